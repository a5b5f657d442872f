// What a reporter is given: the result of a run, the files that its places are in, and how to name them.

/// The outcome of a run, to be written in some format.
public struct Report: Sendable {
  public var files: [SourceFile]
  public var result: LintResult
  /// Whether the places that the sources do not decide are listed.
  public var listsUndecided: Bool
  /// What leads from the root of the repository to that of the project: empty, or with `/` at its end.
  public var repositoryPrefix = ""
  /// What could not be read.
  public var problems: [FileProblem] = []
  /// The rules that the run looked for.
  public var rules: Set<String> = []
  /// The weakest severity that makes the run fail; nil if none does.
  public var failingSeverity: Severity? = .error

  public init(files: [SourceFile], result: LintResult, listsUndecided: Bool = false) {
    self.files = files
    self.result = result
    self.listsUndecided = listsUndecided
  }

  /// The path from the root of the project.
  func path(of range: SourceRange) -> String { files[range.file.index].path }

  /// The path from the root of the repository, which services know.
  func repositoryPath(of range: SourceRange) -> String { repositoryPrefix + path(of: range) }

  /// Whether a finding makes the run fail.
  public func fails(_ finding: Finding) -> Bool {
    failingSeverity.map { finding.severity >= $0 } ?? false
  }

  /// Whether something could not be read.
  var isIncomplete: Bool { problems.contains(where: \.isFailure) }
}

extension Finding {
  /// The help for a person, with the hint that a machine may do it.
  var fullHelp: String? {
    guard let fix else { return help }
    return (help ?? fix.description) + ", or let '--fix' do it"
  }
}

/// How the paths of a project are shown.
public struct PathStyle: Sendable {
  /// What stands before a path from the project root.
  private let prefix: String
  /// The components from the project root down to the working directory.
  private let folder: [Substring]

  /// Paths as they are from a working directory, given two absolute paths without links.
  public static func relative(root: String, to workingFolder: String) -> PathStyle {
    let root = root.split(separator: "/")
    let folder = workingFolder.split(separator: "/")
    let shared = sharedCount(root, folder)
    if shared == root.count { return PathStyle(prefix: "", folder: Array(folder[shared...])) }
    // A way that leads up to the root of the disk says less than the place itself.
    if shared == 0, !folder.isEmpty { return absolute(root: "/" + root.joined(separator: "/")) }
    let up = String(repeating: "../", count: folder.count - shared)
    let down = root[shared...].map { $0 + "/" }.joined()
    return PathStyle(prefix: up + down, folder: [])
  }

  /// Absolute paths, given the absolute path of the root.
  public static func absolute(root: String) -> PathStyle {
    PathStyle(prefix: root.hasSuffix("/") ? root : root + "/", folder: [])
  }

  /// A path relative to the project root, as it is shown.
  public func shown(_ path: String) -> String {
    if folder.isEmpty { return path.isEmpty && prefix.isEmpty ? "." : prefix + path }
    let components = path.split(separator: "/")
    let shared = Self.sharedCount(components, folder)
    let up = String(repeating: "../", count: folder.count - shared)
    return up + components[shared...].joined(separator: "/")
  }

  private static func sharedCount(_ lhs: [Substring], _ rhs: [Substring]) -> Int {
    zip(lhs, rhs).prefix { $0 == $1 }.count
  }
}

/// The line tables of the files that a report speaks of, each built once.
struct LineTables {
  private let files: [SourceFile]
  private var tables: [FileID: LineTable] = [:]

  init(_ files: [SourceFile]) { self.files = files }

  mutating func table(of file: FileID) -> LineTable {
    if let table = tables[file] { return table }
    let table = LineTable(files[file.index].bytes)
    tables[file] = table
    return table
  }

  mutating func start(of range: SourceRange) -> LinePosition {
    table(of: range.file).position(at: Int(range.start))
  }

  mutating func end(of range: SourceRange) -> LinePosition {
    table(of: range.file).position(at: Int(max(range.start, range.end)))
  }
}
