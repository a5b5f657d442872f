// Global variables that nothing changes: a flag that is false, or an optional that is nil, and stays so, as no code of the
// project assigns to a variable of its name, binds it or gives it away. A branch that it decides is decided. State is left out:
// what it is at first is where a view begins.

/// The names of variables that some code changes without assigning to them by name.
struct ChangedNames {
  private var names: Set<Name> = []

  /// Linear in the facts of the project outside tests.
  init(project: Project) {
    for file in project.files where !file.isTest {
      for expression in file.facts.expressions {
        switch expression.kind {
        case .keyPath(_, let components, _):
          for component in file.facts[components] { names.insert(file.name(component)) }
        case .member(let base, let name, _):
          if isBound(base, file, project.names) { names.insert(file.name(name)) }
        default: break
        }
      }
    }
  }

  /// Whether a member is asked of a binding, or of something that a call makes, such as `Bindable(model)`.
  private func isBound(_ id: ExpressionID, _ file: ProjectFile, _ names: ProjectNames) -> Bool {
    var head = id
    while true {
      switch file.facts[head].kind {
      case .member(let base, let name, _):
        if names.kind(of: file.name(name)) == .projection { return true }
        head = base
      case .subscripted(let base, _), .forceUnwrap(let base), .optionalChain(let base): head = base
      case .name(let name, _): return names.kind(of: file.name(name)) == .projection
      default: return true
      }
    }
  }

  func contains(_ name: Name) -> Bool { names.contains(name) }
}

extension Evaluator {
  /// The first value of a global or static variable that decides something and that no code changes; nil for others.
  func neverChanged(_ member: Member, _ variable: Variable) -> ValueID? {
    let file = project.files[member.reference.fileIndex]
    guard !variable.isLet,
      !file.facts[variable.accessors].contains(where: { $0.kind == .get || $0.kind == .set }),
      let value = firstConstant(variable, file.facts)
    else { return nil }
    if let known = neverChangedVariables[member.reference] { return known ? value : nil }
    let result = isNeverChanged(member, file)
    neverChangedVariables[member.reference] = result
    return result ? value : nil
  }

  /// Whether a global or static variable is a table of code that builds views, or a list of views, and no code changes it.
  func keepsBuilders(_ member: Member, _ variable: Variable, _ declared: TypeID) -> Bool {
    let file = project.files[member.reference.fileIndex]
    guard let initial = variable.initializer, holdsBuilders(declared),
      isWritten(file.facts[initial].kind),
      !file.facts[variable.accessors].contains(where: { $0.kind == .get || $0.kind == .set })
    else { return false }
    if let known = neverChangedVariables[member.reference] { return known }
    let result = isNeverChanged(member, file)
    neverChangedVariables[member.reference] = result
    return result
  }

  /// Whether all that a value is stands there.
  private func isWritten(_ value: Expression.Kind) -> Bool {
    switch value {
    case .array, .dictionary, .closure: true
    default: false
    }
  }

  private func holdsBuilders(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .function(_, let result): isViewLike(result)
    case .array(let inner), .optional(let inner), .dictionary(_, let inner): holdsBuilders(inner)
    case .external(let name, _): name == language.anyView
    default: false
    }
  }

  private func firstConstant(_ variable: Variable, _ facts: FileFacts) -> ValueID? {
    guard let initial = variable.initializer else { return nil }
    switch facts[initial].kind {
    case .boolean(let value):
      if let type = variable.type {
        guard case .named(nil, let name, _) = facts[type].kind, facts[name] == "Bool" else {
          return nil
        }
      }
      return store.intern(.boolean(value))
    case .none: return ValueID.none
    default: return nil
    }
  }

  private func isNeverChanged(_ member: Member, _ file: ProjectFile) -> Bool {
    let declaration = file.facts[member.reference.id]
    let name = project.name(of: member.reference)
    let seen: DeclarationModifiers = [.isPublic, .isOpen, .isPackage, .isOverride]
    guard declaration.modifiers.isDisjoint(with: seen), !assignedNames.contains(name),
      !assignedNames.isReceiver(name)
    else { return false }
    return declaration.attributes.isEmpty && !changedNames.contains(name)
  }
}
