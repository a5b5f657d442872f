// Functions of one name of which it is not told which one is meant, and that are the same to all rules.

extension Evaluator {
  /// Whether two functions only differ in their effects, like `run(_ body: () -> Void)` and its `async` twin, and neither does to its
  /// view what any rule asks for, or both use what they are given: which of them is meant then makes no difference.
  func areTwins(_ left: Member, _ right: Member) -> Bool {
    let (first, second) = (
      project.declaration(left.reference), project.declaration(right.reference)
    )
    guard case .function = first.kind, case .function = second.kind,
      first.requirements.isEmpty, second.requirements.isEmpty,
      left.owner == right.owner, !isConstrained(left), !isConstrained(right),
      // Of a type from outside each module may have one of its own.
      left.owner != nil
        || left.reference.file == right.reference.file && first.parent == second.parent,
      project.labels(of: left) == project.labels(of: right),
      let one = project.function(of: left.reference),
      let other = project.function(of: right.reference)
    else { return false }
    guard let types = signature(one, first, left.reference),
      types == signature(other, second, right.reference)
    else { return false }
    let areViews = [one, other].contains { $0.result != nil }
    guard !readsObjects(left.owner) else { return false }
    return areViews
      ? leavesView(one, left) && leavesView(other, right)
      : namesParameters(one, left) && namesParameters(other, right)
  }

  /// Whether code of a type may read objects of the environment: of which twin it is makes a difference.
  private func readsObjects(_ type: NominalID?) -> Bool {
    type.map { project[$0].orderedMembers.contains { isObjectWrapper($0.reference) } } ?? false
  }

  /// Whether what is around a member may tell for which values it is: an extension with conditions.
  func isConstrained(_ member: Member) -> Bool {
    guard let parent = project.declaration(member.reference).parent else { return false }
    let outer = project.files[member.reference.fileIndex].facts[parent]
    guard case .extensionOf(let type) = outer.kind else { return false }
    if !outer.requirements.isEmpty { return true }
    // `extension Box<Int>`
    let facts = project.files[member.reference.fileIndex].facts
    guard case .named(_, _, let arguments) = facts.types[type.index].kind else { return true }
    return !facts[arguments].isEmpty
  }

  /// The types of a function's parameters and result; nil if it asks something of generic parameters.
  private func signature(
    _ function: Function, _ declaration: Declaration, _ reference: DeclarationReference
  ) -> [TypeID]? {
    let file = project.files[reference.fileIndex]
    guard file.facts[declaration.genericParameters].allSatisfy({ $0.constraint == nil }) else {
      return nil
    }
    let context = LexicalContext(reference: reference, project: project)
    let types = file.facts[function.parameters].map(\.type) + [function.result]
    return types.map { $0.map { project.resolveType($0, in: context) } ?? .unknown }
  }

  // MARK: What is done to the view

  /// Whether a function of a view gives that view, with nothing done to it but what no rule asks for: `onAppear { action() }`.
  private func leavesView(_ function: Function, _ member: Member) -> Bool {
    guard let body = function.body else { return false }
    return leaves(
      language.selfValue, body, project.files[member.reference.fileIndex], of: member.owner)
  }

  /// Whether a function without a result names all that it is given. One that is given nothing does something of its own.
  private func namesParameters(_ function: Function, _ member: Member) -> Bool {
    let facts = project.files[member.reference.fileIndex].facts
    let code = facts[member.reference.id].range
    return !facts[function.parameters].isEmpty
      && facts[function.parameters].allSatisfy { parameter in
        facts.expressions.contains {
          guard case .name(parameter.name, _) = $0.kind else { return false }
          return code.contains($0.range)
        }
      }
  }

  /// Whether code is a chain of such modifiers on a name, which means a value of a type, or some view.
  private func leaves(
    _ name: Name, _ body: Block, _ file: ProjectFile, of owner: NominalID? = nil
  ) -> Bool {
    func isPlain(_ name: Name, _ arguments: ArgumentList) -> Bool {
      project.externalMembers[language.view]?[name] == nil
        && owner.map { project.members(named: name, of: $0).isEmpty } ?? true
        && isPlainModifier(name, arguments, file)
    }

    let statements = file.facts[body]
    guard statements.count == 1, let only = statements.first else { return false }
    var current: ExpressionID
    switch file.facts[only].kind {
    case .expression(let id): current = id
    case .returned(let id?): current = id
    default: return false
    }
    while true {
      switch file.facts[current].kind {
      case .name(let local, _): return file.name(local) == name
      case .call(let callee, let arguments):
        switch file.facts[callee].kind {
        case .member(let base, let local, _):
          guard isPlain(file.name(local), arguments) else { return false }
          current = base
        case .name(let local, _):
          return name == language.selfValue && isPlain(file.name(local), arguments)
        default: return false
        }
      default: return false
      }
    }
  }

  /// Whether a modifier neither shows anything nor writes the environment: one of SwiftUI's without a slot for views, or one of the
  /// project's that leaves its content.
  private func isPlainModifier(
    _ name: Name, _ arguments: ArgumentList, _ file: ProjectFile
  ) -> Bool {
    guard let entry = modifierEntries[name] else { return false }
    if entry.effect == .none {
      return entry.slots.allSatisfy { $0.role == .action || $0.role == .value }
    }
    guard entry.effect == .appliesModifier, file.facts[arguments].count == 1,
      let only = file.facts[arguments].first,
      case .call(let callee, _) = file.facts[only.value].kind,
      case .name(let local, _) = file.facts[callee].kind
    else { return false }
    let named = project.nominals.filter { $0.name == file.name(local) }
    guard named.count == 1, let modifier = named.first, !readsObjects(modifier.id) else {
      return false
    }
    let bodies = modifier.members(named: language.body)
    guard bodies.count == 1, let member = bodies.first,
      let function = project.function(of: member.reference), let body = function.body,
      let content = project.files[member.reference.fileIndex].facts[function.parameters].first
    else { return false }
    let place = project.files[member.reference.fileIndex]
    return leaves(place.name(content.name), body, place)
  }
}
