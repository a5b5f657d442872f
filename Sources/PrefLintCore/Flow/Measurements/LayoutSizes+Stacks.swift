// Stacks: the views that stand side by side in one, along its axis and across, and those for each element of a collection.

extension LayoutSizes {
  func stackAxis(_ id: Int32) -> LayoutAxis? {
    if case .component(_, .stack(let axis)?) = node(id).kind { return axis }
    return nil
  }

  /// What a stack has of a proposal for its views: a lazy one proposes nothing along its axis.
  func proposal(_ proposal: LayoutProposal, within stack: Int32) -> LayoutProposal {
    guard case .component(let name, .stack(let axis)?) = node(stack).kind,
      StandardLayout.lazyStacks.contains(name)
    else { return proposal }
    var result = proposal
    result[axis] = nil
    return result
  }

  /// The views that stand side by side in a container; what is transparent is not one of them.
  func rows(of id: Int32) -> [Int32] { node(id).children.flatMap { flattened($0) } }

  func flattened(_ id: Int32) -> [Int32] {
    switch node(id).kind {
    case .group, .component(_, .transparent?): rows(of: id)
    // `EmptyView` is no row, and has no spacing, whatever is applied to it.
    case .component(_, .empty?), .component(_, .apart?): []
    case .modified(let base, _, _, _): flattened(base).isEmpty ? [] : [id]
    case .inlined where isSpread(id): flattened(node(id).children[0])
    default: [id]
    }
  }

  /// Whether the views in it are rows of the container around it.
  func isSpread(_ id: Int32) -> Bool {
    switch node(id).kind {
    case .group, .component(_, .transparent?): true
    case .inlined: isTransparent(id)
    default: false
    }
  }

  private func isTransparent(_ id: Int32) -> Bool {
    switch node(node(id).children[0]).kind {
    case .group, .component(_, .transparent?): true
    case .inlined: isTransparent(node(id).children[0])
    default: false
    }
  }

  func spacing(_ id: Int32, _ axis: LayoutAxis, _ count: Int) -> LayoutTerm {
    guard count > 1 else { return .zero }
    var label = StandardLayout.spacing
    if case .component(_, .grid?) = node(id).kind { label = StandardLayout.gridSpacing }
    guard let value = argument(node(id), label) else {
      return symbol(id, axis, .nonNegative, use: 1)
    }
    if let term = reader.number(value) { return term.scaled(Double(count - 1)) }
    return some(id, axis, of: reader.sources(of: value), use: 1)
  }

  /// A term of the rows that are there, on each way through the conditions among them. Of many conditions each is a row.
  func each(_ rows: [Int32], _ body: ([Int32]) -> LayoutTerm) -> LayoutTerm {
    var ways: [(guards: [LayoutGuard], rows: [Int32])] = [([], [])]
    for row in rows {
      let arms = arms(of: row)
      guard ways.count * arms.count <= LayoutTerm.wayLimit else { return body(rows) }
      ways = ways.flatMap { way in
        arms.compactMap { arm in
          LayoutTerm.joined(way.guards, arm.guards).map { ($0, way.rows + arm.rows) }
        }
      }
    }
    return LayoutTerm(ways: ways.flatMap { body($0.rows).under($0.guards).ways })
  }

  typealias Arms = [(guards: [LayoutGuard], rows: [Int32])]

  /// The rows that a row stands for under conditions of its own.
  func arms(of row: Int32) -> Arms {
    switch node(row).kind {
    case .branch(let guards):
      return zip(guards, node(row).children).flatMap { arms(of: flattened($1), under: $0) }
    case .modified(let base, _, _, _):
      // What is applied to each of some views is applied to none where there are none.
      let arms = arms(of: flattened(base), under: [])
      guard arms.contains(where: \.rows.isEmpty) else { return [([], [row])] }
      return arms.map { ($0.guards, $0.rows.isEmpty ? [] : [row]) }
    default: return [([], [row])]
    }
  }

  /// The same of several rows; of many conditions each is a row.
  func arms(of rows: [Int32], under guards: [LayoutGuard]) -> Arms {
    var arms: Arms = [(guards, [])]
    for row in rows {
      let own = self.arms(of: row)
      guard arms.count * own.count <= LayoutTerm.wayLimit else { return [(guards, rows)] }
      arms = arms.flatMap { arm in
        own.compactMap { item in
          LayoutTerm.joined(arm.guards, item.guards).map { ($0, arm.rows + item.rows) }
        }
      }
    }
    return arms
  }

  func along(_ id: Int32, _ axis: LayoutAxis, _ proposal: LayoutProposal) -> LayoutTerm {
    each(rows(of: id)) { along($0, of: id, axis, proposal) }
  }

  private func along(
    _ rows: [Int32], of id: Int32, _ axis: LayoutAxis, _ proposal: LayoutProposal
  ) -> LayoutTerm {
    guard let parts = repeated(rows) else { return some(rows, of: id, axis, proposal) }
    let gaps = spacing(id, axis, parts.reduce(0) { $0 + $1.count })
    // The least that the rows take, and the most.
    var (total, most) = (gaps, gaps)
    var isFlexible = false
    for (row, count, isElement) in parts {
      var inner = proposal
      inner[axis] = proposal[axis].flatMap { $0.moving.isEmpty ? $0 : nil }
      let isRowFlexible = proposal[axis] != nil && self.isFlexible(row, axis, proposal)
      if isRowFlexible { inner[axis] = .zero }
      let own = size(row, axis, inner)
      if isElement, !own.isSameForEach { return some(id, axis, of: all(id, axis, proposal)) }
      total = total + own.scaled(Double(count))
      if isRowFlexible { inner[axis] = .number(.infinity) }
      let limit = isRowFlexible ? size(row, axis, inner) : own
      most = most + limit.scaled(Double(count))
      isFlexible = isFlexible || isRowFlexible
    }
    guard isFlexible, let offered = proposal[axis] else { return total }
    // Flexible views take what is left, each up to its limit.
    let taken = offered.smallest(most)
    // Of what no window has room for it is told; a line always has some.
    let isSmall =
      total.linear.map { !$0.isNumber || $0.constant <= StandardLayout.lineLimit } ?? true
    return total.moving.isEmpty && isSmall ? taken : taken.largest(total)
  }

  /// A stack with rows for the elements of a collection of which it is not known how many there are: never less than its other rows.
  private func some(
    _ rows: [Int32], of id: Int32, _ axis: LayoutAxis, _ proposal: LayoutProposal
  ) -> LayoutTerm {
    let unknown = some(id, axis, of: all(id, axis, proposal))
    let others = rows.filter { !isRepeated($0) }
    // Rows that take what is left, and gaps that may be less than nothing, leave it open.
    guard !others.contains(where: { proposal[axis] != nil && isFlexible($0, axis, proposal) }),
      spacing(id, axis, 2).linear.map({ $0.sign != .unknown }) ?? false
    else { return unknown }
    let least = others.isEmpty ? .zero : along(others, of: id, axis, proposal)
    let counted = rows.filter(isRepeated).map { self.counted($0, axis, proposal) }
    if let first = counted.first, !counted.contains(nil) {
      return counted.dropFirst().reduce(least + (first ?? .zero)) { $0 + ($1 ?? .zero) }
    }
    guard !others.isEmpty else { return unknown }
    let rest = Set(unknown.sources.filter { !$0.isConstant })
    return LayoutTerm(
      ways: least.ways.map { way in
        LayoutTerm.Way(guards: way.guards, piece: way.piece + .above(.zero, rest))
      })
  }

  /// Some number of rows, however many there are; nil where what is measured may move them, or how many they are.
  private func counted(
    _ row: Int32, _ axis: LayoutAxis, _ proposal: LayoutProposal
  ) -> LayoutTerm? {
    let data = node(row).arguments.map { reader.sources(of: $0.value) }
    guard !data.joined().contains(where: isMeasured) else { return nil }
    for inner in rows(of: row) {
      guard !isRepeated(inner), proposal[axis] == nil || !isFlexible(inner, axis, proposal),
        let form = size(inner, axis, proposal).linear, form.sign != .unknown
      else { return nil }
    }
    return .source(.bounded(index(row, axis, 0), .nonNegative))
  }

  func across(_ id: Int32, _ axis: LayoutAxis, _ proposal: LayoutProposal) -> LayoutTerm {
    var inner = proposal
    if let own = stackAxis(id) {
      inner[own] = proposal[own].flatMap { $0.moving.isEmpty ? $0 : nil }
    }
    return each(rows(of: id)) { largest($0, axis, inner) }
  }

  /// The largest of some rows, each of which gets the same.
  func largest(
    _ rows: [Int32], _ axis: LayoutAxis, _ proposal: LayoutProposal
  ) -> LayoutTerm {
    let terms = rows.flatMap { row -> [LayoutTerm] in
      guard isRepeated(row) else { return [size(row, axis, proposal)] }
      let terms = repeated([row])?.map { size($0.row, axis, proposal) }
      if let terms, terms.allSatisfy(\.isSameForEach) { return terms }
      return [counted(row, axis, proposal) ?? some(row, axis, of: all(row, axis, proposal))]
    }
    return terms.dropFirst().reduce(terms.first ?? .zero) { $0.largest($1) }
  }

  func isRepeated(_ id: Int32) -> Bool {
    if case .component(_, .repeats?) = node(id).kind { return true }
    return false
  }

  /// Rows with how often each stands there, and whether it is one of those for the elements of a collection; nil where it is not
  /// known how many elements there are.
  private func repeated(_ rows: [Int32]) -> [(row: Int32, count: Int, isElement: Bool)]? {
    var result: [(row: Int32, count: Int, isElement: Bool)] = []
    for row in rows {
      guard isRepeated(row) else {
        result.append((row, 1, false))
        continue
      }
      guard let data = node(row).arguments.first(where: { $0.label.isEmpty }),
        let elements = reader.elements(of: data.value)
      else { return nil }
      let inner = self.rows(of: row)
      guard !inner.contains(where: isRepeated) else { return nil }
      if !elements.isEmpty { result += inner.map { ($0, elements.count, true) } }
    }
    return result
  }

  /// Whether a view takes more where more is proposed.
  func isFlexible(
    _ id: Int32, _ axis: LayoutAxis, _ proposal: LayoutProposal
  ) -> Bool {
    let probe = LayoutSource.symbol(-1, .positive)
    var probing = proposal
    probing[axis] = .source(probe)
    return size(id, axis, probing).depends(on: probe)
  }
}
