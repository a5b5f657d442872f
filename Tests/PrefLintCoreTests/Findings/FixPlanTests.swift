// Fixes become bytes: overlaps and broken files are refused, everything else keeps its bytes, and the diff is
// one that `patch` takes.

import Foundation
import Testing

@testable import PrefLintCore

@Suite struct FixPlanTests {
  private static func edit(_ start: Int, _ end: Int, _ text: String, file: Int = 0) -> Fix.Edit {
    Fix.Edit(
      range: SourceRange(file: FileID(file), start: UInt32(start), end: UInt32(end)),
      replacement: text)
  }

  private func finding(_ edits: [Fix.Edit]) -> Finding {
    Finding(
      rule: "mutable-key-default", severity: .warning, message: "m", subject: "s",
      range: edits[0].range, fix: Fix(description: "d", edits: edits), anchor: "a")
  }

  private func plan(_ text: String, _ fixes: [[Fix.Edit]]) -> (text: String?, taken: [Int]) {
    let plan = FixPlan(
      findings: fixes.map(finding), files: [SourceFile(path: "A.swift", text: text)])
    return (plan.files.first.map { String(decoding: $0.bytes, as: UTF8.self) }, plan.taken)
  }

  @Test func severalEditsInAFileAreApplied() {
    let result = plan(
      "var a = 1; var b = 2\n", [[Self.edit(11, 14, "let")], [Self.edit(0, 3, "let")]])
    #expect(result.text == "let a = 1; let b = 2\n" && result.taken == [0, 1])
  }

  @Test func overlappingFixesAreRefusedAsAWhole() {
    let text = "var a = 1; var b = 2\n"
    let overlapping = plan(
      text, [[Self.edit(0, 3, "let")], [Self.edit(11, 14, "let"), Self.edit(2, 5, "x")]])
    #expect(overlapping.text == "let a = 1; var b = 2\n" && overlapping.taken == [0])
    let same = plan(text, [[Self.edit(0, 3, "let")], [Self.edit(0, 3, "let")]])
    #expect(same.text == "let a = 1; var b = 2\n" && same.taken == [0, 1])
    let other = plan(text, [[Self.edit(0, 3, "let")], [Self.edit(0, 3, "lazy var")]])
    #expect(other.taken == [0])
    let insertions = plan(text, [[Self.edit(0, 0, "let x = 1; ")], [Self.edit(0, 0, "\n")]])
    #expect(insertions.taken == [0])
    let touching = plan(text, [[Self.edit(0, 3, "let")], [Self.edit(3, 5, " c")]])
    #expect(touching.text == "let c = 1; var b = 2\n")
  }

  @Test func aFileThatWouldReadWorseIsLeftAlone() {
    let result = plan("var a = 1\n", [[Self.edit(8, 9, "")], [Self.edit(0, 3, "let")]])
    #expect(result.text == nil && result.taken.isEmpty)
    // What was broken before does not forbid a fix elsewhere.
    let broken = plan("var a = 1\nlet ) = 2\n", [[Self.edit(0, 3, "let")]])
    #expect(broken.text == "let a = 1\nlet ) = 2\n")
  }

  @Test func aFixOfTwoFilesIsTakenInBothOrInNone() {
    let files = [
      SourceFile(path: "A.swift", text: "var a = 1\n"),
      SourceFile(path: "B.swift", text: "var b = 1\n"),
    ]
    let fix = [Self.edit(0, 3, "let"), Self.edit(8, 9, "", file: 1)]
    let plan = FixPlan(findings: [finding(fix)], files: files)
    #expect(plan.files.isEmpty && plan.taken.isEmpty)
  }

  private static func numbered(_ count: Int, _ end: String = "\n") -> String {
    (1...count).map { "var a\($0) = \($0)\(end)" }.joined()
  }

  private static let sources: [(name: String, text: String, edits: [Int])] = [
    ("one line", "var a = 1\n", [0]),
    ("no line break at the end", "let a = 1\nvar b = 2", [10]),
    ("first and last", numbered(9), [0, 8 * 11]),
    ("far apart", numbered(9) + numbered(30), [11, 35 * 11]),
    ("two in a line", "var a = 1; var b = 2\n" + numbered(5), [0, 11]),
    ("CRLF", numbered(9, "\r\n"), [4 * 12]),
    ("tabs and emoji", "\t/* 👩‍👩‍👧 */\tvar a = 1\n", [26]),
  ]

  @Test(arguments: sources)
  func patchTakesTheDiff(name: String, text: String, starts: [Int]) throws {
    let bytes = Array(text.utf8)
    let edits = starts.map { start in
      // Figures of a list may be off by what earlier lines are longer: look for the word from there.
      let found = bytes.indices.first {
        $0 >= start && bytes[$0...].starts(with: Array("var".utf8))
      }
      return Self.edit(found ?? start, (found ?? start) + 3, "let")
    }
    let plan = FixPlan(
      findings: edits.map { finding([$0]) }, files: [SourceFile(path: "A b.swift", bytes: bytes)])
    let new = try #require(plan.files.first)
    #expect(new.edits.count == edits.count)
    let diff = UnifiedDiff.bytes(of: plan, files: [SourceFile(path: "A b.swift", bytes: bytes)])
    let project = TemporaryProject()
    project.write("A b.swift", bytes: bytes)
    project.write("b/A b.swift", bytes: new.bytes)
    if let reference = try Self.run(["diff", "-u", "A b.swift", "b/A b.swift"], in: project) {
      func hunks(_ text: [UInt8]) -> ArraySlice<Substring> {
        String(decoding: text, as: UTF8.self).split(separator: "\n").dropFirst(2)
      }
      #expect(hunks(diff) == hunks(reference))
    }
    project.write("fix.diff", bytes: diff)
    if try Self.run(["patch", "--binary", "-p1", "-i", "fix.diff"], in: project) != nil {
      #expect(try FileSystem.read(Array("\(project.path)/A b.swift".utf8)) == new.bytes)
    }
  }

  /// The output of a command; nil if it is not there.
  private static func run(_ command: [String], in project: TemporaryProject) throws -> [UInt8]? {
    let paths = ["/usr/bin/", "/bin/"].map { $0 + command[0] }
    guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = URL(filePath: project.path)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Array(data)
  }

  @Test func theDiffIsExact() {
    let text = "a\nb\nc\nd\nvar e = 1\nf"
    let file = SourceFile(path: "App/A.swift", text: text)
    let diff = UnifiedDiff.bytes(path: file.path, old: file.bytes, edits: [Self.edit(8, 11, "let")])
    #expect(
      String(decoding: diff, as: UTF8.self) == """
        --- a/App/A.swift
        +++ b/App/A.swift
        @@ -2,5 +2,5 @@
         b
         c
         d
        -var e = 1
        +let e = 1
         f
        \\ No newline at end of file

        """)
    let removed = UnifiedDiff.bytes(
      path: "A", old: Array("a\nb\n".utf8), edits: [Self.edit(0, 2, "")])
    #expect(String(decoding: removed, as: UTF8.self) == "--- a/A\n+++ b/A\n@@ -1,2 +1 @@\n-a\n b\n")
    let added = UnifiedDiff.bytes(
      path: "A", old: Array("a\n".utf8), edits: [Self.edit(2, 2, "b\n")])
    #expect(String(decoding: added, as: UTF8.self) == "--- a/A\n+++ b/A\n@@ -1 +1,2 @@\n a\n+b\n")
  }
}
