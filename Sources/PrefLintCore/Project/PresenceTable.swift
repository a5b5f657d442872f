// Where a fact exists: on which platforms, under which compilation flags, in which programs. A path exists
// where all its facts do; a path whose facts exclude each other is none.

/// The index of a presence in a `PresenceTable`.
struct PresenceID: FastID {
  let rawValue: UInt32

  /// Everywhere.
  static let always = PresenceID(rawValue: 0)
  /// Nowhere.
  static let never = PresenceID(rawValue: 1)
}

/// A conjunction of platforms, flags and programs.
struct Presence: FastHashable {
  /// A compilation flag, or a module that only some builds can import, that must be (un)set.
  struct Literal: FastHashable {
    var name: Name
    var isSet: Bool

    @inline(__always) func mix(into mixer: inout HashMixer) {
      mixer.add(UInt64(name.rawValue) << 1 | (isSet ? 1 : 0))
    }
  }

  var platforms: PlatformSet
  /// Sorted by name, each name once.
  var literals: [Literal] = []
  /// The programs that the fact's file is compiled into; nil where none is ruled out.
  var programs: BitSet?

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(platforms.rawValue))
    mixer.add(literals)
    mixer.add(programs)
  }
}

/// Two presences.
struct PresencePair: FastHashable {
  private(set) var first: PresenceID
  private(set) var second: PresenceID

  /// Two of which each is to the other what the other is to it.
  init(unordered one: PresenceID, _ other: PresenceID) {
    (first, second) = one.rawValue < other.rawValue ? (one, other) : (other, one)
  }

  init(first: PresenceID, second: PresenceID) {
    self.first = first
    self.second = second
  }

  /// Where what was asked for last is kept.
  @inline(__always) var slot: Int {
    Int((first.rawValue &* 0x9e37_79b9) ^ second.rawValue)
  }

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(first.rawValue) << 32 | UInt64(second.rawValue))
  }
}

private struct RecentConjunction {
  var pair: PresencePair
  var result: PresenceID
}

/// Interned presences, so that conjunctions cost a look-up.
final class PresenceTable {
  private(set) var presences: [Presence] = []
  private var ids: [Presence: PresenceID] = [:]
  /// The literals of all presences, one presence behind the other, and where those of each end: to compare two, neither is copied.
  private var literals = Pool<Presence.Literal>()
  private var literalEnds = Pool<Int>()
  /// A bit for each literal of a presence, which others may share: of all, and of those that only follow from themselves.
  private var masks = Pool<(all: UInt64, plain: UInt64)>()
  /// What each presence says something of.
  private var presenceNames: [PresenceNames] = []
  /// In what two presences differ, of those that were asked for last, each in the place of its hash.
  var recentDifferences = [(pair: PresencePair, names: PresenceNames)](
    repeating: (PresencePair(unordered: .always, .always), .none), count: PresenceTable.recentCount)
  private var conjunctions: [PresencePair: PresenceID] = [:]
  /// Those that were asked for last, each in the place of its hash. No pair is one of equals.
  private var recentConjunctions = [RecentConjunction](
    repeating: RecentConjunction(
      pair: PresencePair(unordered: .always, .always), result: .always),
    count: PresenceTable.recentCount)
  /// Whether one presence is in another: of the pairs that were asked for last, each in the place of its hash, with the answer as
  /// the lowest bit.
  private var recentImplications = [UInt64](repeating: 0, count: PresenceTable.recentCount)
  private static let recentBits = 10
  private static let recentCount = 1 << recentBits
  /// Whether each presence is in some programs only.
  private var hasPrograms: [Bool] = []
  private var remainders: [PresencePair: PresenceID] = [:]
  /// Where one of two presences holds; never for two of which that is none.
  private var unions: [PresencePair: PresenceID] = [:]
  /// The parts of presences that were asked for. A name is assumed before a presence has it.
  private var parts: [PresenceID: (fixed: PresenceID, assumed: PresenceID)] = [:]
  /// Names of the literals that stand for conditions at run time.
  private var assumed: Set<Name> = []
  /// What the literals stand for that mean one of several presences; they are only ever set.
  private(set) var disjunctions: [Name: [PresenceID]] = [:]
  private var disjoined = NameSet()
  let names: ProjectNames
  /// What each program is built for; nil where that is not told.
  let programPlatforms: [PlatformSet?]
  /// What each certainly is built for.
  private let sureProgramPlatforms: [PlatformSet]
  /// The platforms that a run asks about; others do not exist: those that the only program is built for, else all.
  let universe: PlatformSet

  init(
    names: ProjectNames, programPlatforms: [PlatformSet?] = [],
    sureProgramPlatforms: [PlatformSet] = []
  ) {
    self.names = names
    self.programPlatforms = programPlatforms
    self.sureProgramPlatforms = sureProgramPlatforms
    universe = programPlatforms.count == 1 ? programPlatforms[0] ?? .all : .all
    _ = intern(Presence(platforms: universe))
    _ = intern(Presence(platforms: []))
  }

  subscript(id: PresenceID) -> Presence { presences[Int(id.rawValue)] }

  /// What a presence says something of.
  @inline(__always) func names(in id: PresenceID) -> PresenceNames {
    presenceNames[Int(id.rawValue)]
  }

  @inline(__always) func isInSomePrograms(_ id: PresenceID) -> Bool {
    hasPrograms[Int(id.rawValue)]
  }

  func intern(_ presence: Presence) -> PresenceID {
    var presence = presence
    presence.platforms.formIntersection(universe)
    let normal = isNowhere(presence) ? Presence(platforms: []) : presence
    if let id = ids[normal] { return id }
    let id = PresenceID(rawValue: UInt32(truncatingIfNeeded: presences.count))
    presences.append(normal)
    var mask: (all: UInt64, plain: UInt64) = (0, 0)
    for literal in normal.literals {
      literals.append(literal)
      let bit = 1 as UInt64 &<< (literal.fastHash & 63)
      mask.all |= bit
      if !isDisjunction(literal.name) { mask.plain |= bit }
    }
    literalEnds.append(literals.count)
    masks.append(mask)
    presenceNames.append(findNames(in: normal))
    hasPrograms.append(normal.programs != nil)
    ids[normal] = id
    return id
  }

  /// Whether a presence has no platform, or no program that is built for one of its platforms.
  func isNowhere(_ presence: Presence) -> Bool {
    presence.platforms.isEmpty
      || presence.programs.map { !mayRun($0, on: presence.platforms) } ?? false
  }

  /// Whether one of some programs is built for one of some platforms.
  private func mayRun(_ programs: BitSet, on platforms: PlatformSet) -> Bool {
    if platforms == universe { return !programs.isEmpty }
    return programs.contains { program in
      guard program < programPlatforms.count, let own = programPlatforms[program] else {
        return true
      }
      return !own.isDisjoint(with: platforms)
    }
  }

  /// Whether a program that holds all of a presence certainly is built for one of its platforms.
  ///
  /// - Parameter isTold: whether programs that no project declares count as built for all platforms.
  func isSurelyBuilt(_ id: PresenceID, isTold: Bool) -> Bool {
    let presence = self[id]
    if presence.platforms == universe { return true }
    if programPlatforms.isEmpty { return isTold }
    let programs = presence.programs?.elements ?? Array(programPlatforms.indices)
    return programs.contains { program in
      guard program < sureProgramPlatforms.count else { return true }
      return !sureProgramPlatforms[program].isDisjoint(with: presence.platforms)
    }
  }

  /// The platforms that the programs of a presence are built for, as far as that is told.
  func platforms(builtFor presence: PresenceID) -> PlatformSet {
    guard let programs = self[presence].programs else { return universe }
    return programs.elements.reduce(into: []) { all, program in
      let own = program < programPlatforms.count ? programPlatforms[program] : nil
      all.formUnion(own ?? universe)
    }
  }

  /// Where both hold.
  func and(_ lhs: PresenceID, _ rhs: PresenceID) -> PresenceID {
    if lhs == rhs || rhs == .always { return lhs }
    if lhs == .always { return rhs }
    if lhs == .never || rhs == .never { return .never }
    let key = PresencePair(unordered: lhs, rhs)
    let slot = key.slot & (Self.recentCount - 1)
    let recent = recentConjunctions[slot]
    if recent.pair == key { return recent.result }
    let result = conjunctions[key] ?? conjunction(key)
    recentConjunctions[slot] = RecentConjunction(pair: key, result: result)
    return result
  }

  /// Whether what is in a presence is in another one, too.
  ///
  /// - Complexity: linear in the literals; only what stands for several presences is looked up, if the first one does not name it.
  func implies(_ id: PresenceID, _ other: PresenceID) -> Bool {
    if id == other || other == .always || id == .never { return true }
    let (mine, others) = (Int(id.rawValue), Int(other.rawValue))
    if masks[others].plain & ~masks[mine].all != 0 { return false }
    let pair = (UInt64(id.rawValue) << 32 | UInt64(other.rawValue)) << 1
    let slot = Int((pair &* 0x9E37_79B9_7F4A_7C15) >> (64 - Self.recentBits))
    if recentImplications[slot] | 1 == pair | 1 { return recentImplications[slot] & 1 == 1 }
    let result = isImplied(other, by: id)
    recentImplications[slot] = pair | (result ? 1 : 0)
    return result
  }

  private func isImplied(_ other: PresenceID, by id: PresenceID) -> Bool {
    let own = literalRange(of: id)
    var next = own.lowerBound
    var isNamed = true
    for index in literalRange(of: other) {
      let wanted = literals[index]
      while next < own.upperBound, literals[next].name < wanted.name { next += 1 }
      if next < own.upperBound, literals[next] == wanted { continue }
      // Only what stands for several presences may follow from others.
      guard isDisjunction(wanted.name) else { return false }
      isNamed = false
    }
    guard isNamed else { return and(other, id) == id }
    return self[id].platforms.isSubset(of: self[other].platforms)
      && Self.isIn(self[id].programs, self[other].programs)
  }

  /// Literals by one bit each, several of which may share one: all of a presence, and those that it must name to be implied.
  /// What implies another presence has all of the other's second bits among its first ones.
  @inline(__always) func mask(of id: PresenceID) -> (all: UInt64, plain: UInt64) {
    masks[Int(id.rawValue)]
  }

  @inline(__always) private func literalRange(of id: PresenceID) -> Range<Int> {
    let index = Int(id.rawValue)
    return (index == 0 ? 0 : literalEnds[index - 1])..<literalEnds[index]
  }

  /// Notes of a literal that it means one of several presences.
  func stand(_ name: Name, forOneOf parts: [PresenceID]) {
    disjunctions[name] = parts
    disjoined.insert(name)
    for slot in recentImplications.indices { recentImplications[slot] = 0 }
  }

  /// Whether a literal means one of several presences.
  @inline(__always) func isDisjunction(_ name: Name) -> Bool { disjoined.contains(name) }

  private func conjunction(_ pair: PresencePair) -> PresenceID {
    let both = Self.conjunction(self[pair.first], self[pair.second])
    let result = intern(disjunctions.isEmpty ? both : settled(both))
    conjunctions[pair] = result
    return result
  }

  /// Where one of two holds, if that is a presence and what they assume of a run is the same; nil otherwise.
  func union(_ lhs: PresenceID, _ rhs: PresenceID) -> PresenceID? {
    let key = PresencePair(unordered: lhs, rhs)
    if let known = unions[key] { return known == .never ? nil : known }
    let result = findUnion(self[lhs], self[rhs])
    unions[key] = result ?? .never
    return result
  }

  private func findUnion(_ lhs: Presence, _ rhs: Presence) -> PresenceID? {
    guard lhs.programs == rhs.programs else { return nil }
    if lhs.literals == rhs.literals {
      return intern(
        Presence(
          platforms: lhs.platforms.union(rhs.platforms), literals: lhs.literals,
          programs: lhs.programs))
    }
    guard lhs.platforms == rhs.platforms, lhs.literals.count == rhs.literals.count else {
      return nil
    }
    let different = lhs.literals.indices.filter { lhs.literals[$0] != rhs.literals[$0] }
    guard different.count == 1, let index = different.first,
      lhs.literals[index].name == rhs.literals[index].name,
      !assumed.contains(lhs.literals[index].name)
    else { return nil }
    var both = lhs
    both.literals.remove(at: index)
    return intern(both)
  }

  /// What two presences have in common: it holds wherever one of them does, and maybe elsewhere.
  func common(_ lhs: PresenceID, _ rhs: PresenceID) -> PresenceID {
    if lhs == rhs || rhs == .never { return lhs }
    if lhs == .never { return rhs }
    var both = self[lhs]
    let other = self[rhs]
    both.platforms.formUnion(other.platforms)
    both.literals.removeAll { !other.literals.contains($0) }
    if let programs = other.programs {
      both.programs?.formUnion(programs)
    } else {
      both.programs = nil
    }
    return intern(both)
  }

  /// What a presence says of programs beyond what holds at a place: nowhere if no program holds both, and
  /// without its programs if all of the place's have it. Platforms and flags stay as they are, where they do not depend on the
  /// program.
  func within(_ place: PresenceID, _ presence: PresenceID) -> PresenceID {
    guard hasPrograms[Int(presence.rawValue)], let here = self[place].programs else {
      return presence
    }
    let key = PresencePair(first: place, second: presence)
    if let known = remainders[key] { return known }
    var rest = self[presence]
    if dependsOnProgram(rest) {
      rest = settled(Self.conjunction(rest, Presence(platforms: universe, programs: here)))
    }
    if let programs = rest.programs {
      if !here.intersects(programs) { rest.platforms = [] }
      if here.isSubset(of: programs) { rest.programs = nil }
    }
    let result = intern(rest)
    remainders[key] = result
    return result
  }

  /// Whether a presence is on other platforms in one program than in another one.
  private func dependsOnProgram(_ presence: Presence) -> Bool {
    presence.literals.contains { literal in
      disjunctions[literal.name]?.contains { hasPrograms[Int($0.rawValue)] } ?? false
    }
  }

  static func conjunction(_ lhs: Presence, _ rhs: Presence) -> Presence {
    var literals = lhs.literals
    for literal in rhs.literals {
      if let index = literals.firstIndex(where: { $0.name == literal.name }) {
        if literals[index].isSet != literal.isSet { return Presence(platforms: []) }
      } else {
        literals.append(literal)
      }
    }
    literals.sort { $0.name < $1.name }
    return Presence(
      platforms: lhs.platforms.intersection(rhs.platforms), literals: literals,
      programs: lhs.programs.flatMap { left in rhs.programs.map(left.intersection) ?? left }
        ?? rhs.programs)
  }

  /// Where a condition at run time has an outcome.
  func assuming(_ name: Name, _ holds: Bool) -> PresenceID {
    assumed.insert(name)
    return intern(Presence(platforms: universe, literals: [.init(name: name, isSet: holds)]))
  }

  /// Whether anything has been assumed.
  var hasAssumptions: Bool { !assumed.isEmpty }

  /// The part of a presence that a build decides, and what is assumed of its run.
  func split(_ id: PresenceID) -> (fixed: PresenceID, assumed: PresenceID) {
    let presence = self[id]
    if presence.literals.isEmpty { return (id, .always) }
    if let known = parts[id] { return known }
    let found = findParts(of: presence, id)
    parts[id] = found
    return found
  }

  private func findParts(
    of presence: Presence, _ id: PresenceID
  ) -> (fixed: PresenceID, assumed: PresenceID) {
    guard presence.literals.contains(where: { assumed.contains($0.name) }) else {
      return (id, .always)
    }
    let fixed = presence.literals.filter { !assumed.contains($0.name) }
    let open = presence.literals.filter { assumed.contains($0.name) }
    return (
      intern(
        Presence(platforms: presence.platforms, literals: fixed, programs: presence.programs)),
      intern(Presence(platforms: universe, literals: open))
    )
  }

  /// The presence of a fact under a `#if` condition of its file.
  func presence(
    of condition: BuildConditionID, in facts: FileFacts, names: [Name], catalogue: ModulePlatforms,
    negated: Bool = false
  ) -> PresenceID {
    switch facts[condition] {
    case .always: return negated ? .never : .always
    case .never: return negated ? .always : .never
    case .platform(let name):
      return platforms(Self.platforms(named: facts[name]), negated)
    case .canImport(let name):
      if let known = catalogue[facts[name]] { return platforms(known, negated) }
      return literal(names[name.index], negated)
    case .environment(let name):
      if facts[name] == "macCatalyst" || facts[name] == "macabi" {
        return platforms(.macCatalyst, negated)
      }
      return literal(names[name.index], negated)
    case .flag(let name): return literal(names[name.index], negated)
    case .other: return .always
    case .not(let operand):
      return presence(
        of: operand, in: facts, names: names, catalogue: catalogue, negated: !negated)
    case .and(let lhs, let rhs), .or(let lhs, let rhs):
      let left = presence(of: lhs, in: facts, names: names, catalogue: catalogue, negated: negated)
      let right = presence(of: rhs, in: facts, names: names, catalogue: catalogue, negated: negated)
      var isConjunction = !negated
      if case .or = facts[condition] { isConjunction = negated }
      return isConjunction ? and(left, right) : disjunction([left, right])
    }
  }

  /// In some programs only.
  func presence(inPrograms programs: BitSet?) -> PresenceID {
    intern(Presence(platforms: universe, programs: programs))
  }

  private func platforms(_ set: PlatformSet, _ negated: Bool) -> PresenceID {
    let kept = negated ? universe.subtracting(set) : universe.intersection(set)
    return intern(Presence(platforms: kept))
  }

  private func literal(_ name: Name, _ negated: Bool) -> PresenceID {
    intern(Presence(platforms: universe, literals: [.init(name: name, isSet: !negated)]))
  }

  private static func platforms(named name: String) -> PlatformSet {
    switch name {
    case "iOS": [.iOS, .macCatalyst]
    case "macOS", "OSX": .macOS
    case "tvOS": .tvOS
    case "watchOS": .watchOS
    case "visionOS", "xrOS": .visionOS
    default: []
    }
  }
}

/// Modules with the platforms that can import them.
typealias ModulePlatforms = [String: PlatformSet]
