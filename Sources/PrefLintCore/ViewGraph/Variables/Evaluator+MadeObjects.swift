// Objects that code makes and asks itself: what they are worth there the code has decided, not the run. Evaluation does not follow
// what changes them, so that a property of one that something changes is not decided.

/// The objects that the code of a frame has made.
final class MadeObjects {
  /// The local variables that hold one.
  var names: Set<Name> = []
  /// The properties that the code itself has changed.
  var changed: Set<Name> = []
  /// Whether somebody else's code was given one, or one of their methods was called.
  var isShared = false
}

extension Evaluator {
  /// Notes whether a local variable holds an object that the same code makes.
  func noteMade(_ name: Name, _ initial: ExpressionID, _ value: ValueID, _ frame: Frame) {
    if makesObject(initial, value, frame) {
      frame.madeObjects().names.insert(name)
    } else if let made = frame.made {
      made.names.remove(name)
    }
  }

  private func makesObject(_ id: ExpressionID, _ value: ValueID, _ frame: Frame) -> Bool {
    let facts = frame.file.facts
    switch facts[id].kind {
    case .name(let other, _): return frame.made?.names.contains(frame.file.name(other)) ?? false
    case .call(let callee, _):
      guard case .name(let called, _) = facts[callee].kind,
        let id = nominal(of: value)
      else { return false }
      return project.kind(of: id) == .classType && project[id].name == frame.file.name(called)
    default: return false
    }
  }

  /// Notes that a property of something has been assigned: `box.count = 1`, `box.count += 1`.
  func noteChange(of target: ExpressionID, _ frame: Frame) {
    guard let made = frame.made,
      case .member(let base, let name, _) = frame.file.facts[target].kind,
      isMade(base, frame)
    else { return }
    made.changed.insert(frame.file.name(name))
  }

  /// Notes that a call is given objects, which it may change.
  func noteShared(_ arguments: ArgumentList, _ frame: Frame) {
    guard let made = frame.made, !made.isShared else { return }
    made.isShared = frame.file.facts[arguments].contains { isMade($0.value, frame) }
  }

  /// A closure asks the objects that the code around it has made, whatever has changed them since.
  func takeObjects(capturedBy closure: ClosureID, _ frame: Frame) {
    guard !capturedObjects.isEmpty,
      let names = capturedObjects[
        ClosureKey(file: UInt32(truncatingIfNeeded: frame.fileIndex), closure: closure)]
    else { return }
    let made = frame.madeObjects()
    made.names.formUnion(names)
    made.isShared = true
  }

  private func isMade(_ id: ExpressionID, _ frame: Frame) -> Bool {
    guard let made = frame.made, case .name(let name, _) = frame.file.facts[id].kind else {
      return false
    }
    return made.names.contains(frame.file.name(name))
  }

  /// An object as the code asks it that has made it: what its properties are worth the code has decided.
  func made(_ object: ValueID, _ head: ExpressionID, _ frame: Frame) -> ValueID {
    switch store[object] {
    case .opaque, .instance, .typed: break
    default: return object
    }
    guard let id = nominal(of: object), project.kind(of: id) == .classType,
      !isHost(type(of: object)), isMade(head, frame) || makesObject(head, object, frame)
    else { return object }
    return store.intern(.exact(object))
  }

  /// Whether a value is an object as the code asks it that has made it.
  func isAskedByMaker(_ id: ValueID) -> Bool {
    guard case .exact(let object) = store[id], let nominal = nominal(of: object) else {
      return false
    }
    return project.kind(of: nominal) == .classType
  }

  /// What a variable of an object is worth to the code that has made the object, where some code changes it: evaluation does not follow
  /// which; nil for others.
  func changedByMaker(_ member: Member, _ variable: Variable, _ declared: TypeID, of base: ValueID)
    -> ValueID?
  {
    guard !variable.isLet, isAskedByMaker(base) else { return nil }
    let name = project.name(of: member.reference)
    guard
      assignedNames.contains(name) || assignedNames.isReceiver(name) || assignedNames.isKeyed(name)
    else { return nil }
    // What the run has given the object.
    if let given = field(member, of: base), !isConstant(core(given)), core(given) != .none {
      return nil
    }
    let held = declared == .unknown ? declaredType(of: member) : declared
    guard held != .unknown, !isViewLike(project.types.unwrapped(held)), !isFunctionType(held)
    else { return nil }
    return store.intern(.someConstant(held))
  }

  /// What a property or a method of an object says to the code that has made it.
  func saidByMade(
    _ value: ValueID, _ node: ExpressionID, of head: ExpressionID, _ object: ValueID, _ frame: Frame
  ) -> ValueID {
    let facts = frame.file.facts
    let isHeld = isMade(head, frame)
    guard isHeld || makesObject(head, object, frame) else { return value }
    let property: LocalName
    switch facts[node].kind {
    case .member(_, let name, _): property = name
    case .call(let callee, let arguments):
      guard case .member(_, let name, _) = facts[callee].kind else { return value }
      if isHeld { frame.made?.isShared = true }
      guard facts[arguments].isEmpty else { return value }
      property = name
    default: return value
    }
    guard isPlainData(value), let owner = owner(of: type(of: object)),
      dependsOnState(frame.file.name(property), of: owner, object, frame)
    else { return value }
    return store.intern(.someConstant(type(of: value)))
  }

  /// Whether a value is one number, text, flag or case.
  func isPlainData(_ id: ValueID) -> Bool {
    switch store[core(id)] {
    case .boolean, .literal, .enumCase: return true
    case .opaque(let type):
      if isScalar(type) || type == boolType { return true }
      guard let nominal = project.types.nominal(type) else { return false }
      return project.kind(of: nominal) == .enumeration
    default: return false
    }
  }

  /// Whether what a member says depends on properties that begin with a constant, or that something may have changed.
  private func dependsOnState(
    _ name: Name, of owner: NominalID, _ object: ValueID, _ frame: Frame
  ) -> Bool {
    let found = project.members(named: name, of: owner).filter { !$0.isStatic }
    guard found.count == 1, let member = found.first else { return false }
    let file = project.files[member.reference.fileIndex]
    if let variable = storedVariable(member) {
      return isOpen(member, variable, of: object, frame)
    }
    var reader = NameUseReader(facts: file.facts)
    reader.member(member.reference.id)
    return reader.uses.contains { use in
      switch use.base {
      case .bare, .ownSelf: break
      default: return false
      }
      guard
        let own = project.members(named: file.name(use.name), of: owner)
          .first(where: { !$0.isStatic }), let variable = storedVariable(own)
      else { return false }
      return isOpen(own, variable, of: object, frame)
    }
  }

  private func storedVariable(_ member: Member) -> Variable? {
    let facts = project.files[member.reference.fileIndex].facts
    guard case .variable(let id) = facts[member.reference.id].kind,
      facts.getter(of: facts[id]) == nil,
      !facts[id].isLet
    else { return nil }
    return facts[id]
  }

  private func isOpen(
    _ member: Member, _ variable: Variable, of object: ValueID, _ frame: Frame
  ) -> Bool {
    let name = project.name(of: member.reference)
    if let made = frame.made, made.changed.contains(name) { return true }
    guard assignedNames.contains(name) || assignedNames.isReceiver(name) else { return false }
    if frame.made?.isShared == true { return true }
    // What an initialiser was given it says itself.
    guard field(member, of: object) == nil, let initial = variable.initializer else { return false }
    let facts = project.files[member.reference.fileIndex].facts
    switch facts[initial].kind {
    case .boolean, .number, .none, .implicitMember: return true
    case .string(_, let parts): return parts.isEmpty
    default: return false
    }
  }
}
