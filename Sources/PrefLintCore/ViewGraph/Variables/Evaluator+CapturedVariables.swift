// Variables that closures and local functions capture: these see what a variable is worth when they run, not when they are made, and
// one that they change themselves is not decided wherever it is asked.

/// The variables of a frame that other code sees.
final class CapturedVariables {
  /// Those that a closure names.
  var seen: Set<Name> = []
  /// Those that a closure changes, whenever it is called.
  var changed: Set<Name> = []
  /// Whether one has changed since a closure was made.
  var isChanged = false
}

extension Evaluator {
  /// What a local is worth at this place.
  func current(_ value: ValueID, of name: Name, _ frame: Frame) -> ValueID {
    // What is assumed of a traced value is compared with what the conditions around assume.
    if isCorrelated(name, frame), trace(of: value) == nil { return doubted(value) }
    guard let captured = frame.captured else { return value }
    if captured.changed.contains(name), frame.variables.contains(name) { return doubted(value) }
    guard captured.isChanged else { return value }
    var known: [ValueID: ValueID] = [:]
    return seeingChanges(value, frame, &known)
  }

  /// What a closure captures of a local, whose own closures see the variables as they are now.
  func presently(_ local: Scope.Local, _ frame: Frame) -> Scope.Local {
    guard frame.captured?.isChanged == true else { return local }
    var known: [ValueID: ValueID] = [:]
    var present = local
    present.value = seeingChanges(local.value, frame, &known)
    return present
  }

  /// Leaves open what code changes whose calls are not followed, for as long as somebody may call it.
  func leaveOpen(_ uses: [NameUse], _ frame: Frame) {
    for use in uses {
      guard case .bare = use.base else { continue }
      let name = frame.file.name(use.name)
      guard frame.variables.contains(name), let old = frame.local(name) else { continue }
      let isChanged = use.isChanged && (use.isAssigned || !isReference(old))
      let isToggled =
        use.isReceiver && !use.isPart && frame.file.name(use.method) == language.toggle
      if isChanged || use.isUpdated || isToggled { frame.leaveOpen(name) }
    }
  }

  /// A value in which each closure of a frame's code sees the variables as they are now. O(parts of the value).
  private func seeingChanges(
    _ id: ValueID, _ frame: Frame, _ known: inout [ValueID: ValueID]
  ) -> ValueID {
    if let result = known[id] { return result }
    known[id] = id
    let value = store[id]
    var result = value
    switch value {
    case .closure(let file, let closure, let scope):
      result = .closure(
        file: file, closure,
        seeingChanges(scope, besides: copied(by: closure, inFile: Int(file)), frame, &known))
    case .localFunction(let reference, let scope):
      result = .localFunction(reference, seeingChanges(scope, besides: [], frame, &known))
    default:
      var isChanged = false
      store.forEachPart(of: value) { part in
        if seeingChanges(part, frame, &known) != part { isChanged = true }
      }
      if isChanged { result = store.replacingParts(of: value) { known[$0] ?? $0 } }
    }
    let new = store.intern(result)
    known[id] = new
    return new
  }

  private func seeingChanges(
    _ id: ScopeID, besides copied: Set<Name>, _ frame: Frame, _ known: inout [ValueID: ValueID]
  ) -> ScopeID {
    var scope = store[id]
    let isOwn =
      Int(scope.file) == frame.fileIndex && scope.declaration == frame.declaration
      && scope.receiver == frame.receiver
    for index in scope.locals.indices {
      let local = scope.locals[index]
      guard isOwn, frame.variables.contains(local.name), !copied.contains(local.name),
        let now = frame.local(local.name)
      else {
        scope.locals[index].value = seeingChanges(local.value, frame, &known)
        continue
      }
      let isOpen = frame.captured?.changed.contains(local.name) == true
      scope.locals[index].value = isOpen ? doubted(now) : seeingChanges(now, frame, &known)
    }
    return store.intern(scope)
  }

  /// What a closure has a copy of, as its capture list says: `[count] in`.
  private func copied(by closure: ClosureID, inFile index: Int) -> Set<Name> {
    let file = project.files[index]
    return Set(
      file.facts[file.facts[closure].captures].compactMap { capture in
        guard case .name(let name, _) = file.facts[capture.value].kind else { return nil }
        return file.name(name)
      })
  }
}
