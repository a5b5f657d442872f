import Testing

@testable import PrefLintCore

@Suite struct TextReporterTests {
  private let paths = PathStyle.relative(root: "/p", to: "/p")

  @Test func machinesReadLines() {
    let text = TextReporter.text(
      of: ReportSample.report(), layout: TextLayout(paths: paths, showsNotes: false))
    #expect(
      text == """
        App/RootView.swift:6:8: error: 'TripStore' does not reach 'TripEditor', presented outside \
        '.environmentObject(trips)' [missing-environment-object]
        App/RootView.swift:4:8: note: injected here, only for what stands before it in the chain
        App/TripEditor.swift:2:49: note: 'TripEditor' builds 'MapPicker' here
        App/MapPicker.swift:4:3: note: 'MapPicker' reads 'TripStore'; so do 'RouteView' and 1 more
        App/RootView.swift:6:8: note: help: move line 4 after line 6, or inject inside the sheet's \
        content

        """)
  }

  @Test func notesAndUndecidedPlacesAreShownWhenAskedFor() {
    let text = TextReporter.text(
      of: ReportSample.report(listsUndecided: true),
      layout: TextLayout(paths: paths, showsNotes: true))
    #expect(
      text.hasSuffix(
        """
        App/MapPicker.swift:3:8: note: 'TripStore' does not reach 'MapPicker' \
        [missing-environment-object-in-preview]
        App/TripEditor.swift:2:49: note: undecided: 'factory' is declared outside the project

        """))
  }

  @Test func everyFindingIsOneLine() {
    var report = ReportSample.report()
    report.files[0].path = "a\nb.swift"
    var finding = ReportSample.note
    finding.message = "a\r\nb\u{1B}[31m\u{2028}c"
    report.result.findings = [finding]
    let text = TextReporter.text(of: report, layout: TextLayout(paths: paths, showsNotes: true))
    #expect(
      text == "a b.swift:3:8: note: a  b [31m c [missing-environment-object-in-preview]\n")
  }

  @Test func peopleSeeTheSource() {
    let text = TerminalReporter.text(
      of: ReportSample.report(), layout: TextLayout(paths: paths, showsNotes: false))
    #expect(
      text == """
        error: 'TripStore' does not reach 'TripEditor', presented outside '.environmentObject(trips)'
          App/RootView.swift:6:8  [missing-environment-object]
            4 |       .environmentObject(trips)
              |       injected here, only for what stands before it in the chain
            6 |       .sheet(isPresented: $editing) { TripEditor() }
              |        ~~~~~
          App/TripEditor.swift:2:49  'TripEditor' builds 'MapPicker' here
          App/MapPicker.swift:4:3    'MapPicker' reads 'TripStore'; so do 'RouteView' and 1 more
          help: move line 4 after line 6, or inject inside the sheet's content


        """)
  }

  @Test func shortNotesStandBesideTheirLine() {
    var report = ReportSample.report()
    report.result.findings[0].trace[0].message = "injected for what stands before it"
    let text = TerminalReporter.text(
      of: report, layout: TextLayout(paths: paths, showsNotes: false))
    #expect(
      text.contains(
        "\n    4 |       .environmentObject(trips)        injected for what stands before it\n"))
  }

  @Test func tabsAndWideCharactersKeepTheUnderlineInPlace() {
    let text = TerminalReporter.text(
      of: ReportSample.report(listsUndecided: true),
      layout: TextLayout(paths: paths, showsNotes: true))
    #expect(
      text.hasSuffix(
        """
        undecided: 'factory' is declared outside the project
          App/TripEditor.swift:2:49
            2 |     var body: some View { /* 👩‍👩‍👧 */ MapPicker() }
              |                                    ~~~~~~~~~~~


        """))
  }

  @Test func longLinesAreCut() {
    let line = String(repeating: "a", count: 300) + "b" + String(repeating: "c", count: 300)
    let report = Report(
      files: [SourceFile(path: "A.swift", text: line)],
      result: LintResult(
        findings: [
          Finding(
            rule: "r", severity: .error, message: "m", subject: "s",
            range: SourceRange(file: FileID(0), start: 300, end: 301), anchor: "")
        ], undecided: [], statistics: LintStatistics()))
    let text = TerminalReporter.text(
      of: report, layout: TextLayout(paths: paths, showsNotes: false))
    let rows = text.split(separator: "\n").map(String.init)
    #expect(rows[2].hasPrefix("    1 | …aaaa") && rows[2].hasSuffix("ccc…"))
    #expect(rows[2].count == 130)
    #expect(rows[3] == "      | " + String(repeating: " ", count: 41) + "~")
  }

  @Test func placesAtTheEndAreMarked() {
    let report = Report(
      files: [SourceFile(path: "A.swift", text: "ab\n")],
      result: LintResult(
        findings: [],
        undecided: [
          UndecidedStep(range: SourceRange(file: FileID(0), start: 2, end: 3), message: "m"),
          UndecidedStep(range: SourceRange(file: FileID(0), start: 3, end: 3), message: "m"),
        ], statistics: LintStatistics()), listsUndecided: true)
    let text = TerminalReporter.text(
      of: report, layout: TextLayout(paths: paths, showsNotes: false))
    #expect(text.contains("    1 | ab\n      |   ~\n"))
    #expect(text.contains("    2 |\n      | ~\n"))
  }
}
