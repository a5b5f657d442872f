// Structures of the run that code changes a property of: `var copy = card; copy.isOpen = false` where `card` is a `@State`.

extension Evaluator {
  /// A structure with what is known of each stored property: the value itself, or one of the run whose properties are asked for. Nil for
  /// what is no structure of the project, or has properties behind wrappers that decide what they keep.
  ///
  /// - Complexity: linear in the stored properties of the type.
  func toldStructure(_ id: ValueID, _ frame: Frame) -> ValueID? {
    if isToldStructure(id) { return id }
    guard case .opaque(let type) = store[opaqueCore(id)],
      let nominal = project.types.nominal(type), project.kind(of: nominal) == .structure
    else { return nil }
    let site = Site(file: frame.fileIndex, ExpressionID(0))
    var fields: [Name: ValueID] = [:]
    for member in storedProperties(of: nominal) {
      let name = project.name(of: member.reference)
      switch wrapper(of: member.reference) {
      case .none:
        guard let (_, variable) = property(named: name, in: nominal) else { return nil }
        // Whoever makes the structure gives it this one, which is found there.
        if variable.isLet, variable.initializer != nil { continue }
        fields[name] = self.member(name, of: id, frame, site: site, generics: [])
      case .builder, .project, .external: return nil
      default: continue
      }
    }
    return rebuilt(id, instance(nominal, type, fields))
  }

  /// A tuple with what is known of each element; nil for what is none.
  func toldTuple(_ id: ValueID) -> ValueID? {
    if case .tuple = store[core(id)] { return id }
    guard case .opaque(let type) = store[opaqueCore(id)],
      case .tuple(let labels, let types) = project.types[type]
    else { return nil }
    return store.intern(.tuple(labels, types.map { opaque($0) }))
  }

  /// A value of the run without what it is seen through.
  private func opaqueCore(_ id: ValueID) -> ValueID {
    let value = core(id)
    guard case .typed(let inner, let type) = store[value] else { return value }
    if inner == .unknown { return opaque(type) }
    return inner
  }
}
