// Whether anything reads a property with an environment wrapper: in the members of its type, in every
// extension, and wherever a value of the type may be at hand. A name that may mean the property is a read.

extension EnvironmentDeclarations {
  /// Whether some code may read a wrapper; true wherever the sources do not rule it out.
  func mayBeRead(_ wrapper: EnvironmentWrapper) -> Bool {
    guard let owner = wrapper.owner else { return true }
    let declaration = project.declaration(wrapper.reference)
    let visible: DeclarationModifiers = [.isPublic, .isOpen, .isPackage]
    guard declaration.modifiers.isDisjoint(with: visible), declaration.name != .none else {
      return true
    }
    let name = project.name(of: wrapper.reference)
    let names = Set(
      ["", "$", "_"].compactMap { project.names.find($0 + project.names[name]) })
    for conformed in project.conformance(of: owner).protocols
    where project[conformed].declares(name) {
      return true
    }
    let own = uses(in: owner).contains { item in
      names.contains(item.name) && mayRead(item.use, item.member.fileIndex, owner)
    }
    return own || isReadElsewhere(wrapper, names, owner, calls: true)
  }

  /// Whether some code asks the system for what changes together with the value that a wrapper reads: then an update of the view
  /// may show something new, though nothing reads the value. O(files that ask).
  func mayUpdateForOthers(_ wrapper: EnvironmentWrapper) -> Bool {
    guard case .value(let path) = wrapper.kind,
      case .keyPath(_, let components, _) = project.files[wrapper.reference.fileIndex].facts[path]
        .kind
    else { return false }
    let file = project.files[wrapper.reference.fileIndex]
    guard let key = file.facts[components].first,
      let others = StandardObservation.changingTogether[file.facts[key]]
    else { return false }
    return project.files(namingOneOf: others.compactMap(project.names.find)).contains {
      !project.files[$0].isTest
    }
  }

  /// Whether a member by one of the names is asked of something that may be of the owner's type.
  private func isReadElsewhere(
    _ wrapper: EnvironmentWrapper, _ names: Set<Name>, _ owner: NominalID, calls: Bool
  ) -> Bool {
    let declaration = project.declaration(wrapper.reference)
    let isPrivate = declaration.modifiers.contains(.isPrivate)
    let isHidden = isPrivate || declaration.modifiers.contains(.isFilePrivate)
    for index in project.files(naming: project[owner].name) {
      if isHidden, index != wrapper.reference.fileIndex { continue }
      // A type of this name in another app is not this one.
      if project.targets.reach(from: index, to: wrapper.reference.fileIndex) == .none { continue }
      let file = project.files[index]
      guard file.names.contains(where: names.contains) else { continue }
      // Code of tests that is left out may read it.
      if file.facts.isOutline { return true }
      let isRead = isReadOutside(names, owner, index, calls: calls, onlyInside: isPrivate)
      if isRead { return true }
    }
    return false
  }

  /// Whether some code that is seen reads a wrapper: in its type by its name, elsewhere as a member of something that may
  /// be of its type. An object is not called.
  func isNamed(_ wrapper: EnvironmentWrapper) -> Bool {
    guard let owner = wrapper.owner else { return false }
    let name = project.name(of: wrapper.reference)
    let names = Set(["", "$", "_"].compactMap { project.names.find($0 + project.names[name]) })
    let isOwn = uses(in: owner).contains { item in
      guard names.contains(item.name), !item.use.isCalled else { return false }
      switch item.use.base {
      case .bare, .ownSelf: return true
      case .keyPath: return !isOtherKeyPath(Site(file: item.member.fileIndex, item.use.site), owner)
      case .implicit, .other: return false
      }
    }
    let isRequired = project.conformance(of: owner).protocols.contains {
      project[$0].declares(name)
    }
    return isOwn || isRequired || isReadElsewhere(wrapper, names, owner, calls: false)
  }

  private func mayRead(_ use: NameUse, _ file: Int, _ owner: NominalID) -> Bool {
    switch use.base {
    case .bare, .ownSelf, .implicit: return true
    case .keyPath: return !isOtherKeyPath(Site(file: file, use.site), owner)
    case .other(let base, let isLocal):
      return isLocal || !isOtherType(base, file, owner, inMembers: true)
    }
  }

  /// Accesses through a value: those through `self` in other types are not the property's.
  ///
  /// - Parameter onlyInside: whether only code that stands in the type, or in an extension of it, sees the property.
  private func isReadOutside(
    _ names: Set<Name>, _ owner: NominalID, _ index: Int, calls: Bool, onlyInside: Bool
  ) -> Bool {
    let file = project.files[index]
    var callees: Set<UInt32> = []
    if !calls {
      for case .call(let callee, _) in file.facts.expressions.lazy.map(\.kind) {
        callees.insert(callee.rawValue)
      }
    }
    for position in file.facts.expressions.indices {
      let id = ExpressionID(position)
      switch file.facts[id].kind {
      case .member(let base, let name, _)
      where names.contains(file.name(name)) && !callees.contains(id.rawValue):
        if case .name(let own, _) = file.facts[base].kind,
          file.name(own) == project.language.selfValue
        {
          continue
        }
        if onlyInside, !project.isInside(Site(file: index, id), [owner]) { continue }
        if !isOtherType(base, index, owner, inMembers: false) { return true }
      case .keyPath(_, let components, _)
      where file.facts[components].contains { names.contains(file.name($0)) }:
        if onlyInside, !project.isInside(Site(file: index, id), [owner]) { continue }
        if !isOtherKeyPath(Site(file: index, id), owner) { return true }
      default: continue
      }
    }
    return false
  }

  private func isOtherKeyPath(_ site: Site, _ owner: NominalID) -> Bool {
    if keyPaths.contains(site) { return true }
    let file = project.files[site.fileIndex]
    guard case .keyPath(let root?, _, _) = file.facts[site.id].kind,
      case .named(_, let name, _) = file.facts[root].kind
    else { return false }
    return isOtherName(file.name(name), owner)
  }

  /// Whether an expression certainly is of another type: a name of a type, or one that is only declared
  /// with other types, in the members of the type or else in the file.
  private func isOtherType(
    _ base: ExpressionID, _ index: Int, _ owner: NominalID, inMembers: Bool
  ) -> Bool {
    let file = project.files[index]
    var current = base
    while true {
      switch file.facts[current].kind {
      case .optionalChain(let inner), .forceUnwrap(let inner): current = inner
      case .name(let local, _):
        let name = file.name(local)
        if project.topLevelTypes[name] != nil { return true }
        return inMembers
          ? isOtherMember(name, owner) : isDeclaredOtherwise(local, file, owner)
      case .member(let inner, let local, _):
        guard inMembers, case .name(let own, _) = file.facts[inner].kind,
          file.name(own) == project.language.selfValue
        else { return false }
        return isOtherMember(file.name(local), owner)
      default: return false
      }
    }
  }

  /// Whether a type has properties of a name, all of other types.
  private func isOtherMember(_ name: Name, _ owner: NominalID) -> Bool {
    let members = project[owner].members(named: name)
    guard !members.isEmpty else { return false }
    return members.allSatisfy { member in
      let file = project.files[member.reference.fileIndex]
      guard case .variable(let variable) = file.facts[member.reference.id].kind else {
        return false
      }
      return isOther(variable, file, owner)
    }
  }

  /// Whether a variable is of another type, as it is written or by what makes its first value.
  private func isOther(_ variable: VariableID, _ file: ProjectFile, _ owner: NominalID) -> Bool {
    if let type = file.facts[variable].type { return isOtherWritten(type, file, owner) }
    guard let value = file.facts[variable].initializer,
      case .call(let callee, _) = file.facts[value].kind,
      case .name(let type, _) = file.facts[callee].kind,
      project.names.kind(of: file.name(type)) == .capitalised
    else { return false }
    return isOtherName(file.name(type), owner)
  }

  /// Whether everything of a name in a file is declared with other types.
  private func isDeclaredOtherwise(
    _ name: LocalName, _ file: ProjectFile, _ owner: NominalID
  ) -> Bool {
    var found = false
    // What a pattern binds may be of any type.
    let isBound = file.facts.patterns.contains { pattern in
      if case .identifier(name) = pattern.kind { true } else { false }
    }
    guard !isBound else { return false }
    for declaration in file.facts.declarations where declaration.name == name {
      guard case .variable(let variable) = declaration.kind, isOther(variable, file, owner) else {
        return false
      }
      found = true
    }
    for parameter in file.facts.parameters where parameter.name == name {
      guard let type = parameter.type, isOtherWritten(type, file, owner) else { return false }
      found = true
    }
    return found
  }

  private func isOtherWritten(
    _ type: TypeReferenceID, _ file: ProjectFile, _ owner: NominalID
  ) -> Bool {
    switch file.facts[type].kind {
    case .named(_, let name, _): isOtherName(file.name(name), owner)
    case .optional(let wrapped): isOtherWritten(wrapped, file, owner)
    case .array, .dictionary, .function, .tuple: true
    default: false
    }
  }

  /// Whether a type's name cannot mean the owner.
  private func isOtherName(_ name: Name, _ owner: NominalID) -> Bool {
    guard name != project[owner].name, name != project.language.selfType else { return false }
    return !aliases.contains(name)
  }
}
