// Measurements through state into layout: for each write of something measured, what the state makes of the quantity
// that it was measured from, and so what becomes of the state (E.3).

/// State that is written from a measurement of what it decides.
struct LayoutFeedback {
  var verdict: LayoutVerdict
  /// The state property.
  var property: DeclarationReference
  /// Where the view is measured, where a preference carries it, where the state is written, and where it is used.
  var measured: Site
  var emitted: Site?
  var written: Site
  var used: Site?
  var quantity: LayoutQuantity
  /// Whether the write waits for a later turn of the run loop or comes in every update.
  var isEveryUpdate: Bool
}

/// A callback that writes a value which never equals the last one.
struct EndlessWrite {
  var property: DeclarationReference
  /// What calls back, where it writes, and what makes it run again.
  var callback: Site
  var written: Site
  var used: Site
}

/// A write of something measured of which it is not decided what layout makes of it.
struct UndecidedMeasurement {
  var site: Site
  var property: DeclarationReference
}

/// The feedbacks of a project.
final class MeasurementFlow {
  let project: Project
  private let evaluator: Evaluator
  private(set) var feedbacks: [LayoutFeedback] = []
  private(set) var endless: [EndlessWrite] = []
  /// Writes of measurements of which it is not decided what they do.
  private(set) var undecided: [UndecidedMeasurement] = []
  private var judged: Set<Judged> = []

  private struct Judged: Hashable {
    var property: DeclarationReference
    var measured: Site
  }

  init(project: Project, evaluator: Evaluator) {
    self.project = project
    self.evaluator = evaluator
    let views = MeasuringViews(project: project)
    var wanted = Set(StandardLayout.measuringNames.compactMap(project.names.find))
    var seen = wanted
    var read: Set<NominalID> = []
    lazy var tables = LayoutTables(project: project)
    for _ in 0..<Self.reach where !wanted.isEmpty {
      let users = views.users(of: wanted)
      var next = users.helpers
      let types = users.types.filter { !read.contains($0) }
      read.formUnion(types)
      for type in types {
        guard views.isView(type) else {
          next.insert(project[type].name)
          continue
        }
        let reader = LayoutReader(
          project: project, evaluator: evaluator, tables: tables, measuring: read)
        _ = reader.read(type)
        judge(reader)
        // What is measured below may be written, or heard, above.
        if reader.leaks { next.insert(project[type].name) }
      }
      wanted = next.subtracting(seen)
      seen.formUnion(next)
    }
  }

  /// How far a measurement may travel upwards through views and helpers.
  private static let reach = 5

  private func judge(_ reader: LayoutReader) {
    guard !reader.isCut else {
      for write in reader.writes where write.trigger.kind == .change { note(write, reader) }
      return
    }
    let sizes = LayoutSizes(reader)
    let used = usedCells(reader)
    for write in reader.writes where used.contains(write.cell) {
      if case .fresh = write.value {
        judgeFresh(write, reader)
        continue
      }
      for part in LayoutWriteParts(reader).parts(of: write.value, path: write.path) {
        judge(part, write, reader, sizes)
      }
    }
  }

  /// The state that the layout of a tree mentions at all.
  private func usedCells(_ reader: LayoutReader) -> Set<Int32> {
    var cells: Set<Int32> = []
    func add(_ sources: Set<LayoutSource>) {
      for case .cell(let id, _) in sources { cells.insert(id) }
    }
    for node in reader.nodes {
      for argument in node.arguments { add(reader.sources(of: argument.value)) }
      switch node.kind {
      case .unknown(let sources): add(sources)
      case .branch(let guards):
        for item in guards.joined() { add(reader.conditions[Int(item.condition)].sources) }
      default: break
      }
    }
    return cells
  }

  // MARK: Loops

  private func judge(
    _ part: LayoutWriteParts.Part, _ write: LayoutWrite, _ reader: LayoutReader,
    _ sizes: LayoutSizes
  ) {
    let cell = reader.cells[Int(write.cell)]
    let source = LayoutSource.cell(write.cell, part.path)
    let quantities = part.term.sources.compactMap { source -> (Int32, LayoutQuantity)? in
      if case .quantity(let id, let quantity) = source { (id, quantity) } else { nil }
    }
    guard quantities.count == 1, let (id, quantity) = quantities.first else {
      if !quantities.isEmpty { note(write, reader) }
      return
    }
    let measurement = reader.measurements[Int(id)]
    guard measurement.node >= 0, !cell.isForeign else { return }
    // A callback that the quantity does not make run is one of something else.
    guard write.trigger.kind == .update || write.trigger.sources.contains(.quantity(id, quantity))
    else { return }
    let term: LayoutTerm
    switch quantity {
    case .size(let axis):
      term = sizes.size(measurement.node, axis, sizes.proposal(to: measurement.node))
    case .position(let axis, let space):
      guard space != .unknown else { return }
      term = sizes.position(of: measurement.node, axis, in: space)
    case .other: return
    }
    let result = part.term.replacing(.quantity(id, quantity), by: term)
    guard result.sources.contains(source) || mentions(result, source, reader) else { return }
    guard !sizes.isCut, !isShared(measurement.node, reader) else {
      note(write, reader)
      return
    }
    let verdict = LayoutJudge(
      reader: reader, source: source, write: write, quantity: .quantity(id, quantity)
    )
    .verdict(result, initial: cell.initial)
    switch verdict {
    case .safe: return
    case .undecided: note(write, reader)
    default:
      guard judged.insert(Judged(property: cell.property, measured: measurement.site)).inserted
      else { return }
      feedbacks.append(
        LayoutFeedback(
          verdict: verdict, property: cell.property, measured: measurement.site,
          emitted: write.emission, written: write.site, used: use(of: source, reader),
          quantity: quantity, isEveryUpdate: write.trigger.kind == .update))
    }
  }

  private func mentions(
    _ term: LayoutTerm, _ source: LayoutSource, _ reader: LayoutReader
  ) -> Bool {
    term.ways.contains { way in
      way.guards.contains { reader.conditions[Int($0.condition)].sources.contains(source) }
    }
  }

  /// Whether a node, or one around it, stands in several places.
  private func isShared(_ node: Int32, _ reader: LayoutReader) -> Bool {
    var current = node
    while current >= 0 {
      if reader.nodes[Int(current)].isShared { return true }
      current = reader.nodes[Int(current)].parent
    }
    return false
  }

  private func note(_ write: LayoutWrite, _ reader: LayoutReader) {
    guard !undecided.contains(where: { $0.site == write.site }) else { return }
    undecided.append(
      UndecidedMeasurement(site: write.site, property: reader.cells[Int(write.cell)].property))
  }

  /// The step of the layout that a part of state decides.
  private func use(of source: LayoutSource, _ reader: LayoutReader) -> Site? {
    for node in reader.nodes {
      guard let site = node.site else { continue }
      if node.arguments.contains(where: { reader.sources(of: $0.value).contains(source) }) {
        return site
      }
    }
    return nil
  }

  // MARK: Values that never equal themselves

  private func judgeFresh(_ write: LayoutWrite, _ reader: LayoutReader) {
    let cell = reader.cells[Int(write.cell)]
    guard !cell.isForeign, write.guards.isEmpty, write.trigger.runsFirst else { return }
    // A new identity outside of the callback makes it run anew.
    var current = reader.nodes[Int(write.trigger.node)].parent
    while current >= 0 {
      let node = reader.nodes[Int(current)]
      if case .modified(_, "id", _, _) = node.kind, let site = node.site,
        node.arguments.contains(where: {
          reader.sources(of: $0.value).contains { source in
            if case .cell(write.cell, _) = source { true } else { false }
          }
        })
      {
        if !endless.contains(where: { $0.written == write.site }) {
          endless.append(
            EndlessWrite(
              property: cell.property, callback: write.trigger.site, written: write.site, used: site
            ))
        }
        return
      }
      current = node.parent
    }
  }
}

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
          path: path + [name(axis == .horizontal ? "width" : "height")],
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
      return parts.flatMap { part in
        part.label == .none ? [] : self.parts(of: part.value, path: path + [part.label])
      }
    case .choice(let ways):
      guard let term = reader.number(value) else {
        return ways.flatMap { parts(of: $0.value, path: path) }
      }
      return [Part(path: path, term: term)]
    case .number, .unknown, .cell:
      return reader.number(value).map { [Part(path: path, term: $0)] } ?? []
    default: return []
    }
  }
}

/// Weighs the ways of a map against the conditions under which they hold.
struct LayoutJudge {
  let reader: LayoutReader
  let source: LayoutSource
  let write: LayoutWrite
  let quantity: LayoutSource

  /// How a condition bears on a way.
  private enum Weight {
    /// It holds whenever something has changed.
    case transparent
    /// The write happens once.
    case once
    /// Something else decides it, and leaves it as it is.
    case outside
    case undecided
  }

  func verdict(_ term: LayoutTerm, initial: LayoutValue?) -> LayoutVerdict {
    let start = initial.flatMap { reader.number($0)?.number }
    if let flips = thresholds(term) { return flips }
    let outer = write.guards.map(weight)
    if outer.contains(.once) { return .safe }
    if outer.contains(.undecided) { return .undecided }
    // What decides whether it is written may end the writing.
    let isConditional = outer.contains(.outside)
    var verdicts: [(LayoutVerdict, Bool)] = []
    for way in term.ways {
      guard LayoutTerm.joined(way.guards, write.guards) != nil else { continue }
      let weights = way.guards.filter { !write.guards.contains($0) }.map(weight)
      if weights.contains(.undecided) || weights.contains(.once) {
        verdicts.append((.undecided, true))
        continue
      }
      let isOpen = isConditional || weights.contains(.outside)
      verdicts.append((way.piece.verdict(of: source, initial: start), isOpen))
    }
    let plain = verdicts.map(\.0)
    let loops: [LayoutVerdict] = [.diverges, .flips, .drifts]
    if let loop = loops.first(where: plain.contains) { return isConditional ? .undecided : loop }
    if plain.contains(.undecided) { return .undecided }
    // What a condition frees is not frozen, nor what somebody else sets.
    if !verdicts.isEmpty, verdicts.allSatisfy({ $0.0 == .frozen && !$0.1 }) {
      return OtherWriters(reader).exist(of: write.cell, besides: write) ? .safe : .frozen
    }
    return .safe
  }

  private func weight(_ item: LayoutGuard) -> Weight {
    let condition = reader.conditions[Int(item.condition)]
    let isAboutState = condition.sources.contains(source) || condition.sources.contains(whole)
    let isAboutMeasure = condition.sources.contains {
      if case .quantity = $0 { true } else { false }
    }
    switch condition.kind {
    case .both(let left, let right):
      guard item.holds else { return isAboutState || isAboutMeasure ? .undecided : .outside }
      let weights = [weight(left), weight(right)]
      if weights.contains(.undecided) { return .undecided }
      if weights.contains(.once) { return .once }
      return weights.contains(.outside) ? .outside : .transparent
    case .presence(let subject):
      if subject == source || subject == whole { return item.holds ? .transparent : .once }
      return outside(condition)
    case .comparison(let left, let operation, let right):
      guard isAboutState || isAboutMeasure else { return outside(condition) }
      let isEquality = operation == "!=" || operation == "=="
      if isAboutState, isAboutMeasure {
        return isEquality && (operation == "!=") == item.holds ? .transparent : .undecided
      }
      if isAboutMeasure, let limit = left.number ?? right.number, limit <= 0 { return .transparent }
      if isAboutState, isEquality { return (operation == "==") == item.holds ? .once : .undecided }
      return .undecided
    case .truth, .other:
      return isAboutState || isAboutMeasure ? .undecided : outside(condition)
    }
  }

  /// The property as a whole, of which the source is a part.
  private var whole: LayoutSource {
    if case .cell(let id, _) = source { .cell(id, write.path) } else { source }
  }

  /// A condition of something else: it must be told apart from others, and the callback must leave it alone.
  private func outside(_ condition: LayoutCondition) -> Weight {
    guard !condition.sources.isEmpty else { return .undecided }
    if case .other = condition.kind { return .undecided }
    for item in condition.sources {
      guard case .cell(let id, _) = item else { continue }
      if reader.writes.contains(where: { $0.cell == id && $0.trigger.site == write.trigger.site }) {
        return .undecided
      }
    }
    return .outside
  }

  // MARK: Thresholds

  /// A condition on the state itself that each of its two outcomes contradicts.
  private func thresholds(_ term: LayoutTerm) -> LayoutVerdict? {
    guard write.guards.isEmpty, term.ways.count == 2 else { return nil }
    let (first, second) = (term.ways[0], term.ways[1])
    guard first.guards.count == 1, second.guards.count == 1,
      first.guards[0].condition == second.guards[0].condition,
      case .comparison(let left, let operation, let right) =
        reader.conditions[Int(first.guards[0].condition)].kind,
      case .linear(let a) = first.piece, a.isNumber, case .linear(let b) = second.piece, b.isNumber
    else { return nil }
    func outcome(_ value: Double) -> Bool? {
      let l = left.replacing(source, by: .number(value)).number
      let r = right.replacing(source, by: .number(value)).number
      guard let l, let r else { return nil }
      return reader.holds(l, operation, r)
    }
    guard let afterFirst = outcome(a.constant), let afterSecond = outcome(b.constant) else {
      return nil
    }
    return afterFirst != first.guards[0].holds && afterSecond != second.guards[0].holds
      ? .flips : .safe
  }
}
