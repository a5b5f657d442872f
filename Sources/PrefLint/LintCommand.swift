// `preflint lint`: locate the project, read its settings and files, lint, report.

import PrefLintCore

struct LintCommand<Place: Surroundings> {
  let arguments: Arguments
  let surroundings: Place

  func run() -> RunStatus {
    let start = surroundings.now()
    guard let workingFolder = surroundings.workingFolder else {
      return fail("the working directory is gone")
    }
    let location: ProjectLocation
    do {
      location = try ProjectLocation(
        paths: arguments.paths, configuration: arguments.configuration,
        workingFolder: workingFolder)
    } catch {
      return fail(error.message + hint(for: error))
    }
    // Without a Swift file to lint nothing around it is looked at.
    let others = location.arguments.filter { !$0.isFolder && !$0.path.hasSuffix(".swift") }
    if others.count == location.arguments.count, !others.isEmpty {
      for other in others { surroundings.report(error: "\(other.text): not a Swift file") }
      return .failure
    }
    guard let configuration = readConfiguration(of: location, from: workingFolder) else {
      return .failure
    }
    let threads = arguments.threads ?? onlineProcessorCount()
    let listing = ProjectListing.walk(
      root: location.root, repository: location.repository, unread: configuration.unread,
      threads: threads)
    let loaded = LoadedFiles.read(listing.files, threads: threads)
    let projects = LoadedFiles.read(listing.xcodeProjects, threads: threads)
    let paths = pathStyle(of: location, from: workingFolder)
    var failed = report(
      listing.problems + loaded.problems + projects.problems, paths: paths)
    let limits = location.arguments.filter { argument in
      let problem = emptiness(of: argument, in: listing, unread: configuration.unread)
      if let problem { surroundings.report(error: "\(argument.text): \(problem)") }
      return problem == nil
    }
    failed = failed || limits.count < location.arguments.count
    if limits.isEmpty { return .failure }
    var input = LintInput(
      files: loaded.files, xcodeProjects: projects.files, configuration: configuration,
      limits: limits.map(\.path))
    var result = Linter.lint(input, threads: threads)
    var fixed: FixCounts?
    var diff: [UInt8]?
    if arguments.fixes {
      let plan = FixPlan(findings: result.findings, files: input.files)
      if arguments.printsDiff {
        diff = UnifiedDiff.bytes(of: plan, files: input.files)
        fixed = FixCounts(
          findings: plan.taken.count, files: plan.files.count, isWritten: false)
      } else {
        let writer = FixWriter(root: location.root, listing: listing)
        // Code that could not be read may use what a fix changes.
        let problems = failed ? plan.refused(input.files) : writer.write(plan, into: &input.files)
        fixed = plan.counts(without: Set(problems.map(\.path)), of: result, input.files)
        failed = report(problems, paths: paths) || failed
        // The report is about the files as they are now.
        if fixed?.files != 0 { result = Linter.lint(input, threads: threads) }
      }
    }
    let report = Report(
      files: input.files, result: result, listsUndecided: arguments.listsUndecided)
    guard surroundings.write(diff ?? Array(text(of: report, paths: paths).utf8)) else {
      return fail("cannot write to standard output")
    }
    if !arguments.isQuiet {
      let summary = SummaryReporter.text(
        of: result, milliseconds: surroundings.now() - start, showsNotes: showsNotes,
        listsUndecided: arguments.listsUndecided, fixed: fixed)
      surroundings.writeError(summary)
    }
    return failed ? .failure : status(of: result, configuration)
  }

  private var showsNotes: Bool { arguments.showsNotes || arguments.format == .json }

  private func text(of report: Report, paths: PathStyle) -> String {
    switch arguments.format {
    case .json: JSONReporter.text(of: report)
    case .text:
      surroundings.isTerminal && !surroundings.isXcodeBuild
        ? TerminalReporter.text(of: report, paths: paths, showsNotes: showsNotes)
        : TextReporter.text(of: report, paths: paths, showsNotes: showsNotes)
    }
  }

  /// The settings of the project; nil after an error was reported.
  private func readConfiguration(
    of location: ProjectLocation, from workingFolder: [UInt8]
  ) -> Configuration? {
    guard let file = location.configuration else { return Configuration() }
    let path = shownPath(ofConfiguration: file, location, from: workingFolder)
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(file)
    } catch {
      surroundings.report(error: "\(path): \(error.message)")
      return nil
    }
    let configuration: Configuration
    do {
      configuration = try ConfigurationReader.read(bytes)
    } catch {
      for error in error.errors {
        surroundings.writeError(oneLine(error.line(path: path)) + "\n")
      }
      return nil
    }
    if let baseline = configuration.baseline, !arguments.isQuiet {
      surroundings.report(
        notice: "\(path): this version applies no baseline: '\(baseline)' changes nothing")
    }
    return configuration
  }

  private func shownPath(
    ofConfiguration file: [UInt8], _ location: ProjectLocation, from workingFolder: [UInt8]
  ) -> String {
    if let given = arguments.configuration { return given }
    let path = String(decoding: file, as: UTF8.self)
    let root = String(decoding: location.root, as: UTF8.self)
    return pathStyle(of: location, from: workingFolder).shown(
      String(path.dropFirst(root == "/" ? 1 : root.count + 1)))
  }

  /// Reports what could not be read; true if the run has failed by it.
  private func report(_ problems: [FileProblem], paths: PathStyle) -> Bool {
    var failed = false
    for problem in problems.sorted(by: { $0.path < $1.path }) {
      let path = paths.shown(problem.path)
      switch problem.kind {
      case .unreadable(let error):
        failed = true
        surroundings.report(error: "\(path): \(error.message)")
      case .brokenLink:
        if !arguments.isQuiet { surroundings.report(notice: "\(path): the link leads nowhere") }
      }
    }
    return failed
  }

  /// Why no Swift file stands behind a given path; nil if one does.
  private func emptiness(
    of argument: ProjectLocation.Argument, in listing: ProjectListing, unread: [GlobPattern]
  ) -> String? {
    let path = argument.path
    let isRead = listing.files.contains { file in
      path.isEmpty || file.path == path || file.path.hasPrefix(path + "/")
    }
    if isRead { return nil }
    if !argument.isFolder && !path.hasSuffix(".swift") { return "not a Swift file" }
    if ProjectListing.isUnread(path, patterns: unread) {
      return "never opened: see 'unread' in docs/configuration.md"
    }
    return argument.isFolder ? "no Swift file here" : "could not be read"
  }

  private func pathStyle(
    of location: ProjectLocation, from workingFolder: [UInt8]
  ) -> PathStyle {
    let root = String(decoding: location.root, as: UTF8.self)
    if surroundings.isXcodeBuild { return .absolute(root: root) }
    return .relative(root: root, to: String(decoding: workingFolder, as: UTF8.self))
  }

  private func status(of result: LintResult, _ configuration: Configuration) -> RunStatus {
    let failing: Configuration.FailingSeverity =
      arguments.isStrict ? .warning : configuration.failOn
    switch failing {
    case .never: return .clean
    case .error: return result.count(of: .error) > 0 ? .findings : .clean
    case .warning:
      return result.count(of: .error) + result.count(of: .warning) > 0 ? .findings : .clean
    }
  }

  /// What to write instead of a first path that does not exist.
  private func hint(for error: LocationError) -> String {
    guard case .unreachable(let path, _) = error, !path.contains("/"), !path.contains(".") else {
      return ""
    }
    return Arguments.subcommands.contains(path)
      ? "; the subcommand '\(path)' stands first, and once"
      : didYouMean(path, among: Arguments.subcommands)
  }

  private func fail(_ message: String) -> RunStatus {
    surroundings.report(error: message)
    return .failure
  }
}
