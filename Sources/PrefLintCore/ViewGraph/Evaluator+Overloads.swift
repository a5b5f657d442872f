// Calls that may mean a function of the project or a modifier from outside with its name.

extension Evaluator {
  /// Whether arguments may be meant for a function that has the name of a modifier from outside: a closure
  /// that builds views is not for a parameter that wants something else, a value that is no function not for one
  /// that wants a function, and a value of a type from outside
  /// not for one of a type of the project, but for the modifier. So is a call within the function itself, if
  /// that returns `some View`: such a type cannot be its own.
  func mayMean(
    _ member: Member, _ match: [Int?], _ arguments: [ArgumentSource], _ frame: Frame
  ) -> Bool {
    guard modifierEntries[project.name(of: member.reference)] != nil,
      let function = project.function(of: member.reference)
    else { return true }
    let own = self.frame(for: member.reference, receiver: nil)
    if let result = function.result, case .opaque = project.types[resolve(result, in: own)],
      isInside(member.reference, frame)
    {
      return false
    }
    for (index, parameter) in own.file.facts[function.parameters].enumerated() {
      guard let position = match[index], let written = parameter.type else { continue }
      let declared = project.types.unwrapped(resolve(written, in: own))
      switch project.types[declared] {
      case .function(_, let result):
        if isPlainValue(arguments[position], where: result, declared) { return false }
        guard wantsNoView(result), let built = built(by: arguments[position]) else { continue }
        if isViewLike(type(of: built)) { return false }
      case .nominal(let nominal, _):
        guard project[nominal].kind != .protocolType else { continue }
        if isForeignMember(arguments[position], of: declared) { return false }
        let value = core(value(of: arguments[position], expected: declared))
        guard !isConstant(value) else { continue }
        if case .external = project.types[project.types.unwrapped(type(of: value))] { return false }
      default: continue
      }
    }
    return true
  }

  /// Whether an argument is `.member` of something else than a type of the project.
  private func isForeignMember(_ argument: ArgumentSource, of declared: TypeID) -> Bool {
    guard case .expression(let id, let frame) = argument.origin,
      case .implicitMember(let name, _) = frame.file.facts[id].kind,
      case .nominal = project.types[project.types.unwrapped(declared)]
    else { return false }
    return members(named: frame.file.name(name), of: project.types.unwrapped(declared)).isEmpty
  }

  /// Whether an argument is certainly no function, and nothing that an autoclosure makes one of.
  private func isPlainValue(
    _ argument: ArgumentSource, where result: TypeID, _ declared: TypeID
  ) -> Bool {
    guard !isClosure(argument) else { return false }
    let type = type(of: value(of: argument, expected: declared))
    switch project.types[type] {
    case .unknown, .parameter, .function, .variants: return false
    case .optional(let inner) where isFunctionType(inner): return false
    default: return !fits(type, result)
    }
  }

  /// What a closure without parameters builds that is written as an argument.
  private func built(by argument: ArgumentSource) -> ValueID? {
    guard case .expression(let id, let frame) = argument.origin,
      case .closure(let closure) = frame.file.facts[id].kind,
      frame.file.facts[closure].parameters.isEmpty
    else { return nil }
    return invoke(value(of: argument), [], frame, nil)
  }

  private func wantsNoView(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .unknown, .parameter, .variants: false
    case .tuple(_, let elements): !elements.isEmpty
    default: !project.types.isGeneric(type) && !isViewLike(type)
    }
  }

  /// Whether code stands within a declaration.
  private func isInside(_ reference: DeclarationReference, _ frame: Frame) -> Bool {
    guard frame.fileIndex == reference.fileIndex else { return false }
    var current = frame.declaration
    while let id = current {
      if id == reference.id { return true }
      current = frame.file.facts[id].parent
    }
    return false
  }
}
