// Errors: what code throws and what catches it. A function of the project gives an error in the place of a result; its caller goes on
// where there is none, and else the first `catch` that matches takes it. Whether other code throws, the run decides.

extension Evaluator {
  /// Notes that the code of a frame is left with an error.
  func noteThrown(
    _ error: ValueID, under presence: PresenceID = .always, isDecided: Bool = true, _ frame: Frame
  ) {
    let presence = project.presences.and(frame.assumed, presence)
    // What `defer` changes on the way to who catches it is not followed.
    let error = frame.deferred.isEmpty ? error : .unknown
    frame.returned.append(
      Alternative(
        presence: presence, value: store.intern(.thrown(error)), isDecided: isDecided))
    frame.thrownFrom.append(
      LocalsAtEnd(
        locals: frame.locals, presence: presence,
        isDecided: isDecided && frame.deferred.isEmpty))
  }

  /// What a call of a throwing function is worth where it throws nothing; its errors leave the frame.
  ///
  /// - Parameter isTold: whether the function throws nothing else than what its own code says.
  func withoutErrors(
    _ value: ValueID, isTold: Bool, at site: Site, _ frame: Frame
  ) -> ValueID {
    frame.attempts.insert(site)
    if !isTold { noteThrown(.unknown, frame) }
    let alternatives: [Alternative]
    switch store[value] {
    case .thrown: alternatives = [Alternative(presence: .always, value: value, isDecided: true)]
    case .union(let several): alternatives = several
    default: return value
    }
    let rest = withoutErrors(alternatives) {
      // Where it stands behind `&&` and the like it may not be called at all.
      noteThrown(operandDepth == 0 ? $0 : .unknown, under: $1, isDecided: $2, frame)
    }
    guard rest.count < alternatives.count else { return value }
    guard operandDepth == 0 else { return rest.isEmpty ? .unknown : union(rest) }
    let isCertain = alternatives.allSatisfy(\.isDecided)
    guard !rest.isEmpty else {
      if isCertain { frame.hasThrown = true } else { frame.mayHaveLeft = true }
      return store.intern(.thrown(.unknown))
    }
    frame.assumed = project.presences.and(frame.assumed, either(rest.map(\.presence)))
    if !isCertain { frame.mayHaveLeft = true }
    return union(rest)
  }

  /// The alternatives that are no errors; is told the others.
  private func withoutErrors(
    _ alternatives: [Alternative], _ body: (ValueID, PresenceID, Bool) -> Void = { _, _, _ in }
  ) -> [Alternative] {
    alternatives.filter { alternative in
      guard case .thrown(let error) = store[alternative.value] else { return true }
      body(error, alternative.presence, alternative.isDecided)
      return false
    }
  }

  /// What a body returns besides the errors that it throws.
  func splitErrors(
    _ returned: [Alternative]
  ) -> (results: [Alternative], errors: [Alternative]) {
    let results = withoutErrors(returned)
    guard results.count < returned.count else { return (returned, []) }
    return (results, returned.filter { isThrown($0.value) })
  }

  func isThrown(_ id: ValueID) -> Bool {
    if case .thrown = store[id] { return true }
    return false
  }

  /// Takes the errors out of what a frame is left with since a place.
  private func takeErrors(from start: Int, _ frame: Frame) -> [Alternative] {
    guard frame.returned.count > start else { return [] }
    let errors = frame.returned[start...].filter { isThrown($0.value) }
    guard !errors.isEmpty else { return [] }
    frame.returned[start...].removeAll { isThrown($0.value) }
    return errors
  }

  private func thrownValue(in alternative: Alternative) -> ValueID {
    if case .thrown(let error) = store[alternative.value] { return error }
    return .unknown
  }

  // MARK: try?

  /// `try? operand`: nil where something is thrown.
  func optionalTry(_ operand: ExpressionID, _ frame: Frame, _ expected: TypeID) -> ValueID {
    let start = frame.returned.count
    let around = frame.attempts
    frame.attempts = []
    defer { frame.attempts.formUnion(around) }
    let outer = (frame.assumed, frame.mayHaveLeft, frame.hasThrown, frame.thrownFrom.count)
    let value = evaluate(operand, frame, expected: expected)
    let errors = takeErrors(from: start, frame)
    (frame.assumed, frame.mayHaveLeft, frame.hasThrown) = (outer.0, outer.1, outer.2)
    frame.thrownFrom.removeLast(frame.thrownFrom.count - outer.3)
    let facts = frame.file.facts
    guard !frame.attempts.isEmpty, errors.allSatisfy({ thrownValue(in: $0) != .unknown }),
      frame.file.calls(in: operand, lazily: isLazy)?.allSatisfy({ isTold($0, frame.file) })
        ?? false,
      // What closures try they throw to whoever calls them.
      !tries(facts[operand].range, facts)
    else { return isThrown(value) ? .unknown : optional(value) }
    let nothing = errors.map { $0.holding(.none) }
    if isThrown(value) { return union(nothing) }
    return errors.isEmpty
      ? value : union([Alternative(presence: .always, value: value, isDecided: true)] + nothing)
  }

  // MARK: do and catch

  /// Runs `do` and what catches its errors; true when every way through them leaves the body.
  func runDoCatch(
    _ blocks: BlockList, _ cases: SelectionCaseList, _ site: Site, _ frame: Frame,
    _ expected: TypeID, _ built: inout [ValueID]
  ) -> Bool {
    let blocks = frame.file.facts[blocks]
    guard let body = blocks.first else { return false }
    guard blocks.count > 1 else { return runUncaught(body, frame, expected, &built) }
    let before = frame.locals
    let start = frame.returned.count
    let around = frame.attempts
    frame.attempts = []
    defer { frame.attempts.formUnion(around) }
    let outer = (assumed: frame.assumed, mayHaveLeft: frame.mayHaveLeft)
    let thrownBefore = frame.thrownFrom.count
    let ended = runStatements(body, frame, expected, &built)
    let errors = takeErrors(from: start, frame)
    let thrown = Array(frame.thrownFrom[thrownBefore...])
    frame.thrownFrom.removeLast(thrown.count)
    let end = LocalsAtEnd(locals: frame.locals)
    let (left, within) = (frame.mayHaveLeft, frame.assumed)
    (frame.assumed, frame.mayHaveLeft) = outer
    var ends = ended ? [] : [end]
    trim(frame, to: before.count)
    let isTold =
      errors.allSatisfy { thrownValue(in: $0) != .unknown }
      && isTold(site, body, frame.attempts.count, frame.file)
    if isTold {
      joinThrown(thrown, before, frame)
    } else {
      startAnywhere(before, end, in: body, frame)
    }
    let inside = frame.locals
    var result = ended
    var rest = errors
    var mayHaveLeft = left && !isTold
    for (item, block) in zip(frame.file.facts[cases], blocks.dropFirst()) {
      frame.locals = inside
      let caught = isTold ? self.caught(&rest, by: item, frame) : nil
      if let caught, caught.isEmpty { continue }
      bindError(item, caught, frame)
      let returned = frame.returned.count
      let presence = caught.map { either($0.map(\.presence)) } ?? .always
      let isDecided = caught?.contains(where: \.isDecided) ?? true
      frame.branchDepth += 1
      let blockEnded = under(presence, decided: isDecided) {
        runStatements(block, frame, expected, &built)
      }
      frame.branchDepth -= 1
      if presence != .always { restrict(frame, from: returned, to: presence) }
      if !isDecided { leaveOpen(frame, from: returned) }
      if !blockEnded {
        ends.append(
          LocalsAtEnd(
            locals: Array(frame.locals.prefix(before.count)), presence: presence,
            isDecided: isDecided))
      }
      mayHaveLeft = mayHaveLeft || frame.mayHaveLeft || blockEnded && !isDecided
      frame.mayHaveLeft = outer.mayHaveLeft
      frame.assumed = outer.assumed
      result = result && blockEnded
    }
    // What nothing catches is thrown on; what variables are worth then is not followed.
    if isTold, !rest.isEmpty {
      ends.append(LocalsAtEnd(locals: inside, isDecided: false))
      frame.returned += rest.map { $0.holding(store.intern(.thrown(.unknown))) }
    }
    // Where no `catch` goes on, what follows is behind the whole body.
    if !ended, ends.count == 1 { frame.assumed = within }
    frame.locals = before
    join(ends, frame)
    frame.mayHaveLeft = mayHaveLeft || outer.mayHaveLeft
    return result
  }

  /// `do { }` alone.
  private func runUncaught(
    _ body: Block, _ frame: Frame, _ expected: TypeID, _ built: inout [ValueID]
  ) -> Bool {
    let before = frame.locals
    let ended = runStatements(body, frame, expected, &built)
    let end = LocalsAtEnd(locals: frame.locals)
    frame.locals = before
    join(ended ? [] : [end], frame)
    return ended
  }

  /// The variables are what they were wherever something was thrown.
  private func joinThrown(_ thrown: [LocalsAtEnd], _ before: [Scope.Local], _ frame: Frame) {
    frame.locals = before
    let ends = thrown.map { Array($0.locals.prefix(before.count)) }
    // Under which conditions each of several is thrown is not followed.
    let isOne = ends.allSatisfy { $0 == ends.first }
    join(
      zip(thrown, ends).map { end, locals in
        LocalsAtEnd(
          locals: locals, presence: end.presence, isDecided: end.isDecided && isOne)
      }, frame)
  }

  /// A `catch` of errors of which it is not told where they are thrown starts anywhere within `do`.
  private func startAnywhere(
    _ before: [Scope.Local], _ end: LocalsAtEnd, in body: Block, _ frame: Frame
  ) {
    let facts = frame.file.facts
    let defers = facts[body].contains {
      if case .deferred = facts[$0].kind { true } else { false }
    }
    join([LocalsAtEnd(locals: before, isDecided: !defers), end], frame)
    // How far `do` has counted before an error is not told.
    for (index, local) in before.enumerated() where frame.locals[index].value != local.value {
      if isCounted(frame.locals[index].value) {
        frame.locals[index].value = doubted(local.value)
      }
    }
  }

  /// The errors that a `catch` takes; those that it certainly takes are left to no other one.
  private func caught(
    _ errors: inout [Alternative], by item: SelectionCase, _ frame: Frame
  ) -> [Alternative] {
    var caught: [Alternative] = []
    var rest: [Alternative] = []
    for alternative in errors {
      var open = alternative
      let count = frame.locals.count
      switch decision(of: item, thrownValue(in: alternative), frame) {
      case .yes: caught.append(alternative)
      case .no: rest.append(alternative)
      case .either:
        caught.append(alternative)
        rest.append(alternative)
      case .undecided:
        open.isDecided = false
        caught.append(open)
        rest.append(open)
      }
      trim(frame, to: count)
    }
    errors = rest
    return caught
  }

  /// Whether a `catch` takes an error.
  private func decision(of item: SelectionCase, _ error: ValueID, _ frame: Frame) -> Decision {
    let facts = frame.file.facts
    var result = item.isDefault ? Decision.yes : .no
    for pattern in facts[item.patterns] {
      switch matchError(pattern, error, frame) {
      case .yes: result = .yes
      case .either: if result != .yes { result = .either }
      case .undecided: if result == .no { result = .undecided }
      case .no: break
      }
    }
    if item.isDefault { frame.bind(language.error, error) }
    guard result != .no else { return .no }
    // Each of several patterns has a `where` of its own.
    if item.patterns.count > 1, !item.guards.isEmpty { return .undecided }
    return facts[item.guards].reduce(result) { both($0, decide(evaluate($1, frame))) }
  }

  /// Matches an error, which `let error as Failure` binds as what it is.
  private func matchError(_ id: PatternID, _ error: ValueID, _ frame: Frame) -> Decision {
    guard case .cast(let inner, let type) = frame.file.facts[id].kind else {
      return match(id, error, frame)
    }
    let declared = resolve(type, in: frame)
    let decision = isOf(error, declared)
    let held: ValueID
    switch store[core(error)] {
    case _ where decision == .yes: held = error
    case .opaque, .unknown: held = opaque(declared)
    // One of several errors that are told.
    default: held = declared == .unknown ? .unknown : store.intern(.someConstant(declared))
    }
    _ = match(inner, held, frame)
    return decision
  }

  /// Binds what the code of a `catch` calls its error. Which one it is of which it is not told, the code that throws decides.
  private func bindError(_ item: SelectionCase, _ caught: [Alternative]?, _ frame: Frame) {
    let untold = store.intern(.someConstant(.unknown))
    let error =
      caught.map { caught in
        union(
          caught.map {
            let thrown = thrownValue(in: $0)
            return $0.holding(thrown == .unknown ? untold : thrown)
          })
      } ?? untold
    if item.isDefault {
      frame.bind(language.error, error)
    } else if let pattern = frame.file.facts[item.patterns].first {
      _ = matchError(pattern, error, frame)
    }
  }

  // MARK: What is told

  /// Whether all that may throw in the code of a `do` was followed.
  ///
  /// - Parameter followed: how many calls of throwing functions were.
  private func isTold(_ site: Site, _ body: Block, _ followed: Int, _ file: ProjectFile) -> Bool {
    guard let range = file.facts.range(of: body) else { return true }
    let known = knownAttempts.blocks[site] ?? findAttempts(in: range, file)
    knownAttempts.blocks[site] = known
    return known.isTold && followed >= known.count
  }

  /// What the code of a function tries.
  func attempts(inBodyOf reference: DeclarationReference) -> Attempts {
    if let known = knownAttempts.functions[reference] { return known }
    let file = project.files[reference.fileIndex]
    let found = findAttempts(in: file.facts[reference.id].range, file)
    knownAttempts.functions[reference] = found
    return found
  }

  /// Whether something is tried within a range. O(attempts of the file).
  private func tries(_ range: TextRange, _ facts: FileFacts) -> Bool {
    facts.attempts.contains { range.start <= $0 && $0 < range.end }
  }

  /// O(statements and expressions of the file).
  private func findAttempts(in range: TextRange, _ file: ProjectFile) -> Attempts {
    let facts = file.facts
    let offsets = facts.attempts.filter { range.start <= $0 && $0 < range.end }
    guard !offsets.isEmpty else { return Attempts() }
    let covered = offsets.map { offset in
      let around = facts.statementPool.lazy.map(\.range).filter {
        $0.start <= offset && offset < $0.end
      }
      let least = around.min { $0.end - $0.start < $1.end - $1.start } ?? range
      return TextRange(start: offset, end: least.end)
    }
    // What closures try they throw to whoever calls them.
    guard
      !facts.closures.contains(where: { closure in
        range.contains(closure.range) && tries(closure.range, facts)
      })
    else { return Attempts(count: offsets.count, isTold: false) }
    let isTold = facts.expressions.allSatisfy { expression in
      guard covered.contains(where: { $0.contains(expression.range) }) else { return true }
      switch expression.kind {
      case .call(let callee, _): return self.isTold(callee, file)
      // What stands there may not be run.
      case .optionalChain: return false
      case .ternary(_, let then, let otherwise):
        return !file.calls(within: facts[then].range) && !file.calls(within: facts[otherwise].range)
      case .binary(let name, _, let right):
        return !isLazy(file.name(name)) || !file.calls(within: facts[right].range)
      default: return true
      }
    }
    return Attempts(count: offsets.count, isTold: isTold)
  }

  /// Whether an operator may not ask its right side.
  private func isLazy(_ name: Name) -> Bool {
    name == language.and || name == language.or || name == language.coalesce
  }

  /// Whether what is called is of the project, or a view or a modifier of SwiftUI, which throw nothing.
  private func isTold(_ callee: ExpressionID, _ file: ProjectFile) -> Bool {
    switch file.facts[callee].kind {
    case .name(let local, _):
      let name = file.name(local)
      return declares(name) && !file.facts.parameters.contains { $0.name == local }
        || componentEntries[name] != nil
    case .member(_, let local, _), .implicitMember(let local, _):
      let name = file.name(local)
      return declares(name) || modifierEntries[name] != nil || memberTypings[name] != nil
        || StandardTypes.unwrappingMethods.values.contains { $0[project.names[name]] != nil }
    default: return false
    }
  }
}

/// What is tried in some code.
struct Attempts {
  var count = 0
  /// Whether all of it is of the project.
  var isTold = true
}

/// What `do` blocks and throwing functions try, of those that were asked about.
struct KnownAttempts {
  fileprivate var blocks: [Site: Attempts] = [:]
  fileprivate var functions: [DeclarationReference: Attempts] = [:]

  init() {}
}

extension ProjectFile {
  /// Whether something is called within a range. O(expressions of the file).
  fileprivate func calls(within range: TextRange) -> Bool {
    facts.expressions.contains { expression in
      guard range.contains(expression.range) else { return false }
      if case .call = expression.kind { return true }
      return false
    }
  }

  /// What is called in an expression, but for its closures; nil for one that runs statements, or of which parts may not be run.
  fileprivate func calls(
    in id: ExpressionID, lazily isLazy: (Name) -> Bool
  ) -> [ExpressionID]? {
    var found: [ExpressionID] = []
    var waiting = [id]
    while let next = waiting.popLast() {
      switch facts[next].kind {
      case .call(let callee, let arguments):
        found.append(callee)
        waiting.append(callee)
        waiting += facts[arguments].map(\.value)
      case .subscripted(let base, let arguments):
        waiting.append(base)
        waiting += facts[arguments].map(\.value)
      case .member(let base, _, _), .forceUnwrap(let base),
        .prefix(_, let base), .postfix(_, let base), .cast(let base, _, _), .optionalTry(let base),
        .inOut(let base):
        waiting.append(base)
      case .binary(let operation, let left, let right):
        guard !isLazy(name(operation)) || !calls(within: facts[right].range) else { return nil }
        waiting += [left, right]
      case .ternary(let condition, let then, let otherwise):
        guard !calls(within: facts[then].range), !calls(within: facts[otherwise].range) else {
          return nil
        }
        waiting.append(condition)
      case .assignment(let left, let right): waiting += [left, right]
      case .tuple(let arguments): waiting += facts[arguments].map(\.value)
      case .array(let parts), .dictionary(let parts), .string(_, let parts), .other(let parts):
        waiting += facts[parts]
      case .name, .implicitMember, .number, .boolean, .none, .closure, .type, .keyPath: break
      default: return nil
      }
    }
    return found
  }
}
