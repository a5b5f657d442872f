// What every command about a project begins with: where it is, its settings, and its files, with each cause of
// failure as one line on standard error.

import PrefLintCore

/// A project as it is on disk.
struct LoadedProject {
  var location: ProjectLocation
  var configuration: Configuration
  var listing: ProjectListing
  var files: [SourceFile]
  var xcodeProjects: [SourceFile]
  /// What could not be read.
  var problems: [FileProblem]
  var paths: PathStyle
  /// What is to be reported, relative to the project root.
  var limits: [String]
  /// Whether something that was asked for could not be read.
  var hasFailed: Bool

  /// What leads from the root of the repository to that of the project.
  var repositoryPrefix: String {
    guard let repository = location.repository else { return "" }
    let above = pathCount(of: repository)
    let inside = location.root.split(separator: UInt8(ascii: "/")).dropFirst(above)
    return inside.map { String(decoding: $0, as: UTF8.self) + "/" }.joined()
  }

  private func pathCount(of path: [UInt8]) -> Int {
    path.split(separator: UInt8(ascii: "/")).count
  }
}

struct ProjectLoader<Place: Surroundings> {
  let arguments: Arguments
  let surroundings: Place

  private static var notSwift: String { "not a Swift file: name one, or a folder" }

  /// Finds the project and reads its settings; nil after an error was reported.
  func locate() -> (location: ProjectLocation, configuration: Configuration, paths: PathStyle)? {
    guard let workingFolder = surroundings.workingFolder else {
      surroundings.report(error: "the working directory is gone")
      return nil
    }
    let location: ProjectLocation
    do {
      location = try ProjectLocation(
        paths: arguments.paths, configuration: arguments.configuration,
        workingFolder: workingFolder)
    } catch {
      if case .unreachable(let path, let reason) = error, isSandboxed(reason) {
        reportSandbox(path)
      } else {
        surroundings.report(error: error.message + hint(for: error))
      }
      return nil
    }
    // Without a Swift file to lint nothing around it is looked at.
    let others =
      arguments.stdinPath != nil || arguments.action == .config
      ? [] : location.arguments.filter { !$0.isFolder && !$0.path.hasSuffix(".swift") }
    if !others.isEmpty, others.count == location.arguments.count {
      for other in others { surroundings.report(error: "\(other.text): \(Self.notSwift)") }
      return nil
    }
    let paths = pathStyle(of: location, from: workingFolder)
    guard let configuration = readConfiguration(of: location, paths: paths) else { return nil }
    return (location, configuration, paths)
  }

  /// Reads the whole project; nil after an error was reported.
  ///
  /// - Parameter keepsBytes: whether more than places in few files will be asked of the sources.
  func load(
    keepsBytes: Bool, threads: Int, progress: ProgressLine<Place>
  ) -> LoadedProject? {
    guard let (location, configuration, paths) = locate() else { return nil }
    let (listing, read) = progress.reading {
      let listing = ProjectListing.walk(
        root: location.root, repository: location.repository, unread: configuration.unread,
        threads: threads)
      return (listing, LoadedFiles.read(listing, keepsBytes: keepsBytes, threads: threads))
    }
    var loaded = read.files
    let projects = read.xcodeProjects
    let problems = listing.problems + loaded.problems + projects.problems
    var failed = report(problems, paths: paths)
    if let name = arguments.stdinPath {
      guard let path = overlay(name, on: &loaded.files, location, configuration) else { return nil }
      return LoadedProject(
        location: location, configuration: configuration, listing: listing, files: loaded.files,
        xcodeProjects: projects.files, problems: problems, paths: paths, limits: [path],
        hasFailed: failed)
    }
    let limits = location.arguments.filter { argument in
      guard let problem = emptiness(of: argument, in: listing, unread: configuration.unread) else {
        return true
      }
      // The index may hold what the work tree does not, and a commit without Swift is no mistake.
      if arguments.isStaged, argument.isFolder { return true }
      // That a folder cannot be read is said already.
      if !isUnreadable(argument, problems) {
        surroundings.report(error: "\(argument.text): \(problem)")
      }
      return false
    }
    failed = failed || limits.count < location.arguments.count
    if limits.isEmpty { return nil }
    return LoadedProject(
      location: location, configuration: configuration, listing: listing, files: loaded.files,
      xcodeProjects: projects.files, problems: problems, paths: paths,
      limits: limits.map(\.path), hasFailed: failed)
  }

  /// Puts what standard input has in the place of a file, or beside the others; nil after an error was reported.
  private func overlay(
    _ name: String, on files: inout [SourceFile], _ location: ProjectLocation,
    _ configuration: Configuration
  ) -> String? {
    let last = name.split(separator: "/").last.map(String.init) ?? ""
    let folder = location.arguments.first?.path ?? ""
    let named = folder.isEmpty ? last : folder + "/" + last
    // A link to a file of the project is that file, not another one with the same declarations.
    let real = location.realPath(of: named)
    let path = files.contains { $0.path == real } ? real : named
    guard last.hasSuffix(".swift"), !name.hasSuffix("/") else {
      surroundings.report(error: "--stdin-path: \(name): not a Swift file")
      return nil
    }
    if ProjectListing.isUnread(path, patterns: configuration.unread) {
      surroundings.report(
        error: "--stdin-path: \(name): never opened: see 'unread' in docs/configuration.md")
      return nil
    }
    guard let bytes = surroundings.readInput() else {
      surroundings.report(error: "--stdin-path: cannot read standard input")
      return nil
    }
    if let index = files.firstIndex(where: { $0.path == path }) {
      files[index].bytes = bytes
    } else {
      let index =
        files.firstIndex { path.utf8.lexicographicallyPrecedes($0.path.utf8) } ?? files.count
      files.insert(SourceFile(path: path, bytes: bytes), at: index)
    }
    return path
  }

  /// The settings of the project; nil after an error was reported.
  private func readConfiguration(
    of location: ProjectLocation, paths: PathStyle
  ) -> Configuration? {
    // What is staged to be there may be gone from the work tree.
    let place = location.root + Array("/\(ProjectLocation.configurationName)".utf8)
    guard let file = location.configuration ?? (staged(place, location) == nil ? nil : place) else {
      return adapted(Configuration())
    }
    let path = shownPath(ofConfiguration: file, location, paths: paths)
    let bytes: [UInt8]
    do {
      bytes = try read(file, staged: staged(file, location))
    } catch {
      if isSandboxed(error) {
        reportSandbox(path)
        return nil
      }
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
    return adapted(configuration)
  }

  /// With `--staged`, what the index has of the settings or the baseline: the commit is judged by what it holds. Nil
  /// where Git keeps none, and what the work tree has counts; errors of Git are reported with the comparison.
  func staged(_ path: [UInt8], _ location: ProjectLocation) -> [UInt8]? {
    guard arguments.isStaged, let root = location.repository else { return nil }
    return (try? GitRepository(root: root).staged(path)) ?? nil
  }

  /// What is staged of a file, else what the work tree has.
  func read(_ path: [UInt8], staged: [UInt8]?) throws(FileError) -> [UInt8] {
    if let staged { return staged }
    return try FileSystem.read(path)
  }

  /// The settings as the arguments change them.
  private func adapted(_ configuration: Configuration) -> Configuration {
    var configuration = configuration
    if arguments.requiresReasons { configuration.requiresReasons = true }
    if !arguments.rules.isEmpty {
      configuration = configuration.restricted(to: Set(arguments.rules))
    }
    return configuration
  }

  func shownPath(
    ofConfiguration file: [UInt8], _ location: ProjectLocation, paths: PathStyle
  ) -> String {
    if let given = arguments.configuration { return given }
    let path = String(decoding: file, as: UTF8.self)
    let root = String(decoding: location.root, as: UTF8.self)
    return paths.shown(String(path.dropFirst(root == "/" ? 1 : root.count + 1)))
  }

  /// Whether a file is refused to a script by Xcode's sandbox, as its error and the build settings tell.
  func isSandboxed(_ error: FileError) -> Bool {
    surroundings.isXcodeBuild && error.isDenied
      && surroundings.variable("ENABLE_USER_SCRIPT_SANDBOXING") == "YES"
  }

  private func isSandboxed(_ problem: FileProblem) -> Bool {
    if case .unreadable(let error) = problem.kind { return isSandboxed(error) }
    return false
  }

  /// Whether the one error about the sandbox stands for these problems already.
  func hasReportedSandbox(_ problems: [FileProblem]) -> Bool {
    problems.contains(where: isSandboxed)
  }

  /// The one error about a sandbox that refuses files, however many they are. Xcode shows lines that begin so.
  func reportSandbox(_ path: String, count: Int = 1) {
    let others = count > 1 ? " and \(counted(count - 1, "other path"))" : ""
    surroundings.writeError(
      "error: Xcode's script sandbox denies reading \(oneLine(path))\(others): set the build "
        + "setting ENABLE_USER_SCRIPT_SANDBOXING to NO for the target with this script phase\n")
  }

  /// Reports what could not be read; true if the run has failed by it.
  func report(_ problems: [FileProblem], paths: PathStyle) -> Bool {
    var failed = false
    var problems = problems
    let refused = problems.filter(isSandboxed)
    if let first = refused.first {
      reportSandbox(paths.shown(first.path), count: refused.count)
      problems.removeAll { refused.contains($0) }
      failed = true
    }
    for problem in problems.sorted(by: { $0.path < $1.path }) {
      let path = paths.shown(problem.path)
      switch problem.kind {
      case .unreadable(let error):
        failed = true
        surroundings.report(error: "\(path): \(error.message)")
      case .tooDeep(let line):
        failed = true
        surroundings.report(
          error: "\(path):\(line): nests too deep to be read: take it apart, or leave the file "
            + "to 'unread' in the configuration")
      case .unmatched(let line):
        failed = true
        surroundings.report(
          error: "\(path):\(line): braces do not match: mend them, or leave the file to 'unread' "
            + "in the configuration")
      case .brokenLink:
        if !arguments.isQuiet { surroundings.report(notice: "\(path): the link leads nowhere") }
      }
    }
    return failed
  }

  /// Whether a path, or a folder around it, could not be read.
  private func isUnreadable(
    _ argument: ProjectLocation.Argument, _ problems: [FileProblem]
  ) -> Bool {
    problems.contains { problem in
      problem.isFailure
        && (problem.path.isEmpty || argument.path == problem.path
          || argument.path.hasPrefix(problem.path + "/"))
    }
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
    if !argument.isFolder && !path.hasSuffix(".swift") { return Self.notSwift }
    if ProjectListing.isUnread(path, patterns: unread) {
      return "never opened: see 'unread' in docs/configuration.md"
    }
    return argument.isFolder
      ? "no Swift file here: name the folder that holds the sources" : "could not be read"
  }

  private func pathStyle(
    of location: ProjectLocation, from workingFolder: [UInt8]
  ) -> PathStyle {
    let root = String(decoding: location.root, as: UTF8.self)
    if surroundings.isXcodeBuild { return .absolute(root: root) }
    return .relative(root: root, to: String(decoding: workingFolder, as: UTF8.self))
  }

  /// What to write instead of a first path that does not exist.
  private func hint(for error: LocationError) -> String {
    guard case .unreachable(let path, _) = error, !path.contains("/"), !path.contains(".") else {
      return ""
    }
    if path == "help" || path == "version" { return "; did you mean '--\(path)'?" }
    return Arguments.subcommands.contains(path)
      ? "; the subcommand '\(path)' stands first, and once"
      : didYouMean(path, among: Arguments.subcommands)
  }
}
