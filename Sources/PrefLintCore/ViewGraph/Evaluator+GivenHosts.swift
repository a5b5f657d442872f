// Hosts that a representable is given: what its make… returns is contained, whoever made it (C12).

extension Evaluator {
  /// Notes the hosts that a representable holds; of other views that hold some it is told later to whom they hand them.
  func noteHosts(heldBy value: ValueID, _ id: NominalID) {
    guard project.isInstalled(id), case .instance(_, let fields) = store[core(value)] else {
      return
    }
    var held: [GivenRoot] = []
    for field in fields { collectHosts(in: field.value, &held, depth: 0) }
    guard !held.isEmpty else { return }
    if isRepresentable(id) {
      containedRoots.formUnion(held)
    } else if heldHosts.insert(core(value)).inserted {
      hostHolders.append(core(value))
    }
  }

  func isRepresentable(_ id: NominalID) -> Bool {
    project.conformance(of: id).externals.contains(where: representableNames.contains)
  }

  /// Whether a property of a value is declared as a view, or as what builds one: a delegate may be a view, too.
  func holdsViews(_ name: Name, of value: ValueID, _ id: NominalID) -> Bool {
    project[id].members(named: name).contains { member in
      let facts = project.files[member.reference.fileIndex].facts
      guard case .variable(let variable) = facts[member.reference.id].kind,
        let written = facts[variable].type
      else { return true }
      var type = resolve(written, of: member.reference, receiver: value)
      if case .function(_, let result) = project.types[project.types.unwrapped(type)] {
        type = result
      }
      if case .parameter = project.types[type] { return true }
      return type == .unknown || isViewLike(type)
    }
  }

  /// Evaluates what views build that hold hosts, to see to whom they hand them.
  func followHolders() {
    var next = 0
    while next < hostHolders.count, next < Self.holderLimit {
      let holder = hostHolders[next]
      next += 1
      guard let id = nominal(of: holder) else { continue }
      _ = body(of: holder, id)
    }
    hostHolders.removeFirst(next)
  }

  private static let holderLimit = 1_000

  private func collectHosts(in id: ValueID, _ found: inout [GivenRoot], depth: Int) {
    guard depth < 6 else { return }
    let value = core(id)
    switch store[value] {
    case .component(let name, _, let site):
      guard hostSlots[name] != nil, let root = root(ofHost: value) else { return }
      found.append(GivenRoot(site: site, root: root))
    case .instance(let type, let fields):
      if isHost(type) {
        found += givenRoots[value] ?? []
      } else {
        for field in fields { collectHosts(in: field.value, &found, depth: depth + 1) }
      }
    case .array(let values), .tuple(_, let values), .group(let values), .dictionary(let values):
      for value in values { collectHosts(in: value, &found, depth: depth + 1) }
    case .union(let alternatives):
      for alternative in alternatives {
        collectHosts(in: alternative.value, &found, depth: depth + 1)
      }
    case .binding(let inner): collectHosts(in: inner, &found, depth: depth + 1)
    default: break
    }
  }
}
