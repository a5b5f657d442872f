// What code learns of values by reflection: `Mirror(reflecting: _model)`.

extension Evaluator {
  /// What a value is made of. The sources decide it, and do not tell it; to look at a wrapper's storage reads no object (A7).
  func mirror(_ arguments: [ArgumentSource], _ frame: Frame) -> ValueID {
    for argument in arguments where !isStorage(argument, frame) {
      touch(value(of: argument), frame)
    }
    return store.intern(.someConstant(.unknown))
  }

  /// Whether code names the storage of an object's wrapper for something else than the object in it: whoever is given that may read the
  /// object, or look whether there is one. O(expressions of the file).
  func handsOnStorage(
    of property: Name, _ owner: TypeID, _ site: Site
  ) -> Bool {
    guard let owner = project.types.nominal(project.types.unwrapped(owner)),
      project.members(named: property, of: owner).contains(where: { isObjectWrapper($0.reference) })
    else { return false }
    let file = project.files[site.fileIndex]
    return !file.facts.expressions.contains { expression in
      guard case .member(site.id, let name, _) = expression.kind else { return false }
      return [language.wrappedValue, language.projectedValue].contains(file.name(name))
    }
  }

  /// What the storage of an object's wrapper is to code that is given it: what that finds the sources decide, and do not tell.
  func storage(_ read: () -> ValueID?) -> ValueID? {
    under(.always, decided: false) { read().map { _ in store.intern(.someConstant(.unknown)) } }
  }

  /// `_name`, `self._name`, `view._name`, of a property with a wrapper
  private func isStorage(_ argument: ArgumentSource, _ frame: Frame) -> Bool {
    guard case .expression(let id, let place) = argument.origin,
      let name = place.file.lastName(of: id), project.names.kind(of: name) == .underscored,
      let plain = project.names.withoutPrefix(name)
    else { return false }
    let holder: ValueID?
    if case .member(let base, _, _) = place.file.facts[id].kind {
      holder = evaluate(base, place)
    } else {
      holder = frame.receiver
    }
    guard let holder, let owner = project.types.nominal(unwrappedType(of: holder)) else {
      return false
    }
    return project[owner].members(named: name).isEmpty
      && project[owner].members(named: plain).contains { member in
        !project.declaration(member.reference).attributes.isEmpty
      }
  }
}
