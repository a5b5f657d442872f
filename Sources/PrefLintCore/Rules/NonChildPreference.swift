// non-child-preference: an emitter that no listener of its key can hear in any place where it is built, though the key
// has listeners (D2, D7, D8, D.4). One that another emitter replaces belongs to `overwritten-preference`.

extension Rule {
  static let nonChildPreference = Rule(id: "non-child-preference") { context in
    context.preferenceKeyUses.flatMap { key -> [Finding] in
      let first =
        context.firstUse(of: key.type) { $0 == .listens }.map { context.preferenceUse($0).site }
        ?? context.unappliedListeners(of: key.key).first
      guard let first, !context.isPublishedKey(key.key) else { return [] }
      return context.unmet(key.emitters).compactMap { call in
        let uses = call.uses.map(context.preferenceUse)
        guard uses.allSatisfy({ $0.replacedBy == nil }) else { return nil }
        let use = uses.first { $0.nearMiss != nil } ?? uses[0]
        return context.finding(unheard: use, key, first)
      }
    }
  }
}

extension RuleContext {
  fileprivate func finding(
    unheard use: PreferenceUse, _ key: PreferenceKeyUses, _ listener: Site
  ) -> Finding {
    let (site, miss) = (use.site, use.nearMiss)
    let name = name(ofKey: key.type)
    let nearest = miss.map { preferenceUse($0.partner).site } ?? listener
    var trace =
      miss.map { evidence($0, for: .sets) } ?? [
        TraceStep(
          kind: .nearMiss, range: preferenceRange(nearest),
          message: "the nearest listener is attached to another view")
      ]
    if let application = use.application {
      trace.append(
        TraceStep(kind: .step, range: flow.headRange(application), message: "applied here"))
    }
    return Finding(
      rule: "non-child-preference", severity: .warning,
      message: "'\(name)' is set where no listener hears it", subject: name,
      reason: reason(miss?.kind), range: preferenceRange(site), trace: trace,
      help: help(miss?.kind, emitter: site, listener: nearest), anchor: anchor(of: site))
  }

  func reason(_ kind: PreferenceNearMiss.Kind?) -> String {
    switch kind {
    case .inverted: "listener-inside"
    case .siblings: "sibling"
    case .stopped: "boundary"
    case .excluded: "other-branch"
    case .replaced: "replaced"
    case nil: "elsewhere"
    }
  }
}
