// Variables that count and collect: what `count += 1` leaves in one, and what a loop over elements that are told has counted to. What is
// not told is left open, as a number that is wrong would decide a branch.

extension Evaluator {
  /// Takes over what an operator such as `+=` has made of a local variable, or of a part of one.
  func update(
    _ target: ExpressionID, by operation: Name, _ value: ExpressionID, _ frame: Frame
  ) {
    guard let place = place(target, frame), case .variable(let variable) = place.root,
      let old = content(of: place, frame), isCounted(old) || isNumber(old)
    else { return doubt(partAssigned: target, frame) }
    // What is captured may have been changed by somebody else, and a part of a variable by the round of a loop before.
    // A number of another type than `Int` may not be as it is written, and what code with effects gives is another one each time.
    // Which conditions of the run go together is not followed.
    guard frame.variables.contains(variable), place.path.isEmpty,
      isCounted(old), frame.followed.isCounter(variable), !frame.isObserved(variable),
      frame.branchDepth == 0,
      isTold(value, frame)
    else { return put(store.intern(.someConstant(type(of: old))), at: place, frame) }
    let operand = asking { evaluate(value, frame) }
    put(counted(operation, old, operand, frame), at: place, frame)
  }

  /// Whether a value is a number of the run.
  private func isNumber(_ id: ValueID) -> Bool {
    guard case .opaque(let type) = store[core(id)] else { return false }
    return isNumber(type)
  }

  /// Whether a value is a constant, or one of several.
  func isCounted(_ id: ValueID) -> Bool {
    guard case .union(let alternatives) = store[core(id)] else { return isConstant(core(id)) }
    return alternatives.allSatisfy { isConstant(core($0.value)) }
  }

  /// Whether all that values may be is constants, of which one is not told.
  func areLeftOpen(_ left: ValueID, _ right: ValueID) -> Bool {
    isCounted(left) && isCounted(right)
      && [left, right].contains { value in
        switch store[core(value)] {
        case .someConstant: true
        case .union(let alternatives):
          alternatives.contains {
            if case .someConstant = store[core($0.value)] { true } else { false }
          }
        default: false
        }
      }
  }

  /// What an operator that assigns makes of a constant.
  private func counted(
    _ operation: Name, _ old: ValueID, _ operand: ValueID, _ frame: Frame
  ) -> ValueID {
    let type = type(of: old)
    // What the project's own operator does its code says.
    guard globalMembers(operation, frame).isEmpty, members(named: operation, of: type).isEmpty
    else { return doubted(old) }
    // What has been left open stays so.
    if case .someConstant = store[core(old)] { return old }
    guard isCounted(operand), isInt(type) else { return doubted(old) }
    let plain = project.names.intern(String(project.names[operation].dropLast()))
    return folded(plain, eachOf: old, eachOf: operand) ?? doubted(old)
  }

  // MARK: Loops

  /// The elements that a loop has one after the other.
  struct ToldRounds {
    var pattern: PatternID
    var elements: [ValueID]
    var filter: ExpressionID?
    var body: Block
  }

  /// What a loop that does nothing but count leaves in each variable; nil where it does more, or something in it is not told.
  func counts(_ rounds: ToldRounds, _ frame: Frame) -> [(name: Name, value: ValueID)]? {
    var names: [Name] = []
    let before = frame.locals
    defer { frame.locals = before }
    guard let first = rounds.elements.first, rounds.elements.count <= Self.chosenLimit,
      frame.hasVariables
    else { return nil }
    _ = asking { match(rounds.pattern, first, frame) }
    guard rounds.filter.map({ isTold($0, frame) }) ?? true,
      onlyCounts(rounds.body, &names, frame)
    else { return nil }
    frame.locals = before
    return asking {
      for element in rounds.elements {
        switch match(rounds.pattern, element, frame) {
        case .yes: break
        case .no: continue
        case .either, .undecided: return nil
        }
        var decision = Decision.yes
        if let filter = rounds.filter { decision = decide(evaluate(filter, frame)) }
        if decision == .yes {
          guard runRound(rounds.body, frame) else { return nil }
        } else if decision != .no {
          return nil
        }
        trim(frame, to: before.count)
      }
      return names.compactMap { name in frame.local(name).map { (name, $0) } }
    }
  }

  /// Runs statements that only count; false where a condition is not told.
  private func runRound(_ body: Block, _ frame: Frame) -> Bool {
    let facts = frame.file.facts
    for id in facts[body] {
      guard case .expression(let expression) = facts[id].kind else { return false }
      switch facts[expression].kind {
      case .assignment: _ = evaluate(expression, frame)
      case .binary(let name, let target, let value):
        if facts[name] == "+=", extend(target, by: value, frame) { continue }
        update(target, by: frame.file.name(name), value, frame)
      case .call(let callee, let arguments):
        guard let changed = changedCollection(callee, arguments, frame) else { return false }
        change(changed, frame)
      case .conditional(let id):
        var decision = Decision.yes
        for case .expression(let asked) in facts[facts[id].conditions] where decision == .yes {
          decision = decide(evaluate(asked, frame))
        }
        switch decision {
        case .yes: guard runRound(facts[id].then, frame) else { return false }
        case .no:
          if let otherwise = facts[id].otherwise, !runRound(otherwise, frame) { return false }
        case .either, .undecided: return false
        }
      default: return false
      }
    }
    return true
  }

  /// Whether all that code does is to give local variables other numbers, under conditions that change nothing.
  private func onlyCounts(_ body: Block, _ names: inout [Name], _ frame: Frame) -> Bool {
    let facts = frame.file.facts
    for id in facts[body] {
      guard case .expression(let expression) = facts[id].kind else { return false }
      switch facts[expression].kind {
      case .assignment(let target, let value):
        guard isCounter(target, &names, frame), isPure(value, frame) else { return false }
      case .binary(let name, let target, let value) where facts.assigns(name):
        guard isCounter(target, &names, frame), isPure(value, frame) else { return false }
      case .call(let callee, let arguments):
        guard case .member(let base, _, _) = facts[callee].kind, isCounter(base, &names, frame),
          facts[arguments].allSatisfy({ isPure($0.value, frame) })
        else { return false }
      case .conditional(let id):
        for condition in facts[facts[id].conditions] {
          guard case .expression(let asked) = condition, isTold(asked, frame) else { return false }
        }
        guard onlyCounts(facts[id].then, &names, frame) else { return false }
        if let otherwise = facts[id].otherwise, !onlyCounts(otherwise, &names, frame) {
          return false
        }
      default: return false
      }
    }
    return true
  }

  private func isCounter(_ target: ExpressionID, _ names: inout [Name], _ frame: Frame) -> Bool {
    if case .subscripted(let base, let arguments) = frame.file.facts[target].kind {
      return frame.file.facts[arguments].allSatisfy { isPure($0.value, frame) }
        && isCounter(base, &names, frame)
    }
    guard case .name(let local, _) = frame.file.facts[target].kind else { return false }
    let name = frame.file.name(local)
    guard frame.variables.contains(name), let value = frame.local(name),
      isCounted(value) || collectionContent(value)?.isTold == true
    else { return false }
    if !names.contains(name) { names.append(name) }
    return true
  }

  /// Whether what a collection is given has no code in it that changes what the function knows.
  private func isPure(_ id: ExpressionID, _ frame: Frame) -> Bool {
    let facts = frame.file.facts
    switch facts[id].kind {
    case .array(let elements), .dictionary(let elements):
      return facts[elements].allSatisfy { isPure($0, frame) }
    case .tuple(let elements): return facts[elements].allSatisfy { isPure($0.value, frame) }
    case .call(let callee, let arguments):
      // A function may do something else each time; what an initialiser makes is another value.
      guard case .name(let local, _) = facts[callee].kind, case let name = frame.file.name(local),
        frame.local(name) == nil, globalMembers(name, frame).isEmpty,
        frame.receiver.map({ members(named: name, of: type(of: $0)).isEmpty }) ?? true
      else { return false }
      return facts[arguments].allSatisfy { isPure($0.value, frame) }
    default: return isTold(id, frame)
    }
  }
}
