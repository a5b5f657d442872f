// Initialisers that may fail: where their own code returns nil, and nothing else makes them fail, that is told as other results are.

extension Evaluator {
  /// Whether an initialiser fails where its own code returns nil, and nowhere else.
  ///
  /// - Complexity: linear in the facts of the file, once for each.
  func failsAsTold(_ reference: DeclarationReference) -> Bool {
    if let known = toldFailures[reference] { return known }
    let file = project.files[reference.fileIndex]
    let facts = file.facts
    let range = facts[reference.id].range
    var result = false
    if case .initializer(_, isFailable: true) = facts[reference.id].kind {
      result =
        facts.statementPool.contains { statement in
          guard range.contains(statement.range), case .returned(let value?) = statement.kind,
            case .none = facts[value].kind
          else { return false }
          return true
        }
        && !facts.expressions.contains { expression in
          guard range.contains(expression.range), case .member(_, let name, _) = expression.kind
          else { return false }
          return file.name(name) == language.initializer
        }
    }
    toldFailures[reference] = result
    return result
  }

  /// Where an initialiser returns nil.
  func failures(in outcome: ValueID, of reference: DeclarationReference) -> [Alternative] {
    guard failsAsTold(reference) else { return [] }
    switch store[core(outcome)] {
    case .none: return [Alternative(presence: .always, value: .none, isDecided: true)]
    case .union(let alternatives): return alternatives.filter { core($0.value) == .none }
    default: return []
    }
  }

  /// What an initialiser makes, or nil where it fails.
  func failing(_ value: ValueID, _ failures: [Alternative]) -> ValueID {
    guard !failures.isEmpty else { return value }
    let made = Alternative(
      presence: .always, value: value, isDecided: failures.allSatisfy(\.isDecided))
    return union([made] + failures.map { $0.holding(.none) })
  }

  /// Whether something is made of constants is decided, though what the code asks of its own properties is not told.
  func leftOpen(_ made: ValueID) -> ValueID {
    guard case .union(let alternatives) = store[made],
      alternatives.allSatisfy({ $0.presence == .always })
    else { return made }
    return union(
      alternatives.map { alternative in
        var open = alternative
        open.isDecided = false
        return open
      })
  }

  /// Views that an initialiser made at a place, where it has not failed.
  func built(_ value: ValueID, _ site: Site) -> ValueID {
    guard case .union(let alternatives) = store[value] else {
      return value == .none ? value : store.intern(.built(value, site))
    }
    return union(alternatives.map { $0.holding(built($0.value, site)) })
  }
}
