// Which views a state of a view shows whose type does not say it (`AnyView`): its first value, and all that the view's own code assigns
// to it, where every write stands in the open: `AnyView(…)` in place, under no condition, by no other name. An object may be one of
// several, and a condition, a caller or a binding may keep a view from one place and bring it to another: these stay undecided.

/// What is known of the views that states are given.
struct HeldViews {
  fileprivate var values: [HeldKey: [ValueID]?] = [:]
  var kept = KeptViews()

  init() {}
}

/// A property of a value.
private struct HeldKey: Hashable {
  var member: DeclarationReference
  var base: ValueID
}

extension Evaluator {
  /// What a state is worth that holds a view of any type, and that code changes: what it begins with or any of what the code
  /// gives it; nil where that is not told.
  ///
  /// - Complexity: linear in the files that hold the name, once for each view that has it, and in what is assigned.
  func heldView(_ member: Member, _ declared: TypeID, of base: ValueID, beginning: ValueID)
    -> ValueID?
  {
    guard isAnyView(declared), let owner = member.owner, !member.isStatic,
      project.kind(of: owner) == .structure, project.isInstalled(owner),
      let given = viewsGiven(to: member, of: owner, declared, base)
    else { return nil }
    return given.isEmpty ? nil : union([beginning] + given)
  }

  /// The same of a state without a written type, which begins with `AnyView(…)`.
  func heldView(
    _ member: Member, beginning initial: ValueID, written initializer: ExpressionID,
    of base: ValueID
  ) -> ValueID? {
    let file = project.files[member.reference.fileIndex]
    guard file.calledName(of: initializer) == language.anyView else { return nil }
    let type = project.types.intern(.external(language.anyView, []))
    return heldView(member, type, of: base, beginning: initial)
  }

  /// The same of a state of which no initialiser says what it begins with.
  func heldView(
    _ member: Member, _ variable: Variable, _ own: @autoclosure () -> Frame, _ declared: TypeID,
    of base: ValueID
  ) -> ValueID? {
    guard !variable.isLet, isAnyView(declared) else { return nil }
    if let initial = variable.initializer {
      return heldView(
        member, declared, of: base, beginning: evaluate(initial, own(), expected: declared))
    }
    guard project.types.isOptional(declared) else { return nil }
    return heldView(member, declared, of: base, beginning: ValueID.none)
  }

  /// Whether a property with a wrapper may hold a view that it was given before: one of any type, or of a generic one.
  func keepsView(_ member: Member) -> Bool {
    let file = project.files[member.reference.fileIndex]
    let declaration = file.facts[member.reference.id]
    guard case .variable(let id) = declaration.kind,
      file.facts[declaration.attributes].contains(where: {
        !file.facts[$0.name].hasSuffix("Builder")
      })
    else { return false }
    if let written = file.facts[id].type {
      let context = LexicalContext(reference: member.reference, project: project)
      let type = project.resolveType(written, in: context)
      // `@Binding var selection: Selection` holds no view.
      if case .parameter(let name) = project.types[project.types.unwrapped(type)] {
        return !plainParameters.contains(name)
      }
      return project.types.isGeneric(type) || project.types.names(language.anyView, in: type)
    }
    return file.facts[id].initializer.map { file.calledName(of: $0) == language.anyView } ?? false
  }

  private func isAnyView(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .external(let name, _): name == language.anyView
    case .optional(let inner): isAnyView(inner)
    default: false
    }
  }

  private func viewsGiven(
    to member: Member, of owner: NominalID, _ declared: TypeID, _ base: ValueID
  ) -> [ValueID]? {
    let key = HeldKey(member: member.reference, base: core(base))
    if let known = heldViews.values[key] { return known }
    // What is being found out is not told within itself.
    heldViews.values[key] = .some(nil)
    let writes = ViewWrites(of: member, in: owner, project)
    guard !writes.isOpen else { return nil }
    let outer = (place, isDecided, isContained, isOperated)
    (place, isDecided, isContained, isOperated) = (.always, true, false, false)
    defer { (place, isDecided, isContained, isOperated) = outer }
    var found: [ValueID] = []
    for value in writes.values {
      guard let code = project.member(around: value) else { return nil }
      let given = evaluate(
        value.id, frame(ofCode: code, receiver: base), expected: declared)
      guard given != .unknown else { return nil }
      found.append(given)
    }
    heldViews.values[key] = .some(found)
    return found
  }

  /// A frame for code as it runs for any arguments: of its parameters and variables only the types are known.
  func frame(ofCode code: DeclarationReference, receiver: ValueID?) -> Frame {
    let frame = frame(for: code, receiver: receiver)
    let facts = frame.file.facts
    let outer = facts[code.id].range
    func isInside(_ range: TextRange) -> Bool {
      outer.start <= range.start && range.end <= outer.end
    }
    func bind(_ name: LocalName, _ written: TypeReferenceID?) {
      let type = written.map { resolve($0, in: frame) } ?? .unknown
      frame.bind(frame.file.name(name), type == .unknown ? .unknown : opaque(type))
    }
    for parameter in facts.parameters where parameter.name != .none && isInside(parameter.range) {
      bind(parameter.name, parameter.type)
    }
    for pattern in facts.patterns where isInside(pattern.range) {
      if case .identifier(let name) = pattern.kind { bind(name, nil) }
    }
    for (position, local) in facts.declarations.enumerated()
    where DeclarationID(position) != code.id && isInside(local.range) {
      if case .variable(let id) = local.kind { bind(local.name, facts[id].type) }
    }
    return frame
  }
}
