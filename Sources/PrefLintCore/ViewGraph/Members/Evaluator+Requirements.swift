// Members that a protocol requires: what is read or called is that of each conformer which may stand there.

extension Evaluator {
  /// A requirement of a protocol: the member of every conformer.
  func requirement(
    _ member: Member, of base: ValueID, _ frame: Frame, _ site: Site
  ) -> ValueID {
    let facts = project.files[member.reference.fileIndex].facts
    guard case .variable(let id) = facts[member.reference.id].kind, let owner = member.owner else {
      return .unknown
    }
    let own = self.frame(for: member.reference, receiver: base)
    let declared = facts[id].type.map { resolve($0, in: own) } ?? .unknown
    if let known = unveiled(base) {
      return self.member(
        project.name(of: member.reference), of: known, frame, site: site, generics: [])
    }
    // A conformer that does not implement it gets it from outside the project.
    guard mayCarry(declared), !isConcrete(type(of: base)),
      let conformers = conformers(of: owner, as: base)
    else { return opaque(declared) }
    let name = project.name(of: member.reference)
    let values = conformers.map {
      self.member(name, of: opaque(project.selfType(of: $0)), frame, site: site, generics: [])
    }
    // Of a flag that only the run knows it matters little whose it is.
    let isTold = declared != boolType || values.allSatisfy { isKnownConstant(core($0)) }
    return union(
      zip(conformers, values).map { conformer, value in
        Alternative(
          presence: isTold
            ? presence(ofConformer: conformer, of: conformers, as: base)
            : presence(ofConformer: conformer),
          value: value, isDecided: true, guise: guise(of: conformer, owner, as: base))
      })
  }

  /// A call through a protocol means every conformer of the project.
  func callRequirement(
    _ member: Member, _ receiver: ValueID?, _ arguments: [ArgumentSource], _ declared: TypeID,
    _ frame: Frame, _ site: Site
  ) -> ValueID {
    if let receiver, let known = unveiled(receiver) {
      return callMember(
        project.name(of: member.reference), of: known, generics: [], arguments: arguments,
        site: site, frame, expected: declared)
    }
    guard mayCarry(declared), let owner = member.owner,
      receiver.map({ !isConcrete(type(of: $0)) }) ?? true,
      let conformers = conformers(of: owner, as: receiver)
    else {
      for argument in arguments { _ = value(of: argument) }
      return opaque(declared)
    }
    let name = project.name(of: member.reference)
    defer { doubt(givenTo: arguments) }
    return union(
      conformers.map { conformer in
        let type = project.selfType(of: conformer)
        let base = member.isStatic ? store.intern(.metatype(type)) : opaque(type)
        let implementations = project.members(named: name, of: conformer).filter {
          isFunction($0) && !project.isRequirement($0)
        }
        let value = under(project[conformer].presence) {
          callFunctions(
            implementations, receiver: base, arguments, frame, site, expected: declared) ?? .unknown
        }
        return Alternative(
          presence: presence(ofConformer: conformer, of: conformers, as: receiver), value: value,
          isDecided: true,
          guise: guise(of: conformer, owner, as: receiver))
      })
  }
}
