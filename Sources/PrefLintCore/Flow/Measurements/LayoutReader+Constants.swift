// State that nobody writes: it holds what it begins with.

extension LayoutReader {
  /// The numbers of other state that a map, or a condition of it, mentions. O(code of the types that hold the state).
  func constants(of map: LayoutMap) -> [LayoutSource: LayoutTerm] {
    let guards = map.result.ways.flatMap(\.guards) + map.write.guards
    let all = guards.reduce(into: map.result.sources) {
      $0.formUnion(conditions[Int($1.condition)].sources)
    }
    return all.sorted().reduce(into: [:]) { result, source in
      guard case .cell(let id, let path) = source, id != map.write.cell,
        let initial = cells[Int(id)].initial, isUnwritten(id, map.write),
        let number = number(members(path, of: initial))?.number
      else { return }
      result[source] = .number(number)
    }
  }

  /// Whether a view's own state is what its declaration says: nothing writes it, and nobody gives another value.
  private func isUnwritten(_ id: Int32, _ write: LayoutWrite) -> Bool {
    let cell = cells[Int(id)]
    let modifiers = project.declaration(cell.property).modifiers
    guard !isForeign(LayoutCellPart(cell: id, path: [])), !cell.isGiven, !cell.isShared,
      cell.holder == nil, !cell.isStatic,
      modifiers.contains(.isPrivate) || modifiers.contains(.isFilePrivate),
      isPlainState(cell.property),
      project.members(named: project.language.initializer, of: cell.owner).isEmpty,
      !(writes + relays).contains(where: { $0.cell == id }),
      !reactions.contains(where: { $0.cell == id }), !appearances.contains(where: { $0.cell == id })
    else { return false }
    var none = write
    (none.cell, none.path) = (id, [])
    return !OtherWriters(self).exist(of: id, besides: none)
  }

  /// Whether SwiftUI keeps a property for the view alone, and nothing of it is stored or reset.
  private func isPlainState(_ property: DeclarationReference) -> Bool {
    let file = project.files[property.fileIndex]
    let attributes = file.facts[file.facts[property.id].attributes]
    return attributes.count == 1
      && attributes.allSatisfy { StandardLayout.plainState == text(file.name($0.name)) }
  }
}
