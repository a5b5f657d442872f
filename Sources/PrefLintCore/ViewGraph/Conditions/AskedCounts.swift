// How often names stand in what branches ask.

struct AskedCounts {
  private var counts: [Name: Int] = [:]
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
  }

  /// Whether a condition names something that another one names, too.
  func isRepeated(_ id: ExpressionID, _ file: ProjectFile) -> Bool {
    names(in: id, file).contains { counts[$0, default: 0] > 1 }
  }

  /// Whether a condition of a type's code names something that a wrapper reads from the environment.
  func isOfEnvironment(_ id: ExpressionID, _ file: ProjectFile, _ owner: NominalID?) -> Bool {
    guard let owner else { return false }
    return names(in: id, file).contains { name in
      project.members(named: name, of: owner).contains { member in
        let own = project.files[member.reference.fileIndex]
        return own.facts[own.facts[member.reference.id].attributes].contains {
          let wrapper = own.name($0.name)
          return wrapper == language.environment || wrapper == language.environmentObject
        }
      }
    }
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
