// State that stays as it begins: nothing writes it, or only what runs while it is as it is not yet. A condition on it has one answer,
// and what stands under the other one is never read, shown or written.

struct LayoutBeginnings {
  private let reader: LayoutReader
  private let write: LayoutWrite
  private var project: Project { reader.project }

  init(_ reader: LayoutReader, _ write: LayoutWrite) {
    (self.reader, self.write) = (reader, write)
  }

  /// Whether a condition never turns out as a guard asks.
  func exclude(_ item: LayoutGuard) -> Bool {
    let condition = reader.conditions[Int(item.condition)]
    if case .both(let left, let right) = condition.kind {
      return item.holds && (exclude(left) || exclude(right))
    }
    guard condition.sources.count == 1, let source = condition.sources.first,
      case .cell(let id, let path) = source, let initial = reader.cells[Int(id)].initial,
      let answer = answer(condition.kind, source, reader.members(path, of: initial))
    else { return false }
    return answer != item.holds && stays(id, but: item)
  }

  /// What a condition is for a value of its source; nil where that is not told.
  private func answer(
    _ kind: LayoutCondition.Kind, _ source: LayoutSource, _ value: LayoutValue
  ) -> Bool? {
    switch (kind, value) {
    case (.truth, .boolean(let constant)): return constant
    case (.presence, .none): return false
    case (.presence, .number), (.presence, .boolean), (.presence, .record): return true
    case (.isCase(_, let name), .symbol(let own)): return own == name
    case (.isCase(_, let name), .record(let parts)): return parts.first.map { $0.label == name }
    case (.comparison(let left, let operation, let right), .number(let term)):
      guard let left = left.replacing(source, by: term).number,
        let right = right.replacing(source, by: term).number
      else { return nil }
      return reader.holds(left, operation, right)
    default: return nil
    }
  }

  /// Whether nothing writes state, besides what is written only where a guard holds. Only who declares it says what it begins with.
  private func stays(_ id: Int32, but item: LayoutGuard) -> Bool {
    let cell = reader.cells[Int(id)]
    guard !reader.isForeign(LayoutCellPart(cell: id, path: [])), !cell.isGiven, !cell.isShared,
      cell.holder == nil,
      !reader.reactions.contains(where: { $0.cell == id }),
      !reader.appearances.contains(where: { $0.cell == id }),
      reader.writes.allSatisfy({
        $0.cell != id || $0.order == write.order && write.guards.contains(item)
      })
    else { return false }
    let declaration = project.declaration(cell.property)
    return !declaration.modifiers.isDisjoint(with: [.isPrivate, .isFilePrivate])
      && project.members(named: project.language.initializer, of: cell.owner).isEmpty
      && !isPassed(cell) && !OtherWriters(reader).exist(of: id, besides: write)
  }

  /// Whether some code has a binding of a property, its wrapper, or gives it a value by its label.
  private func isPassed(_ cell: LayoutCell) -> Bool {
    let name = project.name(of: cell.property)
    let text = project.names[name]
    if let storage = project.names.find("_" + text), !project.files(naming: storage).isEmpty {
      return true
    }
    if let binding = project.names.find("$" + text), !project.files(naming: binding).isEmpty {
      // A view of the project that is handed one may only read it.
      var writes = PropertyWrites(project: project)
      let isWritten = writes.of(.init(owner: cell.owner, name: name)).contains {
        $0.isBinding || project.owner(of: $0.code) != cell.owner
      }
      if isWritten { return true }
    }
    return project.files(naming: name).contains { index in
      let file = project.files[index]
      return file.facts.expressions.contains { expression in
        guard case .call(let callee, let arguments) = expression.kind,
          file.facts[arguments].contains(where: { file.name($0.label) == name })
        else { return false }
        // What another type is given under the label is no value of the property.
        guard let built = file.facts.builtType(by: callee).map(file.name) else { return true }
        return built == project[cell.owner].name || built == project.language.selfType
      }
    }
  }
}

extension LayoutJudge {
  /// The verdict of what is ever written, by the ways that are ever taken.
  func lastingVerdict(_ term: LayoutTerm) -> LayoutVerdict {
    let verdict = verdict(term)
    guard verdict.isFeedback else { return verdict }
    let beginnings = LayoutBeginnings(reader, map.write)
    if (map.write.guards + map.write.trigger.standing).contains(where: beginnings.exclude) {
      return .safe
    }
    let ways = term.ways.filter { !$0.guards.contains(where: beginnings.exclude) }
    if ways.count == term.ways.count { return verdict }
    return ways.isEmpty ? .safe : self.verdict(LayoutTerm(ways: ways))
  }

  /// Whether a place is measured, and the state begins with that of what stands at the edge, which is a place like any other.
  var beginsAtTheEdge: Bool {
    guard case .position = map.quantity, case .cell(let cell, let path) = map.source,
      let initial = reader.cells[Int(cell)].initial
    else { return false }
    return reader.number(reader.members(path, of: initial))?.number == 0
  }
}
