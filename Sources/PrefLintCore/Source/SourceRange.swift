// Places in source files. Everything inside PrefLint counts UTF-8 bytes; a reporter converts to the
// units of its format with the file's `LineTable`.

/// The index of a file in `LintInput.files`.
public struct FileID: Hashable, Sendable, Comparable {
  public var rawValue: UInt32

  public init(_ rawValue: Int) { self.rawValue = UInt32(truncatingIfNeeded: rawValue) }

  public var index: Int { Int(rawValue) }

  public static func < (lhs: FileID, rhs: FileID) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A half-open range of UTF-8 offsets in one file.
public struct SourceRange: Hashable, Sendable {
  public var file: FileID
  public var start: UInt32
  public var end: UInt32

  public init(file: FileID, start: UInt32, end: UInt32) {
    self.file = file
    self.start = start
    self.end = end
  }
}
