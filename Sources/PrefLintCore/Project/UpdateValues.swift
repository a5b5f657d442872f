// What expressions stand for in code that an update runs: the view, its coordinator, its objects, bindings of its state.

struct UpdateValues {
  let frames: UpdateFrames
  let view: UpdateFrame
  let coordinator: UpdateFrame?

  private var project: Project { frames.project }
  /// How many locals may stand for each other.
  private static let reach = 8

  func value(
    of id: ExpressionID, in code: UpdateReader.Code, steps: Int = Self.reach
  ) -> UpdateValue? {
    let facts = code.file.facts
    guard steps > 0 else { return nil }
    switch facts[id].kind {
    case .optionalChain(let inner), .forceUnwrap(let inner):
      return value(of: inner, in: code, steps: steps - 1)
    case .name(let local, _):
      let name = code.file.name(local)
      switch code.paths.origins[id] {
      case .parameter?: return code.parameters[name]
      case .value(let origin)?: return value(of: origin, in: code, steps: steps - 1)
      case .unknown?: return nil
      case nil: break
      }
      if name == project.language.selfValue { return code.frame?.role }
      return code.frame?.value(of: name, project.names)
    case .member(let base, let local, _):
      let name = code.file.name(local)
      switch value(of: base, in: code, steps: steps - 1) {
      case .view?: return view.value(of: name, project.names)
      case .coordinator?: return coordinator?.value(of: name, project.names)
      case .context?:
        return coordinator != nil && name == frames.coordinatorName ? .coordinator : nil
      case .binding(let property)?:
        return name == project.language.projectedValue ? .binding(property) : nil
      default: return nil
      }
    default: return literal(id, facts)
    }
  }

  /// A literal with which a call can tell a function what to do.
  func literal(_ id: ExpressionID?, _ facts: FileFacts) -> UpdateValue? {
    guard let id else { return nil }
    switch facts[id].kind {
    case .boolean(let value): return .constant(value)
    case .none, .implicitMember: return .constant(nil)
    case .number, .string, .array, .dictionary: return .present
    default: return nil
    }
  }

  /// Whether an expression is `$name` or `_name` of state, rather than a local that holds it.
  func isProjection(_ id: ExpressionID, in code: UpdateReader.Code) -> Bool {
    let facts = code.file.facts
    var current = id
    while true {
      switch facts[current].kind {
      case .optionalChain(let inner), .forceUnwrap(let inner): current = inner
      case .name(let local, _):
        return code.paths.origins[current] == nil && isProjection(code.file.name(local))
      case .member(_, let local, _): return isProjection(code.file.name(local))
      default: return false
      }
    }
  }

  private func isProjection(_ name: Name) -> Bool {
    switch project.names.kind(of: name) {
    case .projection, .underscored: true
    case .plain, .capitalised: false
    }
  }

  /// The type that an expression names: `Self`, `Helper`.
  func type(named id: ExpressionID, in code: UpdateReader.Code) -> NominalID? {
    guard case .name(let local, _) = code.file.facts[id].kind, code.paths.origins[id] == nil else {
      return nil
    }
    let name = code.file.name(local)
    if name == project.language.selfType { return code.owner }
    guard project.names.kind(of: name) == .capitalised else { return nil }
    let context = LexicalContext(reference: code.member, project: project)
    guard
      let nominal = project.types.nominal(project.namedType(name, arguments: [], in: context))
    else { return nil }
    return nominal
  }
}
