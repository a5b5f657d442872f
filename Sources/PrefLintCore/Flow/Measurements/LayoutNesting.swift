// The largest of several numbers of which each is the smallest of some: what a limit makes of what is at least its content. Every
// number that is made of linear ones by largest and smallest is one of these, so that bounds may stand within bounds.

extension LayoutPiece {
  /// More forms than anybody writes.
  private static let formLimit = 16

  /// As the largest of the smallest of some forms; nil for what is no such number.
  private var groups: [[LinearForm]]? {
    switch self {
    case .linear(let form): [[form]]
    case .maximum(let forms): forms.map { [$0] }
    case .minimum(let forms): [forms]
    case .nested(let groups): groups
    case .above, .rounded, .opaque, .infinite: nil
    }
  }

  /// The simplest piece that is the largest of the smallest of these.
  static func nested(of groups: [[LinearForm]]) -> Self {
    var kept: [[LinearForm]] = []
    for group in groups.map(smallest) where !kept.contains(where: { isCovered(group, by: $0) }) {
      kept.removeAll { isCovered($0, by: group) }
      kept.append(group)
    }
    guard kept.reduce(0, { $0 + $1.count }) <= formLimit else {
      return .opaque(Set(kept.joined().flatMap(\.parts.keys)))
    }
    if kept.count == 1 { return kept[0].count == 1 ? .linear(kept[0][0]) : .minimum(kept[0]) }
    return kept.allSatisfy { $0.count == 1 } ? .maximum(kept.map { $0[0] }) : .nested(kept)
  }

  /// Without forms that are never the smallest.
  private static func smallest(_ forms: [LinearForm]) -> [LinearForm] {
    var kept: [LinearForm] = []
    for form in forms where !kept.contains(where: { form.larger($0) == form }) {
      kept.removeAll { $0.larger(form) == $0 }
      kept.append(form)
    }
    return kept
  }

  /// Whether the smallest of some forms is never more than that of others.
  private static func isCovered(_ group: [LinearForm], by other: [LinearForm]) -> Bool {
    other.allSatisfy { most in group.contains { most.larger($0) == most } }
  }

  /// Whether it is more than something of which it is told which forms are: the largest is where one is, and the smallest where all are.
  func isMore(where isMore: (LinearForm) -> Bool) -> Bool {
    switch unrounded {
    case .linear(let form), .above(let form, _): isMore(form)
    case .maximum(let forms): forms.contains(where: isMore)
    case .minimum(let forms): forms.allSatisfy(isMore)
    case .nested(let groups): groups.contains { $0.allSatisfy(isMore) }
    case .rounded, .opaque, .infinite: false
    }
  }

  /// Whether it is a source, a number, or what is between these.
  func isBetween(_ source: LayoutSource) -> Bool {
    let own = LinearForm(parts: [source: 1])
    return groups?.joined().allSatisfy { $0 == own || $0.isNumber } ?? false
  }

  func largestNested(_ other: Self) -> Self {
    guard let left = groups, let right = other.groups else {
      return .opaque(sources.union(other.sources))
    }
    return .nested(of: left + right)
  }

  func smallestNested(_ other: Self) -> Self {
    guard let left = groups, let right = other.groups,
      left.count * right.count <= Self.formLimit
    else { return .opaque(sources.union(other.sources)) }
    return .nested(of: left.flatMap { one in right.map { one + $0 } })
  }

  static func scaled(_ groups: [[LinearForm]], by factor: Double) -> Self {
    if factor >= 0 { return .nested(of: groups.map { $0.map { $0.scaled(factor) } }) }
    // The smallest of the largest of some.
    return groups.dropFirst().reduce(.maximum(groups[0].map { $0.scaled(factor) })) {
      $0.smallestNested(.maximum($1.map { $0.scaled(factor) }))
    }
  }

  static func replacing(
    _ source: LayoutSource, in groups: [[LinearForm]], by value: Self
  ) -> Self {
    let pieces = groups.map { LayoutPiece.minimum($0).replacing(source, by: value) }
    return pieces.dropFirst().reduce(pieces[0]) { $0.largest($1) }
  }
}

extension [[LinearForm]] {
  /// Whether state that is only kept between numbers stays as it begins, which is not below them; nil for other maps.
  private func isKept(of source: LayoutSource, initial: Double?) -> Bool? {
    let own = LinearForm(parts: [source: 1])
    guard joined().contains(own), joined().allSatisfy({ $0 == own || $0.isNumber }) else {
      return nil
    }
    let least = filter { !$0.contains(own) }.compactMap { $0.map(\.constant).min() }.max()
    return least.map { $0 <= initial ?? 0 } ?? true
  }

  /// The map from a source to the largest of the smallest of some forms.
  func verdict(of source: LayoutSource, initial: Double?) -> LayoutVerdict {
    let verdicts = map { group in group.map { $0.verdict(of: source, initial: initial) } }
    if let isKept = isKept(of: source, initial: initial) { return isKept ? .frozen : .safe }
    // It is never less than each of them.
    if verdicts.contains(where: { $0.allSatisfy { $0 == .diverges } }) { return .diverges }
    let slopes = joined().map { $0.split(at: source).slope }
    if slopes.allSatisfy({ abs($0) < 1 }) { return .safe }
    // What only grows with the state, up to something that does not, comes to rest.
    let isBounded = allSatisfy { group in group.contains { $0.parts[source] == nil } }
    return isBounded && slopes.allSatisfy { $0 >= 0 } ? .safe : .undecided
  }
}
