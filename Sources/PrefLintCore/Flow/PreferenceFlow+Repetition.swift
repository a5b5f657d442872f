// How many elements a collection has that views are built for: what one element alone emits meets nothing (D9). Of data
// at run time there may be several.

extension PreferenceFlow {
  enum Repetition: Comparable {
    /// At most one.
    case once
    case untold
    case several
  }

  /// How often `ForEach(data)` builds its content. O(expressions of the file that holds it).
  func repetition(_ arguments: [ArgumentValue], _ site: Site) -> Repetition {
    guard
      let data = arguments.first(where: {
        !$0.isTrailing && ($0.label == .none || project.names[$0.label] == "data")
      })
    else { return .several }
    if let elements = evaluator.exactElements(of: data.value) { return count(elements.count) }
    let facts = project.files[site.fileIndex].facts
    guard let written = callArguments(of: site.id, facts),
      let argument = facts[written].first(where: {
        project.files[site.fileIndex].name($0.label) == data.label
      })
    else { return .several }
    return repetition(argument.value, data.value, facts)
  }

  /// The arguments of the call that has a callee. O(expressions of its file).
  private func callArguments(of callee: ExpressionID, _ facts: FileFacts) -> ArgumentList? {
    for expression in facts.expressions {
      if case .call(callee, let arguments) = expression.kind { return arguments }
    }
    return nil
  }

  private func count(_ count: Int) -> Repetition { count <= 1 ? .once : .several }

  /// How many elements there are in what an expression is worth; nothing else is known of the value of its parts.
  private func repetition(
    _ id: ExpressionID, _ value: ValueID, _ facts: FileFacts
  ) -> Repetition {
    switch facts[id].kind {
    case .array(let elements): return count(facts[elements].count)
    case .call(let callee, let arguments):
      let arguments = Array(facts[arguments])
      guard case .member(let base, let name, _) = facts[callee].kind else {
        // `Array(data)`
        guard case .name = facts[callee].kind, arguments.count == 1, !arguments[0].isTrailing else {
          return .several
        }
        return repetition(arguments[0].value, value, facts)
      }
      let inner = repetition(base, value, facts)
      switch facts[name] {
      case "prefix", "suffix":
        guard arguments.count == 1, case .number(let text) = facts[arguments[0].value].kind else {
          return min(inner, .untold)
        }
        return min(inner, count(Int(facts[text]) ?? 2))
      case "compactMap", "drop", "dropFirst", "dropLast", "filter":
        return isWritten(base, value, facts) ? min(inner, .untold) : inner
      default: return inner
      }
    case .member(let base, _, _):
      guard case .array = evaluator.store[evaluator.core(value)] else {
        return repetition(base, value, facts)
      }
      return held(value)
    case .binary(let name, let left, let right) where facts[name] == "??":
      return max(
        isOneOfOptional(left, facts) ? .once : repetition(left, value, facts),
        repetition(right, value, facts))
    case .ternary(_, let then, let otherwise):
      return max(repetition(then, value, facts), repetition(otherwise, value, facts))
    default: return held(value)
    }
  }

  private func held(_ value: ValueID) -> Repetition {
    guard case .array(let elements) = evaluator.store[evaluator.core(value)] else {
      return .several
    }
    return count(elements.count)
  }

  /// Whether a collection is written in the sources, so that a condition on its elements may leave any number of them.
  private func isWritten(_ id: ExpressionID, _ value: ValueID, _ facts: FileFacts) -> Bool {
    if case .array = evaluator.store[evaluator.core(value)] { return true }
    switch facts[id].kind {
    case .array: return true
    case .member(let base, let name, _):
      return facts[name] == "allCases" || isWritten(base, value, facts)
    case .implicitMember(let name, _): return facts[name] == "allCases"
    case .call(let callee, _): return isWritten(callee, value, facts)
    default: return false
    }
  }

  /// `item.map { [$0] }`: a list of the value that an optional has.
  private func isOneOfOptional(_ id: ExpressionID, _ facts: FileFacts) -> Bool {
    guard case .call(let callee, let arguments) = facts[id].kind,
      case .member(_, let name, _) = facts[callee].kind,
      facts[name] == "map" || facts[name] == "flatMap", let argument = facts[arguments].first,
      case .closure(let closure) = facts[argument.value].kind,
      facts[facts[closure].body].count == 1,
      let statement = facts[facts[closure].body].first,
      case .expression(let result) = facts[statement].kind,
      case .array(let elements) = facts[result].kind
    else { return false }
    return facts[elements].count <= 1
  }
}
