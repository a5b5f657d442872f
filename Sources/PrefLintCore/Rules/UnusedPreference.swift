// unread-preference and unwritten-preference: a project's own key that is emitted but never listened to, or listened
// to but never emitted (D6).

extension Rule {
  static let unreadPreference = Rule(id: "unread-preference") { context in
    context.oneSided(.sets).map { key in
      context.finding(
        "unread-preference", key, reason: "never-heard",
        message: "'\(key.name)' is set but never listened to",
        evidence: TraceStep(
          kind: .step, range: context.preferenceRange(key.site), message: "set here"),
        help: "remove the key and what sets it")
    }
  }

  static let unwrittenPreference = Rule(id: "unwritten-preference") { context in
    context.oneSided(.listens).map { key in
      context.finding(
        "unwritten-preference", key, reason: "never-set",
        message: "'\(key.name)' is listened to but never set",
        evidence: TraceStep(
          kind: .read, range: context.preferenceRange(key.site), message: "listened to here"),
        help: "remove the key and its listeners")
    }
  }
}

/// A key that is only emitted, or only listened to.
private struct OneSidedKey {
  var key: NominalID
  var name: String
  /// The first place.
  var site: Site
}

extension RuleContext {
  /// Who uses a key in a role, and whether anybody uses it in the other.
  private struct Sides {
    var own: Site?
    var isOther = false
  }

  /// Keys that are only emitted, or only listened to, each with the first place. Two specialisations are two keys.
  fileprivate func oneSided(_ role: PreferenceRole) -> [OneSidedKey] {
    let declarations = preferenceDeclarations
    let met = Set(preferences.uses.filter { !$0.isLocal }.map(\.site))
    var sides: [TypeID: Sides] = [:]
    var types: [NominalID: [TypeID]] = [:]
    for use in preferences.uses where !use.isLocal {
      guard let key = project.types.nominal(use.key) else { continue }
      if sides[use.key] == nil { types[key, default: []].append(use.key) }
      var side = sides[use.key] ?? Sides()
      if (use.role == .listens) != (role == .listens) {
        side.isOther = true
      } else if side.own == nil {
        side.own = use.site
      }
      sides[use.key] = side
    }
    // Code that no root reaches emits and listens as well: what stands in the sources counts.
    var unmet: [NominalID: Site] = [:]
    for call in declarations.calls where !met.contains(call.callee) && !call.isTest {
      guard (call.role == .listens) == (role == .listens),
        let key = declarations.keys.first(where: {
          project[$0].name == call.keyName && declarations.sees($0, from: call.callee.fileIndex)
        }),
        unmet[key] == nil
      else { continue }
      unmet[key] = call.callee
    }
    return declarations.keys.filter(isUsable).flatMap { key -> [OneSidedKey] in
      let own = types[key] ?? []
      var found: [OneSidedKey] = []
      if own.count > 1, !own.contains(where: project.types.isGeneric) {
        for type in own {
          guard let side = sides[type], let site = side.own, !side.isOther else { continue }
          found.append(OneSidedKey(key: key, name: name(ofKey: type), site: site))
        }
      } else if !own.contains(where: { sides[$0]?.isOther == true }),
        let site = own.lazy.compactMap({ sides[$0]?.own }).first ?? unmet[key]
      {
        found.append(OneSidedKey(key: key, name: name(ofKey: key), site: site))
      }
      guard !found.isEmpty, !isPublishedKey(key), !preferences.givenAway.contains(key) else {
        return []
      }
      if isGivenToOthers(key) { return [] }
      let mayBeOther = declarations.calls.contains { call in
        (call.role == .listens) != (role == .listens) && !met.contains(call.callee)
          && !met.contains(call.call) && declarations.mayMean(call, key) && !isUnapplied(call)
      }
      return mayBeOther || isHandedOn(key, declarations, as: role) ? [] : found
    }
  }

  /// Whether a helper that uses keys which it is given in the other role is given a key. Where that was followed, the key is used there.
  ///
  /// - Complexity: O(expressions of the files that hold the key's name) for each such helper.
  private func isHandedOn(
    _ key: NominalID, _ declarations: PreferenceDeclarations, as role: PreferenceRole
  ) -> Bool {
    let helpers = Set(
      declarations.calls.lazy.filter {
        ($0.role == .listens) != (role == .listens) && !$0.isTest && !self.isKeyName($0.keyName)
      }.compactMap { self.helper(around: $0.callee).map(self.project.name) })
    guard !helpers.isEmpty else { return false }
    let name = project[key].name
    return project.files(naming: name).contains { index in
      let file = project.files[index]
      guard !file.isTest, declarations.sees(key, from: index) else { return false }
      return file.facts.expressions.contains { expression in
        guard case .call(let callee, let arguments) = expression.kind,
          file.lastName(of: callee).map(helpers.contains) ?? false
        else { return false }
        return file.facts[arguments].contains { argument in
          guard case .member(let base, _, _) = file.facts[argument.value].kind else { return false }
          return file.lastName(of: base) == name
        }
      }
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
    _ rule: String, _ key: OneSidedKey, reason: String, message: String, evidence: TraceStep,
    help: String
  ) -> Finding {
    Finding(
      rule: rule, severity: .note, message: message, subject: key.name,
      reason: reason, range: flow.range(ofName: project[key.key].reference), trace: [evidence],
      help: help, anchor: anchor(project[key.key].reference))
  }
}
