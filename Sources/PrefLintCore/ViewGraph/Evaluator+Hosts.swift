// Hosts of root views that are made by hand, and the root views that are assigned to them later: where each is
// made, what it shows, and which earlier root an assignment replaces (C11).

/// A host of a root view that is made by hand (C11, C14, C19).
struct HostCall: Hashable {
  var site: Site
  var root: ValueID
  var name: Name
  var presence: PresenceID
  /// Whether it is made below a representable (C12), or within a closure that a component outside the
  /// project receives.
  var isContained: Bool
  /// The declaration whose code makes it.
  var owner: DeclarationReference?
  var isTest: Bool
  /// The object that makes a host of itself.
  var made: ValueID?
  /// The earlier root of the same host that this one takes the place of; nil where a host is made.
  var replaced: ReplacedRoot?
}

/// The root that a host has when another one is assigned.
enum ReplacedRoot: Hashable {
  /// One of those that it was given; if certain, nothing can show it before, because the same code goes straight on to the
  /// assignment.
  case given([GivenRoot], isCertain: Bool)
  /// That of some host of a type.
  case any(of: TypeID)
}

/// A root view that a host has been given.
struct GivenRoot: Hashable {
  var site: Site
  /// What it is, and which object it was given to; nil for whatever is given there.
  var root: ValueID?
  var made: ValueID?
}

extension Frame {
  /// Notes the root that a host has from here on; under a branch it may keep the one that it has.
  func give(_ root: GivenRoot) {
    if branchDepth == 0 { givenRoots = [] }
    givenRoots.append(root)
  }

  /// Notes what the initialiser of a class above gives.
  func give(_ roots: [GivenRoot]) {
    if branchDepth == 0, !roots.isEmpty { givenRoots = [] }
    givenRoots += roots
  }
}

extension Evaluator {
  /// Keeps what a part of an object says of the roots that the object has been given.
  func note(_ roots: [GivenRoot], of part: ValueID) {
    for root in roots where !(givenRoots[part]?.contains(root) ?? false) {
      givenRoots[part, default: []].append(root)
    }
  }

  /// Notes the roots that an object has when it is made: where there are several, it may have any of them.
  func leave(_ roots: [GivenRoot]) {
    for root in roots where leftRoots[root] != true { leftRoots[root] = roots.count == 1 }
  }

  func record(
    host site: Site, root: ValueID, name: Name, made: ValueID? = nil,
    replacing replaced: ReplacedRoot? = nil, in frame: Frame
  ) {
    let host = HostCall(
      site: site, root: root, name: name, presence: presenceOfMade,
      isContained: isContained || !isDecided, owner: owner(of: frame),
      isTest: frame.file.isTest, made: made, replaced: replaced)
    if knownHosts.insert(host).inserted { hosts.append(host) }
    onHost?(root)
    if let owner = host.owner { hostOwners.insert(owner) }
  }

  /// The host that a value is, with what its own modifiers set on it: `UIHostingConfiguration { … }.margins(.all, 8)`.
  func hostName(of value: ValueID) -> Name? {
    var current = core(value)
    while case .modified(let base, _, _, _) = store[current] { current = core(base) }
    guard case .component(let name, _, _) = store[current], componentEntries[name]?.kind == .host
    else { return nil }
    return name
  }

  private func owner(of frame: Frame) -> DeclarationReference? {
    frame.declaration.map { DeclarationReference(file: frame.fileIndex, $0) }
  }

  /// The root view that a host has been given, as far as it is known.
  func root(ofHost host: ValueID) -> ValueID? {
    switch store[core(host)] {
    case .component(let name, let arguments, _):
      guard let label = rootLabel(of: name) else { return nil }
      return arguments.first { project.names[$0.label] == label }?.value
    case .instance(let type, let fields):
      guard let label = hostSlot(type)?.label else { return nil }
      return fields.first { project.names[$0.name] == label }?.value
    default: return nil
    }
  }

  /// The member by which a host of Apple's shows its root view: the label that its initialiser takes it with.
  private func rootLabel(of host: Name) -> String? {
    if let slot = hostSlots[host] { return slot.label }
    guard let entry = componentEntries[host], entry.kind == .host else { return nil }
    return entry.slots.first { !$0.label.isEmpty && $0.role == .content }?.label
  }

  /// Whether a member of a value is the root view that it hosts.
  func isRoot(_ name: Name, of host: ValueID) -> Bool {
    let type = unwrappedType(of: host)
    if name == language.rootView { return isHost(type) }
    guard case .external(let own, _) = project.types[type] else { return false }
    return rootLabel(of: own) == project.names[name]
  }

  /// `host.rootView = …`: from here on the host shows the new root, and a local variable holds such a host.
  func assign(root: ValueID, to host: ValueID, _ base: ExpressionID, at site: Site, _ frame: Frame)
  {
    record(
      host: site, root: root, name: language.rootView, replacing: replaced(by: host, frame),
      in: frame)
    guard case .name(let local, _) = frame.file.facts[base].kind else { return }
    switch store[core(host)] {
    case .component(let name, var arguments, _):
      let label = rootLabel(of: name)
      for index in arguments.indices where project.names[arguments[index].label] == label {
        arguments[index].value = root
      }
      // The site tells which root a further assignment replaces.
      _ = frame.assign(frame.file.name(local), store.intern(.component(name, arguments, site)))
    case .instance(let type, var fields):
      for index in fields.indices where fields[index].name == language.rootView {
        fields[index].value = root
      }
      _ = frame.assign(frame.file.name(local), store.intern(.instance(type, fields)))
    default: break
    }
  }

  private func replaced(by host: ValueID, _ frame: Frame) -> ReplacedRoot {
    guard case .component(_, _, let site) = store[core(host)] else {
      return .any(of: type(of: host))
    }
    // Code that may have returned, or that is called with hosts of others, leaves the first root to be seen.
    let isCertain =
      frame.branchDepth == 0 && frame.returned.isEmpty && isDecided
      && hosts.contains { $0.site == site && $0.owner == owner(of: frame) }
    return .given([GivenRoot(site: site)], isCertain: isCertain)
  }

  /// `rootView = …` in a host's own code.
  func assignOwnRoot(
    _ value: ExpressionID, _ name: Name, _ target: ExpressionID, _ frame: Frame
  ) {
    guard name == language.rootView, let receiver = frame.receiver, isHost(type(of: receiver))
    else { return }
    let isCertain = frame.branchDepth == 0 && frame.returned.isEmpty && isDecided
    let site = Site(file: frame.fileIndex, target)
    let root = evaluate(value, frame, expected: shown(by: type(of: receiver)))
    record(
      host: site, root: root, name: name, made: receiver,
      replacing: frame.givenRoots.isEmpty
        ? .any(of: type(of: receiver)) : .given(frame.givenRoots, isCertain: isCertain),
      in: frame)
    frame.give(GivenRoot(site: site, root: root, made: receiver))
  }
}
