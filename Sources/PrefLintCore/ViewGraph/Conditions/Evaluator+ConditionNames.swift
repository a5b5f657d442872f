// Which names a file's conditions ask, and what else may decide by a constant: of what is given under other names no
// literal can decide a path.

extension Evaluator {
  /// Whether conditions may ask what a name of a file means, by this name or by one under which it is handed on.
  func mayDecide(_ name: Name, inFile file: Int) -> Bool {
    handedOnNames.leads(.init(file: file, name: name)) {
      namesInConditions(ofFile: $0.file).contains($0.name)
    }
  }

  /// Whether conditions may ask a property of a type: only then its literals can decide a path.
  func mayDecide(_ name: Name, of id: NominalID) -> Bool {
    guard let member = property(named: name, in: id)?.0 else { return true }
    return mayDecide(name, inFile: member.reference.fileIndex) || isAskedAsOption(name, of: id)
  }

  /// Names that occur in conditions of a file's code.
  func namesInConditions(ofFile index: Int) -> Set<Name> {
    if let known = conditionNames[index] { return known }
    let file = project.files[index]
    var found: Set<Name> = []
    func collect(_ conditions: ConditionList) {
      for condition in file.facts[conditions] {
        switch condition {
        case .expression(let id), .optionalBinding(_, _, let id), .match(_, let id):
          collectNames(id, file, &found)
        case .availability: break
        }
      }
    }
    for conditional in file.facts.conditionals { collect(conditional.conditions) }
    for statement in file.facts.statementPool {
      if case .guarded(let conditions, _) = statement.kind { collect(conditions) }
    }
    for selection in file.facts.selections { collectNames(selection.subject, file, &found) }
    for expression in file.facts.expressions {
      switch expression.kind {
      case .ternary(let condition, _, _): collectNames(condition, file, &found)
      // A predicate may choose by it: `pages.first { $0.id == 1 }`.
      case .binary(let name, let left, let right)
      where Self.comparisons.contains(file.facts[name])
        || file.name(name) == language.equal || file.name(name) == language.notEqual:
        if DecidingNames.constant(right, file) != nil { collectNames(left, file, &found) }
        // `Row(isOn: count != nil)`
        if case .none = file.facts[right].kind { collectNames(left, file, &found) }
      // `Level(rawValue: score)` is the case that the number stands for.
      case .call(_, let arguments):
        guard let first = file.facts[arguments].first, file.name(first.label) == language.rawValue
        else { continue }
        collectNames(first.value, file, &found)
      // `ForEach(0..<count)` has no rows where there are none.
      case .binary(let name, let left, let right) where Self.ranges[file.facts[name]] != nil:
        collectNames(left, file, &found)
        collectNames(right, file, &found)
      default: continue
      }
    }
    conditionNames[index] = found
    return found
  }

  private func collectNames(_ id: ExpressionID, _ file: ProjectFile, _ found: inout Set<Name>) {
    switch file.facts[id].kind {
    case .name(let name, _): found.insert(file.name(name))
    case .member(let base, let name, _):
      found.insert(file.name(name))
      collectNames(base, file, &found)
    case .binary(_, let left, let right):
      collectNames(left, file, &found)
      collectNames(right, file, &found)
    case .prefix(_, let operand), .optionalChain(let operand), .forceUnwrap(let operand):
      collectNames(operand, file, &found)
    case .call(let callee, let arguments):
      collectNames(callee, file, &found)
      for argument in file.facts[arguments] { collectNames(argument.value, file, &found) }
    default: break
    }
  }
}
