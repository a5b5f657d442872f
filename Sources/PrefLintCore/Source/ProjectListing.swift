// Finding the project's files: one walk that never opens an unread folder. The folders of one depth are
// read in parallel; links come last, so that a file is known by its own path where it has one. Each link
// target is entered at most once, which makes link cycles harmless.

/// A file that the walk found.
public struct ListedFile: Sendable {
  /// Relative to the project root, with `/`; U+FFFD stands for what is not UTF-8.
  public var path: String
  /// The absolute path as the system knows it.
  public var systemPath: [UInt8]
  /// Whether Git ignores the file.
  public var isIgnored: Bool
}

/// The files of a project, ordered bytewise by path.
public struct ProjectListing: Sendable {
  /// All `*.swift` files, also `Package.swift`.
  public var files: [ListedFile] = []
  /// All `project.pbxproj` files.
  public var xcodeProjects: [ListedFile] = []
  /// Whether there is a storyboard or a nib, which makes objects of classes that no code names.
  public var hasInterfaceFiles = false
  /// Ordered by path.
  public var problems: [FileProblem] = []

  /// Folders that are never opened, besides hidden ones.
  public static let unreadFolders = [
    "DerivedData", "Pods", "Carthage", "node_modules",
  ]

  /// How folders end that are never opened: documentation, whose code nobody compiles.
  public static let unreadExtensions = [".docc"]

  /// Whether a path relative to the project root is never opened.
  public static func isUnread(_ path: String, patterns: [GlobPattern]) -> Bool {
    let components = pathComponents(path.utf8)
    return patterns.contains { $0.covers(components) }
      || components.contains { $0.first == dot || isUnreadFolder($0) }
  }

  /// Whether folders and links with a name are never entered, hidden ones aside.
  fileprivate static func isUnreadFolder(_ name: ArraySlice<UInt8>) -> Bool {
    unreadFolders.contains { name.elementsEqual($0.utf8) }
      || unreadExtensions.contains {
        name.count > $0.utf8.count && name.suffix($0.utf8.count).elementsEqual($0.utf8)
      }
  }

  /// Walks a project.
  ///
  /// - Parameters:
  ///   - root: the absolute path of the project root, without links.
  ///   - repository: the absolute path of the Git root at or above `root`, if there is one.
  ///   - unread: what is never opened, besides the default.
  public static func walk(
    root: [UInt8], repository: [UInt8]?, unread: [GlobPattern], threads: Int
  ) -> ProjectListing {
    var walk = ProjectWalk(root: root, repository: repository, unread: unread, threads: threads)
    return walk.run()
  }
}

/// The state of a walk.
private struct ProjectWalk {
  /// What a folder holds: a file, or a folder by its number.
  private enum Item {
    case file(FoundFile)
    case folder(Int)
  }

  private let root: [UInt8]
  private let reader: FolderReader
  private let threads: Int
  private let startingRules: IgnoreRules
  /// The folders that were entered, and those around the root.
  private var known: Set<FileIdentity> = []
  private var knownFiles: Set<FileIdentity> = []
  /// The folders that were entered by number, each with what it holds in the bytewise order of paths.
  private var folders: [[Item]] = []
  /// The files and folders that links lead to.
  private var linked: [Item] = []
  private var links: [Place] = []
  private var problems: [(path: [UInt8], kind: FileProblem.Kind)] = []

  init(root: [UInt8], repository: [UInt8]?, unread: [GlobPattern], threads: Int) {
    self.root = root
    self.threads = threads
    let gitRoot = repository ?? root
    let rootComponents = pathComponents(root)
    let gitComponents = pathComponents(gitRoot)
    reader = FolderReader(
      root: root, prefix: Array(rootComponents.dropFirst(gitComponents.count)), unread: unread)
    startingRules = Self.rules(above: rootComponents, gitRoot: gitRoot)
    // A link to a folder around the project leads back into the project.
    for count in 0...rootComponents.count {
      let folder = [UInt8](rootComponents.prefix(count).joined(separator: [slash]))
      if let status = try? FileSystem.status([slash] + folder) { known.insert(status.identity) }
    }
  }

  /// The rules from the Git root down to the folder above the project root.
  private static func rules(above root: PathComponents, gitRoot: [UInt8]) -> IgnoreRules {
    var rules = IgnoreRules()
    if let bytes = GitFolder.excludeFile(ofRepository: gitRoot) {
      rules.add(IgnoreFile(bytes, depth: 0))
    }
    let gitDepth = pathComponents(gitRoot).count
    for count in gitDepth..<max(root.count, gitDepth) {
      let folder = [slash] + [UInt8](root.prefix(count).joined(separator: [slash]))
      if let bytes = try? FileSystem.read(folder + ignoreFileName) {
        rules.add(IgnoreFile(bytes, depth: count - gitDepth))
      }
    }
    return rules
  }

  mutating func run() -> ProjectListing {
    let first = enter(Place(path: [], rules: startingRules, isIgnored: false))
    // Following a link may find further links; each round takes them in the order of their paths.
    while !links.isEmpty {
      let round = links.sorted { $0.path.lexicographicallyPrecedes($1.path) }
      links = []
      for link in round { follow(link) }
    }
    var found = files(in: [.folder(first)])
    if !linked.isEmpty {
      found += files(in: linked)
      found.sort { $0.path.lexicographicallyPrecedes($1.path) }
    }
    return listing(of: found)
  }

  /// Reads a folder and all folders inside it; returns its number.
  private mutating func enter(_ start: Place) -> Int {
    let first = folders.count
    folders.append([])
    var level = [start]
    // The folders of a level have successive numbers.
    var number = first
    while !level.isEmpty {
      let reader = reader
      // Few folders are read sooner than a thread starts.
      let results =
        threads == 1 || level.count < 8
        ? level.map(reader.read)
        : parallelMap(level, threads: threads) { _, place in reader.read(place) }
      var next: [Place] = []
      for (place, result) in zip(level, results) {
        switch result {
        case .failure(let error): problems.append((place.path, .unreadable(error)))
        case .success(let contents):
          // The root itself is known from the start; a folder inside is entered by its own path once.
          if !known.insert(contents.identity).inserted && !place.path.isEmpty { break }
          links += contents.links
          folders[number] = contents.items.map { item in
            switch item {
            case .file(let file):
              knownFiles.insert(file.identity)
              return .file(file)
            case .folder(let place):
              next.append(place)
              return .folder(folders.count + next.count - 1)
            }
          }
        }
        number += 1
      }
      folders += Array(repeating: [], count: next.count)
      level = next
    }
    return first
  }

  private mutating func follow(_ link: Place) {
    let path = root + [slash] + link.path
    let status: (kind: FileKind, identity: FileIdentity)
    do {
      status = try FileSystem.status(path)
    } catch {
      // A broken link to an archive or a picture is nobody's concern.
      let name = lastComponent(of: link.path)
      if FoundFile.kind(of: name) != nil || !name.contains(dot) {
        problems.append((link.path, error.isMissing ? .brokenLink : .unreadable(error)))
      }
      return
    }
    switch status.kind {
    case .folder:
      if !known.contains(status.identity) { linked.append(.folder(enter(link))) }
    case .file:
      guard let kind = FoundFile.kind(of: lastComponent(of: link.path)) else { return }
      if knownFiles.insert(status.identity).inserted {
        let file = FoundFile(
          path: link.path, kind: kind, identity: status.identity, isIgnored: link.isIgnored)
        linked.append(.file(file))
      }
    case .link, .other: break
    }
  }

  /// The files among items and in the folders among them, one item after the other.
  private func files(in items: [Item]) -> [FoundFile] {
    var found: [FoundFile] = []
    // Folders may nest deeper than a stack.
    var open = [items[...]]
    while let item = open.last?.first {
      open[open.count - 1].removeFirst()
      switch item {
      case .file(let file): found.append(file)
      case .folder(let number): open.append(folders[number][...])
      }
      while open.last?.isEmpty == true { open.removeLast() }
    }
    return found
  }

  private func listing(of found: [FoundFile]) -> ProjectListing {
    var listing = ProjectListing()
    for file in found {
      var systemPath: [UInt8] = []
      systemPath.reserveCapacity(root.count + 1 + file.path.count)
      systemPath += root
      systemPath.append(slash)
      systemPath += file.path
      let listed = ListedFile(
        path: String(decoding: file.path, as: UTF8.self), systemPath: systemPath,
        isIgnored: file.isIgnored)
      switch file.kind {
      case .swift: listing.files.append(listed)
      case .xcodeProject: listing.xcodeProjects.append(listed)
      case .interface: listing.hasInterfaceFiles = true
      }
    }
    listing.problems =
      problems
      .sorted { $0.path.lexicographicallyPrecedes($1.path) }
      .map { FileProblem(path: String(decoding: $0.path, as: UTF8.self), kind: $0.kind) }
    return listing
  }
}

/// A file inside the project.
private struct FoundFile: Sendable {
  enum Kind: Sendable {
    case swift, xcodeProject
    /// A storyboard or a nib.
    case interface
  }

  /// Relative to the project root.
  var path: [UInt8]
  var kind: Kind
  var identity: FileIdentity
  var isIgnored: Bool

  static func kind(of name: ArraySlice<UInt8>) -> Kind? {
    if name.suffix(6).elementsEqual(".swift".utf8) { return .swift }
    if name.elementsEqual("project.pbxproj".utf8) { return .xcodeProject }
    return isInterface(name) ? .interface : nil
  }

  private static let interfaceExtensions = [".storyboard", ".xib", ".nib"]
  /// What is shown while an app starts has no code of its own.
  private static let launchScreens = ["LaunchScreen.storyboard", "Launch Screen.storyboard"]

  private static func isInterface(_ name: ArraySlice<UInt8>) -> Bool {
    interfaceExtensions.contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
      && !launchScreens.contains { name.elementsEqual($0.utf8) }
  }
}

/// A folder or link to look at, and what applies to it.
private struct Place: Sendable {
  /// Relative to the project root.
  var path: [UInt8]
  var rules: IgnoreRules
  var isIgnored: Bool
}

/// What one folder holds for the walk.
private struct FolderContents: Sendable {
  enum Item: Sendable {
    case file(FoundFile)
    case folder(Place)
  }

  var identity: FileIdentity
  /// In the bytewise order of the files' paths: a folder's start with its name and a slash.
  var items: [Item] = []
  var links: [Place] = []
}

extension ListedFile {
  /// Whether a file of this name says what of the sources belongs to which target.
  static func isXcodeProject(_ path: String) -> Bool { path.hasSuffix("project.pbxproj") }

  /// Whether a project's analysis reads a file of this name.
  static func isRead(_ path: [UInt8]) -> Bool {
    switch FoundFile.kind(of: lastComponent(of: path)) {
    case .swift, .xcodeProject: true
    case .interface, nil: false
    }
  }
}

/// Reads single folders; it has no state, so that threads share it.
private struct FolderReader: Sendable {
  let root: [UInt8]
  /// The components from the Git root to the project root: ignore rules see paths from the Git root.
  let prefix: PathComponents
  let unread: [GlobPattern]

  func read(_ place: Place) -> Result<FolderContents, FileError> {
    let path = place.path.isEmpty ? root : root + [slash] + place.path
    do throws(FileError) {
      let (identity, entries) = try FileSystem.list(path)
      return .success(contents(of: place, path: path, identity: identity, entries: entries))
    } catch {
      return .failure(error)
    }
  }

  private func contents(
    of place: Place, path: [UInt8], identity: FileIdentity, entries: [FolderEntry]
  ) -> FolderContents {
    var contents = FolderContents(identity: identity)
    let components = pathComponents(place.path)
    let depth = components.count
    let rules = self.rules(in: place, path: path, depth: depth, entries: entries)
    // The components of the entry that is looked at, from the Git root; the last is replaced from entry to entry.
    var inside = prefix + components + [[]]
    var items: [(key: [UInt8], item: FolderContents.Item)] = []
    for entry in entries where entry.name.first != dot {
      let fileKind = FoundFile.kind(of: entry.name[...])
      if entry.kind == .other || (entry.kind == .file && fileKind == nil) { continue }
      let isFolder = entry.kind == .folder
      if isFolder && ProjectListing.isUnreadFolder(entry.name[...]) { continue }
      let path = place.path.isEmpty ? entry.name : place.path + [slash] + entry.name
      inside[inside.count - 1] = entry.name[...]
      if unread.contains(where: { $0.matches(inside[prefix.count...]) }) { continue }
      let isIgnored = place.isIgnored || rules.ignores(inside, isFolder: isFolder)
      switch entry.kind {
      case .file:
        guard let fileKind else { continue }
        let file = FoundFile(
          path: path, kind: fileKind,
          identity: FileIdentity(device: identity.device, inode: entry.inode), isIgnored: isIgnored)
        items.append((entry.name, .file(file)))
      case .folder:
        let folder = Place(path: path, rules: rules, isIgnored: isIgnored)
        items.append((entry.name + [slash], .folder(folder)))
      case .link:
        if ProjectListing.isUnreadFolder(entry.name[...]) { continue }
        contents.links.append(Place(path: path, rules: rules, isIgnored: isIgnored))
      case .other: continue
      }
    }
    items.sort { $0.key.lexicographicallyPrecedes($1.key) }
    contents.items = items.map(\.item)
    return contents
  }

  /// The rules inside a folder: those around it and its own `.gitignore`. A repository inside the
  /// project, such as a submodule, starts afresh.
  private func rules(
    in place: Place, path: [UInt8], depth: Int, entries: [FolderEntry]
  ) -> IgnoreRules {
    if place.isIgnored { return IgnoreRules() }
    var rules = place.rules
    let depth = prefix.count + depth
    if !place.path.isEmpty, entries.contains(where: { $0.name.elementsEqual(".git".utf8) }) {
      rules = IgnoreRules()
      if let bytes = GitFolder.excludeFile(ofRepository: path) {
        rules.add(IgnoreFile(bytes, depth: depth))
      }
    }
    if entries.contains(where: { $0.name.elementsEqual(".gitignore".utf8) }),
      let bytes = try? FileSystem.read(path + ignoreFileName)
    {
      rules.add(IgnoreFile(bytes, depth: depth))
    }
    return rules
  }
}

private func lastComponent(of path: [UInt8]) -> ArraySlice<UInt8> {
  let start = path.lastIndex(of: slash).map { $0 + 1 } ?? 0
  return path[start...]
}

private let slash = UInt8(ascii: "/")
private let dot = UInt8(ascii: ".")
private let ignoreFileName = Array("/.gitignore".utf8)
