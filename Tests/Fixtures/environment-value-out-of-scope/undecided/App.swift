// A10: silent where a reader may be: below an opaque view, in a style, behind a container that is not known, in a
// write that no root is seen to reach, and where only a preview reads the default.
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

struct Loud: ButtonStyle {
  @Environment(\.margin) private var margin

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(CGFloat(margin))
  }
}

protocol Factory {
  func make() -> AnyView
}

struct ContentView: View {
  let factory: any Factory

  var body: some View {
    VStack {
      factory.make().environment(\.accent, 2)
      Accented()
      Text("").environment(\.margin, 2)
      Inset()
      Button("Save") {}.buttonStyle(Loud())
      Spaced()
    }
  }
}

struct Unreached: View {
  var body: some View { Text("").environment(\.spacing, 2) }
}

struct Outer: View {
  var body: some View { Text("").environment(\.depth, 2) }
}

#Preview {
  Text("").modifier(Deep())
}

@main
struct ShopApp: App {
  let factory: any Factory

  var body: some Scene {
    WindowGroup {
      ContentView(factory: factory)
      Outer()
    }
  }
}
