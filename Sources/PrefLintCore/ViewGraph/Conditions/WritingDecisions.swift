// The decisions of a file under which objects are written: in a branch, or behind a branch that is left.

/// A decision under which an object is written.
struct WritingDecision {
  /// Where it stands.
  var site: ExpressionID
  /// What it asks.
  var asked: [ExpressionID]
  /// Whether patterns are matched, so that all of a value counts.
  var isSelection = false

  /// The decisions of a file.
  ///
  /// - Parameter writes: the places of calls that write objects.
  /// - Complexity: O(n log n) in the expressions, statements and calls that write.
  static func all(
    in index: Int, _ project: Project, writes: [TextRange]
  ) -> [WritingDecision] {
    guard !writes.isEmpty else { return [] }
    let facts = project.files[index].facts
    let returns = RangeList(
      facts.statementPool.compactMap {
        if case .returned = $0.kind { $0.range } else { nil }
      })
    let writes = RangeList(writes)
    func innermostClosure(around range: TextRange) -> TextRange? {
      facts.closures.map(\.range)
        .filter { $0.start <= range.start && range.end <= $0.end }
        .max { $0.start < $1.start }
    }
    func isWriting(_ range: TextRange, _ site: ExpressionID, leaves: Bool) -> Bool {
      if writes.hasRange(within: range) { return true }
      guard leaves, writes.hasRange(within: TextRange(start: range.end, end: .max)),
        let around = project.enclosingDeclaration(of: Site(file: index, site))
      else { return false }
      // What a closure returns from is itself: of a button's action a view knows nothing.
      let end = innermostClosure(around: range)?.end ?? facts[around].range.end
      return writes.hasRange(within: TextRange(start: range.end, end: max(range.end, end)))
    }
    var found: [WritingDecision] = []
    for (position, expression) in facts.expressions.enumerated() {
      let site = ExpressionID(position)
      var decision = WritingDecision(site: site, asked: [])
      switch expression.kind {
      case .conditional(let id):
        decision.asked = facts[facts[id].conditions].compactMap(DecidingNames.asked)
      case .ternary(let condition, _, _): decision.asked = [condition]
      case .selection(let id):
        decision.asked = [facts[id].subject]
        decision.isSelection = true
      default: continue
      }
      let range = expression.range
      let leaves = returns.hasRange(within: range)
      if isWriting(range, site, leaves: leaves) { found.append(decision) }
    }
    for statement in facts.statementPool {
      guard case .guarded(let conditions, _) = statement.kind else { continue }
      let asked = facts[conditions].compactMap(DecidingNames.asked)
      guard let site = asked.first, isWriting(statement.range, site, leaves: true) else { continue }
      found.append(WritingDecision(site: site, asked: asked))
    }
    return found
  }
}

/// Places in a file, to be asked whether some stand within others.
private struct RangeList {
  /// By their starts, with the least end of each and those after it.
  private var starts: [UInt32] = []
  private var ends: [UInt32] = []

  init(_ ranges: [TextRange]) {
    var least = UInt32.max
    for range in ranges.sorted(by: { $0.start > $1.start }) {
      least = min(least, range.end)
      starts.append(range.start)
      ends.append(least)
    }
    starts.reverse()
    ends.reverse()
  }

  /// Whether one begins and ends within a range. O(log n).
  func hasRange(within range: TextRange) -> Bool {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < range.start { low = middle + 1 } else { high = middle }
    }
    return low < ends.count && ends[low] <= range.end
  }
}
