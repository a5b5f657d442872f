// Calls in a `reduce`: of the standard library by what it is known to do, of the project's own functions by their bodies.

extension ReduceRun {
  mutating func call(_ callee: ExpressionID, _ arguments: ArgumentList) -> ReduceOrigin {
    let list = Array(facts[arguments])
    switch facts[callee].kind {
    case .name(let local, _):
      let called = name(local)
      if nextFunctions.contains(called) { return .next }
      if let closure = closures[called] { return follow(closure, list) }
      if locals[called] != nil {
        // `value(nextValue())`: `callAsFunction` may change what it is called on.
        let parts = origins(list, given: .undecided)
        if !constants.contains(called) { locals[called] = .undecided }
        noteInOut(list, parts)
        return .undecided
      }
      switch helper(called, list.count) {
      case .one(let helper): return follow(helper, on: nil, list)
      case .several: return unfollowed(list)
      case .none: break
      }
      if project.names[called] == "swap", exchange(list) { return .constant }
      let parts = origins(list, given: .undecided)
      switch project.names[called] {
      case "max": return made(of: parts, .maximum)
      case "min": return made(of: parts, .minimum)
      default: break
      }
      noteInOut(list, parts)
      if project.names.kind(of: called) == .capitalised { return assembled(of: parts) }
      guard let own = locals[selfName] else { return made(of: parts, .other) }
      // A method of the value, or of a type around it.
      if made(of: parts, .other).dependsOnNext {
        locals[selfName] = made(of: [own] + parts, .other)
      }
      return made(of: [own] + parts, .other)
    case .member(let base, let local, _):
      let called = name(local)
      if let root = root(of: base), locals[root] != nil {
        return method(called, of: base, root, list, isStatement: callee == statement)
      }
      if let root = root(of: base), isMemberOfSelf(root) {
        return method(called, of: base, selfName, list, isStatement: callee == statement)
      }
      if let type = type(named: base) {
        switch helper(called, of: type, isStatic: true, list.count) {
        case .one(let helper): return follow(helper, on: nil, list)
        case .several: return unfollowed(list)
        case .none: break
        }
      }
      if project.names[called] == "swap", exchange(list) { return .constant }
      let receiver = origin(base)
      let parts = [receiver] + origins(list, given: part(of: receiver))
      switch project.names[called] {
      case "max", "maximum": return made(of: parts, .maximum)
      case "min", "minimum": return made(of: parts, .minimum)
      default:
        noteInOut(list, parts)
        return made(of: parts, Self.methods[project.names[called]] ?? .other)
      }
    case .implicitMember(let local, _):
      // `.maximum(a, b)`: of the type of the values.
      let parts = origins(list, given: .undecided)
      switch facts[local] {
      case "maximum": return made(of: parts, .maximum)
      case "minimum": return made(of: parts, .minimum)
      case "init":
        noteInOut(list, parts)
        return assembled(of: parts)
      default:
        noteInOut(list, parts)
        return made(of: parts, .other)
      }
    default:
      let parts = [origin(callee)] + origins(list, given: .undecided)
      noteInOut(list, parts)
      return made(of: parts, .other)
    }
  }

  /// Arguments, closures with what their parameters are worth.
  private mutating func origins(_ list: [Argument], given: ReduceOrigin) -> [ReduceOrigin] {
    list.map { argument in
      guard case .closure(let closure) = facts[argument.value].kind else {
        return origin(argument.value)
      }
      return run(facts[closure], given)
    }
  }

  /// A method that is called on a variable: it may change it.
  private mutating func method(
    _ called: Name, of base: ExpressionID, _ root: Name, _ arguments: [Argument], isStatement: Bool
  ) -> ReduceOrigin {
    statement = nil
    let old = origin(base)
    if old == .accumulated || old == .next {
      switch helper(called, of: valueType, isStatic: false, arguments.count) {
      case .one(let helper): return follow(helper, on: base, arguments)
      case .several:
        _ = assign(.undecided, to: base)
        return .undecided
      case .none: break
      }
    }
    let text = project.names[called]
    if text == "removeAll",
      arguments.isEmpty || arguments.count == 1 && facts[arguments[0].label] == "keepingCapacity"
    {
      _ = assign(.constant, to: base)
      return .constant
    }
    let parts = origins(arguments, given: part(of: old))
    let operation = Self.methods[text] ?? .other
    let result = made(of: [old] + parts, operation)
    // A method with a result may change nothing; what it changes it makes of both.
    let given = made(of: isStatement ? [old] + parts : parts, .other)
    if !Self.pure.contains(text), !constants.contains(root), let known = locals[root],
      known.isConstant
        ? !given.isConstant
        : known.dependsOnAccumulated ? given.dependsOnNext : given.dependsOnAccumulated
    {
      locals[root] = made(of: [known] + (isStatement ? [old] + parts : parts), operation)
    } else if isStatement, !constants.contains(root), let known = locals[root] {
      locals[root] = known.changed
    }
    return result
  }

  /// `swap(&a, &b)`
  private mutating func exchange(_ arguments: [Argument]) -> Bool {
    let variables = arguments.compactMap { argument -> Name? in
      guard case .inOut(let inner) = facts[argument.value].kind,
        case .name(let local, _) = facts[inner].kind, locals[name(local)] != nil
      else { return nil }
      return name(local)
    }
    guard variables.count == 2, arguments.count == 2 else { return false }
    (locals[variables[0]], locals[variables[1]]) = (locals[variables[1]], locals[variables[0]])
    return true
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
    "firstIndex", "allSatisfy", "elementsEqual", "isSubset", "isSuperset", "sorted", "forEach",
    "reduce", "mapValues", "prefix", "suffix", "max", "min", "joined", "intersects", "equalTo",
  ]

  // MARK: Helpers

  /// A function of the project that a call may mean.
  private enum Helper {
    case one(DeclarationReference)
    /// More than one, or one that is not followed.
    case several
    case none

    init(_ found: [DeclarationReference]) {
      switch found.count {
      case 0: self = .none
      case 1: self = .one(found[0])
      default: self = .several
      }
    }
  }

  /// What a bare name calls: a function within the function, one of the key, or one of the module.
  private func helper(_ called: Name, _ arguments: Int) -> Helper {
    let local = facts.declarations.indices.map { DeclarationID($0) }.filter { id in
      facts[id].parent == function.id && name(facts[id].name) == called
    }.map { DeclarationReference(file: file, $0) }
    let within = Helper(taking(arguments, local))
    if case .none = within {} else { return within }
    if let owner = project.owner(of: function) {
      let isStatic = project.declaration(function).modifiers.contains(.isStatic)
      let members = project.members(named: called, of: owner).filter { $0.isStatic == isStatic }
      // Methods of the value that a method is called on are told by what they are given.
      if isStatic {
        let own = Helper(taking(arguments, members.map(\.reference)))
        if case .none = own {} else { return own }
      }
    }
    return Helper(taking(arguments, (project.globals[called] ?? []).map(\.reference)))
  }

  /// What a name calls that is a member of a type: one of the project, or one outside that it extends.
  private func helper(_ called: Name, of type: TypeID, isStatic: Bool, _ arguments: Int) -> Helper {
    var members: [Member] = []
    switch project.types[type] {
    case .nominal(let nominal, _): members = project.members(named: called, of: nominal)
    case .external(let name, _): members = project.externalMembers[name]?[called] ?? []
    case .array: members = project.externalMembers[project.language.array]?[called] ?? []
    case .dictionary: members = project.externalMembers[project.language.dictionary]?[called] ?? []
    case .optional(let inner):
      members = project.externalMembers[project.language.optional]?[called] ?? []
      if members.isEmpty { return helper(called, of: inner, isStatic: isStatic, arguments) }
    default: break
    }
    return Helper(taking(arguments, members.filter { $0.isStatic == isStatic }.map(\.reference)))
  }

  /// Functions that may be called with a number of arguments.
  private func taking(
    _ arguments: Int, _ functions: [DeclarationReference]
  ) -> [DeclarationReference] {
    functions.filter { reference in
      guard let function = project.function(of: reference) else { return false }
      let parameters = project.files[reference.fileIndex].facts[function.parameters]
      return parameters.count >= arguments
        && parameters.count { $0.defaultValue == nil && !$0.isVariadic } <= arguments
    }
  }

  /// The type that an expression names.
  private func type(named id: ExpressionID) -> TypeID? {
    guard case .name(let local, _) = facts[id].kind, facts[local].first?.isUppercase ?? false
    else { return nil }
    return project.namedType(
      name(local), arguments: [],
      in: LexicalContext(reference: function, project: project))
  }

  /// Runs the body of a function of the project; `base` is what a method is called on.
  private mutating func follow(
    _ reference: DeclarationReference, on base: ExpressionID?, _ arguments: [Argument]
  ) -> ReduceOrigin {
    guard depth < Self.depthLimit, let function = project.function(of: reference),
      let body = function.body
    else { return unfollowed(arguments, base) }
    let file = project.files[reference.fileIndex]
    let parameters = Array(file.facts[function.parameters])
    guard parameters.count == arguments.count else { return unfollowed(arguments, base) }
    var inner = self
    inner.function = reference
    inner.statement = nil
    inner.depth += 1
    inner.exits = []
    // A function within the function sees, and changes, what stands around it.
    let isLocal =
      reference.file == self.function.file
      && file.facts[reference.id].parent == self.function.id
    if !isLocal {
      inner.locals = [:]
      (inner.nextFunctions, inner.constants, inner.closures) = ([], [], [:])
    }
    if let base { inner.locals[selfName] = origin(base) }
    for (parameter, argument) in zip(parameters, arguments) {
      let bound = file.name(parameter.name)
      inner.closures[bound] = nil
      inner.locals[bound] = origin(argument.value)
      if case .inOut = facts[argument.value].kind {} else { inner.constants.insert(bound) }
      guard case .name(let local, _) = facts[argument.value].kind,
        nextFunctions.contains(name(local))
      else { continue }
      inner.nextFunctions.insert(bound)
    }
    let only = file.facts[body].count == 1 ? file.facts[body].first : nil
    if let only, function.result != nil, case .expression(let id) = file.facts[only].kind,
      !Self.isBranching(file.facts[id].kind)
    {
      let returned = inner.origin(id)
      if isLocal { takeOver(inner, false, parameters, file) }
      giveBack(inner, false, base, parameters, arguments, file)
      return returned
    }
    let ended = inner.run(body)
    if isLocal { takeOver(inner, ended, parameters, file) }
    giveBack(inner, ended, base, parameters, arguments, file)
    var returned: ReduceOrigin?
    for exit in inner.exits.reversed() {
      let value = exit.returned ?? .constant
      returned = returned.map { join(value, $0, exit.condition) } ?? value
    }
    return returned ?? .constant
  }

  static func isBranching(_ kind: Expression.Kind) -> Bool {
    switch kind {
    case .conditional, .selection, .doCatch: true
    default: false
    }
  }

  /// What a function within the function has made of the variables around it.
  private mutating func takeOver(
    _ inner: Self, _ ended: Bool, _ parameters: [Parameter], _ file: ProjectFile
  ) {
    let own = Set(parameters.map { file.name($0.name) })
    for variable in locals.keys where !own.contains(variable) {
      locals[variable] = inner.left(in: variable, ended: ended)
    }
  }

  /// What a function has made of what it was given by reference, and of what it was called on.
  private mutating func giveBack(
    _ inner: Self, _ ended: Bool, _ base: ExpressionID?, _ parameters: [Parameter],
    _ arguments: [Argument], _ file: ProjectFile
  ) {
    for (parameter, argument) in zip(parameters, arguments) {
      guard case .inOut(let target) = facts[argument.value].kind else { continue }
      _ = assign(inner.left(in: file.name(parameter.name), ended: ended), to: target)
    }
    let isMutating = project.declaration(inner.function).modifiers.contains(.isMutating)
    if let base, isMutating { _ = assign(inner.left(in: selfName, ended: ended), to: base) }
  }

  /// A call of a function of the project of which it is not known what it does.
  private mutating func unfollowed(
    _ arguments: [Argument], _ base: ExpressionID? = nil
  ) -> ReduceOrigin {
    let parts = origins(arguments, given: .undecided)
    noteInOut(arguments, parts)
    if let base { _ = assign(.undecided, to: base) }
    return .undecided
  }
}
