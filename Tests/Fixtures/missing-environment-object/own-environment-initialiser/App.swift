// A5: SwiftUI's 'Environment(T.self)' takes observable classes. For a structure it is the project's own initialiser, which reads
// a key that has a default; for any other type it stays SwiftUI's.
import SwiftUI

struct Theme { var color = Color.red }

@Observable
final class Player { var title = "" }

extension EnvironmentValues { @Entry var theme = Theme() }

extension Environment {
  init(_ type: Theme.Type) where Value == Theme { self.init(\.theme) }
}

@main
struct KeyboardApp: App {
  var body: some Scene { WindowGroup { KeyView() } }  // want missing-environment-object(Player)
}

struct KeyView: View {
  @Environment(Theme.self) private var theme
  @Environment(Player.self) private var player
  var body: some View { Text(player.title).foregroundStyle(theme.color) }
}
