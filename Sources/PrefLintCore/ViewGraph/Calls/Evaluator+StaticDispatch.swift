// What code knows of a value that it sees by a generic parameter, as `some P` or as `self` in an extension of a protocol: the
// members of the protocols. Their requirements are the conformer's; what an extension only adds is the extension's own,
// whatever a conformer declares by that name.

/// A type of the project and the protocols that its values are seen by.
struct SeenType: FastHashable {
  var nominal: NominalID
  var bounds: TypeID

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(nominal.rawValue) << 32 | UInt64(bounds.rawValue))
  }
}

extension Evaluator {
  /// The protocols that a value is seen by; nil if it is known by its type.
  func bounds(seenOf id: ValueID) -> TypeID? {
    guard seesValues else { return nil }
    var current = id
    while true {
      switch store[current] {
      case .seen(_, let bounds): return bounds
      case .built(let inner, _), .typed(let inner, _), .traced(let inner, _), .exact(let inner),
        .open(let inner, _),
        .erased(let inner):
        current = inner
      case .union(let alternatives):
        let bounds = alternatives.first.flatMap { self.bounds(seenOf: $0.value) }
        let areAlike = alternatives.allSatisfy { self.bounds(seenOf: $0.value) == bounds }
        return areAlike ? bounds : nil
      default: return nil
      }
    }
  }

  /// A value as it is where its type is known.
  func unseen(_ id: ValueID) -> ValueID {
    guard seesValues else { return id }
    switch store[id] {
    case .seen(let inner, _): return inner
    case .traced(let inner, let trace):
      let plain = unseen(inner)
      return plain == inner ? id : store.intern(.traced(plain, trace))
    case .union(let alternatives):
      let plain = alternatives.map { $0.holding(unseen($0.value)) }
      return zip(plain, alternatives).allSatisfy { $0.value == $1.value } ? id : union(plain)
    default: return id
    }
  }

  /// A value as it is where its type and those of its elements are known.
  func unseenParts(of id: ValueID) -> ValueID {
    guard seesValues else { return id }
    switch store[id] {
    case .seen(let inner, _): return unseenParts(of: inner)
    case .tuple, .array, .exact, .open, .union, .traced, .built, .binding:
      return store.intern(store.replacingParts(of: store[id]) { unseenParts(of: $0) })
    default: return id
    }
  }

  // MARK: Seeing

  /// A value of a declared type: what is written says what code knows of it.
  ///
  /// - Parameter pattern: the type as it is written, over the generic parameters of the frame's declaration.
  func seen(_ value: ValueID, by pattern: TypeID, _ frame: Frame) -> ValueID {
    let plain = unseen(value)
    switch project.types[pattern] {
    case .parameter(let name):
      guard let bounds = bounds(ofParameter: name, frame) else { return plain }
      return seen(plain, by: bounds)
    case .opaque(let bounds): return seen(plain, by: bounds)
    case .existential(let bounds) where bounds.contains(where: isViewProtocol):
      return seen(plain, by: bounds)
    case .optional(let wrapped): return seen(plain, by: wrapped, frame)
    case .metatype(let instance): return seen(plain, by: instance, frame)
    case .array(let element):
      // A list of existentials: what the elements are is not seen any more.
      guard let elements = exactElements(of: plain) ?? listed(plain) else { return plain }
      let known = elements.map { seenElement($0, by: element, frame) }
      if known == elements { return plain }
      let list = store.intern(.array(known))
      if case .open(let isFilled)? = collectionContent(plain)?.amount {
        return store.intern(.open(list, isFilled: isFilled))
      }
      return exactElements(of: plain) == nil ? list : store.intern(.exact(list))
    // `AnyView`, and `Content` of a modifier, are types of their own.
    case .external(let name, _) where isPlaceable(plain):
      // `Self` in an extension of `View`.
      if installingNames.contains(name) {
        return boundsOfSelf(frame).map { seen(plain, by: $0) } ?? plain
      }
      return seen(plain, by: [anyKindOfView])
    case .unknown: return value
    default: return plain
    }
  }

  private func listed(_ id: ValueID) -> [ValueID]? {
    if case .array(let elements) = store[core(id)] { return elements }
    return nil
  }

  private func seenElement(_ value: ValueID, by pattern: TypeID, _ frame: Frame) -> ValueID {
    switch project.types[pattern] {
    case .existential(let bounds): return seen(unseen(value), by: bounds)
    case .nominal(let id, _) where project.kind(of: id) == .protocolType:
      return seen(unseen(value), by: [pattern])
    default: return seen(value, by: pattern, frame)
    }
  }

  /// A value of which only some protocols are known, if that makes a difference for its type.
  func seen(_ value: ValueID, by bounds: [TypeID]) -> ValueID {
    guard !bounds.isEmpty else { return value }
    if case .union(let alternatives) = store[value] {
      let parts = alternatives.map { $0.holding(seen($0.value, by: bounds)) }
      return zip(parts, alternatives).allSatisfy { $0.value == $1.value } ? value : union(parts)
    }
    var type = unwrappedType(of: value)
    if case .metatype(let instance) = project.types[type] { type = instance }
    guard let nominal = project.types.nominal(type),
      project.kind(of: nominal) != .protocolType
    else { return value }
    let known = project.types.intern(.existential(bounds))
    let key = SeenType(nominal: nominal, bounds: known)
    let differs = differingViews[key] ?? differ(nominal, bounds)
    differingViews[key] = differs
    guard differs else { return value }
    seesValues = true
    return store.intern(.seen(value, known))
  }

  /// `self`, which an extension of a protocol knows by that protocol, and a class as one of its own values.
  func seenSelf(_ frame: Frame) -> ValueID? {
    guard let receiver = frame.receiver else { return nil }
    guard let bounds = boundsOfSelf(frame) else { return declaredSelf(frame) }
    return seen(receiver, by: bounds)
  }

  /// The protocols that the code of a frame knows of `self`; nil where it knows the type.
  func boundsOfSelf(_ frame: Frame) -> [TypeID]? {
    guard let declaring = innermostType(of: frame) else { return nil }
    switch project.types[declaring] {
    case .nominal(let id, _) where project.kind(of: id) == .protocolType: break
    case .external(language.view, _): break
    default: return nil
    }
    let asked = requirements(on: language.selfType, frame)
    return asked.contains(.unknown) ? nil : [declaring] + asked
  }

  /// What a property's type says of its value where it is read.
  func seen(_ value: ValueID, by member: Member, of base: ValueID, _ frame: Frame) -> ValueID {
    let facts = project.files[member.reference.fileIndex].facts
    guard case .variable(let id) = facts[member.reference.id].kind,
      let pattern = pattern(of: id, member.reference)
    else { return value }
    switch project.types[pattern] {
    case .parameter:
      // Its own code knows no more of it; who reads it of a whole value knows the type.
      guard isReceiver(base, frame) else { return unseen(value) }
      return seen(value, by: pattern, frame)
    case .opaque, .existential, .optional, .array: return seen(value, by: pattern, frame)
    default: return unseen(value)
    }
  }

  /// Notes what the caller knows of an argument of a function's generic parameter.
  func note(_ value: ValueID, as pattern: TypeID, _ own: Frame) {
    guard case .parameter(let name) = project.types[pattern], let bounds = bounds(seenOf: value)
    else { return }
    own.seenGenerics[name] = bounds
  }

  /// What the type of a function's result says of the value to the caller.
  func seen(
    _ value: ValueID, asResultOf function: Function, calledOn receiver: ValueID?, _ own: Frame
  ) -> ValueID {
    guard let result = function.result else { return value }
    let pattern = project.resolveType(result, in: context(own))
    let name: Name
    switch project.types[pattern] {
    case .parameter(let parameter): name = parameter
    case .external(let protocolName, _) where installingNames.contains(protocolName):
      name = language.selfType
    case .tuple, .function: return unseenParts(of: value)
    case .optional(let inner), .array(let inner):
      switch project.types[inner] {
      case .opaque, .existential: return seen(value, by: pattern, own)
      // The caller knows what `Self` and the function's parameters are.
      default: return unseenParts(of: value)
      }
    default: return seen(value, by: pattern, own)
    }
    let plain = unseen(value)
    let known =
      name == language.selfType
      ? receiver.flatMap { self.bounds(seenOf: $0) } : own.seenGenerics[name]
    guard let known, case .existential(let bounds) = project.types[known] else { return plain }
    return seen(plain, by: bounds)
  }

  /// What code knows of what a closure gives whose type is a generic parameter: `content()` is any view.
  func seen(_ value: ValueID, asResultOf callee: ExpressionID, _ frame: Frame) -> ValueID {
    guard !frame.bindings.isEmpty, owner(of: unwrappedType(of: value)) != nil,
      let written = writtenType(of: callee, frame),
      case .function(_, let result) = project.types[project.types.unwrapped(written)],
      case .parameter = project.types[result]
    else { return value }
    return seen(value, by: result, frame)
  }

  // MARK: Bounds

  /// What `.name` is looked up in, given for a generic parameter: the protocols that it asks for.
  func expectedType(_ declared: TypeID, of argument: ArgumentSource, _ own: Frame) -> TypeID {
    guard case .parameter(let name) = project.types[declared],
      case .expression(let id, let frame) = argument.origin, frame.file.facts.isImplicit(id),
      let bounds = bounds(ofParameter: name, own)
    else { return declared }
    return project.types.intern(.existential(bounds))
  }

  /// The protocols that a generic parameter asks for where a frame's code stands; nil where it is a certain type or a class.
  func bounds(ofParameter name: Name, _ frame: Frame) -> [TypeID]? {
    if name == language.selfType { return boundsOfSelf(frame) }
    let found = requirements(on: name, frame)
    let areProtocols = found.allSatisfy {
      switch project.types[$0] {
      case .nominal(let id, _): project.kind(of: id) == .protocolType
      case .external: true
      default: false
      }
    }
    return areProtocols && !found.isEmpty ? found : nil
  }

  /// What the declarations around a frame's code ask of a generic parameter, or of `Self`.
  private func requirements(on name: Name, _ frame: Frame) -> [TypeID] {
    var found: [TypeID] = []
    var current = frame.declaration.map { DeclarationReference(file: frame.fileIndex, $0) }
    while let reference = current {
      let file = project.files[reference.fileIndex]
      let declaration = file.facts[reference.id]
      let context = LexicalContext(reference: reference, project: project)
      for parameter in file.facts[declaration.genericParameters]
      where file.name(parameter.name) == name {
        if let bound = parameter.constraint { found += parts(of: bound, context) }
      }
      for requirement in file.facts[declaration.requirements] {
        guard case .named(nil, let subject, _) = file.facts[requirement.subject].kind,
          file.name(subject) == name
        else { continue }
        found += requirement.isSameType ? [.unknown] : parts(of: requirement.bound, context)
      }
      // What is around it asks of another one.
      if project.ownParameters(of: reference).contains(name) { break }
      if case .extensionOf = declaration.kind,
        let extended = project.extendedTypes[reference].flatMap(owner)
      {
        current = project[extended].reference
      } else {
        current = declaration.parent.map { DeclarationReference(file: reference.fileIndex, $0) }
      }
    }
    return found
  }

  func parts(of bound: TypeReferenceID, _ context: LexicalContext) -> [TypeID] {
    let type = project.resolveType(bound, in: context)
    if case .existential(let bounds) = project.types[type] { return bounds }
    return [type]
  }

  // MARK: Members

  /// The members that code knows which sees a value by protocols: for the requirements those of its type, else the
  /// extensions' own.
  func known(_ found: [Member], named name: Name, through bounds: TypeID?) -> [Member] {
    guard let bounds, case .existential(let protocols) = project.types[bounds] else { return found }
    return known(found, named: name, through: protocols)
  }

  private func known(
    _ found: [Member], named name: Name, through protocols: [TypeID]
  ) -> [Member] {
    let members = applicable(
      members(named: name, ofProtocols: protocols),
      to: project.types.intern(.existential(protocols)))
    if members.isEmpty, isModifier(name, of: protocols) { return found.filter { $0.owner == nil } }
    guard !members.isEmpty, !mayBeAsked(name, by: protocols) else { return found }
    let asked = members.filter(project.isRequirement)
    func isAsked(_ member: Member) -> Bool {
      asked.contains {
        $0.isStatic == member.isStatic && project.labels(of: $0) == project.labels(of: member)
      }
    }
    let result =
      found.filter(isAsked) + members.filter { !project.isRequirement($0) && !isAsked($0) }
    return result.isEmpty ? found : result
  }

  func members(named name: Name, ofProtocols protocols: [TypeID]) -> [Member] {
    protocols.flatMap { type -> [Member] in
      switch project.types[type] {
      case .nominal(let id, _): project.members(named: name, of: id)
      case .external(let external, _): project.externalMembers[external]?[name] ?? []
      default: []
      }
    }
  }

  /// Whether a protocol from outside may ask for a member of a name itself: what an extension adds is then what is used
  /// where a conformer has none.
  private func mayBeAsked(_ name: Name, by protocols: [TypeID]) -> Bool {
    let externals = protocols.flatMap { type -> [Name] in
      switch project.types[type] {
      case .nominal(let id, _): project.conformance(of: id).externals
      case .external(let external, _): [external]
      default: []
      }
    }
    return externals.contains { external in
      guard let asked = StandardTypes.requirements[project.names[external]] else { return true }
      return asked.contains(project.names[name])
    }
  }

  /// Whether a type has members that code does not mean which sees its values by protocols, although these extend them by
  /// the same name.
  func differ(_ nominal: NominalID, _ protocols: [TypeID]) -> Bool {
    let known = Set(protocols.compactMap(owner))
    let holders = [nominal] + project.conformance(of: nominal).protocols
    var asked: Set<Name> = []
    return holders.contains { holder in
      let isKnown = known.contains { holder == $0 || project.inherits($0, from: holder) }
      return project[holder].orderedMembers.contains { member in
        if isKnown, conditions(of: member).isEmpty { return false }
        let name = project.name(of: member.reference)
        // What no protocol extends is meant by nobody else.
        let isModifier = isModifier(name, of: protocols) && isCallable(member)
        guard isModifier || extendingNames.contains(name), asked.insert(name).inserted,
          name != language.initializer,
          isModifier || !members(named: name, ofProtocols: protocols).isEmpty
        else { return false }
        let own = project.members(named: name, of: nominal)
        return Set(self.known(own, named: name, through: protocols)) != Set(own)
      }
    }
  }

  /// The members of a name that code means without a qualifier.
  ///
  /// - Parameters:
  ///   - type: the type of the value that the code runs on.
  ///   - declaring: the type or protocol around the code.
  func lexicalMembers(
    named name: Name, of type: TypeID, _ declaring: TypeID, _ frame: Frame
  ) -> [Member] {
    let all = members(named: name, of: type)
    if type != declaring, let above = owner(of: declaring), project.kind(of: above) == .classType {
      // What a class does not declare its code does not mean; which override is called is told where it is called.
      let own = applicable(members(named: name, of: declaring).ofValues, to: declaring, in: frame)
      if !own.isEmpty { return own }
    }
    let isOwn = owner(of: type) == owner(of: declaring)
    let found = applicable(all, to: isOwn ? declaring : type, in: frame)
    guard type != declaring, let id = owner(of: declaring), project.kind(of: id) == .protocolType,
      let bounds = boundsOfSelf(frame)
    else { return found }
    return known(found, named: name, through: bounds)
  }
}
