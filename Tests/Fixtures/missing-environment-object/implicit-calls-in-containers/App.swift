// A16: a style or a view that is named by its type's own function alone is built, in a container's closure as anywhere.
import SwiftUI

final class Theme: ObservableObject { @Published var count = 0 }

final class Palette: ObservableObject { @Published var name = "" }

final class Sign: ObservableObject { @Published var text = "" }

final class Accent: ObservableObject { @Published var isOn = false }

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Screen() // want missing-environment-object(Theme) missing-environment-object(Palette) missing-environment-object(Sign) missing-environment-object(Accent)
    }
  }
}

struct Screen: View {
  var body: some View {
    VStack {
      Button("buy") {}.buttonStyle(.pill(4))
      Form {
        Label("title", systemImage: "star").labelStyle(.tinted("red"))
      }
      Text("inbox").overlay { HStack { Text("in").overlay(.sign("3")) } }
      Text("accent").modifier(.accented(2))
    }
  }
}

struct PillButtonStyle: ButtonStyle {
  @EnvironmentObject var theme: Theme
  let size: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(size).opacity(theme.count > 0 ? 1 : 0.5)
  }
}

extension ButtonStyle where Self == PillButtonStyle {
  static func pill(_ size: CGFloat = 8) -> PillButtonStyle { .init(size: size) }
}

struct TintedLabelStyle: LabelStyle {
  let color: String
  func makeBody(configuration: Configuration) -> some View { Tinted(color: color) }
}

struct Tinted: View {
  let color: String
  @EnvironmentObject var palette: Palette
  var body: some View { Text(palette.name + color) }
}

extension LabelStyle where Self == TintedLabelStyle {
  static func tinted(_ color: String) -> Self { TintedLabelStyle(color: color) }
}

struct SignView: View {
  let text: String
  @EnvironmentObject var sign: Sign
  var body: some View { Text(sign.text + text) }
}

extension View where Self == SignView {
  static func sign(_ text: String) -> SignView { .init(text: text) }
}

struct Accented: ViewModifier {
  let strength: Int
  @EnvironmentObject var accent: Accent
  func body(content: Content) -> some View { content.opacity(accent.isOn ? 1 : 0) }
}

extension ViewModifier where Self == Accented {
  static func accented(_ strength: Int) -> Accented { Accented(strength: strength) }
}
