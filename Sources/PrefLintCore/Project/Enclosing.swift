// The declarations around a place of a file.

extension Project {
  /// The type of the project whose members an extension declares.
  func nominal(extendedBy reference: DeclarationReference) -> NominalID? {
    guard let type = extendedTypes[reference], let id = types.nominal(type) else {
      return nil
    }
    return id
  }

  /// The type of the project that a declaration declares or extends.
  func nominal(holdingMembersOf reference: DeclarationReference) -> NominalID? {
    nominalOfDeclaration[reference] ?? nominal(extendedBy: reference)
  }

  /// The types that an extension extends or a declaration declares: several where a type is declared for each platform.
  func nominals(holdingMembersOf reference: DeclarationReference) -> [NominalID] {
    if let only = nominal(holdingMembersOf: reference) { return [only] }
    guard let type = extendedTypes[reference], case .variants(let variants) = types[type] else {
      return []
    }
    return variants.compactMap { types.nominal($0.type) }
  }

  /// The type whose declaration, or whose extension, holds a member.
  func owner(of member: DeclarationReference) -> NominalID? {
    declaration(member).parent.flatMap {
      nominal(holdingMembersOf: DeclarationReference(file: member.fileIndex, $0))
    }
  }

  /// The innermost declaration that holds a place. O(log n) in the declarations of the file, once they are in order.
  func enclosingDeclaration(of site: Site) -> DeclarationID? {
    let file = files[site.fileIndex]
    return file.enclosing.innermost(at: file.facts[site.id].range.start)
  }

  /// Whether no code can use a declaration: it is `@available(*, unavailable)`, or what it stands in is.
  ///
  /// - Complexity: linear in the declarations around it.
  func isUnavailable(_ reference: DeclarationReference) -> Bool {
    var current: DeclarationReference? = reference
    var seen: Set<DeclarationReference> = []
    while let next = current, seen.insert(next).inserted {
      let declaration = declaration(next)
      if declaration.modifiers.contains(.isUnavailable) { return true }
      if case .extensionOf = declaration.kind {
        current = nominal(extendedBy: next).map { self[$0].reference }
      } else {
        current = declaration.parent.map { DeclarationReference(file: next.fileIndex, $0) }
      }
    }
    return false
  }

  /// The member of a type, of an extension or of a file around a place.
  func member(around site: Site) -> DeclarationReference? {
    member(around: files[site.fileIndex].facts[site.id].range.start, inFile: site.fileIndex)
  }

  /// The same of a UTF-8 offset.
  func member(around offset: UInt32, inFile index: Int) -> DeclarationReference? {
    let facts = files[index].facts
    guard var id = files[index].enclosing.innermost(at: offset) else { return nil }
    while let parent = facts[id].parent {
      switch facts[parent].kind {
      case .structure, .classType, .actor, .enumeration, .protocolType, .extensionOf:
        return DeclarationReference(file: index, id)
      default: id = parent
      }
    }
    return DeclarationReference(file: index, id)
  }

  /// The innermost type whose declaration, or whose extension, holds a place; nil in extensions of protocols
  /// and of types from outside, and at the top of a file.
  func owner(of site: Site) -> NominalID? {
    var current = enclosingDeclaration(of: site)
    let file = files[site.fileIndex]
    while let id = current {
      let reference = DeclarationReference(file: site.fileIndex, id)
      if let nominal = nominalOfDeclaration[reference] { return nominal }
      if case .extensionOf = file.facts[id].kind {
        guard let extended = nominal(extendedBy: reference), self[extended].kind != .protocolType
        else { return nil }
        return extended
      }
      current = file.facts[id].parent
    }
    return nil
  }

  /// Whether a place stands in the code of one of some types, or of one nested in it.
  func isInside(_ site: Site, _ types: Set<NominalID>) -> Bool {
    var current = enclosingDeclaration(of: site)
    while let id = current {
      let place = DeclarationReference(file: site.fileIndex, id)
      if let nominal = nominal(holdingMembersOf: place), types.contains(nominal) { return true }
      current = declaration(place).parent
    }
    return false
  }
}
