// Root views of hosts that the code around them is given, or that stand in what shows what the code is given: who calls it tells them.

final class OpenRoots {
  private let evaluator: Evaluator
  private var project: Project { evaluator.project }
  /// What is known of values: they share parts.
  private var known: [ValueID: Bool] = [:]

  init(evaluator: Evaluator) { self.evaluator = evaluator }

  /// Whether a caller tells a root view. Linear in what it is made of, once for each part.
  func contains(_ id: ValueID) -> Bool { isOpen(id) }

  private func isOpen(_ id: ValueID) -> Bool {
    switch evaluator.store[evaluator.core(id)] {
    // What a host shows that shows its own root view again, no caller tells.
    case .externalMember(_, let name): name != project.language.rootView
    case .unknown, .undecided: true
    case .opaque(let type):
      switch project.types[type] {
      case .nominal(let nominal, _): project.kind(of: nominal) == .protocolType
      case .external(let name, _):
        project.names[name] == "AnyView"
          || project.catalogue.installingProtocols[project.names[name]] != nil
      default: true
      }
    case .modified(let base, _, _, _): isOpen(base)
    // `NavigationStack { content }`, `Card(content: content)`
    case .component(_, let arguments, _): arguments.contains { isGivenOpen($0.value) }
    case .instance(let type, let fields):
      evaluator.isViewLike(type)
        && (fields.contains { isGivenOpen($0.value) } || isGivenUnknown(type, fields))
    default: false
    }
  }

  /// Whether a view is given a view that its caller tells, or code that builds around one.
  private func isGivenOpen(_ id: ValueID) -> Bool {
    if let known = known[id] { return known }
    // What holds itself is told by the rest.
    known[id] = false
    let found = findGivenOpen(id)
    known[id] = found
    return found
  }

  private func findGivenOpen(_ id: ValueID) -> Bool {
    switch evaluator.store[evaluator.core(id)] {
    case .opaque(let type): isOpenView(type)
    case .closure(_, _, let scope):
      evaluator.store[scope].locals.contains { isGivenOpen($0.value) }
    case .group(let views): views.contains(where: isGivenOpen)
    case .typed(let inner, let type): isOpenView(type) || isGivenOpen(inner)
    case .modified, .component, .instance: isOpen(id)
    default: false
    }
  }

  /// Whether a view is given one of which nothing is known, not even that it is given.
  private func isGivenUnknown(_ type: TypeID, _ fields: [FieldValue]) -> Bool {
    guard let nominal = project.types.nominal(type) else { return false }
    return project[nominal].orderedMembers.contains { member in
      let facts = project.files[member.reference.fileIndex].facts
      guard !member.isStatic, case .variable(let id) = facts[member.reference.id].kind,
        facts[id].initializer == nil, facts.getter(of: facts[id]) == nil,
        let written = facts[id].type
      else { return false }
      let name = project.name(of: member.reference)
      let context = LexicalContext(reference: member.reference, project: project)
      return !fields.contains { $0.name == name }
        && isOpenView(project.resolveType(written, in: context))
    }
  }

  /// Whether a type says of a view, or of what builds one, only that it is some view.
  private func isOpenView(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .parameter: true
    case .function(_, let result): isOpenView(result)
    case .optional(let wrapped): isOpenView(wrapped)
    case .opaque, .existential: evaluator.isViewLike(type)
    case .external(let name, _): name == project.language.anyView
    default: false
    }
  }
}
