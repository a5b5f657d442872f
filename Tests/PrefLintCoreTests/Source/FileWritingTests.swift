// Outputs are written whole or not at all, wherever they lead.

import Foundation
import Testing

@testable import PrefLintCore

@Suite struct FileWritingTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "preflint-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> [UInt8] {
    Array(folder.appending(path: name).path(percentEncoded: false).utf8)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }

  private func write(_ text: String, to name: String) throws {
    try FileSystem.write(Array(text.utf8), to: path(name))
  }

  @Test func makesAndReplacesFiles() throws {
    try write("old and long", to: "a")
    #expect(try text("a") == "old and long")
    try write("new", to: "a")
    #expect(try text("a") == "new")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()).count == 1)
  }

  @Test func keepsLinksAndModes() throws {
    try write("old", to: "a")
    let file = folder.appending(path: "a").path()
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    for (link, target) in [("link", "a"), ("dangling", "b")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: link).path(), withDestinationPath: target)
      try write("new", to: link)
      #expect(try text(target) == "new")
      #expect(
        try FileManager.default.destinationOfSymbolicLink(
          atPath: folder.appending(path: link).path()) == target)
    }
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  @Test func failsWithoutATrace() throws {
    #expect(throws: FileError.self) { try write("new", to: "no/where") }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "folder"), withIntermediateDirectories: true)
    #expect(throws: FileError.self) { try write("new", to: "folder") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == ["folder"])
  }
}
