// Members of collections and optionals that the library gives: `map`, `reduce`, `forEach` and what chooses an element.

extension Evaluator {
  /// Members of collections and optionals that keep values traceable.
  func callBuiltin(
    _ name: Name, of base: ValueID, _ type: TypeID, _ arguments: [ArgumentSource], _ frame: Frame,
    _ site: Site, expected: TypeID = .unknown
  ) -> ValueID? {
    if case .closure = store[core(base)], name == language.callAsFunction {
      return invoke(base, arguments, frame, site)
    }
    if let result = optionMethod(name, of: base, arguments) { return result }
    // `path.appending(path: \.cart)`
    if case .keyPath(let root, let names) = store[core(base)], arguments.count == 1,
      project.names[name] == "appending",
      case .keyPath(_, let more) = store[core(value(of: arguments[0]))]
    {
      return store.intern(.keyPath(root, names + more))
    }
    // `tab.make()`: a tuple has no methods, only elements. Others are those of an optional that holds it.
    if case .tuple(let labels, _) = project.types[project.types.unwrapped(type)],
      tupleIndex(name, labels) != nil
    {
      let element = member(name, of: base, frame, site: site, generics: [])
      return invoke(element, arguments, frame, site)
    }
    if let result = callResult(name, of: base, arguments, frame, site) { return result }
    if arguments.isEmpty, case .external(let outer, let generics) = project.types[type],
      let index = StandardTypes.unwrappingMethods[project.names[outer]]?[project.names[name]],
      index < generics.count
    {
      return opaque(generics[index])
    }
    guard let typing = memberTypings[name] else { return nil }
    if let list = pairs(askedBy: name, of: base) {
      return callBuiltin(
        name, of: list, self.type(of: list), arguments, frame, site, expected: expected)
    }
    // What is nil is mapped to nil, and no closure is called.
    if core(base) == .none, typing == .map || typing == .flatMap { return ValueID.none }
    let isOptional = project.types.isOptional(type)
    let isKnownCollection = isCollection(base, type)
    let mayBePlain = (typing == .map || typing == .flatMap) && isPlainlyHeld(base, type)
    guard isOptional || isKnownCollection || mayBePlain else { return nil }
    switch typing {
    case .map, .compactMap, .flatMap:
      guard let closure = arguments.first.map({ value(of: $0) }) else { return nil }
      if !isKnownCollection || isOptional && !isArrayOptional(type) {
        let made = typing == .map ? project.types.unwrapped(expected) : expected
        let result = invoke(closure, [source(unwrapped(base))], frame, site, expected: made)
        guard let trace = trace(of: base) else {
          // What certainly is there is mapped, as `if let` would find it.
          switch presence(of: base) {
          case .yes: return result
          case .undecided:
            return union(
              [result, .none].map {
                Alternative(presence: .always, value: $0, isDecided: false)
              })
          default: return union([result, .none])
          }
        }
        return union([
          Alternative(presence: trace.holds, value: result, isDecided: true),
          Alternative(presence: trace.fails, value: .none, isDecided: true),
        ])
      }
      let values: [ValueID]
      if case .array(let elements) = store[core(base)] {
        values = elements
      } else {
        values = [element(of: base)]
      }
      var made = project.types.unwrapped(expected)
      if typing != .flatMap {
        made = if case .array(let element) = project.types[made] { element } else { .unknown }
      }
      let results = values.map { invoke(closure, [source($0)], frame, site, expected: made) }
      if typing == .flatMap {
        let parts = results.compactMap { exactElements(of: $0) }
        if exactElements(of: base) != nil, parts.count == results.count {
          return written(parts.flatMap(\.self))
        }
        return store.intern(
          .array(results.map { isCollection($0, self.type(of: $0)) ? element(of: $0) : $0 }))
      }
      if typing == .map, exactElements(of: base) != nil { return written(results) }
      if typing == .compactMap {
        return present(of: results, isExact: exactElements(of: base) != nil)
      }
      return store.intern(.array(results))
    case .mapValues, .compactMapValues:
      return arguments.first.flatMap {
        mappedValues(
          of: base, type, by: value(of: $0), isCompact: typing != .mapValues, frame, site)
      }
    case .joined: return arguments.isEmpty ? joined(base) : nil
    case .pieces: return pieces(of: base, type)
    case .fold:
      guard arguments.count == 2 else { return nil }
      return folded(base, arguments, frame, site, expected)
    case .visit:
      if let known = constantAnswer(name, base, arguments) { return known }
      // `(1...).contains(limit)`
      if case .someConstant = store[core(base)], !arguments.isEmpty,
        arguments.allSatisfy({ isConstantData(value(of: $0)) })
      {
        return store.intern(.someConstant(boolType))
      }
      let before = frame.locals
      guard let closure = arguments.first.map({ value(of: $0) }) else { return nil }
      _ = invoke(closure, [source(element(of: base))], frame, site)
      if isOfRun(base) { leaveToRun(before, frame) }
      return StandardTypes.positions.contains(project.names[name]) ? position(in: type) : .empty
    default:
      if let chosen = chosen(name, of: base, arguments, frame, site) { return chosen }
      for argument in arguments {
        let value = value(of: argument)
        if case .closure = store[core(value)] {
          _ = invoke(value, [source(element(of: base)), source(element(of: base))], frame, site)
        }
      }
      return member(name, of: base, frame, site: site, generics: [])
    }
  }

  /// What `mapValues` or `compactMapValues` makes of a dictionary; nil for what is none.
  private func mappedValues(
    of base: ValueID, _ type: TypeID, by closure: ValueID, isCompact: Bool, _ frame: Frame,
    _ site: Site
  ) -> ValueID? {
    let old: CollectionContent
    if let content = collectionContent(base), content.isDictionary {
      old = content
    } else {
      guard case .dictionary(let key, let value) = project.types[project.types.unwrapped(type)]
      else { return nil }
      old = CollectionContent(
        elements: [opaque(key), opaque(value)], isDictionary: true, amount: .ofRun)
    }
    var new = old
    for index in stride(from: 1, to: old.elements.count, by: 2) {
      new.elements[index] = invoke(closure, [source(old.elements[index])], frame, site)
    }
    return collection(isCompact ? present(in: new) : new)
  }

  /// The keys of a dictionary under which something stands.
  private func present(in content: CollectionContent) -> CollectionContent {
    var kept = content
    kept.elements = []
    for index in stride(from: 0, to: content.elements.count - 1, by: 2) {
      let value = content.elements[index + 1]
      switch presence(of: value) {
      case .no: continue
      case .yes: break
      default:
        if content.isTold { kept.amount = isRuntime(core(value)) ? .ofRun : .open(isFilled: false) }
      }
      kept.elements += [content.elements[index], unwrapped(value)]
    }
    return kept
  }

  /// `first` in an extension of a collection.
  func memberOfCollection(_ name: Name, _ frame: Frame) -> ValueID? {
    guard let typing = memberTypings[name], let receiver = frame.receiver else { return nil }
    return collectionMember(name, typing, of: receiver, type(of: receiver))
  }

  /// `filter { … }` in an extension of a collection.
  func callOfCollection(
    _ name: Name, _ arguments: [ArgumentSource], _ frame: Frame, _ site: Site, _ expected: TypeID
  ) -> ValueID? {
    guard memberTypings[name] != nil, let receiver = frame.receiver,
      isCollection(receiver, type(of: receiver))
    else { return nil }
    return callBuiltin(
      name, of: receiver, type(of: receiver), arguments, frame, site, expected: expected)
  }

  /// The place of an element that may not be there.
  private func position(in collection: TypeID) -> ValueID {
    guard case .array = project.types[project.types.unwrapped(collection)] else { return .unknown }
    let int = project.types.intern(.external(language.int, []))
    return opaque(project.types.intern(.optional(int)))
  }

  /// What `compactMap` leaves of results: those that are something.
  private func present(of results: [ValueID], isExact: Bool) -> ValueID {
    let kept = results.filter { presence(of: $0) != .no }
    let list = store.intern(.array(kept.map { unwrapped($0) }))
    let isTold = isExact && kept.allSatisfy { presence(of: $0) == .yes }
    return isTold ? store.intern(.exact(list)) : list
  }

  /// Whether a value may be what an optional holds: one that is told no longer says that it was an optional.
  private func isPlainlyHeld(_ id: ValueID, _ type: TypeID) -> Bool {
    switch store[core(id)] {
    case .closure, .function, .localFunction, .constructor: return true
    default: break
    }
    switch project.types[type] {
    case .nominal, .function: return true
    case .external: return isScalar(type) || type == boolType
    default: return false
    }
  }

  /// What `reduce` is worth: of a run-time collection the number of elements is not known, and what
  /// `reduce(into:)` makes of its value is not followed.
  private func folded(
    _ base: ValueID, _ arguments: [ArgumentSource], _ frame: Frame, _ site: Site,
    _ expected: TypeID
  ) -> ValueID {
    let initial = value(of: arguments[0], expected: expected)
    let closure = value(of: arguments[1])
    if arguments[0].label != .none {
      _ = invoke(closure, [source(initial), source(element(of: base))], frame, site)
      if let collected = collected(initial, base, expected) { return collected }
      return doubted(initial)
    }
    if case .array(let elements) = store[core(base)], elements.count <= Self.elementLimit {
      return elements.reduce(initial) { invoke(closure, [source($0), source($1)], frame, site) }
    }
    let first = doubted(initial)
    return union([first, invoke(closure, [source(first), source(element(of: base))], frame, site)])
  }

  /// What `reduce(into:)` makes of a collection of data: a value of the run, where run-time elements are put into it.
  private func collected(_ initial: ValueID, _ base: ValueID, _ expected: TypeID) -> ValueID? {
    guard collectionContent(initial) != nil else { return nil }
    let declared = expected == .unknown ? type(of: initial) : project.types.unwrapped(expected)
    switch project.types[declared] {
    case .array(let element) where isData(element): break
    case .dictionary(let key, let value) where key != .unknown && isData(value): break
    default: return nil
    }
    return isOfRun(base) ? opaque(declared) : store.intern(.someConstant(declared))
  }

  /// Whether values of the run say what a collection holds.
  private func isOfRun(_ id: ValueID) -> Bool {
    if case .opaque = store[core(id)] { return true }
    return false
  }

  /// What a closure that is called for run-time elements may have given variables is left to the run.
  private func leaveToRun(_ before: [Scope.Local], _ frame: Frame) {
    for index in before.indices where index < frame.locals.count {
      let (old, new) = (before[index].value, frame.locals[index].value)
      guard old != new, before[index].name == frame.locals[index].name else { continue }
      let type = type(of: old)
      if case .someConstant = store[core(new)], isFixed(core(old)) || isLiteral(old) {
        frame.locals[index].value = opaque(type)
      } else if collectionContent(old) != nil {
        switch project.types[type] {
        case .array(let element), .dictionary(_, let element):
          if isData(element) { frame.locals[index].value = opaque(type) }
        default: continue
        }
      }
    }
  }

  private func isLiteral(_ id: ValueID) -> Bool {
    if case .literal = store[core(id)] { return true }
    return false
  }

  private func isArrayOptional(_ type: TypeID) -> Bool {
    guard case .optional(let wrapped) = project.types[type] else { return false }
    switch project.types[wrapped] {
    case .array, .dictionary: return true
    default: return false
    }
  }
}
