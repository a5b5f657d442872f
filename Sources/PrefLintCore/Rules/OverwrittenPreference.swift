// overwritten-preference: an emitter whose value an outer `.preference` of the same key replaces before any listener
// (D1, D2, D4).

extension Rule {
  static let overwrittenPreference = Rule(id: "overwritten-preference") { context in
    context.preferenceKeyUses.flatMap { key -> [Finding] in
      guard !context.isPublishedKey(key.key) else { return [] }
      let heard = Set(
        key.emitters.lazy.map(context.preferenceUse).filter { !$0.partners.isEmpty }.map(\.site))
      return context.unmet(key.emitters).flatMap { call -> [Finding] in
        let uses = call.uses.map(context.preferenceUse)
        guard uses.allSatisfy({ $0.replacedBy != nil }),
          let outer = uses.lazy.compactMap(\.replacedBy).first
        else { return [] }
        guard heard.contains(call.site) else {
          return [context.finding(overwritten: call.site, by: outer, key)].compactMap { $0 }
        }
        // Other uses of a helper are heard: what is lost is told where it is lost.
        return uses.compactMap { use in
          guard let application = use.application, let outer = use.replacedBy else { return nil }
          return context.finding(overwritten: call.site, at: application, by: outer, key)
        }
      }
    }
  }
}

extension RuleContext {
  fileprivate func finding(
    overwritten site: Site, at application: Site? = nil, by outer: Int32, _ key: PreferenceKeyUses
  ) -> Finding? {
    let replacing = preferenceUse(outer)
    // Without a listener that hears the other one, nothing hears either.
    guard let listener = replacing.partners.min() else { return nil }
    let name = name(ofKey: key.type)
    let setter = flow.text(replacing.site)
    let transform =
      setter == "anchorPreference"
      ? "transformAnchorPreference(key:value:transform:)" : "transformPreference(_:_:)"
    let range = application.map { flow.headRange($0) } ?? preferenceRange(site)
    let replaced = application == nil ? nil : replacing.application
    var trace = [
      TraceStep(
        kind: .step, range: replaced.map { flow.headRange($0) } ?? preferenceRange(replacing.site),
        message: "replaced here"),
      TraceStep(
        kind: .nearMiss, range: preferenceRange(preferenceUse(listener).site),
        message: "listened to here"),
    ]
    if application != nil {
      trace.insert(
        TraceStep(kind: .step, range: preferenceRange(site), message: "set here"), at: 0)
    }
    return Finding(
      rule: "overwritten-preference", severity: .warning,
      message: "'\(name)' is replaced by an outer '.\(setter)' before any listener hears it",
      subject: name, reason: "outer-emitter", range: range, trace: trace,
      help: "write '.\(transform)' in line \(flow.line(preferenceRange(replacing.site)))"
        + ", which keeps the value below, or remove one of the two",
      anchor: anchor(of: application ?? site))
  }
}
