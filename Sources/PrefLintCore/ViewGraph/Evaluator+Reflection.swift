// What code learns of values by reflection: `Mirror(reflecting: _model)`.

extension Evaluator {
  /// What a value is made of. The sources decide it, and do not tell it; to look at a wrapper's storage reads no object (A7).
  func mirror(_ arguments: [ArgumentSource], _ frame: Frame) -> ValueID {
    for argument in arguments where !isStorage(argument, frame) {
      touch(value(of: argument), frame)
    }
    return store.intern(.someConstant(.unknown))
  }

  /// `_name`, `self._name`, of a property with a wrapper
  private func isStorage(_ argument: ArgumentSource, _ frame: Frame) -> Bool {
    guard case .expression(let id, let place) = argument.origin,
      let name = place.file.lastName(of: id), project.names.kind(of: name) == .underscored,
      let plain = project.names.withoutPrefix(name),
      let owner = frame.receiver.flatMap({ project.types.nominal(type(of: $0)) })
    else { return false }
    if case .member(let base, _, _) = place.file.facts[id].kind {
      guard case .name(let own, _) = place.file.facts[base].kind,
        place.file.name(own) == language.selfValue
      else { return false }
    }
    return project[owner].members(named: name).isEmpty
      && project[owner].members(named: plain).contains { member in
        !project.declaration(member.reference).attributes.isEmpty
      }
  }
}
