// Hosts that code only presents: `controller.present(UIHostingController(rootView: content), animated: true)`. What a controller
// presents inherits nothing, whoever presents it (C15), while what becomes a child of a representable's may (C12).

/// What code does with the hosts that it makes.
struct PresentedHosts {
  let project: Project

  /// Whether a host that a call makes is presented, and nothing else is done with it than to set what it has: it stands there as what is
  /// presented, or as the constant of a function that presents it.
  ///
  /// - Complexity: linear in the expressions of the file.
  func isOnlyPresented(_ call: ExpressionID, inFile index: Int) -> Bool {
    let file = project.files[index]
    let presented = presented(in: file)
    if presented.contains(call) { return true }
    guard let (name, code) = constant(holding: call, file, index) else { return false }
    var isPresented = false
    var harmless: Set<ExpressionID> = []
    for expression in file.facts.expressions where code.contains(expression.range) {
      guard case .member(let base, let member, _) = expression.kind else { continue }
      // Whoever has its view may show it below the view around it.
      if file.facts[member] == "view" {
        continue
      }
      harmless.insert(base)
      if case .member(let owner, let view, _) = file.facts[base].kind, file.facts[view] == "view" {
        harmless.insert(owner)
      }
    }
    for (position, expression) in file.facts.expressions.enumerated()
    where code.contains(expression.range) {
      guard case .name(let local, _) = expression.kind, local == name else { continue }
      let id = ExpressionID(position)
      if presented.contains(id) {
        isPresented = true
      } else if !harmless.contains(id) {
        return false
      }
    }
    return isPresented
  }

  /// Whether a host, by what makes it, begins anew that code of a representable makes: what SwiftUI calls of it presents that, and nothing else, where a run
  /// decides. What the representable was given and hosts as it is, is told where it is given (`HostedAsGiven`).
  func beginsAnew(_ site: Site, in owner: DeclarationReference) -> Bool {
    let file = project.files[site.fileIndex]
    guard owner.fileIndex == site.fileIndex,
      StandardTypes.hostUpdaters.contains(project.names[project.name(of: owner)]),
      let type = project.owner(of: owner),
      let position = file.facts.expressions.firstIndex(where: {
        if case .call(site.id, _) = $0.kind { true } else { false }
      }),
      case .call(_, let arguments) = file.facts.expressions[position].kind,
      let root = file.facts[arguments].first(where: { file.facts[$0.label] == "rootView" }),
      !isHandedOn(root.value, file),
      isOnlyPresented(ExpressionID(position), inFile: site.fileIndex)
    else { return false }
    return isDecidedByRun(
      file.facts.expressions[position].range, in: project.declaration(owner).range, file,
      changing: project.changingProperties(of: type))
  }

  /// `content`, `parent.content`, `content()`
  private func isHandedOn(_ root: ExpressionID, _ file: ProjectFile) -> Bool {
    switch file.facts[root].kind {
    case .name, .member: true
    case .call(let callee, let arguments):
      arguments.count == 0
        && file.lastName(of: callee).map { project.names.kind(of: $0) == .plain } ?? true
    default: false
    }
  }

  /// What the calls of a file present.
  private func presented(in file: ProjectFile) -> Set<ExpressionID> {
    var found: Set<ExpressionID> = []
    for expression in file.facts.expressions {
      guard case .call(let callee, let arguments) = expression.kind,
        case .member(_, let method, _) = file.facts[callee].kind,
        StandardTypes.presentingMethods.contains(file.facts[method]),
        let first = file.facts[arguments].first, first.label == .none
      else { continue }
      found.insert(first.value)
    }
    return found
  }

  /// The local constant that holds what a call makes, with the code that has it. One whose name is declared there once more holds
  /// nothing that is known.
  private func constant(
    holding call: ExpressionID, _ file: ProjectFile, _ index: Int
  ) -> (name: LocalName, code: TextRange)? {
    let facts = file.facts
    for declaration in facts.declarations {
      guard case .variable(let id) = declaration.kind, facts[id].isLet,
        facts[id].initializer == call, let parent = declaration.parent
      else { continue }
      let code = facts[parent].range
      let isOnly =
        facts.declarations.allSatisfy {
          $0.name != declaration.name || $0.range == declaration.range || !code.contains($0.range)
        }
        && facts.parameters.allSatisfy { $0.name != declaration.name || !code.contains($0.range) }
      return isOnly ? (declaration.name, code) : nil
    }
    return nil
  }

  /// Whether a run decides whether code gets to a place: it stands there in no closure, and whatever decides names what changes as the app
  /// runs, one of the given properties or a parameter.
  func isDecidedByRun(
    _ place: TextRange, in code: TextRange, _ file: ProjectFile, changing: Set<Name>
  ) -> Bool {
    let facts = file.facts
    let parameters = Set(
      facts.parameters.filter { code.contains($0.range) }.map { file.name($0.name) })
    func isOfRun(_ conditions: ConditionList) -> Bool {
      facts[conditions].contains { condition in
        let value: ExpressionID
        switch condition {
        case .availability: return true
        case .expression(let id), .optionalBinding(_, _, let id), .match(_, let id): value = id
        }
        return facts.expressions.contains { expression in
          guard facts[value].range.contains(expression.range) else { return false }
          switch expression.kind {
          case .name(let local, _), .member(_, let local, _):
            let name = file.name(local)
            return changing.contains(name) || parameters.contains(name)
          default: return false
          }
        }
      }
    }
    let isOpen = facts.expressions.allSatisfy { expression in
      guard code.contains(expression.range), expression.range.contains(place),
        expression.range != place
      else { return true }
      switch expression.kind {
      case .closure, .ternary, .doCatch, .selection: return false
      case .conditional(let id): return isOfRun(facts[id].conditions)
      default: return true
      }
    }
    return isOpen
      && facts.statementPool.allSatisfy { statement in
        guard code.contains(statement.range), statement.range.start < place.start else {
          return true
        }
        switch statement.kind {
        case .guarded(let conditions, _): return isOfRun(conditions)
        case .returned, .thrown: return isBelowGuard(statement.range, before: place, facts)
        default: return true
        }
      }
  }

  /// Whether a statement is what a guard, or a branch that does not hold a place, does instead.
  private func isBelowGuard(
    _ statement: TextRange, before place: TextRange, _ facts: FileFacts
  ) -> Bool {
    facts.statementPool.contains { outer in
      guard case .guarded = outer.kind else { return false }
      return outer.range.contains(statement) && !outer.range.contains(place)
    }
  }
}

extension Project {
  /// The properties of a type that change as the app runs.
  func changingProperties(of owner: NominalID) -> Set<Name> {
    Set(
      self[owner].orderedMembers.lazy.filter { member in
        let facts = self.files[member.reference.fileIndex].facts
        return facts[facts[member.reference.id].attributes].contains {
          StandardTypes.changingWrappers.contains(facts[$0.name])
        }
      }.map { self.name(of: $0.reference) })
  }
}
