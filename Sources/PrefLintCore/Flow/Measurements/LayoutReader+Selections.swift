// `switch`: the case that is taken where that is told, else each of them under what its patterns ask.

extension LayoutReader {
  func runSelection(
    _ selection: Selection, _ frame: LayoutFrame, _ run: inout BlockRun
  ) {
    let facts = facts(frame)
    let whole = value(selection.subject, frame)
    let subject = sources(of: whole)
    if let (item, pattern) = taken(of: facts[selection.cases], whole, frame) {
      let result = binding(pattern.map { [$0] } ?? [], whole, frame) {
        inner(item.body, frame, &run, [], isSure: true)
      }
      run.built += result.built
      run.hasEnded = run.hasEnded || result.hasEnded
      return
    }
    if case .choice(let options) = whole,
      runSelection(facts[selection.cases], among: options, frame, &run)
    {
      return
    }
    // Earlier cases that this one is not, as long as they are told.
    var earlier: [LayoutGuard]? = []
    var ways: [(guards: [LayoutGuard], value: LayoutValue)] = []
    var builds = false
    var ends = true
    for item in facts[selection.cases] {
      let patterns = facts[item.patterns]
      var test = [unknownCondition(subject)]
      var value = LayoutValue.unknown(subject)
      if facts[item.guards].isEmpty, !item.fallsThrough,
        let told = self.test(Array(patterns), whole, frame)
      {
        test = (earlier ?? []) + [told]
        if patterns.count == 1 { value = whole }
        earlier?.append(opposite(told))
      } else if item.isDefault, let none = earlier, !none.isEmpty {
        test = none
      } else {
        earlier = nil
      }
      let result = binding(Array(patterns), value, frame) { inner(item.body, frame, &run, test) }
      builds = builds || !result.built.isEmpty
      ends = ends && result.hasEnded
      ways.append((test, built(result.built)))
    }
    if builds { run.built.append(.choice(ways)) }
    if ends, !ways.isEmpty { run.hasEnded = true }
  }

  /// A `switch` over one of several values, each of which tells the case that is taken.
  private func runSelection(
    _ cases: some Sequence<SelectionCase>,
    among options: [(guards: [LayoutGuard], value: LayoutValue)], _ frame: LayoutFrame,
    _ run: inout BlockRun
  ) -> Bool {
    let all = options.compactMap { option in
      taken(of: cases, option.value, frame).map { (option: option, item: $0.item) }
    }
    guard all.count == options.count else { return false }
    let ways = all.map { way in
      (way.option.guards, inner(way.item.body, frame, &run, way.option.guards))
    }
    if ways.contains(where: { !$0.1.built.isEmpty }) {
      run.built.append(.choice(ways.map { ($0.0, built($0.1.built)) }))
    }
    if ways.allSatisfy(\.1.hasEnded) { run.hasEnded = true }
    return true
  }

  /// Reads code that sees what patterns bind, and nobody else.
  private func binding<Result>(
    _ patterns: [PatternID], _ value: LayoutValue, _ frame: LayoutFrame, _ body: () -> Result
  ) -> Result {
    let locals = frame.locals
    frame.locals = [:]
    for pattern in patterns { bind(pattern, value, frame) }
    let bound = frame.locals
    frame.locals = locals.merging(bound) { $1 }
    defer { for name in bound.keys { frame.locals[name] = locals[name] } }
    return body()
  }
}
