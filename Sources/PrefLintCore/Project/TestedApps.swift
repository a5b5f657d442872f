// Apps that stand in a folder of tests, for tests to run: what is told of tests is not told of them.

/// The folders in which an app begins below a folder of tests.
struct TestedApps {
  private var folders: [String] = []

  /// O(files below folders of tests).
  init(paths: [String], facts: [FileFacts], part: [Bool]) {
    for (index, path) in paths.enumerated()
    where part[index] && Self.isTestPath(path) && facts[index].beginsApp {
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

}

extension FileFacts {
  /// Whether a program begins in the file, with an app that the file declares.
  var beginsApp: Bool {
    topLevel.contains { id in
      let declaration = self[id]
      guard case .structure = declaration.kind else { return false }
      return self[declaration.attributes].contains {
        self[$0.name] == StandardTypes.entryAttribute
      }
        && self[declaration.inheritance].contains {
          guard case .named(_, let name, _) = self[$0].kind else { return false }
          return self[name] == StandardTypes.appProtocol
        }
    }
  }
}
