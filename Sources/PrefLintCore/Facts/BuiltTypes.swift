// The type that a call may build, by the name that it is called by.

extension FileFacts {
  /// The name of the type whose value a call makes, if its callee is a type: `Row`, `List.Row`, `Row.init`. Nil where it is
  /// none: what a value is asked for is a member of the value, whatever types have its name.
  func builtType(by callee: ExpressionID) -> LocalName? {
    switch self[callee].kind {
    case .name(let name, _): name
    case .member(let base, let name, _) where canNameType(base):
      self[name] == "init" ? builtType(by: base) : name
    default: nil
    }
  }

  /// Whether an expression may be a type's name, or a module's: `Row`, `List.Row`, `Row?`.
  private func canNameType(_ id: ExpressionID) -> Bool {
    var current = id
    while true {
      switch self[current].kind {
      case .member(let base, _, _), .optionalChain(let base): current = base
      case .call, .forceUnwrap, .subscripted, .closure, .string, .number, .boolean, .none, .ternary,
        .binary, .prefix, .postfix, .optionalTry, .inOut, .conditional, .selection, .doCatch:
        return false
      default: return true
      }
    }
  }

  /// Whether an expression is made of literals and members of types that it does not name: `.init(top: 4)`. Nothing that has a name
  /// in the code is in it.
  func isMadeOfPlainParts(_ id: ExpressionID) -> Bool {
    var waiting = [id]
    while let next = waiting.popLast() {
      switch self[next].kind {
      case .number, .boolean, .none, .implicitMember: continue
      case .prefix(_, let operand): waiting.append(operand)
      case .call(let callee, let arguments):
        guard case .implicitMember = self[callee].kind else { return false }
        waiting += self[arguments].map(\.value)
      case .string(_, let parts): waiting += self[parts]
      default: return false
      }
    }
    return true
  }
}

extension FileFacts {
  /// The last name of a type as it is written: `Row` of `List.Row<Item>?`; nil of others.
  func lastName(of type: TypeReferenceID) -> LocalName? {
    switch self[type].kind {
    case .named(_, let name, _): name
    case .optional(let inner): lastName(of: inner)
    default: nil
    }
  }
}
