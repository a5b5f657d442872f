// A10, A12: a call by the name of a key is one of the modifier, where the key's value is nothing to call.
import SwiftUI

enum Density { case compact, regular }
struct CardStyle { var radius = 8.0; static let plain = CardStyle(); static let round = CardStyle(radius: 20) }
private struct CardStyleKey: EnvironmentKey { static let defaultValue = CardStyle.plain }

extension EnvironmentValues {
  @Entry var density: Density = .regular
  @Entry var depth = 0
  var cardStyle: CardStyle {
    get { self[CardStyleKey.self] }
    set { self[CardStyleKey.self] = newValue }
  }
}

extension View {
  func density(_ density: Density) -> some View { environment(\.density, density) } // want environment-value-out-of-scope(density)
  func cardStyle(_ style: CardStyle) -> some View { environment(\.cardStyle, style) } // want environment-value-out-of-scope(CardStyleKey)
  func depth(_ depth: Int) -> some View { environment(\.depth, depth) } // want environment-value-out-of-scope(depth)
}

struct Row: View {
  @Environment(\.density) private var density
  @Environment(\.cardStyle) private var style
  @Environment(\.depth) private var depth
  var body: some View { Text("\(depth)").padding(density == .compact ? 2 : style.radius) }
}

struct Screen: View {
  var body: some View {
    VStack {
      Text("Header").density(.compact).cardStyle(.round).depth(2)
      Row()
    }
  }
}

@main struct DemoApp: App { var body: some Scene { WindowGroup { Screen() } } }
