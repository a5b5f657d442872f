// Root views that a host is given before another one is assigned to it (C11): which of them are ever shown, and
// what the later ones provide.

/// The assignments that replace root views.
struct ReplacedRoots {
  private var given: [Site: [HostCall]] = [:]
  private var certain: Set<Site> = []
  private var any: [HostCall] = []

  init(_ hosts: [HostCall]) {
    for host in hosts {
      switch host.replaced {
      case .given(let site, let isCertain):
        given[site, default: []].append(host)
        if isCertain { certain.insert(site) }
      case .any: any.append(host)
      case nil: break
      }
    }
  }

  /// Whether a root view is replaced before anything can show it.
  func isNeverShown(_ call: HostCall) -> Bool { certain.contains(call.site) }

  /// The root views that may take the place of another one before it is shown.
  func successors(of call: HostCall, where isLikely: (HostCall) -> Bool) -> [ValueID] {
    guard call.replaced == nil else { return [] }
    return ((given[call.site] ?? []) + any.filter(isLikely)).map(\.root)
  }
}

extension EnvironmentFlow {
  /// The environment of a host's root view. Whether it or a later one is shown first is not told where other
  /// code assigns the later one: what that one injects may be there before anything reads it.
  func environment(of call: HostCall, _ replaced: ReplacedRoots) -> EnvironmentID {
    var environment = EnvironmentID.empty
    for root in replaced.successors(of: call, where: { mayReplace($0, call) }) {
      environment = arranged(by: root, environment)
    }
    return environment
  }

  /// Whether an assignment to some host of a type may mean the one that a call makes: hosts of the project's
  /// classes are told apart by their class, others by the type whose code holds them.
  private func mayReplace(_ assignment: HostCall, _ call: HostCall) -> Bool {
    guard case .any(let type) = assignment.replaced else { return false }
    let owner = call.owner.flatMap { enclosingType(of: $0) }
    switch project.types[project.types.unwrapped(type)] {
    case .nominal(let nominal, _): return owner == nominal || project[nominal].name == call.name
    case .external(let name, _):
      return name == call.name && owner == assignment.owner.flatMap { enclosingType(of: $0) }
    default: return owner == assignment.owner.flatMap { enclosingType(of: $0) }
    }
  }
}
