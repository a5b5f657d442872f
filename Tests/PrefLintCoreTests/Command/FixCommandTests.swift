// `--fix` as a whole: what is written, what is left alone, and what is said about it.

import Testing

@testable import PrefLint
@testable import PrefLintCore

@Suite struct FixCommandTests {
  private static let wrong = """
    import SwiftUI

    struct AKey: EnvironmentKey {
    \tstatic var defaultValue: Int = 1 // 👩‍👩‍👧 é
    }

    struct BKey: PreferenceKey {
      static var defaultValue = 2
    }

    """

  private static let right = wrong.replacing("static var", with: "static let")

  private func run(
    _ arguments: [String], in project: TemporaryProject
  ) -> (status: RunStatus, output: String, errors: String) {
    let surroundings = RecordedSurroundings(project.path)
    let status = Command(surroundings: surroundings).run(arguments)
    return (status, surroundings.output, surroundings.errors)
  }

  private func bytes(_ name: String, _ project: TemporaryProject) -> [UInt8] {
    (try? FileSystem.read(project.bytes + Array("/\(name)".utf8))) ?? []
  }

  private func text(_ name: String, _ project: TemporaryProject) -> String {
    String(decoding: bytes(name, project), as: UTF8.self)
  }

  @Test func fixesAreWrittenAndAreNoFailures() {
    let project = TemporaryProject(["A.swift": Self.wrong, "B.swift": "let b = 1\n"])
    let before = run(["--strict"], in: project)
    #expect(before.status == .findings)
    #expect(before.output.contains("note: help: write 'static let', or let '--fix' do it\n"))
    #expect(before.errors.hasSuffix("2 can be fixed: --fix\n"))
    #expect(text("A.swift", project) == Self.wrong)
    let fixed = run(["--strict", "--fix"], in: project)
    #expect(fixed.status == .clean && fixed.output == "")
    #expect(fixed.errors.hasSuffix("fixed 2 findings in 1 file\n"))
    #expect(text("A.swift", project) == Self.right)
    #expect(text("B.swift", project) == "let b = 1\n")
    let again = run(["--strict", "--fix"], in: project)
    #expect(again.status == .clean && again.errors.hasSuffix("fixed nothing\n"))
    #expect(text("A.swift", project) == Self.right)
  }

  @Test func lineEndingsAndBytesAreKept() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    // A comment that is not UTF-8.
    let comment = Array("// ".utf8) + [0xE9, 0x0D, 0x0A]
    func file(_ text: String) -> [UInt8] {
      mark + comment + Array(text.replacing("\n", with: "\r\n").utf8)
    }
    let project = TemporaryProject()
    project.write("A.swift", bytes: file(Self.wrong))
    project.setMode("A.swift", 0o755)
    #expect(run(["--strict", "--fix"], in: project).status == .clean)
    #expect(bytes("A.swift", project) == file(Self.right))
    let entries = try? FileSystem.list(project.bytes).entries
    #expect(entries?.count == 1)
  }

  @Test func theDiffIsPrintedAndNothingIsWritten() {
    let project = TemporaryProject(["App/A.swift": Self.wrong])
    let result = run(["--strict", "--fix", "--diff"], in: project)
    #expect(result.status == .findings)
    #expect(
      result.output == """
        --- a/App/A.swift
        +++ b/App/A.swift
        @@ -1,9 +1,9 @@
         import SwiftUI
        \(" ")
         struct AKey: EnvironmentKey {
        -\tstatic var defaultValue: Int = 1 // 👩‍👩‍👧 é
        +\tstatic let defaultValue: Int = 1 // 👩‍👩‍👧 é
         }
        \(" ")
         struct BKey: PreferenceKey {
        -  static var defaultValue = 2
        +  static let defaultValue = 2
         }

        """)
    #expect(result.errors.hasSuffix("would fix 2 findings in 1 file\n"))
    #expect(text("App/A.swift", project) == Self.wrong)
    let right = TemporaryProject(["A.swift": Self.right])
    let nothing = run(["--fix", "--diff"], in: right)
    #expect(nothing.output == "" && nothing.errors.hasSuffix("nothing to fix\n"))
  }

  @Test func jsonOffersTheFix() {
    let project = TemporaryProject(["A.swift": Self.wrong])
    let result = run(["--format", "json"], in: project)
    #expect(
      result.output.contains(
        """
              "fix": {
                "description": "write 'static let'",
                "edits": [
                  { "file": "A.swift", "line": 4, "column": 9, "endLine": 4, "endColumn": 12, "replacement": "let" }
                ]
              },
              "docs": "docs/rules/mutable-key-default.md",
        """))
  }

  @Test func whatIsNotReportedIsNotChanged() {
    let project = TemporaryProject([
      ".git/HEAD": "", ".gitignore": "Generated\n", ".preflint.yml": "exclude: [Excluded]\n",
      "Generated/A.swift": Self.wrong,
      "Excluded/A.swift": Self.wrong.replacing("Key", with: "Word"),
      "B.swift": "let b = 1\n",
      "C.swift": """
      struct CKey: EnvironmentKey {
        // preflint:ignore[mutable-key-default] - set by the tests
        static var defaultValue = 1
      }
      """,
      "D.swift": "struct DKey: EnvironmentKey { static var defaultValue = 1 }\n",
    ])
    let names = ["Generated/A.swift", "Excluded/A.swift", "C.swift", "D.swift"]
    let before = names.map { text($0, project) }
    #expect(run(["--fix", "B.swift"], in: project).errors.hasSuffix("fixed nothing\n"))
    #expect(names.map { text($0, project) } == before)
    #expect(run(["--fix"], in: project).errors.hasSuffix("fixed 1 finding in 1 file\n"))
    #expect(names.dropLast().map { text($0, project) } == Array(before.dropLast()))
  }

  @Test func aFileThatMayNotBeWrittenFails() {
    let project = TemporaryProject(["A.swift": Self.wrong, "B.swift": Self.wrong])
    project.write("B.swift", "struct C: EnvironmentKey { static var defaultValue = 1 }\n")
    project.setMode("A.swift", 0o444)
    let result = run(["--strict", "--fix"], in: project)
    #expect(result.status == .failure)
    #expect(result.errors.hasPrefix("preflint: error: A.swift: permission denied\n"))
    #expect(result.errors.hasSuffix("fixed 1 finding in 1 file\n"))
    #expect(text("A.swift", project) == Self.wrong)
    #expect(text("B.swift", project).contains("static let"))
    #expect(result.output.contains("A.swift:4:13: warning:"))
  }

  @Test func linksOutOfTheProjectAreNotFollowed() {
    let outside = TemporaryProject(["A.swift": Self.wrong])
    let project = TemporaryProject(["B.swift": "let b = 1\n"])
    project.link("A.swift", to: "\(outside.path)/A.swift")
    let result = run(["--fix"], in: project)
    #expect(result.status == .failure)
    #expect(
      result.errors.hasPrefix(
        "preflint: error: A.swift: not changed: the link leads out of the project\n"))
    #expect(text("A.swift", outside) == Self.wrong)
  }

  @Test func nothingIsChangedWhenSomethingCouldNotBeRead() {
    let project = TemporaryProject(["A.swift": Self.wrong])
    project.writeHuge("B.swift", size: 2 << 30)
    let result = run(["--fix"], in: project)
    #expect(result.status == .failure)
    #expect(
      result.errors.contains("error: A.swift: not changed: other files could not be read\n"))
    #expect(text("A.swift", project) == Self.wrong)
  }

  @Test func nothingIsChangedWhenSomethingNestsTooDeep() {
    let deep = "let b = " + String(repeating: "(", count: 300) + "1"
    let project = TemporaryProject(["A.swift": Self.wrong, "B.swift": deep])
    let result = run(["--fix"], in: project)
    #expect(result.status == .failure)
    #expect(
      result.errors.contains("error: A.swift: not changed: other files could not be read\n"))
    #expect(text("A.swift", project) == Self.wrong)
  }

  @Test(arguments: [
    "struct K: EnvironmentKey { static var defaultValue: Int? }",
    "struct K: EnvironmentKey { static var defaultValue = 1, other = 2 }",
    "struct K: EnvironmentKey { static var defaultValue = 1 { didSet {} } }",
    "struct K: EnvironmentKey { private(set) static var defaultValue = 1 }",
    "struct K: EnvironmentKey { nonisolated(unsafe) static var defaultValue = 1 }",
    "struct K: EnvironmentKey { static weak var defaultValue: Player? = nil }",
    "class K: EnvironmentKey { static var defaultValue = 1 }\nclass L: K {}",
    "public struct K: EnvironmentKey { public static var defaultValue = 1 }",
    "struct K: EnvironmentKey { static var defaultValue = 1 }\nfunc f() { K.defaultValue = 2 }",
    "struct K: EnvironmentKey { static var defaultValue = 1 }\nfunc f() { K.defaultValue += 2 }",
    "struct K: EnvironmentKey { static var defaultValue = 1 }\nfunc f() { (K.defaultValue) = 2 }",
    "struct K: EnvironmentKey { static var defaultValue = 1 }\nfunc f() { (K.defaultValue, _) = (2, 3) }",
    "struct K: EnvironmentKey { static var defaultValue = 1 }\nfunc f() { M.K.self.defaultValue = 2 }",
    "struct K: EnvironmentKey { static var defaultValue = 1 }\nfunc f() { set(&K.defaultValue) }",
    "struct K: EnvironmentKey { static var defaultValue = [1] }\nfunc f() { K.defaultValue[0] = 2 }",
    "struct K: EnvironmentKey { static var defaultValue = [1] }\nfunc f() { K.defaultValue.append(2) }",
    "struct K: EnvironmentKey { static var defaultValue = [1] }\nfunc f() { K.defaultValue <<< 2 }",
    "struct K: EnvironmentKey { static var defaultValue = 1; static func f() { defaultValue = 2 } }",
    "struct K: EnvironmentKey { static var defaultValue = 1; static func f() { Self.defaultValue = 2 } }",
    "struct K: EnvironmentKey { static var defaultValue = 1 }\nextension K { static func f() { self.defaultValue = 2 } }",
    "struct K: EnvironmentKey { static var defaultValue = 1; struct I { func f() { defaultValue = 2 } } }",
    "struct K: EnvironmentKey { static var defaultValue = 1 }\ntypealias L = K\nfunc f() { L.defaultValue = 2 }",
    "struct K: EnvironmentKey { static var defaultValue = 1 }\nfunc f(_ k: K.Type) { k.defaultValue = 2 }",
    "struct K: EnvironmentKey { static var defaultValue = 1 }\nfunc f() { let k = K.self; k.defaultValue = 2 }",
    "struct K: EnvironmentKey { static var defaultValue = 1 }\nfunc f() { type(of: K()).defaultValue = 2 }",
    "protocol P { static var defaultValue: Int { get set } }\nstruct K: EnvironmentKey, P { static var defaultValue = 1 }",
  ])
  func variablesThatMustStayOnesAreReportedButNotFixed(source: String) {
    let project = TemporaryProject(["A.swift": source + "\n"])
    let result = run(["--fix"], in: project)
    #expect(result.output.contains("[mutable-key-default]"), "\(source)")
    #expect(text("A.swift", project) == source + "\n")
    #expect(result.errors.hasSuffix("fixed nothing\n"))
  }

  /// What cannot be fixed as it stands says what to do first.
  @Test(arguments: [
    ("struct K: EnvironmentKey { static var defaultValue: Int? }", "and give it a value"),
    (
      "struct K: EnvironmentKey { static var defaultValue = 1 { didSet {} } }",
      "remove the observers"
    ),
    ("struct K: EnvironmentKey { static var defaultValue = 1, other = 2 }", "declare it apart"),
    (
      "struct K: EnvironmentKey { @preconcurrency static var defaultValue = 1 }",
      "if '@preconcurrency' allows a constant"
    ),
    ("class K: EnvironmentKey { static var defaultValue = 1 }", "if no subclass assigns it"),
    (
      "public struct K: EnvironmentKey { public static var defaultValue = 1 }",
      "no user of this module"
    ),
    (
      "struct K: EnvironmentKey { static var defaultValue = 1 }\ntypealias L = K\nfunc f() { L.defaultValue = 2 }",
      "if nothing assigns it"
    ),
    (
      "struct K: EnvironmentKey { static var defaultValue = 1 }\nfunc f() { K.defaultValue = 2 }",
      "set the value in the environment instead"
    ),
  ])
  func whatKeepsItFromBeingFixedIsSaid(source: String, words: String) {
    let project = TemporaryProject(["A.swift": source + "\n"])
    let output = run([], in: project).output
    #expect(output.contains("note: help: "), "\(source)")
    #expect(output.contains(words), "\(source): \(output)")
  }

  @Test(arguments: [
    "struct K: EnvironmentKey { static var defaultValue = 1 }\nfunc f() { print(K.defaultValue + 2) }",
    "struct K: EnvironmentKey { @MainActor static var defaultValue: (Int) -> Void = { _ in } }",
    "struct K: EnvironmentKey { static var defaultValue = 1 }\nfunc f(_ o: Option) { o.defaultValue = 2 }",
    "struct K: EnvironmentKey { static var defaultValue = 1 }\nstruct O { var defaultValue: Int; init() { self.defaultValue = 2 } }",
    "struct K: EnvironmentKey { private static var defaultValue = 1 }\nextension V { var k: Int { self[K.self] } }",
    "enum K { static var defaultValue = 1 }\nextension K: PreferenceKey {}",
  ])
  func othersAreFixed(source: String) {
    let project = TemporaryProject(["A.swift": source + "\n"])
    #expect(run(["--fix"], in: project).errors.hasSuffix("fixed 1 finding in 1 file\n"))
    #expect(text("A.swift", project).contains("static let defaultValue"))
  }

  @Test(arguments: [
    (["--diff"], "'--diff' shows what '--fix' would do: write '--fix --diff'"),
    (
      ["--fix", "--diff", "--format", "json"],
      "'--diff' is a format itself: leave out '--format json'"
    ),
  ])
  func optionsThatContradictFail(arguments: [String], message: String) {
    let result = run(arguments, in: TemporaryProject(["A.swift": ""]))
    #expect(result.status == .failure && result.output == "")
    #expect(result.errors == "preflint: error: \(message) (see --help)\n")
  }
}
