// Generic parameters for which no view can stand: nothing that the project declares asks one of that name to be a view.

extension Project {
  /// The names of generic parameters that no declaration binds to a view, or to a protocol that is not known. O(declarations).
  func plainParameters() -> Set<Name> {
    var declared: Set<Name> = []
    var suspects: Set<Name> = []
    for (index, file) in files.enumerated() {
      let facts = file.facts
      for position in facts.declarations.indices {
        let declaration = facts.declarations[position]
        let context = LexicalContext(
          project: self, file: index, declaration: DeclarationID(position))
        for parameter in facts[declaration.genericParameters] {
          let name = file.name(parameter.name)
          declared.insert(name)
          if let constraint = parameter.constraint, !isPlain(constraint, in: context) {
            suspects.insert(name)
          }
        }
        for requirement in facts[declaration.requirements]
        where requirement.isSameType || !isPlain(requirement.bound, in: context) {
          suspects.formUnion(names(in: requirement.subject, of: file))
        }
        if case .associatedType = declaration.kind {
          suspects.insert(self.name(of: DeclarationReference(file: index, DeclarationID(position))))
        }
      }
    }
    return declared.subtracting(suspects)
  }

  private func isPlain(_ bound: TypeReferenceID, in context: LexicalContext) -> Bool {
    isPlain(resolveType(bound, in: context))
  }

  private func isPlain(_ bound: TypeID) -> Bool {
    switch types[bound] {
    case .nominal(let nominal, _): !isInstalled(nominal) && isInheritanceDecided(of: nominal)
    case .external(let name, _): catalogue.plainTypes.contains(names[name])
    case .existential(let parts): parts.allSatisfy { isPlain($0) }
    default: false
    }
  }

  /// The names of a dotted type, as written.
  private func names(in type: TypeReferenceID, of file: ProjectFile) -> Set<Name> {
    guard case .named(let base, let name, _) = file.facts[type].kind else { return [] }
    return (base.map { names(in: $0, of: file) } ?? []).union([file.name(name)])
  }
}
