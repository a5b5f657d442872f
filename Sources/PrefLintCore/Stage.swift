// What a run is doing, for those who want to show or measure it.

/// A stage of a run, in order.
public enum Stage: Int, CaseIterable, Sendable {
  case facts, project, views, rules, report

  /// What is done, as a lower-case phrase.
  public var name: String {
    switch self {
    case .facts: "reading declarations"
    case .project: "linking the project"
    case .views: "following views"
    case .rules: "checking rules"
    case .report: "applying settings"
    }
  }
}

/// Somebody who is told which stage begins. The calls come from one thread at a time, but not always the same.
public protocol StageObserver: Sendable {
  func began(_ stage: Stage)
}
