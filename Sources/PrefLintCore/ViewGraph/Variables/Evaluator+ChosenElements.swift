// Which elements code takes of a collection that stands in the sources. What constants choose in a way that is not told
// is left open: to take every element for chosen would show views that nobody shows.

extension Evaluator {
  /// Up to how many elements a collection is told apart.
  static let chosenLimit = 16

  /// `list[0]`, `table["cart"]`; nil where the collection is not as it was written, or a value of the run chooses.
  func chosen(_ base: ValueID, at index: ValueID) -> ValueID? {
    if case .dictionary(let parts) = store[core(base)] {
      if let told = chosen(in: parts, by: index) { return told }
      let index = core(index)
      guard isConstant(index) else { return nil }
      // What constants decide in a way that is not followed, and what run-time values decide.
      var (isOpen, isOfRun) = (isOpenCollection(base), false)
      for position in stride(from: 0, to: parts.count - 1, by: 2) {
        switch equality(core(parts[position]), index) {
        case true?:
          if !isOpen, !isOfRun { return parts[position + 1] }
        case false?: continue
        case nil:
          if isRuntime(core(parts[position])) { isOfRun = true } else { isOpen = true }
        }
      }
      guard isOpen || isOfRun else { return ValueID.none }
      if isOfRun, !isOpenCollection(base) { return nil }
      let values = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
      return left(open: values + [.none])
    }
    guard let elements = elements(of: base) else { return nil }
    if let position = number(index), exactElements(of: base) != nil, !isSlice(base) {
      return elements.indices.contains(position) ? elements[position] : .unknown
    }
    return isConstant(core(index)) && elements.count > 1 ? left(open: elements) : nil
  }

  /// `views[isOn]`: what stands for the flag where it holds, and where it does not.
  private func chosen(in parts: [ValueID], by index: ValueID) -> ValueID? {
    guard let trace = trace(of: index), type(of: index) == boolType else { return nil }
    var options: [Bool: ValueID] = [:]
    for position in stride(from: 0, to: parts.count - 1, by: 2) {
      guard case .boolean(let key) = store[core(parts[position])] else { return nil }
      options[key] = parts[position + 1]
    }
    return union(
      [(true, trace.holds), (false, trace.fails)].map { key, presence in
        Alternative(presence: presence, value: options[key] ?? .none, isDecided: true)
      })
  }

  /// `first`, `last`, `min()` of a collection as it was written; nil for others.
  func chosen(_ name: Name, of base: ValueID) -> ValueID? {
    if let content = collectionContent(base), !content.isDictionary, case .open = content.amount {
      let none =
        content.isFilled && ["first", "last"].contains(project.names[name]) ? [] : [ValueID.none]
      return left(open: content.elements + none)
    }
    guard let elements = exactElements(of: base) else { return nil }
    switch project.names[name] {
    case "first": return elements.first ?? ValueID.none
    case "last": return elements.last ?? ValueID.none
    case "min", "max":
      guard elements.count > 1, elements.allSatisfy({ isConstantData($0) }) else { return nil }
      return left(open: elements)
    default: return nil
    }
  }

  /// What a method takes of the elements of a collection: `filter`, `prefix`, `first(where:)`; nil where run-time values choose.
  func chosen(
    _ name: Name, of base: ValueID, _ arguments: [ArgumentSource], _ frame: Frame, _ site: Site
  ) -> ValueID? {
    if ["dropFirst", "dropLast"].contains(project.names[name]), arguments.isEmpty {
      return dropping(base, isFirst: project.names[name] == "dropFirst")
    }
    if let content = collectionContent(base), content.isDictionary,
      project.names[name] == "filter", let argument = arguments.first
    {
      return filtered(content, argument, frame, site)
    }
    guard let elements = elements(of: base), !elements.isEmpty,
      elements.count <= Self.chosenLimit, let argument = arguments.first, arguments.count == 1
    else { return nil }
    let isExact = exactElements(of: base) != nil
    switch project.names[name] {
    case "filter":
      let (kept, isTold) = kept(elements, argument, frame, site)
      let list = store.intern(.array(kept))
      return isExact && isTold ? store.intern(.exact(list)) : list
    case "first", "last":
      guard isExact, isPredicate(argument) else { return nil }
      let isLast = project.names[name] == "last"
      return first(of: isLast ? elements.reversed() : elements, argument, frame, site)
    case "prefix" where isClosure(argument), "drop" where isClosure(argument):
      guard isExact else { return nil }
      let isPrefix = project.names[name] == "prefix"
      return part(of: elements, while: argument, isPrefix: isPrefix, frame, site)
    case "prefix", "suffix", "dropFirst", "dropLast":
      let count = value(of: argument)
      guard argument.label == .none, isExact, isConstant(core(count)) else { return nil }
      guard let count = number(count), count >= 0 else {
        return store.intern(.array([left(open: elements)]))
      }
      let part =
        switch project.names[name] {
        case "prefix": elements.prefix(count)
        case "suffix": elements.suffix(count)
        case "dropFirst": elements.dropFirst(count)
        default: elements.dropLast(count)
        }
      return store.intern(.exact(store.intern(.array(Array(part)))))
    case "min", "max":
      guard elements.count > 1, isClosure(argument) else { return nil }
      let closure = value(of: argument)
      let order = invoke(closure, [source(elements[0]), source(elements[1])], frame, site)
      return decide(order) == .either ? nil : left(open: elements)
    default: return nil
    }
  }

  /// `prefix { $0 < 5 }`, `drop { $0 < 5 }`
  private func part(
    of elements: [ValueID], while argument: ArgumentSource, isPrefix: Bool, _ frame: Frame,
    _ site: Site
  ) -> ValueID? {
    let closure = value(of: argument)
    for (index, element) in elements.enumerated() {
      switch decide(invoke(closure, [source(element)], frame, site)) {
      case .yes: continue
      case .no: return written(Array(isPrefix ? elements[..<index] : elements[index...]))
      case .either: return nil
      case .undecided: return store.intern(.array([left(open: elements)]))
      }
    }
    return written(isPrefix ? elements : [])
  }

  /// What `dropFirst()` or `dropLast()` leaves of each of the collections that a value may be.
  private func dropping(_ base: ValueID, isFirst: Bool) -> ValueID? {
    if case .union(let alternatives) = store[core(base)] {
      guard alternatives.count <= Self.chosenLimit else {
        return changing(base) { mayHold($0) }
      }
      var results: [Alternative] = []
      for alternative in alternatives {
        guard let rest = dropping(alternative.value, isFirst: isFirst) else { return nil }
        results.append(alternative.holding(rest))
      }
      return union(results)
    }
    guard let elements = exactElements(of: base) else { return nil }
    let rest = isFirst ? elements.dropFirst() : elements.dropLast()
    return store.intern(.exact(store.intern(.array(Array(rest)))))
  }

  /// What a predicate keeps of a dictionary.
  private func filtered(
    _ content: CollectionContent, _ predicate: ArgumentSource, _ frame: Frame, _ site: Site
  ) -> ValueID? {
    guard content.elements.count <= 2 * Self.chosenLimit,
      let pairs = pairs(ofDictionary: collection(content)).flatMap(collectionContent)
    else { return nil }
    let (kept, isTold) = kept(pairs.elements, predicate, frame, site)
    var left = content
    left.elements = kept.flatMap { pair -> [ValueID] in
      guard case .tuple(_, let parts) = store[core(pair)] else { return [] }
      return parts
    }
    if content.isTold, !isTold { left.amount = .ofRun }
    return left.elements.count == 2 * kept.count ? collection(left) : nil
  }

  /// The elements that a predicate keeps, and whether it is told of each.
  private func kept(
    _ elements: [ValueID], _ predicate: ArgumentSource, _ frame: Frame, _ site: Site
  ) -> (kept: [ValueID], isTold: Bool) {
    let closure = value(of: predicate)
    var isTold = true
    var kept: [ValueID] = []
    for element in elements {
      switch decide(invoke(closure, [source(element)], frame, site)) {
      case .yes: kept.append(element)
      case .no: continue
      case .either:
        isTold = false
        kept.append(element)
      case .undecided:
        isTold = false
        kept.append(left(open: [element]))
      }
    }
    return (kept, isTold)
  }

  /// The first element for which a predicate holds.
  private func first(
    of elements: [ValueID], _ predicate: ArgumentSource, _ frame: Frame, _ site: Site
  ) -> ValueID {
    let closure = value(of: predicate)
    var options: [ValueID] = []
    for (index, element) in elements.enumerated() {
      switch decide(invoke(closure, [source(element)], frame, site)) {
      case .yes: return options.isEmpty ? element : union(options + [element])
      case .no: continue
      case .either:
        // What the objects are worth that the predicate asks may decide elsewhere, too.
        let presence = openAssumptions(site.id, frame, as: .whole, part: index).holds
        options.append(
          presence == .always
            ? element : union([Alternative(presence: presence, value: element, isDecided: true)]))
      case .undecided: options.append(left(open: [element]))
      }
    }
    return union(options + [ValueID.none])
  }

  /// One of some values, of which constants tell which.
  private func left(open values: [ValueID]) -> ValueID {
    union(values.map { Alternative(presence: .always, value: $0, isDecided: false) })
  }

  private func isOpenCollection(_ id: ValueID) -> Bool {
    if case .open? = collectionContent(id)?.amount { return true }
    return false
  }

  private func elements(of base: ValueID) -> [ValueID]? {
    guard case .array(let elements) = store[core(base)] else { return nil }
    return elements
  }
}
