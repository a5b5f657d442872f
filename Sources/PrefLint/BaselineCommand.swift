// The baseline: reading it for `lint`, and `preflint baseline`, which writes it.

import PrefLintCore

extension ProjectLoader {
  /// The absolute path of the baseline, and how it is shown.
  func baselinePlace(
    of location: ProjectLocation, _ configuration: Configuration, _ paths: PathStyle
  ) -> (path: [UInt8], shown: String) {
    let path = configuration.baseline ?? Baseline.defaultPath
    if path.hasPrefix("/") { return (Array(path.utf8), path) }
    return (location.root + Array("/\(path)".utf8), paths.shown(path))
  }

  /// The baseline of a project: nothing if there is none and none is asked for; nil after an error was reported.
  func readBaseline(of project: LoadedProject) -> Baseline?? {
    if arguments.ignoresBaseline { return .some(nil) }
    let place = baselinePlace(of: project.location, project.configuration, project.paths)
    let staged = staged(place.path, project.location)
    if project.configuration.baseline == nil, staged == nil, !FileSystem.isThere(place.path) {
      return .some(nil)
    }
    do {
      let bytes = try read(place.path, staged: staged)
      do {
        return .some(try Baseline(bytes))
      } catch {
        surroundings.writeError(oneLine(error.line(path: place.shown)) + "\n")
      }
    } catch {
      if isSandboxed(error) {
        if !hasReportedSandbox(project.problems) { reportSandbox(place.shown) }
        return nil
      }
      let hint = FileSystem.exists(place.path) ? "" : ": 'preflint baseline' writes it"
      surroundings.report(error: "\(place.shown): \(error.message)\(hint)")
    }
    return nil
  }
}

struct BaselineCommand<Place: Surroundings> {
  let arguments: Arguments
  let surroundings: Place

  func run() -> RunStatus {
    let threads = arguments.threads ?? onlineProcessorCount()
    let loader = ProjectLoader(arguments: arguments, surroundings: surroundings)
    let progress = ProgressLine(
      surroundings: surroundings, start: surroundings.now(),
      isShown: surroundings.isErrorTerminal && !arguments.isQuiet)
    guard let project = loader.load(keepsBytes: true, threads: threads, progress: progress) else {
      return .failure
    }
    let place = loader.baselinePlace(of: project.location, project.configuration, project.paths)
    var input = LintInput(
      files: project.files, xcodeProjects: project.xcodeProjects,
      configuration: project.configuration)
    input.hasInterfaceFiles = project.listing.hasInterfaceFiles
    let result = project.hasFailed ? nil : progress.lint(input, threads: threads)
    let unread = result?.unreadParts(of: input.files) ?? []
    guard let result, !loader.report(unread, paths: project.paths) else {
      surroundings.report(
        error: "\(place.shown): not written, since not everything could be read")
      return .failure
    }
    let current = Baseline(result, files: input.files)
    guard FileSystem.exists(place.path) else {
      return write(current, to: place, about: "\(counted(current.count, "finding"))")
    }
    guard let old = loader.readBaseline(of: project) else { return .failure }
    let kept = (old ?? Baseline()).shrunk(to: current)
    let gone = (old?.count ?? 0) - kept.count
    if arguments.addsToBaseline {
      let added = current.count - kept.count
      let widened = current.widenedCount(beyond: kept)
      let readers = widened > 0 ? ", \(grouped(widened)) with new readers" : ""
      return write(
        current, to: place,
        about: "\(counted(current.count, "finding")), \(added) added\(readers), \(gone) removed")
    }
    let status = write(
      kept, to: place, about: "\(counted(kept.count, "finding")), \(gone) removed")
    let news = current.count(notIn: kept)
    if status == .clean, news > 0, !arguments.isQuiet {
      let verb = news == 1 ? "is" : "are"
      surroundings.writeError(
        "\(counted(news, "finding")) \(verb) new and not in it: 'preflint baseline --add' adds them\n"
      )
    }
    return status
  }

  private func write(
    _ baseline: Baseline, to place: (path: [UInt8], shown: String), about text: String
  ) -> RunStatus {
    do {
      try FileSystem.makeFolders(around: place.path)
      try FileSystem.write(Array(baseline.text.utf8), to: place.path)
    } catch {
      surroundings.report(error: "\(place.shown): \(error.message)")
      return .failure
    }
    if !arguments.isQuiet { surroundings.writeError("wrote \(place.shown): \(text)\n") }
    return .clean
  }
}
