// Statements of bodies. A body with `return` is worth what it returns; another is worth the views that
// its statements build, side by side.

extension Evaluator {
  /// What a body is worth.
  ///
  /// - Parameter throwing: whether errors are among what it may give.
  func bodyValue(
    _ block: Block, _ frame: Frame, _ expected: TypeID, throwing: Bool = false
  ) -> ValueID {
    let outer = (frame.returned, frame.assumed)
    (frame.returned, frame.assumed) = ([], .always)
    let jumps = frame.takeJumps()
    let operands = operandDepth
    operandDepth = 0
    defer { operandDepth = operands }
    var built: [ValueID] = []
    let ended =
      marksStatements
      ? runMarked(block, frame, expected, &built) : runStatements(block, frame, expected, &built)
    let assumed = frame.assumed
    if frame.hasJumps { dropJumps(frame) }
    if !jumps.isEmpty { frame.jumps = jumps }
    if frame.notesEnds { noteEnds(hasEnded: ended, frame) }
    let (returned, errors) = splitErrors(frame.returned)
    (frame.returned, frame.assumed) = outer
    let value = value(returned, built, ended: ended, assumed, expected, frame)
    guard throwing, !errors.isEmpty else { return value }
    if returned.isEmpty, ended { return union(errors) }
    return union(
      [Alternative(presence: returned.isEmpty ? assumed : .always, value: value, isDecided: true)]
        + errors)
  }

  private func value(
    _ returned: [Alternative], _ built: [ValueID], ended: Bool, _ assumed: PresenceID,
    _ expected: TypeID, _ frame: Frame
  ) -> ValueID {
    if returned.isEmpty {
      return self.returned(finished(combined(built, frame), frame), as: expected)
    }
    if ended || built.isEmpty { return self.returned(union(returned), as: expected) }
    // Some path falls off the end of a builder after a conditional return.
    return union(
      returned + [Alternative(presence: assumed, value: group(built), isDecided: true)])
  }

  /// Evaluates the content of a root: what each of its statements builds is known to come from there.
  func markingStatements(_ body: () -> ValueID) -> ValueID {
    marksStatements = true
    defer { marksStatements = false }
    return body()
  }

  private func runMarked(
    _ block: Block, _ frame: Frame, _ expected: TypeID, _ built: inout [ValueID]
  ) -> Bool {
    marksStatements = false
    for id in frame.file.facts[block] {
      let statement = frame.file.facts[id]
      var inner: [ValueID] = []
      let returned = frame.returned.count
      let start = FrameStart(frame)
      var progress = run(statement, isOnly: block.count == 1, frame, expected, &inner)
      if frame.hasJumps {
        progress = land(at: statement.range.start, since: start, progress, frame)
      }
      if case .expression(let expression) = statement.kind {
        let site = Site(file: frame.fileIndex, expression)
        inner = inner.map { isEmptyValue($0) ? $0 : store.intern(.built($0, site)) }
      }
      if case .returned(let expression?) = statement.kind, returned < frame.returned.count {
        let site = Site(file: frame.fileIndex, expression)
        let last = frame.returned.count - 1
        if !isThrown(frame.returned[last].value) {
          frame.returned[last].value = store.intern(.built(frame.returned[last].value, site))
        }
      }
      built += inner
      if progress != .goesOn { return progress == .leftBody }
    }
    return false
  }

  private func isEmptyValue(_ id: ValueID) -> Bool { id == .empty || id == .none }

  /// What the statements of a block build.
  func blockValue(_ block: Block, _ frame: Frame, _ expected: TypeID) -> ValueID {
    var built: [ValueID] = []
    let count = frame.locals.count
    _ = runStatements(block, frame, expected, &built)
    if frame.locals.count > count { frame.locals.removeLast(frame.locals.count - count) }
    return group(built)
  }

  /// Runs statements; true when every path through them leaves the body.
  func runStatements(
    _ block: Block, _ frame: Frame, _ expected: TypeID, _ built: inout [ValueID]
  ) -> Bool {
    let statements = frame.file.facts[block]
    let functions = hoist(statements, frame)
    var declared = 0
    let outer = frame.deferred.count
    let around = frame.blockEnd
    frame.blockEnd = statements.last.map { frame.file.facts[$0].range.end } ?? 0
    defer { frame.blockEnd = around }
    var progress = Progress.goesOn
    let before = place
    defer { place = before }
    for id in statements where progress == .goesOn {
      if frame.changesSelf { frame.receiver = frame.local(language.selfValue) }
      stand(behindGuardsOf: frame, in: before)
      if declared < functions.count {
        rehoist(functions, frame)
        if case .declaration(let id) = frame.file.facts[id].kind, functions.contains(id) {
          declared += 1
        }
      }
      let statement = frame.file.facts[id]
      let isOnly = statements.count == 1
      let start = FrameStart(frame)
      if frame.mayHaveLeft {
        // Whether code runs that stands behind a `return` which may have run is not told.
        let known = frame.returned.count
        progress = under(.always, decided: false) {
          run(statement, isOnly: isOnly, frame, expected, &built)
        }
        leaveOpen(frame, from: known)
      } else {
        progress = run(statement, isOnly: isOnly, frame, expected, &built)
        if frame.hasThrown { (frame.hasThrown, progress) = (false, .leftBody) }
      }
      if frame.hasJumps {
        progress = land(at: statement.range.start, since: start, progress, frame)
      }
    }
    if frame.deferred.count > outer { runDeferred(from: outer, frame) }
    return progress == .leftBody
  }

  /// Local functions are visible before they are declared.
  private func hoist(
    _ statements: ArraySlice<StatementID>, _ frame: Frame
  ) -> Set<DeclarationID> {
    let facts = frame.file.facts
    var functions: Set<DeclarationID> = []
    for id in statements {
      guard case .declaration(let declaration) = facts[id].kind,
        case .function = facts[declaration].kind
      else { continue }
      let name = frame.file.name(facts[declaration].name)
      let reference = DeclarationReference(file: frame.fileIndex, declaration)
      frame.bind(name, store.intern(.localFunction(reference, scope(of: frame))))
      functions.insert(declaration)
    }
    if !functions.isEmpty { frame.capture(frame.variables) }
    return functions
  }

  /// Until the last of a block's functions is declared, which may be behind the calls of it, they see what has been declared since,
  /// and each other.
  private func rehoist(_ functions: Set<DeclarationID>, _ frame: Frame) {
    frame.capture(frame.variables)
    for _ in 0..<2 {
      let scope = scope(of: frame)
      for index in frame.locals.indices {
        guard case .localFunction(let reference, _) = store[frame.locals[index].value],
          reference.fileIndex == frame.fileIndex, functions.contains(reference.id)
        else { continue }
        frame.locals[index].value = store.intern(.localFunction(reference, scope))
      }
    }
  }

  private func run(
    _ statement: Statement, isOnly: Bool, _ frame: Frame, _ expected: TypeID,
    _ built: inout [ValueID]
  ) -> Progress {
    switch statement.kind {
    case .expression(let id):
      return runExpression(id, isOnly, frame, expected, &built) ? .leftBody : .goesOn
    case .declaration(let id):
      if case .function = frame.file.facts[id].kind {
        doubt(changedIn: id, frame)
      } else {
        declareLocal(id, frame)
      }
    case .returned(let id):
      if id == nil, let fields = frame.fields { frame.leftFields.append(fields) }
      let value =
        id.map { returned(evaluate($0, frame, expected: expected), $0, frame) } ?? .empty
      // `return try load()`, where that certainly throws
      if isThrown(value) || frame.hasThrown {
        frame.hasThrown = false
        return .leftBody
      }
      frame.returned.append(
        Alternative(presence: frame.assumed, value: value, isDecided: true))
      // What `defer` does then is not followed.
      if frame.notesEnds, frame.deferred.isEmpty { frame.leftLocals.append(frame.locals) }
      return .leftBody
    case .thrown(let id):
      // Of which type `.name` is, `throws(Failure)` says, which is not read.
      let isNamed = frame.file.facts.isImplicit(id)
      noteThrown(isNamed ? .unknown : evaluate(id, frame), frame)
      return .leftBody
    case .guarded(let conditions, let otherwise):
      return runGuard(
        conditions, otherwise, endingAt: statement.range.end, frame, expected, &built)
    case .forEach where frame.builder != nil:
      var rounds: [ValueID] = []
      let progress = runLoop(statement, frame, expected, &rounds)
      built.append(repeated(rounds, frame))
      return progress
    case .forEach, .whileLoop, .repeatLoop:
      return runLoop(statement, frame, expected, &built)
    case .deferred(let body): putOff(body, frame)
    case .configured(let clauses):
      return runConfigured(clauses, frame, expected, &built) ? .leftBody : .goesOn
    case .destructured(let pattern, let initializer):
      let count = frame.locals.count
      _ = match(pattern, initializer.map { evaluate($0, frame) } ?? .unknown, frame)
      // `var (isOn, rows) = …`: what may change is told by who changes it.
      for local in frame.locals.dropFirst(count)
      where isCounted(local.value) || collectionContent(local.value) != nil {
        frame.declare(local.name, isLet: false)
      }
    case .jump(let jump):
      noteJump(jump, frame)
      return .leftBody
    case .other: break
    }
    return .goesOn
  }

  func trim(_ frame: Frame, to count: Int) {
    if frame.locals.count > count { frame.locals.removeLast(frame.locals.count - count) }
  }

  private func runExpression(
    _ id: ExpressionID, _ isOnly: Bool, _ frame: Frame, _ expected: TypeID, _ built: inout [ValueID]
  ) -> Bool {
    switch frame.file.facts[id].kind {
    case .conditional(let conditional): return run(conditional, frame, expected, &built)
    case .selection(let selection): return run(selection, frame, expected, &built)
    case .doCatch(let blocks, let cases):
      return runDoCatch(
        blocks, cases, Site(file: frame.fileIndex, id), frame, expected, &built)
    case .assignment:
      _ = evaluate(id, frame)
    case .binary(let name, let target, let value) where frame.file.facts.assigns(name):
      if frame.file.facts[name] == "+=", extend(target, by: value, frame) { return false }
      built.append(evaluate(id, frame, expected: isOnly ? expected : .unknown))
      loosen(target, frame)
      doubt(changed: target, frame)
      noteChange(of: target, frame)
      update(target, by: frame.file.name(name), value, frame)
    case .call(let callee, let arguments):
      let changed = changedCollection(callee, arguments, frame)
      let outer = followedChange
      followedChange = changed == nil ? nil : Site(file: frame.fileIndex, id)
      if frame.changesSelf { leftInSelf = nil }
      let value = evaluate(id, frame, expected: isOnly ? expected : .unknown)
      followedChange = outer
      if let changed {
        change(changed, frame)
        return false
      }
      if case .member(let base, let method, _) = frame.file.facts[callee].kind {
        change(base, by: frame.file.name(method), arguments, frame)
      } else if frame.fields != nil || frame.changesSelf,
        case .name(let called, _) = frame.file.facts[callee].kind,
        isMutating(frame.file.name(called), of: frame.receiver ?? .unknown)
      {
        if frame.changesSelf { takeOwnChange(frame) } else { doubtProperties(frame) }
      }
      built.append(expressed(value, frame))
      return isFatal(callee, frame)
    default:
      let value = evaluate(id, frame, expected: isOnly ? expected : .unknown)
      let own = expressed(value, frame)
      built.append(frame.branchDepth > 0 ? placed(own, at: id, frame) : own)
    }
    return false
  }

  private func isFatal(_ callee: ExpressionID, _ frame: Frame) -> Bool {
    guard case .name(let local, _) = frame.file.facts[callee].kind else { return false }
    let name = frame.file.name(local)
    return name == language.fatalError || name == language.preconditionFailure
  }

  private func runConfigured(
    _ clauses: ConfiguredBlockList, _ frame: Frame, _ expected: TypeID, _ built: inout [ValueID]
  ) -> Bool {
    var ended = true
    var covered: [PresenceID] = []
    var ends: [LocalsAtEnd] = []
    let outer = frame.locals
    for clause in frame.file.facts[clauses] {
      let condition = frame.file.presence(clause.condition)
      covered.append(condition)
      var inner: [ValueID] = []
      let before = frame.returned.count
      let locals = frame.locals.count
      frame.locals.replaceSubrange(..<outer.count, with: outer)
      let assumed = frame.assumed
      let clauseEnded = under(condition) { runStatements(clause.body, frame, expected, &inner) }
      frame.assumed = assumed
      restrict(frame, from: before, to: condition)
      if !clauseEnded {
        ends.append(
          LocalsAtEnd(locals: Array(frame.locals.prefix(outer.count)), presence: condition))
      }
      // What a clause declares stays visible; where it exists is told by its value.
      for index in locals..<max(locals, frame.locals.count) {
        frame.locals[index].value = union([
          Alternative(presence: condition, value: frame.locals[index].value, isDecided: true)
        ])
      }
      ended = ended && clauseEnded
      if !inner.isEmpty {
        built.append(
          union([Alternative(presence: condition, value: group(inner), isDecided: true)]))
      }
    }
    let rest = remainder(after: covered)
    if rest != .never { ends.append(LocalsAtEnd(locals: outer, presence: rest)) }
    join(ends, frame)
    mergeVariants(frame)
    return ended && rest == .never
  }

  /// One name that several clauses declare is one variable with variants.
  private func mergeVariants(_ frame: Frame) {
    var seen: [Name: Int] = [:]
    var merged: [Scope.Local] = []
    for local in frame.locals {
      if let index = seen[local.name], case .union(let old) = store[merged[index].value],
        case .union(let new) = store[local.value], exclusive(old, new)
      {
        merged[index].value = union(old + new)
        continue
      }
      seen[local.name] = merged.count
      merged.append(local)
    }
    frame.locals = merged
  }

  private func exclusive(_ left: [Alternative], _ right: [Alternative]) -> Bool {
    left.allSatisfy { a in
      right.allSatisfy { project.presences.and(a.presence, $0.presence) == .never }
    }
  }

  /// Tells that it is not known whether what has been returned since is.
  func leaveOpen(_ frame: Frame, from index: Int) {
    for position in index..<max(index, frame.returned.count) {
      frame.returned[position].isDecided = false
    }
  }

  func restrict(_ frame: Frame, from index: Int, to condition: PresenceID) {
    for position in index..<max(index, frame.returned.count) {
      let old = frame.returned[position].presence
      frame.returned[position].presence = project.presences.and(old, condition)
    }
  }

  // MARK: Declarations

  private func declareLocal(_ id: DeclarationID, _ frame: Frame) {
    let facts = frame.file.facts
    guard case .variable(let variable) = facts[id].kind else { return }
    let name = frame.file.name(facts[id].name)
    let declared = facts[variable].type.map { resolve($0, in: frame) } ?? .unknown
    let accessors = facts[facts[variable].accessors]
    follow(id, facts[variable], declared, frame)
    if let getter = accessors.first(where: { $0.kind == .get })?.body {
      let value = adapt(bodyValue(getter, frame, declared), to: declared)
      frame.bind(name, observed(name, value, frame))
      return
    }
    frame.declare(name, isLet: facts[variable].isLet)
    guard let initializer = facts[variable].initializer else {
      // An optional variable begins as nil.
      let isNone = !facts[variable].isLet && isOptional(declared)
      let initial = isNone ? store.intern(.typed(.none, declared)) : opaque(declared)
      frame.bind(name, observed(name, initial, frame))
      if facts[variable].isLet { frame.unset.insert(name) }
      return
    }
    var value = adapt(evaluate(initializer, frame, expected: declared), to: declared)
    // What is empty does not say what it is to hold.
    if declared != .unknown, collectionContent(value) != nil, type(of: value) != declared {
      value = store.intern(.typed(value, declared))
    }
    if trace(of: value) == nil {
      value = traced(
        madeOfConstants(value, initializer, frame),
        asConstant: DeclarationReference(file: frame.fileIndex, id))
    }
    let pattern = facts[variable].type.map { project.resolveType($0, in: context(frame)) }
    frame.bind(name, observed(name, pattern.map { seen(value, by: $0, frame) } ?? value, frame))
    noteMade(name, initializer, value, frame)
    correlate(name, initializer, value, frame)
  }
}
