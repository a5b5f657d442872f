// What a rule reports: a place, a phrase, and the evidence that leads from the place to the fact.
// Findings hold byte ranges; reporters render them.

/// How much a finding weighs; raw values order from weakest to strongest.
public enum Severity: Int, Sendable, Comparable, CaseIterable {
  case off = 0
  case note, warning, error

  public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The word in reports and in the configuration.
  public var name: String {
    switch self {
    case .off: "off"
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

/// One line of evidence below a finding.
public struct TraceStep: Sendable, Equatable {
  public enum Kind: String, Sendable {
    /// A place that almost provides what is missing.
    case nearMiss = "near-miss"
    /// A step of the path from the finding's place to the evidence.
    case step
    /// The read that fails.
    case read
  }

  public var kind: Kind
  public var range: SourceRange
  public var message: String

  public init(kind: Kind, range: SourceRange, message: String) {
    self.kind = kind
    self.range = range
    self.message = message
  }
}

/// A proved mistake at the place where it is mended.
public struct Finding: Sendable, Equatable {
  /// The rule's identifier, kebab-case.
  public var rule: String
  public var severity: Severity
  /// A lower-case phrase without a final period, names in 'single quotes'.
  public var message: String
  /// What the finding is about, as written at the first read or use.
  public var subject: String
  /// Why it is wrong, a kebab-case word of the rule's vocabulary.
  public var reason: String?
  /// The name of the root whose path fails.
  public var root: String?
  public var range: SourceRange
  public var trace: [TraceStep]
  /// Where a service that comments on a change shows the finding, if not at its place: a line that the change
  /// touches.
  public var annotation: SourceRange?
  /// The views that read the subject below the place, shortest path first.
  public var readers: [String]
  /// The places of the reading properties, in the order of `readers`; a suppression there silences
  /// that reader only.
  public var readerRanges: [SourceRange]
  /// What to write, without the word "help".
  public var help: String?
  /// How to mend it without a person; nil unless that certainly changes nothing else.
  public var fix: Fix?
  /// What the fingerprint hashes besides the rule and the subject: the enclosing declaration and the
  /// boundary. It never holds a line, a wording or, unless nothing else names the place, a file.
  public var anchor: String
  /// The other end of the mistake: a suppression of its rule there silences this finding as well.
  public var twin: Twin?
  /// A name that outlives edits around the finding; the linter gives it.
  public var fingerprint = ""
  /// Which of the reported findings with the same rule, anchor and subject it is, from 1; the linter gives it.
  public var ordinal = 1

  /// The fingerprint that findings share which nothing tells apart.
  public var sharedFingerprint: String { Fingerprint.text(of: [rule, anchor, subject]) }

  /// All places that it speaks of.
  var places: [SourceRange] {
    [range] + trace.map(\.range) + readerRanges + (fix?.edits ?? []).map(\.range)
      + [annotation, twin?.range].compactMap(\.self)
  }

  /// A finding of another rule about the same mistake.
  public struct Twin: Sendable, Equatable {
    public var rule: String
    public var range: SourceRange

    public init(rule: String, range: SourceRange) {
      self.rule = rule
      self.range = range
    }
  }

  public init(
    rule: String, severity: Severity, message: String, subject: String, reason: String? = nil,
    root: String? = nil, range: SourceRange, trace: [TraceStep] = [], readers: [String] = [],
    readerRanges: [SourceRange] = [], help: String? = nil, fix: Fix? = nil, anchor: String
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.subject = subject
    self.reason = reason
    self.root = root
    self.range = range
    self.trace = trace
    self.readers = readers
    self.readerRanges = readerRanges
    self.help = help
    self.fix = fix
    self.anchor = anchor
  }
}

/// A place at which the sources do not decide what happens, with the reason as a short phrase.
public struct UndecidedStep: Sendable, Equatable {
  public var range: SourceRange
  public var message: String

  public init(range: SourceRange, message: String) {
    self.range = range
    self.message = message
  }
}

/// A finding that is not reported.
public struct SilencedFinding: Sendable, Equatable {
  public enum Cause: Sendable, Equatable {
    /// A suppression comment, with the reason that it gives.
    case comment(reason: String)
    /// An entry of the baseline.
    case baseline
  }

  public var finding: Finding
  public var cause: Cause

  public init(finding: Finding, cause: Cause) {
    self.finding = finding
    self.cause = cause
  }
}
