// What suppression comments do to the findings of a run. A comment at a finding's place silences it; one at
// a reading property silences that reader, and the finding if no other reader is left. A comment that does
// nothing is a finding itself, so that none outlives its cause.

/// The suppression comments of a project, and what came of them.
struct Suppressions {
  /// One rule of one comment.
  private struct Entry {
    var file: FileID
    var line: Int?
    var rule: String
    var range: SourceRange
    var reason: String
    var isOfFile: Bool
    var isUsed = false
  }

  private let files: [SourceFile]
  private let requiresReasons: Bool
  private var lines: LineTables
  private var entries: [Entry] = []
  /// The entries of each line of code that has some.
  private var entriesByLine: [Line: [Int]] = [:]
  /// The entries that speak of a whole file.
  private var entriesByFile: [FileID: [Int]] = [:]
  private var invalid: [(range: SourceRange, problem: SuppressionComment.Problem)] = []

  private struct Line: Hashable {
    var file: FileID
    var number: Int
  }

  /// Reads the comments of all files.
  ///
  /// - Parameter requiresReasons: whether a comment without a reason is one that cannot be understood.
  init(of files: [SourceFile], requiresReasons: Bool = true) {
    self.files = files
    self.requiresReasons = requiresReasons
    lines = LineTables(files)
    for (index, file) in files.enumerated() {
      add(
        file.reading?.suppressions ?? SuppressionReader.comments(in: file.bytes), of: FileID(index))
    }
  }

  private mutating func add(_ comments: [SuppressionComment], of id: FileID) {
    for comment in comments {
      switch comment.content {
      case .invalid(let problem): invalid.append((range(comment.range, in: id), problem))
      case .rules(_, nil, _) where requiresReasons:
        invalid.append((range(comment.range, in: id), .missingReason))
      case .rules(let rules, let reason, let scope):
        for rule in rules {
          if scope == .file {
            entriesByFile[id, default: []].append(entries.count)
          } else if let number = comment.line {
            entriesByLine[Line(file: id, number: number), default: []].append(entries.count)
          }
          entries.append(
            Entry(
              file: id, line: comment.line, rule: rule.id, range: range(rule.range, in: id),
              reason: reason ?? "", isOfFile: scope == .file))
        }
      }
    }
  }

  private func range(_ range: Range<Int>, in file: FileID) -> SourceRange {
    SourceRange(
      file: file, start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
  }

  /// What the comments leave of a finding.
  enum Outcome {
    case left(Finding)
    /// Silenced, for the reason that the first comment gives.
    case silenced(reason: String)
  }

  /// Applies the comments to a finding.
  mutating func apply(to finding: Finding) -> Outcome {
    if entries.isEmpty { return .left(finding) }
    let line = lines.start(of: finding.range).line
    var reason = use(finding.rule, in: finding.range.file, lines: line...line)
    if let twin = finding.twin {
      let place = lines.start(of: twin.range).line
      let other = use(twin.rule, in: twin.range.file, lines: place...place)
      reason = reason ?? other
    }
    var readerReason: String?
    var left = finding
    left.readers = []
    left.readerRanges = []
    for (reader, range) in zip(finding.readers, finding.readerRanges) {
      if let reason = useAtReader(finding.rule, range) {
        readerReason = readerReason ?? reason
        continue
      }
      left.readers.append(reader)
      left.readerRanges.append(range)
    }
    if finding.readers.count != finding.readerRanges.count {
      left.readers = finding.readers
      left.readerRanges = finding.readerRanges
    } else if !finding.readers.isEmpty && left.readers.isEmpty {
      reason = reason ?? readerReason
    }
    return reason.map { .silenced(reason: $0) } ?? .left(left)
  }

  /// A comment may stand at any line of a reading property: its attribute may have a line of its own.
  private mutating func useAtReader(_ rule: String, _ range: SourceRange) -> String? {
    let first = lines.start(of: range).line
    let last = lines.end(of: range).line
    return use(rule, in: range.file, lines: first...max(first, last))
  }

  /// Marks the entries for a rule in some lines; the reason of the first, or nil if there are none.
  private mutating func use(
    _ rule: String, in file: FileID, lines: ClosedRange<Int>
  ) -> String? {
    var reason: String?
    for number in lines {
      let here = entriesByLine[Line(file: file, number: number)] ?? []
      for index in here + (entriesByFile[file] ?? [])
      where entries[index].rule == rule {
        entries[index].isUsed = true
        reason = reason ?? entries[index].reason
      }
    }
    return reason
  }

  /// The findings about comments that do nothing or cannot be understood. A rule that is off, or that
  /// this version does not look for, may find something tomorrow; so may a place that is undecided.
  mutating func findings(
    configuration: Configuration, undecided: [UndecidedStep]
  ) -> [Finding] {
    var findings: [Finding] = []
    let open = openLines(undecided)
    for entry in entries where !entry.isUsed {
      let path = files[entry.file.index].path
      guard RuleCatalog.rule(entry.rule)?.isImplemented == true,
        configuration.isOn(entry.rule, inPath: path)
      else { continue }
      if entry.isOfFile {
        if open.contains(where: { $0.file == entry.file }) { continue }
      } else if let line = entry.line, open.contains(Line(file: entry.file, number: line)) {
        continue
      }
      let hasNoCode = entry.line == nil && !entry.isOfFile
      findings.append(
        Finding(
          rule: RuleCatalog.unusedSuppression, severity: .warning,
          message: hasNoCode
            ? "no code follows that this could suppress"
            : "'\(entry.rule)' finds nothing \(entry.isOfFile ? "in this file" : "here")",
          subject: entry.rule, reason: hasNoCode ? "no-code" : "no-finding",
          range: entry.range, help: "remove it from the comment",
          anchor: "suppression \(path)"))
    }
    for (range, problem) in invalid {
      findings.append(
        Finding(
          rule: RuleCatalog.invalidSuppression, severity: .warning, message: problem.message,
          subject: problem.subject, reason: problem.reason, range: range, help: problem.help,
          anchor: "suppression \(files[range.file.index].path)"))
    }
    return findings
  }

  /// The lines of files with entries that hold something undecided.
  private mutating func openLines(_ undecided: [UndecidedStep]) -> Set<Line> {
    let suppressed = Set(entries.map(\.file))
    var result: Set<Line> = []
    for step in undecided where suppressed.contains(step.range.file) {
      let first = lines.start(of: step.range).line
      for number in first...max(first, lines.end(of: step.range).line) {
        result.insert(Line(file: step.range.file, number: number))
      }
    }
    return result
  }
}
