// What conditions say of a view's own properties they say of one view: another one of its type around it has values of its own,
// unless it hands them on.

extension EnvironmentFlow {
  /// Notes which values of its own properties a view is handed.
  func noteHanded(_ value: ValueID, _ node: Int32) {
    guard !evaluator.questions.isEmpty,
      case .instance(let type, let fields) = evaluator.store[evaluator.core(value)],
      let nominal = project.types.nominal(type)
    else { return }
    let handed = evaluator.repeatedConditions.ownKeys(of: nominal).filter { own in
      guard let field = fields.first(where: { $0.name == own.property }) else { return false }
      return evaluator.trace(of: field.value)?.name == own.key
    }
    if !handed.isEmpty { handedKeys[node] = handed.map(\.key) }
  }

  /// What is assumed outside a view of a type, to miss an object within; nil if that cannot hold.
  ///
  /// What is assumed of the view's own properties is judged here, and nobody else asks for it; what is set together with others' says
  /// something about them. Where views of the type stand within each
  /// other it says no more of the outer ones than that they may have the same values.
  func outside(
    _ type: NominalID, _ node: Int32, _ assumed: PresenceID, missing object: TypeID
  ) -> PresenceID? {
    var keys = evaluator.repeatedConditions.ownKeys(of: type).map(\.key)
    guard !keys.isEmpty else { return assumed }
    guard nestedTypes.contains(type) else {
      let asked = OutsideKey(type: type, presence: assumed, object: object)
      if let known = outsides[asked] { return known }
      let named = project.presences[assumed].literals.reduce(into: Set<Name>()) {
        $0.formUnion(evaluator.questions[$1.name]?.sources ?? [])
      }
      let alone = keys.filter {
        named.contains($0) && !evaluator.repeatedConditions.isSetBesideOthers($0)
      }
      let found = evaluator.without(Set(alone), in: assumed) {
        feasibility(of: $0, missing: object)
      }
      outsides[asked] = .some(found)
      return found
    }
    if let handed = handedKeys[node] { keys.removeAll(where: handed.contains) }
    return keys.isEmpty ? assumed : evaluator.asOfOthers(Set(keys), in: assumed)
  }

  /// The types of views that may stand within each other.
  var nestedTypes: NestedTypes {
    if let known = knownNestedTypes, known.nodeCount == nodes.count { return known }
    let found = NestedTypes(flow: self)
    knownNestedTypes = found
    return found
  }
}

/// What is assumed within a view, to miss an object there.
struct OutsideKey: FastHashable {
  var type: NominalID
  var presence: PresenceID
  var object: TypeID

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(type.rawValue) << 32 | UInt64(presence.rawValue))
    mixer.add(object)
  }
}

extension Evaluator {
  /// The same presence without what depends on some values alone, if that can hold; nil if it cannot. What is not told stays.
  ///
  /// - Complexity: linear in the literals of the presence.
  func without(
    _ values: Set<Name>, in presence: PresenceID, _ feasibility: (PresenceID) -> Feasibility
  ) -> PresenceID? {
    let whole = project.presences[presence]
    func isOwn(_ literal: Name) -> Bool {
      guard let question = questions[literal], !question.sources.isEmpty,
        question.sources.isSubset(of: values)
      else { return false }
      // One of several may ask for the system, too, which is nobody's value.
      guard case .either(let options) = question.kind else { return true }
      return options.allSatisfy { project.presences[$0].literals.allSatisfy { isOwn($0.name) } }
    }
    // What depends on other values, too, may exclude it all the same.
    func touches(_ literal: Name) -> Bool {
      guard let question = questions[literal] else { return false }
      if case .either = question.kind { return false }
      return !question.sources.isDisjoint(with: values)
    }
    var own = project.presences[.always]
    guard whole.literals.contains(where: { isOwn($0.name) }) else { return presence }
    own.literals = whole.literals.filter { isOwn($0.name) || touches($0.name) }
    let assumed = project.presences.intern(own)
    switch feasibility(assumed) {
    case .possible: break
    case .unclear: return presence
    case .impossible: return nil
    }
    var rest = whole
    rest.literals.removeAll { isOwn($0.name) }
    // Of one of several, what contradicts that is none, and of the others is left what others decide.
    var choices: [PresenceID] = []
    rest.literals.removeAll { literal in
      guard let question = questions[literal.name], case .either(let options) = question.kind,
        !question.sources.isDisjoint(with: values)
      else { return false }
      let left = options.compactMap { option -> PresenceID? in
        let whole = project.presences[option]
        var part = project.presences[.always]
        part.literals = whole.literals.filter { isOwn($0.name) }
        let both = project.presences.and(assumed, project.presences.intern(part))
        guard both != .never, feasibility(both) != .impossible else { return nil }
        var others = whole
        others.literals.removeAll { isOwn($0.name) }
        return project.presences.intern(others)
      }
      choices.append(either(left))
      return true
    }
    let result = choices.reduce(project.presences.intern(rest), project.presences.and)
    return result == .never ? nil : result
  }

  /// The same presence with what it says of some values as said of values that may be these or others.
  ///
  /// - Complexity: linear in the literals of the presence.
  func asOfOthers(
    _ traces: Set<Name>, in presence: PresenceID, depth: Int = 0
  ) -> PresenceID {
    let literals = project.presences[presence].literals
    guard literals.contains(where: { isAsked(of: traces, $0.name) }) else { return presence }
    var changed = project.presences[presence]
    changed.literals.removeAll { isAsked(of: traces, $0.name) }
    var result = project.presences.intern(changed)
    for literal in literals {
      guard let question = questions[literal.name], isAsked(of: traces, literal.name) else {
        continue
      }
      if case .either(let options) = question.kind {
        guard depth < 6 else { continue }
        let others = either(options.map { asOfOthers(traces, in: $0, depth: depth + 1) })
        result = project.presences.and(result, others)
        continue
      }
      let mark = project.names.intern("\(project.names[question.trace])^")
      let name = project.names.intern("\(project.names[literal.name])^")
      // Within a third one nothing is said of the first.
      guard !literals.contains(where: { $0.name == name }) else { continue }
      if questions[name] == nil {
        var other = question
        other.trace = mark
        questions[name] = other
      }
      result = project.presences.and(
        result, project.presences.assuming(name, literal.isSet))
    }
    return result
  }

  private func isAsked(of traces: Set<Name>, _ literal: Name) -> Bool {
    guard let question = questions[literal] else { return false }
    if traces.contains(question.trace) { return true }
    guard case .either(let options) = question.kind else { return false }
    return !question.sources.isDisjoint(with: traces)
      && options.contains { option in
        project.presences[option].literals.contains { isAsked(of: traces, $0.name) }
      }
  }
}
