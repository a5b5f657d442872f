// Who uses the project's own preference keys, as the rules ask for it: uses by key, which of them a root shows, and
// how messages call them.

/// The uses of one key in what the roots show.
struct PreferenceKeyUses {
  /// The key's type, fully specialised.
  var type: TypeID
  var key: NominalID
  /// Calls that emit it and calls that hear it, by number, in the order in which they are met.
  var emitters: [Int32] = []
  var listeners: [Int32] = []
}

extension RuleContext {
  /// The keys that some root emits or hears and code can use, in the order of the project, specialisations in that of their uses.
  var preferenceKeyUses: [PreferenceKeyUses] {
    var found: [TypeID: PreferenceKeyUses] = [:]
    var order: [TypeID] = []
    for (index, use) in preferences.uses.enumerated() {
      guard let key = project.types.nominal(use.key), isUsable(key) else { continue }
      if found[use.key] == nil { order.append(use.key) }
      let id = Int32(truncatingIfNeeded: index)
      if use.role == .listens {
        found[use.key, default: PreferenceKeyUses(type: use.key, key: key)].listeners.append(id)
      } else {
        found[use.key, default: PreferenceKeyUses(type: use.key, key: key)].emitters.append(id)
      }
    }
    return order.compactMap { found[$0] }.sorted { $0.key < $1.key }
  }

  func preferenceUse(_ id: Int32) -> PreferenceUse { preferences.uses[Int(id)] }

  /// Whether users of the project's libraries may emit and hear a key.
  func isPublishedKey(_ key: NominalID) -> Bool { isPublished(project[key].reference) }

  /// The calls that certainly have no partner, with their uses, in the order in which they are met.
  func unmet(_ uses: [Int32]) -> [(site: Site, uses: [Int32])] {
    var order: [Site] = []
    var bySite: [Site: [Int32]] = [:]
    for id in uses {
      let site = preferenceUse(id).site
      if bySite[site] == nil { order.append(site) }
      bySite[site, default: []].append(id)
    }
    return order.compactMap { site in
      let all = bySite[site] ?? []
      // A listener that many views share hears something where one of them sets the key; one that each gives an action of its
      // own is as many listeners.
      if all.contains(where: { isHearing(preferenceUse($0)) }), hasOwnAction(site) { return nil }
      // What the project shows of published code is not all: only what it tells by itself counts.
      let isShared = flow.published.mayBeUsedOutside(site)
      let reached = all.filter { !isShared && isUnmet($0) && preferenceUse($0).isReached }
      if !reached.isEmpty, reached.allSatisfy({ followsAll(to: preferenceUse($0)) }) {
        return (site, reached)
      }
      // A helper is looked at where it is applied in code that something builds.
      let local = all.filter {
        let use = preferenceUse($0)
        return use.isLocal && (use.application.map(isUsed) ?? true)
      }
      guard !local.isEmpty, !metSites.contains(site), isShared || !isJudgedByWays(site),
        isShared || isUsed(site) && !isUnused(codeAt: site)
      else { return nil }
      if local.allSatisfy(isUnmetLocally) { return (site, local) }
      // What a view is given the places tell that build it.
      let given = local.filter { !preferenceUse($0).isBare && isUnmetLocally($0) }
      let rest = local.filter { !given.contains($0) }
      guard !isShared, !given.isEmpty, rest.allSatisfy({ isFoundWhole(preferenceUse($0)) }) else {
        return nil
      }
      return (site, given)
    }
  }

  /// Whether nothing but what is looked at builds the view in which a use was met, or applies the helper.
  private func isFoundWhole(_ use: PreferenceUse) -> Bool {
    guard configuration.unread.isEmpty, let member = use.member,
      preferences.knowsContexts(of: use)
    else { return false }
    return (project.owner(of: member).map { !isPublished(project[$0].reference) } ?? true)
      && !isPublished(member)
  }

  /// Whether the ways from the roots tell all of a call, of whatever specialisation its key is.
  private func isJudgedByWays(_ site: Site) -> Bool {
    let reached = preferences.uses.filter { $0.site == site && $0.isReached }
    return !reached.isEmpty && reached.allSatisfy { !$0.isDoubtful && followsAll(to: $0) }
  }

  /// The first use of a key in a role that counts. Specialisations are keys of their own, unless a parameter is open.
  func firstUse(of key: TypeID, where isWanted: (PreferenceRole) -> Bool) -> Int32? {
    // The roots tell which specialisations a call means that they reach.
    let told = Set(preferences.uses.lazy.filter(\.isReached).map(\.site))
    return preferences.uses.indices.lazy.map { Int32(truncatingIfNeeded: $0) }.first { id in
      let use = self.preferenceUse(id)
      guard isWanted(use.role), self.mayBeSame(use.key, key) else { return false }
      let isOpen = self.project.types.isGeneric(use.key) && told.contains(use.site)
      return !isOpen && self.mayBeInUse(id)
    }
  }

  private func mayBeSame(_ first: TypeID, _ second: TypeID) -> Bool {
    if first == second { return true }
    guard project.types.isGeneric(first) || project.types.isGeneric(second),
      let left = project.types.nominal(first),
      let right = project.types.nominal(second)
    else { return false }
    return left == right
  }

  private func isHearing(_ use: PreferenceUse) -> Bool {
    use.role == .listens && !use.partners.isEmpty
  }

  /// Whether what a listener does is written where it stands.
  private func hasOwnAction(_ site: Site) -> Bool {
    let facts = project.files[site.fileIndex].facts
    return facts.expressions.contains { expression in
      guard case .call(site.id, let arguments) = expression.kind else { return false }
      return facts[arguments].contains {
        if case .closure = facts[$0.value].kind { true } else { false }
      }
    }
  }

  private func isUnmet(_ id: Int32) -> Bool {
    let use = preferenceUse(id)
    return use.partners.isEmpty && !use.isDoubtful
      && !(project.types.nominal(use.key).map(isGivenToOthers) ?? false)
  }

  private func isUnmetLocally(_ id: Int32) -> Bool {
    let use = preferenceUse(id)
    return isUnmet(id) && (use.role == .listens || (use.isKept && !use.escapes))
  }

  /// Whether a use counts: something that is no preview and no test shows what holds it, or may.
  func isInUse(_ id: Int32) -> Bool {
    let use = preferenceUse(id)
    return use.isReached || (use.isLocal && isUsed(use.site))
  }

  /// Whether a use counts, or whoever uses a library makes it count.
  func mayBeInUse(_ id: Int32) -> Bool {
    isInUse(id) || flow.published.mayBeUsedOutside(preferenceUse(id).site)
  }

  /// Whether something that is no preview and no test builds the view that holds a call, or calls the helper.
  func isUsed(_ site: Site) -> Bool {
    guard let owner = project.owner(of: site) else {
      // A function outside of types is used where its name stands.
      return (helper(around: site) ?? project.member(around: site)).map(isNamedElsewhere) ?? false
    }
    if project.isInstalled(owner) { return ways.isBuilt(owner) }
    return isNamedElsewhere(helper(around: site) ?? project[owner].reference)
  }

  /// Whether every place is followed where the view that holds a call, or that a helper is applied to, may be built.
  private func followsAll(to use: PreferenceUse) -> Bool {
    ways.followsAll(toCodeAt: use.application ?? use.site)
  }

  // MARK: Words

  /// The key's type in words.
  func name(ofKey type: TypeID) -> String {
    guard case .nominal(let nominal, let arguments) = project.types[type] else {
      return flow.describe(type)
    }
    let own = project.declaration(project[nominal].reference).genericParameters
    let facts = project.files[project[nominal].reference.fileIndex].facts
    let written = arguments.suffix(facts[own].count).map(flow.describe)
    let name = name(ofKey: nominal)
    return written.isEmpty ? name : "\(name)<\(written.joined(separator: ", "))>"
  }

  /// A key's name as it is written: a nested one stands behind the name of the type around it, unless some use is written
  /// inside of that.
  func name(ofKey nominal: NominalID) -> String {
    let name = project[nominal].name
    let meant = Dictionary(
      preferences.uses.map { ($0.site, $0.key) }, uniquingKeysWith: { first, _ in first })
    let calls = preferenceDeclarations.calls.filter { call in
      guard call.keyName == name, !call.isTest else { return false }
      guard let key = meant[call.callee] else { return true }
      guard let used = project.types.nominal(key) else { return false }
      return used == nominal
    }
    guard !calls.isEmpty, calls.allSatisfy(\.isQualified) else { return project.names[name] }
    return flow.describe(project.types.intern(.nominal(nominal, [])))
  }

  func preferenceRange(_ site: Site) -> SourceRange { flow.nameRange(site) }

  /// What stands between an emitter and a listener, as evidence.
  func evidence(_ miss: PreferenceNearMiss, for role: PreferenceRole) -> [TraceStep] {
    let isListener = role == .listens
    let partner = preferenceUse(miss.partner)
    func step(_ text: String) -> TraceStep {
      TraceStep(kind: .nearMiss, range: preferenceRange(partner.site), message: text)
    }
    let partnerStep = step(isListener ? "set here" : "listened to here")
    switch miss.kind {
    case .inverted:
      return [
        step(
          isListener
            ? "set here, after the listener in the chain"
            : "listened to here, before it in the chain: a listener hears what stands before it")
      ]
    case .siblings:
      return [
        step(
          isListener ? "set here, in a view beside it" : "listened to here, on a view beside it")
      ]
    case .excluded:
      return [
        step(
          isListener
            ? "set here, under a condition that never holds where the listener is"
            : "listened to here, under a condition that never holds where it is set")
      ]
    case .stopped:
      return [
        TraceStep(
          kind: .step, range: preferenceRange(miss.site),
          message: "what '\(flow.text(miss.site))' shows passes no preference on"),
        partnerStep,
      ]
    case .replaced:
      return [
        TraceStep(kind: .step, range: preferenceRange(miss.site), message: "replaced here"),
        partnerStep,
      ]
    }
  }

  /// What to write so that the two meet.
  func help(_ kind: PreferenceNearMiss.Kind?, emitter: Site, listener: Site) -> String {
    let lines = (
      flow.line(preferenceRange(emitter)), flow.line(preferenceRange(listener))
    )
    let isSameFile = emitter.file == listener.file
    switch kind {
    case .inverted where isSameFile && lines.0 != lines.1:
      return "move line \(lines.1) after line \(lines.0)"
    case .inverted: return "move the listener after what sets the value"
    case .excluded: return "move the listener to a view around the conditions"
    case .stopped: return "move the listener into the content that sets the value"
    default: return "move the listener to a view around both"
    }
  }
}
