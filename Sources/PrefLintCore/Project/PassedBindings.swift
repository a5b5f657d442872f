// State that a call passes on as bindings: `resize(view, $height)`.

enum PassedBindings {
  /// The parameters of a function to which a call gives bindings of state, each with the state's property.
  /// O(expressions of the file).
  static func given(
    by callee: ExpressionID, in file: ProjectFile, to function: FunctionID, of target: ProjectFile,
    _ property: (Name) -> DeclarationReference?
  ) -> [Name: DeclarationReference] {
    var list: ArgumentList?
    for expression in file.facts.expressions {
      if case .call(callee, let arguments) = expression.kind { list = arguments }
    }
    guard let list else { return [:] }
    var found: [Name: DeclarationReference] = [:]
    var parameters = Array(target.facts[target.facts[function].parameters])[...]
    for argument in file.facts[list] {
      // Parameters with defaults may be left out.
      let label = file.name(argument.label)
      guard
        let index = parameters.firstIndex(where: {
          argument.isTrailing || target.name($0.label) == label
        })
      else { return found }
      let parameter = parameters[index]
      parameters = parameters[(index + 1)...]
      if case .name(let local, _) = file.facts[argument.value].kind,
        let state = property(file.name(local))
      {
        found[target.name(parameter.name)] = state
      }
    }
    return found
  }
}
