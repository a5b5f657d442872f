// Who uses what measures: the types and helpers whose code calls something by one of some names. Measurements are
// followed from the places that measure upwards, so a project that measures nothing is not looked at.

struct MeasuringViews {
  let project: Project

  /// The types, in the order of the project, and the helpers whose code calls one of some names.
  func users(of names: Set<Name>) -> (types: [NominalID], helpers: Set<Name>) {
    var types: Set<NominalID> = []
    var helpers: Set<Name> = []
    for (index, file) in project.files.enumerated()
    where !file.isTest && file.names.contains(where: names.contains) {
      let facts = file.facts
      for position in facts.expressions.indices {
        guard case .call(let callee, _) = facts.expressions[position].kind,
          let name = called(callee, file), names.contains(name)
        else { continue }
        let site = Site(file: index, ExpressionID(position))
        if let owner = project.owner(of: site) {
          if !project[owner].isTest { types.insert(owner) }
        } else if let helper = helper(around: site) {
          helpers.insert(helper)
        }
      }
    }
    return (types.sorted(), helpers)
  }

  private func called(_ callee: ExpressionID, _ file: ProjectFile) -> Name? {
    switch file.facts[callee].kind {
    case .name(let name, _), .member(_, let name, _): file.name(name)
    default: nil
    }
  }

  /// The function around a place, in an extension of a type from outside or at the top of a file.
  private func helper(around site: Site) -> Name? {
    var current = project.enclosingDeclaration(of: site)
    let file = project.files[site.fileIndex]
    var helper: Name?
    while let id = current {
      if case .function = file.facts[id].kind { helper = file.name(file.facts[id].name) }
      current = file.facts[id].parent
    }
    return helper
  }

  func isView(_ id: NominalID) -> Bool {
    project[id].kind == .structure && project.conforms(id, to: project.language.view)
  }
}
