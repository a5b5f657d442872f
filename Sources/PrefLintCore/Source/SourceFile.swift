// A file of the project: where it is, and its bytes.

/// A Swift source file.
public struct SourceFile: Sendable {
  /// The path relative to the project root, with `/`; U+FFFD stands for what is not UTF-8.
  public var path: String
  public var bytes: [UInt8] {
    didSet { reading = nil }
  }
  /// What the bytes say, where somebody has read it already.
  var reading: FileReading?
  /// Whether Git ignores the file: it is read, but nothing in it is reported.
  public var isIgnored: Bool

  public init(path: String, bytes: [UInt8], isIgnored: Bool = false) {
    self.path = path
    self.bytes = bytes
    self.isIgnored = isIgnored
  }

  /// A file with the given text.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
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
    case .brokenLink: "the link leads nowhere"
    }
  }

  /// The 1-based line of what is not read, if the rest is.
  var line: Int? {
    if case .tooDeep(let line) = kind { line } else { nil }
  }
}
