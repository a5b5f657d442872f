// A16: what a style's body builds around its label is below the styled control.
import SwiftUI

final class Theme: ObservableObject {
  @Published var tint = "red"
}

struct Tint: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.tint) }
}

struct Decorated: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Tint()
    }
  }
}

struct Buy: View {
  var body: some View {
    Button("Buy") {}
      .buttonStyle(Decorated())
  }
}

@main
struct ShopApp: App {
  @StateObject private var theme = Theme()

  var body: some Scene {
    WindowGroup {
      Buy().environmentObject(theme)
      Buy() // want missing-environment-object(Theme)
    }
  }
}
