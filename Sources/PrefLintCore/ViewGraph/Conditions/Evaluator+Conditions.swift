// Conditions and patterns. A constant decides; a run-time value takes both ways; constants that cannot
// be told leave the branch undecided (design, "what makes a step decided").

extension Evaluator {
  func decide(_ id: ValueID) -> Decision {
    switch store[core(id)] {
    case .boolean(let value): return value ? .yes : .no
    case .someConstant, .thrown: return .undecided
    case .union(let alternatives):
      let decisions = alternatives.map { decide($0.value) }
      // What may have been replaced by a value that is not known.
      if isDoubted(alternatives) { return decisions.contains(.either) ? .either : .undecided }
      if decisions.allSatisfy({ $0 == .yes }) { return mayDiffer(alternatives) ? .undecided : .yes }
      if decisions.allSatisfy({ $0 == .no }) { return mayDiffer(alternatives) ? .undecided : .no }
      let isOpen = alternatives.contains { !$0.isDecided } || decisions.contains(.undecided)
      return isOpen && !decisions.contains(.either) ? .undecided : .either
    case .none: return .no
    default: return .either
    }
  }

  func isDoubted(_ alternatives: [Alternative]) -> Bool {
    alternatives.allSatisfy { !$0.isDecided && $0.guise == nil }
  }

  /// Whether one of several values that answer alike is one that may have been replaced: it stands beside itself.
  private func mayDiffer(_ alternatives: [Alternative]) -> Bool {
    alternatives.contains { open in
      !open.isDecided && open.guise == nil
        && alternatives.contains { $0.isDecided && $0.value == open.value }
    }
  }

  /// Whether an optional holds a value.
  func presence(of id: ValueID) -> Decision {
    switch store[core(id)] {
    case .none: return .no
    case .thrown: return .undecided
    case .component(_, let arguments, _):
      if mayFail(id) || isForeignResult(id) { return .either }
      // Those of option sets do not fail.
      return project.names[arguments.first?.label ?? .none] == "rawValue" ? .undecided : .yes
    case .modified: return isForeignResult(id) ? .either : .yes
    case .boolean, .literal, .enumCase, .instance, .closure, .tuple, .array, .group: return .yes
    case .union(let alternatives):
      let decisions = alternatives.map { presence(of: $0.value) }
      // What may have been replaced may have been taken away.
      if isDoubted(alternatives),
        alternatives.count == 1
          || alternatives.contains(where: {
            if case .someConstant = store[core($0.value)] { true } else { false }
          })
      {
        return .undecided
      }
      if decisions.allSatisfy({ $0 == .yes }) { return .yes }
      if decisions.contains(.either) { return .either }
      if isDoubted(alternatives) { return .undecided }
      if decisions.allSatisfy({ $0 == .no }) { return mayDiffer(alternatives) ? .undecided : .no }
      let isOpen = alternatives.contains { !$0.isDecided } || decisions.contains(.undecided)
      return isOpen ? .undecided : .either
    case .opaque(let type), .typed(_, let type): return isHeld(type) ? .yes : .either
    case .someConstant(let type):
      if isOptional(type) { return .undecided }
      return isScalar(type) ? .yes : .either
    default: return .either
    }
  }

  // MARK: Branches

  func run(
    _ id: ConditionalID, _ frame: Frame, _ expected: TypeID, _ built: inout [ValueID]
  ) -> Bool {
    let conditional = frame.file.facts[id]
    let count = frame.locals.count
    let (decision, assumed) = judge(conditional.conditions, frame)
    if frame.hasThrown { return true }
    let asked = decision == .either ? self.asked(conditional.conditions, frame) : []
    let before = frame.hasVariables ? Array(frame.locals.prefix(count)) : []
    var branches: [Branch] = []
    if decision != .no {
      if decision == .either {
        bindAsked(conditional.conditions, as: true, in: conditional.then, bound: count, frame)
      }
      branches.append(
        self.asked(asked, in: frame, holds: true) {
          runBranch(conditional.then, decision, frame, expected, assumed.holds)
        })
    }
    trim(frame, to: count)
    if decision != .yes {
      if let otherwise = conditional.otherwise {
        if decision == .either {
          bindAsked(conditional.conditions, as: false, in: otherwise, bound: count, frame)
        }
        branches.append(
          self.asked(asked, in: frame, holds: false) {
            runBranch(otherwise, decision, frame, expected, assumed.fails)
          })
        trim(frame, to: count)
      } else {
        branches.append(
          Branch(
            value: .empty, isDecided: decision != .undecided, ended: false,
            locals: Array(frame.locals.prefix(count)), assumed: assumed.fails))
      }
    }
    join(branches, frame)
    correlate(before, asked, frame)
    if branches.contains(where: \.ended) {
      let isLeft = branches.count == 2 && branches[0].ended != branches[1].ended
      ask(asked, frame, holds: isLeft ? branches[1].ended : nil)
    }
    if frame.builder != nil {
      build(&branches, isOptional: conditional.otherwise == nil, decision, frame)
    }
    return join(branches, &built, frame)
  }

  struct Branch {
    var value: ValueID
    var isDecided: Bool
    var ended: Bool
    /// What the locals around it are worth at its end.
    var locals: [Scope.Local]
    var assumed = PresenceID.always
    /// What is assumed at its end, besides: conditions under whose negation the code was left within it.
    var assumedWithin = PresenceID.always
    /// Whether the code may have been left within it, which is not told.
    var mayHaveLeft = false
  }

  private func runBranch(
    _ block: Block, _ decision: Decision, _ frame: Frame, _ expected: TypeID,
    _ assumed: PresenceID = .always, isOnlyOne: Bool = true
  ) -> Branch {
    let isDecided = decision != .undecided
    let before = frame.returned.count
    let isCertain = decision == .yes && isOnlyOne
    if !isCertain { frame.branchDepth += 1 }
    let locals = frame.locals
    let outer = (assumed: frame.assumed, mayHaveLeft: frame.mayHaveLeft)
    defer { (frame.assumed, frame.mayHaveLeft) = outer }
    var inner: [ValueID] = []
    let ended = under(assumed, decided: isDecided) {
      runBlock(block, frame, expected, &inner)
    }
    if !isCertain { frame.branchDepth -= 1 }
    if assumed != .always { restrict(frame, from: before, to: assumed) }
    if !isDecided { leaveOpen(frame, from: before) }
    let left = frame.locals
    frame.locals = locals
    return Branch(
      value: combined(inner, frame), isDecided: isDecided, ended: ended, locals: left,
      assumed: assumed,
      assumedWithin: frame.assumed == outer.assumed ? .always : frame.assumed,
      mayHaveLeft: frame.mayHaveLeft)
  }

  /// After branches a local is worth what those that do not leave have made of it.
  private func join(_ branches: [Branch], _ frame: Frame) {
    let left = branches.filter { !$0.ended }
    if branches.contains(where: { $0.ended && !$0.isDecided })
      || !left.isEmpty && left.allSatisfy(\.mayHaveLeft)
    {
      frame.mayHaveLeft = true
    }
    join(
      left.map {
        LocalsAtEnd(locals: $0.locals, presence: $0.assumed, isDecided: $0.isDecided)
      }, frame)
  }

  private func join(
    _ branches: [Branch], _ built: inout [ValueID], _ frame: Frame
  ) -> Bool {
    // What follows is only reached by the branches that do not leave.
    let left = branches.filter { !$0.ended }
    let assumesMore = left.contains { $0.assumedWithin != .always }
    if !left.isEmpty, assumesMore || left.count < branches.count {
      frame.assumed = project.presences.and(
        frame.assumed,
        either(left.map { project.presences.and($0.assumed, $0.assumedWithin) }))
    }
    let values = branches.filter { $0.value != .empty }
    if values.count == branches.count || !values.isEmpty {
      built.append(
        union(
          branches.map {
            Alternative(presence: $0.assumed, value: $0.value, isDecided: $0.isDecided)
          }))
    }
    return !branches.isEmpty && branches.allSatisfy(\.ended)
  }

  func conditionalValue(_ id: ConditionalID, _ frame: Frame, _ expected: TypeID) -> ValueID {
    let builder = frame.builder
    frame.builder = nil
    defer { frame.builder = builder }
    var built: [ValueID] = []
    _ = run(id, frame, expected, &built)
    return group(built)
  }

  func selectionValue(_ id: SelectionID, _ frame: Frame, _ expected: TypeID) -> ValueID {
    let builder = frame.builder
    frame.builder = nil
    defer { frame.builder = builder }
    var built: [ValueID] = []
    _ = run(id, frame, expected, &built)
    return group(built)
  }

  func run(
    _ id: SelectionID, _ frame: Frame, _ expected: TypeID, _ built: inout [ValueID]
  ) -> Bool {
    let facts = frame.file.facts
    let selection = facts[id]
    let subject = evaluate(selection.subject, frame)
    if frame.hasThrown { return true }
    let before = frame.hasVariables ? frame.locals : []
    var branches: [Branch] = []
    var isExhausted = false
    var isUntold = false
    // What the case before falls through with.
    var carried: LocalsAtEnd?
    let (assumed, isOpen) = asking {
      let assumed = assumptions(selection, subject, frame)
      return (
        assumed,
        assumed.allSatisfy { valuePart(of: $0) == .always }
          && asksEnvironment(selection.subject, frame)
      )
    }
    for (index, item) in facts[selection.cases].enumerated() where !isExhausted {
      let count = frame.locals.count
      let condition = frame.file.presence(item.condition)
      // Whether nothing but this case, and those that fall through to it, can be run so far.
      let isOnlyOne = carried?.isCertain ?? branches.isEmpty
      var decision = under(condition) {
        self.decision(of: item, subject, selection.subject, frame)
      }
      // What constants may have decided in favour of a case before is left to no later one for certain.
      if isUntold, decision != .no { decision = .undecided }
      if decision == .undecided, !isUntold {
        isUntold = isConstant(core(subject)) || isOfConstantsAlone(selection.subject, frame)
      }
      if let carried, decision == .no { decision = carried.isCertain ? .yes : .either }
      // What conditions exclude that the cases before assume.
      if assumed[index] == .never, decision != .no { decision = .undecided }
      if isOpen, decision == .either || item.isDefault && !branches.isEmpty {
        decision = .undecided
      }
      let outer = frame.locals
      if let carried {
        let entered = LocalsAtEnd(locals: Array(outer.prefix(count)))
        join(carried.isCertain ? [carried] : [entered, carried], frame)
      }
      if decision != .no {
        let before = frame.returned.count
        // What is certain where no case before matches is no more than that.
        let isAssumed = decision != .yes || item.isDefault || !branches.isEmpty
        var branch = under(condition) {
          asked(decision == .yes && !item.isDefault ? [] : [selection.subject], in: frame) {
            runBranch(
              item.body, decision, frame, expected,
              isAssumed && carried == nil && assumed[index] != .never ? assumed[index] : .always,
              isOnlyOne: isOnlyOne)
          }
        }
        if condition != .always {
          branch.assumed = project.presences.and(branch.assumed, condition)
          branch.value = union([
            Alternative(presence: condition, value: branch.value, isDecided: true)
          ])
          for index in before..<max(before, frame.returned.count) {
            frame.returned[index].presence = project.presences.and(
              frame.returned[index].presence, condition)
          }
        }
        carried = nil
        if item.fallsThrough, !branch.ended {
          carried = LocalsAtEnd(
            locals: Array(branch.locals.prefix(count)), isDecided: branch.isDecided,
            isCertain: decision == .yes && condition == .always && isOnlyOne)
          branch.ended = true
        }
        branches.append(branch)
      } else {
        carried = nil
      }
      frame.locals = outer
      trim(frame, to: count)
      if decision == .yes, condition == .always, !item.fallsThrough { isExhausted = true }
    }
    join(branches, frame)
    correlate(before, [selection.subject], frame)
    return join(branches, &built, frame)
  }

  func decision(
    of item: SelectionCase, _ subject: ValueID, _ asked: ExpressionID, _ frame: Frame
  ) -> Decision {
    if item.isDefault { return .yes }
    var result = Decision.no
    for pattern in frame.file.facts[item.patterns] {
      switch told(match(pattern, subject, frame), pattern, asked, frame) {
      case .yes: result = .yes
      case .either: if result != .yes { result = .either }
      case .undecided: if result == .no { result = .undecided }
      case .no: break
      }
    }
    if result != .no {
      for condition in frame.file.facts[item.guards] {
        result = both(result, told(decide(evaluate(condition, frame)), condition, frame))
      }
    }
    return result
  }

  private func runBlock(
    _ block: Block, _ frame: Frame, _ expected: TypeID, _ built: inout [ValueID]
  ) -> Bool {
    let count = frame.locals.count
    defer {
      if frame.locals.count > count { frame.locals.removeLast(frame.locals.count - count) }
    }
    return runStatements(block, frame, expected, &built)
  }
}
