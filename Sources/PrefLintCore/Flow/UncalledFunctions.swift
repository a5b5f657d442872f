// Functions and computed properties that nothing runs: no code of the project names them but their own and that of others which
// nothing runs, and no code from outside can. What they host is shown nowhere. More may call than the sources spell, so that this
// only tells how much a finding weighs.

struct UncalledFunctions {
  private let project: Project
  /// What is known of members: what runs once is known to, whoever is asked of.
  private var known: [DeclarationReference: Bool] = [:]

  init(project: Project) { self.project = project }

  /// Whether a member, with all that it stands in, runs nowhere.
  ///
  /// - Complexity: linear in the facts of the files that hold its name, and the names of those that call it.
  mutating func contains(_ member: DeclarationReference) -> Bool {
    if let known = known[member] { return known }
    let result = isUncalled(member)
    known[member] = result
    return result
  }

  private mutating func isUncalled(_ member: DeclarationReference) -> Bool {
    guard isCalledByName(member) else { return false }
    var waiting = [member]
    var seen: Set<DeclarationReference> = [member]
    while let next = waiting.popLast() {
      guard let users = users(of: next) else { return false }
      for user in users.sorted() where seen.insert(user).inserted {
        guard known[user] ?? isCalledByName(user) else { return false }
        waiting.append(user)
      }
    }
    return true
  }

  // MARK: Uses

  /// The members whose code may mean another one by its name; nil where that stands outside of members, or in tests.
  private func users(of member: DeclarationReference) -> Set<DeclarationReference>? {
    let name = project.name(of: member)
    let owner = project.owner(of: member)
    let owners = owner.map { Set([$0] + (project.heirs[$0] ?? [])) } ?? []
    let isStatic = project.declaration(member).modifiers.contains(.isStatic)
    // A static member stands behind a value only where its type is one.
    let isBehindNames = isStatic && !owners.isEmpty && !areValues(owners)
    var users: Set<DeclarationReference> = []
    for index in project.files(naming: name) {
      let file = project.files[index]
      if file.isTest { return nil }
      var previews: [TextRange]?
      for (position, expression) in file.facts.expressions.enumerated() {
        let site = Site(file: index, ExpressionID(position))
        switch expression.kind {
        case .name(let local, _):
          guard file.name(local) == name,
            owner == nil || project.isInside(site, owners) || isOfExtension(site)
          else { continue }
        case .member(let base, let local, _):
          guard file.name(local) == name,
            owner == nil || mayHold(base, owners, file, site, isBehindNames)
          else { continue }
        case .implicitMember(let local, _):
          guard file.name(local) == name, owner == nil || isStatic else { continue }
        case .keyPath(_, let names, _):
          guard file.facts[names].contains(where: { file.name($0) == name }) else { continue }
        default: continue
        }
        // What only previews show is judged with them.
        let known = previews ?? ReachedWays.previews(in: file, project, index)
        previews = known
        let range = expression.range
        if known.contains(where: { $0.start <= range.start && range.end <= $0.end }) { continue }
        guard let user = project.member(around: site) else { return nil }
        if user != member { users.insert(user) }
      }
    }
    return users
  }

  /// Whether code stands in an extension of a protocol, or of a type from outside: that may be for some types alone
  /// (`extension Screen where Self: Player`).
  private func isOfExtension(_ site: Site) -> Bool {
    guard project.owner(of: site) == nil, let member = project.member(around: site),
      let parent = project.declaration(member).parent,
      case .extensionOf = project.files[member.fileIndex].facts[parent].kind
    else { return false }
    return true
  }

  /// Whether what stands before a member may be, or name, one of some types. The name of another type is not, nor is a variable
  /// where no types are values.
  private func mayHold(
    _ base: ExpressionID, _ owners: Set<NominalID>, _ file: ProjectFile, _ site: Site,
    _ isBehindNames: Bool
  ) -> Bool {
    guard case .name(let local, _) = file.facts[base].kind else { return true }
    guard project.names.kind(of: file.name(local)) == .capitalised else {
      return !isBehindNames || file.facts[local] == "super"
        || file.name(local) == project.language.selfValue
    }
    let context = LexicalContext(
      project: project, file: site.fileIndex, declaration: project.enclosingDeclaration(of: site))
    let type = project.namedType(file.name(local), arguments: [], in: context)
    guard let nominal = project.types.nominal(type) else { return true }
    return owners.contains(nominal) || project.kind(of: nominal) == .protocolType
  }

  /// Whether some code has one of some types as a value: `Screen.self`, `Screen.Type`, `type(of: screen)`.
  private func areValues(_ types: Set<NominalID>) -> Bool {
    types.contains { type in
      let name = project[type].name
      return project.files(naming: name).contains { index in
        let file = project.files[index]
        return file.facts.expressions.enumerated().contains { position, expression in
          switch expression.kind {
          case .member(let base, let local, _):
            guard file.name(local) == project.language.selfValue else { return false }
            if case .name(let own, _) = file.facts[base].kind {
              if file.name(own) == name { return true }
              return file.name(own) == project.language.selfType
                && project.isInside(Site(file: index, ExpressionID(position)), types)
            }
            if case .member(_, let own, _) = file.facts[base].kind { return file.name(own) == name }
            return false
          default: return false
          }
        }
          || file.facts.types.contains {
            guard case .metatype(let id) = $0.kind, case .named(_, let own, _) = file.facts[id].kind
            else { return false }
            return file.name(own) == name || file.name(own) == project.language.selfType
          }
      }
    }
  }

  // MARK: Callers from outside

  private static let plainAttributes: Set<String> = [
    "MainActor", "ViewBuilder", "available", "discardableResult", "inlinable",
  ]

  /// Modifiers by which other modules, superclasses or Objective-C call a member.
  private static let openModifiers: DeclarationModifiers = [
    .isPublic, .isOpen, .isPackage, .isOverride, .hasOther,
  ]

  /// Whether only code of the project that names a function or a computed property runs it.
  private mutating func isCalledByName(_ member: DeclarationReference) -> Bool {
    let declaration = project.declaration(member)
    let facts = project.files[member.fileIndex].facts
    switch declaration.kind {
    case .function(let id): guard facts[id].body != nil else { return false }
    case .variable(let id):
      guard facts[id].initializer == nil,
        facts[facts[id].accessors].contains(where: { $0.body != nil })
      else { return false }
    default: return false
    }
    guard declaration.modifiers.isDisjoint(with: Self.openModifiers),
      isPlain(declaration.attributes, facts, Self.plainAttributes),
      isWord(facts[declaration.name])
    else { return false }
    guard let parent = declaration.parent else { return true }
    let place = facts[parent]
    if case .extensionOf = place.kind {
      guard place.modifiers.isDisjoint(with: Self.openModifiers),
        isPlain(place.attributes, facts, Self.plainAttributes)
      else { return false }
    }
    guard let owner = project.owner(of: member) else {
      return isClosed(member, extensionIn: parent)
    }
    guard project.kind(of: owner) != .protocolType else { return false }
    return ([owner] + (project.heirs[owner] ?? [])).allSatisfy {
      isClosed($0, project.name(of: member), isStatic: declaration.modifiers.contains(.isStatic))
    }
  }

  /// Whether no protocol demands what an extension of a type from outside adds, and that type does not call it.
  private mutating func isClosed(
    _ member: DeclarationReference, extensionIn parent: DeclarationID
  ) -> Bool {
    let place = DeclarationReference(file: member.fileIndex, parent)
    let name = project.name(of: member)
    guard let type = project.extendedTypes[place],
      case .external(let external, _) = project.types[type]
    else { return false }
    return mayNotCall(project.names[external], project.names[name])
      && !project.requiredNames.contains(name) && isNoWitness(member)
  }

  /// Whether no protocol from outside can mean a member: nobody else sees it, or it gives views.
  private func isNoWitness(_ member: DeclarationReference) -> Bool {
    let facts = project.files[member.fileIndex].facts
    let declaration = facts[member.id]
    if !declaration.modifiers.isDisjoint(with: [.isPrivate, .isFilePrivate]) { return true }
    guard case .function(let id) = declaration.kind, let result = facts[id].result else {
      return false
    }
    if case TypeReference.Kind.some = facts[result].kind { return true }
    return false
  }

  private func isPlain(
    _ attributes: AttributeList, _ facts: FileFacts, _ plain: Set<String>
  ) -> Bool {
    facts[attributes].allSatisfy { plain.contains(facts[$0.name]) }
  }

  /// Whether code has to spell a name: no operator, and nothing that the language or the libraries call.
  private func isWord(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isAlphabetic
    else { return false }
    return !StandardTypes.calledUnnamed.contains(text)
  }

  /// Whether no protocol demands a member of a name of a type, and neither Objective-C nor a macro sees it.
  private func isClosed(_ type: NominalID, _ name: Name, isStatic: Bool) -> Bool {
    let conformance = project.conformance(of: type)
    var classes = [type]
    while let parent = project.types.nominal(
      project.conformance(of: classes[classes.count - 1]).superclass ?? .unknown),
      !classes.contains(parent)
    {
      classes.append(parent)
    }
    let isPlainClass = classes.allSatisfy { id in
      let reference = project[id].reference
      return isPlain(
        project.declaration(reference).attributes, project.files[reference.fileIndex].facts,
        StandardTypes.plainTypeAttributes)
    }
    return isPlainClass
      && conformance.protocols.allSatisfy { project[$0].members(named: name).isEmpty }
      && conformance.externals.allSatisfy {
        mayNotCall(project.names[$0], project.names[name])
          || isStatic && StandardTypes.objectProtocols.contains(project.names[$0])
      }
  }

  /// Whether a type from outside does not call members of a name of those that inherit from it.
  private func mayNotCall(_ external: String, _ name: String) -> Bool {
    if let requirement = project.catalogue.installingProtocols[external] {
      return requirement.map { $0.name != name } ?? false
    }
    return external == "NSObject" || external == "ObservableObject" || external == "AnyObject"
      || external == "Observable" || StandardTypes.dataProtocols.contains(external)
      || project.platformPart(named: external) != nil
  }
}
