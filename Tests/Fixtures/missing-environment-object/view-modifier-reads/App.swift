// A15: a ViewModifier reads the environment at its own place in the chain, not that of its content.
import SwiftUI

final class Theme: ObservableObject {
  @Published var tint = "red"
}

struct Themed: ViewModifier {
  @EnvironmentObject var theme: Theme

  func body(content: Content) -> some View {
    content.accessibilityLabel(theme.tint)
  }
}

@main
struct PaintApp: App {
  @StateObject private var theme = Theme()

  var body: some Scene {
    WindowGroup {
      Text("inside").modifier(Themed()).environmentObject(theme)
      Text("outside").environmentObject(theme).modifier(Themed()) // want missing-environment-object(Theme)
    }
  }
}
