// D14: a condition that asks which of two values is less combines them like `min` or `max`; a value that is put together of
// parts is combined as its parts are.
import SwiftUI

struct LeastKey: PreferenceKey {
  static let defaultValue: CGFloat = 0  // want non-neutral-preference-default(LeastKey)
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    let next = nextValue()
    if next < value { value = next }
  }
}

struct GuardedKey: PreferenceKey {
  static let defaultValue: CGFloat = 0  // want non-neutral-preference-default(GuardedKey)
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    let next = nextValue()
    guard value > next else { return }
    value = next
  }
}

struct LeftKey: PreferenceKey {
  static let defaultValue: CGFloat = 0  // want non-neutral-preference-default(LeftKey)
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    let next = nextValue()
    if value <= next { return }
    value = next
  }
}

struct TernaryKey: PreferenceKey {
  static let defaultValue: CGFloat = 0  // want non-neutral-preference-default(TernaryKey)
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    let next = nextValue()
    value = next < value ? next : value
  }
}

struct SizeKey: PreferenceKey {
  static let defaultValue: CGSize = .zero  // want non-neutral-preference-default(SizeKey)
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    let next = nextValue()
    value = .init(width: min(value.width, next.width), height: min(value.height, next.height))
  }
}

struct DateKey: PreferenceKey {
  static let defaultValue: Date = .distantPast  // want non-neutral-preference-default(DateKey)
  static func reduce(value: inout Date, nextValue: () -> Date) { value = min(value, nextValue()) }
}

struct GreatestKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    let next = nextValue()
    guard next > value else { return }
    value = next
  }
}

struct OtherwiseKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    let next = nextValue()
    if next < value {} else { value = next }
  }
}

struct LatestKey: PreferenceKey {
  static let defaultValue: Date = .distantPast
  static func reduce(value: inout Date, nextValue: () -> Date) { value = max(value, nextValue()) }
}

struct SwitchedKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    let next = nextValue()
    if value > 0 {
      if next < value { return }
    }
    value = next
  }
}

struct Screen: View {
  var body: some View {
    Text("a")
      .preference(key: LeastKey.self, value: 1)
      .preference(key: GuardedKey.self, value: 1)
      .preference(key: LeftKey.self, value: 1)
      .preference(key: TernaryKey.self, value: 1)
      .preference(key: SizeKey.self, value: .zero)
      .preference(key: DateKey.self, value: .now)
      .preference(key: GreatestKey.self, value: 1)
      .preference(key: OtherwiseKey.self, value: 1)
      .preference(key: LatestKey.self, value: .now)
      .preference(key: SwitchedKey.self, value: 1)
      .modifier(Listening())
  }
}

struct Listening: ViewModifier {
  func body(content: Content) -> some View {
    content
      .onPreferenceChange(LeastKey.self) { print($0) }
      .onPreferenceChange(GuardedKey.self) { print($0) }
      .onPreferenceChange(LeftKey.self) { print($0) }
      .onPreferenceChange(TernaryKey.self) { print($0) }
      .onPreferenceChange(SizeKey.self) { print($0) }
      .onPreferenceChange(DateKey.self) { print($0) }
      .onPreferenceChange(GreatestKey.self) { print($0) }
      .onPreferenceChange(OtherwiseKey.self) { print($0) }
      .onPreferenceChange(LatestKey.self) { print($0) }
      .onPreferenceChange(SwitchedKey.self) { print($0) }
  }
}

@main
struct KeysApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
