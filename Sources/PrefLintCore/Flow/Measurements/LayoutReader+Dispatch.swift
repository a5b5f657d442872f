// Which code runs where a name has several: members that classes below override, and what the project declares beside what SwiftUI
// and the standard library have.

extension LayoutReader {
  // MARK: Overrides

  /// Whether a class below the declared one has a member of its own by a name, and the object may be of it and run that.
  func isOverridden(_ name: Name, of owner: LayoutValue) -> Bool {
    guard case .cell(let id, let path, let nominal?) = owner,
      let heirs = project.heirs[nominal], !heirs.isEmpty
    else { return false }
    let own = Set(project.members(named: name, of: nominal).map(\.reference))
    let isOverridden = heirs.contains { heir in
      project.members(named: name, of: heir).contains { !own.contains($0.reference) }
    }
    return isOverridden && !isMade(id, path, nominal)
  }

  /// Whether a part of state certainly holds an object that was made of its class: it is declared with no other type, and nothing
  /// else is put there.
  private func isMade(_ id: Int32, _ path: [Name], _ nominal: NominalID) -> Bool {
    guard path.isEmpty else { return false }
    let cell = cells[Int(id)]
    if case .instance(let start)? = cell.initial, start.nominal != nominal { return false }
    let file = project.files[cell.property.fileIndex]
    let declaration = file.facts[cell.property.id]
    guard case .variable(let variable) = declaration.kind, file.facts[variable].type == nil,
      let initializer = file.facts[variable].initializer,
      case .call(let callee, _) = file.facts[initializer].kind,
      case .name(let local, _) = file.facts[callee].kind,
      project.types.nominal(
        project.namedType(
          file.name(local), arguments: [],
          in: LexicalContext(reference: cell.property, project: project))) == nominal
    else { return false }
    if file.facts[variable].isLet { return true }
    // Others may make a view with another object, and its initialiser may keep one.
    let name = project.name(of: cell.property)
    return declaration.modifiers.contains(.isPrivate)
      && file.facts[declaration.attributes].contains {
        stateWrappers[file.name($0.name)] == .owned
      }
      && variables.mentions(of: name).allSatisfy { mention in
        if mention.isOwn, project.owner(of: mention.site) != cell.owner { return true }
        return isMemberNamed(mention.site) || mention.isNamed && mention.form == .read
      }
  }

  /// Whether a place names a member of what a property holds, or of its binding, and so leaves that where it is.
  private func isMemberNamed(_ site: Site) -> Bool {
    let file = project.files[site.fileIndex]
    guard case .name(let local, _) = file.facts[site.id].kind,
      project.names.kind(of: file.name(local)) != .underscored,
      let parent = variables.forms(ofFile: site.fileIndex).parent(of: site.id),
      case .member(let base, let member, _) = file.facts[parent].kind
    else { return false }
    return base == site.id && file.name(member) != project.language.wrappedValue
  }

  // MARK: Overloads

  /// Whether the project adds a modifier to a type of views from outside that takes some arguments: which one is meant the types
  /// tell.
  func isRedeclared(_ modifier: Name, _ arguments: [LayoutArgument]) -> Bool {
    takes(labels(of: arguments), modifier) { $0 != project.language.view }
  }

  /// Whether the project adds a method to a type from outside, and no view, that takes the arguments of a call.
  func isAdded(_ method: Name, _ list: ArgumentList, _ frame: LayoutFrame) -> Bool {
    let sources = facts(frame)[list].map {
      ArgumentSource(
        label: name($0.label, frame), origin: .value(.unknown), isTrailing: $0.isTrailing)
    }
    return takes(sources, method) { type in
      type != project.language.view && text(type) != StandardLayout.binding
        && StandardLayout.behaviours[text(type)] == nil
    }
  }

  private func takes(
    _ arguments: [ArgumentSource], _ name: Name, of isWanted: (Name) -> Bool
  ) -> Bool {
    added(name).contains { type, member in
      isWanted(type) && evaluator.match(arguments, to: member.reference) != nil
    }
  }

  /// The functions that the project adds by a name to values of types from outside, with the types.
  private func added(_ name: Name) -> [(type: Name, member: Member)] {
    guard addedNames.contains(name) else { return [] }
    if let known = additions[name] { return known }
    let found = project.externalMembers.flatMap { type, members in
      (members[name] ?? []).filter { !$0.isStatic && evaluator.isFunction($0) }.map { (type, $0) }
    }
    additions[name] = found
    return found
  }
}
