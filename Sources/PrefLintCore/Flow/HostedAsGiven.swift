// Views that a representable is given and hosts as they are: `UIHostingController(rootView: content)`. What hosts them may inherit the
// environment around the representable or begin anew (C12): what is in neither is missing. What only presents them begins anew (C15).

/// Which properties of representables are handed to hosts as they are, and to nothing else.
struct HostedAsGiven {
  /// What a representable does with a view that it is given.
  enum Manner: Equatable {
    /// It hosts it, wherever it is made.
    case hosted
    /// It presents it, and nothing else, when some bindings are true or hold something.
    case presented(Set<Name>)
  }

  private struct Key: Hashable {
    var owner: NominalID
    var name: Name
  }

  private var known: [Key: Manner?] = [:]

  init() {}

  /// What a representable does with what a property holds; nil if it may be more than one thing.
  ///
  /// - Complexity: linear in the expressions of the files with its members, once for each property.
  mutating func manner(of name: Name, in owner: NominalID, _ project: Project) -> Manner? {
    let key = Key(owner: owner, name: name)
    if let known = known[key] { return known }
    let found = Self.find(name, owner, project)
    known[key] = found
    return found
  }

  private static func find(
    _ name: Name, _ owner: NominalID, _ project: Project
  ) -> Manner? {
    guard project[owner].members(named: name).allSatisfy({ isPlain($0, project) }) else {
      return nil
    }
    var handed: Set<Site> = []
    var isHosted = false
    var presented: [Set<Name>] = []
    var own: [Int: [TextRange]] = [:]
    for member in project[owner].orderedMembers where !isStoring(member, name, project) {
      let index = member.reference.fileIndex
      let file = project.files[index]
      let code = file.facts[member.reference.id].range
      own[index, default: []].append(code)
      let called = project.names[project.name(of: member.reference)]
      let makes = StandardTypes.hostMakers.contains(called)
      let hosts = PresentedHosts(in: member.reference, of: owner, project)
      for (position, expression) in file.facts.expressions.enumerated()
      where code.contains(expression.range) {
        switch expression.kind {
        case .call(let callee, let arguments):
          guard case .name(let host, _) = file.facts[callee].kind,
            let slot = hostSlot(file.name(host), in: member.reference, project),
            let root = file.facts[arguments].first(where: { file.facts[$0.label] == slot.label }),
            let given = given(root.value, name, project, file)
          else { continue }
          handed.insert(Site(file: index, given))
          if let flags = hosts.bindings(presenting: ExpressionID(position)) {
            presented.append(flags)
          } else if makes, runs(expression.range, in: code, file) {
            isHosted = true
          }
        case .assignment(let target, let value):
          guard case .member(_, let property, _) = file.facts[target].kind,
            file.name(property) == project.language.rootView,
            let given = given(value, name, project, file)
          else { continue }
          handed.insert(Site(file: index, given))
        default: continue
        }
      }
    }
    guard isHosted || presented.count == 1 && handed.count == 1, !isHidden(name, own, project),
      handed == uses(of: name, owner, own, project), areOnlySet(project)
    else { return nil }
    return isHosted ? .hosted : .presented(presented[0])
  }

  /// Whether a member is an initialiser that does nothing with what is called like a property but to store it there:
  /// `self.content = content()`.
  private static func isStoring(_ member: Member, _ name: Name, _ project: Project) -> Bool {
    let file = project.files[member.reference.fileIndex]
    let declaration = file.facts[member.reference.id]
    guard case .initializer = declaration.kind else { return false }
    var known: Set<ExpressionID> = []
    for expression in file.facts.expressions where declaration.range.contains(expression.range) {
      guard case .assignment(let target, let value) = expression.kind,
        RepeatedConditions.property(target, file, project.language) == name,
        let given = given(value, name, project, file), case .name = file.facts[given].kind
      else { continue }
      known.formUnion([target, given])
    }
    return file.facts.expressions.indices.allSatisfy { position in
      let id = ExpressionID(position)
      guard declaration.range.contains(file.facts[id].range), file.lastName(of: id) == name else {
        return true
      }
      return known.contains(id)
    }
  }

  /// What a class hosts: one of SwiftUI's, or of the project's that is made like one of those.
  private static func hostSlot(
    _ name: Name, in reference: DeclarationReference, _ project: Project
  ) -> Slot? {
    let hosts = project.catalogue.hostClasses
    if let slot = hosts[project.names[name]] { return slot }
    let context = LexicalContext(reference: reference, project: project)
    guard
      let nominal = project.types.nominal(project.namedType(name, arguments: [], in: context)),
      project.members(named: project.language.initializer, of: nominal).isEmpty,
      isLeftAlone(nominal, project), let superclass = project.conformance(of: nominal).superclass,
      case .external(let host, _) = project.types[superclass]
    else { return nil }
    return hosts[project.names[host]]
  }

  /// Whether no code of a hosting class sets what it shows.
  private static func isLeftAlone(_ host: NominalID, _ project: Project) -> Bool {
    let name = project.language.rootView
    return project.files(naming: name).allSatisfy { index in
      let facts = project.files[index].facts
      return facts.expressions.enumerated().allSatisfy { position, expression in
        switch expression.kind {
        case .name(let local, _), .member(_, let local, _):
          project.files[index].name(local) != name
            || !project.isInside(Site(file: index, ExpressionID(position)), [host])
        default: true
        }
      }
    }
  }

  /// Whether a property holds what it is given: its wrapper at most builds that.
  private static func isPlain(_ member: Member, _ project: Project) -> Bool {
    let facts = project.files[member.reference.fileIndex].facts
    guard case .variable(let variable) = facts[member.reference.id].kind,
      facts[facts[variable].accessors].isEmpty
    else { return false }
    return facts[facts[member.reference.id].attributes].allSatisfy {
      facts[$0.name].hasSuffix("Builder")
    }
  }

  /// Where code names a property: that of the type, and what has a value of the type by its members.
  private static func uses(
    of name: Name, _ owner: NominalID, _ own: [Int: [TextRange]], _ project: Project
  ) -> Set<Site> {
    var found: Set<Site> = []
    for index in Set(project.files(naming: project[owner].name)).union(own.keys) {
      let file = project.files[index]
      let knowing = file.facts.topLevel.map { file.facts[$0].range }.filter { range in
        file.facts.types.contains { type in
          guard case .named(_, let named, _) = type.kind else { return false }
          return range.contains(type.range) && file.name(named) == project[owner].name
        }
      }
      for (position, expression) in file.facts.expressions.enumerated() {
        let isOwn = own[index]?.contains { $0.contains(expression.range) } ?? false
        let id = ExpressionID(position)
        switch expression.kind {
        case .name(let local, _):
          guard isOwn, file.name(local) == name else { continue }
        case .member(_, let local, _):
          guard file.name(local) == name,
            isOwn || knowing.contains(where: { $0.contains(expression.range) })
          else { continue }
        default: continue
        }
        found.insert(Site(file: index, id))
      }
    }
    return found
  }

  /// Whether code of a type gives another value the name of a property.
  private static func isHidden(
    _ name: Name, _ own: [Int: [TextRange]], _ project: Project
  ) -> Bool {
    own.contains { index, ranges in
      let file = project.files[index]
      let declared = file.facts.declarations.filter { file.name($0.name) == name }.map(\.range)
      let others =
        file.facts.parameters.filter { file.name($0.name) == name }.map(\.range)
        + file.facts.patterns.filter {
          if case .identifier(let local) = $0.kind { file.name(local) == name } else { false }
        }.map(\.range)
      return (declared + others).contains { place in
        ranges.contains { $0.contains(place) && $0 != place }
      }
    }
  }

  /// Whether the root views of hosts are nowhere asked for, and only set to what has a name: what is read may be wrapped and set again.
  private static func areOnlySet(_ project: Project) -> Bool {
    let name = project.language.rootView
    return project.files(naming: name).allSatisfy { index in
      let file = project.files[index]
      var targets: Set<ExpressionID> = []
      for expression in file.facts.expressions {
        guard case .assignment(let target, let value) = expression.kind,
          named(value, project, file) != nil
        else { continue }
        targets.insert(target)
      }
      return file.facts.expressions.indices.allSatisfy { position in
        switch file.facts.expressions[position].kind {
        case .name(let local, _), .member(_, let local, _):
          file.name(local) != name || targets.contains(ExpressionID(position))
        default: true
        }
      }
    }
  }

  /// The name or member in `content`, `parent.content`, `content()` and `AnyView(content)`, if it is that of a property.
  private static func given(
    _ id: ExpressionID, _ name: Name, _ project: Project, _ file: ProjectFile
  ) -> ExpressionID? {
    named(id, project, file).flatMap { file.lastName(of: $0) == name ? $0 : nil }
  }

  private static func named(
    _ id: ExpressionID, _ project: Project, _ file: ProjectFile
  ) -> ExpressionID? {
    switch file.facts[id].kind {
    case .name, .member: return id
    case .call(let callee, let arguments):
      let arguments = file.facts[arguments]
      if arguments.isEmpty { return named(callee, project, file) }
      guard file.calledName(of: id) == project.language.anyView, arguments.count == 1,
        let only = arguments.first
      else { return nil }
      return named(only.value, project, file)
    default: return nil
    }
  }

  /// Whether a place certainly runs where the code around it does: nothing decides that, and nothing leaves the code before.
  private static func runs(
    _ place: TextRange, in code: TextRange, _ file: ProjectFile
  ) -> Bool {
    let isDecided = file.facts.expressions.contains { expression in
      guard code.contains(expression.range), expression.range != place else { return false }
      switch expression.kind {
      case .conditional, .selection, .ternary, .closure, .doCatch:
        return expression.range.contains(place)
      default: return false
      }
    }
    let mayLeave = file.facts.statementPool.contains { statement in
      guard code.contains(statement.range), statement.range.start < place.start else {
        return false
      }
      switch statement.kind {
      case .returned, .guarded, .thrown: return !statement.range.contains(place)
      default: return false
      }
    }
    return !isDecided && !mayLeave
  }
}
