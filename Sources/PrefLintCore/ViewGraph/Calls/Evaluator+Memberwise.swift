// The initialiser that every structure without own ones has: what is given by the names of its properties.

extension Evaluator {
  /// The stored instance properties of a structure, in order.
  func storedProperties(of id: NominalID) -> [Member] {
    if let known = storedProperties[id] { return known }
    let nominal = project[id]
    let stored = nominal.orderedMembers.filter { member in
      guard !member.isStatic, member.reference.file == nominal.reference.file,
        case .variable(let variable) = project.declaration(member.reference).kind
      else { return false }
      let facts = project.files[member.reference.fileIndex].facts
      return !facts[facts[variable].accessors].contains { $0.kind == .get || $0.kind == .set }
    }
    storedProperties[id] = stored
    return stored
  }

  func memberwise(
    _ id: NominalID, _ type: TypeID, _ arguments: [ArgumentSource], _ frame: Frame,
    _ expected: TypeID
  ) -> ValueID? {
    var fields: [Name: ValueID] = [:]
    var remaining = arguments[...]
    var bindings = bindings(of: id, type, expected)
    var isWidened = false
    let properties = storedProperties(of: id)
    for (index, member) in properties.enumerated() {
      guard let argument = remaining.first else { break }
      let name = project.name(of: member.reference)
      let isMatch =
        argument.label == name
        || argument.isTrailing && argument.label == .none
          && takesTrailing(
            member, isLast: index == properties.count - 1, properties[(index + 1)...], remaining)
      guard isMatch else { continue }
      remaining = remaining.dropFirst()
      let bound = bindings
      fields[name] = memberwiseValue(member, argument, id, &bindings, frame)
      isWidened = isWidened || bindings.changes(bound)
    }
    guard remaining.isEmpty else { return nil }
    // What must be given and is not, an initialiser gives that is not seen: a macro's.
    for member in properties where mustBeGiven(member) {
      let name = project.name(of: member.reference)
      guard fields[name] == nil, let value = unseenValue(of: member, bindings) else { continue }
      fields[name] = value
    }
    if isWidened { hold(&fields, asPropertiesOf: id, bindings) }
    return instance(id, specialised(id, type, bindings), fields)
  }

  private func memberwiseValue(
    _ member: Member, _ argument: ArgumentSource, _ id: NominalID, _ bindings: inout TypeBindings,
    _ frame: Frame
  ) -> ValueID {
    let own = self.frame(for: member.reference, receiver: nil)
    let facts = own.file.facts
    guard case .variable(let variable) = facts[member.reference.id].kind else { return .unknown }
    let pattern =
      facts[variable].type.map {
        project.resolveType($0, in: context(own))
      } ?? initialType(variable, own)
    let declared = project.types.substitute(pattern, bindings)
    let isBinding = facts[facts[member.reference.id].attributes].contains {
      own.file.name($0.name) == language.binding
    }
    let wanted =
      isBinding && declared != .unknown
      ? project.types.intern(.external(language.binding, [declared]))
      : expectedType(declared, of: argument, own)
    let name = project.name(of: member.reference)
    let value = kept(self.value(of: argument, expected: wanted), of: name, in: id)
    own.bindings = bindings
    if case .builder = wrapper(of: member.reference), !isFunctionType(declared),
      case .closure = store[core(value)]
    {
      // `@ViewBuilder let content: Content` takes a closure and stores what it builds.
      let content = invoke(value, [], frame, nil)
      infer(pattern, content, own)
      bindings = own.bindings
      return content
    }
    switch wrapper(of: member.reference) {
    case .none, .builder:
      infer(pattern, value, own)
      bindings = own.bindings
      let type = project.types.substitute(pattern, bindings)
      return kept(kept(adapt(value, to: type), of: name, in: id), as: type)
    default:
      var actual = type(of: value)
      if case .binding(let inner) = store[core(value)] { actual = type(of: inner) }
      project.types.unify(pattern, actual, &bindings)
      return value
    }
  }

  /// The type of a property that is only told by its initial value: what `.name` means as its value.
  private func initialType(_ variable: VariableID, _ own: Frame) -> TypeID {
    guard let initializer = own.file.facts[variable].initializer else { return .unknown }
    let type = type(of: evaluate(initializer, own))
    guard project.types.nominal(type) != nil else { return .unknown }
    return type
  }

  private func takesTrailing(
    _ member: Member, isLast: Bool, _ later: ArraySlice<Member>,
    _ remaining: ArraySlice<ArgumentSource>
  ) -> Bool {
    guard takesClosure(member) else { return false }
    // A closure that need not be given gives way to one that must be, before the next that is named.
    guard mayBeLeftOut(member) else { return true }
    let named = remaining.dropFirst().first { $0.label != .none }?.label
    return !later.prefix { project.name(of: $0.reference) != named }
      .contains { takesClosure($0) && !mayBeLeftOut($0) }
  }

  /// Whether a property has no value but what its initialiser is given.
  func mustBeGiven(_ member: Member) -> Bool {
    let facts = project.files[member.reference.fileIndex].facts
    let declaration = facts[member.reference.id]
    guard case .variable(let id) = declaration.kind, facts[id].initializer == nil else {
      return false
    }
    // A constant has no wrapper, so that its attributes are a macro's.
    return facts[id].isLet
      || declaration.attributes.isEmpty && !isOptionalVariable(facts[id], facts)
  }

  /// The value of data that code decides which is not seen.
  private func unseenValue(of member: Member, _ bindings: TypeBindings) -> ValueID? {
    let facts = project.files[member.reference.fileIndex].facts
    guard case .variable(let id) = facts[member.reference.id].kind, let written = facts[id].type
    else { return nil }
    let context = LexicalContext(reference: member.reference, project: project)
    let type = project.types.substitute(project.resolveType(written, in: context), bindings)
    guard type != .unknown, !isFunctionType(type), !isViewLike(type), !project.types.isGeneric(type)
    else { return nil }
    return store.intern(.someConstant(type))
  }

  private func mayBeLeftOut(_ member: Member) -> Bool {
    let facts = project.files[member.reference.fileIndex].facts
    guard case .variable(let id) = facts[member.reference.id].kind else { return false }
    return facts[id].initializer != nil || isOptionalVariable(facts[id], facts)
  }

  private func isOptionalVariable(_ variable: Variable, _ facts: FileFacts) -> Bool {
    guard !variable.isLet, let type = variable.type, case .optional = facts[type].kind else {
      return false
    }
    return true
  }

  private func takesClosure(_ member: Member) -> Bool {
    if case .builder = wrapper(of: member.reference) { return true }
    let own = frame(for: member.reference, receiver: nil)
    guard case .variable(let id) = own.file.facts[member.reference.id].kind,
      let written = own.file.facts[id].type
    else { return false }
    return isFunctionType(resolve(written, in: own))
  }
}
