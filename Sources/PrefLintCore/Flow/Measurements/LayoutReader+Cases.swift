// State that is one of several cases: each payload is a part of the state, below the name of its case.

extension LayoutReader {
  /// Whether an enumeration of the project has a case by that name, and no other member.
  func isCase(_ name: Name, of nominal: NominalID) -> Bool {
    guard project.kind(of: nominal) == .enumeration else { return false }
    let found = project.members(named: name, of: nominal)
    guard found.count == 1, case .enumCase = project.declaration(found[0].reference).kind else {
      return false
    }
    return true
  }

  /// A case with its payload as the parts that it puts into state; of another type what its initialiser or its function makes.
  func cased(_ value: LayoutValue, as nominal: NominalID?) -> LayoutValue {
    guard let nominal else { return value }
    guard project.kind(of: nominal) == .enumeration else { return made(value, as: nominal) }
    switch value {
    case .choice(let ways): return .choice(ways.map { ($0.guards, cased($0.value, as: nominal)) })
    case .record(let parts):
      guard case .symbol(let name)? = parts.first?.value, parts.first?.label == name,
        isCase(name, of: nominal)
      else { return value }
      guard let payload = payload(Array(parts.dropFirst()), of: name, nominal) else {
        return hazy(value)
      }
      return .record([(name, .record(payload))])
    default: return value
    }
  }

  /// The arguments of a case by their places in its declaration; nil where the labels do not tell these. Nothing is known of what
  /// a place begins with that has no argument.
  private func payload(
    _ arguments: [(label: Name, value: LayoutValue)], of name: Name, _ nominal: NominalID
  ) -> [(label: Name, value: LayoutValue)]? {
    guard let labels = labels(of: name, nominal) else { return nil }
    let isWhole = labels.count == arguments.count
    // Which of those without a label has none is told by their types.
    guard isWhole || labels.allSatisfy({ $0 != .none }) else { return nil }
    var values = labels.map { _ in LayoutValue.undecided }
    var next = 0
    for argument in arguments {
      guard let place = labels[next...].firstIndex(of: argument.label) else { return nil }
      values[place] = argument.value
      next = place + 1
    }
    return values.enumerated().map { (project.names.intern("\($0)"), $1) }
  }

  /// The labels of what a case carries.
  private func labels(of name: Name, _ nominal: NominalID) -> [Name]? {
    guard let reference = project.members(named: name, of: nominal).first?.reference,
      case .enumCase(let function, _) = project.declaration(reference).kind
    else { return nil }
    let file = project.files[reference.fileIndex]
    return file.facts[file.facts[function].parameters].map { file.name($0.label) }
  }

  /// Binds what a pattern of a case takes out of state.
  func bindPayload(
    _ name: Name, _ payload: PatternElementList, of value: LayoutValue, _ frame: LayoutFrame
  ) {
    let facts = facts(frame)
    // What the case was made with, each by its place.
    if let (made, values) = made(value), made == name, values.count == facts[payload].count {
      for (element, value) in zip(facts[payload], values) { bind(element.pattern, value, frame) }
      return
    }
    if isThere(value), text(name) == StandardLayout.some, facts[payload].count == 1 {
      for element in facts[payload] { bind(element.pattern, value, frame) }
      return
    }
    for (index, element) in facts[payload].enumerated() {
      // One name for several values takes them together.
      guard case .cell(let id, let path, let nominal?) = value, isCase(name, of: nominal),
        labels(of: name, nominal)?.count == facts[payload].count
      else {
        bind(element.pattern, .unknown(sources(of: value)), frame)
        continue
      }
      bind(
        element.pattern, .cell(id, path + [name, project.names.intern("\(index)")], nil), frame)
    }
  }

  /// Whether one of some patterns takes a value; nil where that is not told.
  func test(_ patterns: [PatternID], _ value: LayoutValue, _ frame: LayoutFrame) -> LayoutGuard? {
    let tests = patterns.map { test($0, value, frame) }
    guard let first = tests.first else { return nil }
    return tests.dropFirst().reduce(first) { result, next in
      guard let result, let next else { return nil }
      return opposite(both(opposite(result), opposite(next)))
    }
  }

  /// Whether a pattern that is a number, a range of numbers, `true` or `false` takes a value; nil for others.
  private func test(
    constant id: ExpressionID, _ value: LayoutValue, _ frame: LayoutFrame
  ) -> LayoutGuard? {
    let facts = facts(frame)
    func bound(_ operation: String, _ limit: ExpressionID) -> LayoutGuard? {
      guard !(project.names.find("~=").map(project.declares) ?? false),
        let limit = number(self.value(limit, frame)), limit.number != nil,
        number(value) != nil,
        case .condition(let item) = compared(value, operation, .number(limit))
      else { return nil }
      return item
    }
    switch facts[id].kind {
    case .boolean(let constant):
      guard case .guarded(let item) = decision(value) else { return nil }
      return constant ? item : opposite(item)
    case .number: return bound("==", id)
    case .binary(let local, let low, let high):
      let operation = text(name(local, frame))
      guard operation == "..." || operation == "..<", let first = bound(">=", low),
        let last = bound(operation == "..." ? "<=" : "<", high)
      else { return nil }
      return both(first, last)
    case .prefix(let local, let limit):
      let operation = text(name(local, frame))
      return operation == "..<" ? bound("<", limit) : operation == "..." ? bound("<=", limit) : nil
    case .postfix(let local, let limit):
      return text(name(local, frame)) == "..." ? bound(">=", limit) : nil
    default: return nil
    }
  }

  /// Whether state is the case of a pattern that takes whatever it holds; nil for other patterns.
  func test(_ pattern: PatternID, _ value: LayoutValue, _ frame: LayoutFrame) -> LayoutGuard? {
    let facts = facts(frame)
    if case .expression(let id) = facts[pattern].kind { return test(constant: id, value, frame) }
    guard case .enumCase(_, let local, let payload) = facts[pattern].kind,
      case .cell(let id, let path, let nominal?) = value,
      facts[payload].allSatisfy({ takesAll($0.pattern, facts) })
    else { return nil }
    let name = name(local, frame)
    guard isCase(name, of: nominal) else { return nil }
    let source = LayoutSource.cell(id, path)
    return condition(.isCase(source, name), [source])
  }

  /// The cases of an enumeration of which none carries anything; nil of other types.
  func cases(of nominal: NominalID) -> [Name]? {
    guard project.kind(of: nominal) == .enumeration else { return nil }
    var names: [Name] = []
    for member in project[nominal].orderedMembers {
      let name = project.name(of: member.reference)
      guard case .enumCase = project.declaration(member.reference).kind else { continue }
      guard isCase(name, of: nominal), labels(of: name, nominal)?.isEmpty == true else {
        return nil
      }
      names.append(name)
    }
    return names
  }

  /// `.rawValue` of state that is a case: a number for each, as they are written.
  func rawValue(_ name: Name, of source: LayoutSource, _ nominal: NominalID) -> LayoutValue? {
    guard text(name) == StandardLayout.rawValue, let cases = cases(of: nominal) else { return nil }
    var earlier: [LayoutGuard] = []
    var ways: [(guards: [LayoutGuard], value: LayoutValue)] = []
    for own in cases {
      guard let reference = project.members(named: own, of: nominal).first?.reference,
        case .enumCase(_, let written?) = project.declaration(reference).kind
      else { return nil }
      let frame = LayoutFrame(file: reference.fileIndex, declaration: reference.id, receiver: nil)
      guard case .number(let term) = value(written, frame) else { return nil }
      let test = condition(.isCase(source, own), [source])
      let isLast = ways.count + 1 == cases.count
      ways.append((isLast ? earlier : earlier + [test], .number(term)))
      earlier.append(opposite(test))
    }
    return ways.isEmpty ? nil : .choice(ways)
  }

  /// Whether state is a case that carries nothing: `mode == .compact`; nil for other values.
  func equality(_ value: LayoutValue, _ other: LayoutValue) -> LayoutGuard? {
    guard case .cell(let id, let path, let nominal?) = value, case .symbol(let name) = other,
      isCase(name, of: nominal), labels(of: name, nominal)?.isEmpty == true,
      !comparesItself(nominal), comparesByCase
    else { return nil }
    let source = LayoutSource.cell(id, path)
    return condition(.isCase(source, name), [source])
  }

  /// Whether no code declares `!=`, or an `==` that no type has for itself.
  private var comparesByCase: Bool {
    guard !(project.names.find("!=").map(project.declares) ?? false) else { return false }
    return project.names.find("==").map {
      evaluator.globalMembers($0, evaluatorFrame(emptyFrame)).isEmpty
    } ?? true
  }

  private func takesAll(_ pattern: PatternID, _ facts: FileFacts) -> Bool {
    switch facts[pattern].kind {
    case .wildcard, .identifier: true
    case .tuple(let elements): facts[elements].allSatisfy { takesAll($0.pattern, facts) }
    default: false
    }
  }
}

extension LayoutReader {
  /// A case of an enumeration of the project that code has made, with what it carries; nil for what may be something else.
  private func made(_ value: LayoutValue) -> (name: Name, values: [LayoutValue])? {
    switch value {
    case .symbol(let name): return isOnlyCase(name) ? (name, []) : nil
    case .record(let parts):
      guard case .symbol(let name)? = parts.first?.value, parts.first?.label == name,
        isOnlyCase(name)
      else { return nil }
      return (name, parts.dropFirst().map(\.value))
    default: return nil
    }
  }

  /// Whether a value that is one of some cases is a certain one; nil where that is not told.
  func sameCase(_ value: LayoutValue, _ other: LayoutValue) -> LayoutValue? {
    switch (value, other) {
    case (.symbol(let left), .symbol(let right)):
      return isPlainCase(left) && isPlainCase(right) ? .boolean(left == right) : nil
    case (.choice(let ways), .symbol), (.symbol, .choice(let ways)),
      (.choice(let ways), .cell), (.cell, .choice(let ways)):
      let single = if case .choice = value { other } else { value }
      let all = ways.compactMap { way in
        sameCase(way.value, single).map { (guards: way.guards, value: $0) }
      }
      return all.count == ways.count ? .choice(all) : nil
    case (.symbol, .cell), (.cell, .symbol):
      return (equality(value, other) ?? equality(other, value)).map { .condition($0) }
    case (.cell(let left, let path, _), .cell(let right, let other, _)):
      return left == right && path == other ? .boolean(true) : nil
    default: return nil
    }
  }

  /// Whether all that code can mean by `.name` are cases that carry nothing, of types that do not say what is equal.
  private func isPlainCase(_ name: Name) -> Bool {
    guard let owners = cases.owners(of: name) else { return false }
    return owners.allSatisfy {
      isCase(name, of: $0) && labels(of: name, $0)?.isEmpty == true && !comparesItself($0)
    }
  }

  /// Whether all that code can mean by `.name` are cases.
  private func isOnlyCase(_ name: Name) -> Bool { cases.owners(of: name) != nil }

  /// The enumeration of a case that code has made, if there is only one with such a member that it can be.
  func enumeration(of value: LayoutValue, declaring member: Name) -> NominalID? {
    // A case of a type from outside, or a text, may have such a member, too.
    guard let name = made(value)?.name, let owners = cases.owners(of: name),
      !project.externalMembers.values.contains(where: { $0[member] != nil })
    else { return nil }
    let found = owners.filter { !project.members(named: member, of: $0).ofValues.isEmpty }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether a case that code has made is that of a pattern; nil where that is not told.
  func isMatch(_ pattern: PatternID, _ value: LayoutValue, _ frame: LayoutFrame) -> Bool? {
    let facts = facts(frame)
    guard case .enumCase(_, let local, let payload) = facts[pattern].kind,
      let (made, values) = made(value), isOnlyCase(name(local, frame))
    else { return nil }
    guard made == name(local, frame) else { return false }
    let all = facts[payload]
    return (all.isEmpty || all.count == values.count)
      && all.allSatisfy({ takesAll($0.pattern, facts) }) ? true : nil
  }

  /// Whether a value is a measured one, which is no case of an enumeration but that of an optional that holds something.
  private func isThere(_ value: LayoutValue) -> Bool {
    switch value {
    case .number, .size, .frame: true
    default: false
    }
  }

  /// Whether a pattern takes a number, a size or a frame, whatever it is; nil where that is not told.
  private func takesWhatIsThere(_ pattern: PatternID, _ facts: FileFacts) -> Bool? {
    switch facts[pattern].kind {
    case .identifier: return true
    case .optional(let inner):
      if case .identifier = facts[inner].kind { return true }
      return nil
    case .enumCase(_, let name, let payload):
      if facts[name] == StandardLayout.absent { return false }
      let takesAny =
        facts[name] == StandardLayout.some && facts[payload].count == 1
        && facts[payload].allSatisfy { takesAll($0.pattern, facts) }
      return takesAny ? true : nil
    case .expression(let id):
      if case .none = facts[id].kind { return false }
      return nil
    default: return nil
    }
  }

  /// The only one of several cases of a `switch` that is taken, with the pattern; nil where that is not told.
  func taken(
    of cases: some Sequence<SelectionCase>, _ value: LayoutValue, _ frame: LayoutFrame
  ) -> (item: SelectionCase, pattern: PatternID?)? {
    let isThere = isThere(value)
    guard isThere || made(value) != nil else { return nil }
    let facts = facts(frame)
    var build: BuildConditionID?
    for item in cases {
      // In one build there may be other cases than in another.
      guard facts[item.guards].isEmpty, !item.fallsThrough,
        build ?? item.condition == item.condition
      else { return nil }
      build = item.condition
      if item.isDefault { return (item, nil) }
      for pattern in facts[item.patterns] {
        switch isThere ? takesWhatIsThere(pattern, facts) : isMatch(pattern, value, frame) {
        case true?: return (item, pattern)
        case false?: continue
        case nil: return nil
        }
      }
    }
    return nil
  }
}
