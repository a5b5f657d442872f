// Where one of several conditions holds. Flags that are computed from flags, and handed on by views that lead to themselves, are
// the same few questions again in other words: brought into one form they are one condition, and the views are entered once.

extension Evaluator {
  /// How many conditions one stands for at most in its plain form.
  private static let plainLimit = 2
  /// How many are looked at on the way to that form.
  private static let productLimit = 16
  /// How deep those that are no plain ones hold each other.
  private static let eitherDepthLimit = 2

  /// Where one of several presences holds.
  ///
  /// - Complexity: quadratic in the plain conditions that they stand for, which are few.
  func either(_ alternatives: [PresenceID]) -> PresenceID {
    if alternatives.contains(.always) { return .always }
    let possible = alternatives.filter { $0 != .never }
    guard possible.count > 1 else { return possible.first ?? .never }
    if let known = knownDisjunctions[possible] { return known }
    let result = findEither(possible)
    knownDisjunctions[possible] = result
    return result
  }

  private func findEither(_ alternatives: [PresenceID]) -> PresenceID {
    let plain = plain(alternatives)
    let possible = plain ?? alternatives
    if possible.contains(.always) { return .always }
    guard possible.count > 1 else { return possible.first ?? .never }
    var sources: Set<Name> = []
    for alternative in possible {
      for literal in project.presences[alternative].literals {
        // Whether one of several holds that the environment decides is asked where that is known.
        guard environmentTraces[literal.name] == nil else {
          return project.presences.disjunction(possible)
        }
        sources.formUnion(questions[literal.name]?.sources ?? [])
      }
    }
    if plain == nil, possible.contains(where: { depth(of: $0) >= Self.eitherDepthLimit }) {
      return open(possible, sources)
    }
    let parts = possible.map { String($0.rawValue) }.joined(separator: "|")
    let name = project.names.intern("|\(parts)|")
    questions[name] = Question(
      name: name, trace: .none, sources: sources, kind: .either(possible), answer: true)
    return project.presences.assuming(name, true)
  }

  /// The same alternatives with none that stands for several, none that another one implies, and in order; nil where they are too many.
  private func plain(_ alternatives: [PresenceID]) -> [PresenceID]? {
    var found: Set<PresenceID> = []
    for alternative in alternatives {
      guard let options = options(of: alternative) else { return nil }
      found.formUnion(options)
      guard found.count <= Self.productLimit else { return nil }
    }
    while let (one, other, both) = joinable(found.sorted { $0.rawValue < $1.rawValue }) {
      found.remove(one)
      found.remove(other)
      found.insert(both)
    }
    let all = found.sorted { $0.rawValue < $1.rawValue }
    let weakest = all.filter { one in
      !all.contains { $0 != one && project.presences.and($0, one) == one }
    }
    return weakest.count <= Self.plainLimit ? weakest : nil
  }

  /// The conditions that one stands for; nil where they are too many, or stand for several themselves.
  private func options(of presence: PresenceID) -> [PresenceID]? {
    var rest = project.presences[presence]
    var choices: [[PresenceID]] = []
    rest.literals.removeAll { literal in
      guard let question = questions[literal.name], case .either(let options) = question.kind
      else { return false }
      choices.append(options)
      return true
    }
    guard !choices.isEmpty else { return [presence] }
    var found = [project.presences.intern(rest)]
    for options in choices {
      guard options.allSatisfy({ depth(of: $0) == 0 }),
        found.count * options.count <= Self.productLimit
      else { return nil }
      found = found.flatMap { one in options.map { project.presences.and(one, $0) } }
      found = Set(found).subtracting([.never]).sorted { $0.rawValue < $1.rawValue }
    }
    return found
  }

  /// Two conditions that differ in the answer to one question alone, and what holds in either case.
  private func joinable(
    _ presences: [PresenceID]
  ) -> (PresenceID, PresenceID, PresenceID)? {
    for (index, one) in presences.enumerated() {
      let first = project.presences[one]
      for other in presences[(index + 1)...] {
        let second = project.presences[other]
        guard first.platforms == second.platforms, first.programs == second.programs,
          first.literals.count == second.literals.count
        else { continue }
        let different = first.literals.indices.filter {
          first.literals[$0] != second.literals[$0]
        }
        guard different.count == 1, let place = different.first,
          first.literals[place].name == second.literals[place].name
        else { continue }
        var both = first
        both.literals.remove(at: place)
        return (one, other, project.presences.intern(both))
      }
    }
    return nil
  }

  /// How deep conditions that stand for several hold each other in one.
  private func depth(of presence: PresenceID) -> Int {
    project.presences[presence].literals.map { literal in
      guard let question = questions[literal.name], case .either(let options) = question.kind
      else { return 0 }
      return 1 + (options.map(depth).max() ?? 0)
    }.max() ?? 0
  }

  /// One of many conditions, of which only that is told on which values they depend. Two that are of other conditions are mostly two.
  private func open(_ possible: [PresenceID], _ sources: Set<Name>) -> PresenceID {
    let values = sources.map(\.rawValue).sorted().map { String($0) }.joined(separator: ",")
    let mark = possible.reduce(UInt32(0)) { $0 &* 31 &+ $1.rawValue } % 8
    let name = project.names.intern("|?\(values)#\(mark)|")
    questions[name] = Question(
      name: name, trace: .none, sources: sources, kind: .open, answer: true)
    return project.presences.assuming(name, true)
  }
}
