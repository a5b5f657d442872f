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

  /// Leaves open the property of a structure in which code changes something that is not followed: the others are what they were. False
  /// for a structure as a whole, and for what is none.
  func doubt(partOf target: ExpressionID, of old: ValueID, _ frame: Frame) -> Bool {
    guard let place = place(target, frame),
      case .variable(let name) = place.root, case .member(let field)? = place.path.first,
      let told = toldStructure(old, frame), isStored(field, of: told)
    else { return false }
    let site = Site(file: frame.fileIndex, ExpressionID(0))
    let part = member(field, of: told, frame, site: site, generics: [])
    return frame.assign(name, replacing(field, of: told, by: doubted(part)))
  }

  /// What a mutating step of a chain is applied to: of `copy.items.append(1)` that is `copy.items`, as far as it is a place.
  func changedValue(of node: ExpressionID, _ head: ExpressionID, _ frame: Frame) -> ExpressionID {
    let facts = frame.file.facts
    var step = node
    if case .call(let callee, _) = facts[node].kind { step = callee }
    guard case .member(let base, _, _) = facts[step].kind, place(base, frame) != nil else {
      return head
    }
    return base
  }

  /// A structure, or each of several that a value may be, with something else at a place in it; nil where that is not told.
  func replacing(
    _ path: ArraySlice<ValuePlace.Step>, in owner: ValueID, by value: ValueID, _ frame: Frame
  ) -> ValueID? {
    guard let step = path.first else { return value }
    guard case .member(let name) = step else { return nil }
    if case .union(let alternatives) = store[core(owner)] {
      guard alternatives.count <= Self.collectionLimit else { return nil }
      var results: [Alternative] = []
      for alternative in alternatives {
        guard let new = replacing(path, in: alternative.value, by: value, frame) else { return nil }
        results.append(alternative.holding(new))
      }
      return union(results)
    }
    guard let told = toldStructure(owner, frame), isStored(name, of: told) else { return nil }
    let site = Site(file: frame.fileIndex, ExpressionID(0))
    let inner = member(name, of: told, frame, site: site, generics: [])
    guard let new = replacing(path.dropFirst(), in: inner, by: value, frame), new != .unknown
    else { return nil }
    return replacing(name, of: told, by: new)
  }
}
