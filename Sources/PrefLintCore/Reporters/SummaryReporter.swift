// The lines on standard error after a run: what was found, what was proved, and what was left open, so that
// silence is never mistaken for proof.

/// What `--fix` did, or would do.
public struct FixCounts: Sendable {
  public var findings: Int
  public var files: Int
  /// Whether files were written, rather than a diff.
  public var isWritten: Bool

  public init(findings: Int, files: Int, isWritten: Bool) {
    self.findings = findings
    self.files = files
    self.isWritten = isWritten
  }

  fileprivate var text: String {
    if findings == 0 { return isWritten ? "fixed nothing" : "nothing to fix" }
    let counts = "\(counted(findings, "finding")) in \(counted(files, "file"))"
    return isWritten ? "fixed \(counts)" : "would fix \(counts)"
  }
}

/// Writes the summary of a run.
public enum SummaryReporter {
  /// The lines of the summary.
  ///
  /// - Parameters:
  ///   - milliseconds: how long the run took.
  ///   - showsNotes: whether the notes stand in the report.
  ///   - fixed: what was mended before the run whose result this is; nil if nothing was to be.
  public static func text(
    of result: LintResult, milliseconds: Int, showsNotes: Bool, listsUndecided: Bool,
    fixed: FixCounts? = nil
  ) -> String {
    var lines = [found(result, milliseconds: milliseconds, showsNotes: showsNotes)]
    lines += self.lines(about: result.statistics, listsUndecided: listsUndecided)
    if !showsNotes, let notes = notes(result) { lines.append(notes) }
    if let fixed {
      lines.append(fixed.text)
    } else {
      let fixable = result.findings.count { $0.fix != nil }
      if fixable > 0 { lines.append("\(grouped(fixable)) can be fixed: --fix") }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// How many findings each rule has, and how long each stage took.
  ///
  /// - Parameter stages: names and milliseconds, in order.
  public static func statistics(
    of result: LintResult, stages: [(name: String, milliseconds: Int)]
  ) -> String {
    var rows: [(String, String)] = []
    for rule in RuleCatalog.all {
      let findings = result.findings.filter { $0.rule == rule.id }
      if findings.isEmpty { continue }
      let counts = [Severity.error, .warning, .note].compactMap { severity in
        let count = findings.count { $0.severity == severity }
        return count > 0 ? counted(count, severity.name) : nil
      }
      rows.append((rule.id, counts.joined(separator: ", ")))
    }
    if rows.isEmpty { rows = [("no findings", "")] }
    let times = stages.map { ($0.name, "\(seconds($0.milliseconds)) s") }
    return table("findings by rule:", rows) + table("time by stage:", times)
  }

  private static func table(_ title: String, _ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return title + "\n"
      + rows.map { name, value in
        value.isEmpty
          ? "  \(name)\n"
          : "  \(name)\(String(repeating: " ", count: width - name.count))  \(value)\n"
      }.joined()
  }

  /// Seconds with two digits behind the point.
  private static func seconds(_ milliseconds: Int) -> String {
    let hundredths = (milliseconds + 5) / 10
    let fraction = hundredths % 100 < 10 ? "0\(hundredths % 100)" : "\(hundredths % 100)"
    return "\(grouped(hundredths / 100)).\(fraction)"
  }

  /// What was proved, without options to type.
  static func lines(
    about statistics: LintStatistics, listsUndecided: Bool = true
  ) -> [String] {
    [proved(statistics, listsUndecided: listsUndecided)]
  }

  private static func found(
    _ result: LintResult, milliseconds: Int, showsNotes: Bool
  ) -> String {
    var counts: [String] = []
    for severity in [Severity.error, .warning, .note] where severity > .note || showsNotes {
      let count = result.count(of: severity)
      if count > 0 { counts.append(counted(count, severity.name)) }
    }
    var line = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    let statistics = result.statistics
    let silent = [
      (statistics.suppressed, "suppressed"), (statistics.baselined, "in the baseline"),
      (statistics.known ?? 0, "not new"),
    ].filter { $0.0 > 0 }.map { "\(grouped($0.0)) \($0.1)" }
    if !silent.isEmpty { line += " (\(silent.joined(separator: ", ")))" }
    line += " in \(counted(statistics.files, "file")) (\(counted(statistics.lines, "line")))"
    return line + ", \(seconds(milliseconds)) s"
  }

  private static func proved(_ statistics: LintStatistics, listsUndecided: Bool) -> String {
    let undecided = statistics.reads - statistics.provedReads
    if statistics.roots == 0, statistics.previews == 0 {
      return
        "no app, scene, window, hosting root or preview found: nothing is proved about environment reads"
    }
    // What previews show is no proof for an app that is not there.
    let roots =
      statistics.roots == 0
      ? "from \(counted(statistics.previews, "preview")) alone, without an app"
      : "from \(counted(statistics.roots, "root"))"
    if statistics.reads == 0 { return "no environment reads \(roots)" }
    if undecided == 0 {
      return statistics.reads == 1
        ? "proved the only environment read \(roots)"
        : "proved all \(grouped(statistics.reads)) environment reads \(roots)"
    }
    return "proved \(grouped(statistics.provedReads)) of "
      + "\(counted(statistics.reads, "environment read")) \(roots); "
      + "\(grouped(undecided)) undecided\(listsUndecided ? "" : ": --unresolved")"
  }

  private static func notes(_ result: LintResult) -> String? {
    let notes = result.findings.filter { $0.severity == .note }
    if notes.isEmpty { return nil }
    var topics: [String] = []
    for rule in RuleCatalog.all where notes.contains(where: { $0.rule == rule.id }) {
      if !topics.contains(rule.topic) { topics.append(rule.topic) }
    }
    let about = topics.isEmpty ? "" : " (\(topics.joined(separator: ", ")))"
    return "\(counted(notes.count, "note"))\(about): --notes"
  }
}

/// A count with its noun, such as `1 file` and `3,912 files`.
public func counted(_ count: Int, _ noun: String) -> String {
  "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
}

/// A number with a comma between groups of three digits.
public func grouped(_ number: Int) -> String {
  let digits = Array(String(number.magnitude))
  var result = number < 0 ? "-" : ""
  for (index, digit) in digits.enumerated() {
    if index > 0 && (digits.count - index) % 3 == 0 { result += "," }
    result.append(digit)
  }
  return result
}
