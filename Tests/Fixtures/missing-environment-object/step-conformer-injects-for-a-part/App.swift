// Design 4: what a conformer injects itself, for a part of what it builds, tells nothing of the
// places where it may stand.
import SwiftUI

final class Context: ObservableObject {}

struct Reply: View { @EnvironmentObject var context: Context; var body: some View { Text("\(context)") } }

protocol Coordinator: AnyObject { func toPresentable() -> AnyView }

final class RoomCoordinator: Coordinator {
  let context = Context()
  func toPresentable() -> AnyView { AnyView(RoomScreen(context: context)) }
}

final class EmptyCoordinator: Coordinator { func toPresentable() -> AnyView { AnyView(Text("")) } }

struct RoomScreen: View {
  @ObservedObject var context: Context
  var body: some View {
    Reply()
      .environmentObject(context)
      .safeAreaInset(edge: .bottom) { Reply() } // want missing-environment-object(Context)
  } }

final class Navigation: ObservableObject { @Published var root: (any Coordinator)?; @Published var sheet: (any Coordinator)? }

struct Root: View {
  @StateObject var navigation = Navigation()
  var body: some View {
    VStack { navigation.root?.toPresentable() }
      .sheet(isPresented: .constant(true)) { navigation.sheet?.toPresentable() } } }

@main struct A: App { var body: some Scene { WindowGroup { Root() } } }
