// state-write-during-update: state or a binding is written, or an observed object publishes, by code that SwiftUI runs
// while it updates views; it ignores the write, or forbids it (E8, F5).

extension Rule {
  static let stateWriteDuringUpdate = Rule(ofCode: "state-write-during-update") { context in
    context.updateWrites.told.map { write in
      let name = context.name(of: write.property)
      let entry = context.name(of: write.entry)
      var trace = [
        TraceStep(
          kind: .nearMiss, range: context.range(ofName: write.entry),
          message: "SwiftUI calls '\(entry)' while it updates views")
      ]
      if let call = write.call {
        trace.append(
          TraceStep(
            kind: .step, range: context.nameRange(call),
            message: "'\(context.text(call))' is used here"))
      }
      let place = write.isInLayout ? "layout" : "'\(entry)'"
      let isBody = entry == "body" || entry == "makeBody"
      return Finding(
        rule: "state-write-during-update", severity: .warning,
        message: write.isPublished
          ? "'\(name)' is published by \(place) during a view update, which SwiftUI forbids"
          : "'\(name)' is written by \(place) during a view update, where SwiftUI ignores it",
        subject: name, range: context.headRange(write.site), trace: trace,
        help: isBody
          ? "write it in 'onChange', 'onAppear' or 'task'"
          : "write it in a delegate's callback, or in 'DispatchQueue.main.async' where the value differs",
        anchor: context.anchor(write.entry) + "." + name)
    }
  }
}

extension CodeContext {
  /// Writes through bindings that no rule can judge; none where the rule is off.
  func undecidedWrites() -> [UndecidedStep] {
    guard configuration.isOnSomewhere("state-write-during-update") else { return [] }
    return updateWrites.open.map { write in
      UndecidedStep(
        range: headRange(write.site),
        message: "whether '\(name(of: write.property))' is bound to state is not decided")
    }
  }
}
