// Hosts that a window is given as its only content: nothing stands around them, so that nothing outside hears what they show
// (C15).

extension PreferenceFlow {
  /// `window.rootViewController = UIHostingController(rootView: …)`, directly or through a constant. O(expressions of the
  /// file).
  func isOnlyContentOfWindow(_ host: Site) -> Bool {
    let file = project.files[host.fileIndex]
    let facts = file.facts
    func isHost(_ id: ExpressionID) -> Bool {
      if id == host.id { return true }
      if case .call(host.id, _) = facts[id].kind { return true }
      return false
    }
    let constants = facts.declarations.filter { declaration in
      guard case .variable(let id) = declaration.kind, facts[id].isLet,
        let initial = facts[id].initializer
      else { return false }
      return isHost(initial)
    }
    return facts.expressions.contains { expression in
      guard case .assignment(let target, let value) = expression.kind,
        case .member(_, let member, _) = facts[target].kind,
        StandardPreferences.windowContents.contains(facts[member])
      else { return false }
      guard case .name(let name, _) = facts[value].kind else { return isHost(value) }
      let place = project.enclosingDeclaration(of: Site(file: host.fileIndex, target))
      return constants.contains { $0.parent == place && file.name($0.name) == file.name(name) }
    }
  }
}
