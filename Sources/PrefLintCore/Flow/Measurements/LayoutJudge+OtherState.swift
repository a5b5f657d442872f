// Conditions that other state decides: what nothing but callbacks write holds as they leave it.

extension LayoutJudge {
  /// A condition of something else: it must be told apart from others, and the callback must leave it alone. What nothing but other
  /// callbacks decides, they may decide for ever.
  func outside(_ condition: LayoutCondition, _ item: LayoutGuard) -> Weight {
    let given = CallbackWrites(reader)
    for source in condition.sources {
      let asked: Bool? =
        switch condition.kind {
        case .truth(source), .presence(source): item.holds
        default: nil
        }
      if given.decide(source, asked) { return .undecided }
      if condition.kind == .presence(source), !item.holds, given.isNeverNil(source) {
        return .undecided
      }
      guard case .cell(let id, let path) = source else { continue }
      if reader.writes.contains(where: { $0.cell == id && $0.trigger.site == write.trigger.site }) {
        return .undecided
      }
      let part = LayoutCellPart(cell: id, path: path)
      let isSettled = reader.settledByAppearing.contains { setting in
        // What makes the condition hold begins the loop.
        if case .truth(part.source) = condition.kind, setting.part == part,
          case .boolean(item.holds) = setting.value
        {
          return false
        }
        return part.overlaps(setting.part) && isTold(setting.value)
      }
      if isSettled { return .undecided }
      let writers = reader.writes.filter { $0.part.overlaps(part) }
      if let first = writers.first, reader.isDecidedByCallbacks(item) {
        let isOnlyOne = writers.allSatisfy { $0.trigger.site == first.trigger.site }
        if !isOnlyOne || !OtherWriters(reader).exist(of: id, besides: first) { return .undecided }
      }
    }
    if condition.sources.isEmpty { return .elsewhere }
    if case .other = condition.kind { return .elsewhere }
    return .outside
  }

  /// Whether code gives state a constant, or what is measured: what somebody has loaded may begin a loop, too.
  private func isTold(_ value: LayoutValue) -> Bool {
    switch value {
    case .boolean, .none, .symbol, .number: true
    default: reader.isMeasured(value)
    }
  }

  /// Whether a comparison of other state holds once that is measured, where layout tells its size.
  func holds(_ left: LayoutTerm, _ operation: String, _ right: LayoutTerm) -> Bool? {
    let sides = [left, right].map { term in
      term.sources.sorted().reduce(term) { result, source in
        maps.constant(source).map { result.replacing(source, by: .number($0)) } ?? result
      }
    }
    guard let one = sides[0].number, let other = sides[1].number else { return nil }
    return reader.holds(one, operation, other)
  }
}
