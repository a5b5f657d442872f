// Variables that a call is given through `&`, and the value that a method changes: what the callee leaves in them the caller goes on with.

extension Evaluator {
  /// A local variable that a call is given to change.
  struct GivenVariable {
    /// The position of the argument.
    var argument: Int
    /// None for the value that a method changes.
    var name: Name
    var frame: Frame
    /// The name under which the callee knows it.
    var parameter = Name.none
  }

  /// The variables that are given through `&` by their names. What is part of another value, or held by an object, is left open.
  func givenVariables(_ arguments: [ArgumentSource]) -> [GivenVariable] {
    var found: [GivenVariable] = []
    for (index, argument) in arguments.enumerated() {
      guard case .expression(let id, let frame) = argument.origin,
        case .inOut(let target) = frame.file.facts[id].kind,
        case .name(let local, _) = frame.file.facts[target].kind
      else { continue }
      let name = frame.file.name(local)
      guard frame.variables.contains(name), frame.local(name) != nil else { continue }
      found.append(GivenVariable(argument: index, name: name, frame: frame))
    }
    return found
  }

  /// Whether a closure may change what it is given: it assigns to a parameter or a part of one, gives it on with `&`, or calls a
  /// method on it which may change it.
  ///
  /// - Complexity: linear in the expressions of the file, once for each closure.
  func changesGiven(_ closure: ClosureID, inFile index: Int) -> Bool {
    let key = ClosureKey(file: UInt32(truncatingIfNeeded: index), closure: closure)
    if let known = givenChangers[key] { return known }
    let file = project.files[index]
    let facts = file.facts
    var parameters = Set(facts[facts[closure].parameters].map { file.name($0.name) })
    if parameters.isEmpty { parameters = [language.dollar0, language.dollar1, language.dollar2] }
    let result = facts.expressions.contains { expression in
      guard facts[closure].range.contains(expression.range) else { return false }
      let changed: ExpressionID
      switch expression.kind {
      case .assignment(let target, _), .inOut(let target): changed = target
      case .binary(let name, let target, _) where facts.assigns(name): changed = target
      case .call(let callee, _):
        guard case .member(let base, let local, _) = facts[callee].kind else { return false }
        let name = file.name(local)
        guard name == language.toggle || changesCollection(name) || isMutatingSomewhere(name)
        else { return false }
        changed = base
      default: return false
      }
      return parameters.contains(root(of: changed, file))
    }
    givenChangers[key] = result
    return result
  }

  /// Whether code runs to its end: what it has changed where it is left early is not told.
  func runsToItsEnd(_ range: TextRange, _ file: ProjectFile) -> Bool {
    !file.facts.statementPool.contains { statement in
      guard case .returned = statement.kind else { return false }
      return range.start <= statement.range.start && statement.range.end <= range.end
    }
  }

  /// The value that a method changes, if it is told.
  func changedSelf(_ reference: DeclarationReference, _ receiver: ValueID?, _ frame: Frame)
    -> GivenVariable?
  {
    guard let receiver, project.declaration(reference).modifiers.contains(.isMutating) else {
      return nil
    }
    let isCase = if case .enumCase = store[core(receiver)] { true } else { false }
    guard isCase || toldStructure(receiver, frame) != nil, changesPlainly(reference) else {
      return nil
    }
    return GivenVariable(
      argument: .max, name: .none, frame: frame, parameter: language.selfValue)
  }

  /// Calls a method on each of several values that one may be, and notes what that has left in them.
  func leavingEach(
    of alternatives: [Alternative], _ base: ValueID, _ call: (ValueID) -> ValueID
  ) -> ValueID? {
    var left: [ValueID?] = []
    let result = distribute(base) {
      leftInSelf = nil
      defer { left.append(leftInSelf) }
      return call($0)
    }
    let told = left.compactMap(\.self)
    let isTold = !told.isEmpty && told.count == alternatives.count
    leftInSelf = isTold ? union(zip(alternatives, told).map { $0.holding($1) }) : nil
    return result
  }

  /// Takes over what another method has left in the value that code changes, or leaves that open.
  func takeOwnChange(_ frame: Frame) {
    defer { leftInSelf = nil }
    guard let left = leftInSelf, let own = frame.local(language.selfValue),
      type(of: own) == type(of: left)
    else { return doubt(language.selfValue, frame) }
    _ = frame.assign(language.selfValue, left)
  }

  /// Notes what variables are worth wherever a body may end.
  func noteEnds(hasEnded: Bool, _ frame: Frame) {
    let left = frame.leftLocals
    frame.leftLocals = []
    frame.reachesEnd = !hasEnded
    guard left.count == frame.returned.count else {
      frame.ends = []
      return
    }
    frame.ends = zip(frame.returned, left).map {
      LocalsAtEnd(locals: $1, presence: $0.presence, isDecided: $0.isDecided)
    }
    if !hasEnded {
      frame.ends.append(
        LocalsAtEnd(
          locals: frame.locals, presence: frame.assumed, isDecided: !frame.mayHaveLeft))
    }
  }

  /// What a variable is worth at the ends of a body; unknown where that is not told.
  func valueAtEnds(of name: Name, _ frame: Frame) -> ValueID {
    union(
      frame.ends.map { end in
        Alternative(
          presence: end.presence,
          value: end.locals.first { $0.name == name }?.value ?? .unknown,
          isDecided: end.isDecided)
      })
  }

  /// Leaves open what is given to one of several callees.
  func doubt(givenTo arguments: [ArgumentSource]) {
    for argument in arguments {
      guard case .expression(let id, let frame) = argument.origin,
        case .inOut(let target) = frame.file.facts[id].kind
      else { continue }
      doubt(holderOf: target, frame)
    }
  }

  /// Tells calls that give something back from others of the same code.
  func mark(_ given: [GivenVariable]) -> [ValueID] {
    given.isEmpty ? [] : [store.intern(.tuple(given.map(\.parameter), []))]
  }

  /// What a call is worth, with what it leaves in the variables.
  func givingBack(_ given: [GivenVariable], _ own: Frame, _ value: ValueID) -> ValueID {
    guard !given.isEmpty else { return value }
    let left = given.map { own.ends.isEmpty ? .unknown : valueAtEnds(of: $0.parameter, own) }
    return store.intern(.tuple([], [value] + left))
  }

  /// Takes over what a call has left in variables, and gives what the call is worth. They have been left open where the call was
  /// given them; where it is not known what it makes of them they stay so.
  func takeBack(_ given: [GivenVariable], _ result: ValueID) -> ValueID {
    guard !given.isEmpty, case .tuple([], let parts) = store[result],
      parts.count == given.count + 1
    else { return result }
    guard !isAsking else { return parts[0] }
    for (variable, value) in zip(given, parts.dropFirst()) where value != .unknown {
      if variable.name == .none {
        leftInSelf = value
        continue
      }
      // The branch that the call stands in is joined with the others where it ends.
      _ = variable.frame.assign(variable.name, value)
    }
    return parts[0]
  }
}
