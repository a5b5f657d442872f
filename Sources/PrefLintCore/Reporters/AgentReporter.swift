// One terse line for each finding, for a program that reads text and pays for every word: the place, the rule,
// what is wrong, where the evidence ends, and what to write.

/// Writes a report as terse lines, heaviest first.
public enum AgentReporter {
  public static func text(of report: Report, paths: PathStyle) -> String {
    var lines = LineTables(report.files)
    var text = ""
    for finding in report.result.findings.heaviestFirst {
      var parts = [
        "\(place(of: finding.range, in: report, paths, &lines)) \(finding.severity.name) "
          + "\(finding.rule): \(oneLine(finding.message))"
      ]
      if let last = finding.trace.last(where: { $0.kind != .nearMiss }) {
        let place = place(of: last.range, in: report, paths, &lines)
        parts.append("\(oneLine(last.message)) at \(place)")
      }
      if let help = finding.help { parts.append("fix: \(oneLine(help))") }
      text += parts.joined(separator: "; ") + "\n"
    }
    if report.listsUndecided {
      for step in report.result.undecided {
        let place = place(of: step.range, in: report, paths, &lines)
        text += "\(place) undecided: \(oneLine(step.message))\n"
      }
    }
    return text
  }

  private static func place(
    of range: SourceRange, in report: Report, _ paths: PathStyle, _ lines: inout LineTables
  ) -> String {
    let start = lines.start(of: range)
    return "\(oneLine(paths.shown(report.path(of: range)))):\(start.line):\(start.utf8Column)"
  }
}
