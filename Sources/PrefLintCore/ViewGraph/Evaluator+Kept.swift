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
    case .union(let alternatives): return merged(alternatives) ?? id
    // Who keeps an object asks it later.
    case .exact(let object) where isAskedByMaker(id): return object
    case .literal(let text, let type) where project.names[text].utf8.count > 24:
      return store.intern(.someConstant(type))
    case .component(let name, _, _) where scalarNames.contains(name):
      return opaque(type(of: id))
    default: return id
    }
  }

  /// The run-time value that all alternatives are: under what conditions it is that one, nothing asks.
  func merged(_ alternatives: [Alternative]) -> ValueID? {
    guard let first = alternatives.first, isPlain(first.value),
      alternatives.allSatisfy({
        $0.value == first.value && $0.isDecided && $0.guise == nil
      })
    else { return nil }
    return first.value
  }

  /// What of an argument a parameter keeps. A literal, or a constant from outside, can decide a path only where a
  /// condition names it.
  func kept(_ id: ValueID, of name: Name, inFile file: Int) -> ValueID {
    undecisive(id) { !mayDecide(name, inFile: file) } ?? kept(id)
  }

  /// The same for a property of a type.
  func kept(_ id: ValueID, of name: Name, in nominal: NominalID) -> ValueID {
    undecisive(id) { !mayDecide(name, of: nominal) } ?? kept(id)
  }

  /// What is known of a constant that can decide nothing; nil for any other value.
  private func undecisive(_ id: ValueID, _ isUnasked: () -> Bool) -> ValueID? {
    switch store[id] {
    case .literal(_, let type) where isUnasked(): store.intern(.someConstant(type))
    case .enumCase(let type, _, _) where isFromOutside(type) && isUnasked():
      store.intern(.someConstant(type))
    default: nil
    }
  }

  // MARK: Closures in which nothing matters

  /// What of a closure a parameter or a property keeps whose type says that the closure builds a view, or does something
  /// later. Where nothing in it matters to any rule, the constants that it captures do not either: views that are given
  /// the same closure at places that differ in them are one view.
  func kept(_ id: ValueID, as declared: TypeID) -> ValueID {
    guard relevance != nil, case .closure(let file, let closure, _) = store[core(id)],
      case .function(_, let result) = project.types[project.types.unwrapped(declared)],
      !matters(id)
    else { return id }
    switch project.types[result] {
    // `{ $0.isOpen = isOpen }` decides what is made of a value that it is given.
    case .tuple([], []) where changesGiven(closure, inFile: Int(file)): return id
    case .tuple([], []), .parameter: return generalized(id)
    default: return isViewLike(result) ? generalized(id) : id
    }
  }

  /// What of an argument somebody else's code keeps: of a closure in which nothing matters no more than what it is.
  func keptOutside(_ id: ValueID) -> ValueID {
    guard relevance != nil, case .closure = store[core(id)], !matters(id) else { return kept(id) }
    return generalized(id)
  }

  /// A value without the constants in it: no condition can be told by them.
  private func generalized(_ id: ValueID) -> ValueID {
    if let known = generalizedValues[id] { return known }
    let result = generalize(id)
    generalizedValues[id] = result
    return result
  }

  private func generalize(_ id: ValueID) -> ValueID {
    switch store[id] {
    case .literal, .boolean, .someConstant: return opaque(type(of: id))
    case .enumCase(_, _, let payload):
      let isData = payload.allSatisfy { isPlain(generalized($0)) }
      return isData ? opaque(type(of: id)) : id
    case .array(let elements):
      let isData = elements.allSatisfy { isPlain(generalized($0)) }
      return isData ? opaque(type(of: id)) : id
    case .exact(let array), .open(let array, _): return generalized(array)
    case .traced(let inner, _): return generalized(inner)
    case .seen(let inner, let bounds): return store.intern(.seen(generalized(inner), bounds))
    case .instance(let type, let fields):
      guard let nominal = project.types.nominal(type) else { return id }
      return instance(
        nominal, type,
        Dictionary(uniqueKeysWithValues: fields.map { ($0.name, generalized($0.value)) }))
    case .built(let inner, let site): return store.intern(.built(generalized(inner), site))
    case .typed(let inner, let type): return store.intern(.typed(generalized(inner), type))
    case .binding(let inner): return store.intern(.binding(generalized(inner)))
    case .union(let alternatives):
      let values = alternatives.map { generalized($0.value) }
      if let first = values.first, values.allSatisfy({ $0 == first }) { return first }
      return store.intern(
        .union(zip(alternatives, values).map { $0.holding($1) }))
    case .closure(let file, let closure, let captured):
      var scope = store[captured]
      scope.receiver = scope.receiver.map { generalized($0, for: closure, inFile: Int(file)) }
      scope.locals = scope.locals.map { .init(name: $0.name, value: generalized($0.value)) }
      return store.intern(.closure(file: file, closure, store.intern(scope)))
    default: return id
    }
  }

  /// Of the value whose member a closure is written in only what the closure gets at: a view that shows others like itself,
  /// and gives them such closures, would hold itself without end.
  private func generalized(_ receiver: ValueID, for closure: ClosureID, inFile file: Int) -> ValueID
  {
    guard case .instance(let type, let fields) = store[core(receiver)],
      let nominal = project.types.nominal(type),
      let uses = relevance?.usesOfSelf(closure, inFile: file),
      let reached = reached(uses, of: type)
    else { return generalized(receiver) }
    var kept: [Name: ValueID] = [:]
    for field in fields where reached.contains(field.name) {
      kept[field.name] = generalized(field.value)
    }
    return instance(nominal, type, kept)
  }

  /// Whether a value is known by its type, in which no view and no function can be.
  private func isPlain(_ id: ValueID) -> Bool {
    switch store[id] {
    case .none: true
    case .opaque(let type), .someConstant(let type):
      type != .unknown && !isViewLike(type) && !isFunctionType(type)
    case .instance(let type, let fields):
      !isViewLike(type) && fields.allSatisfy { isPlain($0.value) }
    default: false
    }
  }

  // MARK: Captures

  /// What a closure sees of the variables around it: those that it names.
  func captures(of closure: ClosureID, _ frame: Frame) -> ScopeID {
    guard !frame.locals.isEmpty else { return scope(of: frame, [], for: closure) }
    let names = namesUsed(in: closure, frame)
    var seen: [Name] = []
    var locals: [Scope.Local] = []
    for local in frame.locals.reversed()
    where names.contains(local.name)
      || knownCalls[local.name].map(names.contains) ?? false
      || knownChains.isUsed(local.name, roots: names, members: membersUsed(in: closure, frame))
      || isCarried(local.name, to: names, membersUsed(in: closure, frame))
    {
      if seen.contains(local.name) { continue }
      seen.append(local.name)
      locals.append(presently(local, frame))
    }
    locals.reverse()
    if frame.hasVariables { frame.capture(seen) }
    if let made = frame.made, !made.names.isDisjoint(with: seen) {
      let key = ClosureKey(file: UInt32(truncatingIfNeeded: frame.fileIndex), closure: closure)
      capturedObjects[key, default: []].formUnion(made.names.intersection(seen))
    }
    return scope(of: frame, locals, for: closure)
  }

  /// Whether a closure itself may read objects of the value around it: by name, or by what is no view. What the views that
  /// it builds read they read where they stand.
  func mayRead(selfIn closure: ClosureID, _ frame: Frame) -> Bool {
    guard let uses = relevance?.usesOfSelf(closure, inFile: frame.fileIndex), !uses.isWhole,
      let receiver = frame.receiver, let owner = nominal(of: receiver)
    else { return true }
    return uses.members.contains { name in
      project.members(named: name, of: owner).contains { member in
        if isObjectWrapper(member.reference) { return true }
        let context = LexicalContext(reference: member.reference, project: project)
        let facts = project.files[member.reference.fileIndex].facts
        switch facts[member.reference.id].kind {
        case .variable(let id):
          guard facts[id].accessors.count > 0, let type = facts[id].type else { return false }
          return !isViewLike(project.resolveType(type, in: context))
        case .function(let id):
          guard let result = facts[id].result else { return true }
          return !isViewLike(project.resolveType(result, in: context))
        default: return false
        }
      }
    }
  }

  /// The members of values that a closure names.
  private func membersUsed(in closure: ClosureID, _ frame: Frame) -> Set<Name> {
    let key = ClosureKey(file: UInt32(truncatingIfNeeded: frame.fileIndex), closure: closure)
    if let known = usedMembers[key] { return known }
    var reader = NameUseReader(facts: frame.file.facts)
    reader.closure(closure)
    var names: Set<Name> = []
    for use in reader.uses {
      switch use.base {
      case .ownSelf, .other: names.insert(frame.file.name(use.name))
      case .bare, .implicit, .keyPath: continue
      }
    }
    usedMembers[key] = names
    return names
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
