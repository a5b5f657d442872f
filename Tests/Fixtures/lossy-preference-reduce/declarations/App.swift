// D9, D12, D14: what a key combines and what its default is, wherever it stands: in an extension of a protocol or of the
// key, in a superclass, in a generic key or in functions that `reduce` calls.
import SwiftUI

struct Two<K: PreferenceKey>: View {
  var key: K.Type
  var a: K.Value
  var b: K.Value
  var body: some View {
    VStack {
      Text("a").preference(key: key, value: a)
      Text("b").preference(key: key, value: b)
    }
    .overlayPreferenceValue(key) { _ in Color.clear }
  }
}

protocol LastWins: PreferenceKey {}

extension LastWins {
  static func reduce(value: inout Value, nextValue: () -> Value) { value = nextValue() } // want lossy-preference-reduce(DefaultLastKey)
}

struct DefaultLastKey: LastWins { static let defaultValue = 0 }

struct OwnSumKey: LastWins {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

protocol Collecting: PreferenceKey where Value == [Element] { associatedtype Element }

extension Collecting {
  static var defaultValue: [Element] { [] }
  static func reduce(value: inout Value, nextValue: () -> Value) { value += nextValue() }
}

struct DefaultCollectingKey: Collecting { typealias Element = Int }

struct GenericLastKey<T: Equatable>: PreferenceKey {
  static var defaultValue: T? { nil }
  static func reduce(value: inout T?, nextValue: () -> T?) { value = nextValue() } // want lossy-preference-reduce(GenericLastKey<Int>)
}

struct GenericListKey<T: Equatable>: PreferenceKey {
  static var defaultValue: [T] { [] }
  static func reduce(value: inout [T], nextValue: () -> [T]) { value += nextValue() }
}

enum Tag {}

struct TaggedKey<Tag, V: Equatable & ExpressibleByNilLiteral>: PreferenceKey {
  typealias Value = V
  static var defaultValue: V { nil }
  static func reduce(value: inout V, nextValue: () -> V) { value = nextValue() } // want lossy-preference-reduce(TaggedKey<Tag, Int?>)
}

struct ExtendedProductKey {}

extension ExtendedProductKey: PreferenceKey {
  static let defaultValue = 1
  static func reduce(value: inout Int, nextValue: () -> Int) { value *= nextValue() }
}

enum ZeroProductKey {}

extension ZeroProductKey: PreferenceKey {
  static var defaultValue: Int { 0 } // want non-neutral-preference-default(ZeroProductKey)
  static func reduce(value: inout Int, nextValue: () -> Int) { value *= nextValue() }
}

struct Holder {}

extension Holder {
  struct Nested: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() } // want lossy-preference-reduce(Nested)
  }
}

typealias Short = Holder.Nested

typealias Ints = GenericListKey<Int>
class BaseKey: PreferenceKey {
  class var defaultValue: Int { 0 }
  class func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() } // want lossy-preference-reduce(BaseKey)
}

final class DerivedKey: BaseKey {
  override class func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct UnsafeKey: PreferenceKey {
  nonisolated(unsafe) static var defaultValue: CGFloat = 0 // want mutable-key-default(UnsafeKey)
  nonisolated static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { // want lossy-preference-reduce(UnsafeKey)
    value = nextValue()
  }
}

struct BoundsKey: PreferenceKey {
  static let defaultValue: Bounds = .init()
  struct Bounds: Equatable {
    var min = CGFloat.infinity, max = -CGFloat.infinity
    mutating func add(_ o: Bounds) {
      min = Swift.min(min, o.min)
      max = Swift.max(max, o.max)
    }
  }
  static func reduce(value: inout Bounds, nextValue: () -> Bounds) { value.add(nextValue()) }
}

struct ReplacedBoundsKey: PreferenceKey {
  static let defaultValue: Bounds = .init()
  struct Bounds: Equatable {
    var lo = 0, hi = 0
    mutating func add(_ o: Bounds) {
      lo = o.lo
      hi = o.hi
    }
  }
  static func reduce(value: inout Bounds, nextValue: () -> Bounds) { value.add(nextValue()) } // want lossy-preference-reduce(ReplacedBoundsKey)
}

struct MergedKey: PreferenceKey {
  static let defaultValue: [String: Int] = [:]
  static func reduce(value: inout [String: Int], nextValue: () -> [String: Int]) {
    value.mergeKeeping(nextValue())
  }
}

extension Dictionary {
  mutating func mergeKeeping(_ other: [Key: Value]) { merge(other) { a, _ in a } }
}

extension CGRect {
  mutating func replace(with r: CGRect) { self = r }
  func grown(by r: CGRect) -> CGRect { union(r) }
  func later(_ r: CGRect) -> CGRect { return r }
}

struct ReplacedFrameKey: PreferenceKey {
  static let defaultValue = CGRect.null
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) { // want lossy-preference-reduce(ReplacedFrameKey)
    value.replace(with: nextValue())
  }
}

struct GrownFrameKey: PreferenceKey {
  static let defaultValue = CGRect.null
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {
    value = value.grown(by: nextValue())
  }
}

struct LaterFrameKey: PreferenceKey {
  static let defaultValue = CGRect.null
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) { // want lossy-preference-reduce(LaterFrameKey)
    value = value.later(nextValue())
  }
}

enum Combine {
  static func last<T>(_ a: inout T, _ b: () -> T) { a = b() }
  static func max<T: Comparable>(_ a: inout T, _ b: () -> T) { a = Swift.max(a, b()) }
}

struct StaticLastKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { Combine.last(&value, nextValue) } // want lossy-preference-reduce(StaticLastKey)
}

struct StaticMaximumKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { Combine.max(&value, nextValue) }
}

struct LocalFunctionKey: PreferenceKey {
  static let defaultValue = (0)
  static func reduce(value: inout Int, nextValue: () -> Int) { // want lossy-preference-reduce(LocalFunctionKey)
    func go(_ n: Int) { value = n }
    go(nextValue())
  }
}

struct RangeKey: PreferenceKey {
  typealias Value = (min: Int, max: Int)
  static let defaultValue: Value = (0, 0)
  static func reduce(value: inout Value, nextValue: () -> Value) {
    let n = nextValue()
    value = (min(value.min, n.min), max(value.max, n.max))
  }
}

struct DestructuredKey: PreferenceKey {
  typealias Value = (Int, Int)
  static let defaultValue: Value = (0, 0)
  static func reduce(value: inout Value, nextValue: () -> Value) { // want lossy-preference-reduce(DestructuredKey)
    let (a, b) = nextValue()
    value = (a, b)
  }
}

struct PartlySummedKey: PreferenceKey {
  typealias Value = (Int, Int)
  static let defaultValue: Value = (0, 0)
  static func reduce(value: inout Value, nextValue: () -> Value) {
    let (a, b) = nextValue()
    (value.0, value.1) = (value.0 + a, b)
  }
}

enum State: Equatable {
  case none
  case some(Int)
}

struct SwitchedKey: PreferenceKey {
  static let defaultValue = State.none
  static func reduce(value: inout State, nextValue: () -> State) {
    switch (value, nextValue()) {
    case (.none, let n): value = n
    case (.some(let a), .some(let b)): value = .some(a + b)
    default: break
    }
  }
}

struct FirstCaseKey: PreferenceKey {
  static let defaultValue = State.none
  static func reduce(value: inout State, nextValue: () -> State) {
    if case .none = value { value = nextValue() }
  }
}

struct LastCaseKey: PreferenceKey {
  static let defaultValue = State.none
  static func reduce(value: inout State, nextValue: () -> State) {
    let next = nextValue()
    guard case .some = next else { return }
    value = next
  }
}

struct AnchorsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value.append(contentsOf: nextValue())
  }
}

struct FirstAnchorKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

struct InsetsKey: PreferenceKey {
  static let defaultValue: EdgeInsets = .init()
  static func reduce(value: inout EdgeInsets, nextValue: () -> EdgeInsets) {
    let n = nextValue()
    value.top = max(value.top, n.top)
    value.bottom = max(value.bottom, n.bottom)
  }
}

struct ClosureKey: PreferenceKey {
  static let defaultValue: EdgeInsets = .init()
  static func reduce(value: inout EdgeInsets, nextValue: () -> EdgeInsets) {
    value = { a, b in a.top > b.top ? a : b }(value, nextValue())
  }
}

struct LeastKey: PreferenceKey {
  static let defaultValue: Int = .max
  static func reduce(value: inout Int, nextValue: () -> Int) {
    value = Swift.min(value, nextValue())
  }
}

struct GreatestKey: PreferenceKey {
  static let defaultValue = Int.min
  static func reduce(value: inout Int, nextValue: () -> Int) {
    value = Swift.max(value, nextValue())
  }
}

struct StuckKey: PreferenceKey {
  static let defaultValue: Int = .max // want non-neutral-preference-default(StuckKey)
  static func reduce(value: inout Int, nextValue: () -> Int) {
    value = Swift.max(value, nextValue())
  }
}

struct FilledSetKey: PreferenceKey {
  static var defaultValue: Set<Int> = [0] // want mutable-key-default(FilledSetKey) non-neutral-preference-default(FilledSetKey)
  static func reduce(value: inout Set<Int>, nextValue: () -> Set<Int>) {
    value.formUnion(nextValue())
  }
}

struct CommonKey: PreferenceKey {
  static var defaultValue: Set<Int> { Set([]) }
  static func reduce(value: inout Set<Int>, nextValue: () -> Set<Int>) {
    value.formIntersection(nextValue())
  }
}

struct TotalSizeKey: PreferenceKey {
  static let defaultValue: CGSize = CGSize(width: 10, height: 10)
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    let n = nextValue()
    value.width += n.width
    value.height += n.height
  }
}

struct HundredKey: PreferenceKey {
  static var defaultValue: Double { 100 } // want non-neutral-preference-default(HundredKey)
  static func reduce(value: inout Double, nextValue: () -> Double) { value = value + nextValue() }
}

struct DeclaredScreen: View {
  var body: some View {
    VStack {
      Two(key: DefaultLastKey.self, a: 1, b: 2)
      Two(key: OwnSumKey.self, a: 1, b: 2)
      Two(key: DefaultCollectingKey.self, a: [1], b: [2])
      Two(key: GenericLastKey<Int>.self, a: 1, b: 2)
      Two(key: Ints.self, a: [1], b: [2])
      Two(key: TaggedKey<Tag, Int?>.self, a: 1, b: 2)
      Two(key: ExtendedProductKey.self, a: 1, b: 2)
      Two(key: Short.self, a: "", b: "")
      Two(key: BaseKey.self, a: 1, b: 2)
      Two(key: DerivedKey.self, a: 1, b: 2)
    }
  }
}

struct FollowedScreen: View {
  var body: some View {
    VStack {
      Two(key: UnsafeKey.self, a: 1, b: 2)
      Two(key: BoundsKey.self, a: .init(), b: .init())
      Two(key: ReplacedBoundsKey.self, a: .init(), b: .init())
      Two(key: MergedKey.self, a: [:], b: [:])
      Two(key: ReplacedFrameKey.self, a: .zero, b: .zero)
      Two(key: GrownFrameKey.self, a: .zero, b: .zero)
      Two(key: LaterFrameKey.self, a: .zero, b: .zero)
      Two(key: StaticLastKey.self, a: 1, b: 2)
      Two(key: StaticMaximumKey.self, a: 1, b: 2)
    }
  }
}

struct ShapedScreen: View {
  var body: some View {
    VStack {
      Two(key: LocalFunctionKey.self, a: 1, b: 2)
      Two(key: RangeKey.self, a: (1, 1), b: (1, 2))
      Two(key: DestructuredKey.self, a: (1, 1), b: (1, 2))
      Two(key: PartlySummedKey.self, a: (1, 1), b: (1, 2))
      Two(key: SwitchedKey.self, a: .none, b: .none)
      Two(key: FirstCaseKey.self, a: .none, b: .none)
      Two(key: LastCaseKey.self, a: .none, b: .none)
      Two(key: AnchorsKey.self, a: [], b: [])
      Two(key: FirstAnchorKey.self, a: nil, b: nil)
      Two(key: ClosureKey.self, a: .init(), b: .init())
    }
  }
}

@main struct DeclarationsApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        DeclaredScreen()
        FollowedScreen()
        ShapedScreen()
        LocalScreen()
        Two(key: InsetsKey.self, a: .init(), b: .init())
      }
    }
  }
}

struct BestKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    var best = value
    func consider(_ n: Int) { if n > best { best = n } }
    consider(nextValue())
    value = best
  }
}

struct LocalReplacementKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { // want lossy-preference-reduce(LocalReplacementKey)
    func go() { value = nextValue() }
    go()
  }
}

struct LocalClosureKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    let combine: (Int, Int) -> Int = { max($0, $1) }
    value = combine(value, nextValue())
  }
}

struct StoredClosureKey: PreferenceKey {
  static let defaultValue = 0
  static let combine: (Int, Int) -> Int = { $1 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = combine(value, nextValue()) }
}

struct PickedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    value = Self.pick(from: [value, nextValue()])
  }
  static func pick(from all: [Int]) -> Int { all.last ?? 0 }
}

struct ReversedKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    let next = nextValue()
    let old = value
    value = next
    for o in old { value.append(o) }
  }
}

struct MappedKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    _ = nextValue().map { value.append($0) }
  }
}

struct GroupedKey: PreferenceKey {
  static let defaultValue: [String: [Int]] = [:]
  static func reduce(value: inout [String: [Int]], nextValue: () -> [String: [Int]]) {
    nextValue().forEach { k, v in value[k, default: []] += v }
  }
}

struct KeyedKey: PreferenceKey {
  static let defaultValue: [String: [Int]] = [:]
  static func reduce(value: inout [String: [Int]], nextValue: () -> [String: [Int]]) {
    for key in nextValue().keys {
      value[key, default: []].append(contentsOf: nextValue()[key] ?? [])
    }
  }
}

struct LocalScreen: View {
  var body: some View {
    VStack {
      Two(key: BestKey.self, a: 1, b: 2)
      Two(key: LocalReplacementKey.self, a: 1, b: 2)
      Two(key: LocalClosureKey.self, a: 1, b: 2)
      Two(key: StoredClosureKey.self, a: 1, b: 2)
      Two(key: PickedKey.self, a: 1, b: 2)
      Two(key: ReversedKey.self, a: [], b: [])
      Two(key: MappedKey.self, a: [], b: [])
      Two(key: GroupedKey.self, a: [:], b: [:])
      Two(key: KeyedKey.self, a: [:], b: [:])
    }
  }
}
