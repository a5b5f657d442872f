// What of a value a callee or a closure keeps: only what can decide a path or build a view. Calls that differ
// in the rest are one call, so that code is evaluated once for all places that differ in texts and sizes.

/// How an action was called.
struct ActionCall: Hashable {
  var arguments: [ValueID]
  var presence: PresenceID
  var isDecided: Bool
}

/// Closures that return nothing, each known to callees by where it is written only.
struct ActionTable {
  /// The closures that an action stands for, with all that they capture.
  var closures: [ValueID: [ValueID]] = [:]
  /// How an action has been called.
  var calls: [ValueID: [ActionCall]] = [:]
}

/// A closure of a file.
struct ClosureKey: FastHashable {
  var file: UInt32
  var closure: ClosureID

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(file) << 32 | UInt64(closure.rawValue))
  }
}

extension Evaluator {
  /// What of an argument a callee keeps. Long texts and numbers decide no path, and a value that Foundation
  /// makes is known by its type.
  func kept(_ id: ValueID) -> ValueID {
    switch store[id] {
    case .literal(let text, let type) where project.names[text].utf8.count > 24:
      return store.intern(.someConstant(type))
    case .component(let name, _, _) where scalarNames.contains(name):
      return opaque(type(of: id))
    default: return id
    }
  }

  /// What of an argument a parameter keeps. A literal can decide a path only where a condition names it.
  func kept(_ id: ValueID, of name: Name, as declared: TypeID, inFile file: Int) -> ValueID {
    if isActionType(declared) { return action(id) }
    if case .literal(_, let type) = store[id], !namesInConditions(ofFile: file).contains(name) {
      return store.intern(.someConstant(type))
    }
    return kept(id)
  }

  // MARK: Actions

  /// Whether closures of a type return nothing and are given nothing that could be placed or called.
  private func isActionType(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .optional(let wrapped): return isActionType(wrapped)
    case .function(let parameters, let result):
      guard isVoid(result) else { return false }
      return parameters.allSatisfy { parameter in
        switch project.types[parameter] {
        case .unknown, .function, .parameter, .opaque, .existential, .metatype: false
        default: !isViewLike(parameter) && !isHost(parameter)
        }
      }
    default: return false
    }
  }

  private func isVoid(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .tuple(_, let elements): elements.isEmpty
    case .external(let name, _): name == language.void
    default: false
    }
  }

  /// A closure that returns nothing builds nothing: a callee may call it, but what it captures makes no
  /// difference there. Whoever calls the action calls all closures that it stands for.
  private func action(_ id: ValueID) -> ValueID {
    guard case .closure(let file, let closure, let scope) = store[id] else { return id }
    var erased = store[scope]
    erased.receiver = erased.receiver.map { opaque(type(of: $0)) }
    for index in erased.locals.indices {
      erased.locals[index].value = erasedLocal(erased.locals[index].value)
    }
    let action = store.intern(.closure(file: file, closure, store.intern(erased)))
    guard action != id else { return id }
    if !actions.closures[action, default: []].contains(id) {
      actions.closures[action, default: []].append(id)
      for call in actions.calls[action] ?? [] {
        under(call.presence, decided: call.isDecided) {
          _ = callClosure(id, closure, scope, call.arguments.map { source($0) })
        }
      }
    }
    return action
  }

  private func erasedLocal(_ id: ValueID) -> ValueID {
    switch store[core(id)] {
    case .closure, .function, .localFunction: id
    default: opaque(type(of: id))
    }
  }

  /// Calls the closures that an action stands for; nil for other closures.
  func callAction(_ id: ValueID, _ arguments: [ArgumentSource]) -> ValueID? {
    guard let closures = actions.closures[id] else { return nil }
    let values = arguments.map { kept(value(of: $0)) }
    let call = ActionCall(arguments: values, presence: presence, isDecided: isDecided)
    guard !actions.calls[id, default: []].contains(call) else { return .empty }
    actions.calls[id, default: []].append(call)
    for original in closures {
      if case .closure(_, let closure, let scope) = store[original] {
        _ = callClosure(original, closure, scope, values.map { source($0) })
      }
    }
    return .empty
  }

  // MARK: Captures

  /// What a closure sees of the variables around it: those that it names.
  func captures(of closure: ClosureID, _ frame: Frame) -> ScopeID {
    guard !frame.locals.isEmpty else { return scope(of: frame) }
    let names = namesUsed(in: closure, frame)
    var seen: [Name] = []
    var locals: [Scope.Local] = []
    for local in frame.locals.reversed() where names.contains(local.name) {
      if seen.contains(local.name) { continue }
      seen.append(local.name)
      locals.append(local)
    }
    locals.reverse()
    return scope(of: frame, locals)
  }

  /// The names that a closure uses and does not bind itself.
  private func namesUsed(in closure: ClosureID, _ frame: Frame) -> Set<Name> {
    let key = ClosureKey(file: UInt32(truncatingIfNeeded: frame.fileIndex), closure: closure)
    if let known = usedNames[key] { return known }
    var reader = NameUseReader(facts: frame.file.facts)
    reader.closure(closure)
    var names: Set<Name> = [language.selfValue]
    for use in reader.uses {
      guard case .bare = use.base else { continue }
      let name = frame.file.name(use.name)
      names.insert(name)
      let kind = project.names.kind(of: name)
      if kind == .projection || kind == .underscored, let plain = project.names.withoutPrefix(name)
      {
        names.insert(plain)
      }
    }
    usedNames[key] = names
    return names
  }
}
