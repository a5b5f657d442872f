import Foundation
import PrefLintCore
import Testing

@testable import PrefLint

/// Surroundings that keep what a command writes. The thread that shows progress looks at the clock and writes, too.
final class RecordedSurroundings: Surroundings, @unchecked Sendable {
  let workingFolder: [UInt8]?
  let isTerminal: Bool
  let isXcodeBuild: Bool
  var outputFails = false
  var isErrorTerminal = false
  /// What standard input has.
  var input: [UInt8]? = []
  /// The environment of the process.
  var variables: [String: String] = [:]
  private(set) var outputBytes: [UInt8] = []
  var output: String { String(decoding: outputBytes, as: UTF8.self) }
  var errors: String { lock.withLock { errorText } }
  private var errorText = ""
  private let lock = NSLock()

  init(_ folder: String?, isTerminal: Bool = false, isXcodeBuild: Bool = false) {
    workingFolder = folder.map { Array($0.utf8) }
    self.isTerminal = isTerminal
    self.isXcodeBuild = isXcodeBuild
  }

  /// How many milliseconds pass from one look at the clock to the next.
  var tick = 0
  private var time = 0
  /// What happens at the second look at the clock: all files are read then, and nothing else is done.
  var whenRead: (@Sendable () -> Void)?
  private var looks = 0

  func now() -> Int {
    lock.withLock {
      looks += 1
      if looks == 2 { whenRead?() }
      time += tick
      return time
    }
  }

  func pause(milliseconds: Int) {}

  func readInput() -> [UInt8]? { input }

  func variable(_ name: String) -> String? { variables[name] }

  func write(_ bytes: [UInt8]) -> Bool {
    outputBytes += bytes
    return !outputFails
  }

  func writeError(_ text: String) { lock.withLock { errorText += text } }
}

@Suite struct CommandTests {
  private func run(
    _ arguments: [String], in project: TemporaryProject, folder: String = ""
  ) -> (status: RunStatus, output: String, errors: String) {
    let surroundings = RecordedSurroundings(project.path + folder)
    let status = Command(surroundings: surroundings).run(arguments)
    return (status, surroundings.output, surroundings.errors)
  }

  @Test func nothingToSayIsClean() {
    let project = TemporaryProject(["A.swift": "let a = 1\nlet b = 2\n", "B.swift": "let c = 3"])
    let result = run([], in: project)
    #expect(result.status == .clean)
    #expect(result.output == "")
    #expect(
      result.errors == """
        no findings in 2 files (3 lines), 0.00 s
        no app, scene, window, hosting root or preview found: nothing is proved about environment reads

        """)
  }

  @Test func whatChangesMeanwhileIsSaidAndNotShown() {
    let app =
      "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { V() } } }\n"
    let view = "struct V: View { @EnvironmentObject var s: S; var body: some View { Text(s.t) } }\n"
    let project = TemporaryProject([
      "A.swift": app,
      "V.swift": "import SwiftUI\nfinal class S: ObservableObject { var t = \"\" }\n" + view,
    ])
    #expect(run([], in: project).status == .findings)
    let surroundings = RecordedSurroundings(project.path)
    surroundings.whenRead = { project.write("A.swift", "// new\n" + app) }
    #expect(Command(surroundings: surroundings).run(["--quiet"]) == .failure)
    #expect(surroundings.output == "")
    #expect(
      surroundings.errors
        == "preflint: error: A.swift: was written while the project was read: run it again\n")
    // Where nothing is to be shown of a file, it does not matter.
    let other = RecordedSurroundings(project.path)
    project.write("Z.swift", "let z = 1\n")
    other.whenRead = { project.write("Z.swift", "let z = 22\n") }
    #expect(Command(surroundings: other).run(["--quiet"]) == .findings)
    #expect(other.errors == "")
  }

  @Test func quietSaysNothing() {
    let project = TemporaryProject(["A.swift": "let a = 1\n"])
    project.link("B.swift", to: "nowhere")
    let result = run(["--quiet"], in: project)
    #expect(result.status == .clean && result.output == "" && result.errors == "")
  }

  @Test func emptyDocumentIsWhole() {
    let project = TemporaryProject(["A.swift": "let a = 1\n"])
    let result = run(["lint", "--format", "json", "-q"], in: project)
    #expect(result.status == .clean)
    #expect(
      result.output == """
        {
          "version": 1,
          "tool": { "name": "preflint", "version": "0.1.0" },
          "findings": [],
          "summary": { "files": 1, "lines": 1, "roots": 0, "reads": 0, "provedReads": 0, \
        "errors": 0, "warnings": 0, "notes": 0, "suppressed": 0, "baselined": 0 }
        }

        """)
  }

  @Test func unresolvedIsThereWhenAskedFor() {
    let project = TemporaryProject(["A.swift": ""])
    let result = run(["--format=json", "--unresolved"], in: project)
    #expect(result.output.contains("\n  \"unresolved\": [],\n"))
  }

  @Test func explanationsGoToOutput() {
    let result = run(["explain", "mutable-key-default"], in: TemporaryProject())
    #expect(result.status == .clean && result.errors == "")
    #expect(
      result.output.hasPrefix("mutable-key-default (warning)\n\nIt proves that the 'defaultValue'"))
  }

  @Test func versionHelpAndRulesGoToOutput() {
    let project = TemporaryProject()
    #expect(run(["--version"], in: project).output == "0.1.0\n")
    #expect(run(["--help"], in: project).output.hasPrefix("usage: preflint [lint] [PATH…]"))
    #expect(run(["--version", "-h"], in: project).output.hasPrefix("usage:"))
    let rules = run(["rules"], in: project)
    #expect(rules.status == .clean)
    let lines = rules.output.split(separator: "\n")
    #expect(lines.count == RuleCatalog.all.count + 1)
    #expect(lines[0].hasPrefix("rule  ") && lines[0].hasSuffix("  what it proves"))
    let width = lines[0].distance(
      from: lines[0].startIndex, to: lines[0].firstRange(of: "severity")!.lowerBound)
    for (line, rule) in zip(lines.dropFirst(), RuleCatalog.all) {
      #expect(line.prefix(width).trimmingCharacters(in: .whitespaces) == rule.id)
      #expect(line.dropFirst(width).hasPrefix(rule.severity.name))
    }
  }

  @Test(arguments: [
    (["--formt", "json"], "unknown option '--formt'; did you mean '--format'?"),
    (["--xyzzy"], "unknown option '--xyzzy'"),
    (["-x"], "unknown option '-x'"),
    (["--format"], "'--format' needs a value: --format FORMAT"),
    (["--format="], "'--format' needs a value: --format FORMAT"),
    (
      ["--format", "jsn"],
      "'--format jsn': expected text, json, github, sarif, checkstyle, junit, gitlab, rdjsonl, "
        + "markdown or agent; did you mean 'json'?"
    ),
    (["rules", "--format", "sarif"], "'--format sarif': expected text or json"),
    (
      ["--output", "json"],
      "'--output json': expected FORMAT=FILE, such as json=report.txt"
    ),
    (
      ["--output", "json=-"],
      "'--output json=-': standard output gets what '--format json' says"
    ),
    (
      ["--output", "json=App/A.swift"],
      "'App/A.swift' would be overwritten, and it is named like a source: name another file"
    ),
    (
      ["--output", "json=a", "--output=sarif=a"],
      "two formats would be written to 'a': name a file for each"
    ),
    (["--output", "json="], "'--output json=': expected FORMAT=FILE, such as json=report.txt"),
    (
      ["--color", "alway"],
      "'--color alway': expected auto, always or never; did you mean 'always'?"
    ),
    (["--config"], "'--config' needs a value: --config FILE"),
    (["rules", "--strict"], "'rules' takes no '--strict': it is for 'preflint lint'"),
    (["--git-hook"], "'lint' takes no '--git-hook': it is for 'preflint init'"),
    (
      ["init", "--format", "json"],
      "'init' takes no '--format': it is for 'preflint lint' and 'preflint rules'"
    ),
    (["rules", "-q"], "'rules' takes no '-q'"),
    (["completions", "bash", "zsh"], "'completions' takes one shell, but 'zsh' is given, too"),
    (["--strict=yes"], "'--strict' takes no value"),
    (["--threads", "0"], "'--threads 0': expected a number from 1 to 1024"),
    (["rules", "App"], "'rules' takes no path, but 'App' is given"),
    ([""], "a path is empty: write a file or folder, or '.' for the current folder"),
    (["lint", ""], "a path is empty: write a file or folder, or '.' for the current folder"),
    (["explain"], "'explain' needs a rule, one of those that 'preflint rules' lists"),
    (
      ["explain", "mutable-key-defaults"],
      "unknown rule 'mutable-key-defaults'; did you mean 'mutable-key-default'?"
    ),
    (["explain", "xyzzy"], "unknown rule 'xyzzy'"),
    (
      ["explain", "unread-preference", "mutable-key-default"],
      "'explain' takes one rule, but 'mutable-key-default' is given, too"
    ),
  ])
  func badArgumentsFail(arguments: [String], message: String) {
    let result = run(arguments, in: TemporaryProject(["A.swift": ""]))
    #expect(result.status == .failure)
    #expect(result.output == "")
    #expect(result.errors == "preflint: error: \(message) (see --help)\n")
  }

  @Test(arguments: [
    (["none"], "none: no such file or folder"),
    (
      ["lint", "lint"], "lint: no such file or folder; the subcommand 'lint' stands first, and once"
    ),
    (
      ["-q", "rules"],
      "rules: no such file or folder; the subcommand 'rules' stands first, and once"
    ),
    (["/dev/null"], "/dev/null: not a Swift file: name one, or a folder"),
    (["lnit"], "lnit: no such file or folder; did you mean 'lint'?"),
    (["docs"], "docs: no Swift file here: name the folder that holds the sources"),
    (["help"], "help: no such file or folder; did you mean '--help'?"),
    (["docs/a.md"], "docs/a.md: not a Swift file: name one, or a folder"),
    (["Pods"], "Pods: never opened: see 'unread' in docs/configuration.md"),
    ([".build/x"], ".build/x: never opened: see 'unread' in docs/configuration.md"),
    (["--", "--strict"], "--strict: no such file or folder"),
  ])
  func pathsWithoutSwiftFail(arguments: [String], message: String) {
    let project = TemporaryProject([
      ".git/HEAD": "", "A.swift": "", "docs/a.md": "", "Pods/P.swift": "", ".build/x/P.swift": "",
    ])
    let result = run(arguments, in: project)
    #expect(result.status == .failure)
    #expect(result.output == "")
    #expect(result.errors == "preflint: error: \(message)\n")
  }

  @Test func emptyProjectFails() {
    let result = run([], in: TemporaryProject())
    #expect(result.status == .failure)
    #expect(
      result.errors
        == "preflint: error: .: no Swift file here: name the folder that holds the sources\n")
  }

  @Test func unreadableFilesFailButTheRestIsLinted() {
    let project = TemporaryProject([".git/HEAD": "", "app/A.swift": "let a = 1\n"])
    project.writeHuge("app/B.swift", size: 2 << 30)
    project.link("app/C.swift", to: "nowhere")
    let result = run(["--format", "json"], in: project, folder: "/app")
    #expect(result.status == .failure)
    #expect(result.output.contains("\"files\": 1, \"lines\": 1,"))
    #expect(
      result.errors.hasPrefix(
        """
        preflint: error: B.swift: larger than 1 GiB
        preflint: notice: C.swift: the link leads nowhere
        no findings in 1 file (1 line), 0.00 s

        """))
  }

  @Test func onePathWithoutSwiftFailsButTheOthersAreLinted() {
    let project = TemporaryProject([".git/HEAD": "", "app/A.swift": "", "docs/a.md": ""])
    let result = run(["app", "docs"], in: project)
    #expect(result.status == .failure)
    #expect(
      result.errors.hasPrefix(
        "preflint: error: docs: no Swift file here: name the folder that holds the sources\n"
          + "no findings in 1"))
  }

  @Test func aFolderThatCannotBeReadIsSaidOnce() {
    let project = TemporaryProject(["a/A.swift": "", "b/B.swift": ""])
    project.setMode("a", 0)
    defer { project.setMode("a", 0o755) }
    // Who is root reads it all the same.
    guard (try? FileSystem.read(Array("\(project.path)/a/A.swift".utf8))) == nil else { return }
    let result = run(["a", "b"], in: project)
    #expect(result.status == .failure)
    #expect(result.errors.split(separator: "\n").count { $0.contains("error:") } == 1)
  }

  /// Where braces do not match it is not told what stands in what: the file of the missing injection has lost one.
  @Test(arguments: [("}\n}", "}", 11), ("}\n}", "}\n}\n}", 13)])
  func bracesThatDoNotMatchFailTheRun(end: String, written: String, line: Int) {
    let app = """
      import SwiftUI
      final class Model: ObservableObject {}
      struct Row: View {
        @EnvironmentObject var model: Model
        var body: some View { Text("\\(model)") }
      }
      @main struct DemoApp: App {
        @StateObject var model = Model()
        var body: some Scene {
          WindowGroup { Row() }
        \(end)
      """
    let whole = TemporaryProject(["A.swift": app])
    #expect(run(["-q"], in: whole).status == .findings)
    let broken = TemporaryProject([
      "A.swift": app.replacing("  \(end)", with: "  \(written)"),
      "B.swift": "import SwiftUI\nstruct Other: View {\n  @EnvironmentObject var model: Model\n}\n",
    ])
    let result = run(["-q"], in: broken)
    #expect(result.status == .failure && !result.output.contains("missing-environment-object"))
    #expect(result.output.contains("B.swift"))
    #expect(
      result.errors == "preflint: error: A.swift:\(line): braces do not match: "
        + "mend them, or leave the file to 'unread' in the configuration\n")
  }

  @Test func whatNestsTooDeepFailsTheRun() {
    let deep = "let a = " + String(repeating: "(", count: 300) + "1"
    let project = TemporaryProject([
      "A.swift": "let a = 1\n\n\(deep)\n", ".preflint-baseline.json": "{ \"version\": 1 }",
    ])
    let message =
      "preflint: error: A.swift:3: nests too deep to be read: take it apart, or leave the file to "
      + "'unread' in the configuration\n"
    let result = run(["-q", "--format", "sarif"], in: project)
    #expect(result.status == .failure && result.errors == message)
    #expect(result.output.contains("\"executionSuccessful\": false"))
    #expect(result.output.contains("A.swift: what begins in line 3 nests too deep to be read"))
    #expect(
      run(["-q", "--format", "json"], in: project).output.contains(
        """
          "unread": [
            { "file": "A.swift", "line": 3, "message": "what begins in line 3 nests too deep to be read" }
          ],
          "summary"
        """))
    #expect(
      run(["-q", "--format", "markdown"], in: project).output.contains(
        "**1 path could not be read: this is not all.**"))
    let baseline = run(["baseline"], in: project)
    #expect(baseline.status == .failure)
    #expect(
      baseline.errors == message
        + "preflint: error: .preflint-baseline.json: not written, since not everything could be read\n"
    )
  }

  @Test func patternsThatMatchNothingAreANotice() {
    let project = TemporaryProject([
      ".preflint.yml": """
      include: [App, Ap]
      overrides:
        - { paths: ["Wach/**"], rules: { all: off } }
      """,
      "App/A.swift": "",
    ])
    let result = run([], in: project)
    #expect(result.status == .clean)
    #expect(
      result.errors.hasPrefix(
        """
        preflint: notice: 'include' has 'Ap', which matches no Swift file
        preflint: notice: 'overrides' has 'Wach/**', which matches no Swift file
        no findings
        """))
    #expect(run(["--quiet"], in: project).errors.isEmpty)
  }

  @Test func brokenLinksChangeNothing() {
    let project = TemporaryProject(["A.swift": ""])
    project.link("B.swift", to: "nowhere")
    let result = run([], in: project)
    #expect(result.status == .clean)
    #expect(result.errors.hasPrefix("preflint: notice: B.swift: the link leads nowhere\n"))
  }

  @Test func unknownLibrariesAreANotice() {
    let project = TemporaryProject([
      ".preflint.yml": "libraries: [Kit, Kitt]\n",
      "Kit/Package.swift": """
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """,
      "Kit/Sources/Kit/A.swift": "",
    ])
    let result = run([], in: project)
    #expect(result.status == .clean)
    #expect(
      result.errors.hasPrefix(
        "preflint: notice: 'libraries' names 'Kitt', which is no module of the project\nno findings"
      ))
    #expect(run(["--quiet"], in: project).errors.isEmpty)
  }

  @Test func runWithoutWorkingFolderFails() {
    let surroundings = RecordedSurroundings(nil)
    #expect(Command(surroundings: surroundings).run([]) == .failure)
    #expect(surroundings.errors == "preflint: error: the working directory is gone\n")
  }

  @Test func xcodeReadsAbsolutePaths() {
    let project = TemporaryProject(["A.swift": ""])
    project.writeHuge("B.swift", size: 2 << 30)
    let surroundings = RecordedSurroundings(project.path, isTerminal: true, isXcodeBuild: true)
    #expect(Command(surroundings: surroundings).run([]) == .failure)
    #expect(
      surroundings.errors.hasPrefix("preflint: error: \(project.path)/B.swift: larger than"))
  }

  @Test func failingOutputFails() {
    let surroundings = RecordedSurroundings("/")
    surroundings.outputFails = true
    #expect(Command(surroundings: surroundings).run(["--version"]) == .failure)
    #expect(surroundings.errors == "preflint: error: cannot write to standard output\n")
  }
}
