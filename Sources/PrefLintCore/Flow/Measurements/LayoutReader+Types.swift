// The types of properties: by what is written, by what they begin with, and by their attributes.

extension LayoutReader {
  /// The type of the project that a property holds.
  func type(of property: DeclarationReference) -> NominalID? {
    heldType(project.types.unwrapped(staticType(of: property)))
  }

  /// The type that a property has by its declaration, or by what it begins with.
  func staticType(of property: DeclarationReference) -> TypeID {
    let facts = project.files[property.fileIndex].facts
    guard case .variable(let id) = facts[property.id].kind else { return .unknown }
    let context = LexicalContext(reference: property, project: project)
    var type = facts[id].type.map { project.resolveType($0, in: context) } ?? .unknown
    if type == .unknown, let initializer = facts[id].initializer {
      type = self.type(ofInitial: initializer, of: property, facts, context)
    }
    if type == .unknown { type = metatype(amongAttributesOf: property, facts, context) }
    return type
  }

  /// The type of what a property begins with: `T()`, `Phase.idle`, `T.shared`, `CGSize.zero`.
  private func type(
    ofInitial initial: ExpressionID, of property: DeclarationReference, _ facts: FileFacts,
    _ context: LexicalContext
  ) -> TypeID {
    let file = project.files[property.fileIndex]
    if case .call(let callee, _) = facts[initial].kind,
      case .name(let local, let generics) = facts[callee].kind
    {
      let type = project.namedType(
        file.name(local), arguments: facts[generics].map { project.resolveType($0, in: context) },
        in: context)
      if type != .unknown { return type }
    }
    guard case .member(let base, let local, _) = facts[initial].kind,
      case .name(let outer, _) = facts[base].kind
    else { return .unknown }
    let owner = project.namedType(file.name(outer), arguments: [], in: context)
    switch project.types[owner] {
    case .nominal(let nominal, _):
      let found = project.members(named: file.name(local), of: nominal).ofTypes
      guard found.count == 1 else { return .unknown }
      let member = found[0].reference
      if isCase(file.name(local), of: nominal) { return project.selfType(of: nominal) }
      return member != property && isConstructed(member) ? staticType(of: member) : .unknown
    case .external(let name, _):
      let isOfItsType =
        StandardLayout.membersOfGeometry[text(name)] != nil
        && StandardLayout.valuesOfGeometry.contains(text(file.name(local)))
      return isOfItsType ? owner : .unknown
    default: return .unknown
    }
  }

  /// The type of the project that values of a type have: of a protocol that nobody outside can adopt, its only conformer.
  private func heldType(_ type: TypeID) -> NominalID? {
    var nominal = project.types.nominal(type)
    if case .existential(let bounds) = project.types[type], bounds.count == 1 {
      nominal = project.types.nominal(bounds[0])
    }
    guard let nominal, project.kind(of: nominal) == .protocolType else { return nominal }
    guard !project.declaration(project[nominal].reference).modifiers.contains(.isPublic),
      let conformers = evaluator.conformers(of: nominal), conformers.count == 1
    else { return nominal }
    return conformers[0]
  }

  /// Whether a property does not begin with what another one holds: `static let shared = T()`.
  private func isConstructed(_ property: DeclarationReference) -> Bool {
    let facts = project.files[property.fileIndex].facts
    guard case .variable(let id) = facts[property.id].kind else { return false }
    guard let initializer = facts[id].initializer else { return true }
    if case .member = facts[initializer].kind { return false }
    return true
  }

  /// `@Environment(T.self)`
  private func metatype(
    amongAttributesOf property: DeclarationReference, _ facts: FileFacts, _ context: LexicalContext
  ) -> TypeID {
    for attribute in facts[facts[property.id].attributes] {
      guard let argument = facts[attribute.arguments].first,
        case .member(let base, let own, _) = facts[argument.value].kind,
        case .name(let local, let generics) = facts[base].kind
      else { continue }
      let file = project.files[property.fileIndex]
      guard file.name(own) == project.language.selfValue else { continue }
      return project.namedType(
        file.name(local), arguments: facts[generics].map { project.resolveType($0, in: context) },
        in: context)
    }
    return .unknown
  }
}
