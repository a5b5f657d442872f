// Which case of its enumeration a run-time value is: what a pattern, a comparison or a case of a `switch` assumes of it.

extension Evaluator {
  /// Where a traced value is a case of its enumeration, and where it is none.
  func assumptions(_ trace: Trace, isCase name: Name, _ type: TypeID) -> Assumptions {
    // `case nil`, `case .some`: whether it holds something.
    if isPresence(name), !isCase(name, of: type) {
      let own = Assumptions(holds: trace.holds, fails: trace.fails)
      return name == language.some ? own : own.negated
    }
    guard trace.name != .none else { return .nothing }
    let suffix = "==\(project.names[name])"
    guard let known = environmentTraces[trace.name] else {
      noteCases(of: type, trace.name)
      return assumptions(
        trace.name, isTold(name, type) ? .equals(name) : .asked(project.names.intern(suffix)),
        suffix)
    }
    let literal = project.names.intern("\(project.names[trace.name])\(suffix)")
    if case .value(let key, nil) = known.subject {
      environmentTraces[literal] = EnvironmentTrace(
        owner: known.owner, subject: .value(key: key, isCase: name))
    }
    return Assumptions(
      holds: project.presences.assuming(literal, true),
      fails: project.presences.assuming(literal, false))
  }

  /// Notes what a traced value may be, if its enumeration says so: one of its cases it is.
  private func noteCases(of type: TypeID, _ trace: Name) {
    guard casesOfTraces[trace] == nil, let id = project.types.nominal(type),
      project.kind(of: id) == .enumeration
    else { return }
    casesOfTraces[trace] = Set(
      project[id].orderedMembers.map(\.reference).filter { reference in
        if case .enumCase = project.declaration(reference).kind { true } else { false }
      }.map { project.name(of: $0) })
  }

  /// Whether a name that is compared with says which value that is: a number, a text or a case. What has another name may be the
  /// same value, as `.zero` is 0.
  private func isTold(_ name: Name, _ type: TypeID) -> Bool {
    let text = project.names[name]
    if isCase(name, of: project.types.unwrapped(type)) { return true }
    if text.first == "\"" || text.first?.isNumber == true { return true }
    return isConstantCase(name) && !StandardTypes.scalarMembers.contains(text)
  }

  /// Whether values of a type are of an enumeration of the project with a case of a name.
  func isCase(_ name: Name, of type: TypeID) -> Bool {
    guard let id = project.types.nominal(type) else { return false }
    return project.members(named: name, of: id).contains { member in
      if case .enumCase = project.declaration(member.reference).kind { true } else { false }
    }
  }

  /// The case that a pattern asks for; nil for one that also asks what the case holds.
  func caseName(_ id: PatternID, _ frame: Frame) -> Name? {
    let facts = frame.file.facts
    switch facts[id].kind {
    case .enumCase(_, let name, let elements):
      let isPlain = facts[elements].allSatisfy { element in
        switch facts[element.pattern].kind {
        case .wildcard, .identifier: true
        default: false
        }
      }
      return isPlain ? frame.file.name(name) : nil
    case .optional(let inner):
      switch facts[inner].kind {
      case .wildcard, .identifier: return language.some
      default: return nil
      }
    case .expression(let expression):
      if case .none = facts[expression].kind { return language.none }
      return caseName(ofExpression: expression, frame)
    default: return nil
    }
  }

  /// The case that `.name` or `Type.name` is: a member of a value may be anything.
  func caseName(ofExpression id: ExpressionID, _ frame: Frame) -> Name? {
    switch frame.file.facts[id].kind {
    case .implicitMember(let name, _): return frame.file.name(name)
    case .member(let base, let name, _):
      guard case .metatype = store[core(evaluate(base, frame))] else { return nil }
      return frame.file.name(name)
    case .number, .string:
      return DecidingNames.constant(id, frame.file).map { project.names.intern($0) }
    default: return nil
    }
  }

  /// What each case of a selection assumes: its own pattern, and none of the others'.
  func assumptions(_ selection: Selection, _ subject: ValueID, _ frame: Frame) -> [PresenceID] {
    let cases = frame.file.facts[selection.cases]
    if let asked = booleanCases(cases, selection.subject, frame) { return asked }
    if let combined = combinedCases(cases, subject, frame) { return combined }
    guard let trace = trace(of: subject) ?? globalTrace(selection.subject, frame) else {
      if let told = toldCases(cases, subject, frame) { return told }
      return cases.indices.map {
        openAssumptions(selection.subject, frame, as: .whole, part: $0).holds
      }
    }
    let presences = project.presences
    let type = type(of: subject)
    let patterns = cases.map { frame.file.facts[$0.patterns].map { caseName($0, frame) } }
    // A case with a `where` leaves what it names to the cases after it, too.
    let whole = zip(cases, patterns).filter { $0.0.guards.isEmpty }.map(\.1)
    let all = Set(whole.joined().compactMap { $0 }).sorted()
    // `default` is what no pattern matches: of a case that some payload has, others may be left.
    let isUnderstood = cases.allSatisfy {
      frame.file.facts[$0.patterns].allSatisfy { id in
        if case .enumCase = frame.file.facts[id].kind { return true }
        return caseName(id, frame) != nil
      }
    }
    guard all.allSatisfy(isPresence) || !isAskedObject(subject) else {
      return cases.indices.map {
        openAssumptions(selection.subject, frame, as: .whole, part: $0).holds
      }
    }
    return zip(cases, patterns).enumerated().map { position, item in
      let names = item.1
      let own = names.compactMap { $0 }
      guard own.count == names.count, isUnderstood || !item.0.isDefault else {
        return openAssumptions(selection.subject, frame, as: .whole, part: position).holds
      }
      if own == [language.some] || own == [language.none] {
        return own == [language.some] ? trace.holds : trace.fails
      }
      var result = PresenceID.always
      for name in all where !own.contains(name) {
        result = presences.and(result, assumptions(trace, isCase: name, type).fails)
      }
      if own.count == 1 {
        result = presences.and(result, assumptions(trace, isCase: own[0], type).holds)
      } else if own.count > 1, environmentTraces[trace.name] == nil {
        result = presences.and(
          result, either(own.map { assumptions(trace, isCase: $0, type).holds }))
      }
      return result
    }
  }

  /// Whether a case is one of optionals.
  func isPresence(_ name: Name) -> Bool { name == language.some || name == language.none }
}
