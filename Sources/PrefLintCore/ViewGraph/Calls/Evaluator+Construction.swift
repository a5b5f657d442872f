// Values of the project's own types: explicit and memberwise initialisers, what they store, and the
// components and hosts that are not the project's.

extension Evaluator {
  /// What an initialiser of a type makes; `object` is what is being made already where a class of the project asks one above it to
  /// do its part.
  func construct(
    _ type: TypeID, _ arguments: [ArgumentSource], _ frame: Frame, _ site: Site, _ expected: TypeID,
    of object: ValueID? = nil
  ) -> ValueID {
    switch project.types[type] {
    case .nominal(let nominal, _):
      // What is made to be given to a representable is contained, whatever becomes of it on the way (C12).
      return under(.always, contained: isRepresentable(nominal)) {
        construct(nominal, type, arguments, frame, site, expected, object)
      }
    case .external(let name, _):
      return extended(name, type, arguments, frame, site)
        ?? component(name, arguments, frame, site, type: type)
    case .variants(let variants):
      return union(
        variants.map { variant in
          Alternative(
            presence: variant.presence,
            value: under(variant.presence) {
              construct(variant.type, arguments, frame, site, expected)
            }, isDecided: true)
        })
    case .dictionary where !arguments.isEmpty:
      if let value = dictionary(arguments, frame, site) { return value }
      fallthrough
    case .optional, .array, .dictionary:
      if case .array = project.types[type], let list = repeated(arguments, type) {
        return store.intern(.typed(list, type))
      }
      if let first = arguments.first, first.label == .none {
        return adapt(value(of: first, expected: type), to: type)
      }
      for argument in arguments { touch(value(of: argument), frame) }
      if arguments.isEmpty, case .array = project.types[type] {
        return store.intern(.typed(written([]), type))
      }
      return opaque(type)
    case .parameter, .unknown:
      for argument in arguments { touch(value(of: argument), frame) }
      return opaque(type)
    default: return opaque(type)
    }
  }

  private func construct(
    _ id: NominalID, _ type: TypeID, _ arguments: [ArgumentSource], _ frame: Frame, _ site: Site,
    _ expected: TypeID, _ object: ValueID?
  ) -> ValueID {
    let nominal = project[id]
    guard nominal.kind != .protocolType else { return opaque(type) }
    let matching = initializers(of: id, taking: arguments)
    var value: ValueID?
    if let choice = best(of: matching, arguments).first {
      let candidates = [(choice.member, choice.match)] + choice.rivals
      let values = candidates.prefix(Self.rivalLimit).compactMap { member, match in
        under(.always, decided: choice.isDecided) {
          initialize(id, type, member, match, arguments, frame, expected, object)
        }
      }
      if choice.isDecided {
        value = values.first
      } else {
        value =
          candidates.count > Self.rivalLimit
          ? values.first.map { opaque(self.type(of: $0)) } : common(of: values, in: id)
      }
      if case .initializer(_, isFailable: true) = project.declaration(choice.member.reference).kind,
        let known = value
      {
        // Of constants it is decided whether something is made, and not told.
        let given = asking { arguments.map { self.value(of: $0) } }
        let isOpen = !given.isEmpty && given.allSatisfy(isConstantData)
        if choice.isDecided, candidates.count == 1, failsAsTold(choice.member.reference) {
          let made = isViewLike(type) ? built(known, site) : known
          return isOpen ? leftOpen(made) : made
        }
        let made = isViewLike(type) ? store.intern(.built(known, site)) : known
        return union(
          [made, .none].map { Alternative(presence: .always, value: $0, isDecided: !isOpen) })
      }
    } else if nominal.kind == .structure {
      value = memberwise(id, type, arguments, frame, expected)
    }
    if value == nil, let content = layoutContent(type, arguments, frame) { return content }
    if value == nil, componentEntries[nominal.name] != nil, !project.isInstalled(id),
      nominal.kind == .structure
        || nominal.kind == .enumeration && arguments.first?.label != language.rawValue
        || isModelBesidesComponent(nominal, type, arguments, frame)
    {
      // Of a plain type and a component that share their name, Swift takes the one that the arguments fit.
      return component(nominal.name, arguments, frame, site)
    }
    if value == nil, nominal.kind == .enumeration, arguments.first?.label == language.rawValue {
      let given = arguments.map { self.value(of: $0) }
      for value in given { touch(value, frame) }
      let optional = project.types.intern(.optional(type))
      // Of a constant that is not told a run is as likely to tell.
      guard given.count == 1, case .literal = store[core(given[0])], trace(of: given[0]) == nil
      else { return opaque(optional) }
      return enumCase(of: type, forRawValue: given[0]) ?? store.intern(.someConstant(optional))
    }
    if value == nil {
      let label = hostSlot(type).map { project.names.intern($0.label) }
      let values = arguments.map { argument in
        let expected = argument.label == label ? shown(by: type) : .unknown
        return (self.value(of: argument, expected: expected), argument.label)
      }
      for (value, _) in values { touch(value, frame) }
      if let label, let root = values.first(where: { $0.1 == label })?.0 {
        let made = object ?? self.object(of: type)
        record(host: site, root: root, name: nominal.name, made: made, in: frame)
        let host = store.intern(.instance(type, [FieldValue(name: label, value: root)]))
        note([GivenRoot(site: site, root: root, made: made)], of: host)
        value = host
      }
      // Of a class with heirs it is known that this is none of them.
      let isExact = nominal.kind == .classType && arguments.isEmpty && project.heirs[id] != nil
      value = value ?? (isExact ? store.intern(.instance(type, [])) : opaque(type))
    }
    let result = value ?? .unknown
    if nominal.kind == .classType { keptClosures?.noteObject(result) }
    guard isViewLike(type) else { return result }
    keptClosures?.noteView(result)
    noteHosts(heldBy: result, id)
    return store.intern(.built(result, site))
  }

  /// The initialisers of a type that take some arguments, with the parameters that they are for: its own, else those of the nearest
  /// class of the project above it, which it inherits if its own are convenience initialisers.
  func initializers(
    of id: NominalID, taking arguments: [ArgumentSource]
  ) -> [(Member, [Int?])] {
    var current = id
    for _ in 0..<Self.inheritanceLimit {
      let found = project.members(named: language.initializer, of: current).compactMap {
        member -> (Member, [Int?])? in
        guard isHere(member.presence) else { return nil }
        return match(arguments, to: member.reference).map { (member, $0) }
      }
      guard found.isEmpty, project.kind(of: current) == .classType,
        let superclass = project.conformance(of: current).superclass,
        let parent = project.types.nominal(superclass)
      else { return found }
      current = parent
    }
    return []
  }

  /// How many initialisers that a call may mean are compared.
  static let rivalLimit = 4

  /// What values have in common that several initialisers make, of which it is not told which is meant: their type, and
  /// the properties that all of them give the same.
  private func common(of values: [ValueID], in id: NominalID) -> ValueID? {
    guard let first = values.first, values.contains(where: { $0 != first }) else {
      return values.first
    }
    let type = type(of: first)
    guard values.allSatisfy({ self.type(of: $0) == type }) else {
      return union(
        values.map { Alternative(presence: .always, value: $0, isDecided: false) })
    }
    var shared: [Name: ValueID] = [:]
    for (index, value) in values.enumerated() {
      guard case .instance(_, let fields) = store[core(value)] else { return opaque(type) }
      let own = opaque(type)
      for field in fields where index == 0 || shared[field.name] != field.value {
        shared[field.name] =
          index == 0 ? field.value : opaque(declaredType(of: field.name, in: id, own))
      }
      for name in shared.keys.sorted() where !fields.contains(where: { $0.name == name }) {
        shared[name] = opaque(declaredType(of: name, in: id, own))
      }
    }
    return instance(id, type, shared)
  }

  /// What the system makes of an app, a scene or a widget: with the initialiser that it has without arguments, if it declares one.
  func made(_ nominal: Nominal) -> ValueID {
    let type = project.selfType(of: nominal.id)
    let reference = nominal.reference
    guard !initializers(of: nominal.id, taking: []).isEmpty else { return opaque(type) }
    let own = Frame(
      file: project.files[reference.fileIndex], index: reference.fileIndex,
      declaration: reference.id, receiver: nil)
    let site = Site(file: reference.fileIndex, ExpressionID(0))
    let value = core(construct(type, [], own, site, .unknown))
    if case .instance = store[value] { return value }
    return opaque(type)
  }

  private func initialize(
    _ id: NominalID, _ type: TypeID, _ member: Member, _ match: [Int?],
    _ arguments: [ArgumentSource], _ frame: Frame, _ expected: TypeID, _ object: ValueID?
  ) -> ValueID? {
    guard let function = project.function(of: member.reference) else { return nil }
    let own = Frame(
      file: project.files[member.reference.fileIndex], index: member.reference.fileIndex,
      declaration: member.reference.id, receiver: nil)
    var generics = bindings(of: id, type, expected)
    // An inherited initialiser knows the generic parameters of its own class, whatever these are for the heir.
    let declaring = member.owner.flatMap { $0 == id ? nil : $0 }
    let seen = declaring.flatMap { supertype(of: project.selfType(of: id), declaredBy: $0) }
    if let declaring, let seen {
      own.bindings = bindings(of: declaring, project.types.substitute(seen, generics), .unknown)
    } else {
      own.bindings = generics
    }
    for (name, type) in project.fixedParameters(around: member.reference)
    where own.bindings[name] == nil {
      own.bindings[name] = type
    }
    let hiding = parameters(ofFunction: member.reference)
    own.bindings.hide(hiding, in: project)
    /// The type that is made, as far as what the initialiser knows tells it.
    func made() -> TypeID {
      if let declaring, let seen {
        let known = own.bindings.revealing(hiding, in: project)
        let type = specialised(declaring, project.selfType(of: declaring), known)
        project.types.unify(seen, type, &generics)
      } else {
        generics = own.bindings.revealing(hiding, in: project)
      }
      return specialised(id, type, generics)
    }
    let values = bindParameters(function, arguments, match, own, .unknown)
    let ownType = made()
    own.receiver = object ?? self.object(of: ownType)
    own.fields = [:]
    guard let body = function.body else { return opaque(ownType) }
    let part = object == nil ? [] : [store.intern(.metatype(ownType))]
    let value = memoized(member.reference, receiver: own.receiver, arguments: values + part) {
      own.notesEnds = self.failsAsTold(member.reference)
      let outcome = self.bodyValue(body, own, .unknown)
      let fields = self.fieldsAtEnd(of: own)
      let failures = self.failures(in: outcome, of: member.reference)
      if !failures.isEmpty, !own.reachesEnd, self.core(outcome) == .none { return .none }
      // `self = .high`
      if self.project.kind(of: id) == .enumeration, let assigned = fields[self.language.selfValue] {
        return self.failing(assigned, failures)
      }
      let value = self.instance(id, made(), fields)
      self.note(own.givenRoots, of: value)
      if object == nil { self.leave(own.givenRoots) }
      return self.failing(value, failures)
    }
    return value == .empty || value == .unknown ? opaque(ownType) : value
  }

  /// What an initialiser leaves, at its end or where it may have returned before.
  private func fieldsAtEnd(of frame: Frame) -> [Name: ValueID] {
    var result = frame.fields ?? [:]
    for left in frame.leftFields {
      for name in Set(left.keys).union(result.keys).sorted() {
        let options = [left, result].compactMap {
          $0[name] ?? initialValue(name, frame.receiver ?? .unknown)
        }
        if let first = options.first { result[name] = options.count > 1 ? union(options) : first }
      }
    }
    return result
  }

  /// An object of exactly a class: of one with heirs it is none of these.
  func object(of type: TypeID) -> ValueID {
    guard let id = project.types.nominal(type), project.kind(of: id) == .classType,
      project.heirs[id] != nil
    else { return opaque(type) }
    return store.intern(.instance(type, []))
  }

  /// Generic arguments that are written or expected.
  func bindings(of id: NominalID, _ type: TypeID, _ expected: TypeID) -> TypeBindings {
    var bindings = TypeBindings()
    for candidate in [type, project.types.unwrapped(expected)] {
      guard case .nominal(id, let arguments) = project.types[candidate] else { continue }
      for (name, argument) in zip(project[id].genericParameters, arguments)
      where argument != .unknown && bindings[name] == nil && !project.types.isGeneric(argument) {
        bindings[name] = argument
      }
    }
    return bindings
  }

  func specialised(_ id: NominalID, _ type: TypeID, _ bindings: TypeBindings) -> TypeID {
    let parameters = project[id].genericParameters
    guard !parameters.isEmpty else { return type }
    return project.types.intern(.nominal(id, parameters.map { bindings[$0] ?? .unknown }))
  }

  /// An instance with the stored properties whose values tell more than their declared types.
  func instance(_ id: NominalID, _ type: TypeID, _ fields: [Name: ValueID]) -> ValueID {
    var kept: [FieldValue] = []
    for (name, given) in fields.sorted(by: { $0.key < $1.key }) {
      let value = unseen(given)
      switch store[value] {
      case .unknown: continue
      case .literal(_, let type) where !mayDecide(name, of: id):
        kept.append(FieldValue(name: name, value: store.intern(.someConstant(type))))
      case .union(let alternatives):
        kept.append(FieldValue(name: name, value: merged(alternatives) ?? value))
      default: kept.append(FieldValue(name: name, value: value))
      }
    }
    let own = opaque(type)
    let relevant = kept.filter { field in
      guard case .opaque(let fieldType) = store[field.value] else { return true }
      // An optional that was given is not the nil of one that was not, nor is any value the initial one.
      return isOptional(fieldType) || isInitialised(field.name, in: id)
        || declaredType(of: field.name, in: id, own) != fieldType
    }
    let known = store.count
    let value = store.intern(.instance(type, relevant.map { bounded($0, of: id, own) }))
    if store.count > known { instanceCounts[id, default: 0] += 1 }
    return value
  }

  func declaredType(of name: Name, in id: NominalID, _ own: ValueID) -> TypeID {
    guard let (member, variable) = property(named: name, in: id), let type = variable.type else {
      return .unknown
    }
    return resolve(type, of: member.reference, receiver: own)
  }

  /// Whether a property is worth something already where nothing is given for it.
  private func isInitialised(_ name: Name, in id: NominalID) -> Bool {
    property(named: name, in: id)?.1.initializer != nil
  }

  /// A stored or computed property of values of a type itself.
  func property(named name: Name, in id: NominalID) -> (Member, Variable)? {
    guard let member = project[id].members(named: name).first(where: { !$0.isStatic }) else {
      return nil
    }
    let facts = project.files[member.reference.fileIndex].facts
    guard case .variable(let variable) = facts[member.reference.id].kind else { return nil }
    return (member, facts[variable])
  }

  /// Whether a class of another module, which names no component where it is declared, is not what a call with a trailing closure
  /// makes: it may inherit initialisers from outside, but hardly any that build views. One of the same module hides the component.
  private func isModelBesidesComponent(
    _ nominal: Nominal, _ type: TypeID, _ arguments: [ArgumentSource], _ frame: Frame
  ) -> Bool {
    nominal.kind == .classType && hostSlot(type) == nil
      && arguments.contains(where: \.isTrailing)
      && project.targets.reach(from: frame.fileIndex, to: nominal.reference.fileIndex) == .imported
  }
}
