// What a branch assumes of the objects in its view's environment is no assumption once the environment is known.

extension EnvironmentFlow {
  /// Settles what is assumed of optional objects (A9) by the environment of the view that asks for them.
  ///
  /// - Returns: what is left to be assumed; nil where the branch is not taken. Where the object may be there, the
  ///   branch under it finds it in the environment.
  func settle(
    _ assumed: PresenceID, _ environment: inout EnvironmentID, _ node: Int32
  ) -> PresenceID? {
    guard !evaluator.environmentTraces.isEmpty else { return assumed }
    let presence = project.presences[assumed]
    var rest = presence
    for literal in presence.literals {
      guard let trace = evaluator.environmentTraces[literal.name] else { continue }
      rest.literals.removeAll { $0 == literal }
      guard let around = environmentAround(trace.owner, node), isDecidedObject(trace.type) else {
        continue
      }
      switch supply(of: trace.type, in: environments[around]) {
      case .present: if !literal.isSet { return nil }
      case .absent: if literal.isSet { return nil }
      case .lost, .undecided:
        let own = environments[environment]
        if literal.isSet, own.supply(of: trace.type) == .undecided {
          environment = environments.intern(own.writing(trace.type, .present))
        }
      }
    }
    return rest.literals.count == presence.literals.count
      ? assumed : project.presences.intern(rest)
  }

  /// The environment of the nearest view or modifier of a type around a node.
  private func environmentAround(_ owner: NominalID, _ node: Int32) -> EnvironmentID? {
    var current = node
    while current >= 0 {
      if case .builds(owner, _) = nodes[Int(current)].step {
        return nodes[Int(current)].environment
      }
      current = nodes[Int(current)].parent
    }
    return nil
  }
}
