// ROW: A10. Which of several cases a key of the environment holds decides what follows, also where one of several may be it, and
// where nobody gives the case that is asked for.
import SwiftUI

final class Drawer: ObservableObject { @Published var isOpen = false }
final class Panel: ObservableObject { @Published var isOpen = false }

extension EnvironmentValues {
  @Entry var cellStyle = Style.menu
}

enum Style { case menu, account, locked }

struct Returning: View {
  @Environment(\.cellStyle) private var style
  @EnvironmentObject private var drawer: Drawer
  var body: some View {
    Button("A") {
      switch style {
      case .locked: return
      case .menu: print("menu")
      case .account: print("account")
      }
      drawer.isOpen = false
    }
  }
}

struct Either: View {
  @Environment(\.cellStyle) private var style
  @EnvironmentObject private var drawer: Drawer
  var body: some View {
    if style == .menu || style == .account { Text("\(drawer.isOpen)") }
  }
}

struct Last: View {
  @Environment(\.cellStyle) private var style
  @EnvironmentObject private var drawer: Drawer
  var body: some View {
    Button("A") {
      switch style {
      case .locked, .menu: return
      case .account: print("account")
      }
      drawer.isOpen = false
    }
  }
}

struct Unlocked: View {
  @Environment(\.cellStyle) private var style
  @EnvironmentObject private var panel: Panel
  var body: some View {
    Button("A") {
      switch style {
      case .menu: return
      case .locked: print("locked")
      case .account: print("account")
      }
      panel.isOpen = false
    }
  }
}

struct Screen: View {
  var body: some View {
    Returning()
    Either()
    Last()
  }
}

@main
struct MailApp: App {
  var body: some Scene {
    WindowGroup { Screen().environment(\.cellStyle, .locked) }
    WindowGroup(id: "menu") { Screen() } // want missing-environment-object(Drawer)
    WindowGroup(id: "unlocked") { Unlocked().environment(\.cellStyle, .locked) } // want missing-environment-object(Panel)
    WindowGroup(id: "plain") { Unlocked() }
  }
}
