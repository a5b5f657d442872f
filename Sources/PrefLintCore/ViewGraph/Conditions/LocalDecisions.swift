// Decisions that tell what the local variables of a member are worth: the branches in which variables change, and what a variable
// begins with. What such a decision asks, and something else asks again, belongs together with the variable: `let kind = isNew ? 2 : 1`
// is 2 nowhere under `!isNew`.

struct LocalDecision {
  /// Where it stands.
  var site: ExpressionID
  /// The names that it asks, of those that are asked again.
  var names: Set<LocalName>

  /// The decisions of a file.
  ///
  /// - Complexity: O(n log n) in the expressions of the file.
  static func all(in facts: FileFacts) -> [LocalDecision] {
    let locals = Locals(facts)
    guard !locals.initial.isEmpty || !locals.variables.isEmpty else { return [] }
    let changes = locals.changes(facts)
    var counts: [LocalName: Int] = [:]
    var branches: [(site: ExpressionID, range: TextRange, names: Set<LocalName>)] = []
    func count(_ asked: [ExpressionID], at site: ExpressionID, _ range: TextRange) {
      let names = asked.reduce(into: Set()) { $0.formUnion(self.names(in: $1, facts)) }
      for name in names { counts[name, default: 0] += 1 }
      branches.append((site, range, names))
    }
    for (position, expression) in facts.expressions.enumerated() {
      let site = ExpressionID(position)
      switch expression.kind {
      case .conditional(let id):
        count(
          facts[facts[id].conditions].compactMap(DecidingNames.asked), at: site, expression.range)
      case .ternary(let condition, _, _): count([condition], at: site, expression.range)
      case .selection(let id): count([facts[id].subject], at: site, expression.range)
      default: continue
      }
    }
    for statement in facts.statementPool {
      guard case .guarded(let conditions, _) = statement.kind else { continue }
      let asked = facts[conditions].compactMap(DecidingNames.asked)
      if let site = asked.first { count(asked, at: site, statement.range) }
    }
    var found: [LocalDecision] = []
    // What the locals depend on that other branches ask.
    var sources: [LocalName: Set<LocalName>] = [:]
    for (site, range, names) in branches {
      let changed = changes[firstIndex(in: changes, from: range.start)...]
        .prefix { $0.place < range.end }
      guard !changed.isEmpty else { continue }
      for change in changed { sources[change.name, default: []].formUnion(names) }
      found.append(LocalDecision(site: site, names: names))
    }
    for (name, initial) in locals.initial where counts[name] != nil || builds(initial, facts) {
      let names = names(deciding: initial, facts)
      sources[name, default: []].formUnion(names)
      found.append(LocalDecision(site: initial, names: names))
    }
    for (_, _, names) in branches {
      let asked = names.reduce(into: Set()) { $0.formUnion(sources[$1] ?? []) }
      for name in asked.subtracting(names) { counts[name, default: 0] += 1 }
    }
    return found.compactMap { decision in
      let again = decision.names.filter { counts[$0, default: 0] > 1 }
      return again.isEmpty ? nil : LocalDecision(site: decision.site, names: again)
    }
  }

  /// The local variables of a file.
  private struct Locals {
    /// Those that may change.
    var variables: Set<LocalName> = []
    /// What each begins with.
    var initial: [(name: LocalName, value: ExpressionID)] = []

    init(_ facts: FileFacts) {
      for declaration in facts.declarations {
        guard case .variable(let id) = declaration.kind, let parent = declaration.parent else {
          continue
        }
        switch facts[parent].kind {
        case .structure, .classType, .actor, .enumeration, .protocolType, .extensionOf: continue
        default: break
        }
        if !facts[id].isLet { variables.insert(declaration.name) }
        if let value = facts[id].initializer { initial.append((declaration.name, value)) }
      }
    }

    /// Where they change, in order.
    func changes(_ facts: FileFacts) -> [(place: UInt32, name: LocalName)] {
      guard !variables.isEmpty else { return [] }
      func variable(_ id: ExpressionID) -> LocalName? {
        var current = id
        while true {
          switch facts[current].kind {
          case .name(let name, _): return variables.contains(name) ? name : nil
          case .member(let base, _, _), .subscripted(let base, _), .optionalChain(let base),
            .forceUnwrap(let base):
            current = base
          default: return nil
          }
        }
      }
      var found: [(place: UInt32, name: LocalName)] = []
      for expression in facts.expressions {
        let target: ExpressionID
        switch expression.kind {
        case .assignment(let changed, _), .inOut(let changed): target = changed
        case .binary(let operation, let changed, _) where facts.assigns(operation):
          target = changed
        case .call(let callee, _):
          guard case .member(let base, _, _) = facts[callee].kind else { continue }
          target = base
        default: continue
        }
        if let name = variable(target) { found.append((expression.range.start, name)) }
      }
      return found.sorted { $0.place < $1.place }
    }
  }

  /// The first change that does not stand before a place. O(log n).
  private static func firstIndex(
    in changes: [(place: UInt32, name: LocalName)], from place: UInt32
  ) -> Int {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].place < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// `name` and `self.name` in what a condition asks.
  private static func names(in id: ExpressionID, _ facts: FileFacts) -> Set<LocalName> {
    var found: Set<LocalName> = []
    var waiting = [id]
    while let next = waiting.popLast() {
      switch facts[next].kind {
      case .name(let name, _): found.insert(name)
      case .member(let base, let name, _):
        if case .name(let own, _) = facts[base].kind, facts[own] == "self" {
          found.insert(name)
        } else {
          waiting.append(base)
        }
      default: waiting += AskedRole.parts(of: next, .asked, facts).map(\.0)
      }
    }
    return found
  }

  /// The names by which an initial value is decided: what its branches ask, and what a comparison is made of.
  private static func names(deciding id: ExpressionID, _ facts: FileFacts) -> Set<LocalName> {
    switch facts[id].kind {
    case .ternary(let condition, let then, let otherwise):
      return names(in: condition, facts).union(names(deciding: then, facts))
        .union(names(deciding: otherwise, facts))
    case .conditional(let conditional):
      return facts[facts[conditional].conditions].compactMap(DecidingNames.asked)
        .reduce(into: []) { $0.formUnion(names(in: $1, facts)) }
    case .selection(let selection): return names(in: facts[selection].subject, facts)
    case .prefix(let name, let operand) where facts[name] == "!": return names(in: operand, facts)
    case .binary(let name, _, _) where isQuestion(facts[name]): return names(in: id, facts)
    default: return []
    }
  }

  private static func isQuestion(_ name: String) -> Bool {
    ["&&", "||", "==", "!=", "<", ">", "<=", ">="].contains(name)
  }

  /// Whether a value that branches decide may be a view.
  private static func builds(_ id: ExpressionID, _ facts: FileFacts) -> Bool {
    switch facts[id].kind {
    case .ternary(_, let then, let otherwise):
      return builds(then, facts) || builds(otherwise, facts)
    case .conditional, .selection, .none, .array: return true
    case .call(let callee, _):
      guard case .name(let name, _) = facts[callee].kind else { return false }
      return facts[name] == "AnyView"
    default: return false
    }
  }
}
