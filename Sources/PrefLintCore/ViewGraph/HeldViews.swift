// Which views a property shows whose type does not say it (`AnyView`): its first value, and all that the project's code assigns
// to it. A property that may also be written in a way that is not followed stays undecided.

/// A place where a value is given to a property.
private struct ViewWrite {
  var site: Site
  /// Whether it is one more element of a list.
  var isElement = false
}

/// The writes of properties by name, as they are written.
private struct WritesByName {
  var writes: [(target: Site, write: ViewWrite)] = []
  /// Whether some code writes it in another way: by a binding, by `&`, by a key path or by a method.
  var isOpen = false

  /// Linear in the facts of the files that hold the name.
  init(of name: Name, _ project: Project) {
    let text = project.names[name]
    let spellings = ["", "$", "_"].map { project.names.find($0 + text) }
    for index in project.files(namingOneOf: spellings.compactMap(\.self)).sorted()
    where !project.files[index].isTest {
      let file = project.files[index]
      for expression in file.facts.expressions {
        switch expression.kind {
        case .assignment(let target, let value):
          let last = Self.lastName(target, file)
          if last == name {
            writes.append((Site(file: index, target), ViewWrite(site: Site(file: index, value))))
          } else if let last, spellings.contains(last) {
            isOpen = isOpen || !Self.isInitial(value, file)
          }
        case .inOut(let target): isOpen = isOpen || Self.lastName(target, file) == name
        case .keyPath(_, let components, _):
          isOpen = isOpen || file.facts[components].contains { file.name($0) == name }
        case .name(let local, _), .member(_, let local, _):
          isOpen = isOpen || spellings[1] == file.name(local)
        case .call(let callee, let arguments):
          read(call: callee, file.facts[arguments], of: name, file, index)
        case .binary(let operation, let target, _)
        where file.facts[operation].hasSuffix("=") && Self.lastName(target, file) == name:
          isOpen = isOpen || !["==", "!=", ">=", "<="].contains(file.facts[operation])
        default: break
        }
      }
    }
  }

  /// `pages.append(page)`, `pages.removeLast()`
  private mutating func read(
    call callee: ExpressionID, _ arguments: ArraySlice<Argument>, of name: Name,
    _ file: ProjectFile, _ index: Int
  ) {
    guard case .member(let base, let method, _) = file.facts[callee].kind else {
      // `$model.current` stands as a name; a binding's own member is asked for by `wrappedValue`.
      return
    }
    guard Self.lastName(base, file) == name else { return }
    let text = file.facts[method]
    if text == "append" || text == "insert", let first = arguments.first,
      first.label == .none
    {
      let write = ViewWrite(site: Site(file: index, first.value), isElement: true)
      writes.append((Site(file: index, base), write))
    } else if text == "append" || text == "insert" || text == "replaceSubrange" {
      isOpen = true
    }
  }

  /// `State(initialValue: …)`: what a view begins with its field tells.
  private static func isInitial(_ value: ExpressionID, _ file: ProjectFile) -> Bool {
    guard case .call = file.facts[value].kind else { return false }
    return true
  }

  private static func lastName(_ id: ExpressionID, _ file: ProjectFile) -> Name? {
    switch file.facts[id].kind {
    case .name(let name, _), .member(_, let name, _): file.name(name)
    case .optionalChain(let operand), .forceUnwrap(let operand), .subscripted(let operand, _):
      lastName(operand, file)
    default: nil
    }
  }
}

/// What is known of the views that properties are given.
struct HeldViews {
  fileprivate var byName: [Name: WritesByName] = [:]
  fileprivate var values: [DeclarationReference: [ValueID]?] = [:]

  init() {}
}

extension Evaluator {
  /// What a variable is worth that holds a view of any type, and that code changes: what it begins with or any of what the code
  /// gives it; nil where that is not told.
  ///
  /// - Complexity: linear in the files that hold the name, once, and in what is assigned.
  func heldView(_ member: Member, _ declared: TypeID, beginning: ValueID?) -> ValueID? {
    guard isAnonymousView(declared), let owner = member.owner, !member.isStatic,
      let given = viewsGiven(to: member, of: owner, declared)
    else { return nil }
    let values = (beginning.map { [$0] } ?? []) + given
    return values.isEmpty ? nil : union(values)
  }

  /// The same of a variable of which no initialiser says what it begins with.
  func changingView(
    _ member: Member, _ variable: Variable, _ own: Frame, _ declared: TypeID, _ base: ValueID
  ) -> ValueID? {
    guard isAnonymousView(declared), !variable.isLet else { return nil }
    if let initial = variable.initializer {
      return heldView(member, declared, beginning: evaluate(initial, own, expected: declared))
    }
    if case .optional = project.types[declared] {
      return heldView(member, declared, beginning: ValueID.none)
    }
    // A class's initialisers assign what it begins with; what somebody gives a structure is not seen here.
    guard let owner = member.owner, project[owner].kind == .classType else { return nil }
    return heldView(member, declared, beginning: nil)
  }

  private func viewsGiven(
    to member: Member, of owner: NominalID, _ declared: TypeID
  ) -> [ValueID]? {
    if let known = heldViews.values[member.reference] { return known }
    // What is being found out is not told within itself.
    heldViews.values[member.reference] = .some(nil)
    let found = findViews(givenTo: member, of: owner, declared)
    heldViews.values[member.reference] = .some(found)
    return found
  }

  private func findViews(
    givenTo member: Member, of owner: NominalID, _ declared: TypeID
  ) -> [ValueID]? {
    let visible: DeclarationModifiers = [.isPublic, .isOpen, .isPackage, .isOverride]
    guard project.declaration(member.reference).modifiers.isDisjoint(with: visible) else {
      return nil
    }
    let name = project.name(of: member.reference)
    let written = heldViews.byName[name] ?? WritesByName(of: name, project)
    heldViews.byName[name] = written
    guard !written.isOpen, written.writes.count <= Self.writeLimit else { return nil }
    let outer = (presence, isDecided, isContained, isOperated)
    (presence, isDecided, isContained, isOperated) = (.always, true, false, false)
    defer { (presence, isDecided, isContained, isOperated) = outer }
    var found: [Alternative] = []
    for (target, write) in written.writes {
      guard let code = project.member(around: target) else { return nil }
      let frame = frame(ofCode: code, around: target)
      switch isMeant(target, owner, frame) {
      case .no: continue
      case .yes: break
      case .either, .undecided: return nil
      }
      let value = evaluate(write.site.id, frame, expected: write.isElement ? .unknown : declared)
      if value == .unknown { return nil }
      found.append(
        Alternative(
          presence: presence(of: target, in: code),
          value: write.isElement ? store.intern(.array([value])) : value, isDecided: true))
    }
    return found.isEmpty ? [] : [union(found)]
  }

  private static let writeLimit = 64

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

  /// Whether a target is the property of a type.
  private func isMeant(_ target: Site, _ owner: NominalID, _ frame: Frame) -> Decision {
    var id = target.id
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

  /// A frame for code as it runs for any arguments: of its variables only what they begin with is known, of others nothing.
  private func frame(ofCode code: DeclarationReference, around target: Site) -> Frame {
    let declaration = project.declaration(code)
    var receiver: ValueID?
    if let parent = declaration.parent,
      let type = declaringType(DeclarationReference(file: code.fileIndex, parent))
    {
      receiver =
        declaration.modifiers.contains(.isStatic) ? store.intern(.metatype(type)) : opaque(type)
    }
    let frame = frame(for: code, receiver: receiver)
    let facts = frame.file.facts
    func isInside(_ range: TextRange) -> Bool {
      declaration.range.start <= range.start && range.end <= declaration.range.end
    }
    for parameter in facts.parameters where isInside(parameter.range) {
      guard parameter.name != .none else { continue }
      let type = parameter.type.map { resolve($0, in: frame) } ?? .unknown
      frame.bind(frame.file.name(parameter.name), type == .unknown ? .unknown : opaque(type))
    }
    for pattern in facts.patterns where isInside(pattern.range) {
      if case .identifier(let name) = pattern.kind { frame.bind(frame.file.name(name), .unknown) }
    }
    let end = facts[target.id].range.start
    for position in facts.declarations.indices {
      let local = facts.declarations[position]
      guard local.parent != declaration.parent, DeclarationID(position) != code.id,
        isInside(local.range), case .variable(let id) = local.kind
      else { continue }
      let declared = facts[id].type.map { resolve($0, in: frame) } ?? .unknown
      frame.declare(frame.file.name(local.name), isLet: facts[id].isLet)
      let isKnown = facts[id].isLet && local.range.end <= end
      let value =
        isKnown ? facts[id].initializer.map { evaluate($0, frame, expected: declared) } : nil
      frame.bind(
        frame.file.name(local.name), value ?? (declared == .unknown ? .unknown : opaque(declared)))
    }
    return frame
  }
}
