// Styles of the project that do not show every part of the control that they are set on: what is never placed is never built (A16).

extension EnvironmentFlow {
  /// Whether a style shows not all that a control is given on which it is set directly: what it leaves out is not told.
  func dropsParts(_ style: ValueID, of base: ValueID, setBy modifier: Name) -> Bool {
    guard let control = StandardTypes.styledControls[project.names[modifier]],
      let nominal = project.types.nominal(evaluator.type(of: style))
    else { return false }
    var inner = evaluator.core(base)
    while case .modified(let next, _, _, _) = evaluator.store[inner] {
      inner = evaluator.core(next)
    }
    guard case .component(let name, _, _) = evaluator.store[inner], project.names[name] == control
    else { return false }
    return dropsParts(nominal, control)
  }

  /// Whether the code of a style neither names all parts of its control nor hands them on as a whole. O(expressions of its files).
  private func dropsParts(_ style: NominalID, _ control: String) -> Bool {
    var parts = Set(StandardTypes.partsOfControls[control, default: ["label"]])
    for member in project[style].orderedMembers {
      let file = project.files[member.reference.fileIndex]
      let range = project.declaration(member.reference).range
      var bases: Set<ExpressionID> = []
      for expression in file.facts.expressions {
        if case .member(let base, _, _) = expression.kind { bases.insert(base) }
      }
      for (position, expression) in file.facts.expressions.enumerated()
      where range.contains(expression.range) {
        switch expression.kind {
        case .member(_, let name, _): parts.remove(file.facts[name])
        case .name(let name, _):
          let isWhole = file.facts[name] == "configuration"
          if isWhole, !bases.contains(ExpressionID(position)) { return false }
        default: continue
        }
      }
    }
    return !parts.isEmpty
  }
}
