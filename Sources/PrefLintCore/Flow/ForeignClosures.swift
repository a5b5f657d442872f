// Closures that somebody else's components and modifiers are given: content, or what they do later. No declaration tells, but what
// stands in them does.

extension Evaluator {
  /// Whether a closure does something instead of building a view: it assigns, loops by a condition, or leaves without a value, and
  /// nothing in it is returned. Builders may take `for`.
  ///
  /// - Complexity: linear in the statements and closures of the file, once for each closure.
  func isAction(_ id: ValueID) -> Bool {
    guard case .closure(let index, let closure, _) = store[core(id)] else { return false }
    let key = ClosureKey(file: index, closure: closure)
    if let known = actionClosures[key] { return known }
    let facts = project.files[Int(index)].facts
    let around = facts[closure].range
    let inner = facts.closures.map(\.range).filter { $0 != around && around.contains($0) }
    var acts = false
    var isReturned = false
    for statement in facts.statementPool
    where around.contains(statement.range)
      && !inner.contains(where: { $0.contains(statement.range) })
    {
      switch statement.kind {
      case .returned(let value):
        if value == nil { acts = true } else { isReturned = true }
      case .expression(let value):
        if case .assignment = facts[value].kind { acts = true }
      case .guarded, .deferred, .thrown, .whileLoop, .repeatLoop: acts = true
      default: continue
      }
    }
    actionClosures[key] = acts && !isReturned
    return acts && !isReturned
  }

  /// What a closure for somebody else's component builds that is certainly a view. What a method of somebody else's value makes of
  /// views (`navigation.push(Page())`) may be one, or shown elsewhere.
  ///
  /// - Returns: the rest, and whether something was left out.
  func withoutCalls(_ content: ValueID) -> (value: ValueID, isCut: Bool) {
    switch store[core(content)] {
    case .component(let name, _, _)
    where componentEntries[name] == nil && !isNameOfType(name):
      return (.empty, true)
    case .modified where !isCertainlyView(content) && !isMadeInPlace(content):
      return (.empty, true)
    case .group(let parts):
      let kept = parts.map(withoutCalls)
      guard kept.contains(where: \.isCut) else { return (content, false) }
      return (group(kept.map(\.value)), true)
    default: return (content, false)
    }
  }

  /// Whether a component is called by the name of a type, and not by a method's: `Deck`, `Kit.Deck`, but not `Popup.show`.
  private func isNameOfType(_ name: Name) -> Bool {
    let last = project.names[name].split(separator: ".").last ?? ""
    return last.first?.isUppercase ?? false
  }

  /// Whether a chain of methods begins with something that is made where it stands, a view of a package: `Deck { … }.glow()`.
  private func isMadeInPlace(_ content: ValueID) -> Bool {
    guard case .modified(_, _, _, let site) = store[core(content)],
      site.id.index < project.files[site.fileIndex].facts.expressions.count
    else { return false }
    let file = project.files[site.fileIndex]
    var current = site.id
    while true {
      switch file.facts[current].kind {
      case .member(let base, _, _): current = base
      case .call(let callee, _):
        switch file.facts[callee].kind {
        case .name(let name, _): return project.names.kind(of: file.name(name)) == .capitalised
        case .member(let base, let name, _):
          if project.names.kind(of: file.name(name)) == .capitalised { return true }
          current = base
        default: return false
        }
      default: return false
      }
    }
  }
}
