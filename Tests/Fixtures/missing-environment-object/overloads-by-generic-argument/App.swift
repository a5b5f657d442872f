// A2: overloads that differ in what a binding holds are told apart, so that the cover which an item opens is followed.
import SwiftUI

final class Session: ObservableObject { @Published var user = "guest" }

struct Placeholder: Identifiable, Equatable { let id = 1 }

struct ItemCover<Cover: View, Item: Identifiable & Equatable>: ViewModifier {
  @EnvironmentObject var session: Session
  @Binding var item: Item?
  let cover: (Item) -> Cover

  func body(content: Content) -> some View {
    content.fullScreenCover(item: $item) { cover($0).navigationTitle(session.user) }
  }
}

struct FlagCover<Cover: View>: ViewModifier {
  @Binding var isPresented: Bool
  let cover: () -> Cover

  private var item: Binding<Placeholder?> {
    Binding(get: { isPresented ? Placeholder() : nil }, set: { isPresented = $0 != nil })
  }

  func body(content: Content) -> some View {
    content.cover(self.item, content: { _ in cover() })
  }
}

extension View {
  func cover<Cover: View>(
    _ isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Cover
  ) -> some View {
    modifier(FlagCover(isPresented: isPresented, cover: content))
  }

  func cover<Cover: View, Item: Identifiable & Equatable>(
    _ item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Cover
  ) -> some View {
    modifier(ItemCover(item: item, cover: content))
  }
}

struct Home: View {
  @State private var isShown = false

  var body: some View {
    Text("home").cover($isShown) { Text("cover") }
  }
}

@main
struct NotesApp: App {
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup {
      Home() // want missing-environment-object(Session)
    }
    WindowGroup {
      Home().environmentObject(session)
    }
  }
}
