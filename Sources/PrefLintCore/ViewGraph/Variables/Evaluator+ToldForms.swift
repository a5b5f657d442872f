// What the written form of code says of numbers and lists: only such are counted with, as a call or a getter may do something else at
// each step, and a list of another type may hold other elements than are written.

extension Evaluator {
  /// Notes of a local variable whether its changes are followed.
  func follow(_ id: DeclarationID, _ variable: Variable, _ declared: TypeID, _ frame: Frame) {
    let facts = frame.file.facts
    let name = frame.file.name(facts[id].name)
    let accessors = facts[variable.accessors]
    guard accessors.isEmpty, facts[facts[id].attributes].isEmpty else {
      frame.followed.declare(name, .other, id)
      frame.followed.observed.insert(name)
      var reader = NameUseReader(facts: facts)
      for accessor in accessors { reader.accessor(accessor) }
      for use in reader.uses where use.isChanged || use.isUpdated || use.isReceiver {
        let changed = frame.file.name(use.name)
        frame.followed.observed.insert(changed)
        if let old = frame.local(changed) {
          _ = frame.assign(changed, observed(changed, old, frame))
        }
      }
      return
    }
    guard frame.hasVariables || !variable.isLet || isList(variable.initializer, facts) else {
      return
    }
    var form = FollowedNames.Form.other
    if !variable.isLet, isNumber(variable.initializer, facts),
      variable.type == nil || isInt(declared)
    {
      form = .counter
    } else if variable.isLet, isList(variable.initializer, facts),
      variable.type == nil || isArray(declared)
    {
      form = .list
    }
    frame.followed.declare(name, form, id)
  }

  /// The value of a variable at whose changes other code runs is not followed.
  func observed(_ name: Name, _ value: ValueID, _ frame: Frame) -> ValueID {
    frame.isObserved(name) && isCounted(value) ? doubted(value) : value
  }

  /// A number that a variable is given, which only one of type `Int` certainly holds as it is written.
  func certain(_ new: ValueID, in old: ValueID) -> ValueID {
    guard case .literal(_, let type) = store[core(new)], isInt(type),
      !isInt(self.unwrappedType(of: old))
    else { return new }
    return doubted(new)
  }

  /// A number whose value one of several ways has left open; nil for other values.
  func leftOpen(_ values: [ValueID]) -> ValueID? {
    guard
      values.allSatisfy({ value in
        isRuntime(core(value)) || isCounted(value)
      })
    else { return nil }
    return values.first { value in
      if case .someConstant(let type) = store[core(value)] { isNumber(type) } else { false }
    }
  }

  func isInt(_ type: TypeID) -> Bool {
    guard case .external(language.int, _) = project.types[type] else { return false }
    return true
  }

  func isNumber(_ type: TypeID) -> Bool {
    guard case .external(let name, let arguments) = project.types[type] else { return false }
    return arguments.isEmpty && StandardTypes.wholeNumbers.contains(project.names[name])
  }

  /// The type of a number that is written where some type is expected.
  func numberType(_ text: String, _ expected: TypeID) -> TypeID {
    let wanted = project.types.unwrapped(expected)
    let isFraction = text.utf8.contains(UInt8(ascii: "."))
    if case .external(let name, let arguments) = project.types[wanted], arguments.isEmpty,
      (isFraction ? StandardTypes.fractions : StandardTypes.wholeNumbers)
        .contains(project.names[name])
    {
      return wanted
    }
    let type = isFraction ? language.double : language.int
    return project.types.intern(.external(type, []))
  }

  func isArray(_ type: TypeID) -> Bool {
    guard case .array = project.types[type] else { return false }
    return true
  }

  private func isNumber(_ id: ExpressionID?, _ facts: FileFacts) -> Bool {
    switch id.map({ facts[$0].kind }) {
    case .number(let text): Int(facts[text]) != nil
    case .prefix(let name, let operand) where facts[name] == "-": isNumber(operand, facts)
    default: false
    }
  }

  /// A list of literals.
  private func isList(_ id: ExpressionID?, _ facts: FileFacts) -> Bool {
    guard let id, case .array(let elements) = facts[id].kind else { return false }
    return facts[elements].allSatisfy { element in
      switch facts[element].kind {
      case .boolean, .implicitMember: true
      case .string(_, let parts): parts.isEmpty
      default: isNumber(element, facts)
      }
    }
  }

  /// Whether a loop has its elements in the order in which they are written, and each as often: a set has not.
  func isOrdered(_ sequence: ExpressionID, _ items: ValueID, _ frame: Frame) -> Bool {
    if isWrittenList(sequence, frame) { return true }
    guard isArray(type(of: items)) else { return false }
    switch frame.file.facts[sequence].kind {
    case .name(let local, _):
      let name = frame.file.name(local)
      if frame.local(name) != nil {
        return declaredType(ofParameter: name, frame).map(isArray) ?? false
      }
      return isStoredLiteral(name, frame) { _, variable, declared in
        variable.type == nil || isArray(declared)
      }
    case .member, .cast: return false
    default: return true
    }
  }

  /// Whether the elements of a loop are those that are written: in it, or in a constant of an array's type.
  func isWrittenList(_ sequence: ExpressionID, _ frame: Frame) -> Bool {
    let facts = frame.file.facts
    switch facts[sequence].kind {
    case .array: return isList(sequence, facts)
    case .binary(let name, let first, let last):
      return ["..<", "..."].contains(facts[name]) && isTold(first, frame) && isTold(last, frame)
    case .name(let local, _):
      let name = frame.file.name(local)
      if frame.local(name) != nil { return frame.followed.isList(name) }
      return isStoredLiteral(name, frame) { file, variable, declared in
        isList(variable.initializer, file.facts) && (variable.type == nil || isArray(declared))
      }
    default: return false
    }
  }

  /// Whether an expression is made of literals and names of constants alone, so that asking for it changes nothing.
  func isTold(_ id: ExpressionID, _ frame: Frame) -> Bool {
    let facts = frame.file.facts
    switch facts[id].kind {
    case .number, .boolean, .none, .implicitMember: return true
    case .string(_, let parts): return parts.isEmpty
    case .array(let elements): return facts[elements].allSatisfy { isTold($0, frame) }
    case .tuple(let elements): return facts[elements].allSatisfy { isTold($0.value, frame) }
    case .prefix(let name, let operand):
      return globalMembers(frame.file.name(name), frame).isEmpty && isTold(operand, frame)
    case .binary(let name, let left, let right):
      return !facts.assigns(name) && globalMembers(frame.file.name(name), frame).isEmpty
        && isTold(left, frame) && isTold(right, frame)
    case .name(let local, _):
      let name = frame.file.name(local)
      if frame.local(name) != nil { return !frame.isObserved(name) }
      return isStoredLiteral(name, frame) { file, variable, _ in
        isNumber(variable.initializer, file.facts)
      }
    case .member(let base, let local, _):
      guard case .name(let type, _) = facts[base].kind, frame.local(frame.file.name(type)) == nil
      else { return false }
      if frame.file.name(type) == language.selfValue {
        return isStoredLiteral(frame.file.name(local), frame) { file, variable, _ in
          isNumber(variable.initializer, file.facts)
        }
      }
      // `Kind.first`
      guard case .metatype = store[core(asking { evaluate(base, frame) })],
        case .enumCase = store[core(asking { evaluate(id, frame) })]
      else { return false }
      return true
    default: return false
    }
  }

  /// Whether a name that is no local one is that of a constant which is given a literal where it is declared.
  private func isStoredLiteral(
    _ name: Name, _ frame: Frame, _ isLiteral: (ProjectFile, Variable, TypeID) -> Bool
  ) -> Bool {
    var found = frame.receiver.map { members(named: name, of: type(of: $0)) } ?? []
    if found.isEmpty { found = globalMembers(name, frame) }
    return !found.isEmpty
      && found.allSatisfy { member in
        let file = project.files[member.reference.fileIndex]
        guard case .variable(let id) = file.facts[member.reference.id].kind,
          case let variable = file.facts[id], variable.isLet,
          file.facts[file.facts[member.reference.id].attributes].isEmpty
        else { return false }
        let declared = variable.type.map {
          project.resolveType(
            $0, in: LexicalContext(reference: member.reference, project: project))
        }
        return isLiteral(file, variable, declared ?? .unknown)
      }
  }
}
