// Texts and numbers of run-time lists that rows ask: a row and the views below it ask one element. Rows of the same code within each
// other, such as those of a folder in a folder, ask different ones.

extension Evaluator {
  /// A text or a number of a run-time list that branches of content ask: below them it is the same one.
  func tracedElements(
    _ arguments: [ValueID], _ parameters: [ClosureParameter], of callee: ValueID, _ frame: Frame
  ) -> [ValueID] {
    guard arguments.count == 1, parameters.count == 1, case .element = parameters[0],
      case .closure(let file, let closure, _) = store[callee],
      case .opaque(let type) = store[arguments[0]], isScalar(project.types.unwrapped(type)),
      asksParameter(closure, inFile: file)
    else { return arguments }
    let name = project.names.intern("element \(file).\(closure.rawValue)")
    // Within a row of the same code both would have one name.
    let around = [callee] + (frame.receiver.map { [$0] } ?? [])
    guard !around.contains(where: { rowElements(in: $0).contains(name) }) else { return arguments }
    rowElements.insert(name)
    return [traced(arguments[0], as: name)]
  }

  /// The elements of rows that a value holds, or that decide which one it is.
  ///
  /// - Complexity: linear in what the value holds, once for each value.
  func rowElements(in value: ValueID) -> Set<Name> {
    guard !rowElements.isEmpty else { return [] }
    if let known = heldRowElements[value], known.of == rowElements.count { return known.names }
    var found: Set<Name> = []
    var waiting = [value]
    var seen: Set<ValueID> = [value]
    func add(_ presence: PresenceID) {
      for literal in project.presences[presence].literals {
        guard let question = questions[literal.name] else { continue }
        found.formUnion(question.sources.intersection(rowElements))
      }
    }
    while let next = waiting.popLast() {
      switch store[next] {
      case .traced(_, let trace):
        if rowElements.contains(trace.name) { found.insert(trace.name) }
        add(trace.holds)
        add(trace.fails)
      case .union(let alternatives): for item in alternatives { add(item.presence) }
      default: break
      }
      store.forEachPart(of: store[next]) { part in
        if seen.insert(part).inserted { waiting.append(part) }
      }
    }
    heldRowElements[value] = (found, rowElements.count)
    return found
  }
}
