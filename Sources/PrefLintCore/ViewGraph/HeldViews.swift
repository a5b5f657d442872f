// Which views a property shows whose type does not say it (`AnyView`, or a structure with one): its first value, and all that the
// project's code gives it. A property that may also be written in a way that is not followed stays undecided.

/// What is known of the views that properties are given.
struct HeldViews {
  fileprivate var byName: [Name: ViewWrites] = [:]
  fileprivate var values: [HeldKey: [ValueID]?] = [:]
  fileprivate var holders: [NominalID: Bool] = [:]

  init() {}
}

/// A property of a value.
private struct HeldKey: Hashable {
  var member: DeclarationReference
  var base: ValueID
}

extension Evaluator {
  /// What a variable is worth that holds a view of any type, and that code changes: what it begins with or any of what the code
  /// gives it; nil where that is not told.
  ///
  /// - Complexity: linear in the files that hold the name, once, and in what is assigned.
  func heldView(_ member: Member, _ declared: TypeID, of base: ValueID, beginning: ValueID?)
    -> ValueID?
  {
    guard mayHoldAnyView(declared), let owner = member.owner, !member.isStatic,
      let given = viewsGiven(to: member, of: owner, declared, base)
    else { return nil }
    let values = (beginning.map { [$0] } ?? []) + given
    return values.isEmpty ? nil : union(values)
  }

  /// The same of a variable without a written type, which begins with `AnyView(…)`.
  func heldView(
    _ member: Member, beginning initial: ValueID, written initializer: ExpressionID,
    of base: ValueID
  ) -> ValueID? {
    let file = project.files[member.reference.fileIndex]
    guard case .call(let callee, _) = file.facts[initializer].kind,
      case .name(let name, _) = file.facts[callee].kind
    else { return nil }
    let anyView = language.anyView
    let type =
      file.name(name) == anyView
      ? project.types.intern(.external(anyView, [])) : type(of: initial)
    return heldView(member, type, of: base, beginning: initial)
  }

  /// The same of a variable of which no initialiser says what it begins with.
  func changingView(
    _ member: Member, _ variable: Variable, _ own: Frame, _ declared: TypeID, of base: ValueID
  ) -> ValueID? {
    guard !variable.isLet, mayHoldAnyView(declared) else { return nil }
    if let initial = variable.initializer {
      return heldView(
        member, declared, of: base, beginning: evaluate(initial, own, expected: declared))
    }
    if case .optional = project.types[declared] {
      return heldView(member, declared, of: base, beginning: ValueID.none)
    }
    // A class's initialisers assign what it begins with; what somebody gives a structure is not seen here.
    guard let owner = member.owner, project[owner].kind == .classType else { return nil }
    return heldView(member, declared, of: base, beginning: nil)
  }

  /// Whether a type is that of any view, or a structure, an enumeration or a list of such.
  func mayHoldAnyView(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .external, .existential: return isAnyView(type)
    case .optional(let inner), .array(let inner): return mayHoldAnyView(inner)
    case .nominal(let nominal, _):
      guard project[nominal].kind == .structure || project[nominal].kind == .enumeration,
        !project.isInstalled(nominal)
      else { return false }
      if let known = heldViews.holders[nominal] { return known }
      let holds = project[nominal].orderedMembers.contains { holdsAnyView($0) }
      heldViews.holders[nominal] = holds
      return holds
    default: return false
    }
  }

  private func holdsAnyView(_ member: Member) -> Bool {
    let facts = project.files[member.reference.fileIndex].facts
    let context = LexicalContext(reference: member.reference, project: project)
    switch facts[member.reference.id].kind {
    case .variable(let id):
      guard !member.isStatic, facts.getter(of: id) == nil, let type = facts[id].type else {
        return false
      }
      return isAnyView(project.resolveType(type, in: context))
    case .enumCase(let function, _):
      return facts[facts[function].parameters].contains {
        $0.type.map { isAnyView(project.resolveType($0, in: context)) } ?? false
      }
    default: return false
    }
  }

  private func isAnyView(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .external(let name, _): name == language.anyView
    case .existential: isViewLike(type)
    case .optional(let inner), .array(let inner): isAnyView(inner)
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
    let visible: DeclarationModifiers = [.isPublic, .isOpen, .isPackage, .isOverride]
    guard project.declaration(member.reference).modifiers.isDisjoint(with: visible) else {
      return nil
    }
    let name = project.name(of: member.reference)
    let written = heldViews.byName[name] ?? ViewWrites(of: name, project)
    heldViews.byName[name] = written
    guard !written.isOpen, written.all.count <= Self.writeLimit else { return nil }
    let outer = (presence, isDecided, isContained, isOperated)
    (presence, isDecided, isContained, isOperated) = (.always, true, false, false)
    defer { (presence, isDecided, isContained, isOperated) = outer }
    var found: [Alternative] = []
    for write in written.all {
      guard let values = values(of: write, owner, declared, base) else { return nil }
      found += values
    }
    let result = found.isEmpty ? [] : [union(found)]
    heldViews.values[key] = .some(result)
    return result
  }

  private static let writeLimit = 64

  // MARK: Writes

  /// What one write gives to a property of a type; none if it means another one, nil if that is not told.
  private func values(
    of write: ViewWrite, _ owner: NominalID, _ declared: TypeID, _ base: ValueID
  ) -> [Alternative]? {
    guard let code = project.member(around: write.target) else { return nil }
    let isOwn = project.owner(of: write.target) == owner
    let frame = frame(ofCode: code, around: write.target, receiver: isOwn ? base : nil)
    switch isMeant(write.target, owner, frame) {
    case .no: return []
    case .yes: break
    case .either, .undecided: return nil
    }
    let presence = presence(of: write.target, in: code)
    func given(_ frame: Frame) -> Alternative {
      let value = evaluate(write.value.id, frame, expected: write.isElement ? .unknown : declared)
      return Alternative(
        presence: presence, value: write.isElement ? store.intern(.array([value])) : value,
        isDecided: true)
    }
    let frames = callers(of: code, naming: write.value, frame)
    guard let frames else { return nil }
    let values = frames.map { given($0) }
    return values.contains { $0.value == .unknown } ? nil : values
  }

  /// The frames in which a function gives what it is given itself, one for each call; its own where what it gives is no parameter's.
  private func callers(
    of code: DeclarationReference, naming value: Site, _ own: Frame
  ) -> [Frame]? {
    let facts = own.file.facts
    guard case .function(let id) = facts[code.id].kind else { return [own] }
    let parameters = Set(facts[facts[id].parameters].map { own.file.name($0.name) })
    guard !parameters.isEmpty else { return [own] }
    var reader = NameUseReader(facts: facts)
    reader.expression(value.id)
    let isGiven = reader.uses.contains { use in
      guard case .bare = use.base else { return false }
      return parameters.contains(own.file.name(use.name))
    }
    guard isGiven else { return [own] }
    let open: DeclarationModifiers = [.isPublic, .isOpen, .isPackage, .isOverride, .hasOther]
    guard project.declaration(code).modifiers.isDisjoint(with: open),
      let owner = project.owner(of: code), let calls = calls(of: code, owner)
    else { return nil }
    return calls.compactMap { call in
      let outer = project.member(around: call.callee).map {
        frame(ofCode: $0, around: call.callee, receiver: nil)
      }
      guard let outer else { return nil }
      let arguments = sources(call.arguments, outer)
      guard let match = match(arguments, to: code) else { return nil }
      let inner = frame(for: code, receiver: own.receiver)
      bindParameters(facts[id], arguments, match, inner, .unknown)
      bindVariables(of: code, before: value, inner)
      return inner
    }
  }

  /// The calls of a function; nil where it may be called otherwise. O(facts of the files that hold its name).
  private func calls(
    of code: DeclarationReference, _ owner: NominalID
  ) -> [(callee: Site, arguments: ArgumentList)]? {
    let name = project.name(of: code)
    var found: [(callee: Site, arguments: ArgumentList)] = []
    for index in project.files(naming: name).sorted() where !project.files[index].isTest {
      let file = project.files[index]
      var called: [Int: ArgumentList] = [:]
      for expression in file.facts.expressions {
        if case .call(let callee, let arguments) = expression.kind {
          called[callee.index] = arguments
        }
      }
      for (position, expression) in file.facts.expressions.enumerated() {
        switch expression.kind {
        case .name(let local, _), .member(_, let local, _):
          guard file.name(local) == name else { continue }
        default: continue
        }
        let site = Site(file: index, ExpressionID(position))
        guard let around = project.member(around: site) else { return nil }
        switch isMeant(site, owner, frame(ofCode: around, around: site, receiver: nil)) {
        case .no: continue
        case .either, .undecided: return nil
        case .yes: break
        }
        guard let arguments = called[position], found.count < Self.writeLimit else { return nil }
        found.append((site, arguments))
      }
    }
    return found
  }

  /// In which builds a place exists.
  private func presence(of site: Site, in code: DeclarationReference) -> PresenceID {
    let file = project.files[site.fileIndex]
    let place = file.facts[site.id].range
    var result = project.presence(of: code)
    for block in file.facts.configuredBlocks {
      guard let first = file.facts[block.body].first, let last = file.facts[block.body].last,
        file.facts[first].range.start <= place.start, place.end <= file.facts[last].range.end
      else { continue }
      result = project.presences.and(result, file.presence(block.condition))
    }
    return result
  }

  /// Whether a name or a chain means a member of a type.
  private func isMeant(_ place: Site, _ owner: NominalID, _ frame: Frame) -> Decision {
    var id = place.id
    while true {
      switch frame.file.facts[id].kind {
      case .optionalChain(let operand), .forceUnwrap(let operand), .subscripted(let operand, _):
        id = operand
        continue
      case .name(let local, _):
        // What a pattern or a parameter binds is not assigned to.
        if frame.variables.contains(frame.file.name(local)) { return .no }
        return frame.receiver.map { isMeant(type(of: $0), owner) } ?? .no
      case .member(let base, _, _): return isMeant(type(of: evaluate(base, frame)), owner)
      default: return .either
      }
    }
  }

  private func isMeant(_ type: TypeID, _ owner: NominalID) -> Decision {
    switch project.types[project.types.unwrapped(type)] {
    case .nominal(let nominal, _):
      if nominal == owner { return .yes }
      return project.inherits(nominal, from: owner) || project.inherits(owner, from: nominal)
        || project[nominal].kind == .protocolType ? .either : .no
    case .external, .tuple, .array, .dictionary: return .no
    default: return .either
    }
  }

  // MARK: Frames

  /// A frame for code as it runs for any arguments: of its variables only what they begin with is known, of others nothing.
  private func frame(
    ofCode code: DeclarationReference, around place: Site, receiver known: ValueID?
  ) -> Frame {
    let declaration = project.declaration(code)
    var receiver = known
    if receiver == nil, let parent = declaration.parent,
      let type = declaringType(DeclarationReference(file: code.fileIndex, parent))
    {
      receiver =
        declaration.modifiers.contains(.isStatic) ? store.intern(.metatype(type)) : opaque(type)
    }
    let frame = frame(for: code, receiver: receiver)
    let facts = frame.file.facts
    for parameter in facts.parameters where isInside(parameter.range, declaration.range) {
      guard parameter.name != .none else { continue }
      let type = parameter.type.map { resolve($0, in: frame) } ?? .unknown
      frame.bind(frame.file.name(parameter.name), type == .unknown ? .unknown : opaque(type))
    }
    bindVariables(of: code, before: place, frame)
    return frame
  }

  private func bindVariables(of code: DeclarationReference, before place: Site, _ frame: Frame) {
    let facts = frame.file.facts
    let declaration = facts[code.id]
    for pattern in facts.patterns where isInside(pattern.range, declaration.range) {
      if case .identifier(let name) = pattern.kind { frame.bind(frame.file.name(name), .unknown) }
    }
    let end = facts[place.id].range.start
    for position in facts.declarations.indices {
      let local = facts.declarations[position]
      guard DeclarationID(position) != code.id, isInside(local.range, declaration.range),
        case .variable(let id) = local.kind
      else { continue }
      let declared = facts[id].type.map { resolve($0, in: frame) } ?? .unknown
      frame.declare(frame.file.name(local.name), isLet: facts[id].isLet)
      let isKnown = facts[id].isLet && local.range.end <= end
      let value =
        isKnown ? facts[id].initializer.map { evaluate($0, frame, expected: declared) } : nil
      frame.bind(
        frame.file.name(local.name), value ?? (declared == .unknown ? .unknown : opaque(declared)))
    }
  }

  private func isInside(_ range: TextRange, _ outer: TextRange) -> Bool {
    outer.start <= range.start && range.end <= outer.end
  }
}
