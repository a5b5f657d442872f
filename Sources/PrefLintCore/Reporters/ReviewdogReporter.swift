// reviewdog's diagnostic format, a JSON object on each line. Columns are 1-based UTF-8 bytes and ends exclusive;
// paths are relative to the working directory, as reviewdog takes those of any tool that it runs.

/// Writes a report as lines of reviewdog's diagnostics.
public enum ReviewdogReporter {
  /// A line for each finding. A fix is offered as suggestions only where one edit is all of it: reviewdog applies
  /// each suggestion on its own.
  public static func text(of report: Report, paths: PathStyle) -> String {
    var lines = LineTables(report.files)
    var text = ""
    for finding in report.result.findings {
      let shown = finding.annotation ?? finding.range
      var message = finding.message
      if let help = finding.fullHelp { message += "\nhelp: \(help)" }
      var related = finding.trace.map { step in
        JSONValue.object([
          "message": .text(step.message), "location": location(step.range, report, paths, &lines),
        ])
      }
      if shown != finding.range {
        let place = location(finding.range, report, paths, &lines)
        related.insert(.object(["message": "the finding is here", "location": place]), at: 0)
      }
      var suggestions: [JSONValue] = []
      if let edit = finding.fix?.edits.first, finding.fix?.edits.count == 1,
        edit.range.file == shown.file
      {
        suggestions = [
          .object(["range": range(edit.range, &lines), "text": .text(edit.replacement)])
        ]
      }
      text +=
        JSONValue.object([
          "message": .text(message),
          "location": location(shown, report, paths, &lines),
          "severity": .text(word(for: finding.severity)),
          "source": .object(["name": "preflint"]),
          "code": .object(["value": .text(finding.rule)]),
          "suggestions": suggestions.isEmpty ? nil : .list(suggestions),
          "related_locations": related.isEmpty ? nil : .list(related),
        ]).line + "\n"
    }
    return text
  }

  private static func location(
    _ place: SourceRange, _ report: Report, _ paths: PathStyle, _ lines: inout LineTables
  ) -> JSONValue {
    .object([
      "path": .text(paths.shown(report.path(of: place))), "range": range(place, &lines),
    ])
  }

  private static func range(_ range: SourceRange, _ lines: inout LineTables) -> JSONValue {
    let start = lines.start(of: range)
    let end = lines.end(of: range)
    return .object([
      "start": .object(["line": .number(start.line), "column": .number(start.utf8Column)]),
      "end": .object(["line": .number(end.line), "column": .number(end.utf8Column)]),
    ])
  }

  private static func word(for severity: Severity) -> String {
    switch severity {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .note, .off: "INFO"
    }
  }
}
