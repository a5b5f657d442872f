// Which values decide at more than one place of a project: only what they assume can contradict itself.

/// Chains of members that decide branches at more than one place of a project: only these can contradict
/// each other.
final class RepeatedConditions {
  private var counts: [Name: Int] = [:]
  /// Properties of views that decide at several places of them, one of which writes objects, with their names.
  private var properties: [Property: Name] = [:]
  private let names: ProjectNames

  /// A property of a type.
  struct Property: Hashable {
    var owner: NominalID
    var name: Name
  }

  init(project: Project) {
    names = project.names
    for file in project.files where !file.isTest {
      for conditional in file.facts.conditionals {
        for condition in file.facts[conditional.conditions] {
          if case .expression(let id) = condition { count(id, file) }
        }
      }
      for expression in file.facts.expressions {
        if case .ternary(let condition, _, _) = expression.kind { count(condition, file) }
      }
    }
    findProperties(of: project)
  }

  private func findProperties(of project: Project) {
    let writers = project.environmentWriters()
    var found: [Property: Use] = [:]
    var deciders: Set<Name> = []
    let writing = project.files(namingOneOf: writers).filter { !project.files[$0].isTest }
    for index in writing { findWriters(index, writers, project, &deciders) }
    for index in Set(writing + project.files(namingOneOf: deciders)).sorted()
    where !project.files[index].isTest {
      findUses(index, writers, deciders, project, &found)
    }
    for (key, use) in found
    where use.count > 1 && use.writes || use.isHanded && use.count + use.handedTo > 1 {
      properties[key] = project.names.intern(
        "\(project.names[project[key.owner].name])#\(key.owner.rawValue).\(project.names[key.name])"
      )
    }
    let shared = SharedConditions(project: project, writers: writers)
    for (key, stored) in shared.storedProperties() where stored.count > 1 {
      guard stored.contains(where: { found[$0].map { $0.writes || $0.isHanded } ?? false }) else {
        continue
      }
      for property in stored { properties[property] = key }
    }
    properties.merge(shared.objectValues { Self.writes($0, writers) }) { _, object in object }
  }

  /// How a property decides.
  private struct Use {
    var count = 0
    /// How often it is handed to code that decides by it.
    var handedTo = 0
    /// Whether a branch under it writes objects.
    var writes = false
    var isHanded: Bool { handedTo > 0 }
  }

  /// Finds functions and types that write objects in a branch.
  private func findWriters(
    _ index: Int, _ writers: Set<Name>, _ project: Project, _ deciders: inout Set<Name>
  ) {
    let file = project.files[index]
    let writes = Self.writes(file, writers)
    for (position, expression) in file.facts.expressions.enumerated() {
      switch expression.kind {
      case .conditional, .selection, .ternary: break
      default: continue
      }
      guard
        writes.contains(where: {
          expression.range.start <= $0.start && $0.end <= expression.range.end
        })
      else { continue }
      var around = project.enclosingDeclaration(of: Site(file: index, ExpressionID(position)))
      while let id = around {
        switch file.facts[id].kind {
        case .function, .structure, .classType: deciders.insert(file.name(file.facts[id].name))
        default: break
        }
        around = file.facts[id].parent
      }
    }
  }

  /// The places of the calls that write objects, from the callee's end on.
  private static func writes(_ file: ProjectFile, _ writers: Set<Name>) -> [TextRange] {
    file.facts.expressions.compactMap { expression in
      guard case .call(let callee, _) = expression.kind, let name = calleeName(callee, file),
        writers.contains(name)
      else { return nil }
      return TextRange(start: file.facts[callee].range.end, end: expression.range.end)
    }
  }

  private func findUses(
    _ index: Int, _ writers: Set<Name>, _ deciders: Set<Name>, _ project: Project,
    _ found: inout [Property: Use]
  ) {
    let file = project.files[index]
    let facts = file.facts
    let writes = Self.writes(file, writers)
    for (position, expression) in facts.expressions.enumerated() {
      var names: [Name] = []
      var isHanded = false
      switch expression.kind {
      case .conditional(let id):
        names = facts[facts[id].conditions].compactMap {
          Self.property($0, file, project.language)
        }
      case .ternary(let condition, _, _):
        names = [Self.property(.expression(condition), file, project.language)].compactMap { $0 }
      case .selection(let id):
        names = [Self.property(facts[id].subject, file, project.language)].compactMap { $0 }
      case .call(let callee, let arguments):
        guard let name = Self.calleeName(callee, file),
          deciders.contains(name) || holdsWriter(facts[arguments], file, writes)
        else { continue }
        isHanded = true
        for argument in facts[arguments] {
          names += handed(argument.value, file, project.language)
        }
      default: continue
      }
      guard !names.isEmpty,
        let owner = project.owner(of: Site(file: index, ExpressionID(position))),
        project[owner].kind == .structure
      else { continue }
      let isWriting =
        !isHanded
        && writes.contains {
          expression.range.start <= $0.start && $0.end <= expression.range.end
        }
      for name in names {
        let key = Property(owner: owner, name: name)
        if isHanded {
          found[key, default: Use()].handedTo += 1
        } else {
          found[key, default: Use()].count += 1
        }
        if isWriting { found[key]?.writes = true }
      }
    }
  }

  /// Whether a closure among the arguments writes objects.
  private func holdsWriter(
    _ arguments: ArraySlice<Argument>, _ file: ProjectFile, _ writes: [TextRange]
  ) -> Bool {
    arguments.contains { argument in
      guard case .closure = file.facts[argument.value].kind else { return false }
      let range = file.facts[argument.value].range
      return writes.contains { range.start <= $0.start && $0.end <= range.end }
    }
  }

  /// The properties that an argument hands on: itself, or what decides which value it is.
  private func handed(
    _ id: ExpressionID, _ file: ProjectFile, _ language: LanguageNames
  ) -> [Name] {
    switch file.facts[id].kind {
    case .ternary(let condition, _, _):
      return [Self.property(.expression(condition), file, language)].compactMap { $0 }
    default:
      return [Self.property(.expression(id), file, language)].compactMap { $0 }
    }
  }

  private static func calleeName(_ id: ExpressionID, _ file: ProjectFile) -> Name? {
    switch file.facts[id].kind {
    case .name(let name, _), .member(_, let name, _), .implicitMember(let name, _):
      file.name(name)
    default: nil
    }
  }

  /// The name under which what a property decides is assumed; nil where it decides nothing twice.
  func key(of property: Name, in owner: NominalID) -> Name? {
    properties.isEmpty ? nil : properties[Property(owner: owner, name: property)]
  }

  private static func property(
    _ condition: Condition, _ file: ProjectFile, _ language: LanguageNames
  ) -> Name? {
    switch condition {
    case .optionalBinding(_, _, let id), .match(_, let id): return property(id, file, language)
    case .expression(let id):
      switch file.facts[id].kind {
      case .prefix(let name, let operand) where file.name(name) == language.not:
        return property(operand, file, language)
      case .binary(let name, let left, let right):
        let operation = file.name(name)
        guard operation == language.equal || operation == language.notEqual else { return nil }
        switch file.facts[right].kind {
        case .none, .implicitMember, .member, .boolean: return property(left, file, language)
        default: return nil
        }
      default: return property(id, file, language)
      }
    default: return nil
    }
  }

  /// `name` or `self.name`.
  static func property(
    _ id: ExpressionID, _ file: ProjectFile, _ language: LanguageNames
  ) -> Name? {
    switch file.facts[id].kind {
    case .name(let name, _): return file.name(name)
    case .member(let base, let name, _):
      guard case .name(let own, _) = file.facts[base].kind, file.name(own) == language.selfValue
      else { return nil }
      return file.name(name)
    default: return nil
    }
  }

  private func count(_ id: ExpressionID, _ file: ProjectFile) {
    switch file.facts[id].kind {
    case .prefix(_, let operand): count(operand, file)
    case .binary(_, let left, let right):
      count(left, file)
      count(right, file)
    default:
      if let name = Self.chain(id, file, names) { counts[name, default: 0] += 1 }
    }
  }

  /// The name of a condition that occurs again; nil for others.
  func name(of id: ExpressionID, _ file: ProjectFile) -> Name? {
    guard let name = Self.chain(id, file, names), counts[name, default: 0] > 1 else { return nil }
    return name
  }

  /// `A.b.c` as one name, which no compilation flag can have.
  private static func chain(
    _ id: ExpressionID, _ file: ProjectFile, _ names: ProjectNames
  ) -> Name? {
    var parts: [String] = []
    var head = id
    while case .member(let base, let name, _) = file.facts[head].kind {
      parts.append(file.facts[name])
      head = base
    }
    guard case .name(let name, _) = file.facts[head].kind else { return nil }
    parts.append(file.facts[name])
    return names.intern(parts.reversed().joined(separator: "."))
  }
}
