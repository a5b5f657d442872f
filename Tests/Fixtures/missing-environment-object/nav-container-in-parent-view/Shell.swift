// C4: the container may stand in another view and file than the link.
import SwiftUI

struct Shell<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    NavigationView {
      content()
        .navigationTitle("Shell")
    }
    .navigationViewStyle(.stack)
  }
}

@main
struct ShellApp: App {
  @StateObject private var model = Model()

  var body: some Scene {
    WindowGroup {
      Shell { Home() }.environmentObject(model)
    }
    WindowGroup(id: "inside") {
      Shell { Home().environmentObject(model) }
    }
  }
}
