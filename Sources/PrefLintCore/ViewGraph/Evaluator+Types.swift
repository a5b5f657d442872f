// Static types of values, and values seen through declared types (A2, A3).

extension Evaluator {
  /// The static type of a value.
  func type(of id: ValueID) -> TypeID {
    let index = Int(id.rawValue)
    if index < valueTypes.count, let known = valueTypes[index] { return known }
    let type = findType(of: id)
    while valueTypes.count <= index { valueTypes.append(nil) }
    valueTypes[index] = type
    return type
  }

  private func findType(of id: ValueID) -> TypeID {
    switch store[id] {
    case .unknown, .empty, .closure, .function, .localFunction, .constructor, .enumConstructor,
      .externalMember, .keyPath, .undecided, .thrown, .jump:
      return .unknown
    case .none: return project.types.intern(.optional(.unknown))
    case .opaque(let type), .literal(_, let type), .someConstant(let type),
      .enumCase(let type, _, _), .instance(let type, _), .typed(_, let type):
      return type
    case .boolean: return boolType
    case .metatype(let type): return project.types.intern(.metatype(type))
    case .union(let alternatives): return unionType(alternatives)
    case .group: return project.types.intern(.external(language.tupleView, []))
    case .tuple(let labels, let elements):
      return project.types.intern(.tuple(labels, elements.map { type(of: $0) }))
    case .array(let elements): return project.types.intern(.array(commonType(elements)))
    case .dictionary(let elements):
      let keys = stride(from: 0, to: elements.count, by: 2).map { elements[$0] }
      let values = stride(from: 1, to: elements.count, by: 2).map { elements[$0] }
      return project.types.intern(.dictionary(commonType(keys), commonType(values)))
    case .built(let inner, _), .traced(let inner, _), .exact(let inner), .open(let inner, _),
      .erased(let inner),
      .seen(let inner, _):
      return type(of: inner)
    case .component(let name, _, _):
      // What a function from elsewhere returns is not told by its name, as what an initialiser makes is.
      guard isInitialized(name) else { return .unknown }
      let made = project.types.intern(.external(name, []))
      return mayFail(id) ? project.types.intern(.optional(made)) : made
    case .modified:
      return project.types.intern(.external(language.modifiedContent, []))
    case .binding(let inner):
      return project.types.intern(.external(language.binding, [type(of: inner)]))
    }
  }

  private func commonType(_ ids: [ValueID]) -> TypeID {
    guard let first = ids.first else { return .unknown }
    let type = type(of: first)
    return ids.allSatisfy { self.type(of: $0) == type } ? type : .unknown
  }

  private func unionType(_ alternatives: [Alternative]) -> TypeID {
    var isOptional = false
    var found: [(PresenceID, TypeID)] = []
    for alternative in alternatives {
      if alternative.value == .none {
        isOptional = true
        continue
      }
      var type = type(of: alternative.value)
      if case .optional(let wrapped) = project.types[type] { (isOptional, type) = (true, wrapped) }
      found.append((alternative.presence, type))
    }
    guard let first = found.first else { return .unknown }
    var type = first.1
    if !found.allSatisfy({ $0.1 == type }) {
      // Different types are told apart by platform only; otherwise the static type is not known here.
      let exclusive = found.indices.allSatisfy { left in
        found.indices.allSatisfy {
          left == $0 || project.presences.and(found[left].0, found[$0].0) == .never
        }
      }
      type = exclusive ? project.variantType(found) : .unknown
    }
    guard type != .unknown else { return .unknown }
    return isOptional ? project.types.intern(.optional(type)) : type
  }

  /// A value as a variable of a declared type holds it.
  func adapt(_ id: ValueID, to declared: TypeID) -> ValueID {
    if declared == .unknown { return id }
    switch store[id] {
    case .unknown: return opaque(declared)
    case .union(let alternatives):
      if isViewLike(declared), !isLeaf(declared) { return id }
      return union(
        alternatives.map { $0.holding(adapt($0.value, to: declared)) })
    case .none:
      if project.types.isOptional(declared) { return store.intern(.typed(id, declared)) }
      return id
    case .empty: return id
    case .erased(let inner): return erased(adapt(inner, to: declared))
    case .seen(let inner, _): return adapt(inner, to: declared)
    case .traced(let inner, let trace):
      let adapted = adapt(inner, to: declared)
      return adapted == inner ? id : store.intern(.traced(adapted, trace))
    default: break
    }
    if let given = foreignResult(id, givenAs: declared) { return given }
    let actual = type(of: id)
    if actual == declared { return id }
    if let held = holding(id, as: declared) { return held }
    switch project.types[declared] {
    case .optional(let wrapped):
      if project.types.isOptional(actual) { return adaptOptional(id, actual, declared) }
      return adapt(id, to: wrapped)
    case .nominal(let nominal, _):
      switch project.kind(of: nominal) {
      case .classType, .actor:
        if case .typed(let inner, _) = store[id] { return store.intern(.typed(inner, declared)) }
        if case .opaque(let type) = store[id], project.types.unwrapped(type) == declared {
          return opaque(declared)
        }
        return store.intern(.typed(id, declared))
      case .protocolType: return store.intern(.typed(id, declared))
      case .structure, .enumeration:
        // Implicit members and components that were not understood take the declared type.
        switch store[core(id)] {
        case .component, .externalMember, .modified, .opaque:
          return isViewLike(declared) ? id : opaque(declared)
        // What an initialiser of the type's own makes of it is not told.
        case .literal, .boolean:
          return isViewLike(declared) ? id : store.intern(.someConstant(declared))
        case .array where isOptionSet(nominal) && exactElements(of: id) != nil:
          let elements = exactElements(of: id) ?? []
          if let set = options(listed: elements, as: declared) { return set }
          let areConstants = elements.allSatisfy {
            isConstantData($0) || isPlainConstant(core($0))
          }
          return areConstants ? store.intern(.someConstant(declared)) : opaque(declared)
        case .array(let elements)
        where !isViewLike(declared) && elements.allSatisfy({ isPlainConstant(core($0)) }):
          // `ExpressibleByArrayLiteral`, such as a set of options.
          return store.intern(.someConstant(declared))
        default: return id
        }
      }
    case .existential(let bounds):
      if bounds.contains(where: isViewProtocol) { return id }
      return store.intern(.typed(id, declared))
    case .external(_, let arguments):
      if arguments.isEmpty, !isViewLike(declared), case .array(let elements) = store[core(id)],
        !elements.isEmpty, elements.allSatisfy({ isPlainConstant(core($0)) })
      {
        // `[.top, .bottom]` as `Edge.Set`.
        return store.intern(.someConstant(declared))
      }
      if typeMade(by: declared) != nil { return opaque(declared) }
      switch store[id] {
      case .externalMember(let base, let name):
        // `Color.clear` is no view of the project, whatever it is wrapped in.
        guard let base, case .metatype(let owner) = store[core(base)] else {
          return standsIn(id, as: declared) ? store.intern(.typed(id, declared)) : opaque(declared)
        }
        if isViewLike(declared) { return id }
        return owner == declared
          ? foreignConstant(name, declared) ?? opaque(declared) : opaque(declared)
      case .component(let name, _, _)
      where componentEntries[name] == nil && !isPreviewTrait(declared)
        && (!isViewLike(declared) || isLeaf(declared)):
        return opaque(declared)
      case .opaque where isScalar(declared) || isPlatformClass(declared, above: actual):
        return opaque(declared)
      // What a method from outside says of a value.
      case .modified where declared == boolType: return opaque(declared)
      case .literal(let text, _) where isScalar(declared):
        return store.intern(.literal(text, declared))
      default: return id
      }
    case .metatype(let instance) where isClass(instance):
      // `let kind: Store.Type = RemoteStore.self` makes stores (A3).
      guard case .metatype = store[core(id)] else { return id }
      return store.intern(.typed(core(id), declared))
    case .array(let element) where collects(id, actual, element): return collected(id)
    // `{ .shared }` as a function that gives a session
    case .function(_, let result) where !isViewLike(result) || project.types.nominal(result) != nil:
      guard case .closure(let file, let closure, _) = store[id],
        isNamedByMember(closure, project.files[Int(file)])
      else { return id }
      return store.intern(.typed(id, declared))
    case .tuple(let labels, let types):
      // `(a, b)` as a value of `(first: A, second: B)`.
      if case .tuple(_, let values) = store[core(id)], values.count == types.count {
        return store.intern(.tuple(labels, zip(values, types).map { adapt($0, to: $1) }))
      }
      if case .opaque = store[id] { return opaque(declared) }
      if case .externalMember = store[id] { return opaque(declared) }
      return id
    case .array, .dictionary:
      if case .opaque = store[id] { return opaque(declared) }
      if case .dictionary([]) = store[id] { return store.intern(.typed(id, declared)) }
      if case .externalMember = store[id] { return opaque(declared) }
      return id
    default: return id
    }
  }

  private func isClass(_ type: TypeID) -> Bool {
    project.types.nominal(type).map { project.kind(of: $0) == .classType } ?? false
  }

  /// Whether a value stands for the elements that a result builder collects into an array.
  private func collects(_ id: ValueID, _ actual: TypeID, _ element: TypeID) -> Bool {
    switch store[core(id)] {
    case .group: true
    case .modified, .component: isViewLike(element)
    case .instance, .enumCase: actual != .unknown && fits(actual, element)
    default: false
    }
  }

  private func collected(_ id: ValueID) -> ValueID {
    if case .group(let values) = store[core(id)] {
      return store.intern(
        .array(
          values.flatMap { value -> [ValueID] in
            if case .array(let inner) = store[core(value)] { return inner }
            return [value]
          }))
    }
    return store.intern(.array([id]))
  }

  private func adaptOptional(_ id: ValueID, _ actual: TypeID, _ declared: TypeID) -> ValueID {
    guard case .opaque = store[id] else { return id }
    if case .optional(.unknown) = project.types[actual] { return opaque(declared) }
    return isViewLike(declared) ? id : opaque(declared)
  }

  /// The value inside an optional or a binding's optional.
  func unwrapped(_ id: ValueID) -> ValueID {
    switch store[id] {
    case .opaque(let type):
      if case .optional(let wrapped) = project.types[type] { return opaque(wrapped) }
      return id
    case .typed(let inner, let type):
      if case .optional(let wrapped) = project.types[type] { return adapt(inner, to: wrapped) }
      return id
    case .traced(let inner, let trace):
      // It holds something wherever it is asked for again; a flag has its own two ways.
      let value = unwrapped(inner)
      return type(of: value) == boolType
        ? presentFlag(id, value) : store.intern(.traced(value, trace))
    case .union(let alternatives):
      let rest = alternatives.filter { core($0.value) != .none }
      return rest.isEmpty
        ? .unknown
        : union(
          rest.map { $0.holding(unwrapped($0.value)) })
    case .component where mayFail(id): return opaque(unwrappedType(of: id))
    case .binding(let inner): return store.intern(.binding(unwrapped(inner)))
    case .seen(let inner, let bounds): return store.intern(.seen(unwrapped(inner), bounds))
    default: return id
    }
  }

  /// An element of a collection.
  func element(of id: ValueID) -> ValueID {
    switch store[core(id)] {
    case .array(let elements), .group(let elements):
      return elements.isEmpty ? .unknown : union(elements)
    case .binding(let inner): return store.intern(.binding(element(of: inner)))
    case .dictionary: return pairs(ofDictionary: id).map { element(of: $0) } ?? .unknown
    case .union(let alternatives):
      // Of what is empty there are none.
      let filled = alternatives.filter {
        if case .array(let elements) = store[core($0.value)] { !elements.isEmpty } else { true }
      }
      return union(
        (filled.isEmpty ? alternatives : filled).map { $0.holding(element(of: $0.value)) })
    default: break
    }
    switch project.types[type(of: id)] {
    case .array(let element): return runtimeElement(element)
    case .optional(let wrapped): return element(of: opaque(wrapped))
    case .dictionary(let key, let value):
      let labels = [language.key, language.value]
      return opaque(project.types.intern(.tuple(labels, [key, value])))
    case .external(let name, let arguments):
      let text = project.names[name]
      if text == "Range" || text == "ClosedRange" || text == "Int" {
        return opaque(project.types.intern(.external(language.int, [])))
      }
      if arguments.count == 1 {
        if name == language.binding {
          return store.intern(.binding(element(of: opaque(arguments[0]))))
        }
        return opaque(arguments[0])
      }
      return .unknown
    default: return .unknown
    }
  }

  func isConstant(_ id: ValueID) -> Bool {
    switch store[id] {
    case .boolean, .literal, .someConstant, .none: true
    case .enumCase(_, _, let payload): payload.allSatisfy { isConstant(core($0)) }
    default: false
    }
  }

  /// A constant, or a static member of a type that is not told: `.wide` in a set of options.
  func isPlainConstant(_ id: ValueID) -> Bool {
    if case .externalMember(nil, _) = store[id] { return true }
    return isConstant(id)
  }

  /// Whether a value is made of constants only, and no view: an option set, a list of cases.
  func isConstantData(_ id: ValueID) -> Bool {
    switch store[core(id)] {
    case .instance(let type, let fields):
      guard !fields.isEmpty, let nominal = project.types.nominal(type),
        project.kind(of: nominal) == .structure, !project.isInstalled(nominal)
      else { return false }
      return fields.allSatisfy { isConstantData($0.value) }
    case .array, .dictionary:
      guard let content = collectionContent(id), content.isTold || content.isOpen else {
        return false
      }
      return content.elements.allSatisfy { isConstantData($0) }
    // The case of an enumeration that is a view is one.
    case .enumCase(let type, _, _): return isConstant(core(id)) && !isViewLike(type)
    default: return isConstant(core(id))
    }
  }

  /// The type that a method takes which sets and lists have for what they hold: `options.contains(.bold)`.
  func ownData(_ id: ValueID) -> TypeID {
    guard isConstantData(id) else { return .unknown }
    switch store[core(id)] {
    case .instance(let type, _): return type
    case .array(let elements): return elements.first.map { type(of: $0) } ?? .unknown
    default: return .unknown
    }
  }

  /// Whether two constants are equal, if that can be told.
  func equality(_ left: ValueID, _ right: ValueID) -> Bool? {
    switch (store[left], store[right]) {
    case (.boolean(let a), .boolean(let b)): return a == b
    case (.literal(let a, let type), .literal(let b, let other)):
      if a == b { return true }
      return isText(type) || isText(other)
        ? LiteralTexts.areEqual(texts: project.names[a], project.names[b])
        : LiteralTexts.areEqual(numbers: project.names[a], project.names[b])
    case (.enumCase(let t, let a, let p), .enumCase(let u, let b, let q)):
      if t == u, a != b { return isForeign(t) ? nil : false }
      return t == u && p.isEmpty && q.isEmpty ? true : nil
    case (.metatype(let a), .metatype(let b)):
      if a == .unknown || b == .unknown || project.types.isGeneric(a) || project.types.isGeneric(b)
      {
        return nil
      }
      return a == b
    case (.none, .none): return true
    case (.none, let other), (let other, .none):
      switch other {
      case .boolean, .literal, .enumCase, .instance, .closure, .built, .array: return false
      case .opaque(let type): return isHeld(type) ? false : nil
      default: return nil
      }
    default: return nil
    }
  }

  func isText(_ type: TypeID) -> Bool {
    guard case .external(let name, _) = project.types[project.types.unwrapped(type)] else {
      return true
    }
    return name != language.int && name != language.double && !isNumber(project.names[name])
  }

  private func isNumber(_ type: String) -> Bool {
    ["Int", "UInt", "Float", "CGFloat", "TimeInterval", "Decimal"].contains { type.hasPrefix($0) }
  }

  /// Whether a value of a type is certainly there: what is no optional where it comes from holds itself, also where an
  /// optional is wanted.
  func isHeld(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .nominal, .array, .dictionary, .tuple, .function, .metatype: true
    case .external: isData(type)
    default: false
    }
  }

  func isParameter(_ type: TypeID) -> Bool {
    if case .parameter = project.types[type] { true } else { false }
  }

  // MARK: Generic parameters

  /// Generic parameters of the declaring type, as the receiver's type binds them.
  func bindings(ofReceiver receiver: ValueID) -> TypeBindings {
    let type = type(of: receiver)
    if let known = receiverBindings[type] { return known }
    let bindings = findBindings(ofReceiver: type)
    receiverBindings[type] = bindings
    return bindings
  }

  private func findBindings(ofReceiver type: TypeID) -> TypeBindings {
    var receiverType = type
    if case .metatype(let instance) = project.types[receiverType] { receiverType = instance }
    var bindings = held(by: receiverType)
    guard
      case .nominal(let nominal, let arguments) = project.types[
        project.types.unwrapped(receiverType)]
    else { return bindings }
    func add(_ id: NominalID, _ arguments: [TypeID]) {
      for (name, type) in zip(project[id].genericParameters, arguments)
      where type != .unknown && bindings[name] == nil {
        bindings[name] = type
      }
    }
    add(nominal, arguments)
    bindings[language.selfType] = receiverType
    let conformance = project.conformance(of: nominal)
    if let superclass = conformance.superclass,
      case .nominal(let parent, let inherited) = project.types[superclass]
    {
      add(parent, inherited.map { project.types.substitute($0, bindings) })
    }
    for parent in conformance.protocols {
      for name in project[parent].associatedTypes.sorted() where bindings[name] == nil {
        let type = project.member(named: name, of: receiverType, arguments: [])
        if type != .unknown, !project.types.isGeneric(type) { bindings[name] = type }
      }
    }
    return bindings
  }

  /// What extensions of the standard library's types know of what a value holds.
  private func held(by type: TypeID) -> TypeBindings {
    var bindings = TypeBindings()
    func bind(_ name: String, _ type: TypeID) {
      if type != .unknown, let name = project.names.find(name) { bindings[name] = type }
    }
    switch project.types[type] {
    case .array(let element): bind("Element", element)
    case .optional(let wrapped): bind("Wrapped", wrapped)
    case .dictionary(let key, let value):
      bind("Key", key)
      bind("Value", value)
    case .external(let name, let arguments) where arguments.count == 1:
      if StandardTypes.heldTypes[project.names[name]] == ["Element"] {
        bind("Element", arguments[0])
      }
    default: break
    }
    return bindings
  }
}
