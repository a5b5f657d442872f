// How findings about measurements show the cycle: measured, emitted, written, used, and what would break it.

extension RuleContext {
  /// Writes of measurements that no rule about feedback can judge; none where these are off.
  func undecidedMeasurements() -> [UndecidedStep] {
    guard
      ["layout-feedback-loop", "frozen-measurement"].contains(where: configuration.isOnSomewhere)
    else { return [] }
    return measurements.undecided.map { item in
      UndecidedStep(
        range: flow.headRange(item.site),
        message: "what layout makes of '\(name(ofState: item.property))' is not decided")
    }
  }

  /// What people call state: an object that its own class holds, by the class.
  func name(ofState property: DeclarationReference) -> String {
    guard project.declaration(property).modifiers.contains(.isStatic),
      let owner = project.owner(of: property)
    else { return name(of: property) }
    return project.names[project[owner].name]
  }

  func measuredRange(_ feedback: LayoutFeedback) -> SourceRange {
    flow.nameRange(feedback.measured)
  }

  func anchor(_ feedback: LayoutFeedback) -> String {
    anchor(of: feedback.measured) + "." + name(ofState: feedback.property)
  }

  /// The cycle, from the measurement back to it.
  func cycle(_ feedback: LayoutFeedback) -> [TraceStep] {
    let name = name(ofState: feedback.property)
    var trace: [TraceStep] = []
    func add(_ site: Site, _ message: String) {
      trace.append(TraceStep(kind: .step, range: flow.nameRange(site), message: message))
    }
    if let emitted = feedback.emitted { add(emitted, "carried up by this preference") }
    trace.append(
      TraceStep(
        kind: .step, range: flow.headRange(feedback.written),
        message: feedback.isEveryUpdate
          ? "'\(name)' is written here, in every update" : "'\(name)' is written here"))
    var deciding = name
    for relay in feedback.relays {
      let next = self.name(ofState: relay.property)
      trace.append(
        TraceStep(
          kind: .step, range: flow.headRange(relay.written),
          message: "'\(next)' follows '\(deciding)' here"))
      deciding = next
    }
    if let used = feedback.used {
      trace.append(
        TraceStep(
          kind: .nearMiss, range: flow.nameRange(used),
          message: "'\(flow.text(used))' uses '\(deciding)' here, and changes what is measured"))
    }
    return trace
  }

  /// The cheapest change that breaks the cycle.
  func help(_ feedback: LayoutFeedback) -> String {
    let name = name(ofState: feedback.relays.last?.property ?? feedback.property)
    switch feedback.quantity {
    case .position:
      return
        "move what is measured with 'visualEffect', or measure a view that '\(name)' does not move"
    case .size, .other: break
    }
    if feedback.isThreshold {
      return
        "let 'fixedSize' give what is measured its own size, whatever it is offered, or use a 'Layout'"
    }
    guard let used = feedback.used else {
      return "measure content that '\(name)' does not size, or use a 'Layout'"
    }
    let (measure, use) = (flow.nameRange(feedback.measured), flow.nameRange(used))
    guard measure.file == use.file, flow.line(measure) != flow.line(use) else {
      return "measure inside of '\(flow.text(used))', or use a 'Layout'"
    }
    return
      "measure inside of '\(flow.text(used))' in line \(flow.line(use)), or use a 'Layout'"
  }
}
