// State that one callback writes of one quantity: each follows from the other, so that what the one decides, the other decides.

struct LayoutCompanions {
  let reader: LayoutReader
  /// What stands for a part of state, as a term of the state that is weighed.
  private var terms: [LayoutSource: LayoutTerm] = [:]
  /// What was measured before, as long as each change is written.
  private var previous: [LayoutSource: LayoutTerm] = [:]
  /// Sizes that are written as a whole of the same measurement, by the part that follows the weighed state.
  private var wholes: [LayoutSource: (size: Int32, axis: LayoutAxis, term: LayoutTerm)] = [:]
  /// What writes these.
  private(set) var writes: [LayoutWrite] = []

  /// Those of what a map writes. O(writes).
  init(_ reader: LayoutReader, of map: LayoutMap) {
    self.reader = reader
    terms = reader.constants(of: map)
    guard let own = linear(map.write).first(where: { $0.source == map.source }), own.slope != 0
    else { return }
    previous[.previous(own.quantity)] =
      (LayoutTerm.source(map.source) + .number(-own.constant)).scaled(1 / own.slope)
    for other in reader.writes where !other.part.overlaps(map.source) {
      guard other.trigger.site == map.write.trigger.site,
        other.trigger.node == map.write.trigger.node,
        other.guards.allSatisfy(map.write.guards.contains),
        other.trigger.standing.allSatisfy(map.write.trigger.standing.contains),
        map.write.guards.allSatisfy({ other.guards.contains($0) || isChange($0, of: other) }),
        !reader.isForeign(other.part),
        reader.writes.count(where: { $0.part.overlaps(other.part) }) == 1,
        !reader.reactions.contains(where: other.part.overlaps)
      else { continue }
      let parts = linear(other).filter { $0.quantity == own.quantity }
      if !parts.isEmpty { writes.append(other) }
      for part in parts {
        // own = α q + β, other = γ q + δ
        let scale = part.slope / own.slope
        terms[part.source] =
          LayoutTerm.source(map.source).scaled(scale)
          + .number(part.constant - own.constant * scale)
        if case .size(let id) = other.value, case .quantity(id, .size(let axis)) = own.quantity {
          wholes[other.part.source] = terms[part.source].map { (id, axis, $0) }
        }
      }
    }
  }

  /// Whether a condition compares what is written with what it was: while each change is large enough, both are written.
  private func isChange(_ item: LayoutGuard, of other: LayoutWrite) -> Bool {
    let condition = reader.conditions[Int(item.condition)]
    guard case .comparison = condition.kind else { return false }
    return reader.isMeasured(condition.sources)
      && condition.sources.allSatisfy { source in
        switch source {
        case .cell: other.part.overlaps(source)
        case .previous: false
        case .quantity, .symbol, .bounded: true
        }
      }
  }

  private struct Linear {
    var source: LayoutSource
    var quantity: LayoutSource
    var slope: Double
    var constant: Double
  }

  /// The parts of a write that follow one quantity in a straight line.
  private func linear(_ write: LayoutWrite) -> [Linear] {
    LayoutWriteParts(reader).parts(of: write.value, path: write.path).compactMap { part in
      guard let form = part.term.linear, form.parts.count == 1,
        let (quantity, slope) = form.parts.first, case .quantity = quantity
      else { return nil }
      return Linear(
        source: .cell(write.cell, part.path), quantity: quantity, slope: slope,
        constant: form.constant)
    }
  }

  /// A comparison of a whole size with what is measured, as one of the part that follows the weighed state: where that differs, the
  /// whole differs.
  func part(of condition: LayoutCondition) -> LayoutCondition? {
    guard case .comparison(let left, let operation, let right) = condition.kind,
      operation == "!=" || operation == "=="
    else { return nil }
    for (state, other) in [(left, right), (right, left)] {
      for (source, whole) in wholes
      where state == .source(source)
        && other == .source(.quantity(whole.size, .size(.vertical)))
      {
        let measured = LayoutSource.quantity(whole.size, .size(whole.axis))
        return LayoutCondition(
          kind: .comparison(whole.term, operation, .source(measured)),
          sources: whole.term.sources.union([measured]))
      }
    }
    return nil
  }

  /// A term with the weighed state in the place of what follows from it.
  func settled(_ term: LayoutTerm) -> LayoutTerm { settled(term, terms) }

  private func settled(
    _ term: LayoutTerm, _ terms: [LayoutSource: LayoutTerm]
  ) -> LayoutTerm {
    guard !terms.isEmpty else { return term }
    return term.sources.sorted().reduce(term) { result, source in
      terms[source].map { result.replacing(source, by: $0) } ?? result
    }
  }

  /// The same for a condition.
  func settled(_ condition: LayoutCondition) -> LayoutCondition {
    let terms = terms.merging(previous) { first, _ in first }
    guard !terms.isEmpty, condition.sources.contains(where: { terms[$0] != nil }) else {
      return condition
    }
    var result = condition
    result.sources = condition.sources.reduce(into: []) { sources, source in
      sources.formUnion(terms[source]?.sources ?? [source])
    }
    switch condition.kind {
    case .comparison(let left, let operation, let right):
      result.kind = .comparison(settled(left, terms), operation, settled(right, terms))
    case .presence(let subject):
      if let own = terms[subject]?.sources.min() { result.kind = .presence(own) }
    case .both, .truth, .isCase, .build, .device, .other: break
    }
    return result
  }
}
