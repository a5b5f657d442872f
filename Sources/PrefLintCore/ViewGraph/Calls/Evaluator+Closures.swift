// Calls of closures: what their parameters are bound to, and what they leave in variables that they are given.

extension Evaluator {
  /// Calls a closure.
  ///
  /// - Parameter expected: what the function type gives as which the closure is called; unknown where that makes no difference.
  func callClosure(
    _ callee: ValueID, _ id: ClosureID, _ scope: ScopeID, _ arguments: [ArgumentSource],
    expected: TypeID = .unknown
  ) -> ValueID {
    let own = frame(in: scope)
    if keptClosures != nil, !isAsking {
      calledClosures.insert(
        ClosureKey(file: UInt32(truncatingIfNeeded: own.fileIndex), closure: id))
    }
    takeObjects(capturedBy: id, own)
    if !builders.ofClosures.isEmpty {
      own.builder =
        builders.ofClosures[
          ClosureKey(file: UInt32(truncatingIfNeeded: own.fileIndex), closure: id)]
    }
    let facts = own.file.facts
    let closure = facts[id]
    let values = closureArguments(arguments, of: id, own)
    // One of several tuples, whose elements belong together.
    if values.count == 1, isSpread(id, own),
      let result = distribute(
        values[0],
        {
          self.callClosure(callee, id, scope, [self.source($0)], expected: expected)
        })
    {
      return result
    }
    let reference = DeclarationReference(
      file: own.fileIndex, own.declaration ?? DeclarationID(Int(UInt32.max)))
    let given = given(arguments, closure, values.count, own)
    let isExpected = closure.result == nil && expected != .unknown && isNamedByMember(id, own.file)
    let declared = closure.result.map { resolve($0, in: own) } ?? (isExpected ? expected : .unknown)
    let seen = isExpected ? store.intern(.typed(callee, declared)) : callee
    let result = memoized(
      reference, receiver: nil, closure: seen, arguments: values + mark(given)
    ) {
      for capture in facts[closure.captures] {
        let name = own.file.name(capture.label)
        if name != .none, name != language.selfValue {
          own.bind(name, self.evaluate(capture.value, own))
        }
      }
      if closure.parameters.isEmpty {
        let names = [self.language.dollar0, self.language.dollar1, self.language.dollar2]
        for (name, value) in zip(names, values) { own.bind(name, value) }
      } else {
        self.bindClosure(closure, values, own)
      }
      for variable in given { own.declare(variable.parameter, isLet: false) }
      own.returned = []
      own.notesEnds = !given.isEmpty
      return self.givingBack(given, own, self.bodyValue(closure.body, own, declared))
    }
    let value = takeBack(given, result)
    return namesSuperclass(declared) ? adapt(value, to: declared) : value
  }

  /// Whether what a closure gives is written as a member of its type: `{ .shared }`.
  func isNamedByMember(_ id: ClosureID, _ file: ProjectFile) -> Bool {
    let facts = file.facts
    var waiting: [ExpressionID] = []
    for statement in facts[facts[id].body] {
      switch facts[statement].kind {
      case .returned(let value?): waiting.append(value)
      case .expression(let value) where facts[facts[id].body].count == 1: waiting.append(value)
      default: continue
      }
    }
    while let next = waiting.popLast() {
      switch facts[next].kind {
      case .implicitMember: return true
      case .call(let callee, _): waiting.append(callee)
      case .ternary(_, let then, let otherwise): waiting += [then, otherwise]
      default: continue
      }
    }
    return false
  }

  /// The variables that a closure may change, if it is known what it leaves in them.
  private func given(
    _ arguments: [ArgumentSource], _ closure: Closure, _ count: Int, _ own: Frame
  ) -> [GivenVariable] {
    var given = givenVariables(arguments)
    guard !given.isEmpty, count == arguments.count, runsToItsEnd(closure.range, own.file) else {
      return []
    }
    let parameters = own.file.facts[closure.parameters]
    let implicit = [language.dollar0, language.dollar1, language.dollar2]
    for index in given.indices {
      let position = given[index].argument
      if parameters.isEmpty, position < implicit.count {
        given[index].parameter = implicit[position]
      } else if position < parameters.count {
        given[index].parameter = own.file.name(parameters[parameters.startIndex + position].name)
      } else {
        return []
      }
    }
    return given
  }

  private func bindClosure(_ closure: Closure, _ values: [ValueID], _ own: Frame) {
    let facts = own.file.facts
    for (index, parameter) in facts[closure.parameters].enumerated() {
      let name = own.file.name(parameter.name)
      var value = index < values.count ? values[index] : .unknown
      if let type = parameter.type { value = adapt(value, to: resolve(type, in: own)) }
      if project.names.kind(of: name) == .projection {
        // `{ $item in }` gives a binding `$item` and its value `item`.
        let plain = project.names.intern(String(project.names[name].dropFirst()))
        if case .binding(let inner) = store[core(value)] {
          own.bind(plain, inner)
          own.bind(name, value)
        } else {
          own.bind(plain, value)
          own.bind(name, value == .unknown ? .unknown : bindingValue(value))
        }
      } else {
        own.bind(name, value)
      }
    }
  }

  /// The arguments of a closure call; one tuple spreads over several parameters, written or not.
  private func closureArguments(
    _ arguments: [ArgumentSource], of closure: ClosureID, _ frame: Frame
  ) -> [ValueID] {
    // Who writes the closure knows what it is called with, if not by generic parameters.
    let knowsTypes = boundsOfSelf(frame) == nil
    let values = arguments.map { argument in
      let value = kept(value(of: argument))
      return knowsTypes ? unseenParts(of: value) : value
    }
    guard values.count == 1, let elements = elements(ofTuple: values[0]) else { return values }
    return isSpread(closure, frame) ? elements : values
  }

  /// Whether a closure has several parameters.
  private func isSpread(_ closure: ClosureID, _ frame: Frame) -> Bool {
    let count = frame.file.facts[closure].parameters.count
    return count > 1 || count == 0 && namesUsed(in: closure, frame).contains(language.dollar1)
  }

  private func elements(ofTuple id: ValueID) -> [ValueID]? {
    switch store[core(id)] {
    case .tuple(_, let elements): return elements
    case .opaque(let type):
      guard case .tuple(_, let types) = project.types[type] else { return nil }
      return types.map { opaque($0) }
    default: return nil
    }
  }
}
