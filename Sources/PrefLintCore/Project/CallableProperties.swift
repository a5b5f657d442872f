// Which properties hold something that is called: `.density(2)` calls a function of that name, not the number in the
// property `density`.

extension Project {
  /// Whether the value of a property may be called, by its written type or, without one, by what its initial value is. True where
  /// that does not tell.
  ///
  /// - Parameter steps: how many properties are followed that have their value from each other.
  func mayBeCalled(_ property: DeclarationReference, steps: Int = 4) -> Bool {
    let facts = files[property.fileIndex].facts
    guard steps > 0, case .variable(let variable) = facts[property.id].kind else { return true }
    let context = LexicalContext(reference: property, project: self)
    if let type = facts[variable].type {
      return mayBeCalled(ofType: resolveType(type, in: context))
    }
    guard let value = facts[variable].initializer else { return true }
    switch facts[value].kind {
    case .number, .string, .boolean, .array, .dictionary: return false
    case .call(let callee, _): return mayBeCalled(madeBy: callee, property, context)
    case .member(let base, let name, _):
      // A case of an enumeration, or a static member that is one of the type's own values.
      guard let owner = nominal(namedBy: base, property, context) else { return true }
      let members = self[owner].members[files[property.fileIndex].name(name)] ?? []
      guard members.count == 1, let member = members.first else { return true }
      if case .enumCase = declaration(member.reference).kind {
        return mayBeCalled(ofType: selfType(of: owner))
      }
      return mayBeCalled(member.reference, steps: steps - 1)
    default: return true
    }
  }

  private func mayBeCalled(ofType type: TypeID) -> Bool {
    switch types[types.unwrapped(type)] {
    case .array, .dictionary, .tuple: return false
    case .nominal(let nominal, _):
      return self[nominal].kind == .protocolType
        || [language.callAsFunction, language.dynamicallyCall].contains {
          !members(named: $0, of: nominal).isEmpty
        }
        || !conformance(of: nominal).externals.allSatisfy {
          catalogue.plainTypes.contains(names[$0])
        }
    case .external(let name, _):
      let text = names[name]
      return !catalogue.scalars.contains(text) && text != "Bool"
    default: return true
    }
  }

  /// Whether what an initialiser of a type of the project makes may be called.
  private func mayBeCalled(
    madeBy callee: ExpressionID, _ property: DeclarationReference, _ context: LexicalContext
  ) -> Bool {
    guard let owner = nominal(namedBy: callee, property, context) else { return true }
    return mayBeCalled(ofType: selfType(of: owner))
  }

  private func nominal(
    namedBy id: ExpressionID, _ property: DeclarationReference, _ context: LexicalContext
  ) -> NominalID? {
    let file = files[property.fileIndex]
    guard case .name(let name, _) = file.facts[id].kind,
      case .nominal(let owner, _) = types[
        namedType(file.name(name), arguments: [], in: context)]
    else { return nil }
    return owner
  }
}
