// Collections that the standard library makes of others: pairs of two, and dictionaries of groups or pairs.

extension Evaluator {
  /// What a function of the catalogue makes of collections: `zip(a, b)`.
  func collection(
    _ name: Name, _ arguments: [ArgumentSource], _ frame: Frame, _ site: Site
  ) -> ValueID? {
    if name == language.dictionary { return dictionary(arguments, frame, site) }
    switch functionTypings[name] {
    case .pairs:
      guard arguments.count == 2 else { return nil }
      let elements = arguments.map { element(of: value(of: $0)) }
      let types = elements.map { type(of: $0) }
      let labels = [Name](repeating: .none, count: 2)
      // Of run-time values the types are all there is.
      guard elements.allSatisfy({ isRuntime($0) }) else {
        return store.intern(.array([store.intern(.tuple(labels, elements))]))
      }
      return opaque(project.types.intern(.array(project.types.intern(.tuple(labels, types)))))
    case nil: return nil
    }
  }

  /// `Dictionary(grouping: items, by: \.kind)` and the initialisers that take pairs of a key and a value.
  func dictionary(_ arguments: [ArgumentSource], _ frame: Frame, _ site: Site) -> ValueID? {
    guard
      let typing = arguments.lazy.compactMap({
        self.project.catalogue.dictionaryInitializers[self.project.names[$0.label]]
      }).first, let first = arguments.first
    else { return nil }
    let element = element(of: value(of: first))
    switch typing {
    case .groups:
      guard arguments.count == 2 else { return nil }
      let key = invoke(value(of: arguments[1]), [source(element)], frame, site)
      return dictionary(key, of: store.intern(.array([element])), isRuntime: isRuntime(element))
    case .pairs:
      for argument in arguments.dropFirst() { touch(value(of: argument), frame) }
      switch store[core(element)] {
      case .tuple(_, let parts) where parts.count == 2:
        return dictionary(parts[0], of: parts[1], isRuntime: isRuntime(parts[1]))
      case .opaque(let type):
        guard case .tuple(_, let parts) = project.types[type], parts.count == 2 else { return nil }
        return opaque(project.types.intern(.dictionary(parts[0], parts[1])))
      default: return nil
      }
    }
  }

  private func dictionary(_ key: ValueID, of value: ValueID, isRuntime: Bool) -> ValueID {
    guard isRuntime else { return store.intern(.dictionary([key, value])) }
    return opaque(project.types.intern(.dictionary(type(of: key), type(of: value))))
  }

  /// Whether a constant list holds nothing, as a value; nil where no constant stands.
  func isEmpty(_ id: ValueID) -> ValueID? {
    guard case .array(let elements) = store[core(id)], elements.allSatisfy({ isConstantData($0) })
    else { return nil }
    return store.intern(.boolean(elements.isEmpty))
  }

  private func isRuntime(_ id: ValueID) -> Bool {
    if case .opaque = store[id] { return true }
    return false
  }
}
