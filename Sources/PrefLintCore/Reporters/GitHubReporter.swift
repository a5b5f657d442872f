// The annotations of GitHub Actions: a workflow command for each finding. The runner shows ten errors, ten
// warnings and ten notices of a step, so the heaviest findings come first. A `%`, a line break and, in a
// property, `:` and `,` are escaped as its toolkit does it; columns are 1-based and ends inclusive.

/// Writes a report as workflow commands.
public enum GitHubReporter {
  /// A line `::error file=…,line=…::…` for each finding; paths are relative to the repository.
  public static func text(of report: Report) -> String {
    var lines = LineTables(report.files)
    var text = ""
    for finding in report.result.findings.heaviestFirst {
      text += command(for: finding, in: report, &lines) + "\n"
    }
    if report.listsUndecided {
      for step in report.result.undecided {
        let place = properties(of: step.range, in: report, &lines)
        text += "::notice \(place),title=undecided::\(data(step.message))\n"
      }
    }
    return text
  }

  private static func command(
    for finding: Finding, in report: Report, _ lines: inout LineTables
  ) -> String {
    let shown = finding.annotation ?? finding.range
    var message = [finding.message]
    if shown != finding.range {
      message.append("at \(place(of: finding.range, in: report, &lines))")
    }
    for step in finding.trace {
      message.append("\(place(of: step.range, in: report, &lines)): \(step.message)")
    }
    if let help = finding.fullHelp { message.append("help: \(help)") }
    let properties = properties(of: shown, in: report, &lines)
    return "::\(word(for: finding.severity)) \(properties),title=\(property(finding.rule))::"
      + data(message.joined(separator: "\n"))
  }

  private static func properties(
    of range: SourceRange, in report: Report, _ lines: inout LineTables
  ) -> String {
    let start = lines.start(of: range)
    let end = lines.end(of: range)
    var text = "file=\(property(report.repositoryPath(of: range)))"
    text += ",line=\(start.line),endLine=\(max(start.line, end.line))"
    // The columns of an annotation of several lines are refused.
    if start.line == end.line {
      text += ",col=\(start.utf16Column)"
      text += ",endColumn=\(max(start.utf16Column, end.utf16Column - 1))"
    }
    return text
  }

  private static func place(
    of range: SourceRange, in report: Report, _ lines: inout LineTables
  ) -> String {
    let start = lines.start(of: range)
    return "\(report.repositoryPath(of: range)):\(start.line):\(start.utf16Column)"
  }

  private static func word(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note, .off: "notice"
    }
  }

  /// The text of a message.
  static func data(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// The value of a property.
  static func property(_ text: String) -> String {
    escaped(data(text)) { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  private static func escaped(
    _ text: String, _ escape: (Unicode.Scalar) -> String?
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let escape = escape(scalar) {
        result += escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension [Finding] {
  /// Errors, then warnings, then notes, each in the order in which they stand.
  public var heaviestFirst: [Finding] {
    [Severity.error, .warning, .note].flatMap { severity in filter { $0.severity == severity } }
  }
}
