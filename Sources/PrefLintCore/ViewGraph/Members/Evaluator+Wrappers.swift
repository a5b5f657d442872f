// Property wrappers: which properties read the environment, and of which type (A1, A7–A9).

extension Evaluator {
  /// How a property gets its value.
  func wrapper(of reference: DeclarationReference) -> WrapperKind {
    if let known = wrapperCache[reference] { return known }
    let kind = findWrapper(of: reference)
    wrapperCache[reference] = kind
    return kind
  }

  /// The view, or the number, text or case, that a wrapper of the project projects: `$property`.
  func projection(_ plain: Name, _ frame: Frame) -> ValueID? {
    guard let declaring = innermostType(of: frame),
      let member = members(named: plain, of: dynamicType(declaring, frame.receiver)).first,
      case .project(let written, let arguments) = wrapper(of: member.reference),
      case .variable(let id) = project.declaration(member.reference).kind
    else { return nil }
    let own = self.frame(for: member.reference, receiver: frame.receiver)
    let site = Site(file: own.fileIndex, ExpressionID(0))
    let type = wrapperType(written, arguments, own.file.facts[id], own, site)
    guard let nominal = project.types.nominal(type) else { return nil }
    let projections = project.members(named: language.projectedValue, of: nominal)
    guard !projections.isEmpty else { return nil }
    if let receiver = frame.receiver { inheritProjection(projections, of: type, on: receiver) }
    let value = read(projections, of: opaque(type), own, site)
    if isViewLike(self.type(of: value)) { return value }
    guard let first = projections.first, let receiver = frame.receiver else { return nil }
    let declared = declaredType(of: first)
    guard isPlainAnswer(declared) else { return nil }
    return constant(
      language.projectedValue, inWrapper: written, arguments, of: member, on: receiver, own, site,
      declared) ?? opaque(declared)
  }

  /// What only the projection of a wrapper reads is read where that is asked for.
  private func inheritProjection(_ members: [Member], of wrapper: TypeID, on base: ValueID) {
    guard let nominal = project.types.nominal(wrapper), declaresWrapper(nominal),
      project.isInstalled(nominal), let first = members.first
    else { return }
    if projectionReads[wrapper] == nil {
      let value = opaque(wrapper)
      let known = reads[value] ?? []
      let frame = self.frame(for: first.reference, receiver: value)
      _ = read(members, of: value, frame, Site(file: frame.fileIndex, ExpressionID(0)))
      projectionReads[wrapper] = Array((reads[value] ?? []).dropFirst(known.count))
      reads[value] = known
    }
    for inner in projectionReads[wrapper] ?? [] {
      under(inner.presence, decided: inner.isDecided) { record(inner, on: core(base)) }
    }
  }

  private func findWrapper(of reference: DeclarationReference) -> WrapperKind {
    let file = project.files[reference.fileIndex]
    let facts = file.facts
    let attributes = facts[facts[reference.id].attributes]
    // What is stored nowhere has no wrapper; a result builder may stand before a getter.
    if !isStored(reference) {
      return attributes.contains { isBuilder($0, of: reference) } ? .builder : .none
    }
    for attribute in attributes {
      let name = project.wrapperAliases.wrapper(file.name(attribute.name))
      if name == language.environmentObject {
        return .environmentObject(attribute.type)
      }
      if name == language.environment {
        guard let argument = facts[attribute.arguments].first else {
          return assignedWrapper(of: reference) ?? .value
        }
        if case .keyPath = facts[argument.value].kind {
          return .keyPathValue(argument.value, root: language.environmentValues)
        }
        return metatypeWrapper(argument.value, of: reference)
      }
      // A wrapper of the project may have the name of one from outside.
      let declared = declaredType(of: attribute, named: name, reference)
      if case .nominal(let nominal, _) = declared, isPropertyWrapper(nominal) {
        return .project(attribute.type, attribute.arguments)
      }
      let text = project.names[name]
      if let root = project.catalogue.keyPathWrappers[text],
        let argument = facts[attribute.arguments].first,
        case .keyPath = facts[argument.value].kind
      {
        return .keyPathValue(argument.value, root: project.names.intern(root))
      }
      if project.catalogue.metatypeWrappers.contains(text),
        let argument = facts[attribute.arguments].first
      {
        return .metatype(argument.value)
      }
      if valueWrappers.contains(name) { return .value }
      if isBuilder(attribute, of: reference) { return .builder }
      if case .nominal = declared { continue }
      if let first = text.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z"),
        !Self.plainAttributes.contains(text), !isConstant(reference)
      {
        return .external
      }
    }
    return heldWrapper(of: reference) ?? .none
  }

  /// Whether a property is a `let`, which has no wrapper: an attribute of it that nobody declares is a macro's.
  private func isConstant(_ reference: DeclarationReference) -> Bool {
    let facts = project.files[reference.fileIndex].facts
    guard case .variable(let id) = facts[reference.id].kind else { return false }
    return facts[id].isLet
  }

  /// The type of an attribute's name; nil for a name that nothing here declares.
  private func declaredType(
    of attribute: Attribute, named name: Name, _ reference: DeclarationReference
  ) -> StaticType? {
    guard project.declares(name) else { return nil }
    let context = LexicalContext(reference: reference, project: project)
    return project.types[project.resolveType(attribute.type, in: context)]
  }

  /// How a property reads the environment whose wrapper is given a type.
  func metatypeWrapper(
    _ metatype: ExpressionID, of reference: DeclarationReference
  ) -> WrapperKind {
    project.reading(ofMetatype: metatype, by: reference) == .own
      ? .value : .environmentObservable(metatype)
  }

  /// Whether a declaration may have storage: it has no getter, and extensions only add storage to types, not to their values.
  private func isStored(_ reference: DeclarationReference) -> Bool {
    let facts = project.files[reference.fileIndex].facts
    let declaration = facts[reference.id]
    guard case .variable(let id) = declaration.kind else { return true }
    if facts.getter(of: id) != nil { return false }
    guard let parent = declaration.parent, case .extensionOf = facts[parent].kind else {
      return true
    }
    return declaration.modifiers.contains(.isStatic)
  }

  private func isBuilder(_ attribute: Attribute, of reference: DeclarationReference) -> Bool {
    if project.files[reference.fileIndex].facts[attribute.name].hasSuffix("Builder") { return true }
    let context = LexicalContext(reference: reference, project: project)
    guard
      let nominal = project.types.nominal(project.resolveType(attribute.type, in: context))
    else { return false }
    return isResultBuilder(nominal)
  }

  private static let plainAttributes: Set<String> = [
    "MainActor", "Sendable", "NSCopying", "IBOutlet", "IBInspectable", "GKInspectable",
    "Relationship",
    "Attribute", "Transient", "ObservationIgnored", "ObservationTracked", "Entry", "NSManaged",
    "IBAction", "Test", "Suite",
  ]

  /// The type argument of a wrapper, as written in its attribute or in the alias by which that calls it.
  private func objectArgument(_ type: TypeReferenceID, _ frame: Frame) -> TypeID? {
    let facts = frame.file.facts
    guard case .named(_, let local, let arguments) = facts[type].kind else { return nil }
    let name = frame.file.name(local)
    if project.wrapperAliases.wrapper(name) != name,
      case .external(language.environmentObject, let bound) = project.types[
        resolve(type, in: frame)],
      let argument = bound.first, argument != .unknown
    {
      return argument
    }
    return facts[arguments].first.map { resolve($0, in: frame) }
  }

  private func isPropertyWrapper(_ id: NominalID) -> Bool { hasAttribute(id, "propertyWrapper") }

  func isResultBuilder(_ id: NominalID) -> Bool { hasAttribute(id, "resultBuilder") }

  private func hasAttribute(_ id: NominalID, _ text: String) -> Bool {
    let reference = project[id].reference
    let facts = project.files[reference.fileIndex].facts
    return facts[facts[reference.id].attributes].contains { facts[$0.name] == text }
  }

  /// The type of object that a wrapper reads, over the frame's bindings; nil when it is optional and so
  /// never fails (A9).
  func objectType(of reference: DeclarationReference, in frame: Frame) -> TypeID? {
    let facts = frame.file.facts
    guard case .variable(let id) = facts[reference.id].kind else { return nil }
    let declared = facts[id].type.map { heldType(resolve($0, in: frame)) }
    switch wrapper(of: reference) {
    case .heldObject(let object): return resolve(object, in: frame)
    case .environmentObject(let argument):
      return declared ?? objectArgument(argument, frame) ?? .unknown
    case .environmentObservable(let metatype):
      if let declared, project.types.isOptional(declared) { return nil }
      guard project.reading(ofMetatype: metatype, by: reference) == .object,
        case .metatype(let type) = store[core(evaluate(metatype, frame))]
      else {
        return .unknown
      }
      return project.types.substitute(type, frame.bindings)
    default: return nil
    }
  }

  func read(of reference: DeclarationReference, _ site: Site?, _ type: TypeID) -> EnvironmentRead {
    EnvironmentRead(
      property: reference, site: site, type: type, presence: presence, isDecided: isDecided)
  }

  /// Whether evaluating members of a value can read the environment, so that even members of plain types
  /// must be followed.
  func readsEnvironment(_ id: ValueID) -> Bool {
    let seen = type(of: id)
    if isDynamic(seen) { return unveiled(id).map(readsEnvironment) ?? false }
    guard let nominal = project.types.nominal(seen) else { return false }
    if declaresWrapper(nominal) { return true }
    // A helper that is no view reads by the view that it holds.
    guard !project.isInstalled(nominal), case .instance(_, let fields) = store[core(id)] else {
      return false
    }
    return fields.contains { field in
      guard let held = self.nominal(of: field.value) else { return false }
      return declaresWrapper(held)
    }
  }

  /// Whether a type, one that it inherits from, or a dynamic property that it holds as one has a property that reads an object.
  func declaresWrapper(_ id: NominalID) -> Bool {
    if let known = wrapperOwners[id] { return known }
    wrapperOwners[id] = false
    let conformance = project.conformance(of: id)
    var result = project[id].orderedMembers.contains {
      isObjectWrapper($0.reference) || isReadingWrapper($0.reference)
    }
    if !result, let superclass = conformance.superclass,
      let parent = project.types.nominal(superclass)
    {
      result = declaresWrapper(parent)
    }
    if !result { result = heldDynamicProperties(of: id).contains { declaresWrapper($0.type) } }
    wrapperOwners[id] = result
    return result
  }

  /// Whether a property has a wrapper of the project that reads an object.
  private func isReadingWrapper(_ reference: DeclarationReference) -> Bool {
    guard case .variable = project.declaration(reference).kind,
      case .project(let written, _) = wrapper(of: reference),
      let nominal = project.types.nominal(
        resolve(written, in: frame(for: reference, receiver: nil)))
    else { return false }
    return declaresWrapper(nominal)
  }

  /// Whether reading an object may fail: one that is optional is nil where it is missing (A9).
  func mayFail(_ reference: DeclarationReference) -> Bool {
    objectType(of: reference, in: frame(for: reference, receiver: nil)) != nil
  }

  func isObjectWrapper(_ reference: DeclarationReference) -> Bool {
    guard case .variable = project.declaration(reference).kind else { return false }
    switch wrapper(of: reference) {
    case .environmentObject, .heldObject, .environmentObservable: return true
    default: return false
    }
  }

  /// A run-time value of the type of what a key path leads to from a type outside the project.
  func keyPathValue(
    _ key: ExpressionID, _ root: Name, _ frame: Frame, _ site: Site
  ) -> ValueID {
    guard case .keyPath(_, let components) = store[evaluate(key, frame)] else { return .unknown }
    if components.isEmpty || components == [language.selfValue] {
      return opaque(project.types.intern(.external(root, [])))
    }
    guard let first = components.first,
      let member = visible(project.externalMembers[root]?[first] ?? [], from: frame).first
    else { return .unknown }
    var type = declaredType(of: member)
    for component in components.dropFirst() {
      let value = self.member(component, of: opaque(type), frame, site: site, generics: [])
      type = self.type(of: value)
    }
    return opaque(typeMade(by: type) ?? type)
  }
}
