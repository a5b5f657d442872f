// Result builders that the project declares. One that puts views together is as SwiftUI's; what another one makes of them its functions
// tell.

struct ResultBuilders {
  /// Whether builders do more with views than put them together, of those that were asked about.
  fileprivate(set) var changing: [NominalID: Bool] = [:]
  /// The builders that make something of what closures build.
  fileprivate(set) var ofClosures: [ClosureKey: NominalID] = [:]
}

extension Evaluator {
  /// The result builder before a parameter that does more with views than put them together; nil where none does.
  func changingBuilder(of parameter: Parameter, _ frame: Frame) -> NominalID? {
    changingBuilder(among: parameter.attributes, context(frame))
  }

  /// The same of a function, or a property with a getter: of what its body builds.
  func changingBuilder(of reference: DeclarationReference) -> NominalID? {
    let attributes = project.declaration(reference).attributes
    guard attributes.count > 0 else { return nil }
    return changingBuilder(
      among: attributes, LexicalContext(reference: reference, project: project))
  }

  private func changingBuilder(
    among attributes: AttributeList, _ context: LexicalContext
  ) -> NominalID? {
    for attribute in project.files[context.file].facts[attributes] {
      let type = project.types[project.resolveType(attribute.type, in: context)]
      guard case .nominal(let nominal, _) = type, isResultBuilder(nominal) else { continue }
      let isChanging =
        builders.changing[nominal]
        ?? project[nominal].orderedMembers.contains {
          isFunction($0) && ($0.isStatic && drops($0) || changesViews($0))
        }
      builders.changing[nominal] = isChanging
      if isChanging { return nominal }
    }
    return nil
  }

  /// Notes that a builder makes something of what a closure builds: false for what is no closure that is written for the parameter, or
  /// of which another builder does.
  func note(_ builder: NominalID, of argument: ArgumentSource) -> Bool {
    guard case .expression(let id, let frame) = argument.origin,
      case .closure(let closure) = frame.file.facts[id].kind
    else { return false }
    guard isFollowed(frame.file.facts[closure].body, frame.file.facts) else { return false }
    let key = ClosureKey(file: UInt32(truncatingIfNeeded: frame.fileIndex), closure: closure)
    if let known = builders.ofClosures[key], known != builder { return false }
    builders.ofClosures[key] = builder
    return true
  }

  /// Whether what a builder makes of a block is followed: expressions, constants, and `if` with or without one `else`.
  func isFollowed(_ block: Block, _ facts: FileFacts) -> Bool {
    facts[block].allSatisfy { id in
      switch facts[id].kind {
      case .declaration: return true
      case .forEach(_, _, _, let body): return facts[body].count == 1 && isFollowed(body, facts)
      case .expression(let value):
        switch facts[value].kind {
        case .conditional(let conditional):
          let isPlain = facts[facts[conditional].conditions].allSatisfy {
            if case .availability = $0 { false } else { true }
          }
          return isPlain && isFollowed(facts[conditional].then, facts)
            && facts[conditional].otherwise.map { isFollowed(other: $0, facts) } ?? true
        case .selection, .doCatch: return false
        default: return true
        }
      default: return false
      }
    }
  }

  /// `else if` is a branch of the whole condition.
  private func isFollowed(other block: Block, _ facts: FileFacts) -> Bool {
    if facts[block].count == 1, let only = facts[block].first,
      case .expression(let value) = facts[only].kind, case .conditional = facts[value].kind
    {
      return false
    }
    return isFollowed(block, facts)
  }

  // MARK: What a builder makes (SE-0289, SE-0348)

  /// A value that a statement of a builder gives.
  func expressed(_ value: ValueID, _ frame: Frame) -> ValueID {
    guard let builder = frame.builder else { return value }
    return called("buildExpression", [(nil, value)], of: builder, frame) ?? value
  }

  /// What the statements of a block build together.
  func combined(_ built: [ValueID], _ frame: Frame) -> ValueID {
    guard let builder = frame.builder else { return group(built) }
    if let first = built.first, !members(of: builder, named: "buildPartialBlock").isEmpty {
      return built.dropFirst().reduce(
        called("buildPartialBlock", [("first", first)], of: builder, frame) ?? .unknown
      ) {
        called("buildPartialBlock", [("accumulated", $0), ("next", $1)], of: builder, frame)
          ?? .unknown
      }
    }
    return called("buildBlock", built.map { (nil, $0) }, of: builder, frame) ?? .unknown
  }

  /// What the branches of a condition build: one of two, or something or nothing.
  ///
  /// - Parameter isOptional: whether nothing is built where the one branch is not taken, which then is the last.
  private func branched(_ values: [ValueID], isOptional: Bool, _ frame: Frame) -> [ValueID] {
    guard let builder = frame.builder else { return values }
    if isOptional {
      return values.enumerated().map { index, value in
        let given = index == values.count - 1 ? ValueID.none : value
        return called("buildOptional", [(nil, given)], of: builder, frame)
          ?? called("buildIf", [(nil, given)], of: builder, frame) ?? .unknown
      }
    }
    return zip(["first", "second"], values).map { label, value in
      called("buildEither", [(label, value)], of: builder, frame) ?? .unknown
    }
  }

  /// What a builder makes of what the branches of a condition build.
  func build(
    _ branches: inout [Branch], isOptional: Bool, _ decision: Decision, _ frame: Frame
  ) {
    // A branch that is never taken is none of those that were run.
    var values = branches.map(\.value)
    if decision == .yes { values.append(.empty) }
    if decision == .no { values.insert(.empty, at: 0) }
    values = branched(values, isOptional: isOptional, frame)
    if decision == .no { values.removeFirst() }
    for index in branches.indices { branches[index].value = values[index] }
  }

  /// What the rounds of a loop build.
  func repeated(_ built: [ValueID], _ frame: Frame) -> ValueID {
    guard let builder = frame.builder else { return group(built) }
    return called("buildArray", [(nil, store.intern(.array(built)))], of: builder, frame)
      ?? .unknown
  }

  /// What a body with a builder is worth.
  func finished(_ value: ValueID, _ frame: Frame) -> ValueID {
    guard let builder = frame.builder else { return value }
    return called("buildFinalResult", [(nil, value)], of: builder, frame) ?? value
  }

  /// What a function of a builder gives; nil where it has none that takes this.
  private func called(
    _ name: String, _ arguments: [(label: String?, value: ValueID)], of builder: NominalID,
    _ frame: Frame
  ) -> ValueID? {
    let functions = members(of: builder, named: name)
    guard !functions.isEmpty else { return nil }
    let sources = arguments.map {
      source($0.value, label: $0.label.flatMap(project.names.find) ?? .none)
    }
    // What it builds itself is built as written.
    let own = frame.builder
    frame.builder = nil
    defer { frame.builder = own }
    return callFunctions(
      functions, receiver: store.intern(.metatype(project.selfType(of: builder))), sources, frame,
      Site(file: frame.fileIndex, ExpressionID(0)), expected: .unknown)
  }

  private func members(of builder: NominalID, named name: String) -> [Member] {
    guard let name = project.names.find(name) else { return [] }
    return project.members(named: name, of: builder).filter { $0.isStatic && isFunction($0) }
  }

  /// Whether a function does not name all that it is given. O(expressions of its file).
  private func drops(_ member: Member) -> Bool {
    guard let function = project.function(of: member.reference), function.body != nil else {
      return false
    }
    let facts = project.files[member.reference.fileIndex].facts
    let range = project.declaration(member.reference).range
    let named = Set(
      facts.expressions.compactMap { expression -> LocalName? in
        guard case .name(let name, _) = expression.kind, range.start <= expression.range.start,
          expression.range.end <= range.end
        else { return nil }
        return name
      })
    return facts[function.parameters].contains { !named.contains($0.name) }
  }

  /// Whether the code of a function applies modifiers, or makes values of the project's types. O(expressions of its file).
  private func changesViews(_ member: Member) -> Bool {
    let file = project.files[member.reference.fileIndex]
    let range = project.declaration(member.reference).range
    return file.facts.expressions.contains { expression in
      guard case .call(let callee, _) = expression.kind, range.start <= expression.range.start,
        expression.range.end <= range.end
      else { return false }
      switch file.facts[callee].kind {
      case .member(_, let local, _):
        let name = file.name(local)
        return modifierEntries[name] != nil
          || project.externalMembers[language.view]?[name] != nil
      case .name(let local, _): return project.topLevelTypes[file.name(local)] != nil
      default: return false
      }
    }
  }
}
