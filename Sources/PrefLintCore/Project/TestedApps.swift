// Apps that stand in a folder of tests, for tests to run: what is told of tests is not told of them.

/// The folders in which an app begins below a folder of tests.
struct TestedApps {
  private var folders: [String] = []

  /// O(files below folders of tests).
  init(paths: [String], facts: [FileFacts], part: [Bool]) {
    for (index, path) in paths.enumerated()
    where part[index] && Self.isTestPath(path) && Self.beginsApp(facts[index]) {
      let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
      folders.append(String(path[..<end]) + "/")
    }
  }

  func contain(_ path: String) -> Bool { folders.contains { path.hasPrefix($0) } }

  /// Whether a path leads through a folder of tests: they are never roots and never provide anything (C18).
  static func isTestPath(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { path in
      let suffix: StaticString = "Tests/"
      let length = suffix.utf8CodeUnitCount
      return path.indices.dropFirst(length - 1).contains { end in
        unsafe path[end] == UInt8(ascii: "/")
          && (0..<length).allSatisfy {
            unsafe path[end + 1 - length + $0] == suffix.utf8Start[$0]
          }
      }
    }
  }

  private static func beginsApp(_ facts: FileFacts) -> Bool {
    facts.topLevel.contains { id in
      let declaration = facts[id]
      guard case .structure = declaration.kind else { return false }
      return facts[declaration.attributes].contains {
        facts[$0.name] == StandardTypes.entryAttribute
      }
        && facts[declaration.inheritance].contains {
          guard case .named(_, let name, _) = facts[$0].kind else { return false }
          return facts[name] == StandardTypes.appProtocol
        }
    }
  }
}
