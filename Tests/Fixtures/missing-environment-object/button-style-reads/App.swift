// A16, A17: a style is installed where it is used.
import SwiftUI

final class Theme: ObservableObject {
  @Published var corner = 8.0
}

struct Rounded: ButtonStyle {
  @EnvironmentObject var theme: Theme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(theme.corner)
  }
}

struct Buy: View {
  var body: some View {
    Button("Buy") {}
      .buttonStyle(Rounded())
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
