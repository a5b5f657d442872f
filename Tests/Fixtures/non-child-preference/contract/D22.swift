// D22: values with an equality of their own are heard, or not, like any others.
import SwiftUI

struct D22Action: Equatable {
  var run: () -> Void = {}
  static func == (left: D22Action, right: D22Action) -> Bool { true }
}

struct D22HeardKey: PreferenceKey {
  static let defaultValue: D22Action? = nil
  static func reduce(value: inout D22Action?, nextValue: () -> D22Action?) { value = value ?? nextValue() }
}

struct D22LostKey: PreferenceKey {
  static let defaultValue: D22Action? = nil
  static func reduce(value: inout D22Action?, nextValue: () -> D22Action?) { value = value ?? nextValue() }
}

struct D22Screen: View {
  @State private var values: [Int] = []
  @State private var value = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("sets").preference(key: D22HeardKey.self, value: D22Action())
      Text("sets").preference(key: D22LostKey.self, value: D22Action()) // want non-child-preference(D22LostKey)
      Text("deaf").onPreferenceChange(D22LostKey.self) { _ in isOn = true } // want deaf-preference-listener(D22LostKey)
    }
    .onPreferenceChange(D22HeardKey.self) { _ in isOn = true }
  }
}
