// What the conditions of a project's files ask, whatever is written under them: read once for all that is compared.

final class ConditionIndex {
  let project: Project
  let chains: RepeatedChains
  /// The files with code of views and functions that build some, in order.
  private(set) lazy var viewFiles = findViewFiles()
  private var decisions: [Int: [LocalDecision]] = [:]
  private var names: [Int: [Name]] = [:]

  /// Linear in the conditions of the project.
  init(project: Project) {
    self.project = project
    chains = RepeatedChains(project: project)
  }

  /// The decisions that tell what a file's local variables are worth.
  func localDecisions(ofFile index: Int) -> [LocalDecision] {
    if let known = decisions[index] { return known }
    let found = LocalDecision.all(in: project.files[index].facts)
    decisions[index] = found
    return found
  }

  /// The names that each condition of a file asks, without `self` and each once, with `none` behind each condition. O(conditions of the
  /// file) for the first time.
  func namesAsked(inFile index: Int) -> [Name] {
    if let known = names[index] { return known }
    let file = project.files[index]
    let own = project.language.selfValue
    var found: [Name] = []
    for id in Self.asked(in: file.facts) {
      let start = found.count
      DecidingNames.forEachName(in: [id], file, withBases: true) {
        if $0 != own, !found[start...].contains($0) { found.append($0) }
      }
      if found.count > start { found.append(.none) }
    }
    names[index] = found
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

  /// O(members of views).
  private func findViewFiles() -> [Int] {
    var holds = [Bool](repeating: false, count: project.files.count)
    for nominal in project.nominals where project.isInstalled(nominal.id) {
      for member in nominal.orderedMembers { holds[member.reference.fileIndex] = true }
    }
    if let view = project.names.find("View") {
      for index in project.files(naming: view) { holds[index] = true }
    }
    return holds.indices.filter { holds[$0] && !project.files[$0].isTest }
  }
}
