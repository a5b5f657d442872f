// Measurements through state into layout: for each write of something measured, what the state makes of the quantity
// that it was measured from, and so what becomes of the state (E.3).

/// The feedbacks of a project.
final class MeasurementFlow {
  let project: Project
  private let evaluator: Evaluator
  private(set) var feedbacks: [LayoutFeedback] = []
  var endless: [EndlessWrite] = []
  /// Writes of measurements of which it is not decided what they do.
  private(set) var undecided: [UndecidedMeasurement] = []
  /// Where the feedback of a measurement through a property stands among them.
  private var judged: [Judged: Int] = [:]
  /// Views of which not all can be read.
  private var large: Set<NominalID> = []
  /// Views that write state of their own from what they measure.
  private var writing: Set<NominalID> = []
  /// State that goes round through several properties, once for each round.
  private var cycles: Set<Set<LayoutCellPart>> = []

  /// What came of views that were read with what decides their layout, and the types that were not followed when one was.
  private var readings: [NominalID: Reading] = [:]
  private var refusedTypes: Set<NominalID> = []

  /// State with thresholds of which what stands around decides whether it stays anywhere, and state that a view hands to code that it
  /// is given, which decides what is built from it.
  private var thresholds: [Shown] = []
  private var handedOut: [Shown] = []
  private lazy var lines = TextLimits(project: project, by: StandardLayout.lineLimits)
  private lazy var scaling = TextLimits(project: project, by: StandardLayout.scaleFactors)

  private struct Shown: Hashable {
    var root: NominalID
    var property: DeclarationReference
  }

  /// What goes through objects that are given, and what of that was found in the view that is being judged.
  private var rounds = LayoutRounds()
  private var found: [LayoutRounds.Callback: LayoutFeedback] = [:]

  private struct Judged: Hashable {
    var property: DeclarationReference
    var measured: Site
  }

  init(project: Project, evaluator: Evaluator) {
    self.project = project
    self.evaluator = evaluator
    let views = MeasuringViews(project: project)
    var wanted = Set(StandardLayout.measuringNames.compactMap(project.names.find))
    if let emitter = views.renewedEmitter { wanted.insert(emitter) }
    var seen = wanted
    var leaking: Set<NominalID> = []
    var scenes: Set<NominalID> = []
    // Views of which nothing comes out but preferences, and those that may hear some.
    var emitting: Set<Name> = []
    lazy var hearing = views.hearing
    lazy var tables = LayoutTables(project: project)
    let relevance = LayoutRelevances(project: project)
    for round in 0..<Self.reach where !wanted.isEmpty {
      let users = views.users(of: wanted, areMeasuring: round == 0)
      var next = users.helpers
      var found: [NominalID] = []
      relevance.measure(seen)
      for (type, called) in users.types.sorted(by: { $0.key < $1.key }) {
        let name = project[type].name
        guard views.isView(type) else {
          next.insert(name)
          // One that keeps its own state goes round by itself, whatever it is applied to.
          if views.isModifier(type) || evaluator.isStyle(type) {
            _ = read(type, leaking, relevance, tables)
          }
          if project.isScene(type) { scenes.insert(type) }
          continue
        }
        // What is measured below may be written, or heard, above.
        let passesOn =
          called.isSubset(of: emitting) && !writing.contains(type) && !hearing.contains(type)
        switch passesOn ? .emits : read(type, leaking, relevance, tables) {
        case .nothing: continue
        case .emits: emitting.insert(name)
        case .leaks: if emitting.remove(name) != nil { seen.remove(name) }
        }
        next.insert(name)
        found.append(type)
      }
      leaking.formUnion(found)
      wanted = next.subtracting(seen)
      seen.formUnion(next)
    }
    lazy var showing = LayoutShowing(project: project, evaluator: evaluator, tables: tables)
    for feedback in rounds.feedbacks(of: { showing.isKept($0) }) { add(feedback) }
    for item in thresholds {
      judge(item, views, tables) { judge(item, $0, $1) }
    }
    for item in handedOut {
      judge(item, views, tables) { judge(handedOut: item, $0, $1) }
    }
    relevance.measure(seen)
    readScenes(scenes, leaking, relevance, tables)
    // What is told of one part of state need not be told of the others.
    let written = Set(feedbacks.map(\.written))
    undecided.removeAll { written.contains($0.site) }
  }

  /// Reads what keeps state for all that it shows: apps, and scenes of their own. What is measured where views tell already is told once.
  private func readScenes(
    _ scenes: Set<NominalID>, _ leaking: Set<NominalID>, _ relevance: LayoutRelevances,
    _ tables: LayoutTables
  ) {
    let told = Set(feedbacks.map(\.measured))
    let known = feedbacks.count
    for scene in scenes.sorted() { _ = read(scene, leaking, relevance, tables) }
    let new = feedbacks[known...].filter { !told.contains($0.measured) }
    feedbacks.replaceSubrange(known..., with: new)
  }

  /// How far a measurement may travel upwards through views and helpers.
  private static let reach = 5

  /// What gets out of a view of what is measured in it.
  private enum Outlet: Comparable {
    case nothing
    /// Preferences alone.
    case emits
    case leaks

    init(_ readers: [LayoutReader]) {
      self =
        readers.contains(where: \.hasLeaked)
        ? .leaks : readers.contains(where: \.leaks) ? .emits : .nothing
    }
  }

  /// Reads a view for what is measured in it, and where that reaches its own state once more for what layout makes of the
  /// state.
  private func read(
    _ type: NominalID, _ leaking: Set<NominalID>, _ relevance: LayoutRelevances,
    _ tables: LayoutTables
  ) -> Outlet {
    var scope = LayoutScope(leaking: leaking)
    scope.relevance = relevance
    let first = LayoutReader(project: project, evaluator: evaluator, tables: tables, scope: scope)
    _ = first.read(type)
    let used = usedCells(first)
    let own = first.writes.filter {
      let cell = first.cells[Int($0.cell)]
      return (!cell.isGiven || cell.isShared)
        && (first.isForeign($0.part) || used.contains($0.cell)
          || relevance[cell.isStatic ? type : cell.owner].read.contains(
            project.name(of: cell.isStatic ? cell.known : cell.property))
          // By the name that a view has for its binding.
          || first.holders[$0.cell]?.contains { relevance[$0.type].read.contains($0.property) }
            ?? false)
    }
    guard !own.isEmpty else { return Outlet([first]) }
    writing.insert(type)
    scope.marked = Set(own.map { first.cells[Int($0.cell)].property })
    scope.relevance = nil
    // What was too much with less of what stands around is too much.
    if first.isCut { large.insert(type) }
    if let known = readings[type], known.isSame(for: scope, isLarge: large.contains(type)) {
      if known.isCut { note(changes: own, first) }
      return max(Outlet([first]), known.outlet)
    }
    (refusedTypes, readings[type]) = ([], nil)
    let asked = scope
    var reader = judged(type, &scope, tables) ?? first
    // State that follows is state from a measurement, too.
    for _ in 0..<LayoutRelays.reach {
      let following = Set(reader.relays.map { reader.cells[Int($0.cell)].property })
      guard !following.isSubset(of: scope.marked) else { break }
      scope.marked.formUnion(following)
      if scope.readsAlike(reader.scope, refused: reader.refused) { break }
      guard let next = judged(type, &scope, tables), !next.isCut || reader.isCut else { break }
      reader = next
    }
    LayoutRelays(reader).follow()
    found = [:]
    judge(reader, of: type)
    if !reader.isCut { rounds.add(type, reader, found) }
    if reader.isCut { note(changes: own, first) }
    readings[type] = Reading(
      scope: asked, refusedTypes: refusedTypes, isLarge: large.contains(type), isCut: reader.isCut,
      outlet: Outlet([reader]))
    return Outlet([first, reader])
  }

  /// What came of reading a view with what decides its layout. A later round asks again with more types that leak, most of which do
  /// not stand in the view.
  private struct Reading {
    var scope: LayoutScope
    var refusedTypes: Set<NominalID>
    var isLarge: Bool
    var isCut: Bool
    var outlet: Outlet

    /// Whether a scope with which the view would be read from the start leads to the same.
    func isSame(for other: LayoutScope, isLarge: Bool) -> Bool {
      isLarge == self.isLarge && other.marked == scope.marked
        && other.readsAlike(scope, refused: ScopeRefusals(leaking: refusedTypes))
    }
  }

  /// Reads a view with what decides its layout. What is too much is read once more with less of what stands around.
  private func judged(
    _ type: NominalID, _ scope: inout LayoutScope, _ tables: LayoutTables
  ) -> LayoutReader? {
    var result: LayoutReader?
    for (depth, limit) in Self.attempts where depth == 0 || !large.contains(type) {
      (scope.plainDepth, scope.stepLimit) = (depth, limit)
      let reader = LayoutReader(
        project: project, evaluator: evaluator, tables: tables, scope: scope)
      _ = reader.read(type)
      reader.subscribe()
      reader.place()
      reader.gatherLargest()
      refusedTypes.formUnion(reader.refused.leaking)
      result = reader
      if !reader.isCut { break }
      large.insert(type)
    }
    return result
  }

  /// How deep views are followed that are given nothing of what is measured, and how much is read: as deep as the reader gets with
  /// all, and at last far.
  private static let attempts = [(2, 6_000), (0, 24_000)]

  private func judge(_ reader: LayoutReader, of root: NominalID) {
    guard !reader.isCut, !reader.replaced.hasValues,
      !(reader.isOfModifier && reader.providesObjects)
    else {
      note(changes: reader.writes, reader)
      return
    }
    cycles = []
    let used = usedCells(reader)
    let writes = reader.writes.filter {
      used.contains($0.cell) && !reader.isForeign($0.part)
    }
    guard !writes.isEmpty else { return }
    let maps = LayoutMaps(reader)
    for write in writes where !reader.isShared(write) && maps.isNeverEqual(write) {
      judgeEndless(write, reader, maps)
    }
    let all = maps.all(of: writes)
    for map in all { judge(map, among: all, reader, maps, root) }
    for item in LayoutStates(maps).restless(writes) where !reader.isOpen(item.write) {
      report(.flips, item, reader)
    }
    for write in maps.unknown { note(write, reader) }
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
    _ map: LayoutMap, among all: [LayoutMap], _ reader: LayoutReader, _ maps: LayoutMaps,
    _ root: NominalID
  ) {
    let verdict = verdict(map, reader, maps, [root])
    if verdict.isFeedback { return report(verdict, map, reader) }
    let shown = Shown(root: root, property: reader.cells[Int(map.write.cell)].property)
    if let oscillation = LayoutOscillation(map, among: all, maps.sizes) {
      if judge(oscillation, map, reader, [root]) { return }
      if !thresholds.contains(shown) { thresholds.append(shown) }
    }
    if verdict == .undecided { note(map.write, reader) }
    // What it is given may decide, and what is built from what it hands out.
    let isAround =
      map.result.sources.contains(where: reader.isGiven)
      || verdict == .undecided
        && (reader.handedOut.contains(map.write.cell) || reader.showsWhatIsGiven)
    if isAround, !handedOut.contains(shown) { handedOut.append(shown) }
  }

  private func verdict(
    _ map: LayoutMap, _ reader: LayoutReader, _ maps: LayoutMaps, _ roots: Set<NominalID>
  ) -> LayoutVerdict {
    let judge = LayoutJudge(map, maps)
    var verdict = LayoutVerdict.safe
    if judge.dependsOnItself(map.result) {
      guard !maps.sizes.isCut else { return .undecided }
      verdict = judge.lastingVerdict(map.result)
    }
    if verdict == .safe, judge.mayFollow(map.result) { verdict = .undecided }
    // What it depends on may be measured from what it decides.
    if verdict == .safe || verdict == .undecided, let closed = maps.closed(map) {
      // It was reported for another of the properties.
      guard !cycles.contains(closed.cells) else { return .safe }
      let around = judge.lastingVerdict(closed.result)
      // What two properties hand each other stays where both are alike alone.
      if around == .frozen, !beginAlike(closed.cells, reader) { return .undecided }
      if around.isFeedback {
        cycles.insert(closed.cells)
        verdict = around
      }
    }
    if verdict == .frozen, judge.beginsAtTheEdge { return .safe }
    // A text that may be smaller is no higher than its room.
    if verdict.isFeedback, maps.sizes.hasFontHeight, scaling.mayBeLimited(around: roots) {
      return .undecided
    }
    let chain = map.write.origins.map { reader.writes[$0] } + [map.write]
    return verdict.isFeedback && chain.contains(where: reader.isOpen) ? .undecided : verdict
  }

  /// Whether several properties begin with one number.
  private func beginAlike(_ parts: Set<LayoutCellPart>, _ reader: LayoutReader) -> Bool {
    let numbers = parts.map { part -> String? in
      let property = reader.cells[Int(part.cell)].property
      let facts = project.files[property.fileIndex].facts
      guard part.path.isEmpty, case .variable(let id) = facts[property.id].kind,
        let initial = facts[id].initializer, case .number(let text) = facts[initial].kind
      else { return nil }
      return facts[text]
    }
    return numbers.allSatisfy { $0 != nil && $0 == numbers.first }
  }

  // MARK: Thresholds

  /// Whether state with thresholds stays nowhere, as far as the tree of a root tells.
  private func judge(
    _ oscillation: LayoutOscillation, _ map: LayoutMap, _ reader: LayoutReader,
    _ roots: Set<NominalID>
  ) -> Bool {
    guard !reader.isOpen(map.write), let proof = oscillation.proof(),
      reader.isOfScene || !proof.needsLines || !lines.mayBeLimited(around: roots)
    else { return false }
    report(.flips, map, reader, isThreshold: true)
    return true
  }

  /// Reads what shows a view, and what shows that, up to the scenes: what it is given and how much room it gets may decide. One place
  /// is enough.
  private func judge(
    _ item: Shown, _ views: MeasuringViews, _ tables: LayoutTables,
    by isJudged: (LayoutReader, Set<NominalID>) -> Bool
  ) {
    var path: Set = [item.root]
    var wanted: Set = [project[item.root].name]
    var seen = wanted
    var reads = 0
    // Of which not all can be read.
    var cut: Set<Name> = []
    for _ in 0..<Self.reach where !wanted.isEmpty {
      let users = views.users(of: wanted, areMeasuring: false)
      let types = users.types.keys.sorted().filter { path.insert($0).inserted }
      for type in types where reads < Self.readLimit {
        // What is too much in itself is too much with what stands around.
        guard users.types[type]?.isDisjoint(with: cut) ?? true else {
          cut.insert(project[type].name)
          continue
        }
        var scope = LayoutScope(leaking: path)
        scope.marked = [item.property]
        reads += 1
        guard let reader = judged(type, &scope, tables) else { continue }
        if isJudged(reader, [type]) { return }
        if reader.isCut { cut.insert(project[type].name) }
      }
      wanted = users.helpers.union(types.map { project[$0].name }).subtracting(seen)
      seen.formUnion(wanted)
    }
  }

  /// How many views are read for what they show a view in.
  private static let readLimit = 12

  private func judge(_ item: Shown, _ reader: LayoutReader, _ roots: Set<NominalID>) -> Bool {
    guard !reader.isCut, !reader.replaced.hasValues, !reader.isOfModifier else { return false }
    let maps = LayoutMaps(reader)
    let all = maps.all(
      of: reader.writes.filter { reader.cells[Int($0.cell)].property == item.property })
    return all.contains { map in
      guard let oscillation = LayoutOscillation(map, among: all, maps.sizes) else { return false }
      return judge(oscillation, map, reader, roots)
    }
  }

  /// Whether state is a feedback with what a view of the tree gives to build from it.
  private func judge(
    handedOut item: Shown, _ reader: LayoutReader, _ roots: Set<NominalID>
  ) -> Bool {
    guard !reader.isCut, !reader.replaced.hasValues, !reader.isOfModifier else { return false }
    let maps = LayoutMaps(reader)
    let all = maps.all(
      of: reader.writes.filter {
        let cell = reader.cells[Int($0.cell)]
        return cell.property == item.property && !reader.isForeign($0.part) && !cell.isShared
      })
    cycles = []
    for map in all {
      let verdict = verdict(map, reader, maps, roots.union([item.root]))
      guard verdict.isFeedback else { continue }
      report(verdict, map, reader)
      undecided.removeAll { $0.site == map.write.site }
      // More may become of it where another view shows it.
      if verdict != .frozen { return true }
    }
    return false
  }

  private func report(
    _ verdict: LayoutVerdict, _ map: LayoutMap, _ reader: LayoutReader, isThreshold: Bool = false
  ) {
    let chain = (map.write.origins.map { reader.writes[$0] } + [map.write]).map { write in
      (property: reader.cells[Int(write.cell)].known, written: write.site)
    }
    let property = chain[0].property
    // What becomes of an object that is shared is asked of each view around.
    let isShared = reader.isShared(map.write)
    let feedback = LayoutFeedback(
      verdict: verdict, property: property, measured: map.measured,
      emitted: map.write.emission.map { reader.emissions[map.measurement] ?? $0 },
      written: chain[0].written,
      relays: Array(chain.dropFirst()), used: use(of: map.source, reader),
      quantity: map.quantity, isEveryUpdate: map.write.trigger.kind == .update,
      isThreshold: isThreshold)
    if isShared {
      found[LayoutRounds.Callback(map.write)] = feedback
    } else {
      add(feedback)
    }
  }

  /// Adds what is told of a measurement, once for each property: of several views that show it the one tells in which the most becomes
  /// of it.
  private func add(_ feedback: LayoutFeedback) {
    let key = Judged(property: feedback.property, measured: feedback.measured)
    guard let known = judged[key] else {
      judged[key] = feedbacks.count
      feedbacks.append(feedback)
      return
    }
    if feedback.verdict.weight > feedbacks[known].verdict.weight { feedbacks[known] = feedback }
  }

  private func note(changes writes: [LayoutWrite], _ reader: LayoutReader) {
    for write in writes where write.trigger.kind == .change { note(write, reader) }
  }

  func note(_ write: LayoutWrite, _ reader: LayoutReader) {
    guard !undecided.contains(where: { $0.site == write.site }) else { return }
    undecided.append(
      UndecidedMeasurement(site: write.site, property: reader.cells[Int(write.cell)].known))
  }

  /// The step of the layout that a part of state decides.
  func use(of source: LayoutSource, _ reader: LayoutReader) -> Site? {
    for node in reader.nodes {
      guard let site = node.site else { continue }
      if case .modified(_, let name, _, _) = node.kind, StandardLayout.callbacks[name] != nil {
        continue
      }
      if node.arguments.contains(where: { reader.sources(of: $0.value).contains(source) }) {
        return site
      }
    }
    // What it chooses between.
    for node in reader.nodes {
      guard case .branch(let guards) = node.kind,
        guards.joined().contains(where: {
          reader.conditions[Int($0.condition)].sources.contains(source)
        })
      else { continue }
      return node.children.lazy.compactMap { self.site(of: $0, reader) }.first
    }
    return nil
  }

  /// Where a view stands, or what it is made of.
  private func site(of id: Int32, _ reader: LayoutReader) -> Site? {
    let node = reader.nodes[Int(id)]
    return node.site ?? node.children.lazy.compactMap { self.site(of: $0, reader) }.first
  }
}
