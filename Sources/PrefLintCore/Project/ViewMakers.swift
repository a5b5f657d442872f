// Code that may make values of a type without a call of its name: where there is some, that no call makes one says nothing.

struct ViewMakers {
  private let project: Project
  private let type: NominalID
  private let name: Name

  init(of type: NominalID, _ project: Project) {
    self.project = project
    self.type = type
    name = project[type].name
  }

  /// Whether an alias, a metatype, a reference to an initialiser, `.init(…)`, `Self(…)` in an extension for the type, or a protocol that
  /// demands an initialiser may.
  ///
  /// - Complexity: linear in the facts of the files that name the type.
  var mayMake: Bool {
    demandsInitializer
      || project.files(namingOneOf: [name]).contains { index in
        !project.files[index].isTest && (namesValue(index) || namesType(index))
      } || makesItself
  }

  /// Whether a protocol of the project demands an initialiser of the type.
  private var demandsInitializer: Bool {
    project.conformance(of: type).protocols.contains {
      !project[$0].members(named: project.language.initializer).isEmpty
    }
  }

  /// Whether an expression of a file names the type, and no call does.
  private func namesValue(_ index: Int) -> Bool {
    let file = project.files[index]
    return file.facts.expressions.contains { expression in
      switch expression.kind {
      case .name(let local, _), .member(_, let local, _): file.name(local) == name
      default: false
      }
    }
  }

  /// Whether a file names the type by an alias, as what an extension is for, or beside `.init(…)`.
  private func namesType(_ index: Int) -> Bool {
    let file = project.files[index]
    let facts = file.facts
    let named = facts.types.compactMap { type -> TextRange? in
      guard case .named(_, let local, _) = type.kind else { return nil }
      return file.name(local) == name ? type.range : nil
    }
    func isNamed(_ id: TypeReferenceID) -> Bool { named.contains(where: facts[id].range.contains) }
    return facts.declarations.contains { declaration in
      if case .typeAlias(let target) = declaration.kind, isNamed(target) { return true }
      return facts[declaration.requirements].contains { $0.isSameType && isNamed($0.bound) }
    }
      || !named.isEmpty
        && facts.expressions.contains { expression in
          guard case .call(let callee, _) = expression.kind,
            case .implicitMember(let local, _) = facts[callee].kind
          else { return false }
          return file.name(local) == project.language.initializer
        }
  }

  /// Whether static code of the type calls `self.init(…)`.
  private var makesItself: Bool {
    let files = Set(project[type].orderedMembers.map(\.reference.fileIndex))
    return files.contains { index in
      let file = project.files[index]
      return file.facts.expressions.enumerated().contains { position, expression in
        let site = Site(file: index, ExpressionID(position))
        guard case .member(let base, let local, _) = expression.kind,
          file.name(local) == project.language.initializer,
          case .name(let own, _) = file.facts[base].kind,
          file.name(own) == project.language.selfValue, project.owner(of: site) == type,
          let member = project.member(around: site)
        else { return false }
        return project.declaration(member).modifiers.contains(.isStatic)
      }
    }
  }
}
