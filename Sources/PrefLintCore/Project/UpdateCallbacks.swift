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
  init(
    of project: Project, updatedBy entries: [Name: [MemberRequirement]],
    _ declared: DeclaredFunctions
  ) {
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
      for requirement in members {
        for member in project.witnesses(of: requirement, in: nominal.id)
        where !member.isStatic && member.owner == nominal.id {
          called.properties.formUnion(
            Self.called(by: member.reference, closures.actions, project, declared))
        }
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
        guard isPlain, file.facts[id].initializer == nil, isNothing(result, file.facts) else {
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

  private static func isNothing(_ type: TypeReferenceID, _ facts: FileFacts) -> Bool {
    switch facts[type].kind {
    case .tuple(let elements): elements.isEmpty
    case .named(_, let name, _): facts[name] == "Void"
    default: false
    }
  }

  /// Which of some closures code calls in any case, before it is done.
  private static func called(
    by member: DeclarationReference, _ closures: Set<Name>, _ project: Project,
    _ declared: DeclaredFunctions
  ) -> Set<Name> {
    let file = project.files[member.fileIndex]
    let timing = UpdateTiming(project: project, file: file, declared: declared)
    var reader = NameUseReader(facts: file.facts, timing: timing.timing)
    switch file.facts[member.id].kind {
    case .function: reader.member(member.id)
    case .variable(let variable):
      for accessor in file.facts[file.facts[variable].accessors] where accessor.kind == .get {
        reader.accessor(accessor)
      }
    default: return []
    }
    var found: Set<Name> = []
    for use in reader.uses {
      guard use.isCalled, use.timing == .now, !use.isDeferred, use.path == nil,
        !isConfigured(use.site, file.facts)
      else { continue }
      switch use.base {
      case .bare, .ownSelf:
        let name = file.name(use.name)
        if closures.contains(name) { found.insert(name) }
      default: break
      }
    }
    return found
  }

  /// Whether code stands under `#if`.
  private static func isConfigured(_ site: ExpressionID, _ facts: FileFacts) -> Bool {
    let place = facts[site].range.start
    return facts.configuredBlocks.contains { block in
      guard let first = facts[block.body].first, let last = facts[block.body].last else {
        return false
      }
      return facts[first].range.start <= place && place < facts[last].range.end
    }
  }
}
