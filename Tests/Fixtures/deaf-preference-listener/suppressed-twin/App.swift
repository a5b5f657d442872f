// Suppressing an emitter silences the listener that it nearly meets: they are one mistake (D8).
import SwiftUI

struct WidthKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Screen: View {
  @State private var value = 0

  var body: some View {
    HStack {
      Text("left").preference(key: WidthKey.self, value: 1) // preflint:ignore[non-child-preference] - measured later
      Text("right").onPreferenceChange(WidthKey.self) { value = $0 }
    }
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
