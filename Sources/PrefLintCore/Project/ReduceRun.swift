// Runs the body of a `reduce` on origins instead of values: both ways of a condition, each with what it leaves.

struct ReduceRun {
  let project: Project
  let file: Int
  private var facts: FileFacts { project.files[file].facts }
  /// The variables in sight. The value so far stands under the name of its parameter.
  private var locals: [Name: ReduceOrigin] = [:]
  /// The parameter that gives the next value when it is called.
  private var nextFunction: Name?
  /// What functions within functions have left, and on what the way there depended.
  private var exits: [Exit] = []
  private var depth = 0
  /// Helpers are followed as deep as somebody writes them for a key.
  private static let depthLimit = 4

  private struct Exit {
    var locals: [Name: ReduceOrigin]
    var returned: ReduceOrigin?
    var condition: ReduceOrigin
  }

  init(project: Project, file: Int) {
    self.project = project
    self.file = file
  }

  // MARK: Functions

  /// What the value so far is after a `reduce`.
  mutating func reduce(_ reference: DeclarationReference) -> ReduceOrigin {
    guard let function = project.function(of: reference), let body = function.body else {
      return .undecided
    }
    let parameters = Array(facts[function.parameters])
    guard parameters.count == 2 else { return .undecided }
    let value = name(parameters[0].name)
    locals = [value: .accumulated]
    nextFunction = name(parameters[1].name)
    let ended = run(body)
    var result = ended ? nil : locals[value]
    for exit in exits.reversed() {
      let left = exit.locals[value] ?? .undecided
      result = result.map { join(left, $0, exit.condition) } ?? left
    }
    return result ?? .undecided
  }

  private func name(_ local: LocalName) -> Name { project.files[file].name(local) }

  // MARK: Statements

  /// Runs statements; true when every way through them leaves the function.
  private mutating func run(_ block: Block, under condition: ReduceOrigin = .constant) -> Bool {
    for id in facts[block] where run(facts[id], condition) { return true }
    return false
  }

  private mutating func run(_ statement: Statement, _ condition: ReduceOrigin) -> Bool {
    switch statement.kind {
    case .expression(let id): return runExpression(id, condition)
    case .declaration(let id):
      guard case .variable(let variable) = facts[id].kind else { return false }
      locals[name(facts[id].name)] = facts[variable].initializer.map { origin($0) } ?? .constant
    case .destructured(let pattern, let initializer):
      bind(pattern, initializer.map { origin($0) } ?? .undecided)
    case .returned(let id):
      let returned = id.map { origin($0) }
      exits.append(Exit(locals: locals, returned: returned, condition: condition))
      return true
    case .thrown: return true
    case .guarded(let conditions, let otherwise):
      let decision = origin(of: conditions)
      let before = locals
      if !run(otherwise, under: decision) {
        locals = joined(before, locals, decision)
      } else {
        locals = before
        // What the conditions bind stays visible.
        _ = origin(of: conditions)
      }
    case .forEach(let pattern, let sequence, _, let body):
      bind(pattern, part(of: origin(sequence)))
      let before = locals
      _ = run(body, under: .undecided)
      locals = looped(before, locals)
    case .whileLoop(let conditions, let body):
      let decision = origin(of: conditions)
      let before = locals
      _ = run(body, under: decision)
      locals = joined(locals, before, decision)
    case .repeatLoop(let body, _): return run(body, under: condition)
    case .deferred(let body): return run(body, under: condition)
    case .configured(let clauses):
      let before = locals
      var results: [[Name: ReduceOrigin]] = []
      for clause in facts[clauses] {
        locals = before
        if !run(clause.body, under: .undecided) { results.append(locals) }
      }
      guard let first = results.first else { return true }
      locals = results.dropFirst().reduce(first) { joined($0, $1, .constant) }
    case .other: break
    }
    return false
  }

  private mutating func runExpression(_ id: ExpressionID, _ condition: ReduceOrigin) -> Bool {
    switch facts[id].kind {
    case .conditional(let conditional): return run(facts[conditional], condition)
    case .selection(let selection):
      let subject = origin(facts[selection].subject)
      let before = locals
      var results: [[Name: ReduceOrigin]] = []
      for item in facts[facts[selection].cases] {
        locals = before
        for pattern in facts[item.patterns] { bind(pattern, part(of: subject)) }
        if !run(item.body, under: subject) { results.append(locals) }
      }
      guard let first = results.first else { return true }
      locals = results.dropFirst().reduce(first) { joined($0, $1, subject) }
      return false
    case .doCatch(let blocks):
      guard let first = facts[blocks].first else { return false }
      return run(first, under: condition)
    default:
      _ = origin(id)
      return false
    }
  }

  private mutating func run(_ conditional: Conditional, _ outer: ReduceOrigin) -> Bool {
    let before = locals
    let decision = origin(of: conditional.conditions)
    let thenEnded = run(conditional.then, under: decision)
    let afterThen = locals
    locals = before
    let otherwiseEnded = conditional.otherwise.map { run($0, under: decision) } ?? false
    switch (thenEnded, otherwiseEnded) {
    case (true, true): return true
    case (true, false): break
    case (false, true): locals = afterThen
    case (false, false): locals = joined(afterThen, locals, decision)
    }
    return false
  }

  /// On what conditions depend; what they bind is visible then.
  private mutating func origin(of conditions: ConditionList) -> ReduceOrigin {
    var parts: [ReduceOrigin] = []
    for condition in facts[conditions] {
      switch condition {
      case .expression(let id): parts.append(origin(id))
      case .optionalBinding(let pattern, _, let id), .match(let pattern, let id):
        let value = origin(id)
        bind(pattern, value)
        parts.append(value)
      case .availability: parts.append(.constant)
      }
    }
    return made(of: parts, .other)
  }

  private mutating func bind(_ pattern: PatternID, _ value: ReduceOrigin) {
    switch facts[pattern].kind {
    case .identifier(let local): locals[name(local)] = value
    case .tuple(let elements), .enumCase(_, _, let elements):
      for element in facts[elements] { bind(element.pattern, part(of: value)) }
    case .optional(let inner), .cast(let inner, _): bind(inner, value)
    case .wildcard, .check, .expression: break
    }
  }

  // MARK: Joining

  /// What one of two ways leaves, where a condition decides which.
  private func join(
    _ left: ReduceOrigin, _ right: ReduceOrigin, _ condition: ReduceOrigin
  ) -> ReduceOrigin {
    if left == right { return left }
    switch (left, right) {
    case (.undecided, _), (_, .undecided): return .undecided
    case (.accumulated, .next), (.next, .accumulated):
      switch (condition.dependsOnAccumulated, condition.dependsOnNext) {
      case (true, true): return .combined(.other)
      case (false, true): return .chosen(prefersNext: true, byNil: false)
      case (true, false): return .chosen(prefersNext: false, byNil: false)
      case (false, false): return .undecided
      }
    case (.combined(let operation), .accumulated), (.accumulated, .combined(let operation)):
      return .combined(operation)
    case (.chosen, .accumulated), (.accumulated, .chosen), (.chosen, .next), (.next, .chosen):
      return .chosen(prefersNext: true, byNil: false)
    case (.combined, _), (_, .combined), (.chosen, _), (_, .chosen): return .combined(.other)
    default:
      let both = made(of: [left, right], .other)
      return both == .constant ? .undecided : both
    }
  }

  private func joined(
    _ left: [Name: ReduceOrigin], _ right: [Name: ReduceOrigin], _ condition: ReduceOrigin
  ) -> [Name: ReduceOrigin] {
    left.merging(right) { join($0, $1, condition) }
  }

  /// After a loop that may not have run.
  private func looped(
    _ before: [Name: ReduceOrigin], _ after: [Name: ReduceOrigin]
  ) -> [Name: ReduceOrigin] {
    before.merging(after) { old, new in
      if old == new { return old }
      return new.dependsOnAccumulated && new.dependsOnNext ? .combined(.collect) : .undecided
    }
  }

  /// Something made of several values.
  private func made(of parts: [ReduceOrigin], _ operation: ReduceOperation) -> ReduceOrigin {
    if parts.contains(.undecided) { return .undecided }
    for case .combined(let inner) in parts {
      return .combined(inner == operation ? inner : .other)
    }
    let accumulated = parts.contains(where: \.dependsOnAccumulated)
    let next = parts.contains(where: \.dependsOnNext)
    switch (accumulated, next) {
    case (true, true): return .combined(operation)
    case (true, false): return .derived(fromNext: false)
    case (false, true): return .derived(fromNext: true)
    case (false, false): return .constant
    }
  }

  private func part(of value: ReduceOrigin) -> ReduceOrigin { made(of: [value], .other) }

  // MARK: Expressions

  private mutating func origin(_ id: ExpressionID) -> ReduceOrigin {
    let expression = facts[id]
    switch expression.kind {
    case .name(let local, _): return locals[name(local)] ?? .constant
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
    case .closure(let closure): return mentioned(in: facts[closure].range)
    case .number, .boolean, .none, .implicitMember, .type, .keyPath: return .constant
    default: return mentioned(in: expression.range)
    }
  }

  /// What stands in a part of the body that is not followed.
  private func mentioned(in range: TextRange) -> ReduceOrigin {
    var parts: [ReduceOrigin] = []
    for expression in facts.expressions
    where range.start <= expression.range.start && expression.range.end <= range.end {
      guard case .name(let local, _) = expression.kind else { continue }
      let name = name(local)
      if name == nextFunction { parts.append(.next) }
      if let known = locals[name] { parts.append(known) }
    }
    return made(of: parts, .other)
  }

  private mutating func assign(_ value: ReduceOrigin, to target: ExpressionID) -> ReduceOrigin {
    switch facts[target].kind {
    case .name(let local, _):
      let name = name(local)
      if locals[name] != nil { locals[name] = value }
    case .member(let base, _, _), .subscripted(let base, _), .forceUnwrap(let base),
      .optionalChain(let base):
      if let root = root(of: base), let old = locals[root] {
        // A part is new, the others stay.
        locals[root] = value.dependsOnNext ? made(of: [old, value], .other) : old
      }
    default: break
    }
    return .constant
  }

  /// The variable that a chain of members starts from.
  private func root(of id: ExpressionID) -> Name? {
    switch facts[id].kind {
    case .name(let local, _): name(local)
    case .member(let base, _, _), .subscripted(let base, _), .forceUnwrap(let base),
      .optionalChain(let base), .inOut(let base):
      root(of: base)
    default: nil
    }
  }

  private mutating func binary(
    _ operation: String, _ left: ExpressionID, _ right: ExpressionID
  ) -> ReduceOrigin {
    let value = origin(right)
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
      let combined = made(
        of: [origin(left), value], Self.operations[String(operation.dropLast())] ?? .other)
      if value.dependsOnNext || value == .undecided { return assign(combined, to: left) }
      return assign(part(of: origin(left)), to: left)
    }
    return made(of: [origin(left), value], .other)
  }

  private static let comparisons: Set = ["==", "!=", "<=", ">=", "===", "!==", "~="]

  private static let operations: [String: ReduceOperation] = [
    "+": .sum, "*": .product, "||": .or, "&&": .and, "|": .collect, "&": .intersect,
  ]

  // MARK: Calls

  private mutating func call(_ callee: ExpressionID, _ arguments: ArgumentList) -> ReduceOrigin {
    let list = Array(facts[arguments])
    switch facts[callee].kind {
    case .name(let local, let generics):
      let called = name(local)
      if called == nextFunction { return .next }
      if let helper = helper(called), generics.isEmpty {
        return follow(helper, list)
      }
      let parts = list.map { origin($0.value) }
      switch project.names[called] {
      case "max": return made(of: parts, .maximum)
      case "min": return made(of: parts, .minimum)
      default: break
      }
      noteInOut(list, parts)
      return made(of: parts, .other)
    case .member(let base, let local, _):
      let called = name(local)
      if let root = root(of: base), locals[root] != nil {
        return method(project.names[called], of: base, root, list)
      }
      if let helper = helper(called), isType(base) { return follow(helper, list) }
      let parts = [origin(base)] + list.map { origin($0.value) }
      switch project.names[called] {
      case "max", "maximum": return made(of: parts, .maximum)
      case "min", "minimum": return made(of: parts, .minimum)
      default:
        noteInOut(list, parts)
        return made(of: parts, Self.methods[project.names[called]] ?? .other)
      }
    default:
      let parts = [origin(callee)] + list.map { origin($0.value) }
      noteInOut(list, parts)
      return made(of: parts, .other)
    }
  }

  private func isType(_ id: ExpressionID) -> Bool {
    guard case .name(let local, _) = facts[id].kind else { return false }
    return facts[local].first?.isUppercase ?? false
  }

  /// A method that is called on a variable: it may change it.
  private mutating func method(
    _ called: String, of base: ExpressionID, _ root: Name, _ arguments: [Argument]
  ) -> ReduceOrigin {
    let parts = arguments.map { origin($0.value) }
    let old = origin(base)
    let operation = Self.methods[called] ?? .other
    let result = made(of: [old] + parts, operation)
    // A method with a result may change nothing; what it changes it makes of both.
    if !Self.pure.contains(called), made(of: parts, .other).dependsOnNext,
      let known = locals[root], known.dependsOnAccumulated
    {
      locals[root] = made(of: [known] + parts, operation)
    }
    return result
  }

  /// A function that may change what it is given by reference.
  private mutating func noteInOut(_ arguments: [Argument], _ parts: [ReduceOrigin]) {
    for argument in arguments {
      guard case .inOut(let inner) = facts[argument.value].kind, let root = root(of: inner),
        locals[root] != nil
      else { continue }
      locals[root] = parts.contains(where: \.dependsOnNext) ? .undecided : part(of: .accumulated)
    }
  }

  private static let methods: [String: ReduceOperation] = [
    "append": .collect, "insert": .collect, "formUnion": .collect, "union": .collect,
    "merge": .collect, "merging": .collect, "appending": .collect, "prepend": .collect,
    "formIntersection": .intersect, "intersection": .intersect, "updateValue": .collect,
  ]

  /// Methods that leave what they are called on alone.
  private static let pure: Set = [
    "union", "merging", "appending", "intersection", "contains", "isEqual", "isDisjoint", "map",
    "compactMap", "flatMap", "filter", "subtracting", "distance", "insetBy", "offsetBy", "first",
    "firstIndex", "allSatisfy", "elementsEqual", "isSubset", "isSuperset", "sorted",
  ]

  // MARK: Helpers

  /// The only function of the same file with a name.
  private func helper(_ called: Name) -> Function? {
    guard depth < Self.depthLimit else { return nil }
    var found: [Function] = []
    for declaration in facts.declarations where name(declaration.name) == called {
      guard case .function(let function) = declaration.kind else { continue }
      found.append(facts[function])
    }
    guard found.count == 1, found[0].body != nil else { return nil }
    return found[0]
  }

  private mutating func follow(_ function: Function, _ arguments: [Argument]) -> ReduceOrigin {
    let parameters = Array(facts[function.parameters])
    guard let body = function.body, parameters.count == arguments.count else {
      return mentionedIn(arguments)
    }
    var inner = self
    inner.depth += 1
    inner.exits = []
    inner.locals = [:]
    for (parameter, argument) in zip(parameters, arguments) {
      inner.locals[name(parameter.name)] = origin(argument.value)
    }
    let ended = inner.run(body)
    for (parameter, argument) in zip(parameters, arguments) {
      guard case .inOut(let target) = facts[argument.value].kind else { continue }
      var left = ended ? nil : inner.locals[name(parameter.name)]
      for exit in inner.exits.reversed() {
        let value = exit.locals[name(parameter.name)] ?? .undecided
        left = left.map { join(value, $0, exit.condition) } ?? value
      }
      _ = assign(left ?? .undecided, to: target)
    }
    if let only = facts[body].first, facts[body].count == 1,
      case .expression(let id) = facts[only].kind, function.result != nil
    {
      return inner.origin(id)
    }
    var returned: ReduceOrigin?
    for exit in inner.exits.reversed() {
      let value = exit.returned ?? .constant
      returned = returned.map { join(value, $0, exit.condition) } ?? value
    }
    return returned ?? .constant
  }

  private mutating func mentionedIn(_ arguments: [Argument]) -> ReduceOrigin {
    made(of: arguments.map { origin($0.value) }, .other)
  }
}
