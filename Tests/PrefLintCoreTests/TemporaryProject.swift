// A folder of files that a test writes and that disappears with the last use of the value.

@testable import PrefLintCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

final class TemporaryProject: Sendable {
  /// The absolute path, without links.
  let path: String

  /// Writes files by relative path; a path that ends in `/` is a folder.
  init(_ files: [String: String] = [:]) {
    var template = Array("\(P_tmpdir)/preflint-XXXXXX".utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer { buffer -> String in
      guard let result = unsafe mkdtemp(buffer.baseAddress!) else { return "" }
      return unsafe String(cString: result)
    }
    let resolved = (try? FileSystem.resolve(Array(made.utf8))) ?? []
    path = String(decoding: resolved, as: UTF8.self)
    for (name, text) in files { write(name, text) }
  }

  deinit {
    guard path.contains("preflint-") else { return }
    Self.remove(path)
  }

  var bytes: [UInt8] { Array(path.utf8) }

  func write(_ name: String, _ text: String) { write(name, bytes: Array(text.utf8)) }

  func write(_ name: String, bytes: [UInt8]) {
    makeFolders(around: name)
    if name.hasSuffix("/") { return }
    let file = unsafe open(path + "/" + name, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    _ = unsafe bytes.withUnsafeBytes { buffer in unsafe Self.write(file, buffer) }
    _ = close(file)
  }

  func link(_ name: String, to target: String) {
    makeFolders(around: name)
    _ = unsafe symlink(target, path + "/" + name)
  }

  func delete(_ name: String) { _ = unsafe unlink(path + "/" + name) }

  /// Writes a file of zeros that takes no room on disk.
  func writeHuge(_ name: String, size: Int) {
    write(name, "")
    _ = unsafe truncate(path + "/" + name, off_t(size))
  }

  func setMode(_ name: String, _ mode: Int32) {
    _ = unsafe chmod(path + "/" + name, mode_t(mode))
  }

  private func makeFolders(around name: String) {
    var folder = path
    for component in name.split(separator: "/").dropLast(name.hasSuffix("/") ? 0 : 1) {
      folder += "/" + component
      _ = unsafe mkdir(folder, 0o755)
    }
  }

  private static func write(_ file: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.write(file, buffer.baseAddress, buffer.count)
    #elseif canImport(Glibc)
      unsafe Glibc.write(file, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      unsafe Musl.write(file, buffer.baseAddress, buffer.count)
    #endif
  }

  private static func remove(_ folder: String) {
    _ = unsafe chmod(folder, 0o755)
    if let listing = try? FileSystem.list(Array(folder.utf8)) {
      for entry in listing.entries {
        let inside = folder + "/" + String(decoding: entry.name, as: UTF8.self)
        if entry.kind == .folder { remove(inside) } else { _ = unsafe unlink(inside) }
      }
    }
    _ = unsafe rmdir(folder)
  }
}
