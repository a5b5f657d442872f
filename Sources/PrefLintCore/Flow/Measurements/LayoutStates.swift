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
      if let map = map(write, among: writes) { found.append(map) }
    }
    return found
  }

  /// Whether a value is a constant, or one of several.
  private func isOneOfFew(_ value: LayoutValue) -> Bool {
    switch value {
    case .boolean, .condition, .none: true
    case .symbol(let name): name != .none
    case .number(let term): term.ways.allSatisfy { $0.piece.sources.isEmpty }
    case .choice(let ways): ways.allSatisfy { isOneOfFew($0.value) }
    default: false
    }
  }

  private func map(_ write: LayoutWrite, among writes: [LayoutWrite]) -> LayoutMap? {
    let part = write.part
    let own = writes.filter { $0.part == part && $0.trigger.site == write.trigger.site }
    guard !reader.cells[Int(part.cell)].isForeign, reader.cells[Int(part.cell)].holder == nil,
      reader.writes.count(where: { $0.part.overlaps(part) }) == own.count,
      !reader.reactions.contains(where: part.overlaps)
    else { return nil }
    var quantities: Set<LayoutSource> = []
    var next: [LayoutState: LayoutState] = [:]
    func follow(_ state: LayoutState) -> LayoutState? {
      if let known = next[state] { return known }
      var run = LayoutAssumption(maps, part, state)
      let result = run.outcome(of: own)
      quantities.formUnion(run.quantities)
      next[state] = result
      return result
    }
    let isRestless = isRestless(part, own, follow)
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
    if let all = values(of: part, writes[0]), all.count <= Self.limit {
      let after = all.map(next)
      if !after.contains(nil) { return zip(all, after).allSatisfy { $0 != $1 } }
    }
    let cell = reader.cells[Int(part.cell)]
    let known = LayoutAssumption(maps, part, .nothing)
    guard !cell.isGiven, !cell.isShared, let initial = cell.initial,
      let start = known.constant(reader.members(part.path, of: initial))
    else { return nil }
    var seen = [start]
    while let state = seen.last, seen.count < Self.limit {
      guard let after = next(state) else { return nil }
      if after == state { return false }
      if seen.contains(after) {
        let others = OtherWriters(reader, besides: Set(writes.map(\.order)))
        return others.exist(of: part.cell, besides: writes[0]) ? nil : true
      }
      seen.append(after)
    }
    return nil
  }

  /// All values that the state can have; nil where that is not told.
  private func values(of part: LayoutCellPart, _ write: LayoutWrite) -> [LayoutState]? {
    guard let property = reader.property(of: part), !reader.isOptional(property) else { return nil }
    switch write.value {
    case .boolean, .condition: return [.boolean(true), .boolean(false)]
    default:
      guard let type = reader.type(of: property) else { return nil }
      return reader.cases(of: type)?.map { .named($0) }
    }
  }

  /// Whether a quantity follows the state in any way.
  private func follows(_ source: LayoutSource, _ part: LayoutCellPart) -> Bool {
    guard case .quantity(let id, let quantity) = source, let term = maps.term(id, quantity) else {
      return true
    }
    return term.ways.contains { way in
      way.piece.sources.contains(where: part.overlaps)
        || way.guards.contains {
          reader.conditions[Int($0.condition)].sources.contains(where: part.overlaps)
        }
    }
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
    case .both(let left, let right):
      let first = holds(left)
      if first == false {
        result = false
      } else {
        let second = holds(right)
        result = second == false ? false : first == nil ? nil : second
      }
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
    case (.both(let left, let right), _):
      switch (answer(left), answer(right)) {
      case (false?, _), (_, false?): false
      case (true?, true?): true
      default: nil
      }
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
