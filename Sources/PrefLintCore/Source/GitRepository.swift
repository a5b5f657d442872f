// Another version of the project, read by the `git` command: it knows packs, alternates, work trees, shallow
// clones and the index in all their forms. It is run only where the user asks for another version, and it
// writes nothing.

/// Why Git does not tell.
public enum GitError: Error, Equatable, Sendable {
  /// No `git` can be run.
  case missing
  /// No repository is around the project.
  case noRepository
  case unknownRevision(String, isShallow: Bool)
  /// No branch could be the main one.
  case noMainBranch
  case noMergeBase(String, isShallow: Bool)
  /// A command failed, with the first line that it wrote.
  case failed(command: String, message: String)

  /// A lower-case phrase that says what to do.
  public var message: String {
    switch self {
    case .missing: "there is no command 'git': install it, or leave out the option"
    case .noRepository:
      "the project is in no Git repository: make one with 'git init', or leave out the option"
    case .unknownRevision(let name, let isShallow):
      "'\(name)' is no commit in this \(isShallow ? "shallow clone" : "repository"): "
        + (isShallow
          ? "fetch it with 'git fetch --depth=1 origin \(name)' and name 'FETCH_HEAD'"
          : "fetch it, or name another; a path stands behind '--'")
    case .noMainBranch: "no main branch is known: name a commit, as in '--since=origin/main'"
    case .noMergeBase(let name, let isShallow):
      "no common ancestor with '\(name)'\(isShallow ? " in this shallow clone" : ""): "
        + (isShallow ? "run 'git fetch --unshallow', or " : "")
        + "name a commit, as in '--since=\(name)'"
    case .failed(let command, let message):
      "'git \(command)' failed: \(message)\(Self.advice(about: message))"
    }
  }
}

extension GitError {
  /// What Git advises in its further lines, for what happens in containers: the checkout belongs to another user.
  private static func advice(about message: String) -> String {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard message.contains("dubious ownership"), parts.count == 3 else { return "" }
    return ": if you trust it, run 'git config --global --add safe.directory \(parts[1])'"
  }
}

/// An entry of a tree or of the index.
struct GitEntry: Sendable {
  enum Kind: Sendable {
    case file, link, submodule
  }

  var kind: Kind
  /// The name of the object: a blob, or a submodule's commit.
  var id: String
  /// From the root of the repository.
  var path: [UInt8]
}

/// A repository with a work tree.
public struct GitRepository: Sendable {
  /// The absolute path of the work tree.
  let root: [UInt8]
  /// Whether the repository is another than the one whose hook may be running.
  private let isInner: Bool

  public init(root: [UInt8]) {
    self.init(root: root, isInner: false)
  }

  private init(root: [UInt8], isInner: Bool) {
    self.root = root
    self.isInner = isInner
  }

  /// The repository of a submodule at a path in the work tree.
  func submodule(at path: [UInt8]) -> GitRepository {
    GitRepository(root: root + [UInt8(ascii: "/")] + path, isInner: true)
  }

  // MARK: - Commits

  /// The name of the commit that a revision means.
  public func commit(_ revision: String) throws(GitError) -> String {
    // A revision that begins with a dash would be an option.
    let isName = !revision.hasPrefix("-")
    if isName, let id = try? line(["rev-parse", "--verify", "--quiet", revision + "^{commit}"]),
      !id.isEmpty
    {
      return id
    }
    _ = try line(["rev-parse", "--git-dir"])
    throw .unknownRevision(revision, isShallow: isShallow)
  }

  /// Where the current branch left the main one.
  ///
  /// - Parameter candidates: names of the main branch to try before the usual ones.
  public func defaultBase(
    _ candidates: [String]
  ) throws(GitError) -> (commit: String, branch: String) {
    _ = try line(["rev-parse", "--git-dir"])
    let head = try? line(["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"])
    let usual = ["origin/main", "origin/master", "main", "master"]
    for name in candidates + [head ?? ""] + usual where !name.isEmpty {
      guard let main = try? commit(name) else { continue }
      guard let base = try? line(["merge-base", main, "HEAD"]), !base.isEmpty else {
        throw .noMergeBase(name, isShallow: isShallow)
      }
      return (base, name)
    }
    throw .noMainBranch
  }

  /// Where the current branch left a revision; that itself if they have nothing in common here.
  public func branchPoint(from revision: String) throws(GitError) -> String {
    let other = try commit(revision)
    guard let base = try? line(["merge-base", other, "HEAD"]), !base.isEmpty else { return other }
    return base
  }

  /// The commit that the next one will be compared with; nil before the first.
  public func head() throws(GitError) -> String? {
    _ = try line(["rev-parse", "--git-dir"])
    return (try? line(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"])).flatMap {
      $0.isEmpty ? nil : $0
    }
  }

  private var isShallow: Bool {
    (try? line(["rev-parse", "--is-shallow-repository"])) == "true"
  }

  // MARK: - Trees and the index

  /// The entries of a commit's tree.
  func entries(ofCommit commit: String) throws(GitError) -> [GitEntry] {
    let records = try run(["ls-tree", "-r", "-z", "--full-tree", commit])
    return records.split(separator: 0).compactMap { record in
      // mode, type, name, and behind a tab the path
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let words = record[..<tab].split(separator: UInt8(ascii: " "))
      guard words.count == 3 else { return nil }
      return Self.entry(mode: words[0], id: words[2], path: record[(tab + 1)...])
    }
  }

  /// The entries of the index. Of a conflict, the own side.
  func indexEntries() throws(GitError) -> [GitEntry] {
    let records = try run(["ls-files", "-s", "-z", "--full-name"])
    return records.split(separator: 0).compactMap { record in
      // mode, name, stage, and behind a tab the path
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let words = record[..<tab].split(separator: UInt8(ascii: " "))
      guard words.count == 3, words[2] == [UInt8(ascii: "0")] || words[2] == [UInt8(ascii: "2")]
      else { return nil }
      return Self.entry(mode: words[0], id: words[1], path: record[(tab + 1)...])
    }
  }

  /// The bytes that the index has of a file; nil if it has none. The path is absolute. O(entries of the index).
  public func staged(_ path: [UInt8]) throws(GitError) -> [UInt8]? {
    guard path.starts(with: root + [UInt8(ascii: "/")]) else { return nil }
    let inside = path.dropFirst(root.count + 1)
    let entry = try indexEntries().first { $0.kind == .file && $0.path.elementsEqual(inside) }
    guard let entry else { return nil }
    return try blobs([entry.id]).first
  }

  private static func entry(
    mode: ArraySlice<UInt8>, id: ArraySlice<UInt8>, path: ArraySlice<UInt8>
  ) -> GitEntry? {
    let kind: GitEntry.Kind
    switch String(decoding: mode, as: UTF8.self) {
    case "120000": kind = .link
    case "160000": kind = .submodule
    case let mode where mode.hasPrefix("100"): kind = .file
    default: return nil
    }
    return GitEntry(kind: kind, id: String(decoding: id, as: UTF8.self), path: Array(path))
  }

  /// The paths whose files in the work tree may differ from a commit, or from the index.
  func changedPaths(against commit: String?) throws(GitError) -> Set<[UInt8]> {
    let command = commit.map { ["diff-index", $0] } ?? ["diff-files"]
    let records = try run(
      [command[0], "--name-only", "-z", "--no-renames", "--no-ext-diff"] + command.dropFirst()
        + ["--"])
    return Set(records.split(separator: 0).map { Array($0) })
  }

  /// The paths that a sparse checkout leaves out of the work tree.
  func skippedPaths() throws(GitError) -> Set<[UInt8]> {
    let records = try run(["ls-files", "-t", "-z", "--full-name"])
    return Set(
      records.split(separator: 0).compactMap { record in
        record.starts(with: [UInt8(ascii: "S"), UInt8(ascii: " ")])
          ? Array(record.dropFirst(2)) : nil
      })
  }

  // MARK: - Objects

  /// The bytes of blobs, in order.
  func blobs(_ ids: [String]) throws(GitError) -> [[UInt8]] {
    if ids.isEmpty { return [] }
    let command = ["cat-file", "--batch"]
    let output = try run(command, input: Array(ids.map { $0 + "\n" }.joined().utf8))
    var result: [[UInt8]] = []
    var index = 0
    while index < output.count, let end = output[index...].firstIndex(of: UInt8(ascii: "\n")) {
      // name, type and size; or name and "missing"
      let words = output[index..<end].split(separator: UInt8(ascii: " "))
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)),
        end + 1 + size <= output.count
      else {
        throw .failed(
          command: command.joined(separator: " "),
          message: String(decoding: output[index..<end], as: UTF8.self))
      }
      result.append(Array(output[end + 1..<end + 1 + size]))
      index = end + 2 + size
    }
    guard result.count == ids.count else {
      throw .failed(command: command.joined(separator: " "), message: "objects are missing")
    }
    return result
  }

  // MARK: - Running Git

  /// A path below the folder of Git's own files, such as `hooks`, wherever the settings put it.
  public func gitPath(_ name: String) throws(GitError) -> String {
    try line(["rev-parse", "--path-format=absolute", "--git-path", name])
  }

  private func line(_ arguments: [String]) throws(GitError) -> String {
    String(
      decoding: try run(arguments).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  private func run(_ arguments: [String], input: [UInt8] = []) throws(GitError) -> [UInt8] {
    // A hook's variables speak of its own repository.
    let hidden = isInner ? ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"] : []
    let folder = ["--no-optional-locks", "-C", String(decoding: root, as: UTF8.self)]
    let result: Subprocess
    do {
      result = try Subprocess.run("git", folder + arguments, input: input, hiding: hidden)
    } catch {
      throw .missing
    }
    guard result.status == 0 else {
      let text = String(
        decoding: result.errors.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      throw .failed(
        command: arguments.first ?? "", message: text.isEmpty ? "status \(result.status)" : text)
    }
    return result.output
  }
}
