// Views that are larger with each larger number that state holds, though not in a proportion that is told: rows of a range that ends
// with it, and lines that are repeated so often.

struct LayoutGrowth {
  let sizes: LayoutSizes
  let source: LayoutSource
  /// Whether the state is an array that has more elements each time.
  var isLonger = false
  private var reader: LayoutReader { sizes.reader }

  /// Whether a view is larger along an axis with each larger number. O(nodes below).
  func holds(_ id: Int32, _ axis: LayoutAxis, _ proposal: LayoutProposal) -> Bool {
    let node = sizes.node(id)
    switch node.kind {
    case .inlined: return holds(node.children[0], axis, proposal)
    case .group: return node.children.count == 1 && holds(node.children[0], axis, proposal)
    case .modified(let base, let name, let effect, _):
      switch effect {
      case .none, .moves, .transforms, .namesSpace: return holds(base, axis, proposal)
      case .fixes: return holds(base, axis, sizes.fixed(node, proposal))
      case .pads, .metrics:
        return !StandardLayout.shortening.contains(name)
          && !sizes.sources(node).contains(source)
          && holds(base, axis, sizes.inner(id, node, proposal))
      case .frames:
        let prefixes = ["", "min", "max"]
        return prefixes.allSatisfy { sizes.argument(node, LayoutSizes.label(axis, $0)) == nil }
          && holds(base, axis, sizes.inner(id, node, proposal))
      case .positions, .resizes, .sizesHost, .other: return false
      }
    case .component(_, .hugs?), .component(_, .layers?), .component(_, .transparent?),
      .component(_, .single?):
      let rows = sizes.rows(of: id)
      return rows.count == 1 && holds(rows[0], axis, proposal)
    case .component(_, .stack(axis)?):
      let spacing = sizes.spacing(id, axis, 2)
      return spacing.linear.map { $0.sign != .unknown } ?? false
        && isTaller(sizes.rows(of: id), axis, proposal)
    case .component(_, .scrolls?):
      return node.children.count == 1 && sizes.inside(node, proposal)[axis] == nil
        && proposal[axis] == nil && holds(node.children[0], axis, sizes.inside(node, proposal))
    case .component(_, .text?):
      guard axis == .vertical, case .record(let parts)? = node.arguments.first?.value,
        parts.map({ reader.text($0.label) }) == StandardLayout.repeatedText,
        case .symbol(let text) = parts[0].value, reader.text(text).contains("\\n")
      else { return false }
      return isCounted(parts[1].value)
    case .component(_, .fills?), .component(_, .measures?): return fills(id, axis)
    default: return false
    }
  }

  /// Whether what takes the size of something, in a layer of it, is larger with it.
  private func fills(_ id: Int32, _ axis: LayoutAxis) -> Bool {
    var current = id
    while sizes.node(current).otherParents.isEmpty {
      let parent = sizes.node(current).parent
      guard parent >= 0 else { return false }
      switch sizes.node(parent).kind {
      case .inlined, .modified(current, _, .none, _): current = parent
      case .group where sizes.node(parent).children.count == 1: current = parent
      case .modified(let base, let name, _, _)
      where base != current && StandardLayout.layers.contains(name):
        return holds(base, axis, sizes.proposal(to: parent))
      default: return false
      }
    }
    return false
  }

  /// Whether one of the rows of a stack is larger, or has more rows, and no other row depends on the number.
  private func isTaller(_ rows: [Int32], _ axis: LayoutAxis, _ proposal: LayoutProposal) -> Bool {
    var inner = proposal
    inner[axis] = proposal[axis].flatMap { $0.moving.isEmpty ? $0 : nil }
    var isMore = false
    for row in rows {
      // Rows that share what they are offered are as large together, however many they are.
      let shares =
        proposal[axis] != nil && sizes.isRepeated(row)
        && sizes.rows(of: row).contains { sizes.isFlexible($0, axis, inner) }
      if shares { return false }
      if sizes.isRepeated(row) ? repeats(row, axis, inner) : holds(row, axis, inner) {
        isMore = true
      } else if sizes.content(of: row).contains(where: { !$0.isConstant }) {
        return false
      } else if proposal[axis] != nil, sizes.isFlexible(row, axis, inner) {
        // It takes what the others leave.
        return false
      }
    }
    return isMore
  }

  /// Whether a row is repeated for each number of a range that ends with the state, or for each element of the array that it is, and
  /// there is something to see of it.
  private func repeats(_ id: Int32, _ axis: LayoutAxis, _ proposal: LayoutProposal) -> Bool {
    guard let data = sizes.argument(sizes.node(id), "") else { return false }
    switch data {
    case .record(let parts):
      guard parts.map({ reader.text($0.label) }) == StandardLayout.bounds,
        !reader.sources(of: parts[0].value).contains(source), isCounted(parts[1].value)
      else { return false }
    case .cell(let cell, let path, _):
      guard isLonger, source == .cell(cell, path) else { return false }
    default: return false
    }
    var isSeen = false
    for row in sizes.rows(of: id) {
      guard let form = sizes.size(row, axis, proposal).linear, form.sign != .unknown else {
        return false
      }
      isSeen = isSeen || form.sign == .positive
    }
    return isSeen
  }

  /// Whether a number is the state's and more, or a multiple of it.
  private func isCounted(_ value: LayoutValue) -> Bool {
    guard !isLonger, let form = reader.number(value)?.linear else { return false }
    return form.parts.count == 1 && form.parts[source] ?? 0 > 0
  }
}
