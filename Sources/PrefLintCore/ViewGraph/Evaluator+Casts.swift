// Casts, and whether a value is of a type.

extension Evaluator {
  func cast(
    _ operand: ExpressionID, _ kind: Expression.Cast, _ written: TypeReferenceID, _ frame: Frame
  ) -> ValueID {
    let type = resolve(written, in: frame)
    let value = unseen(evaluate(operand, frame, expected: type))
    switch kind {
    case .check:
      switch isOf(value, type) {
      case .yes: return store.intern(.boolean(true))
      case .no: return store.intern(.boolean(false))
      case .undecided: return someConstant()
      case .either: return opaque(boolType)
      }
    case .coercion: return adapt(value, to: type)
    case .forced:
      if isOf(value, type) == .yes { return adapt(concrete(value), to: type) }
      let adapted = adapt(value, to: type)
      if case .typed = store[adapted] { return opaque(type) }
      return type == .unknown ? value : adapted
    case .conditional:
      switch isOf(value, type) {
      case .yes: return adapt(concrete(value), to: type)
      case .no: return .none
      case .undecided: return store.intern(.someConstant(project.types.intern(.optional(type))))
      case .either: break
      }
      if isViewLike(self.type(of: value)) { return union([value, .none]) }
      return type == .unknown ? .unknown : opaque(project.types.intern(.optional(type)))
    }
  }

  /// A value as it is, not as a protocol or `Any` shows it.
  private func concrete(_ id: ValueID) -> ValueID {
    guard case .typed(let inner, let declared) = store[id] else { return id }
    switch (store[core(inner)], project.types[declared]) {
    case (.instance, .existential), (.instance, .external), (.enumCase, .existential),
      (.enumCase, .external):
      return concrete(inner)
    default: return id
    }
  }

  /// Whether a value is of a type, as far as its own type is known, not only the one that it is seen through.
  func isOf(_ id: ValueID, _ wanted: TypeID) -> Decision {
    guard wanted != .unknown, !project.types.isGeneric(wanted) else { return .either }
    if case .existential(let bounds) = project.types[wanted], bounds.count == 1 {
      return isOf(id, bounds[0])
    }
    let value = core(id)
    if isErased(id) {
      switch project.types[wanted] {
      case .external(language.anyView, _), .external(language.view, _): return .yes
      case .nominal(let named, _) where project.kind(of: named) != .protocolType: return .no
      default: break
      }
    }
    switch store[value] {
    case .union(let alternatives):
      let decisions = alternatives.map { isOf($0.value, wanted) }
      if decisions.allSatisfy({ $0 == .yes }) { return .yes }
      if decisions.allSatisfy({ $0 == .no }) { return .no }
      return decisions.contains(.undecided) ? .undecided : .either
    case .instance, .enumCase, .boolean, .literal: break
    case .empty:
      guard case .external(let name, _) = project.types[wanted] else { return .no }
      return project.names[name] == "EmptyView" ? .yes : .undecided
    case .opaque(let type): return isOf(static: type, wanted)
    case .typed(let inner, _):
      guard case .opaque(let type) = store[inner] else { return .either }
      return isOf(static: type, wanted)
    case .component(let name, _, _):
      guard componentEntries[name] != nil else { return .either }
    case .someConstant(let type): guard type != .unknown else { return .undecided }
    default: return .either
    }
    let actual = type(of: value)
    switch (project.types[actual], project.types[wanted]) {
    case (.nominal(let left, _), .nominal(let right, let arguments)):
      guard project.inherits(left, from: right) else {
        return project.kind(of: right) == .protocolType && mayInheritMore(left) ? .undecided : .no
      }
      return arguments.isEmpty || actual == wanted ? .yes : .undecided
    case (.nominal(let left, _), .external(let name, _)):
      if inherits(left, fromExternal: name) { return .yes }
      if name == language.view, isNoView(left) { return .no }
      return componentEntries[name] != nil || isScalar(wanted) || wanted == boolType
        ? .no : .undecided
    case (.external(let left, _), .external(let right, _)):
      if left == right { return .yes }
      let isPlain = isScalar(wanted) || wanted == boolType || componentEntries[right] != nil
      return isPlain ? .no : .undecided
    case (.external, .nominal(let right, _)):
      return project.kind(of: right) == .protocolType ? .undecided : .no
    default: return .undecided
    }
  }

  /// Whether a type is certainly no view: a protocol of Apple's that it conforms to may be one of views.
  private func isNoView(_ id: NominalID) -> Bool {
    project.conformance(of: id).externals.isEmpty && project.isInheritanceDecided(of: id)
  }

  /// Whether a type conforms to a protocol from outside, whatever its generic parameters are.
  private func inherits(_ id: NominalID, fromExternal name: Name) -> Bool {
    guard !project[id].genericParameters.isEmpty else { return project.conforms(id, to: name) }
    let reference = project[id].reference
    let file = project.files[reference.fileIndex]
    return file.facts[project.declaration(reference).inheritance].contains {
      guard case .named(nil, let local, _) = file.facts[$0].kind else { return false }
      return file.name(local) == name
    }
  }

  /// Whether a run-time value of a static type is of another: classes that have nothing to do with each other have no
  /// common values, and what a structure is, its type says.
  private func isOf(static type: TypeID, _ wanted: TypeID) -> Decision {
    guard let left = project.types.nominal(type), project.kind(of: left) != .protocolType else {
      return .either
    }
    // A view is a structure or an enumeration, so that what inherits from a class is none either.
    if case .external(language.view, _) = project.types[wanted] {
      return isNoView(left) ? .no : .either
    }
    guard case .nominal(let right, let arguments) = project.types[wanted],
      project.kind(of: right) != .protocolType
    else { return .either }
    if project.inherits(left, from: right) {
      return arguments.isEmpty || type == wanted ? .yes : .either
    }
    return project.inherits(right, from: left) ? .either : .no
  }
}
