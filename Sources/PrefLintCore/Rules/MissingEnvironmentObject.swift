// missing-environment-object: a read of an object that no ancestor provides on some path from a root
// (semantics A1–A9, A13–A16, B, C). One finding stands for one place and one type, whoever reads it.

extension Rule {
  static let missingEnvironmentObject = Rule(
    ids: [MissingEnvironmentObject.id, MissingEnvironmentObject.previewID]
  ) { context in
    [context, context.retold].compactMap(\.self).flatMap {
      MissingEnvironmentObject(context: $0).findings()
    }
  }
}

struct MissingEnvironmentObject {
  let context: RuleContext
  let searches = WriteSearch()
  var flow: EnvironmentFlow { context.flow }
  var project: Project { flow.project }

  static let id = "missing-environment-object"
  static let previewID = "missing-environment-object-in-preview"

  typealias Failure = (missing: MissingObject, explanation: Explanation)

  init(context: RuleContext) { self.context = context }

  /// Failures that one change mends.
  struct Cause: Hashable {
    var range: SourceRange
    var type: TypeID
    var isPreview: Bool
  }

  func findings() -> [Finding] { context.failures.map { finding($0.cause, $0.failures) } }

  /// What certainly fails, by cause, in the order in which it was met: the one that is told first.
  func failures() -> [(cause: Cause, failures: [Failure])] {
    var order: [Cause] = []
    var groups: [Cause: [Failure]] = [:]
    for missing in flow.missing {
      for explanation in explain(missing) {
        let cause = Cause(
          range: explanation.place, type: missing.type,
          isPreview: explanation.root.kind == .preview)
        if groups[cause] == nil { order.append(cause) }
        groups[cause, default: []].append((missing, explanation))
      }
    }
    return order.compactMap { cause in
      groups[cause].flatMap { areTold($0.map(\.1)) ? (cause, sorted($0)) : nil }
    }
  }

  /// Whether some way from one place certainly exists, or the ways from there together are on all platforms.
  private func areTold(_ ways: [Explanation]) -> Bool {
    guard let root = ways[0].untoldRoot, !ways.contains(where: { $0.untoldRoot == nil }) else {
      return true
    }
    return flow.untoldPlatforms.areEverywhere(
      ways.filter { $0.untoldRoot == root }.map(\.presence), root: root)
  }

  /// The shortest way first, of those that something runs.
  private func sorted(_ failures: [Failure]) -> [Failure] {
    func rank(_ failure: (offset: Int, element: Failure)) -> (Int, Int, Int) {
      let explanation = failure.element.1
      return (
        explanation.root.uncalled == nil ? 0 : 1, explanation.steps.count, failure.offset
      )
    }
    return failures.enumerated().sorted { rank($0) < rank($1) }.map(\.element)
  }

  private func finding(_ cause: Cause, _ failures: [Failure]) -> Finding {
    let (missing, explanation) = failures[0]
    let wording = MissingObjectWording(flow: flow, missing: missing, explanation: explanation)
    var readers: [String] = []
    var ranges: [SourceRange] = []
    for (failure, _) in failures {
      let name = project.names[project[failure.reader].name]
      let range = flow.propertyRange(failure.read.property)
      if !ranges.contains(range) {
        ranges.append(range)
        if !readers.contains(name) { readers.append(name) }
      }
    }
    return Finding(
      rule: cause.isPreview ? Self.previewID : Self.id, severity: severity(cause, failures),
      message: wording.message(platforms: platforms(failures)), subject: wording.subject,
      reason: explanation.reason.rawValue, root: explanation.root.name, range: explanation.place,
      trace: wording.trace(readers: readers), readers: readers, readerRanges: ranges,
      help: wording.help(), anchor: explanation.anchor)
  }

  /// Whether nothing fails that a user runs.
  func isNote(_ cause: Cause, _ failures: [Failure]) -> Bool { severity(cause, failures) == .note }

  /// Row C3b is a warning; toolbars on macOS alone are one, too (C10). What nothing runs fails nobody.
  private func severity(_ cause: Cause, _ failures: [Failure]) -> Severity {
    if cause.isPreview || failures.allSatisfy({ $0.1.root.uncalled != nil }) { return .note }
    return failures.allSatisfy { $0.1.isDoubtful } ? .warning : .error
  }

  /// Where the failure exists, when that is not everywhere.
  private func platforms(_ failures: [Failure]) -> String? {
    var all: PlatformSet = []
    var built: PlatformSet = []
    for (_, explanation) in failures {
      all.formUnion(project.presences[explanation.presence].platforms)
      built.formUnion(project.presences.platforms(builtFor: explanation.presence))
    }
    return all.isSuperset(of: built) ? nil : all.intersection(built).phrase
  }

  // MARK: Undecided

  func undecided() -> [UndecidedStep] {
    flow.undecided.map { UndecidedStep(range: flow.nameRange($0.site), message: $0.reason) }
      + UndecidedReads(context: context).steps()
  }

  func statistics() -> LintStatistics {
    var statistics = LintStatistics()
    // A host that is made in several ways is one root; an app or a widget is as many as it has contents.
    statistics.roots =
      Set(
        flow.roots.filter { $0.kind != .preview && ($0.site != nil || $0.isClass) }.map(\.range)
      ).count + flow.unfollowedMakers.count
    statistics.previews = flow.roots.count { $0.kind == .preview && $0.site == nil }
    let coverage = ReadCoverage(
      flow: flow, unread: context.unreadObjects, unmet: context.unmetBuilders,
      detached: context.detachedViews)
    statistics.reads = coverage.reads
    statistics.provedReads = coverage.proved
    return statistics
  }
}

extension PlatformSet {
  /// The platforms in words.
  var phrase: String {
    let named: [(PlatformSet, String)] = [
      (.iOS, "iOS"), (.macCatalyst, "Mac Catalyst"), (.macOS, "macOS"), (.tvOS, "tvOS"),
      (.watchOS, "watchOS"), (.visionOS, "visionOS"),
    ]
    var present = named.filter { contains($0.0) }
    if contains(.iOS), present.count > 1 { present.removeAll { $0.0 == .macCatalyst } }
    let words = present.map(\.1)
    guard let last = words.last, words.count > 1 else { return words.first ?? "no platform" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
