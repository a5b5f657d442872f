// Members of collections and optionals that the library gives: `map`, `reduce`, `forEach` and what chooses an element.

extension Evaluator {
  /// Members of collections and optionals that keep values traceable.
  func callBuiltin(
    _ name: Name, of base: ValueID, _ type: TypeID, _ arguments: [ArgumentSource], _ frame: Frame,
    _ site: Site
  ) -> ValueID? {
    if case .closure = store[core(base)], name == language.callAsFunction {
      return invoke(base, arguments, frame, site)
    }
    // `tab.make()`: a tuple has no methods, only elements.
    if case .tuple = project.types[project.types.unwrapped(type)] {
      let element = member(name, of: base, frame, site: site, generics: [])
      return invoke(element, arguments, frame, site)
    }
    if arguments.isEmpty, case .external(let outer, let generics) = project.types[type],
      let index = StandardTypes.unwrappingMethods[project.names[outer]]?[project.names[name]],
      index < generics.count
    {
      return opaque(generics[index])
    }
    guard let typing = memberTypings[name] else { return nil }
    // What is nil is mapped to nil, and no closure is called.
    if core(base) == .none, typing == .map || typing == .flatMap { return ValueID.none }
    let isOptional: Bool
    if case .optional = project.types[type] { isOptional = true } else { isOptional = false }
    let isKnownCollection = isCollection(base, type)
    let mayBePlain = (typing == .map || typing == .flatMap) && isPlainlyHeld(base, type)
    guard isOptional || isKnownCollection || mayBePlain else { return nil }
    switch typing {
    case .map, .compactMap, .flatMap:
      guard let closure = arguments.first.map({ value(of: $0) }) else { return nil }
      if !isKnownCollection || isOptional && !isArrayOptional(type) {
        let result = invoke(closure, [source(unwrapped(base))], frame, site)
        guard let trace = trace(of: base) else { return union([result, .none]) }
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
      let results = values.map { invoke(closure, [source($0)], frame, site) }
      if typing == .flatMap {
        return store.intern(
          .array(results.map { isCollection($0, self.type(of: $0)) ? element(of: $0) : $0 }))
      }
      if typing == .map, exactElements(of: base) != nil { return written(results) }
      return store.intern(.array(typing == .compactMap ? results.map { unwrapped($0) } : results))
    case .fold:
      guard arguments.count == 2 else { return nil }
      return folded(base, arguments, frame, site)
    case .visit:
      if let known = constantAnswer(name, base, arguments) { return known }
      guard let closure = arguments.first.map({ value(of: $0) }) else { return nil }
      _ = invoke(closure, [source(element(of: base))], frame, site)
      return .empty
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
    _ base: ValueID, _ arguments: [ArgumentSource], _ frame: Frame, _ site: Site
  ) -> ValueID {
    let initial = value(of: arguments[0])
    let closure = value(of: arguments[1])
    if arguments[0].label != .none {
      _ = invoke(closure, [source(initial), source(element(of: base))], frame, site)
      return doubted(initial)
    }
    if case .array(let elements) = store[core(base)], elements.count <= Self.elementLimit {
      return elements.reduce(initial) { invoke(closure, [source($0), source($1)], frame, site) }
    }
    let first = doubted(initial)
    return union([first, invoke(closure, [source(first), source(element(of: base))], frame, site)])
  }

  private func isArrayOptional(_ type: TypeID) -> Bool {
    guard case .optional(let wrapped) = project.types[type] else { return false }
    switch project.types[wrapped] {
    case .array, .dictionary: return true
    default: return false
    }
  }
}
