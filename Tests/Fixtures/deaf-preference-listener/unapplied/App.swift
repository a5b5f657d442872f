// D6: a listener in a modifier that nothing applies hears nothing, and what emits its key is heard by nobody.
import SwiftUI

struct DepthKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Watching: ViewModifier {
  @Binding var depth: Int

  func body(content: Content) -> some View {
    content.onPreferenceChange(DepthKey.self) { depth = $0 } // want deaf-preference-listener(DepthKey)
  }
}

struct Screen: View {
  var body: some View {
    Text("deep").preference(key: DepthKey.self, value: 1) // want non-child-preference(DepthKey)
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
