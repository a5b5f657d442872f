// The elements of lists for which content is built each by itself, so that what it asks of one at several places has one answer.

extension Evaluator {
  /// How many elements of a list content is built for one by one.
  private static let toldElementLimit = 8
  /// Content that depends on as many flags and cases already is built for any: each list around it multiplies what stands in it.
  private static let casesLimit = 2

  /// The elements for which content is built one by one; nil where it is built for any of them.
  func toldElements(
    _ arguments: [ValueID], _ parameters: [ClosureParameter], of callee: ValueID
  ) -> [Alternative]? {
    guard arguments.count == 1,
      parameters.contains(where: { if case .element = $0 { true } else { false } })
    else { return nil }
    if let cases = cases(of: arguments[0], askedBy: callee) { return cases }
    guard case .union(let elements) = store[core(arguments[0])],
      elements.count <= Self.toldElementLimit,
      elements.allSatisfy({ $0.guise == nil && isToldElement($0.value) })
    else { return nil }
    return elements
  }

  private func isToldElement(_ id: ValueID) -> Bool {
    switch store[core(id)] {
    case .boolean, .literal, .enumCase: return true
    case .instance(let type, _):
      guard let nominal = project.types.nominal(type) else { return false }
      return project.kind(of: nominal) == .structure && !isViewLike(type)
    case .tuple: return true
    default: return false
    }
  }

  /// The cases that an element of a run-time list may be, where content asks which of them it is: a row is one of them, whatever else
  /// asks for it below. A case that nobody builds may be none.
  private func cases(of element: ValueID, askedBy callee: ValueID) -> [Alternative]? {
    guard case .opaque(let type) = store[element], trace(of: element) == nil,
      let id = project.types.nominal(type), project.kind(of: id) == .enumeration,
      case .closure(let file, let closure, let scope) = store[callee],
      asksParameter(closure, inFile: file), !isWithinCases(scope),
      case .array(let cases) = store[allCases(of: id, type)],
      (2...Self.toldElementLimit).contains(cases.count)
    else { return nil }
    var result: [Alternative] = []
    for value in cases {
      guard case .enumCase(_, let name, let payload) = store[value], payload.isEmpty else {
        return nil
      }
      result.append(
        Alternative(
          presence: .always, value: value, isDecided: presentedCases.mayBe(name, of: project[id])))
    }
    return result
  }

  private func isWithinCases(_ scope: ScopeID) -> Bool {
    store[scope].locals.count { local in
      switch store[core(local.value)] {
      case .enumCase, .boolean: true
      default: false
      }
    } >= Self.casesLimit
  }

  /// Whether branches of a closure ask what it is given. O(expressions of the file) for each closure.
  private func asksParameter(_ id: ClosureID, inFile index: UInt32) -> Bool {
    let key = ClosureKey(file: index, closure: id)
    if let known = askingClosures[key] { return known }
    let facts = project.files[Int(index)].facts
    let closure = facts[id]
    let name = facts[closure.parameters].first.map { facts[$0.name] } ?? "$0"
    let result = facts.expressions.contains { expression in
      guard closure.range.start <= expression.range.start,
        expression.range.end <= closure.range.end
      else { return false }
      switch expression.kind {
      case .conditional(let id):
        return facts[facts[id].conditions].compactMap(DecidingNames.asked)
          .contains { Self.names(name, in: $0, facts) }
      case .ternary(let condition, _, _): return Self.names(name, in: condition, facts)
      case .selection(let id): return Self.names(name, in: facts[id].subject, facts)
      default: return false
      }
    }
    askingClosures[key] = result
    return result
  }

  private static func names(_ name: String, in id: ExpressionID, _ facts: FileFacts) -> Bool {
    var waiting = [id]
    while let next = waiting.popLast() {
      if case .name(let local, _) = facts[next].kind, facts[local] == name { return true }
      waiting += AskedRole.parts(of: next, .asked, facts).map(\.0)
    }
    return false
  }
}
