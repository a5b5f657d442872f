// How much of a project's environment reads is proved: a read counts as proved when a root reaches it and
// every path to it is decided, whatever the verdict.

struct ReadCoverage {
  var reads = 0
  var proved = 0

  init(flow: EnvironmentFlow) {
    for (_, state) in flow.readStates.sorted(by: { $0.key < $1.key }) where state.isReached {
      reads += 1
      if !state.isUndecided { proved += 1 }
    }
    for (_, properties) in Self.unreached(in: flow) { reads += properties.count }
  }

  /// Views that are built somewhere, but that no followed path reaches, with their undecided reads.
  static func unreached(
    in flow: EnvironmentFlow
  ) -> [(owner: NominalID, properties: [DeclarationReference])] {
    let project = flow.project
    let built = builtNames(of: project)
    var found: [(owner: NominalID, properties: [DeclarationReference])] = []
    for nominal in project.nominals
    where project.files[nominal.reference.fileIndex].hasRoots && project.isInstalled(nominal.id)
      && built.count(of: nominal.name, meaning: nominal.reference, in: project) > 0
    {
      let properties = nominal.orderedMembers.filter {
        flow.evaluator.isObjectWrapper($0.reference) && flow.readStates[$0.reference] == nil
      }
      guard !properties.isEmpty, !flow.isReached(nominal.id) else { continue }
      found.append((nominal.id, properties.map(\.reference)))
    }
    return found
  }

  /// Names that are called somewhere outside tests: types that may be built.
  private static func builtNames(of project: Project) -> NameCounts {
    var names = NameCounts()
    for (index, file) in project.files.enumerated() where file.hasRoots {
      for expression in file.facts.expressions {
        guard case .call(let callee, _) = expression.kind else { continue }
        switch file.facts[callee].kind {
        case .name(let name, _), .member(_, let name, _):
          names.add(file.name(name), in: index, of: project)
        default: break
        }
      }
    }
    return names
  }
}
