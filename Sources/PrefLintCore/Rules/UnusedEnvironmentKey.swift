// unwritten-environment-key and unread-environment-key: a project's own key that is read but never set, so that
// it only ever has its default value, or set but never read (A10).

extension Rule {
  static let unwrittenEnvironmentKey = Rule(id: "unwritten-environment-key") { context in
    context.keySubjects.compactMap { key in
      let uses = context.uses(of: key)
      guard let uses, let reader = uses.wrappers.first, uses.writes.isEmpty,
        !uses.mayBeWrittenElsewhere
      else { return nil }
      let name = context.name(of: key)
      return context.finding(
        "unwritten-environment-key", key, reason: "never-set",
        message: "'\(name)' is read but never set: readers always get its default value",
        evidence: TraceStep(
          kind: .read, range: context.flow.propertyRange(reader.reference),
          message: "read here" + context.others(uses.wrappers.count)),
        help: "set it with '.environment(…)', or use a constant")
    }
  }

  static let unreadEnvironmentKey = Rule(id: "unread-environment-key") { context in
    context.keySubjects.compactMap { key in
      let uses = context.uses(of: key)
      guard let uses, let write = uses.writes.first, uses.wrappers.isEmpty,
        !uses.mayBeReadElsewhere
      else { return nil }
      return context.finding(
        "unread-environment-key", key, reason: "never-read",
        message: "'\(context.name(of: key))' is set but never read",
        evidence: TraceStep(
          kind: .step, range: context.flow.nameRange(write.callee),
          message: "set here" + context.others(uses.writes.count)),
        help: "remove the key and what sets it")
    }
  }
}

extension RuleContext {
  /// The uses of a key by all its properties; nil where they are not all known.
  func uses(of key: EnvironmentKeySubject) -> EnvironmentKeyUses? {
    let properties = properties(of: key)
    guard !properties.isEmpty, !properties.contains(where: { $0.isIndirect || $0.isMismatched }),
      !properties.contains(where: { isPublished($0.reference) })
    else { return nil }
    if case .type(let id) = key {
      let others = project.conformance(of: id).externals.filter {
        project.names[$0] != "EnvironmentKey"
      }
      guard !isPublished(project[id].reference), !environment.keyUses.keys.contains(id),
        project.isInheritanceDecided(of: id),
        others.allSatisfy({ project.catalogue.plainTypes.contains(project.names[$0]) })
      else { return nil }
    }
    var all = EnvironmentKeyUses()
    for name in Set(properties.map(\.name)).sorted() {
      guard let uses = environment.keyUses.properties[name] else { continue }
      all.wrappers += uses.wrappers
      all.writes += uses.writes
      all.mayBeReadElsewhere = all.mayBeReadElsewhere || uses.mayBeReadElsewhere
      all.mayBeWrittenElsewhere = all.mayBeWrittenElsewhere || uses.mayBeWrittenElsewhere
    }
    return all
  }

  fileprivate func others(_ count: Int) -> String {
    count > 1 ? ", and in \(count - 1) more places" : ""
  }

  fileprivate func finding(
    _ rule: String, _ key: EnvironmentKeySubject, reason: String, message: String,
    evidence: TraceStep, help: String
  ) -> Finding {
    Finding(
      rule: rule, severity: .note, message: message, subject: name(of: key), reason: reason,
      range: flow.range(ofName: reference(of: key)), trace: [evidence], help: help,
      anchor: anchor(reference(of: key)))
  }
}
