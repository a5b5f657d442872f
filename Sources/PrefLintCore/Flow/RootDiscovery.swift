// Where environments begin: apps and widgets, hosts that are made by hand, previews. Hosts are found by
// evaluating the code that makes them, so that the root view is followed through locals, closures,
// parameters and subclasses.

extension EnvironmentFlow {
  /// Follows every root of the project.
  func followRoots() {
    lazy var starts = AppStarts(project: project, evaluator: evaluator)
    for nominal in project.nominals where mayBeRoot(nominal) {
      if conforms(nominal, StandardTypes.appProtocol) {
        if let assumed = starts.assumption(of: nominal) {
          follow(nominal, kind: .scene, assuming: assumed)
        }
      } else if conforms(nominal, "Widget") {
        follow(nominal, kind: .widget)
      }
    }
    followHosts()
    let isCutShort = evaluator.isCutShort
    // What they lack is worth a note, and a note is not looked at again.
    if compared == nil { followPreviews() }
    // They come last, and nothing but notes is lost with them.
    arePreviewsCutShort = evaluator.isCutShort && !isCutShort
    evaluator.isCutShort = isCutShort
    settleHiddenObjects()
    leaveOpenWhatOthersStandFor()
    leaveOpenWhatOtherStacksPush()
    leaveOpenWhatConditionsMayExclude()
  }

  /// Neither tests nor files that no target compiles make roots.
  func mayBeRoot(_ nominal: Nominal) -> Bool {
    project.files[nominal.reference.fileIndex].hasRoots
  }

  func conforms(_ nominal: Nominal, _ name: String) -> Bool {
    guard nominal.kind == .structure || nominal.kind == .classType || nominal.kind == .enumeration,
      let name = project.names.find(name)
    else { return false }
    return project.conforms(nominal.id, to: name)
  }

  private func follow(
    _ nominal: Nominal, kind: FlowRoot.Kind, assuming assumed: PresenceID = .always
  ) {
    let name = project.names[nominal.name]
    var node = addRoot(
      FlowRoot(
        kind: kind, name: name, site: nil, range: range(ofName: nominal.reference), anchor: name))
    let value = evaluator.made(nominal)
    let environment = kind == .scene ? delegates(of: nominal) : .empty
    begin(value, nominal.presence, node)
    if assumed != .always { node = step(.assumes(assumed), from: node, environment) }
    visit(value, environment, nominal.presence, node)
    run()
  }

  /// What an app's delegates provide to its scenes.
  private func delegates(of app: Nominal) -> EnvironmentID {
    var environment = Environment()
    for member in app.orderedMembers where isDelegateAdaptor(member.reference) {
      let frame = evaluator.frame(
        for: member.reference, receiver: evaluator.opaque(project.selfType(of: app.id)))
      let site = Site(file: frame.fileIndex, ExpressionID(0))
      let value = evaluator.read(
        [member], of: evaluator.opaque(project.selfType(of: app.id)), frame, site)
      environment = environment.writing(evaluator.type(of: value), .present)
      for delegate in sceneDelegates(of: app) {
        environment = environment.writing(delegate, .undecided)
      }
    }
    return environments.intern(environment)
  }

  /// Whether an app's code may use a type.
  private func isTogether(_ nominal: Nominal, _ app: Nominal) -> Bool {
    let (from, to) = (app.reference.fileIndex, nominal.reference.fileIndex)
    return project.targets.reach(from: from, to: to) != .none
      && project.presences.and(app.presence, nominal.presence) != .never
  }

  private func isDelegateAdaptor(_ reference: DeclarationReference) -> Bool {
    let facts = project.files[reference.fileIndex].facts
    return facts[facts[reference.id].attributes].contains {
      project.catalogue.delegateAdaptors.contains(facts[$0.name])
    }
  }

  private func sceneDelegates(of app: Nominal) -> [TypeID] {
    project.nominals.filter { nominal in
      nominal.kind == .classType && isTogether(nominal, app)
        && project.conformance(of: nominal.id).externals.contains {
          project.catalogue.sceneDelegateProtocols.contains(project.names[$0])
        }
    }.map { project.selfType(of: $0.id) }
  }

  // MARK: Hosts

  private func followHosts() {
    var callers = HostCallers(project: project, evaluator: evaluator, contained: hosting.contained)
    callers.evaluateMakers()
    evaluator.followHolders()
    unfollowedMakers = callers.unfollowed
    followHostBodies()
    var handled = 0
    // What nothing runs comes last, so that what fails elsewhere, too, is told of there.
    var postponed: [(calls: [HostCall], replaced: ReplacedRoots)] = []
    repeat {
      for (calls, replaced) in postponed { follow(calls, replaced) }
      postponed = []
      // Following a root can meet further hosts.
      while handled < evaluator.hosts.count {
        let hosts = evaluator.hosts
        let bySite = Dictionary(grouping: hosts[handled...], by: \.site)
        let sites = hosts[handled...].map(\.site)
        let replaced = ReplacedRoots(hosts, left: evaluator.leftRoots)
        handled = hosts.count
        var done: Set<Site> = []
        for site in sites where done.insert(site).inserted {
          let calls = bySite[site] ?? []
          if uncalledMaker(of: site) == nil {
            follow(calls, replaced)
          } else {
            postponed.append((calls, replaced))
          }
        }
      }
    } while !postponed.isEmpty
  }

  /// The function around a host, if nothing runs it, or the class, if nothing makes its objects. Only where a project says what its
  /// programs are compiled of: more code may stand elsewhere than in a folder that is read.
  private func uncalledMaker(of site: Site) -> DeclarationReference? {
    guard !project.targets.home(of: site.fileIndex).isGuess else { return nil }
    if let maker = project.member(around: site), hosting.uncalled.contains(maker) { return maker }
    guard let owner = project.owner(of: site), hosting.unmade.contains(owner) else { return nil }
    return project[owner].reference
  }

  /// The class of the object that hosts something by code of a class above it, if nothing makes such objects.
  private func unmadeClass(of call: HostCall) -> DeclarationReference? {
    guard !project.targets.home(of: call.site.fileIndex).isGuess, let made = call.made,
      let nominal = evaluator.nominal(of: made), hosting.unmade.contains(nominal)
    else { return nil }
    return project[nominal].reference
  }

  /// Hosts that build their root view in a member (`WKHostingController.body`).
  private func followHostBodies() {
    for nominal in project.nominals where nominal.kind == .classType && mayBeRoot(nominal) {
      let type = project.selfType(of: nominal.id)
      guard evaluator.hostSlot(type)?.label == "body", nominal.declares(project.language.body)
      else { continue }
      let name = project.names[nominal.name]
      let node = addRoot(
        FlowRoot(
          kind: .widget, name: name, site: nil, range: range(ofName: nominal.reference),
          anchor: name, isClass: true))
      let value = evaluator.opaque(type)
      let members = project.witnesses(of: .body, in: nominal.id)
      let frame = evaluator.frame(for: nominal.reference, receiver: value)
      let body = evaluator.markingStatements {
        evaluator.read(
          members, of: value, frame, Site(file: nominal.reference.fileIndex, ExpressionID(0)))
      }
      local = .whole
      begin(body, nominal.presence, node)
      render(body, .empty, nominal.presence, node)
      run()
    }
  }

  /// Follows what one host is given, in every way that it is called; what is only known of a call without
  /// its callers gives way to what callers pass.
  private func follow(_ calls: [HostCall], _ replaced: ReplacedRoots) {
    let known = calls.filter { isKnown($0.root) }
    let followed = known.isEmpty ? calls : known
    let isTold = followed.contains { !$0.isContained }
    var seen: Set<FollowedHost> = []
    for call in followed {
      let owner = call.owner.flatMap { enclosingType(of: $0) }
      if !project.files[call.site.fileIndex].hasRoots || isPreview(call.owner) { continue }
      if replaced.isNeverShown(call) { continue }
      // Objects of different classes that show the same are told of once; what is only known of an object of any class gives way.
      let environment = environment(of: call, replaced)
      let place = FollowedHost(
        root: call.root, presence: call.presence, isContained: call.isContained,
        environment: environment)
      if call.made != nil, !seen.insert(place).inserted { continue }
      if call.isContained, isTold, call.made.map(mayBeOfHeirs) ?? false { continue }
      if isContained(call) {
        followContained(call)
        continue
      }
      let name = owner.map { project.names[project[$0].name] } ?? project.names[call.name]
      let anchor = [name, memberName(call.owner), project.names[call.name]].joined(separator: ".")
      let node = addRoot(
        FlowRoot(
          kind: .host, name: name, site: call.site, range: calleeRange(call.site), anchor: anchor,
          isPicture: isPicture(call),
          uncalled: uncalledMaker(of: call.site) ?? unmadeClass(of: call)),
        environment: environment)
      local = LocalCondition(presence: call.presence, isDecided: true)
      begin(call.root, call.presence, node)
      render(call.root, environment, call.presence, node)
      run()
    }
  }

  /// Whether a host is made below a representable, or handed to one.
  private func isContained(_ call: HostCall) -> Bool {
    if call.isContained { return true }
    if hosting.contained.contains(call, project) { return true }
    return evaluator.containedRoots.contains(
      GivenRoot(site: call.site, root: call.root, made: call.made))
  }

  /// What is hosted below a representable may inherit (C12): only what it injects is known.
  private func followContained(_ call: HostCall) {
    note(call.site, "whether this host inherits the environment around it is not decided")
    let node = addRoot(
      FlowRoot(
        kind: .host, name: project.names[call.name], site: call.site, range: calleeRange(call.site),
        anchor: project.names[call.name]),
      environment: .contained)
    local = LocalCondition(presence: call.presence, isDecided: true)
    begin(call.root, call.presence, node)
    render(call.root, .contained, call.presence, node)
    run()
  }

  func isKnown(_ value: ValueID) -> Bool {
    switch evaluator.store[evaluator.core(value)] {
    case .unknown, .undecided, .externalMember: return false
    case .opaque(let type):
      if let nominal = project.types.nominal(type) {
        return project.kind(of: nominal) != .protocolType
      }
      return false
    case .modified(let base, _, _, _): return isKnown(base)
    default: return true
    }
  }

  func enclosingType(of reference: DeclarationReference) -> NominalID? {
    var current: DeclarationID? = reference.id
    while let id = current {
      let place = DeclarationReference(file: reference.fileIndex, id)
      if let nominal = project.nominal(holdingMembersOf: place) { return nominal }
      current = project.declaration(place).parent
    }
    return nil
  }

  private func memberName(_ reference: DeclarationReference?) -> String {
    guard let reference else { return "" }
    return project.names[project.name(of: reference)]
  }

  private func isPreview(_ owner: DeclarationReference?) -> Bool {
    guard let owner, let type = enclosingType(of: owner) else { return false }
    return project.isPreviewProvider(type)
  }
}
