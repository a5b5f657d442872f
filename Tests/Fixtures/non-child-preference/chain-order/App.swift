// D7, D2: a listener hears what stands before it in the chain. Three keys: set after the listener, before it, and in a
// background before it.
import SwiftUI

struct LateKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct EarlyKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct LayerKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct Screen: View {
  @State private var value = 0

  var body: some View {
    Text("screen")
      .onPreferenceChange(LateKey.self) { value = $0 } // want deaf-preference-listener(LateKey)
      .padding()
      .preference(key: LateKey.self, value: 1) // want non-child-preference(LateKey)
      .preference(key: EarlyKey.self, value: 1)
      .frame(width: 100)
      .onPreferenceChange(EarlyKey.self) { value = $0 }
      .background(Color.clear.preference(key: LayerKey.self, value: 2))
      .onPreferenceChange(LayerKey.self) { value = $0 }
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
