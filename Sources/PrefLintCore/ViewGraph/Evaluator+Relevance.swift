// Whether what a value builds can matter: by the code of its types and closures, and by what it holds.

extension Evaluator {
  /// Whether anything that some rule looks for may stand in, or be done by, what a value builds.
  func matters(_ id: ValueID, to sought: Interest = .all) -> Bool {
    !interest(of: id).isDisjoint(with: sought) || callsWatched(id)
  }

  /// The same of an argument of a call. What a component from outside is given may stand in that: a function that is called there is
  /// not told by such a call.
  func mattersWithin(_ id: ValueID, _ isForeign: Bool) -> Bool {
    isForeign ? !interest(of: id).isEmpty : matters(id)
  }

  /// Whether a closure calls a function that is told by its calls: what the call is given decides what is hosted, though nothing
  /// in the closure names a view.
  private func callsWatched(_ id: ValueID) -> Bool {
    guard !watchedSites.isEmpty, case .closure(let file, let closure, _) = store[core(id)],
      let sites = watchedSites[Int(file)]
    else { return false }
    let range = project.files[Int(file)].facts[closure].range
    return sites.contains { $0.start >= range.start && $0.end <= range.end }
  }

  /// What may stand in, or be done by, what a value builds.
  func interest(of id: ValueID) -> Interest {
    guard relevance != nil else { return .all }
    let index = Int(id.rawValue)
    if index < valueInterests.count, let known = valueInterests[index] { return known }
    let interest = findInterest(of: id)
    while valueInterests.count <= index { valueInterests.append(nil) }
    valueInterests[index] = interest
    return interest
  }

  /// Whether one who asks for something of the environment may ask for objects of a type.
  func mayRead(_ type: TypeID, _ supplies: Interest) -> Bool {
    guard let relevance else { return true }
    return !relevance.supplies(of: type).isDisjoint(with: supplies)
  }

  /// Whether one who asks for something of the environment may ask for the value of a key.
  func mayRead(_ key: Name, _ supplies: Interest) -> Bool {
    guard let relevance else { return true }
    return !relevance.supplies(of: key).isDisjoint(with: supplies)
  }

  /// Whether an object of a type may be read by what a value builds.
  func reads(_ type: TypeID, below value: ValueID) -> Bool {
    mayRead(type, interest(of: value).supplies)
  }

  /// Whether following a body can tell more than its result's type.
  func isWorthFollowing(
    _ declared: TypeID?, receiver: ValueID?, _ arguments: [ValueID]
  ) -> Bool {
    if let receiver {
      if readsEnvironment(receiver) || isPlaceable(receiver) && isViewLike(type(of: receiver)) {
        return true
      }
      if keepsClosures(receiver) { return true }
    }
    // `render(self)` reads by the view that it is given, and a closure by what it has captured.
    if arguments.contains(where: { isClosureValue($0) && matters($0) || readsEnvironment($0) }) {
      return true
    }
    guard let declared else { return false }
    if arguments.contains(where: isClosureValue) { return true }
    if declared == boolType {
      if let receiver, isConstant(core(receiver)) || holdsConstant(receiver) { return true }
      return arguments.contains { isConstant(core($0)) }
    }
    return mayCarry(declared)
  }

  /// Whether an object or a structure keeps a closure that does something, which its members may call: a model that is given
  /// what to do when somebody taps.
  private func keepsClosures(_ id: ValueID) -> Bool {
    guard case .instance(_, let fields) = store[core(id)] else { return false }
    return fields.contains { store.closureDepth(of: $0.value) > 0 && matters($0.value) }
  }

  /// Whether a structure holds a constant that may decide what it answers.
  private func holdsConstant(_ id: ValueID) -> Bool {
    guard case .instance(_, let fields) = store[core(id)] else { return false }
    return fields.contains { isConstant(core($0.value)) }
  }

  func isClosureValue(_ id: ValueID) -> Bool {
    if case .closure = store[core(id)] { return true }
    return false
  }

  private func findInterest(of id: ValueID) -> Interest {
    guard let relevance else { return .all }
    switch store[id] {
    case .unknown, .undecided, .empty, .none, .jump, .boolean, .literal, .someConstant: return []
    // As a function it is worth what its members are.
    case .keyPath(_, let names):
      return names.reduce(into: []) { $0.formUnion(relevance.interest(ofMember: $1)) }
    case .opaque(let type), .metatype(let type), .constructor(let type),
      .enumConstructor(let type, _):
      return interest(of: type)
    case .enumCase(let type, _, let payload):
      return payload.reduce(into: interest(of: type)) { $0.formUnion(interest(of: $1)) }
    case .instance(let type, let fields):
      return fields.reduce(into: interest(of: type)) { $0.formUnion(interest(of: $1.value)) }
    case .typed(let inner, let type):
      return interest(of: inner).union(inner == .none ? interest(of: type) : [])
    case .built(let inner, _), .traced(let inner, _), .exact(let inner), .open(let inner, _),
      .erased(let inner), .thrown(let inner),
      .binding(let inner), .seen(let inner, _):
      return interest(of: inner)
    case .closure(let file, let closure, let scope):
      return relevance.interest(of: closure, inFile: Int(file)).union(
        interest(of: scope, relevance.usesOfSelf(closure, inFile: Int(file))))
    case .function(let reference, let receiver, _):
      let uses = UsesOfSelf(members: [project.name(of: reference)])
      return relevance.interest(of: reference).union(
        receiver.map { interest(of: $0, usedBy: uses) } ?? [])
    case .localFunction(let reference, let scope):
      return relevance.interest(of: reference).union(
        interest(of: scope, UsesOfSelf(isWhole: true)))
    case .union(let alternatives):
      let built = alternatives.reduce(into: Interest()) { $0.formUnion(interest(of: $1.value)) }
      if built.isEmpty { return [] }
      return alternatives.reduce(into: built) { $0.formUnion(interest(of: $1.presence)) }
    case .group(let values), .array(let values), .tuple(_, let values), .dictionary(let values):
      return values.reduce(into: []) { $0.formUnion(interest(of: $1)) }
    case .component(let name, let arguments, _):
      return interest(of: arguments).union(isRooted(name) ? .all : [])
    case .modified(let base, let name, let arguments, _):
      return interest(of: base).union(interest(of: arguments))
        .union(interest(ofModifier: name, arguments))
    case .externalMember(let base, _): return base.map(interest) ?? []
    }
  }

  /// What an environment is asked for, to tell whether something stands there.
  private func interest(of presence: PresenceID) -> Interest {
    guard let relevance, !environmentTraces.isEmpty, presence != .always else { return [] }
    return project.presences[presence].literals.reduce(into: []) { found, literal in
      switch environmentTraces[literal.name]?.subject {
      case .object(let type): found.formUnion(relevance.supplies(of: type))
      case .value(let key, _): found.formUnion(relevance.supplies(of: key))
      case nil: break
      }
    }
  }

  private func interest(of arguments: [ArgumentValue]) -> Interest {
    arguments.reduce(into: []) { $0.formUnion(interest(of: $1.value)) }
  }

  /// Whether a component is the beginning of a tree of its own.
  private func isRooted(_ name: Name) -> Bool {
    switch componentEntries[name]?.kind {
    case .view, .navigationLink, .navigationContainer: false
    case nil: hostSlots[name] != nil
    default: true
    }
  }

  private func interest(ofModifier name: Name, _ arguments: [ArgumentValue]) -> Interest {
    if relevance?.isOfPreferences(name) ?? true { return .preferences }
    guard let entry = modifierEntries[name] else { return [] }
    switch entry.effect {
    case .writesObject: return .environment
    case .writesEnvironment: return writesMatter(arguments) ? .environment : []
    default: return entry.injects.isEmpty ? [] : .environment
    }
  }

  /// Whether a write is of an object, or of a value that the project declares.
  private func writesMatter(_ arguments: [ArgumentValue]) -> Bool {
    guard let first = arguments.first else { return false }
    guard case .keyPath(_, let names) = store[first.value], let key = names.first,
      key != language.selfValue, key != language.subscripted
    else { return true }
    return project.externalMembers[language.environmentValues]?[key] != nil
  }

  private func interest(of id: ScopeID, _ uses: UsesOfSelf) -> Interest {
    let scope = store[id]
    var found: Interest = []
    for local in scope.locals { found.formUnion(interest(of: local.value)) }
    guard let receiver = scope.receiver else { return found }
    return found.union(interest(of: receiver, usedBy: uses))
  }

  /// What a value can matter to by what code uses of it: members are judged by name, and what they are made of by the fields.
  private func interest(of receiver: ValueID, usedBy uses: UsesOfSelf) -> Interest {
    if uses.isWhole { return interest(of: receiver) }
    guard case .instance(let type, let fields) = store[core(receiver)] else { return [] }
    let reached = reached(uses, of: type)
    return fields.reduce(into: []) { found, field in
      if reached?.contains(field.name) ?? true { found.formUnion(interest(of: field.value)) }
    }
  }

  /// The properties of a value of a type that code gets at; nil if it may be all of them. A modifier by its name alone is one
  /// of the value itself.
  func reached(_ uses: UsesOfSelf, of type: TypeID) -> Set<Name>? {
    guard let nominal = project.types.nominal(type) else { return nil }
    let reached = ownUses.properties(uses, of: nominal)
    let isWhole =
      reached.isWhole
      || !reached.foreignCalls.isEmpty
        && reached.foreignCalls.sorted().contains(where: mayBeModifier)
    return isWhole ? nil : reached.names
  }

  /// Whether a name alone, called, may be a modifier of the value whose member the code is.
  func mayBeModifier(_ name: Name) -> Bool {
    modifierEntries[name] != nil
      || project.names.kind(of: name) == .plain && isForeignModifier(name)
  }

  private func interest(of type: TypeID) -> Interest {
    guard let relevance else { return .all }
    switch project.types[type] {
    case .nominal(let nominal, let arguments):
      var found = arguments.reduce(into: relevance.interest(of: nominal)) {
        $0.formUnion(interest(of: $1))
      }
      if project.kind(of: nominal) == .protocolType || project.kind(of: nominal) == .classType {
        for heir in project.heirs[nominal] ?? [] { found.formUnion(relevance.interest(of: heir)) }
      }
      return found
    case .external(_, let arguments):
      return arguments.reduce(into: []) { $0.formUnion(interest(of: $1)) }
    case .optional(let inner), .array(let inner), .metatype(let inner): return interest(of: inner)
    case .dictionary(let key, let value): return interest(of: key).union(interest(of: value))
    case .tuple(_, let elements), .opaque(let elements), .existential(let elements):
      return elements.reduce(into: []) { $0.formUnion(interest(of: $1)) }
    case .function(_, let result): return interest(of: result)
    case .variants(let variants):
      return variants.reduce(into: []) { $0.formUnion(interest(of: $1.type)) }
    case .parameter, .unknown: return []
    }
  }
}
