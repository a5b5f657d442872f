// Subscripts: those that the project declares, and those of collections, bindings and the environment.

extension Evaluator {
  func subscripted(_ base: ValueID, _ arguments: ArgumentList, _ frame: Frame) -> ValueID {
    let list = sources(arguments, frame)
    if let distributed = distribute(base, { value in subscriptValue(value, list, frame) }) {
      return distributed
    }
    return subscriptValue(base, list, frame)
  }

  private func subscriptValue(
    _ base: ValueID, _ arguments: [ArgumentSource], _ frame: Frame
  ) -> ValueID {
    let type = type(of: base)
    var isStatic = false
    var owner = type
    // `Pages["cart"]`
    if case .metatype(let instance) = store[core(base)] { (owner, isStatic) = (instance, true) }
    if let nominal = project.types.nominal(owner) {
      let candidates = visible(
        project.members(named: language.subscripted, of: nominal), from: frame
      ).filter { $0.isStatic == isStatic }
      if let result = callSubscript(candidates, base, arguments, frame) {
        return result
      }
    }
    if let added = addedSubscript(base, type, arguments, frame) { return added }
    let expected: TypeID =
      if case .dictionary(let key, _) = project.types[type] { key } else { .unknown }
    let values = arguments.map { value(of: $0, expected: $0.label == .none ? expected : .unknown) }
    // `counts["a", default: 0]`
    var otherwise =
      values.count == 2 && project.names[arguments[1].label] == "default" ? values[1] : nil
    if let given = otherwise, case .dictionary(_, let held) = project.types[type] {
      otherwise = adapt(given, to: held)
    }
    if isRange(values), let part = slice(of: base, by: arguments[0]) ?? part(of: base, type) {
      return part
    }
    if values.count == 1 || otherwise != nil {
      // `screens[isCompact ? .list : .grid]`
      if exactContent(base) != nil, isCounted(values[0]),
        let result = distribute(
          values[0],
          { subscriptValue(base, [source($0)] + arguments.dropFirst(), frame) })
      {
        return result
      }
      // What a key holds may be nil.
      if let otherwise, let told = told(base, at: values[0], or: otherwise) { return told }
      if otherwise == nil || !holdsOptionals(base, type), let element = chosen(base, at: values[0])
      {
        return otherwise.map { replacingNone(in: element, by: $0) } ?? element
      }
    }
    // `factory[keyPath: page]`, where it is one of several
    if values.count == 1, project.names[arguments[0].label] == "keyPath",
      let result = distribute(
        values[0], { subscriptValue(base, [source($0, label: arguments[0].label)], frame) })
    {
      return result
    }
    // `self[keyPath: \.cart.count]`
    if values.count == 1, case .keyPath(_, let names) = store[core(values[0])], !names.isEmpty,
      project.names[arguments[0].label] == "keyPath"
    {
      let site = Site(file: frame.fileIndex, ExpressionID(0))
      return names.reduce(base) { member($1, of: $0, frame, site: site, generics: []) }
    }
    switch store[core(base)] {
    case .keyPath:
      guard case .metatype(let object)? = values.first.map({ store[core($0)] }) else {
        return .unknown
      }
      return store.intern(.keyPath(object, [language.subscripted]))
    case .array(let elements): return elements.isEmpty ? .unknown : union(elements)
    case .dictionary(let elements) where !elements.isEmpty:
      let options = stride(from: 1, to: elements.count, by: 2).map { elements[$0] }
      return union(options + [otherwise ?? .none])
    case .binding(let inner):
      return store.intern(.binding(element(of: inner)))
    default: break
    }
    switch project.types[type] {
    case .array(let element):
      if case .someConstant = store[core(base)], !isViewLike(element), !isFunctionType(element) {
        return store.intern(.someConstant(element))
      }
      return opaque(element)
    case .dictionary(_, let value):
      let held = otherwise == nil ? project.types.intern(.optional(value)) : value
      if case .someConstant = store[core(base)], !isViewLike(value), !isFunctionType(value) {
        return store.intern(.someConstant(held))
      }
      return opaque(held)
    case .external(let name, _):
      // `environment[T.self]` (F3)
      if case .metatype(let object)? = values.first.map({ store[core($0)] }) {
        return name == language.environmentValues
          ? tracedObject(object, inEnvironmentOf: frame)
          : opaque(project.types.intern(.optional(object)))
      }
      let members = visible(
        project.externalMembers[name]?[language.subscripted] ?? [], from: frame)
      return callSubscript(members, base, arguments, frame) ?? .unknown
    default: return .unknown
    }
  }

  /// `items[safe: 3]`: what a subscript is worth that is added to a collection; one that code outside the project adds gives an element
  /// of it, and may give none.
  private func addedSubscript(
    _ base: ValueID, _ type: TypeID, _ arguments: [ArgumentSource], _ frame: Frame
  ) -> ValueID? {
    guard isCollection(base, type) else { return nil }
    let labels = arguments.map { project.names[$0.label] }
    let isLabelled = labels.contains { !$0.isEmpty }
    let added = visible(members(named: language.subscripted, of: type).ofValues, from: frame)
    if isLabelled || !added.isEmpty && !isPosition(arguments, type),
      let result = callSubscript(added, base, arguments, frame)
    {
      return result
    }
    guard isLabelled, Set(labels).isDisjoint(with: Self.ownLabels) else { return nil }
    for argument in arguments { _ = value(of: argument) }
    let element = element(of: base)
    let held = self.type(of: element)
    guard isData(held) else { return optional(element) }
    return store.intern(
      .typed(
        store.intern(.externalMember(base, language.subscripted)),
        project.types.intern(.optional(held))))
  }

  /// The labels of the subscripts that collections have.
  private static let ownLabels: Set<String> = ["default", "keyPath"]

  /// Whether a subscript is given what lists are subscripted with.
  private func isPosition(_ arguments: [ArgumentSource], _ type: TypeID) -> Bool {
    guard case .array = project.types[type] else { return false }
    return arguments.count == 1
      && self.type(of: value(of: arguments[0])) == project.types.intern(.external(language.int, []))
  }

  private func isRange(_ values: [ValueID]) -> Bool {
    guard values.count == 1, case .external(let name, _) = project.types[type(of: values[0])] else {
      return false
    }
    return StandardTypes.ranges.contains(project.names[name])
  }

  /// What a dictionary as it was written holds under a constant, or something else where it has no such key; nil where that is not told.
  private func told(_ base: ValueID, at key: ValueID, or otherwise: ValueID) -> ValueID? {
    guard let content = exactContent(base), content.isDictionary else { return nil }
    for position in stride(from: 0, to: content.elements.count - 1, by: 2) {
      switch equality(core(content.elements[position]), core(key)) {
      case true?: return content.elements[position + 1]
      case false?: continue
      case nil: return nil
      }
    }
    return otherwise
  }

  private func holdsOptionals(_ base: ValueID, _ type: TypeID) -> Bool {
    guard case .dictionary(_, let value) = project.types[type] else { return false }
    return isOptional(value)
      || collectionContent(base)?.elements.contains { core($0) == .none } ?? false
  }

  private func exactContent(_ id: ValueID) -> CollectionContent? {
    collectionContent(id).flatMap { $0.isTold ? $0 : nil }
  }

  /// `counts["a", default: 0]`: what is nowhere is the default.
  private func replacingNone(in element: ValueID, by otherwise: ValueID) -> ValueID {
    switch store[core(element)] {
    case .none: return otherwise
    case .union(let alternatives):
      return union(
        alternatives.map { core($0.value) == .none ? $0.holding(otherwise) : $0 })
    default: return element
    }
  }

  /// `items[1...]`: some elements of a list.
  private func part(of base: ValueID, _ type: TypeID) -> ValueID? {
    if let content = collectionContent(base), !content.isDictionary {
      return content.isTold || content.isOpen
        ? collection(base, with: content.opened(isFilled: false)) : collection(base, with: content)
    }
    guard case .array = project.types[type] else { return nil }
    if case .someConstant = store[core(base)] { return store.intern(.someConstant(type)) }
    return opaque(type)
  }
}
