// The static types of arguments, by which Swift chooses among overloads: what is written says less than the value that evaluation
// knows. `let cart: Cart? = .shared` is an optional, `AnyView(Row())` no `Row`, and an argument of a generic parameter only what the
// parameter asks for.

extension Evaluator {
  /// The static type of an argument; unknown where it is not told.
  func staticType(of argument: ArgumentSource, expected: TypeID) -> TypeID {
    let value = value(of: argument, expected: expected)
    let actual = type(of: value)
    guard case .expression(let id, let frame) = argument.origin else {
      return isErased(value) ? anyView : actual
    }
    guard let written = writtenType(of: id, frame) else {
      return isErased(value) ? anyView : actual
    }
    switch project.types[written] {
    case .optional(let wrapped):
      if actual == .unknown || isOptional(actual) { return written }
      return isTold(wrapped) ? written : project.types.intern(.optional(actual))
    case .opaque, .existential, .parameter, .unknown: return written
    case .external(language.anyView, _): return written
    default: return actual
    }
  }

  private var anyView: TypeID { project.types.intern(.external(language.anyView, [])) }

  private func isTold(_ type: TypeID) -> Bool {
    type != .unknown && !project.types.isGeneric(type)
  }

  func isErased(_ id: ValueID) -> Bool {
    switch store[id] {
    case .erased: true
    case .built(let inner, _), .traced(let inner, _), .seen(let inner, _): isErased(inner)
    case .union(let alternatives): alternatives.allSatisfy { isErased($0.value) }
    default: false
    }
  }

  /// The type that a declaration writes of what an expression names or calls; nil where none does.
  func writtenType(of id: ExpressionID, _ frame: Frame) -> TypeID? {
    let facts = frame.file.facts
    switch facts[id].kind {
    case .name(let local, _):
      let name = frame.file.name(local)
      if isLocal(id, local, frame) { return localType(local, frame) }
      for declaring in enclosingTypes(of: frame) {
        let found = visible(members(named: name, of: declaring), from: frame)
        if !found.isEmpty { return writtenType(ofOne: found, receiver: nil) }
      }
      return writtenType(ofOne: globalMembers(name, frame), receiver: nil)
    case .member(let base, let local, _):
      let name = frame.file.name(local)
      if case .name(let own, _) = facts[base].kind, frame.file.name(own) == language.selfValue,
        let declaring = innermostType(of: frame)
      {
        return writtenType(ofOne: members(named: name, of: declaring), receiver: nil)
      }
      guard project.memberNames.contains(name) else { return nil }
      let receiver = evaluate(base, frame)
      var owner = type(of: receiver)
      // `a?.b` is an optional, whatever `b` is.
      if case .optionalChain = facts[base].kind { return nil }
      if case .metatype(let instance) = project.types[owner] { owner = instance }
      return writtenType(ofOne: members(named: name, of: owner), receiver: receiver)
    case .call(let callee, _):
      switch facts[callee].kind {
      case .name, .member:
        guard
          case .function(_, let result)? = writtenType(of: callee, frame).map({ project.types[$0] })
        else { return nil }
        return result
      default: return nil
      }
    default: return nil
    }
  }

  /// The written type of the one declaration that a name means; of a function, with its result.
  private func writtenType(ofOne members: [Member], receiver: ValueID?) -> TypeID? {
    guard members.count == 1, let member = members.first else { return nil }
    let facts = project.files[member.reference.fileIndex].facts
    let context = LexicalContext(reference: member.reference, project: project)
    let written: TypeID
    switch facts[member.reference.id].kind {
    case .variable(let id):
      guard let type = facts[id].type else { return nil }
      written = project.resolveType(type, in: context)
    case .function(let id):
      guard let type = facts[id].result else { return nil }
      let result = project.resolveType(type, in: context)
      // What its own parameters are bound to, the arguments say.
      let own = facts[facts[member.reference.id].genericParameters].map {
        project.files[member.reference.fileIndex].name($0.name)
      }
      if project.types.isGeneric(result), !own.isEmpty { return nil }
      written = project.types.intern(.function([], result))
    default: return nil
    }
    guard let receiver, project.types.isGeneric(written) else { return written }
    let bound = project.types.substitute(
      written, bindings(ofReceiver: receiver, for: member.reference))
    return project.types.isGeneric(bound) ? nil : bound
  }

  // MARK: Locals

  /// The member that code stands in, whose locals it sees.
  private func outermost(_ frame: Frame) -> DeclarationID? {
    var result = frame.declaration
    while let id = result, let parent = frame.file.facts[id].parent {
      switch frame.file.facts[parent].kind {
      case .function, .initializer, .deinitializer, .subscriptMember, .variable: result = parent
      default: return id
      }
    }
    return result
  }

  /// Whether a name is bound by the code around it rather than by a type or globally.
  func isLocal(_ id: ExpressionID, _ name: LocalName, _ frame: Frame) -> Bool {
    guard let member = outermost(frame) else { return false }
    let place = DeclarationReference(file: frame.fileIndex, member)
    let free: Set<ExpressionID>
    if let known = freeNames[place] {
      free = known
    } else {
      var reader = NameUseReader(facts: frame.file.facts)
      reader.member(member)
      free = Set(
        reader.uses.compactMap { use in
          if case .bare = use.base { use.site } else { nil }
        })
      freeNames[place] = free
    }
    return !free.contains(id)
  }

  /// The type that is written of a local; nil where none is, unknown where another one of its name stands in the same code.
  private func localType(_ name: LocalName, _ frame: Frame) -> TypeID? {
    guard let member = outermost(frame) else { return nil }
    let facts = frame.file.facts
    let range = facts[member].range
    func isWithin(_ other: TextRange) -> Bool {
      range.start <= other.start && other.end <= range.end
    }
    var written: Set<TypeID> = []
    var others = false
    func add(_ type: TypeReferenceID?, _ id: DeclarationID) {
      guard let type else {
        others = true
        return
      }
      let context = LexicalContext(project: project, file: frame.fileIndex, declaration: id)
      written.insert(project.resolveType(type, in: context))
    }
    for index in facts.declarations.indices {
      let id = DeclarationID(index)
      guard isWithin(facts[id].range) else { continue }
      switch facts[id].kind {
      case .function(let function), .initializer(let function, _),
        .subscriptMember(let function, _):
        for parameter in facts[facts[function].parameters] where parameter.name == name {
          add(parameter.type, id)
        }
      case .variable(let variable) where facts[id].name == name && id != member:
        add(facts[variable].type, id)
      default: continue
      }
    }
    guard !written.isEmpty else { return nil }
    others =
      others
      || facts.patterns.contains {
        if case .identifier(name) = $0.kind { isWithin($0.range) } else { false }
      }
      || facts.closures.contains { closure in
        isWithin(closure.range) && facts[closure.parameters].contains { $0.name == name }
      }
    return others || written.count > 1 ? .unknown : written.first
  }

  // MARK: Fitting

  /// How an argument of which only a static type is known fits a parameter; nil where its value tells it.
  func fit(static type: TypeID, _ declared: TypeID, _ argument: ArgumentSource) -> Fit? {
    let wanted = project.types.unwrapped(declared)
    let isCertain: Bool
    switch project.types[wanted] {
    case .nominal(let id, _): isCertain = project.kind(of: id) != .protocolType
    case .external(let name, _):
      isCertain = name == language.anyView || isScalar(wanted) || componentEntries[name] != nil
    default: isCertain = false
    }
    switch project.types[type] {
    case .optional(let wrapped):
      if isCertain, !isOptional(declared) { return .no }
      return fit(static: wrapped, declared, argument)
    case .opaque, .existential, .parameter: return isCertain ? .no : nil
    case .external(language.anyView, _):
      if case .nominal = project.types[wanted], isCertain { return .no }
      return wanted == type ? .yes : nil
    default: return nil
    }
  }

  /// Whether an argument's type is one for a generic parameter of a function.
  func fit(
    static type: TypeID, parameter name: Name, of reference: DeclarationReference,
    _ argument: ArgumentSource
  ) -> Fit {
    switch project.types[type] {
    case .unknown: return .unknown
    case .parameter(let own):
      guard case .expression(_, let frame) = argument.origin,
        let bounds = bounds(ofParameter: own, frame)
      else { return .unknown }
      return fit(
        project.types.intern(.existential(bounds)), parameter: name, of: reference)
    default: return fit(type, parameter: name, of: reference)
    }
  }
}
