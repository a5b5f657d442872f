// unused-environment-wrapper: a property that reads the environment and that nothing reads (A7, A8). It
// updates the view for nothing, and an object that is not there ends the app for nothing.

extension Rule {
  static let unusedEnvironmentWrapper = Rule(id: "unused-environment-wrapper") { context in
    context.environment.wrappers.compactMap { wrapper in
      guard let owner = wrapper.owner, !wrapper.isStatic,
        context.project.kind(of: owner) == .structure,
        context.project.installation(of: owner) == .installed,
        !context.project.hasUnknownMacro(context.project[owner].reference),
        !context.environment.mayBeExtendedUnseen(owner), !context.environment.mayBeRead(wrapper),
        !context.environment.mayUpdateForOthers(wrapper)
      else { return nil }
      return context.unusedFinding(wrapper, context.project.names[context.project[owner].name])
    }
  }
}

extension RuleContext {
  fileprivate func unusedFinding(_ wrapper: EnvironmentWrapper, _ owner: String) -> Finding {
    let subject = subject(of: wrapper)
    let name = name(of: wrapper.reference)
    let (reason, cost): (String, String)
    switch wrapper.kind {
    case .object:
      (reason, cost) = ("updates-for-nothing", "each of its changes updates the view for nothing")
    case .observable where isOptional(wrapper):
      (reason, cost) = ("never-read", "the property can go")
    case .observable:
      (reason, cost) = ("needless-requirement", "where it is not injected the app ends for nothing")
    case .value:
      (reason, cost) = ("updates-for-nothing", "each of its changes updates the view for nothing")
    }
    return Finding(
      rule: "unused-environment-wrapper", severity: .warning,
      message: "nothing reads '\(name)' of '\(owner)'; \(cost)", subject: subject, reason: reason,
      range: flow.propertyRange(wrapper.reference), help: "remove '\(name)'",
      anchor: anchor(wrapper.reference))
  }

  /// Whether an object may be missing without harm (A9).
  func isOptional(_ wrapper: EnvironmentWrapper) -> Bool {
    let facts = project.files[wrapper.reference.fileIndex].facts
    guard case .variable(let variable) = facts[wrapper.reference.id].kind,
      let type = facts[variable].type
    else { return false }
    if case .optional = facts[type].kind { return true }
    return false
  }
}
