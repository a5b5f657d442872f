// Every input that fuzzing has found wanting, and inputs that are easily forgotten, given to its target again.

import Foundation
import Testing

@Suite struct FuzzReplayTests {
  /// An input that failed once.
  struct Failure: Sendable, CustomTestStringConvertible {
    var target: FuzzTarget
    var file: URL

    var testDescription: String { "\(target.rawValue)/\(file.lastPathComponent)" }

    static let all: [Failure] = {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      return FuzzTarget.allCases.flatMap { target in
        let folder = root.appending(path: "Tools/Fuzz/Failures/\(target.rawValue)")
        let files = try? FileManager.default.contentsOfDirectory(
          at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).sorted { $0.path() < $1.path() }
          .map { Failure(target: target, file: $0) }
      }
    }()
  }

  @Test(arguments: Failure.all) func staysMended(_ failure: Failure) throws {
    let bytes = Array(try Data(contentsOf: failure.file))
    #expect(failure.target.problem(in: bytes) == nil)
  }

  @Test(arguments: FuzzTarget.allCases) func smallestInputs(_ target: FuzzTarget) {
    for text in ["", "\n", "\0", "\u{FEFF}", "a", "{", "\"", "//", "/*", "#", "@", "%", "- "] {
      #expect(target.problem(in: Array(text.utf8)) == nil, "\(text)")
    }
    #expect(target.problem(in: [0xFF]) == nil)
  }

  @Test func failuresAreThere() {
    #expect(!Failure.all.isEmpty)
  }
}
