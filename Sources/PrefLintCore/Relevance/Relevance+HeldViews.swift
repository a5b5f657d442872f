// A property that holds a view of any type shows what is assigned to it, or what its object was made with: what matters to the code
// that assigns, or makes such objects, matters to whatever shows the property.

extension Relevance {
  /// The properties that each unit of code gives views, of those that hold views of any type, by unit.
  ///
  /// - Complexity: linear in the facts of the files that name `AnyView`, such a property or a type that has one.
  func unitsGivingViews() -> [Int: [Int]] {
    let (states, types) = heldViews()
    var found: [Int: [Int]] = [:]
    addAssignments(to: states, &found)
    addMakers(of: types, &found)
    return found
  }

  /// Adds the code that makes values of types with such properties.
  private func addMakers(of types: [Name: [Int]], _ found: inout [Int: [Int]]) {
    for index in types.isEmpty ? [] : project.files(namingOneOf: types.keys.sorted())
    where !project.files[index].isTest {
      let file = project.files[index]
      for expression in file.facts.expressions {
        guard case .call(let callee, _) = expression.kind,
          let name = maker(by: callee, index), let own = types[name],
          let unit = unit(at: expression.range.start, inFile: index)
        else { continue }
        found[unit, default: []] += own
      }
    }
  }

  /// The name of the type that a call makes a value of, or of the one in which it calls an initialiser of the superclass.
  private func maker(by callee: ExpressionID, _ index: Int) -> Name? {
    let file = project.files[index]
    if file.isSuperInitialiser(callee, project.language) {
      return project.owner(of: Site(file: index, callee)).map { project[$0].name }
    }
    return file.facts.builtType(by: callee).map(file.name)
  }

  private func addAssignments(to states: [Name: [Int]], _ found: inout [Int: [Int]]) {
    guard !states.isEmpty else { return }
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
  }

  /// The units of stored properties whose type is any view: of those that code may assign to by their names, and of those of models by
  /// the names of the models' types.
  private func heldViews() -> (states: [Name: [Int]], types: [Name: [Int]]) {
    var found: [Name: [Int]] = [:]
    var types: [Name: [Int]] = [:]
    for index in project.files(naming: project.language.anyView).sorted()
    where !project.files[index].isTest {
      let file = project.files[index]
      for declaration in file.facts.declarations {
        guard case .variable(let id) = declaration.kind, declaration.parent != nil,
          isHeldView(file.facts[id], file),
          let unit = unit(at: declaration.range.start, inFile: index)
        else { continue }
        if !file.facts[id].isLet { found[file.name(declaration.name), default: []].append(unit) }
        guard
          let owner = declaration.parent.flatMap({
            project.nominal(holdingMembersOf: DeclarationReference(file: index, $0))
          }), !project.isInstalled(owner)
        else { continue }
        for type in [owner] + (project.heirs[owner] ?? []) {
          types[project[type].name, default: []].append(unit)
        }
      }
    }
    return (found, types)
  }

  private func isHeldView(_ variable: Variable, _ file: ProjectFile) -> Bool {
    if let type = variable.type { return isAnyView(type, file) }
    return variable.initializer.flatMap(file.calledName) == project.language.anyView
  }

  private func isAnyView(_ type: TypeReferenceID, _ file: ProjectFile) -> Bool {
    switch file.facts[type].kind {
    case .named(nil, let name, _): file.name(name) == project.language.anyView
    case .optional(let wrapped): isAnyView(wrapped, file)
    case .function(_, let result): isAnyView(result, file)
    default: false
    }
  }
}
