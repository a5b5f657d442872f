// Bodies of functions and closures: binding their parameters, following them once for equal arguments,
// and bounding calls of themselves.

extension Evaluator {
  /// Calls a function of the project.
  func callFunction(
    _ member: Member, receiver: ValueID?, _ arguments: [ArgumentSource], _ match: [Int?],
    _ frame: Frame, _ site: Site, _ generics: [TypeID], expected: TypeID
  ) -> ValueID {
    let reference = member.reference
    guard let function = project.function(of: reference) else { return .unknown }
    let caller = receiver
    let receiver = receiver.map { actual(unseen($0), in: reference) }
    let own = self.frame(
      for: reference, receiver: member.isStatic ? metatypeReceiver(receiver, member) : receiver)
    if member.isStatic, let receiver = own.receiver {
      own.bindings = bindings(ofReceiver: receiver, for: reference)
    }
    bindGenerics(generics, of: reference, own)
    let carried = takeCarried(from: frame, to: own, member, at: site)
    let values = bindParameters(function, arguments, match, own, expected)
    let declared = function.result.map { resolve($0, in: own) }
    if project.isRequirement(member) {
      return callRequirement(member, receiver, arguments, declared ?? .unknown, frame, site)
    }
    if let override = override(of: member, by: receiver, site) {
      let value = callFunction(
        override, receiver: receiver, arguments, match, frame, site, generics, expected: expected)
      return given(value, by: reference, to: caller)
    }
    if let overriding = overrides(of: member, receiver) {
      operandDepth += 1
      defer { operandDepth -= 1 }
      let values = overriding.map { override in
        Alternative(
          presence: .always,
          value: callFunction(
            override.member, receiver: override.receiver, arguments, match, frame, site, generics,
            expected: expected),
          isDecided: override.isDecided, guise: override.guise)
      }
      doubt(givenTo: arguments)
      return given(union(values), by: reference, to: caller)
    }
    let untold = given(opaque(declared ?? .unknown), by: reference, to: caller)
    if mayBeOverriddenOutside(member) { return overriddenOutside(declared ?? .unknown) }
    guard let body = functionBody(function, reference) else { return untold }
    own.builder = changingBuilder(of: reference)
    if own.builder != nil, !isFollowed(body, own.file.facts) { return untold }
    var handed = handed(arguments, reference, function, match, own)
    if let changed = changedSelf(reference, receiver, frame) { handed.append(changed) }
    let throwsTold = function.isThrowing && handed.isEmpty && attempts(inBodyOf: reference).isTold
    guard
      hostOwners.contains(reference) || isWorthFollowing(declared, receiver: receiver, values)
        || !handed.isEmpty
        || throwsTold || mayGiveConstant(body, reference, declared ?? .unknown)
    else {
      if function.isThrowing { return withoutErrors(untold, isTold: false, at: site, frame) }
      return madeOfConstants(untold, by: body, own, of: reference, given: values)
    }
    followedCalls.insert(site)
    if watchedCalls[reference] != nil { placeUse = .all }
    if watchedCalls[reference] != nil, isDecided, !isAsking, !values.contains(.unknown),
      let caller = project.member(around: site), caller == maker || watchedCalls[caller] != nil
    {
      watchedCalls[reference]?.insert(site)
    }
    var value = memoized(
      reference, receiver: own.receiver,
      arguments: values + carried + mark(handed),
      recursion: recursion(declared), buildsViews: declared.map { isViewLike($0) } ?? false
    ) {
      if !handed.isEmpty { own.notesEnds = true }
      if handed.contains(where: { $0.name == .none }), let receiver = own.receiver {
        own.changesSelf = true
        own.declare(self.language.selfValue, isLet: false)
        own.bind(self.language.selfValue, receiver)
      }
      let given = self.bodyValue(body, own, declared ?? .unknown, throwing: throwsTold)
      let result = self.madeOfConstants(given, by: body, own, of: reference, given: values)
      // What was tried and not followed may throw anything.
      if throwsTold, own.attempts.count < self.attempts(inBodyOf: reference).count {
        return self.union([result, self.store.intern(.thrown(.unknown))])
      }
      return self.givingBack(handed, own, result)
    }
    value = takeBack(handed, value)
    inheritReads(by: reference, of: receiver, frame)
    if function.isThrowing {
      value = withoutErrors(value, isTold: throwsTold, at: site, frame)
    }
    guard let declared else { return value }
    let known = given(adapt(value, to: declared), by: reference, to: caller)
    return seen(known, asResultOf: function, calledOn: caller, own)
  }

  /// The variables that a function may change which can decide something, if it is known what it leaves in them.
  private func handed(
    _ arguments: [ArgumentSource], _ reference: DeclarationReference, _ function: Function,
    _ match: [Int?], _ own: Frame
  ) -> [GivenVariable] {
    var given = givenVariables(arguments)
    guard !given.isEmpty else { return [] }
    let parameters = own.file.facts[function.parameters]
    for index in given.indices {
      guard let position = match.firstIndex(of: given[index].argument) else { return [] }
      given[index].parameter = own.file.name(parameters[parameters.startIndex + position].name)
    }
    let matters = given.contains { variable in
      guard let value = own.local(variable.parameter) else { return false }
      return isPlaceable(value) || mayCarry(type(of: value))
    }
    return matters ? given : []
  }

  private func metatypeReceiver(_ receiver: ValueID?, _ member: Member) -> ValueID? {
    if let receiver {
      if case .metatype = store[core(receiver)] { return receiver }
      let type = type(of: receiver)
      if type != .unknown { return store.intern(.metatype(type)) }
    }
    return member.owner.map { store.intern(.metatype(project.selfType(of: $0))) }
  }

  private func functionBody(_ function: Function, _ reference: DeclarationReference) -> Block? {
    let facts = project.files[reference.fileIndex].facts
    if case .subscriptMember(_, let accessors) = facts[reference.id].kind {
      return facts[accessors].first { $0.kind == .get }?.body ?? function.body
    }
    return function.body
  }

  /// A member that may be meant by a call on a class value.
  typealias Override = (member: Member, receiver: ValueID, isDecided: Bool, guise: GuiseID)

  /// Overrides of a method or property that a class value of run-time type may have.
  func overrides(of member: Member, _ receiver: ValueID?) -> [Override]? {
    guard let receiver, let owner = member.owner, project.kind(of: owner) == .classType,
      project.isInherited(owner),
      case .opaque(let type) = store[core(receiver)],
      let nominal = project.types.nominal(type),
      let heirs = project.heirs[nominal]?.filter({
        isHere(project[$0].presence) && !isUnmadeHeir($0)
      }), !heirs.isEmpty, heirs.count <= Self.alternativeLimit
    else { return nil }
    let name = project.name(of: member.reference)
    let labels = project.labels(of: member)
    var result: [Override] = []
    var overriding: Set<NominalID> = []
    for heir in heirs where !project[heir].isTest {
      for candidate in project[heir].members(named: name)
      where project.labels(of: candidate) == labels && !candidate.isStatic {
        result.append(
          (
            candidate, store.intern(.instance(project.selfType(of: heir), [])), true,
            store.guise(of: heir, as: nominal)
          ))
        overriding.insert(heir)
      }
    }
    guard !result.isEmpty else { return nil }
    // An abstract class has no method of its own in any program.
    return result + [
      (
        member, store.intern(.instance(type, [])),
        mayBeMade(nominal, heirs, without: overriding),
        store.guise(of: nominal, as: nominal)
      )
    ]
  }

  /// Whether values of a class, or of an heir that is none of some others and comes from none, are made.
  func mayBeMade(
    _ nominal: NominalID, _ heirs: [NominalID], without others: Set<NominalID>
  ) -> Bool {
    let inheriting = heirs.filter { heir in
      !project[heir].isTest && !others.contains { project.inherits(heir, from: $0) }
    }
    return ([nominal] + inheriting).contains { isConstructed(project[$0].name) }
  }

  /// Whether something is called by a type's name.
  private func isConstructed(_ name: Name) -> Bool {
    if let known = constructedNames[name] { return known }
    let isCalled = project.files.contains { file in
      !file.isTest && file.names.contains(name)
        && file.facts.expressions.contains { expression in
          guard case .call(let callee, _) = expression.kind else { return false }
          switch file.facts[callee].kind {
          case .name(let called, _): return file.name(called) == name
          case .member(_, let called, _): return file.name(called) == name
          default: return false
          }
        }
    }
    constructedNames[name] = isCalled
    return isCalled
  }

  // MARK: Parameters

  func bindGenerics(_ generics: [TypeID], of reference: DeclarationReference, _ frame: Frame) {
    let file = project.files[reference.fileIndex]
    let parameters = file.facts[file.facts[reference.id].genericParameters]
    for (parameter, type) in zip(parameters, generics) where type != .unknown {
      frame.bindings[file.name(parameter.name)] = type
    }
  }

  /// Binds the parameters of a function and infers generic parameters from the arguments' static types.
  @discardableResult
  func bindParameters(
    _ function: Function, _ arguments: [ArgumentSource], _ match: [Int?], _ own: Frame,
    _ expected: TypeID, isLocal: Bool = false
  ) -> [ValueID] {
    let file = own.file
    if let result = function.result {
      let pattern = project.resolveType(result, in: context(own))
      // What is wanted says nothing where it is open itself.
      if project.types.isGeneric(pattern), !project.types.isGeneric(expected) {
        project.types.unify(pattern, expected, &own.bindings)
      }
    }
    let parameters = file.facts[function.parameters]
    var values: [ValueID] = []
    var isWidened = false
    values.reserveCapacity(parameters.count)
    own.reserveLocals(parameters.count)
    for (index, parameter) in parameters.enumerated() {
      let name = file.name(parameter.name)
      let pattern = parameter.type.map { project.resolveType($0, in: context(own)) } ?? .unknown
      let declared = project.types.substitute(pattern, own.bindings)
      var value: ValueID
      let builder =
        parameter.attributes.isEmpty ? nil : changingBuilder(of: parameter, own)
      let isBuilt = builder.map { builder in
        match[index].map { note(builder, of: arguments[$0]) } ?? false
      }
      if let position = match[index] {
        value = self.value(
          of: arguments[position], expected: expectedType(declared, of: arguments[position], own))
        let bound = own.bindings
        infer(pattern, value, own)
        isWidened = isWidened || own.bindings.changes(bound)
        if seesValues { note(value, as: pattern, own) }
        if parameter.isVariadic {
          var elements = [value]
          var next = position + 1
          while next < arguments.count, arguments[next].label == .none, !arguments[next].isTrailing
          {
            elements.append(self.value(of: arguments[next], expected: declared))
            next += 1
          }
          let list = written(elements)
          value = holding(list, as: project.types.intern(.array(declared))) ?? list
        } else {
          let type = project.types.substitute(pattern, own.bindings)
          value = seen(kept(adapt(value, to: type), as: type), by: pattern, own)
        }
      } else if let initial = parameter.defaultValue {
        // The default of a local function's parameter sees what stands around it.
        let plain = Frame(
          file: file, index: own.fileIndex, declaration: own.declaration,
          receiver: isLocal ? own.receiver : nil)
        if isLocal { plain.locals = own.locals }
        plain.bindings = own.bindings
        value = evaluate(initial, plain, expected: declared)
        infer(pattern, value, own)
        value = adapt(value, to: project.types.substitute(pattern, own.bindings))
      } else {
        value = parameter.isVariadic ? store.intern(.array([])) : .unknown
      }
      value = kept(value, of: name, inFile: own.fileIndex)
      if isBuilt == false { value = opaque(declared) }
      value = traced(value, asParameter: name, own)
      values.append(value)
      own.bind(name, value)
      if parameter.isInOut { own.declare(name, isLet: false) }
    }
    if isWidened { hold(&values, as: parameters, own) }
    return values
  }

  /// Infers generic parameters from what is given for a parameter or a property.
  func infer(_ pattern: TypeID, _ value: ValueID, _ own: Frame) {
    guard project.types.isGeneric(pattern) else { return }
    if case .keyPath(let root, let names) = store[core(value)],
      case .external(_, let ends) = project.types[pattern], ends.count == 2
    {
      let site = Site(file: own.fileIndex, ExpressionID(0))
      let end = names.reduce(opaque(root)) { member($1, of: $0, own, site: site, generics: []) }
      project.types.unify(ends[0], root, &own.bindings)
      return project.types.unify(ends[1], type(of: end), &own.bindings)
    }
    var actual = type(of: value)
    if case .function(let parameters, _) = project.types[pattern], actual == .unknown {
      actual = functionType(of: value, taking: parameters.count)
    }
    if case .function(let parameters, let result) = project.types[pattern],
      case .closure(_, let closure, let scope) = store[core(value)]
    {
      let captured = frame(in: scope)
      let written = captured.file.facts[captured.file.facts[closure].parameters]
      for (parameter, given) in zip(parameters, written) {
        guard let type = given.type else { continue }
        project.types.unify(parameter, resolve(type, in: captured), &own.bindings)
      }
      guard written.isEmpty, project.types.isGeneric(result) else { return }
      actual = project.types.intern(.function([], type(of: invoke(value, [], own, nil))))
    } else if case .function(let parameters, let result) = project.types[pattern],
      parameters.isEmpty,
      !isFunctionType(actual)
    {
      // `@autoclosure`
      return project.types.unify(result, actual, &own.bindings)
    }
    project.types.unify(pattern, actual, &own.bindings)
    widen(pattern, actual, &own.bindings)
  }

  /// The type of a function, a case or an initialiser that is given as a value: `load: store.fetch`, `action: Action.set`.
  private func functionType(of value: ValueID, taking count: Int) -> TypeID {
    func type(_ parameters: [TypeID], _ result: TypeID) -> TypeID {
      parameters.count == count ? project.types.intern(.function(parameters, result)) : .unknown
    }
    func type(of reference: DeclarationReference, _ frame: Frame) -> TypeID {
      let facts = frame.file.facts
      guard case .function(let id) = facts[reference.id].kind,
        facts[facts[reference.id].genericParameters].isEmpty, let result = facts[id].result
      else { return .unknown }
      let parameters = facts[facts[id].parameters].map { parameter in
        parameter.type.map { resolve($0, in: frame) } ?? .unknown
      }
      return type(parameters, resolve(result, in: frame))
    }
    switch store[core(value)] {
    case .function(let reference, let receiver, _):
      guard receiver != nil || project.declaration(reference).parent == nil else { return .unknown }
      return type(of: reference, frame(for: reference, receiver: receiver))
    case .localFunction(let reference, let scope):
      let frame = frame(in: scope)
      frame.declaration = reference.id
      return type(of: reference, frame)
    case .enumConstructor(let owner, let name):
      return type(payloadTypes(name, of: owner).map { self.type(of: $0) }, owner)
    case .constructor(let made): return type([TypeID](repeating: .unknown, count: count), made)
    default: return .unknown
    }
  }

  // MARK: Following

  /// Calls a value: a closure, a function, a type.
  func invoke(
    _ callee: ValueID, _ arguments: [ArgumentSource], _ frame: Frame, _ site: Site?,
    expected: TypeID = .unknown
  ) -> ValueID {
    let site = site ?? Site(file: frame.fileIndex, ExpressionID(0))
    let result = distribute(callee) { self.invoke($0, arguments, frame, site, expected: expected) }
    if let result {
      doubt(givenTo: arguments)
      return result
    }
    if let (function, parameters, declared) = declaredFunction(callee) {
      let arguments = held(arguments, as: parameters)
      let value = invoke(function, arguments, frame, site, expected: declared)
      return namesSuperclass(declared) ? adapt(value, to: declared) : value
    }
    switch store[core(callee)] {
    case .closure(_, let closure, let scope):
      followedCalls.insert(site)
      return under(store[scope].making) {
        callClosure(core(callee), closure, scope, arguments, expected: expected)
      }
    case .function(let reference, let receiver, let making):
      return under(making) {
        callReference(reference, receiver, arguments, frame, site, expected)
      }
    case .localFunction(let reference, let scope):
      followedCalls.insert(site)
      return under(store[scope].making) {
        callLocal(core(callee), reference, scope, arguments, expected)
      }
    case .constructor(let type):
      return construct(type, labelled(arguments, for: type), frame, site, expected)
    case .metatype(let type): return construct(type, arguments, frame, site, expected)
    case .enumConstructor(let type, let name):
      return store.intern(.enumCase(type, name, arguments.map { kept(value(of: $0)) }))
    case .keyPath(_, let components):
      var value = arguments.first.map { self.value(of: $0) } ?? .unknown
      for component in components {
        value = member(component, of: value, frame, site: site, generics: [])
      }
      return value
    case .boolean, .literal, .someConstant:
      // An autoclosure is called for the value that it was given.
      if arguments.isEmpty { return callee }
    case .instance, .enumCase:
      if let content = layoutContent(type(of: callee), arguments, frame) { return content }
      return callInstance(callee, arguments, frame, site, expected)
    case .component(let name, _, _) where !arguments.isEmpty && componentEntries[name] != nil:
      // A layout that is called with its content (`layout { … }`).
      return component(name, arguments, frame, site)
    case .component, .modified, .group: if arguments.isEmpty { return callee }
    case .none: return .none
    default: break
    }
    for argument in arguments { touch(value(of: argument), frame) }
    let type = unwrappedType(of: callee)
    if let made = typeMade(by: type) { return opaque(made) }
    switch project.types[type] {
    case .function(_, let result): return opaque(result)
    case .nominal(let nominal, _):
      if project.isCalled(nominal) { return callInstance(callee, arguments, frame, site, expected) }
      return arguments.isEmpty
        ? callee : layoutContent(self.type(of: callee), arguments, frame) ?? .unknown
    default: return .unknown
    }
  }

  private func callReference(
    _ reference: DeclarationReference, _ receiver: ValueID?, _ arguments: [ArgumentSource],
    _ frame: Frame, _ site: Site, _ expected: TypeID
  ) -> ValueID {
    let file = project.files[reference.fileIndex]
    guard let function = project.function(of: reference) else { return .unknown }
    let parameters = file.facts[function.parameters]
    var isStatic = file.facts[reference.id].modifiers.contains(.isStatic)
    if case .initializer = file.facts[reference.id].kind { isStatic = true }
    // A function value takes its arguments by position.
    let positional = (0..<parameters.count).map { $0 < arguments.count ? Optional($0) : nil }
    // `Type.method` without a value is a function of the value.
    if let receiver, !isStatic, case .metatype = store[core(receiver)],
      case .function = file.facts[reference.id].kind
    {
      guard let first = arguments.first else { return .unknown }
      return functionValue(reference, receiver: value(of: first))
    }
    let owner = receiver.flatMap { self.owner(of: self.type(of: $0)) }
    let member = Member(
      reference: reference, presence: project.presence(of: reference), owner: owner,
      isStatic: isStatic)
    let labelled = match(arguments, to: reference)
    return callFunction(
      member, receiver: receiver, arguments, labelled ?? positional, frame, site, [],
      expected: expected)
  }

  func owner(of type: TypeID) -> NominalID? {
    switch project.types[type] {
    case .nominal(let nominal, _): nominal
    case .metatype(let instance): owner(of: instance)
    default: nil
    }
  }

  private func callLocal(
    _ callee: ValueID, _ reference: DeclarationReference, _ scope: ScopeID,
    _ arguments: [ArgumentSource], _ expected: TypeID
  ) -> ValueID {
    guard let function = project.function(of: reference), let body = function.body,
      let match = match(arguments, to: reference)
    else { return .unknown }
    let own = frame(in: scope)
    own.declaration = reference.id
    own.bindings.hide(parameters(ofFunction: reference), in: project)
    own.bind(project.name(of: reference), callee)
    let values = bindParameters(function, arguments, match, own, expected, isLocal: true)
    let declared = function.result.map { resolve($0, in: own) } ?? .unknown
    let value = memoized(reference, receiver: nil, closure: callee, arguments: values) {
      self.bodyValue(body, own, declared)
    }
    return adapt(value, to: declared)
  }

  /// Evaluates a closure that is handed to something which may call it, for the reads in it. What it is
  /// called with is not known: `Binding(get:set:)` calls `set` with any value.
  func touch(_ id: ValueID, _ frame: Frame) {
    switch store[core(id)] {
    case .closure: if matters(id) { _ = invoke(id, [], frame, nil) }
    case .union(let alternatives):
      for alternative in alternatives { touch(alternative.value, frame) }
    case .instance(let type, let fields) where !isViewLike(type):
      // `alert = Alert(title: "…") { delete() }`: whoever shows what is stored calls what it holds.
      for field in fields where isClosureValue(field.value) { touch(field.value, frame) }
    default: break
    }
  }
}
