// Calls that may mean a function of the project or a modifier from outside with its name.

extension Evaluator {
  /// Whether arguments may be meant for a function that has the name of a modifier from outside: a closure
  /// that builds views is not for a parameter that wants something else, a value that is no function not for one
  /// that wants a function, and a value of a type from outside
  /// not for one of a type of the project, but for the modifier; where an argument's type is not known, neither is
  /// which of them is meant. So is a call within the function itself, if
  /// that returns `some View`: such a type cannot be its own.
  func mayMean(
    _ member: Member, _ match: [Int?], _ arguments: [ArgumentSource], _ frame: Frame
  ) -> Fit {
    guard modifierEntries[project.name(of: member.reference)] != nil,
      let function = project.function(of: member.reference)
    else { return .yes }
    let own = self.frame(for: member.reference, receiver: nil)
    if let result = function.result, case .opaque = project.types[resolve(result, in: own)],
      isInside(member.reference, frame)
    {
      return .no
    }
    var worst = Fit.yes
    for (index, parameter) in own.file.facts[function.parameters].enumerated() {
      guard let position = match[index], let written = parameter.type else { continue }
      let declared = resolve(written, in: own)
      switch project.types[project.types.unwrapped(declared)] {
      case .function(_, let result):
        let type = project.types.unwrapped(declared)
        if isPlainValue(arguments[position], where: result, type) { return .no }
        guard wantsNoView(result), let built = built(by: arguments[position]) else { continue }
        if isViewLike(self.type(of: built)) { return .no }
      case .nominal(let nominal, _) where project[nominal].kind != .protocolType:
        worst = min(worst, fit(arguments[position], declared))
      case .external where isScalar(project.types.unwrapped(declared)):
        worst = min(worst, fit(arguments[position], declared))
      default: continue
      }
      if worst == .no { return .no }
    }
    return worst
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
