// Values of which the conditions along a path tell which one they are: `let kind = isNew ? 2 : 1`. What is asked of such a value is
// answered for each of them, and holds where one of those holds that answer yes.

extension Evaluator {
  /// More values than this that conditions tell apart are asked as a whole.
  static let toldLimit = 8

  /// Whether conditions tell which of several values it is: no two of them can be there together.
  func isToldApart(_ value: ValueID) -> Bool {
    guard tracesValues, case .union(let alternatives) = store[core(value)],
      (2...Self.toldLimit).contains(alternatives.count)
    else { return false }
    return alternatives.indices.allSatisfy { index in
      alternatives[index].isDecided
        && alternatives[..<index].allSatisfy {
          project.presences.and($0.presence, alternatives[index].presence) == .never
        }
    }
  }

  /// Where what one of several values answers is yes, and where it is no; nil where nothing is told of either.
  func told(_ value: ValueID, _ answer: (ValueID) -> Bool?) -> Assumptions? {
    guard tracesValues, case .union(let alternatives) = store[core(value)],
      (2...Self.toldLimit).contains(alternatives.count)
    else { return nil }
    let answers = alternatives.map { answer($0.value) }
    func presence(_ wanted: Bool) -> PresenceID {
      var (meant, others): ([PresenceID], [PresenceID]) = ([], [])
      for (alternative, answer) in zip(alternatives, answers) {
        let assumed = project.presences.split(alternative.presence).assumed
        if answer != !wanted { meant.append(assumed) } else { others.append(assumed) }
      }
      return exactly(meant, besides: others) ?? either(meant)
    }
    let result = Assumptions(holds: presence(true), fails: presence(false))
    return result.isNothing || result.holds == .never && result.fails == .never ? nil : result
  }

  /// Where one of some presences holds and none of others; nil where that is no presence.
  func exactly(_ meant: [PresenceID], besides others: [PresenceID]) -> PresenceID? {
    let common = meant.reduce(.never, project.presences.common)
    return others.allSatisfy { project.presences.and($0, common) == .never } ? common : nil
  }

  /// Where an optional that is one of several values holds something.
  func toldPresence(of value: ValueID) -> Assumptions? {
    guard case .union(let alternatives) = store[core(value)],
      alternatives.contains(where: { core($0.value) == .none })
    else { return nil }
    return told(value) { option in
      switch presence(of: option) {
      case .yes: true
      case .no: false
      case .either, .undecided: nil
      }
    }
  }

  /// Where a pattern matches one of several values.
  func toldMatch(_ pattern: PatternID, _ value: ValueID, _ frame: Frame) -> Assumptions? {
    told(value) { option in
      let count = frame.locals.count
      defer { trim(frame, to: count) }
      switch match(pattern, option, frame) {
      case .yes: return true
      case .no: return false
      case .either, .undecided: return nil
      }
    }
  }

  /// What each case of a selection assumes whose subject is one of several values; nil where nothing is told.
  func toldCases(
    _ cases: ArraySlice<SelectionCase>, _ subject: ValueID, _ frame: Frame
  ) -> [PresenceID]? {
    var earlier = Assumptions.nothing.fails
    var result: [PresenceID] = []
    for item in cases {
      var own = Assumptions(holds: .never, fails: .always)
      for pattern in frame.file.facts[item.patterns] {
        guard let next = toldMatch(pattern, subject, frame) else { return nil }
        own.holds = own.holds == .never ? next.holds : either([own.holds, next.holds])
        own.fails = project.presences.and(own.fails, next.fails)
      }
      if item.isDefault { own.holds = .always }
      let assumed = project.presences.and(earlier, own.holds)
      // What cannot be is said by the decision, not by what is assumed.
      result.append(assumed == .never ? .always : assumed)
      if item.guards.isEmpty, !item.isDefault {
        earlier = project.presences.and(earlier, own.fails)
      }
    }
    return result
  }

  /// Whether all that a condition asks of run-time values can be compared with what is asked elsewhere.
  func isUnderstood(_ condition: ExpressionID, _ frame: Frame) -> Bool {
    guard tracesValues else { return false }
    let own = asking { assumptions(condition, frame) }
    guard own.holds != .always, own.fails != .always else { return false }
    return isUnderstood(own.holds, depth: 0) && isUnderstood(own.fails, depth: 0)
  }

  private func isUnderstood(_ presence: PresenceID, depth: Int) -> Bool {
    project.presences[presence].literals.allSatisfy { literal in
      guard let question = questions[literal.name] else { return true }
      switch question.kind {
      case .open: return false
      case .either(let options):
        return depth < 4 && options.allSatisfy { isUnderstood($0, depth: depth + 1) }
      case .holds, .equals, .compared, .asked: return question.answer == nil
      }
    }
  }
}
