// Modifiers that give a closure what they are applied to: an animation shows what its closure builds of the view, in the
// view's place. That is what a `ViewModifier` does with its content (A15), so the closure is called with the view itself.

/// What a modifier shows in the place of what it is applied to.
enum AppliedContent {
  /// What a closure builds of it.
  case built(ValueID)
  /// What code makes of it that is not followed.
  case untold
}

extension Evaluator {
  /// What stands in the place of a modifier's base; nil for modifiers that leave the base where it is.
  func appliedContent(
    of base: ValueID, _ arguments: [ArgumentValue], _ entry: ListedModifier?, _ site: Site,
    _ local: LocalCondition
  ) -> AppliedContent? {
    guard let entry, let argument = argumentGivenBase(arguments, entry) else { return nil }
    guard isFollowed(argument.value) else { return .untold }
    let content = under(local.presence, decided: local.isDecided) {
      self.content(of: argument, among: arguments, entry, frame(at: site), base: base)
    }
    return content == .unknown ? .untold : .built(content)
  }

  /// The argument that is given what a modifier is applied to, if a call has one: `animation(.default)` has none.
  func argumentGivenBase(_ arguments: [ArgumentValue], _ entry: ListedModifier) -> ArgumentValue? {
    guard entry.givesBase else { return nil }
    return arguments.first { argument in
      (argument.isTrailing || argument.label != .none || isCallable(argument.value))
        && slot(for: argument, among: arguments, entry)?.isGivenBase == true
    }
  }

  /// Whether it is known which code a value calls.
  private func isFollowed(_ callee: ValueID) -> Bool {
    switch store[core(callee)] {
    case .closure, .function, .localFunction, .constructor: true
    case .union(let alternatives): alternatives.allSatisfy { isFollowed($0.value) }
    default: false
    }
  }

  /// A base as a closure knows it: a view without the members of its type.
  func given(_ base: ValueID?) -> ValueID {
    let type = project.types.intern(
      .external(project.names.intern(StandardTypes.placeholder), []))
    guard let base else { return opaque(type) }
    return store.intern(.typed(base, type))
  }

  // MARK: Views of whoever uses a style

  /// Whether a value is a member of what a style is given, or what somebody else's code makes of one: it may be a view of the
  /// project.
  func standsIn(_ id: ValueID) -> Bool {
    guard case .externalMember(let base, let name) = store[core(id)] else { return false }
    return standInMembers.contains(name) || base.map { standsIn($0) } ?? false
  }

  /// Whether a type is that of what a style is given.
  func isConfiguration(_ type: TypeID) -> Bool {
    guard case .external(let name, _) = project.types[type] else { return false }
    let path = project.names[name].split(separator: ".").map(String.init)
    return path.last == StandardPreferences.configuration
      || path.contains { StandardPreferences.configurations.contains($0) }
  }

  /// The same of one that is declared with a type, which does not tell whose view it is: the content of a modifier.
  func standsIn(_ id: ValueID, as declared: TypeID) -> Bool {
    guard case .external(let name, _) = project.types[declared], !isScalar(declared) else {
      return false
    }
    return standsIn(id) && !project.catalogue.plainTypes.contains(project.names[name])
  }
}
