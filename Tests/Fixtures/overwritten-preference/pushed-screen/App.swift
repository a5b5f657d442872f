// C4, C6, D1: a pushed screen is no child of the link, so that nothing on the link replaces what the screen sets; the link's label is
// one.
import SwiftUI

struct TabBarKey: PreferenceKey {
  static let defaultValue = true
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value && nextValue() }
}

@main
struct TabsApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        NavigationLink("Open") { Details() }
          .preference(key: TabBarKey.self, value: true)
      }
      .onPreferenceChange(TabBarKey.self) { print($0) }
      NavigationStack {
        NavigationLink(destination: Text("Details")) {
          Text("Open").preference(key: TabBarKey.self, value: false) // want overwritten-preference(TabBarKey)
        }
        .preference(key: TabBarKey.self, value: true)
      }
      .onPreferenceChange(TabBarKey.self) { print($0) }
    }
  }
}

struct Details: View {
  var body: some View {
    Text("Details").preference(key: TabBarKey.self, value: false)
  }
}
