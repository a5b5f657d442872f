// The files of a project as another version has them. What Git does not keep, such as ignored generated code,
// files behind links and repositories of their own, is what it is in the work tree, for every version: it injects
// and declares, too. Files that are the same are not read again.

/// A version of a project.
public enum ProjectVersion: Equatable, Sendable {
  /// The tree of a commit, by its full name.
  case commit(String)
  /// What the next commit will hold.
  case index
  /// Before the first commit: nothing.
  case empty
}

/// A project in a repository, and its files in the work tree.
public struct VersionedProject: Sendable {
  public var repository: GitRepository
  /// The absolute path of the project root, in the repository.
  public var root: [UInt8]
  public var unread: [GlobPattern]
  /// What the work tree holds.
  public var workTree: ProjectFiles

  public init(
    repository: GitRepository, root: [UInt8], unread: [GlobPattern], workTree: ProjectFiles
  ) {
    self.repository = repository
    self.root = root
    self.unread = unread
    self.workTree = workTree
  }

  /// The files of a version.
  ///
  /// - Parameter isWhole: whether the version holds what a sparse checkout leaves out; without it, versions can be
  ///   compared with the work tree.
  public func files(of version: ProjectVersion, isWhole: Bool) throws(GitError) -> ProjectFiles {
    var reading = VersionReading(project: self)
    let prefix = Array(
      pathComponents(root).dropFirst(pathComponents(repository.root).count)
        .joined(separator: [slash]))
    try reading.read(version, of: repository, at: [], below: prefix, isWhole: isWhole)
    return reading.result()
  }
}

/// What of a project's files an analysis reads.
public struct ProjectFiles: Sendable {
  /// Ordered by path.
  public var sources: [SourceFile]
  public var xcodeProjects: [SourceFile]

  public init(sources: [SourceFile], xcodeProjects: [SourceFile]) {
    self.sources = sources
    self.xcodeProjects = xcodeProjects
  }
}

/// The reading of one version.
private struct VersionReading {
  private let project: VersionedProject
  private let working: [String: SourceFile]
  private var files: [SourceFile] = []
  /// Paths that Git keeps in this version, and folders of links and of submodules that cannot be read.
  private var known: Set<String> = []
  private var unknownFolders: [String] = []

  init(project: VersionedProject) {
    self.project = project
    let files = project.workTree.sources + project.workTree.xcodeProjects
    working = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
  }

  /// Reads what a repository keeps.
  ///
  /// - Parameters:
  ///   - folder: where the repository stands in the project, if inside.
  ///   - prefix: where the project stands in the repository, if inside.
  mutating func read(
    _ version: ProjectVersion, of repository: GitRepository, at folder: [UInt8],
    below prefix: [UInt8], isWhole: Bool
  ) throws(GitError) {
    let entries: [GitEntry]
    let changed: Set<[UInt8]>
    switch version {
    case .empty: return
    case .commit(let id):
      entries = try repository.entries(ofCommit: id)
      changed = try repository.changedPaths(against: id)
    case .index:
      entries = try repository.indexEntries()
      changed = try repository.changedPaths(against: nil)
    }
    let skipped = isWhole ? [] : try repository.skippedPaths()
    var wanted: [(path: String, id: String)] = []
    for entry in entries where !skipped.contains(entry.path) {
      guard let inside = Self.path(of: entry.path, at: folder, below: prefix) else { continue }
      let path = String(decoding: inside, as: UTF8.self)
      if ProjectListing.isUnread(path, patterns: project.unread) { continue }
      switch entry.kind {
      case .link: unknownFolders.append(path)
      case .submodule: try readSubmodule(entry, of: repository, at: inside, isWhole: isWhole)
      case .file:
        guard ListedFile.isRead(inside) else { continue }
        known.insert(path)
        if let file = working[path], !changed.contains(entry.path) {
          files.append(file)
        } else {
          wanted.append((path, entry.id))
        }
      }
    }
    let blobs = try repository.blobs(wanted.map(\.id))
    for (file, bytes) in zip(wanted, blobs) {
      files.append(
        SourceFile(
          path: file.path, bytes: bytes, isIgnored: working[file.path]?.isIgnored ?? false))
    }
  }

  /// A submodule is read at the commit that the version names, if its repository is there and holds it.
  private mutating func readSubmodule(
    _ entry: GitEntry, of repository: GitRepository, at path: [UInt8], isWhole: Bool
  ) throws(GitError) {
    let inner = repository.submodule(at: entry.path)
    guard FileSystem.exists(inner.root + Array("/.git".utf8)),
      let commit = try? inner.commit(entry.id)
    else {
      unknownFolders.append(String(decoding: path, as: UTF8.self))
      return
    }
    try read(.commit(commit), of: inner, at: path, below: [], isWhole: isWhole)
  }

  /// The path in the project of what a repository keeps; nil if it is outside.
  private static func path(
    of path: [UInt8], at folder: [UInt8], below prefix: [UInt8]
  ) -> [UInt8]? {
    if prefix.isEmpty { return folder.isEmpty ? path : folder + [slash] + path }
    guard path.starts(with: prefix + [slash]) else { return nil }
    return Array(path.dropFirst(prefix.count + 1))
  }

  func result() -> ProjectFiles {
    var files = files
    for file in working.values where !known.contains(file.path) && isOutsideGit(file) {
      files.append(file)
    }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return ProjectFiles(
      sources: files.filter { $0.path.hasSuffix(".swift") },
      xcodeProjects: files.filter { !$0.path.hasSuffix(".swift") })
  }

  /// Whether Git keeps no version of a file of the work tree.
  private func isOutsideGit(_ file: SourceFile) -> Bool {
    if file.isIgnored { return true }
    if unknownFolders.contains(where: { file.path == $0 || file.path.hasPrefix($0 + "/") }) {
      return true
    }
    return isInOwnRepository(file.path)
  }

  /// Whether a repository that is no submodule stands around a file, inside the project.
  private func isInOwnRepository(_ path: String) -> Bool {
    var folder = project.root
    for component in path.split(separator: "/").dropLast() {
      folder += [slash] + Array(component.utf8)
      if FileSystem.exists(folder + Array("/.git".utf8)) { return true }
    }
    return false
  }
}

private let slash = UInt8(ascii: "/")
