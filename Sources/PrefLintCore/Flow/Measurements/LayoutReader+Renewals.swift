// Whether a value is another one for each write that never leaves what was there: it holds what is written. Of what is only
// computed of it, or lies beside it, that is not told.

extension LayoutReader {
  /// Whether an identity, or what a callback watches, is another one by a value that never equals the last: it holds that, or is a
  /// number or a text of it; of an array that is longer it is all of it, or how many elements there are.
  func differs(_ value: LayoutValue, by write: LayoutWrite) -> Bool {
    var objects: Set<Int32> = []
    return differs(value, by: write, &objects)
  }

  private func differs(
    _ value: LayoutValue, by write: LayoutWrite, _ objects: inout Set<Int32>
  ) -> Bool {
    switch value {
    case .cell(write.cell, let path, let type):
      return isRenewed(path, type, by: write)
    case .number(let term): return isRenewed(term, by: write)
    case .condition(let item):
      guard case .truth(.cell(write.cell, let path)) = conditions[Int(item.condition)].kind else {
        return false
      }
      return path == write.path
    case .record(let parts): return parts.contains { differs($0.value, by: write, &objects) }
    case .list(let values), .text(let values):
      return values.contains { differs($0, by: write, &objects) }
    case .instance(let instance):
      // Values of a type that compares in its own way may be equal nevertheless.
      guard objects.insert(instance.id).inserted, !comparesItself(instance.nominal) else {
        return false
      }
      return instance.fields.values.contains { differs($0, by: write, &objects) }
    default: return false
    }
  }

  /// Whether a part of state holds what is written, or is a part of it that is another one.
  private func isRenewed(_ path: [Name], _ type: NominalID?, by write: LayoutWrite) -> Bool {
    if write.path.starts(with: path) {
      return path == write.path || !(type.map(comparesItself) ?? false)
    }
    guard path.starts(with: write.path), !write.isLonger else { return false }
    var value = write.value
    for name in path.dropFirst(write.path.count) {
      switch value {
      // What a new value says of itself.
      case .fresh: return true
      case .instance(let instance):
        guard let field = instance.fields[name] else { return false }
        value = field
      case .record(let parts):
        guard let part = parts.first(where: { $0.label == name }) else { return false }
        value = part.value
      default: return false
      }
    }
    return isNeverEqual(value)
  }

  private func isRenewed(_ term: LayoutTerm, by write: LayoutWrite) -> Bool {
    guard let form = term.linear else { return false }
    if write.isLonger {
      let count = LayoutSource.cell(write.cell, write.path + [special(CollectionUses.count)])
      return form.parts == [count: 1]
    }
    // What else the callback writes may make up for it.
    let isAlone = writes.allSatisfy { other in
      other.trigger.site != write.trigger.site
        || form.parts.keys.allSatisfy { $0 == write.part.source || !other.part.overlaps($0) }
    }
    return isAlone && (form.parts[write.part.source] ?? 0) != 0
  }
}
