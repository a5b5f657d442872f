// never-equal-measurement-write: a callback that measuring runs writes a value which never equals the last one, and that
// value makes the callback run again (E6, E.4).

extension Rule {
  static let neverEqualMeasurementWrite = Rule(ofCode: "never-equal-measurement-write") { context in
    context.measurements.endless.map { item in
      let name = context.name(ofState: item.property)
      return Finding(
        rule: "never-equal-measurement-write", severity: .warning,
        message: "'\(name)' gets a new value in every call, and that value makes the next call",
        subject: name, range: context.headRange(item.written),
        trace: [
          TraceStep(
            kind: .step, range: context.nameRange(item.used),
            message: "a new '\(name)' makes a new view here"),
          TraceStep(
            kind: .nearMiss, range: context.nameRange(item.callback),
            message: "a new view calls this again"),
        ],
        help:
          "write '\(name)' only when what is measured has changed, or put the identity inside of the callback",
        anchor: context.anchor(of: item.callback) + "." + name)
    }
  }
}
