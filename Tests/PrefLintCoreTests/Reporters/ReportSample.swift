// A report about a small project, with every part that a finding may have.

@testable import PrefLintCore

enum ReportSample {
  static let files = [
    SourceFile(
      path: "App/MapPicker.swift",
      text: """
        import SwiftUI

        struct MapPicker: View {
          @EnvironmentObject var trips: TripStore
        }

        """),
    SourceFile(
      path: "App/RootView.swift",
      text: """
        struct RootView: View {
          var body: some View {
            Text("👋")
              .environmentObject(trips)
              .padding()
              .sheet(isPresented: $editing) { TripEditor() }
          }
        }

        """),
    SourceFile(
      path: "App/TripEditor.swift",
      text: """
        struct TripEditor: View {
        \tvar body: some View { /* 👩‍👩‍👧 */ MapPicker() }
        }

        """),
  ]

  /// The range of the first occurrence of a text in a file.
  static func range(_ file: Int, _ text: String) -> SourceRange {
    let bytes = files[file].bytes
    let wanted = Array(text.utf8)
    for start in bytes.indices where bytes[start...].starts(with: wanted) {
      return SourceRange(
        file: FileID(file), start: UInt32(start), end: UInt32(start + wanted.count))
    }
    return SourceRange(file: FileID(file), start: 0, end: 0)
  }

  static let finding: Finding = {
    var finding = Finding(
      rule: "missing-environment-object", severity: .error,
      message: "'TripStore' does not reach 'TripEditor', presented outside "
        + "'.environmentObject(trips)'",
      subject: "TripStore", reason: "outside-injection", root: "TrailheadApp",
      range: range(1, "sheet"),
      trace: [
        TraceStep(
          kind: .nearMiss, range: range(1, "environmentObject(trips)"),
          message: "injected here, only for what stands before it in the chain"),
        TraceStep(
          kind: .step, range: range(2, "MapPicker()"),
          message: "'TripEditor' builds 'MapPicker' here"),
        TraceStep(
          kind: .read, range: range(0, "@EnvironmentObject"),
          message: "'MapPicker' reads 'TripStore'; so do 'RouteView' and 1 more"),
      ],
      readers: ["MapPicker", "RouteView", "StopList"],
      help: "move line 4 after line 6, or inject inside the sheet's content", anchor: "RootView")
    finding.fingerprint = "1:0123456789abcdef"
    return finding
  }()

  static let note = Finding(
    rule: "missing-environment-object-in-preview", severity: .note,
    message: "'TripStore' does not reach 'MapPicker'", subject: "TripStore",
    range: range(0, "MapPicker"), anchor: "MapPicker")

  static let undecided = UndecidedStep(
    range: range(2, "MapPicker()"), message: "'factory' is declared outside the project")

  static func result(_ findings: [Finding] = [finding, note]) -> LintResult {
    var statistics = LintStatistics()
    statistics.files = 3
    statistics.lines = 16
    statistics.roots = 9
    statistics.reads = 1261
    statistics.provedReads = 1204
    return LintResult(findings: findings, undecided: [undecided], statistics: statistics)
  }

  static func report(listsUndecided: Bool = false) -> Report {
    Report(files: files, result: result(), listsUndecided: listsUndecided)
  }
}
