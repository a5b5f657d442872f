// What every result must be, whatever the sources: each place lies in its file, and what fixes make of the files
// parses. A debug build checks the places of each result; tests and fuzzers ask for the reason.

extension LintResult {
  /// What contradicts the contract of findings; nil if nothing does.
  ///
  /// - Parameter files: the files that were linted.
  /// - Complexity: linear in the findings and their traces.
  func brokenInvariant(in files: [SourceFile]) -> String? {
    func lies(_ range: SourceRange) -> Bool {
      range.file.index < files.count && range.start <= range.end
        && Int(range.end) <= files[range.file.index].byteCount
    }
    for finding in findings + silenced.map(\.finding) {
      if let range = finding.places.first(where: { !lies($0) }) {
        return "\(finding.rule)(\(finding.subject)): \(range) lies in no file"
      }
      if finding.severity == .off { return "\(finding.rule)(\(finding.subject)) is off" }
      if finding.message.isEmpty { return "\(finding.rule)(\(finding.subject)) says nothing" }
    }
    guard let step = undecided.first(where: { !lies($0.range) }) else { return nil }
    return "undecided '\(step.message)': \(step.range) lies in no file"
  }
}
