// What a view is proposed in a scenario, where it stands: followed upwards to a scene, which has a window, or to a root of which
// nothing is known (E.2).

extension LayoutScenario {
  func offers(to id: Int32) -> LayoutOffers {
    guard step() else { return .unknown }
    var path: Set<Int32> = [id]
    var current = id
    var isOneOfSeveral = false
    while let parent = parent(of: current) {
      let node = node(parent)
      switch node.kind {
      case .unknown: return .unknown
      case .inlined, .branch: break
      case .group, .component(_, .transparent?):
        if rows(of: parent).count != 1 { isOneOfSeveral = true }
      case .component(_, .repeats?): isOneOfSeveral = true
      case .component(let name, let behaviour):
        return offers(by: parent, name, behaviour, to: path, isOneOfSeveral)
      case .modified(let base, let name, let effect, _):
        guard !isOneOfSeveral else { return .unknown }
        let outer = offers(to: parent)
        if base == current { return inner(parent, node, name, effect, outer) }
        guard StandardLayout.layers.contains(name) else { return .unknown }
        var result = outer
        for axis in LayoutAxis.allCases { result[axis] = .length(size(base, axis, outer)) }
        return result
      }
      current = parent
      path.insert(current)
    }
    return .unknown
  }

  // MARK: Containers

  private func offers(
    by container: Int32, _ name: String, _ behaviour: LayoutBehaviour?, to path: Set<Int32>,
    _ isOneOfSeveral: Bool
  ) -> LayoutOffers {
    let isOne = !isOneOfSeveral && rows(of: container).count == 1
    if behaviour == nil, StandardLayout.windows.contains(name), isOne, isScene(container) {
      return LayoutOffers(
        horizontal: .length(.exactly(StandardLayout.windowWidth)),
        vertical: .length(.exactly(StandardLayout.windowHeight)))
    }
    let outer = offers(to: container)
    switch behaviour {
    case .layers: return outer
    case .stack(let axis):
      var result = offers(outer, within: container)
      if !isOne { result[axis] = share(of: container, axis, path, result) }
      return result
    case .scrolls: return inside(node(container), outer)
    case .measures:
      var result = outer
      for axis in LayoutAxis.allCases where outer[axis] == .ideal {
        result[axis] = .length(.exactly(StandardLayout.idealLength))
      }
      return result
    case nil: return StandardLayout.showing.contains(name) && isOne ? outer : .unknown
    default: return .unknown
    }
  }

  /// What a stack has for its views: a lazy one proposes nothing along its axis.
  func offers(_ offers: LayoutOffers, within stack: Int32) -> LayoutOffers {
    guard case .component(let name, .stack(let axis)?) = node(stack).kind,
      StandardLayout.lazyStacks.contains(name)
    else { return offers }
    var result = offers
    result[axis] = .ideal
    return result
  }

  /// Whether a node is a scene of the app: nothing stands around it but what scenes stand in.
  private func isScene(_ id: Int32) -> Bool {
    guard reader.isOfScene, !reader.project.isForWatch else { return false }
    var current = id
    while let parent = parent(of: current) {
      switch node(parent).kind {
      case .group, .inlined, .branch, .modified(current, _, .none, _): current = parent
      default: return false
      }
    }
    return true
  }

  /// What a stack offers one of several: all that is left of views that have one size, where there are no others.
  private func share(
    of stack: Int32, _ axis: LayoutAxis, _ path: Set<Int32>, _ outer: LayoutOffers
  ) -> LayoutOffer {
    guard case .length(let offered) = outer[axis] else { return outer[axis] }
    let rows = rows(of: stack)
    guard let own = rows.first(where: path.contains), !sizes.isRepeated(own) else {
      return .length(LayoutExtent(least: 0, most: offered.most))
    }
    var free = outer
    free[axis] = .length(LayoutExtent(least: 0, most: offered.most))
    var taken = gaps(stack, axis, rows.count).most
    for row in rows where row != own {
      let size = sizes.isRepeated(row) ? .any : size(row, axis, free)
      taken += size.least == size.most ? size.most : .infinity
    }
    return .length(LayoutExtent(least: max(0, offered.least - taken), most: offered.most))
  }

  /// What a scroll view proposes to its content.
  func inside(_ node: LayoutNode, _ offers: LayoutOffers) -> LayoutOffers {
    var result = offers
    let none = LayoutProposal(horizontal: .zero, vertical: .zero)
    let inner = sizes.inside(node, none)
    for axis in LayoutAxis.allCases where inner[axis] == nil { result[axis] = .ideal }
    return result
  }

  // MARK: Modifiers

  /// What a modifier proposes to what it is applied to, where that is placed.
  private func inner(
    _ id: Int32, _ node: LayoutNode, _ name: String, _ effect: LayoutEffect, _ outer: LayoutOffers
  ) -> LayoutOffers {
    switch effect {
    case .none, .moves, .transforms, .namesSpace: return outer
    case .frames:
      guard case .modified(let base, _, _, _) = node.kind else { return .unknown }
      var result = outer
      for axis in LayoutAxis.allCases {
        result[axis] = frameOffer(node, axis, outer[axis]) { bounds in
          self.placed(base, axis, bounds, outer)
        }
      }
      return result
    case .pads: return padded(id, node, outer)
    case .fixes: return fixed(node, outer)
    case .metrics: return keepsLines(node, name) ? outer : .unknown
    case .positions, .resizes, .sizesHost, .other: return .unknown
    }
  }

  func padded(_ id: Int32, _ node: LayoutNode, _ offers: LayoutOffers) -> LayoutOffers {
    var result = offers
    for axis in LayoutAxis.allCases {
      guard case .length = offers[axis] else { continue }
      if let inset = inset(id, node, axis) {
        result[axis] = offers[axis].map { $0.without(inset) }
      } else {
        result[axis] = .unknown
      }
    }
    return result
  }

  func fixed(_ node: LayoutNode, _ offers: LayoutOffers) -> LayoutOffers {
    var result = offers
    for axis in LayoutAxis.allCases {
      let label = axis == .horizontal ? "horizontal" : "vertical"
      let value = node.arguments.isEmpty ? .boolean(true) : sizes.argument(node, label)
      guard let value else { continue }
      switch reader.decision(value) {
      case .constant(true): result[axis] = .ideal
      case .constant(false): break
      case .guarded(let item):
        switch holds(item) {
        case true?: result[axis] = .ideal
        case false?: break
        case nil: result[axis] = .unknown
        }
      }
    }
    return result
  }

  // MARK: Frames

  /// What a frame asks for along an axis.
  enum FrameBounds {
    case exactly(Double)
    case between(Double?, Double?)
    case unknown
  }

  func bounds(_ node: LayoutNode, _ axis: LayoutAxis) -> [FrameBounds] {
    func lengths(_ prefix: String) -> [Length] {
      self.lengths(sizes.argument(node, LayoutSizes.label(axis, prefix)))
    }
    func known(_ length: Length) -> Double? {
      if case .number(let number) = length, number.isFinite || number > 0 { number } else { nil }
    }
    return lengths("").flatMap { fixed -> [FrameBounds] in
      switch fixed {
      case .number(let length) where length.isFinite: return [.exactly(max(0, length))]
      case .unknown: return [.unknown]
      case .none, .number: break
      }
      return lengths("min").flatMap { low in
        lengths("max").map { high in
          if case .unknown = low { return .unknown }
          if case .unknown = high { return .unknown }
          return .between(known(low), known(high))
        }
      }
    }
  }

  /// What a frame proposes along an axis; without a proposal from outside, what `ideal` says of its bounds.
  func frameOffer(
    _ node: LayoutNode, _ axis: LayoutAxis, _ offer: LayoutOffer,
    ideal: (FrameBounds) -> LayoutOffer
  ) -> LayoutOffer {
    guard sizes.argument(node, LayoutSizes.label(axis, "ideal")) == nil else { return .unknown }
    let all = bounds(node, axis).map { bounds -> LayoutOffer in
      switch bounds {
      case .exactly(let length): return .length(.exactly(length))
      case .unknown: return .unknown
      case .between(nil, nil): return offer
      case .between(let low, let high):
        switch offer {
        case .ideal: return ideal(bounds)
        case .length(let offered):
          return .length(
            offered.smallest(.exactly(high ?? .infinity)).largest(.exactly(low ?? 0)))
        case .unknown: return .length(LayoutExtent(least: low ?? 0, most: high ?? .infinity))
        }
      }
    }
    guard let first = all.first else { return .unknown }
    return all.dropFirst().reduce(first) { $0.or($1) }
  }

  /// What content is proposed as it is placed in a flexible frame that got no proposal: the frame's size where that is one of its
  /// bounds, and nothing where it is the content's own.
  private func placed(
    _ base: Int32, _ axis: LayoutAxis, _ bounds: FrameBounds, _ outer: LayoutOffers
  ) -> LayoutOffer {
    guard case .between(let low, let high) = bounds else { return .unknown }
    let content = size(base, axis, outer)
    if let low, content.most <= low { return .length(.exactly(low)) }
    guard content.least > low ?? -1 else { return .unknown }
    guard let high, high.isFinite else { return .ideal }
    if content.least >= high { return .length(.exactly(high)) }
    return content.most < high ? .ideal : .unknown
  }
}
