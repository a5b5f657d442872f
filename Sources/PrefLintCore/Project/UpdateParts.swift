// Whether what is done with state, or with a part of it, changes the state's value: what an object holds is no part of it.

struct UpdateParts {
  let project: Project

  /// Whether a use of state writes it.
  func isWritten(_ property: DeclarationReference, by use: NameUse, _ file: ProjectFile) -> Bool {
    let isMethod = !use.isChanged && !use.isUpdated
    if isMethod, isMutating(use, property, file) { return true }
    guard !isMethod || changes(use, file) else { return false }
    guard !isMethod && !use.isPart || holdsValue(property, isMethod && !use.isPart) else {
      return false
    }
    return !use.isPart || staysInValue(use, property, isMethod, file)
  }

  private func changes(_ use: NameUse, _ file: ProjectFile) -> Bool {
    use.method != .none && StandardLayout.changes(file.facts[use.method])
  }

  /// Whether a mutating method of the project is called on a property's value: that sets the property, whatever the method does.
  private func isMutating(
    _ use: NameUse, _ property: DeclarationReference, _ file: ProjectFile
  ) -> Bool {
    guard use.method != .none, !use.isPart, let type = type(of: property),
      let nominal = project.types.nominal(project.types.unwrapped(type)),
      project.kind(of: nominal) != .classType
    else { return false }
    let members = project.members(named: file.name(use.method), of: nominal)
    return !members.isEmpty
      && members.allSatisfy { member in
        project.function(of: member.reference) != nil && !member.isStatic
          && project.declaration(member.reference).modifiers.contains(.isMutating)
      }
  }

  /// The type that `T(…)`, or `T.member`, names.
  private static func typeName(of id: ExpressionID, _ facts: FileFacts) -> LocalName? {
    switch facts[id].kind {
    case .name(let name, _): name
    case .call(let callee, _): typeName(of: callee, facts)
    case .member(let base, _, _):
      if case .name(let name, _) = facts[base].kind { name } else { nil }
    default: nil
    }
  }

  /// Whether a property holds a value, rather than an object whose parts are not state.
  private func holdsValue(_ property: DeclarationReference, _ isMethod: Bool) -> Bool {
    let facts = project.files[property.fileIndex].facts
    guard case .variable(let id) = facts[property.id].kind else { return false }
    if facts[id].type == nil, let initializer = facts[id].initializer {
      switch facts[initializer].kind {
      case .boolean, .number, .string, .array, .dictionary: return true
      default: break
      }
    }
    return type(of: property).map { isValue($0, isMethod) } ?? false
  }

  /// The type of a property's value, by its annotation or the type that its initial value names; of a binding's, if it is one.
  private func type(of property: DeclarationReference) -> TypeID? {
    let facts = project.files[property.fileIndex].facts
    guard case .variable(let id) = facts[property.id].kind else { return nil }
    let context = LexicalContext(reference: property, project: project)
    if let written = facts[id].type {
      let type = project.resolveType(written, in: context)
      if case .external(project.language.binding, let arguments) = project.types[
        project.types.unwrapped(type)]
      {
        return arguments.first ?? .unknown
      }
      return type
    }
    guard let initializer = facts[id].initializer else { return nil }
    if let container = emptyContainer(initializer, facts) { return container }
    guard let name = Self.typeName(of: initializer, facts) else { return nil }
    return project.namedType(
      project.files[property.fileIndex].name(name), arguments: [], in: context)
  }

  /// `[Int]()`, `[String: Int]()`: of what it holds nothing is told.
  private func emptyContainer(_ id: ExpressionID, _ facts: FileFacts) -> TypeID? {
    guard case .call(let callee, _) = facts[id].kind else { return nil }
    switch facts[callee].kind {
    case .array: return project.types.intern(.array(.unknown))
    case .dictionary: return project.types.intern(.dictionary(.unknown, .unknown))
    case .type(let written):
      switch facts[written].kind {
      case .array: return project.types.intern(.array(.unknown))
      case .dictionary: return project.types.intern(.dictionary(.unknown, .unknown))
      default: return nil
      }
    default: return nil
    }
  }

  private func isValue(_ type: TypeID, _ isMethod: Bool) -> Bool {
    switch project.types[project.types.unwrapped(type)] {
    case .array, .dictionary, .tuple: return true
    case .nominal(let nominal, _):
      return !isMethod && project.kind(of: nominal) == .structure
    case .external(let name, _):
      let text = project.names[name]
      return text == "Bool" || text == "Set" || text == "CGSize" || text == "CGRect"
        || text == "CGPoint" || project.catalogue.scalars.contains(text)
    default: return false
    }
  }

  /// Whether what is changed in a property is a part of its value: on the way there is no object, and nothing of which it is not known
  /// what it changes. O(expressions of the file).
  private func staysInValue(
    _ use: NameUse, _ property: DeclarationReference, _ isMethod: Bool, _ file: ProjectFile
  ) -> Bool {
    guard var current = type(of: property) else { return true }
    var place = use.site
    while let next = step(behind: place, file.facts) {
      place = next
      switch file.facts[next].kind {
      case .optionalChain, .forceUnwrap: current = project.types.unwrapped(current)
      case .subscripted:
        switch project.types[project.types.unwrapped(current)] {
        case .array(let element): current = element
        case .dictionary(_, let value): current = value
        default: return false
        }
      case .member(_, let local, _):
        let name = file.name(local)
        if name == project.language.wrappedValue { continue }
        if isMethod, local == use.method { return isValue(current, true) }
        switch project.types[project.types.unwrapped(current)] {
        case .nominal(let nominal, _):
          guard project.kind(of: nominal) == .structure, let part = stored(name, of: nominal) else {
            return false
          }
          guard let type = type(of: part) else { return true }
          current = type
        case .external, .tuple: return isValue(current, isMethod)
        default: return false
        }
      default: return false
      }
    }
    return true
  }

  /// A stored property of a structure.
  private func stored(_ name: Name, of nominal: NominalID) -> DeclarationReference? {
    let members = project[nominal].members(named: name)
    guard members.count == 1, !members[0].isStatic else { return nil }
    let facts = project.files[members[0].reference.fileIndex].facts
    guard case .variable(let variable) = facts[members[0].reference.id].kind,
      facts.getter(of: variable) == nil
    else { return nil }
    return members[0].reference
  }

  /// The expression that takes a part of another one.
  private func step(behind place: ExpressionID, _ facts: FileFacts) -> ExpressionID? {
    facts.expressions.indices.lazy.map { ExpressionID($0) }.first { id in
      switch facts[id].kind {
      case .member(let base, _, _), .subscripted(let base, _), .optionalChain(let base),
        .forceUnwrap(let base):
        base == place
      default: false
      }
    }
  }
}
