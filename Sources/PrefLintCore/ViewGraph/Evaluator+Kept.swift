// What of a value a callee or a closure keeps: only what can decide a path or build a view. Calls that differ
// in the rest are one call, so that code is evaluated once for all places that differ in texts and sizes.

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
  func kept(_ id: ValueID, of name: Name, inFile file: Int) -> ValueID {
    if case .literal(_, let type) = store[id], !namesInConditions(ofFile: file).contains(name) {
      return store.intern(.someConstant(type))
    }
    return kept(id)
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
  func namesUsed(in closure: ClosureID, _ frame: Frame) -> Set<Name> {
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
