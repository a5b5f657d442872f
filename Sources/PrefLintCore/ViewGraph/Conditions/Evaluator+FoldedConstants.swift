// What the standard library makes of constants: the raw values of cases, the least of two numbers, how a text begins.

extension Evaluator {
  // MARK: Raw values

  /// The raw value of a case as it is written, or as Swift counts it where it is not; nil where that is not told.
  func rawValue(of id: ValueID) -> ValueID? {
    guard case .enumCase(let type, let name, _) = store[core(id)] else { return nil }
    return rawValues(of: type)?.first { $0.name == name }?.value
  }

  /// `Kind(rawValue: "a")`: the case that has a raw value, or nil; no answer where that is not told.
  func enumCase(of type: TypeID, forRawValue id: ValueID) -> ValueID? {
    guard let cases = rawValues(of: type) else { return nil }
    for (name, value) in cases {
      switch equality(core(value), core(id)) {
      case true?: return store.intern(.enumCase(type, name, []))
      case false?: continue
      case nil: return nil
      }
    }
    return ValueID.none
  }

  /// The cases of an enumeration that is numbers or texts, in the order of the sources (The Swift Programming Language,
  /// "Implicitly Assigned Raw Values").
  private func rawValues(of type: TypeID) -> [(name: Name, value: ValueID)]? {
    guard let id = project.types.nominal(type), let cases = plainCases(of: id),
      let raw = project.conformance(of: id).externals.first(where: {
        $0 == language.int || $0 == language.string
      })
    else { return nil }
    let rawType = project.types.intern(.external(raw, []))
    var next = 0
    var found: [(Name, ValueID)] = []
    for reference in cases {
      let file = project.files[reference.fileIndex]
      guard case .enumCase(_, let written) = file.facts[reference.id].kind else { return nil }
      let name = project.name(of: reference)
      var value = store.intern(.literal(raw == language.int ? counted(next) : name, rawType))
      if let written {
        value = core(evaluate(written, frame(for: reference, receiver: nil), expected: rawType))
      }
      guard case .literal(let text, _) = store[value] else { return nil }
      if raw == language.int {
        guard let number = Int(project.names[text]) else { return nil }
        next = number &+ 1
      }
      found.append((name, value))
    }
    return found
  }

  private func counted(_ number: Int) -> Name { project.names.intern(String(number)) }

  /// The cases of an enumeration, if none holds anything and all are in every build.
  private func plainCases(of id: NominalID) -> [DeclarationReference]? {
    let nominal = project[id]
    guard nominal.kind == .enumeration else { return nil }
    let facts = project.files[nominal.reference.fileIndex].facts
    var found: [DeclarationReference] = []
    for member in nominal.orderedMembers {
      guard case .enumCase(let function, _) = project.declaration(member.reference).kind else {
        continue
      }
      guard member.reference.file == nominal.reference.file,
        facts[facts[function].parameters].isEmpty,
        project.presences.and(nominal.presence, member.presence) == nominal.presence
      else { return nil }
      found.append(member.reference)
    }
    return found
  }

  /// All cases of an enumeration of the project that says no more of them than that there are all (SE-0194).
  func everyCase(of id: NominalID, _ type: TypeID) -> ValueID {
    let cases = allCases(of: id, type)
    guard plainCases(of: id) != nil, case .array(let elements) = store[cases] else { return cases }
    return written(elements)
  }

  /// `size > .small`: a case is less than those behind it (SE-0266).
  func comparedCases(_ operation: String, _ left: ValueID, _ right: ValueID) -> Bool? {
    guard case .enumCase(let type, let a, _) = store[left],
      case .enumCase(type, let b, _) = store[right], let id = project.types.nominal(type),
      let names = plainCases(of: id)?.map({ project.name(of: $0) }),
      let first = names.firstIndex(of: a), let second = names.firstIndex(of: b),
      !ordersItself(id)
    else { return nil }
    switch operation {
    case "<": return first < second
    case ">": return first > second
    case "<=": return first <= second
    case ">=": return first >= second
    default: return nil
    }
  }

  /// Whether the project says which of two values of a type is less: all comparisons follow from that.
  private func ordersItself(_ id: NominalID) -> Bool {
    guard let less = project.names.find("<"), project.declares(less) else { return false }
    let own = project.members(named: less, of: id)
    if own.count == 1, comparesRawValues(own[0], of: id) { return false }
    return !own.isEmpty
      || project.externalMembers.values.contains { $0[less] != nil }
      || project.globals[less] != nil
  }

  /// `left.rawValue < right.rawValue`, where raw values follow from the order of the cases.
  private func comparesRawValues(_ member: Member, of id: NominalID) -> Bool {
    let facts = project.files[member.reference.fileIndex].facts
    guard let function = project.function(of: member.reference), let body = function.body,
      facts[body].count == 1, let statement = facts[body].first
    else { return false }
    let parameters = facts[function.parameters].map(\.name)
    func isRawValue(_ id: ExpressionID, of parameter: LocalName) -> Bool {
      guard case .member(let base, let name, _) = facts[id].kind,
        facts[name] == project.names[language.rawValue],
        case .name(let local, _) = facts[base].kind
      else { return false }
      return local == parameter
    }
    let result: ExpressionID?
    switch facts[statement].kind {
    case .expression(let value): result = value
    case .returned(let value): result = value
    default: result = nil
    }
    guard let result, case .binary(let operation, let left, let right) = facts[result].kind,
      facts[operation] == "<", parameters.count == 2, isRawValue(left, of: parameters[0]),
      isRawValue(right, of: parameters[1])
    else { return false }
    return project[id].orderedMembers.allSatisfy { member in
      guard case .enumCase(_, let raw) = project.declaration(member.reference).kind else {
        return true
      }
      return raw == nil
    }
  }

  // MARK: Numbers and texts

  /// `max(0, count)`: what a function of the standard library makes of constants; nil where it is not one that is known, or where
  /// something of the run is among them.
  func foldedFunction(_ name: Name, _ arguments: [ArgumentValue]) -> ValueID? {
    guard !arguments.isEmpty, StandardTypes.pureFunctions.contains(project.names[name]),
      arguments.allSatisfy({ isConstantData($0.value) && !isCallable($0.value) })
    else { return nil }
    let type = type(of: arguments[0].value)
    guard arguments.allSatisfy({ self.type(of: $0.value) == type }), isScalar(type) else {
      return nil
    }
    let numbers = isInt(type) ? arguments.compactMap { number($0.value) } : []
    guard numbers.count == arguments.count else { return store.intern(.someConstant(type)) }
    switch project.names[name] {
    case "max": return numbers.max().map { store.intern(.literal(counted($0), type)) }
    case "min": return numbers.min().map { store.intern(.literal(counted($0), type)) }
    case "abs" where numbers.count == 1 && numbers[0] != Int.min:
      return store.intern(.literal(counted(abs(numbers[0])), type))
    default: return store.intern(.someConstant(type))
    }
  }

  /// `stride(from: 4, to: 0, by: -2)`: the numbers of a few steps.
  func foldedStride(_ name: Name, _ arguments: [ArgumentValue]) -> ValueID? {
    guard project.names[name] == "stride", arguments.count == 3 else { return nil }
    let type = type(of: arguments[0].value)
    let numbers = arguments.compactMap { number($0.value) }
    guard isInt(type), numbers.count == 3, numbers[2] != 0 else { return nil }
    let (end, step) = (numbers[1], numbers[2])
    let isClosed = project.names[arguments[1].label] == "through"
    var steps: [Int] = []
    var next = numbers[0]
    while step > 0 ? next < end : next > end {
      guard steps.count < Self.chosenLimit else { return nil }
      steps.append(next)
      let (sum, overflow) = next.addingReportingOverflow(step)
      guard !overflow else { return nil }
      next = sum
    }
    if isClosed, next == end { steps.append(next) }
    return written(steps.map { store.intern(.literal(counted($0), type)) })
  }

  /// `name.hasPrefix("a")`: what a text answers to another one, if both are told; the same of numbers.
  func foldedMethod(_ name: Name, of base: ValueID, _ arguments: [ArgumentValue]) -> ValueID? {
    if let answer = isMultiple(name, base, arguments) { return answer }
    guard arguments.count == 1, arguments[0].label == .none, let text = plainText(base),
      let other = plainText(arguments[0].value), !other.isEmpty
    else { return nil }
    switch project.names[name] {
    case "hasPrefix": return store.intern(.boolean(text.hasPrefix(other)))
    case "hasSuffix": return store.intern(.boolean(text.hasSuffix(other)))
    case "contains":
      // What one character is, and what a text, the type tells that is wanted.
      guard other.count > 1 else { return nil }
      return store.intern(.boolean(text.contains(other)))
    default: return nil
    }
  }

  /// `index.isMultiple(of: 2)`
  private func isMultiple(
    _ name: Name, _ base: ValueID, _ arguments: [ArgumentValue]
  ) -> ValueID? {
    guard arguments.count == 1, project.names[name] == "isMultiple",
      project.names[arguments[0].label] == "of",
      let rest = folded(project.names.intern("%"), eachOf: base, eachOf: arguments[0].value)
    else { return nil }
    let int = project.types.intern(.external(language.int, []))
    return answers(language.equal, rest, store.intern(.literal(counted(0), int)))
  }

  /// `name.count`, `name.isEmpty`
  func foldedMember(_ name: Name, of base: ValueID) -> ValueID? {
    guard case .literal(let text, let type) = store[core(base)], isText(type) else { return nil }
    if name == language.isEmpty {
      return LiteralTexts.isEmpty(project.names[text]).map { store.intern(.boolean($0)) }
    }
    guard name == language.count, let text = plainText(base) else { return nil }
    let int = project.types.intern(.external(language.int, []))
    return store.intern(.literal(counted(text.utf8.count), int))
  }

  /// A text that is what it is written as: one line of ASCII without escapes.
  private func plainText(_ id: ValueID) -> String? {
    guard case .literal(let name, let type) = store[core(id)], isText(type) else { return nil }
    let text = project.names[name]
    return LiteralTexts.isPlain(text) ? text : nil
  }
}
