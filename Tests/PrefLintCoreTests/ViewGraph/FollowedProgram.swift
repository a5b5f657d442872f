@testable import PrefLintCore

/// A program of one file, with the flow of environments through it.
struct FollowedProgram {
  let project: Project
  let flow: EnvironmentFlow

  /// - Parameter followsAll: whether code that no rule looks for is followed as well.
  init(_ text: String, followsAll: Bool = false) {
    let file = SourceFile(path: "App.swift", text: text)
    let facts = [FactsBuilder.facts(of: file.bytes)]
    let catalogue = Catalogue.standard()
    let targets = TargetMapBuilder.table(
      paths: [file.path], facts: facts, xcodeProjects: [],
      platformModules: catalogue.modulePlatforms)
    project = Project(
      paths: [file.path], facts: facts, part: [true], targets: targets, catalogue: catalogue)
    let relevance =
      followsAll ? nil : Relevance(project: project, mentions: facts.map(Mentions.init))
    flow = EnvironmentFlow(
      project: project, evaluator: Evaluator(project: project, relevance: relevance),
      sources: [file])
    flow.followRoots()
  }

  /// In how many environments each value of a view was entered.
  func entries(of view: String) -> [Int] {
    flow.visitsByReceiver.compactMap { value, visits in
      guard case .nominal(let id, _) = project.types[flow.evaluator.type(of: value)],
        project.names[project[id].name] == view
      else { return nil }
      return visits.count
    }
  }
}
