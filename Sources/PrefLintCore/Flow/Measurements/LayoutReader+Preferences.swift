// What listeners of preferences hear of what is measured: the emitters below them, and what a key's `reduce` makes of several.

extension LayoutReader {
  /// Something measured is emitted: listeners may stand above.
  func emit(_ arguments: [LayoutArgument]) {
    if let key = metatype(arguments.first?.value) {
      emittedKeys.insert(key)
    } else {
      hasLeaked = true
    }
  }

  struct Emission {
    var node: Int32
    var value: LayoutValue
    var site: Site?
    var repeats: Bool
    var guards: [LayoutGuard]
    /// Whether one of it and another stands in a layer of the other, which of the two comes first is not told.
    var isBesideBase = false
  }

  /// What a listener hears, where it is emitted, and the conditions under which an emitter stands.
  typealias Heard = (value: LayoutValue, site: Site?, guards: [LayoutGuard])

  /// What a listener hears of a key (D5–D9): one emitter's value, or what `reduce` makes of several.
  /// Of rows that a collection gathers, code that takes no whole collection may be given those of one.
  func heard(_ key: TypeID, below node: Int32, isWhole: Bool = true) -> Heard {
    var found: [Emission] = []
    gatheringLimit = Self.gatheringLimit
    guard collect(key, node, false, [], &found), let first = found.first else {
      return (.undecided, nil, [])
    }
    let guards = found.flatMap(\.guards)
    for item in found {
      for case .quantity(let id, _) in sources(of: item.value) { emissions[id] = item.site }
    }
    // A view that stands on both sides of a condition is there once.
    let isOne = found.allSatisfy { $0.node == first.node }
    if found.count == 1, !first.repeats { return (first.value, first.site, guards) }
    // One that stands on both sides of a condition is there in any case.
    if isOne, !first.repeats, exclude(found) {
      let common = first.guards.filter { item in found.allSatisfy { $0.guards.contains(item) } }
      return (first.value, first.site, common)
    }
    guard let reduce = project.types.nominal(key).flatMap({ PreferenceReduce(of: $0, in: project) })
    else { return (.undecided, nil, []) }
    let all = Set(found.flatMap { sources(of: $0.value) })
    // What is there at once, each once and in this order.
    let isExact = found.allSatisfy { !$0.repeats && $0.guards.isEmpty && !$0.isBesideBase }
    switch reduce.shape {
    case .keepsFirst where isExact: return (first.value, first.site, guards)
    case .keepsLast where isExact: return (found[found.count - 1].value, first.site, guards)
    case .keepsFirst, .keepsLast, .chooses:
      return (isOne ? first.value : .unknown(all), first.site, guards)
    case .combines(.maximum):
      if let value = number(of: found, { $0.largest($1) }) { return (value, first.site, guards) }
    case .combines(.collect) where !isWhole, .combines(.sum) where !isWhole:
      if joins(reduce.reference), let all = gathered(found) {
        return (all, first.site, guards)
      }
    default: break
    }
    if isExact, case .combines(.sum) = reduce.shape, let value = number(of: found, +) {
      return (value, first.site, guards)
    }
    return (reduced(found, by: reduce.reference) ?? .unknown(all), first.site, guards)
  }

  /// Whether of some emitters no two are there at once.
  private func exclude(_ found: [Emission]) -> Bool {
    found.indices.allSatisfy { index in
      found[..<index].allSatisfy { LayoutTerm.joined($0.guards, found[index].guards) == nil }
    }
  }

  /// What numbers that are there at once make together; nil for others.
  private func number(
    of found: [Emission], _ combine: (LayoutTerm, LayoutTerm) -> LayoutTerm
  ) -> LayoutValue? {
    let terms = found.compactMap { number($0.value) }
    let exclude = found.indices.contains { index in
      found[..<index].contains { LayoutTerm.joined($0.guards, found[index].guards) == nil }
    }
    guard terms.count == found.count, !exclude, let first = terms.first else { return nil }
    return .number(terms.dropFirst().reduce(first, combine))
  }

  /// What the body of `reduce` makes of several values, where that is the same however often one of them comes.
  private func reduced(_ found: [Emission], by reduce: DeclarationReference) -> LayoutValue? {
    guard let function = project.function(of: reduce), let body = function.body, step() else {
      return nil
    }
    func combined(_ value: LayoutValue, _ next: LayoutValue) -> LayoutValue? {
      let frame = LayoutFrame(file: reduce.fileIndex, declaration: reduce.id, receiver: nil)
      let parameters = facts(frame)[function.parameters].map(\.name)
      let names = parameters.map { name($0, frame) }
      guard names.count == 2,
        let place = facts(frame)[body].first.map({ facts(frame)[$0].range.start }),
        parameters.allSatisfy({ variables.follows($0, at: place, inFile: reduce.fileIndex) })
      else { return nil }
      frame.locals[names[0]] = detached(value)
      frame.locals[names[1]] = next
      _ = bodyValue(body, frame)
      return frame.locals[names[0]]
    }
    var result = found[0].value
    for item in found.dropFirst() {
      guard let next = combined(result, item.value) else { return nil }
      result = next
    }
    for item in found {
      guard let again = combined(result, item.value), isEqual(again, result) else { return nil }
    }
    return result
  }

  /// Whether two values are made of the same numbers.
  private func isEqual(_ left: LayoutValue, _ right: LayoutValue) -> Bool {
    func numbers(_ value: LayoutValue) -> [[Name]: LayoutTerm] {
      Dictionary(
        LayoutWriteParts(self).parts(of: value, path: []).map { ($0.path, $0.term) },
        uniquingKeysWith: { first, _ in first })
    }
    let numbers = (numbers(left), numbers(right))
    return !numbers.0.isEmpty && numbers.0 == numbers.1
  }

  /// How many nodes are looked at for what one listener hears.
  private static var gatheringLimit: Int { 2_000 }

  /// The emitters of a key below a node; false if there may be others.
  private func collect(
    _ key: TypeID, _ id: Int32, _ repeats: Bool, _ guards: [LayoutGuard],
    _ found: inout [Emission]
  ) -> Bool {
    guard nodes[Int(id)].emits else { return true }
    // A view that stands in many places is come to from each of them.
    gatheringLimit -= 1
    guard gatheringLimit > 0 else {
      cut()
      return false
    }
    let node = nodes[Int(id)]
    var repeats = repeats
    switch node.kind {
    case .unknown: return true
    case .component(_, let behaviour):
      if behaviour == .repeats || behaviour == .rows { repeats = true }
    case .modified(let base, let name, _, let layers):
      let role = StandardPreferences.roles[name]
      let isKey = role == nil || role == .listens ? false : writes(key, node)
      if isKey == nil, let value = node.arguments.last {
        found.append(
          Emission(
            node: id, value: hazy(value.value), site: node.site, repeats: repeats, guards: guards))
      }
      if let role, isKey == true {
        if role == .transforms {
          guard !StandardPreferences.anchors.contains(name),
            let code = node.arguments.first(where: { isCode($0.value) })?.value,
            let value = transformed(by: code, key, below: base)
          else { return false }
          found.append(
            Emission(node: id, value: value, site: node.site, repeats: repeats, guards: guards))
          return true
        }
        // Of an anchor the value is what its transform makes, the last of that label.
        guard role == .sets,
          let value = node.arguments.last(where: { $0.label == StandardPreferences.value })
        else { return false }
        if case .symbol = value.value, StandardPreferences.anchors.contains(name) { return false }
        found.append(
          Emission(
            node: id, value: value.value, site: node.site, repeats: repeats, guards: guards))
        return true
      }
      let passesLayers = StandardLayout.layers.contains(name) || name == "safeAreaInset"
      let start = found.count
      var parts = 0
      for child in [base] + (passesLayers ? layers : []) {
        let count = found.count
        guard collect(key, child, repeats, guards, &found) else { return false }
        if found.count > count { parts += 1 }
      }
      if parts > 1 { for index in start..<found.count { found[index].isBesideBase = true } }
      return true
    case .branch(let ways):
      for (way, child) in zip(ways, node.children) {
        guard collect(key, child, repeats, guards + way, &found) else { return false }
      }
      return true
    default: break
    }
    for child in node.children {
      guard collect(key, child, repeats, guards, &found) else { return false }
    }
    return true
  }
}

extension LayoutReader {
  /// Whether a modifier writes a preference under a key; nil where it may be another one.
  private func writes(_ key: TypeID, _ node: LayoutNode) -> Bool? {
    let written = node.arguments.first { $0.label == "key" || $0.label == "" }?.value
    guard case .metatype(let type)? = written else { return false }
    return isSame(type, key)
  }

  /// What a transform makes of the only value below it, or of the default (D3).
  private func transformed(
    by code: LayoutValue, _ key: TypeID, below base: Int32
  ) -> LayoutValue? {
    var below: [Emission] = []
    guard case .closure(let closure) = code, collect(key, base, false, [], &below),
      below.count < 2, below.allSatisfy({ !$0.repeats && $0.guards.isEmpty })
    else { return nil }
    let start = project.names.find("defaultValue").flatMap { name in
      project.types.nominal(key).flatMap { staticMember(name, of: $0) }
    }
    return changed(below.first?.value ?? start ?? .undecided, by: closure)
  }
}
