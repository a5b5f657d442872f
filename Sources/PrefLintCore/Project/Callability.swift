// What can be called: `.density(2)` calls a function of that name, not the number in the property `density`.

extension Project {
  /// Whether values of a type can be called, as functions, types, layouts and what has `callAsFunction` can.
  func callability(of type: TypeID) -> Fit {
    switch types[types.unwrapped(type)] {
    case .function, .metatype: return .yes
    case .array, .dictionary, .tuple: return .no
    case .nominal(let nominal, _): return callability(of: nominal)
    case .external(let name, _): return callability(ofExternal: name)
    case .opaque(let bounds), .existential(let bounds):
      return bounds.map(callability).max() ?? .unknown
    case .variants(let variants):
      let all = Set(variants.map { callability(of: $0.type) })
      return all.count == 1 ? all.first ?? .unknown : .unknown
    default: return .unknown
    }
  }

  /// Whether a type of the project says itself that its values can be called.
  func isCalled(_ nominal: NominalID) -> Bool {
    [language.callAsFunction, language.dynamicallyCall].contains {
      !members(named: $0, of: nominal).isEmpty
    }
  }

  private func callability(of nominal: NominalID) -> Fit {
    if isCalled(nominal) { return .yes }
    if isInstalled(nominal) { return .no }
    // What a type conforms to outside the project may let it be called: a layout is.
    return conformance(of: nominal).externals.map(callability).max() ?? .no
  }

  private func callability(ofExternal name: Name) -> Fit {
    let text = names[name]
    if catalogue.containerProtocols[text] != nil || StandardTypes.layouts.contains(text) {
      return .yes
    }
    let isPlain =
      text == "Bool" || name == language.environmentValues || name == language.anyView
      || name == language.modifiedContent || name == language.tupleView
      || catalogue.scalars.contains(text) || catalogue.plainTypes.contains(text)
      || catalogue.components[text] != nil || catalogue.installingProtocols[text] != nil
    return isPlain ? .no : .unknown
  }

  /// Whether `.name(…)` may call a member of some type of the project: a function, a case with values, a type in it, or a property
  /// that holds what can be called. `case iOS` is none of them.
  ///
  /// - Complexity: linear in the declarations of the files that hold the name, once for each name.
  func mayCallImplicitly(_ name: Name) -> Bool {
    guard declares(name) else { return false }
    if let known = calledImplicitly[name] { return known }
    let result = naming[name].contains { index in
      let file = files[Int(index)]
      return file.facts.declarations.indices.contains { position in
        let reference = DeclarationReference(file: Int(index), DeclarationID(position))
        return file.name(file.facts[reference.id].name) == name && mayBeCalled(reference)
      }
    }
    calledImplicitly[name] = result
    return result
  }

  /// Whether a declaration is a type, or a member that can be called.
  private func mayBeCalled(_ reference: DeclarationReference) -> Bool {
    let facts = files[reference.fileIndex].facts
    let declaration = facts[reference.id]
    switch declaration.kind {
    case .structure, .classType, .actor, .enumeration, .protocolType: return true
    case .enumCase(let function, _):
      return !facts[function].parameters.isEmpty
    case .variable:
      return facts.isInType(declaration)
        && declaration.modifiers.contains(.isStatic) && callability(of: reference) != .no
    case .function, .initializer, .subscriptMember:
      return facts.isInType(declaration)
    case .extensionOf, .deinitializer, .typeAlias, .associatedType, .macroExpansion, .other:
      return false
    }
  }

  /// Whether the value of a property can be called, by its written type or, without one, by what its initial value is.
  ///
  /// - Parameter steps: how many properties are followed that have their value from each other.
  func callability(of property: DeclarationReference, steps: Int = 4) -> Fit {
    let facts = files[property.fileIndex].facts
    guard steps > 0, case .variable(let variable) = facts[property.id].kind else { return .unknown }
    let context = LexicalContext(reference: property, project: self)
    if let type = facts[variable].type {
      return callability(of: resolveType(type, in: context))
    }
    guard let value = facts[variable].initializer else { return .unknown }
    switch facts[value].kind {
    case .number, .string, .boolean, .array, .dictionary: return .no
    case .call(let callee, _):
      guard let owner = nominal(namedBy: callee, property, context) else { return .unknown }
      return callability(of: selfType(of: owner))
    case .member(let base, let name, _):
      // A case of an enumeration, or a static member that is one of the type's own values.
      guard let owner = nominal(namedBy: base, property, context) else { return .unknown }
      let members = self[owner].members(named: files[property.fileIndex].name(name))
      guard members.count == 1, let member = members.first else { return .unknown }
      if case .enumCase = declaration(member.reference).kind {
        return callability(of: selfType(of: owner))
      }
      return callability(of: member.reference, steps: steps - 1)
    default: return .unknown
    }
  }

  private func nominal(
    namedBy id: ExpressionID, _ property: DeclarationReference, _ context: LexicalContext
  ) -> NominalID? {
    let file = files[property.fileIndex]
    guard case .name(let name, _) = file.facts[id].kind,
      let owner = types.nominal(namedType(file.name(name), arguments: [], in: context))
    else { return nil }
    return owner
  }
}
