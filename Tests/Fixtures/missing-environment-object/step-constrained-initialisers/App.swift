// Design §4: initialisers in constrained extensions and default builders decide which content there is.
import SwiftUI

final class Theme: ObservableObject { @Published var tint = "red" }

struct Tint: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.tint) }
}

struct Panel<Header: View, Content: View>: View {
  let header: Header
  let content: Content

  init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.header = header()
    self.content = content()
  }

  var body: some View {
    VStack {
      header
      content
    }
  }
}

extension Panel where Header == EmptyView {
  init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() })
  }
}

extension Panel where Header == Tint {
  init(tinted content: Content) {
    self.init(content: { content }, header: { Tint() })
  }
}

@main
struct PaintApp: App {
  var body: some Scene {
    WindowGroup {
      Panel { Text("plain") }
      Panel(tinted: Text("tinted")) // want missing-environment-object(Theme)
      Panel { Tint() } // want missing-environment-object(Theme)
      Panel(tinted: Text("tinted")).environmentObject(Theme())
    }
  }
}
