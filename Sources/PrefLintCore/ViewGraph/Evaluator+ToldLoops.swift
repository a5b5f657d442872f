// Loops over a few elements that stand in the sources: `for view in [a, b] { all.append(view) }`. Each round is run with its own element,
// so that what it does to variables is followed, and what stands behind a `return` that certainly runs is left out.

extension Evaluator {
  /// Runs a loop round by round.
  ///
  /// - Returns: what comes after it; nil, with nothing run, where the body is more than statements in a row, or something that decides
  ///   is not told.
  /// - Complexity: linear in the facts of the file, before the rounds.
  func runToldRounds(
    _ rounds: ToldRounds, of loop: Statement, _ frame: Frame, _ expected: TypeID,
    _ built: inout [ValueID]
  ) -> Progress? {
    guard (1...Self.toldRoundLimit).contains(rounds.elements.count), frame.loopDepth == 0,
      rounds.filter.map({ !asksVariables($0, frame) }) ?? true,
      isStraight(rounds.body, of: loop, frame.file.facts)
    else { return nil }
    let before = frame.locals
    let areRun: [Decision]? = asking {
      defer { frame.locals = before }
      var found: [Decision] = []
      for element in rounds.elements {
        frame.locals = before
        var decision = match(rounds.pattern, element, frame)
        guard decision == .yes || decision == .no else { return nil }
        if decision == .yes, let filter = rounds.filter {
          decision = decide(evaluate(filter, frame))
        }
        guard decision != .undecided else { return nil }
        found.append(decision)
      }
      return found
    }
    guard let areRun else { return nil }
    for (element, isRun) in zip(rounds.elements, areRun) where isRun != .no {
      _ = match(rounds.pattern, element, frame)
      if isRun == .either, let filter = rounds.filter {
        runRound(rounds.body, of: loop, where: filter, before.count, frame, expected, &built)
        continue
      }
      let hasLeft = runRound(rounds.body, of: loop, frame, expected, &built)
      trim(frame, to: before.count)
      if hasLeft { return .leftBody }
    }
    return .goesOn
  }

  /// Runs a round; true where it is the last one, as the loop is left in it.
  private func runRound(
    _ body: Block, of loop: Statement, _ frame: Frame, _ expected: TypeID,
    _ built: inout [ValueID]
  ) -> Bool {
    let start = FrameStart(frame)
    let hasLeft = runStatements(body, frame, expected, &built)
    guard frame.hasJumps else { return hasLeft }
    let progress = hasLeft ? Progress.leftBody : .goesOn
    return land(at: loop.range.start, isRound: true, since: start, progress, frame) == .leftBody
  }

  /// Runs a round that the run filters.
  private func runRound(
    _ body: Block, of loop: Statement, where filter: ExpressionID, _ count: Int, _ frame: Frame,
    _ expected: TypeID, _ built: inout [ValueID]
  ) {
    let (decision, assumed) = judge(decided: filter, frame)
    let (returned, mayHaveLeft) = (frame.returned.count, frame.mayHaveLeft)
    let outer = frame.assumed
    let before = Array(frame.locals.prefix(count))
    frame.branchDepth += 1
    let hasLeft = under(possible(assumed.holds), decided: decision != .undecided) {
      runRound(body, of: loop, frame, expected, &built)
    }
    frame.branchDepth -= 1
    restrict(frame, from: returned, to: assumed.holds)
    if decision == .undecided { leaveOpen(frame, from: returned) }
    trim(frame, to: count)
    let after = LocalsAtEnd(
      locals: frame.locals, presence: assumed.holds, isDecided: decision != .undecided)
    frame.assumed = hasLeft ? project.presences.and(outer, assumed.fails) : outer
    frame.mayHaveLeft = frame.mayHaveLeft || mayHaveLeft || hasLeft && decision == .undecided
    frame.locals = before
    join([LocalsAtEnd(locals: before, presence: assumed.fails)] + (hasLeft ? [] : [after]), frame)
  }

  /// Runs a loop whose condition is told before each round: `while count < 3 { … count += 1 }`.
  ///
  /// - Returns: what comes after it; nil, with nothing run, for other loops.
  func runToldWhile(
    _ conditions: ConditionList, _ body: Block, of loop: Statement, _ frame: Frame,
    _ expected: TypeID, _ built: inout [ValueID]
  ) -> Progress? {
    guard frame.loopDepth == 0, frame.hasVariables, frame.fields == nil,
      isStraight(body, of: loop, frame.file.facts),
      asking({ keepingLocals(of: frame) { judge(conditions, frame).decision } }) == .yes
    else { return nil }
    var ignored: [ValueID] = []
    let before = frame.locals
    let state = (
      frame.returned, frame.assumed, frame.mayHaveLeft, frame.hasThrown, frame.attempts
    )
    let (thrown, left) = (frame.thrownFrom.count, frame.leftLocals.count)
    let jumps = frame.hasJumps ? frame.jumps : []
    let isTold =
      asking { runRounds(of: conditions, body, of: loop, frame, expected, &ignored) } != nil
    if frame.hasJumps { frame.jumps = jumps }
    frame.locals = before
    (frame.returned, frame.assumed, frame.mayHaveLeft, frame.hasThrown, frame.attempts) = state
    if frame.thrownFrom.count > thrown {
      frame.thrownFrom.removeLast(frame.thrownFrom.count - thrown)
    }
    if frame.leftLocals.count > left { frame.leftLocals.removeLast(frame.leftLocals.count - left) }
    return isTold ? runRounds(of: conditions, body, of: loop, frame, expected, &built) : nil
  }

  private func runRounds(
    of conditions: ConditionList, _ body: Block, of loop: Statement, _ frame: Frame,
    _ expected: TypeID, _ built: inout [ValueID]
  ) -> Progress? {
    let count = frame.locals.count
    for _ in 0...Self.toldRoundLimit {
      defer { trim(frame, to: count) }
      switch judge(conditions, frame).decision {
      case .yes: break
      case .no: return .goesOn
      case .either, .undecided: return nil
      }
      if runRound(body, of: loop, frame, expected, &built) { return .leftBody }
    }
    return nil
  }

  private func keepingLocals<Result>(of frame: Frame, _ body: () -> Result) -> Result {
    let before = frame.locals
    defer { frame.locals = before }
    return body()
  }

  /// So many rounds are run one by one.
  private static let toldRoundLimit = 8

  /// Whether a filter asks variables, which a round may change.
  private func asksVariables(_ filter: ExpressionID, _ frame: Frame) -> Bool {
    frame.hasVariables
      && !DecidingNames.names(in: [filter], frame.file, withBases: true)
        .isDisjoint(with: frame.variables)
  }

  /// Whether the code of a round runs to its end, or leaves the loop or the function around it: it has no loops of its own.
  private func isStraight(_ body: Block, of loop: Statement, _ facts: FileFacts) -> Bool {
    guard let around = facts.range(of: body) else { return false }
    let closures = facts.closures.map(\.range).filter(around.contains)
    for statement in facts.statementPool where around.contains(statement.range) {
      if closures.contains(where: { $0.contains(statement.range) }) { continue }
      switch statement.kind {
      case .jump(let jump) where around.start <= jump.target || jump.target == loop.range.start:
        continue
      case .jump, .other, .deferred, .forEach, .whileLoop, .repeatLoop: return false
      default: continue
      }
    }
    return true
  }
}
