// What code knows of the results of requirements: where a protocol says that `content` is any view, it is one, whatever type a
// conformer makes it.

extension Evaluator {
  /// What the protocols by which an expression is evaluated say of its value.
  ///
  /// - Parameter id: what is named or called.
  func seen(_ value: ValueID, askedAs id: ExpressionID, _ frame: Frame) -> ValueID {
    // Most names are no protocol's.
    guard let local = name(in: id, frame), requiredNames.contains(frame.file.name(local)),
      let nominal = owner(of: unwrappedType(of: value)),
      isContested(nominal), let (name, protocols) = asked(id, frame)
    else { return value }
    let requirements = members(named: name, ofProtocols: protocols).filter(project.isRequirement)
    guard requirements.count == 1, let requirement = requirements.first,
      let bounds = bounds(ofResult: requirement, protocols)
    else { return value }
    return seen(unseen(value), by: bounds)
  }

  private func name(in id: ExpressionID, _ frame: Frame) -> LocalName? {
    switch frame.file.facts[id].kind {
    case .name(let local, _), .member(_, let local, _): local
    default: nil
    }
  }

  /// Whether it makes a difference for values of a type by which of its protocols they are known.
  private func isContested(_ nominal: NominalID) -> Bool {
    if let known = contestedTypes[nominal] { return known }
    let conformance = project.conformance(of: nominal)
    let view = project.types.intern(.external(language.view, []))
    let isContested =
      ([view] + conformance.protocols.map { project.selfType(of: $0) }).contains {
        differ(nominal, [$0])
      }
    contestedTypes[nominal] = isContested
    return isContested
  }

  /// The member that an expression names and the protocols by which its base is known; nil where that is known by its type.
  private func asked(_ id: ExpressionID, _ frame: Frame) -> (Name, [TypeID])? {
    let facts = frame.file.facts
    switch facts[id].kind {
    case .name(let local, _):
      guard let bounds = boundsOfSelf(frame), !isLocal(id, local, frame) else { return nil }
      return (frame.file.name(local), bounds)
    case .member(let base, let local, _):
      guard case .name(let own, _) = facts[base].kind else { return nil }
      let name = frame.file.name(local)
      if frame.file.name(own) == language.selfValue {
        return boundsOfSelf(frame).map { (name, $0) }
      }
      guard let written = writtenType(of: base, frame) else { return nil }
      switch project.types[written] {
      case .parameter(let parameter):
        return bounds(ofParameter: parameter, frame).map { (name, $0) }
      case .opaque(let bounds), .existential(let bounds): return (name, bounds)
      default: return nil
      }
    default: return nil
    }
  }

  /// What a requirement says of what it gives: nil where that is a certain type.
  private func bounds(ofResult member: Member, _ protocols: [TypeID]) -> [TypeID]? {
    let facts = project.files[member.reference.fileIndex].facts
    let written: TypeReferenceID?
    switch facts[member.reference.id].kind {
    case .variable(let id): written = facts[id].type
    case .function(let id): written = facts[id].result
    default: written = nil
    }
    guard let written else { return nil }
    let type = project.resolveType(
      written, in: LexicalContext(reference: member.reference, project: project))
    switch project.types[project.types.unwrapped(type)] {
    case .opaque(let bounds), .existential(let bounds): return bounds
    case .parameter(language.selfType): return protocols
    case .parameter(let name): return member.owner.flatMap { bounds(ofAssociated: name, in: $0) }
    default: return nil
    }
  }

  private func bounds(ofAssociated name: Name, in owner: NominalID) -> [TypeID]? {
    for id in [owner] + project.conformance(of: owner).protocols {
      let reference = project[id].reference
      let file = project.files[reference.fileIndex]
      let context = LexicalContext(reference: reference, project: project)
      for member in file.facts[file.facts[reference.id].members] {
        guard case .associatedType = file.facts[member].kind,
          file.name(file.facts[member].name) == name
        else { continue }
        let bounds = file.facts[file.facts[member].inheritance].flatMap {
          parts(of: $0, context)
        }
        return bounds.isEmpty ? nil : bounds
      }
    }
    return nil
  }
}
