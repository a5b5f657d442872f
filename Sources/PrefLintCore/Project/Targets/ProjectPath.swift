// Paths relative to the project root, as manifests and projects write them: joined, with `.` and `..` gone.

enum ProjectPath {
  /// The longest path, in bytes, that a system takes: longer ones name no file.
  static let limit = 4_096

  /// A path below a folder; nil if it leaves the project root, is absolute or too long.
  static func join(_ folder: String, _ path: String) -> String? {
    if path.utf8.first == UInt8(ascii: "/") || folder.utf8.count + path.utf8.count > limit {
      return nil
    }
    // Most paths hold nothing to resolve.
    if isPlain(path), folder.isEmpty || isPlain(folder) {
      return folder.isEmpty ? path : folder + "/" + path
    }
    var parts = components(of: folder)
    for part in components(of: path) where part != "." {
      if part == ".." {
        if parts.popLast() == nil { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// What stands between the slashes of a path; nothing for two in a row.
  static func components(of path: String) -> [Substring] {
    path.utf8.split(separator: slash).map { Substring($0) }
  }

  /// Whether a folder is a playground: its code is run by itself.
  static func isPlayground(_ folder: String) -> Bool { folder.hasSuffix(".playground") }

  /// Whether a path has some component, and each is the name of something: none is empty, `.` or `..`.
  private static func isPlain(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      var start = 0
      for index in 0...bytes.count {
        guard unsafe index == bytes.count || bytes[index] == slash else { continue }
        switch index - start {
        case 0: return false
        case 1: if unsafe bytes[start] == dot { return false }
        case 2: if unsafe bytes[start] == dot && bytes[start + 1] == dot { return false }
        default: break
        }
        start = index + 1
      }
      return true
    }
  }

  /// The folder of a path; empty at the root.
  static func folder(of path: String) -> String {
    String(path[..<path.utf8.index(path.startIndex, offsetBy: lengthOfFolder(of: path))])
  }

  static func lastComponent(of path: String) -> Substring {
    let length = lengthOfFolder(of: path)
    let start = length > 0 || path.utf8.first == slash ? length + 1 : 0
    return path[path.utf8.index(path.startIndex, offsetBy: start)...]
  }

  /// Whether the last component of a path is a text. Makes nothing.
  static func isNamed(_ path: String, _ name: String) -> Bool {
    unsafe withBytes(path, name) { path, name in
      let rest = path.count - name.count
      guard rest >= 0, unsafe rest == 0 || path[rest - 1] == slash else { return false }
      for index in name.indices where unsafe path[rest + index] != name[index] { return false }
      return true
    }
  }

  /// Whether a file is in a folder itself, not deeper. Makes nothing.
  static func isDirectly(_ path: String, in folder: String) -> Bool {
    unsafe withBytes(path, folder) { path, folder in
      guard unsafe (path.lastIndex(of: slash) ?? 0) == folder.count else { return false }
      // Neighbours differ at the end, as a rule.
      for index in folder.indices.reversed() where unsafe path[index] != folder[index] {
        return false
      }
      return true
    }
  }

  /// Whether a path comes before another one in the order of their bytes. Makes nothing.
  static func precedes(_ left: String, _ right: String) -> Bool {
    unsafe withBytes(left, right) { left, right in
      for index in 0..<min(left.count, right.count) {
        let (one, other) = unsafe (left[index], right[index])
        if one != other { return one < other }
      }
      return left.count < right.count
    }
  }

  /// Texts' bytes as they lie in memory: one by one out of a text they take ten times as long.
  private static func withBytes<Result>(
    _ left: String, _ right: String,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    var (left, right) = (left, right)
    return left.withUTF8 { left in right.withUTF8 { right in unsafe body(left, right) } }
  }

  /// How many bytes stand before the last slash.
  private static func lengthOfFolder(of path: String) -> Int {
    var path = path
    return path.withUTF8 { unsafe $0.lastIndex(of: slash) ?? 0 }
  }

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// Whether a path is a folder or stands below it; everything is below the root.
  static func isWithin(_ path: String, _ folder: String) -> Bool {
    if folder.isEmpty { return true }
    guard path.utf8.starts(with: folder.utf8) else { return false }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/")
  }

  /// The name that a module has by the name of its target: what an identifier cannot hold becomes `_`.
  static func moduleName(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isKept = scalar.properties.isXIDContinue || scalar == "_"
      if result.isEmpty, !scalar.properties.isXIDStart, scalar.properties.isXIDContinue {
        result += "_"
      }
      result.unicodeScalars.append(isKept ? scalar : "_")
    }
    return result
  }
}
