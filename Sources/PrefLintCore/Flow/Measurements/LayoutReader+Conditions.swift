// Conditions that run-time values decide, and what is worth something else under each.

extension LayoutReader {
  /// Whether state decides a condition that callbacks write: the view that stands under it may go with a write.
  func isDecidedByCallbacks(_ item: LayoutGuard) -> Bool {
    let condition = conditions[Int(item.condition)]
    return condition.sources.contains { source in
      guard case .cell(let id, let path) = source else { return false }
      return writes.contains { write in
        guard write.cell == id, mayOverlap(path, write.path) else { return false }
        // What is written into an optional value leaves it there.
        if condition.kind == .presence(source), write.path.count > path.count { return false }
        // What a write lets stand it does not take away.
        if condition.kind == .truth(source), write.path == path,
          case .boolean(let constant) = write.value
        {
          return constant != item.holds
        }
        return true
      }
    }
  }

  /// A condition as a guard; nil when it is a constant.
  enum Decision {
    case constant(Bool)
    case guarded(LayoutGuard)
  }

  func condition(_ id: ExpressionID, _ frame: LayoutFrame) -> Decision {
    decision(value(id, frame))
  }

  func decision(_ value: LayoutValue) -> Decision {
    switch value {
    case .boolean(let constant): return .constant(constant)
    case .condition(let item): return .guarded(item)
    case .steady(let name): return .guarded(condition(.device(name), []))
    case .cell(let id, let path, _):
      let source = LayoutSource.cell(id, path)
      return .guarded(condition(.truth(source), [source]))
    case .unknown(let sources):
      if sources.count == 1, let only = sources.first {
        return .guarded(condition(.truth(only), sources))
      }
      return .guarded(unknownCondition(sources))
    case .choice(let ways):
      return decision(among: ways) ?? .guarded(unknownCondition(sources(of: value)))
    default: return .guarded(unknownCondition(sources(of: value)))
    }
  }

  /// Whether the one of several conditions holds that is meant; nil where that is not told.
  private func decision(among ways: [(guards: [LayoutGuard], value: LayoutValue)]) -> Decision? {
    var result: LayoutGuard?
    for way in ways {
      var all = way.guards
      switch way.value {
      case .boolean(false): continue
      case .boolean(true): break
      case .condition(let item): all.append(item)
      default: return nil
      }
      guard let first = all.first else { return nil }
      let own = all.dropFirst().reduce(first) { both($0, $1) }
      result = result.map { opposite(both(opposite($0), opposite(own))) } ?? own
    }
    return result.map { .guarded($0) } ?? .constant(false)
  }

  func negated(_ value: LayoutValue) -> LayoutValue {
    switch decision(value) {
    case .constant(let constant): return .boolean(!constant)
    case .guarded(let item):
      return .condition(LayoutGuard(condition: item.condition, holds: !item.holds))
    }
  }

  func opposite(_ item: LayoutGuard) -> LayoutGuard {
    LayoutGuard(condition: item.condition, holds: !item.holds)
  }

  func logical(
    _ isAnd: Bool, _ left: ExpressionID, _ right: ExpressionID, _ frame: LayoutFrame
  ) -> LayoutValue {
    let first = condition(left, frame)
    if case .constant(let constant) = first {
      return constant == isAnd ? value(right, frame) : .boolean(constant)
    }
    let second = condition(right, frame)
    switch (first, second) {
    case (.guarded(let a), .guarded(let b)):
      return .condition(isAnd ? both(a, b) : opposite(both(opposite(a), opposite(b))))
    case (.guarded(let a), .constant(let constant)):
      return constant == isAnd ? .condition(a) : .boolean(constant)
    default: return .undecided
    }
  }

  func both(_ left: LayoutGuard, _ right: LayoutGuard) -> LayoutGuard {
    condition(
      .both(left, right),
      conditions[Int(left.condition)].sources.union(conditions[Int(right.condition)].sources))
  }

  func compared(_ lhs: LayoutValue, _ operation: String, _ rhs: LayoutValue) -> LayoutValue {
    for (value, other) in [(lhs, rhs), (rhs, lhs)] {
      guard case .none = other else { continue }
      let present = presence(of: value)
      return operation == "==" ? negated(present) : present
    }
    if case .steady(let name) = lhs, case .symbol(let other) = rhs,
      operation == "==" || operation == "!="
    {
      let isEqual = LayoutValue.condition(
        condition(.device(project.names.intern(text(name) + " == " + text(other))), []))
      return operation == "==" ? isEqual : negated(isEqual)
    }
    if operation == "==" || operation == "!=",
      let isEqual = equality(lhs, rhs) ?? equality(rhs, lhs) ?? isZero(lhs, rhs)
        ?? isZero(rhs, lhs)
    {
      return .condition(operation == "==" ? isEqual : opposite(isEqual))
    }
    if operation == "==" || operation == "!=", let isEqual = sameCase(lhs, rhs) {
      return operation == "==" ? isEqual : negated(isEqual)
    }
    let all = sources(of: lhs).union(sources(of: rhs))
    if let left = number(lhs), let right = number(rhs) {
      if let a = left.number, let b = right.number, let known = holds(a, operation, b) {
        return .boolean(known)
      }
      // What code makes of two numbers that differ may be the same.
      if operation == "!=" || operation == "==", isHazy(left) || isHazy(right) {
        return .condition(unknownCondition(all))
      }
      return .condition(condition(.comparison(left, operation, right), all))
    }
    // Sizes that are compared as a whole.
    if operation == "!=" || operation == "==", let left = extent(lhs), let right = extent(rhs) {
      return .condition(condition(.comparison(left, operation, right), all))
    }
    return .condition(unknownCondition(all))
  }

  /// Whether nothing of a size or the like is other than zero, with which it is compared.
  private func isZero(_ value: LayoutValue, _ other: LayoutValue) -> LayoutGuard? {
    guard case .symbol(let name) = other, text(name) == StandardLayout.zero else { return nil }
    switch value {
    case .size, .cell: break
    default: return nil
    }
    let parts = outerTypes(of: value).lazy.compactMap { StandardLayout.parts[$0] }.first ?? []
    let guards = parts.compactMap { part -> LayoutGuard? in
      let name = project.names.intern(part)
      let own = member(name, of: value, emptyFrame, Site(file: 0, ExpressionID(0)))
      return number(own).map { condition(.comparison($0, "==", .zero), sources(of: own)) }
    }
    guard let first = guards.first, guards.count == parts.count else { return nil }
    return guards.dropFirst().reduce(first) { both($0, $1) }
  }

  /// Whether a number is only known by what it depends on.
  private func isHazy(_ term: LayoutTerm) -> Bool {
    term.ways.contains { way in
      switch way.piece {
      case .opaque, .above: true
      default: false
      }
    }
  }

  /// A number that stands for a size, a frame or the like in a comparison for equality.
  func extent(_ value: LayoutValue) -> LayoutTerm? {
    switch value {
    case .size(let id): .source(.quantity(id, .size(.vertical)))
    case .frame(let id, _): .source(.quantity(id, .size(.vertical)))
    case .record: .opaque(sources(of: value))
    case .instance(let instance):
      isPlain(instance) && !comparesItself(instance.nominal) ? .opaque(sources(of: value)) : nil
    default: number(value)
    }
  }

  func holds(_ left: Double, _ operation: String, _ right: Double) -> Bool? {
    switch operation {
    case "==": left == right
    case "!=": left != right
    case "<": left < right
    case ">": left > right
    case "<=": left <= right
    case ">=": left >= right
    default: nil
    }
  }

  /// Reads code that stands under conditions.
  func under<Result>(_ more: [LayoutGuard], _ body: () -> Result) -> Result {
    let count = guards.count
    guards += more
    defer { guards.removeLast(guards.count - count) }
    return body()
  }

  /// Whether an optional holds a value.
  func presence(of value: LayoutValue) -> LayoutValue {
    switch value {
    case .none: return .boolean(false)
    case .cell(let id, let path, _):
      let source = LayoutSource.cell(id, path)
      return .condition(condition(.presence(source), [source]))
    case .unknown(let sources):
      if sources.count == 1, let only = sources.first {
        return .condition(condition(.presence(only), sources))
      }
      return .condition(unknownCondition(sources))
    case .number, .boolean, .view, .size, .proxy, .frame, .record, .closure: return .boolean(true)
    case .instance: return .boolean(true)
    default: return .condition(unknownCondition(sources(of: value)))
    }
  }

  func choose(
    _ value: LayoutValue, _ then: () -> LayoutValue, _ otherwise: () -> LayoutValue
  ) -> LayoutValue {
    choose(decision(value), then, otherwise)
  }

  func choose(
    _ item: LayoutGuard, _ then: () -> LayoutValue, _ otherwise: () -> LayoutValue
  ) -> LayoutValue {
    choose(.guarded(item), then, otherwise)
  }

  func choose(
    _ decision: Decision, _ then: () -> LayoutValue, _ otherwise: () -> LayoutValue
  ) -> LayoutValue {
    switch decision {
    case .constant(let constant): return constant ? then() : otherwise()
    case .guarded(let item):
      // Conditions around that are known to hold decide as well.
      if guards.contains(item) { return then() }
      if guards.contains(opposite(item)) { return otherwise() }
      let first = under([item], then)
      let second = under([opposite(item)], otherwise)
      return .choice([([item], first), ([opposite(item)], second)])
    }
  }
}
