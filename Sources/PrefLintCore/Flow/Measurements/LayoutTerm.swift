// Numbers of a layout as functions of what they depend on: linear, the largest or smallest of some linear ones, or
// undecided with the sources that they depend on. So that a measured size can be put into what is written from it,
// terms are closed under addition, scaling, choice and substitution.

/// What a number can depend on.
enum LayoutSource: FastHashable, Sendable {
  /// A part of a state property: an index into the reader's cells, and the members that lead to the part.
  case cell(Int32, [Name])
  /// A quantity of a measured node: an index into the reader's measurements.
  case quantity(Int32, LayoutQuantity)
  /// A constant that is not known: the size of a text, the space that a root gets.
  case symbol(Int32, LayoutSign)
  /// A number that changes between bounds which nothing here moves: the size of a text that wraps.
  case bounded(Int32, LayoutSign)
  /// What a quantity or a part of state was before it changed.
  indirect case previous(LayoutSource)

  /// Whether it stays the same while state changes.
  var isConstant: Bool {
    if case .symbol = self { true } else { false }
  }

  /// Whether it is what something was before.
  var isPrevious: Bool {
    if case .previous = self { true } else { false }
  }

  /// Whether it is a part of a state property.
  func isCell(_ id: Int32) -> Bool {
    if case .cell(id, _) = self { true } else { false }
  }
}

/// A quantity of a view.
enum LayoutQuantity: FastHashable {
  case size(LayoutAxis)
  /// The place of the view's leading or top edge.
  case position(LayoutAxis, LayoutSpace)
  /// Safe areas, anchors and what else a proxy knows.
  case other

  var isSize: Bool {
    if case .size = self { true } else { false }
  }

  /// Sizes first, and widths before heights.
  var order: Int {
    switch self {
    case .size(let axis): axis == .horizontal ? 0 : 1
    case .position(let axis, _): axis == .horizontal ? 2 : 3
    case .other: 4
    }
  }
}

/// The coordinate space of a position.
enum LayoutSpace: Hashable {
  case local, global
  case named(Name)
  case unknown
}

/// What is known of the sign of a constant.
enum LayoutSign: UInt8, Hashable {
  case positive, nonNegative, unknown
}

/// `constant + Σ factor · source`
struct LinearForm: FastHashable {
  var constant: Double = 0
  var parts: [LayoutSource: Double] = [:]

  static let zero = Self()

  var isNumber: Bool { parts.isEmpty }

  static func + (lhs: Self, rhs: Self) -> Self {
    var sum = lhs
    sum.constant += rhs.constant
    for (source, factor) in rhs.parts {
      let total = (sum.parts[source] ?? 0) + factor
      sum.parts[source] = abs(total) < 1e-9 ? nil : total
    }
    return sum
  }

  func scaled(_ factor: Double) -> Self {
    guard factor != 0 else { return .zero }
    return Self(constant: constant * factor, parts: parts.mapValues { $0 * factor })
  }

  /// Which of two that differ by a number is more; nil of others.
  func larger(_ other: Self) -> Self? {
    parts == other.parts ? constant >= other.constant ? self : other : nil
  }

  /// Mixes the number and the factors of the constants, in an order of their own.
  func mixConstants(into mixer: inout HashMixer) {
    mixer.add(constant.bitPattern)
    let symbols = parts.compactMap { source, factor -> (id: Int32, factor: Double)? in
      if case .symbol(let id, _) = source { (id, factor) } else { nil }
    }
    for symbol in symbols.sorted(by: { $0.id < $1.id }) {
      mixer.add(Int(symbol.id))
      mixer.add(symbol.factor.bitPattern)
    }
  }

  /// Without a source, and the source's factor.
  func split(at source: LayoutSource) -> (slope: Double, rest: Self) {
    var rest = self
    let slope = rest.parts.removeValue(forKey: source) ?? 0
    return (slope, rest)
  }
}

/// A term on one way through conditions.
enum LayoutPiece: FastHashable {
  case linear(LinearForm)
  case maximum([LinearForm])
  case minimum([LinearForm])
  /// The largest of the smallest of some forms each.
  case nested([[LinearForm]])
  /// Never less than a form: the form and some function of these that is never less than nothing.
  case above(LinearForm, Set<LayoutSource>)
  /// A form that is rounded to a whole number.
  case rounded(LinearForm, LayoutRounding)
  /// Some function of these.
  case opaque(Set<LayoutSource>)
  case infinite

  var sources: Set<LayoutSource> {
    switch self {
    case .linear(let form), .rounded(let form, _): Set(form.parts.keys)
    case .maximum(let forms), .minimum(let forms):
      forms.reduce(into: []) { $0.formUnion($1.parts.keys) }
    case .nested(let groups): groups.joined().reduce(into: []) { $0.formUnion($1.parts.keys) }
    case .above(let form, let sources): sources.union(form.parts.keys)
    case .opaque(let sources): sources
    case .infinite: []
    }
  }

  func depends(on source: LayoutSource) -> Bool {
    switch self {
    case .linear(let form), .rounded(let form, _): form.parts[source] != nil
    case .maximum(let forms), .minimum(let forms): forms.contains { $0.parts[source] != nil }
    case .nested(let groups): groups.joined().contains { $0.parts[source] != nil }
    case .above(let form, let sources): form.parts[source] != nil || sources.contains(source)
    case .opaque(let sources): sources.contains(source)
    case .infinite: false
    }
  }

  /// More forms than the rows of a small table have are a bound.
  private static let sumLimit = 16

  private static func sums(_ left: [LinearForm], _ right: [LinearForm]) -> [LinearForm] {
    left.reduce(into: []) { result, form in
      for other in right where !result.contains(form + other) { result.append(form + other) }
    }
  }

  static func + (lhs: Self, rhs: Self) -> Self {
    if rhs == .linear(.zero) { return lhs }
    return switch (lhs.unrounded, rhs.unrounded) {
    case (.linear(let left), .linear(let right)): .linear(left + right)
    case (.maximum(let forms), .linear(let form)), (.linear(let form), .maximum(let forms)):
      .maximum(forms.map { $0 + form })
    case (.minimum(let forms), .linear(let form)), (.linear(let form), .minimum(let forms)):
      .minimum(forms.map { $0 + form })
    case (.nested(let groups), .linear(let form)), (.linear(let form), .nested(let groups)):
      .nested(groups.map { $0.map { $0 + form } })
    case (.maximum(let left), .maximum(let right)) where left.count * right.count <= sumLimit:
      .maximum(sums(left, right))
    case (.minimum(let left), .minimum(let right)) where left.count * right.count <= sumLimit:
      .minimum(sums(left, right))
    // No less than any two of them.
    case (.maximum(let left), .maximum(let right)):
      .above(left[0] + right[0], lhs.sources.union(rhs.sources))
    case (.above(let least, _), .maximum(let forms)), (.maximum(let forms), .above(let least, _)):
      .above(least + forms[0], lhs.sources.union(rhs.sources))
    case (.above(let least, let sources), .linear(let form)),
      (.linear(let form), .above(let least, let sources)):
      .above(least + form, sources)
    case (.above(let left, let leftSources), .above(let right, let rightSources)):
      .above(left + right, leftSources.union(rightSources))
    case (.infinite, _), (_, .infinite): .infinite
    default: .opaque(lhs.sources.union(rhs.sources))
    }
  }

  func scaled(_ factor: Double) -> Self {
    switch self {
    case .linear(let form): .linear(form.scaled(factor))
    case .maximum(let forms):
      factor >= 0
        ? .maximum(forms.map { $0.scaled(factor) }) : .minimum(forms.map { $0.scaled(factor) })
    case .minimum(let forms):
      factor >= 0
        ? .minimum(forms.map { $0.scaled(factor) }) : .maximum(forms.map { $0.scaled(factor) })
    case .nested(let groups): Self.scaled(groups, by: factor)
    case .above(let least, let sources):
      factor > 0
        ? .above(least.scaled(factor), sources)
        : factor == 0 ? .linear(.zero) : .opaque(self.sources)
    case .rounded: factor == 1 ? self : unrounded.scaled(factor)
    case .opaque, .infinite: self
    }
  }

  func largest(_ other: Self) -> Self {
    if self == other { return self }
    switch (unrounded, other.unrounded) {
    case (.infinite, _), (_, .infinite): return .infinite
    case (.linear(let left), .linear(let right)):
      if let larger = left.larger(right) { return .linear(larger) }
      return .maximum([left, right])
    case (.maximum(let forms), .linear(let form)), (.linear(let form), .maximum(let forms)):
      return .maximum(forms.contains(form) ? forms : forms + [form])
    case (.maximum(let left), .maximum(let right)):
      return .maximum(left + right.filter { !left.contains($0) })
    case (.above(let least, _), _) where least != .zero:
      return .above(least, sources.union(other.sources))
    case (_, .above(let least, _)) where least != .zero:
      return .above(least, sources.union(other.sources))
    case (.above, .linear(let form)), (.linear(let form), .above):
      return .above(form, sources.union(other.sources))
    case (.above, .above): return .above(.zero, sources.union(other.sources))
    default: return largestNested(other)
    }
  }

  func smallest(_ other: Self) -> Self {
    if self == other { return self }
    switch (unrounded, other.unrounded) {
    case (.infinite, let finite), (let finite, .infinite): return finite
    case (.linear(let left), .linear(let right)):
      if let larger = left.larger(right) { return .linear(larger == left ? right : left) }
      return .minimum([left, right])
    case (.minimum(let forms), .linear(let form)), (.linear(let form), .minimum(let forms)):
      return .minimum(forms.contains(form) ? forms : forms + [form])
    case (.minimum(let left), .minimum(let right)):
      return .minimum(left + right.filter { !left.contains($0) })
    default: return smallestNested(other)
    }
  }

  /// With something in the place of a source.
  func replacing(_ source: LayoutSource, by value: Self) -> Self {
    guard depends(on: source) else { return self }
    switch self {
    case .linear(let form):
      let (slope, rest) = form.split(at: source)
      return value.scaled(slope) + .linear(rest)
    case .maximum(let forms):
      return forms.dropFirst().reduce(LayoutPiece.linear(forms[0]).replacing(source, by: value)) {
        $0.largest(LayoutPiece.linear($1).replacing(source, by: value))
      }
    case .minimum(let forms):
      return forms.dropFirst().reduce(LayoutPiece.linear(forms[0]).replacing(source, by: value)) {
        $0.smallest(LayoutPiece.linear($1).replacing(source, by: value))
      }
    case .nested(let groups): return Self.replacing(source, in: groups, by: value)
    case .above(let least, let sources):
      var rest = sources
      if rest.remove(source) != nil { rest.formUnion(value.sources) }
      return LayoutPiece.linear(least).replacing(source, by: value) + .above(.zero, rest)
    case .rounded(let form, let rounding):
      return LayoutPiece.linear(form).replacing(source, by: value).rounded(rounding)
    case .opaque(let sources):
      return .opaque(sources.subtracting([source]).union(value.sources))
    case .infinite: return self
    }
  }

  /// As the size of a view, which is never less than nothing.
  var asSize: Self {
    if case .opaque(let sources) = self { .above(.zero, sources) } else { self }
  }
}

/// A condition that run-time values decide: an index into the reader's conditions.
struct LayoutGuard: FastHashable {
  var condition: Int32
  var holds: Bool
}

/// A number of a layout, on each way through conditions that run-time values decide.
struct LayoutTerm: FastHashable {
  struct Way: FastHashable {
    var guards: [LayoutGuard]
    var piece: LayoutPiece
  }

  /// More ways than anybody writes are one of which nothing is known.
  static let wayLimit = 12

  var ways: [Way]

  init(ways: [Way]) {
    guard ways.count > Self.wayLimit else {
      self.ways = ways
      return
    }
    let piece = Self.merged(ways) ?? .opaque(Set(ways.flatMap(\.piece.sources)))
    self.ways = [Way(guards: [], piece: piece)]
  }

  /// What ways have in common that follow state alike and differ by constants only.
  private static func merged(_ ways: [Way]) -> LayoutPiece? {
    var common: LinearForm?
    var sign = LayoutSign.positive
    var mixer = HashMixer()
    for way in ways {
      guard case .linear(let form) = way.piece else { return nil }
      var moving = LinearForm.zero
      moving.parts = form.parts.filter { !$0.key.isConstant }
      guard common == nil || common == moving else { return nil }
      common = moving
      let rest = form + moving.scaled(-1)
      switch rest.sign {
      case .positive: break
      case .nonNegative: if sign == .positive { sign = .nonNegative }
      case .unknown: sign = .unknown
      }
      rest.mixConstants(into: &mixer)
    }
    guard let common else { return nil }
    // Equal ways are one number, in every run.
    let id = Int32(truncatingIfNeeded: mixer.hash) | Int32.min
    return .linear(common + LinearForm(parts: [.bounded(id, sign): 1]))
  }

  init(_ piece: LayoutPiece) { ways = [Way(guards: [], piece: piece)] }

  static func number(_ value: Double) -> Self {
    Self(value.isInfinite ? .infinite : .linear(LinearForm(constant: value)))
  }

  static func source(_ source: LayoutSource) -> Self {
    Self(.linear(LinearForm(parts: [source: 1])))
  }

  static func opaque(_ sources: Set<LayoutSource>) -> Self { Self(.opaque(sources)) }

  static let zero = number(0)

  var sources: Set<LayoutSource> {
    if ways.count == 1 { return ways[0].piece.sources }
    return ways.reduce(into: []) { $0.formUnion($1.piece.sources) }
  }

  func depends(on source: LayoutSource) -> Bool {
    ways.contains { $0.piece.depends(on: source) }
  }

  /// The number, if it is one on every way.
  var number: Double? {
    guard ways.count == 1, case .linear(let form) = ways[0].piece, form.isNumber else { return nil }
    return form.constant
  }

  /// The form, if there is one way and it is linear.
  var linear: LinearForm? {
    guard ways.count == 1, case .linear(let form) = ways[0].piece else { return nil }
    return form
  }

  var isInfinite: Bool { ways.allSatisfy { $0.piece == .infinite } }

  /// Whether it says the same of a view that is built for each of some elements: it differs by constants only.
  var isSameForEach: Bool {
    guard ways.count == 1 else { return false }
    switch ways[0].piece {
    case .opaque, .above: return false
    case .linear, .maximum, .minimum, .nested, .rounded, .infinite: return true
    }
  }

  func combined(
    _ other: Self, _ operation: (LayoutPiece, LayoutPiece) -> LayoutPiece
  ) -> Self {
    var result: [Way] = []
    for left in ways {
      for right in other.ways {
        guard let guards = Self.joined(left.guards, right.guards) else { continue }
        result.append(Way(guards: guards, piece: operation(left.piece, right.piece)))
      }
    }
    return Self(ways: result)
  }

  /// Both, or nil where they exclude each other.
  static func joined(_ left: [LayoutGuard], _ right: [LayoutGuard]) -> [LayoutGuard]? {
    var result = left
    for item in right where !result.contains(item) {
      if result.contains(LayoutGuard(condition: item.condition, holds: !item.holds)) { return nil }
      result.append(item)
    }
    return result
  }

  static func + (lhs: Self, rhs: Self) -> Self { lhs.combined(rhs, +) }

  func scaled(_ factor: Double) -> Self {
    Self(ways: ways.map { Way(guards: $0.guards, piece: $0.piece.scaled(factor)) })
  }

  func largest(_ other: Self) -> Self { combined(other) { $0.largest($1) } }
  func smallest(_ other: Self) -> Self { combined(other) { $0.smallest($1) } }

  /// As the size of a view, which is never less than nothing.
  var asSize: Self { Self(ways: ways.map { Way(guards: $0.guards, piece: $0.piece.asSize) }) }

  func replacing(_ source: LayoutSource, by value: Self) -> Self {
    guard depends(on: source) else { return self }
    return combined(value) { $0.replacing(source, by: $1) }
  }

  func under(_ guards: [LayoutGuard]) -> Self {
    Self(
      ways: ways.compactMap { way in
        Self.joined(guards, way.guards).map { Way(guards: $0, piece: way.piece) }
      })
  }
}
