// `switch`: the case that is taken where that is told, else each of them under what its patterns ask.

extension LayoutReader {
  func runSelection(
    _ selection: Selection, _ frame: LayoutFrame, _ run: inout BlockRun
  ) {
    let facts = facts(frame)
    let whole = value(selection.subject, frame)
    let subject = sources(of: whole)
    if runTold(facts[selection.cases], whole, frame, &run) { return }
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

  /// A `switch` over a value, or one of several, each of which tells the case that is taken; false where that is not told.
  private func runTold(
    _ cases: some Sequence<SelectionCase>, _ whole: LayoutValue, _ frame: LayoutFrame,
    _ run: inout BlockRun
  ) -> Bool {
    var options: [(guards: [LayoutGuard], value: LayoutValue)] = [([], whole)]
    if case .choice(let ways) = whole { options = ways }
    let all = options.compactMap { option in
      taken(of: cases, option.value, frame).map { (option: option, taken: $0) }
    }
    guard all.count == options.count else { return false }
    let ways = all.map { option, taken in
      binding(taken.pattern.map { [$0] } ?? [], option.value, frame) {
        inner(taken.item.body, frame, &run, option.guards, isSure: option.guards.isEmpty)
      }
    }
    if ways.count == 1, options[0].guards.isEmpty {
      run.built += ways[0].built
    } else if ways.contains(where: { !$0.built.isEmpty }) {
      run.built.append(.choice(zip(options, ways).map { ($0.guards, built($1.built)) }))
    }
    if ways.allSatisfy(\.hasEnded) { run.hasEnded = true }
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
