// How much of a project's environment reads is proved: a read counts as proved when a root reaches it and
// every path to it is decided, whatever the verdict. An object that some code may read of which no path shows a read
// counts as undecided: what is not understood is not silent.

/// Where a view is built that the flow has not met there.
struct UnmetBuilder {
  var view: NominalID
  var site: Site
}

struct ReadCoverage {
  var reads = 0
  var proved = 0

  init(
    flow: EnvironmentFlow, unread: [EnvironmentWrapper],
    unmet: [DeclarationReference: UnmetBuilder], detached: DetachedViews
  ) {
    for (property, state) in flow.readStates where state.isReached {
      reads += 1
      if !state.isUndecided, unmet[property] == nil { proved += 1 }
    }
    for (_, properties) in flow.unreachedReads { reads += properties.count }
    reads += unread.count
    proved += detached.settled.count
    reads -= detached.unused.count
  }

  /// Objects of views that are entered which some code names (A7), though no path shows a read. O(visits), and for each
  /// of them what `isNamed` takes.
  static func unread(
    in flow: EnvironmentFlow, _ declarations: EnvironmentDeclarations
  ) -> [EnvironmentWrapper] {
    let silent = declarations.wrappers.filter { wrapper in
      guard case .object = wrapper.kind, wrapper.owner != nil, !wrapper.isStatic else {
        return false
      }
      return flow.readStates[wrapper.reference] == nil
    }
    guard !silent.isEmpty else { return [] }
    let entered = flow.enteredTypes()
    return silent.filter { wrapper in
      guard let owner = wrapper.owner, entered.contains(owner) else { return false }
      return declarations.isNamed(wrapper)
    }
  }

  /// Properties of which every path that is followed is decided, but whose type is built where none leads, with the place: it,
  /// or what shows it, if only previews are seen to.
  static func unmet(
    in flow: EnvironmentFlow, _ ways: ReachedWays
  ) -> [DeclarationReference: UnmetBuilder] {
    var places: [NominalID: UnmetBuilder?] = [:]
    var found: [DeclarationReference: UnmetBuilder] = [:]
    for (property, state) in flow.readStates.sorted(by: { $0.key < $1.key })
    where state.isReached && !state.isUndecided {
      // What reads for the views that hold it is met where these are.
      guard let owner = flow.enclosingType(of: property), !flow.project.isDynamicProperty(owner)
      else { continue }
      let place =
        places[owner]
        ?? ways.previewedViews(around: owner).lazy.compactMap { view in
          ways.unmetBuilder(of: view).map { UnmetBuilder(view: view, site: $0) }
        }.first
      places[owner] = .some(place)
      if let place { found[property] = place }
    }
    return found
  }

  /// Views that are built somewhere, but that no followed path reaches, with their undecided reads.
  static func unreached(
    in flow: EnvironmentFlow
  ) -> [(owner: NominalID, properties: [DeclarationReference])] {
    let project = flow.project
    var found: [(owner: NominalID, properties: [DeclarationReference])] = []
    for nominal in project.nominals
    where project.files[nominal.reference.fileIndex].hasRoots && project.isInstalled(nominal.id) {
      let properties = nominal.orderedMembers.filter {
        flow.evaluator.isObjectWrapper($0.reference) && flow.readStates[$0.reference] == nil
          && flow.evaluator.mayFail($0.reference)
      }
      guard !properties.isEmpty, !flow.isReached(nominal.id), isBuilt(nominal, project) else {
        continue
      }
      found.append((nominal.id, properties.map(\.reference)))
    }
    return found
  }

  /// Whether something outside tests that sees a type may build it: by its name or an alias, by what is handed on of it, or as an
  /// attribute. O(facts of the files that hold the names).
  private static func isBuilt(_ nominal: Nominal, _ project: Project) -> Bool {
    project.writtenNames(of: nominal).contains { name in
      project.files(naming: name).contains { index in
        let file = project.files[index]
        guard file.hasRoots,
          project.targets.reach(from: index, to: nominal.reference.fileIndex) != .none
        else { return false }
        // A wrapper of the project is made by its attribute.
        return file.facts.attributes.contains { file.name($0.name) == name }
          || project.mayBuild(name, inFile: index)
      }
    }
  }
}
