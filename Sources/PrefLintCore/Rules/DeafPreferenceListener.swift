// deaf-preference-listener: a listener below which nothing can emit its key, though the key is emitted elsewhere: its
// action is never called (D6–D8, D.4).

extension Rule {
  static let deafPreferenceListener = Rule(id: "deaf-preference-listener") { context in
    context.preferenceKeyUses.flatMap { key -> [Finding] in
      guard let first = context.firstUse(of: key.type, where: { $0 != .listens }),
        !context.isPublishedKey(key.key)
      else { return [] }
      let deaf = context.unmet(key.listeners).map { call in
        let misses = call.uses.lazy.compactMap { context.preferenceUse($0).nearMiss }
        return context.finding(deaf: call.site, key, misses.first, first)
      }
      return deaf
        + context.unappliedListeners(of: key.key).map {
          context.finding(unapplied: $0, key, first)
        }
    }
  }
}

extension RuleContext {
  fileprivate func finding(
    deaf site: Site, _ key: PreferenceKeyUses, _ miss: PreferenceNearMiss?, _ emitter: Int32
  ) -> Finding {
    let name = name(ofKey: key.type)
    let nearest = preferenceUse(miss?.partner ?? emitter).site
    let trace =
      miss.map { evidence($0, for: .listens) } ?? [
        TraceStep(
          kind: .nearMiss, range: preferenceRange(nearest),
          message: "set here, outside what the listener is attached to")
      ]
    var finding = Finding(
      rule: "deaf-preference-listener", severity: .warning,
      message: "nothing below this listener sets '\(name)'", subject: name,
      reason: reason(miss?.kind), range: preferenceRange(site), trace: trace,
      help: help(miss?.kind, emitter: nearest, listener: site), anchor: anchor(of: site))
    finding.twin = Finding.Twin(rule: "non-child-preference", range: preferenceRange(nearest))
    return finding
  }
}

extension RuleContext {
  /// A listener that nothing is attached to is worth a note: it is code that nobody uses.
  fileprivate func finding(
    unapplied site: Site, _ key: PreferenceKeyUses, _ emitter: Int32
  ) -> Finding {
    let name = name(ofKey: key.type)
    return Finding(
      rule: "deaf-preference-listener", severity: .note,
      message: "this listener of '\(name)' is in code that nothing uses", subject: name,
      reason: "never-applied", range: preferenceRange(site),
      trace: [
        TraceStep(
          kind: .nearMiss, range: preferenceRange(preferenceUse(emitter).site), message: "set here")
      ],
      help: "apply it to a view around what sets '\(name)', or remove it",
      anchor: anchor(of: site))
  }
}
