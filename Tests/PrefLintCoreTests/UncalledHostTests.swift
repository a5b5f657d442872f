// How much a finding weighs that only a host in code which nothing runs leads to: the places of a fixture by the function around them.

import Foundation
import Testing

@testable import PrefLintCore

struct UncalledHostTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Fixtures/missing-environment-object/hosting-uncalled")

  private func lint(_ paths: [String], hasInterfaceFiles: Bool = true) throws -> [Finding] {
    let files = try paths.map { path in
      SourceFile(
        path: path, bytes: [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(path))))
    }
    var input = LintInput(files: files)
    input.hasInterfaceFiles = hasInterfaceFiles
    return Linter.lint(input, threads: 1).findings
      .filter { $0.rule == "missing-environment-object" }
  }

  @Test func hostsThatNothingMakesAreNotes() throws {
    let findings = try lint(["Package.swift", "Sources/Notes/App.swift"])
    let notes = findings.filter { $0.severity == .note }
    #expect(findings.count == 37)
    #expect(
      notes.compactMap { $0.trace.first { $0.message.hasPrefix("nothing ") }?.message } == [
        "nothing runs 'uncalled'", "nothing runs 'calledByUncalled'",
        "nothing runs 'instantiate'", "nothing runs 'unread'", "nothing runs 'unasked'",
        "nothing runs 'unusedController'",
        "nothing makes 'Forgotten'", "nothing makes 'Layer'", "nothing runs 'again'",
        "nothing runs 'presentReport'", "nothing runs 'presentHelp'", "nothing makes 'OldScene'",
      ])
    let others = findings.filter { $0.severity == .error }
    #expect(others.count == findings.count - notes.count)
    #expect(!others.contains { $0.trace.contains { $0.message.hasPrefix("nothing ") } })
  }

  @Test func controllersThatNoNibHoldsAreNotes() throws {
    let findings = try lint(["Package.swift", "Sources/Notes/App.swift"], hasInterfaceFiles: false)
    let unmade = findings.compactMap { $0.trace.first { $0.message.hasPrefix("nothing makes ") } }
    #expect(findings.count == 37)
    #expect(
      Set(unmade.map(\.message)) == [
        "nothing makes 'Screen'", "nothing makes 'Forgotten'", "nothing makes 'FromNib'",
        "nothing makes 'Layer'", "nothing makes 'OldScene'",
      ])
  }

  @Test func whatAProjectDoesNotDeclareMayCallThem() throws {
    let findings = try lint(["Sources/Notes/App.swift"])
    #expect(findings.count == 37)
    #expect(findings.allSatisfy { $0.severity == .error })
  }
}
