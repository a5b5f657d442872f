// All rules that PrefLint has or plans, as a table. A configuration may name each of them, so that it
// stays valid while rules are added; a rule without documentation is planned and finds nothing.

/// What is known of a rule without running it.
public struct RuleInfo: Equatable, Sendable {
  /// Kebab-case, named after the pattern that it flags.
  public var id: String
  /// The severity of its findings, unless one finding weighs less; `off` is opt-in.
  public var severity: Severity
  /// What it proves, as a lower-case phrase.
  public var summary: String
  /// How notes of the rule are called in the summary of a run.
  public var topic: String
  /// Nil for a rule that is planned.
  public var documentation: RuleDocumentation?

  /// Whether this version looks for it.
  public var isImplemented: Bool { documentation != nil }
  /// Whether `--fix` mends some of its findings.
  public var isFixable: Bool { documentation?.isFixable ?? false }
  /// The page about the rule, relative to PrefLint's repository.
  public var page: String { "docs/rules/\(id).md" }
}

/// The table of rules.
public enum RuleCatalog {
  /// All rules, in the order in which documents list them.
  public static let all: [RuleInfo] = [
    rule(
      "missing-environment-object", .error,
      "an environment object that is read on a path from a root without its injection",
      documentation: .missingEnvironmentObject),
    rule(
      "missing-environment-object-in-preview", .note,
      "an environment object that a preview's views read and nothing injects",
      topic: "previews", documentation: .missingEnvironmentObjectInPreview),
    rule(
      "environment-wrapper-outside-view", .warning,
      "an environment wrapper in a type that SwiftUI never installs",
      documentation: .environmentWrapperOutsideView),
    rule(
      "environment-read-in-init", .warning,
      "an environment wrapper that is read in 'init', before it is installed",
      documentation: .environmentReadInInit),
    rule(
      "sheet-loses-environment", .error,
      "a sheet whose content reads an environment object, with a deployment target of iOS 13",
      documentation: .sheetLosesEnvironment),
    rule(
      "unused-environment-wrapper", .warning, "an environment wrapper that nothing reads",
      documentation: .unusedEnvironmentWrapper),
    rule(
      "unread-environment-object", .off, "an injection that no view below it reads",
      documentation: .unreadEnvironmentObject),
    rule(
      "environment-key-mismatch", .warning,
      "an environment property whose getter and setter use different keys",
      documentation: .environmentKeyMismatch),
    rule(
      "unwritten-environment-key", .note, "an environment key that is read but never set",
      topic: "unused keys", documentation: .unwrittenEnvironmentKey),
    rule(
      "unread-environment-key", .note, "an environment key that is set but never read",
      topic: "unused keys", documentation: .unreadEnvironmentKey),
    rule(
      "environment-value-out-of-scope", .warning,
      "an environment key that is set only where no reader is",
      documentation: .environmentValueOutOfScope),
    rule(
      "observable-object-in-environment-key", .warning,
      "an 'ObservableObject' as the value of an environment key, which does not observe it",
      documentation: .observableObjectInEnvironmentKey),
    rule(
      "mutable-key-default", .warning,
      "a 'static var defaultValue' of an environment or preference key",
      documentation: .mutableKeyDefault),
    rule(
      "non-child-preference", .warning, "a preference that is set where no listener hears it",
      documentation: .nonChildPreference),
    rule(
      "deaf-preference-listener", .warning,
      "a preference listener that hears no emitter of its key",
      documentation: .deafPreferenceListener),
    rule(
      "unread-preference", .note, "a preference key that is set but never listened to",
      topic: "unused keys", documentation: .unreadPreference),
    rule(
      "unwritten-preference", .note, "a preference key that is listened to but never set",
      topic: "unused keys", documentation: .unwrittenPreference),
    rule(
      "overwritten-preference", .warning,
      "a preference that an outer '.preference' of the same key replaces",
      documentation: .overwrittenPreference),
    rule(
      "lossy-preference-reduce", .warning,
      "a 'reduce' that keeps one value where several meet",
      documentation: .lossyPreferenceReduce),
    rule(
      "non-neutral-preference-default", .warning,
      "a default value that changes what 'reduce' combines",
      documentation: .nonNeutralPreferenceDefault),
    rule(
      "layout-feedback-loop", .warning,
      "a measurement that flows through state into the layout that it measures",
      documentation: .layoutFeedbackLoop),
    rule(
      "frozen-measurement", .warning,
      "a view that is measured after the size that the measurement sets",
      documentation: .frozenMeasurement),
    rule(
      "never-equal-measurement-write", .warning,
      "a measurement callback that writes a value which never equals the last one",
      documentation: .neverEqualMeasurementWrite),
    rule(
      "state-write-during-update", .warning, "a write of state while views are being updated",
      documentation: .stateWriteDuringUpdate),
    rule(
      "unbounded-geometry-reader", .off,
      "a 'GeometryReader' that only measures, outside a background or overlay",
      documentation: .unboundedGeometryReader),
    rule(
      unusedSuppression, .warning, "a suppression comment that suppresses nothing",
      documentation: .unusedSuppression),
    rule(
      invalidSuppression, .warning, "a suppression comment that cannot be understood",
      documentation: .invalidSuppression),
  ]

  static let unusedSuppression = "unused-suppression"
  static let invalidSuppression = "invalid-suppression"

  /// The rule with an identifier.
  public static func rule(_ id: String) -> RuleInfo? {
    all.first { $0.id == id }
  }

  private static func rule(
    _ id: String, _ severity: Severity, _ summary: String, topic: String? = nil,
    documentation: RuleDocumentation? = nil
  ) -> RuleInfo {
    RuleInfo(
      id: id, severity: severity, summary: summary, topic: topic ?? id,
      documentation: documentation)
  }
}
