// Views that a representable is given and hosts as they are: `UIHostingController(rootView: content)`. What hosts them may inherit the
// environment around the representable or begin anew (C12): what is in neither is missing.

/// Which properties of representables are handed to hosts as they are, and to nothing else.
struct HostedAsGiven {
  private struct Key: Hashable {
    var owner: NominalID
    var name: Name
  }

  private var known: [Key: Bool] = [:]

  init() {}

  /// Whether a representable only hosts what a property holds, and does so wherever it is made.
  ///
  /// - Complexity: linear in the expressions of the files with its members, once for each property.
  mutating func contains(_ name: Name, of owner: NominalID, _ project: Project) -> Bool {
    let key = Key(owner: owner, name: name)
    if let known = known[key] { return known }
    let found = Self.find(name, owner, project)
    known[key] = found
    return found
  }

  private static func find(_ name: Name, _ owner: NominalID, _ project: Project) -> Bool {
    var uses = 0
    var handed: Set<Site> = []
    var isHosted = false
    for member in project[owner].orderedMembers {
      let index = member.reference.fileIndex
      let file = project.files[index]
      let code = file.facts[member.reference.id].range
      let makes = StandardTypes.hostMakers.contains(
        project.names[project.name(of: member.reference)])
      func isWithin(_ range: TextRange) -> Bool {
        code.start <= range.start && range.end <= code.end
      }
      for expression in file.facts.expressions where isWithin(expression.range) {
        switch expression.kind {
        case .name(let local, _), .member(_, let local, _):
          if file.name(local) == name { uses += 1 }
        case .call(let callee, let arguments):
          guard case .name(let called, _) = file.facts[callee].kind,
            project.catalogue.hostClasses[file.facts[called]] != nil,
            let root = file.facts[arguments].first(where: { file.facts[$0.label] == "rootView" }),
            let given = given(root.value, name, file)
          else { continue }
          handed.insert(Site(file: index, given))
          if makes, !isConditional(expression.range, code, file) { isHosted = true }
        case .assignment(let target, let value):
          guard case .member(_, let property, _) = file.facts[target].kind,
            file.facts[property] == "rootView", let given = given(value, name, file)
          else { continue }
          handed.insert(Site(file: index, given))
        default: continue
        }
      }
    }
    return isHosted && handed.count == uses
  }

  /// The name or member in `content`, `parent.content`, `content()` and `AnyView(content)`.
  private static func given(_ id: ExpressionID, _ name: Name, _ file: ProjectFile) -> ExpressionID?
  {
    switch file.facts[id].kind {
    case .name(let local, _), .member(_, let local, _): return file.name(local) == name ? id : nil
    case .call(let callee, let arguments):
      let arguments = file.facts[arguments]
      if arguments.isEmpty { return given(callee, name, file) }
      guard case .name(let called, _) = file.facts[callee].kind, file.facts[called] == "AnyView",
        arguments.count == 1, let only = arguments.first
      else { return nil }
      return given(only.value, name, file)
    default: return nil
    }
  }

  /// Whether a condition or a closure of the code around a place decides whether it runs.
  private static func isConditional(
    _ place: TextRange, _ code: TextRange, _ file: ProjectFile
  ) -> Bool {
    file.facts.expressions.contains { expression in
      let range = expression.range
      guard code.start <= range.start, range.end <= code.end, range.start <= place.start,
        place.end <= range.end, range != place
      else { return false }
      switch expression.kind {
      case .conditional, .selection, .ternary, .closure, .doCatch: return true
      default: return false
      }
    }
  }
}
