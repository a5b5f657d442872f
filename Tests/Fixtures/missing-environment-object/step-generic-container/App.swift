// Design §4, B2: containers that store their content's closure, or call it in init, place it in their body.
import SwiftUI

final class Theme: ObservableObject {
  @Published var tint = "red"
}

final class Badges: ObservableObject {
  @Published var count = 0
}

struct Tinted: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.tint) }
}

struct Counted: View {
  @EnvironmentObject var badges: Badges
  var body: some View { Text("\(badges.count)") }
}

struct Panel<Header: View, Content: View>: View {
  private let header: Header
  @ViewBuilder private let content: (Int) -> Content
  private let theme = Theme()

  init(@ViewBuilder header: () -> Header, @ViewBuilder content: @escaping (Int) -> Content) {
    self.header = header()
    self.content = content
  }

  var body: some View {
    VStack {
      header
      Divider()
      content(3).environmentObject(theme)
    }
  }
}

struct Stored<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View { content.padding() }
}

struct Outer<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    Stored {
      Panel {
        Text("header")
      } content: { _ in
        content()
      }
    }
  }
}

@main
struct PanelApp: App {
  private let badges = Badges()

  var body: some Scene {
    WindowGroup {
      Panel { Text("h") } content: { _ in Tinted() }
      Panel { Tinted() } content: { _ in Text("c") } // want missing-environment-object(Theme)
      Outer { Tinted() }
      Outer { Counted() }.environmentObject(badges)
      Outer { Counted() } // want missing-environment-object(Badges)
    }
  }
}
