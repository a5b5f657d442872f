// How often names stand in what branches ask.

struct AskedCounts {
  private var counts: [Name: Int] = [:]
  /// The names of values that are handed on by another name, which is asked, too.
  private var handedOn: Set<Name> = []
  private let language: LanguageNames
  private let project: Project

  /// Linear in the conditions of the project.
  init(project: Project) {
    self.project = project
    language = project.language
    for file in project.files where !file.isTest {
      for id in Self.asked(in: file.facts) {
        for name in names(in: id, file) { counts[name, default: 0] += 1 }
      }
    }
    for file in project.files where !file.isTest {
      for argument in file.facts.arguments where argument.label != .none {
        guard let name = plainName(argument.value, file), counts[name] != nil,
          case let label = file.name(argument.label), label != name, counts[label] != nil
        else { continue }
        handedOn.insert(name)
      }
    }
  }

  /// Whether a condition names something that another one names, too, or that is handed on and asked by another name. Of the
  /// environment members of objects count and values that the project adds: those of SwiftUI all views ask.
  func isRepeated(_ id: ExpressionID, _ file: ProjectFile, in owner: NominalID?) -> Bool {
    switch owner.map({ environmentUse(of: id, file, $0) }) ?? .nothing {
    case .nothing:
      return names(in: id, file).contains { counts[$0, default: 0] > 1 || handedOn.contains($0) }
    case .objects:
      return DecidingNames.names(in: [id], file, withBases: false).contains {
        counts[$0, default: 0] > 1
      }
    case .values: return false
    }
  }

  /// `name`, `$name` or `self.name`.
  private func plainName(_ id: ExpressionID, _ file: ProjectFile) -> Name? {
    guard let name = RepeatedConditions.property(id, file, language) else { return nil }
    let text = project.names[name]
    return text.hasPrefix("$") ? project.names.find(String(text.dropFirst())) : name
  }

  private enum EnvironmentUse: Comparable {
    case nothing, objects, values
  }

  /// Whether the project adds a value of the environment.
  private func isOwnKey(_ name: Name) -> Bool {
    project.externalMembers[language.environmentValues]?[name] != nil
  }

  /// What a condition of a type's code names that a wrapper reads from the environment.
  private func environmentUse(
    of id: ExpressionID, _ file: ProjectFile, _ owner: NominalID
  ) -> EnvironmentUse {
    var found = EnvironmentUse.nothing
    for name in names(in: id, file) {
      for member in project.members(named: name, of: owner) {
        let own = project.files[member.reference.fileIndex]
        for attribute in own.facts[own.facts[member.reference.id].attributes] {
          let wrapper = own.name(attribute.name)
          if wrapper == language.environmentObject { found = max(found, .objects) }
          guard wrapper == language.environment,
            let argument = own.facts[attribute.arguments].first
          else { continue }
          if case .keyPath(_, let parts, _) = own.facts[argument.value].kind,
            !(own.facts[parts].first.map { isOwnKey(own.name($0)) } ?? false)
          {
            return .values
          }
          found = max(found, .objects)
        }
      }
    }
    return found
  }

  /// What branches, loops and guards of a file ask.
  private static func asked(in facts: FileFacts) -> [ExpressionID] {
    var found = facts.branchConditions.compactMap(DecidingNames.asked)
    for expression in facts.expressions {
      switch expression.kind {
      case .ternary(let condition, _, _): found.append(condition)
      case .selection(let id): found.append(facts[id].subject)
      default: continue
      }
    }
    return found
  }

  /// The names of values in an expression; `self` is whatever has the code.
  private func names(in id: ExpressionID, _ file: ProjectFile) -> Set<Name> {
    DecidingNames.names(in: [id], file, withBases: true).subtracting([language.selfValue])
  }
}
