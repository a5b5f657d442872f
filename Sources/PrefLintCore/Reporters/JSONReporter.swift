// The JSON format: stable, versioned, the same bytes for the same input. Paths are relative to the project
// root, lines and columns 1-based, columns in UTF-16 units, ends exclusive.

/// Writes a report as one JSON document.
public enum JSONReporter {
  /// The version of the format.
  public static let formatVersion = 1

  /// The document, with a line break at its end.
  public static func text(of report: Report) -> String {
    var writer = DocumentWriter(report)
    return writer.document()
  }
}

private struct DocumentWriter {
  private let report: Report
  private var lines: LineTables

  init(_ report: Report) {
    self.report = report
    lines = LineTables(report.files)
  }

  mutating func document() -> String {
    let findings = report.result.findings.map { finding in
      "    " + object(self.members(of: finding), indent: 4)
    }
    var members: [(String, String)] = [
      ("version", "\(JSONReporter.formatVersion)"),
      ("tool", inline([("name", quoted("preflint")), ("version", quoted(Linter.version))])),
      ("findings", list(findings, indent: 2)),
    ]
    if report.listsUndecided {
      let steps = report.result.undecided.map { step in
        "    " + inline(place(step.range) + [("message", quoted(step.message))])
      }
      members.append(("unresolved", list(steps, indent: 2)))
    }
    let unread = report.problems.filter(\.isFailure).map { problem in
      let line = problem.line.map { [("line", "\($0)")] } ?? []
      return "    "
        + inline([("file", quoted(problem.path))] + line + [("message", quoted(problem.message))])
    }
    if !unread.isEmpty { members.append(("unread", list(unread, indent: 2))) }
    members.append(("summary", summary()))
    return object(members, indent: 0) + "\n"
  }

  private mutating func members(of finding: Finding) -> [(String, String)] {
    var members = [
      ("rule", quoted(finding.rule)),
      ("severity", quoted(finding.severity.name)),
      ("message", quoted(finding.message)),
      ("subject", quoted(finding.subject)),
    ]
    if let reason = finding.reason { members.append(("reason", quoted(reason))) }
    if let root = finding.root { members.append(("root", quoted(root))) }
    members.append(("location", inline(extent(finding.range))))
    let trace = finding.trace.map { step in
      "        "
        + inline(
          [("kind", quoted(step.kind.rawValue))] + place(step.range)
            + [("message", quoted(step.message))])
    }
    members.append(("trace", list(trace, indent: 6)))
    members.append(("readers", "[" + finding.readers.map(quoted).joined(separator: ", ") + "]"))
    if let help = finding.help { members.append(("help", quoted(help))) }
    if let fix = finding.fix {
      let edits = fix.edits.map { edit in
        let members = extent(edit.range) + [("replacement", quoted(edit.replacement))]
        return "          " + inline(members)
      }
      let parts = [("description", quoted(fix.description)), ("edits", list(edits, indent: 8))]
      members.append(("fix", object(parts, indent: 6)))
    }
    if let rule = RuleCatalog.rule(finding.rule) {
      members.append(("docs", quoted(rule.page)))
    }
    members.append(("fingerprint", quoted(finding.fingerprint)))
    return members
  }

  private func summary() -> String {
    let result = report.result
    let statistics = result.statistics
    let numbers: [(String, Int)] =
      [
        ("files", statistics.files), ("lines", statistics.lines), ("roots", statistics.roots),
        ("reads", statistics.reads), ("provedReads", statistics.provedReads),
        ("errors", result.count(of: .error)), ("warnings", result.count(of: .warning)),
        ("notes", result.count(of: .note)), ("suppressed", statistics.suppressed),
        ("baselined", statistics.baselined),
      ] + (statistics.known.map { [("known", $0)] } ?? [])
    return inline(numbers.map { ($0, "\($1)") })
  }

  /// A place with its end.
  private mutating func extent(_ range: SourceRange) -> [(String, String)] {
    let end = lines.end(of: range)
    return place(range) + [("endLine", "\(end.line)"), ("endColumn", "\(end.utf16Column)")]
  }

  private mutating func place(_ range: SourceRange) -> [(String, String)] {
    let start = lines.start(of: range)
    return [
      ("file", quoted(report.path(of: range))), ("line", "\(start.line)"),
      ("column", "\(start.utf16Column)"),
    ]
  }

  private func object(_ members: [(String, String)], indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    let lines = members.map { "\(margin)  \(quoted($0)): \($1)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n\(margin)}"
  }

  private func inline(_ members: [(String, String)]) -> String {
    "{ " + members.map { "\(quoted($0)): \($1)" }.joined(separator: ", ") + " }"
  }

  private func list(_ items: [String], indent: Int) -> String {
    if items.isEmpty { return "[]" }
    return "[\n" + items.joined(separator: ",\n") + "\n" + String(repeating: " ", count: indent)
      + "]"
  }

  private func quoted(_ text: String) -> String { jsonQuoted(text) }
}
