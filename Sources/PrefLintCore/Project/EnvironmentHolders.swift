// Which names can hold an `EnvironmentValues`, so that a member of what they hold may be a property of the environment.

/// Names of variables and parameters, with whether they can hold an `EnvironmentValues`: a variable whose
/// written type is another one cannot.
struct EnvironmentHolders {
  let project: Project
  private var known: [Name: Bool] = [:]

  init(project: Project) { self.project = project }

  /// Whether everything of a name in the project has another type. O(declarations of the files that hold it).
  mutating func isOther(_ name: Name) -> Bool {
    if let known = known[name] { return known }
    let isOther = readAll(name)
    known[name] = isOther
    return isOther
  }

  private func readAll(_ name: Name) -> Bool {
    var isDeclared = false
    for index in project.files(naming: name) {
      let file = project.files[index]
      for declaration in file.facts.declarations where file.name(declaration.name) == name {
        guard case .variable(let id) = declaration.kind else { continue }
        let variable = file.facts[id]
        let isOther =
          variable.type.map { self.isOther($0, file) }
          ?? variable.initializer.map { isMadeOtherwise($0, file) } ?? false
        if !isOther { return false }
        isDeclared = true
      }
      for parameter in file.facts.parameters where file.name(parameter.name) == name {
        guard let type = parameter.type, isOther(type, file) else { return false }
        isDeclared = true
      }
    }
    return isDeclared
  }

  func isOther(_ type: TypeReferenceID, _ file: ProjectFile) -> Bool {
    switch file.facts[type].kind {
    case .named(_, let local, _):
      let name = file.name(local)
      if name == project.language.environmentValues || handsOn(name) { return false }
      return (project.topLevelTypes[name] ?? []).allSatisfy {
        if case .alias = $0 { false } else { true }
      }
    case .optional(let wrapped): return isOther(wrapped, file)
    case .array, .dictionary, .function, .tuple, .some, .any: return true
    default: return false
    }
  }

  /// Whether an initial value is made by a type of the project.
  private func isMadeOtherwise(_ value: ExpressionID, _ file: ProjectFile) -> Bool {
    guard case .call(let callee, _) = file.facts[value].kind,
      case .name(let name, _) = file.facts[callee].kind
    else { return false }
    return project.topLevelTypes[file.name(name)] != nil && !handsOn(file.name(name))
  }

  /// Whether values of a type may have the members of another: those of the environment, for example.
  private func handsOn(_ name: Name) -> Bool {
    (project.topLevelTypes[name] ?? []).contains {
      if case .nominal(let id) = $0 {
        project.looksUpMembers(id)
      } else {
        false
      }
    }
  }
}
