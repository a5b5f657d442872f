// What presences say something of: of two that speak of different things neither decides anything for the other, unless one of them
// means one of several presences.

/// Flags, assumptions, and the build as a whole: each has a bit, which others may share.
struct PresenceNames: Equatable {
  private var bits: UInt64
  /// Of the first programs those in which everything exists that presences say is in some programs only.
  private var programs = UInt64.max

  static let none = PresenceNames(bits: 0)
  static let all = PresenceNames(bits: .max, programs: 0)
  /// Platforms, and programs, which decide the platforms.
  static let build = PresenceNames(bits: 1 << 63)
  /// The place itself, in what is noted with it.
  static let noted = PresenceNames(bits: 1 << 62)
  /// The place itself, in what is made there.
  static let made = PresenceNames(bits: 1 << 61)

  private init(bits: UInt64, programs: UInt64 = .max) {
    (self.bits, self.programs) = (bits, programs)
  }

  @inline(__always) init(_ name: Name) { bits = 1 &<< (name.fastHash % 61) }

  /// Some programs: a place that is in no others finds everything there, and one that is in more may not.
  init(programs: BitSet) {
    guard let first = programs.onlyWord else {
      self = .build
      return
    }
    self.init(bits: 0, programs: first)
  }

  @inline(__always) mutating func formUnion(_ other: PresenceNames) {
    bits |= other.bits
    programs &= other.programs
  }

  var isAboutPrograms: Bool { programs != .max }

  /// Whether everything that is in some programs only exists in all of these.
  func holds(inAll some: BitSet) -> Bool { some.onlyWord.map { $0 & ~programs == 0 } ?? false }

  @inline(__always) func isDisjoint(with other: PresenceNames) -> Bool { bits & other.bits == 0 }

  @inline(__always) func contains(_ other: PresenceNames) -> Bool {
    bits & other.bits == other.bits
  }
}

extension PresenceTable {
  /// What a presence says something of.
  func findNames(in presence: Presence) -> PresenceNames {
    if isNowhere(presence) { return .all }
    var names = presence.platforms == universe ? PresenceNames.none : .build
    if let programs = presence.programs { names.formUnion(PresenceNames(programs: programs)) }
    for literal in presence.literals { names.formUnion(self.names(in: literal)) }
    return names
  }

  /// What stands for several presences may depend on whatever these say.
  private func names(in literal: Presence.Literal) -> PresenceNames {
    isDisjunction(literal.name) ? .all : PresenceNames(literal.name)
  }

  /// Whether what was asked of a place that is wide is worth the same at one that is narrower.
  func isAnsweredAlike(
    _ asked: PresenceNames, at narrow: PresenceID, asAt wide: PresenceID
  ) -> Bool {
    guard asked.isDisjoint(with: difference(narrow, wide)) else { return false }
    guard asked.isAboutPrograms else { return true }
    let (few, many) = (self[narrow].programs, self[wide].programs)
    guard few != many else { return true }
    guard let few, many.map(few.isSubset) ?? true else { return false }
    return asked.holds(inAll: few)
  }

  /// Whether two presences differ in nothing but the programs that they leave.
  func differInProgramsOnly(_ lhs: PresenceID, _ rhs: PresenceID) -> Bool {
    let (left, right) = (self[lhs], self[rhs])
    return left.platforms == right.platforms && left.literals == right.literals
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
