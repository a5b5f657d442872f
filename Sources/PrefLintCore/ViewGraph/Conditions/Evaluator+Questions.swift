// What conditions ask of run-time values, so that two of them on one path can be compared: whether both can hold, cannot,
// or whether the sources do not tell. Each question is a literal of a presence; a path that needs answers which may
// contradict each other proves nothing.

/// What a literal of a presence says of run-time values.
struct Question {
  enum Kind: Hashable {
    /// It is true, or holds something.
    case holds
    /// It is a case of its enumeration, or equals a constant.
    case equals(Name)
    /// It is compared with a number; whether it is a whole number itself, if that is known.
    case compared(String, Double, isWhole: Bool?)
    /// Another question that can be asked again: `isEmpty`, `contains(.cart)`.
    case asked(Name)
    /// A question of which only the place is known.
    case open
    /// One of several presences holds.
    case either([PresenceID])
  }

  /// The literal's name without its answer.
  var name: Name
  /// The selection of whose cases it is one, if it says no more of them.
  var selection: Name?
  /// The value that is asked; none if there may be several.
  var trace: Name
  /// The property that owns the object whose member it is, if one does.
  var object: Name?
  /// All values that the answer may depend on.
  var sources: Set<Name>
  var kind: Kind
  /// The answer, if the literal's name tells it: of a value that may differ along a path, both answers may be true.
  var answer: Bool?
}

/// The answers that two literals stand for, in any order.
struct AnswerPair: Hashable {
  private let first, second: Answer

  init(_ one: Answer, _ other: Answer) {
    (first, second) = one.question < other.question ? (one, other) : (other, one)
  }
}

/// An answer to a question about a run-time value.
struct Answer: Hashable {
  var question: Name
  var isSet: Bool
}

extension Evaluator {
  /// Where a value that has one value along a path answers a question, and where not.
  func assumptions(
    _ trace: Name, _ kind: Question.Kind, _ suffix: String, and others: Set<Name> = [],
    isVarying: Bool = false
  ) -> Assumptions {
    let isVarying = isVarying || repeatedConditions.isVarying(trace)
    let name = project.names.intern("\(project.names[trace])\(suffix)")
    func literal(_ holds: Bool) -> PresenceID {
      let own =
        isVarying ? project.names.intern("\(project.names[name])\(holds ? "+" : "-")") : name
      if questions[own] == nil {
        questions[own] = Question(
          name: name, trace: trace, object: repeatedConditions.objects[trace],
          sources: related(to: trace).union(others), kind: kind, answer: isVarying ? holds : nil)
      } else if !others.isEmpty {
        questions[own]?.sources.formUnion(others)
      }
      return project.presences.assuming(own, isVarying || holds)
    }
    return Assumptions(holds: literal(true), fails: literal(false))
  }

  /// An answer to what a view asks of a value of the environment that its writer knows, and the sources do not.
  func environmentAnswer(_ key: Name, _ isCase: Name?, _ isSet: Bool) -> PresenceID {
    let trace = project.names.intern("\\\(project.names[key])")
    let own = assumptions(
      trace, isCase.map { .equals($0) } ?? .holds, isCase.map { "==\(project.names[$0])" } ?? "",
      isVarying: true)
    return isSet ? own.holds : own.fails
  }

  func related(to trace: Name) -> Set<Name> {
    var found: Set<Name> = [trace]
    var waiting = [trace]
    while let next = waiting.popLast() {
      for other in repeatedConditions.sources[next] ?? [] where found.insert(other).inserted {
        waiting.append(other)
      }
    }
    return found
  }

  /// A condition that depends on traced values, or on objects, in a way that is not understood.
  func openAssumptions(
    _ id: ExpressionID, _ frame: Frame, as role: AskedRole = .asked, part: Int? = nil
  ) -> Assumptions {
    guard tracesValues || asksObjects || !repeatedConditions.asked.globals.isEmpty else {
      return .nothing
    }
    let sources = origins(of: id, frame, as: role)
    guard !sources.isEmpty else { return .nothing }
    tracesValues = true
    let place = "?\(frame.fileIndex).\(id.rawValue)\(part.map { "#\($0)" } ?? "")"
    let selection = part.map { _ in
      project.names.intern("?\(frame.fileIndex).\(id.rawValue)")
    }
    func literal(_ holds: Bool) -> PresenceID {
      let name = project.names.intern(place + (holds ? "+" : "-"))
      questions[name] = Question(
        name: project.names.intern(place), selection: selection, trace: .none, sources: sources,
        kind: .open, answer: holds)
      return project.presences.assuming(name, true)
    }
    return Assumptions(holds: literal(true), fails: literal(false))
  }

  /// `selected == item.id`: equal to what has a name, which may name other values elsewhere.
  func comparedValue(_ trace: Trace, _ other: ExpressionID, _ frame: Frame) -> Assumptions {
    guard environmentTraces[trace.name] == nil else { return .nothing }
    var text = ""
    var head = other
    while case .member(let base, let name, _) = frame.file.facts[head].kind {
      text = ".\(frame.file.facts[name])\(text)"
      head = base
    }
    guard case .name(let name, _) = frame.file.facts[head].kind else { return .nothing }
    text = "==\(frame.file.facts[name])\(text)"
    return assumptions(
      trace.name, .equals(project.names.intern(text)), text, and: origins(of: other, frame),
      isVarying: true)
  }

  // MARK: What is traced

  /// Whether a value is traced, or one of several that conditions on traced values tell apart.
  func isDecidedByTraces(_ value: ValueID) -> Bool {
    trace(of: value) != nil || isDecidedByConditions(value)
  }

  /// Whether a condition is made of names, members and constants, whose values tell whether it depends on a traced one: what
  /// it asks of others it asks of none.
  ///
  /// - Parameter chainsPass: whether `user?.isPremium` and `user!.isPremium` are such members: their values do not tell.
  func isPlain(_ id: ExpressionID, _ frame: Frame, chainsPass: Bool = true) -> Bool {
    switch frame.file.facts[id].kind {
    case .name, .implicitMember, .none, .boolean, .number: true
    case .string(_, let parts): parts.isEmpty
    case .member(let operand, _, _), .prefix(_, let operand):
      isPlain(operand, frame, chainsPass: chainsPass)
    case .optionalChain(let operand), .forceUnwrap(let operand):
      chainsPass && isPlain(operand, frame)
    case .binary(let name, let left, let right):
      ([language.and, language.or, language.equal, language.notEqual].contains(
        frame.file.name(name))
        || Self.comparisons.contains(project.names[frame.file.name(name)]))
        && isPlain(left, frame, chainsPass: chainsPass)
        && isPlain(right, frame, chainsPass: chainsPass)
    default: false
    }
  }

  private func isQuestion(_ id: ExpressionID, _ frame: Frame) -> Bool {
    guard case .call(let callee, _) = frame.file.facts[id].kind,
      case .member(_, let name, _) = frame.file.facts[callee].kind
    else { return false }
    return frame.file.name(name) == language.contains
  }

  /// The answer of a call by which branches that write objects are decided, also where it is handed on.
  func tracedCall(_ value: ValueID, _ id: ExpressionID, _ frame: Frame) -> ValueID {
    guard tracesValues || !repeatedConditions.calls.isEmpty || asksObjects else { return value }
    let own: Assumptions?
    switch store[value] {
    case .opaque(boolType):
      own =
        callAssumptions(id, frame) ?? flagCallAssumptions(id, frame) ?? objectAssumptions(id, frame)
    case .externalMember: own = callAssumptions(id, frame) ?? flagCallAssumptions(id, frame)
    // What a collection says of its elements.
    case .empty where isQuestion(id, frame):
      own = callAssumptions(id, frame) ?? objectAssumptions(id, frame)
    default: return value
    }
    guard let own else { return value }
    tracesValues = true
    let value = value == .empty ? opaque(boolType) : value
    return store.intern(.traced(value, Trace(name: .none, holds: own.holds, fails: own.fails)))
  }

  /// Where what is asked of objects and values by which branches are decided is true.
  private func objectAssumptions(_ id: ExpressionID, _ frame: Frame) -> Assumptions? {
    guard asksObjects || tracesValues else { return nil }
    let own = openAssumptions(id, frame)
    return own.isNothing ? nil : own
  }

  /// Whether a value has a type, as a condition.
  func tracedCheck(_ value: ValueID, _ id: ExpressionID, _ frame: Frame) -> ValueID {
    guard case .opaque(boolType) = store[value], let own = objectAssumptions(id, frame) else {
      return value
    }
    return store.intern(.traced(value, Trace(name: .none, holds: own.holds, fails: own.fails)))
  }

  /// Whether conditions that are known tell which of several values it is.
  func isDecidedByConditions(_ value: ValueID) -> Bool {
    guard tracesValues, case .union(let alternatives) = store[core(value)] else { return false }
    return alternatives.contains { project.presences.split($0.presence).assumed != .always }
  }

  /// The name of an environment value by which branches elsewhere are decided, as this property reads it.
  func environmentKey(of member: Member, _ property: Name, _ owner: NominalID) -> Name? {
    guard !repeatedConditions.environmentKeys.isEmpty,
      case .keyPathValue(let path, language.environmentValues) = wrapper(of: member.reference),
      case .keyPath(_, let components, _) = project.files[member.reference.fileIndex].facts[path]
        .kind
    else { return nil }
    let file = project.files[member.reference.fileIndex]
    guard let first = file.facts[components].first,
      let value = repeatedConditions.environmentKeys[file.name(first)]
    else { return nil }
    return repeatedConditions.share(
      value, as: "\(owner.rawValue)#\(project.names[property])\(project.names[value])")
  }

  // MARK: Members of objects

  /// A member of an object that a view owns is another value than the same member of another's.
  func memberKey(_ key: Name, _ property: Name, of base: ValueID) -> Name {
    guard repeatedConditions.isVarying(key), let trace = trace(of: base),
      repeatedConditions.owners.contains(trace.name)
    else { return key }
    return repeatedConditions.share(
      key, as: "\(project.names[trace.name]).\(project.names[property])", of: trace.name)
  }

  /// A property that owns an object whose members decide branches that write objects.
  func tracedOwner(_ value: ValueID, _ member: Member) -> ValueID? {
    let held = self.type(of: value)
    guard !repeatedConditions.objectTypes.isEmpty, let owner = member.owner,
      let type = project.types.nominal(project.types.unwrapped(held)),
      repeatedConditions.objectTypes.contains(type), trace(of: value) == nil,
      isStateObject(member.reference) || isConstantObject(member, owner, held)
    else { return nil }
    let property = project.name(of: member.reference)
    var name = project.names.intern("@\(owner.rawValue).\(project.names[property])")
    if isOptional(held) {
      guard let key = repeatedConditions.key(of: property, in: owner),
        makesItsObjects(member, project[type].name)
      else { return nil }
      name = key
    }
    repeatedConditions.owners.insert(name)
    return traced(value, as: name)
  }

  /// Whether an optional property only ever holds objects that are made for it.
  ///
  /// - Complexity: linear in the expressions of the files that name the property.
  private func makesItsObjects(_ member: Member, _ type: Name) -> Bool {
    if let known = ownObjects[member.reference] { return known }
    let name = project.name(of: member.reference)
    let text = project.names[name]
    func isMade(_ id: ExpressionID, _ file: ProjectFile) -> Bool {
      switch file.facts[id].kind {
      case .none: return true
      case .call(let callee, _):
        guard case .name(let called, _) = file.facts[callee].kind else { return false }
        return file.name(called) == type
      default: return false
      }
    }
    let modifiers = project.declaration(member.reference).modifiers
    var result =
      modifiers.contains(.isPrivate)
      && ["$", "_"].allSatisfy { prefix in
        project.names.find(prefix + text).map { project.files(naming: $0).isEmpty } ?? true
      }
    if case .variable(let id) = project.declaration(member.reference).kind,
      let initial = project.files[member.reference.fileIndex].facts[id].initializer
    {
      result = result && isMade(initial, project.files[member.reference.fileIndex])
    }
    for index in result ? project.files(naming: name) : [] where result {
      let file = project.files[index]
      for expression in file.facts.expressions {
        guard case .assignment(let target, let value) = expression.kind else { continue }
        switch file.facts[target].kind {
        case .name(let local, _), .member(_, let local, _):
          if file.name(local) == name, !isMade(value, file) { result = false }
        default: continue
        }
      }
    }
    ownObjects[member.reference] = result
    return result
  }

  /// Whether a view is made with an object and keeps it. Where views of the type stand within each other, each has its own.
  private func isConstantObject(_ member: Member, _ owner: NominalID, _ held: TypeID) -> Bool {
    guard let nested = comparedNestedTypes, !nested.contains(owner), !isOptional(held),
      project.kind(of: owner) == .structure, project.isInstalled(owner)
    else { return false }
    let facts = project.files[member.reference.fileIndex].facts
    guard case .variable(let id) = facts[member.reference.id].kind else { return false }
    return facts[id].isLet && facts.getter(of: facts[id]) == nil
  }

  private func isStateObject(_ reference: DeclarationReference) -> Bool {
    let facts = project.files[reference.fileIndex].facts
    // `Session.shared` is everybody's.
    if case .variable(let id) = facts[reference.id].kind, let initial = facts[id].initializer,
      case .member = facts[initial].kind
    {
      return false
    }
    return facts[facts[reference.id].attributes].contains {
      StandardTypes.owningWrappers.contains(facts[$0.name])
    }
  }

  /// What a value from outside says of a traced one: `items.isEmpty`, `text.count`.
  func tracedMember(_ value: ValueID, _ name: Name, of base: ValueID) -> ValueID {
    guard tracesValues, let trace = trace(of: base), trace.name != .none,
      environmentTraces[trace.name] == nil, self.trace(of: value) == nil
    else { return value }
    switch store[value] {
    case .opaque, .externalMember: break
    default: return value
    }
    let suffix = ".\(project.names[name])"
    let own = assumptions(
      trace.name, .asked(project.names.intern(suffix)), suffix, and: objectSources(of: base, .base))
    return store.intern(
      .traced(value, Trace(name: .none, holds: own.holds, fails: own.fails)))
  }

  /// `features.contains(.cart)`: a question with constants, which can be asked again.
  func callAssumptions(_ id: ExpressionID, _ frame: Frame) -> Assumptions? {
    guard tracesValues, case .call(let callee, let arguments) = frame.file.facts[id].kind,
      case .member(let base, let name, _) = frame.file.facts[callee].kind,
      !StandardTypes.freshMembers.contains(frame.file.facts[name])
    else { return nil }
    switch frame.file.facts[base].kind {
    case .name, .member: break
    default: return nil
    }
    let asked = evaluate(base, frame)
    guard let trace = trace(of: asked), trace.name != .none, environmentTraces[trace.name] == nil
    else { return nil }
    var text = ".\(frame.file.facts[name])("
    for argument in frame.file.facts[arguments] {
      guard let constant = DecidingNames.constant(argument.value, frame.file) else { return nil }
      text += "\(frame.file.facts[argument.label]):\(constant),"
    }
    return assumptions(
      trace.name, .asked(project.names.intern(text)), text, and: objectSources(of: asked, .whole))
  }

  /// `isEnabled(.cart)`: what a global or static function answers, which is the same each time, or not.
  func flagCallAssumptions(_ id: ExpressionID, _ frame: Frame) -> Assumptions? {
    guard !repeatedConditions.calls.isEmpty, case .call(let callee, _) = frame.file.facts[id].kind,
      let text = DecidingNames.call(id, frame.file),
      let name = project.names.find(text), repeatedConditions.calls.contains(name)
    else { return nil }
    var head = callee
    while case .member(let base, _, _) = frame.file.facts[head].kind { head = base }
    guard case .name(let local, _) = frame.file.facts[head].kind,
      frame.local(frame.file.name(local)) == nil
    else { return nil }
    // What a method answers depends on its object.
    let others = head == callee ? [] : origins(of: id, frame)
    return assumptions(name, .holds, "", and: others)
  }

  /// Where a collection from which views are built holds something.
  func filledPresence(_ data: ValueID) -> PresenceID {
    guard tracesValues else { return .always }
    if let trace = trace(of: data) {
      guard trace.name != .none, environmentTraces[trace.name] == nil else { return .always }
      return assumptions(trace.name, .asked(project.names.intern(".isEmpty")), ".isEmpty").fails
    }
    guard case .union(let alternatives) = store[core(data)], alternatives.allSatisfy(\.isDecided)
    else { return .always }
    let filled = alternatives.filter { exactElements(of: $0.value)?.isEmpty != true }
    return filled.count == alternatives.count ? .always : either(filled.map(\.presence))
  }
}
