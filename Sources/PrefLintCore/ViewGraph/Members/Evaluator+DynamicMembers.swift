// Members that a type does not declare and that `@dynamicMemberLookup` finds for it.

extension Evaluator {
  /// What `@dynamicMemberLookup` makes of a member that a type does not declare: what its one subscript for that returns, or
  /// their type, if all have one.
  func dynamicMember(
    _ name: Name, of base: ValueID, _ type: TypeID, _ frame: Frame
  ) -> ValueID? {
    guard let nominal = project.types.nominal(type), project.looksUpMembers(nominal)
    else { return nil }
    let lookups = project.members(named: language.subscripted, of: nominal).filter {
      !$0.isStatic && parameter(ofLookup: $0) != nil
    }
    if lookups.count == 1, let key = key(name, for: lookups[0], base),
      let value = callSubscript(lookups, base, [source(key, label: dynamicMemberLabel)], frame),
      self.type(of: value) != .unknown || isCallable(value) || isMadeOfViews(value)
    {
      return value
    }
    var results: Set<TypeID> = []
    for member in lookups {
      guard let result = project.function(of: member.reference)?.result else { continue }
      results.insert(resolve(result, in: self.frame(for: member.reference, receiver: base)))
    }
    guard results.count == 1, let result = results.first, result != .unknown,
      !project.types.isGeneric(result)
    else { return nil }
    return opaque(result)
  }

  /// Whether a value is a view, or one of several.
  func isMadeOfViews(_ value: ValueID) -> Bool {
    switch store[core(value)] {
    case .group, .empty: true
    case .union(let alternatives): alternatives.allSatisfy { isMadeOfViews($0.value) }
    default: isBuilt(value)
    }
  }

  /// Whether a value may have members that its type does not declare: those of what it stands for.
  func looksUpMembers(_ type: TypeID) -> Bool {
    guard let nominal = project.types.nominal(type) else { return false }
    return project.looksUpMembers(nominal)
  }

  private var dynamicMemberLabel: Name { project.names.intern("dynamicMember") }

  private func parameter(ofLookup member: Member) -> Parameter? {
    let file = project.files[member.reference.fileIndex]
    guard let function = project.function(of: member.reference),
      let parameter = file.facts[function.parameters].first,
      file.facts[parameter.label] == "dynamicMember"
    else { return nil }
    return parameter
  }

  /// What a subscript is given for a member: a key path from what it looks into, or the name.
  private func key(_ name: Name, for lookup: Member, _ base: ValueID) -> ValueID? {
    guard let written = parameter(ofLookup: lookup)?.type else { return nil }
    let type = resolve(written, in: frame(for: lookup.reference, receiver: base))
    guard case .external(let wanted, let ends) = project.types[type] else { return nil }
    if ends.count == 2 {
      guard !members(named: name, of: ends[0]).isEmpty else { return nil }
      return store.intern(.keyPath(ends[0], [name]))
    }
    guard ends.isEmpty, wanted == language.string else { return nil }
    return store.intern(.literal(name, type))
  }
}
