// Where a repository begins, and where it keeps what it ignores: all that a run without `--since` or `--staged` reads
// of Git.

enum GitFolder {
  /// The folder at or above an absolute path that holds `.git`.
  static func root(above path: [UInt8]) -> [UInt8]? {
    var folder = path
    while true {
      if FileSystem.exists(folder + gitName) { return folder.isEmpty ? [slash] : folder }
      guard let end = folder.lastIndex(of: slash) else { return nil }
      folder.removeSubrange(end...)
    }
  }

  /// The bytes of `info/exclude`. In a submodule or a linked work tree `.git` is a file that names the
  /// real folder, which may name a common one.
  static func excludeFile(ofRepository root: [UInt8]) -> [UInt8]? {
    var folder = root + gitName
    if !FileSystem.isFolder(folder) {
      guard let bytes = try? FileSystem.read(folder), bytes.starts(with: Array("gitdir: ".utf8))
      else { return nil }
      folder = join(root, firstLine(of: bytes.dropFirst(8)))
      if let common = try? FileSystem.read(folder + Array("/commondir".utf8)) {
        folder = join(folder, firstLine(of: common[...]))
      }
    }
    return try? FileSystem.read(folder + Array("/info/exclude".utf8))
  }

  private static func firstLine(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    Array(bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") })
  }

  private static func join(_ folder: [UInt8], _ path: [UInt8]) -> [UInt8] {
    path.first == slash ? path : folder + [slash] + path
  }

  private static let slash = UInt8(ascii: "/")
  private static let gitName = Array("/.git".utf8)
}
