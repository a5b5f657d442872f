// §4: a view that shows itself with ever more values of the environment is followed up to a number of them, below each root by itself: what
// a picture of it misses is told, however often the app shows it.
import SwiftUI

@Observable final class Toasts { var text = "" }

extension EnvironmentValues {
  @Entry var isCompact = false
  @Entry var isFocused = false
  @Entry var isEmbedded = false
  @Entry var isRemote = false
  @Entry var isMuted = false
  @Entry var isDrawn = false
}

struct Row: View {
  @Environment(Toasts.self) private var toasts
  @Environment(\.isCompact) private var isCompact
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEmbedded) private var isEmbedded
  @Environment(\.isRemote) private var isRemote
  @Environment(\.isMuted) private var isMuted
  @Environment(\.isDrawn) private var isDrawn

  var body: some View {
    VStack {
      Text(toasts.text)
      if isCompact { Text("compact") } else { Row().environment(\.isCompact, true) }
      if isFocused { Text("focused") } else { Row().environment(\.isFocused, true) }
      if isEmbedded { Text("embedded") } else { Row().environment(\.isEmbedded, true) }
      if isRemote { Text("remote") } else { Row().environment(\.isRemote, true) }
      if isMuted { Text("muted") } else { Row().environment(\.isMuted, true) }
      if !isDrawn { Button("Share") { share() } }
    }
  }

  @MainActor private func share() {
    let renderer = ImageRenderer(content: Row().environment(\.isDrawn, true))  // want missing-environment-object(Toasts)
    print(renderer.scale)
  }
}

@main
struct RowsApp: App {
  @State private var toasts = Toasts()

  var body: some Scene {
    WindowGroup { Row().environment(toasts) }
  }
}
