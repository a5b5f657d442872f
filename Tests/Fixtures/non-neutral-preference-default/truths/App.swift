// D14: conditions on two truths combine them like `||` and `&&`.
import SwiftUI

struct AnyKey: PreferenceKey {
  static let defaultValue = true  // want non-neutral-preference-default(AnyKey)
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    if nextValue() { value = true }
  }
}

struct AllKey: PreferenceKey {
  static let defaultValue = false  // want non-neutral-preference-default(AllKey)
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    if !nextValue() { value = false }
  }
}

struct ElseKey: PreferenceKey {
  static let defaultValue = false  // want non-neutral-preference-default(ElseKey)
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    if nextValue() {} else { value = false }
  }
}

struct GuardKey: PreferenceKey {
  static let defaultValue = true  // want non-neutral-preference-default(GuardKey)
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    guard nextValue() else { return }
    value = true
  }
}

struct LeftKey: PreferenceKey {
  static let defaultValue = true  // want non-neutral-preference-default(LeftKey)
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    if value { return }
    value = nextValue()
  }
}

struct TernaryKey: PreferenceKey {
  static let defaultValue = false  // want non-neutral-preference-default(TernaryKey)
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value ? nextValue() : false
  }
}

struct EqualKey: PreferenceKey {
  static let defaultValue = false  // want non-neutral-preference-default(EqualKey)
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    if nextValue() == false { value = false }
  }
}

struct BothKey: PreferenceKey {
  static let defaultValue = false  // want non-neutral-preference-default(BothKey)
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    if value && nextValue() { value = true } else { value = false }
  }
}

struct NeutralAnyKey: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    if nextValue() { value = true }
  }
}

struct NeutralAllKey: PreferenceKey {
  static let defaultValue = true
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    if !nextValue() { value = false }
  }
}

struct NeutralTernaryKey: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value ? true : nextValue()
  }
}

struct FlippedKey: PreferenceKey {
  static let defaultValue = true
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    if nextValue() { value = !value }
  }
}

struct OptionalKey: PreferenceKey {
  static let defaultValue: Bool? = true
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) {
    if let _ = nextValue() { value = true }
  }
}

struct Emitting: View {
  var body: some View {
    Text("a")
      .preference(key: AnyKey.self, value: true)
      .preference(key: AllKey.self, value: true)
      .preference(key: ElseKey.self, value: true)
      .preference(key: GuardKey.self, value: true)
      .preference(key: LeftKey.self, value: true)
      .preference(key: TernaryKey.self, value: true)
      .preference(key: EqualKey.self, value: true)
      .preference(key: BothKey.self, value: true)
      .preference(key: NeutralAnyKey.self, value: true)
      .preference(key: NeutralAllKey.self, value: true)
      .preference(key: NeutralTernaryKey.self, value: true)
      .preference(key: FlippedKey.self, value: true)
      .preference(key: OptionalKey.self, value: true)
  }
}

struct Listening: ViewModifier {
  func body(content: Content) -> some View {
    content
      .onPreferenceChange(AnyKey.self) { print($0) }
      .onPreferenceChange(AllKey.self) { print($0) }
      .onPreferenceChange(ElseKey.self) { print($0) }
      .onPreferenceChange(GuardKey.self) { print($0) }
      .onPreferenceChange(LeftKey.self) { print($0) }
      .onPreferenceChange(TernaryKey.self) { print($0) }
      .onPreferenceChange(EqualKey.self) { print($0) }
      .onPreferenceChange(BothKey.self) { print($0) }
      .onPreferenceChange(NeutralAnyKey.self) { print($0) }
      .onPreferenceChange(NeutralAllKey.self) { print($0) }
      .onPreferenceChange(NeutralTernaryKey.self) { print($0) }
      .onPreferenceChange(FlippedKey.self) { print($0) }
      .onPreferenceChange(OptionalKey.self) { _ in }
  }
}

@main
struct KeysApp: App {
  var body: some Scene {
    WindowGroup { Emitting().modifier(Listening()) }
  }
}
