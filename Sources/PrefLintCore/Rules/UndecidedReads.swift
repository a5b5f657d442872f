// Which reads are not proved, and why: for a read that a root reaches, the first step on the way to it
// from which it is not told whether the object is there; for one that no root reaches, the place where
// the way from the roots breaks off.

struct UndecidedReads {
  let context: RuleContext
  private var flow: EnvironmentFlow { context.flow }
  private var project: Project { flow.project }

  init(context: RuleContext) { self.context = context }

  /// One step for each read, at the property that reads.
  func steps() -> [UndecidedStep] {
    let reached = flow.readStates.sorted { $0.key < $1.key }.filter(\.value.isUndecided).map {
      (property: $0.key, message: "whether this object is there: \(reason($0.value))")
    }
    let unmet = context.unmetBuilders.sorted { $0.key < $1.key }.map { property, builder in
      let name = project.names[project[builder.view].name]
      let place = place(flow.nameRange(builder.site))
      return (
        property: property,
        message: "whether this object is there: what builds '\(name)' at \(place) is not followed"
      )
    }
    let unreached = flow.unreachedReads.flatMap { owner, properties in
      let message = "no root is seen to reach this: \(breakingOff(of: owner))"
      return properties.map { (property: $0, message: message) }
    }
    let unread = context.unreadObjects.map {
      (
        property: $0.reference,
        message: "whether this object is read: no path leads to code that reads it"
      )
    }
    let detached = context.detachedViews
    let open = (unmet + unreached).filter { !detached.tells($0.property) }
    return (reached + open + unread).map {
      UndecidedStep(range: flow.propertyRange($0.property), message: $0.message)
    }
  }

  // MARK: Reached

  private func reason(_ state: ReadState) -> String {
    guard let doubt = state.doubt else { return "its type is not decided" }
    if doubt.isStanding {
      return "it is missing where another conformer of a protocol may stand"
    }
    if doubt.isElsewherePushed {
      return "it is missing on a stack of which it is not told whether it pushes the screen"
    }
    if doubt.isElsewhere {
      return "it is missing on platforms for which it is not told whether the program is built"
    }
    guard let type = doubt.type else {
      return "the sources do not tell whether the code that reads it runs"
    }
    // The outermost step from which it is not told.
    var first = doubt.node
    var current = doubt.node
    while current >= 0 {
      let node = flow.nodes[Int(current)]
      if flow.environments[node.environment].supply(of: type) != .undecided { break }
      first = current
      current = node.parent
    }
    return words(first)
  }

  private func words(_ index: Int32) -> String {
    let node = flow.nodes[Int(index)]
    let place = flow.site(of: index).map { " at " + self.place(flow.nameRange($0)) } ?? ""
    switch node.step {
    case .root(let root): return "not decided at the root '\(flow.roots[root].name)'\(place)"
    case .builds(let nominal, _):
      return "not decided on the way to '\(project.names[project[nominal].name])'\(place)"
    case .content(let name, _, _), .detached(let name, _):
      return "not decided in the content of '\(project.names[name])'\(place)"
    case .presents(let nominal, _):
      return "not decided in the content of '\(project.names[project[nominal].name])'\(place)"
    case .pushed(let name, _, _, _):
      return "not decided for what '\(project.names[name])' pushes\(place)"
    case .writes, .writesValue: return "after another write of the environment\(place)"
    case .stands(let guise):
      let actual = flow.evaluator.store[guise].actual
      return "not told whether '\(project.names[project[actual].name])' stands\(place)"
    case .places, .joins, .assumes, .container: return "not decided on a branch\(place)"
    }
  }

  private func place(_ range: SourceRange) -> String {
    let file = flow.sources[range.file.index]
    return "\(file.path):\(LineTable(file.bytes).line(at: Int(range.start)))"
  }

  // MARK: Not reached

  /// Where a type of a name is built outside tests. O(expressions of the files that hold it).
  private func calls(of name: Name) -> [Site] {
    project.files(naming: name).filter { !project.files[$0].isTest }.flatMap { index in
      let file = project.files[index]
      return file.facts.expressions.indices.compactMap { position -> Site? in
        guard case .call(let callee, _) = file.facts.expressions[position].kind else { return nil }
        return project.mayBuild(name, by: callee, inFile: index)
          ? Site(file: index, ExpressionID(position)) : nil
      }
    }
  }

  /// The innermost type or extended type around a place.
  private func owner(of site: Site) -> NominalID? {
    let (file, index) = (project.files[site.fileIndex], site.fileIndex)
    let offset = file.facts[site.id].range.start
    var best: (UInt32, NominalID)?
    for position in file.facts.declarations.indices {
      let id = DeclarationID(position)
      let range = file.facts[id].range
      guard range.start <= offset, offset < range.end else { continue }
      let reference = DeclarationReference(file: index, id)
      let nominal = project.nominal(holdingMembersOf: reference)
      if let nominal, best.map({ $0.0 <= range.start }) ?? true { best = (range.start, nominal) }
    }
    return best?.1
  }

  /// The place nearest to a root from which a type should be reached.
  private func breakingOff(of target: NominalID) -> String {
    var waiting = [target]
    var next = 0
    var seen: Set<NominalID> = [target]
    while next < waiting.count {
      let current = waiting[next]
      next += 1
      let name = project[current].name
      for site in calls(of: name) {
        let owner = owner(of: site)
        if let owner, project.isInstalled(owner), !flow.isReached(owner) {
          if seen.insert(owner).inserted { waiting.append(owner) }
          continue
        }
        return
          "what builds '\(project.names[name])' at \(place(flow.nameRange(site))) is not followed"
      }
    }
    return "nothing that is reached builds it"
  }
}
