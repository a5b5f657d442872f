// A file of the project: where it is, and its bytes.

/// A Swift source file.
public struct SourceFile: Sendable {
  /// The path relative to the project root, with `/`; U+FFFD stands for what is not UTF-8.
  public var path: String
  /// Empty where they were left on disk and are no longer what was read.
  ///
  /// - Complexity: reads the file, where they were left on disk.
  public var bytes: [UInt8] {
    get {
      switch text {
      case .held(let bytes): bytes
      case .onDisk(let stored): (try? stored.bytes()) ?? []
      }
    }
    set {
      text = .held(newValue)
      reading = nil
    }
  }
  private var text: Text
  /// What the bytes say, where somebody has read it already.
  var reading: FileReading?
  /// Whether Git ignores the file: it is read, but nothing in it is reported.
  public var isIgnored: Bool

  public init(path: String, bytes: [UInt8], isIgnored: Bool = false) {
    self.path = path
    text = .held(bytes)
    self.isIgnored = isIgnored
  }

  /// A file with the given text.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  private enum Text: Sendable {
    case held([UInt8])
    case onDisk(StoredText)
  }

  /// How many bytes were read.
  var byteCount: Int {
    switch text {
    case .held(let bytes): bytes.count
    case .onDisk(let stored): stored.version.size
    }
  }

  /// Gives the bytes back, as all is known of them but where its lines are: of most files nothing is ever shown.
  mutating func leave(on disk: StoredText) { text = .onDisk(disk) }

  /// Reads bytes again that were left on disk.
  mutating func hold() throws(FileError) {
    if case .onDisk(let stored) = text { text = .held(try stored.bytes()) }
  }
}

/// Where the bytes of a file are. An object, so that files are copied at little cost.
final class StoredText: Sendable {
  private let systemPath: [UInt8]
  let version: FileVersion

  init(systemPath: [UInt8], version: FileVersion) {
    self.systemPath = systemPath
    self.version = version
  }

  /// What was read before; an error if the file is another one now.
  func bytes() throws(FileError) -> [UInt8] {
    try FileSystem.readVersion(systemPath, known: version).bytes
  }
}

extension [SourceFile] {
  /// Holds the bytes of all files that a result speaks of, so that whatever is said of them is said of the same bytes.
  /// What the result says of files that are no longer what was read is removed from it.
  ///
  /// - Returns: these files.
  public mutating func hold(for result: inout LintResult) -> [FileProblem] {
    var problems: [FileProblem] = []
    var changed: Set<FileID> = []
    for file in Set(result.places.map(\.file)).sorted() {
      do throws(FileError) {
        try self[file.index].hold()
      } catch {
        changed.insert(file)
        problems.append(FileProblem(path: self[file.index].path, kind: .unreadable(error)))
      }
    }
    if !changed.isEmpty { result.remove(changed) }
    return problems
  }
}

/// The files that could be read, and those that could not.
public struct LoadedFiles: Sendable {
  /// In the order of the listing.
  public var files: [SourceFile] = []
  public var problems: [FileProblem] = []
}

/// A file or folder that could not be read or followed, or not as a whole.
public struct FileProblem: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// The run goes on, but has failed.
    case unreadable(FileError)
    /// The rest of the file is read, but what begins in this 1-based line is not. The run has failed.
    case tooDeep(line: Int)
    /// In this 1-based line a brace closes nothing, or one is missing, so that nothing is found in the file. The run has failed.
    case unmatched(line: Int)
    /// A notice; the run is whole without it.
    case brokenLink
  }

  /// Relative to the project root, with `/`.
  public var path: String
  public var kind: Kind

  public init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }

  /// Whether something is not read that should be, so that a run which knows no more has failed.
  public var isFailure: Bool { kind != .brokenLink }

  /// What is wrong, as a lower-case phrase.
  var message: String {
    switch kind {
    case .unreadable(let error): error.message
    case .tooDeep(let line): "what begins in line \(line) nests too deep to be read"
    case .unmatched(let line): "braces do not match in line \(line)"
    case .brokenLink: "the link leads nowhere"
    }
  }

  /// The 1-based line of what is not read, if the rest is.
  var line: Int? {
    switch kind {
    case .tooDeep(let line), .unmatched(let line): line
    case .unreadable, .brokenLink: nil
    }
  }
}
