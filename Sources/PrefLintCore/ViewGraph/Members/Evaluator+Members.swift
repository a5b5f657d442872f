// Members of values: stored and computed properties, wrappers, enum cases, statics, and members through
// protocols, which mean every conformer.

extension Evaluator {
  func member(
    _ name: Name, of base: ValueID, _ frame: Frame, site: Site, generics: [TypeID]
  ) -> ValueID {
    if name == language.selfValue || name == language.body && isComponent(base) { return base }
    if let result = distribute(
      base,
      {
        self.member(name, of: $0, frame, site: site, generics: generics)
      })
    {
      return result
    }
    switch store[core(base)] {
    case .metatype(let type): return staticMember(name, of: type, base, frame, site, generics)
    case .binding(let inner):
      if name == language.wrappedValue { return inner }
      let own = project.externalMembers[language.binding]?[name]?.ofValues ?? []
      let known = own.isEmpty ? own : applicable(own, to: type(of: base))
      if !known.isEmpty { return read(known, of: base, frame, site) }
      return store.intern(.binding(member(name, of: inner, frame, site: site, generics: generics)))
    case .tuple(let labels, let elements):
      if let index = tupleIndex(name, labels) { return elements[index] }
    case .none:
      let own = project.externalMembers[language.optional]?[name]?.ofValues ?? []
      return own.isEmpty || isChained(site) ? .none : read(own, of: base, frame, site)
    default: break
    }
    let type = type(of: base)
    let found = instanceMembers(named: name, of: base, type, from: frame)
    if !found.isEmpty { return read(found, of: base, frame, site) }
    if let access = access(name, of: base, type, frame, site) { return access }
    let value = builtinMember(name, of: base, type) ?? external(name, of: base, type, frame)
    return tracedMember(value, name, of: base)
  }

  /// `optional?.name`: of nil nothing is asked.
  private func isChained(_ site: Site) -> Bool {
    let facts = project.files[site.fileIndex].facts
    // Who asks from outside of code has no expression.
    guard site.id.index < facts.expressions.count,
      case .member(let base, _, _) = facts[site.id].kind,
      case .optionalChain = facts[base].kind
    else { return false }
    return true
  }

  /// `self.$property` and `self._property`, which read as `$property` and `_property` do (A7).
  private func access(
    _ name: Name, of base: ValueID, _ type: TypeID, _ frame: Frame, _ site: Site
  ) -> ValueID? {
    let kind = project.names.kind(of: name)
    guard kind == .projection || kind == .underscored,
      let plain = project.names.withoutPrefix(name)
    else { return nil }
    if isReceiver(base, frame), let own = prefixed(name, frame, site) {
      return own
    }
    let found = instanceMembers(named: plain, of: base, type, from: frame)
    guard !found.isEmpty else { return nil }
    if kind == .underscored, handsOnStorage(of: plain, type, site) {
      return storage { read(found, of: base, frame, site) }
    }
    let value = read(found, of: base, frame, site)
    return kind == .projection ? bindingValue(value) : value
  }

  private func isComponent(_ id: ValueID) -> Bool {
    if case .component = store[core(id)] { return true }
    return false
  }

  /// A member that the project does not declare.
  private func external(
    _ name: Name, of base: ValueID, _ type: TypeID, _ frame: Frame
  ) -> ValueID {
    if name == language.rootView || name == language.content, isRoot(name, of: base),
      let root = root(ofHost: base)
    {
      return root
    }
    if let value = dynamicMember(name, of: base, type, frame) { return value }
    if case .opaque = store[core(base)], let known = platformMember(name, of: type) { return known }
    // What a constant makes of itself is a constant, too.
    if let folded = foldedMember(name, of: base) { return folded }
    if isConstant(core(base)) { return store.intern(.someConstant(.unknown)) }
    switch store[core(base)] {
    case .component, .modified, .externalMember, .unknown, .instance:
      return store.intern(.externalMember(base, name))
    default:
      return store.intern(
        .externalMember(isUntold(base) || looksUpMembers(type) ? base : anyValue, name))
    }
  }

  func instanceMembers(
    named name: Name, of base: ValueID, _ type: TypeID, from frame: Frame
  ) -> [Member] {
    guard project.memberNames.contains(name) else { return [] }
    let key = TypeMemberKey(type: type, name: name)
    var found: [Member]
    if let known = instanceMembers[key] {
      found = known
    } else {
      let owner = project.types.unwrapped(type)
      found = applicable(members(named: name, of: owner).ofValues, to: owner)
      instanceMembers[key] = found
    }
    if found.isEmpty {
      let extended = installedMembers(named: name)
      if !extended.isEmpty, isPlaceable(base) { found = extended.ofValues }
      // What is told of a value leaves open that an optional holds it.
      if found.isEmpty { found = project.externalMembers[language.optional]?[name]?.ofValues ?? [] }
      if found.isEmpty, modifierEntries[name] == nil { found = innerMembers(named: name, of: base) }
    }
    if found.count > 1, isReceiver(base, frame),
      let declaring = innermostType(of: frame), owner(of: declaring) == owner(of: type)
    {
      let own = members(named: name, of: declaring).ofValues
      found = applicable(own, to: declaring, in: frame)
    }
    if seesValues { found = known(found, named: name, through: bounds(seenOf: base)) }
    return visible(known(found, named: name, ofErased: base), from: frame)
  }

  /// `Text("").bold().marked()`: some modifiers give back the type that they are applied to. A member that no view has is
  /// that type's.
  private func innerMembers(named name: Name, of base: ValueID) -> [Member] {
    var inner = core(base)
    while case .modified(let next, _, _, _) = store[inner] { inner = core(next) }
    var type = type(of: inner)
    // `Color.red`
    if case .externalMember(let owner?, _) = store[inner],
      case .metatype(let own) = store[core(owner)]
    {
      type = own
    }
    guard case .external = project.types[type] else { return [] }
    return members(named: name, of: type).ofValues
  }

  /// Whether a value is, or may be, a view.
  func isPlaceable(_ id: ValueID) -> Bool {
    switch store[core(id)] {
    case .component, .modified, .group, .empty: true
    case .built: true
    case .unknown, .externalMember, .undecided: true
    default: isViewLike(type(of: id))
    }
  }

  func tupleIndex(_ name: Name, _ labels: [Name]) -> Int? {
    if let index = Int(project.names[name]), index < labels.count { return index }
    return labels.firstIndex(of: name)
  }

  private func builtinMember(_ name: Name, of base: ValueID, _ type: TypeID) -> ValueID? {
    if name == language.wrappedValue { return wrapped(by: base, type) }
    if name == language.projectedValue { return bindingValue(base) }
    if let known = constantMember(name, of: base) { return known }
    if let typing = memberTypings[name], let value = collectionMember(name, typing, of: base, type)
    {
      return value
    }
    switch project.types[type] {
    case .tuple(let labels, let elements):
      return tupleIndex(name, labels).map { opaque(elements[$0]) }
    case .external(let external, let arguments):
      if external == language.binding, arguments.count == 1 {
        return bindingValue(opaque(arguments[0]))
      }
      return nil
    case .nominal:
      if name == language.rawValue, isConstant(core(base)) {
        if let value = rawValue(of: base) { return value }
        return store.intern(.someConstant(boolType))
      }
      return nil
    default: return nil
    }
  }

  // MARK: Static members

  private func staticMember(
    _ name: Name, of type: TypeID, _ base: ValueID, _ frame: Frame, _ site: Site,
    _ generics: [TypeID]
  ) -> ValueID {
    if name == language.initializer { return store.intern(.constructor(type)) }
    if name == language.type { return base }
    switch project.types[type] {
    // `Optional<Theme>.none`
    case .optional where name == language.none: return store.intern(.typed(.none, type))
    case .external(language.optional, let wrapped)
    where name == language.none && wrapped.count == 1:
      return store.intern(.typed(.none, project.types.intern(.optional(wrapped[0]))))
    case .nominal(let nominal, _):
      let nested = project.member(named: name, of: type, arguments: generics)
      if nested != .unknown, case .parameter = project.types[nested] {
      } else if nested != .unknown {
        return store.intern(.metatype(nested))
      }
      let own = applicable(project.members(named: name, of: nominal), to: type)
      let found = visible(known(own, named: name, through: bounds(seenOf: base)), from: frame)
      if !found.isEmpty {
        let statics = found.ofTypes
        return read(statics.isEmpty ? found : statics, of: base, frame, site)
      }
      if name == language.allCases { return everyCase(of: nominal, type) }
      return store.intern(.externalMember(nil, name))
    case .external(let external, _):
      let members = visible(project.externalMembers[external]?[name] ?? [], from: frame).ofTypes
      if !members.isEmpty { return read(members, of: base, frame, site) }
      let nested = project.member(named: name, of: type, arguments: generics)
      if isTypeMember(nested, name) { return store.intern(.metatype(nested)) }
      return store.intern(.externalMember(base, name))
    case .variants(let variants):
      return union(
        variants.map { variant in
          Alternative(
            presence: variant.presence,
            value: staticMember(
              name, of: variant.type, store.intern(.metatype(variant.type)), frame, site, generics),
            isDecided: true)
        })
    case .existential(let bounds), .opaque(let bounds):
      for bound in bounds {
        let found = visible(members(named: name, of: bound), from: frame).ofTypes
        if !found.isEmpty { return read(found, of: base, frame, site) }
      }
      return store.intern(.externalMember(nil, name))
    default: return .unknown
    }
  }

  private func isTypeMember(_ type: TypeID, _ name: Name) -> Bool {
    type != .unknown && project.names.kind(of: name) == .capitalised
  }

  /// Every case of an enumeration; a payload is a run-time value of its type.
  func allCases(of id: NominalID, _ type: TypeID) -> ValueID {
    let file = project.files[project[id].reference.fileIndex]
    var cases: [ValueID] = []
    for member in project[id].orderedMembers {
      guard member.reference.file == project[id].reference.file,
        case .enumCase(let function, _) = file.facts[member.reference.id].kind
      else { continue }
      let frame = frame(for: member.reference, receiver: nil)
      let payload = file.facts[file.facts[function].parameters].map { parameter in
        parameter.type.map { opaque(resolve($0, in: frame)) } ?? .unknown
      }
      cases.append(
        store.intern(.enumCase(type, project.name(of: member.reference), payload)))
    }
    return store.intern(.array(cases))
  }

  // MARK: Reading members

  /// The value of a member; several are variants under different conditions, or overloads.
  func read(_ members: [Member], of base: ValueID, _ frame: Frame, _ site: Site) -> ValueID {
    if members.count == 1 { return readOne(members[0], of: base, frame, site) }
    let functions = members.filter { isFunction($0) }
    if !functions.isEmpty, functions.count == members.count {
      return functionValue(among: functions, receiver: base, site)
    }
    var variables = members.filter { !isFunction($0) }
    if isDynamic(type(of: base)) {
      let requirements = variables.filter { project.isRequirement($0) }
      if !requirements.isEmpty { variables = requirements }
    }
    var alternatives: [Alternative] = []
    if variables.count > 1, let open = undecided(among: variables, of: base, frame, site) {
      return open
    }
    for member in variables {
      if alternatives.contains(where: {
        project.presences.and($0.presence, member.presence) != .never
      }) {
        continue
      }
      alternatives.append(
        Alternative(
          presence: member.presence,
          value: under(member.presence) { readOne(member, of: base, frame, site) }, isDecided: true)
      )
    }
    return union(alternatives)
  }

  /// The value of one of several properties of which the conditions of extensions do not tell the one that is meant; nil where they
  /// do.
  private func undecided(
    among members: [Member], of base: ValueID, _ frame: Frame, _ site: Site
  ) -> ValueID? {
    var type = type(of: base)
    if case .metatype(let instance) = project.types[type] { type = instance }
    guard members.contains(where: { condition(of: $0, for: type) == .unknown }) else { return nil }
    return union(
      members.prefix(Self.alternativeLimit).map { member in
        Alternative(
          presence: member.presence,
          value: under(member.presence, decided: false) { readOne(member, of: base, frame, site) },
          isDecided: false)
      })
  }

  private func readOne(_ member: Member, of base: ValueID, _ frame: Frame, _ site: Site) -> ValueID
  {
    let facts = project.files[member.reference.fileIndex].facts
    switch facts[member.reference.id].kind {
    case .enumCase(let function, _):
      guard case .metatype(let type) = store[core(base)] else { return .unknown }
      let name = project.name(of: member.reference)
      if facts[function].parameters.isEmpty { return store.intern(.enumCase(type, name, [])) }
      return store.intern(.enumConstructor(type, name))
    case .variable:
      if member.isStatic {
        return leftBefore(globalVariable(member, receiver: base), member, frame, site)
      }
      if project.isRequirement(member) {
        return traced(requirement(member, of: base, frame, site), member, of: base)
      }
      let plain = actual(unseen(base), in: member.reference)
      let value = given(
        readProperty(member, of: plain, site, frame), by: member.reference, to: base)
      return traced(seen(value, by: member, of: plain, frame), member, of: base)
    default:
      return functionValue(member.reference, receiver: base)
    }
  }

  /// A property of an instance.
  func property(
    _ member: Member, of base: ValueID, _ site: Site, _ frame: Frame
  ) -> ValueID {
    let reference = member.reference
    let facts = project.files[reference.fileIndex].facts
    guard case .variable(let id) = facts[reference.id].kind else { return .unknown }
    if let override = override(of: member, by: base, site) {
      return property(override, of: base, site, frame)
    }
    if let overriding = overrides(of: member, base) {
      return union(
        overriding.map {
          Alternative(
            presence: .always, value: property($0.member, of: $0.receiver, site, frame),
            isDecided: $0.isDecided, guise: $0.guise)
        })
    }
    let variable = facts[id]
    // Most properties are told by their types.
    lazy var own = self.frame(for: reference, receiver: base)
    let declared =
      pattern(of: id, reference).map { resolve($0, of: reference, receiver: base) } ?? .unknown
    if let getter = facts.getter(of: variable) {
      if mayBeOverriddenOutside(member) { return overriddenOutside(declared) }
      guard let body = getter.body else { return opaque(declared) }
      guard
        mayCarry(declared) || isConstant(core(base)) || readsEnvironment(base)
          || isAskedByMaker(base)
          || isBuildFlag(body, declared, facts) || mayGiveConstant(body, reference, declared)
      else {
        // What is made of a value that code is changing is decided, as that is.
        return frame.changesSelf && isReceiver(base, frame) && isPlainData(opaque(declared))
          ? store.intern(.someConstant(declared))
          : madeOfConstants(opaque(declared), by: body, own, of: reference)
      }
      let carried =
        carriedProperties.isEmpty ? [] : takeCarried(from: frame, to: own, member, at: site)
      own.builder = changingBuilder(of: reference)
      if own.builder != nil, !isFollowed(body, facts) { return opaque(declared) }
      let value = memoized(reference, receiver: base, arguments: carried) {
        let value = self.madeOfConstants(
          self.bodyValue(body, own, declared), by: body, own, of: reference)
        return self.isBuildFlag(body, declared, facts) ? self.flag(value) : value
      }
      return adapt(value, to: declared)
    }
    switch wrapper(of: reference) {
    case .environmentObject, .heldObject, .environmentObservable:
      let declared = heldType(declared)
      let type = objectType(of: reference, in: own)
      if let type { record(read(of: reference, site, type), on: holder(of: base, frame)) }
      let object = opaque(declared != .unknown ? declared : type ?? .unknown)
      return tracedObject(object, member)
    case .keyPathValue(let key, let root):
      let value = declared != .unknown ? opaque(declared) : keyPathValue(key, root, own, site)
      return root == language.environmentValues ? tracedValue(value, key, member) : value
    case .value:
      if let changed = changedByMaker(member, variable, declared, of: base) { return changed }
      let mayChange = mayChange(project.name(of: reference), as: declared)
      if let field = field(member, of: base) {
        if !mayChange, let kept = unwrittenState(member, field) {
          return kept
        }
        if mayChange,
          let view = heldView(member, declared, of: base, beginning: core(field))
        {
          return view
        }
        return wrapped(field, declared, member, mayChange)
      }
      if declared != .unknown {
        if mayChange, let view = heldView(member, variable, own, declared, of: base) {
          return view
        }
        let initial = mayChange ? nil : initialView(member, variable, own, declared)
        return initial ?? held(member, declared) ?? opaque(declared)
      }
      guard let initializer = variable.initializer else { return .unknown }
      let initial = evaluate(initializer, own)
      let type = type(of: initial)
      let changes = mayChange || self.mayChange(project.name(of: reference), as: type)
      if changes, let view = heldView(member, beginning: initial, written: initializer, of: base) {
        return view
      }
      return changes || !keepsInitialView(member, type)
        ? changed(initial, initializer, changes, own) : initial
    case .metatype(let expression):
      if declared != .unknown { return opaque(declared) }
      guard case .metatype(let type) = store[core(evaluate(expression, own))] else {
        return .unknown
      }
      return opaque(type)
    case .project(let written, let arguments):
      inheritReads(of: wrapper(resolve(written, in: own), of: declared), on: base)
      let told = constant(
        language.wrappedValue, inWrapper: written, arguments, of: member, on: base, own, site,
        declared)
      if let told { return told }
      if declared != .unknown { return opaque(declared) }
      return wrappedValue(of: wrapperType(written, arguments, variable, own, site))
    case .external:
      return declared != .unknown ? keptView(member, declared) ?? opaque(declared) : .unknown
    case .builder, .none: break
    }
    if let changed = changedByMaker(member, variable, declared, of: base) { return changed }
    if let state = heldState(variable, own) { return state }
    if let field = field(member, of: base) {
      return left(of: adapt(field, to: declared), member, variable, declared)
    }
    // What a constant holds is one, too.
    if case .someConstant = store[core(base)] {
      let held = declared == .unknown ? declaredType(of: member) : declared
      let isList =
        switch project.types[held] {
        case .array, .dictionary: true
        default: false
        }
      if held != .unknown, isList || !isViewLike(held) && !isFunctionType(held) {
        return store.intern(.someConstant(held))
      }
    }
    if let initializer = variable.initializer,
      variable.isLet || declared == .unknown || keepsInitial(member, base)
    {
      let plain = self.frame(for: reference, receiver: nil)
      plain.bindings = own.bindings
      let initial = adapt(evaluate(initializer, plain, expected: declared), to: declared)
      if variable.isLet || keepsInitial(member, base) { return initial }
      guard isViewLike(type(of: initial)) else { return opaque(type(of: initial)) }
      guard declared == .unknown,
        mayChange(project.name(of: reference), as: type(of: initial))
      else { return initial }
      return replaceable(initial, initializer, own)
    }
    if isImplicitlyNil(member, variable, declared, base) { return adapt(.none, to: declared) }
    if variable.isLet, let made = madeConstant(member, declared, of: base) { return made }
    return held(member, declared) ?? keptView(member, declared) ?? opaque(declared)
  }

  /// A `var` of a structure changes only where its value is built; a class's may change at any time.
  func keepsInitial(_ member: Member, _ base: ValueID) -> Bool {
    guard let owner = member.owner else { return false }
    let isLazy = project.declaration(member.reference).modifiers.contains(.isLazy)
    guard project.kind(of: owner) == .structure else { return isLazy }
    if case .instance = store[core(base)] { return true }
    // A structure that a model holds is changed in place; views and apps are built anew, but some code may have changed a copy.
    return project.isInstalled(owner) && !mayChangeInCopy(member, owner)
  }

  func field(_ member: Member, of base: ValueID) -> ValueID? {
    guard case .instance(_, let fields) = store[core(base)] else { return nil }
    let name = project.name(of: member.reference)
    return fields.first { $0.name == name }?.value
  }

  /// The type of a property as it is written, or as its initial value tells it.
  func declaredType(of member: Member) -> TypeID {
    let own = frame(for: member.reference, receiver: nil)
    guard case .variable(let id) = own.file.facts[member.reference.id].kind else { return .unknown }
    let type = own.file.facts[id].type.map { resolve($0, in: own) } ?? .unknown
    guard type == .unknown, let initializer = own.file.facts[id].initializer else { return type }
    return self.type(of: evaluate(initializer, own))
  }
}
