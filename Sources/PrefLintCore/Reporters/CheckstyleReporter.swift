// Checkstyle's XML: findings by file, as Jenkins' warnings plugin, reviewdog and many others read them. The
// evidence follows the message on lines of its own, because the format has no place for it.

/// Writes a report as Checkstyle XML.
public enum CheckstyleReporter {
  /// The document; columns are 1-based UTF-16 units.
  public static func text(of report: Report, paths: PathStyle) -> String {
    var lines = LineTables(report.files)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    var file: FileID?
    for finding in report.result.findings {
      if finding.range.file != file {
        if file != nil { text += "  </file>\n" }
        let path = paths.shown(report.path(of: finding.range))
        text += "  <file\(xmlAttributes(["name": path]))>\n"
        file = finding.range.file
      }
      let start = lines.start(of: finding.range)
      text +=
        "    <error"
        + xmlAttributes([
          "line": "\(start.line)", "column": "\(start.utf16Column)",
          "severity": word(for: finding.severity),
          "message": report.paragraph(about: finding, paths: paths, &lines),
          "source": "preflint.\(finding.rule)",
        ]) + "/>\n"
    }
    if file != nil { text += "  </file>\n" }
    return text + "</checkstyle>\n"
  }

  private static func word(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note, .off: "info"
    }
  }
}

extension Report {
  /// The message, the evidence and the help of a finding, a line each.
  func paragraph(
    about finding: Finding, paths: PathStyle, _ lines: inout LineTables
  ) -> String {
    var result = [oneLine(finding.message)]
    for step in finding.trace {
      let start = lines.start(of: step.range)
      let path = oneLine(paths.shown(path(of: step.range)))
      result.append("\(path):\(start.line):\(start.utf8Column): \(oneLine(step.message))")
    }
    if let help = finding.fullHelp { result.append("help: \(oneLine(help))") }
    return result.joined(separator: "\n")
  }
}
