// `preflint lint`: load the project, lint it, mend it if that is asked for, report.

import PrefLintCore

struct LintCommand<Place: Surroundings> {
  let arguments: Arguments
  let surroundings: Place

  func run() -> RunStatus {
    let start = surroundings.now()
    let threads = arguments.threads ?? onlineProcessorCount()
    let loader = ProjectLoader(arguments: arguments, surroundings: surroundings)
    let progress = ProgressLine(
      surroundings: surroundings, start: start,
      isShown: surroundings.isErrorTerminal && !arguments.isQuiet)
    let lintsOnce = arguments.since == nil && !arguments.isStaged && !arguments.fixes
    guard
      var project = loader.load(keepsBytes: !lintsOnce, threads: threads, progress: progress)
    else { return .failure }
    guard let baseline = loader.readBaseline(of: project) else { return .failure }
    var failed = project.hasFailed
    var comparison: Comparison?
    if arguments.since != nil || arguments.isStaged {
      guard let made = loader.compare(&project) else { return .failure }
      comparison = made
    }
    var input = LintInput(
      files: project.files, xcodeProjects: project.xcodeProjects,
      configuration: project.configuration, limits: project.limits)
    input.isLast = lintsOnce
    input.hasInterfaceFiles = project.listing.hasInterfaceFiles
    input.tellsUndecided = arguments.listsUndecided
    var staleCount = 0
    /// What of the findings is to be reported.
    func judge(_ input: LintInput) -> LintResult {
      var result = progress.lint(input, threads: threads)
      if !arguments.rules.isEmpty { result.keep(rules: Set(arguments.rules)) }
      if let baseline {
        // Of a part of the project nothing is known about the rest.
        if input.limits.isEmpty || input.limits.contains("") {
          staleCount = baseline.staleCount(
            in: result, files: input.files, rules: lookedFor(input.configuration))
        }
        result = result.applying(baseline)
      }
      return comparison?.news(in: result, of: input) { progress.lint($0, threads: threads) }
        ?? result
    }
    var result = judge(input)
    let changed = input.files.hold(for: &result)
    project.problems += changed
    failed =
      loader.report(changed, paths: project.paths) || failed || !result.tooDeep.isEmpty
      || !result.unmatched.isEmpty
    var fixed: FixCounts?
    var diff: [UInt8]?
    if arguments.fixes {
      let plan = FixPlan(findings: result.findings, files: input.files)
      if arguments.printsDiff {
        diff = UnifiedDiff.bytes(of: plan, files: input.files)
        fixed = FixCounts(
          findings: plan.taken.count, files: plan.files.count, isWritten: false)
      } else {
        let writer = FixWriter(root: project.location.root, listing: project.listing)
        // Code that could not be read may use what a fix changes.
        let problems = failed ? plan.refused(input.files) : writer.write(plan, into: &input.files)
        fixed = plan.counts(without: Set(problems.map(\.path)), of: result, input.files)
        failed = loader.report(problems, paths: project.paths) || failed
        // The report is about the files as they are now.
        if fixed?.files != 0 { result = judge(input) }
      }
    }
    let report = self.report(on: result, of: input, project)
    guard surroundings.write(diff ?? Array(text(of: report, project.paths).utf8)) else {
      surroundings.report(error: "cannot write to standard output")
      return .failure
    }
    for output in arguments.outputs where !write(output, report, project.paths) { failed = true }
    failed = loader.report(result.unreadParts(of: input.files), paths: project.paths) || failed
    if result.isCutShort {
      failed = true
      surroundings.report(
        error:
          "the project leads to more views than can be followed; some were left out: leave parts "
          + "of it to 'unread' in the configuration, or lint them by themselves")
    }
    if arguments.showsStatistics {
      surroundings.writeError(SummaryReporter.statistics(of: result, stages: progress.times))
    }
    if !arguments.isQuiet {
      for notice in notices(result, of: input) { surroundings.report(notice: notice) }
      let summary = SummaryReporter.text(
        of: result, milliseconds: surroundings.now() - start,
        showsNotes: arguments.showsNotes || !format.hidesNotes,
        listsUndecided: arguments.listsUndecided, fixed: fixed)
      surroundings.writeError(summary + offers(result, baseline, staleCount: staleCount))
    }
    return failed ? .failure : status(of: report)
  }

  // MARK: - Output

  /// What standard output gets.
  private var format: ReportFormat {
    if let format = arguments.format { return format }
    return surroundings.variable("GITHUB_ACTIONS") == "true" ? .github : .text
  }

  private func report(
    on result: LintResult, of input: LintInput, _ project: LoadedProject
  ) -> Report {
    var report = Report(
      files: input.files, result: result, listsUndecided: arguments.listsUndecided)
    if arguments.omitsSuppressed { report.result.silenced = [] }
    report.repositoryPrefix = project.repositoryPrefix
    report.problems = project.problems + result.unreadParts(of: input.files)
    report.rules = lookedFor(input.configuration)
    report.failingSeverity = failingSeverity(input.configuration)
    return report
  }

  private func lookedFor(_ configuration: Configuration) -> Set<String> {
    let rules = Set(RuleCatalog.all.map(\.id).filter(configuration.isLookedFor))
    return arguments.rules.isEmpty ? rules : rules.intersection(arguments.rules)
  }

  /// What settings name that is not there, and what was left out though the result is whole.
  private func notices(_ result: LintResult, of input: LintInput) -> [String] {
    var notices = result.unknownLibraries.map {
      "'libraries' names '\($0)', which is no module of the project"
    }
    notices += input.configuration.idlePatterns(in: input.files.map(\.path)).map { key, pattern in
      "'\(key)' has '\(pattern)', which matches no Swift file"
    }
    if result.arePreviewsCutShort {
      notices.append("the previews lead to more views than can be followed; some were left out")
    }
    return notices
  }

  /// What a person may want to do next.
  private func offers(
    _ result: LintResult, _ baseline: Baseline?, staleCount: Int
  ) -> String {
    var lines: [String] = []
    if staleCount > 0 {
      lines.append(
        "\(counted(staleCount, "finding")) of the baseline no longer "
          + "\(staleCount == 1 ? "occurs" : "occur"): 'preflint baseline' removes "
          + (staleCount == 1 ? "it" : "them"))
    }
    if surroundings.isErrorTerminal {
      let failing = result.findings.filter { $0.severity > .note }
      if let first = failing.heaviestFirst.first {
        lines.append("why, and what to write instead: preflint explain \(first.rule)")
      }
      if baseline == nil, arguments.since == nil, !arguments.isStaged, failing.count > 10 {
        lines.append("to report only what is new from now on: preflint baseline")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func text(of report: Report, _ paths: PathStyle) -> String {
    let isForPeople = surroundings.isTerminal && !surroundings.isXcodeBuild
    return format.text(
      of: report,
      layout: TextLayout(
        paths: paths, showsNotes: arguments.showsNotes, isForPeople: isForPeople,
        isColoured: isColoured(isForPeople: isForPeople)))
  }

  /// Colours decide nothing but colours: the layout for programs stays as it is, in colour if that is forced.
  private func isColoured(isForPeople: Bool) -> Bool {
    switch arguments.colour {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if surroundings.variable("NO_COLOR")?.isEmpty == false { return false }
    if let forced = surroundings.variable("FORCE_COLOR"), !forced.isEmpty,
      !surroundings.isXcodeBuild
    {
      return forced != "0" && forced != "false"
    }
    return isForPeople && surroundings.variable("TERM") != "dumb"
  }

  /// Writes a format to a file; false after an error was reported.
  private func write(_ output: Arguments.Output, _ report: Report, _ paths: PathStyle) -> Bool {
    let layout = TextLayout(paths: paths, showsNotes: arguments.showsNotes)
    let text = output.format.text(of: report, layout: layout)
    let folder = surroundings.workingFolder ?? []
    let name = Array(output.file.utf8)
    let slash = UInt8(ascii: "/")
    do {
      try FileSystem.write(
        Array(text.utf8), to: name.first == slash ? name : folder + [slash] + name)
      return true
    } catch {
      surroundings.report(
        error: "\(output.file): cannot write '\(output.format.rawValue)': \(error.message)")
      return false
    }
  }

  // MARK: - Exit status

  private func failingSeverity(_ configuration: Configuration) -> Severity? {
    switch arguments.isStrict ? .warning : configuration.failOn {
    case .never: nil
    case .error: .error
    case .warning: .warning
    }
  }

  private func status(of report: Report) -> RunStatus {
    report.result.findings.contains(where: report.fails) ? .findings : .clean
  }
}
