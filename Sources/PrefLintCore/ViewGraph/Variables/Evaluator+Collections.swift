// Collections that the standard library makes of others: pairs of two, and dictionaries of groups or pairs.

extension Evaluator {
  /// What a function of the catalogue makes of collections: `zip(a, b)`.
  func collection(
    _ name: Name, _ arguments: [ArgumentSource], _ frame: Frame, _ site: Site
  ) -> ValueID? {
    if name == language.dictionary { return dictionary(arguments, frame, site) }
    switch functionTypings[name] {
    case .pairs:
      return arguments.count == 2 ? pairs(value(of: arguments[0]), value(of: arguments[1])) : nil
    case .dynamicType: return dynamicType(arguments)
    case .sequence: return sequence(from: arguments, frame, site)
    case nil: return nil
    }
  }

  /// `zip(rows, flags)`: the first of one list goes with the first of the other.
  private func pairs(_ left: ValueID, _ right: ValueID) -> ValueID {
    let labels = [Name](repeating: .none, count: 2)
    if let left = exactElements(of: left), let right = exactElements(of: right),
      min(left.count, right.count) <= Self.chosenLimit
    {
      return written(zip(left, right).map { store.intern(.tuple(labels, [$0, $1])) })
    }
    let elements = [element(of: left), element(of: right)]
    // Of run-time values the types are all there is.
    guard elements.allSatisfy({ isRuntime($0) }) else {
      // Which of several stands with which other is not known.
      let second = isOneOfSeveral(elements[0]) ? doubted(elements[1]) : elements[1]
      return store.intern(.array([store.intern(.tuple(labels, [elements[0], second]))]))
    }
    let types = elements.map { type(of: $0) }
    return opaque(project.types.intern(.array(project.types.intern(.tuple(labels, types)))))
  }

  private func isOneOfSeveral(_ id: ValueID) -> Bool {
    guard case .union(let alternatives) = store[core(id)] else { return false }
    return alternatives.count > 1
  }

  /// `Dictionary(grouping: items, by: \.kind)` and the initialisers that take pairs of a key and a value.
  func dictionary(_ arguments: [ArgumentSource], _ frame: Frame, _ site: Site) -> ValueID? {
    guard
      let typing = arguments.lazy.compactMap({
        self.project.catalogue.dictionaryInitializers[self.project.names[$0.label]]
      }).first, let first = arguments.first
    else { return nil }
    let element = element(of: value(of: first))
    switch typing {
    case .groups:
      guard arguments.count == 2 else { return nil }
      let key = invoke(value(of: arguments[1]), [source(element)], frame, site)
      return dictionary(key, of: store.intern(.array([element])), isRuntime: isRuntime(element))
    case .pairs:
      for argument in arguments.dropFirst() { touch(value(of: argument), frame) }
      switch store[core(element)] {
      case .tuple(_, let parts) where parts.count == 2:
        return dictionary(parts[0], of: parts[1], isRuntime: isRuntime(parts[1]))
      case .opaque(let type):
        guard case .tuple(_, let parts) = project.types[type], parts.count == 2 else { return nil }
        return opaque(project.types.intern(.dictionary(parts[0], parts[1])))
      default: return nil
      }
    }
  }

  private func dictionary(_ key: ValueID, of value: ValueID, isRuntime: Bool) -> ValueID {
    guard isRuntime else { return store.intern(.dictionary([key, value])) }
    return opaque(project.types.intern(.dictionary(type(of: key), type(of: value))))
  }

  /// An array literal.
  func written(_ elements: [ValueID]) -> ValueID {
    store.intern(.exact(store.intern(.array(elements))))
  }

  /// The elements of an array that is as it was written; nil for others.
  func exactElements(of id: ValueID) -> [ValueID]? {
    var current = id
    while true {
      switch store[current] {
      case .exact(let list):
        guard case .array(let elements) = store[list] else { return nil }
        return elements
      case .built(let inner, _), .typed(let inner, _), .traced(let inner, _), .seen(let inner, _):
        current = inner
      default: return nil
      }
    }
  }

  /// The type of an array that is asked whether it contains something: `[.first, .last].contains(self)`.
  func listType(_ list: ExpressionID, askedBy call: ExpressionID, _ frame: Frame) -> TypeID? {
    let facts = frame.file.facts
    guard case .array = facts[list].kind, case .call(let callee, let arguments) = facts[call].kind,
      case .member(_, let name, _) = facts[callee].kind,
      frame.file.name(name) == language.contains, facts[arguments].count == 1,
      let only = facts[arguments].first, only.label == .none
    else { return nil }
    if case .closure = facts[only.value].kind { return nil }
    let type = type(of: evaluate(only.value, frame))
    return type == .unknown ? nil : project.types.intern(.array(type))
  }

  /// What an array of constants answers: `contains`.
  func constantAnswer(
    _ name: Name, _ base: ValueID, _ arguments: [ArgumentSource]
  ) -> ValueID? {
    if name == language.contains, let answer = answer(arguments, about: base) { return answer }
    if let content = collectionContent(base), content.isOpen, arguments.count == 1,
      content.elements.allSatisfy({ isConstantData($0) })
    {
      _ = value(of: arguments[0], expected: content.elements.first.map { type(of: $0) } ?? .unknown)
      return store.intern(.someConstant(name == language.contains ? boolType : .unknown))
    }
    guard isConstantData(base), let elements = exactElements(of: base), arguments.count == 1 else {
      return nil
    }
    if isClosure(arguments[0]) {
      guard isOfConstants(arguments[0]) else { return nil }
      // It may change what it has captured.
      _ = value(of: arguments[0])
      return store.intern(.someConstant(boolType))
    }
    let wanted = value(of: arguments[0], expected: ownData(base))
    guard isConstantData(wanted) || isConstant(core(wanted)) else { return nil }
    guard name == language.contains else { return store.intern(.someConstant(.unknown)) }
    let answers = elements.map {
      areSameOptions($0, wanted) ?? equality(core($0), core(wanted))
    }
    if answers.contains(true) { return store.intern(.boolean(true)) }
    return answers.allSatisfy { $0 == false }
      ? store.intern(.boolean(false)) : store.intern(.someConstant(boolType))
  }

  /// Whether a collection of the run holds a case that nobody builds, the sources do not tell.
  private func answer(_ arguments: [ArgumentSource], about base: ValueID) -> ValueID? {
    guard arguments.count == 1, !isClosure(arguments[0]), isRuntime(core(base)),
      case let type = type(of: element(of: base)), let id = project.types.nominal(type),
      project.kind(of: id) == .enumeration,
      case .enumCase(_, let name, _) = store[core(value(of: arguments[0], expected: type))],
      !presentedCases.mayHold(name, of: project[id])
    else { return nil }
    return store.intern(.someConstant(boolType))
  }

  /// Whether a method gives a part of a collection: `dropFirst()`, `filter { }`.
  private func leavesOut(_ method: Name) -> Bool {
    StandardTypes.partPrefixes.contains { project.names[method].hasPrefix($0) }
  }

  /// A member of a collection that keeps its elements traceable.
  func collectionMember(
    _ name: Name, _ typing: MemberTyping, of base: ValueID, _ type: TypeID
  ) -> ValueID? {
    if let list = pairs(askedBy: name, of: base) {
      return collectionMember(name, typing, of: list, self.type(of: list))
    }
    switch typing {
    case .sameCollection:
      guard isCollection(base, type) else { return nil }
      let isReordering = StandardTypes.reorderings.contains(project.names[name])
      guard let content = collectionContent(base) else {
        // What is left of a collection is another value, of which conditions have asked nothing.
        return isReordering ? base : untraced(base)
      }
      switch project.names[name] {
      case "lazy": return base
      case "reversed" where content.isTold: return written(content.elements.reversed())
      case _ where isReordering:
        return content.isTold && content.elements.count > 1
          ? collection(content.opened(isFilled: true)) : base
      default:
        if content.isTold, content.isDictionary {
          return collection(base, with: content.opened(isFilled: false))
        }
        // Of nothing nothing is left.
        if content.isTold, content.elements.isEmpty, leavesOut(name) { return base }
        if content.isOpen, leavesOut(name) { return collection(base, with: mayHold(content)) }
        return content.isTold ? core(base) : base
      }
    case .optionalElement:
      guard isCollection(base, type) else { return nil }
      if let chosen = chosen(name, of: base) { return chosen }
      let element = element(of: base)
      if case .opaque(let type) = store[element] {
        return opaque(project.types.intern(.optional(type)))
      }
      return element == .unknown ? .unknown : union([element, .none])
    case .element: return isCollection(base, type) ? element(of: base) : nil
    case .dictionaryValues, .dictionaryKeys:
      let wantsValues = typing == .dictionaryValues
      if case .dictionary(let elements) = store[core(base)] {
        let start = wantsValues ? 1 : 0
        return collection(
          CollectionContent(
            elements: stride(from: start, to: elements.count, by: 2).map { elements[$0] },
            isDictionary: false, amount: collectionContent(base)?.amount ?? .ofRun))
      }
      guard case .dictionary(let key, let value) = project.types[type] else { return nil }
      return opaque(project.types.intern(.array(wantsValues ? value : key)))
    case .enumerated:
      let labels = [language.offset, language.element]
      let int = project.types.intern(.external(language.int, []))
      if let elements = exactElements(of: base), elements.count <= Self.chosenLimit {
        return written(
          elements.enumerated().map { offset, element in
            let place = store.intern(.literal(project.names.intern(String(offset)), int))
            return store.intern(.tuple(labels, [place, element]))
          })
      }
      let pair = store.intern(.tuple(labels, [opaque(int), element(of: base)]))
      return store.intern(.array([pair]))
    case .joined, .pieces, .map, .compactMap, .flatMap, .mapValues, .compactMapValues, .fold,
      .visit:
      return nil
    }
  }

  func isCollection(_ id: ValueID, _ type: TypeID) -> Bool {
    if case .array = store[core(id)] { return true }
    switch project.types[type] {
    case .array, .dictionary: return true
    case .external(let name, let arguments):
      return arguments.count == 1 && name != language.binding && !isViewLike(type)
    case .optional(let wrapped): return isCollection(id, wrapped)
    default: return false
    }
  }

  /// Whether a place is this call's own, not one that a closure has captured.
  func isChangeable(_ place: ValuePlace, _ frame: Frame) -> Bool {
    guard case .variable(let name) = place.root else { return true }
    return place.path.isEmpty || frame.variables.contains(name)
  }

  /// A value without what conditions may ask of it.
  private func untraced(_ id: ValueID) -> ValueID {
    switch store[id] {
    case .traced(let inner, _): untraced(inner)
    case .typed(let inner, let type): store.intern(.typed(untraced(inner), type))
    default: id
    }
  }
}
