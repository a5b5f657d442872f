// Patterns that are values: `case limit`, and ranges: `case 0..<5`, `case ...0`, `case limit...`.

extension Evaluator {
  /// Whether a value is the one that a pattern writes out, or lies within it.
  func matchExpression(
    _ id: ExpressionID, _ value: ValueID, _ frame: Frame
  ) -> Decision {
    if let own = matchedByOperator(id, value, frame) { return own }
    let matches: (ValueID) -> Decision
    if let limits = limits(of: id, type(of: value), frame) {
      matches = { self.match($0, limits) }
    } else {
      let pattern = core(evaluate(id, frame, expected: type(of: value)))
      matches = { self.matchConstant(pattern, $0) }
    }
    guard case .union(let alternatives) = store[core(value)] else { return matches(core(value)) }
    let decisions = alternatives.map { matches(core($0.value)) }
    if decisions.allSatisfy({ $0 == .no }) { return .no }
    return decisions.allSatisfy { $0 == .yes } ? .yes : .either
  }

  /// What an operator `~=` of the project answers, where there is one for the pattern and the value.
  private func matchedByOperator(
    _ id: ExpressionID, _ value: ValueID, _ frame: Frame
  ) -> Decision? {
    guard let name = project.names.find("~="), declares(name) else { return nil }
    let operands = [evaluate(id, frame), value]
    guard let answer = callOperator(name, operands, frame, Site(file: frame.fileIndex, id)) else {
      return nil
    }
    return decide(answer)
  }

  private func matchConstant(_ pattern: ValueID, _ subject: ValueID) -> Decision {
    if let isEqual = equality(pattern, subject) { return isEqual ? .yes : .no }
    // `case 0...5`
    if case .array(let numbers) = store[pattern], case .literal(_, let type) = store[subject],
      isInt(type)
    {
      let answers = numbers.map { equality(core($0), subject) }
      if answers.contains(true) { return .yes }
      if answers.allSatisfy({ $0 == false }) { return .no }
    }
    if case .enumCase(_, let name, _) = store[pattern], case .opaque = store[subject] {
      return runtimeDecision(name, subject)
    }
    // A run may compare a constant with what it likes: `case limit`, `case 0...limit`, `switch true { case isOn: … }`.
    if case .opaque = store[pattern] { return .either }
    return isConstant(subject) ? .undecided : .either
  }

  private typealias Limit = (operation: String, limit: ValueID)

  /// What the range that a pattern writes out compares a value with; nil for other patterns.
  private func limits(of id: ExpressionID, _ type: TypeID, _ frame: Frame) -> [Limit]? {
    bounds(of: id, frame)?.map {
      ($0.operation, core(evaluate($0.limit, frame, expected: type)))
    }
  }

  private typealias Bound = (operation: String, limit: ExpressionID)

  private func bounds(of id: ExpressionID, _ frame: Frame) -> [Bound]? {
    let facts = frame.file.facts
    let (name, bounds): (LocalName, [Bound])
    switch facts[id].kind {
    case .prefix(let own, let limit) where facts[own] == "...":
      (name, bounds) = (own, [("<=", limit)])
    case .prefix(let own, let limit) where facts[own] == "..<":
      (name, bounds) = (own, [("<", limit)])
    case .postfix(let own, let limit) where facts[own] == "...":
      (name, bounds) = (own, [(">=", limit)])
    case .binary(let own, let first, let last) where facts[own] == "...":
      (name, bounds) = (own, [(">=", first), ("<=", last)])
    case .binary(let own, let first, let last) where facts[own] == "..<":
      (name, bounds) = (own, [(">=", first), ("<", last)])
    default: return nil
    }
    return declares(frame.file.name(name)) ? nil : bounds
  }

  private func match(_ subject: ValueID, _ limits: [Limit]) -> Decision {
    var result = Decision.yes
    for (operation, limit) in limits {
      let answer = folded(project.names.intern(operation), subject, limit)
      if case .boolean(let holds)? = answer.map({ store[$0] }) {
        if !holds { return .no }
      } else if result != .either {
        // A run may decide where a range ends.
        let isOfRun = if case .opaque = store[limit] { true } else { false }
        result = isConstant(subject) && !isOfRun ? .undecided : .either
      }
    }
    return result
  }
}
