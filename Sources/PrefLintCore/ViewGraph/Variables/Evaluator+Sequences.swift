// Sequences that the standard library makes of others: `Array(pages)`, `Set(tabs)`, `Array(repeating: row, count: 3)`, what a
// dictionary holds as pairs, and lists within a list.

extension Evaluator {
  /// What an initialiser of a sequence of the standard library makes; nil for other calls.
  func sequence(
    named name: Name, _ arguments: [ArgumentSource], _ type: TypeID
  ) -> ValueID? {
    let isList = StandardTypes.lists.contains(project.names[name])
    if isList, let value = repeated(arguments, type) { return value }
    guard let first = arguments.first, arguments.count == 1, isList || first.label == .none else {
      return nil
    }
    let wanted = ownElement(of: type).map { project.types.intern(.array($0)) } ?? .unknown
    // What has no content that is told is what its type says, or a value from outside.
    if !isList, asking({ collectionContent(value(of: first, expected: wanted)) }) == nil {
      return nil
    }
    let held = elements(ofSequence: value(of: first, expected: wanted))
    guard !isList, let content = collectionContent(held), !content.isDictionary else {
      return held
    }
    let element = self.type(of: element(of: held))
    let own = project.types.intern(.external(name, [ownElement(of: type) ?? element]))
    // A set has an order of its own, and equal elements once.
    let isOrdered = !StandardTypes.unorderedSequences.contains(project.names[name])
    let known =
      isOrdered || !content.isTold || content.elements.count < 2
      ? content : content.opened(isFilled: true)
    return store.intern(.typed(collection(known), own))
  }

  private func ownElement(of type: TypeID) -> TypeID? {
    switch project.types[type] {
    case .array(let element): element
    case .external(_, let arguments) where arguments.count == 1: arguments[0]
    default: nil
    }
  }

  /// `Array(repeating: row, count: 3)`
  func repeated(_ arguments: [ArgumentSource], _ type: TypeID) -> ValueID? {
    guard arguments.count == 2, project.names[arguments[0].label] == "repeating",
      arguments[1].label == language.count
    else { return nil }
    let declared = ownElement(of: type) ?? .unknown
    let value = adapt(value(of: arguments[0], expected: declared), to: declared)
    let count = self.value(of: arguments[1])
    guard let told = number(count) else {
      let list = store.intern(.array([value]))
      return isConstant(core(count)) ? store.intern(.open(list, isFilled: false)) : list
    }
    guard told <= Self.chosenLimit else {
      return store.intern(.open(store.intern(.array([value])), isFilled: true))
    }
    return written([ValueID](repeating: value, count: max(0, told)))
  }

  /// `Array(0..<3)`: an array of what a sequence holds.
  func elements(ofSequence id: ValueID) -> ValueID {
    if let pairs = pairs(ofDictionary: id) { return pairs }
    guard case .external(let name, let arguments) = project.types[type(of: id)],
      arguments.count == 1, name != language.binding, arguments[0] != .unknown
    else { return id }
    let list = project.types.intern(.array(arguments[0]))
    if case .array = store[core(id)] { return store.intern(.typed(id, list)) }
    return opaque(list)
  }

  /// The keys and values of a dictionary as a list of pairs, in an order that is not told; nil for what is none.
  func pairs(ofDictionary id: ValueID) -> ValueID? {
    let labels = [language.key, language.value]
    guard let content = collectionContent(id) else {
      guard case .opaque(let type) = store[core(id)],
        case .dictionary(let key, let value) = project.types[type]
      else { return nil }
      return opaque(
        project.types.intern(.array(project.types.intern(.tuple(labels, [key, value])))))
    }
    guard content.isDictionary else { return nil }
    let pairs = stride(from: 0, to: content.elements.count - 1, by: 2).map {
      store.intern(.tuple(labels, [content.elements[$0], content.elements[$0 + 1]]))
    }
    let list = CollectionContent(elements: pairs, isDictionary: false, amount: content.amount)
    return collection(list.isTold && pairs.count > 1 ? list.opened(isFilled: true) : list)
  }

  /// A dictionary as a method of lists sees it; nil for other methods and values.
  func pairs(askedBy method: Name, of id: ValueID) -> ValueID? {
    StandardTypes.pairMethods.contains(project.names[method]) ? pairs(ofDictionary: id) : nil
  }

  /// `rows.joined()`: the elements of the lists in a list.
  func joined(_ base: ValueID) -> ValueID? {
    guard let content = collectionContent(base), !content.isDictionary else {
      guard case .array(let inner) = project.types[type(of: base)],
        case .array = project.types[inner]
      else { return nil }
      return opaque(inner)
    }
    let parts = content.elements.map { collectionContent($0) }
    guard parts.allSatisfy({ $0.map { !$0.isDictionary } ?? false }) else {
      let element = element(of: base)
      return collectionContent(element) == nil && !isCollection(element, type(of: element))
        ? nil : element
    }
    let elements = inCommon(parts.flatMap { $0?.elements ?? [] })
    if content.isTold, parts.allSatisfy({ $0?.isTold ?? false }) { return written(elements) }
    let isOpen = content.isOpen || parts.contains { $0?.isOpen ?? false }
    let list = store.intern(.array(elements))
    return isOpen ? store.intern(.open(list, isFilled: false)) : list
  }

  /// `list[1...]`: elements of a list, which keep their positions in it; nil where these are not told.
  func slice(of base: ValueID, by range: ArgumentSource) -> ValueID? {
    guard !isSlice(base), let elements = exactElements(of: base), !elements.isEmpty,
      let (first, last) = bounds(of: range),
      case (let low, let high) = (first ?? 0, last ?? elements.count), low <= high,
      low >= 0, high <= elements.count
    else { return nil }
    let slice = project.names.intern(StandardTypes.slice)
    return store.intern(
      .typed(
        written(Array(elements[low..<high])),
        project.types.intern(.external(slice, [self.type(of: element(of: base))]))))
  }

  /// The first position of a range, and the one behind its last.
  private func bounds(of range: ArgumentSource) -> (first: Int?, last: Int?)? {
    guard case .expression(let id, let frame) = range.origin else { return nil }
    let facts = frame.file.facts
    func position(_ id: ExpressionID, after: Int = 0) -> Int? {
      asking { number(evaluate(id, frame)) }.map { $0 + after }
    }
    switch facts[id].kind {
    case .binary(let name, let first, let last) where facts[name] == "..<":
      guard let first = position(first), let last = position(last) else { return nil }
      return (first, last)
    case .binary(let name, let first, let last) where facts[name] == "...":
      guard let first = position(first), let last = position(last, after: 1) else { return nil }
      return (first, last)
    case .postfix(let name, let first) where facts[name] == "...":
      return position(first).map { ($0, nil) }
    case .prefix(let name, let last) where facts[name] == "..<":
      return position(last).map { (nil, $0) }
    case .prefix(let name, let last) where facts[name] == "...":
      return position(last, after: 1).map { (nil, $0) }
    default: return nil
    }
  }

  /// Whether a list is a part of another one, in which its elements have other positions.
  func isSlice(_ id: ValueID) -> Bool {
    guard case .external(let name, _) = project.types[type(of: id)] else { return false }
    return project.names[name] == StandardTypes.slice
  }

  /// `list.split(separator: x)`: lists of the elements.
  func pieces(of base: ValueID, _ type: TypeID) -> ValueID? {
    guard let content = collectionContent(base), !content.isDictionary else {
      guard case .array = project.types[type] else { return nil }
      return opaque(project.types.intern(.array(type)))
    }
    let piece = collection(base, with: content.opened(isFilled: false))
    let list = store.intern(.array([piece]))
    return content.isTold || content.isOpen ? store.intern(.open(list, isFilled: false)) : list
  }

  /// `sequence(first: a) { next(of: $0) }`
  func sequence(
    from arguments: [ArgumentSource], _ frame: Frame, _ site: Site
  ) -> ValueID? {
    guard arguments.count == 2, project.names[arguments[0].label] == "first" else { return nil }
    let closure = value(of: arguments[1])
    var elements = [value(of: arguments[0])]
    while elements.count < Self.chosenLimit, let last = elements.last {
      let next = invoke(closure, [source(last)], frame, site)
      switch presence(of: next) {
      case .no: return written(elements)
      case .yes: elements.append(unwrapped(next))
      default:
        elements.append(unwrapped(next))
        let list = store.intern(.array(elements))
        return isRuntime(core(last)) ? list : store.intern(.open(list, isFilled: true))
      }
    }
    return store.intern(.open(store.intern(.array(elements)), isFilled: true))
  }

  /// `type(of: value)`: the type of a value of which it is certain; nil where it may be one below it.
  func dynamicType(_ arguments: [ArgumentSource]) -> ValueID? {
    guard arguments.count == 1, project.names[arguments[0].label] == "of" else { return nil }
    let known = value(of: arguments[0])
    let value = core(known)
    let type = type(of: value)
    guard let id = project.types.nominal(type) else { return nil }
    switch project.kind(of: id) {
    case .structure, .enumeration: return store.intern(.metatype(type))
    case .classType:
      guard !project.isInherited(id) || isInstance(value) else { return nil }
      // Code knows of it what it knows of the value.
      return adapt(
        store.intern(.metatype(type)), to: project.types.intern(.metatype(self.type(of: known))))
    default: return nil
    }
  }

  private func isInstance(_ id: ValueID) -> Bool {
    if case .instance = store[id] { return true }
    return false
  }
}
