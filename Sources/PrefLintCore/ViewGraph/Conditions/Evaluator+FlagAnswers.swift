// Flags: values that are true or false under some conditions, two flags that are compared, and one that decides which of two others
// is asked.

extension Evaluator {
  /// Where a flag is true that has one value in one build, or under one condition, and another in the next.
  func flagAssumptions(_ id: ExpressionID, _ frame: Frame) -> Assumptions? {
    switch frame.file.facts[id].kind {
    case .name, .member, .call: break
    default: return nil
    }
    guard case .union(let alternatives) = store[core(evaluate(id, frame))] else { return nil }
    var options: [Bool: [PresenceID]] = [:]
    for alternative in alternatives {
      guard case .boolean(let value) = store[core(alternative.value)] else {
        return answers(of: alternatives)
      }
      options[value, default: []].append(alternative.presence)
    }
    guard let yes = options[true], let no = options[false], alternatives.count <= Self.toldLimit
    else { return nil }
    if let literal = environmentLiteral(yes) {
      return Assumptions(
        holds: project.presences.assuming(literal, true),
        fails: project.presences.assuming(literal, false))
    }
    if let literal = environmentLiteral(no) {
      return Assumptions(
        holds: project.presences.assuming(literal, false),
        fails: project.presences.assuming(literal, true))
    }
    let (holds, fails) = (exactly(yes, besides: no), exactly(no, besides: yes))
    if let holds, let fails { return Assumptions(holds: holds, fails: fails) }
    return told(evaluate(id, frame)) {
      if case .boolean(let value) = store[core($0)] { value } else { nil }
    }
  }

  /// Where one of several values is true and where it is false, of which some are told and some are traced; nil for others.
  private func answers(of alternatives: [Alternative]) -> Assumptions? {
    guard alternatives.count <= Self.toldLimit, alternatives.allSatisfy(\.isDecided) else {
      return nil
    }
    var (holds, fails): ([PresenceID], [PresenceID]) = ([], [])
    for alternative in alternatives {
      let own: Assumptions
      if case .boolean(let value) = store[core(alternative.value)] {
        own = .constant(value)
      } else if let trace = trace(of: alternative.value) {
        own = Assumptions(holds: trace.holds, fails: trace.fails)
      } else {
        return nil
      }
      holds.append(project.presences.and(alternative.presence, own.holds))
      fails.append(project.presences.and(alternative.presence, own.fails))
    }
    let result = Assumptions(holds: either(holds), fails: either(fails))
    return result.isNothing || result.holds == .never || result.fails == .never ? nil : result
  }

  /// What is asked of the environment alone by the only one of some presences.
  private func environmentLiteral(_ presences: [PresenceID]) -> Name? {
    guard presences.count == 1, let literal = project.presences[presences[0]].literals.first,
      literal.isSet, environmentTraces[literal.name] != nil,
      project.presences.assuming(literal.name, true) == presences[0]
    else { return nil }
    return literal.name
  }

  /// `isOn == isOpen`: where two flags both hold, or both do not; nil where nothing is assumed of one of them.
  func sameAnswer(
    _ left: ExpressionID, _ right: ExpressionID, _ frame: Frame
  ) -> Assumptions? {
    guard tracesValues, type(of: evaluate(left, frame)) == boolType else { return nil }
    let (lhs, rhs) = (assumptions(left, frame), assumptions(right, frame))
    guard !lhs.isNothing, !rhs.isNothing else { return nil }
    return chosen(by: lhs, rhs, rhs.negated)
  }

  /// Where one condition holds and another one does, or the first does not and a third one does.
  func chosen(
    by condition: Assumptions, _ then: Assumptions, _ otherwise: Assumptions
  ) -> Assumptions {
    func presence(_ left: PresenceID, _ right: PresenceID) -> PresenceID {
      either([
        project.presences.and(condition.holds, left), project.presences.and(condition.fails, right),
      ])
    }
    return Assumptions(
      holds: presence(then.holds, otherwise.holds), fails: presence(then.fails, otherwise.fails))
  }
}
