// Patterns: whether a value is what one asks for, and what the names in it then stand for.

extension Evaluator {
  /// Matches a value against a pattern and binds the pattern's names.
  func match(_ id: PatternID, _ value: ValueID, _ frame: Frame) -> Decision {
    let facts = frame.file.facts
    switch facts[id].kind {
    case .wildcard: return .yes
    case .identifier(let name):
      frame.bind(frame.file.name(name), value)
      return .yes
    case .tuple(let elements): return matchTuple(elements, value, frame)
    case .enumCase(_, let name, let elements):
      return matchCase(frame.file.name(name), elements, value, frame)
    case .optional(let inner):
      let held = presence(of: value)
      let decision = match(inner, unwrapped(value), frame)
      return both(held, decision)
    case .check(let type): return isOf(value, resolve(type, in: frame))
    case .cast(let inner, let type):
      let declared = resolve(type, in: frame)
      _ = match(inner, declared == .unknown ? .unknown : opaque(declared), frame)
      return isOf(value, declared)
    case .expression(let expression):
      return matchExpression(expression, value, frame)
    }
  }

  private func matchTuple(
    _ elements: PatternElementList, _ value: ValueID, _ frame: Frame
  ) -> Decision {
    let patterns = frame.file.facts[elements]
    var values: [ValueID] = []
    switch store[core(value)] {
    case .tuple(_, let known): values = known
    case .opaque(let type):
      if case .tuple(_, let types) = project.types[type] { values = types.map { opaque($0) } }
    // What is bound is some of the tuples that it may be.
    case .union(let alternatives):
      let tuples = alternatives.compactMap { alternative -> [ValueID]? in
        guard case .tuple(_, let parts) = store[core(alternative.value)],
          parts.count == patterns.count
        else { return nil }
        return parts
      }
      let isWhole = tuples.count == alternatives.count { core($0.value) != .none }
      // Of two that are bound each says something about the other.
      let bound = patterns.count {
        if case .wildcard = frame.file.facts[$0.pattern].kind { false } else { true }
      }
      if isWhole, bound == 1 {
        values = (0..<patterns.count).map { index in union(tuples.map { $0[index] }) }
      }
    default: break
    }
    var result = Decision.yes
    for (index, element) in patterns.enumerated() {
      let value = index < values.count ? values[index] : .unknown
      result = both(result, match(element.pattern, value, frame))
    }
    return result
  }

  private func matchCase(
    _ name: Name, _ elements: PatternElementList, _ value: ValueID, _ frame: Frame
  ) -> Decision {
    let subject = core(value)
    // A value that is told no longer says that it is an optional's.
    if name == language.some, isConstant(subject), subject != .none, !isOwnCase(name, value) {
      return both(presence(of: value), matchPayload(elements, [unwrapped(value)], frame))
    }
    if name == language.some, case .union(let alternatives) = store[subject],
      alternatives.contains(where: { core($0.value) == .none }), !isOwnCase(name, value)
    {
      let held = presence(of: value)
      return both(held, matchPayload(elements, [unwrapped(value)], frame))
    }
    switch store[subject] {
    case .enumCase(let type, let actual, let payload):
      guard actual == name else { return isForeign(type) ? .undecided : .no }
      return matchPayload(elements, payload, frame)
    case .union(let alternatives):
      return matchUnion(name, elements, alternatives, frame)
    case .none:
      if name == language.none { return .yes }
      return .no
    case .boolean, .literal, .someConstant: return .undecided
    default: break
    }
    if name == language.some, !isOwnCase(name, value) {
      let decision = matchPayload(elements, [unwrapped(value)], frame)
      return both(presence(of: value), decision)
    }
    if name == language.none, unwrappedType(of: value) != type(of: value) {
      return .either
    }
    _ = matchPayload(elements, payloadTypes(name, of: type(of: value)), frame)
    return runtimeDecision(name, value)
  }

  /// Whether a value that is no optional has a case of that name.
  private func isOwnCase(_ name: Name, _ value: ValueID) -> Bool {
    isCase(name, of: type(of: value))
  }

  /// Whether a run-time value of an enumeration may be a case.
  func runtimeDecision(_ name: Name, _ value: ValueID) -> Decision {
    guard let id = nominal(ofWrapped: value),
      project.kind(of: id) == .enumeration, project[id].declares(name)
    else { return .either }
    return presentedCases.mayBe(name, of: project[id]) ? .either : .undecided
  }

  private func matchUnion(
    _ name: Name, _ elements: PatternElementList, _ alternatives: [Alternative], _ frame: Frame
  ) -> Decision {
    var payloads: [[ValueID]] = []
    var (hasOther, isUntold) = (false, false)
    for alternative in alternatives {
      switch store[core(alternative.value)] {
      case .enumCase(let type, let actual, let payload):
        if actual == name {
          payloads.append(payload)
        } else {
          hasOther = true
          isUntold = isUntold || isForeign(type)
        }
      case .none: hasOther = true
      default:
        hasOther = true
        payloads.append(payloadTypes(name, of: type(of: alternative.value)))
      }
    }
    guard let first = payloads.first else { return isUntold ? .undecided : .no }
    let joined = first.indices.map { index in
      union(payloads.compactMap { index < $0.count ? $0[index] : nil })
    }
    let decision = matchPayload(elements, joined, frame)
    // Constants decide which of them it is.
    if hasOther, isDoubted(alternatives) { return both(.undecided, decision) }
    return hasOther ? both(.either, decision) : decision
  }

  private func matchPayload(
    _ elements: PatternElementList, _ payload: [ValueID], _ frame: Frame
  ) -> Decision {
    let patterns = frame.file.facts[elements]
    var result = Decision.yes
    if patterns.count == 1, payload.count > 1, let only = patterns.first {
      let tuple = store.intern(
        .tuple([Name](repeating: .none, count: payload.count), payload))
      return match(only.pattern, tuple, frame)
    }
    for (index, element) in patterns.enumerated() {
      let value = index < payload.count ? payload[index] : .unknown
      result = both(result, match(element.pattern, value, frame))
    }
    return result
  }

  /// Run-time values of the payload of a case.
  func payloadTypes(_ name: Name, of type: TypeID) -> [ValueID] {
    let type = project.types.unwrapped(type)
    if let held = payloadType(name, ofOutside: type) { return [opaque(held)] }
    guard let nominal = project.types.nominal(type) else { return [] }
    for member in project[nominal].members(named: name) {
      guard case .enumCase(let function, _) = project.declaration(member.reference).kind else {
        continue
      }
      let own = frame(for: member.reference, receiver: opaque(type))
      return own.file.facts[own.file.facts[function].parameters].map { parameter in
        parameter.type.map { opaque(resolve($0, in: own)) } ?? .unknown
      }
    }
    return []
  }

  /// The type that a case of the standard library's `Result` holds; nil for other types.
  private func payloadType(_ name: Name, ofOutside type: TypeID) -> TypeID? {
    guard case .external(let outer, let arguments) = project.types[type],
      let index = StandardTypes.casePayloads[project.names[outer]]?[project.names[name]],
      index < arguments.count
    else { return nil }
    return arguments[index]
  }
}
