// Statements of bodies. A body with `return` is worth what it returns; another is worth the views that
// its statements build, side by side.

extension Evaluator {
  /// What a body is worth.
  func bodyValue(_ block: Block, _ frame: Frame, _ expected: TypeID) -> ValueID {
    let outer = (frame.returned, frame.assumed)
    (frame.returned, frame.assumed) = ([], .always)
    var built: [ValueID] = []
    let ended =
      marksStatements
      ? runMarked(block, frame, expected, &built) : runStatements(block, frame, expected, &built)
    let (returned, assumed) = (frame.returned, frame.assumed)
    (frame.returned, frame.assumed) = outer
    if returned.isEmpty { return group(built) }
    if ended || built.isEmpty { return union(returned) }
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
      let progress = run(statement, isOnly: block.count == 1, frame, expected, &inner)
      if case .expression(let expression) = statement.kind {
        let site = Site(file: frame.fileIndex, expression)
        inner = inner.map { isEmptyValue($0) ? $0 : store.intern(.built($0, site)) }
      }
      if case .returned(let expression?) = statement.kind, returned < frame.returned.count {
        let site = Site(file: frame.fileIndex, expression)
        frame.returned[returned].value = store.intern(.built(frame.returned[returned].value, site))
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
    let before = presence
    defer { presence = before }
    for id in statements where progress == .goesOn {
      presence = presence(behindGuardsOf: frame, in: before)
      if declared < functions.count {
        rehoist(functions, frame)
        if case .declaration(let id) = frame.file.facts[id].kind, functions.contains(id) {
          declared += 1
        }
      }
      progress = run(frame.file.facts[id], isOnly: statements.count == 1, frame, expected, &built)
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
    return functions
  }

  /// Until the last of a block's functions is declared, which may be behind the calls of it, they see what has been declared since,
  /// and each other.
  private func rehoist(_ functions: Set<DeclarationID>, _ frame: Frame) {
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
      let value = id.map { evaluate($0, frame, expected: expected) } ?? .empty
      frame.returned.append(
        Alternative(presence: frame.assumed, value: value, isDecided: true))
      return .leftBody
    case .thrown(let id):
      _ = evaluate(id, frame)
      return .leftBody
    case .guarded(let conditions, let otherwise):
      return runGuard(
        conditions, otherwise, endingAt: statement.range.end, frame, expected, &built)
    case .forEach, .whileLoop, .repeatLoop: runLoop(statement.kind, frame, expected, &built)
    case .deferred(let body): putOff(body, frame)
    case .configured(let clauses):
      return runConfigured(clauses, frame, expected, &built) ? .leftBody : .goesOn
    case .destructured(let pattern, let initializer):
      _ = match(pattern, initializer.map { evaluate($0, frame) } ?? .unknown, frame)
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
    case .doCatch(let blocks):
      var ended = true
      var ends: [LocalsAtEnd] = []
      let before = frame.locals
      var inside = before
      for (index, block) in frame.file.facts[blocks].enumerated() {
        // What `do` has assigned before an error a `catch` may assign anew.
        let assumed = frame.assumed
        frame.branchDepth += index > 0 ? 1 : 0
        let blockEnded = runStatements(block, frame, expected, &built)
        frame.branchDepth -= index > 0 ? 1 : 0
        // A guard may leave the block alone: `break done`.
        frame.assumed = assumed
        let end = LocalsAtEnd(locals: frame.locals)
        if !blockEnded { ends.append(end) }
        // A `catch` starts anywhere within `do`.
        if index == 0 {
          trim(frame, to: before.count)
          join([LocalsAtEnd(locals: before), end], frame)
          inside = frame.locals
        }
        frame.locals = inside
        if index == 0 || blocks.count > 1 { ended = ended && blockEnded }
      }
      frame.locals = before
      join(ends, frame)
      return ended && !blocks.isEmpty
    case .assignment:
      _ = evaluate(id, frame)
    case .binary(let name, let target, _) where frame.file.facts.assigns(name):
      built.append(evaluate(id, frame, expected: isOnly ? expected : .unknown))
      if !isOnly { loosen(target, frame) }
    case .call(let callee, _):
      let value = evaluate(id, frame, expected: isOnly ? expected : .unknown)
      if mutates(callee, id, frame) { return false }
      if case .member(let base, let method, _) = frame.file.facts[callee].kind {
        change(base, by: frame.file.name(method), frame)
      }
      built.append(value)
      return isFatal(callee, frame)
    default:
      let value = evaluate(id, frame, expected: isOnly ? expected : .unknown)
      built.append(frame.branchDepth > 0 ? placed(value, at: id, frame) : value)
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
    if let getter = accessors.first(where: { $0.kind == .get })?.body {
      frame.bind(name, adapt(bodyValue(getter, frame, declared), to: declared))
      return
    }
    frame.declare(name, isLet: facts[variable].isLet)
    guard let initializer = facts[variable].initializer else {
      frame.bind(name, declared == .unknown ? .unknown : opaque(declared))
      return
    }
    let value = adapt(evaluate(initializer, frame, expected: declared), to: declared)
    let pattern = facts[variable].type.map { project.resolveType($0, in: context(frame)) }
    frame.bind(name, pattern.map { seen(value, by: $0, frame) } ?? value)
  }

  // MARK: Assignment

  func assign(_ value: ExpressionID, to target: ExpressionID, _ frame: Frame) -> ValueID {
    let facts = frame.file.facts
    switch facts[target].kind {
    case .name(let local, _):
      let name = frame.file.name(local)
      if let old = frame.local(name) {
        let new = replacing(old, by: evaluate(value, frame, expected: type(of: old)))
        // Of a run-time value the type that it is declared with is all that is asked.
        var keeps = false
        if frame.branchDepth > 0, case .opaque = store[old] { keeps = !isPlaceable(old) }
        if !keeps { _ = frame.assign(name, new) }
      } else if frame.fields != nil {
        store(value, in: name, frame)
        assignOwnRoot(value, name, target, frame)
      } else {
        let old = evaluate(target, frame)
        touch(evaluate(value, frame, expected: type(of: old)), frame)
        if let receiver = frame.receiver { runSetters(of: name, on: receiver, frame) }
        assignOwnRoot(value, name, target, frame)
      }
    case .member(let base, let local, _):
      assignMember(base, frame.file.name(local), value, target, frame)
    default:
      let old = evaluate(target, frame)
      _ = evaluate(value, frame, expected: type(of: old))
      runSetters(of: target, frame)
      doubt(partAssigned: target, frame)
    }
    return .empty
  }

  /// An assignment under a branch may not have happened.
  private func joined(_ old: ValueID, _ new: ValueID, _ frame: Frame) -> ValueID {
    if frame.branchDepth == 0 || old == .unknown { return new }
    if case .opaque = store[old], !isPlaceable(old) { return old }
    return union([old, new])
  }

  private func assignMember(
    _ base: ExpressionID, _ name: Name, _ value: ExpressionID, _ target: ExpressionID,
    _ frame: Frame
  ) {
    let facts = frame.file.facts
    if case .name(let local, _) = facts[base].kind {
      let variable = frame.file.name(local)
      if variable == language.selfValue, frame.fields != nil {
        store(value, in: name, frame)
        assignOwnRoot(value, name, target, frame)
        return
      }
      if let old = frame.local(variable), case .instance(let type, let fields) = store[core(old)],
        case .nominal(let nominal, _) = project.types[type], project[nominal].kind == .structure
      {
        let new = evaluate(value, frame, expected: memberType(name, old, frame))
        var table = Dictionary(
          fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        table[name] = table[name].map { joined($0, new, frame) } ?? new
        _ = frame.assign(variable, rebuilt(old, instance(nominal, type, table)))
        return
      }
    }
    let owner = evaluate(base, frame)
    let new = evaluate(value, frame, expected: memberType(name, owner, frame))
    touch(new, frame)
    runSetters(of: name, on: owner, frame)
    doubt(partAssigned: target, frame)
    if isRoot(name, of: owner) {
      assign(root: new, to: owner, base, at: Site(file: frame.fileIndex, target), frame)
    }
  }

  func rebuilt(_ old: ValueID, _ new: ValueID) -> ValueID {
    if case .built(_, let site) = store[old] { return store.intern(.built(new, site)) }
    return new
  }

  private func memberType(_ name: Name, _ owner: ValueID, _ frame: Frame) -> TypeID {
    let found = instanceMembers(named: name, of: owner, type(of: owner), from: frame)
    guard let member = found.first else { return .unknown }
    let facts = project.files[member.reference.fileIndex].facts
    guard case .variable(let id) = facts[member.reference.id].kind, let type = facts[id].type
    else { return .unknown }
    return resolve(type, of: member.reference, receiver: owner)
  }

  /// Stores into a property of the value that is being initialised.
  private func store(_ value: ExpressionID, in name: Name, _ frame: Frame) {
    var property = name
    let isUnderscored = project.names.kind(of: name) == .underscored
    if isUnderscored, let plain = project.names.withoutPrefix(name) { property = plain }
    let owner = frame.receiver ?? .unknown
    let new = evaluate(
      value, frame,
      expected: name == language.selfValue
        ? type(of: owner)
        : isUnderscored
          ? wrapperType(of: property, owner, frame) : memberType(property, owner, frame))
    let value = stored(new, in: property, owner, frame)
    if frame.branchDepth > 0, let old = frame.fields?[property] {
      frame.fields?[property] = union([old, value])
    } else {
      frame.fields?[property] = value
    }
  }

  /// The type of `_name`: `_name = .init(wrappedValue: …)` makes the wrapper.
  private func wrapperType(of name: Name, _ owner: ValueID, _ frame: Frame) -> TypeID {
    let found = instanceMembers(named: name, of: owner, type(of: owner), from: frame)
    guard let member = found.first, case .value = wrapper(of: member.reference) else {
      return .unknown
    }
    let file = project.files[member.reference.fileIndex]
    for attribute in file.facts[file.facts[member.reference.id].attributes] {
      let name = file.name(attribute.name)
      if valueWrappers.contains(name) { return project.types.intern(.external(name, [])) }
    }
    return .unknown
  }

  /// A closure stored in a property of a view's type is called (`self.content = content()` is not).
  private func stored(
    _ value: ValueID, in property: Name, _ owner: ValueID, _ frame: Frame
  ) -> ValueID {
    if let member = instanceMembers(named: property, of: owner, type(of: owner), from: frame).first,
      case .variable(let id) = project.declaration(member.reference).kind,
      let written = project.files[member.reference.fileIndex].facts[id].type
    {
      let pattern = project.resolveType(
        written, in: LexicalContext(reference: member.reference, project: project))
      project.types.unify(pattern, type(of: value), &frame.bindings)
    }
    return kept(value)
  }
}
