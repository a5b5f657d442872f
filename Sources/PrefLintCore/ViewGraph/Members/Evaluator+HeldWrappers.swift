// Wrappers of the environment that a property holds as plain values: `let store = EnvironmentObject<Store>()`. SwiftUI installs
// them like those of an attribute (A16), and their `wrappedValue` is read as that of any other (A7).

extension Project {
  /// What a variable without an attribute says of the object that it reads from the environment; nil for others.
  func heldWrapper(_ variable: Variable, _ file: ProjectFile) -> HeldWrapper? {
    let facts = file.facts
    func wrapper(_ local: LocalName) -> Name? {
      let name = wrapperAliases.wrapper(file.name(local))
      guard name == language.environmentObject || name == language.environment,
        topLevelTypes[name] == nil
      else { return nil }
      return name
    }
    if let type = variable.type, case .named(_, let local, let arguments) = facts[type].kind,
      let object = facts[arguments].first, wrapper(local) == language.environmentObject
    {
      return .object(object)
    }
    guard let initial = variable.initializer,
      case .call(let callee, let arguments) = facts[initial].kind,
      case .name(let local, let generics) = facts[callee].kind, let name = wrapper(local)
    else { return nil }
    if name == language.environmentObject { return facts[generics].first.map { .object($0) } }
    guard let argument = facts[arguments].first else { return nil }
    if case .keyPath = facts[argument.value].kind { return nil }
    return .observable(argument.value)
  }
}

/// A wrapper of the environment that is held as a plain value.
enum HeldWrapper {
  /// With the type of the object.
  case object(TypeReferenceID)
  /// With the expression of the metatype.
  case observable(ExpressionID)
}

extension Evaluator {
  /// How a property without an attribute reads the environment; nil for others.
  func heldWrapper(of reference: DeclarationReference) -> WrapperKind? {
    let file = project.files[reference.fileIndex]
    guard case .variable(let id) = file.facts[reference.id].kind else { return nil }
    switch project.heldWrapper(file.facts[id], file) {
    case .object(let type): return .heldObject(type)
    case .observable(let metatype): return metatypeWrapper(metatype, of: reference)
    case nil: return nil
    }
  }

  /// What `_property = Environment(T.self)` in an initialiser says of a property whose attribute says nothing.
  ///
  /// - Complexity: linear in the expressions of the file.
  func assignedWrapper(of reference: DeclarationReference) -> WrapperKind? {
    let file = project.files[reference.fileIndex]
    let facts = file.facts
    guard let storage = project.names.find("_" + facts[facts[reference.id].name]),
      let owner = facts[reference.id].parent
    else { return nil }
    let around = facts[owner].range
    for expression in facts.expressions {
      guard case .assignment(let target, let value) = expression.kind,
        around.start <= expression.range.start, expression.range.end <= around.end,
        RepeatedConditions.property(target, file, language) == storage,
        case .call(let callee, let arguments) = facts[value].kind,
        case .name(let called, _) = facts[callee].kind,
        file.name(called) == language.environment, let argument = facts[arguments].first
      else { continue }
      if case .keyPath = facts[argument.value].kind {
        return .keyPathValue(argument.value, root: language.environmentValues)
      }
      return metatypeWrapper(argument.value, of: reference)
    }
    return nil
  }

  /// What a wrapper wraps that a property holds as a plain value: `let user = State<User?>()`; anything else is what it is.
  func wrapped(by base: ValueID, _ type: TypeID) -> ValueID {
    guard case .external(let name, let arguments) = project.types[type], arguments.count == 1,
      arguments[0] != .unknown, StandardLayout.stateWrappers[project.names[name]] != nil
    else { return base }
    return opaque(arguments[0])
  }

  /// Such a wrapper as its initialiser makes it, of which only the type is known: `State<User?>()`; nil for anything else.
  func heldState(_ variable: Variable, _ frame: Frame) -> ValueID? {
    guard let initial = variable.initializer,
      case .call(let callee, _) = frame.file.facts[initial].kind,
      case .name(let local, let generics) = frame.file.facts[callee].kind,
      let wrapped = frame.file.facts[generics].first,
      StandardLayout.stateWrappers[frame.file.facts[local]] != nil,
      project.topLevelTypes[frame.file.name(local)] == nil
    else { return nil }
    let type = resolve(wrapped, in: frame)
    return type == .unknown
      ? nil : opaque(project.types.intern(.external(frame.file.name(local), [type])))
  }

  /// The type of the object that a wrapper's own type names; other types are what they are.
  func heldType(_ declared: TypeID) -> TypeID {
    guard case .external(let name, let arguments) = project.types[declared],
      name == language.environmentObject || name == language.environment, arguments.count == 1
    else { return declared }
    return arguments[0]
  }
}
