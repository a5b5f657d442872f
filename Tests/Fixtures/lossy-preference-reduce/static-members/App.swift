// D10, D12: dynamic content contributes the default, also where it shows nothing but a static member of a view.
import SwiftUI

struct LayerKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(LayerKey)
}

struct OptionalKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(OptionalKey)
}

struct PlainKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct Screen: View {
  @State private var isOn = false

  var body: some View {
    Text("a")
      .preference(key: LayerKey.self, value: 1)
      .overlay { if isOn { Color.red } }
      .onPreferenceChange(LayerKey.self) { print($0) }
    Text("b")
      .preference(key: OptionalKey.self, value: 1)
      .overlay(isOn ? Color.red : nil)
      .onPreferenceChange(OptionalKey.self) { print($0) }
    Text("c")
      .preference(key: PlainKey.self, value: 1)
      .overlay(isOn ? Color.red : Color.blue)
      .onPreferenceChange(PlainKey.self) { print($0) }
  }
}

@main
struct LayerApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
