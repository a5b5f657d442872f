import Testing

@testable import PrefLintCore

@Suite struct JSONReporterTests {
  @Test func documentIsStable() {
    var report = ReportSample.report(listsUndecided: true)
    report.result.findings.removeLast()
    #expect(
      JSONReporter.text(of: report) == #"""
        {
          "version": 1,
          "tool": { "name": "preflint", "version": "0.1.0" },
          "findings": [
            {
              "rule": "missing-environment-object",
              "severity": "error",
              "message": "'TripStore' does not reach 'TripEditor', presented outside '.environmentObject(trips)'",
              "subject": "TripStore",
              "reason": "outside-injection",
              "root": "TrailheadApp",
              "location": { "file": "App/RootView.swift", "line": 6, "column": 8, "endLine": 6, "endColumn": 13 },
              "trace": [
                { "kind": "near-miss", "file": "App/RootView.swift", "line": 4, "column": 8, "message": "injected here, only for what stands before it in the chain" },
                { "kind": "step", "file": "App/TripEditor.swift", "line": 2, "column": 39, "message": "'TripEditor' builds 'MapPicker' here" },
                { "kind": "read", "file": "App/MapPicker.swift", "line": 4, "column": 3, "message": "'MapPicker' reads 'TripStore'; so do 'RouteView' and 1 more" }
              ],
              "readers": ["MapPicker", "RouteView", "StopList"],
              "help": "move line 4 after line 6, or inject inside the sheet's content",
              "docs": "docs/rules/missing-environment-object.md",
              "fingerprint": "1:0123456789abcdef"
            }
          ],
          "unresolved": [
            { "file": "App/TripEditor.swift", "line": 2, "column": 39, "message": "'factory' is declared outside the project" }
          ],
          "summary": { "files": 3, "lines": 16, "roots": 9, "reads": 1261, "provedReads": 1204, "errors": 1, "warnings": 0, "notes": 0, "suppressed": 0, "baselined": 0 }
        }

        """#)
  }

  @Test func whatIsNotKnownIsLeftOut() {
    var report = ReportSample.report()
    report.result.findings.removeFirst()
    let text = JSONReporter.text(of: report)
    for key in ["reason", "root", "help", "unresolved"] { #expect(!text.contains("\"\(key)\"")) }
    #expect(text.contains("\"trace\": [],\n"))
    #expect(text.contains("\"readers\": [],\n"))
    #expect(text.contains("\"notes\": 1,"))
  }

  @Test(arguments: [
    ("", "\"\""), ("a\"b\\c", #""a\"b\\c""#), ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{1F}\u{7F}\u{9F}", #""\u0000\u001f\u007f\u009f""#), ("é👋/", "\"é👋/\""),
    ("\r\n", #""\r\n""#),
  ])
  func stringsAreEscaped(text: String, expected: String) {
    #expect(jsonQuoted(text) == expected)
  }

  @Test func bytesThatAreNotUnicodeAreReplaced() {
    #expect(jsonQuoted(String(decoding: [0x61, 0xFF], as: UTF8.self)) == "\"a\u{FFFD}\"")
  }
}
