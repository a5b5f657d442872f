// D9: `let nextValue = nextValue()` names the value by the function that gives it: what is made of it is made of the next value.
import SwiftUI

struct MergedKey: PreferenceKey {
  static let defaultValue: [String: Int] = [:]

  static func reduce(value: inout [String: Int], nextValue: () -> [String: Int]) {
    let nextValue = nextValue()
    guard !nextValue.isEmpty else { return }
    value.merge(nextValue) { first, _ in first }
  }
}

struct KeptKey: PreferenceKey {
  static let defaultValue: [String: Int] = [:]

  static func reduce(value: inout [String: Int], nextValue: () -> [String: Int]) { // want lossy-preference-reduce(KeptKey)
    let nextValue = nextValue()
    value = nextValue
  }
}

struct Screen: View {
  var body: some View {
    VStack {
      Text("a").preference(key: MergedKey.self, value: ["a": 1]).preference(key: KeptKey.self, value: ["a": 1])
      Text("b").preference(key: MergedKey.self, value: ["b": 1]).preference(key: KeptKey.self, value: ["b": 1])
    }
    .onPreferenceChange(MergedKey.self) { print($0) }
    .onPreferenceChange(KeptKey.self) { print($0) }
  }
}

@main
struct MergedApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
