// C18: an app below a folder of tests is none of them.
import SwiftUI

@Observable final class Library { var name = "" }

@main struct DemoApp: App {
  @State private var library = Library()

  var body: some Scene {
    WindowGroup { Home().environment(library) }
  }
}

struct Home: View {
  @Environment(Library.self) private var library

  var body: some View { Text(library.name) }
}

#Preview {
  Home()  // want missing-environment-object-in-preview(Library)
}
