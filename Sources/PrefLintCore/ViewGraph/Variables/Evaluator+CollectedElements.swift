// Many collections that a variable may be, as one: each `if` that appends something doubles them, and what is asked of them
// is asked of their elements.

extension Evaluator {
  /// More collections than this that a variable may be are one whose elements have conditions.
  static let collectionLimit = 8

  /// With more elements than this one element under many conditions is one that may be: each change would double them.
  private static let collectedLimit = 256

  /// One collection for all that a variable may be: each element stands under what the collections that hold it have in
  /// common, and how many there are is left open. Nil where one of them is no collection, or another kind of one.
  func collected(_ alternatives: [Alternative]) -> ValueID? {
    let contents = alternatives.compactMap { collectionContent($0.value) }
    guard contents.count == alternatives.count, let first = contents.first,
      contents.allSatisfy({ $0.isDictionary == first.isDictionary })
    else { return nil }
    let step = first.isDictionary ? 2 : 1
    var order: [ArraySlice<ValueID>] = []
    var holders: [ArraySlice<ValueID>: [Int]] = [:]
    for (index, content) in contents.enumerated() {
      for start in stride(from: 0, to: content.elements.count - step + 1, by: step) {
        let entry = content.elements[start..<start + step]
        if holders[entry] == nil { order.append(entry) }
        if holders[entry]?.last != index { holders[entry, default: []].append(index) }
      }
    }
    var result = first
    if order.count > Self.collectedLimit, step == 1 {
      result.elements = openElements(order.compactMap(\.last))
      result.amount = .open(isFilled: contents.allSatisfy(\.isFilled))
      return collection(alternatives[0].value, with: result)
    }
    result.elements = order.flatMap { entry in
      entry.dropLast() + [
        conditional(entry.last ?? .unknown, heldBy: holders[entry] ?? [], of: alternatives)
      ]
    }
    let isOfRun = contents.allSatisfy { if case .ofRun = $0.amount { true } else { false } }
    result.amount = isOfRun ? .ofRun : .open(isFilled: contents.allSatisfy(\.isFilled))
    return collection(alternatives[0].value, with: result)
  }

  /// What elements may be, each once, whatever their conditions.
  private func openElements(_ elements: [ValueID]) -> [ValueID] {
    var values: [ValueID] = []
    var seen: Set<ValueID> = []
    for element in elements {
      var options = [element]
      if case .union(let alternatives) = store[core(element)] {
        options = alternatives.map(\.value)
      }
      for value in options where seen.insert(value).inserted { values.append(value) }
    }
    return values.map {
      union([Alternative(presence: .always, value: $0, isDecided: false)])
    }
  }

  /// An element that some of several collections hold. What they have in common may hold where none of them is taken: then
  /// it is one that may be.
  private func conditional(
    _ element: ValueID, heldBy holders: [Int], of alternatives: [Alternative]
  ) -> ValueID {
    guard holders.count < alternatives.count else { return element }
    let decided = holders.filter { alternatives[$0].isDecided }
    let meant = decided.isEmpty ? holders : decided
    let presence = meant.map { alternatives[$0].presence }.reduce(.never, project.presences.common)
    let others = alternatives.indices.filter { !holders.contains($0) }
    let isExact =
      meant.contains { alternatives[$0].presence == presence }
      || others.allSatisfy {
        project.presences.and(alternatives[$0].presence, presence) == .never
      }
    return union([
      Alternative(presence: presence, value: element, isDecided: !decided.isEmpty && isExact)
    ])
  }
}
