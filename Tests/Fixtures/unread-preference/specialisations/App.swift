// D.1: two specialisations of a key are two keys: one that is only set is not the one that is only listened to. A key is called
// as it is written: one that nobody uses inside of the type around it stands behind that.
import SwiftUI

struct TagKey<Tag>: PreferenceKey { // want unread-preference(TagKey<Emitted>) unwritten-preference(TagKey<Heard>)
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

enum Emitted {}

enum Heard {}

enum Both {}

struct TypedKey<Tag>: PreferenceKey { // want unread-preference(TypedKey<Emitted>) unwritten-preference(TypedKey<Heard>)
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Typed<Tag>: View {
  let tag: Tag.Type

  var body: some View { Text("typed").preference(key: TypedKey<Tag>.self, value: 1) }
}

enum Namespace {
  struct Key: PreferenceKey { // want unread-preference(Namespace.Key)
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
}

struct Screen: View {
  struct OwnKey: PreferenceKey { // want unread-preference(OwnKey)
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  var body: some View {
    Typed(tag: Emitted.self).onPreferenceChange(TypedKey<Heard>.self) { print($0) }
    Text("tags")
      .preference(key: TagKey<Emitted>.self, value: 1)
      .preference(key: TagKey<Both>.self, value: 1)
      .preference(key: Namespace.Key.self, value: 1)
      .preference(key: OwnKey.self, value: 1)
      .onPreferenceChange(TagKey<Both>.self) { print($0) }
      .onPreferenceChange(TagKey<Heard>.self) { print($0) }
  }
}

@main
struct TagApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
