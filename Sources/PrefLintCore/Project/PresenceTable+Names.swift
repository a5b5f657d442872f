// What presences say something of: of two that speak of different things neither decides anything for the other, unless one of them
// means one of several presences.

/// Flags, assumptions, and the build as a whole: each has a bit, which others may share.
struct PresenceNames: Equatable {
  private var bits: UInt64

  static let none = PresenceNames(bits: 0)
  static let all = PresenceNames(bits: .max)
  /// Platforms and programs, of which one decides the other.
  static let build = PresenceNames(bits: 1 << 63)
  /// The place itself, in what is noted with it.
  static let noted = PresenceNames(bits: 1 << 62)

  private init(bits: UInt64) { self.bits = bits }

  @inline(__always) init(_ name: Name) { bits = 1 &<< (name.fastHash % 62) }

  @inline(__always) mutating func formUnion(_ other: PresenceNames) { bits |= other.bits }

  @inline(__always) func isDisjoint(with other: PresenceNames) -> Bool { bits & other.bits == 0 }

  /// Whether something is noted with the place.
  var isNoted: Bool { bits & Self.noted.bits != 0 }
}

extension PresenceTable {
  /// What a presence says something of.
  func findNames(in presence: Presence) -> PresenceNames {
    if isNowhere(presence) { return .all }
    var names =
      presence.platforms == universe && presence.programs == nil ? PresenceNames.none : .build
    for literal in presence.literals { names.formUnion(self.names(in: literal)) }
    return names
  }

  /// What stands for several presences may depend on whatever these say.
  private func names(in literal: Presence.Literal) -> PresenceNames {
    isDisjunction(literal.name) ? .all : PresenceNames(literal.name)
  }

  /// What two presences do not say alike: whatever speaks of something else meets both of them, or none. All there is where one of
  /// them means one of several presences.
  ///
  /// - Complexity: linear in the literals, once for each of the pairs that were asked for last.
  func difference(_ lhs: PresenceID, _ rhs: PresenceID) -> PresenceNames {
    if lhs == rhs { return .none }
    let pair = PresencePair(unordered: lhs, rhs)
    let slot = pair.slot & (recentDifferences.count - 1)
    let recent = recentDifferences[slot]
    if recent.pair == pair { return recent.names }
    let result = findDifference(self[lhs], self[rhs])
    recentDifferences[slot] = (pair, result)
    return result
  }

  private func saysOneOfSeveral(_ presence: Presence) -> Bool {
    presence.literals.contains { isDisjunction($0.name) }
  }

  private func findDifference(_ lhs: Presence, _ rhs: Presence) -> PresenceNames {
    // What both say of several presences may be decided by what one of them says besides.
    if isNowhere(lhs) || isNowhere(rhs) || saysOneOfSeveral(lhs) || saysOneOfSeveral(rhs) {
      return .all
    }
    var result =
      lhs.platforms == rhs.platforms && lhs.programs == rhs.programs ? PresenceNames.none : .build
    var (left, right) = (lhs.literals[...], rhs.literals[...])
    while let one = left.first, let other = right.first {
      if one == other {
        left.removeFirst()
        right.removeFirst()
      } else if one.name <= other.name {
        result.formUnion(names(in: one))
        left.removeFirst()
      } else {
        result.formUnion(names(in: other))
        right.removeFirst()
      }
    }
    for literal in left { result.formUnion(names(in: literal)) }
    for literal in right { result.formUnion(names(in: literal)) }
    return result
  }
}
