// Generic parameters that several arguments bind: of two classes they are what these have in common, for all of the arguments.

extension Evaluator {
  /// The type that one element of a list names for others that leave it out: `[Edge.leading, .trailing]`; else unknown.
  func typeNamed(amongElements elements: ArraySlice<ExpressionID>, _ frame: Frame) -> TypeID {
    let facts = frame.file.facts
    func leavesTypeOut(_ id: ExpressionID) -> Bool {
      switch facts[id].kind {
      case .implicitMember: true
      case .call(let callee, _): leavesTypeOut(callee)
      default: false
      }
    }
    guard elements.contains(where: leavesTypeOut),
      let naming = elements.first(where: { !leavesTypeOut($0) })
    else { return .unknown }
    let value = evaluate(naming, frame)
    var type = type(of: value)
    if case .externalMember(let base?, _) = store[core(value)],
      case .metatype(let owner) = store[core(base)]
    {
      type = owner
    }
    switch project.types[type] {
    case .nominal(let nominal, _) where project.kind(of: nominal) != .protocolType: return type
    case .external where !isViewLike(type): return type
    default: return .unknown
    }
  }

  /// Widens what generic parameters are bound to, so that a further value is one of it.
  func widen(_ pattern: TypeID, _ actual: TypeID, _ bindings: inout TypeBindings) {
    guard project.types.isGeneric(pattern), actual != .unknown else { return }
    switch (project.types[pattern], project.types[actual]) {
    case (.parameter(let name), .nominal(let id, _)):
      guard let known = bindings[name], known != actual, project.kind(of: id) == .classType,
        let common = commonClass(of: known, actual)
      else { return }
      bindings[name] = common
    case (.optional(let left), .optional(let right)), (.array(let left), .array(let right)),
      (.metatype(let left), .metatype(let right)),
      (.function(_, let left), .function(_, let right)):
      widen(left, right, &bindings)
    case (.optional(let left), _): widen(left, actual, &bindings)
    default: break
    }
  }

  /// Arguments that were taken before it was known what a generic parameter is.
  func hold(
    _ values: inout [ValueID], as parameters: ArraySlice<Parameter>, _ own: Frame
  ) {
    for (index, parameter) in parameters.enumerated() where !parameter.isVariadic {
      guard let written = parameter.type else { continue }
      let name = own.file.name(parameter.name)
      let pattern = project.resolveType(written, in: context(own))
      guard project.types.isGeneric(pattern) else { continue }
      let type = project.types.substitute(pattern, own.bindings)
      values[index] = seen(kept(adapt(values[index], to: type), as: type), by: pattern, own)
      if name != .none { _ = own.assign(name, values[index]) }
    }
  }

  /// Stored properties that were given before it was known what a generic parameter of their type is.
  func hold(
    _ fields: inout [Name: ValueID], asPropertiesOf id: NominalID, _ bindings: TypeBindings
  ) {
    for member in storedProperties(of: id) {
      let facts = project.files[member.reference.fileIndex].facts
      guard case .variable(let variable) = facts[member.reference.id].kind,
        let written = facts[variable].type, case .none = wrapper(of: member.reference),
        let value = fields[project.name(of: member.reference)]
      else { continue }
      let context = LexicalContext(reference: member.reference, project: project)
      let pattern = project.resolveType(written, in: context)
      guard project.types.isGeneric(pattern) else { continue }
      let type = project.types.substitute(pattern, bindings)
      fields[project.name(of: member.reference)] = kept(adapt(value, to: type), as: type)
    }
  }
}
