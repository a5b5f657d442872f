// Reducers of values of a type of the project, whose methods are followed.
import SwiftUI

struct Pt: Equatable {
  var x = 0; var y = 0
  mutating func merge(_ other: Pt) { x += other.x; y = max(y, other.y) }
  mutating func become(_ other: Pt) { self = other }
  func joined(_ other: Pt) -> Pt { Pt(x: x + other.x, y: y + other.y) }
  func replaced(by other: Pt) -> Pt { other }
  mutating func update(_ other: Pt) { x = other.x; y = other.y }
  static func + (a: Pt, b: Pt) -> Pt { Pt(x: a.x + b.x, y: a.y + b.y) }
  static let zero = Pt() }

struct PointKey1: PreferenceKey {
  typealias Value = Pt
  static let defaultValue = Pt()
  static func reduce(value: inout Pt, nextValue: () -> Pt) {
    value.merge(nextValue())
  }
}

struct PointKey2: PreferenceKey {
  typealias Value = Pt
  static let defaultValue = Pt()
  static func reduce(value: inout Pt, nextValue: () -> Pt) { // want lossy-preference-reduce(PointKey2)
    value.become(nextValue())
  }
}

struct PointKey3: PreferenceKey {
  typealias Value = Pt
  static let defaultValue = Pt()
  static func reduce(value: inout Pt, nextValue: () -> Pt) {
    value = value.joined(nextValue())
  }
}

struct PointKey4: PreferenceKey {
  typealias Value = Pt
  static let defaultValue = Pt()
  static func reduce(value: inout Pt, nextValue: () -> Pt) { // want lossy-preference-reduce(PointKey4)
    value = value.replaced(by: nextValue())
  }
}

struct PointKey5: PreferenceKey {
  typealias Value = Pt
  static let defaultValue = Pt()
  static func reduce(value: inout Pt, nextValue: () -> Pt) {
    let n = nextValue()
    value.x += n.x
    value.y = n.y
  }
}

struct PointKey6: PreferenceKey {
  typealias Value = Pt
  static let defaultValue = Pt()
  static func reduce(value: inout Pt, nextValue: () -> Pt) { // want lossy-preference-reduce(PointKey6)
    let n = nextValue()
    value.x = n.x
    value.y = n.y
  }
}

struct PointKey7: PreferenceKey {
  typealias Value = Pt
  static let defaultValue = Pt.zero
  static func reduce(value: inout Pt, nextValue: () -> Pt) {
    value = value + nextValue()
  }
}

struct PointKey8: PreferenceKey {
  typealias Value = Pt
  static let defaultValue = Pt()
  static func reduce(value: inout Pt, nextValue: () -> Pt) {
    let n = nextValue()
    value = Pt(x: max(value.x, n.x), y: n.y)
  }
}

struct PointKey9: PreferenceKey {
  typealias Value = Pt
  static let defaultValue = Pt()
  static func reduce(value: inout Pt, nextValue: () -> Pt) { // want lossy-preference-reduce(PointKey9)
    let n = nextValue()
    value = .init(x: n.x, y: n.y)
  }
}
