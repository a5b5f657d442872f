// Whether what an expression is worth depends on constants alone, though evaluation does not tell it: what a function of the
// standard library makes of a parameter that is only ever given constants (`max(count, 2) > 4`, `Route(rawValue: text)`,
// `sides.contains(.top)`) is decided, in a way that the sources do not show here. Such a condition leaves its branches
// undecided; it does not take both, as one does that run-time values decide.

/// A body with what it is evaluated for.
struct AskedBody: Hashable {
  var reference: DeclarationReference
  var value: ValueID
  var receiver: ValueID?
  var arguments: [ValueID]
}

extension Evaluator {
  /// Whether nothing in an expression is decided at run time, and something in it is a variable with a constant value, or what code
  /// outside the project makes of constants.
  func isOfConstantsAlone(_ id: ExpressionID, _ frame: Frame) -> Bool {
    var leaves = ConstantLeaves()
    return asking { holds(only: id, frame, &leaves, 0) } && (leaves.hasVariable || leaves.hasCall)
  }

  /// What a constant is worth that is made of constants alone, in a way that evaluation does not tell: a run decides nothing of it.
  func madeOfConstants(_ value: ValueID, _ initial: ExpressionID, _ frame: Frame) -> ValueID {
    let type = type(of: value)
    guard trace(of: value) == nil else { return value }
    switch store[core(value)] {
    case .opaque where isPlainData(value): break
    case .unknown, .externalMember: break
    default: return value
    }
    return isOfConstantsAlone(initial, frame) ? store.intern(.someConstant(type)) : value
  }

  /// The same of what a body is worth that is one expression, asked once for what it is given.
  func madeOfConstants(
    _ value: ValueID, by body: Block, _ own: Frame, of reference: DeclarationReference,
    given arguments: [ValueID] = []
  ) -> ValueID {
    let statements = own.file.facts[body]
    guard statements.count == 1, let only = statements.first else { return value }
    switch own.file.facts[only].kind {
    case .expression(let id), .returned(let id?):
      let key = AskedBody(
        reference: reference, value: value, receiver: own.receiver, arguments: arguments)
      if let known = askedBodies[key] { return known }
      // While it is asked, a body that names itself is worth what it was.
      askedBodies[key] = value
      let made = madeOfConstants(value, id, own)
      askedBodies[key] = made
      return made
    default: return value
    }
  }

  private struct ConstantLeaves {
    /// Whether a name with a constant value was met: what is written out alone nobody asks.
    var hasVariable = false
    /// Whether code outside the project is called.
    var hasCall = false
  }

  /// How deep an expression is looked at.
  private static let leafDepth = 12

  private func holds(
    only id: ExpressionID, _ frame: Frame, _ leaves: inout ConstantLeaves, _ depth: Int
  ) -> Bool {
    guard depth < Self.leafDepth else { return false }
    let facts = frame.file.facts
    func all(_ ids: some Sequence<ExpressionID>) -> Bool {
      ids.allSatisfy { holds(only: $0, frame, &leaves, depth + 1) }
    }
    func all(_ arguments: ArgumentList) -> Bool { all(facts[arguments].map(\.value)) }
    switch facts[id].kind {
    case .boolean, .number, .none: return true
    case .keyPath(_, let names, _):
      return facts[names].allSatisfy { isPlainMember(frame.file.name($0)) }
    case .implicitMember(let name, _): return isConstantCase(name, frame)
    case .string(_, let parts): return all(facts[parts])
    case .array(let elements), .dictionary(let elements): return all(facts[elements])
    case .tuple(let elements): return all(elements)
    case .name(let local, _):
      // `reduce(0, +)`
      if isOperator(facts[local]) { return !declares(frame.file.name(local)) }
      guard isTold(evaluate(id, frame)) || isOwnMemberOutside(frame.file.name(local), frame) else {
        return false
      }
      leaves.hasVariable = true
      return true
    case .closure(let closure): return namesOnlyConstants(closure, frame)
    case .forceUnwrap(let operand), .optionalChain(let operand), .optionalTry(let operand),
      .cast(let operand, _, _):
      return all([operand])
    case .prefix(let name, let operand), .postfix(let name, let operand):
      return !declares(frame.file.name(name)) && all([operand])
    case .binary(let name, let left, let right):
      let operation = frame.file.name(name)
      return !facts.assigns(name)
        && (operation == language.equal || !declares(operation)
          || Self.comparisons.contains(facts[name]) && isPlainOperator(operation))
        && all([left, right])
    case .ternary(let condition, let then, let otherwise): return all([condition, then, otherwise])
    case .subscripted(let base, let arguments): return all([base]) && all(arguments)
    case .member(let base, let local, _):
      if case .metatype(let type) = store[core(evaluate(base, frame))] {
        if frame.file.name(local) == language.selfValue { return true }
        // All cases of an enumeration of the project.
        if frame.file.name(local) == language.allCases, project.types.nominal(type) != nil {
          return true
        }
        return isTold(evaluate(id, frame)) || isInitialiserOutside(id, frame)
      }
      return all([base])
        && (isTold(evaluate(id, frame))
          || isOutside(frame.file.name(local), asMemberOf: base, frame))
    case .call(let callee, let arguments):
      guard all(arguments) else { return false }
      leaves.hasCall = true
      switch facts[callee].kind {
      case .implicitMember(let name, _): return isConstantCase(name, frame)
      case .member(let base, let local, _):
        guard !StandardTypes.changingResults.contains(facts[local]) else { return false }
        return isOutside(frame.file.name(local), asMemberOf: base, frame) && all([base])
      case .name(let local, _):
        if StandardTypes.pureFunctions.contains(facts[local])
          || StandardTypes.constantTypes.contains(facts[local])
        {
          return !declares(frame.file.name(local))
        }
        // `reduce(0, +)` in an extension of arrays
        if StandardTypes.pureMethods.contains(facts[local]), !declares(frame.file.name(local)),
          isOwnMemberOutside(frame.file.name(local), frame)
        {
          return true
        }
        guard case .metatype(let type) = store[core(evaluate(callee, frame))],
          let nominal = project.types.nominal(type)
        else { return false }
        // `Version(n: 2)`
        if project.kind(of: nominal) == .structure { return isTold(evaluate(id, frame)) }
        guard project.kind(of: nominal) == .enumeration,
          let first = facts[arguments].first, frame.file.name(first.label) == language.rawValue
        else { return false }
        return project.members(named: language.initializer, of: nominal).isEmpty
      default: return false
      }
    default: return false
    }
  }

  private func isOperator(_ text: String) -> Bool {
    text.first.map { "+-*/%<>=&|^".contains($0) } ?? false
  }

  /// Whether the project declares something of a name.
  func declares(_ name: Name) -> Bool {
    if let known = declaredNames[name] { return known }
    let result = project.declares(name)
    declaredNames[name] = result
    return result
  }

  /// Whether `.name` is a case: a static member of the project, or one that answers anew each time, is none.
  private func isConstantCase(_ name: LocalName, _ frame: Frame) -> Bool {
    !StandardTypes.changingResults.contains(frame.file.facts[name])
      && isConstantCase(frame.file.name(name))
  }

  /// The same of a name of the project.
  func isConstantCase(_ name: Name) -> Bool {
    if let known = constantCases[name] { return known }
    let isCase = everyDeclaration(of: name) { declaration, _ in
      switch declaration.kind {
      case .function, .variable: !declaration.modifiers.contains(.isStatic)
      default: true
      }
    }
    constantCases[name] = isCase
    return isCase
  }

  /// Whether a value is a constant, as far as it is known, whatever happens at run time. Of lists only those are that stand
  /// there as they are: what code makes of them seldom leaves nothing.
  private func isTold(_ id: ValueID) -> Bool {
    if trace(of: id) != nil { return false }
    switch store[core(id)] {
    case .boolean, .literal, .none: return true
    // `Version(n: 2)`
    case .instance(let type, let fields):
      return isConstantData(id) && beginsWithConstants(type, but: fields)
    case .someConstant(let type):
      if case .array = project.types[type] { return false }
      return true
    case .enumCase(_, _, let payload): return payload.allSatisfy { isTold($0) }
    case .tuple(_, let elements): return elements.allSatisfy { isTold($0) }
    case .array(let elements):
      return exactElements(of: id) != nil && elements.allSatisfy { isTold($0) }
    case .dictionary(let elements): return elements.allSatisfy { isTold($0) }
    default: return false
    }
  }

  /// Whether what a structure stores besides some fields begins with constants as they are written.
  private func beginsWithConstants(_ type: TypeID, but fields: [FieldValue]) -> Bool {
    guard let nominal = project.types.nominal(type) else { return false }
    return project[nominal].orderedMembers.allSatisfy { member in
      let file = project.files[member.reference.fileIndex]
      guard !member.isStatic, case .variable(let id) = file.facts[member.reference.id].kind,
        file.facts.getter(of: id) == nil,
        !fields.contains(where: { $0.name == project.name(of: member.reference) })
      else { return true }
      return file.facts[id].initializer.map { DecidingNames.isConstant($0, file) } ?? false
    }
  }

  /// `URL.init(string:)`, which gives of a constant always the same.
  private func isInitialiserOutside(_ id: ExpressionID, _ frame: Frame) -> Bool {
    guard case .member(let base, let name, _) = frame.file.facts[id].kind,
      frame.file.name(name) == language.initializer,
      case .name(let type, _) = frame.file.facts[base].kind
    else { return false }
    return StandardTypes.constantTypes.contains(frame.file.facts[type])
      && !declares(frame.file.name(type))
  }

  /// Whether a name alone means what the standard library says of a constant: `count` in an extension of `String`.
  private func isOwnMemberOutside(_ name: Name, _ frame: Frame) -> Bool {
    guard let receiver = frame.receiver, project.names.kind(of: name) == .plain,
      frame.local(name) == nil, isTold(receiver),
      // A member of the type goes before a global.
      memberTypings[name] != nil || StandardTypes.ownMembers.contains(project.names[name])
        || globalMembers(name, frame).isEmpty
    else { return false }
    return instanceMembers(named: name, of: receiver, type(of: receiver), from: frame).isEmpty
  }

  /// Whether a bare call is of a method of the standard library on a constant: `hasPrefix("a")` in an extension of texts.
  func isOfConstant(_ receiver: ValueID, calling name: Name) -> Bool {
    StandardTypes.pureMethods.contains(project.names[name]) && isConstantData(receiver)
  }

  /// Whether no code of the project is a value's member of a name: that of the standard library changes nothing at run time.
  private func isOutside(_ name: Name, asMemberOf base: ExpressionID, _ frame: Frame) -> Bool {
    let value = evaluate(base, frame)
    return instanceMembers(named: name, of: value, type(of: value), from: frame).isEmpty
  }

  /// Whether a closure names nothing that a run decides: `{ $0 != mode }`.
  private func namesOnlyConstants(_ closure: ClosureID, _ frame: Frame) -> Bool {
    var reader = NameUseReader(facts: frame.file.facts)
    reader.closure(closure)
    return reader.uses.allSatisfy { use in
      let name = frame.file.name(use.name)
      switch use.base {
      case .other, .keyPath: return isPlainMember(name)
      case .implicit: return isConstantCase(use.name, frame)
      case .ownSelf: return false
      case .bare:
        switch project.names.kind(of: name) {
        case .plain: return frame.local(name).map { isTold($0) } ?? false
        // `Int($0)`: another type may answer by what a run has put there.
        case .capitalised:
          return use.isCalled && StandardTypes.constantTypes.contains(frame.file.facts[use.name])
            && !declares(name)
        default: return true
        }
      }
    }
  }

  /// Whether no code of the project runs where a member of a name is read, which may ask a run: it is stored, or the standard library's.
  private func isPlainMember(_ name: Name) -> Bool {
    if let known = memberAnswers[name] { return known }
    let isPlain =
      !StandardTypes.freshMembers.contains(project.names[name])
      && everyDeclaration(of: name) { declaration, file in
        switch declaration.kind {
        case .function: false
        case .variable(let id): file.facts.getter(of: id) == nil
        default: true
        }
      }
    memberAnswers[name] = isPlain
    return isPlain
  }

  /// Whether what the project declares as an operator names nothing but its parameters and members that are stored.
  private func isPlainOperator(_ name: Name) -> Bool {
    if let known = memberAnswers[name] { return known }
    let isPlain = everyDeclaration(of: name) { declaration, file in
      guard case .function(let id) = declaration.kind else { return true }
      let parameters = Set(file.facts[file.facts[id].parameters].map(\.name))
      return file.facts.expressions.allSatisfy { expression in
        guard declaration.range.contains(expression.range) else { return true }
        switch expression.kind {
        case .name(let own, _): return parameters.contains(own)
        case .member(_, let member, _): return isPlainMember(file.name(member))
        case .call, .closure, .macro: return false
        default: return true
        }
      }
    }
    memberAnswers[name] = isPlain
    return isPlain
  }

  /// Whether something holds for all that the project declares by a name. O(declarations of the files that hold it).
  private func everyDeclaration(
    of name: Name, satisfies: (Declaration, ProjectFile) -> Bool
  ) -> Bool {
    project.files(naming: name).allSatisfy { index in
      let file = project.files[index]
      return file.facts.declarations.allSatisfy {
        file.name($0.name) != name || satisfies($0, file)
      }
    }
  }
}
