// Cases of enumerations with what they hold.

extension Evaluator {
  func isEnumCase(_ member: Member) -> Bool {
    if case .enumCase = project.declaration(member.reference).kind { return true }
    return false
  }

  func enumCase(
    _ member: Member, _ type: TypeID, _ arguments: [ArgumentSource], _ frame: Frame
  ) -> ValueID {
    guard let function = project.function(of: member.reference) else { return .unknown }
    let own = self.frame(for: member.reference, receiver: store.intern(.metatype(type)))
    let parameters = own.file.facts[function.parameters]
    var payload: [ValueID] = []
    for (index, argument) in arguments.enumerated() {
      let declared =
        index < parameters.count
        ? parameters[parameters.startIndex + index].type.map { resolve($0, in: own) } ?? .unknown
        : .unknown
      payload.append(kept(adapt(value(of: argument, expected: declared), to: declared)))
    }
    return store.intern(.enumCase(type, project.name(of: member.reference), payload))
  }
}
