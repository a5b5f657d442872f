// The one entry into the library: files and settings in, findings out. The analysis proves; what stands
// here decides what of it is reported, in an order that nothing but the input determines.

/// What a run reads.
public struct LintInput: Sendable {
  /// The whole project, ordered by path.
  public var files: [SourceFile]
  /// The `project.pbxproj` files, which say what of the sources belongs to which target.
  public var xcodeProjects: [SourceFile]
  public var configuration: Configuration
  /// The files and folders, relative to the project root, that limit what is reported. Without any, or
  /// with an empty path among them, everything is.
  public var limits: [String]
  /// Whether a storyboard or a nib may make objects of classes that no code names.
  public var hasInterfaceFiles = true
  /// Whether the result tells what the sources do not decide. To find the places takes time.
  public var tellsUndecided = true
  /// Whether code that no rule looks for is followed as well. It makes no difference but to the time.
  var followsAll = false
  /// How many steps the flow may take in each part of the project, and the rules after it.
  var steps = Evaluator.steps
  /// Whether the process ends after this run, so that its memory need not be given back.
  public var isLast = false

  public init(
    files: [SourceFile], xcodeProjects: [SourceFile] = [],
    configuration: Configuration = Configuration(), limits: [String] = []
  ) {
    self.files = files
    self.xcodeProjects = xcodeProjects
    self.configuration = configuration
    self.limits = limits
  }
}

/// What a run found.
public struct LintResult: Sendable {
  /// Ordered by path, offset, rule and subject; none has the severity `off`.
  public var findings: [Finding]
  /// What the sources do not decide, ordered by path and offset; empty where the input does not ask for it.
  public var undecided: [UndecidedStep]
  public var statistics: LintStatistics
  /// What comments or the baseline silence, in the order of `findings`.
  public var silenced: [SilencedFinding] = []
  /// What `libraries:` names, though neither a target nor a folder that stands for one has that module name.
  public var unknownLibraries: [String] = []
  /// Where a file nests so deep that it is not read, at most one place a file: the result is not whole.
  public var tooDeep: [SourceRange] = []
  /// Where braces of a file do not match, at most one place a file: nothing is found in it, and the result is not whole.
  public var unmatched: [SourceRange] = []
  /// Whether the project asks for more steps than the analysis takes: what it did not come to is undecided, and the result is not whole.
  public var isCutShort = false
  /// Whether that is so of previews alone: of them nothing but notes is told.
  public var arePreviewsCutShort = false

  /// Drops what other rules than the given ones found.
  public mutating func keep(rules: Set<String>) {
    findings.removeAll { !rules.contains($0.rule) }
    silenced.removeAll { !rules.contains($0.finding.rule) }
    statistics.suppressed = silenced.count
  }

  /// All places that it speaks of.
  var places: [SourceRange] {
    findings.flatMap(\.places) + silenced.flatMap(\.finding.places) + undecided.map(\.range)
      + tooDeep + unmatched
  }

  /// Drops what speaks of some files.
  mutating func remove(_ files: Set<FileID>) {
    func isGone(_ places: [SourceRange]) -> Bool { places.contains { files.contains($0.file) } }
    findings.removeAll { isGone($0.places) }
    silenced.removeAll { isGone($0.finding.places) }
    undecided.removeAll { isGone([$0.range]) }
    tooDeep.removeAll { isGone([$0]) }
    unmatched.removeAll { isGone([$0]) }
  }

  /// What nests too deep, and where braces do not match, as problems of its files. O(bytes of these files).
  public func unreadParts(of files: [SourceFile]) -> [FileProblem] {
    func problem(_ place: SourceRange, _ kind: (Int) -> FileProblem.Kind) -> FileProblem {
      let file = files[place.file.index]
      return FileProblem(
        path: file.path, kind: kind(LineTable(file.bytes).line(at: Int(place.start))))
    }
    return tooDeep.map { problem($0) { .tooDeep(line: $0) } }
      + unmatched.map { problem($0) { .unmatched(line: $0) } }
  }

  public init(
    findings: [Finding], undecided: [UndecidedStep], statistics: LintStatistics,
    silenced: [SilencedFinding] = [], unknownLibraries: [String] = []
  ) {
    self.findings = findings
    self.undecided = undecided
    self.statistics = statistics
    self.silenced = silenced
    self.unknownLibraries = unknownLibraries
  }

  /// The number of findings with a severity.
  public func count(of severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}

/// What a run looked at.
public struct LintStatistics: Equatable, Sendable {
  public var files = 0
  public var lines = 0
  /// Apps, scenes, windows, widgets and hosting roots.
  public var roots = 0
  /// Previews, which show views apart from what stands around them in the app.
  public var previews = 0
  /// Environment reads that a root may reach.
  public var reads = 0
  /// Reads of which every path is decided.
  public var provedReads = 0
  /// Findings that comments silence.
  public var suppressed = 0
  /// Findings that the baseline holds.
  public var baselined = 0
  /// Findings that the other version of the project has, too; nil if there is none to compare with.
  public var known: Int?

  public init() {}
}

/// What the analysis proves, before settings are applied.
struct AnalysisResult: Sendable {
  var findings: [Finding] = []
  var undecided: [UndecidedStep] = []
  var statistics = LintStatistics()
  var unknownLibraries: [String] = []
  var tooDeep: [SourceRange] = []
  var unmatched: [SourceRange] = []
  var isCutShort = false
  var arePreviewsCutShort = false

  /// Takes in what is found in another part of the project.
  mutating func add(_ part: AnalysisResult) {
    findings += part.findings
    undecided += part.undecided
    statistics.roots += part.statistics.roots
    statistics.previews += part.statistics.previews
    statistics.reads += part.statistics.reads
    statistics.provedReads += part.statistics.provedReads
    isCutShort = isCutShort || part.isCutShort
    arePreviewsCutShort = arePreviewsCutShort || part.arePreviewsCutShort
  }
}

/// The linter.
public enum Linter {
  /// The version of PrefLint.
  public static let version = "0.1.0"

  /// Lints a project.
  ///
  /// - Parameters:
  ///   - threads: how many threads work at once; the result does not depend on it.
  ///   - observer: told which stage begins.
  public static func lint(
    _ input: LintInput, threads: Int, observer: (any StageObserver)? = nil
  ) -> LintResult {
    let analysis = Analysis.run(
      files: input.files, xcodeProjects: input.xcodeProjects,
      hasInterfaceFiles: input.hasInterfaceFiles, configuration: input.configuration,
      followsAll: input.followsAll, tellsUndecided: input.tellsUndecided, isLast: input.isLast,
      steps: input.steps, threads: threads, observer: observer)
    observer?.began(.report)
    return report(analysis, on: input)
  }

  /// What of an analysis is reported.
  static func report(
    _ analysis: AnalysisResult, on input: LintInput
  ) -> LintResult {
    let order = FindingOrder(files: input.files)
    let reach = ReportedPart(input)
    var statistics = analysis.statistics
    var suppressions = Suppressions(
      of: input.files, requiresReasons: input.configuration.requiresReasons)
    var findings = analysis.findings.sorted(by: order.precedes)
    Fingerprint.assign(to: &findings)
    var silenced: [SilencedFinding] = []
    findings = findings.compactMap { finding in
      switch suppressions.apply(to: finding) {
      case .left(let left): return left
      case .silenced(let reason):
        if let reported = reach.reported(finding) {
          silenced.append(SilencedFinding(finding: reported, cause: .comment(reason: reason)))
        }
        return nil
      }
    }
    statistics.suppressed = silenced.count
    Fingerprint.number(&findings)
    findings = findings.compactMap(reach.reported)
    var comments = suppressions.findings(
      configuration: input.configuration, undecided: analysis.undecided
    ).sorted(by: order.precedes)
    Fingerprint.assign(to: &comments)
    Fingerprint.number(&comments)
    findings += comments.compactMap(reach.reported)
    findings.sort(by: order.precedes)
    statistics.files = input.files.count
    statistics.lines = input.files.reduce(0) {
      $0 + ($1.reading?.lineCount ?? LineTable.count(in: $1.bytes))
    }
    let undecided = input.tellsUndecided ? analysis.undecided.filter(reach.holds) : []
    var result = LintResult(
      findings: findings, undecided: order.sorted(undecided),
      statistics: statistics, silenced: silenced, unknownLibraries: analysis.unknownLibraries)
    result.tooDeep = analysis.tooDeep
    result.unmatched = analysis.unmatched
    result.isCutShort = analysis.isCutShort
    result.arePreviewsCutShort = analysis.arePreviewsCutShort
    assert(
      result.brokenInvariant(in: input.files) == nil,
      result.brokenInvariant(in: input.files) ?? "")
    return result
  }
}

/// The order of findings: by path, offset, rule and subject.
private struct FindingOrder {
  private let files: [SourceFile]

  init(files: [SourceFile]) { self.files = files }

  func precedes(_ lhs: Finding, _ rhs: Finding) -> Bool {
    if lhs.range != rhs.range { return precedes(lhs.range, rhs.range) }
    if lhs.rule != rhs.rule { return lhs.rule < rhs.rule }
    if lhs.subject != rhs.subject { return lhs.subject < rhs.subject }
    return lhs.anchor < rhs.anchor
  }

  /// In order, each once.
  func sorted(_ steps: [UndecidedStep]) -> [UndecidedStep] {
    let sorted = steps.sorted { lhs, rhs in
      lhs.range != rhs.range ? precedes(lhs.range, rhs.range) : lhs.message < rhs.message
    }
    var result: [UndecidedStep] = []
    for step in sorted where step != result.last { result.append(step) }
    return result
  }

  private func precedes(_ lhs: SourceRange, _ rhs: SourceRange) -> Bool {
    if lhs.file != rhs.file {
      let left = files[lhs.file.index].path.utf8
      let right = files[rhs.file.index].path.utf8
      return left.elementsEqual(right) ? lhs.file < rhs.file : left.lexicographicallyPrecedes(right)
    }
    return (lhs.start, lhs.end) < (rhs.start, rhs.end)
  }
}

/// What a report may speak of: files that the configuration leaves in and that the arguments name, with
/// the severities that the configuration gives.
private struct ReportedPart {
  private let input: LintInput
  private let isWhole: Bool

  init(_ input: LintInput) {
    self.input = input
    isWhole = input.limits.isEmpty || input.limits.contains("")
  }

  // Few files have findings: nothing is asked of the others.

  private func isReported(_ id: FileID) -> Bool {
    let file = input.files[id.index]
    return !file.isIgnored && input.configuration.reports(path: file.path)
  }

  private func isWithinLimits(_ id: FileID) -> Bool {
    let path = input.files[id.index].path
    return isWhole || input.limits.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// A finding as it is reported; nil if it is not.
  func reported(_ finding: Finding) -> Finding? {
    guard holds(finding) else { return nil }
    var finding = finding
    let path = input.files[finding.range.file.index].path
    if input.configuration.excepts(finding.subject, ofRule: finding.rule, inPath: path) {
      return nil
    }
    finding.severity = input.configuration.severity(
      ofRule: finding.rule, proved: finding.severity, inPath: path)
    if let fix = finding.fix, !fix.edits.allSatisfy({ mayChange($0.range.file) }) {
      finding.fix = nil
    }
    return finding.severity == .off ? nil : finding
  }

  /// Generated files and files beside those that the arguments name are not to be written.
  private func mayChange(_ file: FileID) -> Bool {
    isReported(file) && isWithinLimits(file)
  }

  /// Whether a finding stands in a reported file and touches one that the arguments name.
  private func holds(_ finding: Finding) -> Bool {
    isReported(finding.range.file)
      && (isWithinLimits(finding.range.file)
        || finding.trace.contains { isWithinLimits($0.range.file) })
  }

  func holds(_ step: UndecidedStep) -> Bool { isWithinLimits(step.range.file) }
}
