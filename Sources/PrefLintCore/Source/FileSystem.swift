// The few system calls that PrefLint needs, behind names of its own: read a file, list a folder, ask
// what a path is. Paths are bytes, because a file name need not be valid UTF-8. Nothing else in the
// library talks to the system, except `parallelMap`.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a file or a folder could not be read, or a file not written.
public enum FileError: Error, Equatable, Sendable {
  /// A system call failed with this `errno`.
  case system(Int32)
  /// The path is a folder, a device or a pipe.
  case notAFile
  /// The file does not fit into 32-bit offsets.
  case tooLarge
  /// The file to write is, behind links, in no folder of the project.
  case outsideProject
  /// The file to write is no longer what was read.
  case changedMeanwhile
  /// The file is no longer what was read, so that what was found in it cannot be shown.
  case changedSinceRead
  /// The file to write depends on files that could not be read.
  case incompleteProject

  /// A lower-case phrase for one line on standard error.
  public var message: String {
    switch self {
    case .system(ENOENT): "no such file or folder"
    case .system(EACCES), .system(EPERM): "permission denied"
    case .system(ELOOP): "too many links"
    case .system(ENOTDIR): "not a folder"
    case .system(EISDIR): "is a folder"
    case .system(ENAMETOOLONG): "the path is too long"
    case .system(EMFILE), .system(ENFILE): "too many open files"
    case .system(EIO): "the disk reports an error"
    case .system(let code): "system error \(code)"
    case .notAFile: "not a regular file"
    case .tooLarge: "larger than 1 GiB"
    case .outsideProject: "not changed: the link leads out of the project"
    case .incompleteProject: "not changed: other files could not be read"
    case .changedMeanwhile: "not changed: it was written since it was read"
    case .changedSinceRead: "was written while the project was read: run it again"
    }
  }

  /// Whether the system refuses access to what is there.
  public var isDenied: Bool { self == .system(EPERM) || self == .system(EACCES) }

  /// Whether nothing is there, or only a link that leads nowhere.
  var isMissing: Bool {
    self == .system(ENOENT) || self == .system(ENOTDIR) || self == .system(ELOOP)
  }
}

/// What tells one file or folder from another, whatever path leads to it.
struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var inode: UInt64
}

/// What tells whether a file is still what was read of it.
struct FileVersion: Hashable, Sendable {
  var identity: FileIdentity
  /// In bytes.
  var size: Int
  /// When it was written last: seconds and nanoseconds.
  var seconds: Int
  var nanoseconds: Int
}

/// What a path leads to.
enum FileKind: Sendable {
  case file, folder, link, other
}

/// An entry of a folder.
struct FolderEntry: Sendable {
  var name: [UInt8]
  var kind: FileKind
  var inode: UInt64
}

/// Access to files and folders by path.
public enum FileSystem {
  static let sizeLimit = 1 << 30

  /// The bytes of the file at a path.
  ///
  /// - Complexity: one `open`, `fstat`, `read` and `close` for a file whose size does not change.
  public static func read(_ path: [UInt8]) throws(FileError) -> [UInt8] {
    try readVersion(path).bytes
  }

  /// The same, with what tells whether the file has changed since.
  ///
  /// - Parameter known: the version that is wanted; any other is an error, and is not read.
  static func readVersion(
    _ path: [UInt8], known: FileVersion? = nil
  ) throws(FileError) -> (bytes: [UInt8], version: FileVersion) {
    let descriptor = unsafe withPath(path) { name in
      retried { unsafe open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    }
    guard descriptor >= 0 else { throw .system(-descriptor) }
    defer { _ = close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .system(errno) }
    guard kind(ofMode: UInt32(status.st_mode)) == .file else { throw .notAFile }
    let size = Int(status.st_size)
    guard size <= sizeLimit else { throw .tooLarge }
    let version = version(of: status)
    guard known == nil || known == version else { throw .changedSinceRead }
    // All empty arrays share their storage, and the initialiser below writes into it: a race of two empty files.
    guard size > 0 else { return ([], version) }
    var failure: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      while count < size {
        let amount = unsafe Glue.read(descriptor, base + count, size - count)
        if amount < 0 && errno == EINTR { continue }
        if amount < 0 { failure = errno }
        if amount <= 0 { break }
        count += amount
      }
    }
    guard failure == 0 else { throw .system(failure) }
    return (bytes, version)
  }

  /// Everything that an open file, pipe or terminal has, up to its end.
  public static func readAll(descriptor: Int32) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= sizeLimit {
      var failure: Int32 = 0
      let chunk = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        guard let base = buffer.baseAddress else { return }
        var amount = -1
        repeat {
          amount = unsafe Glue.read(descriptor, base, buffer.count)
        } while amount < 0 && errno == EINTR
        if amount < 0 { failure = errno }
        count = max(0, amount)
      }
      guard failure == 0 else { throw .system(failure) }
      if chunk.isEmpty { return bytes }
      bytes += chunk
    }
    throw .tooLarge
  }

  /// The absolute path without links, `.` and `..`.
  public static func resolve(_ path: [UInt8]) throws(FileError) -> [UInt8] {
    var failure: Int32 = 0
    let resolved: [UInt8] = unsafe withPath(path) { name in
      guard let result = unsafe realpath(name, nil) else {
        failure = errno
        return []
      }
      defer { unsafe free(result) }
      return unsafe bytes(of: result)
    }
    guard failure == 0 else { throw .system(failure) }
    return resolved
  }

  /// The absolute path of the working directory.
  public static func workingFolder() throws(FileError) -> [UInt8] {
    guard let result = unsafe getcwd(nil, 0) else { throw .system(errno) }
    defer { unsafe free(result) }
    return unsafe bytes(of: result)
  }

  /// Whether a path leads to a folder; links are followed.
  public static func isFolder(_ path: [UInt8]) -> Bool {
    (try? status(path))?.kind == .folder
  }

  /// Whether a path leads to anything; links are followed.
  public static func exists(_ path: [UInt8]) -> Bool {
    (try? status(path)) != nil
  }

  /// Whether something is there, if only a link that leads nowhere.
  public static func isThere(_ path: [UInt8]) -> Bool {
    var status = stat()
    return unsafe withPath(path) { name in unsafe lstat(name, &status) } == 0
  }

  /// What a path leads to; links are followed.
  static func status(
    _ path: [UInt8]
  ) throws(FileError) -> (kind: FileKind, identity: FileIdentity) {
    var status = stat()
    let result = unsafe withPath(path) { name in retried { unsafe stat(name, &status) } }
    guard result == 0 else { throw .system(-result) }
    return (kind(ofMode: UInt32(status.st_mode)), identity(of: status))
  }

  /// The entries of a folder in the order in which the system gives them, without `.` and `..`.
  static func list(
    _ path: [UInt8]
  ) throws(FileError) -> (identity: FileIdentity, entries: [FolderEntry]) {
    let descriptor = unsafe withPath(path) { name in
      retried { unsafe open(name, O_RDONLY | O_CLOEXEC | O_DIRECTORY) }
    }
    guard descriptor >= 0 else { throw .system(-descriptor) }
    guard let folder = unsafe fdopendir(descriptor) else {
      let failure = errno
      _ = close(descriptor)
      throw .system(failure)
    }
    // Closes the descriptor, too.
    defer { _ = unsafe closedir(folder) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .system(errno) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(folder) else {
        if errno != 0 { throw .system(errno) }
        return (identity(of: status), entries)
      }
      let name = unsafe self.name(of: entry)
      if name == [dot] || name == [dot, dot] { continue }
      let type = Int32(unsafe entry.pointee.d_type)
      let kind: FileKind
      switch type {
      case 4: kind = .folder
      case 8: kind = .file
      case 10: kind = .link
      case 0: kind = kindOfUnknown(path + [slash] + name)
      default: kind = .other
      }
      entries.append(
        FolderEntry(name: name, kind: kind, inode: UInt64(unsafe entry.pointee.d_ino)))
    }
  }

  /// The kind of an entry on a file system whose `readdir` does not tell.
  private static func kindOfUnknown(_ path: [UInt8]) -> FileKind {
    var status = stat()
    let result = unsafe withPath(path) { name in unsafe lstat(name, &status) }
    return result == 0 ? kind(ofMode: UInt32(status.st_mode)) : .other
  }

  private static func identity(of status: stat) -> FileIdentity {
    FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
  }

  private static func version(of status: stat) -> FileVersion {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileVersion(
      identity: identity(of: status), size: Int(status.st_size), seconds: Int(time.tv_sec),
      nanoseconds: Int(time.tv_nsec))
  }

  private static func kind(ofMode mode: UInt32) -> FileKind {
    switch mode & 0o170000 {
    case 0o100000: .file
    case 0o040000: .folder
    case 0o120000: .link
    default: .other
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    // The C field is declared with a fixed size but is as long as the name: read it where it stands.
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    let start = unsafe UnsafeRawPointer(entry) + offset
    return unsafe bytes(of: start.assumingMemoryBound(to: CChar.self))
  }

  private static func bytes(of string: UnsafePointer<CChar>) -> [UInt8] {
    unsafe UnsafeRawBufferPointer(start: string, count: strlen(string)).map { $0 }
  }

  private static func withPath<Result>(
    _ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    let terminated = path.prefix { $0 != 0 } + [0]
    return unsafe terminated.withUnsafeBytes { buffer in
      let start = unsafe buffer.assumingMemoryBound(to: CChar.self).baseAddress
      return unsafe body(start.unsafelyUnwrapped)
    }
  }

  /// The result of a call, or its negated error number.
  private static func retried(_ call: () -> Int32) -> Int32 {
    while true {
      let result = call()
      if result >= 0 { return result }
      let failure = errno
      if failure != EINTR { return -failure }
    }
  }

  private static let dot = UInt8(ascii: ".")
  private static let slash = UInt8(ascii: "/")
}

/// System calls whose names the members above shadow.
private enum Glue {
  static func read(_ descriptor: Int32, _ start: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.read(descriptor, start, count)
    #elseif canImport(Glibc)
      unsafe Glibc.read(descriptor, start, count)
    #elseif canImport(Musl)
      unsafe Musl.read(descriptor, start, count)
    #endif
  }
}
