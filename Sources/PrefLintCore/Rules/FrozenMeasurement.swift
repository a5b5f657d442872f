// frozen-measurement: a view is measured after the size that the measurement sets, so that it measures what was set and
// never its content (E.3, E.4).

extension Rule {
  static let frozenMeasurement = Rule(ofCode: "frozen-measurement") { context in
    context.measurements.feedbacks.compactMap { feedback in
      guard feedback.verdict == .frozen else { return nil }
      let name = context.name(ofState: feedback.property)
      return Finding(
        rule: "frozen-measurement", severity: .warning,
        message:
          "'\(name)' measures the size that it sets itself: it never changes with the content",
        subject: name, range: context.measuredRange(feedback), trace: context.cycle(feedback),
        help: context.help(feedback), anchor: context.anchor(feedback))
    }
  }
}
