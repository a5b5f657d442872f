// What the cases of a `switch` assume that ask several values at once, as a tuple, or what a pattern binds: `case (true, let isNew)
// where isNew`. What each pattern and each `where` assumes is put together, and a case is reached where none before it matches.

extension Evaluator {
  /// What each case of a selection assumes; nil where they ask one value alone, or nothing is told.
  func combinedCases(
    _ cases: ArraySlice<SelectionCase>, _ subject: ValueID, _ frame: Frame
  ) -> [PresenceID]? {
    guard tracesValues, combines(cases, subject, frame),
      cases.allSatisfy({ frame.file.presence($0.condition) == .always })
    else { return nil }
    var earlier = PresenceID.always
    var result: [PresenceID] = []
    for item in cases {
      if item.isDefault {
        result.append(earlier)
        continue
      }
      let options = frame.file.facts[item.patterns].map { assumptions($0, item, subject, frame) }
      result.append(project.presences.and(earlier, either(options.map(\.holds))))
      earlier = options.reduce(earlier) { project.presences.and($0, $1.fails) }
    }
    return result.allSatisfy { $0 == .always } ? nil : result
  }

  /// What each case of `switch isOn { case true: …; case false: … }` assumes, or of `switch true { case isOn: … }`; nil for other
  /// selections.
  func booleanCases(
    _ cases: ArraySlice<SelectionCase>, _ subject: ExpressionID, _ frame: Frame
  ) -> [PresenceID]? {
    guard tracesValues else { return nil }
    var earlier = PresenceID.always
    var result: [PresenceID] = []
    for item in cases {
      guard frame.file.presence(item.condition) == .always else { return nil }
      if item.isDefault {
        result.append(earlier)
        continue
      }
      let patterns = frame.file.facts[item.patterns]
      guard patterns.count == 1, let pattern = patterns.first,
        var own = booleanAssumptions(pattern, subject, frame)
      else { return nil }
      for condition in frame.file.facts[item.guards] {
        let next = assumptions(condition, frame)
        own = Assumptions(
          holds: project.presences.and(own.holds, next.holds),
          fails: either([own.fails, next.fails]))
      }
      result.append(project.presences.and(earlier, own.holds))
      earlier = project.presences.and(earlier, own.fails)
    }
    return result.allSatisfy { $0 == .always } ? nil : result
  }

  /// What a pattern assumes of a Boolean, or a Boolean as a pattern; nil for others.
  func booleanAssumptions(
    _ pattern: PatternID, _ subject: ExpressionID, _ frame: Frame
  ) -> Assumptions? {
    let facts = frame.file.facts
    if let held = held(by: pattern, frame), case .expression(let constant) = facts[held].kind,
      case .boolean(let written) = facts[constant].kind
    {
      return optionalFlag(subject, is: written, frame)
    }
    guard case .expression(let expression) = facts[pattern].kind else { return nil }
    let (answer, asked): (Bool, ExpressionID)
    if case .boolean(let written) = facts[expression].kind {
      (answer, asked) = (written, subject)
    } else if case .boolean(let written) = facts[subject].kind {
      (answer, asked) = (written, expression)
    } else {
      return nil
    }
    if let own = optionalFlag(asked, is: answer, frame) { return own }
    let own = assumptions(asked, frame)
    return answer ? own : own.negated
  }

  /// What a pattern asks of what an optional holds: `true?`, `.some(true)`.
  private func held(by pattern: PatternID, _ frame: Frame) -> PatternID? {
    switch frame.file.facts[pattern].kind {
    case .optional(let inner): return inner
    case .enumCase(_, let name, let elements):
      guard frame.file.name(name) == language.some, frame.file.facts[elements].count == 1 else {
        return nil
      }
      return frame.file.facts[elements].first?.pattern
    default: return nil
    }
  }

  private func combines(
    _ cases: ArraySlice<SelectionCase>, _ subject: ValueID, _ frame: Frame
  ) -> Bool {
    if case .tuple = store[core(subject)] { return true }
    return cases.contains { item in
      guard !item.guards.isEmpty else { return false }
      return frame.file.facts[item.patterns].contains {
        if case .identifier = frame.file.facts[$0].kind { true } else { false }
      }
    }
  }

  /// What one pattern of a case assumes, with the conditions behind `where`, which see what it binds.
  private func assumptions(
    _ pattern: PatternID, _ item: SelectionCase, _ subject: ValueID, _ frame: Frame
  ) -> Assumptions {
    var own = patternAssumptions(pattern, subject, frame)
    guard !item.guards.isEmpty else { return own }
    let count = frame.locals.count
    defer { trim(frame, to: count) }
    _ = match(pattern, subject, frame)
    for condition in frame.file.facts[item.guards] {
      let next = assumptions(condition, frame)
      own = Assumptions(
        holds: project.presences.and(own.holds, next.holds), fails: either([own.fails, next.fails]))
    }
    return own
  }

  /// Where a pattern matches a value, and where it does not.
  private func patternAssumptions(
    _ id: PatternID, _ value: ValueID, _ frame: Frame
  ) -> Assumptions {
    let facts = frame.file.facts
    switch facts[id].kind {
    case .wildcard, .identifier: return .constant(true)
    case .tuple(let elements):
      guard case .tuple(_, let values) = store[core(value)], values.count == elements.count else {
        return .nothing
      }
      let parts = zip(facts[elements], values).map {
        patternAssumptions($0.pattern, $1, frame)
      }
      return Assumptions(
        holds: parts.reduce(.always) { project.presences.and($0, $1.holds) },
        fails: either(parts.map(\.fails)))
    default: break
    }
    if case .expression(let expression) = facts[id].kind,
      case .boolean(let wanted) = facts[expression].kind
    {
      if case .boolean(let answer) = store[core(value)] { return .constant(answer == wanted) }
      guard let trace = trace(of: value) else { return told(id, value, frame) }
      let own = Assumptions(holds: trace.holds, fails: trace.fails)
      return wanted ? own : own.negated
    }
    guard let trace = trace(of: value) else { return told(id, value, frame) }
    if case .optional = facts[id].kind {
      return Assumptions(holds: trace.holds, fails: .always)
    }
    guard let name = caseName(id, frame) else { return .nothing }
    if isPresence(name) {
      let own = Assumptions(holds: trace.holds, fails: trace.fails)
      return name == language.some ? own : own.negated
    }
    return assumptions(trace, isCase: name, type(of: value))
  }

  private func told(_ id: PatternID, _ value: ValueID, _ frame: Frame) -> Assumptions {
    if let told = toldMatch(id, value, frame) { return told }
    let count = frame.locals.count
    defer { trim(frame, to: count) }
    switch match(id, value, frame) {
    case .yes: return .constant(true)
    case .no: return .constant(false)
    case .either, .undecided: return .nothing
    }
  }
}
