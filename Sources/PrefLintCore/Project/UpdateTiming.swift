// When code runs that stands in closures: at once, during layout, or later.

/// When closures run that calls in an update are given.
struct UpdateTiming {
  let project: Project
  let file: ProjectFile
  /// The project's own functions.
  let declared: NameSet
  private var facts: FileFacts { file.facts }

  func timing(_ callee: ExpressionID, _ argument: Argument, _ list: ArgumentList) -> CodeTiming {
    guard case .closure(let closure) = facts[argument.value].kind else { return .now }
    let local: LocalName
    switch facts[callee].kind {
    case .name(let name, _), .member(_, let name, _): local = name
    default: return .later
    }
    guard !declared.contains(file.name(local)) else { return .later }
    let text = facts[local]
    if StandardLayout.immediateCallees.contains(text) { return .now }
    if StandardLayout.callbacks[text] == .layout { return .layout }
    let entry: (any SlottedEntry)? =
      project.catalogue.components[text] ?? project.catalogue.modifiers[text]
    let labels = facts[list].map { facts[$0.label] }
    guard let slot = entry?.slot(facts[argument.label], among: labels), slot.role == .content else {
      return .later
    }
    // A control's label is built of nothing: `Slider(value: $x) { _ in … }` is told that somebody begins or ends.
    if StandardControls.operated.contains(text), facts[closure].parameters.count > 0 {
      return .later
    }
    return builds(closure) ? .now : .later
  }

  /// Whether a closure can be a view builder: plain statements that change something build no view. One that returns
  /// what it builds is none, and still runs at once.
  private func builds(_ id: ClosureID) -> Bool {
    let body = facts[id].body
    let returns = facts[body].contains {
      if case .returned(_?) = facts[$0].kind { true } else { false }
    }
    return returns || !changes(body)
  }

  private func changes(_ block: Block) -> Bool {
    facts[block].contains { id in
      guard case .expression(let value) = facts[id].kind else { return false }
      switch facts[value].kind {
      case .assignment: return true
      case .binary(let local, _, _):
        return OperatorPrecedence.ofOperator(facts[local]) == .assignment
      case .call(let callee, _):
        guard case .member(_, let local, _) = facts[callee].kind else { return false }
        return StandardLayout.changes(facts[local])
      case .conditional(let conditional):
        return changes(facts[conditional].then)
          || (facts[conditional].otherwise.map { changes($0) } ?? false)
      case .selection(let selection):
        return facts[facts[selection].cases].contains { changes($0.body) }
      default: return false
      }
    }
  }
}

extension Project {
  /// The names of the functions that a project declares: what these do with a closure is not what SwiftUI's do. Linear in the
  /// declarations.
  func namesOfFunctions() -> NameSet {
    var found = NameSet()
    for file in files {
      for declaration in file.facts.declarations {
        guard case .function = declaration.kind else { continue }
        found.insert(file.name(declaration.name))
      }
    }
    return found
  }
}
