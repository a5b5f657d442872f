// Platforms of which it is not told whether a program is built for them: its settings stand in files that are not read, or there
// are several programs, and no project. What happens on these platforms only may happen nowhere.

struct UntoldPlatforms {
  private let presences: PresenceTable
  /// Whether programs that no project declares count as built for all platforms.
  private let isTold: Bool
  /// For which platforms the code of each root is.
  private var platformsOfRoots: [Int: PlatformSet] = [:]

  /// What is known once all roots were followed.
  ///
  /// - Complexity: linear in the contents of roots, and quadratic in the apps.
  init(flow: EnvironmentFlow) {
    presences = flow.project.presences
    isTold = !Self.hasRivalApps(flow)
    for content in flow.rootContents {
      platformsOfRoots[content.root, default: []].formUnion(presences[content.presence].platforms)
    }
  }

  /// Whether several apps stand in sources of which no project tells the programs: one module holds one.
  private static func hasRivalApps(_ flow: EnvironmentFlow) -> Bool {
    let project = flow.project
    guard project.presences.programPlatforms.isEmpty else { return false }
    let apps = project.nominals.filter {
      flow.mayBeRoot($0) && flow.conforms($0, StandardTypes.appProtocol)
    }
    return apps.indices.contains { first in
      apps[..<first].contains {
        project.presences.and($0.presence, apps[first].presence) != .never
      }
    }
  }

  /// Whether what has a presence may be in no program. Where the code of the root itself is for the same platforms only, the
  /// program is.
  func mayBeNowhere(_ presence: PresenceID, root: Int) -> Bool {
    if presences.isSurelyBuilt(presence, isTold: isTold) { return false }
    let own = platformsOfRoots[root] ?? .all
    return !own.isSubset(of: presences[presence].platforms)
  }

  /// Whether some of several presences holds on each platform that the code of a root may be for.
  func areEverywhere(_ all: [PresenceID], root: Int) -> Bool {
    let own = platformsOfRoots[root] ?? .all
    // A program that one of them leaves out is on none of its platforms.
    let parts = Dictionary(grouping: all) { presences[$0].programs }
    return parts.values.contains { part in
      own.isSubset(of: part.reduce(into: []) { $0.formUnion(presences[$1].platforms) })
    }
  }

  /// Whether steps of ways, or what is missing at their ends, may be in no program.
  func part(_ nodes: [PathNode], _ missing: [MissingObject]) -> Bool {
    missing.contains { mayBeNowhere($0.presence) }
      || nodes.contains { node in
        if case .assumes(let presence) = node.step { mayBeNowhere(presence) } else { false }
      }
  }

  /// The same as `mayBeNowhere(_:root:)`, whatever the root.
  func mayBeNowhere(_ presence: PresenceID) -> Bool {
    !presences.isSurelyBuilt(presence, isTold: isTold)
  }
}
