// Statements after which a block may not go on, and blocks that run any number of times.

/// What comes after a statement.
enum Progress {
  case goesOn
  /// A block that goes no further, though it does not say how.
  case leftBlock
  /// Also `break` and `continue`, until the statement ends that they leave.
  case leftBody
}

extension Evaluator {
  /// Runs a `guard`: what it has bound and what it assumes is there for the rest of its block.
  func runGuard(
    _ conditions: ConditionList, _ otherwise: Block, endingAt end: UInt32, _ frame: Frame,
    _ expected: TypeID, _ built: inout [ValueID]
  ) -> Progress {
    let count = frame.locals.count
    let (decision, assumed) = judge(conditions, frame)
    if frame.hasThrown { return .leftBody }
    let bound = Array(frame.locals[count...])
    frame.locals.removeLast(frame.locals.count - count)
    if decision != .yes {
      let (locals, returned, mayHaveLeft) =
        (frame.locals, frame.returned.count, frame.mayHaveLeft)
      if decision == .either {
        bindAsked(conditions, as: false, in: otherwise, bound: frame.locals.count, frame)
      }
      let ended = under(possible(assumed.fails), decided: decision != .undecided) {
        runStatements(otherwise, frame, expected, &built)
      }
      restrict(frame, from: returned, to: assumed.fails)
      if decision == .undecided { leaveOpen(frame, from: returned) }
      frame.locals = locals
      // What has left in what certainly leaves is not behind it.
      if ended { frame.mayHaveLeft = mayHaveLeft || decision == .undecided }
      if decision == .no { return ended ? .leftBody : .leftBlock }
    }
    frame.assumed = project.presences.and(frame.assumed, assumed.holds)
    frame.locals += bound
    if decision == .either { ask(asked(conditions, frame), frame, holds: true) }
    if decision == .either {
      let rest = TextRange(start: end, end: frame.blockEnd)
      bindAsked(conditions, as: true, in: rest, bound: count, frame)
    }
    return .goesOn
  }

  func runLoop(
    _ loop: Statement, _ frame: Frame, _ expected: TypeID, _ built: inout [ValueID]
  ) -> Progress {
    let count = frame.locals.count
    switch loop.kind {
    case .forEach(let pattern, let sequence, let filter, let body):
      let items = evaluate(sequence, frame)
      if frame.hasThrown { return .leftBody }
      let toldRounds = exactElements(of: items).map {
        ToldRounds(pattern: pattern, elements: $0, filter: filter, body: body)
      }
      let isOrdered = isOrdered(sequence, items, frame)
      let counted = isWrittenList(sequence, frame) ? toldRounds.flatMap { counts($0, frame) } : nil
      if counted == nil, isOrdered, let toldRounds,
        let progress = runToldRounds(toldRounds, of: loop, frame, expected, &built)
      {
        return progress
      }
      // Which of several numbers or texts it is differs from round to round; what they decide is told where rounds are.
      let element = element(of: items)
      let isOneOfConstants = isOrdered && toldRounds != nil && isScalar(type(of: element))
      _ = match(
        pattern,
        isOneOfConstants ? store.intern(.someConstant(type(of: element))) : element, frame)
      var (decision, assumed) = (Decision.yes, Assumptions.nothing)
      if let filter {
        decision = decide(evaluate(filter, frame))
        if decision == .either { (decision, assumed) = judge(decided: filter, frame) }
      }
      // What is empty where it is made may be so here.
      if toldRounds?.elements.isEmpty ?? false {
        decision = isWrittenList(sequence, frame) ? .no : .undecided
      }
      if decision != .no {
        var rounds = rounds(over: sequence, items, frame)
        if filter != nil { rounds.fails = .always }
        let returned = frame.returned.count
        under(possible(assumed.holds), decided: decision != .undecided) {
          runRounds(
            body, over: sequence, isTold: isTold(items), isDecided: decision != .undecided, rounds,
            frame, expected, &built)
        }
        // Whether a round runs that leaves the function is not told.
        if decision == .undecided, frame.returned.count > returned {
          leaveOpen(frame, from: returned)
          frame.mayHaveLeft = true
        }
      }
      trim(frame, to: count)
      for (name, value) in counted ?? [] { _ = frame.assign(name, value) }
    case .whileLoop(let conditions, let body):
      if let progress = runToldWhile(conditions, body, of: loop, frame, expected, &built) {
        return progress
      }
      let (decision, assumed) = judge(conditions, frame)
      if frame.hasThrown { return .leftBody }
      if decision != .no {
        under(possible(assumed.holds), decided: decision != .undecided) {
          runRounds(
            body, isTold: decision != .either, isDecided: decision != .undecided, .nothing, frame,
            expected, &built)
        }
      }
      trim(frame, to: count)
    case .repeatLoop(let body, let condition):
      let assumed = frame.assumed
      let hasLeft = runStatements(body, frame, expected, &built)
      let within = frame.assumed
      frame.assumed = assumed
      trim(frame, to: count)
      // It runs once at least; how often, and so what it has counted to, its condition says.
      let decision = decide(evaluate(condition, frame))
      doubt(countedIn: body, isTold: decision != .either, frame)
      if decision != .no { doubt(collectedIn: body, isTold: decision != .either, frame) }
      if hasLeft { return .leftBody }
      // What the one round has ruled out is ruled out behind it.
      if decision == .no { frame.assumed = within }
    default: break
    }
    return .goesOn
  }

  /// Whether the sources tell how many elements a loop is about, though evaluation may not know it.
  private func isTold(_ items: ValueID) -> Bool {
    if case .array(let elements) = store[core(items)], exactElements(of: items) == nil {
      return elements.allSatisfy { isConstant(core($0)) }
    }
    return exactElements(of: items) != nil || isConstantData(items)
  }

  /// Runs the body of a loop, which happens any number of times.
  ///
  /// - Parameters:
  ///   - sequence: what it goes through.
  ///   - isTold: whether constants decide how often.
  ///   - isDecided: whether it is told that it may be run, and may be left out.
  ///   - rounds: where there is a round, and where there is none.
  private func runRounds(
    _ body: Block, over sequence: ExpressionID? = nil, isTold: Bool, isDecided: Bool,
    _ rounds: Assumptions, _ frame: Frame, _ expected: TypeID, _ built: inout [ValueID]
  ) {
    // What a guard of one round has ruled out is not ruled out behind the loop.
    let assumed = frame.assumed
    defer { frame.assumed = assumed }
    doubt(changedInLoop: body, isTold: isTold, frame)
    var before = LocalsAtEnd(
      locals: frame.locals, presence: rounds.fails, isDecided: isDecided)
    frame.branchDepth += 1
    frame.loopDepth += 1
    under(possible(rounds.holds)) { _ = runStatements(body, frame, expected, &built) }
    if let sequence { doubt(&before.locals, changedIn: body, over: sequence, frame) }
    frame.loopDepth -= 1
    frame.branchDepth -= 1
    let after = LocalsAtEnd(
      locals: frame.locals, presence: rounds.holds, isDecided: isDecided)
    join([before, after], frame)
  }

  /// `for index in views.indices { views[index] = … }`: without a round there is no element, so that none of those before is left.
  /// O(expressions of the file).
  private func doubt(
    _ before: inout [Scope.Local], changedIn body: Block, over sequence: ExpressionID,
    _ frame: Frame
  ) {
    guard frame.hasVariables else { return }
    let names = DecidingNames.names(in: [sequence], frame.file, withBases: true)
    for index in before.indices
    where names.contains(before[index].name)
      && frame.locals[index].value != before[index].value && mayCarry(type(of: before[index].value))
      && replacesElements(of: before[index].name, body, frame)
    {
      before[index].value = doubted(before[index].value)
    }
  }

  /// Whether code gives elements of a variable other values as a whole.
  private func replacesElements(of name: Name, _ body: Block, _ frame: Frame) -> Bool {
    let facts = frame.file.facts
    guard let around = facts.range(of: body) else { return false }
    return facts.expressions.contains { expression in
      guard case .assignment(let target, _) = expression.kind, around.contains(expression.range),
        case .subscripted(let base, _) = facts[target].kind,
        case .name(let local, _) = facts[base].kind
      else { return false }
      return frame.file.name(local) == name
    }
  }

  /// Where a loop over a sequence has a round, and where it has none.
  private func rounds(
    over sequence: ExpressionID, _ items: ValueID, _ frame: Frame
  ) -> Assumptions {
    guard tracesValues else { return .nothing }
    let facts = frame.file.facts
    func isComparable(_ trace: Trace) -> Bool {
      trace.name != .none && environmentTraces[trace.name] == nil
    }
    if case .binary(let name, let first, let last) = facts[sequence].kind,
      ["..<", "..."].contains(facts[name]), case .number(let text) = facts[first].kind,
      let start = Int(facts[text])
    {
      guard let trace = trace(of: last, frame), isComparable(trace) else { return .nothing }
      let operation = facts[name] == "..<" ? ">" : ">="
      return assumptions(
        trace.name, .compared(operation, Double(start), isWhole: true), "\(operation)\(start)")
    }
    guard let trace = trace(of: items), isComparable(trace) else { return .nothing }
    return assumptions(trace.name, .asked(project.names.intern(".isEmpty")), ".isEmpty").negated
  }

  /// The uses of variables in a loop, without those that give a flag what it is worth anyway.
  func keeping(_ uses: [NameUse], _ frame: Frame) -> [NameUse] {
    var left: [NameUse] = uses
    for name in Set(uses.lazy.filter(\.isAssigned).map(\.name)) {
      guard case .boolean(let value)? = frame.local(frame.file.name(name)).map({ store[core($0)] })
      else { continue }
      let own = uses.filter { use in
        if case .bare = use.base { use.name == name && use.isChanged } else { false }
      }
      let keeps = own.allSatisfy { use in
        use.isAssigned && assigns(value, to: use.site, frame.file)
      }
      let isToggled = uses.contains { $0.name == name && $0.isReceiver }
      guard keeps, !isToggled else { continue }
      left.removeAll { use in
        if case .bare = use.base { use.name == name } else { false }
      }
    }
    return left
  }

  /// Whether an assignment to a name gives it a Boolean.
  private func assigns(_ value: Bool, to target: ExpressionID, _ file: ProjectFile) -> Bool {
    file.facts.expressions.contains { expression in
      guard case .assignment(target, let given) = expression.kind,
        case .boolean(value) = file.facts[given].kind
      else { return false }
      return true
    }
  }
}
