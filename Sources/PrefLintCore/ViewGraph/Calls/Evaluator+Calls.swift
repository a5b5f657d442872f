// Calls: which function is meant, what its parameters are bound to, and what it returns. Functions of the
// project are followed; calls of anything else become components and modified values.

/// An argument before it is evaluated: evaluation waits for the parameter's type.
struct ArgumentSource {
  enum Origin {
    case expression(ExpressionID, Frame)
    case value(ValueID)
  }

  var label: Name
  var origin: Origin
  var isTrailing: Bool
}

extension Evaluator {
  func sources(_ list: ArgumentList, _ frame: Frame) -> [ArgumentSource] {
    noteShared(list, frame)
    return frame.file.facts[list].map {
      ArgumentSource(
        label: frame.file.name($0.label), origin: .expression($0.value, frame),
        isTrailing: $0.isTrailing)
    }
  }

  func source(_ value: ValueID, label: Name = .none) -> ArgumentSource {
    ArgumentSource(label: label, origin: .value(value), isTrailing: false)
  }

  func value(of source: ArgumentSource, expected: TypeID = .unknown) -> ValueID {
    switch source.origin {
    case .expression(let id, let frame): evaluate(id, frame, expected: expected)
    case .value(let id): id
    }
  }

  func isClosure(_ source: ArgumentSource) -> Bool {
    switch source.origin {
    case .expression(let id, let frame):
      if case .closure = frame.file.facts[id].kind { return true }
      return false
    case .value(let id):
      if case .closure = store[core(id)] { return true }
      return false
    }
  }

  /// Whether an argument is what a method asks of each element: `{ $0.isOn }`, `\.isOn`.
  func isPredicate(_ source: ArgumentSource) -> Bool {
    if case .expression(let id, let frame) = source.origin,
      case .keyPath = frame.file.facts[id].kind
    {
      return true
    }
    return isClosure(source)
  }

  // MARK: Callees

  /// A call whose callee is not a member of a value.
  func call(
    _ callee: ExpressionID, _ arguments: ArgumentList, _ frame: Frame, site: Site,
    _ expected: TypeID
  ) -> ValueID {
    let facts = frame.file.facts
    let sources = sources(arguments, frame)
    switch facts[callee].kind {
    case .name(let local, let generics):
      let name = frame.file.name(local)
      if generics.isEmpty, let local = frame.local(name) {
        let value = current(local, of: name, frame)
        return invoke(value, expecting(sources, byParameter: name, frame), frame, site)
      }
      if let result = callLexical(name, sources, frame, site, expected) { return result }
      if isOwnModifier(name, sources, frame) { return callUnknown(name, sources, frame, site) }
      if let result = callOfCollection(name, sources, frame, site, expected) { return result }
      let value = nameValue(
        name, frame, site: site, generics: facts[generics].map { resolve($0, in: frame) })
      if case .externalMember(nil, name) = store[value] {
        return callUnknown(name, sources, frame, site)
      }
      return invoke(value, sources, frame, site, expected: expected)
    case .implicitMember(let local, _):
      let name = frame.file.name(local)
      let type = project.types.unwrapped(expected)
      // `.some(view)`
      if name == language.some, case .optional(let wrapped) = project.types[expected],
        sources.count == 1, !sources[0].isTrailing, sources[0].label == .none
      {
        return adapt(value(of: sources[0], expected: wrapped), to: wrapped)
      }
      if type != .unknown, !isParameter(type) {
        return callMember(
          name, of: store.intern(.metatype(type)), generics: [], arguments: sources, site: site,
          frame, expected: expected)
      }
      if let owner = viewExtension(withStatic: name) {
        return callMember(
          name, of: owner, generics: [], arguments: sources, site: site, frame, expected: expected)
      }
      // What a type of the project makes that is not told may be around what it is given.
      if name == language.initializer || project.mayCallImplicitly(name) {
        for source in sources { touch(value(of: source), frame) }
        return .unknown
      }
      return component(name, sources, frame, site)
    default:
      return invoke(evaluate(callee, frame), sources, frame, site, expected: expected)
    }
  }

  /// A call by a bare name of a member of an enclosing type, or of a global function.
  private func callLexical(
    _ name: Name, _ arguments: [ArgumentSource], _ frame: Frame, _ site: Site, _ expected: TypeID
  ) -> ValueID? {
    for declaring in enclosingTypes(of: frame) {
      let type = dynamicType(declaring, frame.receiver)
      let found = visible(lexicalMembers(named: name, of: type, declaring, frame), from: frame)
      if !found.isEmpty {
        let isStatic = found.allSatisfy(\.isStatic)
        let base =
          isStatic || frame.receiver == nil
          ? store.intern(.metatype(type)) : declaredSelf(frame) ?? .unknown
        if let result = callMembers(found, on: base, arguments, frame, site, expected: expected) {
          return result
        }
        // `sorted(by: { … })` in an extension that has another `sorted(by:)`: the extended type's own.
        if !isStatic, let receiver = frame.receiver, owner(of: declaring) == nil,
          !isPlaceable(receiver), found.allSatisfy({ isFunction($0) })
        {
          return callBuiltin(
            name, of: receiver, self.type(of: receiver), arguments, frame, site, expected: expected)
            ?? modified(receiver, name, arguments, frame, site)
        }
      }
      if name == language.initializer, frame.fields != nil { return nil }
    }
    let functions = globalMembers(name, frame).filter { isFunction($0) }
    guard !functions.isEmpty else { return nil }
    return callFunctions(functions, receiver: nil, arguments, frame, site, expected: expected)
  }

  /// An undeclared function: a modifier on the implicit `self` of a view, or something external.
  private func callUnknown(
    _ name: Name, _ arguments: [ArgumentSource], _ frame: Frame, _ site: Site
  ) -> ValueID {
    if let receiver = frame.receiver,
      isOwnModifier(name, arguments, frame) || isOfConstant(receiver, calling: name)
    {
      return modified(receiver, name, arguments, frame, site)
    }
    return component(name, arguments, frame, site)
  }

  /// Whether a bare name that no function of the project takes the arguments of is a modifier of `self`:
  /// an overload with other labels may stand around the call.
  private func isOwnModifier(
    _ name: Name, _ arguments: [ArgumentSource], _ frame: Frame
  ) -> Bool {
    guard let receiver = frame.receiver, isPlaceable(receiver) else { return false }
    if modifierEntries[name] != nil { return true }
    return project.names.kind(of: name) == .plain && isForeignModifier(name, arguments)
  }

  // MARK: Members

  func callMember(
    _ name: Name, of base: ValueID, generics: [TypeID], arguments: [ArgumentSource], site: Site,
    _ frame: Frame, expected: TypeID
  ) -> ValueID {
    if case .union(let alternatives) = store[core(base)], isOfEach(name, alternatives, site, frame)
    {
      if let shared = functionsOfViews(named: name, of: alternatives, frame),
        let result = callMembers(
          shared, on: base, arguments, frame, site, generics, expected: expected)
      {
        return result
      }
      let result = leavingEach(of: alternatives, base) {
        self.callMember(
          name, of: $0, generics: generics, arguments: arguments, site: site, frame,
          expected: expected)
      }
      if let result { return result }
    }
    if case .metatype(let type) = store[core(base)] {
      return seen(
        callStatic(name, of: type, base, generics, arguments, frame, site, expected: expected),
        asMadeBy: base, name)
    }
    if name == language.initializer, frame.fields != nil || isSuperCall(base, frame) {
      return delegate(base, arguments, frame, site)
    }
    let type = type(of: base)
    let found = instanceMembers(named: name, of: base, type, from: frame)
    if !found.isEmpty, !isOfOptional(name, found, site, frame),
      let result = callMembers(
        found, on: base, arguments, frame, site, generics, expected: expected)
    {
      return result
    }
    if let result = callBuiltin(name, of: base, type, arguments, frame, site, expected: expected) {
      return result
    }
    // `optional?.method(Row())`: of nil nothing is called.
    if core(base) == .none, project.externalMembers[language.optional]?[name] == nil {
      return .none
    }
    return untold(base, name, arguments, frame, site)
  }

  private func isSuperCall(_ base: ValueID, _ frame: Frame) -> Bool {
    base == frame.receiver && isHost(type(of: base))
  }

  private func callStatic(
    _ name: Name, of type: TypeID, _ base: ValueID, _ generics: [TypeID],
    _ arguments: [ArgumentSource], _ frame: Frame, _ site: Site, expected: TypeID
  ) -> ValueID {
    if name == language.initializer { return construct(type, arguments, frame, site, expected) }
    let own = known(
      applicable(members(named: name, of: type), to: type), named: name,
      through: bounds(seenOf: base))
    let found = visible(own, from: frame).filter { $0.isStatic || isFunction($0) }
    if let unapplied = unapplied(found, of: type, arguments) { return unapplied }
    if !found.isEmpty,
      let result = callMembers(
        found, on: base, arguments, frame, site, generics, expected: expected)
    {
      return result
    }
    let value = member(name, of: base, frame, site: site, generics: generics)
    if case .externalMember = store[value] {
      // A type that a type of the project gets from what it conforms to is not known.
      if case .nominal = project.types[type], project.names.kind(of: name) == .capitalised {
        for argument in arguments { touch(self.value(of: argument), frame) }
        return .unknown
      }
      if let made = caseOutside(name, of: type, arguments) { return made }
      if case .external(let outer, _) = project.types[type] {
        let qualified = project.names.intern(project.names[outer] + "." + project.names[name])
        return component(
          qualified, arguments, frame, site, type: outer == language.binding ? type : .unknown)
      }
      return component(name, arguments, frame, site)
    }
    return invoke(value, arguments, frame, site, expected: expected)
  }

  /// `Row.title(row)`: a method that is called by its type is a function of the value.
  private func unapplied(
    _ members: [Member], of type: TypeID, _ arguments: [ArgumentSource]
  ) -> ValueID? {
    guard let first = members.first, arguments.count == 1, arguments[0].label == .none,
      !arguments[0].isTrailing, members.allSatisfy({ !$0.isStatic }),
      case .function = project.declaration(first.reference).kind,
      let owner = project.types.nominal(type)
    else { return nil }
    let receiver = value(of: arguments[0])
    guard let own = nominal(of: receiver), project.inherits(own, from: owner) else { return nil }
    return functionValue(first.reference, receiver: receiver)
  }

  /// Calls a member by that name; nil when none takes these arguments.
  private func callMembers(
    _ members: [Member], on base: ValueID, _ arguments: [ArgumentSource], _ frame: Frame,
    _ site: Site,
    _ generics: [TypeID] = [], expected: TypeID
  ) -> ValueID? {
    let functions = members.filter { isFunction($0) }
    if !functions.isEmpty,
      let result = callFunctions(
        functions, receiver: base, arguments, frame, site, generics, expected: expected)
    {
      return result
    }
    let others = members.filter { !isFunction($0) }
    guard !others.isEmpty else { return nil }
    if let enumerated = others.first(where: { isEnumCase($0) }),
      case .metatype(let type) = store[core(base)]
    {
      return enumCase(enumerated, type, arguments, frame)
    }
    let callee = read(others, of: base, frame, site)
    let arguments = others.count == 1 ? expecting(arguments, by: others[0]) : arguments
    guard let name = others.first.map({ project.name(of: $0.reference) }),
      modifierEntries[name] != nil, isPlaceable(base)
    else { return invoke(callee, arguments, frame, site, expected: expected) }
    // A property of a modifier's name that cannot be called leaves calls to the modifier.
    switch mayBeCalled(callee) {
    case .yes: return invoke(callee, arguments, frame, site, expected: expected)
    case .no: return nil
    case .unknown:
      let values = under(.always, decided: false) {
        [
          modified(base, name, arguments, frame, site),
          invoke(callee, arguments, frame, site, expected: expected),
        ]
      }
      return union(values.map { Alternative(presence: .always, value: $0, isDecided: false) })
    }
  }

  /// The functions that exist under conditions of their own are variants; else one is chosen.
  func callFunctions(
    _ candidates: [Member], receiver: ValueID?, _ arguments: [ArgumentSource], _ frame: Frame,
    _ site: Site, _ generics: [TypeID] = [], expected: TypeID
  ) -> ValueID? {
    var openMembers: Set<DeclarationReference> = []
    let matching = candidates.compactMap { member -> (Member, [Int?])? in
      guard isHere(member.presence),
        let match = match(arguments, to: member.reference)
      else { return nil }
      // A type from outside may have others of the name, which the sources do not tell.
      if member.owner == nil, isExtended(member), isRuledOut(member, match, arguments) {
        return nil
      }
      switch mayMean(member, match, arguments, frame) {
      case .no: return nil
      case .unknown: openMembers.insert(member.reference)
      case .yes: break
      }
      return (member, match)
    }
    guard !matching.isEmpty else { return nil }
    var alternatives: [Alternative] = []
    for var choice in choose(matching, receiver, arguments, expected) {
      let member = choice.member
      if openMembers.contains(member.reference), let receiver {
        choice.isDecided = false
        let name = project.name(of: member.reference)
        alternatives.append(
          Alternative(
            presence: member.presence,
            value: under(member.presence, decided: false) {
              modified(receiver, name, arguments, frame, site)
            }, isDecided: false))
      }
      let value = under(member.presence, decided: choice.isDecided) {
        callFunction(
          member, receiver: receiver, arguments, choice.match, frame, site, generics,
          expected: expected)
      }
      alternatives.append(
        Alternative(presence: member.presence, value: value, isDecided: choice.isDecided))
    }
    return union(alternatives)
  }

  /// Whether a member stands in an extension.
  func isExtended(_ member: Member) -> Bool {
    guard let parent = project.declaration(member.reference).parent,
      case .extensionOf = project.files[member.reference.fileIndex].facts[parent].kind
    else { return false }
    return true
  }

  // MARK: Matching

  /// For each parameter the argument it gets, or nil for its default; nil when the labels do not fit.
  func match(_ arguments: [ArgumentSource], to reference: DeclarationReference) -> [Int?]? {
    let file = project.files[reference.fileIndex]
    guard let function = project.function(of: reference) else { return nil }
    let parameters = file.facts[function.parameters]
    var result: [Int?] = parameters.map { _ in nil }
    let plain = arguments.prefix { !$0.isTrailing }.count
    var next = 0
    var last = -1
    for (index, parameter) in parameters.enumerated() {
      guard next < plain else { break }
      let label = file.name(parameter.label)
      if arguments[next].label == label || isProjection(arguments[next].label, of: label) {
        result[index] = next
        last = index
        next += 1
        if parameter.isVariadic {
          while next < plain, arguments[next].label == .none { next += 1 }
        }
      }
    }
    guard next == plain else { return nil }
    if plain < arguments.count {
      guard matchTrailing(arguments, from: plain, after: last, reference, &result) else {
        return nil
      }
    }
    for (index, parameter) in parameters.enumerated() where result[index] == nil {
      if parameter.defaultValue == nil, !parameter.isVariadic { return nil }
    }
    return result
  }

  /// Trailing closures go to parameters after the last plain one: the first by position, the others by
  /// label, which `_` says there is none of.
  private func matchTrailing(
    _ arguments: [ArgumentSource], from start: Int, after last: Int,
    _ reference: DeclarationReference, _ result: inout [Int?]
  ) -> Bool {
    let file = project.files[reference.fileIndex]
    guard let function = project.function(of: reference) else { return false }
    let parameters = Array(file.facts[function.parameters])
    var from = last + 1
    let labels = Set(arguments[start...].dropFirst().map(\.label)).subtracting([.none])
    for position in start..<arguments.count {
      let label = arguments[position].label
      var found: Int?
      if position == start, label == .none {
        let open = (from..<max(from, parameters.count)).filter {
          result[$0] == nil && takesClosure(parameters[$0], reference)
            && !labels.contains(file.name(parameters[$0].label))
        }
        // A parameter without a default comes first; else the last closure of all, as a lone trailing
        // closure binds in practice.
        found = open.first { parameters[$0].defaultValue == nil } ?? open.first
      } else {
        found = (from..<max(from, parameters.count)).first {
          result[$0] == nil && file.name(parameters[$0].label) == label
        }
      }
      guard let index = found else { return false }
      result[index] = position
      from = index + 1
    }
    return true
  }

  private func takesClosure(_ parameter: Parameter, _ reference: DeclarationReference) -> Bool {
    guard let written = parameter.type else { return true }
    let type = project.resolveType(
      written, in: LexicalContext(reference: reference, project: project))
    switch project.types[project.types.unwrapped(type)] {
    case .function, .unknown: return true
    case .parameter(let name):
      // A closure is no value of a type with a constraint.
      let file = project.files[reference.fileIndex]
      return !file.facts[project.declaration(reference).genericParameters].contains {
        file.name($0.name) == name && $0.constraint != nil
      }
    default: return false
    }
  }

  /// Calls the subscripts or operators that the arguments fit best; nil when none takes them.
  func callBest(
    _ matching: [(Member, [Int?])], receiver: ValueID?, _ arguments: [ArgumentSource],
    _ frame: Frame, _ site: Site
  ) -> ValueID? {
    guard !matching.isEmpty else { return nil }
    return union(
      best(of: matching, arguments).map { choice in
        Alternative(
          presence: choice.member.presence,
          value: under(choice.member.presence, decided: choice.isDecided) {
            callFunction(
              choice.member, receiver: receiver, arguments, choice.match, frame, site, [],
              expected: .unknown)
          }, isDecided: choice.isDecided)
      })
  }

  /// Calls a subscript of a value.
  func callSubscript(
    _ members: [Member], _ base: ValueID, _ arguments: [ArgumentSource], _ frame: Frame
  ) -> ValueID? {
    let matching = members.compactMap { member in
      match(arguments, to: member.reference).map { (member, $0) }
    }
    return callBest(
      matching, receiver: base, arguments, frame,
      Site(file: frame.fileIndex, ExpressionID(0)))
  }

  /// An operator that the project declares.
  func callOperator(_ name: Name, _ operands: [ValueID], _ frame: Frame, _ site: Site) -> ValueID? {
    let fitting = operators(named: name, operands, frame)
    guard !fitting.isEmpty else { return nil }
    let match = operands.indices.map { Optional($0) }
    return callBest(
      fitting.map { ($0, match) }, receiver: nil, operands.map { source($0) }, frame, site)
  }

  /// The operators of the project that may be meant between operands.
  func operators(named name: Name, _ operands: [ValueID], _ frame: Frame) -> [Member] {
    var candidates = globalMembers(name, frame)
    for operand in operands {
      candidates += visible(members(named: name, of: type(of: operand)), from: frame).ofTypes
        .filter { own in !candidates.contains { $0.reference == own.reference } }
    }
    guard !candidates.isEmpty else { return [] }
    // Operands are given by position, whatever the parameters are called.
    let match = operands.indices.map { Optional($0) }
    let arguments = operands.map { source($0) }
    return candidates.filter { member in
      project.function(of: member.reference)?.parameters.count == UInt32(operands.count)
        && score(member, match, arguments) > -12
    }
  }
}
