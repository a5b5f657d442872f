// Which of several functions a call means, and calls that may mean a function of the project or a modifier from outside
// with its name.

extension Evaluator {
  /// An overload that a call may mean.
  struct Choice {
    var member: Member
    var match: [Int?]
    /// Whether nothing of the same standing is told apart from it.
    var isDecided = true
    /// What is not told apart from it.
    var rivals: [(Member, [Int?])] = []
  }

  /// Overloads that take the arguments' labels: those whose parameter types fit best, in every condition. Where only
  /// constraints tell some apart, all of them are undecided.
  func choose(
    _ matching: [(Member, [Int?])], _ receiver: ValueID?, _ arguments: [ArgumentSource],
    _ expected: TypeID
  ) -> [Choice] {
    guard matching.count > 1 else { return matching.map { Choice(member: $0.0, match: $0.1) } }
    // On a value of a protocol's type a requirement is the conformer's, whatever the protocol's default is.
    let isDynamic = receiver.map { self.isDynamic(type(of: $0)) } ?? false
    var preferred = matching.filter { project.isRequirement($0.0) == isDynamic }
    if preferred.isEmpty { preferred = matching }
    let giving = preferred.filter { !givesOther(than: expected, $0.0) }
    return best(of: giving.isEmpty ? preferred : giving, arguments).flatMap { choice in
      [choice]
        + choice.rivals.prefix(Self.rivalLimit).map {
          Choice(member: $0.0, match: $0.1, isDecided: false)
        }
    }
  }

  /// Of overloads those that the arguments fit best, in every condition.
  func best(of candidates: [(Member, [Int?])], _ arguments: [ArgumentSource]) -> [Choice] {
    guard candidates.count > 1 else { return candidates.map { Choice(member: $0.0, match: $0.1) } }
    var rated = candidates.map {
      (candidate: $0, score: score($0.0, $0.1, arguments), fit: fit($0.0, $0.1, arguments))
    }
    let possible = rated.filter { $0.fit != .no }
    if !possible.isEmpty { rated = possible }
    let best = rated.map(\.score).max() ?? 0
    var chosen: [Choice] = []
    let alike = rated.filter { $0.score == best }.map(\.candidate)
    for candidate in preferred(alike, arguments) {
      let choice = Choice(member: candidate.0, match: candidate.1)
      let rivals = chosen.indices.filter { overlap(chosen[$0].member, candidate.0) }
      if rivals.isEmpty {
        chosen.append(choice)
      } else if rivals.contains(where: { areTwins(chosen[$0].member, candidate.0) }) {
        continue
      } else if rivals.allSatisfy({ chosen[$0].member.owner == candidate.0.owner }) {
        for rival in rivals {
          chosen[rival].isDecided = false
          chosen[rival].rivals.append(candidate)
        }
      }
    }
    for (candidate, score, _) in rated where score < best {
      if score > .min, !chosen.contains(where: { overlap($0.member, candidate.0) }) {
        chosen.append(Choice(member: candidate.0, match: candidate.1))
      }
    }
    return chosen
  }

  private func overlap(_ left: Member, _ right: Member) -> Bool {
    project.presences.and(left.presence, right.presence) != .never
  }

  func score(_ member: Member, _ match: [Int?], _ arguments: [ArgumentSource]) -> Int {
    guard let function = project.function(of: member.reference) else { return 0 }
    let frame = frame(for: member.reference, receiver: nil)
    var score = -(frame.file.facts[function.parameters].count)
    let attributes = frame.file.facts[project.declaration(member.reference).attributes]
    if attributes.contains(where: { frame.file.facts[$0.name] == "_disfavoredOverload" }) {
      // It is only meant where no other one can be.
      score -= 64
    }
    for (index, parameter) in frame.file.facts[function.parameters].enumerated() {
      guard let position = match[index], let written = parameter.type else { continue }
      var declared = resolve(written, in: frame)
      if isClosure(arguments[position]) {
        score += isFunctionType(declared) ? 4 : -8
        continue
      }
      // `@autoclosure () -> Value` is given a value.
      if case .function(let parameters, let result) = project.types[declared], parameters.isEmpty {
        let given = staticType(of: arguments[position], expected: result)
        if given != .unknown, !isFunctionType(given) { declared = result }
      }
      // One value is none of several, if there is one for it.
      if parameter.isVariadic { score -= 1 }
      let actual = staticType(of: arguments[position], expected: declared)
      if actual == .unknown || declared == .unknown { continue }
      if actual == declared { score += 8 } else if !fits(actual, declared) { score -= 16 }
    }
    return score
  }

  // MARK: Modifiers

  /// Whether arguments may be meant for a function that has the name of a modifier from outside: a closure
  /// that builds views is not for a parameter that wants something else, a value that is no function not for one
  /// that wants a function, and a value of a type from outside
  /// not for one of a type of the project, but for the modifier; where an argument's type is not known, neither is
  /// which of them is meant. So is a call within the function itself, if
  /// that returns `some View`: such a type cannot be its own.
  func mayMean(
    _ member: Member, _ match: [Int?], _ arguments: [ArgumentSource], _ frame: Frame
  ) -> Fit {
    guard modifierEntries[project.name(of: member.reference)] != nil,
      let function = project.function(of: member.reference)
    else { return .yes }
    let own = self.frame(for: member.reference, receiver: nil)
    if let result = function.result, case .opaque = project.types[resolve(result, in: own)],
      isInside(member.reference, frame)
    {
      return .no
    }
    var worst = Fit.yes
    for (index, parameter) in own.file.facts[function.parameters].enumerated() {
      guard let position = match[index], let written = parameter.type else { continue }
      let declared = resolve(written, in: own)
      switch project.types[project.types.unwrapped(declared)] {
      case .function(let parameters, let result):
        let type = project.types.unwrapped(declared)
        // Nothing makes a function with parameters of a value.
        let mayDelay = parameters.isEmpty
        if isPlainValue(arguments[position], where: mayDelay ? result : nil, type) { return .no }
        if isClosure(arguments[position]), fit(arguments[position], declared) == .no { return .no }
        guard wantsNoView(result), let built = built(by: arguments[position]) else { continue }
        if isViewLike(self.type(of: built)) { return .no }
      case .nominal(let nominal, _) where project.kind(of: nominal) != .protocolType:
        worst = min(worst, fit(arguments[position], declared))
      case .external where isScalar(project.types.unwrapped(declared)):
        worst = min(worst, fit(arguments[position], declared))
      case .external(let name, _) where isKeyPath(name):
        worst = min(worst, fit(keyPath: arguments[position], declared))
      case .external:
        // Of other types from outside it is not known what they are to each other.
        guard case .nominal = project.types[type(of: value(of: arguments[position]))],
          fit(arguments[position], declared) == .no
        else { continue }
        return .no
      case .parameter(let name):
        let actual = staticType(of: arguments[position], expected: .unknown)
        if actual != .unknown, fit(actual, parameter: name, of: member.reference) == .no {
          return .no
        }
      case .metatype(let named):
        guard case .parameter(let name) = project.types[named],
          case .metatype(let actual) = store[core(value(of: arguments[position]))]
        else { continue }
        worst = min(worst, fit(actual, parameter: name, of: member.reference))
      default: continue
      }
      if worst == .no { return .no }
    }
    // `content.padding(edges, length)` in the modifier that a `padding` of the project applies: it would hold itself.
    if worst == .unknown, let type = innermostType(of: frame),
      let around = project.types.nominal(type), makes(around, member.reference)
    {
      return .no
    }
    return worst
  }

  func isKeyPath(_ name: Name) -> Bool {
    StandardTypes.keyPaths.contains(project.names[name])
  }

  /// Whether an argument is a key path, where nothing else is one.
  private func fit(keyPath argument: ArgumentSource, _ declared: TypeID) -> Fit {
    let value = value(of: argument, expected: declared)
    switch store[core(value)] {
    case .keyPath, .none: return .yes
    case .literal, .boolean: return .no
    default: break
    }
    switch project.types[unwrappedType(of: value)] {
    case .external(let name, _): return isKeyPath(name) ? .yes : .no
    case .unknown, .parameter, .variants: return .unknown
    default: return .no
    }
  }

  /// Whether a function calls the initialiser of a type.
  private func makes(_ type: NominalID, _ reference: DeclarationReference) -> Bool {
    guard let body = project.function(of: reference)?.body else { return false }
    let file = project.files[reference.fileIndex]
    let context = LexicalContext(reference: reference, project: project)
    var reader = NameUseReader(facts: file.facts)
    reader.block(body)
    return reader.uses.contains { use in
      guard case .bare = use.base, use.isCalled, file.name(use.name) == project[type].name,
        case .nominal(type, _) = project.types[
          project.namedType(file.name(use.name), arguments: [], in: context)]
      else { return false }
      return true
    }
  }

  /// Whether an argument is certainly no function, and nothing that an autoclosure makes one of with a result.
  private func isPlainValue(
    _ argument: ArgumentSource, where result: TypeID?, _ declared: TypeID
  ) -> Bool {
    guard !isClosure(argument) else { return false }
    let type = type(of: value(of: argument, expected: declared))
    switch project.types[type] {
    case .unknown, .parameter, .function, .variants: return false
    case .optional(let inner) where isFunctionType(inner): return false
    default: return result.map { !fits(type, $0) } ?? true
    }
  }

  /// What a closure without parameters builds that is written as an argument.
  private func built(by argument: ArgumentSource) -> ValueID? {
    guard case .expression(let id, let frame) = argument.origin,
      case .closure(let closure) = frame.file.facts[id].kind,
      frame.file.facts[closure].parameters.isEmpty
    else { return nil }
    return invoke(value(of: argument), [], frame, nil)
  }

  private func wantsNoView(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .unknown, .parameter, .variants: false
    case .tuple(_, let elements): !elements.isEmpty
    default: !project.types.isGeneric(type) && !isViewLike(type)
    }
  }

  /// Whether code stands within a declaration.
  private func isInside(_ reference: DeclarationReference, _ frame: Frame) -> Bool {
    guard frame.fileIndex == reference.fileIndex else { return false }
    var current = frame.declaration
    while let id = current {
      if id == reference.id { return true }
      current = frame.file.facts[id].parent
    }
    return false
  }
}
