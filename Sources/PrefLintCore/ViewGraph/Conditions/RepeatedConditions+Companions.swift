// What decides by the way: what local variables are decided by, and what stands beside a value that decides.

extension RepeatedConditions {
  /// `name` or `self.name`.
  static func property(
    _ id: ExpressionID, _ file: ProjectFile, _ language: LanguageNames
  ) -> Name? {
    switch file.facts[id].kind {
    case .name(let name, _): return file.name(name)
    case .member(let base, let name, _):
      guard case .name(let own, _) = file.facts[base].kind, file.name(own) == language.selfValue
      else { return nil }
      return file.name(name)
    default: return nil
    }
  }

  /// The names of the values that a computed property of a type asks, of those that decide.
  ///
  /// - Complexity: linear in its getter, once.
  func sources(inGetterOf name: Name, of owner: NominalID, _ project: Project) -> [Name] {
    let property = Property(owner: owner, name: name)
    if let known = getterSources[property] { return known }
    var found: Set<Name> = []
    if let member = project.members(named: name, of: owner).first(where: { !$0.isStatic }) {
      for use in DecidingNames(project: project).uses(inBodyOf: member) {
        found.formUnion(properties(use, owner, project).compactMap { properties[$0] })
      }
    }
    getterSources[property] = found.sorted()
    return found.sorted()
  }

  /// Finds the properties of views and the parameters by which local variables are decided, and something else again.
  func findLocalDecisions(_ index: Int, _ project: Project) {
    let file = project.files[index]
    for decision in conditions.localDecisions(ofFile: index) {
      let code = AskingCode(around: Site(file: index, decision.site), project)
      for name in decision.names.map(file.name).sorted() {
        if let parameter = code.parameter(name) {
          decides(parameter, project)
        } else if let owner = code.owner, project.isInstalled(owner),
          let key = property(name, of: owner, project), properties[key] == nil
        {
          properties[key] = self.name(key, project)
          if mayVary(key.owner, project) { varying.insert(self.name(key, project)) }
        }
      }
    }
  }

  /// Finds what stands beside a value that decides, in `a || b` or `a && b`: which of them holds decides, too. O(expressions of
  /// the views' files that name such values).
  ///
  /// - Parameter names: of what decides branches that write. A view is mostly handed a value by its name.
  func findCompanions(of names: Set<Name>, _ project: Project) {
    let reader = DecidingNames(project: project)
    guard !names.isEmpty else { return }
    let naming = Set(project.files(namingOneOf: names.sorted()))
    for index in conditions.viewFiles where naming.contains(index) {
      let file = project.files[index]
      for (position, expression) in file.facts.expressions.enumerated() {
        guard case .binary(let operation, _, _) = expression.kind,
          file.name(operation) == project.language.or
            || file.name(operation) == project.language.and
        else { continue }
        let id = ExpressionID(position)
        let uses = reader.uses(in: id, index).filter { $0.object == .none }
        guard uses.count > 1,
          let owner = AskingCode(around: Site(file: index, id), project).owner,
          project.isInstalled(owner)
        else { continue }
        let asked = uses.sorted().compactMap { property($0.name, of: owner, project) }
        guard asked.contains(where: { names.contains($0.name) }) else { continue }
        for key in asked where properties[key] == nil { properties[key] = name(key, project) }
      }
    }
  }

  /// Finds the properties whose getters answer with something else each time. O(expressions of the files with such code) for each
  /// property in one of them.
  func findRandomProperties(_ project: Project) {
    let random = StandardTypes.changingResults.union(StandardTypes.freshMembers)
    let files = Set(project.files(namingOneOf: random.sorted().compactMap(project.names.find)))
    guard !files.isEmpty else { return }
    for (key, value) in properties.sorted(by: { $0.key < $1.key }) {
      guard let member = project.members(named: key.name, of: key.owner).first,
        files.contains(member.reference.fileIndex)
      else { continue }
      let facts = project.files[member.reference.fileIndex].facts
      let declaration = facts[member.reference.id]
      guard case .variable(let variable) = declaration.kind, facts.getter(of: variable) != nil,
        facts.expressions.contains(where: { expression in
          switch expression.kind {
          case .member(_, let name, _), .implicitMember(let name, _):
            random.contains(facts[name]) && declaration.range.contains(expression.range)
          default: false
          }
        })
      else { continue }
      varying.insert(value)
    }
  }
}
