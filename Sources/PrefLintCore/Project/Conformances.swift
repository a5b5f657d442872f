// What a type inherits, and which members that gives it.

extension Project {
  /// Whether a type's views are only shown in previews (C17).
  func isPreviewProvider(_ id: NominalID) -> Bool {
    conformance(of: id).externals.contains { names[$0] == StandardTypes.previewProtocol }
  }

  /// Whether a member is a preview, or one of a type of previews.
  func isPreviewCode(_ member: DeclarationReference) -> Bool {
    if case .macroExpansion = declaration(member).kind {
      return names[name(of: member)] == StandardTypes.previewMacro
    }
    return owner(of: member).map(isPreviewProvider) ?? false
  }

  /// The superclass and the protocols of a type, transitively.
  @inline(__always) func conformance(of id: NominalID) -> Conformance {
    self[id].conformance ?? findConformance(of: id)
  }

  @inline(never) private func findConformance(of id: NominalID) -> Conformance {
    let nominal = self[id]
    guard !nominal.isResolvingConformance, resolutionDepth < Self.maximumResolutionDepth else {
      return Conformance()
    }
    nominal.isResolvingConformance = true
    resolutionDepth += 1
    defer {
      nominal.isResolvingConformance = false
      resolutionDepth -= 1
    }
    var result = Conformance()
    for (reference, written) in nominal.inheritance {
      let context = LexicalContext(reference: reference, project: self)
      inherit(resolveType(written, in: context.inheritance), into: result, of: nominal)
    }
    // Inheriting without end begins anew.
    if result.depth > Self.maximumResolutionDepth { result = Conformance() }
    // The macro makes the conformance.
    if nominal.kind == .classType, hasAttribute("Observable", id) {
      append(names.intern("Observable"), to: &result.externals)
    }
    nominal.conformance = result
    return result
  }

  private func inherit(_ type: TypeID, into result: Conformance, of nominal: Nominal) {
    switch types[type] {
    case .nominal(let parent, _):
      guard parent != nominal.id else { return }
      let inherited = conformance(of: parent)
      result.depth = max(result.depth, inherited.depth + 1)
      if self[parent].kind == .protocolType {
        append(parent, to: &result.protocols)
      } else if result.superclass == nil {
        result.superclass = type
      }
      for next in inherited.protocols { append(next, to: &result.protocols) }
      for next in inherited.externals { append(next, to: &result.externals) }
    case .external(let name, _):
      append(name, to: &result.externals)
      if nominal.kind == .classType, result.superclass == nil,
        catalogue.hostClasses[names[name]] != nil
      {
        result.superclass = type
      }
    case .existential(let bounds):
      for bound in bounds { inherit(bound, into: result, of: nominal) }
    case .variants(let variants):
      for variant in variants { inherit(variant.type, into: result, of: nominal) }
    default: break
    }
  }

  private func append<Element: Equatable>(_ element: Element, to list: inout [Element]) {
    if !list.contains(element) { list.append(element) }
  }

  /// Whether a type inherits from, or is, another.
  func inherits(_ id: NominalID, from ancestor: NominalID) -> Bool {
    var current = id
    // Classes may inherit from each other in a circle.
    for _ in nominals.indices {
      if current == ancestor { return true }
      let conformance = conformance(of: current)
      if conformance.protocols.contains(ancestor) { return true }
      guard let superclass = conformance.superclass,
        let parent = types.nominal(superclass)
      else { return false }
      current = parent
    }
    return false
  }

  /// Members of a type by name: its own, its superclass's, then those of protocol extensions.
  /// Requirements of protocols come last: those of a protocol always, as a conformer may implement what
  /// has a default; those of another type only when nothing implements them.
  func members(named name: Name, of id: NominalID) -> [Member] {
    guard memberNames.contains(name) else { return [] }
    let key = MemberKey(nominal: id, name: name)
    if let known = memberCache[key] { return known }
    // Classes that inherit from each other in a circle have no members from there.
    memberCache[key] = []
    let found = findMembers(named: name, of: id)
    memberCache[key] = found
    return found
  }

  private func findMembers(named name: Name, of id: NominalID) -> [Member] {
    let nominal = self[id]
    var found = nominal.members(named: name)
    if !found.isEmpty, name == language.initializer { return found }
    let conformance = conformance(of: id)
    if found.isEmpty, let superclass = conformance.superclass,
      let parent = types.nominal(superclass), parent != id
    {
      found = members(named: name, of: parent)
    } else if !found.isEmpty, let superclass = conformance.superclass,
      let parent = types.nominal(superclass), parent != id
    {
      // Overloads of a superclass that this type does not override stay callable.
      found += members(named: name, of: parent).filter { inherited in
        !found.contains { sameSignature($0, inherited) }
      }
    }
    if name == language.initializer { return found }
    var fromProtocols: [Member] = []
    var requirements: [Member] = []
    for parent in conformance.protocols {
      for member in self[parent].members(named: name) {
        if isRequirement(member) {
          requirements.append(member)
        } else {
          fromProtocols.append(member)
        }
      }
    }
    for parent in conformance.externals {
      fromProtocols += addedMembers(named: name, to: parent) ?? []
    }
    if nominal.kind == .protocolType {
      let (own, defaults) = (found.filter(isRequirement), found.filter { !isRequirement($0) })
      return defaults + fromProtocols + own + requirements
    }
    found += fromProtocols.filter { inherited in !found.contains { sameSignature($0, inherited) } }
    return found.isEmpty ? requirements : found
  }

  /// Whether a member is declared by a protocol without an implementation.
  func isRequirement(_ member: Member) -> Bool {
    guard let owner = member.owner, self[owner].kind == .protocolType else { return false }
    let file = files[member.reference.fileIndex]
    switch file.facts[member.reference.id].kind {
    case .function(let function), .initializer(let function, _):
      return file.facts[function].body == nil
    case .subscriptMember(_, let accessors):
      return file.facts[accessors].allSatisfy { $0.body == nil }
    case .variable(let variable):
      return file.facts[file.facts[variable].accessors].allSatisfy { $0.body == nil }
    default: return false
    }
  }

  private func sameSignature(_ left: Member, _ right: Member) -> Bool {
    guard left.isStatic == right.isStatic else { return false }
    return labels(of: left) == labels(of: right)
  }

  /// The argument labels of a function, nil for what is not called.
  func labels(of member: Member) -> [Name]? {
    let file = files[member.reference.fileIndex]
    guard let function = function(of: member.reference) else { return nil }
    return file.facts[function.parameters].map { file.name($0.label) }
  }

  /// The signature of a function, an initialiser, a subscript or an enum case.
  func function(of reference: DeclarationReference) -> Function? {
    let facts = files[reference.fileIndex].facts
    switch facts[reference.id].kind {
    case .function(let function), .initializer(let function, _), .deinitializer(let function),
      .subscriptMember(let function, _), .enumCase(let function, _):
      return facts[function]
    default: return nil
    }
  }

  func isInitialiser(_ reference: DeclarationReference) -> Bool {
    if case .initializer = declaration(reference).kind { true } else { false }
  }

  /// Whether an extension makes a type from outside the project conform to a protocol of the project. O(extensions).
  func isExtended(_ external: Name, toBe wanted: NominalID) -> Bool {
    isExtended(external) { type in
      guard let id = types.nominal(type) else { return false }
      return id == wanted || inherits(id, from: wanted)
    }
  }

  /// Whether an extension says that a type from outside conforms to a protocol from outside, or to one of the project.
  func isExtended(_ external: Name, toBe wanted: Name) -> Bool {
    isExtended(external) { type in
      if case .external(wanted, _) = types[type] { return true }
      return types.nominal(type).map { conforms($0, to: wanted) } ?? false
    }
  }

  /// Whether an extension says of any type from outside that it is of a protocol. O(extensions).
  func isOfSomeOutside(_ wanted: NominalID) -> Bool {
    extensions.contains { reference in
      guard let type = extendedTypes[reference], case .external = types[type] else { return false }
      let context = LexicalContext(reference: reference, project: self).outer
      return files[reference.fileIndex].facts[declaration(reference).inheritance].contains {
        types.nominal(resolveType($0, in: context)).map {
          $0 == wanted || inherits($0, from: wanted)
        }
          ?? false
      }
    }
  }

  private func isExtended(_ external: Name, _ isWanted: (TypeID) -> Bool) -> Bool {
    extensions.contains { reference in
      guard let type = extendedTypes[reference], case .external(external, _) = types[type] else {
        return false
      }
      let context = LexicalContext(reference: reference, project: self).outer
      return files[reference.fileIndex].facts[declaration(reference).inheritance].contains {
        isWanted(resolveType($0, in: context))
      }
    }
  }

  /// Whether a type has a conformance outside the project, by name.
  func conforms(_ id: NominalID, to name: Name) -> Bool {
    conformance(of: id).externals.contains(name)
  }

  /// Whether values of one type may be ones of the other: one is the other, or inherits from it.
  func areRelated(_ one: NominalID, _ other: NominalID) -> Bool {
    inherits(one, from: other) || inherits(other, from: one)
  }

  /// Whether values of the type are read from what was stored or sent: from JSON, from an archive.
  func isLoaded(_ id: NominalID) -> Bool {
    StandardObservation.loadedProtocols.contains { text in
      names.find(text).map { conforms(id, to: $0) } ?? false
    }
  }

  /// Whether SwiftUI installs values of the type (A16); nil when the sources do not decide.
  func isInstalled(_ id: NominalID) -> Bool {
    let conformance = conformance(of: id)
    if let known = conformance.isInstalled { return known }
    let isInstalled = conformance.externals.contains {
      catalogue.installingProtocols[names[$0]] != nil
    }
    conformance.isInstalled = isInstalled
    return isInstalled
  }
}
