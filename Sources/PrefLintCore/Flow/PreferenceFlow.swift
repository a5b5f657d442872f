// Carries the values of preferences from what emits them up to the listeners, through the views that every root
// shows. What comes up out of a value does not depend on where it stands, so each value is looked at once; who hears
// whom is noted on the way. The tree is that of the environment's flow.

final class PreferenceFlow {
  let flow: EnvironmentFlow
  let evaluator: Evaluator
  let project: Project
  var uses: [PreferenceUse] = []
  var useIDs: [UseKey: Int32] = [:]
  private var helperSites: [Site: Bool] = [:]
  /// What meets under listeners, by key.
  var meetings: [TypeID: [PreferenceMeeting]] = [:]
  /// The keys that code outside the project is given.
  var givenAway: Set<NominalID> = []
  /// Whether a listener around controls was met whose key is not known.
  var hearsAnyControl = false

  let roles: [Name: PreferenceRole]
  let modifierPassages: [Name: PreferencePassage]
  let componentPassages: [Name: PreferencePassage]
  /// Keys of which it matters how their values meet: `reduce` keeps one of them.
  private let choosingKeys: Set<NominalID>
  /// The types in whose code something listens.
  let listeningTypes: Set<NominalID>
  /// Whether there are any, so that it matters where the default is contributed.
  var meetsAny: Bool { !choosingKeys.isEmpty && !leavesOrderOut }
  /// Whether so many values come up that it is no longer told in what order, but only who hears whom.
  private(set) var leavesOrderOut = false
  /// How many values in order were kept so far, and may be. The largest of the known apps has half of it.
  private var orderedCount = 0
  private static let orderedLimit = 2_000_000
  /// Modifiers of pictures that no view of the project has.
  let pictureModifiers: Set<Name>
  let standIns: Set<Name>
  let plainComponents: Set<Name>
  private let keyProtocol: Name?
  private let variants: [NominalID: NominalID]
  private(set) lazy var hosting = HostingCode(project: project)
  /// Listeners above representables, which may bring up what is emitted in views hosted somewhere.
  var bridged: [Int32: Set<NominalID>] = [:]
  private var hostedKeys: Set<TypeID> = []
  /// The calls in content that UIKit shows from views, and the keys that these set.
  var shown: Set<Site> = []
  var shownKeys: Set<TypeID> = []

  private var known: [PlaceKey: Known] = [:]
  /// What is not asked for any more, left to the end of the flow.
  private var knownUnderRoots: [PlaceKey: Known] = [:]
  private var choices: Int32 = 0
  var isPreview = false
  /// Whether the styles of the project are looked at, so that what another style builds is told by that.
  var isAmongStyles = false
  /// Whether views are looked at for whatever may be around them.
  var isLocal = false
  /// Whether something around may hear what comes up. Where nothing does, only views with calls in them matter: what else
  /// comes up (defaults, what cannot be told) matters to listeners alone.
  var isHeard = false
  /// Whether a container or something else that is not told puts the views together that are looked at; else they are shown as one view.
  var isListed = false
  /// The conditions under which something is looked at.
  var compared: ComparedConditions
  /// Where the view was built that the helper is applied to whose code is looked at; nil outside of helpers.
  var appliedTo: Site?
  /// What comes up out of the members that are looked at by themselves.
  var escaping: [[Contribution]] = []
  /// The member that is looked at by itself.
  var member: DeclarationReference?
  var members: [Site: DeclarationReference?] = [:]
  /// Where values of views were built that are looked at so.
  var builtLocally: Set<Site> = []
  /// To what helpers were applied in each member that is looked at so.
  var applications: [Application: Set<Site?>] = [:]
  /// The branches of conditions in builders, by file.
  var builderBranches: [Int: [[TextRange]]] = [:]
  /// What stands in the branches of choices, and the names that their conditions ask, of those that were asked for.
  var choiceSites: [Int32: [Site]] = [:]
  var choiceNames: [Int32: Set<Name>] = [:]
  /// Whether every place is looked at that builds views of a name, or applies helpers of it.
  var contexts: [Name: Bool] = [:]
  /// Whether types from outside stand for views of the project, of those that were asked for.
  var standInTypes: [TypeID: Bool] = [:]
  var depth = 0
  static let depthLimit = 1_500

  struct PlaceKey: FastHashable {
    var value: ValueID
    var presence: PresenceID
    var isDecided: Bool
    var isBody: Bool
    var isHeard: Bool
    var isListed: Bool
    var application: Site?
    var assumed: PresenceID
    var isCompared: Bool

    func mix(into mixer: inout HashMixer) {
      if let application { mixer.add(application) }
      mixer.add(UInt64(value.rawValue) << 32 | UInt64(presence.rawValue))
      mixer.add(
        UInt64(assumed.rawValue) << 32 | UInt64(isDecided ? 1 : 0) | UInt64(isBody ? 2 : 0)
          | UInt64(isHeard ? 4 : 0)
          | UInt64(isListed ? 8 : 0) | UInt64(isCompared ? 16 : 0))
    }
  }

  /// What is known of a value's contributions. An object, so that asking again copies nothing but what is asked for.
  private final class Known {
    var values = UpwardValues.nothing
    var isDone = false
    /// Whether the value was met within itself.
    var isRecursive = false
  }

  struct UseKey: Hashable {
    var site: Site
    var key: TypeID
    var application: Site?
    var ordinal: Int
    var isLocal: Bool
    /// The member that is looked at by itself.
    var member: DeclarationReference?
  }

  /// A call in a helper, as it is used in a member.
  struct Application: Hashable {
    var site: Site
    var member: DeclarationReference
  }

  /// - Parameter comparesConditions: whether conditions are compared, for which more is looked at.
  init(
    flow: EnvironmentFlow, declarations: PreferenceDeclarations, comparesConditions: Bool = true
  ) {
    compared = ComparedConditions(isWanted: comparesConditions)
    self.flow = flow
    evaluator = flow.evaluator
    project = flow.project
    let names = flow.project.names
    func named<Item>(_ table: [String: Item]) -> [Name: Item] {
      Dictionary(
        table.compactMap { text, item in names.find(text).map { ($0, item) } },
        uniquingKeysWith: { first, _ in first })
    }
    roles = named(StandardPreferences.roles)
    modifierPassages = named(StandardPreferences.modifiers)
    componentPassages = named(StandardPreferences.components)
    pictureModifiers = Set(
      StandardPreferences.pictureModifiers.compactMap(names.find).filter { name in
        !flow.project.declares(name)
          || !flow.project.nominals.contains {
            !flow.project.members(named: name, of: $0.id).isEmpty
          }
      })
    standIns = Set(StandardPreferences.standIns.compactMap(names.find))
    plainComponents = Set(StandardPreferences.plainComponents.compactMap(names.find))
    keyProtocol = names.find(StandardPreferences.keyProtocol)
    let (project, variants) = (flow.project, Self.variants(among: declarations.keys, flow.project))
    listeningTypes = Set(
      declarations.calls.filter { $0.role == .listens }.compactMap { project.owner(of: $0.call) })
    self.variants = variants
    choosingKeys = Set(
      declarations.keys.filter { PreferenceReduce(of: $0, in: project)?.shape.keepsOne ?? false }
        .map { variants[$0] ?? $0 })
    // Without a call that emits or hears a key of the project there is nothing to carry.
    guard !declarations.keys.isEmpty, !declarations.calls.isEmpty, keyProtocol != nil else {
      return
    }
    followRoots()
    isPreview = false
    isLocal = true
    // What shows a view that is looked at by itself is not told.
    isListed = true
    // To take apart what was known under the roots would take longer than it is worth.
    knownUnderRoots = known
    forget()
    followLocally(declarations.calls, of: declarations.keys)
    followStyles()
    for (listener, bridges) in bridged.sorted(by: { $0.key < $1.key })
    where hostedKeys.contains(uses[Int(listener)].key)
      && bridges.sorted().contains(where: hosting.mayBeGivenHosts)
    {
      uses[Int(listener)].isDoubtful = true
    }
    doubtListenersBesidesShown()
  }

  /// Roots that a user sees first: what only a preview shows is not reached.
  private func followRoots() {
    for wantsPreviews in [false, true] {
      isPreview = wantsPreviews
      for content in flow.rootContents {
        let kind = flow.roots[content.root].kind
        guard (kind == .preview) == wantsPreviews,
          evaluator.interest(of: content.value).contains(.preferences)
        else { continue }
        let values = upward(content.value, content.local)
        // Content that UIKit shows may stand in anything (§0.2).
        guard kind == .host || content.isContained,
          !(flow.roots[content.root].site.map(isOnlyContentOfWindow) ?? false)
        else { continue }
        doubt(values)
        for use in values.emitters { hostedKeys.insert(uses[Int(use)].key) }
        noteShown(values, by: flow.roots[content.root].site)
      }
    }
  }

  /// Forgets what is known of values: uses of others are to be told.
  func forget() { known = [:] }

  // MARK: Uses

  /// The use that a modifier makes of a key. A helper's is another one for each view that it is applied to; a
  /// view's is one wherever the view is built.
  func use(_ role: PreferenceRole, _ key: TypeID, _ site: Site, on base: ValueID) -> Int32 {
    let application = isHelper(site) ? self.application(of: base) : nil
    let ordinal = application == nil ? 0 : applications(ofHelperAt: site, in: base)
    var isBare = false
    if isLocal, let member {
      isBare = self.member(around: site) == member
      if !isBare {
        applications[Application(site: site, member: member), default: []].insert(application)
      }
    }
    let id = UseKey(
      site: site, key: key, application: application, ordinal: ordinal, isLocal: isLocal,
      member: isLocal ? member : nil)
    if let index = useIDs[id] { return index }
    let index = Int32(truncatingIfNeeded: uses.count)
    uses.append(
      PreferenceUse(
        role: role, key: key, site: site, application: application, ordinal: ordinal,
        isReached: !isPreview && !isLocal, isLocal: isLocal, isBare: isBare,
        member: isLocal ? member : nil))
    useIDs[id] = index
    return index
  }

  /// Where the view was built that a helper works on: what its code builds itself stands for what it is applied to.
  private func application(of base: ValueID) -> Site? {
    guard let own = site(of: base) else { return appliedTo }
    return isHelper(own) ? appliedTo ?? own : own
  }

  /// Looks at what code at a site puts behind a view, or in front of it.
  func applied<Result>(at site: Site, to base: ValueID, _ find: () -> Result) -> Result {
    let outer = appliedTo
    appliedTo = isHelper(site) ? application(of: base) : nil
    defer { appliedTo = outer }
    return find()
  }

  /// How often the helper in which a call stands is applied in a chain.
  private func applications(ofHelperAt site: Site, in chain: ValueID) -> Int {
    var count = 0
    var current = chain
    while true {
      if case .typed(let inner, _) = evaluator.store[current] {
        current = inner
        continue
      }
      guard case .modified(let base, _, let arguments, let place) = evaluator.store[current] else {
        break
      }
      if place == site {
        count += 1
      } else if let first = arguments.first, let owner = project.owner(of: site),
        case .nominal(owner, _) = project.types[evaluator.type(of: first.value)]
      {
        count += 1
      }
      current = base
    }
    return count
  }

  /// Whether a call stands in code that is applied to other views: a `ViewModifier`, or an extension of a
  /// protocol.
  private func isHelper(_ site: Site) -> Bool {
    if let known = helperSites[site] { return known }
    let owner = project.owner(of: site)
    let isHelper =
      owner.map { owner in
        !project.conformance(of: owner).externals.contains { project.names[$0] == "View" }
      } ?? true
    helperSites[site] = isHelper
    return isHelper
  }

  enum KeyOfUse {
    case own(TypeID)
    /// A key that the project does not declare (D.2 of no concern).
    case foreign
    case unknown
  }

  func key(_ arguments: [ArgumentValue]) -> KeyOfUse {
    guard
      let argument = arguments.first(where: {
        !$0.isTrailing && ($0.label == .none || project.names[$0.label] == "key")
      })
    else { return .unknown }
    guard case .metatype(let type) = evaluator.store[evaluator.core(argument.value)] else {
      return .unknown
    }
    switch project.types[type] {
    case .nominal(let nominal, let arguments):
      // The generic parameters of a view by itself are open.
      guard isLocal || !project.types.isGeneric(type), arguments.allSatisfy({ $0 != .unknown }),
        isKey(nominal)
      else { return .unknown }
      return .own(variants[nominal].map(project.selfType) ?? type)
    case .variants(let types):
      let keys = Set(types.map { nominal(ofKey: $0.type).flatMap { variants[$0] } })
      guard keys.count == 1, let key = keys.first ?? nil else { return .unknown }
      return .own(project.selfType(of: key))
    case .external: return .foreign
    default: return .unknown
    }
  }

  /// Whether it matters how values of a key meet.
  func meets(_ key: TypeID) -> Bool {
    !leavesOrderOut
      && nominal(ofKey: key).map { choosingKeys.contains(variants[$0] ?? $0) } ?? false
  }

  /// The nominal type that a key is.
  func nominal(ofKey type: TypeID) -> NominalID? {
    guard let key = project.types.nominal(type) else { return nil }
    return key
  }

  /// Keys that a file declares under conditions that exclude each other, each with the first of its name: they are one.
  private static func variants(
    among keys: [NominalID], _ project: Project
  ) -> [NominalID: NominalID] {
    struct Place: Hashable {
      var file: Int
      var parent: DeclarationID?
      var name: Name
    }
    let places = Dictionary(grouping: keys) { key in
      let reference = project[key].reference
      return Place(
        file: reference.fileIndex, parent: project.declaration(reference).parent,
        name: project[key].name)
    }
    var found: [NominalID: NominalID] = [:]
    for alike in places.values where alike.count > 1 {
      for key in alike where project[key].genericParameters.isEmpty { found[key] = alike[0] }
    }
    return found
  }

  func isKey(_ nominal: NominalID) -> Bool {
    guard let keyProtocol, project.kind(of: nominal) != .protocolType else { return false }
    return project.conforms(nominal, to: keyProtocol)
  }

  /// The number of a place where one of several branches is taken.
  func newChoice() -> Int32 {
    choices += 1
    return choices
  }

  /// Looks at something below a listener.
  func heard<Result>(if isListened: Bool = true, _ find: () -> Result) -> Result {
    let around = isHeard
    isHeard = around || isListened
    defer { isHeard = around }
    return find()
  }

  /// Looks at something that is shown as one view, or that something puts together with others.
  func listed<Result>(_ isListed: Bool, _ find: () -> Result) -> Result {
    let around = self.isListed
    self.isListed = isListed
    defer { self.isListed = around }
    return find()
  }

  // MARK: Values

  /// What comes up out of a value that stands under conditions of its body.
  func upward(_ value: ValueID, _ local: LocalCondition) -> UpwardValues {
    guard isHeard || evaluator.interest(of: value).contains(.preferences) else { return .nothing }
    return remembered(
      PlaceKey(
        value: value, presence: local.presence, isDecided: local.isDecided, isBody: false,
        isHeard: isHeard, isListed: isListed, application: appliedTo,
        assumed: compared.innermost(project.presences), isCompared: compared.isOn)
    ) { self.find(value, local) }
  }

  /// What comes up out of the content of a value of the project.
  func upwardBody(of value: ValueID, _ nominal: NominalID) -> UpwardValues {
    let core = evaluator.core(value)
    let outer = appliedTo
    appliedTo = nil
    defer { appliedTo = outer }
    return within(core, nominal) {
      remembered(
        PlaceKey(
          value: core, presence: .always, isDecided: true, isBody: true, isHeard: isHeard,
          isListed: isListed, assumed: compared.innermost(project.presences),
          isCompared: compared.isOn)
      ) { self.outside(nominal, self.upward(self.evaluator.body(of: core, nominal), .whole)) }
    }
  }

  /// Looks at a value once; at one that holds itself until nothing new comes up.
  private func remembered(_ key: PlaceKey, _ find: () -> UpwardValues) -> UpwardValues {
    if let entry = known[key] {
      if !entry.isDone { entry.isRecursive = true }
      return inOrder(entry)
    }
    guard depth < Self.depthLimit else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    let entry = Known()
    known[key] = entry
    for _ in 0..<3 {
      entry.isRecursive = false
      let next = find()
      // What comes up out of itself has no order.
      let values = entry.isRecursive ? next.uncertain : next
      let isStable =
        !entry.isRecursive || values.possible.count <= entry.values.possible.count
      entry.values = values
      if isStable { break }
    }
    entry.isDone = true
    orderedCount += entry.values.contributions.count
    if orderedCount > Self.orderedLimit, !leavesOrderOut {
      leavesOrderOut = true
      evaluator.isCutShort = true
    }
    return inOrder(entry)
  }

  /// What is known, in order as long as that is told.
  private func inOrder(_ entry: Known) -> UpwardValues {
    if leavesOrderOut, !entry.values.contributions.isEmpty {
      entry.values = entry.values.uncertain
    }
    return entry.values
  }
}
