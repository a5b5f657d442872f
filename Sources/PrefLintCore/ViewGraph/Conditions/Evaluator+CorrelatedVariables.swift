// Variables that branches give constants: what one is worth and what the branches asked belong together. `kind == 2 && !isNew`, where
// `kind` is 2 because of `isNew`, never holds, though each side may. What asks both is not decided.

/// What the variables of a frame depend on, and what is asked around the code that is being run.
final class CorrelatedVariables {
  /// A condition around some code.
  struct Question {
    /// What it names.
    var names: Set<Name>
    /// What the variables among these depend on.
    var sources: Set<Name>
    /// Whether what it asks can be compared with what tells the values of variables apart.
    var isUnderstood: Bool
    /// The conditions, and whether they hold; nil where that is not known.
    var conditions: [ExpressionID]
    var holds: Bool?
  }

  /// What the conditions ask by which a variable was given its value.
  var sources: [Name: Set<Name>] = [:]
  /// What Boolean constants are made of.
  var formulas: [Name: ExpressionID] = [:]
  /// The variables that a closure names, by what it is called.
  var closures: [Name: Set<Name>] = [:]
  var around: [Question] = []
}

extension Evaluator {
  /// Runs a branch, with what its conditions ask; behind one that leaves, the rest is asked the same.
  func asked<Result>(
    _ conditions: [ExpressionID], in frame: Frame, holds: Bool? = nil, _ branch: () -> Result
  ) -> Result {
    guard frame.correlates, !conditions.isEmpty else { return branch() }
    let correlated = frame.correlatedVariables()
    let count = correlated.around.count
    ask(conditions, frame, holds: holds)
    defer { correlated.around.removeLast(correlated.around.count - count) }
    return branch()
  }

  /// Notes what conditions ask for the code that follows.
  func ask(_ conditions: [ExpressionID], _ frame: Frame, holds: Bool? = nil) {
    guard frame.correlates else { return }
    let names = conditions.reduce(into: Set()) { $0.formUnion(askedNames($1, frame)) }
    guard !names.isEmpty else { return }
    let correlated = frame.correlatedVariables()
    correlated.around.append(
      .init(
        names: names, sources: sources(of: names, frame),
        isUnderstood: !correlated.sources.isEmpty
          && conditions.allSatisfy { isUnderstood($0, frame) },
        conditions: conditions, holds: holds))
  }

  /// Notes the variables that branches have given different values.
  func correlate(_ before: [Scope.Local], _ conditions: [ExpressionID], _ frame: Frame) {
    guard frame.hasVariables else { return }
    var asked: Set<Name>?
    for (old, new) in zip(before, frame.locals)
    where old.value != new.value && frame.variables.contains(new.name) {
      let correlated = frame.correlatedVariables()
      if asked == nil {
        let names = conditions.reduce(into: Set()) { $0.formUnion(askedNames($1, frame)) }
        asked = names.union(sources(of: names, frame))
      }
      correlated.sources[new.name, default: []].formUnion(asked ?? [])
    }
  }

  /// Whether a variable is worth what it is because of what a condition around the code asks.
  func isCorrelated(_ name: Name, _ frame: Frame) -> Bool {
    guard let correlated = frame.correlated, let sources = correlated.sources[name] else {
      return false
    }
    let isTold = frame.local(name).map(isToldApart) ?? false
    return correlated.around.contains { question in
      !question.names.contains(name) && !(isTold && question.isUnderstood)
        && !(sources.isDisjoint(with: question.names) && sources.isDisjoint(with: question.sources))
    }
  }

  /// Whether a condition asks what a variable depends on that a condition around it asks for.
  func isCorrelated(_ condition: ExpressionID, _ frame: Frame) -> Bool {
    guard let correlated = frame.correlated, !correlated.sources.isEmpty,
      correlated.around.contains(where: { !$0.sources.isEmpty })
    else { return false }
    let names = askedNames(condition, frame)
    let others = correlated.around.filter { !names.isDisjoint(with: $0.sources) }
    guard !others.isEmpty else { return false }
    let told = others.compactMap { other in other.holds.map { (other.conditions, $0) } }
    return told.count < others.count
      || !isOpen({ $0.formula(condition) }, where: told, frame)
  }

  /// Whether one side of `&&` or `||` asks a variable, and the other one what the variable depends on.
  func areCorrelated(
    _ left: ExpressionID, _ right: ExpressionID, isAnd: Bool = true, _ frame: Frame
  ) -> Bool {
    guard let correlated = frame.correlated, !correlated.sources.isEmpty else { return false }
    let (lhs, rhs) = (askedNames(left, frame), askedNames(right, frame))
    func depends(_ names: Set<Name>, on others: Set<Name>) -> Bool {
      let variables = names.subtracting(others)
      let known = others.union(sources(of: others, frame))
      return !sources(of: variables, frame).isDisjoint(with: known)
    }
    guard depends(lhs, on: rhs) || depends(rhs, on: lhs) else { return false }
    let both: (inout FormulaReader) -> BooleanFormula? = { reader in
      guard let left = reader.formula(left), let right = reader.formula(right) else { return nil }
      return isAnd ? .and(left, right) : .or(left, right)
    }
    if isOpen(both, frame) { return false }
    // What conditions tell of both is compared where it matters.
    let variables = lhs.union(rhs).filter { correlated.sources[$0] != nil }
    return !variables.allSatisfy { frame.local($0).map(isToldApart) ?? false }
      || !isUnderstood(left, frame) || !isUnderstood(right, frame)
  }

  private func sources(of names: Set<Name>, _ frame: Frame) -> Set<Name> {
    guard let correlated = frame.correlated else { return [] }
    return names.reduce(into: Set()) { found, name in
      found.formUnion(correlated.sources[name] ?? [])
      for inner in correlated.closures[name] ?? [] {
        found.formUnion(correlated.sources[inner] ?? [])
      }
    }
  }

  /// Notes what a variable or a constant depends on by its initial value.
  func correlate(_ name: Name, _ initial: ExpressionID, _ value: ValueID, _ frame: Frame) {
    let deciders = deciders(of: initial, value, frame)
    note(name, isMadeOf: initial, deciders, frame)
    guard frame.correlates || !deciders.isEmpty else { return }
    if !deciders.isEmpty {
      let correlated = frame.correlatedVariables()
      correlated.sources[name] = deciders.union(sources(of: deciders, frame))
    } else if case .closure(let closure) = frame.file.facts[initial].kind {
      let used = namesUsed(in: closure, frame).intersection(frame.variables)
      if !used.isEmpty { frame.correlatedVariables().closures[name] = used }
    } else if let correlated = frame.correlated, !correlated.sources.isEmpty {
      let known = sources(of: askedNames(initial, frame), frame)
      correlated.sources[name] = known.isEmpty ? nil : known
    }
  }

  /// Notes what a constant is made of that answers a question.
  private func note(
    _ name: Name, isMadeOf initial: ExpressionID, _ deciders: Set<Name>, _ frame: Frame
  ) {
    guard !deciders.isEmpty, !frame.variables.contains(name) else {
      frame.correlated?.formulas[name] = nil
      return
    }
    switch frame.file.facts[initial].kind {
    case .prefix, .binary: frame.correlatedVariables().formulas[name] = initial
    default: frame.correlated?.formulas[name] = nil
    }
  }

  /// What an initial value asks that is one of several constants, or the answer to a question.
  private func deciders(
    of initial: ExpressionID, _ value: ValueID, _ frame: Frame
  ) -> Set<Name> {
    let facts = frame.file.facts
    var asked: [ExpressionID]
    switch facts[initial].kind {
    case .ternary(let condition, let then, let otherwise):
      guard case .union = store[core(value)] else { return [] }
      return askedNames(condition, frame).union(deciders(of: then, value, frame))
        .union(deciders(of: otherwise, value, frame))
    case .conditional(let id):
      guard case .union = store[core(value)] else { return [] }
      asked = facts[facts[id].conditions].compactMap(DecidingNames.asked)
    case .selection(let id):
      guard case .union = store[core(value)] else { return [] }
      asked = [facts[id].subject]
    case .prefix, .binary:
      guard type(of: value) == boolType, decide(value) == .either else { return [] }
      asked = [initial]
    default: return []
    }
    return asked.reduce(into: []) { $0.formUnion(askedNames($1, frame)) }
  }

  /// What is returned, unless conditions around it decide it in a way that is not followed.
  func returned(_ value: ValueID, _ id: ExpressionID, _ frame: Frame) -> ValueID {
    guard frame.correlated != nil, type(of: value) == boolType, decide(value) == .either,
      isCorrelated(id, frame)
    else { return value }
    return someConstant()
  }

  /// What an expression asks: variables, and members of whatever value.
  private func askedNames(_ id: ExpressionID, _ frame: Frame) -> Set<Name> {
    let site = Site(file: frame.fileIndex, id)
    if let known = namesAsked[site] { return known }
    var reader = NameUseReader(facts: frame.file.facts)
    reader.expression(id)
    var bases: Set<ExpressionID> = []
    for use in reader.uses {
      if case .other(let base, _) = use.base { bases.insert(base) }
    }
    let names = Set(
      reader.uses.compactMap { use -> Name? in
        switch use.base {
        case .bare where bases.contains(use.site): nil
        case .bare, .ownSelf: frame.file.name(use.name)
        case .other(let base, _): member(use.name, of: base, frame.file)
        case .implicit, .keyPath: nil
        }
      })
    namesAsked[site] = names
    return names
  }

  /// `model.items.count` as one name: of other objects nothing is told.
  private func member(_ name: LocalName, of base: ExpressionID, _ file: ProjectFile) -> Name {
    var parts = [file.name(name)]
    var current = base
    while true {
      switch file.facts[current].kind {
      case .member(let inner, let member, _):
        parts.append(file.name(member))
        current = inner
      case .optionalChain(let inner), .forceUnwrap(let inner): current = inner
      case .name(let first, _):
        if file.name(first) != language.selfValue { parts.append(file.name(first)) }
        return chain(parts)
      default: return chain(parts)
      }
    }
  }

  private func chain(_ parts: [Name]) -> Name {
    guard parts.count > 1 else { return parts[0] }
    return project.names.intern(parts.reversed().map { project.names[$0] }.joined(separator: "."))
  }
}
