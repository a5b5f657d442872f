// Views that code builds for somebody who is not seen to show them: code of another module, a table of screens. What is written on such
// a view where it is built is nearest to it wherever it stands (A6), so that what it reads of that is there. All else that it reads
// stays undecided.

/// The objects that are there wherever views are shown whose ways are not followed.
struct DetachedViews {
  /// Properties that read such an object.
  private(set) var settled: Set<DeclarationReference> = []
  /// Properties of such views that no code names (A7).
  private(set) var unused: Set<DeclarationReference> = []

  private let project: Project
  /// Where values of a type are built that the flow has met nowhere.
  private var places: [NominalID: [Site]] = [:]
  /// The views around those places that are met nowhere themselves.
  private var views: [Site: NominalID] = [:]
  /// The other places.
  private var outermost: [Site] = []

  /// Follows what is built there. To be asked for once all rules have asked the flow, which then knows further ways.
  ///
  /// - Parameters:
  ///   - open: properties of which it is not told whether their object is there, as ways to their views are not followed.
  ///   - ways: the ways that the flow has followed.
  ///   - isNamed: whether some code names a property.
  /// - Complexity: linear in the files that build the views, and in what they build.
  init(
    settling open: [DeclarationReference], in flow: EnvironmentFlow, _ ways: ReachedWays,
    isNamed: (DeclarationReference) -> Bool
  ) {
    project = flow.project
    var properties: [NominalID: [DeclarationReference]] = [:]
    for property in open {
      guard let owner = flow.enclosingType(of: property) else { continue }
      properties[owner, default: []].append(property)
    }
    let around = Dictionary(
      uniqueKeysWithValues: properties.keys.map { ($0, ways.previewedViews(around: $0)) })
    gatherPlaces(of: around.values.flatMap(\.self).sorted(), flow, ways)
    guard !outermost.isEmpty else { return }
    let states = flow.followAnywhere(outermost)
    let known = ReachedWays(flow: flow)
    for (owner, properties) in properties
    where areMet(around[owner] ?? [owner], known) {
      for property in properties {
        guard let state = states[property], state.isReached else {
          if flow.readStates[property] == nil, !isNamed(property) {
            unused.insert(property)
          }
          continue
        }
        if !state.isUndecided { settled.insert(property) }
      }
    }
  }

  /// Whether nothing is open about a property any more.
  func tells(_ property: DeclarationReference) -> Bool {
    settled.contains(property) || unused.contains(property)
  }

  private mutating func gatherPlaces(
    of types: [NominalID], _ flow: EnvironmentFlow, _ ways: ReachedWays
  ) {
    var waiting = types
    while let type = waiting.popLast() {
      guard places[type] == nil else { continue }
      let sites = ways.unmetBuilders(of: type)
      places[type] = sites
      for site in sites {
        if let view = around(site, flow) {
          views[site] = view
          waiting.append(view)
        } else {
          outermost.append(site)
        }
      }
    }
  }

  /// The view around a place that is met nowhere itself.
  private func around(_ site: Site, _ flow: EnvironmentFlow) -> NominalID? {
    guard let owner = project.owner(of: site), project.isInstalled(owner), !flow.isReached(owner)
    else { return nil }
    return owner
  }

  /// Whether all places are met by now that build some types, and views around them. Views that nothing builds show nothing.
  private func areMet(_ types: [NominalID], _ known: ReachedWays) -> Bool {
    var waiting = types
    var seen = Set(types)
    while let next = waiting.popLast() {
      if project.mayBeMadeUnnamed(next) { return false }
      for site in places[next] ?? [] {
        let view = views[site]
        if let view, !isBuilt(view) { continue }
        guard known.isMet(site) else { return false }
        if let view, seen.insert(view).inserted { waiting.append(view) }
      }
    }
    return true
  }

  /// Whether some view, or other code, builds a view that is met nowhere: not only views that nothing builds do.
  private func isBuilt(_ view: NominalID) -> Bool {
    var waiting = [view]
    var seen: Set<NominalID> = [view]
    while let next = waiting.popLast() {
      if project.mayBeMadeUnnamed(next) { return true }
      for site in places[next] ?? [] {
        guard let outer = views[site] else { return true }
        if seen.insert(outer).inserted { waiting.append(outer) }
      }
    }
    return false
  }
}

extension EnvironmentFlow {
  /// Follows what code builds at some places, wherever that stands.
  ///
  /// - Returns: what is read there that is not known to be missing; what is known of reads elsewhere stays as it is.
  fileprivate func followAnywhere(_ sites: [Site]) -> [DeclarationReference: ReadState] {
    let (known, failures) = (readStates, missing.count)
    readStates = [:]
    for site in sites { followAnywhere(site) }
    var found = readStates
    // `.environment(nil as Session?)`: the rules have been asked already.
    for failure in missing[failures...] { found[failure.read.property] = nil }
    missing.removeSubrange(failures...)
    readStates = known
    return found
  }

  private func followAnywhere(_ site: Site) {
    guard let code = project.member(around: site) else { return }
    let receiver = project.owner(of: code).map { evaluator.opaque(project.selfType(of: $0)) }
    let presence = project.presence(of: code)
    let whole = Site(
      file: site.fileIndex, project.files[site.fileIndex].facts.chain(around: site.id))
    let frame = evaluator.frame(ofCode: code, receiver: receiver)
    let value = evaluator.under(presence) { evaluator.evaluate(whole.id, frame) }
    let name = project.names[project.name(of: code)]
    let node = addRoot(
      FlowRoot(kind: .host, name: name, site: nil, range: nameRange(site), anchor: name),
      environment: .unknown)
    local = LocalCondition(presence: presence, isDecided: true)
    render(value, .unknown, presence, node)
    run()
  }
}

extension FileFacts {
  /// The outermost chain of members and calls that begins with an expression. O(expressions).
  func chain(around id: ExpressionID) -> ExpressionID {
    var head = id
    for position in expressions.indices.dropFirst(id.index + 1) {
      switch expressions[position].kind {
      case .member(let base, _, _) where base == head: head = ExpressionID(position)
      case .call(let callee, _) where callee == head: head = ExpressionID(position)
      default: break
      }
    }
    return head
  }
}
