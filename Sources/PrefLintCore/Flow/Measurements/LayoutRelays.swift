// Relays: state that is written because other state has changed follows what that is written from. The write of the one, put into
// the write of the other, is a write from the measurement like any other, under the guards of both.

struct LayoutRelays {
  let reader: LayoutReader

  init(_ reader: LayoutReader) { self.reader = reader }

  /// Through how much state a measurement is followed, and to how many writes.
  static let reach = 3
  private static let limit = 200

  /// Adds the writes that follow others. O(writes · relays · reach).
  func follow() {
    guard !reader.relays.isEmpty else { return }
    var index = 0
    while index < reader.writes.count, reader.writes.count < Self.limit {
      let write = reader.writes[index]
      index += 1
      guard write.origins.count < Self.reach, !reader.isForeign(write.part) else {
        continue
      }
      for relay in reader.relays where relay.trigger.sources.contains(where: write.part.overlaps) {
        follow(write, by: relay)
      }
    }
  }

  private func follow(_ write: LayoutWrite, by relay: LayoutWrite) {
    let chain = write.origins.map { reader.writes[$0] } + [write]
    // What goes round is written once more with what it was written.
    if let first = chain.first(where: { $0.part.overlaps(relay.part) }) {
      reader.overtake(first.part)
      return
    }
    let around = write.trigger.standing
    let standing = relay.trigger.standing.filter { !around.contains($0) }
    // What measures and what follows never stand there together.
    if standing.contains(where: { around.contains(reader.opposite($0)) }) { return }
    let change = LayoutSubstitution(reader, write.part, write.value)
    var guards = write.guards
    for item in relay.guards {
      switch change.decision(item) {
      case .constant(true): break
      case .constant(false): return
      case .guarded(let item): if !guards.contains(item) { guards.append(item) }
      }
    }
    if !isKept(write, relay) || !standing.allSatisfy({ isTold($0) }) {
      guards.append(reader.unknownCondition([write.part.source]))
    }
    var result = relay
    result.value = change.value(relay.value)
    result.guards = guards
    result.builds = write.builds + relay.builds.filter { !write.builds.contains($0) }
    result.trigger = write.trigger
    result.trigger.standing += standing
    result.emission = write.emission ?? relay.emission
    result.origins = write.origins + [write.order]
    reader.relay(result)
  }

  /// Whether what a relay writes is always what the first write makes of it: each new value makes it run, or it writes nothing but
  /// a function of what it watches.
  private func isKept(_ write: LayoutWrite, _ relay: LayoutWrite) -> Bool {
    let own = write.part
    let isFunction = reader.sources(of: relay.value).union(sources(of: relay.guards))
      .allSatisfy { $0.isConstant || own.overlaps($0) }
    if isWatched(own, relay.trigger.watched) {
      return isFunction && !isConstant(relay) || LayoutMaps.isRenewed(write, reader)
    }
    return relay.guards.isEmpty && isSame(relay.value, relay.trigger.watched)
  }

  /// Whether a condition is told apart from others, so that what excludes it is seen.
  private func isTold(_ item: LayoutGuard) -> Bool {
    switch reader.conditions[Int(item.condition)].kind {
    case .both(let left, let right): isTold(left) && isTold(right)
    case .isCase, .other: false
    case .comparison, .truth, .presence, .build, .device: true
    }
  }

  private func sources(of guards: [LayoutGuard]) -> Set<LayoutSource> {
    Set(guards.flatMap { reader.conditions[Int($0.condition)].sources })
  }

  /// Whether a relay writes the same under no condition, whatever it watches: it is the run that counts.
  private func isConstant(_ relay: LayoutWrite) -> Bool {
    reader.sources(of: relay.value).union(sources(of: relay.guards)).allSatisfy(\.isConstant)
  }

  /// Whether a value differs with each value of a part of state.
  private func isWatched(_ part: LayoutCellPart, _ value: LayoutValue) -> Bool {
    switch value {
    case .cell(let id, let path, _): return part.overlaps(.cell(id, path))
    case .number(let term):
      guard let form = term.linear else { return false }
      return form.parts.count == 1 && form.parts.keys.allSatisfy(part.overlaps)
    case .record(let parts): return parts.contains { isWatched(part, $0.value) }
    case .list(let values): return values.contains { isWatched(part, $0) }
    case .condition(let item):
      if case .truth(let source) = reader.conditions[Int(item.condition)].kind {
        return part.overlaps(source)
      }
      return false
    default: return false
    }
  }

  private func isSame(_ left: LayoutValue, _ right: LayoutValue) -> Bool {
    switch (left, right) {
    case (.condition(let a), .condition(let b)): return a == b
    case (.number(let a), .number(let b)): return a == b
    default: return false
    }
  }
}

extension LayoutReader {
  /// A write that follows another one.
  func relay(_ write: LayoutWrite) {
    var write = write
    write.order = writes.count
    writes.append(write)
  }
}

/// Puts what state is written in the place of the state.
final class LayoutSubstitution {
  private let reader: LayoutReader
  private let part: LayoutCellPart
  private let written: LayoutValue
  /// What has become of conditions that are not told, so that what excludes another still does.
  private var conditions: [Int32: LayoutGuard] = [:]

  init(_ reader: LayoutReader, _ part: LayoutCellPart, _ written: LayoutValue) {
    self.reader = reader
    self.part = part
    self.written = written
  }

  /// What stands for a source; nil for what is not concerned.
  private func replacement(of source: LayoutSource) -> LayoutValue? {
    if case .previous(let inner) = source {
      return replacement(of: inner).map(reader.previous)
    }
    guard case .cell(_, let path) = source, part.overlaps(source) else { return nil }
    guard path.starts(with: part.path) else {
      return .unknown(reader.sources(of: written).union([source]))
    }
    return reader.members(path.dropFirst(part.path.count), of: written)
  }

  private func concerns(_ source: LayoutSource) -> Bool {
    if case .previous(let inner) = source { concerns(inner) } else { part.overlaps(source) }
  }

  private func sources(_ old: Set<LayoutSource>) -> Set<LayoutSource> {
    old.reduce(into: []) { result, source in
      if let new = replacement(of: source) {
        result.formUnion(reader.sources(of: new))
      } else {
        result.insert(source)
      }
    }
  }

  func value(_ value: LayoutValue) -> LayoutValue {
    guard reader.sources(of: value).contains(where: concerns) else { return value }
    switch value {
    case .cell(let id, let path, _): return replacement(of: .cell(id, path)) ?? value
    case .number(let term): return .number(self.term(term))
    case .condition(let item):
      switch decision(item) {
      case .constant(let constant): return .boolean(constant)
      case .guarded(let item): return .condition(item)
      }
    case .choice(let ways):
      let ways = ways.compactMap { way in
        guards(way.guards).map { (guards: $0, value: self.value(way.value)) }
      }
      if ways.count == 1, ways[0].guards.isEmpty { return ways[0].value }
      return .choice(ways)
    case .record(let parts): return .record(parts.map { ($0.label, self.value($0.value)) })
    case .list(let values): return .list(values.map(self.value))
    default: return .unknown(sources(reader.sources(of: value)))
    }
  }

  /// Guards that hold together; nil if they never do.
  private func guards(_ guards: [LayoutGuard]) -> [LayoutGuard]? {
    var result: [LayoutGuard] = []
    for item in guards {
      switch decision(item) {
      case .constant(true): break
      case .constant(false): return nil
      case .guarded(let item): result.append(item)
      }
    }
    return result
  }

  func term(_ term: LayoutTerm) -> LayoutTerm {
    LayoutTerm(
      ways: term.ways.flatMap { way -> [LayoutTerm.Way] in
        guard let guards = guards(way.guards) else { return [] }
        var result = LayoutTerm(way.piece)
        for source in way.piece.sources.sorted() {
          guard let new = replacement(of: source) else { continue }
          result = result.replacing(
            source, by: reader.number(new) ?? .opaque(reader.sources(of: new)))
        }
        return result.under(guards).ways
      })
  }

  func decision(_ item: LayoutGuard) -> LayoutReader.Decision {
    let decision = decision(reader.conditions[Int(item.condition)], item.condition)
    guard !item.holds else { return decision }
    switch decision {
    case .constant(let constant): return .constant(!constant)
    case .guarded(let item): return .guarded(reader.opposite(item))
    }
  }

  private func decision(_ condition: LayoutCondition, _ id: Int32) -> LayoutReader.Decision {
    guard condition.sources.contains(where: concerns) else {
      return .guarded(LayoutGuard(condition: id, holds: true))
    }
    switch condition.kind {
    case .comparison(let left, let operation, let right):
      return reader.decision(
        reader.compared(.number(extent(left)), operation, .number(extent(right))))
    case .truth(let source):
      if let new = replacement(of: source) { return reader.decision(new) }
    case .presence(let source):
      if let new = replacement(of: source) { return reader.decision(reader.presence(of: new)) }
    case .both(let left, let right):
      switch (decision(left), decision(right)) {
      case (.constant(let a), .constant(let b)): return .constant(a && b)
      case (.constant(let a), .guarded(let item)), (.guarded(let item), .constant(let a)):
        return a ? .guarded(item) : .constant(false)
      case (.guarded(let a), .guarded(let b)): return .guarded(reader.both(a, b))
      }
    case .build, .device: return .guarded(LayoutGuard(condition: id, holds: true))
    case .isCase, .other: break
    }
    let known = conditions[id] ?? reader.unknownCondition(sources(condition.sources))
    conditions[id] = known
    return .guarded(known)
  }

  /// Sizes that are compared as a whole are compared by one of their extents.
  private func extent(_ side: LayoutTerm) -> LayoutTerm {
    guard let form = side.linear, form.parts.count == 1, form.constant == 0,
      let (source, factor) = form.parts.first, factor == 1,
      let new = replacement(of: source), let number = reader.extent(new)
    else { return term(side) }
    return number
  }
}
