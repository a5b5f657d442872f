// `A || B` in conditions of `#if`, and files that targets compile for different platforms. A presence is a conjunction; where one of
// several presences holds is a literal of its own in it, of which the table knows what it stands for.

extension PresenceTable {
  /// More presences than that in one condition are read as "may hold".
  private static let limit = 64

  /// Where one of several holds.
  func disjunction(_ parts: [PresenceID]) -> PresenceID {
    var all: [PresenceID] = []
    for part in parts {
      for piece in pieces(of: part) where piece != .never && !all.contains(piece) {
        all.append(piece)
      }
    }
    guard let first = all.first else { return .never }
    if all.count == 1 || all.contains(.always) { return all.count == 1 ? first : .always }
    if all.count == 2, let both = union(all[0], all[1]) { return both }
    let platforms = all.reduce(into: PlatformSet()) { $0.formUnion(self[$1].platforms) }
    if all.allSatisfy({
      self[$0].literals == self[first].literals && self[$0].programs == self[first].programs
    }) {
      return intern(
        Presence(
          platforms: platforms, literals: self[first].literals, programs: self[first].programs))
    }
    let programs = all.reduce(self[first].programs) { programs, part in
      programs.flatMap { programs in
        self[part].programs.map { part in
          var both = programs
          both.formUnion(part)
          return both
        }
      }
    }
    guard all.count <= Self.limit else {
      return intern(Presence(platforms: platforms, programs: programs))
    }
    all.sort { $0.rawValue < $1.rawValue }
    let text = all.map { String($0.rawValue) }.joined(separator: "|")
    let name = names.intern("|\(text)")
    stand(name, forOneOf: all)
    return intern(
      Presence(
        platforms: platforms, literals: [.init(name: name, isSet: true)], programs: programs))
  }

  /// The presences that one stands for which is nothing but a disjunction.
  private func pieces(of id: PresenceID) -> [PresenceID] {
    let literals = self[id].literals
    guard literals.count == 1, let pieces = disjunctions[literals[0].name],
      pieces.allSatisfy({
        self[$0].platforms.isSubset(of: self[id].platforms)
          && Self.isIn(self[$0].programs, self[id].programs)
      })
    else { return [id] }
    return pieces
  }

  /// Where a presence does not hold, whatever program it is in.
  func complement(of id: PresenceID) -> PresenceID {
    let presence = self[id]
    let others = intern(Presence(platforms: universe.subtracting(presence.platforms)))
    return disjunction(
      [others]
        + presence.literals.map { literal in
          if let pieces = disjunctions[literal.name] {
            return pieces.reduce(.always) { and($0, complement(of: $1)) }
          }
          return intern(
            Presence(
              platforms: universe, literals: [.init(name: literal.name, isSet: !literal.isSet)]))
        })
  }

  /// A conjunction without the disjunctions in it that the rest decides: what holds anyway says nothing, of what one part is left
  /// it is that part, and where none is left there is nothing. What is left of one part, the other disjunctions may rule out: that is
  /// tried for a few of them, within each other.
  func settled(_ presence: Presence) -> Presence {
    let count = presence.literals.count { isDisjunction($0.name) }
    return settled(presence, depth: count > 8 ? 0 : count > 4 ? 1 : 2)
  }

  private func settled(_ presence: Presence, depth: Int) -> Presence {
    var current = presence
    var index = 0
    while index < current.literals.count {
      guard isDisjunction(current.literals[index].name),
        let pieces = disjunctions[current.literals[index].name]
      else {
        index += 1
        continue
      }
      var rest = current
      rest.literals.remove(at: index)
      if isImplied(oneOf: pieces, by: rest) {
        current = rest
        index = 0
        continue
      }
      var open = pieces.map { Self.conjunction(rest, self[$0]) }.filter { !isNowhere($0) }
      if depth > 0, open.count > 1, open.count <= 16,
        rest.literals.contains(where: { isDisjunction($0.name) })
      {
        open = open.map { settled($0, depth: depth - 1) }.filter { !isNowhere($0) }
      }
      guard open.count < 2 else {
        index += 1
        continue
      }
      guard let only = open.first else { return Presence(platforms: []) }
      current = only
      index = 0
    }
    return current
  }

  /// Whether a presence is in one of several, whatever its program.
  private func isImplied(oneOf pieces: [PresenceID], by other: Presence) -> Bool {
    var programs = BitSet()
    for piece in pieces.lazy.map({ self[$0] })
    where other.platforms.isSubset(of: piece.platforms)
      && piece.literals.allSatisfy(other.literals.contains)
    {
      guard let own = piece.programs else { return true }
      programs.formUnion(own)
    }
    return Self.isIn(other.programs, programs)
  }

  /// Whether some programs are among others; nil stands for all.
  static func isIn(_ programs: BitSet?, _ others: BitSet?) -> Bool {
    guard let others else { return true }
    return programs?.isSubset(of: others) ?? false
  }
}
