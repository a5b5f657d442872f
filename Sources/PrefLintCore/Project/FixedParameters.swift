// Generic parameters that an extension fixes: in `extension Screen where Content == Home` the name `Content` means `Home`.

extension Project {
  /// The type that an extension says a generic parameter of its type is; nil where it says nothing, or names other parameters.
  func fixedParameter(_ name: Name, in reference: DeclarationReference) -> TypeID? {
    let file = files[reference.fileIndex]
    let declaration = file.facts[reference.id]
    guard case .extensionOf = declaration.kind, let bound = sameType(as: name, in: reference),
      !types.isGeneric(bound)
    else { return nil }
    return bound
  }

  /// What `Self` means in `extension ButtonStyle where Self == Accent`, and in a member of a protocol with such a clause of its own;
  /// nil where nothing says it.
  func fixedSelf(in reference: DeclarationReference) -> TypeID? {
    guard !declaration(reference).requirements.isEmpty else { return nil }
    return sameType(as: language.selfType, in: reference)
  }

  /// The type that a `where` clause says a name is.
  private func sameType(as name: Name, in reference: DeclarationReference) -> TypeID? {
    let file = files[reference.fileIndex]
    let context = LexicalContext(reference: reference, project: self).requirement
    for requirement in file.facts[declaration(reference).requirements] where requirement.isSameType
    {
      guard case .named(nil, let subject, _) = file.facts[requirement.subject].kind,
        file.name(subject) == name
      else { continue }
      let bound = resolveType(requirement.bound, in: context)
      if bound != .unknown { return bound }
    }
    return nil
  }

  /// The generic parameters that the extension around a member fixes, and to what.
  func fixedParameters(around member: DeclarationReference) -> [(name: Name, type: TypeID)] {
    guard let parent = declaration(member).parent else { return [] }
    let extended = DeclarationReference(file: member.fileIndex, parent)
    guard !declaration(extended).requirements.isEmpty, let owner = owner(of: member) else {
      return []
    }
    return self[owner].genericParameters.compactMap { name in
      fixedParameter(name, in: extended).map { (name, $0) }
    }
  }
}
