// Where the values of expressions come from, and what assignments change.

extension ReduceRun {
  mutating func origin(_ id: ExpressionID) -> ReduceOrigin {
    let expression = facts[id]
    switch expression.kind {
    case .name(let local, _): return origin(ofName: name(local))
    case .member(let base, let local, _):
      return element(of: base, named: facts[local]) ?? part(of: origin(base))
    case .call(let callee, let arguments): return call(callee, arguments)
    case .assignment(let target, let value):
      return exchange(target, value) ?? assign(origin(value), to: target)
    case .binary(let operation, let left, let right):
      return binary(facts[operation], left, right)
    case .ternary(let condition, let then, let otherwise):
      let decision = origin(condition)
      let joined = join(origin(then), origin(otherwise), decision)
      // Of two constants the condition tells which it is.
      return joined == .constant ? part(of: decision) : joined
    case .forceUnwrap(let inner), .optionalChain(let inner), .optionalTry(let inner),
      .inOut(let inner), .postfix(_, let inner):
      return origin(inner)
    case .cast(let inner, _, _): return origin(inner)
    case .prefix(let operation, let inner):
      let value = origin(inner)
      return isBoolean && facts[operation] == "!" && isTruth(value)
        ? value.negated : part(of: value)
    case .subscripted(let base, let arguments):
      if let known = element(of: base, at: facts[arguments]) { return known }
      return made(of: [origin(base)] + facts[arguments].map { origin($0.value) }, .other)
    case .tuple(let arguments):
      return made(of: facts[arguments].map { origin($0.value) }, .other)
    case .array(let elements): return made(of: facts[elements].map { origin($0) }, .collect)
    case .dictionary(let elements): return made(of: facts[elements].map { origin($0) }, .collect)
    case .closure(let closure): return run(facts[closure], .undecided)
    case .boolean(let value): return .truth(value)
    case .number, .none, .implicitMember, .type, .keyPath: return .constant
    default: return mentioned(in: expression.range)
    }
  }

  /// The origin of an element of a list or a tuple that is written there: `[value, nextValue()].last`, `(value, next).1`.
  private mutating func element(of base: ExpressionID, named name: String) -> ReduceOrigin? {
    switch facts[base].kind {
    case .array(let elements):
      let all = facts[elements].map { origin($0) }
      if name == "last" { return all.last }
      return name == "first" ? all.first : nil
    case .tuple(let elements):
      guard let position = Int(name), elements.count > 1, position < elements.count else {
        return nil
      }
      return facts[elements].map { origin($0.value) }[position]
    default: return nil
    }
  }

  /// The same for `[value, nextValue()][1]`.
  private mutating func element(
    of base: ExpressionID, at arguments: ArraySlice<Argument>
  ) -> ReduceOrigin? {
    guard case .array(let elements) = facts[base].kind, arguments.count == 1,
      let index = arguments.first, case .number(let text) = facts[index.value].kind,
      let position = Int(facts[text]), position < elements.count
    else { return nil }
    return facts[elements].map { origin($0) }[position]
  }

  /// `(value, _) = (nextValue(), value)`; nil for other assignments.
  private mutating func exchange(
    _ target: ExpressionID, _ value: ExpressionID
  ) -> ReduceOrigin? {
    guard case .tuple(let targets) = facts[target].kind,
      case .tuple(let values) = facts[value].kind,
      targets.count == values.count
    else { return nil }
    let origins = facts[values].map { origin($0.value) }
    for (target, origin) in zip(facts[targets], origins) { _ = assign(origin, to: target.value) }
    return .constant
  }

  /// Whether something is one of the values, or its opposite.
  private func isTruth(_ origin: ReduceOrigin) -> Bool {
    switch origin {
    case .accumulated, .next, .inverted, .truth: true
    default: false
    }
  }

  private mutating func origin(ofName name: Name) -> ReduceOrigin {
    // Somebody is given the closure.
    if let closure = closures[name] { return run(closure, .undecided) }
    if let known = locals[name] { return known }
    if nextFunctions.contains(name) { return .next }
    guard let own = locals[selfName], isMemberOfSelf(name) else { return .constant }
    return part(of: own)
  }

  /// Whether a name that is no variable's is one of a member of the value that the method is called on.
  func isMemberOfSelf(_ name: Name) -> Bool {
    locals[selfName] != nil && locals[name] == nil && project.globals[name] == nil
      && project.names[name].first?.isUppercase == false
  }

  /// A closure that somebody is given: it may run any number of times, and change what it captures.
  mutating func run(_ closure: Closure, _ given: ReduceOrigin) -> ReduceOrigin {
    let result = mentioned(in: closure.range)
    let (outerExits, outerConstants, outerClosures) = (exits, constants, closures)
    closures = closures.filter { $0.value.range != closure.range }
    repeatedly { run in
      for parameter in run.facts[closure.parameters] {
        run.locals[run.name(parameter.name)] = given
      }
      for number in 0..<3 { run.locals[run.project.names.intern("$\(number)")] = given }
      _ = run.run(closure.body, under: .undecided)
    }
    (exits, constants, closures) = (outerExits, outerConstants, outerClosures)
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
      } else if let own = locals[selfName] {
        // A member of the value that the method is called on.
        locals[selfName] = replacing(name, of: own, with: value)
      }
    case .tuple(let elements):
      for element in facts[elements] { _ = assign(part(of: value), to: element.value) }
    case .member(let base, let member, _):
      guard let root = root(of: base), let old = locals[root] else { break }
      if case .name = facts[base].kind {
        locals[root] = replacing(name(member), of: old, with: value)
      } else {
        setPart(of: base, [value], false)
      }
    case .subscripted(let base, let arguments):
      let places = facts[arguments].map { origin($0.value) }
      // `for (key, item) in nextValue() { value[key] = item }`
      let collects =
        isLooping && !value.dependsOnAccumulated && places.contains(where: \.dependsOnNext)
      setPart(of: base, [value] + places, collects)
    case .forceUnwrap(let base), .optionalChain(let base): setPart(of: base, [value], false)
    default: break
    }
    return .constant
  }

  /// A part is new, the others stay; a loop may set all of them.
  private mutating func setPart(of base: ExpressionID, _ new: [ReduceOrigin], _ collects: Bool) {
    guard let root = root(of: base), let old = locals[root] else { return }
    locals[root] =
      new.allSatisfy(\.isConstant)
      ? old.changed : made(of: [old] + new, collects ? .collect : .other)
  }

  /// A value with another member; where all are taken from the next value, nothing of the one so far is left.
  private func replacing(
    _ member: Name, of value: ReduceOrigin, with new: ReduceOrigin
  ) -> ReduceOrigin {
    if new.isConstant { return value.changed }
    var replaced: Set<Name> = []
    switch (value, new) {
    case (.accumulated, .next), (.accumulated, .derived(fromNext: true)): break
    case (.partlyNext(let members), .next), (.partlyNext(let members), .derived(fromNext: true)):
      replaced = members
    default: return made(of: [value, new], .other)
    }
    replaced.insert(member)
    return replaced.isSuperset(of: storedMembers ?? [member, selfName])
      ? .next : .partlyNext(replaced)
  }

  /// Every variable that a value is made of; nil where that is not known.
  private var storedMembers: [Name]? {
    switch project.types[valueType] {
    case .external(let name, _):
      return StandardTypes.structureMembers[project.names[name]]?.map(project.names.intern)
    case .nominal(let nominal, _):
      guard project.kind(of: nominal) == .structure else { return nil }
      var found: [Name] = []
      for member in project[nominal].orderedMembers where !member.isStatic {
        guard case .variable(let id) = project.declaration(member.reference).kind else { continue }
        let facts = project.files[member.reference.fileIndex].facts
        if facts.getter(of: id) != nil { continue }
        // A constant stays, and what observes a change may make others.
        guard !facts[id].isLet, facts[id].accessors.isEmpty else { return nil }
        found.append(project.name(of: member.reference))
      }
      return found.isEmpty ? nil : found
    default: return nil
    }
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
      // `nextValue() == false`
      case (let left, .truth(let truth)) where isBoolean && isTruth(left):
        return truth == (operation == "==") ? left : left.negated
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
      case (let left, .constant), (let left, .truth): return part(of: left)
      case (let left, let right): return join(left, right, left)
      }
    }
    if isOfProject(operation) {
      // It may be given either side to change.
      _ = assign(.undecided, to: left)
      _ = assign(.undecided, to: right)
      return .undecided
    }
    if OperatorPrecedence.assigns(operation) {
      return assign(
        made(of: [origin(left), value], Self.operations[String(operation.dropLast())] ?? .other),
        to: left)
    }
    return made(of: [origin(left), value], .other)
  }

  /// Whether an operator is none of the standard library's and the project says what it does; of those whose names end in `=`
  /// it is known.
  private func isOfProject(_ operation: String) -> Bool {
    guard !OperatorPrecedence.assigns(operation), !OperatorPrecedence.isStandard(operation),
      let name = project.names.find(operation)
    else { return false }
    return project.declares(name)
  }

  private static let orders = ["<": true, "<=": true, ">": false, ">=": false]

  static let operations: [String: ReduceOperation] = [
    "+": .sum, "*": .product, "||": .or, "&&": .and, "|": .collect, "&": .intersect,
  ]
}
