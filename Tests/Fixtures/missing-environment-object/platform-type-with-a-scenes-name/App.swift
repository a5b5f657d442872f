// A name means no declaration that does not exist where the name stands: on macOS 'Settings' is SwiftUI's scene, whatever
// the project calls so on iOS.
import SwiftUI

final class Library: ObservableObject { var n = 0 }

final class Theme: ObservableObject { var n = 0 }

struct LibrarySettings: View {
  @EnvironmentObject var library: Library
  var body: some View { Text("\(library.n)") }
}

struct ThemeSettings: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text("\(theme.n)") }
}

#if os(macOS)
@main struct DesktopApp: App {
  @StateObject var theme = Theme()
  var body: some Scene {
    WindowGroup { Text("a") }
    Settings {
      LibrarySettings() // want missing-environment-object(Library)
      ThemeSettings().environmentObject(theme)
    }
  }
}
#elseif os(iOS)
struct Settings: View {
  var body: some View { LibrarySettings() }
}

@main struct MobileApp: App {
  @StateObject var library = Library()
  var body: some Scene {
    WindowGroup { Settings().environmentObject(library) }
  }
}
#endif
