// Statements of bodies and callbacks: what they build or return, and the state that they assign.

extension LayoutReader {
  /// What a body returns, or the views that it builds.
  func bodyValue(_ block: Block, _ frame: LayoutFrame) -> LayoutValue {
    var run = BlockRun()
    let count = guards.count
    self.run(block, frame, &run)
    runDeferred(frame, &run)
    if frame.selfName != nil { frame.rest = Array(guards.dropFirst(count)) }
    guards.removeLast(guards.count - count)
    if run.returns.isEmpty { return built(run.built) }
    if !run.built.isEmpty, !run.hasEnded {
      run.returns.append(([], built(run.built)))
    }
    if run.returns.count == 1, run.returns[0].guards.isEmpty { return run.returns[0].value }
    return .choice(run.returns)
  }

  struct BlockRun {
    var built: [LayoutValue] = []
    var returns: [(guards: [LayoutGuard], value: LayoutValue)] = []
    /// The guards around the block that returned values are told apart by.
    var base = 0
    var hasEnded = false
    /// What runs when the block ends.
    var deferred: [Block] = []
  }

  private func runDeferred(_ frame: LayoutFrame, _ run: inout BlockRun) {
    for body in run.deferred.reversed() {
      var last = BlockRun()
      last.base = guards.count
      _ = inner(body, frame, &last, [])
    }
  }

  func built(_ values: [LayoutValue]) -> LayoutValue {
    switch values.count {
    case 0: .none
    case 1: values[0]
    default: .view(group(values))
    }
  }

  private func run(_ block: Block, _ frame: LayoutFrame, _ run: inout BlockRun) {
    let outer = guards.count
    if run.base == 0, run.returns.isEmpty, run.built.isEmpty { run.base = outer }
    let around = nested
    defer { nested = around }
    declareFunctions(of: block, frame)
    for id in facts(frame)[block] {
      guard !run.hasEnded, step() else { return }
      self.run(facts(frame)[id], frame, &run)
    }
  }

  /// Runs a block whose locals and end are its own.
  func inner(
    _ block: Block, _ frame: LayoutFrame, _ outer: inout BlockRun, _ more: [LayoutGuard],
    isSure: Bool = false
  ) -> (built: [LayoutValue], hasEnded: Bool) {
    let locals = frame.locals
    let changed = frame.changed
    frame.changed = []
    var run = BlockRun()
    run.base = outer.base
    run.returns = outer.returns
    let count = guards.count
    guards += more
    let around = nested
    defer { nested = around }
    declareFunctions(of: block, frame)
    for id in facts(frame)[block] {
      if run.hasEnded || !step() { break }
      self.run(facts(frame)[id], frame, &run)
    }
    runDeferred(frame, &run)
    guards.removeLast(guards.count - count)
    outer.returns = run.returns
    // A variable that a branch has changed may have either value.
    for (name, value) in locals
    where !isSure && frame.changed.contains(name) && !isSame(frame.locals[name], value) {
      frame.locals[name] =
        more.isEmpty || run.hasEnded
        ? value
        : frame.locals[name].map {
          joined(value, $0, more, isUnset: frame.unset.contains(name))
        } ?? value
    }
    frame.changed.formUnion(changed)
    for name in frame.locals.keys where locals[name] == nil { frame.locals[name] = nil }
    return (run.built, run.hasEnded)
  }

  /// What a variable holds behind a branch that has changed it: one that had no value is told apart by the conditions.
  private func joined(
    _ old: LayoutValue?, _ new: LayoutValue, _ around: [LayoutGuard], isUnset: Bool
  ) -> LayoutValue {
    var ways = [(guards: around, value: new)]
    if case .choice(let inner) = new { ways = inner.map { (around + $0.guards, $0.value) } }
    if isUnset {
      switch old {
      case nil: return .choice(ways)
      case .unknown(let sources)? where sources.isEmpty: return .choice(ways)
      case .choice(let known)?
      where known.allSatisfy({ LayoutTerm.joined($0.guards, around) == nil }):
        return .choice(known + ways)
      default: break
      }
    }
    return .unknown(sources(of: new).union(old.map { sources(of: $0) } ?? []))
  }

  private func isSame(_ left: LayoutValue?, _ right: LayoutValue) -> Bool {
    switch (left, right) {
    case (.number(let a)?, .number(let b)): a == b
    case (.cell(let a, let path, _)?, .cell(let b, let other, _)): a == b && path == other
    case (.boolean(let a)?, .boolean(let b)): a == b
    case (.instance(let a)?, .instance(let b)): a === b
    case (.unknown(let a)?, .unknown(let b)): a == b
    default: false
    }
  }

  private func run(_ statement: Statement, _ frame: LayoutFrame, _ run: inout BlockRun) {
    let facts = facts(frame)
    switch statement.kind {
    case .expression(let id): runExpression(id, frame, &run)
    case .declaration(let id): declare(id, frame)
    case .returned(let id):
      let value = id.map { self.value($0, frame) } ?? frame.made ?? .none
      run.returns.append((Array(guards.dropFirst(run.base)), value))
      run.hasEnded = true
    case .thrown:
      run.hasEnded = true
      thrown = guards.reduce(into: thrown ?? []) {
        $0.formUnion(conditions[Int($1.condition)].sources)
      }
    case .guarded(let conditions, let otherwise):
      let all = holds(conditions, frame)
      switch all {
      case .constant(true): break
      case .constant(false):
        _ = inner(otherwise, frame, &run, [])
        run.hasEnded = true
      case .guarded(let item):
        _ = inner(otherwise, frame, &run, [opposite(item)])
        guards.append(item)
      }
    case .forEach(let pattern, let sequence, let test, let body):
      let all = value(sequence, frame)
      if test == nil, let values = elements(of: all), !mayEnd(body, facts) {
        visit(values, frame) { item in
          bind(pattern, item, frame)
          run.built += inner(body, frame, &run, [], isSure: true).built
        }
        return
      }
      let element = LayoutValue.unknown(sources(of: all))
      bind(pattern, element, frame)
      let changed = frame.changed
      frame.changed = []
      run.built += inner(body, frame, &run, [unknownCondition([])]).built
      // What one round leaves in a variable the next one may put into another.
      for (name, value) in frame.locals where frame.changed.contains(name) {
        frame.locals[name] = blurred(value, frame)
      }
      frame.changed.formUnion(changed)
    case .whileLoop(_, let body):
      run.built += inner(body, frame, &run, [unknownCondition([])]).built
    case .repeatLoop(let body, _): run.built += inner(body, frame, &run, []).built
    case .deferred(let body): run.deferred.append(body)
    case .configured(let clauses):
      // A build has one of the clauses, or none.
      var ways: [(guards: [LayoutGuard], value: LayoutValue)] = []
      var others: [LayoutGuard] = []
      for clause in facts[clauses] {
        let own = build(clause.condition, frame)
        let result = inner(clause.body, frame, &run, [own])
        ways.append((others + [own], built(result.built)))
        others.append(opposite(own))
      }
      if ways.contains(where: { !isEmpty($0.value) }) {
        run.built.append(.choice(ways + [(others, .none)]))
      }
    case .destructured(let pattern, let initializer):
      bind(pattern, initializer.map { value($0, frame) } ?? .undecided, frame)
    case .jump, .other: break
    }
  }

  /// Whether a loop may leave some elements out. O(statements of the file).
  private func mayEnd(_ body: Block, _ facts: FileFacts) -> Bool {
    guard let first = facts[body].first.map({ facts[$0].range.start }),
      let last = facts[body].last.map({ facts[$0].range.end })
    else { return false }
    return facts.statementPool.contains { statement in
      guard first <= statement.range.start, statement.range.end <= last else { return false }
      switch statement.kind {
      case .jump, .other, .returned, .thrown: return true
      default: return false
      }
    }
  }

  private func runExpression(_ id: ExpressionID, _ frame: LayoutFrame, _ run: inout BlockRun) {
    let facts = facts(frame)
    switch facts[id].kind {
    case .conditional(let conditional):
      let item = facts[conditional]
      let locals = frame.locals
      let decision = holds(item.conditions, frame)
      switch decision {
      case .constant(true): run.built += inner(item.then, frame, &run, [], isSure: true).built
      case .constant(false):
        frame.locals = locals
        if let otherwise = item.otherwise {
          run.built += inner(otherwise, frame, &run, [], isSure: true).built
        }
      case .guarded(let test):
        let then = inner(item.then, frame, &run, [test])
        for name in frame.locals.keys where locals[name] == nil { frame.locals[name] = nil }
        let otherwise = item.otherwise.map { inner($0, frame, &run, [opposite(test)]) }
        if !then.built.isEmpty || !(otherwise?.built.isEmpty ?? true) {
          run.built.append(
            .choice([
              ([test], built(then.built)), ([opposite(test)], built(otherwise?.built ?? [])),
            ]))
        }
        let otherwiseEnds = otherwise?.hasEnded ?? false
        if then.hasEnded, otherwiseEnds { run.hasEnded = true }
        if then.hasEnded, !otherwiseEnds { guards.append(opposite(test)) }
        if !then.hasEnded, otherwiseEnds { guards.append(test) }
      }
    case .selection(let selection): runSelection(facts[selection], frame, &run)
    case .doCatch(let blocks, _):
      for (index, block) in facts[blocks].enumerated() {
        run.built += inner(block, frame, &run, index == 0 ? [] : [unknownCondition([])]).built
      }
    default:
      let value = value(id, frame)
      if case .none = value { break }
      run.built.append(value)
    }
  }

  /// `if` and `switch` as values.
  func statementValue(_ id: ExpressionID, _ frame: LayoutFrame) -> LayoutValue {
    var run = BlockRun()
    run.base = guards.count
    let count = guards.count
    runExpression(id, frame, &run)
    guards.removeLast(guards.count - count)
    return built(run.built)
  }

  /// Conditions of `if` and `guard`; binds what they bind.
  private func holds(_ list: ConditionList, _ frame: LayoutFrame) -> Decision {
    let facts = facts(frame)
    var result = Decision.constant(true)
    for condition in facts[list] {
      let next: Decision
      switch condition {
      case .expression(let id): next = self.condition(id, frame)
      case .optionalBinding(let pattern, _, let id):
        let value = value(id, frame)
        // The object of which somebody shows what it holds is there.
        next =
          isSelf(id, frame) || isObjectThatStays(value)
          ? .constant(true) : decision(presence(of: value))
        // `if var copy = state`: changes of it are none of the state.
        bind(pattern, isObject(value) ? value : copied(detached(value)), frame)
        if case .identifier(let local) = facts[pattern].kind,
          case .cell(_, _, nil)? = frame.locals[name(local, frame)]
        {
          frame.copies.insert(name(local, frame))
        }
      case .match(let pattern, let id):
        let value = value(id, frame)
        if let isMatch = isMatch(pattern, value, frame) {
          if isMatch { bind(pattern, value, frame) }
          next = .constant(isMatch)
        } else if let test = test(pattern, value, frame) {
          bind(pattern, value, frame)
          next = .guarded(test)
        } else {
          bind(pattern, .unknown(sources(of: value)), frame)
          next = .guarded(unknownCondition(sources(of: value)))
        }
      case .availability: next = .guarded(unknownCondition([]))
      }
      switch (result, next) {
      case (.constant(false), _), (_, .constant(false)): return .constant(false)
      case (.constant(true), _): result = next
      case (_, .constant(true)): break
      case (.guarded(let a), .guarded(let b)): result = .guarded(both(a, b))
      }
    }
    return result
  }

  private func isSelf(_ id: ExpressionID, _ frame: LayoutFrame) -> Bool {
    guard case .name(let local, _) = facts(frame)[id].kind else { return false }
    return name(local, frame) == project.language.selfValue && frame.receiver != nil
  }

  func bind(_ pattern: PatternID, _ value: LayoutValue, _ frame: LayoutFrame) {
    let facts = facts(frame)
    switch facts[pattern].kind {
    case .identifier(let local): set(local, to: value, at: facts[pattern].range.start, frame)
    case .tuple(let elements):
      for (index, element) in facts[elements].enumerated() {
        var part = LayoutValue.unknown(sources(of: value))
        if case .record(let parts) = value, index < parts.count { part = parts[index].value }
        bind(element.pattern, part, frame)
      }
    case .enumCase(_, let local, let payload):
      bindPayload(name(local, frame), payload, of: value, frame)
    case .optional(let inner), .cast(let inner, _): bind(inner, value, frame)
    default: break
    }
  }

  private func declare(_ id: DeclarationID, _ frame: LayoutFrame) {
    let facts = facts(frame)
    let declaration = facts[id]
    let name = name(declaration.name, frame)
    switch declaration.kind {
    case .variable(let variable):
      if let body = facts.getter(of: variable)?.body {
        frame.locals[name] = bodyValue(body, frame)
        return
      }
      if facts[variable].initializer == nil { frame.unset.insert(name) }
      let start =
        facts[variable].initializer.map {
          made(detached(value($0, frame)), as: facts[variable].type, in: context(frame))
        } ?? .undecided
      // `@Bindable var model = model` is the object, whoever writes what it holds.
      let isObject = facts[declaration.attributes].contains {
        stateWrappers[self.name($0.name, frame)] == .observed
      }
      guard !isObject, !facts[variable].isLet || facts[variable].initializer == nil else {
        frame.blurred.remove(name)
        frame.places.remove(name)
        frame.locals[name] = start
        frame.copies.remove(name)
        return
      }
      set(declaration.name, to: copied(start), at: declaration.range.start, frame)
      if case .cell(_, _, nil)? = frame.locals[name] {
        frame.copies.insert(name)
      } else {
        frame.copies.remove(name)
      }
    default: break
    }
  }

  /// Functions that a block declares are known in all of it.
  func declareFunctions(of block: Block, _ frame: LayoutFrame) {
    let facts = facts(frame)
    var names: Set<Name> = []
    for statement in facts[block] {
      guard case .declaration(let id) = facts[statement].kind, case .function = facts[id].kind
      else { continue }
      let name = name(facts[id].name, frame)
      let reference = DeclarationReference(file: frame.file, id)
      guard names.insert(name).inserted else {
        // Which of several is meant is not told, nor what it does to state.
        frame.locals[name] = .undecided
        hasHiddenCode = true
        continue
      }
      frame.locals[name] = .function(reference, receiver: frame.receiver)
      nested[reference] = frame
      nestedFunctions.insert(reference)
    }
  }

  // MARK: Assignment

  func assign(_ value: LayoutValue, to target: ExpressionID, _ frame: LayoutFrame, _ site: Site) {
    let facts = facts(frame)
    switch facts[target].kind {
    case .name(let local, _):
      let name = name(local, frame)
      if frame.places.contains(name), let place = frame.locals[name] {
        record(value, into: place, site)
      } else if let old = frame.locals[name] {
        frame.changed.insert(name)
        frame.locals[name] =
          frame.blurred.contains(name)
          ? blurred(.unknown(sources(of: old).union(sources(of: value))), frame) : detached(value)
      } else if let stored = frame.stored {
        store(value, name, stored, frame)
      } else if case .binding(let inner)? = frame.receiver, name == project.language.wrappedValue {
        record(value, into: .binding(inner), site)
      } else if let receiver = frame.receiver, declared(name, of: receiver) != nil {
        see(Site(file: frame.file, target), of: receiver)
        put(value, into: name, of: receiver, frame, site)
      } else {
        disturb()
        record(value, into: self.target(target, frame), site)
      }
    case .member(let base, let local, _):
      let name = name(local, frame)
      if let stored = frame.stored, case .name(let own, _) = facts[base].kind,
        self.name(own, frame) == project.language.selfValue
      {
        store(value, name, stored, frame)
        return
      }
      if changesCopy(base, to: value, frame) { return }
      let value = trigger != nil && isObserved(base, frame) ? hazy(value) : value
      detachCopy(base, frame)
      let owner = self.target(base, frame)
      see(Site(file: frame.file, target), of: owner)
      if case .binding(let inner) = owner, name == project.language.wrappedValue {
        record(value, into: .binding(inner), site)
        return
      }
      // Tuples and sizes in variables are copies.
      if case .record = owner {} else { put(value, into: name, of: owner, frame, site) }
      putBack(value, as: name, of: owner, in: base, frame)
    case .forceUnwrap(let inner), .optionalChain(let inner):
      assign(value, to: inner, frame, site)
    case .subscripted(let base, let arguments):
      if facts[arguments].count == 1, let only = facts[arguments].first,
        case .keyPath(let path) = self.value(only.value, frame)
      {
        let value = trigger != nil && isObserved(base, frame) ? hazy(value) : value
        put(value, into: path, of: self.target(base, frame), frame, site)
        return
      }
      let element = self.target(target, frame)
      let value = trigger != nil && isObserved(base, frame) ? hazy(value) : value
      if case .cell = element {
        record(value, into: element, site)
      } else {
        record(.unknown(sources(of: value)), into: self.target(base, frame), site)
      }
    case .tuple(let elements):
      for (index, element) in facts[elements].enumerated() {
        var part = LayoutValue.unknown(sources(of: value))
        if case .record(let parts) = value, index < parts.count { part = parts[index].value }
        assign(part, to: element.value, frame, site)
      }
    default: break
    }
  }

  private func store(
    _ value: LayoutValue, _ name: Name, _ instance: LayoutInstance, _ frame: LayoutFrame
  ) {
    if case .binding = value {
      hold(value, in: project.names.plain(name), of: instance.nominal)
    }
    var (field, kept) = (name, made(value, for: property(named: name, of: instance.nominal)))
    if project.names.kind(of: name) == .underscored, let plain = project.names.withoutPrefix(name),
      property(named: name, of: instance.nominal) == nil
    {
      field = plain
      // `_width = State(initialValue: x)`, `_width = $width`
      if case .record(let parts) = value, let first = parts.first { kept = first.value }
    }
    let around = Array(guards.dropFirst(frame.storedUnder))
    instance.fields[field] =
      around.isEmpty ? kept : joined(instance.fields[field], kept, around, isUnset: true)
  }
}
