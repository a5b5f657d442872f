// A10, A17: a style writes what the label and the content of its configuration read: they are views of the controls that
// the style builds, wherever these stand.
import SwiftUI

private struct PressedKey: EnvironmentKey { static let defaultValue = false }
private struct DimmedKey: EnvironmentKey { static let defaultValue = false }
private struct RaisedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  fileprivate var isPressed: Bool {
    get { self[PressedKey.self] }
    set { self[PressedKey.self] = newValue }
  }
  fileprivate var isDimmed: Bool {
    get { self[DimmedKey.self] }
    set { self[DimmedKey.self] = newValue }
  }
  fileprivate var isRaised: Bool {
    get { self[RaisedKey.self] }
    set { self[RaisedKey.self] = newValue }
  }
}

struct TileStyle: PrimitiveButtonStyle {
  @State private var isPressed = false
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.environment(\.isPressed, isPressed)
  }
}

extension PrimitiveButtonStyle where Self == TileStyle {
  static var tile: TileStyle { TileStyle() }
}

struct CardStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View { Card(configuration: configuration) }
}

struct Card: View {
  let configuration: GroupBoxStyleConfiguration
  var body: some View { VStack { configuration.content }.environment(\.isDimmed, true) }
}

struct Tile: View {
  @Environment(\.isPressed) private var isPressed
  @Environment(\.isDimmed) private var isDimmed
  @Environment(\.isRaised) private var isRaised
  var body: some View { Text(isPressed || isDimmed || isRaised ? "on" : "off") }
}

struct Page: View {
  var body: some View {
    Button {
    } label: {
      Tile()
    }
    .buttonStyle(.tile)
    GroupBox { Tile() }.groupBoxStyle(CardStyle())
    Text("Raised").environment(\.isRaised, true)  // want environment-value-out-of-scope(RaisedKey)
  }
}

@main
struct TilesApp: App {
  var body: some Scene { WindowGroup { Page() } }
}
