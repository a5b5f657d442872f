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
          return [context.finding(overwritten: call.site, nil, by: outer, nil, key)]
            .compactMap { $0 }
        }
        // Other uses of a helper are heard: what is lost is told where it is lost.
        return uses.compactMap { use in
          guard let outer = use.replacedBy else { return nil }
          return context.finding(overwritten: use, by: outer, key)
        }
      }
    }
  }
}

extension RuleContext {
  /// An emitter in a helper, with the place where the helper is applied.
  fileprivate func finding(
    overwritten use: PreferenceUse, by outer: Int32, _ key: PreferenceKeyUses
  ) -> Finding? {
    guard let application = use.application else { return nil }
    let replacing = preferenceUse(outer)
    let links = self.links(applyingHelperAt: use.site, to: application)
    // Where both stand in one chain they are told apart by their links.
    guard replacing.site == use.site, replacing.application == application,
      max(use.ordinal, replacing.ordinal) < links.count
    else {
      let around = replacing.application.map { flow.headRange($0) }
      return finding(
        overwritten: use.site, (flow.headRange(application), application), by: outer, around, key)
    }
    return finding(
      overwritten: use.site, (preferenceRange(links[use.ordinal]), links[use.ordinal]), by: outer,
      preferenceRange(links[replacing.ordinal]), key)
  }

  /// The calls in a view's chain that apply the helper in which a modifier stands, from the inside. O(expressions of the
  /// view's file).
  private func links(applyingHelperAt site: Site, to view: Site) -> [Site] {
    guard let helper = helper(around: site) else { return [] }
    let file = project.files[view.fileIndex]
    let isModifier = project.nominalOfDeclaration[helper] != nil
    var current = view.id
    var links: [Site] = []
    // What stands inside comes first.
    for position in file.facts.expressions.indices {
      let id = ExpressionID(position)
      guard case .call(let callee, let arguments) = file.facts[id].kind else { continue }
      if callee == current {
        current = id
        continue
      }
      guard case .member(current, let name, _) = file.facts[callee].kind else { continue }
      current = id
      let applied = file.facts[arguments].first.flatMap { made(by: $0.value, file) }
      if (isModifier ? applied : file.name(name)) == project.name(of: helper) {
        links.append(Site(file: view.fileIndex, callee))
      }
    }
    return links
  }

  /// The type whose initialiser an expression calls.
  private func made(by id: ExpressionID, _ file: ProjectFile) -> Name? {
    guard case .call(let callee, _) = file.facts[id].kind,
      case .name(let name, _) = file.facts[callee].kind
    else { return nil }
    return file.name(name)
  }

  fileprivate func finding(
    overwritten site: Site, _ application: (range: SourceRange, site: Site)?, by outer: Int32,
    _ replaced: SourceRange?, _ key: PreferenceKeyUses
  ) -> Finding? {
    let replacing = preferenceUse(outer)
    // Without a listener that hears the other one, nothing hears either.
    guard let listener = replacing.partners.min() else { return nil }
    let name = name(ofKey: key.type)
    let setter = flow.text(replacing.site)
    let transform =
      setter == "anchorPreference"
      ? "transformAnchorPreference(key:value:transform:)" : "transformPreference(_:_:)"
    let range = application?.range ?? preferenceRange(site)
    var trace = [
      TraceStep(
        kind: .step, range: replaced ?? preferenceRange(replacing.site),
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
      anchor: anchor(of: application?.site ?? site))
  }
}
