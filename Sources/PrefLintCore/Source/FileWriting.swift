// Replacing files: the new bytes go to a file beside the old one, which then takes its name, so that no reader
// ever sees half a file and a failure leaves the old one.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileSystem {
  /// Replaces the bytes of a file and keeps its mode. A link stays, and what it leads to is replaced.
  ///
  /// - Parameters:
  ///   - path: an absolute path.
  ///   - folder: the absolute path, without links, of the folder in which the file must be.
  ///   - old: what the file must hold: it is not replaced if somebody else has written it.
  public static func replace(
    _ path: [UInt8], in folder: [UInt8], old: [UInt8], new: [UInt8]
  ) throws(FileError) {
    let target = try resolve(path)
    guard target.starts(with: folder + (folder.last == slash ? [] : [slash])) else {
      throw .outsideProject
    }
    var status = stat()
    guard unsafe withTerminated(target, { name in unsafe stat(name, &status) }) == 0 else {
      throw .system(errno)
    }
    // A folder that may be written allows to replace a file that may not: that is not meant.
    let denial = unsafe withTerminated(target) { name in unsafe access(name, W_OK) }
    let isWritable = status.st_mode & 0o222 != 0 && denial == 0
    guard isWritable else { throw .system(EACCES) }
    guard try read(target) == old else { throw .changedMeanwhile }
    let temporary = temporaryName(beside: target)
    try write(new, to: temporary, mode: status.st_mode & 0o7777)
    try rename(temporary, to: target)
  }

  /// Writes a file whole or not at all: a failure leaves what was there. A file is made if there is none, a link stays,
  /// and what is no file, such as a pipe or a device, is written in place; so is a file in a folder that may not be
  /// written.
  ///
  /// - Parameter path: an absolute path.
  public static func write(_ bytes: [UInt8], to path: [UInt8]) throws(FileError) {
    var status = stat()
    let exists = unsafe withTerminated(path) { name in unsafe stat(name, &status) } == 0
    var target = path
    if exists {
      guard status.st_mode & S_IFMT == S_IFREG else { return try writeInPlace(bytes, to: path) }
      guard unsafe withTerminated(path, { name in unsafe access(name, W_OK) }) == 0 else {
        throw .system(errno)
      }
      target = try resolve(path)
    } else if unsafe withTerminated(path, { name in unsafe lstat(name, &status) }) == 0 {
      // A link to a file that is not there yet.
      return try writeInPlace(bytes, to: path)
    }
    let temporary = temporaryName(beside: target)
    do {
      try write(bytes, to: temporary, mode: exists ? status.st_mode & 0o7777 : nil)
    } catch {
      guard exists, error == .system(EACCES) || error == .system(EPERM) else { throw error }
      return try writeInPlace(bytes, to: path)
    }
    try rename(temporary, to: target)
  }

  private static func writeInPlace(_ bytes: [UInt8], to path: [UInt8]) throws(FileError) {
    let descriptor = unsafe withTerminated(path) { name in
      unsafe open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    }
    guard descriptor >= 0 else { throw .system(errno) }
    var failure = write(bytes, descriptor)
    if close(descriptor) != 0, failure == 0 { failure = errno }
    guard failure == 0 else { throw .system(failure) }
  }

  /// A hidden name in the same folder, of this process alone.
  private static func temporaryName(beside path: [UInt8]) -> [UInt8] {
    let end = path.lastIndex(of: slash).map { $0 + 1 } ?? 0
    return path[..<end] + [UInt8(ascii: ".")] + path[end...] + Array(".preflint-\(getpid())".utf8)
  }

  /// Gives a new file the name of an old one; without success the new one is removed.
  private static func rename(_ temporary: [UInt8], to target: [UInt8]) throws(FileError) {
    let result = unsafe withTerminated(temporary) { from in
      unsafe withTerminated(target) { to in unsafe System.rename(from, to) }
    }
    if result != 0 {
      let failure = errno
      remove(temporary)
      throw .system(failure)
    }
  }

  /// Makes a folder, if there is none.
  public static func makeFolder(_ path: [UInt8]) throws(FileError) {
    if isFolder(path) { return }
    guard unsafe withTerminated(path, { name in unsafe mkdir(name, 0o777) }) == 0 else {
      throw .system(errno)
    }
  }

  /// Makes the folders that an absolute path leads through, where there are none.
  public static func makeFolders(around path: [UInt8]) throws(FileError) {
    var folder: [UInt8] = []
    for component in path.split(separator: UInt8(ascii: "/")).dropLast() {
      folder += [UInt8(ascii: "/")] + component
      try makeFolder(folder)
    }
  }

  /// Lets everybody run a file who may read it.
  public static func makeExecutable(_ path: [UInt8]) throws(FileError) {
    guard unsafe withTerminated(path, { name in unsafe chmod(name, 0o755) }) == 0 else {
      throw .system(errno)
    }
  }

  /// Writes all bytes; the error number of the system, or 0.
  private static func write(_ bytes: [UInt8], _ descriptor: Int32) -> Int32 {
    var failure: Int32 = 0
    unsafe bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count, failure == 0 {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[offset...])
        let amount = unsafe System.write(descriptor, rest.baseAddress, rest.count)
        if amount >= 0 { offset += amount } else if errno != EINTR { failure = errno }
      }
    }
    return failure
  }

  /// Writes a file that does not exist yet, down to the disk; leaves none behind if that fails.
  ///
  /// - Parameter mode: nil for that of any new file.
  private static func write(
    _ bytes: [UInt8], to path: [UInt8], mode: mode_t?
  ) throws(FileError) {
    let descriptor = unsafe withTerminated(path) { name in
      unsafe open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode == nil ? 0o666 : 0o600)
    }
    guard descriptor >= 0 else { throw .system(errno) }
    var failure = write(bytes, descriptor)
    if failure == 0, let mode, fchmod(descriptor, mode) != 0 { failure = errno }
    if failure == 0, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    guard failure == 0 else {
      remove(path)
      throw .system(failure)
    }
  }

  private static func remove(_ path: [UInt8]) {
    _ = unsafe withTerminated(path) { name in unsafe unlink(name) }
  }

  private static func withTerminated<Result>(
    _ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    let terminated = path.prefix { $0 != 0 } + [0]
    return unsafe terminated.withUnsafeBytes { buffer in
      let start = unsafe buffer.assumingMemoryBound(to: CChar.self).baseAddress
      return unsafe body(start.unsafelyUnwrapped)
    }
  }
}

private let slash = UInt8(ascii: "/")

/// The system's functions whose names members above shadow.
private enum System {
  static func rename(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
    #if canImport(Darwin)
      unsafe Darwin.rename(old, new)
    #elseif canImport(Glibc)
      unsafe Glibc.rename(old, new)
    #elseif canImport(Musl)
      unsafe Musl.rename(old, new)
    #endif
  }

  static func write(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.write(descriptor, start, count)
    #elseif canImport(Glibc)
      unsafe Glibc.write(descriptor, start, count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, start, count)
    #endif
  }
}
