// Sets of options of the project's types, which are numbers: each option is a bit, or several. What is known of one is its number, however
// it was made: `.cart`, `[.cart, .theme]`, `first.union(second)`.

extension Evaluator {
  func isOptionSet(_ id: NominalID) -> Bool {
    project.conformance(of: id).externals.contains { project.names[$0] == StandardTypes.optionSet }
  }

  /// The number of a set of options; nil where it is not told, and for other values.
  func bits(of id: ValueID) -> Int? {
    guard case .instance(let type, let fields) = store[core(id)],
      let nominal = project.types.nominal(type), isOptionSet(nominal), fields.count == 1,
      fields[0].name == language.rawValue
    else { return nil }
    return number(fields[0].value)
  }

  /// A list of options where a set of them is wanted; nil where their numbers are not told.
  func options(listed elements: [ValueID], as type: TypeID) -> ValueID? {
    var result = 0
    for element in elements {
      guard let bits = bits(of: element) else { return nil }
      result |= bits
    }
    return options(result, type)
  }

  private func options(_ bits: Int, _ type: TypeID) -> ValueID? {
    guard let nominal = project.types.nominal(type), mayDecide(language.rawValue, of: nominal)
    else { return nil }
    let int = project.types.intern(.external(language.int, []))
    return instance(
      nominal, type,
      [language.rawValue: store.intern(.literal(project.names.intern(String(bits)), int))])
  }

  /// What a method of a set of options gives; nil for other values and methods.
  func optionMethod(
    _ name: Name, of base: ValueID, _ arguments: [ArgumentSource]
  ) -> ValueID? {
    guard arguments.count == 1, !isClosure(arguments[0]),
      let nominal = project.types.nominal(type(of: core(base))), isOptionSet(nominal),
      isConstantData(base)
    else { return nil }
    let type = type(of: core(base))
    let given = adapt(value(of: arguments[0], expected: type), to: type)
    guard isConstantData(given) || isConstant(core(given)) else { return nil }
    let (own, other) = (bits(of: base), bits(of: given))
    if let operation = StandardTypes.setMethods[project.names[name]] {
      let result = own.flatMap { own in other.map { combined(own, $0, by: operation) } }
      return result.flatMap { options($0, type) } ?? store.intern(.someConstant(type))
    }
    guard let question = StandardTypes.setQuestions[project.names[name]] else { return nil }
    guard let own, let other else { return store.intern(.someConstant(boolType)) }
    return store.intern(.boolean(answer(own, other, to: question)))
  }

  /// What is left in a variable that holds options when a method has changed it; nil for other values.
  func changedOptions(
    _ old: ValueID, by method: Name, _ arguments: [ArgumentSource]
  ) -> ValueID? {
    guard let nominal = project.types.nominal(type(of: core(old))), isOptionSet(nominal) else {
      return nil
    }
    let type = type(of: core(old))
    let open = isConstantData(old) ? store.intern(.someConstant(type)) : opaque(type)
    guard arguments.count == 1, let own = bits(of: old) else { return open }
    let given = asking { adapt(value(of: arguments[0], expected: type), to: type) }
    guard let other = bits(of: given),
      let operation = StandardTypes.setChanges[project.names[method]]
    else { return isRuntime(core(given)) ? opaque(type) : open }
    return options(combined(own, other, by: operation), type) ?? open
  }

  private func combined(_ own: Int, _ other: Int, by operation: SetOperation) -> Int {
    switch operation {
    case .union: own | other
    case .intersection: own & other
    case .subtraction: own & ~other
    case .symmetricDifference: own ^ other
    }
  }

  private func answer(_ own: Int, _ other: Int, to question: SetQuestion) -> Bool {
    switch question {
    case .isSuperset: own & other == other
    case .isStrictSuperset: own & other == other && own != other
    case .isSubset: own & other == own
    case .isStrictSubset: own & other == own && own != other
    case .isDisjoint: own & other == 0
    }
  }

  /// Whether two options are the same; nil where that is not told.
  func areSameOptions(_ left: ValueID, _ right: ValueID) -> Bool? {
    guard let own = bits(of: left), let other = bits(of: right), !hasOwnEquality(left) else {
      return nil
    }
    return own == other
  }

  /// Whether conditions may ask whether a set holds an option, which its number says: they ask what something contains, beside the name
  /// of one.
  func isAskedAsOption(_ name: Name, of id: NominalID) -> Bool {
    guard name == language.rawValue, isOptionSet(id) else { return false }
    return project[id].orderedMembers.contains { member in
      member.isStatic
        && project.files(naming: project.name(of: member.reference)).contains {
          let asked = namesInConditions(ofFile: $0)
          return StandardTypes.setQuestions.keys.contains {
            project.names.find($0).map(asked.contains) ?? false
          }
        }
    }
  }
}
