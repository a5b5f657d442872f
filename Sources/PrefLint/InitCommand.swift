// `preflint init`: a first `.preflint.yml`, or a Git hook. Neither overwrites what is there.

import PrefLintCore

struct InitCommand<Place: Surroundings> {
  let arguments: Arguments
  let surroundings: Place

  func run() -> RunStatus {
    guard let workingFolder = surroundings.workingFolder else {
      return fail("the working directory is gone")
    }
    let location: ProjectLocation
    do {
      location = try ProjectLocation(
        paths: arguments.paths, configuration: nil, workingFolder: workingFolder)
    } catch {
      return fail(error.message)
    }
    guard let first = location.arguments.first, first.isFolder else {
      return fail(
        "\(arguments.paths.first ?? "."): not a folder: name the one that is to be the project root"
      )
    }
    return arguments.writesGitHook
      ? writeHook(location) : writeConfiguration(location, first, workingFolder)
  }

  // MARK: - Configuration

  private func writeConfiguration(
    _ location: ProjectLocation, _ folder: ProjectLocation.Argument, _ workingFolder: [UInt8]
  ) -> RunStatus {
    // A folder that is named is to be the root; without one the project's root is.
    let slash = UInt8(ascii: "/")
    let root =
      arguments.paths.isEmpty || folder.path.isEmpty
      ? location.root : location.root + [slash] + Array(folder.path.utf8)
    let file = root + Array("/\(ProjectLocation.configurationName)".utf8)
    let shown = PathStyle.relative(
      root: String(decoding: root, as: UTF8.self),
      to: String(decoding: workingFolder, as: UTF8.self)
    ).shown(ProjectLocation.configurationName)
    if FileSystem.exists(file) {
      return fail("\(shown) is there already: 'preflint config' prints what it sets")
    }
    let threads = onlineProcessorCount()
    let listing = ProjectListing.walk(
      root: root, repository: location.repository, unread: [], threads: threads)
    let loaded = LoadedFiles.read(listing, threads: threads)
    let draft = ConfigurationDraft(
      files: loaded.files.files, xcodeProjects: loaded.xcodeProjects.files)
    do {
      try FileSystem.write(Array(draft.text.utf8), to: file)
    } catch {
      return fail("\(shown): \(error.message)")
    }
    return done(
      draft.fileCount == 0
        ? "wrote \(shown), but no Swift file is below it: it belongs to where the sources are"
        : "wrote \(shown) for \(counted(draft.fileCount, "Swift file")): next, run 'preflint'")
  }

  // MARK: - Hook

  /// What the hook runs: what is committed decides, in the folder of the project.
  static func hook(folder: String) -> String {
    """
    #!/bin/sh
    # Written by 'preflint init --git-hook': refuses a commit with a mistake that HEAD does not have.
    # 'git commit --no-verify' passes it by.
    if ! command -v preflint > /dev/null 2>&1; then
      echo "preflint: not found, so the commit is not linted: install it, or remove $0" >&2
      exit 0
    fi
    \(folder.isEmpty ? "" : "cd \(shellQuoted(folder)) || exit 0\n")exec preflint lint --staged

    """
  }

  private static func shellQuoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  private func writeHook(_ location: ProjectLocation) -> RunStatus {
    guard let root = location.repository else {
      return fail("--git-hook: \(GitError.noRepository.message)")
    }
    let path: String
    do {
      path = try GitRepository(root: root).gitPath("hooks/pre-commit")
    } catch {
      return fail("--git-hook: \(error.message)")
    }
    let file = Array(path.utf8)
    let prefix = location.root.dropFirst(root.count).drop { $0 == UInt8(ascii: "/") }
    let text = Self.hook(folder: String(decoding: prefix, as: UTF8.self))
    if let old = try? FileSystem.read(file) {
      if old == Array(text.utf8) { return done("\(path) is as it should be") }
      return fail(
        "\(path) is there already: add the line 'preflint lint --staged || exit 1' to it")
    }
    do {
      try FileSystem.makeFolders(around: file)
      try FileSystem.write(Array(text.utf8), to: file)
      try FileSystem.makeExecutable(file)
    } catch {
      return fail("\(path): \(error.message)")
    }
    return done("wrote \(path): commits are linted from now on")
  }

  private func done(_ text: String) -> RunStatus {
    if !arguments.isQuiet { surroundings.writeError(text + "\n") }
    return .clean
  }

  private func fail(_ message: String) -> RunStatus {
    surroundings.report(error: message)
    return .failure
  }
}
