// Conditions that ask what a view's environment holds: an object that may be there (A9), a value by which views decide (A10).
// The flow, which knows the environment, settles what a branch assumes of it.

/// What a view reads from its environment and decides by.
struct EnvironmentTrace {
  enum Subject {
    /// Whether an optional object is there.
    case object(TypeID)
    /// Whether the value of a key is true, or holds something; or is a case.
    case value(key: Name, isCase: Name?)
  }

  var owner: NominalID
  var subject: Subject
}

/// A key of the environment, as the values of a type read it.
struct PlacedKey: FastHashable {
  var key: Name
  var owner: NominalID

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(owner.rawValue) << 32 | UInt64(key.rawValue))
  }
}

extension Evaluator {
  /// An optional object of the environment (A9): where it is there, the environment of the view holds it.
  func tracedObject(_ value: ValueID, _ member: Member) -> ValueID {
    guard let owner = member.owner, case .opaque(let declared) = store[value],
      case .optional(let type) = project.types[declared]
    else { return value }
    return tracedObject(value, type, of: owner)
  }

  private func tracedObject(_ value: ValueID, _ type: TypeID, of owner: NominalID) -> ValueID {
    let name = project.names.intern("@\(owner.rawValue)#\(type.rawValue)")
    environmentTraces[name] = EnvironmentTrace(owner: owner, subject: .object(type))
    return traced(value, as: name)
  }

  /// A value of the environment by which views decide (A10): the environment of the view tells it.
  func tracedValue(_ value: ValueID, _ path: ExpressionID, _ member: Member) -> ValueID {
    let file = project.files[member.reference.fileIndex]
    guard !decidingKeys.defaults.isEmpty, let owner = member.owner,
      case .opaque(let type) = store[value],
      case .keyPath(_, let names, _) = file.facts[path].kind,
      let key = file.facts[names].first.map(file.name)
    else { return value }
    guard decidingKeys.defaults[key] != nil else {
      return file.facts[names].count == 1 ? computedValue(key, value, of: owner) : value
    }
    // A part of a value is decided where that is written, but not told.
    guard file.facts[names].count == 1 else { return isData(type) ? someConstant(type) : value }
    return unwrittenValue(of: key, type) ?? tracedValue(value, key, of: owner)
  }

  /// What a value of the environment is that nothing writes: the constant by which it begins; nil for others.
  private func unwrittenValue(of key: Name, _ type: TypeID) -> ValueID? {
    guard writeCount(of: key) == 0,
      let property = project.externalMembers[language.environmentValues]?[key]?.first,
      // Code outside the project may write what it sees.
      !project.isShown(property.reference)
    else { return nil }
    let initial = core(defaultValue(of: key))
    switch store[initial] {
    case .none: return store.intern(.typed(initial, type))
    case .boolean, .enumCase: return initial
    default: return nil
    }
  }

  private func tracedValue(_ value: ValueID, _ key: Name, of owner: NominalID) -> ValueID {
    // Of a `Bool?` it is not told apart whether it is asked to be true or to be there.
    guard case .opaque(let type) = store[value],
      type != project.types.intern(.optional(boolType))
    else { return value }
    return traced(value, as: traceName(of: key, owner))
  }

  /// What a value of the environment is called that a type reads.
  private func traceName(of key: Name, _ owner: NominalID) -> Name {
    let place = PlacedKey(key: key, owner: owner)
    if let known = traceNames[place] { return known }
    let name = project.names.intern("@\(owner.rawValue)\\\(project.names[key])")
    environmentTraces[name] = EnvironmentTrace(
      owner: owner, subject: .value(key: key, isCase: nil))
    traceNames[place] = name
    return name
  }

  /// Whether values of a type are known to be no views, and no code that makes them.
  func isData(_ type: TypeID) -> Bool {
    type != .unknown && !isViewLike(type) && !isFunctionType(type)
  }

  private func someConstant(_ type: TypeID) -> ValueID { store.intern(.someConstant(type)) }

  /// What a property of the environment is computed of values by which views decide; in other ways than they are asked for it
  /// is decided, but not told.
  private func computedValue(_ key: Name, _ value: ValueID, of owner: NominalID) -> ValueID {
    let place = PlacedKey(key: key, owner: owner)
    if let known = computedKeys[place] { return known ?? value }
    computedKeys[place] = .some(nil)
    guard let members = project.externalMembers[language.environmentValues]?[key],
      members.count == 1, let member = members.first,
      case .variable(let variable) = project.declaration(member.reference).kind
    else { return value }
    let frame = frame(
      for: member.reference,
      receiver: opaque(project.types.intern(.external(language.environmentValues, []))))
    let facts = frame.file.facts
    guard let getter = facts.getter(of: variable)?.body
    else { return value }
    var reader = NameUseReader(facts: facts)
    reader.block(getter)
    var isComputed = false
    for use in reader.uses {
      let name = frame.file.name(use.name)
      guard decidingKeys.defaults[name] != nil else { continue }
      switch use.base {
      case .bare:
        let held = project.externalMembers[language.environmentValues]?[name]?.first
        let type = held.map { declaredType(of: $0) } ?? .unknown
        frame.bind(name, tracedValue(opaque(type), name, of: owner))
      case .ownSelf: break
      default: continue
      }
      isComputed = true
    }
    let type = type(of: value)
    guard isComputed, isData(type) else { return value }
    let computed = bodyValue(getter, frame, type)
    let result = trace(of: computed) != nil ? computed : someConstant(type)
    computedKeys[place] = result
    return result
  }

  /// `environment[Store.self]` of all values of a view's environment (F3).
  func tracedObject(_ type: TypeID, inEnvironmentOf frame: Frame) -> ValueID {
    let value = opaque(project.types.intern(.optional(type)))
    guard let receiver = frame.receiver,
      let owner = self.nominal(of: receiver),
      project.isInstalled(owner)
    else { return value }
    return tracedObject(value, type, of: owner)
  }

  /// Whether code writes a value of the environment in one place alone. O(expressions of the files that name it), once.
  func isWrittenOnce(_ key: Name) -> Bool { writeCount(of: key) == 1 }

  /// In how many places code writes a value of the environment.
  private func writeCount(of key: Name) -> Int {
    if let known = keyWriteCounts[key] { return known }
    var count = 0
    for index in project.files(naming: key) where !project.files[index].isTest {
      let file = project.files[index]
      for expression in file.facts.expressions {
        guard case .call(let callee, let arguments) = expression.kind,
          writesKeys(callee, file),
          let first = file.facts[arguments].first,
          case .keyPath(_, let parts, _) = file.facts[first.value].kind,
          file.facts[parts].contains(where: { file.name($0) == key })
        else { continue }
        count += 1
      }
    }
    keyWriteCounts[key] = count
    return count
  }

  /// `view.environment`, or a modifier of the view itself by its name.
  private func writesKeys(_ callee: ExpressionID, _ file: ProjectFile) -> Bool {
    switch file.facts[callee].kind {
    case .member: true
    case .name(let name, _): modifierEntries[file.name(name)]?.effect.writes ?? false
    default: false
    }
  }

  /// What a presence assumes of values of the environment.
  func valuePart(of id: PresenceID) -> PresenceID {
    guard !environmentTraces.isEmpty, id != .always else { return .always }
    var presence = project.presences[.always]
    presence.literals = project.presences[id].literals.filter {
      if case .value = environmentTraces[$0.name]?.subject { true } else { false }
    }
    return presence.literals.isEmpty ? .always : project.presences.intern(presence)
  }

  /// A presence without what it assumes of environments: several places of one type may have different ones.
  func inAnyEnvironment(_ id: PresenceID) -> PresenceID {
    guard !environmentTraces.isEmpty, id != .always else { return id }
    var presence = project.presences[id]
    let count = presence.literals.count
    presence.literals.removeAll { environmentTraces[$0.name] != nil }
    return presence.literals.count == count ? id : project.presences.intern(presence)
  }

  // MARK: Values of environments that are asked in other ways

  /// Whether a condition asks for a value of the environment (A10), or for an object that may be there (A9), in a way that says
  /// nothing of it: each environment decides it, but none is told by it.
  func leavesEnvironmentOpen(
    _ id: ExpressionID, _ frame: Frame, _ own: Assumptions
  ) -> Bool {
    guard !environmentTraces.isEmpty else { return false }
    if asksEnvironment(id, frame) {
      return valuePart(of: own.holds) == .always && valuePart(of: own.fails) == .always
    }
    guard asksObject(id, frame) else { return false }
    return inAnyEnvironment(own.holds) == own.holds && inAnyEnvironment(own.fails) == own.fails
  }

  /// Whether an expression names an object that may be in the environment, or not.
  private func asksObject(_ id: ExpressionID, _ frame: Frame) -> Bool {
    namesAsked(by: id, frame).contains { optionalObject($0, frame) != nil }
  }

  private func optionalObject(_ id: ExpressionID, _ frame: Frame) -> Trace? {
    let value = evaluate(id, frame)
    guard let trace = trace(of: value), case .object = environmentTraces[trace.name]?.subject,
      isOptional(type(of: value))
    else { return nil }
    return trace
  }

  /// What a condition says of the object that it asks for: where it cannot hold without the object, the object is there where
  /// it holds. Nil where that is not told.
  func assumptionsWithoutObject(_ id: ExpressionID, _ frame: Frame) -> Assumptions? {
    var asked: [Name: Trace] = [:]
    for name in namesAsked(by: id, frame) {
      guard let trace = optionalObject(name, frame) else { continue }
      guard case .name(let local, _) = frame.file.facts[name].kind else { return nil }
      asked[frame.file.name(local)] = trace
    }
    guard asked.count == 1, let (name, trace) = asked.first else { return nil }
    let count = frame.locals.count
    frame.bind(name, .none)
    defer { frame.locals.removeLast(frame.locals.count - count) }
    switch decide(evaluate(id, frame)) {
    case .no: return Assumptions(holds: trace.holds)
    case .yes: return Assumptions(fails: trace.holds)
    case .either, .undecided: return nil
    }
  }

  /// Whether an expression names a value of the environment by which views decide.
  func asksEnvironment(_ id: ExpressionID, _ frame: Frame) -> Bool {
    guard !environmentTraces.isEmpty else { return false }
    return namesAsked(by: id, frame).contains { isOfEnvironment(evaluate($0, frame)) }
  }

  /// The names in a condition that may mean a value of the environment.
  private func namesAsked(by id: ExpressionID, _ frame: Frame) -> [ExpressionID] {
    let site = Site(file: frame.fileIndex, id)
    if let known = askedNames[site] { return known }
    var reader = NameUseReader(facts: frame.file.facts)
    reader.expression(id)
    let names = reader.uses.compactMap { use in
      switch use.base {
      case .bare, .ownSelf, .other(_, isLocal: false): use.site
      case .implicit, .keyPath, .other: nil
      }
    }
    askedNames[site] = names
    return names
  }

  private func isObject(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .nominal(let id, _): [.classType, .actor, .protocolType].contains(project.kind(of: id))
    case .existential: true
    default: false
    }
  }

  private func isOfEnvironment(_ id: ValueID) -> Bool {
    switch store[id] {
    case .traced(_, let trace):
      // What an object says of itself changes, whatever environment it comes from.
      if isObject(unwrappedType(of: id)) { return false }
      if case .value = environmentTraces[trace.name]?.subject { return true }
      return valuePart(of: trace.holds) != .always || valuePart(of: trace.fails) != .always
    case .built(let inner, _), .typed(let inner, _), .exact(let inner), .open(let inner, _),
      .binding(let inner),
      .seen(let inner, _):
      return isOfEnvironment(inner)
    case .union(let alternatives):
      return alternatives.contains {
        valuePart(of: $0.presence) != .always || isOfEnvironment($0.value)
      }
    case .tuple(_, let values): return values.contains(where: isOfEnvironment)
    default: return false
    }
  }
}
