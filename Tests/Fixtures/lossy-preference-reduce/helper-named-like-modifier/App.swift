// A helper that is named like the modifier and asks of its key what the modifier asks is the one that is meant where its labels
// fit: what it emits is heard (D9).
import SwiftUI

@main struct Main: App {
  var body: some Scene { WindowGroup { Contents() } }
}

struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) {  // want lossy-preference-reduce(Names)
    value = nextValue()
  }
}

extension View {
  func preference<Key: PreferenceKey>(key: Key.Type, of value: Key.Value) -> some View {
    preference(key: key, value: value)
  }
}

struct Contents: View {
  @State private var names: [String] = []
  var body: some View {
    VStack {
      Text("a").preference(key: Names.self, of: ["a"])
      Text("b").preference(key: Names.self, of: ["b"])
    }
    .onPreferenceChange(Names.self) { names = $0 }
  }
}
