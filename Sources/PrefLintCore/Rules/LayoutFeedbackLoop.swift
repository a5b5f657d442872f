// layout-feedback-loop: a measured quantity flows through state into the layout that it measures, and the state has no
// value at which it stays (E.1–E.4).

extension Rule {
  static let layoutFeedbackLoop = Rule(ofCode: "layout-feedback-loop") { context in
    context.measurements.feedbacks.compactMap { feedback in
      let (reason, severity, effect): (String, Severity, String)
      switch feedback.verdict {
      case .diverges:
        (reason, severity, effect) = ("grows", .error, "it grows in every pass")
      case .flips:
        (reason, severity, effect) = ("flips", .warning, "it goes to and fro between values")
      case .drifts:
        (reason, severity, effect) = ("drifts", .warning, "it never settles")
      case .frozen, .safe, .undecided: return nil
      }
      let name = context.name(ofState: feedback.property)
      return Finding(
        rule: "layout-feedback-loop", severity: severity,
        message: "'\(name)' is measured from the layout that it decides: \(effect)", subject: name,
        reason: reason, range: context.measuredRange(feedback), trace: context.cycle(feedback),
        help: context.help(feedback), anchor: context.anchor(feedback))
    }
  }
}
