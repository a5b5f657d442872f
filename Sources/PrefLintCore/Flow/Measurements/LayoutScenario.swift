// A tree of layout in one run of the program: the measured state is some number, conditions of other state are what is assumed, and
// texts that come at run time are as long as anybody writes. What nobody knows then has the bounds of all that it may be.

final class LayoutScenario {
  let sizes: LayoutSizes
  var reader: LayoutReader { sizes.reader }
  /// The state that is measured, and what it is.
  let source: LayoutSource
  let number: Double
  /// What is assumed of other conditions.
  let assumed: [Int32: Bool]
  /// A condition of which something could be assumed, the first that was asked for.
  private(set) var asked: Int32?
  /// Whether something was said of a text that is long.
  var hasReadText = false
  private var standing: [Int32: Standing] = [:]
  private var steps = 0
  private static let stepLimit = 5_000

  /// Where a node stands.
  private enum Standing {
    case root
    case inside(Int32)
    /// Nowhere: another side of a condition is taken.
    case gone
    case unknown
  }

  init(_ sizes: LayoutSizes, _ source: LayoutSource, is number: Double, assumed: [Int32: Bool]) {
    (self.sizes, self.source, self.number, self.assumed) = (sizes, source, number, assumed)
  }

  func node(_ id: Int32) -> LayoutNode { reader.nodes[Int(id)] }

  /// Whether there are steps left.
  func step() -> Bool {
    steps += 1
    return steps < Self.stepLimit
  }

  // MARK: Conditions

  /// Whether a condition holds; nil if that is not known.
  func holds(_ item: LayoutGuard) -> Bool? {
    outcome(item.condition).map { $0 == item.holds }
  }

  private func outcome(_ id: Int32) -> Bool? {
    if let known = assumed[id] { return known }
    let condition = reader.conditions[Int(id)]
    switch condition.kind {
    case .comparison(let left, let operation, let right):
      guard condition.sources == [source] else { return nil }
      guard let lhs = settled(left), let rhs = settled(right) else { return nil }
      return reader.holds(lhs, operation, rhs)
    case .both(let left, let right):
      return LayoutComparison.both(holds(left), holds(right))
    // It has been measured.
    case .presence(source): return true
    case .truth(let subject), .presence(let subject):
      if asked == nil, mayBeEither(subject) { asked = id }
      return nil
    case .isCase, .build, .device, .other: return nil
    }
  }

  /// A number that the state decides.
  private func settled(_ term: LayoutTerm) -> Double? {
    let ways = term.replacing(source, by: .number(number)).ways
    let pieces = Set(possible(ways.map { ($0.guards, $0.piece) }))
    guard pieces.count == 1, case .linear(let form)? = pieces.first, form.isNumber else {
      return nil
    }
    return form.constant
  }

  /// Whether something else decides a condition, which no callback of the tree writes.
  private func mayBeEither(_ subject: LayoutSource) -> Bool {
    switch subject {
    case .cell(let id, _):
      !(reader.writes + reader.relays).contains { $0.cell == id } && !source.isCell(id)
    case .symbol: !reader.isGiven(subject) && !reader.isStatic(subject)
    case .quantity, .bounded, .previous: false
    }
  }

  /// Those of several values that may be meant.
  func possible<Value>(_ ways: [(guards: [LayoutGuard], value: Value)]) -> [Value] {
    ways.filter { way in !way.guards.contains { holds($0) == false } }.map(\.value)
  }

  // MARK: Numbers

  /// An optional length.
  enum Length {
    case none
    case number(Double)
    case unknown
  }

  func lengths(_ value: LayoutValue?) -> [Length] {
    switch value {
    case nil, .some(.none): [.none]
    case .choice(let ways)?:
      possible(ways.map { ($0.guards, $0.value) }).flatMap { lengths($0) }
    case let value?:
      reader.number(value).map { term in
        possible(term.ways.map { ($0.guards, $0.piece) }).map { piece in
          switch piece {
          case .infinite: .number(.infinity)
          case .linear(let form) where form.isNumber: .number(form.constant)
          default: .unknown
          }
        }
      } ?? [.unknown]
    }
  }

  /// What insets add along an axis. Those that are not told are what the system takes for them.
  func inset(_ id: Int32, _ node: LayoutNode, _ axis: LayoutAxis) -> Double? {
    let term = sizes.insets(id, node, axis)
    let pieces = possible(term.ways.map { ($0.guards, $0.piece) })
    guard pieces.count == 1, case .linear(let form) = pieces[0] else { return nil }
    var total = form.constant
    for (part, factor) in form.parts.sorted(by: { $0.key < $1.key }) {
      guard case .symbol(_, .positive) = part else { return nil }
      total += factor * StandardLayout.inset
    }
    return total >= 0 ? total : nil
  }

  // MARK: Standing

  /// Whether a node stands anywhere; nil if that is not known.
  func stands(_ id: Int32) -> Bool? {
    switch standing(id) {
    case .root, .inside: true
    case .gone: false
    case .unknown: nil
    }
  }

  /// What a node stands in; nil of the root, and if that is not known.
  func parent(of id: Int32) -> Int32? {
    if case .inside(let parent) = standing(id) { parent } else { nil }
  }

  private func standing(_ id: Int32) -> Standing {
    if let known = standing[id] { return known }
    standing[id] = .unknown
    guard step() else { return .unknown }
    let result = findStanding(id)
    standing[id] = result
    return result
  }

  private func findStanding(_ id: Int32) -> Standing {
    guard node(id).parent >= 0 else { return id == reader.root ? .root : .gone }
    var found: [Int32] = []
    for parent in [node(id).parent] + node(id).otherParents {
      switch stands(parent) {
      case false?: continue
      case nil: return .unknown
      case true?: break
      }
      guard case .branch(let guards) = node(parent).kind else {
        found.append(parent)
        continue
      }
      for (guards, child) in zip(guards, node(parent).children) where child == id {
        let all = guards.map { holds($0) }
        if all.contains(false) { continue }
        guard !all.contains(nil) else { return .unknown }
        found.append(parent)
      }
    }
    guard let parent = found.first else { return .gone }
    return found.count == 1 ? .inside(parent) : .unknown
  }
}
