// All rules that PrefLint has or plans, as a table. A configuration may name each of them, so that it
// stays valid while rules are added; a rule without an implementation finds nothing.

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
  /// Whether this version looks for it.
  public var isImplemented: Bool

  /// The page about the rule, relative to PrefLint's repository.
  public var documentation: String { "docs/rules/\(id).md" }
}

/// The table of rules.
public enum RuleCatalog {
  /// All rules, in the order in which documents list them.
  public static let all: [RuleInfo] = [
    rule(
      "missing-environment-object", .error,
      "an environment object that is read on a path from a root without its injection",
      isImplemented: true),
    rule(
      "missing-environment-object-in-preview", .note,
      "an environment object that a preview's views read and nothing injects",
      topic: "previews", isImplemented: true),
    rule(
      "environment-wrapper-outside-view", .warning,
      "an environment wrapper in a type that SwiftUI never installs", isImplemented: true),
    rule(
      "environment-read-in-init", .warning,
      "an environment wrapper that is read in 'init', before it is installed", isImplemented: true),
    rule(
      "sheet-loses-environment", .error,
      "a sheet whose content reads an environment object, with a deployment target of iOS 13",
      isImplemented: true),
    rule(
      "unused-environment-wrapper", .warning, "an environment wrapper that nothing reads",
      isImplemented: true),
    rule(
      "unread-environment-object", .off, "an injection that no view below it reads",
      isImplemented: true),
    rule(
      "environment-key-mismatch", .warning,
      "an environment property whose getter and setter use different keys", isImplemented: true),
    rule(
      "unwritten-environment-key", .note, "an environment key that is read but never set",
      topic: "unused keys", isImplemented: true),
    rule(
      "unread-environment-key", .note, "an environment key that is set but never read",
      topic: "unused keys", isImplemented: true),
    rule(
      "environment-value-out-of-scope", .warning,
      "an environment key that is set only where no reader is", isImplemented: true),
    rule(
      "observable-object-in-environment-key", .warning,
      "an 'ObservableObject' as the value of an environment key, which does not observe it",
      isImplemented: true),
    rule(
      "mutable-key-default", .warning,
      "a 'static var defaultValue' of an environment or preference key", isImplemented: true),
    rule(
      "non-child-preference", .warning, "a preference that is set where no listener hears it",
      isImplemented: true),
    rule(
      "deaf-preference-listener", .warning,
      "a preference listener that hears no emitter of its key", isImplemented: true),
    rule(
      "unread-preference", .note, "a preference key that is set but never listened to",
      topic: "unused keys", isImplemented: true),
    rule(
      "unwritten-preference", .note, "a preference key that is listened to but never set",
      topic: "unused keys", isImplemented: true),
    rule(
      "overwritten-preference", .warning,
      "a preference that an outer '.preference' of the same key replaces", isImplemented: true),
    rule(
      "lossy-preference-reduce", .warning,
      "a 'reduce' that keeps one value where several meet"),
    rule(
      "non-neutral-preference-default", .warning,
      "a default value that changes what 'reduce' combines"),
    rule(
      "layout-feedback-loop", .warning,
      "a measurement that flows through state into the layout that it measures"),
    rule(
      "frozen-measurement", .warning,
      "a view that is measured after the size that the measurement sets"),
    rule(
      "never-equal-measurement-write", .warning,
      "a measurement callback that writes a value which never equals the last one"),
    rule(
      "state-write-during-update", .warning, "a write of state while views are being updated"),
    rule(
      "unbounded-geometry-reader", .off,
      "a 'GeometryReader' that only measures, outside a background or overlay"),
    rule(
      unusedSuppression, .warning, "a suppression comment that suppresses nothing",
      isImplemented: true),
    rule(
      invalidSuppression, .warning, "a suppression comment that cannot be understood",
      isImplemented: true),
  ]

  static let unusedSuppression = "unused-suppression"
  static let invalidSuppression = "invalid-suppression"

  /// The rule with an identifier.
  public static func rule(_ id: String) -> RuleInfo? {
    all.first { $0.id == id }
  }

  private static func rule(
    _ id: String, _ severity: Severity, _ summary: String, topic: String? = nil,
    isImplemented: Bool = false
  ) -> RuleInfo {
    RuleInfo(
      id: id, severity: severity, summary: summary, topic: topic ?? id,
      isImplemented: isImplemented)
  }
}
