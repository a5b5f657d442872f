// Where a view stands in a coordinate space, as a function of state: the sum of what every step around it moves it by.

extension LayoutSizes {
  /// The leading or top edge of a node in a space.
  func position(of id: Int32, _ axis: LayoutAxis, in space: LayoutSpace) -> LayoutTerm {
    if space == .local { return .zero }
    var total = LayoutTerm.zero
    var current = id
    // The row of a container that is the view, or holds it.
    var row = id
    while true {
      let parent = reader.nodes[Int(current)].parent
      guard parent >= 0 else {
        // A root stands in the middle of its space.
        let size = size(current, axis, proposal(to: current))
        let place = symbol(current, axis, .unknown, use: 7)
        return total + (size.moving.isEmpty ? place : .opaque(size.moving))
      }
      guard reader.nodes[Int(current)].otherParents.isEmpty else {
        // Where it stands differs from place to place.
        return .opaque(content(of: root(of: current)).union(deciding(current)))
      }
      let node = reader.nodes[Int(parent)]
      switch node.kind {
      case .group, .inlined, .branch, .component(_, .transparent?): break
      case .modified(let base, let name, let effect, _):
        if base == current {
          if effect == .namesSpace, isSpace(node, space) { return total }
          total = total + shift(parent, node, base, effect, axis)
        } else if StandardLayout.layers.contains(name) {
          let outer = size(base, axis, proposal(to: parent))
          let inner = size(current, axis, proposal(to: current))
          total = total + aligned(node, axis, inner, in: outer, parent)
        } else {
          return total + symbol(parent, axis, .unknown, use: 8)
        }
      case .component(_, let behaviour):
        total = total + place(of: row, in: parent, behaviour, axis)
      case .unknown(let sources):
        total = total + settled(parent, axis, sources)
      }
      current = parent
      if !isSpread(parent) { row = parent }
    }
  }

  private func root(of id: Int32) -> Int32 {
    var current = id
    while reader.nodes[Int(current)].parent >= 0 { current = reader.nodes[Int(current)].parent }
    return current
  }

  private func isSpace(_ node: LayoutNode, _ space: LayoutSpace) -> Bool {
    guard case .named(let name) = space else { return false }
    return node.arguments.contains { argument in
      if case .symbol(let plain) = argument.value { return plain == name }
      return reader.spaceName(argument.value) == name
    }
  }

  private func settled(
    _ id: Int32, _ axis: LayoutAxis, _ sources: Set<LayoutSource>
  ) -> LayoutTerm {
    let moving = sources.filter { !$0.isConstant }
    return moving.isEmpty ? symbol(id, axis, .unknown, use: 9) : .opaque(moving)
  }

  /// How far a modifier moves what it is applied to.
  private func shift(
    _ id: Int32, _ node: LayoutNode, _ base: Int32, _ effect: LayoutEffect, _ axis: LayoutAxis
  ) -> LayoutTerm {
    let sources = Set(node.arguments.flatMap { reader.sources(of: $0.value) })
    switch effect {
    case .none, .namesSpace, .fixes, .resizes, .metrics, .sizesHost: return .zero
    case .moves: return offset(id, node, axis)
    case .pads: return nearInset(id, axis)
    case .frames:
      return aligned(
        node, axis, size(base, axis, proposal(to: base)), in: size(id, axis, proposal(to: id)), id)
    case .transforms, .positions, .other:
      return settled(id, axis, sources.union(size(base, axis, proposal(to: base)).sources))
    }
  }

  private func offset(_ id: Int32, _ node: LayoutNode, _ axis: LayoutAxis) -> LayoutTerm {
    let label = axis == .horizontal ? "x" : "y"
    if let value = node.arguments.first(where: { $0.label == label })?.value {
      return reader.number(value) ?? settled(id, axis, reader.sources(of: value))
    }
    guard let whole = node.arguments.first(where: { $0.label == "" })?.value else { return .zero }
    let extent = reader.project.names.intern(StandardLayout.extent(along: axis))
    let part = reader.member(
      extent, of: whole, reader.emptyFrame, node.site ?? Site(file: 0, ExpressionID(0)))
    return reader.number(part) ?? settled(id, axis, reader.sources(of: whole))
  }

  /// Where something stands in something larger.
  private func aligned(
    _ node: LayoutNode, _ axis: LayoutAxis, _ inner: LayoutTerm, in outer: LayoutTerm, _ id: Int32
  ) -> LayoutTerm {
    let gap = outer + inner.scaled(-1)
    let middle = gap.scaled(0.5)
    guard let alignment = node.arguments.first(where: { $0.label == "alignment" })?.value else {
      return middle
    }
    guard case .symbol(let name) = alignment else {
      return gap.moving.isEmpty ? middle : settled(id, axis, gap.sources)
    }
    let word = reader.text(name).lowercased()
    let (near, far) = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
    if word.contains(near) { return .zero }
    return word.contains(far) ? gap : middle
  }

  private func place(
    of id: Int32, in container: Int32, _ behaviour: LayoutBehaviour?, _ axis: LayoutAxis
  ) -> LayoutTerm {
    let outer = proposal(to: container)
    let node = reader.nodes[Int(container)]
    switch behaviour {
    case .stack(let own) where own == axis:
      let rows = rows(of: container)
      guard let index = rows.firstIndex(of: id) else {
        return settled(container, axis, outer.moving)
      }
      return rows[..<index].map { size($0, axis, proposal(to: $0)) }
        .reduce(gaps(container, axis, before: index), +)
    case .stack, .layers:
      return aligned(
        node, axis, size(id, axis, proposal(to: id)), in: size(container, axis, outer), container)
    case .measures: return .zero
    case .scrolls: return symbol(container, axis, .unknown, use: 11)
    default:
      return settled(container, axis, size(id, axis, proposal(to: id)).sources.union(outer.moving))
    }
  }
}

extension LayoutSizes {
  /// The spacing in front of a row. The first stands where its stack begins.
  fileprivate func gaps(_ id: Int32, _ axis: LayoutAxis, before index: Int) -> LayoutTerm {
    guard index > 0 else { return .zero }
    guard argument(node(id), StandardLayout.spacing) != nil else {
      return symbol(id, axis, .nonNegative, use: 10)
    }
    return spacing(id, axis, index + 1)
  }
}

extension LayoutReader {
  /// The space that `frame(in:)` is asked for.
  func space(_ arguments: [LayoutArgument]) -> LayoutSpace {
    guard let value = arguments.first?.value else { return .unknown }
    if case .symbol(let name) = value {
      switch text(name) {
      case "global": return .global
      case "local": return .local
      default: return .unknown
      }
    }
    return spaceName(value).map { .named($0) } ?? .unknown
  }

  /// The name of a named space: of `.named("list")` or `"list"`.
  func spaceName(_ value: LayoutValue) -> Name? {
    guard case .record(let parts) = value, parts.count == 2, text(parts[0].label) == "named" else {
      return nil
    }
    if case .symbol(let name) = parts[1].value { return name }
    return nil
  }
}
