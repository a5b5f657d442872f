// A helper that names nothing but what it is given: the view it is applied to stands in a closure that only says 'self',
// and a property stands in for the closure that builds an element.

import SwiftUI

class Theme: ObservableObject {}
class Router: ObservableObject {}
class Store: ObservableObject {}

@main
struct MyApp: App {
  var body: some Scene {
    WindowGroup {
      Home()  // want missing-environment-object(Theme) missing-environment-object(Router) missing-environment-object(Store)
    }
  }
}

struct Home: View {
  var body: some View {
    VStack {
      ThemedRow().placeholder { Text("loading") }
      ForEach(Entry.all, id: \.id, content: \.row)
      Text("tap").routed()
    }
  }
}

struct ThemedRow: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text("\(theme)") }
}

struct Entry {
  static let all = [Entry(id: 1), Entry(id: 2)]
  let id: Int
  var row: some View { StoredRow() }
}

struct StoredRow: View {
  @EnvironmentObject var store: Store
  var body: some View { Text("\(store)") }
}

extension View {
  func placeholder<Content: View>(@ViewBuilder placeholder: () -> Content) -> some View {
    ZStack {
      placeholder()
      self
    }
  }

  func routed() -> some View { modifier(Routed()) }
}

private struct Routed: ViewModifier {
  @EnvironmentObject private var router: Router

  func body(content: Content) -> some View {
    content.onTapGesture { self.open() }
  }

  private func open() { print(router) }
}
