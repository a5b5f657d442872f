// Which code runs where a name has several: members that classes below override, and what the project declares beside SwiftUI's own.

extension LayoutReader {
  /// Whether a class below has a member of its own by a name: an object may be one of it, and run that.
  func isOverridden(_ name: Name, _ nominal: NominalID) -> Bool {
    guard let heirs = project.heirs[nominal], !heirs.isEmpty else { return false }
    let own = Set(project.members(named: name, of: nominal).map(\.reference))
    return heirs.contains { heir in
      project.members(named: name, of: heir).contains { !own.contains($0.reference) }
    }
  }

  /// Whether the project adds a member of a name to a type of view from outside: which one is meant the types tell.
  func isRedeclared(_ modifier: Name) -> Bool {
    if let known = redeclared[modifier] { return known }
    let result = project.externalMembers.contains { type, members in
      members[modifier] != nil
        && (StandardLayout.behaviours[text(type)] != nil
          || project.catalogue.components[text(type)] != nil)
    }
    redeclared[modifier] = result
    return result
  }

  /// Whether the project adds a method of a name to a type from outside.
  func isAdded(_ method: String) -> Bool {
    guard let name = project.names.find(method), project.memberNames.contains(name) else {
      return false
    }
    if let known = added[name] { return known }
    let result = project.externalMembers.values.contains { $0[name] != nil }
    added[name] = result
    return result
  }

  /// A binding of a property that runs code as it is written or read; nil of others.
  func accessed(_ name: Name, of owner: LayoutValue) -> LayoutValue? {
    guard let property = declared(name, of: owner) else { return nil }
    let isOpen =
      if case .cell(_, _, let nominal?) = owner { isOverridden(name, nominal) } else { false }
    guard isOpen || hasObservers(property) || isComputed(property) else { return nil }
    return .binding(
      .record(
        ["get", "set"].map { (project.names.intern($0), .accessor(name, of: owner)) }))
  }

  /// Assigns what a key path leads to.
  func put(
    _ value: LayoutValue, into path: [Name], of base: LayoutValue, _ frame: LayoutFrame,
    _ site: Site
  ) {
    guard let last = path.last else { return }
    let owner = path.dropLast().reduce(base) { member($1, of: $0, frame, site) }
    put(value, into: last, of: owner, frame, site)
  }
}
