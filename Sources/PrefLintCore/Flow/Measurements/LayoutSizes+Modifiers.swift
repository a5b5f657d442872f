// What `frame`, `padding`, `fixedSize` and other modifiers make of a size, and of what is proposed.

extension LayoutSizes {
  // MARK: Modifiers

  func modified(
    _ id: Int32, _ node: LayoutNode, _ base: Int32, _ effect: LayoutEffect, _ axis: LayoutAxis,
    _ proposal: LayoutProposal
  ) -> LayoutTerm {
    switch effect {
    case .none, .moves, .transforms, .namesSpace: return size(base, axis, proposal)
    case .sizesHost: return size(base, axis, inner(id, node, proposal))
    case .frames: return framed(node, base, axis, proposal)
    case .pads:
      let insets = insets(id, node, axis)
      return padded(size(base, axis, inner(id, node, proposal)), insets)
    case .fixes: return size(base, axis, fixed(node, proposal))
    case .positions, .resizes:
      return proposal[axis] ?? some(id, axis, of: all(id, axis, proposal))
    case .metrics:
      let sources = Set(node.arguments.flatMap { reader.sources(of: $0.value) })
      let term = size(base, axis, proposal)
      if sources.allSatisfy(isSettled) { return term }
      if axis == .vertical, let height = lineHeight(id, node, base) { return height }
      return .opaque(sources.union(term.sources).filter { !$0.isConstant })
    case .other: return some(id, axis, of: all(id, axis, proposal))
    }
  }

  /// Content with insets around it. Whatever decides the content, it is nothing at least: with multiples of state around it,
  /// it is never less than these.
  private func padded(_ content: LayoutTerm, _ insets: LayoutTerm) -> LayoutTerm {
    content.combined(insets) { content, insets in
      guard case .linear(let form) = insets,
        form.parts.contains(where: { !$0.key.isConstant && $0.value > 1 }),
        form.parts.values.allSatisfy({ $0 >= 0 }), form.constant >= 0,
        content.sources.contains(where: { !$0.isConstant }),
        content.sources.isDisjoint(with: insets.sources)
      else { return content + insets }
      if case .linear(let own) = content, own.sign != .unknown { return content + insets }
      return .above(form, content.sources)
    }
  }

  /// The height of a text in a font of a size: a line, and more where it wraps.
  private func lineHeight(_ id: Int32, _ node: LayoutNode, _ base: Int32) -> LayoutTerm? {
    guard case .modified(_, let name, _, _) = node.kind, StandardLayout.fonts.contains(name),
      case .record(let parts)? = node.arguments.first?.value,
      let size = parts.first(where: { reader.text($0.label) == StandardLayout.fontSize }),
      let points = reader.number(size.value), isText(base), !isScaled(id)
    else { return nil }
    hasFontHeight = true
    return points.scaled(StandardLayout.lineHeight)
      + .source(.bounded(index(id, .vertical, 12), .nonNegative))
  }

  /// Whether a text may be made smaller, so that it fits.
  private func isScaled(_ id: Int32) -> Bool {
    var seen: Set<Int32> = []
    var waiting = [id]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      let node = node(next)
      if case .modified(_, let name, _, _) = node.kind {
        if StandardLayout.scaleFactors.contains(name) { return true }
        if case .keyPath(let names)? = node.arguments.first?.value,
          names.contains(where: { StandardLayout.scaleFactors.contains(reader.text($0)) })
        {
          return true
        }
      }
      waiting += (node.parent >= 0 ? [node.parent] : []) + node.otherParents
    }
    return false
  }

  private func isText(_ id: Int32) -> Bool {
    switch node(id).kind {
    case .component(_, .text?): content(of: id).isEmpty && !showsNothing(node(id))
    case .modified(let base, _, .none, _): isText(base)
    default: false
    }
  }

  /// Whether a text is written down that has no letter.
  private func showsNothing(_ text: LayoutNode) -> Bool {
    guard let site = text.site else { return false }
    let facts = reader.project.files[site.fileIndex].facts
    return facts.expressions.contains { expression in
      guard case .call(site.id, let list) = expression.kind, let first = facts[list].first,
        case .string(.none, let parts) = facts[first.value].kind
      else { return false }
      return parts.isEmpty
    }
  }

  /// The height of a sheet with one detent; what the user may drag, or what is not told, is not known.
  private func detent(_ id: Int32, _ node: LayoutNode) -> LayoutTerm {
    if case .list(let detents)? = argument(node, ""), detents.count == 1,
      case .record(let parts) = detents[0], let first = parts.first, parts.count == 2,
      reader.text(first.label) == StandardLayout.detentHeight,
      let height = reader.number(parts[1].value)
    {
      return height
    }
    return some(id, .vertical, of: sources(node), use: 13, sign: .positive)
  }

  func argument(_ node: LayoutNode, _ label: String) -> LayoutValue? {
    node.arguments.first { $0.label == label }?.value
  }

  static func label(_ axis: LayoutAxis, _ prefix: String) -> String {
    let word = axis == .horizontal ? "Width" : "Height"
    return prefix.isEmpty ? word.lowercased() : prefix + word
  }

  /// Each way that an optional length can take, nil for none.
  func ways(_ value: LayoutValue?) -> [([LayoutGuard], LayoutTerm?)] {
    switch value {
    case nil, .some(.none): [([], nil)]
    case .choice(let ways)?:
      ways.flatMap { way in
        self.ways(way.value).compactMap { guards, term in
          LayoutTerm.joined(way.guards, guards).map { ($0, term) }
        }
      }
    case let value?: [([], reader.number(value) ?? .opaque(reader.sources(of: value)))]
    }
  }

  /// A term for each way of an optional length.
  func each(
    _ value: LayoutValue?, _ body: (LayoutTerm?) -> LayoutTerm
  ) -> LayoutTerm {
    LayoutTerm(ways: ways(value).flatMap { guards, term in body(term).under(guards).ways })
  }

  func framed(
    _ node: LayoutNode, _ base: Int32, _ axis: LayoutAxis, _ proposal: LayoutProposal
  ) -> LayoutTerm {
    each(argument(node, Self.label(axis, ""))) { fixed in
      if let fixed, !fixed.isInfinite { return fixed }
      return self.each(self.argument(node, Self.label(axis, "min"))) { least in
        self.each(self.argument(node, Self.label(axis, "max"))) { most in
          let content = self.size(base, axis, self.inner(-1, node, proposal))
          return Self.flexible(content, between: least, and: most, proposal[axis])
        }
      }
    }
  }

  /// What a flexible frame has: within two bounds what it is proposed; with one alone no less than its content below a maximum, and
  /// no more above a minimum. What stays as it is fits.
  private static func flexible(
    _ content: LayoutTerm, between least: LayoutTerm?, and most: LayoutTerm?,
    _ proposal: LayoutTerm?
  ) -> LayoutTerm {
    switch (least, most) {
    case (nil, nil): return content
    case (let least?, nil):
      guard let proposal else { return content.largest(least) }
      let shown = content.combined(proposal) { content, proposal in
        mayExceed(content, proposal) ? content.smallest(proposal) : content
      }
      return shown.asSize.largest(least)
    case (nil, let most?):
      guard let proposal else { return content.smallest(most) }
      let shown = proposal.combined(content) { proposal, content in
        mayExceed(content, proposal) ? proposal.largest(content) : proposal
      }
      return shown.smallest(most)
    case (let least?, let most?):
      if least == most { return least }
      return (proposal ?? content).smallest(most).largest(least)
    }
  }

  /// Whether it matters that content may be larger than its room: that changes, or is written down.
  private static func mayExceed(_ content: LayoutPiece, _ proposal: LayoutPiece) -> Bool {
    let sources = content.sources.union(proposal.sources)
    return sources.isEmpty || sources.contains { !$0.isConstant }
  }

  /// What a modifier proposes to what it is applied to.
  func inner(
    _ id: Int32, _ node: LayoutNode, _ proposal: LayoutProposal
  ) -> LayoutProposal {
    guard case .modified(_, _, let effect, _) = node.kind else { return proposal }
    var result = proposal
    for axis in LayoutAxis.allCases {
      switch effect {
      case .frames:
        let outer = proposal[axis]
        let fixed = argument(node, Self.label(axis, ""))
        let least = argument(node, Self.label(axis, "min"))
        let most = argument(node, Self.label(axis, "max"))
        if fixed == nil, least == nil, most == nil { continue }
        guard let outer else {
          // Without a proposal from outside only a length counts.
          let lengths = ways(fixed)
          if lengths.count == 1, let length = lengths[0].1, !length.isInfinite {
            result[axis] = length
          } else if lengths.contains(where: { $0.1 != nil }) {
            result[axis] = .opaque(
              Set(lengths.flatMap { $0.1?.sources ?? [] }).union([reader.freshSymbol()]))
          }
          continue
        }
        result[axis] = each(fixed) { length in
          if let length, !length.isInfinite { return length }
          return self.each(least) { low in
            self.each(most) { high in
              var term = outer
              if let high { term = term.smallest(high) }
              if let low { term = term.largest(low) }
              return term
            }
          }
        }
      case .pads:
        let insets = insets(id, node, axis)
        // No view is proposed less than nothing.
        result[axis] = proposal[axis].map { offered in
          let rest = offered + insets.scaled(-1)
          return insets.moving.isEmpty ? rest : rest.largest(.zero)
        }
      case .sizesHost: if axis == .vertical { result[axis] = detent(id, node) }
      case .other:
        result[axis] = proposal[axis].map {
          self.some(
            id, axis,
            of: $0.sources.union(node.arguments.flatMap { reader.sources(of: $0.value) }), use: 2)
        }
      default: break
      }
    }
    if effect == .fixes { result = fixed(node, proposal) }
    return result
  }

  func fixed(_ node: LayoutNode, _ proposal: LayoutProposal) -> LayoutProposal {
    var result = proposal
    for axis in LayoutAxis.allCases {
      let label = axis == .horizontal ? "horizontal" : "vertical"
      guard !node.arguments.isEmpty else {
        result[axis] = nil
        continue
      }
      switch argument(node, label) {
      case .boolean(true)?: result[axis] = nil
      case .boolean(false)?, nil: break
      default: result[axis] = .opaque(reader.sources(of: argument(node, label) ?? .none))
      }
    }
    return result
  }

  // MARK: Insets

  /// The edges of `padding`, with the length of each; nil for edges that are not told.
  func edges(_ node: LayoutNode) -> (names: [String], length: LayoutValue?)? {
    let plain = node.arguments.filter { $0.label == "" }.map(\.value)
    switch plain.count {
    case 0: return (["all"], nil)
    case 1:
      if let names = edgeNames(plain[0]) { return (names, nil) }
      return (["all"], reader.insets(plain[0]))
    case 2: return edgeNames(plain[0]).map { ($0, plain[1]) }
    default: return nil
    }
  }

  func edgeNames(_ value: LayoutValue) -> [String]? {
    switch value {
    case .symbol(let name):
      let word = reader.text(name)
      return StandardLayout.edgeSets[word] == nil ? nil : [word]
    case .list(let values):
      let names = values.map { edgeNames($0) }
      return names.contains { $0 == nil } ? nil : names.compactMap { $0 }.flatMap { $0 }
    default: return nil
    }
  }

  /// What `padding` adds along an axis.
  func insets(_ id: Int32, _ node: LayoutNode, _ axis: LayoutAxis) -> LayoutTerm {
    guard let (names, length) = edges(node) else {
      return some(id, axis, of: sources(node), use: 3, sign: .unknown)
    }
    let count = names.reduce(0) { $0 + (StandardLayout.edgeSets[$1]?[axis] ?? 0) }
    guard count > 0 else { return .zero }
    return inset(
      id, node, axis, length, axis == .horizontal ? ["leading", "trailing"] : ["top", "bottom"]
    )
    .map { length == nil || isInsets(length) ? $0 : $0.scaled(Double(count)) }
      ?? some(id, axis, of: sources(node), use: 3, sign: .unknown)
  }

  func isInsets(_ value: LayoutValue?) -> Bool {
    if case .record? = value { return true }
    return false
  }

  func inset(
    _ id: Int32, _ node: LayoutNode, _ axis: LayoutAxis, _ length: LayoutValue?, _ edges: [String]
  ) -> LayoutTerm? {
    guard let length else { return symbol(id, axis, .positive, use: 3) }
    if case .record(let parts) = length {
      let terms = edges.map { edge in
        parts.first { reader.text($0.label) == edge }.flatMap { reader.number($0.value) } ?? .zero
      }
      return terms.reduce(.zero, +)
    }
    if case .none = length { return symbol(id, axis, .positive, use: 3) }
    return reader.number(length)
  }

  func sources(_ node: LayoutNode) -> Set<LayoutSource> {
    Set(node.arguments.flatMap { reader.sources(of: $0.value) })
  }

  /// How far `padding` moves its content.
  func nearInset(_ id: Int32, _ axis: LayoutAxis) -> LayoutTerm {
    let node = node(id)
    guard let (names, length) = edges(node) else {
      return some(id, axis, of: sources(node), use: 4, sign: .unknown)
    }
    guard names.contains(where: { StandardLayout.nearEdges[$0]?.contains(axis) ?? false }) else {
      return .zero
    }
    return inset(id, node, axis, length, axis == .horizontal ? ["leading"] : ["top"])
      ?? some(id, axis, of: sources(node), use: 4, sign: .unknown)
  }
}
