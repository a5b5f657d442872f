// D9, D12: what a `reduce` keeps where two emitters meet is followed through closures that a constant holds, `swap`, tuples, and
// members: where every stored member is the next one's, nothing of the value so far is left.
import SwiftUI

struct Pair<K: PreferenceKey>: View {
  var value: K.Value

  var body: some View {
    VStack {
      Text("first").preference(key: K.self, value: value)
      Text("second").preference(key: K.self, value: value)
    }
    .overlayPreferenceValue(K.self) { _ in Circle() }
  }
}

struct Span {
  var lower = 0
  var upper = 0

  var length: Int { upper - lower }

  mutating func take(_ other: Span) {
    lower = other.lower
    upper = other.upper
  }
}

struct Fixed {
  let lower = 0
  var upper = 0
}

struct ClosureKey: PreferenceKey {
  static let defaultValue: Int = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {  // want lossy-preference-reduce(ClosureKey)
    let take = { (next: Int) in value = next }
    take(nextValue())
  }
}

struct ShorthandKey: PreferenceKey {
  static let defaultValue: Int = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {  // want lossy-preference-reduce(ShorthandKey)
    let newest = { $1 }
    value = newest(value, nextValue())
  }
}

struct ClosureSumKey: PreferenceKey {
  static let defaultValue: Int = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    let add = { (next: Int) in value += next }
    add(nextValue())
  }
}

struct LeavingKey: PreferenceKey {
  static let defaultValue: Int = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    let take = { (next: Int) in
      if next < value { return }
      value = next
    }
    take(nextValue())
  }
}

struct GivenKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    let add = { (next: Int) in value.append(next) }
    nextValue().forEach(add)
  }
}

struct SwapKey: PreferenceKey {
  static let defaultValue: Int = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {  // want lossy-preference-reduce(SwapKey)
    var next = nextValue()
    swap(&value, &next)
  }
}

struct SwapBackKey: PreferenceKey {
  static let defaultValue: Int = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    var next = nextValue()
    Swift.swap(&value, &next)
    value += next
  }
}

struct TupleKey: PreferenceKey {
  static let defaultValue: Int = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {  // want lossy-preference-reduce(TupleKey)
    let (_, next) = (value, nextValue())
    value = next
  }
}

struct TupleSumKey: PreferenceKey {
  static let defaultValue: Int = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    let (old, next) = (value, nextValue())
    value = old + next
  }
}

struct BothKey: PreferenceKey {
  static let defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {  // want lossy-preference-reduce(BothKey)
    value.width = nextValue().width
    value.height = nextValue().height
  }
}

struct OneKey: PreferenceKey {
  static let defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    value.width = nextValue().width
    value.height = max(value.height, nextValue().height)
  }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    value.width = nextValue().width
  }
}

struct WiderKey: PreferenceKey {
  static let defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    let next = nextValue()
    if next.width > value.width {
      value.width = next.width
      value.height = next.height
    }
  }
}

struct RangeKey: PreferenceKey {
  static let defaultValue: Span = Span()
  static func reduce(value: inout Span, nextValue: () -> Span) {  // want lossy-preference-reduce(RangeKey)
    value.lower = nextValue().lower
    value.upper = nextValue().upper
  }
}

struct PartKey: PreferenceKey {
  static let defaultValue: Span = Span()
  static func reduce(value: inout Span, nextValue: () -> Span) {
    value.lower = nextValue().lower
  }
}

struct FixedKey: PreferenceKey {
  static let defaultValue: Fixed = Fixed()
  static func reduce(value: inout Fixed, nextValue: () -> Fixed) {
    value.upper = nextValue().upper
  }
}

struct MethodKey: PreferenceKey {
  static let defaultValue: Span = Span()
  static func reduce(value: inout Span, nextValue: () -> Span) {  // want lossy-preference-reduce(MethodKey)
    value.take(nextValue())
  }
}

struct Screen: View {
  var body: some View {
    VStack {
      Group {
        Pair<ClosureKey>(value: ClosureKey.defaultValue)
        Pair<ShorthandKey>(value: ShorthandKey.defaultValue)
        Pair<ClosureSumKey>(value: ClosureSumKey.defaultValue)
        Pair<LeavingKey>(value: LeavingKey.defaultValue)
        Pair<GivenKey>(value: GivenKey.defaultValue)
        Pair<SwapKey>(value: SwapKey.defaultValue)
        Pair<SwapBackKey>(value: SwapBackKey.defaultValue)
        Pair<TupleKey>(value: TupleKey.defaultValue)
        Pair<TupleSumKey>(value: TupleSumKey.defaultValue)
      }
      Group {
        Pair<BothKey>(value: BothKey.defaultValue)
        Pair<OneKey>(value: OneKey.defaultValue)
        Pair<WidthKey>(value: WidthKey.defaultValue)
        Pair<WiderKey>(value: WiderKey.defaultValue)
        Pair<RangeKey>(value: RangeKey.defaultValue)
        Pair<PartKey>(value: PartKey.defaultValue)
        Pair<FixedKey>(value: FixedKey.defaultValue)
        Pair<MethodKey>(value: MethodKey.defaultValue)
      }
    }
  }
}

@main
struct StepsApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
