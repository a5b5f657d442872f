// From files to proved mistakes: facts of every file in parallel, one project, its view graph, the flow
// of environments through it, and what the rules say of the flow.

/// The analysis of a project.
enum Analysis {
  static func run(
    files: [SourceFile], xcodeProjects: [SourceFile] = [], configuration: Configuration,
    followsAll: Bool = false, threads: Int, observer: (any StageObserver)? = nil
  ) -> AnalysisResult {
    observer?.began(.facts)
    let facts = parallelMap(files, threads: threads) { _, file in FactsBuilder.facts(of: file.bytes)
    }
    let projects = parallelMap(xcodeProjects, threads: threads) { _, file in
      XcodeProjectReader.read(file.bytes, path: file.path)
    }
    let mentions =
      followsAll ? nil : parallelMap(facts, threads: threads) { _, facts in Mentions(facts) }
    return link(
      files: files, facts: facts, mentions: mentions, xcodeProjects: projects,
      configuration: configuration, observer: observer)
  }

  private static func link(
    files: [SourceFile], facts: [FileFacts], mentions: [Mentions]?,
    xcodeProjects: [DeclaredProject], configuration: Configuration, observer: (any StageObserver)?
  ) -> AnalysisResult {
    // Deep chains of modifiers and operators are followed by recursion, on a stack of its own.
    let results = parallelMap([0], threads: 1) { _, _ in
      observer?.began(.project)
      var catalogue = Catalogue.standard()
      catalogue.apply(configuration.modifiers)
      let project = Project(
        files: zip(files, facts).map { (path: $0.path, facts: $1) }, xcodeProjects: xcodeProjects,
        catalogue: catalogue)
      observer?.began(.views)
      let relevance = mentions.map { Relevance(project: project, mentions: $0) }
      func judge(_ relevance: Relevance?) -> AnalysisResult {
        let evaluator = Evaluator(project: project, relevance: relevance)
        let flow = EnvironmentFlow(project: project, evaluator: evaluator, sources: files)
        flow.filesOnIOS13 = configuration.filesOnIOS13(files)
        flow.libraries = configuration.libraries
        flow.followRoots()
        observer?.began(.rules)
        let context = RuleContext(project: project, flow: flow, configuration: configuration)
        let rule = MissingEnvironmentObject(flow: flow)
        var result = AnalysisResult()
        result.findings = Rule.findings(in: context)
        result.undecided = rule.undecided() + context.undecidedMeasurements()
        result.statistics = rule.statistics()
        result.tooDeep = facts.enumerated().compactMap { index, facts in
          facts.tooDeep.map { SourceRange(file: FileID(index), start: $0, end: $0) }
        }
        result.unknownLibraries = configuration.libraries.filter { !project.targets.isModule($0) }
        return result
      }
      let result = judge(relevance)
      // That nothing stands somewhere is only said once all that stands there was followed.
      if relevance != nil,
        result.findings.contains(where: { Rule.restingOnAbsence.contains($0.rule) })
      {
        return judge(nil)
      }
      return result
    }
    return results.first ?? AnalysisResult()
  }
}
