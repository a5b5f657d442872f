// From files to proved mistakes: facts of every file in parallel; then, for each part of the project that sees no other,
// the linked declarations, the view graph, the flow of environments through it, and what the rules say of the flow.

/// The analysis of a project.
enum Analysis {
  static func run(
    files: [SourceFile], xcodeProjects: [SourceFile] = [], hasInterfaceFiles: Bool = true,
    configuration: Configuration,
    followsAll: Bool = false, tellsUndecided: Bool = true, isLast: Bool = false,
    steps: Int = Evaluator.steps, threads: Int,
    observer: (any StageObserver)? = nil
  ) -> AnalysisResult {
    observer?.began(.facts)
    let files = files.read(threads: threads)
    let projects = xcodeProjects.read(threads: threads).compactMap(\.declaredProject)
    let readings = files.map(\.swiftReading)
    let facts = readings.map(\.facts)
    let mentions = followsAll ? nil : readings.map(\.mentions)
    // Whether a comment is needed depends on what is undecided where it stands.
    let findsUndecided =
      tellsUndecided || files.contains { !($0.reading?.suppressions.isEmpty ?? true) }
    observer?.began(.project)
    var catalogue = Catalogue.standard()
    catalogue.apply(configuration.modifiers)
    let paths = files.map(\.path)
    let targets = TargetMapBuilder.table(
      paths: paths, facts: facts, xcodeProjects: projects,
      platformModules: catalogue.modulePlatforms)
    let parts = AnalysisPart.parts(of: facts, targets)
    let linked = LinkedInput(
      files: files, paths: paths, facts: facts, mentions: mentions, targets: targets,
      catalogue: catalogue, hasInterfaceFiles: hasInterfaceFiles, configuration: configuration,
      findsUndecided: findsUndecided, steps: steps)
    let work = AnalysisWork.all(of: parts)
    // Deep chains of modifiers and operators are followed by recursion, on a stack of its own.
    let results = parallelMap(work, threads: threads) { index, item in
      // What comes after it does not need its memory.
      let rest = work.dropFirst(index + threads).reduce(0) { $0 + $1.part.weight }
      return linked.judge(
        item, isLast: isLast && rest < item.part.weight, observer: index == 0 ? observer : nil)
    }
    if isLast { keepForEver(linked) }
    var result = AnalysisResult()
    for part in results { result.add(part) }
    func places(_ offset: (FileFacts) -> UInt32?) -> [SourceRange] {
      facts.enumerated().compactMap { index, facts in
        offset(facts).map { SourceRange(file: FileID(index), start: $0, end: $0) }
      }
    }
    result.tooDeep = places(\.tooDeep)
    result.unmatched = places(\.unmatched)
    // What stands in what is not told where braces do not match.
    let unmatched = Set(result.unmatched.map(\.file))
    if !unmatched.isEmpty {
      result.findings.removeAll { $0.places.contains { unmatched.contains($0.file) } }
    }
    result.unknownLibraries = configuration.libraries.filter { targets.targetsOfModule[$0] == nil }
    return result
  }
}

/// Leaves memory to the end of the process. To take apart what an analysis is made of, array by array, takes longer than
/// some of its stages.
private func keepForEver<Value>(_ value: Value) {
  _ = unsafe Unmanaged.passRetained(Kept(value))
}

private final class Kept<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// What the parts of a project are linked from.
private struct LinkedInput: Sendable {
  let files: [SourceFile]
  let paths: [String]
  let facts: [FileFacts]
  let mentions: [Mentions]?
  let targets: TargetTable
  let catalogue: Catalogue
  let hasInterfaceFiles: Bool
  let configuration: Configuration
  let findsUndecided: Bool
  /// How many steps evaluation may take for each part, and the rules after it.
  let steps: Int

  /// Links one part and applies the rules that are asked of it.
  func judge(
    _ work: AnalysisWork, isLast: Bool, observer: (any StageObserver)?
  ) -> AnalysisResult {
    let project = Project(
      paths: paths, facts: facts, part: work.part.holds, targets: targets, catalogue: catalogue)
    project.hasInterfaceFiles = hasInterfaceFiles
    var result = AnalysisResult()
    if work.asksWays { result.add(judgeWays(project, work.part, isLast: isLast, observer)) }
    if work.asksCode { result.add(judgeCode(project, isLast: isLast)) }
    return result
  }

  private func judgeCode(_ project: Project, isLast: Bool) -> AnalysisResult {
    let evaluator = Evaluator(project: project)
    evaluator.budget = steps
    let context = CodeContext(
      project: project, evaluator: evaluator, sources: files, configuration: configuration)
    var result = AnalysisResult()
    result.findings = Rule.findings(in: context)
    if findsUndecided {
      result.undecided = context.undecidedMeasurements() + context.undecidedWrites()
    }
    result.isCutShort = evaluator.isCutShort
    if isLast { keepForEver(context) }
    return result
  }

  private func judgeWays(
    _ project: Project, _ part: AnalysisPart, isLast: Bool, _ observer: (any StageObserver)?
  ) -> AnalysisResult {
    observer?.began(.views)
    let relevance = mentions.map { Relevance(project: project, mentions: part.only($0)) }
    let result = judge(project, relevance, isLast: isLast, observer)
    // That nothing stands somewhere is only said once all that stands there was followed.
    if relevance != nil,
      result.findings.contains(where: { Rule.restingOnAbsence.contains($0.rule) })
    {
      return judge(project, nil, isLast: isLast, observer)
    }
    return result
  }

  private func judge(
    _ project: Project, _ relevance: Relevance?, isLast: Bool, _ observer: (any StageObserver)?
  ) -> AnalysisResult {
    let preferences = PreferenceDeclarations(project: project)
    let context = follow(project, relevance, preferences)
    observer?.began(.rules)
    if configuration.isOnSomewhere(MissingEnvironmentObject.id) {
      ComparedWays(context: context).drop {
        follow(project, relevance, preferences, comparing: $0)
      }
    }
    let rule = MissingEnvironmentObject(context: context)
    var result = AnalysisResult()
    result.findings = Rule.findings(in: context)
    if findsUndecided { result.undecided = rule.undecided() }
    result.statistics = rule.statistics()
    result.isCutShort = context.flow.evaluator.isCutShort
    // What was left out may stand there.
    if result.isCutShort { result.findings.removeAll { Rule.needingAllWays.contains($0.rule) } }
    result.arePreviewsCutShort = context.flow.arePreviewsCutShort
    if isLast { keepForEver(context) }
    return result
  }

  /// Follows all roots, or again what leads to something that is missing.
  private func follow(
    _ project: Project, _ relevance: Relevance?, _ preferences: PreferenceDeclarations,
    comparing compared: ComparedCode? = nil
  ) -> RuleContext {
    let evaluator = Evaluator(
      project: project, relevance: relevance,
      comparingConditionsAt: compared?.steps ?? [], preferences: preferences.meetingCalls)
    let flow = EnvironmentFlow(
      project: project, evaluator: evaluator, sources: files, compared: compared)
    flow.filesOnIOS13 = configuration.filesOnIOS13(files)
    flow.libraries = configuration.libraries
    evaluator.comparedNestedTypes = compared?.nestedTypes
    evaluator.budget = steps
    flow.followRoots()
    // What the flow could not end leaves the rules their own share.
    evaluator.budget = steps
    return RuleContext(flow: flow, preferences, configuration)
  }
}

/// What one thread does at a time.
private struct AnalysisWork {
  let part: AnalysisPart
  /// Whether ways from roots are followed, and the rules asked that rest on them.
  var asksWays = true
  /// Whether the rules are asked that look at the code alone.
  var asksCode = true

  /// All there is to do, the longest first. One part that is three quarters of all would leave threads without work: what its
  /// code alone says is asked apart. It is linked once more for that, which is a loss where other parts are as heavy. Whether it
  /// is done must not depend on the threads.
  static func all(of parts: [AnalysisPart]) -> [AnalysisWork] {
    var work = parts.map { AnalysisWork(part: $0) }
    guard let first = parts.first, 4 * first.weight > 3 * parts.reduce(0, { $0 + $1.weight }) else {
      return work
    }
    work[0].asksCode = false
    work.append(AnalysisWork(part: first, asksWays: false))
    return work
  }
}

/// Files that are judged together: no file outside sees one of them, or is seen by one.
struct AnalysisPart: Sendable {
  /// Whether each file of the project belongs to it.
  var holds: [Bool]
  /// How much there is to do, in expressions.
  var weight = 0

  /// How many there are at most. Each costs a walk over all files, and their number must not depend on the threads.
  private static let limit = 8

  /// The parts of a project, the heaviest first. O(files).
  static func parts(of facts: [FileFacts], _ targets: TargetTable) -> [AnalysisPart] {
    let numbers = targets.parts { isPlain(facts[$0], targets) }
    var weights = [Int](repeating: 0, count: (numbers.compactMap(\.self).max() ?? 0) + 1)
    for (file, number) in numbers.enumerated() {
      if let number { weights[number] += facts[file].expressions.count }
    }
    let order = weights.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
    var result: [AnalysisPart] = []
    var places = [Int](repeating: 0, count: weights.count)
    for number in order {
      var place = result.count
      if place < limit {
        // What may be meant anywhere is in every part.
        result.append(AnalysisPart(holds: numbers.map { $0 == nil }))
      } else {
        place = result.indices.min { (result[$0].weight, $0) < (result[$1].weight, $1) } ?? 0
      }
      result[place].weight += weights[number]
      places[number] = place
    }
    for (file, number) in numbers.enumerated() {
      if let number { result[places[number]].holds[file] = true }
    }
    return result
  }

  private static let viewProtocols = StandardTypes.installingProtocols.keys.map { SoughtText($0) }

  /// Whether a file has nothing to do with views: it imports no user interface, and names no view.
  private static func isPlain(_ facts: FileFacts, _ targets: TargetTable) -> Bool {
    !facts.names.holds(oneOf: viewProtocols)
      && facts.imports.allSatisfy {
        let module = facts[$0.module]
        return !StandardTypes.interfaceModules.contains(module)
          && targets.targetsOfModule[module] == nil
      }
  }

  /// What is known of its files; of others nothing.
  func only(_ mentions: [Mentions]) -> [Mentions] {
    let nothing = Mentions(FactsBuilder.facts(of: []))
    return mentions.indices.map { holds[$0] ? mentions[$0] : nothing }
  }
}
