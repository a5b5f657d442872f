// Values of a class where code knows a class above it. What generics infer, and `.environmentObject(x)` writes by (A2, A3), is the
// type that an expression is declared with; which member is called is told by what the value is. So a value keeps what it
// is, and is held as what it stands for: in lists, through functions, and as `self` in what a class above declares.

extension Evaluator {
  /// Whether values of a type, or what they hold or give, may be of a class below one that it names.
  func namesSuperclass(_ type: TypeID) -> Bool {
    if let known = superclassNaming[type] { return known }
    let result: Bool
    switch project.types[type] {
    case .nominal(let id, let arguments):
      result =
        project.kind(of: id) == .classType && project.heirs[id] != nil
        || arguments.contains(where: namesSuperclass)
    case .external(_, let arguments): result = arguments.contains(where: namesSuperclass)
    case .optional(let inner), .array(let inner): result = namesSuperclass(inner)
    case .dictionary(let key, let value): result = namesSuperclass(key) || namesSuperclass(value)
    case .tuple(_, let elements): result = elements.contains(where: namesSuperclass)
    case .function(let parameters, let given):
      result = parameters.contains(where: namesSuperclass) || namesSuperclass(given)
    default: result = false
    }
    superclassNaming[type] = result
    return result
  }

  /// What holds values, or takes and gives them, as a variable of a declared type has it: these are what the type says. Nil for others.
  func holding(_ id: ValueID, as declared: TypeID) -> ValueID? {
    guard namesSuperclass(declared) || namesSuperclass(type(of: id)) else { return nil }
    switch store[core(id)] {
    case .opaque(let type):
      return isFunctionType(type) && isFunctionType(declared) ? opaque(declared) : nil
    case .closure, .function, .localFunction, .constructor, .enumConstructor, .keyPath:
      return isFunctionType(declared) ? store.intern(.typed(id, declared)) : nil
    case .array(let elements):
      switch project.types[declared] {
      case .array where elements.isEmpty: return store.intern(.typed(id, declared))
      case .array(let element): return replacingElements(of: id) { _ in element }
      case .external(_, let arguments) where arguments.count == 1:
        return replacingElements(of: id) { _ in arguments[0] }
      default: return nil
      }
    case .dictionary:
      switch project.types[declared] {
      case .dictionary(let key, let value):
        return replacingElements(of: id) { $0 % 2 == 0 ? key : value }
      case .external(_, let arguments) where arguments.count == 2:
        return replacingElements(of: id) { arguments[$0 % 2] }
      default: return nil
      }
    default: return nil
    }
  }

  /// What is put where there was a value before: a variable has the type that it is declared with, whatever it gets.
  func replacing(_ old: ValueID, by new: ValueID) -> ValueID {
    let declared = type(of: old)
    return namesSuperclass(declared) ? adapt(new, to: declared) : new
  }

  /// What a type makes, as the type that code knows it by: of `Store.Type` that is a `Store`, whichever it is (A3).
  func seen(_ value: ValueID, asMadeBy base: ValueID, _ name: Name) -> ValueID {
    guard case .typed(let inner, let outer) = store[base],
      case .metatype(let declared) = project.types[outer],
      case .metatype(let type) = store[core(inner)], type != declared,
      let wanted = project.types.nominal(declared),
      let made = project.types.nominal(self.type(of: value)),
      project.kind(of: wanted) == .classType, project.inherits(made, from: wanted),
      name == language.initializer || givesSelf(name, type)
    else { return value }
    return adapt(value, to: declared)
  }

  /// Whether the static functions of a name give the type that they are asked of.
  private func givesSelf(_ name: Name, _ type: TypeID) -> Bool {
    let found = members(named: name, of: type).filter(\.isStatic)
    return !found.isEmpty
      && found.allSatisfy { member in
        guard let result = project.function(of: member.reference)?.result else { return false }
        let file = project.files[member.reference.fileIndex]
        guard case .named(nil, let written, _) = file.facts[result].kind else { return false }
        return project.names[file.name(written)] == "Self"
      }
  }

  /// A list with each element as what is declared for its place.
  private func replacingElements(of id: ValueID, _ declared: (Int) -> TypeID) -> ValueID {
    func adapted(_ elements: [ValueID]) -> [ValueID] {
      elements.enumerated().map { adapt($0.element, to: declared($0.offset)) }
    }
    switch store[id] {
    case .array(let elements): return store.intern(.array(adapted(elements)))
    case .dictionary(let elements): return store.intern(.dictionary(adapted(elements)))
    case .union: return id
    case let value:
      return store.intern(
        store.replacingParts(of: value) { replacingElements(of: $0, declared) })
    }
  }

  // MARK: Functions

  /// A function that is declared with other types than its own code: what is called, and with what.
  func declaredFunction(_ id: ValueID) -> (function: ValueID, [TypeID], result: TypeID)? {
    var current = id
    while true {
      switch store[current] {
      case .built(let inner, _), .traced(let inner, _), .erased(let inner), .seen(let inner, _):
        current = inner
      case .typed(let inner, let type):
        guard case .function(let parameters, let result) = project.types[type] else { return nil }
        return (inner, parameters, result)
      default: return nil
      }
    }
  }

  /// Arguments as the parameters of a function type have them.
  func held(_ arguments: [ArgumentSource], as parameters: [TypeID]) -> [ArgumentSource] {
    arguments.enumerated().map { index, argument in
      guard index < parameters.count, namesSuperclass(parameters[index]) else { return argument }
      var held = argument
      let value = value(of: argument, expected: parameters[index])
      held.origin = .value(adapt(value, to: parameters[index]))
      return held
    }
  }

  // MARK: Receivers

  /// `self` as the class knows it in whose code a frame stands, also where it runs on a value of one below. Only a function that
  /// says that it gives `Self` knows the value by its own class.
  func declaredSelf(_ frame: Frame) -> ValueID? {
    guard let receiver = frame.receiver,
      let own = nominal(of: receiver),
      project.kind(of: own) == .classType, let declaring = innermostType(of: frame),
      let owner = owner(of: declaring), owner != own,
      let known = supertype(of: type(of: receiver), declaredBy: owner), !givesSelf(frame)
    else { return frame.receiver }
    return adapt(receiver, to: known)
  }

  /// Whether a value is what a frame's code runs on.
  func isReceiver(_ value: ValueID, _ frame: Frame) -> Bool {
    guard let receiver = frame.receiver else { return false }
    return core(receiver) == core(value) || value == declaredSelf(frame)
  }

  /// Whether the member that a frame's code stands in has a type of which `Self` is a part.
  private func givesSelf(_ frame: Frame) -> Bool {
    var current = frame.declaration
    while let id = current {
      let reference = DeclarationReference(file: frame.fileIndex, id)
      if project.owner(of: reference) != nil { return namesSelf(resultOf: reference) }
      current = frame.file.facts[id].parent
    }
    return false
  }

  private func namesSelf(resultOf reference: DeclarationReference) -> Bool {
    pattern(ofResult: reference).map(namesSelf) ?? false
  }

  private func namesSelf(_ pattern: TypeID) -> Bool {
    guard project.types.isGeneric(pattern) else { return false }
    var bindings = TypeBindings()
    bindings[language.selfType] = boolType
    return project.types.substitute(pattern, bindings) != pattern
  }

  /// The type that is written of what a member gives.
  private func pattern(ofResult reference: DeclarationReference) -> TypeID? {
    if case .variable(let id) = project.declaration(reference).kind {
      return pattern(of: id, reference)
    }
    return project.function(of: reference)?.result.map {
      project.resolveType($0, in: LexicalContext(reference: reference, project: project))
    }
  }

  /// The type that is written of a property, over the generic parameters around it; nil where none is.
  func pattern(of id: VariableID, _ reference: DeclarationReference) -> TypeID? {
    if let known = propertyPatterns[reference] { return known }
    guard let written = project.files[reference.fileIndex].facts[id].type else { return nil }
    let pattern = project.resolveType(
      written, in: LexicalContext(reference: reference, project: project))
    propertyPatterns[reference] = pattern
    return pattern
  }

  /// A value as the code of its class runs on it, whatever class the place of the call knows.
  func actual(_ receiver: ValueID, in reference: DeclarationReference) -> ValueID {
    guard let known = nominal(of: receiver),
      project.kind(of: known) == .classType, project.isInherited(known),
      let owner = project.owner(of: reference),
      project.kind(of: owner) == .classType
    else { return receiver }
    return actual(receiver, below: known)
  }

  private func actual(_ id: ValueID, below known: NominalID) -> ValueID {
    switch store[id] {
    case .typed(let inner, _):
      guard let own = nominal(of: inner),
        project.kind(of: own) == .classType, project.inherits(own, from: known)
      else { return id }
      return actual(inner, below: known)
    case .built(let inner, let site): return store.intern(.built(actual(inner, below: known), site))
    case .traced(let inner, let trace):
      return store.intern(.traced(actual(inner, below: known), trace))
    default: return id
    }
  }

  /// What a member gives as the place of the call knows it: `Self` is the class that the receiver has there.
  func given(
    _ value: ValueID, by reference: DeclarationReference, to receiver: ValueID?
  ) -> ValueID {
    guard let receiver, let owner = project.owner(of: reference),
      project.kind(of: owner) == .classType, let pattern = pattern(ofResult: reference)
    else { return value }
    let bindings = bindings(ofReceiver: receiver, for: reference)
    let declared = project.types.substitute(pattern, bindings)
    return namesSuperclass(declared) || namesSelf(pattern) ? adapt(value, to: declared) : value
  }

  // MARK: Joining

  /// Values of several classes that one expression gives, as the class that they have in common.
  func inCommon(_ id: ValueID) -> ValueID {
    guard case .union(let alternatives) = store[id],
      let type = commonClass(of: alternatives.lazy.map(\.value))
    else { return id }
    return adapt(id, to: type)
  }

  /// What `??` gives where it is told that its left side is nil.
  func inCommon(
    _ value: ValueID, besides left: ExpressionID, _ none: ValueID, _ frame: Frame
  ) -> ValueID {
    guard superclass(of: unwrappedType(of: value)) != nil else { return value }
    var declared = type(of: none)
    if case .optional(.unknown) = project.types[declared] {
      declared = writtenType(of: left, frame) ?? .unknown
    }
    return inCommon(value, with: declared)
  }

  /// What `??` gives where it is told that its left side is there.
  func inCommon(_ value: ValueID, besides right: ExpressionID, _ frame: Frame) -> ValueID {
    guard superclass(of: type(of: value)) != nil else { return value }
    return inCommon(value, with: asking { type(of: evaluate(right, frame)) })
  }

  private func inCommon(_ value: ValueID, with other: TypeID) -> ValueID {
    let values = [value, opaque(project.types.unwrapped(other))]
    return commonClass(of: values).map { adapt(value, to: $0) } ?? value
  }

  func inCommon(_ elements: [ValueID]) -> [ValueID] {
    // `[Store.self, RemoteStore.self]` are types of stores.
    if elements.count > 1, let instances = instances(ofTypes: elements),
      let type = commonClass(of: instances)
    {
      return elements.map { adapt($0, to: project.types.intern(.metatype(type))) }
    }
    guard elements.count > 1, let type = commonClass(of: elements) else { return elements }
    return elements.map { adapt($0, to: type) }
  }

  private func instances(ofTypes elements: [ValueID]) -> [ValueID]? {
    let found = elements.compactMap { element -> ValueID? in
      guard case .metatype(let type) = store[core(element)] else { return nil }
      return opaque(type)
    }
    return found.count == elements.count ? found : nil
  }

  /// The nearest class that values of several have in common; nil where they are of one, of none, or of what is not told.
  func commonClass(of values: some Sequence<ValueID>) -> TypeID? {
    var common: TypeID?
    var (isOptional, differ) = (false, false)
    for value in values {
      let whole = type(of: value)
      if project.types.isOptional(whole) { isOptional = true }
      if value == .none { continue }
      let type = project.types.unwrapped(whole)
      guard let id = project.types.nominal(type), project.kind(of: id) == .classType else {
        return nil
      }
      guard let known = common, known != type else {
        common = type
        continue
      }
      guard let next = commonClass(of: known, type) else { return nil }
      (common, differ) = (next, true)
    }
    guard differ, let common else { return nil }
    return isOptional ? project.types.intern(.optional(common)) : common
  }

  func commonClass(of left: TypeID, _ right: TypeID) -> TypeID? {
    var current: TypeID? = left
    for _ in 0..<Self.inheritanceLimit {
      guard let type = current, let id = project.types.nominal(type) else { return nil }
      if type == right || supertype(of: right, declaredBy: id) == type { return type }
      current = superclass(of: type)
    }
    return nil
  }

  /// Whether a call by a name makes a value of a type of that name: `Name(…)`, `Outer.Name(…)`.
  func isInitialized(_ name: Name) -> Bool {
    if componentEntries[name] != nil { return true }
    if let known = initializedNames[name] { return known }
    let last = project.names[name].split(separator: ".").last ?? ""
    let first = last.utf8.first { $0 != UInt8(ascii: "_") }
    let isType = first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false
    initializedNames[name] = isType
    return isType
  }
}
