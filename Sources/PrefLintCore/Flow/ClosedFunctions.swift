// Functions of which all callers are known: every use of the name is a call in the project's code. What such a function hosts is told
// by its calls, so that a branch which no caller takes makes no host (design, "a conditional read is judged with what reaches it").

struct ClosedFunctions {
  private let project: Project
  private var known: [DeclarationReference: Calls?] = [:]

  /// Where a function is called, and the code around.
  struct Calls {
    var sites: Set<Site> = []
    var callers: Set<DeclarationReference> = []
  }

  init(project: Project) { self.project = project }

  /// The calls of a function; nil where others may call it, or where no argument can decide a branch.
  ///
  /// - Complexity: linear in the facts of the files that hold the name, once for each function.
  mutating func calls(of function: DeclarationReference) -> Calls? {
    if let known = known[function] { return known }
    let found = findCalls(of: function)
    known[function] = .some(found)
    return found
  }

  private func findCalls(of function: DeclarationReference) -> Calls? {
    guard mayBeClosed(function) else { return nil }
    let name = project.name(of: function)
    let owner = project.owner(of: function)
    let owners = owner.map { Set([$0] + (project.heirs[$0] ?? [])) } ?? []
    let isStatic = project.declaration(function).modifiers.contains(.isStatic)
    var calls = Calls()
    for index in project.files(naming: name) where !project.files[index].isTest {
      let file = project.files[index]
      for position in file.facts.declarations.indices {
        let other = DeclarationReference(file: index, DeclarationID(position))
        if project.name(of: other) == name, other != function, mayStandFor(other, owners) {
          return nil
        }
      }
      var called: Set<Int> = []
      for expression in file.facts.expressions {
        if case .call(let callee, _) = expression.kind { called.insert(callee.index) }
      }
      for (position, expression) in file.facts.expressions.enumerated() {
        let site = Site(file: index, ExpressionID(position))
        switch expression.kind {
        case .name(let local, _):
          guard file.name(local) == name, owner == nil || project.isInside(site, owners) else {
            continue
          }
        case .member(let base, let local, _):
          guard file.name(local) == name else { continue }
          // A function outside of all types is named after its module at most.
          if let base = typeName(before: base, file), owner != nil {
            let isOwn = text(base) == "Self" && project.isInside(site, owners)
            let isNamed = owners.contains { project[$0].name == base }
            guard isOwn || isNamed || isAlias(base) else { continue }
          } else if isStatic, !project.isInside(site, owners) {
            continue
          }
        case .implicitMember(let local, _):
          guard file.name(local) == name, isStatic else { continue }
        default: continue
        }
        guard called.contains(position), let caller = project.member(around: site),
          caller != function, isCode(caller)
        else { return nil }
        calls.sites.insert(site)
        calls.callers.insert(caller)
      }
    }
    return calls.sites.isEmpty ? nil : calls
  }

  private func text(_ name: Name) -> String { project.names[name] }

  /// Whether a declaration of the same name lets others call the function: it overrides it, or demands it.
  private func mayStandFor(_ other: DeclarationReference, _ owners: Set<NominalID>) -> Bool {
    if project.declaration(other).modifiers.contains(.isOverride) { return true }
    guard let owner = project.owner(of: other), project.kind(of: owner) == .protocolType else {
      return false
    }
    return owners.contains { project.conformance(of: $0).protocols.contains(owner) }
  }

  /// The type before a member: `Type`, `Outer.Type`.
  private func typeName(before base: ExpressionID, _ file: ProjectFile) -> Name? {
    switch file.facts[base].kind {
    case .name(let local, _), .member(_, let local, _):
      let name = file.name(local)
      return project.names.kind(of: name) == .capitalised ? name : nil
    default: return nil
    }
  }

  private func isAlias(_ name: Name) -> Bool {
    project.files(naming: name).contains { index in
      let file = project.files[index]
      return file.facts.declarations.contains {
        guard case .typeAlias = $0.kind else { return false }
        return file.name($0.name) == name
      }
    }
  }

  private func isCode(_ reference: DeclarationReference) -> Bool {
    switch project.declaration(reference).kind {
    case .function, .initializer, .variable, .subscriptMember: true
    default: false
    }
  }

  private static let plainAttributes: Set<String> = [
    "MainActor", "ViewBuilder", "available", "discardableResult",
  ]
  private static let openModifiers: DeclarationModifiers = [
    .isPublic, .isOpen, .isPackage, .isOverride, .hasOther,
  ]

  private func mayBeClosed(_ reference: DeclarationReference) -> Bool {
    let declaration = project.declaration(reference)
    let facts = project.files[reference.fileIndex].facts
    guard case .function(let id) = declaration.kind, facts[id].body != nil,
      declaration.modifiers.isDisjoint(with: Self.openModifiers),
      facts[declaration.attributes].allSatisfy({ Self.plainAttributes.contains(facts[$0.name]) }),
      facts[facts[id].parameters].contains(where: { mayDecide($0, reference) })
    else { return false }
    guard declaration.parent != nil else { return true }
    guard let owner = project.owner(of: reference), project.kind(of: owner) != .protocolType else {
      return false
    }
    return ([owner] + (project.heirs[owner] ?? [])).allSatisfy { !isCalledFromOutside($0) }
  }

  /// Whether code outside may call members of a type by a protocol of its own, or by their names.
  private func isCalledFromOutside(_ id: NominalID) -> Bool {
    project.hasAttribute("objcMembers", id)
      || project.conformance(of: id).externals.contains { external in
        let text = project.names[external]
        let isKnown =
          text == "NSObject" || project.catalogue.plainTypes.contains(text)
          || project.catalogue.installingProtocols[text] != nil
          || project.platformPart(named: text) != nil
        return !isKnown
      }
  }

  /// Whether constants can decide something by a parameter.
  private func mayDecide(_ parameter: Parameter, _ function: DeclarationReference) -> Bool {
    guard let written = parameter.type else { return false }
    let context = LexicalContext(reference: function, project: project)
    switch project.types[project.resolveType(written, in: context)] {
    case .optional: return true
    case .nominal(let id, _): return project.kind(of: id) == .enumeration
    case .external(let name, _): return project.names[name] == "Bool"
    default: return false
    }
  }
}
