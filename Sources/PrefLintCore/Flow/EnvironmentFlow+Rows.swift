// What rows ask of their elements is assumed only as far as these are handed on. A view that does not hold the element may stand in a
// row of its own: the rows of a folder in a folder are other ones, of which nothing is known above it.

extension EnvironmentFlow {
  /// What is assumed of elements of rows around what is entered at a node, of those that are asked below it.
  func leavingRows(_ node: Int32, _ assumed: PresenceID) -> PresenceID {
    guard !evaluator.rowElements.isEmpty, assumed != .always, let value = enteredValues[node] else {
      return assumed
    }
    let asked = Set(project.presences[assumed].literals.compactMap { row(askedBy: $0) })
    guard !asked.isEmpty else { return assumed }
    var own = asked.subtracting(evaluator.rowElements(in: value))
    for item in environments[nodes[Int(node)].environment].values {
      own.subtract(evaluator.rowElements(in: item.value))
    }
    return own.isEmpty ? assumed : leaving(own, assumed)
  }

  /// Drops what is assumed of the elements of rows; all of it stays if it is not told that it can hold.
  private func leaving(_ rows: Set<Name>, _ assumed: PresenceID) -> PresenceID {
    var rest = project.presences[assumed]
    var own = project.presences[.always]
    own.literals = rest.literals.filter { row(askedBy: $0).map(rows.contains) ?? false }
    guard canHold(project.presences.intern(own)) else { return assumed }
    rest.literals.removeAll { own.literals.contains($0) }
    return project.presences.intern(rest)
  }

  /// The element that a literal asks, if it asks nothing else.
  private func row(askedBy literal: Presence.Literal) -> Name? {
    guard let question = evaluator.questions[literal.name],
      evaluator.rowElements.contains(question.trace), question.sources == [question.trace]
    else { return nil }
    return question.trace
  }
}
