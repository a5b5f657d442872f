// deaf-preference-listener: a listener below which nothing can emit its key, though the key is emitted elsewhere: its
// action is never called (D6–D8, D.4).

extension Rule {
  static let deafPreferenceListener = Rule(id: "deaf-preference-listener") { context in
    context.preferenceKeyUses.flatMap { key -> [Finding] in
      let first =
        context.firstUse(of: key.type) { $0 != .listens }.map { context.preferenceUse($0).site }
        ?? context.droppedEmitter(of: key.key)
      guard let first, !context.isPublishedKey(key.key) else { return [] }
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
  /// An emitter of a key in content that is built but shown nowhere, or in code that nothing shows: it is heard by nobody.
  fileprivate func droppedEmitter(of key: NominalID) -> Site? {
    let declarations = preferenceDeclarations
    let named = declarations.keys.filter { project[$0].name == project[key].name }
    guard named.count == 1 else { return nil }
    let met = Set(preferences.uses.map(\.site))
    return declarations.calls.first { call in
      call.role != .listens && !call.isTest && call.keyName == project[key].name
        && !met.contains(call.callee)
    }?.callee
  }

  fileprivate func finding(
    deaf site: Site, _ key: PreferenceKeyUses, _ miss: PreferenceNearMiss?, _ emitter: Site
  ) -> Finding {
    let name = name(ofKey: key.type)
    let nearest = miss.map { preferenceUse($0.partner).site } ?? emitter
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
    unapplied site: Site, _ key: PreferenceKeyUses, _ emitter: Site
  ) -> Finding {
    let name = name(ofKey: key.type)
    return Finding(
      rule: "deaf-preference-listener", severity: .note,
      message: "this listener of '\(name)' is in code that nothing uses", subject: name,
      reason: "never-applied", range: preferenceRange(site),
      trace: [
        TraceStep(
          kind: .nearMiss, range: preferenceRange(emitter), message: "set here")
      ],
      help: "apply it to a view around what sets '\(name)', or remove it",
      anchor: anchor(of: site))
  }
}
