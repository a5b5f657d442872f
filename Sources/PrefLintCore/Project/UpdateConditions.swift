// Whether code that an update could run is kept from it by a condition: by a literal that a call gives, by what a property is given
// whose observer runs, or by a flag that a coordinator keeps for just that (`guard !isUpdating`). A comparison of values keeps nothing
// out: it is true of some update.

struct UpdateConditions {
  let values: UpdateValues

  private typealias Code = UpdateReader.Code
  private var frames: UpdateFrames { values.frames }
  var project: Project { frames.project }
  /// How many members and locals a condition is followed through.
  private static let reach = 3
  /// How deep operators in it may be nested.
  static let nesting = 50

  /// Whether a use is not reached, or it is not told whether it is.
  ///
  /// - Parameter known: what the calls that lead to the code have asked.
  func exclude(_ use: NameUse, _ code: UpdateReader.Code, known: UpdateAnswers) -> Bool {
    if code.paths.conditions(of: use.path).contains(where: { excludes($0, code) }) { return true }
    return !known.agrees(with: answers(at: use, code))
  }

  private func excludes(_ condition: CodePaths.Condition, _ code: Code) -> Bool {
    // `guard let text else { … }` of a text that the call gives.
    if case .unbound(let id) = condition, case .present? = values.value(of: id, in: code) {
      return true
    }
    guard let isTrue = decided(condition.expression, code) else {
      return asks(condition.expression, code, Self.reach)
    }
    return switch condition {
    case .holds: !isTrue
    case .fails: isTrue
    case .open, .unbound: true
    }
  }

  /// What the literals that a call gives make of a condition.
  private func decided(_ id: ExpressionID, _ code: Code, nesting: Int = Self.nesting) -> Bool? {
    let facts = code.file.facts
    guard nesting > 0 else { return nil }
    switch facts[id].kind {
    case .name(let local, _):
      if case .constant(let value)? = values.value(of: id, in: code) { return value }
      let name = code.file.name(local)
      let isHidden = project.isHidden(name, at: Site(file: code.member.fileIndex, id))
      return isHidden ? nil : constant(name, code)
    case .member(let base, let local, _):
      guard case .name(let own, _) = facts[base].kind,
        code.file.name(own) == project.language.selfValue
      else { return nil }
      return constant(code.file.name(local), code)
    case .prefix(let operation, let operand):
      guard facts[operation] == "!" else { return nil }
      return decided(operand, code, nesting: nesting - 1).map { !$0 }
    case .binary(let operation, let left, let right):
      let left = decided(left, code, nesting: nesting - 1)
      let right = decided(right, code, nesting: nesting - 1)
      switch facts[operation] {
      case "&&": return left == false || right == false ? false : left == true ? right : nil
      case "||": return left == true || right == true ? true : left == false ? right : nil
      default: return nil
      }
    default: return nil
    }
  }

  /// What a property of the view always is.
  private func constant(_ name: Name, _ code: Code) -> Bool? {
    guard let frame = code.frame, frame.role == .view else { return nil }
    return frames.constants.value(of: name, in: frame.nominal.id)
  }

  /// Whether a condition asks for a literal that the call has given, or for a coordinator's flag.
  private func asks(
    _ id: ExpressionID, _ code: Code, _ steps: Int, nesting: Int = Self.nesting
  ) -> Bool {
    let facts = code.file.facts
    guard steps > 0, nesting > 0 else { return true }
    switch facts[id].kind {
    case .prefix(_, let operand): return asks(operand, code, steps, nesting: nesting - 1)
    case .binary(let operation, let left, let right):
      switch facts[operation] {
      case "&&", "||":
        return asks(right, code, steps, nesting: nesting - 1)
          || asks(left, code, steps, nesting: nesting - 1)
      case "==", "!=", "<", ">", "<=", ">=", "===", "!==":
        let isCheck = isFixed(left, facts) || isFixed(right, facts)
        return asksFor([left, right], code, steps, flags: isCheck)
      default: return asksFor([id], code, steps, flags: true)
      }
    default: return asksFor([id], code, steps, flags: true)
    }
  }

  private func isFixed(_ id: ExpressionID, _ facts: FileFacts) -> Bool {
    if case .number = facts[id].kind { return true }
    if case .constant? = values.literal(id, facts) { return true }
    return false
  }

  private func asksFor(
    _ ids: [ExpressionID], _ code: Code, _ steps: Int, flags: Bool
  ) -> Bool {
    let isCoordinator = code.frame?.role == .coordinator
    var reader = NameUseReader(facts: code.file.facts)
    for id in ids { reader.expression(id) }
    return reader.uses.contains { use in
      switch use.base {
      case .bare:
        switch code.paths.origins[use.site] {
        case .parameter?:
          if case .constant? = code.parameters[code.file.name(use.name)] { return true }
          return false
        case .value(let value)?: return asks(value, code, steps - 1)
        case .unknown?: return false
        case nil: return flags && (isGiven(use, code) || isCoordinator && isFlag(use, code, steps))
        }
      case .ownSelf:
        return flags && (isGiven(use, code) || isCoordinator && isFlag(use, code, steps))
      case .other(let base, _):
        guard flags, isCoordinator, values.value(of: base, in: code) == nil else { return false }
        return frames.flags.contains(code.file.name(use.name))
      case .implicit, .keyPath: return false
      }
    }
  }

  /// Whether it is what the property was given whose setter or observer runs: which branch that takes is told by what is given.
  private func isGiven(_ use: NameUse, _ code: Code) -> Bool {
    code.given.contains(code.file.name(use.name))
  }

  /// Whether a member of the coordinator is a flag, or asks one.
  private func isFlag(_ use: NameUse, _ code: Code, _ steps: Int) -> Bool {
    guard let frame = code.frame, steps > 0 else { return true }
    let name = code.file.name(use.name)
    guard frame.property(name, project.names) == nil, frame.value(of: name, project.names) == nil
    else { return false }
    return project.members(named: name, of: frame.nominal.id).contains { member in
      guard !member.isStatic else { return false }
      let file = project.files[member.reference.fileIndex]
      if case .variable(let variable) = file.facts[member.reference.id].kind,
        file.facts.getter(of: variable) == nil
      {
        return frames.isFlag(member.reference)
      }
      var reader = NameUseReader(facts: file.facts)
      reader.member(member.reference.id)
      let inner = UpdateReader.Code(
        member: member.reference, file: file, frame: frame, owner: code.owner, parameters: [:])
      return reader.uses.contains { use in
        switch use.base {
        case .bare, .ownSelf: isFlag(use, inner, steps - 1)
        case .other(let base, isLocal: _):
          values.value(of: base, in: inner) == nil
            && frames.flags.contains(file.name(use.name))
        case .implicit, .keyPath: false
        }
      }
    }
  }
}

extension UpdateFrames {
  /// Whether a stored property can be a flag: what code sets to say what it is doing.
  func isFlag(_ property: DeclarationReference) -> Bool {
    let file = project.files[property.fileIndex]
    guard case .variable(let id) = file.facts[property.id].kind, !file.facts[id].isLet,
      file.facts.getter(of: id) == nil
    else { return false }
    let variable = file.facts[id]
    if let written = variable.type {
      let context = LexicalContext(reference: property, project: project)
      let type = project.types.unwrapped(project.resolveType(written, in: context))
      switch project.types[type] {
      case .external(let name, _): return StandardLayout.flagTypes.contains(project.names[name])
      case .nominal(let nominal, _): return project.kind(of: nominal) == .enumeration
      case .unknown: return true
      default: return false
      }
    }
    guard let value = variable.initializer else { return false }
    switch file.facts[value].kind {
    case .boolean, .none, .implicitMember, .member: return true
    case .number(let text): return !file.facts[text].contains(".")
    default: return false
    }
  }

  /// The names of all flags of the project's classes. O(members of classes).
  func namesOfFlags() -> Set<Name> {
    var found: Set<Name> = []
    for nominal in project.nominals where nominal.kind == .classType {
      for member in nominal.orderedMembers where !member.isStatic && isFlag(member.reference) {
        found.insert(project.name(of: member.reference))
      }
    }
    return found
  }
}
