// D10, D12: what meets within a view that users of a library place is lost wherever it stands: whoever hears the view hears what
// is left. A single value, one that comes last, and one that is heard before are not.
import SwiftUI

struct LostKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(LostKey)
}

struct OneKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct LastKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct HeardKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct UnreadKey: PreferenceKey {  // want unread-preference(UnreadKey)
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

public struct Header: View {
  private let title: String
  private let isShown: Bool

  public init(title: String, isShown: Bool) {
    self.title = title
    self.isShown = isShown
  }

  public var body: some View {
    VStack {
      if isShown { Text(title).preference(key: LastKey.self, value: 1) }
      Text("one").preference(key: OneKey.self, value: 1)
      Text("two")
        .preference(key: HeardKey.self, value: 1)
        .onPreferenceChange(HeardKey.self) { print($0) }
    }
  }
}

public struct Footer: View {
  private let title: String
  private let isShown: Bool

  public init(title: String, isShown: Bool) {
    self.title = title
    self.isShown = isShown
  }

  public var body: some View {
    VStack {
      if isShown { Text(title).preference(key: LostKey.self, value: 1) }
      Text(title)
        .preference(key: HeardKey.self, value: 1)
        .onPreferenceChange(HeardKey.self) { print($0) }
      Text("replaced").preference(key: UnreadKey.self, value: 1)
      HStack { if !title.isEmpty { Text(title).preference(key: LastKey.self, value: 1) } }
    }
  }
}

public struct Listening<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    content
      .onPreferenceChange(LostKey.self) { print($0) }
      .onPreferenceChange(OneKey.self) { print($0) }
      .onPreferenceChange(LastKey.self) { print($0) }
  }
}
