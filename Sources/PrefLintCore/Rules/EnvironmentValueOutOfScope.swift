// environment-value-out-of-scope: a project's own key that is set only where no view reads it, while views elsewhere
// read its default value (A10, A12).

extension Rule {
  static let environmentValueOutOfScope = Rule(id: "environment-value-out-of-scope") { context in
    var scopes: ValueScopes?
    return context.keySubjects.flatMap { key -> [Finding] in
      guard let uses = context.uses(of: key), !uses.writes.isEmpty, !uses.wrappers.isEmpty,
        !uses.mayBeReadElsewhere, !uses.mayBeWrittenElsewhere
      else { return [] }
      let found = scopes ?? ValueScopes(context: context)
      scopes = found
      return found.findings(key, uses)
    }
  }
}

/// The reach of writes of keys.
private struct ValueScopes {
  let context: RuleContext
  /// The nodes that build a view of each type.
  private var builds: [NominalID: [Int32]] = [:]
  /// The nodes of writes, by the modifier's name.
  private var writes: [Site: [Int32]] = [:]
  private var flow: EnvironmentFlow { context.flow }
  private var project: Project { context.project }

  init(context: RuleContext) {
    self.context = context
    for (index, node) in context.flow.nodes.enumerated() {
      let id = Int32(truncatingIfNeeded: index)
      switch node.step {
      case .builds(let nominal, _): builds[nominal, default: []].append(id)
      case .writesValue(_, let site): writes[site, default: []].append(id)
      default: break
      }
    }
  }

  func findings(_ key: EnvironmentKeySubject, _ uses: EnvironmentKeyUses) -> [Finding] {
    var owners: Set<NominalID> = []
    for wrapper in uses.wrappers {
      // A style, a gesture or a property wrapper of the project reads where it is used, which is not seen.
      guard let owner = wrapper.owner, isPlaced(owner) else { return [] }
      owners.insert(owner)
    }
    guard let reader = reader(among: uses.wrappers) else { return [] }
    func reads(_ step: PathNode.Step) -> Bool {
      if case .builds(let nominal, _) = step { return owners.contains(nominal) }
      return false
    }
    var found: [(write: EnvironmentKeyWrite, node: Int32, behind: Int32?)] = []
    for write in uses.writes {
      let nodes = (writes[write.callee] ?? []).filter { !isPreview($0) }
      // A write that no root is seen to reach may be anywhere, and so may one that others use.
      guard let first = nodes.first, !flow.published.mayBeUsedOutside(write.callee) else {
        return []
      }
      var behind: Int32?
      for node in nodes {
        guard !isInStyle(node),
          case .nothing(let pushed) = context.scope.reach(below: node, isWanted: reads)
        else { return [] }
        behind = behind ?? pushed
      }
      found.append((write, first, behind))
    }
    guard context.ways.followsAll(to: owners) else { return [] }
    return found.map { finding(key, $0.write, node: $0.node, behind: $0.behind, reader) }
  }

  /// Whether a style builds what stands at a node: the label and the content of its configuration are views of the
  /// controls below, which may read what it writes around them.
  private func isInStyle(_ node: Int32) -> Bool {
    var current = node
    while current >= 0 {
      if case .builds(let nominal, _) = flow.nodes[Int(current)].step,
        let member = flow.evaluator.contentMember(of: nominal),
        StandardPreferences.styleMembers.contains(project.names[member])
      {
        return true
      }
      current = flow.nodes[Int(current)].parent
    }
    return false
  }

  /// Whether values of a type read the environment where the tree shows that they are built.
  private func isPlaced(_ owner: NominalID) -> Bool {
    let names = project.conformance(of: owner).externals.map { project.names[$0] }
    return names.contains("View") || names.contains("ViewModifier")
  }

  /// A reader that some root reaches outside all writes; nil where a reader may be reached in ways that are
  /// not seen.
  private func reader(among wrappers: [EnvironmentWrapper]) -> EnvironmentWrapper? {
    var first: EnvironmentWrapper?
    for wrapper in wrappers {
      for node in wrapper.owner.flatMap({ builds[$0] }) ?? [] where !isPreview(node) {
        // Contained hosts may inherit (C12), forwarded values come from elsewhere (A13).
        if flow.nodes[Int(flow.top(of: node))].environment.isOfUnknownPlace
          || flow.isForwarded(node) || isDoubtful(node)
        {
          return nil
        }
        if first == nil { first = wrapper }
      }
    }
    return first
  }

  /// Whether it is not told that a view ever stands at a node: of the views that code keeps it is one.
  private func isDoubtful(_ node: Int32) -> Bool {
    flow.environments[flow.nodes[Int(node)].environment].rest == .undecided
  }

  private func isPreview(_ node: Int32) -> Bool {
    guard case .root(let index) = flow.nodes[Int(flow.top(of: node))].step else { return false }
    return flow.roots[index].kind == .preview
  }

  private func finding(
    _ key: EnvironmentKeySubject, _ write: EnvironmentKeyWrite, node: Int32, behind: Int32?,
    _ reader: EnvironmentWrapper
  ) -> Finding {
    let name = context.name(of: key)
    let owner = reader.owner.map { project.names[project[$0].name] } ?? ""
    let range = flow.nameRange(write.callee)
    var trace: [TraceStep] = []
    if let behind, let site = flow.nodes[Int(behind)].step.site {
      trace.append(
        TraceStep(
          kind: .nearMiss, range: flow.nameRange(site),
          message: "what this pushes has the environment of the navigation container"))
    }
    trace.append(
      TraceStep(
        kind: .read, range: flow.propertyRange(reader.reference),
        message: "'\(owner)' reads the default value"))
    return Finding(
      rule: "environment-value-out-of-scope", severity: .warning,
      message: "'\(name)' is set where no view reads it; '\(owner)' gets the default value",
      subject: name, reason: behind == nil ? "no-reader-below" : "below-stack",
      root: flow.roots[flow.root(of: node)].name, range: range, trace: trace,
      help: behind == nil
        ? "set it on a view that holds '\(owner)'"
        : "set it on the navigation container, or inside the destination",
      anchor: flow.enclosing(write.callee) + ".environment")
  }
}
