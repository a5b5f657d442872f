// A15: what a modifier's body writes around its content reaches the content and nothing beside it.
import SwiftUI

final class Theme: ObservableObject {
  @Published var tint = "red"
}

struct Swatch: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.tint) }
}

struct WithTheme: ViewModifier {
  @StateObject private var theme = Theme()

  func body(content: Content) -> some View {
    content.environmentObject(theme)
  }
}

struct WithCaption: ViewModifier {
  func body(content: Content) -> some View {
    VStack {
      content.environmentObject(Theme())
      Swatch()
    }
  }
}

@main
struct PaintApp: App {
  var body: some Scene {
    WindowGroup {
      Swatch().modifier(WithTheme())
      Swatch().modifier(WithCaption()) // want missing-environment-object(Theme)
      Text("plain").modifier(WithCaption()).modifier(WithTheme())
    }
  }
}
