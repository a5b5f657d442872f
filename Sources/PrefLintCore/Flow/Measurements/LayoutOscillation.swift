// State that is written as it is measured, and of which conditions alone decide the layout that is measured: between two thresholds
// the layout is one, whatever the state is. Where none of these layouts gives the state a number for which it is the layout, there is
// no value at which the state stays (E.3, "condition/threshold").

struct LayoutOscillation {
  let sizes: LayoutSizes
  let source: LayoutSource
  /// The maps of all that writes the state.
  private let maps: [LayoutMap]
  private let thresholds: [Double]
  private var reader: LayoutReader { sizes.reader }

  /// Nil of state that is written otherwise, or that no threshold decides. O(conditions).
  init?(_ map: LayoutMap, among all: [LayoutMap], _ sizes: LayoutSizes) {
    self.sizes = sizes
    source = map.source
    let reader = sizes.reader
    guard case .cell(let cell, let path) = source,
      !reader.isForeign(LayoutCellPart(cell: cell, path: path)), !reader.cells[Int(cell)].isShared
    else { return nil }
    let part = LayoutCellPart(cell: cell, path: path)
    maps = all.filter { $0.source == map.source }
    let known = Set(maps.map(\.write.order))
    guard reader.writes.allSatisfy({ !$0.part.overlaps(part) || known.contains($0.order) }),
      !(reader.relays.map(\.part) + reader.reactions).contains(where: part.overlaps)
    else { return nil }
    thresholds = Self.thresholds(on: map.source, reader)
    guard !thresholds.isEmpty, thresholds.count <= Self.limit,
      maps.allSatisfy({ Self.isPlain($0, path, reader) })
    else { return nil }
  }

  /// More thresholds than anybody writes, and more conditions of other state.
  private static let limit = 6
  private static let assumptions = 4

  /// Whether a map writes what it measures, whenever that changes.
  private static func isPlain(_ map: LayoutMap, _ path: [Name], _ reader: LayoutReader) -> Bool {
    let write = map.write
    guard write.trigger.kind == .change, write.origins.isEmpty, map.layouts.count == 1,
      map.quantity.isSize, map.node >= 0
    else { return false }
    let measured = LayoutTerm.source(map.layouts[0].quantity)
    let state = LayoutTerm.source(map.source)
    return OtherWriters.terms(write.value, write.path, reader)[path] == measured
      && write.guards.allSatisfy { item in
        // `if height != new`
        switch reader.conditions[Int(item.condition)].kind {
        case .comparison(let left, "!=", let right) where item.holds,
          .comparison(let left, "==", let right) where !item.holds:
          left == measured && right == state || left == state && right == measured
        default: false
        }
      }
  }

  /// The numbers at which conditions of the state alone change, in order.
  private static func thresholds(on source: LayoutSource, _ reader: LayoutReader) -> [Double] {
    var found: Set<Double> = []
    func add(_ left: LayoutPiece, _ right: LayoutPiece) {
      for (one, other) in [(left, right), (right, left)] {
        for form in one.forms {
          for limit in other.forms {
            let (slope, rest) = (form + limit.scaled(-1)).split(at: source)
            if slope != 0, rest.isNumber { found.insert(-rest.constant / slope) }
          }
        }
      }
    }
    for condition in reader.conditions where condition.sources == [source] {
      guard case .comparison(let left, _, let right) = condition.kind else { continue }
      for one in left.ways { for other in right.ways { add(one.piece, other.piece) } }
    }
    return found.sorted()
  }

  // MARK: Layouts

  /// The numbers between two thresholds, or one of these.
  private struct Region {
    var low: Double
    var high: Double

    /// One of them.
    var number: Double {
      if low == high { return low }
      if low == -.infinity { return high - 1 }
      return high == .infinity ? low + 1 : (low + high) / 2
    }

    /// Whether a size certainly is none of them.
    func excludes(_ size: LayoutExtent) -> Bool {
      if low == high { return size.most < low || size.least > low }
      return size.most <= low || high < .infinity && size.least >= high
    }
  }

  private var regions: [Region] {
    var result = [Region(low: -.infinity, high: thresholds[0])]
    for (index, threshold) in thresholds.enumerated() {
      result.append(Region(low: threshold, high: threshold))
      result.append(
        Region(
          low: threshold,
          high: index + 1 < thresholds.count ? thresholds[index + 1] : .infinity))
    }
    // No size is less than nothing.
    return result.filter { $0.high > 0 || $0.low == 0 && $0.high == 0 }
  }

  /// Whether the state stays nowhere in some run, and whether that is so because of a text that is long.
  func proof() -> Proof? { proof(assuming: [:]) }

  struct Proof {
    /// A text must have as many lines as it needs.
    var needsLines: Bool
  }

  private func proof(assuming assumed: [Int32: Bool]) -> Proof? {
    var nodes: Set<Int32> = []
    var proof = Proof(needsLines: false)
    var asked: Int32?
    let isProved = regions.allSatisfy { region in
      let scenario = LayoutScenario(sizes, source, is: region.number, assumed: assumed)
      let size = measured(scenario, &nodes)
      asked = asked ?? scenario.asked
      proof.needsLines = proof.needsLines || scenario.hasReadText
      return size.map(region.excludes) ?? false
    }
    // Of a new view only what calls back for its first value tells it.
    if isProved, nodes.count == 1 || maps.allSatisfy(\.write.trigger.runsFirst) { return proof }
    guard let asked, assumed.count < Self.assumptions else { return nil }
    for value in [true, false] {
      var more = assumed
      more[asked] = value
      if let proof = self.proof(assuming: more) { return proof }
    }
    return nil
  }

  /// The size of the only view that stands and is measured.
  private func measured(_ scenario: LayoutScenario, _ nodes: inout Set<Int32>) -> LayoutExtent? {
    let standing = maps.map { (map: $0, stands: scenario.stands($0.node)) }
    guard !standing.contains(where: { $0.stands == nil }) else { return nil }
    let found = standing.filter { $0.stands == true }.map(\.map)
    guard found.count == 1, case .size(let axis) = found[0].quantity else { return nil }
    nodes.insert(found[0].node)
    return scenario.size(found[0].node, axis, scenario.offers(to: found[0].node))
  }
}

extension LayoutPiece {
  /// The forms of which it is one.
  fileprivate var forms: [LinearForm] {
    switch self {
    case .linear(let form): [form]
    case .maximum(let forms), .minimum(let forms): forms
    case .nested(let groups): groups.flatMap { $0 }
    case .above, .rounded, .opaque, .infinite: []
    }
  }
}
