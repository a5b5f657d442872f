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
    if !path.utf8.contains(UInt8(ascii: "/")), !path.utf8.isEmpty, path != ".", path != ".." {
      return folder.isEmpty ? path : folder + "/" + path
    }
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        if parts.popLast() == nil { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
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
    let rest = path.utf8.count - name.utf8.count
    guard rest >= 0, path.utf8.suffix(name.utf8.count).elementsEqual(name.utf8) else {
      return false
    }
    return rest == 0 || path.utf8.dropLast(name.utf8.count).last == slash
  }

  /// Whether a file is in a folder itself, not deeper. Makes nothing.
  static func isDirectly(_ path: String, in folder: String) -> Bool {
    let length = lengthOfFolder(of: path)
    return length == folder.utf8.count && path.utf8.prefix(length).elementsEqual(folder.utf8)
  }

  /// How many bytes stand before the last slash.
  private static func lengthOfFolder(of path: String) -> Int {
    var path = path
    return path.withUTF8 { unsafe $0.lastIndex(of: slash) ?? 0 }
  }

  private static let slash = UInt8(ascii: "/")

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
