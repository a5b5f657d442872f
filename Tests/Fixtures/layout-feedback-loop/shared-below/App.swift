// An object that everybody shares, in a view that another one shows: it is judged for each view around.
// Semantics: E.3

import SwiftUI

final class Theme: ObservableObject {
  static let shared = Theme()
  @Published var rim: CGFloat = 0
}

struct Bar: View {
  @ObservedObject private var theme = Theme.shared
  var body: some View {
    Text("A").padding(.top, theme.rim)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { theme.rim = $0 } // want layout-feedback-loop(theme)
  }
}

struct Screen: View {
  var body: some View { VStack { Bar() } }
}

// The view around decides whether it stands.
final class Passing: ObservableObject {
  static let shared = Passing()
  @Published var height: CGFloat = 0
}

struct PassingBar: View {
  @ObservedObject private var passing = Passing.shared
  var body: some View {
    Text("A").padding(.top, passing.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { passing.height = $0 }
  }
}

struct Around: View {
  @ObservedObject private var passing = Passing.shared
  var body: some View {
    if passing.height < 10 { PassingBar() }
  }
}

@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Screen()
      Around()
    }
  }
}
