// Listeners in helpers that nothing applies: modifiers and functions of which the name stands nowhere else.

extension RuleContext {
  /// The calls that listen to a key in helpers that nothing in the project uses, in the order of files.
  func unappliedListeners(of key: NominalID) -> [Site] {
    let declarations = preferenceDeclarations
    let met = Set(preferences.uses.filter { !$0.isLocal }.map(\.site))
    let sameName = declarations.keys.filter { project[$0].name == project[key].name }
    guard sameName.count == 1 else { return [] }
    return declarations.calls.compactMap { call in
      guard call.role == .listens, !call.isTest, !met.contains(call.callee),
        call.keyName == project[key].name, let helper = helper(around: call.callee),
        !isPublished(helper), !isNamedElsewhere(helper)
      else { return nil }
      return call.callee
    }
  }

  /// The `ViewModifier` around a place, or the function in an extension of a protocol.
  func helper(around site: Site) -> DeclarationReference? {
    let file = project.files[site.fileIndex]
    var current = project.enclosingDeclaration(of: site)
    var function: DeclarationReference?
    while let id = current {
      let reference = DeclarationReference(file: site.fileIndex, id)
      if let nominal = project.nominalOfDeclaration[reference] {
        return preferences.isModifier(nominal) ? reference : nil
      }
      switch file.facts[id].kind {
      case .function: function = reference
      case .extensionOf:
        if let extended = project.nominal(extendedBy: reference),
          project[extended].kind != .protocolType
        {
          return nil
        }
        return function
      default: break
      }
      current = file.facts[id].parent
    }
    return nil
  }

  /// Whether the name of a declaration stands somewhere outside it and outside tests, whatever it means there.
  /// O(expressions of the files that hold the name).
  func isNamedElsewhere(_ reference: DeclarationReference) -> Bool {
    let name = project.name(of: reference)
    let own = project.declaration(reference).range
    for index in project.files(naming: name) where !project.files[index].isTest {
      let file = project.files[index]
      func isElsewhere(_ range: TextRange) -> Bool {
        index != reference.fileIndex || range.start < own.start || own.end <= range.start
      }
      for expression in file.facts.expressions {
        switch expression.kind {
        case .name(let other, _), .member(_, let other, _), .implicitMember(let other, _):
          if file.name(other) == name, isElsewhere(expression.range) { return true }
        case .keyPath(_, let names, _):
          if file.facts[names].contains(where: { file.name($0) == name }) { return true }
        default: break
        }
      }
      for type in file.facts.types {
        switch type.kind {
        case .named(_, let other, _):
          if file.name(other) == name, isElsewhere(type.range) { return true }
        default: break
        }
      }
    }
    return false
  }
}
