// The text format for people: the message first, then where it is, the source with the place underlined, and
// the way to the evidence.

/// Writes a report for a terminal.
public enum TerminalReporter {
  /// The findings, and what is undecided if the report lists it; an empty line follows each.
  public static func text(of report: Report, layout: TextLayout) -> String {
    var writer = ExcerptWriter(report: report, layout: layout)
    for finding in report.result.findings where layout.showsNotes || finding.severity > .note {
      writer.add(finding)
    }
    if report.listsUndecided {
      for step in report.result.undecided { writer.add(step) }
    }
    return writer.text
  }
}

private struct ExcerptWriter {
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
    add(
      colours.severity(finding.severity, finding.severity.name + ":")
        + " " + colours.strong(oneLine(finding.message)))
    add("  \(place(of: finding.range))  " + colours.faint("[\(finding.rule)]"))
    let near = finding.trace.filter { isNear($0, finding) }
    addExcerpt(of: finding.range, near: near)
    addSteps(finding.trace.filter { !isNear($0, finding) })
    if let help = finding.fullHelp { add("  \(colours.good("help:")) \(oneLine(help))") }
    add("")
  }

  mutating func add(_ step: UndecidedStep) {
    add(colours.severity(.note, "undecided:") + " \(oneLine(step.message))")
    add("  \(place(of: step.range))")
    addExcerpt(of: step.range, near: [])
    add("")
  }

  /// Whether a step is shown in the excerpt around the finding.
  private mutating func isNear(_ step: TraceStep, _ finding: Finding) -> Bool {
    step.kind == .nearMiss && step.range.file == finding.range.file
      && lines.start(of: step.range).line != lines.start(of: finding.range).line
  }

  private mutating func addSteps(_ steps: [TraceStep]) {
    let places = steps.map { place(of: $0.range) }
    let width = places.map(\.count).max() ?? 0
    for (step, place) in zip(steps, places) {
      add("  \(padded(place, to: width))  \(oneLine(step.message))")
    }
  }

  /// Adds the line of a place with the place underlined, among the lines of near misses.
  private mutating func addExcerpt(of range: SourceRange, near: [TraceStep]) {
    let line = lines.start(of: range).line
    var rows = [(line: line, note: String?.none)]
    for step in near { rows.append((lines.start(of: step.range).line, oneLine(step.message))) }
    // Sorting is stable where the order of the trace decides.
    rows = rows.enumerated().sorted { ($0.1.line, $0.0) < ($1.1.line, $1.0) }.map(\.element)
    let width = max(3, rows.map { "\($0.line)".count }.max() ?? 0)
    let margin = String(repeating: " ", count: width + 2) + " |"
    for row in rows {
      let number = String(repeating: " ", count: width - "\(row.line)".count) + "\(row.line)"
      let table = lines.table(of: range.file)
      if let note = row.note {
        let source = SourceLine(table.text(ofLine: row.line), marked: 0..<0)
        let text = padded(source.text, to: Self.noteColumn)
        if "  \(number) | \(text)  \(note)".count <= Self.width {
          add(colours.faint("  \(number) |") + " \(text)  " + colours.faint(note))
        } else {
          add(colours.faint("  \(number) |") + " \(source.text)")
          add(colours.faint(margin) + " \(source.indentation)" + colours.faint(note))
        }
      } else {
        let contents = table.contents(ofLine: row.line)
        let start = min(max(Int(range.start), contents.lowerBound), contents.upperBound)
        let end = min(max(Int(range.end), start), contents.upperBound)
        let source = SourceLine(
          table.text(ofLine: row.line),
          marked: start - contents.lowerBound..<end - contents.lowerBound)
        add(colours.faint("  \(number) |") + " \(source.text)")
        let underline = source.underline
        let marks = underline.drop { $0 == " " }
        let indentation = underline.prefix(underline.count - marks.count)
        add(colours.faint(margin) + " \(indentation)" + colours.good(trimmed(marks)))
      }
    }
  }

  private mutating func place(of range: SourceRange) -> String {
    let start = lines.start(of: range)
    let path = oneLine(paths.shown(report.path(of: range)))
    return "\(path):\(start.line):\(start.utf8Column)"
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - displayWidth(text)))
  }

  private mutating func add(_ line: String) { text += trimmed(line[...]) + "\n" }

  private func trimmed(_ line: Substring) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// Notes beside a line begin behind this column at the earliest.
  private static let noteColumn = 37
  /// A longer row is broken.
  private static let width = 100
}

/// A line of source as a terminal shows it: tabs as spaces, no control characters, a long line cut.
private struct SourceLine {
  private(set) var text = ""
  /// Spaces up to the marked part, and a tilde for each of its columns.
  private(set) var underline = ""

  /// The spaces that the line begins with.
  var indentation: String { String(text.prefix { $0 == " " }) }

  /// - Parameter marked: bytes of the line.
  init(_ source: String, marked: Range<Int>) {
    var offset = 0
    var cells: [(text: String, isMarked: Bool)] = []
    for character in source {
      let shown = character == "\t" ? "    " : oneLine(String(character))
      let isMarked = marked.contains(offset)
      cells.append((shown, isMarked))
      offset += character.utf8.count
    }
    if marked.lowerBound >= offset { cells.append(("", true)) }
    let first = cells.firstIndex(where: \.isMarked) ?? 0
    let start = cells.count > Self.limit ? max(0, first - Self.limit / 3) : 0
    let end = min(cells.count, start + Self.limit)
    if start > 0 {
      text += "…"
      underline += " "
    }
    for cell in cells[start..<end] {
      text += cell.text
      let mark = cell.isMarked ? "~" : " "
      underline += String(
        repeating: mark, count: max(cell.isMarked ? 1 : 0, displayWidth(cell.text)))
    }
    if end < cells.count { text += "…" }
  }

  private static let limit = 120
}

/// How many columns of a terminal a text takes, as far as the first scalars of its characters tell.
private func displayWidth(_ text: String) -> Int {
  text.reduce(0) { width, character in
    guard let scalar = character.unicodeScalars.first else { return width }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return width + 2
    default: return width + 1
    }
  }
}
