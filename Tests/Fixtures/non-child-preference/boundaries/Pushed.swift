// D.4, §0.2: a pushed screen is not judged for a listener inside the stack; one outside the stack hears it.
import SwiftUI

struct PushedInsideKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct PushedOutsideKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct PushedBesideKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct PushedScreen: View {
  @State private var values: [Int] = []

  var body: some View {
    VStack {
      NavigationStack {
        NavigationLink("inside") { Color.red.preference(key: PushedInsideKey.self, value: [1]) }
          .onPreferenceChange(PushedInsideKey.self) { values = $0 }
        NavigationLink("outside") { Color.red.preference(key: PushedOutsideKey.self, value: [1]) }
        NavigationLink("beside") {
          Color.red.preference(key: PushedBesideKey.self, value: [1]) // want non-child-preference(PushedBesideKey)
        }
      }
      .onPreferenceChange(PushedOutsideKey.self) { values = $0 }
      Text("beside").onPreferenceChange(PushedBesideKey.self) { values = $0 } // want deaf-preference-listener(PushedBesideKey)
    }
  }
}
