// Closures that a view is given and calls whenever SwiftUI updates it: what they write, they write during an update.

struct UpdateCallbacks {
  /// The properties that a type calls so, and whether a closure behind the arguments can only be that one.
  private struct Called {
    var properties: Set<Name> = []
    var isOnly = false
  }

  private var types: [Name: Called] = [:]

  init() {}

  /// Those of the views that SwiftUI updates by way of some members. Linear in the code of these.
  init(of project: Project, updatedBy entries: [Name: [MemberRequirement]]) {
    var shared: Set<Name> = []
    var known: Set<Name> = []
    for nominal in project.nominals where !known.insert(nominal.name).inserted {
      shared.insert(nominal.name)
    }
    for nominal in project.nominals where nominal.kind == .structure && !nominal.isTest {
      // The initialiser that the compiler makes keeps each closure as it is.
      guard !shared.contains(nominal.name),
        project.members(named: project.language.initializer, of: nominal.id).isEmpty
      else { continue }
      let members = project.conformance(of: nominal.id).externals.flatMap { entries[$0] ?? [] }
      guard !members.isEmpty else { continue }
      let closures = Self.closures(of: nominal, in: project)
      guard !closures.actions.isEmpty else { continue }
      var called = Called(isOnly: closures.count == 1)
      var calls: [Name: [Int: Set<ExpressionID>]] = [:]
      for requirement in members {
        for member in project.witnesses(of: requirement, in: nominal.id)
        where !member.isStatic && member.owner == nominal.id {
          let file = member.reference.fileIndex
          for (name, sites) in Self.called(by: member.reference, closures.actions, project) {
            calls[name, default: [:]][file, default: []].formUnion(sites)
          }
        }
      }
      for (name, sites) in calls
      where !Self.isNamed(name, of: nominal, besides: sites, project) {
        called.properties.insert(name)
      }
      if !called.properties.isEmpty { types[nominal.name] = called }
    }
  }

  /// Whether a type calls what an argument of its initialiser gives it.
  func runs(_ argument: Name, isTrailing: Bool, of type: Name) -> Bool {
    guard let called = types[type] else { return false }
    return called.properties.contains(argument)
      || isTrailing && argument == .none && called.isOnly
  }

  /// The stored closures that return nothing, and how many stored properties may be given code.
  private static func closures(
    of nominal: Nominal, in project: Project
  ) -> (actions: Set<Name>, count: Int) {
    var actions: Set<Name> = []
    var count = 0
    for member in nominal.orderedMembers where !member.isStatic {
      let file = project.files[member.reference.fileIndex]
      guard case .variable(let id) = file.facts[member.reference.id].kind,
        file.facts[file.facts[id].accessors].isEmpty
      else { continue }
      let isPlain = file.facts[member.reference.id].attributes.isEmpty
      guard let type = file.facts[id].type else {
        if !isPlain || file.facts[id].initializer != nil { count += 1 }
        continue
      }
      switch file.facts[type].kind {
      case .function(_, let result):
        count += 1
        guard isPlain, file.facts[id].initializer == nil, file.facts.returnsNothing(result) else {
          continue
        }
        actions.insert(file.name(file.facts[member.reference.id].name))
      case .named where isPlain:
        let context = LexicalContext(reference: member.reference, project: project)
        switch project.types[project.resolveType(type, in: context)] {
        case .nominal, .external: break
        // An alias may be that of a function.
        default: count += 1
        }
      default: count += 1
      }
    }
    return (actions, count)
  }

  /// Which of some closures a member calls in any case, before it is done: in statements of its own, before any that may end it or
  /// run something else.
  private static func called(
    by member: DeclarationReference, _ closures: Set<Name>, _ project: Project
  ) -> [Name: Set<ExpressionID>] {
    let file = project.files[member.fileIndex]
    let facts = file.facts
    var bodies: [Block] = []
    var bound: Set<Name> = []
    switch facts[member.id].kind {
    case .function(let function):
      if let body = facts[function].body { bodies.append(body) }
      for parameter in facts[facts[function].parameters] { bound.insert(file.name(parameter.name)) }
    case .variable(let variable):
      if let body = facts.getter(of: variable)?.body { bodies.append(body) }
    default: break
    }
    var found: [Name: Set<ExpressionID>] = [:]
    func note(_ id: ExpressionID) {
      guard case .call(let callee, _) = facts[id].kind else { return }
      let local: LocalName
      switch facts[callee].kind {
      case .name(let name, _) where !bound.contains(file.name(name)): local = name
      case .member(let base, let name, _):
        guard case .name(let owner, _) = facts[base].kind,
          file.name(owner) == project.language.selfValue
        else { return }
        local = name
      default: return
      }
      let name = file.name(local)
      if closures.contains(name) { found[name, default: []].insert(callee) }
    }
    for body in bodies {
      statements: for id in facts[body] {
        switch facts[id].kind {
        case .expression(let expression):
          switch facts[expression].kind {
          case .conditional, .selection, .doCatch: break statements
          // `_ = onResize(size)`
          case .assignment(_, let value): note(value)
          default: note(expression)
          }
        case .destructured(_, let value): if let value { note(value) }
        case .declaration(let local):
          bound.insert(file.name(facts[local].name))
          guard case .variable(let variable) = facts[local].kind else { continue }
          if let value = facts[variable].initializer { note(value) }
        case .returned(let value):
          if let value { note(value) }
          break statements
        default: break statements
        }
      }
    }
    return found
  }

  /// Whether code of a type names a property of it in any other place: what it does with it there is not told.
  private static func isNamed(
    _ name: Name, of nominal: Nominal, besides calls: [Int: Set<ExpressionID>], _ project: Project
  ) -> Bool {
    nominal.orderedMembers.contains { member in
      let file = project.files[member.reference.fileIndex]
      var reader = NameUseReader(facts: file.facts)
      reader.member(member.reference.id)
      return reader.uses.contains { use in
        file.name(use.name) == name
          && !(calls[member.reference.fileIndex]?.contains(use.site) ?? false)
      }
    }
  }
}
