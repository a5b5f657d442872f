// What is new: findings and readers that another version or a baseline does not have.

import Testing

@testable import PrefLintCore

@Suite struct KnownFindingsTests {
  private func finding(
    _ subject: String, ordinal: Int = 1, readers: [String] = []
  ) -> Finding {
    let range = SourceRange(file: FileID(0), start: 0, end: 1)
    var finding = Finding(
      rule: "missing-environment-object", severity: .error, message: "m", subject: subject,
      range: range, readers: readers,
      readerRanges: readers.indices.map {
        SourceRange(file: FileID(0), start: UInt32($0 + 2), end: UInt32($0 + 3))
      }, anchor: "a")
    finding.ordinal = ordinal
    return finding
  }

  private func result(_ findings: [Finding]) -> LintResult {
    LintResult(findings: findings, undecided: [], statistics: LintStatistics())
  }

  private let files = [SourceFile(path: "A.swift", text: "abcdefg")]

  @Test func whatIsKnownIsNotNew() {
    let known = KnownFindings([finding("A", readers: ["X"]), finding("B")])
    let news = result([finding("A", readers: ["X"]), finding("B"), finding("C")]).without(known)
    #expect(news.findings.map(\.subject) == ["C"])
    #expect(news.statistics.known == 2)
    #expect(result([]).without(known).statistics.known == 0)
  }

  @Test func aSecondOfTheSameIsNew() {
    let known = KnownFindings([finding("A")])
    let news = result([finding("A"), finding("A", ordinal: 2)]).without(known)
    #expect(news.findings.map(\.ordinal) == [2])
    // Seen alone, as where a path limits the report, it is new as well.
    #expect(result([finding("A", ordinal: 2)]).without(known).findings.count == 1)
  }

  @Test func aNewReaderIsNewAndShown() throws {
    let known = KnownFindings([finding("A", readers: ["X"])])
    let news = result([finding("A", readers: ["X", "Y"])]).without(known)
    let step = try #require(news.findings.first?.trace.last)
    #expect(step.message == "'Y' reads 'A', which is new")
    #expect(step.range.start == 3)
    #expect(result([finding("A", readers: [])]).without(known).findings.isEmpty)
  }

  // MARK: - Baseline

  @Test func aBaselineIsReadAsItWasWritten() throws {
    let baseline = Baseline(
      result([
        finding("A", readers: ["Y", "X"]), finding("A", ordinal: 2), finding("\"\u{1}\n"),
      ]), files: files)
    #expect(baseline.count == 3)
    let read = try Baseline(Array(baseline.text.utf8))
    #expect(read == baseline)
    #expect(read.text == baseline.text)
    let lines = baseline.text.split(separator: "\n")
    #expect(lines.count == 5 && lines[1..<3].allSatisfy { $0.hasSuffix("},") })
    #expect(lines[1] < lines[2])
    #expect(baseline.text.contains("\"readers\": [\"X\", \"Y\"]"))
  }

  @Test func aBaselineSilencesAndIsCounted() throws {
    let baseline = Baseline(result([finding("A"), finding("Gone")]), files: files)
    let current = result([finding("A"), finding("B")])
    let left = current.applying(baseline)
    #expect(left.findings.map(\.subject) == ["B"])
    #expect(left.statistics.baselined == 1)
    #expect(left.silenced.map(\.cause) == [.baseline])
    let rules: Set = ["missing-environment-object"]
    #expect(baseline.staleCount(in: current, files: files, rules: rules) == 1)
    #expect(baseline.staleCount(in: current, files: files, rules: []) == 0)
  }

  @Test func aBaselineShrinksAndNeverGrows() {
    let old = Baseline(
      result([finding("A", readers: ["X", "Y"]), finding("A", ordinal: 2), finding("Gone")]),
      files: files)
    let now = Baseline(result([finding("A", readers: ["Y", "Z"]), finding("B")]), files: files)
    let shrunk = old.shrunk(to: now)
    #expect(shrunk.count == 1)
    #expect(shrunk.entries.values.map(\.readers) == [["Y"]])
    #expect(now.count(notIn: shrunk) == 2)
    #expect(now.widenedCount(beyond: shrunk) == 1 && shrunk.widenedCount(beyond: now) == 0)
    #expect(shrunk.count(notIn: now) == 0)
  }

  @Test func whatStandsTwiceAfterAMergeCountsOnce() throws {
    let one = Baseline(result([finding("A", readers: ["X"])]), files: files).text
    let two = Baseline(result([finding("A", readers: ["Y"])]), files: files).text
    let entry = two.split(separator: "\n")[1]
    let merged = one.replacing("{\n", with: "{\n\(entry)\n", maxReplacements: 1)
    let read = try Baseline(Array(merged.utf8))
    #expect(read.entries.values.map(\.count) == [1])
    #expect(read.entries.values.map(\.readers) == [["X", "Y"]])
  }

  @Test(arguments: [
    ("", "b.json:1:1: error: expected a value before the end"),
    ("[]", "b.json: error: expected an object with fingerprints"),
    ("{}", "b.json: error: expected 'version'"),
    ("{\"version\": 2}", "b.json: error: version 2 of the format is unknown to PrefLint"),
    ("{\"1:a\": {}, \"version\": 1}", "b.json: error: '1:a': expected 'count', 'rule', 'file'"),
    // Counts can be added up, whatever a document has.
    (
      """
      {"1:a": {"count": 9223372036854775807, "rule": "a", "file": "b", "message": "c", "readers": []}, "version": 1}
      """,
      "b.json: error: '1:a': expected 'count', 'rule', 'file'"
    ),
    ("{\n<<<<<<< HEAD", "b.json:2:1: error: a merge conflict: keep the lines of both sides"),
  ])
  func aBrokenBaselineIsAnError(text: String, message: String) {
    #expect { _ = try Baseline(Array(text.utf8)) } throws: { error in
      (error as? BaselineError)?.line(path: "b.json").hasPrefix(message) == true
    }
  }
}

@Suite struct ChangedLinesTests {
  private func touched(_ old: String, _ new: String) -> [Int] {
    ChangedLines.touched(from: Array(old.utf8), to: Array(new.utf8)).sorted()
  }

  @Test(arguments: [
    ("a\nb\nc\n", "a\nb\nc\n", []), ("", "a\nb\n", [1, 2]), ("a\nc\n", "a\nb\nc\n", [2]),
    ("a\nb\nc\n", "a\nx\nc\n", [2]), ("a\nb\nc\n", "a\nc\n", [1, 2]),
    ("a\nb\n", "b\n", [1]), ("a\nb\n", "a\n", [1]), ("a\n", "", []),
    ("a\nb\nc\nd\n", "x\na\nb\nd\n", [1, 3, 4]), ("a", "a\nb", [2]),
    ("a\nb\nc\nd\ne\n", "a\nB\nc\nD\ne\n", [2, 4]),
  ])
  func linesAreFound(old: String, new: String, lines: [Int]) {
    #expect(touched(old, new) == lines)
  }

  @Test func findingsAreShownWhereTheChangeIs() {
    let text = "one\ntwo\nthree\nfour\n"
    func range(_ file: Int, _ start: UInt32, _ end: UInt32) -> SourceRange {
      SourceRange(file: FileID(file), start: start, end: end)
    }
    var findings = [
      Finding(
        rule: "r", severity: .error, message: "m", subject: "s", range: range(0, 0, 3),
        trace: [TraceStep(kind: .read, range: range(1, 8, 13), message: "t")], anchor: "a"),
      Finding(
        rule: "r", severity: .error, message: "m", subject: "s", range: range(1, 0, 13),
        anchor: "a"),
      Finding(
        rule: "r", severity: .error, message: "m", subject: "s", range: range(0, 0, 3),
        anchor: "a"),
    ]
    let new = [SourceFile(path: "A.swift", text: text), SourceFile(path: "B.swift", text: text)]
    let old = [
      SourceFile(path: "A.swift", text: text),
      SourceFile(path: "B.swift", text: "one\ntwo\nfour\n"),
    ]
    ChangedLines(from: old, to: new).annotate(&findings, in: new)
    #expect(findings[0].annotation == range(1, 8, 13))
    #expect(findings[1].annotation == range(1, 8, 13))
    #expect(findings[2].annotation == nil)
  }
}
