// What elements answer that stand in the sources: whether one or all of them are as a closure says, where one stands, which comes first.

extension Evaluator {
  /// `sides.allSatisfy { $0 > 1 }`, `names.firstIndex { $0 == "a" }`: what the library makes of the answers of a closure, asked as far as
  /// it asks; nil where one of them is not told.
  func toldAnswer(
    _ name: Name, about elements: [ValueID], of base: ValueID, _ closure: ValueID, _ frame: Frame,
    _ site: Site
  ) -> ValueID? {
    guard elements.count <= Self.chosenLimit else { return nil }
    func holds(_ element: ValueID) -> Bool? {
      decide(invoke(closure, [source(element)], frame, site)).isTold
    }
    switch project.names[name] {
    case "contains", "allSatisfy":
      let isAny = name == language.contains
      for element in elements {
        guard let answer = holds(element) else { return nil }
        if answer == isAny { return store.intern(.boolean(isAny)) }
      }
      return store.intern(.boolean(!isAny))
    case "count":
      var count = 0
      for element in elements {
        guard let answer = holds(element) else { return nil }
        if answer { count += 1 }
      }
      return number(count)
    case "firstIndex", "lastIndex":
      return place(name, of: base, elements.map { holds($0) })
    default: return nil
    }
  }

  /// Where the first or last element stands of which something is true; nil where that is not told, or what holds the elements has
  /// other places than numbers from 0.
  func place(_ name: Name, of base: ValueID, _ answers: [Bool?]) -> ValueID? {
    guard case .array = project.types[type(of: base)] else { return nil }
    let isLast = project.names[name] == "lastIndex"
    guard isLast || project.names[name] == "firstIndex" else { return nil }
    for index in isLast ? answers.indices.reversed() : Array(answers.indices) {
      guard let answer = answers[index] else { return nil }
      if answer { return number(index) }
    }
    return ValueID.none
  }

  private func number(_ number: Int) -> ValueID {
    store.intern(
      .literal(
        project.names.intern(String(number)), project.types.intern(.external(language.int, []))))
  }

  /// What a method leaves of a set of options, or of a list by what a closure says of each element; nil for others.
  func told(
    _ changed: ChangedCollection, _ arguments: [ArgumentSource], _ values: [ValueID],
    _ frame: Frame
  ) -> ValueID? {
    isOptionSet(changed.old)
      ? options(changed.old, after: changed.method, values)
      : withoutRemoved(changed, arguments, frame)
  }

  /// What `rows.removeAll { $0 < 2 }` leaves, if the closure tells it of each element.
  private func withoutRemoved(
    _ changed: ChangedCollection, _ arguments: [ArgumentSource], _ frame: Frame
  ) -> ValueID? {
    guard project.names[changed.method] == "removeAll", arguments.count == 1,
      isOfConstants(arguments[0]), let elements = exactElements(of: changed.old),
      elements.count <= Self.chosenLimit
    else { return nil }
    let closure = value(of: arguments[0])
    var left: [ValueID] = []
    for element in elements {
      switch decide(invoke(closure, [source(element)], frame, nil)) {
      case .yes: continue
      case .no: left.append(element)
      case .either, .undecided: return nil
      }
    }
    return written(left)
  }

  // MARK: Order

  /// Elements in their order, equal ones as they were; nil where the order of two is not told.
  func sorted(_ elements: [ValueID], by isLess: ((ValueID, ValueID) -> Bool?)? = nil) -> [ValueID]?
  {
    guard elements.count <= Self.chosenLimit else { return nil }
    let isLess = isLess ?? { self.isLess($0, $1) }
    var result: [ValueID] = []
    for element in elements {
      var place = result.count
      while place > 0 {
        guard let comesFirst = isLess(element, result[place - 1]) else { return nil }
        guard comesFirst else { break }
        place -= 1
      }
      result.insert(element, at: place)
    }
    return result
  }

  /// The first of the least elements, or of the greatest, as the library takes it; nil where the order of two is not told.
  func extreme(
    of elements: [ValueID], isLeast: Bool, by isLess: (ValueID, ValueID) -> Bool?
  ) -> ValueID? {
    guard var found = elements.first, elements.count <= Self.chosenLimit else { return nil }
    for element in elements.dropFirst() {
      guard let isTaken = isLeast ? isLess(element, found) : isLess(found, element) else {
        return nil
      }
      if isTaken { found = element }
    }
    return found
  }

  /// Whether an argument says of two elements which comes first: a closure, `<` or `>`.
  func isOrder(_ argument: ArgumentSource) -> Bool {
    isClosure(argument) || libraryOperator(argument) != nil
  }

  /// An operator of the library that is given as a function.
  func libraryOperator(_ argument: ArgumentSource) -> Name? {
    guard case .expression(let id, let frame) = argument.origin,
      case .name(let local, _) = frame.file.facts[id].kind,
      ["+", "*", "<", ">", "<=", ">="].contains(frame.file.facts[local])
    else { return nil }
    // Of numbers and texts the project's own operators say nothing.
    return frame.file.name(local)
  }

  /// What a closure, or an operator, says of the order of two elements.
  func order(
    by argument: ArgumentSource, _ frame: Frame, _ site: Site
  ) -> (ValueID, ValueID) -> Decision {
    if let name = libraryOperator(argument) {
      return { left, right in
        let answer = self.folded(name, self.core(left), self.core(right))
        return answer.map(self.decide) ?? .undecided
      }
    }
    let closure = value(of: argument)
    return { self.decide(self.invoke(closure, [self.source($0), self.source($1)], frame, site)) }
  }

  /// Whether a constant is less than another one.
  func isLess(_ left: ValueID, _ right: ValueID) -> Bool? {
    let less = project.names.intern("<")
    return folded(less, core(left), core(right)).flatMap { decide($0).isTold }
  }
}

extension Decision {
  /// Whether it is yes or no; nil where it is not told.
  var isTold: Bool? {
    switch self {
    case .yes: true
    case .no: false
    case .either, .undecided: nil
    }
  }
}
