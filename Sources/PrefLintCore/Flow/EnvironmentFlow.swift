// Carries environments from every root through the views that it builds, shortest paths first, and compares them with what
// the views read. Each view is entered once for equal values and environments.

final class EnvironmentFlow: CodeQuoting {
  let project: Project
  let evaluator: Evaluator
  /// The files' bytes, for texts in messages.
  let sources: [SourceFile]
  let environments = EnvironmentTable()
  private(set) var nodes: [PathNode] = []
  /// The root of each node.
  private var nodeRoots: [Int32] = []
  /// Whether each node stands in a picture.
  private(set) var nodesInPictures: [Bool] = []
  private(set) var roots: [FlowRoot] = []
  /// What the roots show, in the order in which they are followed.
  private(set) var rootContents: [RootContent] = []
  private(set) lazy var untoldPlatforms = UntoldPlatforms(flow: self)
  /// Whether some way exists only where it is not told that a program is built. Asked for once all roots are followed.
  private(set) lazy var hasUntoldWays = untoldPlatforms.part(nodes, missing)
  var missing: [MissingObject] = []
  /// Objects of which it is not known whether they are there, as a host may inherit.
  var hidden: [MissingObject] = []
  /// Of which classes code writes objects; nil until somebody asks.
  var written: WrittenClasses?
  /// Classes of which code outside may write objects that it is given.
  var mayBeFromOutside: Set<NominalID> = []
  /// Where destinations are declared for the cases of enumerations, and of which.
  var routes: [Site: NominalID] = [:]
  /// Ways to missing objects that are not proved: no finding stands above them.
  var openFailures: Set<StandingFailure> = []
  /// Reads of objects that a sheet does not pass on, on the oldest systems (C1).
  private(set) var lost: [MissingObject] = []
  /// Files that run on iOS 13 as well; empty when none does.
  var filesOnIOS13: Set<Int> = []
  /// Whether conditions part some ways so often that not all are judged.
  var leavesWaysOut = false
  /// How many nodes were looked at in looking again.
  var comparedNodes = 0
  /// What is looked at again, if not everything is followed for the first time.
  let compared: ComparedCode?
  /// What was asked of sets of assumptions, and of which values the writes of a type depend.
  var feasibilities: [FeasibilityKey: Feasibility] = [:]
  var bearings = QuestionBearings()
  var outsides: [OutsideKey: PresenceID?] = [:]
  var writeAnswers: [TypeID: Set<Answer>] = [:]
  /// Modules whose public API has users outside the project.
  var libraries: [String] = []
  /// What those users may use. Asked for once all roots are found.
  private(set) lazy var published = PublishedCode(
    project: project, roots: roots, makers: unfollowedMakers, libraries: libraries)
  var readStates: [DeclarationReference: ReadState] = [:]
  /// Views that are built somewhere, but that no path reaches. Asked for once all roots are followed.
  private(set) lazy var unreachedReads = ReadCoverage.unreached(in: self)
  /// Sites of writes by type, with the root they were met under.
  var writes: [TypeID: [(site: Site, root: Int)]] = [:]
  /// Whether something is written of which the type is not decided.
  var hasUndecidedWrites = false
  /// What views of a type built, for near misses.
  var bodies = NodeTable<ValueID>()
  /// Code that makes hosts in which nothing can stand that a rule looks for: they are no roots here.
  var unfollowedMakers: Set<DeclarationReference> = []
  /// Nodes below which something stands that the sources do not decide.
  private(set) var doubtfulNodes: Set<Int32> = []
  /// Where the modifiers are made that are applied to views, with the nodes of their bodies.
  var modifierNodes: [(Site, Int32)] = []
  /// The nodes of roots that stand below another node: what a scene writes reaches its content.
  var outerNodes: [Int32: Int32] = [:]
  private(set) var undecided: [Undecided] = []
  private var undecidedSites: Set<Undecided> = []

  private var queue: [Visit] = []
  private var nextVisit = 0
  /// How many visits there were before those in the queue.
  private var pastVisits = 0
  /// The nodes by which each value was entered first, per environment, with where each entry exists.
  private var entered: [VisitKey: [Entry]] = [:]
  /// Further nodes by which the same value is entered with the same environment: what fails below the
  /// first fails below them.
  private(set) var alternates = NodeTable<[Int32]>()
  /// Ways that are judged, and those that are explained.
  let judgedWays = WaysToNodes()
  let explainedWays = WaysToNodes()
  /// The values that views are handed which others of their type around them have.
  var handedKeys = NodeTable<[Name]>()
  /// The types of views that stood within each other when that was asked for last.
  var knownNestedTypes: NestedTypes?
  private(set) var visitsByReceiver: [ValueID: [(EnvironmentID, Int32, PresenceID)]] = [:]
  /// Environments without what is not asked for.
  var askedParts: [AskedPart: EnvironmentID] = [:]
  /// What steps place, and what arrangers write: neither depends on an environment.
  var placements: [PlacementKey: [PlacedContent]] = [:]
  var arrangers: [ValueID: [TypeID]?] = [:]
  /// Roots that show the same view in different builds, so that it was followed once.
  private var jointRoots: [Int: Set<Int>] = [:]
  private var contexts: [NominalID: Int] = [:]
  private(set) var entries = 0
  /// Whether there were not enough steps for all previews.
  var arePreviewsCutShort = false
  var currentRoot = 0
  /// What is looked for in what is placed: views in which nothing of it can stand are not followed.
  var sought = Interest.all
  /// Under what the part of a body that is being placed stands within the body.
  var local = LocalCondition.whole
  /// How many contents within contents are placed.
  var depth = 0
  /// Content nests in content only as deep as somebody wrote it; more is a value that holds itself.
  static let depthLimit = 400
  lazy var destinationSites = Self.destinationSites(of: project)
  /// Of which types that destinations are declared for nothing makes a value.
  var neverMade: [NominalID: Bool] = [:]
  /// What the code alone tells, whatever is followed.
  let hosting: HostingAnswers
  var hostedAsGiven = HostedAsGiven()
  /// The objects at which code outside gets by way of a value of a type.
  var reachedFromOutside: [NominalID: [TypeID]] = [:]

  /// How many different values and environments one type is entered with.
  private static let contextLimit = 4_000
  /// How many there are of all types before each type is entered with few only: screens that lead to each other with ever
  /// more captured values would have no end for a user who waits.
  private static let entryLimit = 40_000
  private static let scarceContextLimit = 64
  /// With which values of the environment each type is entered below a root.
  var valueSets: [RootedType: Set<[EnvironmentValue]>] = [:]
  var valueSetCounts: [NominalID: Int] = [:]

  /// A type below a root.
  struct RootedType: FastHashable {
    var root: Int32
    var type: NominalID

    @inline(__always) func mix(into mixer: inout HashMixer) {
      mixer.add(UInt64(UInt32(bitPattern: root)) << 32 | UInt64(type.rawValue))
    }
  }

  struct Undecided: Hashable {
    var site: Site
    var reason: String
  }

  /// How a value was entered, or will be.
  private struct Entry {
    var presence: PresenceID
    var node: Int32
    /// The number of its visit, of all there ever were; -1 for none.
    var place = -1
    /// Whether several ways lead to it that exist in different builds.
    var isJoint = false
  }

  private struct Visit {
    var value: ValueID
    var environment: EnvironmentID
    var presence: PresenceID
    var node: Int32
    var root: Int
  }

  private struct VisitKey: FastHashable {
    var value: ValueID
    var environment: EnvironmentID
    var isInPicture: Bool

    @inline(__always) func mix(into mixer: inout HashMixer) {
      mixer.add(UInt64(value.rawValue) << 32 | UInt64(environment.rawValue))
      if isInPicture { mixer.add(true) }
    }
  }

  init(
    project: Project, evaluator: Evaluator, sources: [SourceFile], compared: ComparedCode? = nil
  ) {
    self.project = project
    self.compared = compared
    hosting = compared?.hosting ?? HostingAnswers(project: project)
    self.sources = sources
    self.evaluator = evaluator
    evaluator.onRead = { [unowned self] receiver, read in
      for (environment, node, presence) in self.visitsByReceiver[receiver] ?? [] {
        self.check(read, receiver, environment, node, presence)
      }
    }
  }

  // MARK: Roots

  func addRoot(_ root: FlowRoot, environment: EnvironmentID = .empty) -> Int32 {
    roots.append(root)
    currentRoot = roots.count - 1
    return append(PathNode(parent: -1, step: .root(currentRoot), environment: environment))
  }

  /// Notes what a root shows.
  func begin(_ value: ValueID, _ presence: PresenceID, _ node: Int32) {
    rootContents.append(
      RootContent(
        value: value, presence: presence, local: local, root: currentRoot,
        isContained: nodes[Int(node)].environment.isOfUnknownPlace))
  }

  func append(_ node: PathNode) -> Int32 {
    nodes.append(node)
    nodesInPictures.append(beginsPicture(node.step) || isInPicture(node.parent))
    if case .root(let index) = node.step {
      nodeRoots.append(Int32(truncatingIfNeeded: index))
    } else {
      nodeRoots.append(node.parent < 0 ? 0 : nodeRoots[Int(node.parent)])
    }
    return Int32(truncatingIfNeeded: nodes.count - 1)
  }

  func step(_ step: PathNode.Step, from parent: Int32, _ environment: EnvironmentID) -> Int32 {
    append(PathNode(parent: parent, step: step, environment: environment))
  }

  func root(of node: Int32) -> Int { Int(nodeRoots[Int(node)]) }

  /// Whether what was met under one root stands under another, too: it is the same one, or its twin in other builds.
  func isMet(under root: Int, whatIsUnder other: Int) -> Bool {
    root == other || jointRoots[other]?.contains(root) ?? false
  }

  // MARK: Visiting

  /// Enters a view later, after all views that are nearer to the root.
  func visit(
    _ value: ValueID, _ environment: EnvironmentID, _ presence: PresenceID, _ node: Int32
  ) {
    let value = evaluator.core(value)
    guard isFollowed(value) else { return }
    noteHanded(value, node)
    let environment = bounded(environment, for: value, node)
    let key = visitKey(value, environment, node)
    guard isFirst(key, environment, presence, node),
      !joins(key, environment, presence, node)
    else { return }
    entered[key, default: []].append(
      Entry(presence: presence, node: node, place: pastVisits + queue.count))
    queue.append(
      Visit(
        value: value, environment: environment, presence: presence, node: node,
        root: root(of: node)))
  }

  private func visitKey(
    _ value: ValueID, _ environment: EnvironmentID, _ node: Int32
  ) -> VisitKey {
    VisitKey(
      value: value, environment: asked(environment, by: value), isInPicture: isInPicture(node))
  }

  /// Whether a value is placed in an environment for the first time; else the node joins the first one.
  func isFirst(
    _ value: ValueID, _ environment: EnvironmentID, _ presence: PresenceID, _ node: Int32
  ) -> Bool {
    let key = visitKey(value, environment, node)
    guard isFirst(key, environment, presence, node) else { return false }
    entered[key, default: []].append(Entry(presence: presence, node: node))
    return true
  }

  private func isFirst(
    _ key: VisitKey, _ environment: EnvironmentID, _ presence: PresenceID, _ node: Int32
  ) -> Bool {
    for first in entered[key] ?? [] {
      if first.presence == presence {
        alternates[first.node, default: []].append(node)
        return false
      }
      if project.presences.and(first.presence, presence) == presence {
        // The first entry exists wherever this one does: what fails below it fails here, there.
        alternates[first.node, default: []].append(
          step(.assumes(presence), from: node, environment))
        return false
      }
    }
    return true
  }

  /// Whether a value will be entered in other builds, so that one entry can stand for all of them: branches of `#if`
  /// that lead to the same view are one way again from there on. Which of them is taken where, the steps to it say.
  private func joins(
    _ key: VisitKey, _ environment: EnvironmentID, _ presence: PresenceID, _ node: Int32
  ) -> Bool {
    guard var entries = entered[key] else { return false }
    var new = Entry(presence: presence, node: node)
    var isJoined = false
    var index = 0
    while index < entries.count {
      var first = entries[index]
      guard first.place >= pastVisits + nextVisit,
        let all = project.presences.union(first.presence, new.presence)
      else {
        index += 1
        continue
      }
      if !first.isJoint {
        let above = PathNode(
          parent: nodes[Int(first.node)].parent, step: .assumes(first.presence),
          environment: environment)
        nodes[Int(first.node)].parent = append(above)
      }
      // What has joined it so far exists where it did.
      var others = (alternates[first.node] ?? []).map { other in
        isAssuming(other) ? other : step(.assumes(first.presence), from: other, environment)
      }
      others.append(step(.assumes(new.presence), from: new.node, environment))
      alternates[first.node] = others
      jointRoots[root(of: first.node), default: []].insert(root(of: new.node))
      jointRoots[root(of: new.node), default: []].insert(root(of: first.node))
      if new.place >= 0 { queue[new.place - pastVisits].presence = .never }
      first.presence = all
      first.isJoint = true
      queue[first.place - pastVisits].presence = all
      entries.remove(at: index)
      // Together they may complete another one.
      new = first
      isJoined = true
      index = 0
    }
    guard isJoined else { return false }
    entries.append(new)
    entered[key] = entries
    return true
  }

  private func isAssuming(_ node: Int32) -> Bool {
    if case .assumes = nodes[Int(node)].step { return true }
    return false
  }

  /// Follows everything that is waiting.
  func run() {
    while nextVisit < queue.count {
      let next = queue[nextVisit]
      nextVisit += 1
      // Another visit has taken its place.
      if next.presence == .never { continue }
      currentRoot = next.root
      enter(next)
    }
    pastVisits += queue.count
    queue = []
    nextVisit = 0
  }

  private func enter(_ visit: Visit) {
    guard let nominal = project.types.nominal(evaluator.type(of: visit.value)) else {
      return
    }
    contexts[nominal, default: 0] += 1
    entries += 1
    let limit = entries > Self.entryLimit ? Self.scarceContextLimit : Self.contextLimit
    let isOverLimit = contexts[nominal, default: 0] > limit
    let environment = isOverLimit ? doubted(visit.environment) : visit.environment
    if isOverLimit {
      note(
        visit.node, "'\(project.names[project[nominal].name])' is built in too many ways to follow")
      return
    }
    install(visit.value, nominal, environment, visit.node, visit.presence)
    // What a view builds is evaluated once for all places: `local` says where a part of it exists within it.
    local = .whole
    let body = evaluator.body(of: visit.value, nominal)
    bodies[visit.node] = body
    render(body, environment, visit.presence, visit.node)
    if evaluator.isRepresentable(nominal) {
      placeGiven(visit.value, nominal, environment, visit.presence, visit.node)
    }
  }

  /// Checks what installing and evaluating a value reads.
  func install(
    _ value: ValueID, _ nominal: NominalID, _ environment: EnvironmentID, _ node: Int32,
    _ presence: PresenceID
  ) {
    let receiver = evaluator.core(value)
    evaluator.installWrappers(of: receiver, nominal)
    visitsByReceiver[receiver, default: []].append((environment, node, presence))
    for read in evaluator.reads[receiver] ?? [] {
      check(read, receiver, environment, node, presence)
    }
  }

  private func check(
    _ read: EnvironmentRead, _ receiver: ValueID, _ environment: EnvironmentID, _ node: Int32,
    _ presence: PresenceID
  ) {
    guard let nominal = project.types.nominal(evaluator.type(of: receiver)) else {
      return
    }
    guard mayHold(read.presence, node) else { return }
    var presence = project.presences.and(presence, evaluator.inAnyEnvironment(read.presence))
    // Code that names a class is compiled where there is one.
    if let object = project.types.nominal(read.type) {
      presence = project.presences.and(presence, project[object].presence)
    }
    guard presence != .never else { return }
    if case .variants(let variants) = project.types[read.type] {
      for variant in variants {
        var one = read
        one.type = variant.type
        check(one, receiver, environment, node, project.presences.and(presence, variant.presence))
      }
      return
    }
    var state = readStates[read.property] ?? ReadState(reader: nominal)
    let isKnown = evaluator.reads(read.type, below: receiver)
    assert(isKnown, "a reader is not known as one")
    let inPreview = roots[root(of: node)].kind == .preview
    state.reach(inPreview: inPreview)
    defer { readStates[read.property] = state }
    if read.isOperated, isInPicture(node) { return }
    // Where nobody was known to ask for an object, it may have been left out of the environment.
    guard isKnown, isDecidedObject(read.type) else {
      state.leaveOpen(nil, inPreview: inPreview)
      doubt(node)
      if let site = read.site { note(site, "the type of the object that is read is not decided") }
      return
    }
    switch supply(of: read.type, in: environments[environment]) {
    case .present: break
    case .lost:
      guard read.isDecided, project.isInstalled(nominal),
        project.presences[presence].platforms.contains(.iOS)
      else { break }
      lost.append(
        MissingObject(
          read: read, type: read.type, node: node, reader: nominal, presence: presence))
    case .undecided:
      if read.isDecided, project.isInstalled(nominal),
        isHiddenByHost(read.type, in: environments[environment])
      {
        hidden.append(
          MissingObject(
            read: read, type: read.type, node: node, reader: nominal, presence: presence))
      } else {
        state.leaveOpen(.init(node: node, type: read.type), inPreview: inPreview)
      }
    case .absent:
      if read.isDecided, project.isInstalled(nominal) {
        missing.append(
          MissingObject(
            read: read, type: read.type, node: node, reader: nominal, presence: presence))
      } else {
        state.leaveOpen(.init(node: node, type: nil), inPreview: inPreview)
      }
    }
  }

  /// Whether a type is entered on some path that is not a preview's.
  func isReached(_ id: NominalID) -> Bool { contexts[id] != nil }

  /// The types of the values that were entered, or applied as modifiers and styles, on some path.
  func enteredTypes() -> Set<NominalID> {
    var types: Set<NominalID> = []
    for receiver in visitsByReceiver.keys {
      if let nominal = project.types.nominal(evaluator.type(of: receiver)) {
        types.insert(nominal)
      }
    }
    return types
  }

  // MARK: Undecided steps

  func note(_ site: Site, _ reason: String) {
    let item = Undecided(site: site, reason: reason)
    if undecidedSites.insert(item).inserted { undecided.append(item) }
  }

  /// Marks a node as one below which anything may stand.
  func doubt(_ node: Int32) { doubtfulNodes.insert(node) }

  func note(_ node: Int32, _ reason: String) {
    doubt(node)
    if let site = self.site(of: node) { note(site, reason) }
  }

  /// The nearest site on the way to a node.
  func site(of node: Int32) -> Site? {
    var current = node
    while current >= 0 {
      switch nodes[Int(current)].step {
      case .builds(_, let site?): return site
      case .content(_, let site, _), .pushed(_, let site, _, _), .detached(_, let site),
        .presents(_, let site), .writes(_, let site), .writesValue(_, let site),
        .container(let site), .places(let site):
        return site
      case .root(let index): return roots[index].site
      default: current = nodes[Int(current)].parent
      }
    }
    return nil
  }
}
