// Design §4: code from outside that is given a key as an argument of a type, by an attribute or as what has a member that the project
// does not declare may emit it and hear it. So of these keys nothing is told; of the last two it is.
import SwiftUI

struct GivenKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct HandedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct HeldKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct WrappedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct AskedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct SentKey: PreferenceKey { // want unread-preference(SentKey)
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct HeardKey: PreferenceKey { // want unwritten-preference(HeardKey)
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  static var name: String { "heard" }
}

struct Emitting<Key: PreferenceKey>: View {
  var body: some View { ForeignEmitter<Key>() }
}

struct Titled<Key: PreferenceKey>: View {
  var body: some View { Text("titled") }
}

struct Screen: View {
  @State private var value = 0
  @ForeignState(WrappedKey.self) private var wrapped
  private let held: ForeignHolder<HeldKey> = .init()

  var body: some View {
    VStack {
      Text("given").modifier(ForeignModifier<GivenKey>(1))
      Emitting<HandedKey>()
      Text("held").modifier(held)
      AskedKey.emitter(1)
      Text("wrapped").preference(key: WrappedKey.self, value: 1)
      Titled<HeardKey>()
      Text(HeardKey.name)
    }
    .onPreferenceChange(GivenKey.self) { value = $0 }
    .onPreferenceChange(HandedKey.self) { value = $0 }
    .onPreferenceChange(HeldKey.self) { value = $0 }
    .onPreferenceChange(AskedKey.self) { value = $0 }
    .onPreferenceChange(HeardKey.self) { value = $0 }
    .preference(key: SentKey.self, value: 1)
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
