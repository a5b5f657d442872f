// JUnit's XML: a suite for each rule that this run looked for, a failing case for each finding that fails the
// run, and a passing case for a rule without one, so that a server that wants to see tests sees them. Names hold
// no line: servers compare the cases of two runs by class and name.

/// Writes a report as JUnit XML.
public enum JUnitReporter {
  /// The document. A finding below the failing severity is a case that passes and says so.
  public static func text(of report: Report, paths: PathStyle) -> String {
    var lines = LineTables(report.files)
    let findings = report.result.findings
    let present = Set(findings.map(\.rule))
    let suites = RuleCatalog.all.filter { present.contains($0.id) || report.rules.contains($0.id) }
    var body = ""
    var tests = 0
    var failures = 0
    for rule in suites {
      let cases = findings.filter { $0.rule == rule.id }
      let failing = cases.count { report.fails($0) }
      tests += max(1, cases.count)
      failures += failing
      body +=
        "  <testsuite"
        + xmlAttributes([
          "name": "preflint.\(rule.id)", "tests": "\(max(1, cases.count))",
          "failures": "\(failing)", "errors": "0", "skipped": "0", "time": "0",
        ]) + ">\n"
      if cases.isEmpty { body += "    <testcase\(attributes(name: rule.summary, rule.id))/>\n" }
      var seen: [String: Int] = [:]
      for finding in cases {
        let path = paths.shown(report.path(of: finding.range))
        var name = "\(finding.message) (\(path))"
        seen[name, default: 0] += 1
        if let count = seen[name], count > 1 { name += " #\(count)" }
        body += testCase(finding, name: name, path: path, in: report, paths, &lines)
      }
      body += "  </testsuite>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites"
      + xmlAttributes([
        "name": "preflint", "tests": "\(tests)", "failures": "\(failures)", "errors": "0",
        "time": "0",
      ]) + ">\n" + body + "</testsuites>\n"
  }

  private static func testCase(
    _ finding: Finding, name: String, path: String, in report: Report, _ paths: PathStyle,
    _ lines: inout LineTables
  ) -> String {
    let start = lines.start(of: finding.range)
    let text =
      "\(path):\(start.line):\(start.utf8Column): \(finding.severity.name): "
      + report.paragraph(about: finding, paths: paths, &lines)
    let open = "    <testcase\(attributes(name: name, finding.rule, path, start.line))>\n"
    let content: String
    if report.fails(finding) {
      let about = xmlAttributes(["message": finding.message, "type": finding.severity.name])
      content = "      <failure\(about)>\(xmlEscaped(text))</failure>\n"
    } else {
      content = "      <system-out>\(xmlEscaped(text))</system-out>\n"
    }
    return open + content + "    </testcase>\n"
  }

  private static func attributes(
    name: String, _ rule: String, _ path: String? = nil, _ line: Int? = nil
  ) -> String {
    var text = xmlAttributes(["name": name, "classname": "preflint.\(rule)", "time": "0"])
    if let path { text += xmlAttributes(["file": path]) }
    if let line { text += xmlAttributes(["line": "\(line)"]) }
    return text
  }
}
