// Whether some code may write the stored default value of a key. Every expression that may write something is
// looked at: what stands on the left of an assignment or beside an operator that is not known to be pure, after
// `&`, or before a method, which may be mutating. What cannot be told may be a write.

struct KeyDefaultWrites {
  enum Answer: Int, Comparable {
    case no, maybe, yes

    static func < (lhs: Answer, rhs: Answer) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  let project: Project
  let targets: WrittenTargets
  let key: Nominal
  /// The name of the variable.
  private var member: Name { targets.member }
  /// Names that may stand for the key: of aliases, generic parameters and associated types.
  private let aliases: Set<Name>
  /// Whether a value may be the key's type itself: `let key = Key.self`.
  private let isPassedAsValue: Bool

  /// - Complexity: linear in the facts of the files that name the variable or the key.
  init(project: Project, targets: WrittenTargets, key: Nominal) {
    self.project = project
    self.targets = targets
    self.key = key
    var aliases: Set<Name> = []
    for index in project.files(namingOneOf: [targets.member, key.name]) {
      let file = project.files[index]
      for declaration in file.facts.declarations {
        switch declaration.kind {
        case .typeAlias, .associatedType: aliases.insert(file.name(declaration.name))
        default: continue
        }
      }
      for parameter in file.facts.genericParameters { aliases.insert(file.name(parameter.name)) }
    }
    self.aliases = aliases
    isPassedAsValue = project.files(naming: key.name).contains { index in
      Self.passesAsValue(key.name, project.files[index], project)
    }
  }

  var answer: Answer {
    var answer = hasSettableRequirement ? Answer.maybe : .no
    for place in targets.places where answer < .yes {
      let meaning = isMeant(place.expression, project.files[place.file])
      answer = max(answer, min(meaning, place.isCertain ? .yes : .maybe))
    }
    return answer
  }

  /// Whether a protocol of the project demands that the variable can be set.
  private var hasSettableRequirement: Bool {
    project.nominals.contains { nominal in
      guard nominal.kind == .protocolType else { return false }
      return nominal.members(named: member).contains { candidate in
        let facts = project.files[candidate.reference.fileIndex].facts
        guard case .variable(let id) = facts[candidate.reference.id].kind else { return false }
        return facts[facts[id].accessors].contains { $0.kind == .set }
      }
    }
  }

  /// Whether a use of the name means the key's variable.
  private func isMeant(_ place: Expression, _ file: ProjectFile) -> Answer {
    switch place.kind {
    case .name: return isInsideKey(place, file) ? .yes : .no
    case .member(let base, _, _):
      switch file.facts[base].kind {
      case .name(let name, _):
        let text = file.facts[name]
        if text == "self" || text == "Self" { return isInsideKey(place, file) ? .yes : .no }
        if text.hasPrefix("$") { return .maybe }
        return isMeant(file.name(name))
      case .member(let inner, let name, _):
        // `Key.self.defaultValue`, also as `Module.Key.self.defaultValue`.
        return file.facts[name] == "self" ? isMeant(base: inner, file) : isMeant(file.name(name))
      default: return .maybe
      }
    default: return .maybe
    }
  }

  private func isMeant(base: ExpressionID, _ file: ProjectFile) -> Answer {
    switch file.facts[base].kind {
    case .name(let name, _), .member(_, let name, _): isMeant(file.name(name))
    default: .maybe
    }
  }

  /// Whether what a name stands for is the key.
  private func isMeant(_ name: Name) -> Answer {
    if name == key.name { return .yes }
    return aliases.contains(name) || isPassedAsValue ? .maybe : .no
  }

  /// Whether a place stands in the key or in an extension of it, where its members need no base.
  private func isInsideKey(_ place: Expression, _ file: ProjectFile) -> Bool {
    file.facts.declarations.contains { declaration in
      guard declaration.range.start <= place.range.start, place.range.end <= declaration.range.end
      else { return false }
      switch declaration.kind {
      case .structure, .classType, .actor, .enumeration:
        return file.name(declaration.name) == key.name
      case .extensionOf(let type):
        guard case .named(_, let name, _) = file.facts[type].kind else { return true }
        return file.name(name) == key.name || aliases.contains(file.name(name))
      default: return false
      }
    }
  }

  /// Whether a file has a value of the key's metatype other than as an argument. Functions take such
  /// arguments as `K.Type` of a generic parameter, by which nothing can be set, or name the metatype.
  private static func passesAsValue(_ key: Name, _ file: ProjectFile, _ project: Project) -> Bool {
    let facts = file.facts
    for type in facts.types {
      guard case .metatype(let inner) = type.kind, case .named(_, let name, _) = facts[inner].kind
      else { continue }
      if file.name(name) == key { return true }
    }
    let arguments = Set(facts.arguments.map(\.value))
    for (position, expression) in facts.expressions.enumerated() {
      guard case .member(let base, let word, _) = expression.kind,
        file.name(word) == project.language.selfValue
      else { continue }
      switch facts[base].kind {
      case .name(let name, _), .member(_, let name, _):
        if file.name(name) == key, !arguments.contains(ExpressionID(position)) { return true }
      default: continue
      }
    }
    return false
  }
}
