// How findings about measurements show the cycle: measured, emitted, written, used, and what would break it.

extension CodeContext {
  /// Writes of measurements that no rule about feedback can judge; none where these are off.
  func undecidedMeasurements() -> [UndecidedStep] {
    guard
      ["layout-feedback-loop", "frozen-measurement"].contains(where: configuration.isOnSomewhere)
    else { return [] }
    return measurements.undecided.map { item in
      UndecidedStep(
        range: headRange(item.site),
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
    nameRange(feedback.measured)
  }

  func anchor(_ feedback: LayoutFeedback) -> String {
    anchor(of: feedback.measured) + "." + name(ofState: feedback.property)
  }

  /// The cycle, from the measurement back to it.
  func cycle(_ feedback: LayoutFeedback) -> [TraceStep] {
    let name = name(ofState: feedback.property)
    var trace: [TraceStep] = []
    func add(_ site: Site, _ message: String) {
      trace.append(TraceStep(kind: .step, range: nameRange(site), message: message))
    }
    if let emitted = feedback.emitted { add(emitted, "carried up by this preference") }
    trace.append(
      TraceStep(
        kind: .step, range: headRange(feedback.written),
        message: feedback.isEveryUpdate
          ? "'\(name)' is written here, in every update" : "'\(name)' is written here"))
    var deciding = name
    for relay in feedback.relays {
      let next = self.name(ofState: relay.property)
      trace.append(
        TraceStep(
          kind: .step, range: headRange(relay.written),
          message: "'\(next)' follows '\(deciding)' here"))
      deciding = next
    }
    if let used = feedback.used {
      trace.append(
        TraceStep(
          kind: .nearMiss, range: nameRange(used),
          message: "'\(text(used))' uses '\(deciding)' here, and changes what is measured"))
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
    let (measure, use) = (nameRange(feedback.measured), nameRange(used))
    guard measure.file == use.file, line(measure) != line(use) else {
      return "measure inside of '\(text(used))', or use a 'Layout'"
    }
    return
      "measure inside of '\(text(used))' in line \(line(use)), or use a 'Layout'"
  }
}
