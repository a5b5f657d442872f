// What a 'reduce' changes where the next value says so depends on it, whatever is written there; and so does what is
// written at a place that the next value names.
import SwiftUI

struct CallasfunctionKey: PreferenceKey {
  static let defaultValue: CallasfunctionBag = CallasfunctionBag()
  static func reduce(value: inout CallasfunctionBag, nextValue: () -> CallasfunctionBag) {
    value(nextValue())
  }
}
struct CallasfunctionBag: Equatable {
  var n = 0
  mutating func callAsFunction(_ o: CallasfunctionBag) { n += o.n }
}

struct ConditionLocalKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    let hasNext = !nextValue().isEmpty
    value.append(hasNext ? 1 : 0)
  }
}

struct FormunionIfNextKey: PreferenceKey {
  static let defaultValue: Edge.Set = []
  static func reduce(value: inout Edge.Set, nextValue: () -> Edge.Set) {
    if nextValue().contains(.big) { value.formUnion(.big) }
  }
}

struct HelperInoutFlagsKey: PreferenceKey {
  static let defaultValue: HelperInoutFlagsBar = HelperInoutFlagsBar()
  static func reduce(value: inout HelperInoutFlagsBar, nextValue: () -> HelperInoutFlagsBar) {
    merge(nextValue(), into: &value)
  }
}
struct HelperInoutFlagsBar: Equatable {
  var isVisible = false
  var items: [Int] = []
}
func merge(_ n: HelperInoutFlagsBar, into v: inout HelperInoutFlagsBar) {
  if n.isVisible { v.isVisible = true }
}

struct LastConditionOnOldKey: PreferenceKey {
  static let defaultValue: LastConditionOnOldBar = LastConditionOnOldBar()
  static func reduce(value: inout LastConditionOnOldBar, nextValue: () -> LastConditionOnOldBar) {
    var next = nextValue()
    if value.isVisible { next.isVisible = true }
    value = next
  }
}
struct LastConditionOnOldBar: Equatable {
  var isVisible = false
  var items: [Int] = []
}

struct LastSubscriptIndexKey: PreferenceKey {
  static let defaultValue: [String: Int] = [:]
  static func reduce(value: inout [String: Int], nextValue: () -> [String: Int]) {
    var next = nextValue()
    for k in value.keys { next[k] = 1 }
    value = next
  }
}

struct LoopOwnMethodKey: PreferenceKey {
  static let defaultValue: LoopOwnMethodBag = LoopOwnMethodBag()
  static func reduce(value: inout LoopOwnMethodBag, nextValue: () -> LoopOwnMethodBag) {
    for n in nextValue().items { value.add(n) }
  }
}
struct LoopOwnMethodBag: Equatable {
  var items: [Int] = []
  mutating func add(_ n: Int) { items.append(n) }
}

struct MemberWriteGuardKey: PreferenceKey {
  static let defaultValue: MemberWriteGuardBar = MemberWriteGuardBar()
  static func reduce(value: inout MemberWriteGuardBar, nextValue: () -> MemberWriteGuardBar) {
    guard nextValue().isVisible else { return }
    value.isVisible = true
  }
}
struct MemberWriteGuardBar: Equatable { var isVisible = false }

struct MemberWriteIfNextKey: PreferenceKey {
  static let defaultValue: MemberWriteIfNextBar = MemberWriteIfNextBar()
  static func reduce(value: inout MemberWriteIfNextBar, nextValue: () -> MemberWriteIfNextBar) {
    if nextValue().isVisible { value.isVisible = true }
  }
}
struct MemberWriteIfNextBar: Equatable { var isVisible = false }

struct MemberWriteSwitchKey: PreferenceKey {
  static let defaultValue: MemberWriteSwitchBar = MemberWriteSwitchBar()
  static func reduce(value: inout MemberWriteSwitchBar, nextValue: () -> MemberWriteSwitchBar) {
    switch nextValue().mode {
    case .b: value.mode = .b
    case .a: break
    }
  }
}
struct MemberWriteSwitchBar: Equatable {
  enum M { case a, b }
  var mode = M.a
}

struct MemberWriteTwoFlagsKey: PreferenceKey {
  static let defaultValue: MemberWriteTwoFlagsBar = MemberWriteTwoFlagsBar()
  static func reduce(value: inout MemberWriteTwoFlagsBar, nextValue: () -> MemberWriteTwoFlagsBar) {
    let next = nextValue()
    if next.a { value.a = true }
    if next.b { value.b = true }
  }
}
struct MemberWriteTwoFlagsBar: Equatable {
  var a = false
  var b = false
}

struct OwnMergeMethodFlagsKey: PreferenceKey {
  static let defaultValue: OwnMergeMethodFlagsBar = OwnMergeMethodFlagsBar()
  static func reduce(value: inout OwnMergeMethodFlagsBar, nextValue: () -> OwnMergeMethodFlagsBar) {
    value = value.overlaid(with: nextValue())
  }
}
struct OwnMergeMethodFlagsBar: Equatable {
  var on = false
  func overlaid(with o: OwnMergeMethodFlagsBar) -> OwnMergeMethodFlagsBar {
    var c = self
    if o.on { c.on = true }
    return c
  }
}

struct SubscriptIfNilKey: PreferenceKey {
  static let defaultValue: [String: Int] = [:]
  static func reduce(value: inout [String: Int], nextValue: () -> [String: Int]) {
    for k in nextValue().keys { if value[k] == nil { value[k] = 0 } }
  }
}

struct SubscriptIndexKey: PreferenceKey {
  static let defaultValue: [Int: Bool] = [:]
  static func reduce(value: inout [Int: Bool], nextValue: () -> [Int: Bool]) {
    for n in nextValue() { value[n] = true }
  }
}

struct ToggleIfNextKey: PreferenceKey {
  static let defaultValue: Bool = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    if nextValue() { value.toggle() }
  }
}

struct Plain: Equatable {
  var isVisible = false
  var count = 0
}

struct UnaskedKey: PreferenceKey {
  static let defaultValue = Plain()
  static func reduce(value: inout Plain, nextValue: () -> Plain) {  // want lossy-preference-reduce(UnaskedKey)
    if value.isVisible { print(value) }
  }
}

struct ReplacedKey: PreferenceKey {
  static let defaultValue = Plain()
  static func reduce(value: inout Plain, nextValue: () -> Plain) {  // want lossy-preference-reduce(ReplacedKey)
    var next = nextValue()
    next.isVisible = true
    value = next
  }
}

extension View {
  func report<K: PreferenceKey>(_ key: K.Type) -> some View where K.Value: Equatable {
    VStack {
      Text("a").preference(key: key, value: key.defaultValue)
      Text("b").preference(key: key, value: key.defaultValue)
    }
    .onPreferenceChange(key) { print($0) }
  }
}

struct Root: View {
  var body: some View {
    Group {
      Text("x").report(CallasfunctionKey.self)
      Text("x").report(ConditionLocalKey.self)
      Text("x").report(FormunionIfNextKey.self)
      Text("x").report(HelperInoutFlagsKey.self)
      Text("x").report(LastConditionOnOldKey.self)
      Text("x").report(LastSubscriptIndexKey.self)
      Text("x").report(LoopOwnMethodKey.self)
      Text("x").report(MemberWriteGuardKey.self)
      Text("x").report(MemberWriteIfNextKey.self)
    }
    Group {
      Text("x").report(MemberWriteSwitchKey.self)
      Text("x").report(MemberWriteTwoFlagsKey.self)
      Text("x").report(OwnMergeMethodFlagsKey.self)
      Text("x").report(SubscriptIfNilKey.self)
      Text("x").report(SubscriptIndexKey.self)
      Text("x").report(ToggleIfNextKey.self)
      Text("x").report(UnaskedKey.self)
      Text("x").report(ReplacedKey.self)
    }
  }
}

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { Root() } }
}
