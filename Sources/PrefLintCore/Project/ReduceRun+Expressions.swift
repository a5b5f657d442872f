// Where the values of expressions come from, and what assignments change.

extension ReduceRun {
  mutating func origin(_ id: ExpressionID) -> ReduceOrigin {
    let expression = facts[id]
    switch expression.kind {
    case .name(let local, _): return origin(ofName: name(local))
    case .member(let base, _, _): return part(of: origin(base))
    case .call(let callee, let arguments): return call(callee, arguments)
    case .assignment(let target, let value): return assign(origin(value), to: target)
    case .binary(let operation, let left, let right):
      return binary(facts[operation], left, right)
    case .ternary(let condition, let then, let otherwise):
      let decision = origin(condition)
      return join(origin(then), origin(otherwise), decision)
    case .forceUnwrap(let inner), .optionalChain(let inner), .optionalTry(let inner),
      .inOut(let inner), .postfix(_, let inner):
      return origin(inner)
    case .cast(let inner, _, _): return origin(inner)
    case .prefix(_, let inner): return part(of: origin(inner))
    case .subscripted(let base, let arguments):
      return made(of: [origin(base)] + facts[arguments].map { origin($0.value) }, .other)
    case .tuple(let arguments):
      return made(of: facts[arguments].map { origin($0.value) }, .other)
    case .array(let elements): return made(of: facts[elements].map { origin($0) }, .collect)
    case .dictionary(let elements): return made(of: facts[elements].map { origin($0) }, .collect)
    case .closure(let closure): return run(facts[closure], .undecided)
    case .number, .boolean, .none, .implicitMember, .type, .keyPath: return .constant
    default: return mentioned(in: expression.range)
    }
  }

  private func origin(ofName name: Name) -> ReduceOrigin {
    if let known = locals[name] { return known }
    if nextFunctions.contains(name) { return .next }
    // A member of the value that the method is called on.
    guard let own = locals[selfName], project.globals[name] == nil,
      project.names[name].first?.isUppercase == false
    else { return .constant }
    return part(of: own)
  }

  /// A closure that somebody is given: it may run any number of times, and change what it captures.
  mutating func run(_ closure: Closure, _ given: ReduceOrigin) -> ReduceOrigin {
    let result = mentioned(in: closure.range)
    let (outerExits, outerConstants) = (exits, constants)
    repeatedly { run in
      for parameter in run.facts[closure.parameters] {
        run.locals[run.name(parameter.name)] = given
      }
      for number in 0..<3 { run.locals[run.project.names.intern("$\(number)")] = given }
      _ = run.run(closure.body, under: .undecided)
    }
    (exits, constants) = (outerExits, outerConstants)
    return result
  }

  /// What stands in a part of the body that is not followed.
  func mentioned(in range: TextRange) -> ReduceOrigin {
    var parts: [ReduceOrigin] = []
    for expression in facts.expressions
    where range.start <= expression.range.start && expression.range.end <= range.end {
      guard case .name(let local, _) = expression.kind else { continue }
      let name = name(local)
      if nextFunctions.contains(name) { parts.append(.next) }
      if let known = locals[name] { parts.append(known) }
    }
    return made(of: parts, .other)
  }

  mutating func assign(_ value: ReduceOrigin, to target: ExpressionID) -> ReduceOrigin {
    switch facts[target].kind {
    case .name(let local, _):
      let name = name(local)
      if locals[name] != nil {
        locals[name] = value
      } else if let own = locals[selfName], value != .constant {
        // A member of the value that the method is called on.
        locals[selfName] = made(of: [own, value], .other)
      }
    case .tuple(let elements):
      for element in facts[elements] { _ = assign(part(of: value), to: element.value) }
    case .member(let base, _, _), .subscripted(let base, _), .forceUnwrap(let base),
      .optionalChain(let base):
      if let root = root(of: base), let old = locals[root] {
        // A part is new, the others stay.
        locals[root] = value == .constant ? old : made(of: [old, value], .other)
      }
    default: break
    }
    return .constant
  }

  /// The variable that a chain of members starts from.
  func root(of id: ExpressionID) -> Name? {
    switch facts[id].kind {
    case .name(let local, _): name(local)
    case .member(let base, _, _), .subscripted(let base, _), .forceUnwrap(let base),
      .optionalChain(let base), .inOut(let base):
      root(of: base)
    default: nil
    }
  }

  mutating func binary(
    _ operation: String, _ left: ExpressionID, _ right: ExpressionID
  ) -> ReduceOrigin {
    let value = origin(right)
    if operation == "==" || operation == "!=" {
      switch (origin(left), value) {
      case (.accumulated, .next), (.next, .accumulated): return .compared
      case (let left, _): return made(of: [left, value], .other)
      }
    }
    if let isLess = Self.orders[operation] {
      switch (origin(left), value) {
      case (.next, .accumulated): return .ordered(nextIsLess: isLess)
      case (.accumulated, .next): return .ordered(nextIsLess: !isLess)
      default: break
      }
    }
    if let known = Self.operations[operation] { return made(of: [origin(left), value], known) }
    if operation == "??" {
      switch (origin(left), value) {
      case (.accumulated, .next): return .chosen(prefersNext: false, byNil: true)
      case (.next, .accumulated): return .chosen(prefersNext: true, byNil: true)
      case (let left, .constant): return part(of: left)
      case (let left, let right): return join(left, right, left)
      }
    }
    if operation.hasSuffix("="), !Self.comparisons.contains(operation) {
      return assign(
        made(of: [origin(left), value], Self.operations[String(operation.dropLast())] ?? .other),
        to: left)
    }
    return made(of: [origin(left), value], .other)
  }

  private static let orders = ["<": true, "<=": true, ">": false, ">=": false]
  private static let comparisons: Set = ["==", "!=", "<=", ">=", "===", "!==", "~="]

  static let operations: [String: ReduceOperation] = [
    "+": .sum, "*": .product, "||": .or, "&&": .and, "|": .collect, "&": .intersect,
  ]
}
