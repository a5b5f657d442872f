// What `.preflint.yml` says, as values. Reading the file is `ConfigurationReader`'s work; without a file
// everything has its default.

/// The settings of a project.
public struct Configuration: Equatable, Sendable {
  /// The weakest severity that makes a run fail.
  public enum FailingSeverity: String, CaseIterable, Sendable {
    case error, warning, never
  }

  /// What is configured for a rule.
  public enum RuleSetting: Hashable, Sendable {
    /// What the rule says of each finding.
    case byDefault
    /// The same for all findings; `off` drops them.
    case severity(Severity)
  }

  /// The settings of rules, for all files or for some.
  public struct RuleSettings: Equatable, Sendable {
    /// For the rules that are not named: `byDefault` or off; nil leaves them as they are.
    public var all: RuleSetting?
    public var named: [String: RuleSetting]
    /// The subjects, such as types and keys, about which a rule reports nothing.
    public var exceptions: [String: [String]]

    public init(
      all: RuleSetting? = nil, named: [String: RuleSetting] = [:],
      exceptions: [String: [String]] = [:]
    ) {
      self.all = all
      self.named = named
      self.exceptions = exceptions
    }

    func setting(of rule: String) -> RuleSetting? { named[rule] ?? all }
  }

  /// Settings for some files; later ones win over earlier ones.
  public struct Override: Equatable, Sendable {
    public var paths: [GlobPattern]
    public var deploymentTargets: DeploymentTargets
    public var rules: RuleSettings

    public init(
      paths: [GlobPattern], deploymentTargets: DeploymentTargets = [:],
      rules: RuleSettings = RuleSettings()
    ) {
      self.paths = paths
      self.deploymentTargets = deploymentTargets
      self.rules = rules
    }

    func applies(to path: PathComponents) -> Bool { paths.contains { $0.covers(path) } }
  }

  public var failOn: FailingSeverity = .error
  /// Whether a suppression comment has to give a reason.
  public var requiresReasons = true
  /// What is reported; empty means everything.
  public var include: [GlobPattern] = []
  /// What is read but never reported.
  public var exclude: [GlobPattern] = []
  /// What is never opened.
  public var unread: [GlobPattern] = []
  public var deploymentTargets: DeploymentTargets = [:]
  /// Modules whose public API has users outside the project.
  public var libraries: [String] = []
  public var rules = RuleSettings()
  public var overrides: [Override] = []
  /// What the catalogue learns about third-party modifiers, in the order of the document.
  public var modifiers: [CatalogueAddition] = []
  /// Relative to the project root, with `/`.
  public var baseline: String?

  public init() {}

  /// The deployment targets of a file, given its path relative to the project root.
  public func deploymentTargets(forPath path: String) -> DeploymentTargets {
    var targets = deploymentTargets
    for override in overrides(forPath: path) {
      targets.merge(override.deploymentTargets) { _, new in new }
    }
    return targets
  }

  /// The severity of a finding of a rule in a file.
  ///
  /// - Parameter proved: what the rule itself says of the finding.
  public func severity(ofRule rule: String, proved: Severity, inPath path: String) -> Severity {
    switch setting(ofRule: rule, inPath: path) {
    case .severity(let severity): severity
    case .byDefault: RuleCatalog.rule(rule)?.severity == .off ? .off : proved
    }
  }

  /// Whether findings of a rule are wanted in a file.
  public func isOn(_ rule: String, inPath path: String) -> Bool {
    severity(ofRule: rule, proved: .error, inPath: path) != .off
  }

  /// Whether a run looks for findings of a rule: this version knows it, and it is not off everywhere.
  public func isLookedFor(_ rule: String) -> Bool {
    RuleCatalog.rule(rule)?.isImplemented == true && isOnSomewhere(rule)
  }

  /// Whether a rule reports nothing about a subject in a file.
  func excepts(_ subject: String, ofRule rule: String, inPath path: String) -> Bool {
    if rules.exceptions[rule]?.contains(subject) == true { return true }
    return overrides(forPath: path).contains {
      $0.rules.exceptions[rule]?.contains(subject) == true
    }
  }

  /// The settings of a run that looks for some rules only: what was off is on for it. Which comments are unused
  /// only those rules tell that they silence, so with `unused-suppression` all stay on, and the run drops what they find.
  public func restricted(to wanted: Set<String>) -> Configuration {
    var result = self
    let needsOthers = wanted.contains(RuleCatalog.unusedSuppression)
    if !needsOthers {
      result.rules.all = .severity(.off)
      result.rules.named = [:]
    }
    for rule in wanted {
      let isOff = rules.setting(of: rule) == .severity(.off)
      let setting = isOff ? .byDefault : rules.setting(of: rule) ?? .byDefault
      let isOffByDefault = setting == .byDefault && RuleCatalog.rule(rule)?.severity == .off
      result.rules.named[rule] = isOffByDefault ? .severity(.warning) : setting
    }
    for index in overrides.indices where !needsOthers {
      result.overrides[index].rules.named = wanted.reduce(into: [:]) { named, rule in
        if let setting = overrides[index].rules.setting(of: rule) { named[rule] = setting }
      }
      result.overrides[index].rules.all = nil
    }
    return result
  }

  /// Whether what stands in a file is reported.
  public func reports(path: String) -> Bool {
    let components = pathComponents(path.utf8)
    if exclude.contains(where: { $0.covers(components) }) { return false }
    return include.isEmpty || include.contains { $0.covers(components) }
  }

  /// The patterns of `include` and `overrides` that match none of the files: where one is misspelt, nothing would be
  /// found and nobody would know.
  ///
  /// - Complexity: the number of these patterns times the length of all paths.
  public func idlePatterns(in paths: [String]) -> [(key: String, pattern: String)] {
    let patterns =
      include.map { ("include", $0) }
      + overrides.flatMap { $0.paths.map { ("overrides", $0) } }
    if patterns.isEmpty { return [] }
    let files = paths.map { pathComponents($0.utf8) }
    return patterns.filter { !files.contains(where: $1.covers) }.map { ($0, $1.text) }
  }

  private func setting(ofRule rule: String, inPath path: String) -> RuleSetting {
    var setting = rules.setting(of: rule) ?? .byDefault
    for override in overrides(forPath: path) {
      setting = override.rules.setting(of: rule) ?? setting
    }
    return setting
  }

  private func overrides(forPath path: String) -> [Override] {
    if overrides.isEmpty { return [] }
    let components = pathComponents(path.utf8)
    return overrides.filter { $0.applies(to: components) }
  }
}
