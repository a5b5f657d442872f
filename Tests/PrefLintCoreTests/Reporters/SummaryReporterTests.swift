import Testing

@testable import PrefLintCore

@Suite struct SummaryReporterTests {
  private func finding(_ rule: String, _ severity: Severity) -> Finding {
    Finding(
      rule: rule, severity: severity, message: "", subject: "",
      range: SourceRange(file: FileID(0), start: 0, end: 0), anchor: "")
  }

  private func text(
    _ findings: [Finding] = [], roots: Int = 9, reads: Int = 1261, proved: Int = 1204,
    suppressed: Int = 0, milliseconds: Int = 140, showsNotes: Bool = false,
    listsUndecided: Bool = false
  ) -> [String] {
    var statistics = LintStatistics()
    statistics.files = 3912
    statistics.lines = 401_207
    statistics.roots = roots
    statistics.reads = reads
    statistics.provedReads = proved
    statistics.suppressed = suppressed
    return SummaryReporter.text(
      of: LintResult(findings: findings, undecided: [], statistics: statistics),
      milliseconds: milliseconds, showsNotes: showsNotes, listsUndecided: listsUndecided
    ).split(separator: "\n").map(String.init)
  }

  @Test func countsAreGrouped() {
    let rule = "missing-environment-object"
    let preview = "missing-environment-object-in-preview"
    let findings =
      [finding(rule, .error)] + Array(repeating: finding(rule, .warning), count: 4)
      + Array(repeating: finding(preview, .note), count: 180)
      + Array(repeating: finding("unread-preference", .note), count: 3)
    #expect(
      text(findings) == [
        "1 error, 4 warnings in 3,912 files (401,207 lines), 0.14 s",
        "proved 1,204 of 1,261 environment reads from 9 roots; 57 undecided: --unresolved",
        "183 notes (previews, unused keys): --notes",
      ])
    #expect(
      text(findings, showsNotes: true, listsUndecided: true) == [
        "1 error, 4 warnings, 183 notes in 3,912 files (401,207 lines), 0.14 s",
        "proved 1,204 of 1,261 environment reads from 9 roots; 57 undecided",
      ])
  }

  @Test func nothingFoundIsSaid() {
    #expect(text()[0] == "no findings in 3,912 files (401,207 lines), 0.14 s")
    #expect(text([finding("r", .warning)])[0].hasPrefix("1 warning in 3,912 files"))
    #expect(
      text(suppressed: 2)[0] == "no findings (2 suppressed) in 3,912 files (401,207 lines), 0.14 s")
    #expect(text([finding("r", .note)]).last == "1 note: --notes")
  }

  @Test func previewsAloneAreNoApp() {
    var statistics = LintStatistics()
    statistics.previews = 2
    statistics.reads = 3
    statistics.provedReads = 3
    func line(_ statistics: LintStatistics) -> String? {
      SummaryReporter.text(
        of: LintResult(findings: [], undecided: [], statistics: statistics), milliseconds: 0,
        showsNotes: false, listsUndecided: false
      ).split(separator: "\n").last.map(String.init)
    }
    #expect(
      line(statistics) == "proved all 3 environment reads from 2 previews alone, without an app")
    statistics.roots = 1
    #expect(line(statistics) == "proved all 3 environment reads from 1 root")
  }

  @Test func whatIsProvedIsSaid() {
    #expect(text(proved: 1261)[1] == "proved all 1,261 environment reads from 9 roots")
    #expect(
      text(roots: 1, reads: 1, proved: 1)[1] == "proved the only environment read from 1 root")
    #expect(
      text(roots: 1, reads: 1, proved: 0)[1]
        == "proved 0 of 1 environment read from 1 root; 1 undecided: --unresolved")
    #expect(text(reads: 0, proved: 0)[1] == "no environment reads from 9 roots")
    #expect(text(roots: 0, reads: 0, proved: 0)[1].hasPrefix("no app, scene, window, hosting root"))
  }

  @Test(arguments: [
    (0, "0.00"), (4, "0.00"), (5, "0.01"), (140, "0.14"), (999, "1.00"), (12_345, "12.35"),
    (1_234_567, "1,234.57"),
  ])
  func timesHaveTwoDigits(milliseconds: Int, seconds: String) {
    #expect(text(milliseconds: milliseconds)[0].hasSuffix(", \(seconds) s"))
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (123_456, "123,456"), (-1234, "-1,234"),
  ])
  func numbersAreGrouped(number: Int, text: String) {
    #expect(grouped(number) == text)
  }
}
