// D9: views that set nothing are skipped; two that set the key meet, in nested containers, too.
import SwiftUI

struct D9AloneKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct D9BothKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() } // want lossy-preference-reduce(D9BothKey)
}

struct D9NestedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() } // want lossy-preference-reduce(D9NestedKey)
}

struct D09Screen: View {
  @State private var values: [Int] = []
  @State private var value = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      VStack {
        Text("plain")
        Text("sets").preference(key: D9AloneKey.self, value: 1)
        Text("plain")
      }
      .onPreferenceChange(D9AloneKey.self) { value = $0 }
      VStack {
        Text("sets").preference(key: D9BothKey.self, value: 1)
        Text("sets").preference(key: D9BothKey.self, value: 2)
      }
      .onPreferenceChange(D9BothKey.self) { value = $0 }
      VStack {
        HStack { Text("sets").preference(key: D9NestedKey.self, value: 1) }
        HStack { Text("sets").preference(key: D9NestedKey.self, value: 2) }
      }
      .onPreferenceChange(D9NestedKey.self) { value = $0 }
    }
  }
}
