// Names by which expressions say what they mean, as they stand in the sources: `model.page`, `self.page?`, `AnyView(…)`.

extension ProjectFile {
  /// The last name of a chain of names; nil for any other expression.
  func lastName(of id: ExpressionID) -> Name? {
    switch facts[id].kind {
    case .name(let local, _), .member(_, let local, _): name(local)
    case .optionalChain(let operand), .forceUnwrap(let operand): lastName(of: operand)
    default: nil
    }
  }

  /// Whether an expression is `super.init`.
  func isSuperInitialiser(_ id: ExpressionID, _ language: LanguageNames) -> Bool {
    guard case .member(let base, let local, _) = facts[id].kind,
      name(local) == language.initializer, case .name(let own, _) = facts[base].kind
    else { return false }
    return name(own) == language.superValue
  }

  /// The name of what an expression calls by nothing else; nil for any other expression.
  func calledName(of id: ExpressionID) -> Name? {
    guard case .call(let callee, _) = facts[id].kind, case .name(let local, _) = facts[callee].kind
    else { return nil }
    return name(local)
  }
}
