// Property wrappers that the project declares: what they read, and what a property is worth that has one.

extension Evaluator {
  /// A wrapper of the project is installed with the value that holds it (A16): what it reads, that reads.
  func inheritReads(of wrapper: TypeID, on base: ValueID) {
    guard let nominal = project.types.nominal(wrapper), declaresWrapper(nominal),
      project.isInstalled(nominal)
    else { return }
    let value = opaque(wrapper)
    installWrappers(of: value, nominal)
    let members = project.members(named: language.wrappedValue, of: nominal)
    guard let first = members.first else { return }
    let frame = frame(for: first.reference, receiver: value)
    _ = read(members, of: value, frame, Site(file: frame.fileIndex, ExpressionID(0)))
    for inner in reads[value] ?? [] {
      under(inner.presence, decided: inner.isDecided) { record(inner, on: core(base)) }
    }
  }

  /// Who reads by a value: a dynamic property that a view holds is installed with it (A16), and reads for it.
  func holder(of value: ValueID, _ frame: Frame) -> ValueID {
    let own = core(value)
    guard let receiver = frame.receiver.map(core), receiver != own, let nominal = nominal(of: own),
      let owner = self.nominal(of: receiver), nominal != owner, project.isInstalled(owner),
      project.isDynamicProperty(nominal)
    else { return own }
    let isHeld = asking {
      storedProperties(of: owner).contains { member in
        let site = Site(file: member.reference.fileIndex, ExpressionID(0))
        return core(read([member], of: receiver, frame, site)) == own
      }
    }
    return isHeld ? receiver : own
  }

  /// A property of an instance, with what a dynamic property reads for the view that holds it.
  func readProperty(
    _ member: Member, of base: ValueID, _ site: Site, _ frame: Frame
  ) -> ValueID {
    let value = property(member, of: base, site, frame)
    inheritReads(by: member.reference, of: base, frame)
    return value
  }

  /// What a member of a dynamic property has read, the view reads that holds it (A16). Who else has asked it for what, is told by the
  /// properties that the member gets at.
  func inheritReads(by member: DeclarationReference, of base: ValueID?, _ frame: Frame) {
    guard !isAsking, let base, let known = reads[core(base)], let nominal = nominal(of: base)
    else { return }
    let reader = holder(of: base, frame)
    guard reader != core(base) else { return }
    let reached = ownUses.properties(project.name(of: member), of: nominal)
    for read in known
    where reached.isWhole || reached.names.contains(project.name(of: read.property))
      || holdsReader(read.property, reached.names, of: nominal)
    {
      under(read.presence, decided: read.isDecided && !reached.isWhole) {
        record(read, on: reader)
      }
    }
  }

  /// Whether a dynamic property has, as one of the properties of these names, another one that reads, itself or by what it holds.
  private func holdsReader(
    _ read: DeclarationReference, _ names: Set<Name>, of nominal: NominalID
  ) -> Bool {
    guard let reader = project.owner(of: read), reader != nominal else { return false }
    var seen: Set<NominalID> = [nominal]
    return heldDynamicProperties(of: nominal).contains {
      names.contains($0.name) && leads(from: $0.type, to: reader, &seen)
    }
  }

  private func leads(
    from id: NominalID, to reader: NominalID, _ seen: inout Set<NominalID>
  ) -> Bool {
    if id == reader { return true }
    guard seen.insert(id).inserted else { return false }
    return heldDynamicProperties(of: id).contains { leads(from: $0.type, to: reader, &seen) }
  }

  /// The properties without a wrapper by which a dynamic property holds others, which are installed with it (A16).
  func heldDynamicProperties(of id: NominalID) -> [(name: Name, type: NominalID)] {
    guard project.isDynamicProperty(id) else { return [] }
    return storedProperties(of: id).compactMap { member in
      guard let type = project.types.nominal(asking { declaredType(of: member) }), type != id,
        project.isDynamicProperty(type)
      else { return nil }
      return (project.name(of: member.reference), type)
    }
  }

  /// A wrapper of which the attribute says no generic parameters, with what the type of the property says of them:
  /// `@Service var cart: Cart`.
  func wrapper(_ wrapper: TypeID, of declared: TypeID) -> TypeID {
    guard declared != .unknown, case .nominal(let nominal, let bound) = project.types[wrapper],
      !bound.isEmpty, bound.allSatisfy({ $0 == .unknown }),
      let member = project.members(named: language.wrappedValue, of: nominal).first,
      case .variable(let id) = project.declaration(member.reference).kind,
      let written = project.files[member.reference.fileIndex].facts[id].type
    else { return wrapper }
    let context = LexicalContext(reference: member.reference, project: project)
    var bindings = TypeBindings()
    project.types.unify(project.resolveType(written, in: context), declared, &bindings)
    return project.types.intern(
      .nominal(nominal, project[nominal].genericParameters.map { bindings[$0] ?? .unknown }))
  }

  /// The type of a wrapper of the project, with what its arguments say of its generic parameters:
  /// `@Injected(\.model) var model`.
  func wrapperType(
    _ written: TypeReferenceID, _ arguments: ArgumentList, _ variable: Variable, _ frame: Frame,
    _ site: Site
  ) -> TypeID {
    let type = resolve(written, in: frame)
    guard case .nominal(let nominal, let bound) = project.types[type],
      !project[nominal].genericParameters.isEmpty, bound.allSatisfy({ $0 == .unknown })
    else { return type }
    var sources = self.sources(arguments, frame)
    if let initial = variable.initializer {
      sources.insert(source(evaluate(initial, frame), label: language.wrappedValue), at: 0)
    }
    return self.type(of: construct(type, sources, frame, site, .unknown))
  }

  func wrappedValue(of wrapper: TypeID) -> ValueID {
    guard let nominal = project.types.nominal(wrapper),
      let member = project.members(named: language.wrappedValue, of: nominal).first
    else { return .unknown }
    let facts = project.files[member.reference.fileIndex].facts
    guard case .variable(let id) = facts[member.reference.id].kind, let type = facts[id].type else {
      return .unknown
    }
    return opaque(resolve(type, in: frame(for: member.reference, receiver: opaque(wrapper))))
  }

  /// What a property is worth whose wrapper is a plain structure and whose value nobody changes: what the wrapper makes of a constant
  /// is one, which may be another than it was given. Nil where it is a value of the run.
  ///
  /// - Parameter getter: `wrappedValue`, or `projectedValue` for what is projected, of which the declared type is that.
  func constant(
    _ getter: Name, inWrapper written: TypeReferenceID, _ arguments: ArgumentList,
    of member: Member, on base: ValueID, _ own: Frame, _ site: Site, _ declared: TypeID
  ) -> ValueID? {
    let name = project.name(of: member.reference)
    guard case .variable(let id) = own.file.facts[member.reference.id].kind,
      !isAssigned(name, as: declared)
    else { return nil }
    let written = resolve(written, in: own)
    guard let nominal = project.types.nominal(written), isPlainWrapper(nominal),
      !mayChange(name, as: declared) || projectsPlainly(nominal)
    else { return nil }
    let given = field(member, of: base)
    return asking {
      var sources = self.sources(arguments, own)
      let inputs = sources.map { self.value(of: $0) }
      var initial = given
      if initial == nil, let first = own.file.facts[id].initializer {
        let type = getter == language.wrappedValue ? declared : .unknown
        initial = adapt(evaluate(first, own, expected: type), to: type)
      }
      if let initial {
        sources.insert(source(initial, label: language.wrappedValue), at: 0)
      }
      let made = construct(written, sources, own, site, .unknown)
      guard case .instance = store[core(made)] else { return nil }
      let members = project.members(named: getter, of: nominal)
      guard let first = members.first else { return nil }
      let result = read(members, of: made, frame(for: first.reference, receiver: made), site)
      // `return service!`: what cannot be nil was set by the getter itself.
      if core(result) == .none, !isOptional(declared) { return nil }
      if case .someConstant = store[core(result)] { return unknownConstant(declared, result) }
      if isConstant(core(result)) || isMadeOfViews(result) { return adapt(result, to: declared) }
      if isOptional(declared), isHeld(type(of: result)) { return adapt(result, to: declared) }
      // `min(wrappedValue, limit)`: of constants it is one.
      let areConstants = (inputs + [initial ?? .none]).allSatisfy { isConstant(core($0)) }
      return areConstants && isClosed(nominal) ? unknownConstant(declared, result) : nil
    }
  }

  /// Whether what a wrapper projects is a number, a text, a truth value or a case, through which nobody changes what it wraps.
  private func projectsPlainly(_ wrapper: NominalID) -> Bool {
    let members = project.members(named: language.projectedValue, of: wrapper)
    return !members.isEmpty && members.allSatisfy { isPlainAnswer(declaredType(of: $0)) }
  }

  /// Whether a type is one of numbers, texts, truth values or cases.
  func isPlainAnswer(_ type: TypeID) -> Bool {
    if type == boolType || isScalar(type) { return true }
    guard let nominal = project.types.nominal(type) else { return false }
    return project.kind(of: nominal) == .enumeration
  }

  private func unknownConstant(_ declared: TypeID, _ value: ValueID) -> ValueID {
    store.intern(.someConstant(declared == .unknown ? type(of: value) : declared))
  }

  /// Whether a wrapper is a structure that SwiftUI does not install and that holds no state.
  private func isPlainWrapper(_ id: NominalID) -> Bool {
    guard project.kind(of: id) == .structure, !project.isInstalled(id) else { return false }
    return project[id].orderedMembers.allSatisfy { member in
      guard case .variable = project.declaration(member.reference).kind else { return true }
      if case .none = wrapper(of: member.reference) { return true }
      return false
    }
  }

  /// Whether the code of a type only computes with what it is given: it names nothing else but plain types and functions.
  private func isClosed(_ id: NominalID) -> Bool {
    project[id].orderedMembers.allSatisfy { member in
      let file = project.files[member.reference.fileIndex]
      var reader = NameUseReader(facts: file.facts)
      reader.member(member.reference.id)
      return reader.uses.allSatisfy { use in
        guard case .bare = use.base else { return true }
        let name = file.name(use.name)
        let text = project.names[name]
        return name == language.selfValue || text == "newValue" || project[id].declares(name)
          || StandardTypes.pureFunctions.contains(text) || scalarNames.contains(name)
      }
    }
  }
}
