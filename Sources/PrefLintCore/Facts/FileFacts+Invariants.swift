// What the facts of every file must be, whatever its bytes: each place lies in the file. Tests and fuzzers ask for
// the reason.

extension FileFacts {
  /// What contradicts the contract of facts; nil if nothing does.
  ///
  /// - Parameter length: the number of bytes of the file.
  /// - Complexity: linear in the facts.
  func brokenInvariant(length: Int) -> String? {
    func lies(_ range: TextRange) -> Bool { range.start <= range.end && range.end <= length }
    if let expression = expressions.first(where: { !lies($0.range) || $0.nameStart > length }) {
      return "an expression at \(expression.range) of \(length) bytes"
    }
    let ranges =
      statementPool.map(\.range) + types.map(\.range) + patterns.map(\.range)
      + declarations.map(\.range) + declarations.map(\.nameRange)
    if let range = ranges.first(where: { !lies($0) }) { return "\(range) of \(length) bytes" }
    return nil
  }
}
