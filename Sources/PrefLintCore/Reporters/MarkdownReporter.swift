// Markdown for a job summary or a comment: a table of the findings, and below it the evidence of each, folded.
// A job summary may have 1 MiB: what does not fit is counted. Text from the sources is written so that none of
// its characters is markup.

/// Writes a report as GitHub-flavoured Markdown.
public enum MarkdownReporter {
  /// The document stays below this many bytes.
  public static let sizeLimit = 900_000

  public static func text(of report: Report) -> String {
    var lines = LineTables(report.files)
    let findings = report.result.findings.heaviestFirst
    var text = "## PrefLint: \(title(of: report.result))\n"
    if let proved = SummaryReporter.lines(about: report.result.statistics).first {
      text += "\n\(escaped(proved))\n"
    }
    let unread = Set(report.problems.filter(\.isFailure).map(\.path)).count
    if unread > 0 {
      text += "\n**\(counted(unread, "path")) could not be read: this is not all.**\n"
    }
    if findings.isEmpty { return text }
    var table = "\n| | place | finding | rule |\n|---|---|---|---|\n"
    var details = ""
    var left = findings.count
    for finding in findings {
      let start = lines.start(of: finding.range)
      let place = code("\(report.repositoryPath(of: finding.range)):\(start.line)")
      let row =
        "| \(finding.severity.name) | \(place) | \(escaped(finding.message)) "
        + "| \(code(finding.rule)) |\n"
      let detail = self.detail(of: finding, in: report, &lines)
      if text.utf8.count + table.utf8.count + details.utf8.count + row.utf8.count
        + detail.utf8.count > sizeLimit
      {
        break
      }
      table += row
      details += detail
      left -= 1
    }
    text += table + details
    if left > 0 { text += "\n\(counted(left, "more finding")) not shown here.\n" }
    return text
  }

  private static func title(of result: LintResult) -> String {
    let counts = [Severity.error, .warning, .note].compactMap { severity in
      let count = result.count(of: severity)
      return count > 0 ? counted(count, severity.name) : nil
    }
    return counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
  }

  private static func detail(
    of finding: Finding, in report: Report, _ lines: inout LineTables
  ) -> String {
    if finding.trace.isEmpty, finding.help == nil { return "" }
    var text = "\n<details><summary>\(escaped(finding.message))</summary>\n\n"
    for step in finding.trace {
      let start = lines.start(of: step.range)
      let place = code("\(report.repositoryPath(of: step.range)):\(start.line)")
      text += "- \(place) \(escaped(step.message))\n"
    }
    if let help = finding.fullHelp { text += "- help: \(escaped(help))\n" }
    return text + "\n</details>\n"
  }

  /// Text as code: inside backticks nothing is markup but a backtick, and a `|` ends a cell all the same.
  static func code(_ text: String) -> String {
    let shown = oneLine(text).map { $0 == "`" ? "'" : $0 == "|" ? "\\|" : String($0) }.joined()
    return "`\(shown)`"
  }

  /// Text in which nothing is markup.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in oneLine(text) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "!", "@": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}
