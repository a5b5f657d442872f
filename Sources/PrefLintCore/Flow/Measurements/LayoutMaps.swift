// What layout makes of state that is written from a measurement: the map from state to what is written into it next, and its
// composition with the maps of other properties.

/// A part of state: an index into the reader's cells, and the members that lead to the part.
struct LayoutCellPart: FastHashable {
  var cell: Int32
  var path: [Name]

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(Int(cell))
    mixer.add(path)
  }

  var source: LayoutSource { .cell(cell, path) }

  /// Whether one of two parts holds the other.
  func overlaps(_ other: Self) -> Bool {
    cell == other.cell && (path.starts(with: other.path) || other.path.starts(with: path))
  }

  func overlaps(_ source: LayoutSource) -> Bool {
    if case .cell(let cell, let path) = source {
      overlaps(Self(cell: cell, path: path))
    } else {
      false
    }
  }
}

/// What a write makes of the state that decides what it measures.
struct LayoutMap {
  var write: LayoutWrite
  /// The part of state that is written.
  var source: LayoutSource
  /// What is written, with what layout makes of the state in the place of what is measured.
  var result: LayoutTerm
  /// What layout makes of the state in the place of each quantity that is measured.
  var layouts: [(quantity: LayoutSource, term: LayoutTerm)] = []
  /// What is measured, the first of several that follows the state, of which node, and where.
  var quantity: LayoutQuantity
  var measurement: Int32
  var node: Int32
  var measured: Site
}

/// The maps of one tree.
final class LayoutMaps {
  let reader: LayoutReader
  let sizes: LayoutSizes
  /// Writes of something measured of which no map can be told.
  var unknown: [LayoutWrite] = []
  private var maps: [LayoutMap] = []

  init(_ reader: LayoutReader) {
    self.reader = reader
    sizes = LayoutSizes(reader)
  }

  /// The layout's term of a quantity; nil if the model has none.
  func term(_ id: Int32, _ quantity: LayoutQuantity) -> LayoutTerm? {
    let node = reader.measurements[Int(id)].node
    guard node >= 0 else { return nil }
    switch quantity {
    case .size(let axis): return sizes.size(node, axis, sizes.proposal(to: node))
    case .position(_, .unknown), .other: return nil
    case .position(let axis, let space): return sizes.position(of: node, axis, in: space)
    }
  }

  // MARK: Numbers

  /// The maps of all writes, in their order.
  func all(of writes: [LayoutWrite]) -> [LayoutMap] {
    for write in writes {
      let parts = LayoutWriteParts(reader).parts(of: write.value, path: write.path)
      if parts.isEmpty, mayDecide(write) { unknown.append(write) }
      for part in parts {
        if let map = map(part, write) { maps.append(map) }
      }
    }
    return maps
  }

  /// Whether what is written is measured where the state is mentioned.
  private func mayDecide(_ write: LayoutWrite) -> Bool {
    reader.sources(of: write.value).contains { source in
      guard case .quantity(let id, _) = source else { return false }
      let node = reader.measurements[Int(id)].node
      return node >= 0 && decides(write.cell, node)
    }
  }

  private func map(_ part: LayoutWriteParts.Part, _ write: LayoutWrite) -> LayoutMap? {
    let source = LayoutSource.cell(write.cell, part.path)
    let quantities = part.term.sources.compactMap { source -> (Int32, LayoutQuantity)? in
      if case .quantity(let id, let quantity) = source { (id, quantity) } else { nil }
    }.sorted { $0.0 == $1.0 ? $0.1.order < $1.1.order : $0.0 < $1.0 }
    guard let (id, _) = quantities.first else { return nil }
    let measurement = reader.measurements[Int(id)]
    // What is given to a view that never shows it is not measured.
    guard !reader.isDropped(measurement.node) else { return nil }
    // A callback that the quantity does not make run is one of something else.
    guard runs(write.trigger, for: Set(quantities.map { .quantity($0.0, $0.1) })) else {
      return nil
    }
    let terms = quantities.compactMap { term($0.0, $0.1) }
    guard terms.count == quantities.count else {
      if measurement.node >= 0, decides(write.cell, measurement.node) { unknown.append(write) }
      return nil
    }
    let layouts = zip(quantities, terms).map {
      (quantity: LayoutSource.quantity($0.0, $0.1), term: $1)
    }
    // Of several: the larger of both extents, for example, or of two views.
    let result = layouts.reduce(part.term) { $0.replacing($1.quantity, by: $1.term) }
    // The one that the state decides is where it is measured.
    let moved = terms.firstIndex { $0.depends(on: source) } ?? 0
    let shown = reader.measurements[Int(quantities[moved].0)]
    return LayoutMap(
      write: write, source: source, result: result.under(write.builds), layouts: layouts,
      quantity: quantities[moved].1, measurement: quantities[moved].0, node: shown.node,
      measured: shown.site)
  }

  func runs(_ trigger: LayoutTrigger, for quantities: Set<LayoutSource>) -> Bool {
    trigger.kind == .update || quantities.isSubset(of: trigger.sources)
  }

  /// Whether state is mentioned by what a node is, or by what is proposed to it.
  func decides(_ cell: Int32, _ node: Int32) -> Bool {
    LayoutAxis.allCases.contains { axis in
      let proposal = sizes.proposal(to: node)
      return sizes.all(node, axis, proposal).contains {
        if case .cell(cell, _) = $0 { true } else { false }
      }
    }
  }

  // MARK: Several properties

  /// A map with other measured state replaced by what it is measured from; nil if that changes nothing.
  func closed(_ map: LayoutMap) -> (result: LayoutTerm, cells: Set<LayoutCellPart>)? {
    guard case .cell(let own, let path) = map.source else { return nil }
    var cells: Set = [LayoutCellPart(cell: own, path: path)]
    var result = map.result
    for _ in 0..<Self.reach {
      let next = result.sources.compactMap { source -> LayoutMap? in
        guard case .cell(let id, let path) = source,
          !cells.contains(LayoutCellPart(cell: id, path: path))
        else { return nil }
        return only(id, path)
      }.min { $0.write.order < $1.write.order }
      guard let next, case .cell(let id, let path) = next.source else { break }
      cells.insert(LayoutCellPart(cell: id, path: path))
      result = result.replacing(next.source, by: next.result)
    }
    return cells.count > 1 && result.depends(on: map.source) ? (result, cells) : nil
  }

  /// How many properties a measurement may go through.
  private static let reach = 3

  /// What a part of state is once it is measured, where layout tells a number and nothing else writes it.
  func constant(_ source: LayoutSource) -> Double? {
    guard case .cell(let id, let path) = source else { return nil }
    return only(id, path)?.result.number
  }

  /// The only map of a part of state that nothing else writes.
  private func only(_ cell: Int32, _ path: [Name]) -> LayoutMap? {
    let found = maps.filter { $0.source == .cell(cell, path) }
    guard found.count == 1, found[0].write.guards.isEmpty,
      !found[0].write.trigger.standing.contains(where: reader.isDecidedByCallbacks),
      reader.writes.count(where: { $0.cell == cell && reader.mayOverlap($0.path, path) }) == 1,
      !OtherWriters(reader).exist(of: cell, besides: found[0].write)
    else { return nil }
    return found[0]
  }

  // MARK: Values that never equal the last one

  /// Whether what is written differs from what was there, whatever it was.
  func isNeverEqual(_ write: LayoutWrite) -> Bool {
    // Unless the same callback takes some out.
    if write.isLonger {
      return reader.writes.allSatisfy { other in
        other.cell != write.cell || other.trigger.site != write.trigger.site || other.isLonger
      }
    }
    let isOnlyOne = !reader.writes.contains { other in
      other.order != write.order && other.trigger.site == write.trigger.site
        && other.trigger.node == write.trigger.node && other.part.overlaps(write.part)
    }
    guard isOnlyOne else { return false }
    switch write.value {
    case .fresh, .instance: return reader.isNeverEqual(write.value)
    case .condition(let item):
      if case .truth(let source) = reader.conditions[Int(item.condition)].kind {
        return !item.holds && source == .cell(write.cell, write.path)
      }
      return false
    case .number(let term): return Self.isCounted(term, write.part)
    default: return false
    }
  }

  /// Whether a write puts another value into state each time that its callback runs: a new one, or what is measured as it is.
  static func isRenewed(_ write: LayoutWrite, _ reader: LayoutReader) -> Bool {
    guard write.guards.isEmpty else { return false }
    switch write.value {
    case .fresh, .size, .frame: return true
    case .number(let term):
      guard let form = term.linear else { return false }
      return form.parts.keys.contains { source in
        if case .quantity = source { write.trigger.sources.contains(source) } else { false }
      } || isCounted(term, write.part)
    default: return false
    }
  }

  /// Whether a number is another one than it was: more, or less.
  private static func isCounted(_ term: LayoutTerm, _ part: LayoutCellPart) -> Bool {
    guard let form = term.linear else { return false }
    let (slope, rest) = form.split(at: part.source)
    return slope == 1 && rest.order != nil && rest.order != .equal
  }

  /// Whether what makes the callback run changes with each new value; nil if that is not told.
  func moves(_ write: LayoutWrite) -> Bool? {
    guard write.trigger.followsEveryChange else { return nil }
    var isTold = true
    for case .quantity(let id, let quantity) in write.trigger.sources {
      switch moves(id, quantity, with: write) {
      case true?: return true
      case nil: isTold = false
      case false?: continue
      }
    }
    return isTold ? false : nil
  }

  private func moves(_ id: Int32, _ quantity: LayoutQuantity, with write: LayoutWrite) -> Bool? {
    let source = LayoutSource.cell(write.cell, write.path)
    let node = reader.measurements[Int(id)].node
    guard let term = term(id, quantity) else {
      return node >= 0 && decides(write.cell, node) ? nil : false
    }
    if case .condition = write.value, !write.isLonger {
      // Two sizes, one for each value of the Boolean.
      let run = [true, false].map { value in
        LayoutAssumption(self, LayoutCellPart(cell: write.cell, path: write.path), .boolean(value))
          .linear(term)
      }
      guard let first = run[0], let second = run[1],
        let order = (first + second.scaled(-1)).order
      else { return depends(term, on: source) ? nil : false }
      return order != .equal
    }
    if case .size(let axis) = quantity {
      let growth = LayoutGrowth(sizes: sizes, source: source, isLonger: write.isLonger)
      if growth.holds(node, axis, sizes.proposal(to: node)) { return true }
    }
    if !write.isLonger, term.ways.count == 1, case .linear(let form) = term.ways[0].piece {
      return (form.parts[source] ?? 0) != 0
    }
    return depends(term, on: source) ? nil : false
  }

  /// Whether a number, or what decides which one it is, depends on state.
  private func depends(_ term: LayoutTerm, on source: LayoutSource) -> Bool {
    term.depends(on: source)
      || term.ways.flatMap(\.guards).contains {
        reader.conditions[Int($0.condition)].sources.contains(source)
      }
  }
}

/// Comparisons of numbers that are known up to constants.
enum LayoutComparison {
  /// Whether two conditions hold; nil if that is not known.
  static func both(_ one: Bool?, _ other: Bool?) -> Bool? {
    if one == false || other == false { return false }
    return one == nil || other == nil ? nil : true
  }

  static func holds(_ left: LinearForm, _ operation: String, _ right: LinearForm) -> Bool? {
    guard let order = (left + right.scaled(-1)).order else { return nil }
    switch operation {
    case "==": return order == .equal
    case "!=": return order != .equal
    case "<": return order == .less
    case ">": return order == .greater
    case "<=": return order != .greater
    case ">=": return order != .less
    default: return nil
    }
  }
}

extension LayoutReader {
  /// The property that a part of state is; nil of what is not declared.
  func property(of part: LayoutCellPart) -> DeclarationReference? {
    var property = cells[Int(part.cell)].property
    for name in part.path {
      guard let owner = type(of: property), let next = self.property(named: name, of: owner) else {
        return nil
      }
      property = next
    }
    return property
  }
}

extension LinearForm {
  enum Order { case less, equal, greater }

  /// How it compares with zero, if that is the same for all values of its constants.
  var order: Order? {
    if parts.isEmpty { return constant == 0 ? .equal : constant < 0 ? .less : .greater }
    if sign == .positive { return .greater }
    return scaled(-1).sign == .positive ? .less : nil
  }
}
