// Operators: what those of constants are worth, and of other values the types.

extension Evaluator {
  func binary(
    _ name: Name, _ left: ExpressionID, _ right: ExpressionID, _ frame: Frame, _ expected: TypeID,
    _ id: ExpressionID
  ) -> ValueID {
    let lhs = evaluate(left, frame, expected: name == language.coalesce ? expected : .unknown)
    switch name {
    case language.and:
      if decide(lhs) == .no { return lhs }
      let rhs = behind(left, lhs, holds: true, right, frame)
      if areCorrelated(left, right, frame), decide(lhs) == .either, decide(rhs) == .either {
        return someConstant()
      }
      return traced(combine(lhs, rhs, isAnd: true), by: id, of: [lhs, rhs], frame)
    case language.or:
      if decide(lhs) == .yes { return lhs }
      let rhs = behind(left, lhs, holds: false, right, frame)
      if areCorrelated(left, right, isAnd: false, frame), decide(lhs) == .either,
        decide(rhs) == .either
      {
        return someConstant()
      }
      return traced(combine(lhs, rhs, isAnd: false), by: id, of: [lhs, rhs], frame)
    case language.coalesce:
      if let own = coalescedFlag(left, right, frame) {
        return store.intern(
          .traced(opaque(boolType), Trace(name: .none, holds: own.holds, fails: own.fails)))
      }
      return answer(coalesce(lhs, left, right, frame, expected), to: id, frame)
    case language.equal, language.notEqual:
      let rhs = compared(evaluate(right, frame, expected: type(of: lhs)), with: lhs)
      let isMadeOutside = isMadeOutside(left, lhs, frame)
      let left = core(compared(lhs, with: rhs))
      let isEqual: Bool? = hasOwnEquality(left) ? nil : equality(left, core(rhs))
      if isEqual == nil, let answers = answers(lhs, rhs, isEqual: name == language.equal) {
        return answers
      }
      guard let isEqual else {
        if core(rhs) == .none || left == .none, !isMadeOutside {
          switch presence(of: left == .none ? rhs : lhs) {
          case .yes: return store.intern(.boolean(name == language.notEqual))
          // Constants decide in a way that is not followed.
          case .undecided: return someConstant()
          case .no, .either: break
          }
        }
        let areConstants = (isConstantData(left) || isConstantData(lhs)) && isConstantData(rhs)
        return areConstants || areLeftOpen(lhs, rhs)
          || isConstant(left) && hasOwnEquality(left) || areTypes(left, core(rhs))
          || isOfConstantsAlone(id, frame)
          ? someConstant() : traced(opaque(boolType), by: id, of: [lhs, rhs], frame)
      }
      return store.intern(.boolean(name == language.equal ? isEqual : !isEqual))
    default:
      let isComparison = Self.comparisons.contains(project.names[name])
      let rhs = evaluate(right, frame, expected: isComparison ? type(of: lhs) : .unknown)
      if OperatorPrecedence.assigns(project.names[name]) { runSetters(of: left, frame) }
      if let result = callOperator(name, [lhs, rhs], frame, Site(file: frame.fileIndex, id)) {
        doubt(changedBy: name, [left, right], [lhs, rhs], frame)
        return traced(result, by: id, of: [lhs, rhs], frame)
      }
      if project.names[name] == "+", let first = exactElements(of: lhs),
        let second = exactElements(of: rhs)
      {
        return written(first + second)
      }
      if let views = foreign(name, [lhs, rhs], frame, id) { return views }
      let isKept = !isComparison
      if let folded = spread(lhs, rhs, keepsConditions: isKept, { folded(name, $0, $1) }) {
        return folded
      }
      // What an operator returns is known of comparisons; numbers of one type stay of it.
      let types = (type(of: lhs), type(of: rhs))
      if let range = Self.ranges[project.names[name]] {
        let type = project.types.intern(.external(project.names.intern(range), [types.0]))
        return isConstantData(lhs) && isConstantData(rhs)
          ? store.intern(.someConstant(type)) : opaque(type)
      }
      let result = isComparison ? boolType : types.0 == types.1 ? types.0 : .unknown
      // `Text("a").bold() + Text("b")`: what nothing is known of but that it is made of views.
      if result == .unknown, holdsView(lhs) || holdsView(rhs) {
        return joined(name, [lhs, rhs], frame, id)
      }
      return isConstantData(lhs) && isConstantData(rhs) || areLeftOpen(lhs, rhs)
        || isComparison && isOfConstantsAlone(id, frame)
        || Self.identities.contains(project.names[name])
          && [left, right].contains { namesConstant($0, frame) }
        ? store.intern(.someConstant(result))
        : isComparison ? traced(opaque(result), by: id, of: [lhs, rhs], frame) : opaque(result)
    }
  }

  /// `left ?? right`
  private func coalesce(
    _ lhs: ValueID, _ left: ExpressionID, _ right: ExpressionID, _ frame: Frame, _ expected: TypeID
  ) -> ValueID {
    if core(lhs) == .none {
      let wanted = expected == .unknown ? unwrappedType(of: lhs) : expected
      return inCommon(evaluate(right, frame, expected: wanted), besides: left, lhs, frame)
    }
    // What is certainly there is taken, and the other side never asked.
    if presence(of: lhs) == .yes, !isMadeOutside(left, lhs, frame) {
      return inCommon(unwrapped(lhs), besides: right, frame)
    }
    operandDepth += 1
    let rhs = evaluate(right, frame, expected: unwrappedType(of: lhs))
    operandDepth -= 1
    // A flag is another one where something stands for it.
    let held = unwrapped(lhs)
    let known = platformObject(type(of: held) == boolType ? bare(held) : held, or: rhs)
    let knownType = type(of: known)
    if let type = commonClass(of: [known, rhs]) { return adapt(union([known, rhs]), to: type) }
    if knownType != .unknown, isPlain(known) { return coalesced(known, from: lhs, rhs) }
    if isForeignResult(known), isData(type(of: rhs)) {
      return coalesced(opaque(unwrappedType(of: rhs)), from: lhs, rhs)
    }
    guard known == .unknown else { return union([known, rhs]) }
    if core(rhs) == .none { return .unknown }
    // What is not known may be another value of the type.
    return isConstantData(rhs) ? opaque(type(of: rhs)) : rhs
  }

  /// `profile?.isPremium ?? false`: an answer of the run that depends on traced values.
  private func answer(_ value: ValueID, to id: ExpressionID, _ frame: Frame) -> ValueID {
    guard tracesValues || asksObjects, trace(of: value) == nil, type(of: value) == boolType,
      decide(value) == .either, !isDecidedByConditions(value)
    else { return value }
    let own = openAssumptions(id, frame)
    guard !own.isNothing else { return value }
    return store.intern(
      .traced(opaque(boolType), Trace(name: .none, holds: own.holds, fails: own.fails)))
  }

  /// What is known of a value, or of the one that stands for it where it is nil, which may be nil as well.
  private func coalesced(_ known: ValueID, from lhs: ValueID, _ rhs: ValueID) -> ValueID {
    let type = type(of: known)
    switch store[core(rhs)] {
    case .none: break
    case .union(let alternatives) where alternatives.contains { core($0.value) == .none }: break
    default: guard project.types.isOptional(self.type(of: rhs)) else { return known }
    }
    if presence(of: rhs) == .yes { return known }
    let isTold = presence(of: lhs) == .undecided || presence(of: rhs) == .undecided
    let held = project.types.intern(.optional(type))
    return isTold ? store.intern(.someConstant(held)) : opaque(held)
  }

  /// What comparing each of the constants that a value may be with another one answers.
  private func answers(_ lhs: ValueID, _ rhs: ValueID, isEqual: Bool) -> ValueID? {
    if let areSame = areSameOptions(lhs, rhs) { return store.intern(.boolean(areSame == isEqual)) }
    return spread(lhs, rhs) { left, right in
      if hasOwnEquality(left) { return nil }
      return equality(left, right).map { store.intern(.boolean($0 == isEqual)) }
    }
  }

  /// What each of the constants that a value may be answers, under the conditions under which it is that.
  func answers(_ operation: Name, _ lhs: ValueID, _ rhs: ValueID) -> ValueID? {
    spread(lhs, rhs, keepsConditions: true) { left, right in
      guard operation == language.equal else { return folded(operation, left, right) }
      if hasOwnEquality(left) { return nil }
      return equality(left, right).map { store.intern(.boolean($0)) }
    }
  }

  /// Arithmetic of each of the constants that a value may be, under the conditions under which it is.
  func folded(_ name: Name, eachOf left: ValueID, eachOf right: ValueID) -> ValueID? {
    spread(left, right, keepsConditions: true) { folded(name, $0, $1) }
  }

  /// Does the same with each of the constants that a value may be; nil where it is nothing told of one of them.
  ///
  /// - Parameter keepsConditions: whether values that conditions tell apart stay so. What is asked of them is else asked as a whole,
  ///   unless all answer alike.
  private func spread(
    _ lhs: ValueID, _ rhs: ValueID, keepsConditions: Bool = false,
    _ combine: (ValueID, ValueID) -> ValueID?
  ) -> ValueID? {
    for (options, isLeft) in [(lhs, true), (rhs, false)] {
      guard case .union(let alternatives) = store[core(options)], trace(of: options) == nil,
        alternatives.count <= Self.chosenLimit,
        alternatives.allSatisfy({ isConstant(core($0.value)) })
      else { continue }
      var results: [Alternative] = []
      for option in alternatives {
        let result =
          isLeft
          ? spread(option.value, rhs, keepsConditions: keepsConditions, combine)
          : spread(lhs, option.value, keepsConditions: keepsConditions, combine)
        guard let result else { return nil }
        results.append(option.holding(result))
      }
      if !keepsConditions, results.contains(where: { $0.presence != .always }) {
        guard let first = results.first?.value,
          results.allSatisfy({ $0.value == first && $0.isDecided })
        else { return nil }
        return first
      }
      return union(results)
    }
    return combine(core(lhs), core(rhs))
  }

  /// What stands behind `&&` is only evaluated where the left side holds, and behind `||` where it does not.
  private func behind(
    _ left: ExpressionID, _ lhs: ValueID, holds: Bool, _ right: ExpressionID, _ frame: Frame
  ) -> ValueID {
    let count = frame.locals.count
    bindAsked(left, as: holds, in: right, frame)
    operandDepth += 1
    defer {
      operandDepth -= 1
      trim(frame, to: count)
    }
    return underCondition(left, lhs, holds: holds, frame) { evaluate(right, frame) }
  }

  private func underCondition(
    _ left: ExpressionID, _ lhs: ValueID, holds: Bool, _ frame: Frame, _ right: () -> ValueID
  ) -> ValueID {
    guard let receiver = frame.receiver, readsEnvironment(receiver) else { return right() }
    let decision = decide(lhs)
    guard decision == .either else { return under(.always, decided: decision != .undecided, right) }
    let own = asking { assumptions(left, frame) }
    return under(possible(holds ? own.holds : own.fails), right)
  }

  static let ranges = ["..<": "Range", "...": "ClosedRange"]
  private static let identities: Set<String> = ["===", "!=="]
  static let comparisons: Set<String> = ["<", ">", "<=", ">=", "===", "!==", "~="]

  /// Up to which number it is told what numbers amount to.
  private static let countLimit: UInt = 32

  /// `Mode.plain`: which object that is does not change, but of an object that is given it is not told which it is.
  private func namesConstant(_ id: ExpressionID, _ frame: Frame) -> Bool {
    switch frame.file.facts[id].kind {
    case .implicitMember: return true
    case .member(let base, _, _):
      guard case .name(let owner, _) = frame.file.facts[base].kind else { return false }
      return project.names.kind(of: frame.file.name(owner)) == .capitalised
    default: return false
    }
  }

  /// Arithmetic and comparison of whole numbers: those of another type may be fractions, or have
  /// other bounds.
  func folded(_ name: Name, _ left: ValueID, _ right: ValueID) -> ValueID? {
    if let answer = comparedFractions(name, left, right) { return answer }
    if let answer = comparedCases(project.names[name], left, right) {
      return store.intern(.boolean(answer))
    }
    guard case .literal(let leftText, let type) = store[left],
      case .literal(let rightText, type) = store[right], isInt(type),
      let a = Int(project.names[leftText]),
      let b = Int(project.names[rightText])
    else { return nil }
    func number(
      _ value: (partialValue: Int, overflow: Bool), upTo limit: UInt = Self.countLimit
    ) -> ValueID? {
      guard !value.overflow else { return nil }
      // `Folder(depth: depth + 1)` in itself would be another view at each depth.
      guard value.partialValue.magnitude <= limit else {
        return store.intern(.someConstant(type))
      }
      return store.intern(.literal(project.names.intern(String(value.partialValue)), type))
    }
    switch project.names[name] {
    case "+": return number(a.addingReportingOverflow(b))
    case "-": return number(a.subtractingReportingOverflow(b))
    case "*": return number(a.multipliedReportingOverflow(by: b))
    case "/" where b != 0: return number(a.dividedReportingOverflow(by: b))
    case "%" where b != 0: return number(a.remainderReportingOverflow(dividingBy: b))
    case "|": return number((a | b, false))
    case "&": return number((a & b, false))
    case "^": return number((a ^ b, false))
    // Of shifted bits there are few: `1 << 20` is an option.
    case "<<" where (0..<32).contains(b) && a.magnitude < 1 << 24:
      return number((a << b, false), upTo: 1 << 32)
    case ">>" where (0..<64).contains(b): return number((a >> b, false))
    case "..<" where a <= b: return range(a..<b, "Range", type)
    case "..." where a <= b && b < Int.max: return range(a..<b + 1, "ClosedRange", type)
    case "<": return store.intern(.boolean(a < b))
    case ">": return store.intern(.boolean(a > b))
    case "<=": return store.intern(.boolean(a <= b))
    case ">=": return store.intern(.boolean(a >= b))
    default: return nil
    }
  }

  /// `spacing > 0`
  private func comparedFractions(_ name: Name, _ left: ValueID, _ right: ValueID) -> ValueID? {
    guard case .literal(let leftText, let type) = store[left],
      case .literal(let rightText, type) = store[right],
      case .external(let number, _) = project.types[type],
      StandardTypes.fractions.contains(project.names[number]),
      let a = Double(project.names[leftText]), let b = Double(project.names[rightText])
    else { return nil }
    switch project.names[name] {
    case "<": return store.intern(.boolean(a < b))
    case ">": return store.intern(.boolean(a > b))
    case "<=": return store.intern(.boolean(a <= b))
    case ">=": return store.intern(.boolean(a >= b))
    default: return nil
    }
  }

  /// A range of constants; one of many numbers is one that is not told apart.
  private func range(_ numbers: Range<Int>, _ name: String, _ bound: TypeID) -> ValueID {
    let type = project.types.intern(.external(project.names.intern(name), [bound]))
    guard numbers.count <= Self.chosenLimit else { return store.intern(.someConstant(type)) }
    let elements = numbers.map {
      store.intern(.literal(project.names.intern(String($0)), bound))
    }
    return store.intern(.typed(written(elements), type))
  }

  var boolType: TypeID { project.types.intern(.external(language.bool, [])) }

  func someConstant() -> ValueID { store.intern(.someConstant(boolType)) }

  private func isPlain(_ id: ValueID) -> Bool {
    switch store[core(id)] {
    case .opaque(let type): !isViewLike(type)
    case .literal, .boolean, .someConstant: true
    default: false
    }
  }

  private func combine(_ lhs: ValueID, _ rhs: ValueID, isAnd: Bool) -> ValueID {
    let (left, right) = (decide(lhs), decide(rhs))
    if isAnd {
      if left == .yes { return rhs }
      if right == .no { return rhs }
    } else {
      if left == .no { return rhs }
      if right == .yes { return rhs }
    }
    return left == .undecided || right == .undecided ? someConstant() : opaque(boolType)
  }

  func prefix(
    _ name: Name, _ operand: ExpressionID, _ frame: Frame, _ id: ExpressionID
  ) -> ValueID {
    let value = evaluate(operand, frame)
    if name == language.not {
      switch decide(value) {
      case .yes: return store.intern(.boolean(false))
      case .no: return store.intern(.boolean(true))
      case .undecided: return someConstant()
      case .either: return traced(opaque(boolType), by: id, of: [value], frame)
      }
    }
    let result = unary(name, operand, value, frame, id)
    return result == value && isCounted(value) ? signed(name, value) : result
  }

  /// What a prefix operator of the standard library makes of constants.
  private func signed(_ name: Name, _ value: ValueID) -> ValueID {
    switch project.names[name] {
    case "-":
      let negated = spread(value, .none, keepsConditions: true) { number, _ in self.negated(number)
      }
      return negated ?? doubted(value)
    case "~": return doubted(value)
    default: return value
    }
  }

  private func negated(_ id: ValueID) -> ValueID? {
    guard case .literal(let text, let type) = store[id] else { return nil }
    let number = project.names[text]
    if Int(number) == 0 { return id }
    return store.intern(
      .literal(
        project.names.intern(number.hasPrefix("-") ? String(number.dropFirst()) : "-" + number),
        type))
  }

  /// What an operator makes of one operand; one that the project does not declare may be `...`, which keeps it.
  func unary(
    _ name: Name, _ operand: ExpressionID, _ value: ValueID, _ frame: Frame, _ id: ExpressionID
  ) -> ValueID {
    guard let result = callOperator(name, [value], frame, Site(file: frame.fileIndex, id)) else {
      return partialRange(name, from: value) ?? foreign(name, [value], frame, id) ?? value
    }
    doubt(changedBy: name, [operand], [value], frame)
    return result
  }

  /// `1...`, `..<end`
  private func partialRange(_ name: Name, from bound: ValueID) -> ValueID? {
    guard Self.ranges[project.names[name]] != nil else { return nil }
    let range = project.names.intern("PartialRange")
    let type = project.types.intern(.external(range, [type(of: bound)]))
    return isConstantData(bound) ? store.intern(.someConstant(type)) : opaque(type)
  }

  /// `Row() <+> Row()`: what somebody else's operator makes of views may show them.
  private func foreign(
    _ name: Name, _ operands: [ValueID], _ frame: Frame, _ id: ExpressionID
  ) -> ValueID? {
    guard operands.contains(where: { matters($0) && holdsView($0) }) else { return nil }
    return joined(name, operands, frame, id)
  }

  private func joined(
    _ name: Name, _ operands: [ValueID], _ frame: Frame, _ id: ExpressionID
  ) -> ValueID {
    store.intern(
      .component(
        name, operands.map { ArgumentValue(label: .none, value: $0, isTrailing: false) },
        Site(file: frame.fileIndex, id)))
  }

  /// Whether types are compared, which the code that names them decides.
  private func areTypes(_ left: ValueID, _ right: ValueID) -> Bool {
    guard case .metatype = store[left], case .metatype = store[right] else { return false }
    return true
  }

  /// Whether the project says itself when values of an enumeration are equal.
  func hasOwnEquality(_ id: ValueID) -> Bool {
    guard case .enumCase(let type, _, _) = store[id],
      let nominal = project.types.nominal(type)
    else { return false }
    return !project.members(named: language.equal, of: nominal).isEmpty
  }
}
