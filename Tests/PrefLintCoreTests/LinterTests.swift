import Testing

@testable import PrefLintCore

@Suite struct LinterTests {
  private let files = [
    SourceFile(path: "App/A.swift", text: "a1\na2\na3\n"),
    SourceFile(path: "App/B.swift", text: "b1\nb2"),
    SourceFile(path: "Kit/C.swift", text: "c1"),
    SourceFile(path: "Old/D.swift", bytes: Array("d1".utf8), isIgnored: true),
  ]

  private func range(_ file: Int, _ offset: UInt32 = 0) -> SourceRange {
    SourceRange(file: FileID(file), start: offset, end: offset + 2)
  }

  private func finding(
    _ file: Int, _ offset: UInt32 = 0, rule: String = "missing-environment-object",
    subject: String = "S", trace: [Int] = []
  ) -> Finding {
    Finding(
      rule: rule, severity: .error, message: "m", subject: subject, range: range(file, offset),
      trace: trace.map { TraceStep(kind: .read, range: range($0), message: "t") },
      anchor: "anchor")
  }

  private func report(
    _ findings: [Finding], undecided: [UndecidedStep] = [], limits: [String] = [],
    files: [SourceFile]? = nil, configuration: Configuration = Configuration()
  ) -> LintResult {
    Linter.report(
      AnalysisResult(findings: findings, undecided: undecided),
      on: LintInput(files: files ?? self.files, configuration: configuration, limits: limits))
  }

  @Test func findingsAreOrdered() {
    let sorted = [
      finding(0), finding(0, 3, rule: "a"), finding(0, 3, rule: "b", subject: "R"),
      finding(0, 3, rule: "b", subject: "S"), finding(1), finding(2),
    ]
    for shuffled in [Array(sorted.reversed()), sorted, [3, 1, 5, 0, 4, 2].map { sorted[$0] }] {
      let places = report(shuffled).findings.map { ($0.range, $0.rule, $0.subject) }
      #expect(places.map(\.0) == sorted.map(\.range))
      #expect(places.map(\.1) == sorted.map(\.rule))
      #expect(places.map(\.2) == sorted.map(\.subject))
    }
  }

  @Test func orderIsThatOfPathsNotOfFiles() {
    let swapped = [files[2], files[0]]
    let result = report([finding(0), finding(1)], files: swapped)
    #expect(result.findings.map(\.range.file.index) == [1, 0])
  }

  @Test func limitsAskForPlaceOrTrace() {
    let findings = [finding(0, trace: [2]), finding(1), finding(2)]
    func files(_ limits: [String]) -> [Int] {
      report(findings, limits: limits).findings.map(\.range.file.index)
    }
    #expect(files([]) == [0, 1, 2])
    #expect(files([""]) == [0, 1, 2])
    #expect(files(["Kit"]) == [0, 2])
    #expect(files(["App/B.swift"]) == [1])
    #expect(files(["App"]) == [0, 1])
    #expect(files(["Ap"]) == [])
    #expect(files(["App/B.swift", "Kit/C.swift"]) == [0, 1, 2])
  }

  @Test func excludedAndIgnoredFilesAreNotReported() throws {
    var configuration = Configuration()
    configuration.exclude = [try GlobPattern("App/A.swift")]
    let result = report(
      [finding(0), finding(2), finding(3)], configuration: configuration)
    #expect(result.findings.map(\.range.file.index) == [2])
    #expect(result.statistics.files == 4 && result.statistics.lines == 7)
  }

  @Test func severitiesAreConfigured() throws {
    var configuration = Configuration()
    configuration.rules.named = ["missing-environment-object": .severity(.warning)]
    configuration.overrides = [
      .init(paths: [try GlobPattern("Kit")], rules: .init(all: .severity(.off)))
    ]
    let result = report(
      [finding(0), finding(1), finding(2)], configuration: configuration)
    #expect(result.findings.map(\.severity) == [.warning, .warning])
  }

  @Test func fingerprintsDoNotDependOnWhatIsReported() {
    let all = report([finding(0), finding(1)]).findings.map(\.fingerprint)
    #expect(Set(all).count == 2)
    let limited = report([finding(1), finding(0)], limits: ["App/B.swift"]).findings
    #expect(limited.map(\.fingerprint) == [all[1]])
  }

  @Test func suppressedFindingsAreCounted() {
    let comment = "// preflint:ignore[missing-environment-object] - x"
    let files = [
      SourceFile(path: "A.swift", text: "a1 \(comment)\na2 \(comment)\n"),
      SourceFile(path: "B.swift", text: "b1 \(comment)"),
    ]
    let whole = report([finding(0), finding(1)], files: files)
    #expect(whole.findings.map(\.rule) == ["unused-suppression"])
    #expect(whole.findings.map(\.severity) == [.warning])
    #expect(whole.findings.first?.fingerprint.count == 18)
    #expect(whole.statistics.suppressed == 2)
    let limited = report([finding(0), finding(1)], limits: ["B.swift"], files: files)
    #expect(limited.findings == [])
    #expect(limited.statistics.suppressed == 1)
  }

  @Test func undecidedPlacesAreOrderedAndLimited() {
    let steps = [(2, "b"), (1, "b"), (1, "a"), (1, "b")].map { file, message in
      UndecidedStep(range: range(file), message: message)
    }
    #expect(report([], undecided: steps).undecided.map(\.message) == ["a", "b", "b"])
    #expect(report([], undecided: steps, limits: ["Kit"]).undecided == [steps[0]])
  }

  @Test func emptyProjectIsLinted() {
    let result = Linter.lint(LintInput(files: []), threads: 4)
    #expect(result.findings == [] && result.statistics == LintStatistics())
  }
}
