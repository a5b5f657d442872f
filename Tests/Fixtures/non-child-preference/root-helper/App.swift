// D8: what a root shows may be a helper of the app itself.
import SwiftUI

struct PartKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct HeardKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@main
struct PartApp: App {
  var body: some Scene {
    WindowGroup { part }
  }

  var part: some View {
    VStack {
      Text("a").preference(key: PartKey.self, value: 1)  // want non-child-preference(PartKey)
      Text("b").onPreferenceChange(PartKey.self) { print($0) }  // want deaf-preference-listener(PartKey)
      VStack { Text("c").preference(key: HeardKey.self, value: 1) }
        .onPreferenceChange(HeardKey.self) { print($0) }
    }
  }
}
