// overwritten-preference: an emitter whose value an outer `.preference` of the same key replaces before any listener
// (D1, D2, D4).

extension Rule {
  static let overwrittenPreference = Rule(id: "overwritten-preference") { context in
    context.preferenceKeyUses.flatMap { key -> [Finding] in
      guard !context.isPublishedKey(key.key) else { return [] }
      // A helper that is applied inside of itself is heard where the outer one is.
      let heard = Set(
        key.emitters.lazy.map(context.preferenceUse).filter { !$0.partners.isEmpty }.map(\.site))
      return context.unmet(key.emitters).compactMap { call in
        guard !heard.contains(call.site) else { return nil }
        let uses = call.uses.map(context.preferenceUse)
        guard uses.allSatisfy({ $0.replacedBy != nil }),
          let outer = uses.lazy.compactMap(\.replacedBy).first
        else { return nil }
        return context.finding(overwritten: call.site, by: outer, key)
      }
    }
  }
}

extension RuleContext {
  fileprivate func finding(
    overwritten site: Site, by outer: Int32, _ key: PreferenceKeyUses
  ) -> Finding? {
    let replacing = preferenceUse(outer)
    // Without a listener that hears the other one, nothing hears either.
    guard let listener = replacing.partners.min() else { return nil }
    let name = name(ofKey: key.type)
    let setter = flow.text(replacing.site)
    let transform =
      setter == "anchorPreference"
      ? "transformAnchorPreference(key:value:transform:)" : "transformPreference(_:_:)"
    return Finding(
      rule: "overwritten-preference", severity: .warning,
      message: "'\(name)' is replaced by an outer '.\(setter)' before any listener hears it",
      subject: name, reason: "outer-emitter", range: preferenceRange(site),
      trace: [
        TraceStep(kind: .step, range: preferenceRange(replacing.site), message: "replaced here"),
        TraceStep(
          kind: .nearMiss, range: preferenceRange(preferenceUse(listener).site),
          message: "listened to here"),
      ],
      help: "write '.\(transform)' in line \(flow.line(preferenceRange(replacing.site)))"
        + ", which keeps the value below, or remove one of the two",
      anchor: anchor(of: site))
  }
}
