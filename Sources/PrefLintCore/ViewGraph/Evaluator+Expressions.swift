// Expressions. Postfix chains are walked from their head outwards in a loop, however long they are.

extension Evaluator {
  /// What an expression is worth.
  func evaluate(_ id: ExpressionID, _ frame: Frame, expected: TypeID = .unknown) -> ValueID {
    guard mayBeAskedAgain(id, frame), let key = recentKey(id, frame, expected) else {
      return evaluateAnew(id, frame, expected: expected)
    }
    if let known = recentValues.value(key, isAsking: isAsking) {
      placeUse.formUnion(known.use)
      return known.value
    }
    let around = placeUse
    placeUse = .none
    let value = evaluateAnew(id, frame, expected: expected)
    recentValues.keep(KnownResult(value: value, use: placeUse), key, isAsked: isAsking)
    placeUse.formUnion(around)
    return value
  }

  /// Whether an expression is one of those of which conditions are made. Literals are told at once, closures are made anew
  /// for what they capture, and assignments do something.
  private func mayBeAskedAgain(_ id: ExpressionID, _ frame: Frame) -> Bool {
    switch frame.file.facts[id].kind {
    case .name, .member, .call, .subscripted, .optionalChain, .forceUnwrap, .prefix, .cast,
      .ternary, .optionalTry:
      true
    case .binary(let name, _, _): !frame.file.facts.assigns(name)
    default: false
    }
  }

  private func evaluateAnew(
    _ id: ExpressionID, _ frame: Frame, expected: TypeID
  ) -> ValueID {
    budget -= 1
    if budget <= 0 {
      isCutShort = true
      placeUse = .all
      return .unknown
    }
    if depth > Self.depthLimit {
      placeUse = .all
      return .unknown
    }
    depth += 1
    defer { depth -= 1 }
    // One stack for all chains: an array for each would be made at every step.
    let mark = spine.count
    defer { while spine.count > mark { spine.removeLast() } }
    var head = id
    walk: while true {
      switch frame.file.facts[head].kind {
      case .call(let callee, _):
        guard case .member(let base, _, _) = frame.file.facts[callee].kind else { break walk }
        spine.append(head)
        head = base
      case .member(let base, _, _), .subscripted(let base, _), .optionalChain(let base),
        .forceUnwrap(let base), .configured(let base, _):
        spine.append(head)
        head = base
      default: break walk
      }
    }
    let hasSpine = spine.count > mark
    let asked = hasSpine ? listType(head, askedBy: spine[spine.count - 1], frame) : nil
    if hasSpine, let known = knownMember(id, frame) { return known }
    if !hasSpine, expected != .unknown, let made = literalView(head, frame, expected) {
      return made
    }
    let wanted = hasSpine && isApart(head, expected, frame.file.facts) ? .unknown : expected
    var value = evaluateHead(head, frame, expected: asked ?? wanted)
    var wasOptional = isOptionalCall(head, frame)
    for position in (mark..<spine.count).reversed() {
      let node = spine[position]
      if case .optionalChain = frame.file.facts[node].kind, isRuntimeOptional(value) {
        wasOptional = true
      }
      let changes =
        (frame.hasVariables || frame.fields != nil) && isMutatingCall(node, of: value, frame)
      let object = value
      if changes { leftInSelf = nil }
      if position == spine.count - 1 { value = made(value, head, frame) }
      operandDepth += wasOptional ? 1 : 0
      value =
        assigned(node, frame)
        ?? apply(node, to: value, frame, expected: node == id ? expected : .unknown)
      operandDepth -= wasOptional ? 1 : 0
      if position == spine.count - 1 { value = saidByMade(value, node, of: head, object, frame) }
      if changes, takeChange(of: node, frame) { continue }
      if changes {
        doubt(holderOf: changedValue(of: node, head, frame), frame)
        doubt(changed: head, frame)
      }
    }
    if case .call = frame.file.facts[id].kind, value == opaque(boolType),
      isOfConstantsAlone(id, frame)
    {
      return someConstant()
    }
    return wasOptional ? optional(value) : value
  }

  /// Whether the head of a chain calls a function, which says nothing of the view that the chain makes: `resolve(Cart.self).given { … }`.
  private func isApart(_ head: ExpressionID, _ expected: TypeID, _ facts: FileFacts) -> Bool {
    guard case .call(let callee, _) = facts[head].kind, case .name = facts[callee].kind else {
      return false
    }
    return isViewLike(expected)
  }

  /// Takes over what a method has left in the value that it was called on; false where that is not told.
  private func takeChange(of node: ExpressionID, _ frame: Frame) -> Bool {
    defer { leftInSelf = nil }
    guard let left = leftInSelf, !isAsking, frame.loopDepth == 0,
      case .call(let callee, _) = frame.file.facts[node].kind,
      case .member(let base, _, _) = frame.file.facts[callee].kind,
      let place = place(base, frame), let old = content(of: place, frame),
      isChangeable(place, frame), type(of: old) == type(of: left)
    else { return false }
    replace(left, at: place, frame)
    return true
  }

  /// `action?(3)`
  private func isOptionalCall(_ id: ExpressionID, _ frame: Frame) -> Bool {
    guard case .call(let callee, _) = frame.file.facts[id].kind,
      case .optionalChain(let function) = frame.file.facts[callee].kind
    else { return false }
    return isRuntimeOptional(evaluate(function, frame))
  }

  private func isMutatingCall(_ node: ExpressionID, of base: ValueID, _ frame: Frame) -> Bool {
    let method: LocalName
    switch frame.file.facts[node].kind {
    case .call(let callee, _):
      guard case .member(_, let called, _) = frame.file.facts[callee].kind else { return false }
      method = called
    case .member(_, let property, _): return isMutatingGetter(frame.file.name(property), of: base)
    case .subscripted: return isMutatingGetter(language.subscripted, of: base)
    default: return false
    }
    let name = frame.file.name(method)
    switch store[core(base)] {
    case .array, .dictionary:
      if followedChange == Site(file: frame.fileIndex, node) { return false }
      return changesCollection(name) || isMutating(name, of: base)
    case .union(let alternatives)
    where alternatives.contains { collectionContent($0.value) != nil }:
      if followedChange == Site(file: frame.fileIndex, node) { return false }
      return changesCollection(name) || isMutating(name, of: base)
    case .opaque where isCollection(base, type(of: base)) && changesCollection(name): return true
    default: return isMutating(name, of: base)
    }
  }

  private func isRuntimeOptional(_ id: ValueID) -> Bool {
    if case .optional = project.types[type(of: id)] { return true }
    return false
  }

  /// A value that may be nil as well.
  func optional(_ id: ValueID) -> ValueID {
    switch store[core(id)] {
    case .opaque(let type):
      if project.types.isOptional(type) { return id }
      return store.intern(.opaque(project.types.intern(.optional(type))))
    case .unknown, .none, .empty: return id
    default: return union([id, .none])
    }
  }

  private func apply(
    _ node: ExpressionID, to base: ValueID, _ frame: Frame, expected: TypeID
  ) -> ValueID {
    let facts = frame.file.facts
    switch facts[node].kind {
    case .call(let callee, let arguments):
      guard case .member(_, let name, let generics) = facts[callee].kind else { return .unknown }
      var value = callMember(
        frame.file.name(name), of: base, generics: facts[generics].map { resolve($0, in: frame) },
        arguments: sources(arguments, frame), site: Site(file: frame.fileIndex, callee), frame,
        expected: expected)
      value = withoutErrors(
        value, calling: frame.file.name(name), of: base,
        at: Site(file: frame.fileIndex, callee), frame)
      let known =
        base == frame.receiver || base == declaredSelf(frame)
        ? seen(value, asResultOf: callee, frame) : value
      return tracedCall(seen(known, askedAs: callee, frame), node, frame)
    case .member(_, let name, let generics):
      let site = Site(file: frame.fileIndex, node)
      let value = reading(site, as: expected) {
        member(
          frame.file.name(name), of: base, frame, site: site,
          generics: facts[generics].map { resolve($0, in: frame) })
      }
      return seen(value, askedAs: node, frame)
    case .subscripted(_, let arguments): return subscripted(base, arguments, frame)
    case .optionalChain, .forceUnwrap: return unwrapped(base)
    case .configured(_, let clauses): return configured(base, clauses, frame)
    default: return .unknown
    }
  }

  /// `#if` within a chain: each clause goes on from the base, and without `#else` so does the base.
  private func configured(_ base: ValueID, _ clauses: ConfiguredList, _ frame: Frame) -> ValueID {
    var alternatives: [Alternative] = []
    var covered: [PresenceID] = []
    for clause in frame.file.facts[clauses] {
      let condition = frame.file.presence(clause.condition)
      covered.append(condition)
      let outer = frame.configurationBase
      frame.configurationBase = base
      let value = under(condition) { evaluate(clause.value, frame) }
      frame.configurationBase = outer
      alternatives.append(Alternative(presence: condition, value: value, isDecided: true))
    }
    let remaining = remainder(after: covered)
    if remaining != .never {
      alternatives.append(Alternative(presence: remaining, value: base, isDecided: true))
    }
    return union(alternatives)
  }

  /// Where none of some clauses holds.
  func remainder(after clauses: [PresenceID]) -> PresenceID {
    clauses.reduce(.always) {
      project.presences.and($0, project.presences.complement(of: $1))
    }
  }

  private func evaluateHead(_ id: ExpressionID, _ frame: Frame, expected: TypeID) -> ValueID {
    let facts = frame.file.facts
    switch facts[id].kind {
    case .name(let name, let generics):
      let site = Site(file: frame.fileIndex, id)
      let value = reading(site, as: expected) {
        nameValue(
          frame.file.name(name), frame, site: site,
          generics: facts[generics].map { resolve($0, in: frame) })
      }
      return seen(value, askedAs: id, frame)
    case .call(let callee, let arguments):
      if let known = knownCall(id, callee, frame) { return known }
      return tracedCall(
        seen(
          seen(
            call(callee, arguments, frame, site: Site(file: frame.fileIndex, callee), expected),
            asResultOf: callee, frame), askedAs: callee, frame), id, frame)
    case .implicitMember(let name, _):
      return implicitMember(frame.file.name(name), expected, frame, Site(file: frame.fileIndex, id))
    case .closure(let closure):
      doubt(changedIn: closure, frame)
      return self.closure(closure, frame, expected: expected)
    case .string(let literal, let parts):
      for part in facts[parts] { _ = evaluate(part, frame) }
      let type = project.types.intern(.external(language.string, []))
      return parts.isEmpty ? store.intern(.literal(frame.file.name(literal), type)) : opaque(type)
    case .number(let text):
      return store.intern(.literal(frame.file.name(text), numberType(facts[text], expected)))
    case .boolean(let value): return store.intern(.boolean(value))
    case .none: return .none
    case .array(let elements):
      var element = TypeID.unknown
      switch project.types[project.types.unwrapped(expected)] {
      case .array(let type): element = type
      case .external(_, let arguments) where arguments.count == 1: element = arguments[0]
      case .nominal(let id, _) where isOptionSet(id): element = project.types.unwrapped(expected)
      default: break
      }
      if element == .unknown { element = typeNamed(amongElements: facts[elements], frame) }
      if elements.count == 1, let type = arrayType(facts[elements].first, frame) { return type }
      if elements.count > Self.elementLimit {
        return longArray(facts[elements], frame, element: element)
      }
      let isOfTypes = if case .metatype = project.types[element] { true } else { false }
      let list = written(
        inCommon(
          facts[elements].map {
            let value = evaluate($0, frame, expected: element)
            return isOfTypes ? adapt(value, to: element) : value
          }))
      let wanted = project.types.unwrapped(expected)
      let isOptions = project.types.nominal(wanted).map(isOptionSet) ?? false
      return isOptions ? adapt(list, to: wanted) : list
    case .dictionary(let elements):
      var (key, value) = (TypeID.unknown, TypeID.unknown)
      if case .dictionary(let k, let v) = project.types[project.types.unwrapped(expected)] {
        (key, value) = (k, v)
      }
      let isOfTypes = if case .metatype = project.types[value] { true } else { false }
      let parts = store.intern(
        .dictionary(
          facts[elements].enumerated().map {
            let part = evaluate($0.element, frame, expected: $0.offset % 2 == 0 ? key : value)
            return isOfTypes && $0.offset % 2 == 1 ? adapt(part, to: value) : part
          }))
      return store.intern(.exact(parts))
    case .tuple(let elements): return tuple(elements, frame, expected)
    case .ternary(let condition, let then, let otherwise):
      return ternary(condition, then, otherwise, frame, expected)
    case .binary(let name, let left, let right):
      return binary(frame.file.name(name), left, right, frame, expected, id)
    case .assignment(let target, let value): return assign(value, to: target, frame)
    case .prefix(let name, let operand): return prefix(frame.file.name(name), operand, frame, id)
    case .postfix(let name, let operand):
      return unary(frame.file.name(name), operand, evaluate(operand, frame), frame, id)
    case .cast(let operand, let kind, let type):
      return tracedCheck(cast(operand, kind, type, frame), id, frame)
    case .optionalTry(let operand): return optionalTry(operand, frame, expected)
    case .inOut(let operand):
      let value = evaluate(operand, frame)
      doubt(holderOf: operand, frame)
      doubt(changed: operand, frame)
      return value
    case .type(let type): return store.intern(.metatype(resolve(type, in: frame)))
    case .keyPath(let root, let components, _): return keyPath(root, components, frame, expected)
    case .conditional(let conditional): return conditionalValue(conditional, frame, expected)
    case .selection(let selection): return selectionValue(selection, frame, expected)
    case .doCatch(let blocks, let cases):
      var built: [ValueID] = []
      _ = runDoCatch(
        blocks, cases, Site(file: frame.fileIndex, id), frame, expected, &built)
      return union(built)
    case .macro(let name, let arguments):
      return component(
        frame.file.name(name), sources(arguments, frame), frame, Site(file: frame.fileIndex, id))
    case .configurationBase: return frame.configurationBase ?? .unknown
    case .other(let parts):
      for part in facts[parts] { _ = evaluate(part, frame) }
      return .unknown
    case .member, .subscripted, .optionalChain, .forceUnwrap, .configured: return .unknown
    }
  }

  /// A literal with more elements than anybody writes views: a table of data, of which one element stands for
  /// all. Where that may be a view, or code, nothing is known of the elements.
  private func longArray(
    _ elements: ArraySlice<ExpressionID>, _ frame: Frame, element: TypeID
  ) -> ValueID {
    guard let first = elements.first else { return .unknown }
    let value = evaluate(first, frame, expected: element)
    let type = element == .unknown ? type(of: value) : element
    let isData = type != .unknown && !isViewLike(type) && !isFunctionType(type)
    return isData ? opaque(project.types.intern(.array(type))) : .unknown
  }

  /// `[Element]` before `(` or `.self` is a type.
  private func arrayType(_ element: ExpressionID?, _ frame: Frame) -> ValueID? {
    guard let element else { return nil }
    let value: ValueID
    switch frame.file.facts[element].kind {
    // `[Page.self]` and `[page]` are lists.
    case .member(_, let name, _) where frame.file.name(name) == language.selfValue: return nil
    case .name(let name, _) where project.names.kind(of: frame.file.name(name)) == .plain:
      return nil
    case .name, .member, .type: value = evaluate(element, frame)
    default: return nil
    }
    guard case .metatype(let type) = store[value] else { return written([value]) }
    return store.intern(.metatype(project.types.intern(.array(type))))
  }

  private func tuple(_ elements: ArgumentList, _ frame: Frame, _ expected: TypeID) -> ValueID {
    var (types, labels): ([TypeID], [Name]) = ([], [])
    if case .tuple(let wanted, let elements) = project.types[expected] {
      (types, labels) = (elements, wanted)
    }
    let list = frame.file.facts[elements]
    return store.intern(
      .tuple(
        list.enumerated().map { index, element in
          let label = frame.file.name(element.label)
          return label == .none && index < labels.count ? labels[index] : label
        },
        list.enumerated().map {
          evaluate(
            $0.element.value, frame,
            expected: $0.offset < types.count ? types[$0.offset] : .unknown)
        }))
  }

  private func ternary(
    _ condition: ExpressionID, _ then: ExpressionID, _ otherwise: ExpressionID, _ frame: Frame,
    _ expected: TypeID
  ) -> ValueID {
    var decision = decide(evaluate(condition, frame))
    var assumed = Assumptions.nothing
    decision = told(decision, condition, frame)
    if decision == .either { (decision, assumed) = judge(decided: condition, frame) }
    switch decision {
    case .yes: return evaluate(then, frame, expected: expected)
    case .no: return evaluate(otherwise, frame, expected: expected)
    case .either:
      let expected =
        expected == .unknown ? typeBeside(then, otherwise, frame) ?? expected : expected
      let value = union(
        [(then, assumed.holds), (otherwise, assumed.fails)].map { branch, assumed in
          let count = frame.locals.count
          bindAsked(condition, as: branch == then, in: branch, frame)
          operandDepth += 1
          defer {
            operandDepth -= 1
            trim(frame, to: count)
          }
          let value = under(assumed) { evaluate(branch, frame, expected: expected) }
          return Alternative(presence: assumed, value: value, isDecided: true)
        })
      return inCommon(value)
    case .undecided:
      let value = union(
        [then, otherwise].map { branch in
          Alternative(
            presence: .always,
            value: under(.always, decided: false) { evaluate(branch, frame, expected: expected) },
            isDecided: false)
        })
      return inCommon(value)
    }
  }

  /// The type of the branch beside one that is written as a member of it: `isOn ? Route.list : .detail`.
  private func typeBeside(
    _ then: ExpressionID, _ otherwise: ExpressionID, _ frame: Frame
  ) -> TypeID? {
    let facts = frame.file.facts
    guard facts.isImplicit(then) != facts.isImplicit(otherwise) else { return nil }
    let type = type(of: evaluate(facts.isImplicit(then) ? otherwise : then, frame))
    guard project.types.nominal(type) != nil else { return nil }
    return type
  }

  private func keyPath(
    _ root: TypeReferenceID?, _ components: NameList, _ frame: Frame, _ expected: TypeID
  ) -> ValueID {
    var type = root.map { resolve($0, in: frame) } ?? .unknown
    if root == nil, case .external(_, let arguments) = project.types[expected],
      arguments.count == 2, !project.types.isGeneric(arguments[0])
    {
      type = arguments[0]
    }
    return store.intern(
      .keyPath(type, frame.file.facts[components].map { frame.file.name($0) }))
  }
}
