// A10, A12: a value that is set beside its readers reaches none of them. Set above one of them, by a helper, a
// transformation, a modifier or a scene, it does.
import SwiftUI

struct AccentKey: EnvironmentKey { static let defaultValue = 1 }

extension EnvironmentValues {
  var accent: Int {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  @Entry var spacing = 8

  @Entry var margin = 8

  @Entry var depth = 8
}

struct Accented: View {
  @Environment(\.accent) private var accent

  var body: some View { Text("\(accent)") }
}

struct Spaced: View {
  @Environment(\.spacing) private var spacing

  var body: some View { VStack(spacing: CGFloat(spacing)) {} }
}

struct Inset: View {
  @Environment(\.margin) private var margin

  var body: some View { Text("").padding(CGFloat(margin)) }
}

struct Deep: ViewModifier {
  @Environment(\.depth) private var depth

  func body(content: Content) -> some View { content.offset(x: CGFloat(depth)) }
}

struct Tinted: ViewModifier {
  func body(content: Content) -> some View { content.environment(\.margin, 2) }
}

extension View {
  func deepened() -> some View { transformEnvironment(\.depth) { $0 += 1 } }
}

struct Header: View {
  var body: some View {
    Text("Header")
      .environment(\.accent, 2) // want environment-value-out-of-scope(AccentKey)
      .deepened()
  }
}

struct ContentView: View {
  var body: some View {
    VStack {
      Header()
      Accented()
      Spaced()
      Inset().modifier(Tinted())
      Text("Deep").modifier(Deep()).deepened()
    }
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
      .environment(\.spacing, 4)
  }
}
