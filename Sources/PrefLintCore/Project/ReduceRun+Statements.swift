// What statements leave in the variables in sight.

extension ReduceRun {
  /// Runs statements; true when every way through them leaves the function.
  mutating func run(_ block: Block, under condition: ReduceOrigin = .constant) -> Bool {
    var deferred: [(body: Block, exits: Int)] = []
    var ended = false
    for id in facts[block] {
      if case .deferred(let body) = facts[id].kind {
        deferred.append((body, exits.count))
      } else if run(facts[id], condition) {
        ended = true
        break
      }
    }
    for item in deferred.reversed() { finish(with: item.body, from: item.exits, ended) }
    return ended
  }

  /// Runs what a block puts off to its end, on every way out of it since.
  private mutating func finish(with deferred: Block, from first: Int, _ ended: Bool) {
    let (fallen, ways) = (locals, exits)
    for index in ways.indices.dropFirst(first) {
      locals = ways[index].locals
      _ = run(deferred)
      exits[index].locals = locals
    }
    locals = fallen
    if !ended { _ = run(deferred) }
  }

  mutating func run(_ statement: Statement, _ condition: ReduceOrigin) -> Bool {
    switch statement.kind {
    case .expression(let id): return runExpression(id, condition)
    case .declaration(let id):
      guard case .variable(let variable) = facts[id].kind else { return false }
      declare(name(facts[id].name), facts[variable])
    case .destructured(let pattern, let initializer):
      if let initializer, case .tuple(let parts) = facts[pattern].kind,
        case .tuple(let values) = facts[initializer].kind, parts.count == values.count
      {
        let values = facts[values].map { origin($0.value) }
        for (part, value) in zip(facts[parts], values) { bind(part.pattern, value) }
      } else {
        bind(pattern, initializer.map { origin($0) } ?? .undecided)
      }
    case .returned(let id):
      let returned = id.map { origin($0) }
      exits.append(Exit(locals: locals, returned: returned, condition: condition))
      return true
    case .thrown: return true
    case .guarded(let conditions, let otherwise):
      let decision = origin(of: conditions)
      let before = locals
      if !run(otherwise, under: decision.negated) {
        locals = joined(before, locals, decision)
      } else {
        locals = before
        // What the conditions bind stays visible.
        _ = origin(of: conditions)
      }
    case .forEach(let pattern, let sequence, nil, let body)
    where elements(of: sequence) != nil && !leaves(body):
      for element in elements(of: sequence) ?? [] {
        bind(pattern, origin(element))
        if run(body, under: condition) { return true }
      }
    case .forEach(let pattern, let sequence, _, let body):
      bind(pattern, part(of: origin(sequence)))
      repeatedly { _ = $0.run(body, under: .undecided) }
    case .whileLoop(let conditions, let body):
      let decision = origin(of: conditions)
      let before = locals
      _ = run(body, under: decision)
      locals = joined(locals, before, decision)
    case .repeatLoop(let body, _): return run(body, under: condition)
    case .deferred: break
    case .configured(let clauses):
      let before = locals
      var results: [[Name: ReduceOrigin]] = []
      for clause in facts[clauses] {
        locals = before
        if !run(clause.body, under: .undecided) { results.append(locals) }
      }
      guard let first = results.first else { return true }
      locals = results.dropFirst().reduce(first) { joined($0, $1, .constant) }
    case .jump, .other: break
    }
    return false
  }

  /// The elements of a short list that is written where it is gone through.
  private func elements(of id: ExpressionID) -> [ExpressionID]? {
    guard case .array(let list) = facts[id].kind else { return nil }
    let elements = Array(facts[list])
    return (1...Self.elementLimit).contains(elements.count) ? elements : nil
  }

  private static let elementLimit = 8

  /// Whether a loop's body may be left before its end, by `break` or `continue`.
  private func leaves(_ body: Block) -> Bool {
    guard let first = facts[body].first, let last = facts[body].last else { return false }
    let (start, end) = (facts[first].range.start, facts[last].range.end)
    return facts.statementPool.contains { statement in
      guard statement.isJumpOrUnread else { return false }
      return start <= statement.range.start && statement.range.end <= end
    }
  }

  private mutating func declare(_ variable: Name, _ declaration: Variable) {
    let outer = nextFunctions
    constants.remove(variable)
    nextFunctions.remove(variable)
    closures[variable] = nil
    guard let initial = declaration.initializer else {
      // What is set later, once, stays changeable until then.
      locals[variable] = .constant
      return
    }
    if declaration.isLet, case .closure(let closure) = facts[initial].kind {
      // It runs where it is called.
      closures[variable] = facts[closure]
      locals[variable] = nil
      return
    }
    // `let nextValue = nextValue()`: in its own value a name means what it did before.
    nextFunctions = outer
    locals[variable] = origin(initial)
    nextFunctions.remove(variable)
    guard declaration.isLet else { return }
    constants.insert(variable)
    if case .name(let local, _) = facts[initial].kind, outer.contains(name(local)) {
      nextFunctions.insert(variable)
    }
  }

  mutating func runExpression(_ id: ExpressionID, _ condition: ReduceOrigin) -> Bool {
    switch facts[id].kind {
    case .conditional(let conditional): return run(facts[conditional], condition)
    case .selection(let selection):
      let subject = origin(facts[selection].subject)
      let before = locals
      var results: [[Name: ReduceOrigin]] = []
      for item in facts[facts[selection].cases] {
        locals = before
        for pattern in facts[item.patterns] { bind(pattern, part(of: subject)) }
        if !run(item.body, under: subject) { results.append(locals) }
      }
      guard let first = results.first else { return true }
      locals = results.dropFirst().reduce(first) { joined($0, $1, subject) }
      return false
    case .doCatch(let blocks, _):
      guard let first = facts[blocks].first else { return false }
      return run(first, under: condition)
    case .call(let callee, _):
      statement = callee
      _ = origin(id)
      statement = nil
      return false
    default:
      _ = origin(id)
      return false
    }
  }

  mutating func run(_ conditional: Conditional, _ outer: ReduceOrigin) -> Bool {
    let before = locals
    var decision = origin(of: conditional.conditions)
    // Within another condition it does not decide alone.
    if case .ordered = decision, outer != .constant { decision = part(of: decision) }
    let thenEnded = run(conditional.then, under: decision)
    let afterThen = locals
    locals = before
    let otherwiseEnded = conditional.otherwise.map { run($0, under: decision.negated) } ?? false
    switch (thenEnded, otherwiseEnded) {
    case (true, true): return true
    case (true, false): break
    case (false, true): locals = afterThen
    case (false, false): locals = joined(afterThen, locals, decision)
    }
    return false
  }

  /// On what conditions depend; what they bind is visible then.
  mutating func origin(of conditions: ConditionList) -> ReduceOrigin {
    var parts: [ReduceOrigin] = []
    for condition in facts[conditions] {
      switch condition {
      case .expression(let id): parts.append(origin(id))
      case .optionalBinding(let pattern, _, let id), .match(let pattern, let id):
        let value = origin(id)
        bind(pattern, value)
        parts.append(value)
      case .availability: parts.append(.constant)
      }
    }
    return parts.count == 1 ? parts[0] : made(of: parts, .other)
  }

  /// Runs what may run any number of times, or never.
  mutating func repeatedly(_ body: (inout Self) -> Void) {
    let (before, outer) = (locals, isLooping)
    isLooping = true
    body(&self)
    isLooping = outer
    locals = looped(before, locals)
  }

  mutating func bind(_ pattern: PatternID, _ value: ReduceOrigin) {
    switch facts[pattern].kind {
    case .identifier(let local):
      locals[name(local)] = value
      closures[name(local)] = nil
    case .tuple(let elements), .enumCase(_, _, let elements):
      for element in facts[elements] { bind(element.pattern, part(of: value)) }
    case .optional(let inner), .cast(let inner, _): bind(inner, value)
    case .wildcard, .check, .expression: break
    }
  }
}
