// State that has few values: a Boolean, a case of an enumeration, one of some numbers. For each of them layout is one, and what the
// callback makes of that is another value, or the same. Where it is another one whatever the state is, the state never comes to
// rest (E.3, "condition/threshold").

/// What state with few values holds.
enum LayoutState: Hashable {
  case boolean(Bool)
  case number(Double)
  /// A case of an enumeration that carries nothing.
  case named(Name)
  /// No value of an optional.
  case nothing
}

/// The state of one tree that goes from value to value and comes to rest at none of them.
struct LayoutStates {
  let maps: LayoutMaps
  private var reader: LayoutReader { maps.reader }

  init(_ maps: LayoutMaps) { self.maps = maps }

  /// More values than anybody goes through.
  private static let limit = 12

  /// One map of each such part of state. What is not decided is among the unknown of the maps. O(writes²).
  func restless(_ writes: [LayoutWrite]) -> [LayoutMap] {
    var found: [LayoutMap] = []
    var seen: Set<LayoutCellPart> = []
    for write in writes where isOneOfFew(write.value) && seen.insert(write.part).inserted {
      // It is another rule's to tell of what is never equal.
      if maps.isNeverEqual(write) { continue }
      if let map = map(write, among: writes) { found.append(map) }
    }
    return found
  }

  /// Whether a value is a constant, or one of several.
  private func isOneOfFew(_ value: LayoutValue) -> Bool {
    switch value {
    case .boolean, .condition, .none, .cell: true
    case .symbol(let name): name != .none
    case .number(let term): term.ways.allSatisfy { $0.piece.sources.isEmpty }
    case .choice(let ways): ways.allSatisfy { isOneOfFew($0.value) }
    default: false
    }
  }

  private func map(_ write: LayoutWrite, among writes: [LayoutWrite]) -> LayoutMap? {
    let part = write.part
    let own = writes.filter { $0.part == part && $0.trigger.site == write.trigger.site }
    guard !reader.isForeign(part), reader.cells[Int(part.cell)].holder == nil,
      reader.writes.count(where: { $0.part.overlaps(part) }) == own.count,
      !reader.reactions.contains(where: part.overlaps)
    else { return nil }
    var quantities = write.trigger.sources.filter {
      if case .quantity = $0 { true } else { false }
    }
    var next: [LayoutState: LayoutState] = [:]
    func follow(_ state: LayoutState) -> LayoutState? {
      if let known = next[state] { return known }
      var run = LayoutAssumption(maps, part, state)
      let result = run.outcome(of: own)
      quantities.formUnion(run.quantities)
      next[state] = result
      return result
    }
    let isRestless = own.contains(where: isRepeated) ? nil : isRestless(part, own, follow)
    guard let first = quantities.min(), case .quantity(let id, let quantity) = first,
      quantities.contains(where: { follows($0, part) })
    else { return nil }
    guard let isRestless else {
      maps.unknown.append(write)
      return nil
    }
    guard isRestless, maps.runs(write.trigger, for: quantities) else { return nil }
    let measurement = reader.measurements[Int(id)]
    return LayoutMap(
      write: write, source: part.source, result: .zero, quantity: quantity, measurement: id,
      node: measurement.node, measured: measurement.site)
  }

  /// Whether each value leads to another one: all that there are, or those after the first where nobody else writes the state.
  private func isRestless(
    _ part: LayoutCellPart, _ writes: [LayoutWrite], _ next: (LayoutState) -> LayoutState?
  ) -> Bool? {
    // Between values that look alike to the callback it does not run again.
    func isSeen(_ before: LayoutState, _ after: LayoutState) -> Bool? {
      guard writes[0].trigger.kind == .change else { return true }
      return LayoutAssumption(maps, part, before)
        .differs(writes[0].trigger.watched, from: LayoutAssumption(maps, part, after))
    }
    var mayRest: Bool?
    if let all = values(of: part, writes[0]), all.count <= Self.limit {
      let after = all.map(next)
      if !after.contains(nil) {
        let seen = zip(all, after).map { $0 == $1 ? false : isSeen($0, $1 ?? $0) }
        if seen.allSatisfy({ $0 == true }) { return true }
        // It may never come to one at which it stays.
        mayRest = seen.contains(false) ? false : nil
      }
    }
    let cell = reader.cells[Int(part.cell)]
    let known = LayoutAssumption(maps, part, .nothing)
    guard !cell.isGiven, !cell.isShared, let initial = cell.initial,
      let start = known.constant(reader.members(part.path, of: initial))
    else { return mayRest }
    var seen = [start]
    while let state = seen.last, seen.count < Self.limit {
      guard let after = next(state) else { return mayRest }
      if after == state { return false }
      guard let isSeen = isSeen(state, after) else { return mayRest }
      if !isSeen { return false }
      if seen.contains(after) {
        let others = OtherWriters(reader, besides: Set(writes.map(\.order)))
        return others.exist(of: part.cell, besides: writes[0]) ? mayRest : true
      }
      seen.append(after)
    }
    return mayRest
  }

  /// Whether a write stands in a loop, where it may run for each of some elements, or behind what leaves the code around it.
  private func isRepeated(_ write: LayoutWrite) -> Bool {
    let facts = reader.project.files[write.site.fileIndex].facts
    let range = facts[write.site.id].range
    func holds(_ outer: TextRange) -> Bool { outer.start <= range.start && range.end <= outer.end }
    let isInLoop = facts.statementPool.contains { statement in
      switch statement.kind {
      case .forEach, .whileLoop, .repeatLoop: holds(statement.range)
      default: false
      }
    }
    let isVisiting = facts.expressions.contains { expression in
      guard case .call(let callee, _) = expression.kind, holds(expression.range),
        case .member(_, let method, _) = facts[callee].kind
      else { return false }
      return facts[method] == StandardLayout.visiting
    }
    return isInLoop || isVisiting || isLeft(before: range, in: facts)
  }

  /// Whether `break` or the like stands under a condition in the closure or the function around a place, and before it.
  private func isLeft(before place: TextRange, in facts: FileFacts) -> Bool {
    var around = TextRange(start: 0, end: .max)
    func narrow(_ range: TextRange) {
      guard range.start <= place.start, place.end <= range.end, range.start >= around.start else {
        return
      }
      around = range
    }
    var conditions: [TextRange] = []
    for expression in facts.expressions {
      switch expression.kind {
      case .closure: narrow(expression.range)
      case .conditional: conditions.append(expression.range)
      default: break
      }
    }
    for declaration in facts.declarations {
      if case .function = declaration.kind { narrow(declaration.range) }
    }
    for statement in facts.statementPool {
      if case .guarded = statement.kind { conditions.append(statement.range) }
    }
    return facts.statementPool.contains { statement in
      guard statement.isJumpOrUnread, around.start <= statement.range.start,
        statement.range.end <= place.start
      else { return false }
      return conditions.contains {
        around.start <= $0.start && $0.end <= around.end && $0.start <= statement.range.start
          && statement.range.end <= $0.end
      }
    }
  }

  /// All values that the state can have; nil where that is not told.
  private func values(of part: LayoutCellPart, _ write: LayoutWrite) -> [LayoutState]? {
    guard let property = reader.property(of: part), reader.isNoOptional(property) else {
      return nil
    }
    switch write.value {
    case .boolean, .condition: return [.boolean(true), .boolean(false)]
    default:
      guard let type = reader.type(of: property) else { return nil }
      return reader.cases(of: type)?.map { .named($0) }
    }
  }

  /// Whether a quantity follows the state in any way.
  private func follows(_ source: LayoutSource, _ part: LayoutCellPart) -> Bool {
    guard case .quantity(let id, let quantity) = source else { return true }
    guard let term = maps.term(id, quantity) else {
      let node = reader.measurements[Int(id)].node
      return node >= 0 && maps.decides(part.cell, node)
    }
    return reader.sources(of: .number(term)).contains(where: part.overlaps)
  }
}

/// What holds of a layout while state has a value.
struct LayoutAssumption {
  let maps: LayoutMaps
  let part: LayoutCellPart
  let value: LayoutState
  /// What is measured by the conditions that were asked for.
  private(set) var quantities: Set<LayoutSource> = []
  /// The enumeration of which the state is a case.
  private let type: NominalID?
  private var source: LayoutSource { part.source }

  init(_ maps: LayoutMaps, _ part: LayoutCellPart, _ value: LayoutState) {
    (self.maps, self.part, self.value) = (maps, part, value)
    let declared = maps.reader.property(of: part).flatMap { maps.reader.type(of: $0) }
    type = declared.flatMap { maps.reader.project.kind(of: $0) == .enumeration ? $0 : nil }
  }

  /// What becomes of the state after all writes of a callback; nil if that is not decided.
  mutating func outcome(of writes: [LayoutWrite]) -> LayoutState? {
    var result = value
    for write in writes {
      var isWritten = true
      let standing = write.trigger.standing.filter(maps.reader.isDecidedByCallbacks)
      for item in write.guards + standing {
        guard let holds = holds(item) else { return nil }
        isWritten = isWritten && holds
      }
      guard isWritten else { continue }
      guard let next = state(write.value) else { return nil }
      result = next
    }
    return result
  }

  /// Whether a value is another one under another assumption; nil where that is not told.
  func differs(_ value: LayoutValue, from other: Self) -> Bool? {
    var (one, two) = (self, other)
    if let own = one.state(value), let next = two.state(value) { return own != next }
    let parts = LayoutWriteParts(maps.reader).parts(of: value, path: [])
    guard !parts.isEmpty else { return nil }
    var mayDiffer = false
    for part in parts {
      guard let own = one.measured(part.term), let next = two.measured(part.term),
        let order = (own + next.scaled(-1)).order
      else {
        mayDiffer = true
        continue
      }
      if order != .equal { return true }
    }
    return mayDiffer ? nil : false
  }

  /// What a value is that does not depend on anything.
  func constant(_ value: LayoutValue) -> LayoutState? {
    switch value {
    case .boolean(let constant): .boolean(constant)
    case .none: .nothing
    case .symbol(let name): type == nil ? number(value) : named(name)
    default: number(value)
    }
  }

  private func number(_ value: LayoutValue) -> LayoutState? {
    maps.reader.number(value)?.number.map { .number($0) }
  }

  /// A case, by its name or that of a constant that is one.
  private func named(_ name: Name) -> LayoutState? {
    guard let type, let cases = maps.reader.cases(of: type) else { return nil }
    if cases.contains(name) { return .named(name) }
    guard case .symbol(let own)? = maps.reader.staticMember(name, of: type), cases.contains(own)
    else { return nil }
    return .named(own)
  }

  /// What a value is while the state is what it is.
  private mutating func state(_ value: LayoutValue) -> LayoutState? {
    switch value {
    case .condition(let item): return holds(item).map { .boolean($0) }
    case .number(let term):
      guard let form = measured(term), form.isNumber else { return nil }
      return .number(form.constant)
    case .choice(let ways):
      for way in ways {
        var isTaken = true
        for item in way.guards where isTaken {
          guard let holds = holds(item) else { return nil }
          isTaken = holds
        }
        if isTaken { return state(way.value) }
      }
      return nil
    case .cell(part.cell, part.path, _): return self.value
    default: return constant(value)
    }
  }

  mutating func holds(_ item: LayoutGuard) -> Bool? {
    let result: Bool?
    switch maps.reader.conditions[Int(item.condition)].kind {
    case .both(let left, let right): result = LayoutComparison.both(holds(left), holds(right))
    case .comparison(let left, let operation, let right):
      guard let lhs = measured(left), let rhs = measured(right) else { return nil }
      result = LayoutComparison.holds(lhs, operation, rhs)
    case let kind: result = answer(kind)
    }
    return result.map { $0 == item.holds }
  }

  /// What a condition on the state alone is.
  private func answer(_ kind: LayoutCondition.Kind) -> Bool? {
    switch (kind, value) {
    case (.truth(source), .boolean(let value)): value
    case (.presence(source), _): value != .nothing
    case (.isCase(source, let name), .named(let own)): own == name
    case (.isCase(source, _), .nothing): false
    case (.comparison(let left, let operation, let right), _):
      if let left = settled(left).number, let right = settled(right).number {
        maps.reader.holds(left, operation, right)
      } else {
        nil
      }
    case (.both(let left, let right), _): LayoutComparison.both(answer(left), answer(right))
    default: nil
    }
  }

  private func answer(_ item: LayoutGuard) -> Bool? {
    answer(maps.reader.conditions[Int(item.condition)].kind).map { $0 == item.holds }
  }

  /// With what the state is in its place, where that is a number.
  private func settled(_ term: LayoutTerm) -> LayoutTerm {
    guard case .number(let number) = value else { return term }
    return term.replacing(source, by: .number(number))
  }

  /// A number with what is measured replaced by what layout makes of it.
  private mutating func measured(_ term: LayoutTerm) -> LinearForm? {
    var result = term
    for case .quantity(let id, let quantity) in term.sources.sorted() {
      quantities.insert(.quantity(id, quantity))
      guard let layout = maps.term(id, quantity) else { return nil }
      result = result.replacing(.quantity(id, quantity), by: layout)
    }
    return linear(result)
  }

  /// The only form that a term has under the assumption.
  func linear(_ term: LayoutTerm) -> LinearForm? {
    let ways = settled(term).ways.filter { way in !way.guards.contains { answer($0) == false } }
    guard ways.count == 1, case .linear(let form) = ways[0].piece,
      ways[0].guards.allSatisfy({ answer($0) == true }), form.parts.keys.allSatisfy(\.isConstant)
    else { return nil }
    return form
  }
}
