// D9: two emitters are only combined where both are there. What decides that the one is there decides in another view that the other
// one is not, by the same object.
import SwiftUI

struct BarKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct SideKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() } // want lossy-preference-reduce(SideKey)
}

final class Settings: ObservableObject {
  @Published var isTop = false
  @Published var hasSide = false
}

struct TopBar: View {
  var body: some View { Text("Top").preference(key: BarKey.self, value: 1) }
}

struct Sidebar: View {
  @EnvironmentObject var settings: Settings

  var body: some View {
    VStack {
      if !settings.isTop { Text("Address").preference(key: BarKey.self, value: 2) }
      if settings.hasSide { Text("Side").preference(key: SideKey.self, value: 2) }
      Text("Tabs")
    }
  }
}

struct Window: View {
  @EnvironmentObject var settings: Settings
  @State private var height: CGFloat = 0

  var body: some View {
    VStack {
      if settings.isTop {
        VStack {
          Sidebar()
          TopBar()
          Text("Own").preference(key: SideKey.self, value: 1)
        }
      } else {
        Sidebar()
      }
    }
    .onPreferenceChange(BarKey.self) { height = $0 }
    .onPreferenceChange(SideKey.self) { height = $0 }
  }
}

@main
struct BrowserApp: App {
  @StateObject private var settings = Settings()

  var body: some Scene {
    WindowGroup { Window().environmentObject(settings) }
  }
}
