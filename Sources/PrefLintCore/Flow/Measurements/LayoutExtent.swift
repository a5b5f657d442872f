// Bounds of sizes: what a view has at least and at most, where a number alone decides it. Of what is not known the bounds are
// nothing and no end, so that what is proved with them holds whatever it is.

/// What a length is at least, and at most.
struct LayoutExtent: Hashable {
  var least: Double
  var most: Double

  static let any = Self(least: 0, most: .infinity)
  static let zero = exactly(0)
  /// As much as anybody writes: more than any number of the code.
  static let endless = exactly(.infinity)

  static func exactly(_ length: Double) -> Self { Self(least: length, most: length) }

  static func + (lhs: Self, rhs: Self) -> Self {
    Self(least: lhs.least + rhs.least, most: lhs.most + rhs.most)
  }

  /// Without a number, and never less than nothing.
  func without(_ length: Double) -> Self {
    Self(least: max(0, least - length), most: max(0, most - length))
  }

  func smallest(_ other: Self) -> Self {
    Self(least: min(least, other.least), most: min(most, other.most))
  }

  func largest(_ other: Self) -> Self {
    Self(least: max(least, other.least), most: max(most, other.most))
  }

  /// Either of two.
  func or(_ other: Self) -> Self {
    Self(least: min(least, other.least), most: max(most, other.most))
  }
}

extension [LayoutExtent] {
  /// One of them, whichever it is; of none nothing is known.
  var any: LayoutExtent {
    guard let first else { return .any }
    return dropFirst().reduce(first) { $0.or($1) }
  }
}

/// What is proposed along an axis.
enum LayoutOffer: Hashable {
  /// Nothing: the view has its ideal size.
  case ideal
  case length(LayoutExtent)
  case unknown

  func or(_ other: Self) -> Self {
    if self == other { return self }
    guard case .length(let left) = self, case .length(let right) = other else { return .unknown }
    return .length(left.or(right))
  }

  func map(_ change: (LayoutExtent) -> LayoutExtent) -> Self {
    if case .length(let extent) = self { .length(change(extent)) } else { self }
  }
}

/// What is proposed along both axes.
struct LayoutOffers: Hashable {
  var horizontal: LayoutOffer
  var vertical: LayoutOffer

  static let unknown = Self(horizontal: .unknown, vertical: .unknown)

  subscript(axis: LayoutAxis) -> LayoutOffer {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
