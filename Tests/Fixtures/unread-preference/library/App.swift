// Public keys of a project in which nothing runs may be set and heard by its users; internal ones may not.
import SwiftUI

public struct OpenKey: PreferenceKey {
  public static let defaultValue = 0
  public static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct HiddenKey: PreferenceKey { // want unread-preference(HiddenKey)
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

public struct Badge: View {
  public var body: some View {
    Text("badge").preference(key: OpenKey.self, value: 1).preference(key: HiddenKey.self, value: 1)
  }
}
