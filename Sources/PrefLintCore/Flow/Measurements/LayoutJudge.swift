// Weighs the map from state to itself: the conditions under which each way of it holds, and thresholds on the state.

/// The numbers that a write puts into parts of state.
struct LayoutWriteParts {
  struct Part {
    var path: [Name]
    var term: LayoutTerm
  }

  let reader: LayoutReader

  init(_ reader: LayoutReader) { self.reader = reader }

  func parts(of value: LayoutValue, path: [Name]) -> [Part] {
    func name(_ text: String) -> Name { reader.project.names.intern(text) }
    switch value {
    case .size(let id):
      return LayoutAxis.allCases.map { axis in
        Part(
          path: path + [name(StandardLayout.extent(along: axis))],
          term: .source(.quantity(id, .size(axis))))
      }
    case .frame(let id, let space):
      return parts(of: .size(id), path: path)
        + LayoutAxis.allCases.map { axis in
          Part(
            path: path + [name(axis == .horizontal ? "x" : "y")],
            term: .source(.quantity(id, .position(axis, space))))
        }
    case .record(let parts):
      // The parts of a rectangle are asked by its own members (`rectangle.height`).
      let isRectangle = reader.isRectangle(parts)
      return parts.flatMap { part in
        part.label == .none
          ? [] : self.parts(of: part.value, path: isRectangle ? path : path + [part.label])
      }
    case .instance(let instance) where reader.isPlain(instance):
      return reader.project[instance.nominal].orderedMembers.flatMap { member -> [Part] in
        let name = reader.project.name(of: member.reference)
        guard !member.isStatic, let field = instance.fields[name] else { return [] }
        // What a wrapper makes of it is not told.
        guard !reader.isWrapped(member.reference) else {
          return [Part(path: path + [name], term: .opaque(reader.sources(of: field)))]
        }
        return parts(of: field, path: path + [name])
      }
    case .list(let values):
      return values.enumerated().flatMap { index, value in
        parts(of: value, path: path + [reader.elementName(index)])
      }
    case .choice(let ways):
      guard let term = reader.number(value) else { return joined(ways, path: path) }
      return [Part(path: path, term: term)]
    case .number, .unknown, .cell:
      return reader.number(value).map { [Part(path: path, term: $0)] } ?? []
    default: return []
    }
  }

  /// The parts of values of which one is written, each under its guards. What a value does not tell of a part is something.
  private func joined(
    _ ways: [(guards: [LayoutGuard], value: LayoutValue)], path: [Name]
  ) -> [Part] {
    let all = ways.map { way in
      Dictionary(
        parts(of: way.value, path: path).map { ($0.path, $0.term) },
        uniquingKeysWith: { first, _ in first })
    }
    let paths = Set(all.flatMap { $0.keys.filter { $0 != path } })
    let order = paths.sorted { left, right in
      left.map { reader.text($0) }.lexicographicallyPrecedes(right.map { reader.text($0) })
    }
    return order.map { part in
      let terms = zip(ways, all).map { way, terms in
        let term = terms[part] ?? .opaque(reader.sources(of: way.value))
        return term.under(way.guards)
      }
      return Part(path: part, term: LayoutTerm(ways: terms.flatMap(\.ways)))
    }
  }
}

/// Weighs the ways of a map against the conditions under which they hold.
struct LayoutJudge {
  let reader: LayoutReader
  let map: LayoutMap
  let maps: LayoutMaps
  private let companions: LayoutCompanions

  init(_ map: LayoutMap, _ maps: LayoutMaps) {
    (reader, self.map, self.maps) = (maps.reader, map, maps)
    companions = LayoutCompanions(reader, of: map)
  }

  var source: LayoutSource { map.source }
  var write: LayoutWrite { map.write }

  /// Whether a term, or a condition of one of its ways, mentions the state that is written.
  func dependsOnItself(_ term: LayoutTerm) -> Bool {
    term.sources.contains(where: concerns)
      || term.ways.contains { way in
        way.guards.contains { reader.conditions[Int($0.condition)].sources.contains(source) }
      }
  }

  /// Whether a source is the state, or holds it, or a part of it.
  private func concerns(_ other: LayoutSource) -> Bool {
    guard case .cell(let cell, let path) = source else { return false }
    return LayoutCellPart(cell: cell, path: path).overlaps(other)
  }

  /// Whether a term has something that holds the state, or is held by it, of which is not told how it follows.
  func mayFollow(_ term: LayoutTerm) -> Bool {
    guard case .cell(let cell, let path) = source else { return false }
    return term.sources.contains { other in
      guard case .cell(cell, let own) = other, own != path else { return false }
      return reader.mayOverlap(own, path)
    }
  }

  /// The number with which the state begins; nil where that is not told.
  private var start: Double? {
    guard case .cell(let cell, let path) = source, let initial = reader.cells[Int(cell)].initial
    else { return nil }
    // What is all zero is so in each part.
    if let number = reader.number(initial)?.number { return number }
    let parts = LayoutWriteParts(reader).parts(of: initial, path: [])
    let part = parts.first { $0.path == path }
    return (part?.term ?? reader.number(reader.members(path, of: initial)))?.number
  }

  func condition(_ item: LayoutGuard) -> LayoutCondition {
    companions.settled(reader.conditions[Int(item.condition)])
  }

  /// How a condition bears on a way.
  enum Weight {
    /// It holds whenever something has changed.
    case transparent
    /// The write happens once.
    case once
    /// Something else decides it, and leaves it as it is.
    case outside
    /// Something else decides it, which is not told apart from other conditions.
    case elsewhere
    case undecided
  }

  func verdict(_ term: LayoutTerm) -> LayoutVerdict {
    let start = start
    let term = settled(term)
    if isOvertaken || !chain.allSatisfy(\.trigger.followsEveryChange) { return .undecided }
    if let flips = thresholds(term) { return flips }
    if let growth = growsPastThreshold(term) { return growth }
    if latches(term) {
      return isWrittenElsewhere ? .safe : .frozen
    }
    let outer = write.guards.map(weight)
    let standing = write.trigger.standing.filter(reader.isDecidedByCallbacks).map(weight)
    if outer.contains(.once) || standing.contains(.once) { return .safe }
    // What calls back may be gone with what it writes.
    if standing.contains(where: { $0 != .transparent }) { return .undecided }
    // What is put back as it was changes nothing, whatever decides whether it is.
    let around = write.guards + write.trigger.standing
    let built = term.ways.filter { LayoutTerm.joined($0.guards, around).map(isBuilt) ?? false }
    let mayEnd = zip(write.guards, outer).contains { item, weight in
      isCloseness(item) || weight == .undecided && isAboutStateAlone(item)
    }
    if !mayEnd, isKept(built, start) {
      return isWrittenElsewhere ? .safe : .frozen
    }
    if outer.contains(.undecided) || outer.contains(.elsewhere) { return .undecided }
    // What decides whether it is written may end the writing.
    let isConditional = outer.contains(.outside)
    var verdicts: [(LayoutVerdict, Bool)] = []
    // One of the ways is the one that is taken, whatever decides.
    var every: [LayoutVerdict] = []
    var everyIsElsewhere = true
    var begins = false
    for way in term.ways {
      guard let joined = LayoutTerm.joined(way.guards, around), isBuilt(joined) else { continue }
      let weights = way.guards.filter { !write.guards.contains($0) }.map(weight)
      // Where one way begins, what only grows from something grows, too.
      every.append(weights.contains(.once) ? .safe : way.piece.verdict(of: source, initial: nil))
      begins = begins || way.piece.verdict(of: source, initial: start).isFeedback
      everyIsElsewhere = everyIsElsewhere && !weights.contains(.undecided)
      if weights.contains(.undecided) || weights.contains(.elsewhere) || weights.contains(.once) {
        verdicts.append((.undecided, true))
        continue
      }
      let isOpen = isConditional || weights.contains(.outside)
      verdicts.append((way.piece.verdict(of: source, initial: start), isOpen))
    }
    let plain = verdicts.map(\.0)
    let loops: [LayoutVerdict] = [.diverges, .flips, .drifts]
    if !isConditional, begins, let weakest = weakest(of: every, everyIsElsewhere) {
      return weakest
    }
    if let loop = loops.first(where: plain.contains) { return isConditional ? .undecided : loop }
    if plain.contains(.undecided) { return .undecided }
    // What a condition frees is not frozen, nor what somebody else sets.
    if !verdicts.isEmpty, verdicts.allSatisfy({ $0.0 == .frozen && !$0.1 }) {
      return isWrittenElsewhere ? .safe : .frozen
    }
    return .safe
  }

  /// Whether each way leaves the state as it is, or somewhere between it and numbers that a frame is told with it, and some way does
  /// the first: it never is the size of the content.
  private func isKept(_ ways: [LayoutTerm.Way], _ initial: Double?) -> Bool {
    let isFrozen = ways.map { $0.piece.verdict(of: source, initial: initial) == .frozen }
    if !isFrozen.contains(false) { return !ways.isEmpty }
    return ways.contains { $0.piece.sources.contains(source) }
      && zip(ways, isFrozen).allSatisfy { $1 || $0.piece.isBetween(source) } && isSetAlone
  }

  /// Whether all that is measured is what a frame is told.
  private var isSetAlone: Bool {
    guard case .size(let axis) = map.quantity,
      let own = map.layouts.first(where: {
        $0.quantity == .quantity(map.measurement, map.quantity)
      })
    else { return false }
    let label = LayoutSizes.label(axis, "")
    return reader.nodes.contains { node in
      guard case .modified(_, _, .frames, _) = node.kind,
        let value = maps.sizes.argument(node, label)
      else { return false }
      return reader.number(value) == own.term
    }
  }

  /// The writes that it follows, and it.
  private var chain: [LayoutWrite] { write.origins.map { reader.writes[$0] } + [write] }

  /// Whether somebody else writes the state, or what it follows, or what follows it.
  private var isWrittenElsewhere: Bool {
    (chain + companions.writes).contains { write in
      OtherWriters(reader).exist(of: write.cell, besides: write)
        || reader.isShared(write) && mayBeReplaced(write)
    }
  }

  /// Whether another object may come in the place of one that is given, with another number.
  private func mayBeReplaced(_ write: LayoutWrite) -> Bool {
    guard let mentions = LayoutMentions(reader, of: write.cell) else { return true }
    return !mentions.isKept && !mentions.begin(alike: write.path)
  }

  /// Whether something else is written into the state after this, or into what it follows: by the same callback, or because the
  /// state has changed.
  private var isOvertaken: Bool { chain.contains(where: isOvertaken) }

  private func isOvertaken(_ write: LayoutWrite) -> Bool {
    func concerns(_ path: [Name]) -> Bool {
      path.starts(with: write.path) || write.path.starts(with: path)
    }
    if reader.reactions.contains(where: { $0.cell == write.cell && concerns($0.path) }) {
      return true
    }
    return reader.writes.contains { other in
      other.cell == write.cell && other.order > write.order && concerns(other.path)
        && (other.trigger.site, other.trigger.node) == (write.trigger.site, write.trigger.node)
        && LayoutTerm.joined(other.guards, write.guards) != nil
        && OtherWriters.terms(other.value, other.path, reader)
          != OtherWriters.terms(write.value, write.path, reader)
    }
  }

  /// With a constant in the place of each value of the environment: where nothing that is measured leaves the tree, nothing above
  /// can follow it.
  private func settled(_ term: LayoutTerm) -> LayoutTerm {
    var result = companions.settled(term)
    for part in result.sources.sorted() {
      if let beside = beside(part) { result = result.replacing(part, by: beside) }
    }
    guard !reader.leaks else { return result }
    let term = result
    for source in term.sources.sorted() {
      guard case .cell(let id, let path) = source, reader.isSteady(id, path) else { continue }
      result = result.replacing(
        source, by: .source(reader.symbol(-2 - id, reader.cells[Int(id)].property)))
    }
    return result
  }

  /// What a part of the same property holds beside the state, where that stays the same: what is written along with it, or what it
  /// starts with where nobody writes it.
  private func beside(_ other: LayoutSource) -> LayoutTerm? {
    guard case .cell(write.cell, let path) = other, !concerns(other) else { return nil }
    let part = LayoutCellPart(cell: write.cell, path: path)
    let others = reader.writes.filter { $0.order != write.order && $0.part.overlaps(part) }
    guard others.isEmpty else { return nil }
    let term: LayoutTerm?
    if write.part.overlaps(part) {
      term = OtherWriters.terms(write.value, write.path, reader)[path]
    } else {
      let cell = reader.cells[Int(write.cell)]
      let initial = cell.isShared ? nil : cell.initial
      guard
        let start = LayoutMentions(reader, of: write.cell)?.beginning(of: path)
          ?? initial.map({ reader.members(path, of: $0) }),
        !OtherWriters(reader).exist(of: write.cell, besides: write)
      else { return nil }
      term = reader.number(start)
    }
    guard let form = term?.linear, form.parts.keys.allSatisfy(\.isConstant) else { return nil }
    return term
  }

  /// The weakest of the loops that all ways are. Where the state decides which way is taken, two that flip may meet.
  private func weakest(of ways: [LayoutVerdict], _ isElsewhere: Bool) -> LayoutVerdict? {
    guard let first = ways.first else { return nil }
    if ways.allSatisfy({ $0 == .diverges }) { return .diverges }
    // None of them has a value at which it stays, whichever is taken when.
    if ways.allSatisfy({ $0 == .diverges || $0 == .drifts }) { return .drifts }
    return isElsewhere && first == .flips && ways.allSatisfy({ $0 == first }) ? first : nil
  }

  private func weight(_ item: LayoutGuard) -> Weight {
    let whole = condition(item)
    // While the part goes on to differ, so does the whole; nothing else follows from it.
    if let part = companions.part(of: whole) {
      return weight(part, item) == .transparent ? .transparent : .undecided
    }
    return weight(whole, item)
  }

  private func weight(_ condition: LayoutCondition, _ item: LayoutGuard) -> Weight {
    let isAboutState = condition.sources.contains(source) || condition.sources.contains(whole)
    let isAboutMeasure = condition.sources.contains {
      if case .quantity = $0 { true } else { false }
    }
    switch condition.kind {
    case .comparison where condition.sources.contains(where: \.isPrevious): return .undecided
    case .both(let left, let right):
      guard item.holds else {
        // One of two is enough.
        let weights = [weight(reader.opposite(left)), weight(reader.opposite(right))]
        if weights.contains(.transparent) { return .transparent }
        return isAboutState || isAboutMeasure ? .undecided : .outside
      }
      let weights = [weight(left), weight(right)]
      if weights.contains(.undecided) { return .undecided }
      if weights.contains(.once) { return .once }
      if weights.contains(.elsewhere) { return .elsewhere }
      return weights.contains(.outside) ? .outside : .transparent
    case .presence(let subject):
      // What holds the state is there as long as the state is written.
      if subject == whole || isPart(source, of: subject) {
        return item.holds ? .transparent : .once
      }
      return outside(condition, item)
    case .isCase(let subject, let name):
      guard case .cell(let cell, let path) = subject, case .cell(cell, let own) = source,
        own.count > path.count, own.starts(with: path)
      else {
        // That one case excludes the others is not seen.
        let weight = isAboutState ? .undecided : outside(condition, item)
        return weight == .outside ? .elsewhere : weight
      }
      return (own[path.count] == name) == item.holds ? .transparent : .once
    case .comparison(let left, let operation, let right):
      guard isAboutState || isAboutMeasure else {
        guard let isHeld = holds(left, operation, right) else { return outside(condition, item) }
        return isHeld == item.holds ? .transparent : .once
      }
      let isEquality = operation == "!=" || operation == "=="
      if isAboutState, isAboutMeasure {
        if isEquality {
          let isDifferent = (operation == "!=") == item.holds
          return isDifferent && differs(item, left, right) ? .transparent : .undecided
        }
        // `if new > height`: what grows is always more than it was.
        return item.holds && isGrowth(left, operation, right) ? .transparent : .undecided
      }
      if !isAboutState, isPresent(left, operation, right) == item.holds { return .transparent }
      if isAboutState, isEquality { return (operation == "==") == item.holds ? .once : .undecided }
      return .undecided
    // In one build, or on one device, it loops.
    case .build, .device: return .transparent
    case .truth, .other:
      return isAboutState || isAboutMeasure ? .undecided : outside(condition, item)
    }
  }

  private func isPart(_ source: LayoutSource, of other: LayoutSource) -> Bool {
    guard case .cell(let cell, let path) = source, case .cell(cell, let outer) = other else {
      return source == other
    }
    return path.starts(with: outer)
  }

  /// Whether a comparison of what is measured with nothing holds for all that is there; nil for others.
  private func isPresent(_ left: LayoutTerm, _ operation: String, _ right: LayoutTerm) -> Bool? {
    let isMeasureLeft = right.number != nil
    guard let limit = left.number ?? right.number, limit <= 0,
      (isMeasureLeft ? left : right).linear != nil
    else { return nil }
    switch operation {
    case "!=": return true
    case "==": return false
    case ">", ">=": return isMeasureLeft
    case "<", "<=": return !isMeasureLeft
    default: return nil
    }
  }

  /// Whether the state decides a condition, and nothing that is measured: what is written may end the writing.
  private func isAboutStateAlone(_ item: LayoutGuard) -> Bool {
    let sources = condition(item).sources
    return (sources.contains(source) || sources.contains(whole)) && !reader.isMeasured(sources)
  }

  /// `abs(new - height) > 1`: an early exit if nothing has changed is safe, unless the map diverges (E.3).
  private func isCloseness(_ item: LayoutGuard) -> Bool {
    guard case .comparison(let left, _, let right) = condition(item).kind else { return false }
    return [left, right].contains { term in
      term.depends(on: source)
        && term.ways.contains { if case .maximum = $0.piece { true } else { false } }
    }
  }

  /// Whether the state differs from what it is compared with as long as the write changes it: that is what is written, or layout
  /// makes it another.
  private func differs(_ item: LayoutGuard, _ left: LayoutTerm, _ right: LayoutTerm) -> Bool {
    if case .comparison(let lhs, _, let rhs) = reader.conditions[Int(item.condition)].kind,
      case .cell(_, let path) = source
    {
      let written = OtherWriters.terms(write.value, write.path, reader)[path]
      for (state, other) in [(lhs, rhs), (rhs, lhs)] {
        if state == .source(whole), whole != source { return true }
        if state == .source(source), other == written { return true }
      }
      for (state, other) in [(left, right), (right, left)]
      where state == .source(source) && other == written { return true }
    }
    return isGrowth(left, ">", right) || isGrowth(right, ">", left)
  }

  /// Whether a comparison of what is measured with the state holds because the one is the other and more.
  private func isGrowth(_ left: LayoutTerm, _ operation: String, _ right: LayoutTerm) -> Bool {
    let difference: LayoutTerm
    switch operation {
    case ">", ">=": difference = left + right.scaled(-1)
    case "<", "<=": difference = right + left.scaled(-1)
    default: return false
    }
    guard start ?? 0 >= 0 else { return false }
    return difference.ways.allSatisfy { $0.piece.isMore(where: isGrowth) }
  }

  /// Whether a form is above zero with what layout makes of the state in the place of what is measured.
  private func isGrowth(_ form: LinearForm) -> Bool {
    let layout = map.layouts.reduce(LayoutTerm(.linear(form))) { result, layout in
      result.replacing(layout.quantity, by: companions.settled(layout.term))
    }
    return layout.ways.allSatisfy { $0.piece.isMore(where: isMore) }
  }

  /// Whether a difference is above zero where there is something to see, up to a point that a callback lets pass.
  private func isMore(_ form: LinearForm) -> Bool {
    let (slope, rest) = form.split(at: source)
    guard slope >= 0 else { return false }
    if slope > 0, rest.sign != .unknown { return true }
    // More than a view's size, less a point at most.
    let least = rest + LinearForm(constant: 1)
    guard least.sign == .positive, rest.constant < 0 else { return rest.sign == .positive }
    return slope > 0
      && rest.parts.contains { part in
        switch part.key {
        case .symbol(_, .positive), .bounded(_, .positive): part.value >= 1
        default: false
        }
      }
  }

  /// Whether there is a build in which all conditions hold.
  private func isBuilt(_ guards: [LayoutGuard]) -> Bool {
    var presence = PresenceID.always
    for item in guards where item.holds {
      if case .build(let own) = reader.conditions[Int(item.condition)].kind {
        presence = reader.project.presences.and(presence, own)
      }
    }
    return presence != .never
  }

  /// The property as a whole, of which the source is a part.
  private var whole: LayoutSource {
    if case .cell(let id, _) = source { .cell(id, write.path) } else { source }
  }
}
