// What state holds behind an assignment, while a callback goes on: code that reads what it has written reads the new value.

/// An assignment that a callback has made so far.
struct LayoutAssignment {
  var part: LayoutCellPart
  var value: LayoutValue
  var guards: [LayoutGuard]
}

extension LayoutReader {
  /// What an expression is worth at this point of a callback.
  func value(_ id: ExpressionID, _ frame: LayoutFrame) -> LayoutValue {
    let value = target(id, frame)
    guard !assignments.isEmpty, isOfState(id, frame) else { return value }
    return forwarded(value)
  }

  /// Whether an expression names state, and not what a variable has kept of it.
  private func isOfState(_ id: ExpressionID, _ frame: LayoutFrame) -> Bool {
    let facts = facts(frame)
    switch facts[id].kind {
    case .name(let local, _):
      let name = name(local, frame)
      return frame.locals[name] == nil || frame.places.contains(name)
    case .member(let base, _, _), .optionalChain(let base), .forceUnwrap(let base):
      return isOfState(base, frame)
    default: return false
    }
  }

  /// What a part of state holds by now.
  func forwarded(_ value: LayoutValue) -> LayoutValue {
    guard !assignments.isEmpty else { return value }
    switch value {
    case .cell(let id, let path, let nominal)
    where nominal.map { project.kind(of: $0) == .enumeration } ?? true:
      return held(LayoutCellPart(cell: id, path: path), nominal, before: assignments.count) ?? value
    case .number(let term):
      // `frame.maxY` of a frame that is kept.
      var result = term
      for case .cell(let id, let path) in term.sources.sorted() {
        let part = LayoutCellPart(cell: id, path: path)
        guard let held = held(part, nil, before: assignments.count) else { continue }
        result = result.replacing(part.source, by: number(held) ?? .opaque(sources(of: held)))
      }
      return .number(result)
    default: return value
    }
  }

  /// What the first assignments of the callback have left in a part of state; nil where they left it as it was.
  private func held(
    _ part: LayoutCellPart, _ nominal: NominalID?, before end: Int
  ) -> LayoutValue? {
    guard let index = assignments[..<end].lastIndex(where: { $0.part.overlaps(part) }) else {
      return nil
    }
    let last = assignments[index]
    if last.guards.contains(where: { guards.contains(opposite($0)) }) {
      return held(part, nominal, before: index)
    }
    let open = last.guards.filter { !guards.contains($0) }
    let hazy = LayoutValue.unknown(sources(of: last.value).union([part.source]))
    // Somebody else may keep another value than he is given.
    let isGiven = part.path.isEmpty && cells[Int(part.cell)].isGiven
    guard !isGiven, part.path.starts(with: last.part.path), open.count < 2 else { return hazy }
    if case .unknown = last.value { return hazy }
    let value = members(part.path.dropFirst(last.part.path.count), of: last.value)
    guard let condition = open.first else { return value }
    let otherwise = held(part, nominal, before: index) ?? .cell(part.cell, part.path, nominal)
    return .choice([([condition], value), ([opposite(condition)], otherwise)])
  }

  /// What the callback has assigned to a property that nobody observes; nil where it has not.
  func assigned(_ part: LayoutCellPart) -> LayoutValue? {
    guard let last = assignments.last(where: { $0.part.overlaps(part) }) else { return nil }
    guard part.path.starts(with: last.part.path), last.guards.allSatisfy(guards.contains) else {
      return hazy(last.value)
    }
    return members(part.path.dropFirst(last.part.path.count), of: last.value)
  }

  /// A part of a part of a value.
  func members(_ path: some Sequence<Name>, of value: LayoutValue) -> LayoutValue {
    path.reduce(value) { member($1, of: $0, emptyFrame, Site(file: 0, ExpressionID(0))) }
  }
}
