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
        call.keyName == project[key].name, isUnused(codeAt: call.callee)
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
          project.kind(of: extended) != .protocolType
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
  func isNamedElsewhere(_ reference: DeclarationReference) -> Bool {
    isNamedElsewhere(reference) { _ in true }
  }

  /// Whether code is that of a helper that nothing uses, or only helpers that nothing uses.
  func isUnused(codeAt site: Site) -> Bool {
    var seen: Set<DeclarationReference> = []
    return isUnused(codeAt: site, &seen)
  }

  private func isUnused(codeAt site: Site, _ seen: inout Set<DeclarationReference>) -> Bool {
    guard let user = helper(around: site), !isPublished(user), !isRequired(user) else {
      return false
    }
    // Helpers that only use each other are used by nobody.
    guard seen.insert(user).inserted else { return true }
    return !isNamedElsewhere(user) { !isUnused(codeAt: $0, &seen) }
  }

  /// Whether SwiftUI may call a function by its name: `makeBody(configuration:)` in an extension of a style's protocol.
  private func isRequired(_ reference: DeclarationReference) -> Bool {
    let name = project.names[project.name(of: reference)]
    return project.catalogue.installingProtocols.values.contains { $0?.name == name }
  }

  /// O(expressions of the files that hold the name).
  private func isNamedElsewhere(
    _ reference: DeclarationReference, where counts: (Site) -> Bool
  ) -> Bool {
    let name = project.name(of: reference)
    let own = project.declaration(reference).range
    for index in project.files(naming: name) where !project.files[index].isTest {
      let file = project.files[index]
      func isElsewhere(_ range: TextRange) -> Bool {
        index != reference.fileIndex || range.start < own.start || own.end <= range.start
      }
      for (position, expression) in file.facts.expressions.enumerated() {
        switch expression.kind {
        case .name(let other, _), .member(_, let other, _), .implicitMember(let other, _):
          if file.name(other) == name, isElsewhere(expression.range),
            counts(Site(file: index, ExpressionID(position)))
          {
            return true
          }
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
