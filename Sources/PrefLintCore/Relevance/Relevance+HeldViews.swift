// A state that holds a view of any type shows what is assigned to it: what matters to the code that assigns matters to whatever
// shows the state.

extension Relevance {
  /// The states that each unit of code assigns to, of those that hold views of any type, by unit.
  ///
  /// - Complexity: linear in the facts of the files that name `AnyView` or such a state.
  func assignedStates() -> [Int: [Int]] {
    let states = heldStates()
    guard !states.isEmpty else { return [:] }
    var found: [Int: [Int]] = [:]
    for index in project.files(namingOneOf: Set(states.keys)).sorted()
    where !project.files[index].isTest {
      let file = project.files[index]
      for expression in file.facts.expressions {
        guard case .assignment(let target, _) = expression.kind,
          let name = file.lastName(of: target), let own = states[name],
          let unit = unit(at: expression.range.start, inFile: index)
        else { continue }
        found[unit, default: []] += own
      }
    }
    return found
  }

  /// The units of stored properties whose type is any view, by name.
  private func heldStates() -> [Name: [Int]] {
    var found: [Name: [Int]] = [:]
    for index in project.files(naming: project.language.anyView).sorted()
    where !project.files[index].isTest {
      let file = project.files[index]
      for declaration in file.facts.declarations {
        guard case .variable(let id) = declaration.kind, declaration.parent != nil,
          isHeldView(file.facts[id], file),
          let unit = unit(at: declaration.range.start, inFile: index)
        else { continue }
        found[file.name(declaration.name), default: []].append(unit)
      }
    }
    return found
  }

  private func isHeldView(_ variable: Variable, _ file: ProjectFile) -> Bool {
    guard !variable.isLet else { return false }
    if let type = variable.type { return isAnyView(type, file) }
    return variable.initializer.flatMap(file.calledName) == project.language.anyView
  }

  private func isAnyView(_ type: TypeReferenceID, _ file: ProjectFile) -> Bool {
    switch file.facts[type].kind {
    case .named(nil, let name, _): file.name(name) == project.language.anyView
    case .optional(let wrapped): isAnyView(wrapped, file)
    default: false
    }
  }
}
