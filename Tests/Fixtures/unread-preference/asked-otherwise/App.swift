// D6: a key of which something is asked that it does not declare may be heard by what that does.
import SwiftUI

struct DelayedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct UnreadKey: PreferenceKey {  // want unread-preference(UnreadKey)
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  static let _step = 1
}

struct Screen: View {
  var body: some View {
    VStack {
      Text("a").preference(key: DelayedKey.self, value: 1)
      Text("b").preference(key: UnreadKey.self, value: UnreadKey._step)
      DelayedKey._delay { value in value._force { Text("\($0)") } }
    }
  }
}

@main
struct DelayedApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
