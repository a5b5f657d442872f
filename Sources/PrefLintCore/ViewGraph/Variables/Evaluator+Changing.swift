// Variables that change at run time: what is left of their first value.

extension Evaluator {
  /// A view whose type does not say what it shows: its value does. Of a type of the project the value may
  /// change at run time.
  func isAnonymousView(_ type: TypeID) -> Bool {
    guard isViewLike(type) else { return false }
    if case .nominal = project.types[project.types.unwrapped(type)] { return false }
    return true
  }

  func initialView(
    _ member: Member, _ variable: Variable, _ frame: @autoclosure () -> Frame, _ declared: TypeID
  ) -> ValueID? {
    guard let initializer = variable.initializer,
      isAnonymousView(declared) || keepsInitialView(member, declared)
    else { return nil }
    return evaluate(initializer, frame(), expected: declared)
  }

  /// Whether a state that no code changes keeps the view that it begins with, with all that it was made with: nobody else makes it.
  func keepsInitialView(_ member: Member, _ type: TypeID) -> Bool {
    let declaration = project.declaration(member.reference)
    guard declaration.modifiers.contains(.isPrivate), isViewLike(type) else { return false }
    return project.names.find("_" + project.names[project.name(of: member.reference)]) == nil
  }

  /// What is known of a variable without a written type that some code changes: the type of its first value. A view's is only
  /// known where it is built in place: behind `AnyView` another one may stand later.
  func replaceable(
    _ initial: ValueID, _ initializer: ExpressionID, _ frame: Frame
  ) -> ValueID {
    let type = type(of: initial)
    guard isViewLike(type) else { return opaque(type) }
    let facts = frame.file.facts
    guard case .call(let callee, _) = facts[initializer].kind,
      case .name(let name, _) = facts[callee].kind
    else { return .unknown }
    let isBuiltInPlace =
      switch project.types[type] {
      case .nominal(let nominal, _): project[nominal].name == frame.file.name(name)
      case .external(let own, _): own == frame.file.name(name)
      default: false
      }
    return isBuiltInPlace ? opaque(type) : .unknown
  }

  /// What a wrapped variable without a written type is worth.
  func changed(
    _ initial: ValueID, _ initializer: ExpressionID, _ mayChange: Bool, _ frame: Frame
  ) -> ValueID {
    let type = type(of: initial)
    if mayChange { return replaceable(initial, initializer, frame) }
    return isAnonymousView(type) ? initial : opaque(type)
  }

  /// The constant, or the structure with one, that a `@State` is given by an initialiser and keeps, as no code writes it or a part of
  /// it; nil for others.
  func unwrittenState(_ member: Member, _ field: ValueID) -> ValueID? {
    let name = project.name(of: member.reference)
    let facts = project.files[member.reference.fileIndex].facts
    let isStructure =
      isToldStructure(field) && isFixed(core(field)) && !assignedNames.isOperand(name)
      && mutatingGetters.isEmpty
    guard isKnownConstant(core(field)) || isStructure,
      facts[facts[member.reference.id].attributes].contains(where: {
        StandardTypes.stateWrappers.contains(facts[$0.name])
      }),
      !assignedNames.isReceiver(name), isOnlyInitialised(member)
    else { return nil }
    return core(field)
  }

  /// Whether a constant is known. One that is only known to be one would leave open what the run may say as well.
  func isKnownConstant(_ id: ValueID) -> Bool {
    if case .someConstant = store[id] { return false }
    return isConstant(id)
  }

  /// Whether no code names the wrapper of a property but to make it: `_name = State(initialValue: …)`. It is private to the type.
  ///
  /// - Complexity: linear in the expressions of the files that name it, once for each property.
  private func isOnlyInitialised(_ member: Member) -> Bool {
    let name = project.name(of: member.reference)
    guard let wrapper = project.names.find("_" + project.names[name]), let owner = member.owner
    else { return true }
    if let known = initialisedWrappers[member.reference] { return known }
    let result = project.files(naming: wrapper).allSatisfy { index in
      let file = project.files[index]
      var uses = 0
      var assignments = 0
      for (position, expression) in file.facts.expressions.enumerated() {
        switch expression.kind {
        case .name(let own, _), .member(_, let own, _):
          guard file.name(own) == wrapper,
            project.isInside(Site(file: index, ExpressionID(position)), [owner])
          else { continue }
          uses += 1
        case .assignment(let target, let value):
          guard RepeatedConditions.property(target, file, language) == wrapper,
            project.isInside(Site(file: index, ExpressionID(position)), [owner]),
            case .call(let callee, _) = file.facts[value].kind
          else { continue }
          switch file.facts[callee].kind {
          case .name, .implicitMember: assignments += 1
          default: continue
          }
        default: continue
        }
      }
      return uses == assignments
    }
    initialisedWrappers[member.reference] = result
    return result
  }

  /// What is left of an object that an initialiser was given, or made: the constants that it keeps.
  func keptObject(_ id: ValueID) -> ValueID? {
    guard case .instance(let type, let fields) = store[id],
      let nominal = project.types.nominal(type), project.kind(of: nominal) == .classType
    else { return nil }
    var kept = fields.filter { field in
      guard isKnownConstant(core(field.value)),
        let (_, variable) = property(named: field.name, in: nominal)
      else { return false }
      return variable.isLet
    }
    if let made = madeUnderCases(id), case .instance(_, let others) = store[made] {
      kept += others.filter { other in !kept.contains { $0.name == other.name } }
      kept.sort { $0.name < $1.name }
    }
    return kept.isEmpty ? nil : store.intern(.instance(type, kept))
  }

  /// An object of which no more is left than its class, where another one inherits that; nil for others.
  private func exactObject(_ id: ValueID) -> ValueID? {
    guard case .instance(let type, _) = store[id], let nominal = project.types.nominal(type),
      project.kind(of: nominal) == .classType, project.isInherited(nominal)
    else { return nil }
    return store.intern(.instance(type, []))
  }

  /// What is left of an object that everybody may get at: without the properties that code besides initialisers gives other values.
  func lasting(_ id: ValueID) -> ValueID {
    switch store[id] {
    case .built(let inner, let site): return store.intern(.built(lasting(inner), site))
    case .typed(let inner, let type): return store.intern(.typed(lasting(inner), type))
    case .instance(let type, let fields):
      guard let nominal = project.types.nominal(type), project.kind(of: nominal) == .classType
      else { return id }
      let kept = fields.filter { field in
        guard let (_, variable) = property(named: field.name, in: nominal) else { return true }
        return variable.isLet || !assignedNames.isReplacedLater(field.name)
      }
      return kept.count == fields.count ? id : store.intern(.instance(type, kept))
    default: return id
    }
  }

  /// What is left of what a property of an object was made with where code besides initialisers gives it another value, which may be
  /// before it is asked: a constant that the class's own code changes is the run's, one that other code may change is decided, but not
  /// told, and a view may have been replaced.
  ///
  /// - Complexity: linear in the files that hold the property's name, once.
  func left(
    of field: ValueID, _ member: Member, _ variable: Variable, _ declared: TypeID
  ) -> ValueID {
    guard !variable.isLet, let owner = member.owner, project.kind(of: owner) == .classType
    else { return field }
    let name = project.name(of: member.reference)
    let type = declared != .unknown ? declared : type(of: field)
    let value = core(field)
    if value == .none, isViewLike(project.types.unwrapped(type)) || isFunctionType(type) {
      return assignedNames.isExchanged(name) ? opaque(type) : field
    }
    if value == .none || isConstant(value) {
      let constant = constantText(value)
      guard assignedNames.mayLeave(constant, name) else { return field }
      let isOwn = assignedNames.leaves(constant, name) {
        $0 == owner || project.inherits($0, from: owner)
      }
      return isOwn ? opaque(type) : store.intern(.someConstant(type))
    }
    guard mayCarry(type) else { return field }
    if assignedNames.isExchanged(name) { return maybeReplaced(field) }
    return leftInParts(of: field, assignedNames.partsChanged(in: name))
  }

  /// A constant as it is written; nil for one that can be written in several ways.
  private func constantText(_ id: ValueID) -> String? {
    switch store[id] {
    case .none: "nil"
    case .boolean(let value): value ? "true" : "false"
    case .enumCase(_, let name, let payload): payload.isEmpty ? ".\(project.names[name])" : nil
    default: nil
    }
  }

  /// A value that code may have put another one in the place of.
  private func maybeReplaced(_ id: ValueID) -> ValueID {
    union([Alternative(presence: .always, value: id, isDecided: false)])
  }

  /// What is left of a structure in which code gives some stored properties other values. What is behind a wrapper is another's.
  private func leftInParts(of id: ValueID, _ changed: Set<Name>) -> ValueID {
    guard !changed.isEmpty, case .instance(let type, let fields) = store[core(id)],
      let nominal = project.types.nominal(type), project.kind(of: nominal) == .structure
    else { return id }
    var isChanged = false
    let left = fields.map { field in
      guard changed.contains(field.name),
        let (member, _) = property(named: field.name, in: nominal),
        case .none = wrapper(of: member.reference)
      else { return field }
      isChanged = true
      let value = field.value
      return FieldValue(
        name: field.name,
        value: isConstant(core(value)) ? opaque(self.type(of: value)) : maybeReplaced(value))
    }
    return isChanged ? rebuilt(id, store.intern(.instance(type, left))) : id
  }

  /// An optional `var` of a structure that no initialiser was given is nil.
  func isImplicitlyNil(
    _ member: Member, _ variable: Variable, _ declared: TypeID, _ base: ValueID
  ) -> Bool {
    guard case .instance = store[core(base)], !variable.isLet, variable.initializer == nil,
      keepsInitial(member, base), project.types.isOptional(declared)
    else { return false }
    return true
  }

  /// Whether some code assigns to a variable of a name, or hands on a binding of one, or a key path to one; a collection is
  /// changed by methods, too.
  func mayChange(_ name: Name, as type: TypeID) -> Bool {
    if isAssigned(name, as: type) { return true }
    guard let projection = project.names.find("$" + project.names[name]) else { return false }
    return !project.files(naming: projection).isEmpty
  }

  /// Whether some code assigns to a property of a name, or changes a list there; what it projects aside.
  func isAssigned(_ name: Name, as type: TypeID) -> Bool {
    if assignedNames.contains(name) || assignedNames.isKeyed(name) { return true }
    switch project.types[type] {
    case .array, .dictionary: if assignedNames.isReceiver(name) { return true }
    default: break
    }
    return false
  }

  /// Whether some code may change a property in a copy of the structure that holds it, or all of the structure.
  func mayChangeInCopy(_ member: Member, _ owner: NominalID) -> Bool {
    let name = project.name(of: member.reference)
    if assignedNames.contains(name) || assignedNames.isReplacedLater(name) { return true }
    // A method may change what is no object: `parts.append(…)`, `style.enlarge()`.
    if assignedNames.isReceiver(name), !isReference(opaque(declaredType(of: member))) {
      return true
    }
    // `self = other`
    return assignedNames.leaves(nil, language.selfValue) { $0 == owner }
  }

  /// The value of a wrapped property that an initialiser was given: its type, not its first value.
  func wrapped(
    _ field: ValueID, _ declared: TypeID, _ member: Member, _ mayChange: Bool
  ) -> ValueID {
    let isReplaced = isReplaced(member, mayChange: mayChange)
    var inner = core(field)
    if case .binding(let bound) = store[inner] {
      inner = core(bound)
      // Nothing that is written to `.constant(false)` changes it, also where it is handed on.
      if case .exact = store[bound], isFixed(inner) || isBuilt(inner) { return bound }
      // What is bound is one value, wherever it is asked for.
      if tracesValues, let trace = trace(of: bound), case .opaque(let type) = store[inner] {
        return store.intern(.traced(opaque(declared != .unknown ? declared : type), trace))
      }
    }
    if isAnonymousView(type(of: inner)), !mayChange { return inner }
    // `AnyView(…)` is what it erases, unless a method puts another one in its place.
    if isAnonymousView(declared), !mayChange, isBuilt(inner),
      !assignedNames.isReceiver(project.name(of: member.reference))
    {
      return inner
    }
    let left =
      (isReplaced ? madeUnderCases(inner) : keptObject(inner) ?? exactObject(inner))
      ?? opaque(declared != .unknown ? declared : type(of: inner))
    // An observed object is the one that was given.
    guard tracesValues, let trace = trace(of: field), repeatedConditions.owners.contains(trace.name)
    else { return left }
    return store.intern(.traced(left, trace))
  }

  /// Whether another object may be put in the place of one that a property holds.
  func isReplaced(_ member: Member, mayChange: Bool) -> Bool {
    let name = project.name(of: member.reference)
    guard isOnlyInitialised(member) else { return true }
    guard mayChange else { return false }
    let facts = project.files[member.reference.fileIndex].facts
    // Whoever has the binding of a state may write it.
    let isObserved = facts[facts[member.reference.id].attributes].contains {
      StandardTypes.observingWrappers.contains(facts[$0.name])
    }
    return !isObserved || assignedNames.isReplaced(name) || assignedNames.isKeyed(name)
  }

  /// Whether a value is a constant by which branches are decided, or a structure that holds one.
  func isFixed(_ id: ValueID) -> Bool {
    switch store[id] {
    case .boolean, .none, .literal, .someConstant: true
    case .enumCase: isConstant(id)
    case .instance(_, let fields):
      isToldStructure(id) && fields.contains { isFixed(core($0.value)) }
    default: false
    }
  }
}
