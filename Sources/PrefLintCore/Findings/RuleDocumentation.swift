// The documentation of a rule as data: the one source of its page in docs/rules and of `preflint explain`.
// Texts are Markdown without blocks: code in backticks, links to other rules' pages. How they are broken into
// lines does not matter; whoever renders them wraps them.

/// What there is to know about a rule.
public struct RuleDocumentation: Equatable, Sendable {
  /// A word of the rule's vocabulary for `reason` in JSON.
  public struct Reason: Equatable, Sendable {
    public var name: String
    public var meaning: String
  }

  /// What people meet when the mistake is there, and will search for.
  public enum Symptom: Equatable, Sendable {
    /// A message as the system prints it; `why` leads to it.
    case message(String)
    /// Nothing is printed.
    case silence
  }

  /// A whole file with the mistake, and the same without it. Both parts are code with the indentation that
  /// they have in the file; the tests lint both files.
  public struct Example: Equatable, Sendable {
    public var file: String
    /// What stands before the part that is to change.
    public var before = ""
    /// The part with the mistake, and what to write instead. An empty part is removed.
    public var wrong: String
    public var right: String
    /// What stands behind it.
    public var after = ""

    /// The file with the mistake.
    public var wrongText: String { text(with: wrong) }
    /// The file without it.
    public var rightText: String { text(with: right) }

    private func text(with part: String) -> String {
      [before, part, after].filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
    }
  }

  /// What a suppression comment can do.
  public enum Suppression: Equatable, Sendable {
    /// It silences the finding at its line.
    case line
    /// It silences the finding at its line, or one reader at its property.
    case lineOrReader
    /// Nothing: the rule is about such comments.
    case never
  }

  /// What the rule proves: a sentence or two that begin with "It".
  public var proves: String
  /// Where findings stand and what else they say, a text for each paragraph.
  public var details: [String] = []
  /// The vocabulary of `reason`; empty if findings have none.
  public var reasons: [Reason] = []
  /// What is bad about it, in a sentence or two.
  public var why: String
  /// Nil where nothing happens in an app.
  public var symptom: Symptom?
  /// What else there is to say about the mistake, a text for each paragraph.
  public var consequences: [String] = []
  public var example: Example
  /// Advice besides the example, a text for each paragraph.
  public var advice: [String] = []
  /// Lines of `.preflint.yml` that the rule needs besides its severity, and what they say.
  public var configuration: String?
  public var configurationPurpose: String?
  /// What there is to know about its severity, a text for each paragraph.
  public var options: [String] = []
  public var suppression = Suppression.line
  /// Whether `--fix` mends some of the findings.
  public var isFixable = false
  /// What the rule stays silent about.
  public var limits: [String]
  /// What else it stays silent about, for those who want to know everything.
  public var furtherLimits: [String] = []
}

extension RuleInfo {
  /// A severity that a user may want instead of the default.
  var otherSeverity: Severity { severity == .warning ? .error : .warning }

  /// The comment that silences a finding.
  var suppressionComment: String { "// preflint:ignore[\(id)] - reason" }
}
