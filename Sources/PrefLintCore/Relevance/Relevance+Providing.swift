// By which names code that can matter is mentioned: its own, that of its type where a value of the type runs it, and
// those of the protocols and superclasses behind which its type may stand.

extension Relevance {
  func provide(_ reference: DeclarationReference, _ interest: Interest) {
    let declaration = project.declaration(reference)
    let name = project.name(of: reference)
    var provider = Provider(scope: .anything, file: reference.fileIndex)
    provider.isPrivate = isPrivate(declaration, reference.fileIndex)
    guard let parent = declaration.parent else {
      if carriage.canCarry(reference) { provide(name, provider, interest) }
      return
    }
    let holder = DeclarationReference(file: reference.fileIndex, parent)
    guard let owner = project.nominal(holdingMembersOf: holder) else {
      return provideExtension(of: holder, reference, name, provider, interest)
    }
    let isPlaced = carriage.isPlaced(owner)
    switch declaration.kind {
    case .initializer:
      // What an initialiser stores is in what it makes.
      if !isPlaced, carriage.canCarry(project.selfType(of: owner)) { provideType(owner, interest) }
    case .deinitializer: break
    case .typeAlias, .associatedType:
      provider.scope = .nested(owner)
      provide(name, provider, interest)
    default:
      // Of a view's members all count: they may read its wrappers.
      provider.isStatic = declaration.modifiers.contains(.isStatic)
      let isOfView =
        isPlaced && !provider.isStatic && project.kind(of: owner) != .protocolType
      guard isOfView || isOfViews(owner) || carriage.canCarry(reference) else { break }
      provider.scope = isOfView ? .viewMember(owner) : .member(owner)
      provider.isImplicit =
        isCase(declaration) || provider.isStatic && carriage.mayBe(reference, owner)
      provide(name, provider, interest)
      if case .variable = declaration.kind { provideAccesses(to: name, provider, interest) }
    }
    if isPlaced || isKey(owner) || isImplicit(reference, declaration, name) {
      mark(owner, interest)
      // What a protocol or a superclass does, its heirs do.
      for heir in project.heirs[owner] ?? [] { mark(heir, interest) }
    }
  }

  /// Whether values of a protocol may be views, whose wrappers its members read.
  private func isOfViews(_ owner: NominalID) -> Bool {
    project.kind(of: owner) == .protocolType
      && (project.heirs[owner] ?? []).contains { carriage.isPlaced($0) }
  }

  private func isCase(_ declaration: Declaration) -> Bool {
    if case .enumCase = declaration.kind { return true }
    return false
  }

  private func isPrivate(_ declaration: Declaration, _ file: Int) -> Bool {
    var current: Declaration? = declaration
    while let next = current {
      if !next.modifiers.isDisjoint(with: [.isPrivate, .isFilePrivate]) { return true }
      current = next.parent.map { project.files[file].facts[$0] }
    }
    return false
  }

  /// A member of an extension of a type outside the project, or of several.
  private func provideExtension(
    of holder: DeclarationReference, _ reference: DeclarationReference, _ name: Name,
    _ provider: Provider, _ interest: Interest
  ) {
    var provider = provider
    let declaration = project.declaration(reference)
    if case .initializer = declaration.kind {
      if let type = project.extendedTypes[holder],
        case .external(let extended, _) = project.types[type], carriage.canCarry(type)
      {
        provide(extended, provider, interest)
      }
    } else if carriage.canCarry(reference) {
      if let type = project.extendedTypes[holder],
        case .external(let extended, _) = project.types[type]
      {
        provider.scope = .extended(extended)
        if case .function = declaration.kind { provider.isCalled = true }
      }
      provide(name, provider, interest)
    }
  }

  /// `$name` and `_name` are a property's wrapper.
  private func provideAccesses(to name: Name, _ provider: Provider, _ interest: Interest) {
    for prefix in ["$", "_"] {
      if let access = project.names.find(prefix + project.names[name]) {
        provide(access, provider, interest)
      }
    }
  }

  /// Whether a type stands for its static default, such as an `EnvironmentKey`.
  private func isKey(_ type: NominalID) -> Bool {
    project.conformance(of: type).externals.contains { project.names[$0].hasSuffix("Key") }
  }

  /// Whether code runs without being named where a value is used.
  private func isImplicit(
    _ reference: DeclarationReference, _ declaration: Declaration, _ name: Name
  ) -> Bool {
    let language = project.language
    switch declaration.kind {
    case .subscriptMember: return carriage.canCarry(reference)
    case .variable:
      return (name == language.wrappedValue || name == language.projectedValue)
        && carriage.canCarry(reference)
    case .function:
      return name == language.callAsFunction
        || Self.builderMethods.contains(project.names[name])
    default: return false
    }
  }

  /// What a result builder is called by (SE-0289, SE-0348).
  private static let builderMethods: Set<String> = [
    "buildBlock", "buildExpression", "buildOptional", "buildEither", "buildArray",
    "buildPartialBlock", "buildLimitedAvailability", "buildFinalResult",
  ]

  func provide(_ type: NominalID) {
    let interest = interest(of: type)
    provideType(type, interest)
    // What is held as a protocol's or a superclass's value may be one of the type's.
    let conformance = project.conformance(of: type)
    for parent in conformance.protocols where project.isInstalled(parent) {
      provideType(parent, interest)
    }
    var superclass = conformance.superclass
    var steps = 0
    while let parent = superclass, let id = project.types.nominal(parent), steps < 64 {
      provideType(id, interest)
      superclass = project.conformance(of: id).superclass
      steps += 1
    }
    // What a generic superclass makes of its parameters, the class does that names them.
    for giver in givers[type] ?? [] {
      for heir in [giver] + (project.heirs[giver] ?? []) { mark(heir, interest) }
    }
  }

  typealias TypesByType = [NominalID: [NominalID]]

  /// The types that each class gives to a generic superclass.
  static func typesGiven(in project: Project) -> TypesByType {
    var found: TypesByType = [:]
    for nominal in project.nominals where nominal.kind == .classType && !nominal.isTest {
      guard let superclass = project.conformance(of: nominal.id).superclass else { continue }
      var waiting = arguments(of: superclass, project)
      while let next = waiting.popLast() {
        if let given = project.types.nominal(next) {
          found[nominal.id, default: []].append(given)
        }
        waiting += arguments(of: next, project)
      }
    }
    return found
  }

  /// The classes that give a type to a generic superclass of the project, by the type.
  static func givers(of given: TypesByType, _ project: Project) -> TypesByType {
    var found: TypesByType = [:]
    for (giver, types) in given.sorted(by: { $0.key < $1.key }) {
      guard let superclass = project.conformance(of: giver).superclass,
        case .nominal = project.types[superclass]
      else { continue }
      for type in types { found[type, default: []].append(giver) }
    }
    return found
  }

  private static func arguments(of type: TypeID, _ project: Project) -> [TypeID] {
    switch project.types[type] {
    case .nominal(_, let arguments), .external(_, let arguments): arguments
    default: []
    }
  }

  private func provideType(_ type: NominalID, _ interest: Interest) {
    let nominal = project[type]
    let file = nominal.reference.fileIndex
    var provider = Provider(scope: .anything, file: file)
    provider.isPrivate = isPrivate(project.declaration(nominal.reference), file)
    provide(nominal.name, provider, interest)
  }
}
