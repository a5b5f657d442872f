// D6, D8: a key that is declared twice, under conditions that exclude each other, is one key, in a library, too, whose views only
// others show.
import SwiftUI

#if os(iOS)
struct LatestKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
#else
struct LatestKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
#endif

#if os(iOS)
struct HeardKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
#else
struct HeardKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
#endif

public struct Emitting: View {
  public init() {}

  public var body: some View {
    Text("a").preference(key: LatestKey.self, value: 1).preference(key: HeardKey.self, value: 1)
  }
}

struct Listening: ViewModifier {
  func body(content: Content) -> some View {
    content
      .background(Color.clear.onPreferenceChange(LatestKey.self) { print($0) })  // want deaf-preference-listener(LatestKey)
      .onPreferenceChange(HeardKey.self) { print($0) }
  }
}

extension View {
  public func listening() -> some View { modifier(Listening()) }
}
