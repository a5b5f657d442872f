// What code learns of values by reflection: `Mirror(reflecting: _model)`.

extension Evaluator {
  /// What a value is made of. The sources decide it, and do not tell it; to look at a wrapper's storage reads no object (A7).
  func mirror(_ arguments: [ArgumentSource], _ frame: Frame) -> ValueID {
    for argument in arguments where !isStorage(argument, frame) {
      touch(value(of: argument), frame)
    }
    return store.intern(.someConstant(.unknown))
  }

  /// `_name`, `self._name`
  private func isStorage(_ argument: ArgumentSource, _ frame: Frame) -> Bool {
    guard case .expression(let id, let place) = argument.origin,
      let name = place.file.lastName(of: id)
    else { return false }
    return project.names.kind(of: name) == .underscored
  }
}
