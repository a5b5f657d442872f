// Methods that change the value they run on, and what of their code is followed: assignments, conditions and calls that stand alone. What
// closures, local functions, loops and `defer` change, and what observers do then, is left open.

extension Evaluator {
  /// Whether all that a method changes of its value is followed.
  ///
  /// - Complexity: linear in the facts of the file, once for each.
  func changesPlainly(_ reference: DeclarationReference) -> Bool {
    if let known = plainChangers[reference] { return known }
    let range = project.files[reference.fileIndex].facts[reference.id].range
    let result = changesPlainly(range, reference)
    plainChangers[reference] = result
    return result
  }

  /// The same of the code of a setter or an observer.
  func changesPlainly(_ range: TextRange, _ reference: DeclarationReference) -> Bool {
    let file = project.files[reference.fileIndex]
    let facts = file.facts
    var alone: Set<ExpressionID> = []
    for statement in facts.statementPool where range.contains(statement.range) {
      switch statement.kind {
      case .deferred, .forEach, .whileLoop, .repeatLoop, .configured, .other: return false
      case .declaration(let id):
        guard case .variable = facts[id].kind else { return false }
      case .expression(let id): alone.insert(id)
      default: continue
      }
    }
    guard !namesVariables(range, file) else { return false }
    let observed = project.owner(of: reference).map(observedProperties) ?? []
    let closures = facts.closures.map(\.range).filter(range.contains)
    for (position, expression) in facts.expressions.enumerated()
    where range.contains(expression.range) {
      let changed: ExpressionID?
      switch expression.kind {
      case .assignment(let target, _):
        changed = target
        if case .tuple = facts[target].kind { return false }
      case .inOut(let target): changed = target
      case .binary(let name, let target, _) where facts.assigns(name): changed = target
      case .call(let callee, _):
        switch facts[callee].kind {
        case .name(let local, _):
          guard isMutatingSomewhere(file.name(local)) else { continue }
          // What it gives back is asked, too.
          guard alone.contains(ExpressionID(position)) else { return false }
          changed = nil
        case .member(let base, let local, _):
          let name = file.name(local)
          guard isMutatingSomewhere(name) || changesCollection(name) || name == language.toggle
          else { continue }
          guard alone.contains(ExpressionID(position)) else { return false }
          changed = base
        default: continue
        }
      default: continue
      }
      if closures.contains(where: { $0.contains(expression.range) }) { return false }
      guard let changed else { continue }
      // `count = 1` runs an observer, as is followed; `count += 1` and a part of it do, too.
      if observed.contains(root(of: changed, file)), !isPlainAssignment(expression, file) {
        return false
      }
    }
    return true
  }

  /// Whether code names static variables, which other code may have changed, or properties that are made when they are asked for.
  private func namesVariables(_ range: TextRange, _ file: ProjectFile) -> Bool {
    file.facts.expressions.contains { expression in
      guard range.contains(expression.range) else { return false }
      switch expression.kind {
      case .name(let local, _), .member(_, let local, _):
        let name = file.name(local)
        return declares(name)
          && project.files(naming: name).contains { index in
            let other = project.files[index]
            return other.facts.declarations.contains { declaration in
              guard other.name(declaration.name) == name,
                case .variable(let id) = declaration.kind
              else { return false }
              return declaration.modifiers.contains(.isLazy)
                || declaration.modifiers.contains(.isStatic) && !other.facts[id].isLet
                  && other.facts.getter(of: other.facts[id]) == nil
            }
          }
      default: return false
      }
    }
  }

  /// The property or variable that an expression is, or is a part of: of `copy.style.isOpen` that is `copy`; none for others.
  func root(of id: ExpressionID, _ file: ProjectFile) -> Name {
    var current = id
    while true {
      if let own = RepeatedConditions.property(current, file, language) { return own }
      switch file.facts[current].kind {
      case .member(let base, _, _), .subscripted(let base, _), .optionalChain(let base),
        .forceUnwrap(let base):
        current = base
      default: return .none
      }
    }
  }

  private func isPlainAssignment(_ expression: Expression, _ file: ProjectFile) -> Bool {
    guard case .assignment(let target, _) = expression.kind else { return false }
    return RepeatedConditions.property(target, file, language) != nil
  }

  /// The stored properties of a type with observers.
  private func observedProperties(of owner: NominalID) -> Set<Name> {
    Set(
      project[owner].orderedMembers.compactMap { member in
        let facts = project.files[member.reference.fileIndex].facts
        guard case .variable(let id) = facts[member.reference.id].kind,
          facts[facts[id].accessors].contains(where: { $0.kind == .didSet || $0.kind == .willSet })
        else { return nil }
        return project.name(of: member.reference)
      })
  }

  /// Whether some type of the project has a mutating method of a name.
  func isMutatingSomewhere(_ name: Name) -> Bool {
    guard declares(name) else { return false }
    return project.files(naming: name).contains { index in
      let file = project.files[index]
      return file.facts.declarations.contains {
        $0.modifiers.contains(.isMutating) && file.name($0.name) == name
      }
    }
  }
}
