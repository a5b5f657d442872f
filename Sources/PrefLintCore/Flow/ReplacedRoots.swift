// Root views that a host is given before another one is assigned to it (C11): which of them are ever shown, and
// what the later ones provide.

/// What tells apart the ways in which one host is followed.
struct FollowedHost: Hashable {
  var root: ValueID
  var presence: PresenceID
  var isContained: Bool
  var environment: EnvironmentID
}

/// The assignments that replace root views.
struct ReplacedRoots {
  private var given: [GivenRoot: [HostCall]] = [:]
  private var certain: Set<GivenRoot> = []
  private var any: [HostCall] = []

  private var left: [GivenRoot: Bool]

  /// `left` are the roots that some object has when it is made, and whether one certainly has them.
  init(_ hosts: [HostCall], left: [GivenRoot: Bool]) {
    self.left = left
    for host in hosts {
      switch host.replaced {
      case .given(let roots, let isCertain):
        for root in roots { given[root, default: []].append(host) }
        if isCertain { certain.formUnion(roots) }
      case .any: any.append(host)
      case nil: break
      }
    }
    certain.subtract(left.keys)
  }

  /// Whether a root view is replaced before anything can show it.
  func isNeverShown(_ call: HostCall) -> Bool {
    Self.forms(of: call).contains(where: certain.contains)
  }

  /// The root that a call gives, by itself and as any that is given there.
  private static func forms(of call: HostCall) -> [GivenRoot] {
    [GivenRoot(site: call.site, root: call.root, made: call.made), GivenRoot(site: call.site)]
  }

  /// The root views that may take the place of another one before it is shown.
  func successors(of call: HostCall, where isLikely: (HostCall) -> Bool) -> [ValueID] {
    guard call.replaced == nil else { return [] }
    let isLeft = Self.forms(of: call).contains { left[$0] ?? false }
    let replacing = isLeft ? [] : Self.forms(of: call).flatMap { given[$0] ?? [] }
    return (replacing + any.filter(isLikely)).map(\.root)
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
    if let made = call.made, let own = project.types.nominal(evaluator.type(of: made)),
      let nominal = project.types.nominal(project.types.unwrapped(type))
    {
      return mayBe(made, own, nominal)
    }
    let owner = call.owner.flatMap { enclosingType(of: $0) }
    switch project.types[project.types.unwrapped(type)] {
    case .nominal(let nominal, _): return owner == nominal || project[nominal].name == call.name
    case .external(let name, _):
      return name == call.name && owner == assignment.owner.flatMap { enclosingType(of: $0) }
    default: return owner == assignment.owner.flatMap { enclosingType(of: $0) }
    }
  }

  /// Whether a host of some class is one of another: what its own code says of any of its objects holds for its heirs' alone where
  /// no others are made.
  private func mayBe(_ host: ValueID, _ own: NominalID, _ other: NominalID) -> Bool {
    if project.inherits(own, from: other) { return true }
    guard mayBeOfHeirs(host), project.inherits(other, from: own), let heirs = project.heirs[own]
    else { return false }
    return !evaluator.mayBeMade(own, heirs, without: [other])
  }

  /// Whether a host is any object of a class and of those that inherit from it.
  func mayBeOfHeirs(_ host: ValueID) -> Bool {
    guard case .opaque(let type) = evaluator.store[evaluator.core(host)],
      let nominal = project.types.nominal(type)
    else { return false }
    return project.heirs[nominal] != nil
  }
}
