// Sets of options that the project declares (`OptionSet`): which options such a set holds, and what the library says of it.

extension Evaluator {
  /// The bits that a set of options holds, if its own code leaves all to the library and they are told.
  func optionBits(of id: ValueID) -> Int? {
    guard case .instance(let type, let fields) = store[core(id)],
      let nominal = project.types.nominal(type), isOptionSet(nominal), fields.count == 1,
      fields[0].name == language.rawValue
    else { return nil }
    return number(fields[0].value)
  }

  /// `[.bold, .italic]` where a set of options is wanted; nil elsewhere, and where some option is not told.
  func optionSet(
    _ elements: ArraySlice<ExpressionID>, _ expected: TypeID, _ frame: Frame
  ) -> ValueID? {
    let type = project.types.unwrapped(expected)
    guard let nominal = project.types.nominal(type), isOptionSet(nominal) else { return nil }
    var all = 0
    var first: ValueID?
    for element in elements {
      let option = evaluate(element, frame, expected: type)
      guard self.type(of: option) == type, let bits = optionBits(of: option) else { return nil }
      first = first ?? option
      all |= bits
    }
    return optionSet(all, type, like: first)
  }

  /// `options.contains(.bold)`, `options.union(.all)`: what the library makes of sets of options; nil where the run decides an answer.
  func foldedOptions(_ name: Name, of base: ValueID, _ arguments: [ArgumentValue]) -> ValueID? {
    guard arguments.count == 1, isOptionSet(base),
      let kind = StandardTypes.setResults[project.names[name]]
    else { return nil }
    let type = type(of: base)
    let other = arguments[0].value
    guard let own = optionBits(of: base), self.type(of: other) == type,
      let bits = optionBits(of: other)
    else {
      let isOfRun = [base, other].contains { isRuntime(core($0)) }
      switch kind {
      case .set: return isOfRun ? opaque(type) : store.intern(.someConstant(type))
      case .answer: return isOfRun ? nil : someConstant()
      }
    }
    func answer(_ holds: Bool) -> ValueID { store.intern(.boolean(holds)) }
    func set(_ bits: Int) -> ValueID? { optionSet(bits, type, like: base) }
    switch project.names[name] {
    case "contains", "isSuperset": return answer(own & bits == bits)
    case "isDisjoint": return answer(own & bits == 0)
    case "isSubset": return answer(own & bits == own)
    case "isStrictSubset": return answer(own & bits == own && own != bits)
    case "isStrictSuperset": return answer(own & bits == bits && own != bits)
    case "intersection": return set(own & bits)
    case "subtracting": return set(own & ~bits)
    case "symmetricDifference": return set(own ^ bits)
    case "union": return set(own | bits)
    default: return nil
    }
  }

  /// Whether one of two values is a set of options that code decides, and which is not told.
  func areOpenOptions(_ left: ValueID, _ right: ValueID) -> Bool {
    [left, right].contains { isOptionSet($0) && !isRuntime(core($0)) }
      && ![left, right].contains { isRuntime(core($0)) }
  }

  /// `case .bold` of a set of options.
  func matchOptions(_ name: Name, _ subject: ValueID, _ frame: Frame) -> Decision {
    let site = Site(file: frame.fileIndex, ExpressionID(0))
    let pattern = implicitMember(name, type(of: subject), frame, site)
    guard let isEqual = equality(core(pattern), subject) else { return .undecided }
    return isEqual ? .yes : .no
  }

  /// `Options()`, `Options([.bold])`: what the initialisers make that all sets of options have.
  func options(_ id: NominalID, _ type: TypeID, _ arguments: [ArgumentSource]) -> ValueID? {
    guard isOptionSet(id) else { return nil }
    guard let argument = arguments.first else {
      return isInitialised(language.rawValue, in: id) ? nil : optionSet(0, type, like: nil)
    }
    guard arguments.count == 1, argument.label == .none else { return nil }
    let list = value(of: argument, expected: project.types.intern(.array(type)))
    guard let elements = exactElements(of: list) else {
      return isRuntime(core(list)) ? opaque(type) : store.intern(.someConstant(type))
    }
    var all = 0
    for element in elements {
      guard let bits = optionBits(of: element) else {
        return elements.contains { isRuntime(core($0)) }
          ? opaque(type) : store.intern(.someConstant(type))
      }
      all |= bits
    }
    return optionSet(all, type, like: elements.first)
  }

  // MARK: Changes in place

  /// Whether a value is a set of options of which the library says all, told or not.
  func isOptionSet(_ id: ValueID) -> Bool {
    project.types.nominal(type(of: id)).map(isOptionSet) ?? false
  }

  /// Whether the library changes a value in ways that are followed: a collection, a set of options, or one of several.
  func isChangeableInPlace(_ id: ValueID) -> Bool {
    switch store[core(id)] {
    case .array, .dictionary: true
    case .union(let alternatives):
      alternatives.contains { collectionContent($0.value) != nil || isOptionSet($0.value) }
    default: isOptionSet(id)
    }
  }

  /// What a method of the library leaves of a set of options: `options.insert(.bold)`.
  func options(_ old: ValueID, after method: Name, _ values: [ValueID]) -> ValueID {
    if case .union(let alternatives) = store[core(old)] {
      return union(alternatives.map { $0.holding(options($0.value, after: method, values)) })
    }
    let type = type(of: old)
    if isRuntime(core(old)) || values.contains(where: { isRuntime(core($0)) }) {
      return opaque(type)
    }
    guard values.count == 1, let own = optionBits(of: old), let other = optionBits(of: values[0]),
      let new = bits(own, after: project.names[method], other)
    else { return store.intern(.someConstant(type)) }
    return optionSet(new, type, like: old) ?? store.intern(.someConstant(type))
  }

  private func bits(_ own: Int, after method: String, _ other: Int) -> Int? {
    switch method {
    case "formIntersection": own & other
    case "formSymmetricDifference": own ^ other
    case "formUnion", "insert", "update": own | other
    case "remove", "subtract": own & ~other
    default: nil
    }
  }

  private func optionSet(_ bits: Int, _ type: TypeID, like other: ValueID?) -> ValueID? {
    var number = project.types.intern(.external(language.int, []))
    if let other, case .instance(_, let fields) = store[core(other)] {
      number = self.type(of: fields[0].value)
    }
    let value = store.intern(.literal(project.names.intern(String(bits)), number))
    return store.intern(.instance(type, [FieldValue(name: language.rawValue, value: value)]))
  }

  /// Whether a type is a structure that keeps nothing but its bits, and says nothing itself of what sets have in common.
  func isOptionSet(_ id: NominalID) -> Bool {
    if let known = optionSets[id] { return known }
    let nominal = project[id]
    let result =
      nominal.kind == .structure
      && project.conformance(of: id).externals.contains {
        project.names[$0] == StandardTypes.optionSet
      }
      && nominal.orderedMembers.allSatisfy { !saysSetsItself($0) }
    optionSets[id] = result
    return result
  }

  private func saysSetsItself(_ member: Member) -> Bool {
    let name = project.name(of: member.reference)
    let facts = project.files[member.reference.fileIndex].facts
    switch facts[member.reference.id].kind {
    case .initializer:
      let parameters = project.function(of: member.reference).map { facts[$0.parameters] }
      return parameters?.first.map { facts[$0.label] } == "arrayLiteral"
    case .function: break
    case .variable: if member.isStatic { return false }
    default: return false
    }
    return StandardTypes.setMembers.contains(project.names[name])
  }
}
