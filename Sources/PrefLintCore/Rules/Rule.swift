// What a rule is: an identifier and a check. `RuleCatalog` says what is known of a rule without running it;
// a rule asks the project, the flow and what is gathered once for all of them. A rule that asks the code alone knows no flow,
// so that it need not wait for one.

/// What rules may ask.
final class RuleContext: CodeQuoting {
  let project: Project
  let flow: EnvironmentFlow
  let configuration: Configuration
  /// Gathered when the first rule asks.
  private(set) lazy var environment = EnvironmentDeclarations(project: project)
  /// Objects that some code may read, of which no path shows a read.
  private(set) lazy var unreadObjects = ReadCoverage.unread(in: flow, environment)
  /// Properties that read an object whose type is built where no path leads.
  private(set) lazy var unmetBuilders = ReadCoverage.unmet(in: flow, ways)
  /// Objects of views that code builds for somebody who is not seen to show them, and that are there nevertheless. What the rules ask
  /// comes first.
  private(set) lazy var detachedViews = DetachedViews(
    settling: unmetBuilders.keys + flow.unreachedReads.flatMap(\.properties), in: flow, ways
  ) { property in
    environment.wrappers.first { $0.reference == property }.map(environment.isNamed) ?? true
  }

  /// The objects that are certainly missing.
  lazy var failures = MissingEnvironmentObject(context: self).failures()
  /// What tells of further ones, of which the way that came first is none.
  var retold: RuleContext?
  /// The paths of the flow downwards.
  private(set) lazy var scope = PathScope(flow: flow)
  /// Which ways to views the flow has followed.
  private(set) lazy var ways = ReachedWays(flow: flow)
  /// Who hears whom.
  private(set) lazy var preferences = followPreferences()
  /// Calls that emit or hear a key and have a partner somewhere.
  private(set) lazy var metSites = Set(preferences.uses.filter { !$0.partners.isEmpty }.map(\.site))
  let preferenceDeclarations: PreferenceDeclarations
  private var givenToOthers: [NominalID: Bool] = [:]

  /// Whether code from outside may emit and hear a key, in ways that are not followed.
  func isGivenToOthers(_ key: NominalID) -> Bool {
    if let known = givenToOthers[key] { return known }
    let isGiven = project.isGivenToOthers(key)
    givenToOthers[key] = isGiven
    return isGiven
  }

  var sources: [SourceFile] { flow.sources }

  /// Follows preferences; without their conditions where there is too much to look at with them.
  private func followPreferences() -> PreferenceFlow {
    let wasCutShort = flow.evaluator.isCutShort
    let found = PreferenceFlow(flow: flow, declarations: preferenceDeclarations)
    guard found.leavesOrderOut, found.compared.isUsed else { return found }
    flow.evaluator.isCutShort = wasCutShort
    return PreferenceFlow(
      flow: flow, declarations: preferenceDeclarations, comparesConditions: false)
  }

  init(
    flow: EnvironmentFlow, _ declarations: PreferenceDeclarations, _ configuration: Configuration
  ) {
    project = flow.project
    self.flow = flow
    preferenceDeclarations = declarations
    self.configuration = configuration
  }
}

/// What rules may ask that follow no ways from roots.
final class CodeContext: CodeQuoting {
  let project: Project
  let sources: [SourceFile]
  let configuration: Configuration
  let evaluator: Evaluator
  /// Measurements that come back into layout.
  private(set) lazy var measurements = MeasurementFlow(project: project, evaluator: evaluator)
  private(set) lazy var updateWrites = UpdateWrites.all(in: project)

  init(
    project: Project, evaluator: Evaluator, sources: [SourceFile], configuration: Configuration
  ) {
    self.project = project
    self.evaluator = evaluator
    self.sources = sources
    self.configuration = configuration
  }
}

/// A rule.
struct Rule: Sendable {
  /// The identifiers of what it finds, each a row of `RuleCatalog`.
  var ids: [String]
  private var check: Check

  private enum Check: Sendable {
    case ways(@Sendable (RuleContext) -> [Finding])
    case code(@Sendable (CodeContext) -> [Finding])
  }

  init(id: String, check: @escaping @Sendable (RuleContext) -> [Finding]) {
    self.init(ids: [id], check: check)
  }

  init(ids: [String], check: @escaping @Sendable (RuleContext) -> [Finding]) {
    self.ids = ids
    self.check = .ways(check)
  }

  /// - Parameter id: a rule that follows no ways.
  init(ofCode id: String, check: @escaping @Sendable (CodeContext) -> [Finding]) {
    ids = [id]
    self.check = .code(check)
  }

  /// All rules that read the project; the order is without effect.
  static let all: [Rule] = [
    .missingEnvironmentObject, .environmentWrapperOutsideView, .environmentReadInInit,
    .sheetLosesEnvironment,
    .unusedEnvironmentWrapper, .environmentKeyMismatch, .unwrittenEnvironmentKey,
    .unreadEnvironmentKey, .observableObjectInEnvironmentKey, .environmentValueOutOfScope,
    .unreadEnvironmentObject, .mutableKeyDefault, .nonChildPreference, .deafPreferenceListener,
    .unreadPreference, .unwrittenPreference, .overwrittenPreference, .lossyPreferenceReduce,
    .nonNeutralPreferenceDefault, .layoutFeedbackLoop, .frozenMeasurement,
    .neverEqualMeasurementWrite, .stateWriteDuringUpdate, .unboundedGeometryReader,
  ]

  /// Rules that say of a place that nothing stands below it.
  static let restingOnAbsence: Set<String> = [
    "environment-value-out-of-scope", "unread-environment-object",
  ]

  /// Rules that say so, or that something around hears nothing of a place: only if all ways were followed.
  static let needingAllWays = restingOnAbsence.union([
    "deaf-preference-listener", "non-child-preference",
  ])

  /// What all rules find that follow ways, of what may be reported somewhere.
  static func findings(in context: RuleContext) -> [Finding] {
    wanted(by: context.configuration).flatMap { rule -> [Finding] in
      guard case .ways(let check) = rule.check else { return [] }
      return check(context)
    }
  }

  /// The same of the rules that ask the code alone.
  static func findings(in context: CodeContext) -> [Finding] {
    wanted(by: context.configuration).flatMap { rule -> [Finding] in
      guard case .code(let check) = rule.check else { return [] }
      return check(context)
    }
  }

  private static func wanted(by configuration: Configuration) -> [Rule] {
    all.filter { $0.ids.contains(where: configuration.isOnSomewhere) }
  }
}

extension Configuration {
  /// Whether findings of a rule are wanted in some file.
  func isOnSomewhere(_ rule: String) -> Bool {
    ([rules.setting(of: rule) ?? .byDefault] + overrides.compactMap { $0.rules.setting(of: rule) })
      .contains { setting in
        switch setting {
        case .severity(let severity): severity != .off
        case .byDefault: RuleCatalog.rule(rule)?.severity != .off
        }
      }
  }
}
