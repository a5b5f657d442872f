// unread-preference and unwritten-preference: a project's own key that is emitted but never listened to, or listened
// to but never emitted (D6).

extension Rule {
  static let unreadPreference = Rule(id: "unread-preference") { context in
    context.oneSided(.sets).map { key, site in
      context.finding(
        "unread-preference", key, reason: "never-heard",
        message:
          "'\(context.project.names[context.project[key].name])' is set but never listened to",
        evidence: TraceStep(
          kind: .step, range: context.preferenceRange(site), message: "set here"),
        help: "remove the key and what sets it")
    }
  }

  static let unwrittenPreference = Rule(id: "unwritten-preference") { context in
    context.oneSided(.listens).map { key, site in
      context.finding(
        "unwritten-preference", key, reason: "never-set",
        message:
          "'\(context.project.names[context.project[key].name])' is listened to but never set",
        evidence: TraceStep(
          kind: .read, range: context.preferenceRange(site), message: "listened to here"),
        help: "remove the key and its listeners")
    }
  }
}

extension RuleContext {
  /// Keys that are only emitted, or only listened to, each with the first place.
  fileprivate func oneSided(_ role: PreferenceRole) -> [(NominalID, Site)] {
    let declarations = preferenceDeclarations
    let met = Set(preferences.uses.filter { !$0.isLocal }.map(\.site))
    var sides: [NominalID: (own: Site?, isOther: Bool)] = [:]
    for use in preferences.uses where !use.isLocal {
      guard case .nominal(let key, _) = project.types[use.key] else { continue }
      if (use.role == .listens) == (role == .listens) {
        if sides[key, default: (nil, false)].own == nil {
          sides[key, default: (nil, false)].own = use.site
        }
      } else {
        sides[key, default: (nil, false)].isOther = true
      }
    }
    // Code that no root reaches emits and listens as well: what stands in the sources counts.
    for call in declarations.calls where !met.contains(call.callee) && !call.isTest {
      guard (call.role == .listens) == (role == .listens),
        let key = declarations.keys.first(where: { project[$0].name == call.keyName }),
        sides[key, default: (nil, false)].own == nil
      else { continue }
      sides[key, default: (nil, false)].own = call.callee
    }
    return declarations.keys.compactMap { key in
      guard let side = sides[key], let site = side.own, !side.isOther, !isPublishedKey(key)
      else { return nil }
      let mayBeOther = declarations.calls.contains { call in
        (call.role == .listens) != (role == .listens) && !met.contains(call.callee)
          && !met.contains(call.call) && declarations.mayMean(call, key) && !isUnapplied(call)
      }
      return mayBeOther ? nil : (key, site)
    }
  }

  /// Whether a call takes any key in a helper that nothing applies: then it means none.
  private func isUnapplied(_ call: PreferenceCall) -> Bool {
    guard call.keyName == nil || !isKeyName(call.keyName), let helper = helper(around: call.callee)
    else { return false }
    return !isPublished(helper) && !isNamedElsewhere(helper)
  }

  private func isKeyName(_ name: Name?) -> Bool {
    preferenceDeclarations.keys.contains { project[$0].name == name }
  }

  fileprivate func finding(
    _ rule: String, _ key: NominalID, reason: String, message: String, evidence: TraceStep,
    help: String
  ) -> Finding {
    Finding(
      rule: rule, severity: .note, message: message, subject: project.names[project[key].name],
      reason: reason, range: flow.range(ofName: project[key].reference), trace: [evidence],
      help: help, anchor: anchor(project[key].reference))
  }
}
