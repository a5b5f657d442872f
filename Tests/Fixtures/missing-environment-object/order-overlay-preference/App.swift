// B3: overlayPreferenceValue takes the environment that enters the modifier.
import SwiftUI

final class Player: ObservableObject {
  @Published var title = "Intro"
}

struct PlayerBar: View {
  @EnvironmentObject var player: Player
  var body: some View { Text(player.title) }
}

struct LibraryView: View {
  @StateObject private var player = Player()

  var body: some View {
    VStack {
      Text("Library").preference(key: WidthKey.self, value: 80)
        .overlayPreferenceValue(WidthKey.self) { width in
          PlayerBar().frame(width: width)
        }
        .environmentObject(player)
      Text("Library").preference(key: WidthKey.self, value: 80)
        .environmentObject(player)
        .overlayPreferenceValue(WidthKey.self) { width in // want missing-environment-object(Player)
          PlayerBar().frame(width: width)
        }
    }
  }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

@main
struct PlayerApp: App {
  var body: some Scene {
    WindowGroup { LibraryView() }
  }
}
