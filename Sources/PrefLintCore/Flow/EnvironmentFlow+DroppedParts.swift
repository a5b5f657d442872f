// Styles of the project that do not show every part of the control that they are set on: what is never placed is never built (A16).

extension EnvironmentFlow {
  /// Whether a style shows not all that a control is given on which it is set directly: what it leaves out is not told.
  ///
  /// - Complexity: linear in what the style builds.
  func dropsParts(_ style: ValueID, of base: ValueID, setBy modifier: Name) -> Bool {
    var inner = evaluator.core(base)
    while case .modified(let next, _, _, _) = evaluator.store[inner] {
      inner = evaluator.core(next)
    }
    guard case .component(let name, _, _) = evaluator.store[inner],
      let control = StandardTypes.styledControls[project.names[name]],
      control.modifier == project.names[modifier],
      let nominal = project.types.nominal(evaluator.type(of: style)),
      evaluator.contentMember(of: nominal) != nil
    else { return false }
    return leavesOut(control.parts, evaluator.body(of: style, nominal))
  }

  /// Whether something certainly shows neither all of some views that a style is given nor hands them on as a whole.
  private func leavesOut(_ parts: [String], _ body: ValueID) -> Bool {
    var missing = Set(parts)
    var waiting = [body]
    var seen: Set<ValueID> = []
    while let next = waiting.popLast() {
      let value = evaluator.core(next)
      guard seen.insert(value).inserted else { continue }
      switch evaluator.store[value] {
      case .unknown, .undecided: return false
      case .opaque(let type): if evaluator.isConfiguration(type) { return false }
      case .externalMember(let base, let name):
        missing.remove(project.names[name])
        if let base { waiting.append(base) }
      case .instance(_, let fields): waiting += fields.map(\.value)
      case .closure where evaluator.takesArguments(value): return false
      default: waiting += evaluator.parts(of: value)
      }
    }
    return !missing.isEmpty
  }
}
