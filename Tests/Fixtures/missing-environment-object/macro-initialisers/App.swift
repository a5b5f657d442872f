// Design §4: an initialiser that a macro writes gives what the sources do not show. Which branch that takes is not told, and neither is
// it random.
import MemberwiseInit
import SwiftUI

final class Menu: ObservableObject { @Published var depth = 0 }
final class Title: ObservableObject { @Published var text = "" }

@MemberwiseInit(.public)
struct MediaView: View {
  let url: URL?
  @Init(default: false) let enableMenu: Bool

  var body: some View {
    TitleView()
    if enableMenu { MenuView() } else { Text("image") }
  }
}

@MemberwiseInit(.public)
struct SizedView: View {
  let size: Int
  @Init(default: false) let enableMenu: Bool

  init(of text: String, enableMenu: Bool) {
    size = text.count
    self.enableMenu = enableMenu
  }

  var body: some View {
    if enableMenu { MenuView() } else { Text("image") }
  }
}

struct PlainView: View {
  @Init(default: false) let enableMenu: Bool

  var body: some View {
    if enableMenu { OtherView() } else { Text("image") }
  }
}

struct MenuView: View {
  @EnvironmentObject var menu: Menu

  var body: some View { Text("\(menu.depth)") }
}

struct OtherView: View {
  @EnvironmentObject var menu: Menu

  var body: some View { Text("\(menu.depth)") }
}

struct TitleView: View {
  @EnvironmentObject var title: Title

  var body: some View { Text(title.text) }
}

struct Screen: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Menu", isOn: $isOn)
    PlainView(enableMenu: isOn)
  }
}

@main
struct MediaApp: App {
  var body: some Scene {
    WindowGroup {
      MediaView(url: nil) // want missing-environment-object(Title)
      SizedView(size: 3)
      Screen() // want missing-environment-object(Menu)
    }
  }
}
