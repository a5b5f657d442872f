// Closures that hold themselves. A screen that leads to screens like itself, and hands on a closure that names what it
// was handed, would be another one with each step: its values have no end. What such a closure has captured of itself
// some steps ago is left out: of an action nobody sees it, and views behind it are undecided.

/// Whether a value holds a closure.
struct HeldClosure: FastHashable {
  var value: ValueID
  var closure: ClosureKey

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(value)
    mixer.add(closure)
  }
}

/// A value in which a closure may stand so many times.
struct TrimmedValue: FastHashable {
  var value: HeldClosure
  var limit: Int

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(value)
    mixer.add(UInt64(limit))
  }
}

extension Evaluator {
  /// How often a closure that builds views may hold itself: as often as somebody might write it in one chain
  /// (`view.if(a) { … }.if(b) { … }`), and in a view of which there are many values already, a few times.
  private static let nestingLimit = 16
  private static let crowdedNestingLimit = 2
  /// How many actions stand within each other in what any view is handed.
  private static let actionDepth = 2
  /// How much a list holds in a view of which there are so many values already.
  private static let listedElements = 16
  private static let listingCrowd = 32
  /// From how many values on a type is handed no more.
  private static let crowd = 128

  /// A closure where it is written.
  func closure(_ id: ClosureID, _ frame: Frame, expected: TypeID) -> ValueID {
    let key = ClosureKey(file: UInt32(truncatingIfNeeded: frame.fileIndex), closure: id)
    let value = closure(key, frame, expected: expected)
    if keptClosures != nil { noteClosure(key, value, frame) }
    return value
  }

  private func closure(_ key: ClosureKey, _ frame: Frame, expected: TypeID) -> ValueID {
    let id = key.closure
    let captured = captures(of: id, frame)
    guard holds(key, captured) else {
      return store.intern(.closure(file: key.file, id, captured))
    }
    let limit =
      isAction(expected)
      ? 0 : isCrowded(frame.receiver) ? Self.crowdedNestingLimit - 1 : Self.nestingLimit - 1
    return store.intern(.closure(file: key.file, id, trimmed(captured, of: key, to: limit)))
  }

  /// What an instance keeps of an action that names actions that name others. Screens that each wrap the action they are
  /// handed, and lead to each other, would be as many values as there are ways through them: of a type with many values already
  /// it is one that is not known.
  /// A list that grows with each view within the next is one that is not told.
  func bounded(_ field: FieldValue, of id: NominalID, _ own: ValueID) -> FieldValue {
    if instanceCounts[id, default: 0] >= Self.listingCrowd,
      case .array(let elements) = store[core(field.value)], elements.count > Self.listedElements,
      store.closureDepth(of: field.value) == 0, !holdsView(field.value)
    {
      let declared = declaredType(of: field.name, in: id, own)
      return FieldValue(name: field.name, value: store.intern(.someConstant(declared)))
    }
    guard store.closureDepth(of: field.value) > Self.actionDepth,
      instanceCounts[id, default: 0] >= Self.crowd, case .closure = store[core(field.value)]
    else { return field }
    let declared = declaredType(of: field.name, in: id, own)
    return isAction(declared) ? FieldValue(name: field.name, value: opaque(declared)) : field
  }

  private func isAction(_ type: TypeID) -> Bool {
    guard case .function(_, let result) = project.types[project.types.unwrapped(type)],
      case .tuple([], []) = project.types[result]
    else { return false }
    return true
  }

  private func isCrowded(_ id: ValueID?) -> Bool {
    guard let id, let nominal = self.nominal(of: id) else { return false }
    return instanceCounts[nominal, default: 0] >= Self.crowd
  }

  private func holds(_ key: ClosureKey, _ id: ScopeID) -> Bool {
    let scope = store[id]
    return scope.receiver.map { holds(key, $0) } ?? false
      || scope.locals.contains { holds(key, $0.value) }
  }

  private func holds(_ key: ClosureKey, _ id: ValueID) -> Bool {
    guard store.mayHold(key, id) else { return false }
    let question = HeldClosure(value: id, closure: key)
    if let known = heldClosures[question] { return known }
    let value = store[id]
    var found = false
    if case .closure(key.file, key.closure, _) = value { found = true }
    store.forEachPart(of: value) { if !found { found = holds(key, $0) } }
    heldClosures[question] = found
    return found
  }

  /// What is captured, with a closure in it within itself so many times at most.
  private func trimmed(_ scope: ScopeID, of key: ClosureKey, to limit: Int) -> ScopeID {
    func trim(_ id: ValueID, _ limit: Int) -> ValueID {
      guard holds(key, id) else { return id }
      let question = TrimmedValue(value: HeldClosure(value: id, closure: key), limit: limit)
      if let known = trimmedValues[question] { return known }
      var rest = limit
      let value = store[id]
      if case .closure(key.file, key.closure, _) = value {
        if limit == 0 { return opaque(type(of: id)) }
        rest -= 1
      }
      let result = store.intern(store.replacingParts(of: value) { trim($0, rest) })
      trimmedValues[question] = result
      return result
    }
    return store.replacingParts(of: scope) { trim($0, limit) }
  }
}
