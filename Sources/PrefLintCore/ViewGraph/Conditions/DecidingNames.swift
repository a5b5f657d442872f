// Which properties conditions name, directly or through what they are computed from: the values that a branch which writes
// objects depends on.

struct DecidingNames {
  private let project: Project

  init(project: Project) { self.project = project }

  /// A name that an expression depends on: `name`, `self.name`, `object.name`, or `object.part.name`.
  struct Use: Hashable, Comparable {
    /// The property that holds the object; none for a name of the code's own type.
    var object: Name
    /// The members between the object and the name.
    var path: [Name] = []
    var name: Name

    static func < (lhs: Self, rhs: Self) -> Bool {
      if (lhs.object, lhs.name) != (rhs.object, rhs.name) {
        return (lhs.object, lhs.name) < (rhs.object, rhs.name)
      }
      return lhs.path.lexicographicallyPrecedes(rhs.path)
    }
  }

  /// The names that an expression depends on; what closures in it do is not asked.
  ///
  /// - Complexity: linear in the expression, and for each local variable that it names in the declarations of the file.
  func uses(in id: ExpressionID, _ index: Int) -> Set<Use> {
    var found: Set<Use> = []
    var seen: Set<LocalName> = []
    collect(id, index, &seen, &found)
    return found
  }

  private func collect(
    _ id: ExpressionID, _ index: Int, _ seen: inout Set<LocalName>, _ found: inout Set<Use>
  ) {
    let file = project.files[index]
    let facts = file.facts
    var waiting = [id]
    while let next = waiting.popLast() {
      switch facts[next].kind {
      case .name(let local, _):
        var name = file.name(local)
        let kind = project.names.kind(of: name)
        if kind == .projection, let plain = project.names.withoutPrefix(name) { name = plain }
        if kind == .capitalised { continue }
        found.insert(Use(object: .none, name: name))
        // `switch self`
        if name == project.language.selfValue { continue }
        if seen.insert(local).inserted {
          waiting += deciders(of: local, around: next, index)
        }
      case .member(let base, let local, _):
        if let use = use(of: file.name(local), in: base, file) { found.insert(use) }
        if case .name(let own, _) = facts[base].kind,
          file.name(own) == project.language.selfValue
        {
          found.insert(Use(object: .none, name: file.name(local)))
        } else {
          waiting.append(base)
        }
      case .call(let callee, let arguments):
        waiting.append(callee)
        waiting += facts[arguments].map(\.value)
      case .subscripted(let base, let arguments):
        waiting.append(base)
        waiting += facts[arguments].map(\.value)
      case .tuple(let arguments): waiting += facts[arguments].map(\.value)
      case .binary(_, let left, let right): waiting += [left, right]
      case .ternary(let condition, let then, let otherwise):
        waiting += [condition, then, otherwise]
      case .prefix(_, let operand), .postfix(_, let operand), .optionalChain(let operand),
        .forceUnwrap(let operand), .optionalTry(let operand), .cast(let operand, _, _):
        waiting.append(operand)
      default: AskedRole.forEachPart(of: next, .asked, facts) { id, _ in waiting.append(id) }
      }
    }
  }

  /// A member of an object, or of a part of it; nil where what is asked is no chain of members.
  private func use(of name: Name, in base: ExpressionID, _ file: ProjectFile) -> Use? {
    var path: [Name] = []
    var head = base
    while true {
      switch file.facts[head].kind {
      case .optionalChain(let inner), .forceUnwrap(let inner):
        head = inner
        continue
      default: break
      }
      if let object = RepeatedConditions.property(head, file, project.language) {
        guard project.names.kind(of: object) != .capitalised, object != project.language.selfValue
        else { return nil }
        return Use(object: object, path: path.reversed(), name: name)
      }
      guard case .member(let outer, let part, _) = file.facts[head].kind else { return nil }
      path.append(file.name(part))
      head = outer
    }
  }

  /// What decides what the local variables of a name are worth in the member around a place: what they begin with, what they are
  /// assigned, and what the branches ask in which something happens to them.
  private func deciders(
    of name: LocalName, around id: ExpressionID, _ index: Int
  ) -> [ExpressionID] {
    let (initial, around) = initialValues(of: name, around: id, index)
    guard let around else { return [] }
    return initial + changes(of: name, in: around, project.files[index].facts)
  }

  /// What local variables of a name are assigned or given, with the conditions under which that happens.
  private func changes(
    of name: LocalName, in around: TextRange, _ facts: FileFacts
  ) -> [ExpressionID] {
    func isNamed(_ id: ExpressionID) -> Bool {
      switch facts[id].kind {
      case .name(name, _): true
      case .member(let base, _, _), .subscripted(let base, _), .optionalChain(let base),
        .forceUnwrap(let base):
        isNamed(base)
      default: false
      }
    }
    var found: [ExpressionID] = []
    var places: [TextRange] = []
    for expression in facts.expressions
    where around.start <= expression.range.start && expression.range.end <= around.end {
      switch expression.kind {
      case .assignment(let target, let value) where isNamed(target): found.append(value)
      case .binary(let operation, let target, let value)
      where facts.assigns(operation) && isNamed(target):
        found.append(value)
      case .call(let callee, let arguments):
        let isGiven = facts[arguments].contains {
          if case .inOut(let target) = facts[$0.value].kind { isNamed(target) } else { false }
        }
        guard case .member(let base, _, _) = facts[callee].kind, isNamed(base) || isGiven else {
          if isGiven { places.append(expression.range) }
          continue
        }
      default: continue
      }
      places.append(expression.range)
    }
    guard !places.isEmpty else { return found }
    for expression in facts.expressions
    where places.contains(where: {
      expression.range.start <= $0.start && $0.end <= expression.range.end
        && around.start <= expression.range.start
    }) {
      switch expression.kind {
      case .conditional(let id): found += facts[facts[id].conditions].compactMap(Self.asked)
      case .selection(let id): found.append(facts[id].subject)
      default: continue
      }
    }
    return found
  }

  /// What the local variables of a name begin with in the member around a place, and the extent of that, if there are any.
  private func initialValues(
    of name: LocalName, around id: ExpressionID, _ index: Int
  ) -> ([ExpressionID], TextRange?) {
    let facts = project.files[index].facts
    var found: [ExpressionID] = []
    var around: TextRange?
    var isLocal = false
    for declaration in facts.declarations where declaration.name == name {
      guard case .variable(let variable) = declaration.kind, let parent = declaration.parent
      else { continue }
      switch facts[parent].kind {
      case .structure, .classType, .actor, .enumeration, .protocolType, .extensionOf: continue
      default: break
      }
      if around == nil {
        guard let member = project.member(around: Site(file: index, id)) else { return ([], nil) }
        around = facts[member.id].range
      }
      if let around, around.start <= declaration.range.start, declaration.range.end <= around.end {
        isLocal = true
        if let initial = facts[variable].initializer { found.append(initial) }
      }
    }
    return (found, isLocal ? around : nil)
  }

  /// The names on which the value of a computed property or a function depends; none for stored properties.
  func uses(inBodyOf member: Member) -> Set<Use> {
    let index = member.reference.fileIndex
    return asked(inBodyOf: member).reduce(into: []) { $0.formUnion(uses(in: $1, index)) }
  }

  /// The expressions that the value of a computed property or a function is, or is decided by; none for stored properties.
  func asked(inBodyOf member: Member) -> [ExpressionID] {
    let index = member.reference.fileIndex
    let facts = project.files[index].facts
    let code: Block?
    switch facts[member.reference.id].kind {
    case .variable(let id):
      code = facts.getter(of: id)?.body
    case .function(let id): code = facts[id].body
    default: code = nil
    }
    guard let body = code else { return [] }
    var found: [ExpressionID] = []
    for statement in facts[body] {
      switch facts[statement].kind {
      case .expression(let value), .returned(let value?): found.append(value)
      case .guarded(let conditions, _): found += facts[conditions].compactMap(Self.asked)
      default: break
      }
    }
    return found
  }

  /// The names on which a function of a type depends that code names without a receiver.
  func uses(inFunction use: Use, of owner: NominalID) -> Set<Use> {
    guard use.object == .none,
      let member = project.members(named: use.name, of: owner).first,
      case .function = project.declaration(member.reference).kind
    else { return [] }
    return uses(inBodyOf: member)
  }

  /// What a condition asks for.
  static func asked(_ condition: Condition) -> ExpressionID? {
    switch condition {
    case .expression(let id), .optionalBinding(_, _, let id), .match(_, let id): id
    case .availability: nil
    }
  }

  /// The names of values in expressions.
  ///
  /// - Parameter withBases: whether those count, too, whose members are named.
  static func names(
    in asked: [ExpressionID], _ file: ProjectFile, withBases: Bool
  ) -> Set<Name> {
    var found: Set<Name> = []
    forEachName(in: asked, file, withBases: withBases) { found.insert($0) }
    return found
  }

  /// Goes through the names of values in expressions, each as often as it stands there.
  static func forEachName(
    in asked: [ExpressionID], _ file: ProjectFile, withBases: Bool, _ body: (Name) -> Void
  ) {
    var waiting = asked
    while let next = waiting.popLast() {
      switch file.facts[next].kind {
      case .name(let local, _): body(file.name(local))
      case .member(let base, let local, _):
        body(file.name(local))
        if withBases { waiting.append(base) }
      default: AskedRole.forEachPart(of: next, .asked, file.facts) { id, _ in waiting.append(id) }
      }
    }
  }

  /// Whether an expression is a constant as it stands there, or `nil`.
  static func isConstant(_ id: ExpressionID, _ file: ProjectFile) -> Bool {
    if case .none = file.facts[id].kind { return true }
    return constant(id, file) != nil
  }

  /// A number, a text or a case, as written.
  static func constant(_ id: ExpressionID, _ file: ProjectFile) -> String? {
    switch file.facts[id].kind {
    case .number(let text): file.facts[text]
    case .boolean(let value): value ? "true" : "false"
    case .string(let literal, let parts): parts.isEmpty ? "\"\(file.facts[literal])\"" : nil
    case .implicitMember(let name, _): ".\(file.facts[name])"
    case .prefix(let name, let operand):
      constant(operand, file).map { "\(file.facts[name])\($0)" }
    default: nil
    }
  }

  /// A call of a chain of names with constants, as written; nil for what answers something else each time.
  static func call(_ id: ExpressionID, _ file: ProjectFile) -> String? {
    let facts = file.facts
    guard case .call(let callee, let arguments) = facts[id].kind else { return nil }
    var text = "("
    for argument in facts[arguments] {
      guard let constant = constant(argument.value, file) else { return nil }
      text += "\(facts[argument.label]):\(constant),"
    }
    var head = callee
    while case .member(let base, let name, _) = facts[head].kind {
      if StandardTypes.freshMembers.contains(facts[name]) { return nil }
      text = ".\(facts[name])\(text)"
      head = base
    }
    guard case .name(let name, _) = facts[head].kind else { return nil }
    return "\(facts[name])\(text)"
  }

  /// The calls with constants in an expression.
  func calls(in id: ExpressionID, _ file: ProjectFile) -> [String] {
    var found: [String] = []
    var waiting = [id]
    while let next = waiting.popLast() {
      switch file.facts[next].kind {
      case .call(_, let arguments):
        if let text = Self.call(next, file) { found.append(text) }
        waiting += file.facts[arguments].map(\.value)
      case .binary(_, let left, let right): waiting += [left, right]
      case .prefix(_, let operand): waiting.append(operand)
      case .ternary(let condition, _, _): waiting.append(condition)
      default: break
      }
    }
    return found
  }

  /// The key of `@Environment(\.key)`.
  func environmentKey(of member: Member) -> Name? {
    let file = project.files[member.reference.fileIndex]
    let facts = file.facts
    for attribute in facts[facts[member.reference.id].attributes]
    where file.name(attribute.name) == project.language.environment {
      guard let argument = facts[attribute.arguments].first,
        case .keyPath(_, let names, _) = facts[argument.value].kind
      else { continue }
      return facts[names].first.map(file.name)
    }
    return nil
  }
}
