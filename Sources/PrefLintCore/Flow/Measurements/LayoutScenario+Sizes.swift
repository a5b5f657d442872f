// Sizes in a scenario, from what is proposed: the bounds of what each view reports (E.2).

extension LayoutScenario {
  func size(_ id: Int32, _ axis: LayoutAxis, _ offers: LayoutOffers) -> LayoutExtent {
    guard step() else { return .any }
    let node = node(id)
    switch node.kind {
    case .unknown: return .any
    case .inlined: return size(node.children[0], axis, offers)
    case .group: return single(id).map { size($0, axis, offers) } ?? .any
    case .branch(let guards):
      return possible(Array(zip(guards, node.children)).map { ($0.0, $0.1) })
        .map { size($0, axis, offers) }.any
    case .component(let name, let behaviour):
      return component(id, node, name, behaviour, axis, offers)
    case .modified(let base, let name, let effect, _):
      if flattened(base).isEmpty { return .zero }
      return modified(id, node, base, name, effect, axis, offers)
    }
  }

  /// The only view of a container.
  func single(_ id: Int32) -> Int32? {
    let rows = rows(of: id)
    return rows.count == 1 && !sizes.isRepeated(rows[0]) ? rows[0] : nil
  }

  /// The views that stand side by side in a container, where the conditions among them are known.
  func rows(of id: Int32) -> [Int32] { node(id).children.flatMap { flattened($0) } }

  private func flattened(_ id: Int32) -> [Int32] {
    let node = node(id)
    switch node.kind {
    case .group, .component(_, .transparent?): return rows(of: id)
    case .component(_, .empty?), .component(_, .apart?): return []
    case .modified(let base, _, _, _): return flattened(base).isEmpty ? [] : [id]
    case .inlined where sizes.isSpread(id): return flattened(node.children[0])
    case .branch(let guards):
      let arms = possible(Array(zip(guards, node.children)).map { ($0.0, $0.1) })
      return arms.count == 1 ? flattened(arms[0]) : [id]
    default: return [id]
    }
  }

  private func component(
    _ id: Int32, _ node: LayoutNode, _ name: String, _ behaviour: LayoutBehaviour?,
    _ axis: LayoutAxis, _ offers: LayoutOffers
  ) -> LayoutExtent {
    switch behaviour {
    case .fills, .measures:
      return filled(
        offers[axis],
        ideal: StandardLayout.sized.contains(name) ? .any : .exactly(StandardLayout.idealLength))
    case .rows: return filled(offers[axis], ideal: .any)
    case .scrolls:
      let inner = inside(node, offers)
      let content = single(id).map { size($0, axis, inner) } ?? .any
      return inner[axis] == offers[axis] ? content : filled(offers[axis], ideal: content)
    case .text: return text(node, axis, offers)
    case .empty: return .zero
    case .spacer, .divider: return between(id, behaviour, axis, offers)
    case .layers:
      return rows(of: id).map { sizes.isRepeated($0) ? .any : size($0, axis, offers) }
        .reduce(.zero) { $0.largest($1) }
    case .transparent, .single: return single(id).map { size($0, axis, offers) } ?? .any
    case .apart: return .zero
    case .stack(let own):
      let inner = self.offers(offers, within: id)
      return own == axis ? along(id, axis, inner) : across(id, axis, inner)
    case nil:
      return StandardLayout.showing.contains(name) ? filled(offers[axis], ideal: .any) : .any
    case .hugs, .image, .repeats, .control, .grid, .gridRow: return .any
    }
  }

  private func filled(_ offer: LayoutOffer, ideal: LayoutExtent) -> LayoutExtent {
    switch offer {
    case .ideal: ideal
    case .length(let extent): extent
    case .unknown: .any
    }
  }

  /// A spacer or a divider.
  private func between(
    _ id: Int32, _ behaviour: LayoutBehaviour?, _ axis: LayoutAxis, _ offers: LayoutOffers
  ) -> LayoutExtent {
    guard let stack = sizes.container(of: id).flatMap({ sizes.stackAxis($0.container) }) else {
      return .any
    }
    if behaviour == .spacer { return stack == axis ? .any : .zero }
    return stack == axis
      ? LayoutExtent(least: 0, most: StandardLayout.thickness) : filled(offers[axis], ideal: .any)
  }

  // MARK: Texts

  /// A text has no more than it is proposed, but for one line; a long one is less than a line below that.
  private func text(
    _ node: LayoutNode, _ axis: LayoutAxis, _ offers: LayoutOffers
  ) -> LayoutExtent {
    let isLong = isLong(node)
    // Whoever gives it, there is a letter.
    var least: Double = 0
    if case .symbol? = node.arguments.first?.value { least = 1 }
    if isLong { (least, hasReadText) = (1, true) }
    switch offers[axis] {
    case .unknown: return LayoutExtent(least: least, most: .infinity)
    case .ideal: return isLong ? .endless : LayoutExtent(least: least, most: .infinity)
    case .length(let offered):
      return LayoutExtent(
        least: isLong ? max(least, offered.least - StandardLayout.lineLimit) : least,
        most: max(offered.most, StandardLayout.lineLimit))
    }
  }

  /// Whether a text is what somebody writes while the program runs: something that code names, and that is no constant.
  private func isLong(_ node: LayoutNode) -> Bool {
    guard node.arguments.count == 1, let argument = node.arguments.first,
      StandardLayout.textLabels.contains(argument.label), let site = node.site, namesVariable(site)
    else { return false }
    switch argument.value {
    case .element: return true
    case .cell(_, _, nil), .unknown:
      return reader.sources(of: argument.value).allSatisfy { source in
        switch source {
        case .cell(let id, _): !self.source.isCell(id)
        case .symbol: !reader.isGiven(source) && !reader.isStatic(source)
        case .quantity, .bounded, .previous: false
        }
      }
    default: return false
    }
  }

  /// Whether the only argument of a call is a variable, or a member of one.
  private func namesVariable(_ callee: Site) -> Bool {
    let file = reader.project.files[callee.fileIndex]
    for expression in file.facts.expressions {
      guard case .call(callee.id, let list) = expression.kind else { continue }
      var current = file.facts[list].first?.value
      while let id = current {
        switch file.facts[id].kind {
        case .name(let local, _):
          return reader.project.names.kind(of: file.name(local)) == .plain
        case .member(let base, _, _), .forceUnwrap(let base), .optionalChain(let base):
          current = base
        default: return false
        }
      }
    }
    return false
  }

  // MARK: Stacks

  func gaps(_ id: Int32, _ axis: LayoutAxis, _ count: Int) -> LayoutExtent {
    guard count > 1 else { return .zero }
    let gap = sizes.argument(node(id), StandardLayout.spacing)
    let all = lengths(gap).map { length -> LayoutExtent in
      switch length {
      case .none: LayoutExtent(least: 0, most: StandardLayout.gap * Double(count - 1))
      case .number(let number) where number >= 0: .exactly(number * Double(count - 1))
      case .number, .unknown: .any
      }
    }
    return all.any
  }

  /// Whether there may be any number of a row, each of which takes some room.
  private func isEndless(_ row: Int32, _ axis: LayoutAxis, _ offers: LayoutOffers) -> Bool {
    guard let data = sizes.argument(node(row), "") else { return false }
    switch data {
    case .cell(_, _, nil), .element, .unknown: break
    default: return false
    }
    let sources = reader.sources(of: data)
    guard !sources.isEmpty, !sources.contains(where: { reader.isGiven($0) || reader.isStatic($0) }),
      !reader.isMeasured(sources), !sources.contains(source)
    else { return false }
    return rows(of: row).contains { !sizes.isRepeated($0) && size($0, axis, offers).least > 0 }
  }

  private func along(_ id: Int32, _ axis: LayoutAxis, _ offers: LayoutOffers) -> LayoutExtent {
    let rows = rows(of: id)
    if rows.count == 1, !sizes.isRepeated(rows[0]) { return size(rows[0], axis, offers) }
    let gaps = gaps(id, axis, rows.count)
    var least = offers
    if case .length = offers[axis] { least[axis] = .length(.zero) }
    let isEndless = rows.contains { sizes.isRepeated($0) && self.isEndless($0, axis, least) }
    if isEndless { return .endless }
    let own = rows.map { sizes.isRepeated($0) ? .any : size($0, axis, least) }
    guard case .length(let offered) = offers[axis] else { return own.reduce(gaps, +) }
    // Where each has its least within its share, they have no more than there is, and one that takes all takes what is left.
    let share = (offered.least - gaps.most) / Double(max(1, rows.count))
    var result = LayoutExtent(least: own.reduce(gaps, +).least, most: .infinity)
    if own.allSatisfy({ $0.most <= share }) { result.most = offered.most }
    var all = offers
    all[axis] = .length(.endless)
    if rows.contains(where: { !sizes.isRepeated($0) && size($0, axis, all).least == .infinity }) {
      result.least = max(result.least, offered.least - StandardLayout.lineLimit)
    }
    return result
  }

  private func across(_ id: Int32, _ axis: LayoutAxis, _ offers: LayoutOffers) -> LayoutExtent {
    var inner = offers
    let rows = rows(of: id)
    // What each gets of the other axis is not told.
    inner[axis.other] = rows.count == 1 ? offers[axis.other] : .unknown
    return rows.map { row in
      guard sizes.isRepeated(row) else { return size(row, axis, inner) }
      return .any
    }.reduce(.zero) { $0.largest($1) }
  }

  // MARK: Modifiers

  private func modified(
    _ id: Int32, _ node: LayoutNode, _ base: Int32, _ name: String, _ effect: LayoutEffect,
    _ axis: LayoutAxis, _ offers: LayoutOffers
  ) -> LayoutExtent {
    switch effect {
    case .none, .moves, .transforms, .namesSpace: return size(base, axis, offers)
    case .frames: return framed(node, base, axis, offers)
    case .pads:
      guard let inset = inset(id, node, axis) else { return .any }
      return size(base, axis, padded(id, node, offers)) + .exactly(inset)
    case .fixes: return size(base, axis, fixed(node, offers))
    case .resizes: return filled(offers[axis], ideal: .any)
    case .metrics:
      if keepsLines(node, name) { return size(base, axis, offers) }
      // Fewer lines, but not less room for each.
      guard StandardLayout.lineLimits.contains(name), node.arguments.count == 1 else { return .any }
      return LayoutExtent(least: 0, most: size(base, axis, offers).most)
    case .positions, .sizesHost, .other: return .any
    }
  }

  /// Whether a modifier leaves a text its number of lines, and a line of it the height that is taken for one at most.
  func keepsLines(_ node: LayoutNode, _ name: String) -> Bool {
    if StandardLayout.lineStyles.contains(name) { return true }
    guard let argument = node.arguments.first, node.arguments.count == 1 else { return false }
    if StandardLayout.lineLimits.contains(name) {
      if case .none = argument.value { return true }
      return false
    }
    guard StandardLayout.fonts.contains(name) else { return false }
    switch argument.value {
    case .symbol(let style): return StandardLayout.textStyles.contains(reader.text(style))
    case .record(let parts):
      guard let size = parts.first(where: { reader.text($0.label) == StandardLayout.fontSize }),
        let points = reader.number(size.value)?.number
      else { return false }
      return points * StandardLayout.lineHeight <= StandardLayout.lineLimit
    default: return false
    }
  }

  private func framed(
    _ node: LayoutNode, _ base: Int32, _ axis: LayoutAxis, _ offers: LayoutOffers
  ) -> LayoutExtent {
    var inner = offers
    for axis in LayoutAxis.allCases {
      inner[axis] = frameOffer(node, axis, offers[axis]) { _ in .ideal }
    }
    return bounds(node, axis).map { bounds in
      switch bounds {
      case .exactly(let length): .exactly(length)
      case .unknown: .any
      case .between(nil, nil): self.size(base, axis, inner)
      case .between(let low, let high):
        self.clamped(self.size(base, axis, inner), offers[axis], low, high)
      }
    }.any
  }

  /// What a flexible frame has: within its bounds what it is proposed, or its content.
  private func clamped(
    _ content: LayoutExtent, _ offer: LayoutOffer, _ low: Double?, _ high: Double?
  ) -> LayoutExtent {
    let least = LayoutExtent.exactly(low ?? 0)
    let most = LayoutExtent.exactly(high ?? .infinity)
    switch offer {
    case .unknown: return LayoutExtent(least: least.least, most: most.most)
    case .ideal: return content.largest(least).smallest(most)
    case .length(let offered):
      switch (low, high) {
      case (.some, .some): return offered.largest(least).smallest(most)
      case (.some, nil): return offered.largest(least).smallest(content).largest(least)
      default: return offered.smallest(most).largest(content).smallest(most)
      }
    }
  }
}
