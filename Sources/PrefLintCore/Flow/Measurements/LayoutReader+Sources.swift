// What values depend on.

extension LayoutReader {
  /// What a value depends on.
  func sources(of value: LayoutValue) -> Set<LayoutSource> {
    var objects: Set<Int32> = []
    return sources(of: value, &objects)
  }

  /// What a value depends on, or is a binding of.
  func reached(by value: LayoutValue) -> Set<LayoutSource> {
    if case .binding(let inner) = value { sources(of: inner) } else { sources(of: value) }
  }

  func isMarked(_ value: LayoutValue) -> Bool { sources(of: value).contains(where: isMarked) }

  func isMeasured(_ value: LayoutValue) -> Bool { isMeasured(sources(of: value)) }

  func isMeasured(_ sources: Set<LayoutSource>) -> Bool {
    sources.contains { if case .quantity = $0 { true } else { false } }
  }

  /// What a value depends on, but for the objects that were asked already: two may hold each other.
  private func sources(
    of value: LayoutValue, _ objects: inout Set<Int32>
  ) -> Set<LayoutSource> {
    switch value {
    case .unknown(let sources): return sources
    case .number(let term):
      return term.ways.reduce(into: term.sources) { found, way in
        for item in way.guards { found.formUnion(conditions[Int(item.condition)].sources) }
      }
    case .condition(let item): return conditions[Int(item.condition)].sources
    case .cell(let id, let path, _): return [.cell(id, path)]
    case .accessor(_, let owner): return sources(of: owner, &objects)
    case .proxy(let id), .anchor(let id): return geometry(id)
    case .size(let id):
      return [.quantity(id, .size(.horizontal)), .quantity(id, .size(.vertical))]
    case .frame(let id, let space):
      return geometry(id).union(LayoutAxis.allCases.map { .quantity(id, .position($0, space)) })
    case .record(let parts):
      return parts.reduce(into: []) { $0.formUnion(sources(of: $1.value, &objects)) }
    case .list(let values), .text(let values):
      return values.reduce(into: []) { $0.formUnion(sources(of: $1, &objects)) }
    case .layout(_, let settings):
      return settings.reduce(into: []) { $0.formUnion(sources(of: $1.value, &objects)) }
    case .choice(let ways):
      return ways.reduce(into: []) { found, way in
        found.formUnion(sources(of: way.value, &objects))
        for item in way.guards { found.formUnion(conditions[Int(item.condition)].sources) }
      }
    case .instance(let instance):
      guard objects.insert(instance.id).inserted else { return [] }
      return instance.fields.values.reduce(into: []) { $0.formUnion(sources(of: $1, &objects)) }
    default: return []
    }
  }

  private func geometry(_ id: Int32) -> Set<LayoutSource> {
    [
      .quantity(id, .size(.horizontal)), .quantity(id, .size(.vertical)), .quantity(id, .other),
    ]
  }
}
