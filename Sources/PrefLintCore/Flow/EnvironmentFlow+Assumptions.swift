// What a branch assumes of its view's environment is no assumption once the environment is known: whether an optional
// object is there (A9), and what the value is by which a view decides (A10).

extension EnvironmentFlow {
  /// Settles what is assumed of the environment of the view that asks.
  ///
  /// - Returns: what is left to be assumed; nil where the branch is not taken. Where the object may be there, the
  ///   branch under it finds it in the environment.
  func settle(
    _ assumed: PresenceID, _ environment: inout EnvironmentID, _ node: Int32
  ) -> PresenceID? {
    guard !evaluator.environmentTraces.isEmpty else { return assumed }
    let presence = project.presences[assumed]
    var rest = presence
    var answers = PresenceID.always
    for literal in presence.literals {
      guard let trace = evaluator.environmentTraces[literal.name] else {
        guard mayHold(literal, node) else { return nil }
        continue
      }
      rest.literals.removeAll { $0 == literal }
      switch trace.subject {
      case .object(let type):
        guard let around = environments(around: trace.owner, node).first, isDecidedObject(type)
        else { continue }
        switch supply(of: type, in: environments[around]) {
        case .present: if !literal.isSet { return nil }
        case .absent: if literal.isSet { return nil }
        case .lost, .undecided:
          let own = environments[environment]
          if literal.isSet, own.supply(of: type) == .undecided {
            environment = environments.intern(own.writing(type, .present))
          }
        }
      case .value(let key, let name):
        let told = answer(key, name, trace.owner, node)
        if let told, told != literal.isSet { return nil }
        // Another view may ask the same of it, and is answered the same: nobody has written another one between.
        if told == nil, evaluator.repeatedConditions.environmentKeys[key] != nil,
          evaluator.isWrittenOnce(key)
        {
          answers = project.presences.and(
            answers, evaluator.environmentAnswer(key, name, literal.isSet))
        }
      }
    }
    guard rest.literals.count != presence.literals.count else { return assumed }
    let settled = project.presences.and(project.presences.intern(rest), answers)
    return settled == .never ? nil : settled
  }

  /// Whether the environments around a node may be as a presence assumes.
  func mayHold(_ id: PresenceID, _ node: Int32) -> Bool {
    guard !evaluator.environmentTraces.isEmpty, id != .always else { return true }
    return project.presences[id].literals.allSatisfy { mayHold($0, node) }
  }

  private func mayHold(_ literal: Presence.Literal, _ node: Int32) -> Bool {
    if let parts = project.presences.disjunctions[literal.name], literal.isSet {
      return parts.contains { mayHold($0, node) }
    }
    guard let trace = evaluator.environmentTraces[literal.name],
      case .value(let key, let name) = trace.subject
    else { return true }
    return answer(key, name, trace.owner, node).map { $0 == literal.isSet } ?? true
  }

  /// What a view of a type around a node is answered; nil where the sources do not tell.
  private func answer(_ key: Name, _ isCase: Name?, _ owner: NominalID, _ node: Int32) -> Bool? {
    // Content that a view is given may have been written in another one of its type.
    let answers = Set(
      environments(around: owner, node).map { answer(key, isCase, environments[$0]) })
    return answers.count == 1 ? answers.first ?? nil : nil
  }

  /// Whether the value of a key is true, holds something or is a case; nil where the sources do not tell.
  private func answer(_ key: Name, _ isCase: Name?, _ environment: Environment) -> Bool? {
    let value: ValueID
    if let written = environment.value(of: key) {
      value = written
    } else if environment.rest == .undecided {
      return nil
    } else {
      value = evaluator.defaultValue(of: key)
    }
    return evaluator.answers(value, isCase)
  }

  /// The environments of the views or modifiers of a type around a node, the nearest first.
  private func environments(around owner: NominalID, _ node: Int32) -> [EnvironmentID] {
    var found: [EnvironmentID] = []
    var current = node
    while current >= 0 {
      if case .builds(owner, _) = nodes[Int(current)].step {
        found.append(nodes[Int(current)].environment)
      }
      current = nodes[Int(current)].parent
    }
    return found
  }
}

extension Evaluator {
  /// What of a value `answers` looks at: environments that differ in the rest are one.
  func deciding(_ value: ValueID) -> ValueID {
    let core = core(value)
    switch store[core] {
    case .boolean, .none, .literal: return core
    case .enumCase(let type, let name, _): return store.intern(.enumCase(type, name, []))
    case .instance(let type, _): return store.intern(.instance(type, []))
    case .opaque(let type):
      if project.types.nominal(type) != nil { return core }
      return .unknown
    default: return .unknown
    }
  }

  /// Whether a value is true or holds something, or is a case; nil where the sources do not tell.
  func answers(_ value: ValueID, _ isCase: Name?) -> Bool? {
    let core = core(value)
    if let isCase, project.names[isCase].hasPrefix("#") { return isOfType(isCase, core) }
    switch store[core] {
    case .boolean(let answer): return isCase == nil ? answer : nil
    // A case of what an optional may hold is none of what is not there.
    case .none: return isCase == language.none
    case .literal(let text, _): return isCase.map { isLiteral(text, $0) } ?? true
    case .enumCase(_, let name, _):
      // Of an optional that holds a case `.some` is another one's.
      if isCase == language.some, name != language.some { return nil }
      return isCase.map { $0 == name } ?? true
    case .instance: return isCase == nil ? true : nil
    case .opaque(let type):
      if case .nominal = project.types[type], isCase == nil { return true }
      return nil
    default: return nil
    }
  }

  /// Whether a value is of the type that is asked for; nil where that is not told.
  private func isOfType(_ asked: Name, _ value: ValueID) -> Bool? {
    switch store[value] {
    case .none: return false
    case .instance(let type, _), .enumCase(let type, _, _), .opaque(let type):
      guard isConcrete(type), let nominal = project.types.nominal(type) else { return nil }
      return typeCase(nominal) == asked
    default: return nil
    }
  }

  /// Whether a literal is the constant that a condition asks for; nil where that is not told.
  private func isLiteral(_ text: Name, _ asked: Name) -> Bool? {
    if asked == language.some { return true }
    if asked == language.none { return false }
    let asked = project.names[asked]
    if asked.hasPrefix("\"") {
      return LiteralTexts.areEqual(texts: project.names[text], String(asked.dropFirst().dropLast()))
    }
    return asked.first?.isNumber == true
      ? LiteralTexts.areEqual(numbers: project.names[text], asked) : nil
  }

  /// The value of a deciding key where nothing is written.
  func defaultValue(of key: Name) -> ValueID {
    if let known = defaultValues[key] { return known }
    defaultValues[key] = .unknown
    let value = findDefaultValue(of: key)
    defaultValues[key] = value
    return value
  }

  private func findDefaultValue(of key: Name) -> ValueID {
    switch decidingKeys.defaults[key] {
    case .entry(let reference):
      let frame = frame(for: reference, receiver: nil)
      guard case .variable(let id) = frame.file.facts[reference.id].kind else { return .unknown }
      let variable = frame.file.facts[id]
      let declared = variable.type.map { resolve($0, in: frame) } ?? .unknown
      guard let initial = variable.initializer else {
        if project.types.isOptional(declared) { return .none }
        return .unknown
      }
      return evaluate(initial, frame, expected: declared)
    case .key(let nominal):
      guard let name = project.names.find("defaultValue") else { return .unknown }
      let members = project.members(named: name, of: nominal)
      guard members.count == 1, let member = members.first else { return .unknown }
      let frame = frame(for: member.reference, receiver: nil)
      return read(
        members, of: store.intern(.metatype(project.selfType(of: nominal))), frame,
        Site(file: frame.fileIndex, ExpressionID(0)))
    case nil: return .unknown
    }
  }

  /// The type of what is written under a key path of the environment.
  func environmentType(at path: ValueID) -> TypeID {
    guard case .keyPath(_, let names) = store[path], names.count == 1,
      let member = project.externalMembers[language.environmentValues]?[names[0]]?.first
    else { return .unknown }
    return declaredType(of: member)
  }
}
