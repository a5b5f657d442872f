// A10: silent where a way to a reader is not followed: the modifier that sets the value may be around it there.
import SwiftUI

extension EnvironmentValues {
  @Entry var spacing = 8

  @Entry var margin = 8
}

struct Spaced: View {
  @Environment(\.spacing) private var spacing

  var body: some View { VStack(spacing: CGFloat(spacing)) {} }
}

struct Inset: View {
  @Environment(\.margin) private var margin

  var body: some View { Text("").padding(CGFloat(margin)) }
}

struct Styled: ViewModifier {
  func body(content: Content) -> some View {
    content
      .environment(\.spacing, 2)
      .environment(\.margin, 2) // want environment-value-out-of-scope(margin)
  }
}

struct Hidden: View {
  var body: some View { List { Spaced() }.modifier(Styled()) }
}

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Title").modifier(Styled())
      Spaced()
      Inset()
    }
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
