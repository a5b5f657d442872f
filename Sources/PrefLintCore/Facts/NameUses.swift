// The names that code uses without declaring them itself: what a rule about properties asks of a body.
// Scopes are followed as the language has them, so that a parameter or a local of the same name is not
// taken for the property.

/// A use of a name.
struct NameUse {
  enum Base {
    /// `name`, which nothing in the code binds.
    case bare
    /// `self.name`
    case ownSelf
    /// `base.name`; `isLocal` says whether a base that is a name is bound by the code itself.
    case other(ExpressionID, isLocal: Bool)
    /// `.name`
    case implicit
    /// A component of a key path.
    case keyPath
  }

  var name: LocalName
  var base: Base
  var site: ExpressionID
  /// Whether it is only written, as the target of `=`.
  var isAssigned: Bool
  /// Whether it, or a part of it, is the target of `=` or is given away with `&`.
  var isChanged: Bool
  /// Whether it, or a part of it, is the target of `+=` or another operator that assigns.
  var isUpdated: Bool
  /// Whether what is changed, or what a method is called on, is a part of it; what a binding wraps is no part.
  var isPart: Bool
  /// Whether a method is called on it.
  var isReceiver: Bool
  /// The method that is called on it, or on a part of it.
  var method: LocalName
  /// Whether it is called, rather than named.
  var isCalled: Bool
  /// Whether it stands in a closure with a capture list: one that is made to run later.
  var isDeferred: Bool
  /// Whether it only stands in the list of what a closure captures under its own name.
  var isCaptured: Bool
  /// When it runs, as far as whoever reads the code knows.
  var timing: CodeTiming
  /// The last of the conditions under which it is reached; nil where none is, or where nobody asks for them.
  var path: CodePaths.Step?
}

/// When code runs that stands in other code.
enum CodeTiming: UInt8 {
  /// Before the code around it is done.
  case now
  /// In each layout pass.
  case layout
  case later
}

/// Reads the uses of one file's declarations, in time linear in their code.
struct NameUseReader {
  private let facts: FileFacts
  private var bound: [CodePaths.Local] = []
  private var deferral = 0
  private var timing = CodeTiming.now
  /// When an argument runs that a call is given. Without it all code is taken for code that runs now.
  private let timingOf: ((_ callee: ExpressionID, Argument, ArgumentList) -> CodeTiming)?
  private(set) var uses: [NameUse] = []
  /// What locals stand for, and under which conditions code is reached; only kept where timing is asked for.
  private(set) var paths = CodePaths()
  private var path: CodePaths.Step?
  private var tracesPaths: Bool { timingOf != nil }

  init(
    facts: FileFacts,
    timing: ((_ callee: ExpressionID, Argument, ArgumentList) -> CodeTiming)? = nil
  ) {
    self.facts = facts
    timingOf = timing
  }

  // MARK: Declarations

  /// Reads a member: its attributes, its initial value and its bodies.
  mutating func member(_ id: DeclarationID) {
    let declaration = facts[id]
    for attribute in facts[declaration.attributes] { arguments(attribute.arguments) }
    switch declaration.kind {
    case .variable(let variable):
      if let value = facts[variable].initializer { expression(value) }
      accessors(facts[variable].accessors)
    case .function(let function), .initializer(let function, _), .deinitializer(let function):
      self.function(function)
    case .subscriptMember(let function, let list):
      let mark = bound.count
      bind(facts[function].parameters, .parameter)
      accessors(list)
      if let body = facts[function].body { block(body) }
      bound.removeLast(bound.count - mark)
    default: break
    }
  }

  /// Reads the body of an accessor.
  mutating func accessor(_ accessor: Accessor) {
    if let body = accessor.body { block(body) }
  }

  private mutating func accessors(_ list: AccessorList) {
    for accessor in facts[list] { self.accessor(accessor) }
  }

  private mutating func function(_ id: FunctionID) {
    let mark = bound.count
    bind(facts[id].parameters, .parameter)
    if let body = facts[id].body { block(body) }
    bound.removeLast(bound.count - mark)
  }

  private mutating func bind(_ parameters: ParameterList, _ origin: CodePaths.Origin = .unknown) {
    for parameter in facts[parameters] {
      if let value = parameter.defaultValue { expression(value) }
      bind(parameter.name, origin)
    }
  }

  private mutating func bind(_ name: LocalName, _ origin: CodePaths.Origin = .unknown) {
    if name != .none { bound.append(CodePaths.Local(name: name, origin: origin)) }
  }

  /// Whether the code itself binds a name that is used.
  private mutating func isLocal(_ name: LocalName, _ site: ExpressionID) -> Bool {
    guard let local = bound.last(where: { $0.name == name }) else { return false }
    if tracesPaths { paths.origins[site] = local.origin }
    return true
  }

  // MARK: Statements

  mutating func block(_ block: Block) {
    let mark = bound.count
    let outer = path
    for id in facts[block] { statement(id) }
    path = outer
    bound.removeLast(bound.count - mark)
  }

  /// Reads code that is reached under a condition.
  private mutating func under(
    _ condition: CodePaths.Condition, _ body: (inout Self) -> Void
  ) {
    let outer = path
    assume(condition)
    body(&self)
    path = outer
  }

  private mutating func assume(_ condition: CodePaths.Condition) {
    if tracesPaths { path = paths.step(condition, after: path) }
  }

  private mutating func assume(_ list: ConditionList, hold: Bool) {
    if tracesPaths { path = paths.step(facts[list], hold: hold, after: path) }
  }

  private mutating func statement(_ id: StatementID) {
    switch facts[id].kind {
    case .expression(let value):
      expression(value)
      if tracesPaths { assumeWhatIsLeft(of: value) }
    case .thrown(let value), .returned(let value?): expression(value)
    case .declaration(let local): self.local(local)
    case .guarded(let conditions, let otherwise):
      let outer = path
      assume(conditions, hold: false)
      block(otherwise)
      path = outer
      self.conditions(conditions)
      assume(conditions, hold: true)
    case .forEach(let pattern, let sequence, let filter, let body):
      expression(sequence)
      let mark = bound.count
      self.pattern(pattern)
      if let filter { expression(filter) }
      block(body)
      bound.removeLast(bound.count - mark)
    case .whileLoop(let conditions, let body): branch(conditions, body)
    case .repeatLoop(let body, let condition):
      block(body)
      expression(condition)
    case .deferred(let body): block(body)
    case .configured(let clauses):
      for clause in facts[clauses] { for id in facts[clause.body] { statement(id) } }
    case .destructured(let pattern, let value):
      if let value { expression(value) }
      self.pattern(pattern)
    case .returned(nil), .jump, .other: break
    }
  }

  /// `if isDone { return }`: what follows is reached under the opposite.
  private mutating func assumeWhatIsLeft(of value: ExpressionID) {
    switch facts[value].kind {
    case .conditional(let conditional):
      let conditional = facts[conditional]
      if facts.leaves(conditional.then) { assume(conditional.conditions, hold: false) }
      if let otherwise = conditional.otherwise, facts.leaves(otherwise) {
        assume(conditional.conditions, hold: true)
      }
    case .selection(let selection):
      let selection = facts[selection]
      if facts[selection.cases].contains(where: { facts.leaves($0.body) }) {
        assume(.open(selection.subject))
      }
    default: break
    }
  }

  /// A local type has another `self` and cannot use the properties around it.
  private mutating func local(_ id: DeclarationID) {
    switch facts[id].kind {
    case .variable(let variable):
      member(id)
      let value = facts[variable].isLet ? facts[variable].initializer : nil
      bind(facts[id].name, value.map { .value($0) } ?? .unknown)
    case .function:
      bind(facts[id].name)
      running(timingOf == nil ? .now : .later) { $0.member(id) }
    default: break
    }
  }

  /// Reads code that runs at another time; what runs later stays later.
  private mutating func running(_ next: CodeTiming, _ body: (inout Self) -> Void) {
    let outer = timing
    if timing != .later, next != .now { timing = next }
    body(&self)
    timing = outer
  }

  private mutating func branch(_ list: ConditionList, _ body: Block) {
    let mark = bound.count
    let outer = path
    conditions(list)
    assume(list, hold: true)
    block(body)
    path = outer
    bound.removeLast(bound.count - mark)
  }

  private mutating func conditions(_ list: ConditionList) {
    for condition in facts[list] {
      switch condition {
      case .expression(let value): expression(value)
      case .optionalBinding(let pattern, _, let value):
        expression(value)
        if case .identifier(let name) = facts[pattern].kind {
          bind(name, .value(value))
        } else {
          self.pattern(pattern)
        }
      case .match(let pattern, let value):
        expression(value)
        self.pattern(pattern)
      case .availability: break
      }
    }
  }

  private mutating func pattern(_ id: PatternID) {
    switch facts[id].kind {
    case .identifier(let name): bind(name)
    case .tuple(let elements): for element in facts[elements] { pattern(element.pattern) }
    case .enumCase(let type, _, let payload):
      if let type { expression(type) }
      for element in facts[payload] { pattern(element.pattern) }
    case .optional(let inner), .cast(let inner, _): pattern(inner)
    case .expression(let value): expression(value)
    case .wildcard, .check: break
    }
  }

  // MARK: Expressions

  /// What is done with an expression by the code around it.
  private struct Use {
    var isAssigned = false
    var isChanged = false
    var isUpdated = false
    var isPart = false
    var isReceiver = false
    var method = LocalName.none
    var isCalled = false
    var isCaptured = false
  }

  private mutating func add(
    _ name: LocalName, _ base: NameUse.Base, _ site: ExpressionID, _ use: Use = Use()
  ) {
    // Most code has a few: room for them is made at once.
    if uses.isEmpty { uses.reserveCapacity(8) }
    uses.append(
      NameUse(
        name: name, base: base, site: site, isAssigned: use.isAssigned, isChanged: use.isChanged,
        isUpdated: use.isUpdated, isPart: use.isPart, isReceiver: use.isReceiver,
        method: use.method, isCalled: use.isCalled, isDeferred: deferral > 0,
        isCaptured: use.isCaptured, timing: timing, path: path))
  }

  private mutating func arguments(_ list: ArgumentList) {
    for argument in facts[list] { expression(argument.value) }
  }

  /// The arguments of a call.
  private mutating func arguments(_ list: ArgumentList, of callee: ExpressionID) {
    guard let timingOf else { return arguments(list) }
    paths.arguments[callee] = list
    for argument in facts[list] {
      let timing = timingOf(callee, argument, list)
      running(timing) {
        if case .closure(let closure) = $0.facts[argument.value].kind {
          $0.closure(closure)
        } else {
          $0.expression(argument.value)
        }
      }
    }
  }

  private mutating func expressions(_ list: ExpressionList) {
    for id in facts[list] { expression(id) }
  }

  /// Chains and rows of operators are walked in a loop: they may be long.
  mutating func expression(_ id: ExpressionID) { expression(id, Use()) }

  private mutating func expression(_ id: ExpressionID, _ done: Use) {
    var current = id
    var use = done
    let outer = path
    defer { path = outer }
    while true {
      switch facts[current].kind {
      case .name(let name, _):
        if !isLocal(name, current) { add(name, .bare, current, use) }
        return
      case .implicitMember(let name, _):
        add(name, .implicit, current, Use(isCalled: use.isCalled))
        return
      case .member(let base, let name, _):
        add(name, self.base(base), current, use)
        if use.isCalled {
          use.method = name
        } else if !facts.names.spells(name, .wrappedValue) {
          use.isPart = true
        }
        use.isReceiver = use.isCalled
        (use.isAssigned, use.isCalled) = (false, false)
        current = base
      case .call(let callee, let list):
        arguments(list, of: callee)
        use = Use()
        use.isCalled = true
        if case .closure(let closure) = facts[callee].kind {
          self.closure(closure)
          return
        }
        current = callee
      case .subscripted(let base, let list):
        arguments(list)
        use.isAssigned = false
        use.isPart = true
        current = base
      case .binary(let operation, let left, let right):
        if tracesPaths, let condition = CodePaths.Condition(behind: facts[operation], left) {
          under(condition) { $0.expression(right) }
        } else {
          expression(right)
        }
        use = Use()
        use.isUpdated = OperatorPrecedence.ofOperator(facts[operation]) == .assignment
        current = left
      case .assignment(let target, let value):
        expression(value)
        use.isAssigned = true
        use.isChanged = true
        // `(first, second) = pair`
        if case .tuple(let elements) = facts[target].kind {
          for element in facts[elements] { expression(element.value, use) }
          return
        }
        current = target
      case .ternary(let condition, let then, let otherwise):
        expression(condition)
        if tracesPaths {
          under(.holds(condition)) { $0.expression(then) }
          assume(.fails(condition))
        } else {
          expression(then)
        }
        current = otherwise
      case .optionalChain(let operand), .forceUnwrap(let operand), .optionalTry(let operand),
        .prefix(_, let operand), .postfix(_, let operand),
        .cast(let operand, _, _):
        current = operand
      case .inOut(let operand):
        use.isChanged = true
        current = operand
      case .configured(let base, let clauses):
        for clause in facts[clauses] { expression(clause.value) }
        current = base
      default:
        nested(current)
        return
      }
    }
  }

  private mutating func nested(_ id: ExpressionID) {
    switch facts[id].kind {
    case .closure(let closure): running(timingOf == nil ? .now : .later) { $0.closure(closure) }
    case .string(_, let list), .array(let list), .dictionary(let list), .other(let list):
      expressions(list)
    case .tuple(let list), .macro(_, let list): arguments(list)
    case .keyPath(_, let names, _): for name in facts[names] { add(name, .keyPath, id) }
    case .conditional(let conditional):
      branch(facts[conditional].conditions, facts[conditional].then)
      if let otherwise = facts[conditional].otherwise {
        let outer = path
        assume(facts[conditional].conditions, hold: false)
        block(otherwise)
        path = outer
      }
    case .selection(let selection):
      expression(facts[selection].subject)
      let outer = path
      assume(.open(facts[selection].subject))
      defer { path = outer }
      for item in facts[facts[selection].cases] {
        let mark = bound.count
        for pattern in facts[item.patterns] { self.pattern(pattern) }
        expressions(item.guards)
        block(item.body)
        bound.removeLast(bound.count - mark)
      }
    case .doCatch(let blocks, _): for body in facts[blocks] { block(body) }
    default: break
    }
  }

  mutating func closure(_ id: ClosureID) {
    let closure = facts[id]
    for capture in facts[closure.captures] { self.capture(capture) }
    let mark = bound.count
    for capture in facts[closure.captures] where !facts.names.spells(capture.label, .selfValue) {
      bind(capture.label)
    }
    bind(closure.parameters)
    if !closure.captures.isEmpty { deferral += 1 }
    block(closure.body)
    if !closure.captures.isEmpty { deferral -= 1 }
    bound.removeLast(bound.count - mark)
  }

  /// `[self]`, `[weak item]` or `[name = value]`
  private mutating func capture(_ capture: Argument) {
    guard case .name(let name, _) = facts[capture.value].kind, name == capture.label,
      !isLocal(name, capture.value)
    else { return expression(capture.value) }
    add(name, .bare, capture.value, Use(isCaptured: true))
  }

  /// What `base` in `base.name` is, looking through `?` and `!`.
  private mutating func base(_ id: ExpressionID) -> NameUse.Base {
    var current = id
    while true {
      switch facts[current].kind {
      case .optionalChain(let inner), .forceUnwrap(let inner): current = inner
      case .name(let name, _):
        return facts.names.spells(name, .selfValue)
          ? .ownSelf : .other(current, isLocal: isLocal(name, current))
      default: return .other(current, isLocal: false)
      }
    }
  }
}
