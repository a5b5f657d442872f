// Variables that a call is given through `&`: what the callee leaves in them the caller goes on with.

extension Evaluator {
  /// A local variable that a call is given to change.
  struct GivenVariable {
    /// The position of the argument.
    var argument: Int
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

  /// Whether code runs to its end: what it has changed where it is left early is not told.
  func runsToItsEnd(_ range: TextRange, _ file: ProjectFile) -> Bool {
    !file.facts.statementPool.contains { statement in
      guard case .returned = statement.kind else { return false }
      return range.start <= statement.range.start && statement.range.end <= range.end
    }
  }

  /// Tells calls that give something back from others of the same code.
  func mark(_ given: [GivenVariable], changesReceiver: Bool = false) -> [ValueID] {
    if given.isEmpty, !changesReceiver { return [] }
    let names = given.map(\.parameter) + (changesReceiver ? [language.selfValue] : [])
    return [store.intern(.tuple(names, []))]
  }

  /// What a call is worth, with what it leaves in the variables and in the receiver that it changes.
  func givingBack(_ given: [GivenVariable], _ own: Frame, _ value: ValueID) -> ValueID {
    var parts = given.map { own.local($0.parameter) ?? .unknown }
    switch own.change {
    case .none: if parts.isEmpty { return value }
    case .told: parts.append(own.receiver ?? .unknown)
    case .lost: parts.append(.unknown)
    }
    return store.intern(.tuple([], [value] + parts))
  }

  /// Takes over what a call has left in variables and in its receiver, and gives what the call is worth.
  func takeBack(
    _ given: [GivenVariable], _ result: ValueID, changing receiver: ValueID? = nil,
    _ frame: Frame? = nil
  ) -> ValueID {
    let count = given.count + (receiver == nil ? 0 : 1)
    guard count > 0 else { return result }
    guard case .tuple([], let parts) = store[result], parts.count == count + 1 else {
      return result
    }
    for (variable, value) in zip(given, parts.dropFirst()) where value != .unknown {
      // The branch that the call stands in is joined with the others where it ends.
      _ = variable.frame.assign(variable.name, value)
    }
    if let receiver, let new = parts.last {
      lastChange = ChangedReceiver(old: core(receiver), new: new)
      // `add(x)` within another method that changes the same value.
      if let frame, frame.change == .told, let around = frame.receiver,
        core(around) == core(receiver)
      {
        frame.receiver = new
        if new == .unknown { (frame.receiver, frame.change) = (around, .lost) }
      }
    }
    return parts[0]
  }

  // MARK: Mutating methods

  /// A value that a method has changed, and what it is now.
  struct ChangedReceiver {
    var old: ValueID
    var new: ValueID
  }

  /// Whether a method changes its receiver in a way that is followed: a told structure, from the beginning of the method to its
  /// end, and not in closures.
  func isFollowed(changing member: Member, _ own: Frame) -> Bool {
    let facts = own.file.facts
    guard facts[member.reference.id].modifiers.contains(.isMutating), !member.isStatic,
      let receiver = own.receiver, isToldStructure(receiver)
    else { return false }
    let range = facts[member.reference.id].range
    return runsToItsEnd(range, own.file)
      && !facts.closures.contains { closure in
        range.start <= closure.range.start && closure.range.end <= range.end
          && changesReceiver(in: closure, own)
      }
  }

  private func changesReceiver(in closure: Closure, _ own: Frame) -> Bool {
    var reader = NameUseReader(facts: own.file.facts)
    reader.block(closure.body)
    return reader.uses.contains { use in
      switch use.base {
      case .bare, .ownSelf: break
      default: return false
      }
      return use.isAssigned || use.isChanged || use.isReceiver
        || use.isCalled && isMutating(own.file.name(use.name), of: own.receiver ?? .unknown)
    }
  }

  /// Puts what a method has made of a value where the value stands; else leaves open what holds it.
  func takeChange(by call: ExpressionID, _ head: ExpressionID, _ frame: Frame) {
    defer { lastChange = nil }
    guard case .call(let callee, _) = frame.file.facts[call].kind,
      case .member(let base, _, _) = frame.file.facts[callee].kind,
      let place = place(base, frame), let old = content(of: place, frame)
    else {
      if frame.change == .told { frame.change = .lost }
      return doubt(holderOf: head, frame)
    }
    if let change = lastChange, change.old == core(old), change.new != .unknown {
      return put(rebuilt(old, change.new), at: place, frame)
    }
    // The method has already changed the receiver of the code around it.
    if case .receiver = place.root, let change = lastChange, change.new == core(old) { return }
    doubt(holderOf: head, frame)
    doubt(changed: base, frame)
  }
}
