// `--since` and `--staged`: the version that is judged, and the one that findings are new to.

import PrefLintCore

/// A version of the project that findings are compared with.
struct Comparison {
  /// What messages call the version.
  var name: String
  var files: ProjectFiles
  private var known: KnownFindings?

  init(name: String, files: ProjectFiles) {
    self.name = name
    self.files = files
  }

  /// What of a result the version does not have, each finding with the place that the change touches.
  mutating func news(
    in result: LintResult, of input: LintInput, lint: (LintInput) -> LintResult
  ) -> LintResult {
    // The other version is judged only if there is something to compare, and by today's settings.
    if result.findings.isEmpty { return result.without(KnownFindings()) }
    let known: KnownFindings
    if let done = self.known {
      known = done
    } else {
      var other = LintInput(
        files: files.sources, xcodeProjects: files.xcodeProjects,
        configuration: input.configuration)
      other.hasInterfaceFiles = input.hasInterfaceFiles
      known = KnownFindings(lint(other).findings)
      self.known = known
    }
    var news = result.without(known)
    ChangedLines(from: files.sources, to: input.files).annotate(&news.findings, in: input.files)
    return news
  }
}

extension ProjectLoader {
  /// Reads the version to compare with and, with `--staged`, the index in place of the work tree; nil after an error
  /// was reported.
  func compare(_ project: inout LoadedProject) -> Comparison? {
    let option = arguments.isStaged ? "--staged" : "--since"
    do throws(GitError) {
      guard let root = project.location.repository else { throw GitError.noRepository }
      let repository = GitRepository(root: root)
      let versions = VersionedProject(
        repository: repository, root: project.location.root,
        unread: project.configuration.unread,
        workTree: ProjectFiles(sources: project.files, xcodeProjects: project.xcodeProjects))
      let (name, version) = try base(in: repository)
      let files = try versions.files(of: version, isWhole: arguments.isStaged)
      if arguments.isStaged {
        let index = try versions.files(of: .index, isWhole: true)
        project.files = index.sources
        project.xcodeProjects = index.xcodeProjects
      }
      return Comparison(name: name, files: files)
    } catch {
      surroundings.report(error: "\(option): \(error.message)")
      return nil
    }
  }

  /// The version to compare with, and what messages call it.
  private func base(
    in repository: GitRepository
  ) throws(GitError) -> (name: String, version: ProjectVersion) {
    switch arguments.since {
    case .revision(let name): return (name, .commit(try repository.commit(name)))
    case .mainBranch:
      let (commit, branch) = try repository.defaultBase(targetBranches)
      return (branch, .commit(commit))
    case nil:
      // 'pre-commit run --from-ref …', as in CI, asks about commits that are made already.
      if let name = surroundings.variable("PRE_COMMIT_FROM_REF"), !name.isEmpty {
        return (name, .commit(try repository.branchPoint(from: name)))
      }
      guard let head = try repository.head() else { return ("the first commit", .empty) }
      return ("HEAD", .commit(head))
    }
  }

  /// The branch that a request of GitHub or GitLab is to be merged into.
  private var targetBranches: [String] {
    ["GITHUB_BASE_REF", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME"]
      .compactMap { surroundings.variable($0) }.filter { !$0.isEmpty }.map { "origin/" + $0 }
  }
}
