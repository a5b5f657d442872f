// Names: locals, members of the enclosing types, types, globals, and what is none of these.

extension Evaluator {
  func nameValue(_ name: Name, _ frame: Frame, site: Site, generics: [TypeID]) -> ValueID {
    if let value = frame.local(name) { return current(value, of: name, frame) }
    if name == language.selfValue { return seenSelf(frame).map(tracedSelf) ?? .unknown }
    if name == language.superValue { return superValue(frame) }
    if let value = prefixed(name, frame, site) { return value }
    if generics.isEmpty, let value = lexicalMember(name, frame, site: site) { return value }
    var type = project.namedType(name, arguments: generics, in: context(frame))
    if isElsewhere(type) { type = project.externalType(name, generics) }
    let bound = project.types.substitute(type, frame.bindings)
    switch project.types[bound] {
    case .external(let extended, _):
      if name == language.selfType, let own = conformer(of: extended, frame) {
        return store.intern(.metatype(own))
      }
      if let value = platformMember(name, frame) ?? global(name, frame, site) { return value }
      if name == language.allCases, let cases = ownCases(frame) { return cases }
      if isTypeName(name) { return store.intern(.metatype(bound)) }
      if isShorthand(name) { return .unknown }
      if let value = memberOfCollection(name, frame) { return value }
      if let own = frame.receiver, isOfReceiver(name, own) {
        return member(name, of: own, frame, site: site, generics: [])
      }
      // `isEmpty` in an extension of `String`
      if let own = frame.receiver, let value = foldedMember(name, of: own) { return value }
      return store.intern(.externalMember(nil, name))
    case .unknown:
      if name == language.selfType, let receiver = frame.receiver {
        return store.intern(.metatype(self.type(of: receiver)))
      }
      return global(name, frame, site) ?? .unknown
    default:
      let metatype = store.intern(.metatype(bound))
      return bound == type ? metatype : seen(metatype, by: type, frame)
    }
  }

  /// The type of the project that code runs on in an extension of a protocol from outside: what `Self` is there.
  private func conformer(of external: Name, _ frame: Frame) -> TypeID? {
    guard let receiver = frame.receiver else { return nil }
    var type = type(of: unveiled(receiver) ?? core(receiver))
    if case .metatype(let instance) = project.types[type] { type = instance }
    guard let nominal = project.types.nominal(type),
      project.conformance(of: nominal).externals.contains(external)
    else { return nil }
    return type
  }

  /// `allCases` in static code of an enumeration.
  private func ownCases(_ frame: Frame) -> ValueID? {
    guard let receiver = frame.receiver, case .metatype(let type) = store[core(receiver)],
      let id = project.types.nominal(type), project.kind(of: id) == .enumeration
    else { return nil }
    return everyCase(of: id, type)
  }

  /// Whether a type that no other one holds does not exist where evaluation stands: the name means one from outside.
  private func isElsewhere(_ type: TypeID) -> Bool {
    guard let id = project.types.nominal(type),
      project.declaration(project[id].reference).parent == nil
    else { return false }
    // Asked at every place, so that what is evaluated at one is known to depend on it.
    return !isHere(project[id].presence) && place != .never && place != .always
  }

  /// `$property` and `_property`.
  func prefixed(_ name: Name, _ frame: Frame, _ site: Site) -> ValueID? {
    switch project.names.kind(of: name) {
    case .projection:
      guard let plain = project.names.withoutPrefix(name) else { return nil }
      if let local = frame.local(plain) { return bindingValue(local) }
      guard let value = lexicalMember(plain, frame, site: site) else { return nil }
      return projection(plain, frame) ?? bindingValue(value)
    case .underscored:
      // A property of that name is no wrapper's.
      if let own = lexicalMember(name, frame, site: site) { return own }
      guard let plain = project.names.withoutPrefix(name) else { return nil }
      let receiver = frame.receiver.map { type(of: $0) } ?? .unknown
      guard handsOnStorage(of: plain, receiver, site) else {
        return lexicalMember(plain, frame, site: site)
      }
      return storage { lexicalMember(plain, frame, site: site) }
    case .capitalised, .plain: return nil
    }
  }

  /// Whether a label passes what projects the wrapped parameter of another: `$flag:` for `flag:` (SE-0293).
  func isProjection(_ given: Name, of label: Name) -> Bool {
    project.names.kind(of: given) == .projection && project.names.withoutPrefix(given) == label
  }

  func bindingValue(_ id: ValueID) -> ValueID { store.intern(.binding(id)) }

  /// Types begin with a capital letter, after underscores (`_VariadicView`).
  private func isTypeName(_ name: Name) -> Bool {
    switch project.names.kind(of: name) {
    case .capitalised: return true
    case .plain, .projection: return false
    case .underscored:
      let first = project.names[name].utf8.first { $0 != UInt8(ascii: "_") }
      return first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false
    }
  }

  /// `$0` in a closure of which it is not told what it is called with.
  private func isShorthand(_ name: Name) -> Bool {
    guard project.names.kind(of: name) == .projection else { return false }
    return project.names[name].utf8.dropFirst().allSatisfy {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
    }
  }

  /// A member of the receiver, or a static member of a type around the place.
  func lexicalMember(_ name: Name, _ frame: Frame, site: Site) -> ValueID? {
    if let fields = frame.fields, let value = fields[name] { return value }
    guard project.memberNames.contains(name) else { return nil }
    for (depth, declaring) in enclosingTypes(of: frame).enumerated() {
      let type = dynamicType(declaring, frame.receiver)
      var members = visible(lexicalMembers(named: name, of: type, declaring, frame), from: frame)
      // A type has no value of the one around it, whose own members it sees.
      if depth > 0 { members.removeAll { !$0.isStatic } }
      if !members.isEmpty { return lexicalMember(members, of: type, frame, site) }
    }
    return nil
  }

  private func lexicalMember(
    _ members: [Member], of type: TypeID, _ frame: Frame, _ site: Site
  ) -> ValueID {
    if let receiver = frame.receiver, !members.allSatisfy(\.isStatic) {
      if case .metatype = store[core(receiver)] {
        return read(members, of: receiver, frame, site)
      }
      return read(members.ofValues, of: declaredSelf(frame) ?? receiver, frame, site)
    }
    let metatype = store.intern(.metatype(type))
    if let receiver = frame.receiver, case .metatype = store[core(receiver)] {
      return read(members, of: receiver, frame, site)
    }
    return read(members, of: metatype, frame, site)
  }

  /// The type whose members are meant where a type declares code that runs on a receiver: a conformer's,
  /// or a subclass's.
  func dynamicType(_ declaring: TypeID, _ receiver: ValueID?) -> TypeID {
    guard let receiver, let ancestor = project.types.nominal(declaring) else {
      return declaring
    }
    var actual = type(of: unveiled(receiver) ?? core(receiver))
    if case .metatype(let instance) = project.types[actual] { actual = instance }
    guard let nominal = project.types.nominal(actual), nominal != ancestor,
      project.inherits(nominal, from: ancestor)
    else { return declaring }
    return actual
  }

  /// The types whose members are visible in a frame without a qualifier, the innermost first.
  func enclosingTypes(of frame: Frame) -> [TypeID] {
    guard let declaration = frame.declaration else { return [] }
    let place = DeclarationReference(file: frame.fileIndex, declaration)
    if let known = enclosingTypes[place] { return known }
    var types: [TypeID] = []
    var current: DeclarationID? = declaration
    while let id = current {
      if let type = declaringType(DeclarationReference(file: frame.fileIndex, id)) {
        types.append(type)
      }
      current = frame.file.facts[id].parent
    }
    enclosingTypes[place] = types
    return types
  }

  /// The first of them.
  func innermostType(of frame: Frame) -> TypeID? {
    guard let declaration = frame.declaration else { return nil }
    let place = DeclarationReference(file: frame.fileIndex, declaration)
    if let known = innermostTypes[place] { return known }
    let type = enclosingTypes(of: frame).first
    innermostTypes[place] = type
    return type
  }

  /// The type whose members a declaration's body sees without a qualifier.
  func declaringType(_ reference: DeclarationReference) -> TypeID? {
    if let nominal = project.nominalOfDeclaration[reference] {
      return project.selfType(of: nominal)
    }
    return project.extendedTypes[reference]
  }

  func members(named name: Name, of type: TypeID) -> [Member] {
    guard project.memberNames.contains(name) else { return [] }
    switch project.types[type] {
    case .nominal(let nominal, _): return project.members(named: name, of: nominal)
    case .external(let external, _):
      if let own = project.addedMembers(named: name, to: external) { return own }
      return isViewLike(type) ? installedMembers(named: name) : []
    case .optional: return project.externalMembers[language.optional]?[name] ?? []
    case .array:
      for sequence in language.sequences {
        if let found = project.externalMembers[sequence]?[name] { return found }
      }
      return []
    case .opaque(let bounds), .existential(let bounds):
      for bound in bounds {
        let found = members(named: name, of: bound)
        if !found.isEmpty { return found }
      }
      return []
    case .variants(let variants):
      return variants.flatMap { members(named: name, of: $0.type) }
    default: return []
    }
  }

  /// Members that the project adds to the protocols of what SwiftUI installs: to all views first, then to scenes
  /// and the others. Which of them a component conforms to, the code that compiles tells.
  func installedMembers(named name: Name) -> [Member] {
    guard installedNames.contains(name) else { return [] }
    for type in installedExtensions {
      if let found = project.externalMembers[type]?[name] { return found }
    }
    return []
  }

  // MARK: Globals

  func globalMembers(_ name: Name, _ frame: Frame) -> [Member] {
    guard let all = project.globals[name] else { return [] }
    return project.nearest(all.map(\.reference), from: context(frame)).map { all[$0] }
      .filter { isNamed($0, from: frame.fileIndex) }
  }

  private func global(_ name: Name, _ frame: Frame, _ site: Site) -> ValueID? {
    let candidates = globalMembers(name, frame)
    guard !candidates.isEmpty else { return nil }
    let functions = candidates.filter { isFunction($0) }
    if functions.count == candidates.count {
      return functionValue(among: functions, receiver: nil, site)
    }
    return union(
      candidates.filter { !isFunction($0) }.map { member in
        Alternative(
          presence: member.presence,
          value: under(member.presence) {
            leftBefore(globalVariable(member), member, frame, site)
          }, isDecided: true)
      })
  }

  func isFunction(_ member: Member) -> Bool {
    switch project.declaration(member.reference).kind {
    case .function, .initializer, .subscriptMember: true
    default: false
    }
  }

  /// Whether a bare name is what the library gives the value that code runs on: in extensions of `Binding`, or of what has a raw value.
  private func isOfReceiver(_ name: Name, _ receiver: ValueID) -> Bool {
    if name == language.rawValue { return isConstant(core(receiver)) }
    if name == language.wrappedValue, case .binding = store[core(receiver)] { return true }
    return false
  }

  /// A global or static variable: constant if it is a `let`, else a run-time value of its type.
  func globalVariable(_ member: Member, receiver: ValueID? = nil) -> ValueID {
    let facts = project.files[member.reference.fileIndex].facts
    guard case .variable(let id) = facts[member.reference.id].kind else { return .unknown }
    let variable = facts[id]
    let getter = facts.getter(of: variable)?.body
    // What is stored is made once, whatever holds where it is read.
    let around = place
    if getter == nil { place = project.presences.split(place).fixed }
    defer { place = around }
    let call: OpenCall
    switch begin(
      CallKey(
        reference: member.reference, closure: nil, receiver: receiver, arguments: [],
        isDecided: isDecided, isAsking: isAsking))
    {
    case .done(let known): return known
    case .active: return .unknown
    case .open(let open): call = open
    }
    let frame = frame(for: member.reference, receiver: receiver)
    let declared = variable.type.map { resolve($0, in: frame) } ?? .unknown
    let value: ValueID
    if let getter {
      frame.builder = changingBuilder(of: member.reference)
      let isUntold = frame.builder != nil && !isFollowed(getter, facts)
      value =
        isUntold
        ? opaque(declared)
        : isBuildFlag(getter, declared, facts)
          ? flag(bodyValue(getter, frame, declared))
          : mayCarry(declared) || mayGiveConstant(getter, member.reference, declared)
            ? adapt(bodyValue(getter, frame, declared), to: declared) : opaque(declared)
    } else if let constant = neverChanged(member, variable) {
      value = traced(adapt(constant, to: declared), asConstant: member.reference)
    } else if let initializer = variable.initializer, variable.isLet || declared == .unknown {
      let initial = lasting(
        adapt(evaluate(initializer, frame, expected: declared), to: declared))
      value =
        variable.isLet
        ? traced(madeOfConstants(initial, initializer, frame), asConstant: member.reference)
        : replaceable(initial, initializer, frame)
    } else if let initializer = variable.initializer, keepsBuilders(member, variable, declared) {
      value = adapt(evaluate(initializer, frame, expected: declared), to: declared)
    } else if let initializer = variable.initializer, isPreviewTrait(declared),
      !assignedNames.contains(project.name(of: member.reference))
    {
      value = adapt(evaluate(initializer, frame, expected: declared), to: declared)
    } else {
      value = opaque(declared)
    }
    finish(call, value)
    return value
  }

  /// Whether a getter gives a flag that `#if` decides.
  func isBuildFlag(_ getter: Block, _ declared: TypeID, _ facts: FileFacts) -> Bool {
    declared == boolType
      && facts[getter].contains {
        if case .configured = facts[$0].kind { true } else { false }
      }
  }

  /// What the clauses of `#if` give is one flag, with a value for each.
  func flag(_ value: ValueID) -> ValueID {
    guard case .group(let parts) = store[value] else { return value }
    var alternatives: [Alternative] = []
    for part in parts {
      guard case .union(let values) = store[part] else { return value }
      alternatives += values
    }
    return union(alternatives)
  }

  /// `.name` where a type is expected.
  func implicitMember(_ name: Name, _ expected: TypeID, _ frame: Frame, _ site: Site) -> ValueID {
    let type = project.types.unwrapped(expected)
    switch project.types[type] {
    // Of an optional `.none` is the optional's, whatever cases it may hold.
    case .nominal where name == language.none && type != expected: return .none
    case .nominal:
      return member(name, of: store.intern(.metatype(type)), frame, site: site, generics: [])
    case .variants(let variants):
      return union(
        variants.map { variant in
          Alternative(
            presence: variant.presence,
            value: implicitMember(name, variant.type, frame, site), isDecided: true)
        })
    case .external(let external, _):
      if project.externalMembers[external]?[name] != nil {
        return member(name, of: store.intern(.metatype(type)), frame, site: site, generics: [])
      }
      // A style's modifier takes styles of other protocols, too: `PrimitiveButtonStyle`.
      if installingNames.contains(external), let owner = viewExtension(withStatic: name) {
        return member(name, of: owner, frame, site: site, generics: [])
      }
      // `.none` of an optional
      if name == language.none, type != expected { return .none }
      return foreignConstant(name, type) ?? store.intern(.externalMember(nil, name))
    case .existential(let bounds), .opaque(let bounds):
      // `extension CardStyle where Self == Plain { static var plain: Self { … } }`
      let owner = bounds.first { bound in
        guard let nominal = project.types.nominal(bound) else { return false }
        return project.members(named: name, of: nominal).contains(where: \.isStatic)
      }
      return implicitMember(name, owner ?? .unknown, frame, site)
    default:
      // Where any view or modifier is wanted, a static member of one of the project is meant.
      if let owner = viewExtension(withStatic: name) {
        return member(name, of: owner, frame, site: site, generics: [])
      }
      return store.intern(.externalMember(nil, name))
    }
  }

  /// The one protocol of views, modifiers or styles to which the project adds a static member of a name, as a type.
  func viewExtension(withStatic name: Name) -> ValueID? {
    guard let owner = viewExtensions[name], owner != .none else { return nil }
    return store.intern(.metatype(project.types.intern(.external(owner, []))))
  }

  /// The names of static members in extensions of protocols of views, with the protocol; none where there are several.
  func findViewExtensions() -> [Name: Name] {
    var found: [Name: Name] = [:]
    for text in project.catalogue.installingProtocols.keys {
      guard let owner = project.names.find(text) else { continue }
      for (name, members) in project.externalMembers[owner] ?? [:]
      where members.contains(where: \.isStatic) {
        found[name] = found[name] == nil ? owner : Name.none
      }
    }
    return found
  }
}
