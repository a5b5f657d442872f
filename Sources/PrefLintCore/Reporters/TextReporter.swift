// The text format for machines: a line per finding, a note per step of its trace, a note with the help.
// Xcode, VS Code's `$gcc`-like matchers and Vim's quickfix read it; columns are 1-based UTF-8 bytes, as
// Swift's compiler counts them.

/// Writes a report as lines `PATH:LINE:COLUMN: SEVERITY: MESSAGE`.
public enum TextReporter {
  /// The lines of all findings, and of what is undecided if the report lists it.
  public static func text(of report: Report, layout: TextLayout) -> String {
    var writer = LineWriter(report: report, layout: layout)
    for finding in report.result.findings where layout.showsNotes || finding.severity > .note {
      writer.add(finding)
    }
    if report.listsUndecided {
      for step in report.result.undecided {
        writer.add(step.range, .note, "undecided: \(step.message)")
      }
    }
    return writer.text
  }
}

private struct LineWriter {
  private let report: Report
  private let paths: PathStyle
  private let colours: Colours
  private var lines: LineTables
  private(set) var text = ""

  init(report: Report, layout: TextLayout) {
    self.report = report
    paths = layout.paths
    colours = layout.colours
    lines = LineTables(report.files)
  }

  mutating func add(_ finding: Finding) {
    add(finding.range, finding.severity, "\(finding.message) [\(finding.rule)]")
    for step in finding.trace { add(step.range, .note, step.message) }
    if let help = finding.fullHelp { add(finding.range, .note, "help: \(help)") }
  }

  mutating func add(_ range: SourceRange, _ severity: Severity, _ message: String) {
    let place = lines.start(of: range)
    let path = paths.shown(report.path(of: range))
    text += colours.strong("\(oneLine(path)):\(place.line):\(place.utf8Column): ")
    text += colours.severity(severity, "\(severity.name): ") + oneLine(message) + "\n"
  }
}

/// A text on one line, without what a terminal takes for a command: control characters become spaces.
public func oneLine(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: \.isControl) else { return text }
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { result.append(scalar.isControl ? " " : scalar) }
  return String(result)
}

extension Unicode.Scalar {
  /// Controls, and the separators that break a line.
  fileprivate var isControl: Bool {
    properties.generalCategory == .control || value == 0x2028 || value == 0x2029
  }
}
