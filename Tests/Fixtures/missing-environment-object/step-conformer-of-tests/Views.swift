// C18: a conformer that only tests build stands for others there, and in no program. A binding that is constant is so where it is
// handed on.
import SwiftUI

final class Session: ObservableObject { @Published var count = 0 }

final class Theme: ObservableObject { @Published var count = 0 }

struct Leaf: View {
  @EnvironmentObject var session: Session
  var body: some View { Text("\(session.count)") }
}

struct Tinted: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text("\(theme.count)") }
}

protocol Service { func view() -> AnyView }

struct Live: Service {
  func view() -> AnyView { AnyView(Leaf().environmentObject(Session())) }
}

struct Stub: Service {
  func view() -> AnyView { AnyView(Leaf()) }
}

final class Services {
  var service: any Service = Live()
  static let shared = Services()
}

struct Inner: View {
  @Binding var isShown: Bool
  var body: some View {
    if isShown { Tinted() }
  }
}

struct Outer: View {
  @Binding var isShown: Bool
  var body: some View { Inner(isShown: $isShown) }
}

struct Home: View {
  var body: some View { Services.shared.service.view() }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Home") { Home() }
    WindowGroup("Never") { Outer(isShown: .constant(false)) }
    WindowGroup("Always") { Outer(isShown: .constant(true)) }  // want missing-environment-object(Theme)
  }
}
