// What code outside the project returns: its type is not known, and so not whether it may be nil. Swift asks nothing but optionals
// whether they are there. Where an optional is declared, a value that always is there may be given as well.

extension Evaluator {
  /// Whether a condition asks what a call from outside the project returns: it is an optional, or nobody would ask.
  func isMadeOutside(_ id: ExpressionID, _ value: ValueID, _ frame: Frame) -> Bool {
    guard case .call = frame.file.facts[id].kind,
      case .component(let name, _, _) = store[core(value)]
    else { return false }
    return componentEntries[name] == nil
  }

  /// Whether a value is what a function from outside returns, or a method of something that is made outside the project and that is no
  /// view that is known.
  func isForeignResult(_ id: ValueID) -> Bool {
    let id = core(id)
    switch store[id] {
    case .component(let name, _, _):
      return !isInitialized(name)
    case .modified(_, let name, _, _):
      guard modifierEntries[name] == nil else { return false }
    default: return false
    }
    var inner = id
    while case .modified(let base, _, _, _) = store[inner] { inner = core(base) }
    switch store[inner] {
    case .component(let name, _, _): return componentEntries[name] == nil
    case .externalMember: return !isViewLike(type(of: inner))
    default: return false
    }
  }

  /// What is known of nothing but that it comes from outside, as it is given where an optional is declared: it may be there always.
  /// Texts and numbers of systems and settings mostly are not.
  func foreignResult(_ id: ValueID, givenAs declared: TypeID) -> ValueID? {
    guard case .optional(let wrapped) = project.types[declared], isToldData(wrapped) else {
      return nil
    }
    guard isOfUnknownType(id, for: wrapped) else { return nil }
    return isScalar(wrapped) || wrapped == boolType
      ? opaque(declared) : store.intern(.someConstant(declared))
  }

  /// What the project's code returns as an optional that it has from outside: nobody would call that an optional if it never was nil.
  func returned(_ id: ValueID, as declared: TypeID) -> ValueID {
    guard case .optional(let wrapped) = project.types[declared], isToldData(wrapped) else {
      return id
    }
    func result(_ value: ValueID) -> ValueID {
      isOfUnknownType(value, for: wrapped) ? opaque(declared) : value
    }
    guard case .union(let alternatives) = store[core(id)] else { return result(id) }
    guard alternatives.contains(where: { result($0.value) != $0.value }) else { return id }
    return union(alternatives.map { $0.holding(result($0.value)) })
  }

  /// Whether a value comes from outside and its type, and so whether it is an optional, is not known. A static member of the type itself
  /// is one of its constants.
  private func isOfUnknownType(_ id: ValueID, for wanted: TypeID) -> Bool {
    switch store[core(id)] {
    case .externalMember(let base?, _):
      if case .metatype(let owner) = store[core(base)] { return owner != wanted }
      return true
    case .component, .modified: return isForeignResult(id)
    default: return false
    }
  }

  /// Whether a value is made by an initialiser from outside that may return nil.
  func mayFail(_ id: ValueID) -> Bool {
    guard case .component(let name, let arguments, _) = store[core(id)],
      componentEntries[name] == nil
    else { return false }
    return mayFail(name, arguments)
  }

  /// Whether an initialiser from outside the project may return nil: of a number, if it is given a text.
  private func mayFail(_ name: Name, _ arguments: [ArgumentValue]) -> Bool {
    guard let first = arguments.first else { return false }
    let label = project.names[first.label]
    if label == "exactly" { return true }
    guard let labels = StandardTypes.failableInitializers[project.names[name]],
      labels.contains(label)
    else { return false }
    // `Int(text)` of a text alone, `Unicode.Scalar(code)` of any number.
    let isOfTexts = label.isEmpty && !StandardTypes.failableOfNumbers.contains(project.names[name])
    return !isOfTexts || isText(type(of: first.value))
  }

  private func isToldData(_ type: TypeID) -> Bool { isData(type) && !isParameter(type) }
}
