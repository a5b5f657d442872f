// Loops over elements that stand in the sources whose body may leave the function: `for v in [a, b] { return v }`. Each round is run with
// its own element, so that what stands behind a `return` that certainly runs is left out.

extension Evaluator {
  /// Runs a loop round by round.
  ///
  /// - Returns: what comes after it; nil, with nothing run, where the body cannot leave the function, or something that decides is
  ///   not told.
  /// - Complexity: linear in the facts of the file, before the rounds.
  func runToldRounds(
    _ rounds: ToldRounds, _ frame: Frame, _ expected: TypeID, _ built: inout [ValueID]
  ) -> Progress? {
    guard (1...Self.toldRoundLimit).contains(rounds.elements.count), frame.loopDepth == 0,
      // What a filter asks of variables a round may change.
      rounds.filter == nil || !frame.hasVariables, onlyReturns(rounds.body, frame.file.facts)
    else { return nil }
    let before = frame.locals
    let areRun: [Bool]? = asking {
      defer { frame.locals = before }
      var found: [Bool] = []
      for element in rounds.elements {
        frame.locals = before
        var decision = match(rounds.pattern, element, frame)
        if decision == .yes, let filter = rounds.filter {
          decision = decide(evaluate(filter, frame))
        }
        guard decision == .yes || decision == .no else { return nil }
        found.append(decision == .yes)
      }
      return found
    }
    guard let areRun else { return nil }
    for (element, isRun) in zip(rounds.elements, areRun) where isRun {
      _ = match(rounds.pattern, element, frame)
      let hasLeft = runStatements(rounds.body, frame, expected, &built)
      trim(frame, to: before.count)
      if hasLeft { return .leftBody }
    }
    return .goesOn
  }

  /// So many rounds are run one by one.
  private static let toldRoundLimit = 8

  /// Whether code leaves the function around it somewhere, and no block of its own alone.
  private func onlyReturns(_ body: Block, _ facts: FileFacts) -> Bool {
    guard let around = facts.range(of: body) else { return false }
    let closures = facts.closures.map(\.range).filter(around.contains)
    var returns = false
    for statement in facts.statementPool where around.contains(statement.range) {
      if closures.contains(where: { $0.contains(statement.range) }) { continue }
      switch statement.kind {
      case .other, .deferred, .forEach, .whileLoop, .repeatLoop: return false
      case .returned: returns = true
      default: continue
      }
    }
    return returns
  }
}
