// GitLab's code quality report: a list of findings with paths from the root of the repository. GitLab compares
// the fingerprints of two branches and takes equal ones for one finding, so each is unique in a document.

/// Writes a report for GitLab's code quality widget.
public enum GitLabReporter {
  /// The document, a list.
  public static func text(of report: Report) -> String {
    var lines = LineTables(report.files)
    let items = report.result.findings.map { finding in
      let shown = finding.annotation ?? finding.range
      let start = lines.start(of: shown)
      let end = lines.end(of: shown)
      var description = finding.message
      if let help = finding.fullHelp { description += "; help: \(help)" }
      return JSONValue.object([
        "description": .text(description),
        "check_name": .text(finding.rule),
        "fingerprint": .text(finding.fingerprint),
        "severity": .text(word(for: finding.severity)),
        "location": .object([
          "path": .text(report.repositoryPath(of: shown)),
          "lines": .object([
            "begin": .number(start.line), "end": .number(max(start.line, end.line)),
          ]),
        ]),
      ])
    }
    return JSONValue.list(items).document
  }

  private static func word(for severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note, .off: "info"
    }
  }
}
