// The words of a finding about a missing object: what does not reach whom, what almost provides it, the
// way from the place to the read, and what to write.

struct MissingObjectWording {
  let flow: EnvironmentFlow
  let missing: MissingObject
  let explanation: Explanation
  private var project: Project { flow.project }

  /// The object's type as written at the read, with a leading type alias resolved.
  var subject: String { flow.typeText(of: missing) }

  private var reader: String { project.names[project[missing.reader].name] }

  private var content: String {
    explanation.content.map { project.names[project[$0].name] } ?? reader
  }

  func message(platforms: String?) -> String {
    core + (platforms.map { " on \($0)" } ?? "")
  }

  private var core: String {
    switch explanation.reason {
    case .outsideInjection:
      guard let boundary = explanation.boundary else { break }
      if let write = explanation.nearMiss {
        return "'\(subject)' does not reach '\(content)', \(verb(of: boundary.name)) outside "
          + "'\(flow.sourceText(of: write))'"
      }
      return "'\(subject)' does not reach '\(content)': "
        + "'\(project.names[boundary.name])' does not pass the environment on"
    case .belowStack:
      let write = explanation.nearMiss.map { " '\(flow.sourceText(of: $0))'" } ?? ""
      return "'\(subject)' does not reach '\(content)', pushed outside\(write)"
    case .ownBody:
      return "'\(subject)' does not reach '\(reader)', which injects it only in its own body"
    case .subclassOnly:
      let write = explanation.nearMiss.map { " by '\(flow.sourceText(of: $0))'" } ?? ""
      return "'\(subject)' does not reach '\(reader)': only \(relative) is injected\(write)"
    case .sibling:
      return "'\(subject)' does not reach '\(reader)'; it is injected only on another branch"
    case .otherScene:
      return "'\(subject)' does not reach '\(reader)'; it is injected only under another root"
    case .neverInjected:
      // Where something is injected of which the type is not decided, it may be injected there.
      if flow.hasUndecidedWrites { break }
      return "'\(subject)' is never injected, but '\(reader)' reads it"
    }
    return "'\(subject)' does not reach '\(reader)'"
  }

  /// The type that is injected instead, in words.
  private var relative: String {
    guard let type = explanation.related else { return "a related type" }
    return "its \(flow.isSubclass(type, of: missing.type) ? "subclass" : "superclass") "
      + "'\(flow.describe(type))'"
  }

  private func verb(of name: Name) -> String {
    if explanation.isApart, !explanation.isDoubtful { return "presented" }
    return switch flow.evaluator.modifierEntries[name]?.effect {
    case .presents?: "presented"
    case .declaresDestination?: "pushed"
    default: "placed"
    }
  }

  // MARK: Trace

  func trace(readers: [String]) -> [TraceStep] {
    var trace: [TraceStep] = []
    if let write = explanation.nearMiss {
      trace.append(
        TraceStep(kind: .nearMiss, range: flow.nameRange(write), message: nearMissMessage))
    }
    var builder: String?
    for step in explanation.steps {
      let name = project.names[project[step.view].name]
      if let site = step.site, flow.calleeRange(site) != explanation.place {
        let subject = builder.map { "'\($0)' builds" } ?? "builds"
        trace.append(
          TraceStep(
            kind: .step, range: flow.calleeRange(site), message: "\(subject) '\(name)' here"))
      }
      builder = name
    }
    if let maker = explanation.root.uncalled {
      let name = project.names[project.name(of: maker)]
      trace.append(
        TraceStep(
          kind: .step, range: flow.range(ofName: maker),
          message: "nothing \(isClass(maker) ? "makes" : "runs") '\(name)'"))
    }
    trace.append(
      TraceStep(
        kind: .read, range: flow.propertyRange(missing.read.property),
        message: readMessage(readers)))
    return trace
  }

  private func isClass(_ maker: DeclarationReference) -> Bool {
    if case .classType = project.declaration(maker).kind { return true }
    return false
  }

  private var nearMissMessage: String {
    switch explanation.reason {
    case .outsideInjection:
      explanation.isApart
        ? "injected here, but the content is hosted apart"
        : "injected here, only for what stands before it in the chain"
    case .belowStack: "injected here, inside the navigation container that pushes the view"
    case .ownBody: "injected here, for what stands below the view but not for the view itself"
    case .subclassOnly:
      explanation.related.map { "injected here as '\(flow.describe($0))'; the types must be equal" }
        ?? "injected here as another type; the types must be equal"
    case .sibling: "injected here, on a branch that does not hold the reader"
    case .otherScene: "injected here, under another root"
    case .neverInjected: "injected here"
    }
  }

  private func readMessage(_ readers: [String]) -> String {
    let verb = missing.read.site == nil ? "requires" : "reads"
    let others = readers.filter { $0 != reader }
    let base = "'\(reader)' \(verb) '\(subject)'"
    switch others.count {
    case 0: return base
    case 1: return base + "; so does '\(others[0])'"
    default: return base + "; so do '\(others[0])' and \(others.count - 1) more"
    }
  }

  // MARK: Help

  func help() -> String {
    MissingObjectHelp(
      flow: flow, missing: missing, explanation: explanation, subject: subject,
      isObservable: isObservable
    ).text
  }

  private var isObservable: Bool {
    if case .environmentObservable = flow.evaluator.wrapper(of: missing.read.property) {
      return true
    }
    return false
  }
}
