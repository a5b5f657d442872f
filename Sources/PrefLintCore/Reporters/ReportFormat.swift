// The formats of a report, by name: one list for the command line, its help and its completions.

/// How findings are written.
public enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, github, sarif, checkstyle, junit, gitlab, rdjsonl, markdown, agent

  /// What reads it, as a short phrase.
  public var purpose: String {
    switch self {
    case .text: "a line for each finding and step, for people, Xcode, editors"
    case .json: "one stable document"
    case .github: "annotations of GitHub Actions"
    case .sarif: "SARIF 2.1.0, for code scanning"
    case .checkstyle: "Checkstyle XML, for Jenkins and others"
    case .junit: "JUnit XML, for test reports"
    case .gitlab: "GitLab code quality"
    case .rdjsonl: "reviewdog"
    case .markdown: "a job summary"
    case .agent: "one terse line for each finding"
    }
  }

  /// Whether notes stand in it only if they are asked for.
  public var hidesNotes: Bool { self == .text }

  /// The whole report, with a line break at its end unless it is empty.
  public func text(of report: Report, layout: TextLayout) -> String {
    switch self {
    case .text:
      layout.isForPeople
        ? TerminalReporter.text(of: report, layout: layout)
        : TextReporter.text(of: report, layout: layout)
    case .json: JSONReporter.text(of: report)
    case .github: GitHubReporter.text(of: report)
    case .sarif: SARIFReporter.text(of: report)
    case .checkstyle: CheckstyleReporter.text(of: report, paths: layout.paths)
    case .junit: JUnitReporter.text(of: report, paths: layout.paths)
    case .gitlab: GitLabReporter.text(of: report)
    case .rdjsonl: ReviewdogReporter.text(of: report, paths: layout.paths)
    case .markdown: MarkdownReporter.text(of: report)
    case .agent: AgentReporter.text(of: report, paths: layout.paths)
    }
  }
}

/// How text is laid out.
public struct TextLayout: Sendable {
  public var paths: PathStyle
  /// Whether findings of the severity `note` are shown.
  public var showsNotes: Bool
  /// Whether a person reads it on a terminal.
  public var isForPeople: Bool
  public var isColoured: Bool

  public init(
    paths: PathStyle, showsNotes: Bool, isForPeople: Bool = false, isColoured: Bool = false
  ) {
    self.paths = paths
    self.showsNotes = showsNotes
    self.isForPeople = isForPeople
    self.isColoured = isColoured
  }

  var colours: Colours { Colours(isOn: isColoured) }
}
