// Conditions that ask for one value at several places: a global one (`Device.isPad`), a property of a view, an optional
// object of its environment. The value stays the same along a path: a branch under it and a branch under its
// negation are never on the same path. What a branch assumes is a literal of its presence, as for `#if`; evaluation does
// not split on it, the flow keeps it on paths.

/// Where a condition holds, and where it does not, as far as that can be told.
struct Assumptions {
  var holds = PresenceID.always
  var fails = PresenceID.always

  static let nothing = Assumptions()

  /// What a constant says.
  static func constant(_ answer: Bool) -> Assumptions {
    Assumptions(holds: answer ? .always : .never, fails: answer ? .never : .always)
  }

  var negated: Assumptions { Assumptions(holds: fails, fails: holds) }
  var isNothing: Bool { holds == .always && fails == .always }
}

extension Evaluator {
  /// Where a condition holds and where it does not.
  func assumptions(_ condition: Condition, _ frame: Frame) -> Assumptions {
    switch condition {
    case .expression(let id): return assumptions(id, frame)
    case .optionalBinding(_, _, let id): return presenceAssumptions(id, frame)
    case .match(let pattern, let id):
      if let asked = booleanAssumptions(pattern, id, frame) { return asked }
      guard let trace = trace(of: id, frame), let name = caseName(pattern, frame),
        isPresence(name) || !isAskedObject(evaluate(id, frame))
      else {
        if tracesValues, let told = toldMatch(pattern, evaluate(id, frame), frame) { return told }
        return openAssumptions(id, frame, as: .whole)
      }
      return assumptions(trace, isCase: name, type(of: evaluate(id, frame)))
    case .availability(let text): return availability(frame.file.facts[text])
    }
  }

  func assumptions(_ id: ExpressionID, _ frame: Frame) -> Assumptions {
    switch frame.file.facts[id].kind {
    case .prefix(let name, let operand) where frame.file.name(name) == language.not:
      return assumptions(operand, frame).negated
    case .binary(let name, let left, let right):
      let operation = frame.file.name(name)
      let isAnd = operation == language.and
      let isConnective = isAnd || operation == language.or
      if !isConnective, tracesValues, let answer = constantAnswer(id, frame) {
        return .constant(answer)
      }
      if operation == language.notEqual || operation == language.equal {
        var own = equalityAssumptions(left, right, frame)
        if own.isNothing { own = openAssumptions(id, frame) }
        return operation == language.equal ? own : own.negated
      }
      guard isConnective else {
        if operation == language.coalesce, let own = coalescedFlag(left, right, frame) {
          return own
        }
        let own = comparisonAssumptions(operation, left, right, frame)
        return own.isNothing ? openAssumptions(id, frame) : own
      }
      let lhs = assumptions(left, frame)
      // To ask what the right side says is to read it, where it is evaluated at all.
      let rhs = under(possible(isAnd ? lhs.holds : lhs.fails)) { assumptions(right, frame) }
      return isAnd
        ? Assumptions(
          holds: conjunction(lhs.holds, rhs.holds), fails: either([lhs.fails, rhs.fails]))
        : Assumptions(
          holds: either([lhs.holds, rhs.holds]), fails: conjunction(lhs.fails, rhs.fails))
    case .ternary(let condition, let then, let otherwise):
      let own = chosen(
        by: assumptions(condition, frame), assumptions(then, frame), assumptions(otherwise, frame))
      return own.isNothing ? openAssumptions(id, frame) : own
    case .boolean(let answer): return .constant(answer)
    default:
      if let trace = trace(of: id, frame) {
        return Assumptions(holds: trace.holds, fails: trace.fails)
      }
      if tracesValues, let answer = constantAnswer(id, frame) {
        return .constant(answer)
      }
      if let own = memberAssumptions(id, frame) ?? callAssumptions(id, frame) { return own }
      if let own = flagAssumptions(id, frame) ?? flagCallAssumptions(id, frame) { return own }
      guard let name = repeatedConditions.name(of: id, frame.file), isGlobal(id, frame) else {
        return openAssumptions(id, frame)
      }
      return assumptions(name, .holds, "")
    }
  }

  /// What a constant answers that stands beside other conditions.
  private func constantAnswer(_ id: ExpressionID, _ frame: Frame) -> Bool? {
    switch frame.file.facts[id].kind {
    case .name, .member, .boolean: break
    // `mode == .edit` of a mode that is told
    case .binary(_, let left, let right):
      guard isChain(left, frame), DecidingNames.isConstant(right, frame.file),
        isKnownConstant(core(evaluate(left, frame))), trace(of: left, frame) == nil
      else { return nil }
    default: return nil
    }
    guard case .boolean(let answer) = store[core(evaluate(id, frame))] else { return nil }
    return answer
  }

  private func isChain(_ id: ExpressionID, _ frame: Frame) -> Bool {
    switch frame.file.facts[id].kind {
    case .name: true
    case .member(let base, _, _): isChain(base, frame)
    default: false
    }
  }

  /// `a == nil`, `a == .compact`, `nil == a`
  private func equalityAssumptions(
    _ left: ExpressionID, _ right: ExpressionID, _ frame: Frame
  ) -> Assumptions {
    if DecidingNames.isConstant(left, frame.file), !DecidingNames.isConstant(right, frame.file) {
      return equalityAssumptions(right, left, frame)
    }
    switch frame.file.facts[right].kind {
    case .none: return presenceAssumptions(left, frame).negated
    case .boolean(let value):
      if let own = optionalFlag(left, is: value, frame) { return own }
      let own = assumptions(left, frame)
      return value ? own : own.negated
    default:
      if let own = sameAnswer(left, right, frame) { return own }
      guard let trace = trace(of: left, frame), trace.name != .none else {
        return toldAnswer(language.equal, left, right, frame) ?? .nothing
      }
      if let name = caseName(ofExpression: right, frame) {
        if name == language.none, !isCase(name, of: type(of: evaluate(left, frame))) {
          return presenceAssumptions(left, frame).negated
        }
        return assumptions(trace, isCase: name, type(of: evaluate(left, frame)))
      }
      return comparedValue(trace, right, frame)
    }
  }

  /// Which operator says the same of two values in the other order.
  private static let turned = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]

  /// `session.count > 0`: what a number of an object is compared with, it may be compared with elsewhere.
  private func comparisonAssumptions(
    _ operation: Name, _ left: ExpressionID, _ right: ExpressionID, _ frame: Frame
  ) -> Assumptions {
    if case .number = frame.file.facts[left].kind,
      let turned = Self.turned[project.names[operation]]
    {
      return comparisonAssumptions(project.names.intern(turned), right, left, frame)
    }
    guard case .number(let text) = frame.file.facts[right].kind,
      let trace = trace(of: left, frame), trace.name != .none,
      environmentTraces[trace.name] == nil, !isAskedObject(evaluate(left, frame))
    else { return toldAnswer(operation, left, right, frame) ?? .nothing }
    let suffix = "\(project.names[operation])\(frame.file.facts[text])"
    let kind = LiteralTexts.number(frame.file.facts[text]).map {
      Question.Kind.compared(
        project.names[operation], $0, isWhole: isWholeNumber(type(of: evaluate(left, frame))))
    }
    return assumptions(trace.name, kind ?? .asked(project.names.intern(suffix)), suffix)
  }

  /// Whether values of a type are whole numbers; nil where the type does not tell.
  private func isWholeNumber(_ type: TypeID) -> Bool? {
    let type = project.types.unwrapped(type)
    if case .external(let name, _) = project.types[type],
      StandardTypes.fractions.contains(project.names[name])
    {
      return false
    }
    return isNumber(type) ? true : nil
  }

  /// Where a comparison of one of several constants holds.
  private func toldAnswer(
    _ operation: Name, _ left: ExpressionID, _ right: ExpressionID, _ frame: Frame
  ) -> Assumptions? {
    guard mayBeTraced(left, frame), case let lhs = evaluate(left, frame),
      isDecidedByConditions(lhs),
      let answers = answers(operation, lhs, evaluate(right, frame, expected: type(of: lhs)))
    else { return nil }
    return told(answers) { value in
      if case .boolean(let answer) = self.store[core(value)] { answer } else { nil }
    }
  }

  /// `session.items.isEmpty`: what a value of an object says of itself.
  private func memberAssumptions(_ id: ExpressionID, _ frame: Frame) -> Assumptions? {
    guard case .member(let base, let name, _) = frame.file.facts[id].kind,
      let trace = trace(of: base, frame), trace.name != .none,
      environmentTraces[trace.name] == nil
    else { return nil }
    let suffix = ".\(frame.file.facts[name])"
    let object = evaluate(base, frame)
    // What a computed property answers depends on what its getter asks.
    var others = objectSources(of: object, .base).union(sources(of: evaluate(id, frame)))
    if let owner = nominal(ofWrapped: object) {
      let name = frame.file.name(name)
      if let key = repeatedConditions.key(of: name, in: owner) {
        others.formUnion(related(to: key))
      } else {
        for key in repeatedConditions.sources(inGetterOf: name, of: owner, project) {
          others.formUnion(related(to: key))
        }
      }
    }
    return assumptions(
      trace.name, .asked(project.names.intern(suffix)), suffix, and: others)
  }

  /// Where an optional holds something.
  private func presenceAssumptions(_ id: ExpressionID, _ frame: Frame) -> Assumptions {
    guard mayBeTraced(id, frame) else { return openAssumptions(id, frame) }
    let value = evaluate(id, frame)
    if let trace = trace(of: value) { return Assumptions(holds: trace.holds, fails: trace.fails) }
    if let told = toldPresence(of: value) { return told }
    // What is known to be one of two says no more by being asked.
    if case .union(let alternatives) = store[core(value)], alternatives.count == 2,
      alternatives.contains(where: { core($0.value) == .none })
    {
      return .nothing
    }
    return openAssumptions(id, frame)
  }

  // MARK: Traces

  /// What a run-time value that is asked for may be assumed to be.
  func trace(of value: ValueID) -> Trace? {
    var current = value
    while true {
      switch store[current] {
      case .traced(_, let trace): return trace
      case .built(let inner, _), .typed(let inner, _), .exact(let inner), .open(let inner, _),
        .erased(let inner),
        .seen(let inner, _):
        current = inner
      default: return nil
      }
    }
  }

  func trace(of id: ExpressionID, _ frame: Frame) -> Trace? {
    (mayBeTraced(id, frame) ? trace(of: evaluate(id, frame)) : nil) ?? globalTrace(id, frame)
  }

  /// Names, members and plain calls of the project's functions are looked up again at no cost, and other calls where it matters that
  /// a value of the environment may come through them; other expressions are no values with an origin.
  private func mayBeTraced(_ id: ExpressionID, _ frame: Frame) -> Bool {
    switch frame.file.facts[id].kind {
    case .name, .member: tracesValues
    case .call: !environmentTraces.isEmpty || tracesValues && isPlainCall(id, frame)
    case .subscripted: !environmentTraces.isEmpty
    case .optionalTry(let operand): mayBeTraced(operand, frame)
    default: false
    }
  }

  /// `mode()`, `model.mode(for: item)`: a call by a name that the project declares, with names, members and constants.
  private func isPlainCall(_ id: ExpressionID, _ frame: Frame) -> Bool {
    let facts = frame.file.facts
    guard case .call(let callee, let arguments) = facts[id].kind,
      facts[arguments].allSatisfy({ isPlain($0.value, frame) })
    else { return false }
    switch facts[callee].kind {
    case .name(let name, _): return declares(frame.file.name(name))
    case .member(let base, let name, _):
      return declares(frame.file.name(name)) && isPlain(base, frame)
    default: return false
    }
  }

  /// A value as one that conditions at other places may ask for, too.
  func traced(_ value: ValueID, as name: Name) -> ValueID {
    tracesValues = true
    let presences = project.presences
    let own =
      environmentTraces[name] == nil
      ? assumptions(name, .holds, "")
      : Assumptions(holds: presences.assuming(name, true), fails: presences.assuming(name, false))
    return store.intern(.traced(value, Trace(name: name, holds: own.holds, fails: own.fails)))
  }

  /// A property of a view that decides at several places.
  func traced(_ value: ValueID, _ member: Member, of base: ValueID) -> ValueID {
    guard let owner = member.owner, !isDecidedByConditions(value) else { return value }
    if let owned = tracedOwner(value, member) { return owned }
    let property = project.name(of: member.reference)
    guard
      let key = repeatedConditions.key(of: property, in: owner)
        ?? environmentKey(of: member, property, owner)
    else { return value }
    switch store[core(value)] {
    case .opaque(let type):
      guard trace(of: value) == nil, mayDecide(type) else { return value }
      return traced(value, as: memberKey(key, property, of: base))
    case .union, .unknown, .externalMember:
      guard trace(of: value) == nil else { return value }
      return traced(value, as: memberKey(key, property, of: base))
    // What somebody else's function gave when the value was made: `let isOn = UserDefaults.standard.bool(forKey: "on")`.
    case .component(let name, _, _) where componentEntries[name] == nil:
      guard trace(of: value) == nil, !isViewLike(self.type(of: value)) else { return value }
      return traced(value, as: memberKey(key, property, of: base))
    default: return value
    }
  }

  /// A parameter that decides at several places: while its function runs it has one value, wherever that comes from.
  func traced(_ value: ValueID, asParameter name: Name, _ frame: Frame) -> ValueID {
    guard let declaration = frame.declaration,
      let key = repeatedConditions.key(
        of: name, in: DeclarationReference(file: frame.fileIndex, declaration)),
      case .opaque(let type) = store[core(value)], trace(of: value) == nil, mayDecide(type)
    else { return value }
    return traced(value, as: key)
  }

  /// A constant that decides at several places: it has one value, wherever that comes from, also where it is not told how that is asked
  /// for.
  func traced(_ value: ValueID, asConstant constant: DeclarationReference) -> ValueID {
    guard let key = repeatedConditions.key(ofConstant: constant),
      trace(of: value).map(isOpen) ?? true
    else { return value }
    switch store[core(value)] {
    case .opaque(let type): return mayDecide(type) ? traced(value, as: key) : value
    case .externalMember: return traced(value, as: key)
    // `environment["A"] == "1"`: false where nothing is there, and else what the run says.
    case .union(let alternatives):
      let isOfRun = alternatives.contains {
        if case .opaque(boolType) = store[core($0.value)] { true } else { false }
      }
      let isAnswer = alternatives.allSatisfy {
        $0.presence == .always && $0.isDecided && type(of: $0.value) == boolType
          && trace(of: $0.value) == nil
      }
      return isOfRun && isAnswer ? traced(opaque(boolType), as: key) : value
    case .component(let name, _, _) where componentEntries[name] == nil:
      return isViewLike(type(of: value)) ? value : traced(value, as: key)
    default: return value
    }
  }

  /// Whether of a value only the place is known where it was asked.
  private func isOpen(_ trace: Trace) -> Bool {
    trace.name == .none
      && project.presences[trace.holds].literals.allSatisfy { questions[$0.name]?.kind == .open }
  }

  /// A value of an enumeration whose code asks at several places which case it is.
  func tracedSelf(_ value: ValueID) -> ValueID {
    guard case .opaque(let type) = store[core(value)], let nominal = project.types.nominal(type),
      project.kind(of: nominal) == .enumeration, trace(of: value) == nil,
      let key = repeatedConditions.key(of: language.selfValue, in: nominal)
    else { return value }
    return traced(value, as: key)
  }

  /// Whether conditions ask values of a type themselves: of views, functions and objects they ask members.
  private func mayDecide(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .nominal(let nominal, _): project.kind(of: nominal) == .enumeration
    case .function, .existential, .opaque, .parameter, .metatype: false
    default: !isViewLike(type)
    }
  }

  /// What a comparison of a traced value is worth.
  func traced(
    _ value: ValueID, by id: ExpressionID, of operands: [ValueID], _ frame: Frame
  ) -> ValueID {
    guard case .opaque = store[value], isTraced(id, operands, frame) else { return value }
    let own = assumptions(id, frame)
    guard own.holds != .always || own.fails != .always else { return value }
    return store.intern(
      .traced(value, Trace(name: .none, holds: own.holds, fails: own.fails)))
  }

  /// Whether what an operator answers may be traced.
  private func isTraced(_ id: ExpressionID, _ operands: [ValueID], _ frame: Frame) -> Bool {
    if case .binary(_, let left, _) = frame.file.facts[id].kind, globalTrace(left, frame) != nil {
      return true
    }
    guard tracesValues || asksObjects else { return false }
    return operands.contains { isDecidedByTraces($0) || isAskedObject($0) }
      || !isPlain(id, frame, chainsPass: false)
  }

  /// Whether a chain of members starts at a type or a global variable.
  private func isGlobal(_ id: ExpressionID, _ frame: Frame) -> Bool {
    var head = id
    while case .member(let base, _, _) = frame.file.facts[head].kind { head = base }
    guard case .name(let local, _) = frame.file.facts[head].kind else { return false }
    let name = frame.file.name(local)
    guard frame.local(name) == nil,
      lexicalMember(name, frame, site: Site(file: frame.fileIndex, head)) == nil
    else { return false }
    if globalMembers(name, frame).contains(where: { !isFunction($0) }) { return true }
    if case .metatype = store[
      nameValue(
        name, frame, site: Site(file: frame.fileIndex, head), generics: [])]
    {
      return true
    }
    return false
  }
}
