// A10, C4, C5: what is set inside a navigation container does not reach what it pushes; set on the container, or in
// the destination, or for a sheet, it does.
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

struct Shelf: View {
  @State private var shown = false

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Accent") { Accented() }
        NavigationLink("Spacing") { Spaced() }
        NavigationLink("Margin") { Inset().environment(\.margin, 3) }
      }
      .environment(\.accent, 2) // want environment-value-out-of-scope(AccentKey)
      .sheet(isPresented: $shown) { Text("").modifier(Deep()) }
      .environment(\.depth, 2)
    }
    .environment(\.spacing, 2)
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { Shelf() }
  }
}
