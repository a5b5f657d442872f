// D6: where nothing below can set the key the action is never called; content that cannot be told may set it.
import SwiftUI

struct D6Key: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D6UntoldKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D6Pages {
  static var shared = D6Pages()
  var first = AnyView(EmptyView())
}

struct D06Screen: View {
  @State private var values: [Int] = []
  @State private var value = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("plain").onPreferenceChange(D6Key.self) { values = $0 } // want deaf-preference-listener(D6Key)
      D6Pages.shared.first.onPreferenceChange(D6UntoldKey.self) { values = $0 }
      Text("set").preference(key: D6UntoldKey.self, value: [1]).onPreferenceChange(D6UntoldKey.self) { values = $0 }
      Text("set").preference(key: D6Key.self, value: [1]).onPreferenceChange(D6Key.self) { values = $0 }
    }
  }
}
