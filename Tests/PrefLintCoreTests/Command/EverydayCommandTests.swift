// Commands of every day: one rule, standard input, the settings in effect, the first settings, completions. What
// Git, hooks and baselines do is tried with the real programs by `.ci/git`.

import Foundation
import PrefLintCore
import Testing

@testable import PrefLint

@Suite struct EverydayCommandTests {
  private static let key =
    "import SwiftUI\n\nstruct K: PreferenceKey {\n  static var defaultValue = 0\n"
    + "  static func reduce(value: inout Int, nextValue: () -> Int) {}\n}\n"

  private func run(
    _ arguments: [String], in project: TemporaryProject, folder: String = "",
    input: String? = nil, variables: [String: String] = [:], isErrorTerminal: Bool = false
  ) -> (status: RunStatus, output: String, errors: String) {
    let surroundings = RecordedSurroundings(project.path + folder)
    surroundings.input = input.map { Array($0.utf8) }
    surroundings.variables = variables
    surroundings.isErrorTerminal = isErrorTerminal
    let status = Command(surroundings: surroundings).run(arguments)
    return (status, surroundings.output, surroundings.errors)
  }

  private func project(_ more: [String: String] = [:]) -> TemporaryProject {
    TemporaryProject([".git/HEAD": "", "App/A.swift": Self.key].merging(more) { $1 })
  }

  // MARK: - Rules and suppressions

  @Test func oneRuleIsLookedFor() {
    let project = project()
    #expect(run(["--rule", "mutable-key-default", "-q"], in: project).output.contains("App/A"))
    #expect(run(["--rule", "unread-preference", "-q"], in: project).output == "")
    let both = run(
      ["--rule=unread-preference", "--rule", "mutable-key-default", "--format", "agent", "-q"],
      in: project
    ).output
    #expect(both.split(separator: "\n").count == 1 && both.contains(" mutable-key-default: "))
    #expect(
      run(["--rule", "mutable-key"], in: project).errors
        == "preflint: error: unknown rule 'mutable-key' (see --help)\n")
  }

  @Test func unusedCommentsMayBeTheOneRule() {
    let project = project([
      "App/A.swift": Self.key.replacing(
        "= 0", with: "= 0 // preflint:ignore[mutable-key-default] - set once"),
      "App/B.swift": "let b = 1 // preflint:ignore[mutable-key-default] - nothing here\n"
        + Self.key.replacing("K", with: "L"),
    ])
    let result = run(["--rule", "unused-suppression"], in: project)
    #expect(result.output.split(separator: "\n").count == 2)
    #expect(result.output.hasPrefix("App/B.swift:1:30: warning: 'mutable-key-default' finds"))
    #expect(
      result.errors.hasPrefix("1 warning in "), "what other rules' comments silence is not told")
  }

  @Test func reasonsMayBeLeftOutWhereTheSettingsSaySo() {
    let text = Self.key.replacing("= 0", with: "= 0 // preflint:ignore[mutable-key-default]")
    let strict = run(["-q"], in: project(["App/A.swift": text]))
    #expect(strict.output.contains("the suppression gives no reason [invalid-suppression]"))
    #expect(strict.output.contains("[mutable-key-default]"))
    let relaxed = project(["App/A.swift": text, ".preflint.yml": "require-reasons: false\n"])
    #expect(run(["-q"], in: relaxed).output == "")
    let forced = run(["--require-reasons", "-q"], in: relaxed).output
    #expect(forced.contains("[invalid-suppression]"))
  }

  @Test func aCommentMaySpeakOfAFile() {
    let comment = "// preflint:ignore-file[mutable-key-default] - written by a tool\n"
    let silenced = run([], in: project(["App/A.swift": comment + Self.key]))
    #expect(silenced.output == "" && silenced.errors.contains("(1 suppressed)"))
    let unused = run(["-q"], in: project(["App/B.swift": comment + "let b = 1\n"])).output
    #expect(
      unused.contains("App/B.swift:1:25: warning: 'mutable-key-default' finds nothing in this file")
    )
  }

  @Test func aSubjectMayBeExcepted() {
    let project = project([
      ".preflint.yml": "rules: { mutable-key-default: { except: [K] } }\n"
    ])
    #expect(run(["-q"], in: project).output == "")
  }

  // MARK: - Standard input

  @Test func aBufferTakesThePlaceOfItsFile() {
    let project = project(["App/B.swift": Self.key.replacing("struct K", with: "struct L")])
    let mended = Self.key.replacing("static var d", with: "static let d")
    #expect(run(["--stdin-path", "App/A.swift", "-q"], in: project, input: mended).output == "")
    let other = run(
      ["--stdin-path", "A.swift", "-q"], in: project, folder: "/App", input: "\n" + Self.key)
    #expect(other.output.hasPrefix("A.swift:5:14: warning"))
    // Nothing is written, and a file that is new needs no file.
    #expect(
      run(
        ["--stdin-path=App/New.swift", "-q"], in: project,
        input: Self.key.replacing("K:", with: "M:")
      ).output.hasPrefix("App/New.swift:4"))
    #expect(!FileSystem.exists(Array("\(project.path)/App/New.swift".utf8)))
    // By a link in the project the editor means the file itself.
    project.link("App/Link.swift", to: "A.swift")
    #expect(run(["--stdin-path", "App/Link.swift", "-q"], in: project, input: mended).output == "")
  }

  @Test(arguments: [
    (["--stdin-path", "A.txt"], "preflint: error: --stdin-path: A.txt: not a Swift file\n"),
    (
      ["--stdin-path", "Pods/A.swift"],
      "preflint: error: --stdin-path: Pods/A.swift: never opened: see 'unread' in docs/configuration.md\n"
    ),
    (["--stdin-path", "None/A.swift"], "preflint: error: None: no such file or folder\n"),
    (
      ["--stdin-path", "A.swift", "App"],
      "preflint: error: '--stdin-path' takes no path, but 'App' is given (see --help)\n"
    ),
    (
      ["--stdin-path", "A.swift", "--fix"],
      "preflint: error: '--stdin-path' and '--fix' exclude each other: no file is written; "
        + "'--fix --diff' prints (see --help)\n"
    ),
    (
      ["--staged", "--fix"],
      "preflint: error: '--staged' and '--fix' exclude each other: the index is not written "
        + "(see --help)\n"
    ),
    (["--since="], "preflint: error: '--since' needs a value: --since REF (see --help)\n"),
    (
      ["completions"],
      "preflint: error: 'completions' needs a shell: bash, zsh or fish (see --help)\n"
    ),
    (
      ["completions", "csh"],
      "preflint: error: unknown shell 'csh': expected bash, zsh or fish (see --help)\n"
    ),
    (
      ["baseline", "A", "B"],
      "preflint: error: 'baseline' takes one path, but 'B' is given, too (see --help)\n"
    ),
  ])
  func mistakesSayWhatToWrite(arguments: [String], message: String) {
    let project = project(["Pods/A.swift": ""])
    let result = run(arguments, in: project, input: "")
    #expect(result.status == .failure && result.output == "")
    #expect(result.errors == message)
  }

  @Test func statisticsAreShownThoughTheRestIsQuiet() {
    let errors = run(["--statistics", "-q"], in: project()).errors
    #expect(errors.hasPrefix("findings by rule:\n  mutable-key-default  1 warning\n"))
    #expect(!errors.contains("1 warning in"))
  }

  // MARK: - Settings

  private static let settings = """
    # settings
    exclude: ["**/Generated"]
    rules:
      all: off
      mutable-key-default: { severity: error, except: [OldKey] }
    overrides:
      - paths: ["Watch/**"]
        deployment-targets: { watchOS: "9.0" }
        rules: { mutable-key-default: note, unread-preference: warning }

    """

  @Test func settingsAreListedWithTheLinesThatDecide() throws {
    let project = project([".preflint.yml": Self.settings])
    let result = run(["config"], in: project)
    #expect(result.status == .clean && result.errors == "")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines[1] == "# settings: .preflint.yml")
    func line(_ start: String) -> String? {
      lines.first { $0.hasPrefix(start) }?.replacing(/\ +#/, with: " #")
    }
    #expect(line("fail-on") == "fail-on: error # default")
    #expect(line("exclude") == "exclude: [\"**/Generated\"] # .preflint.yml:2")
    #expect(
      line("  missing-environment-object:") == "  missing-environment-object: off # .preflint.yml:4"
    )
    #expect(
      line("  mutable-key-default:")
        == "  mutable-key-default: { severity: error, except: [OldKey] } # .preflint.yml:5")
    // The listing could stand in the place of the settings.
    let listed = try ConfigurationReader.read(Array(result.output.utf8))
    let settings = try ConfigurationReader.read(Array(Self.settings.utf8))
    #expect(listed.exclude == settings.exclude && listed.overrides == settings.overrides)
    for rule in RuleCatalog.all {
      for path in ["A.swift", "Watch/A.swift"] {
        #expect(
          listed.isOn(rule.id, inPath: path) == settings.isOn(rule.id, inPath: path), "\(rule.id)")
      }
    }
  }

  @Test func settingsOfAFileAreListed() {
    let project = project([
      ".preflint.yml": Self.settings, "Watch/A.swift": "", "App/Generated/B.swift": "",
    ])
    func lines(_ path: String) -> [String] {
      run(["config", path], in: project).output.split(separator: "\n").map {
        String($0.replacing(/(\S) +#/) { "\($0.1) #" })
      }
    }
    let watch = lines("Watch/A.swift")
    #expect(watch[0] == "# Watch/A.swift: read and reported")
    #expect(watch[1] == "deployment-targets: { watchOS: \"9.0\" } # .preflint.yml:8")
    #expect(watch.contains("  unread-preference: warning # .preflint.yml:9"))
    #expect(watch.contains("  unwritten-preference: off # .preflint.yml:4"))
    #expect(
      lines("App/Generated/B.swift")[0]
        == "# App/Generated/B.swift: read, but not reported: 'exclude' in .preflint.yml:2")
  }

  @Test(arguments: [
    ("Vendor/A.swift", "never opened: 'unread' in .preflint.yml:1"),
    ("Pods/A.swift", "never opened: hidden folders and those of dependencies are not"),
    ("App/a.txt", "never opened: not a Swift file"),
  ])
  func whyAFileIsNotReadIsSaid(path: String, reason: String) {
    let project = project([
      ".preflint.yml": "unread: [Vendor]\n", "Vendor/A.swift": "", "Pods/A.swift": "",
      "App/a.txt": "",
    ])
    #expect(run(["config", path], in: project).output == "# \(path): \(reason)\n")
  }

  @Test func settingsOfOtherNamesAreNotPassedOver() {
    for name in ["preflint.yml", "preflint.yaml", ".preflint.yaml"] {
      let project = project([name: "rules: { all: off }\n"])
      let result = run(["-q"], in: project, folder: "/App")
      #expect(result.status == .failure && result.output == "")
      #expect(
        result.errors
          == "preflint: error: \(project.path)/\(name): the name of a configuration is "
          + "'.preflint.yml': rename it, or name it with '--config'\n")
      #expect(run(["-q", "--config", "../\(name)"], in: project, folder: "/App").status == .clean)
    }
  }

  @Test func withoutSettingsEverythingIsDefault() {
    let output = run(["config"], in: project()).output
    #expect(output.hasPrefix("# project root: .\n# settings: none, everything has its default\n"))
    #expect(!output.contains(".preflint.yml:"))
  }

  @Test func firstSettingsAreWrittenOnce() throws {
    let project = project()
    let first = run(["init"], in: project, folder: "/App")
    #expect(first.status == .clean && first.output == "")
    #expect(first.errors == "wrote ../.preflint.yml for 1 Swift file: next, run 'preflint'\n")
    let bytes = try FileSystem.read(Array("\(project.path)/.preflint.yml".utf8))
    _ = try ConfigurationReader.read(bytes)
    let second = run(["init"], in: project)
    #expect(second.status == .failure)
    #expect(
      second.errors
        == "preflint: error: .preflint.yml is there already: 'preflint config' prints what it sets\n"
    )
  }

  @Test func settingsForNothingSayWhereTheyBelong() {
    let empty = TemporaryProject(["docs/": ""])
    #expect(
      run(["init"], in: empty).errors
        == "wrote .preflint.yml, but no Swift file is below it: it belongs to where the sources are\n"
    )
  }

  // MARK: - Baseline

  @Test func aBaselineMakesItsFolder() {
    let project = project([".preflint.yml": "baseline: ci/lint/base.json\n"])
    #expect(run(["baseline"], in: project).errors == "wrote ci/lint/base.json: 1 finding\n")
    #expect(run(["--strict"], in: project).status == .clean)
  }

  @Test(arguments: [
    (
      "{",
      ":1:2: error: expected a name in quotes: mend it, or delete it and run 'preflint baseline'"
    ),
    (
      "{\n<<<<<<< HEAD\n",
      ":2:1: error: a merge conflict: keep the lines of both sides, and remove Git's marks"
    ),
    (
      "{ \"version\": 2 }",
      ": error: version 2 of the format is unknown to PrefLint 0.1.0: install the version that "
        + "wrote it"
    ),
  ])
  func aBrokenBaselineSaysWhatToDo(text: String, message: String) {
    let project = project([".preflint-baseline.json": text])
    for arguments in [["-q"], ["baseline"]] {
      let result = run(arguments, in: project)
      #expect(result.status == .failure && result.output == "")
      #expect(result.errors == ".preflint-baseline.json\(message)\n")
    }
  }

  @Test func aBaselineIsWrittenAndApplied() {
    let project = project()
    #expect(run(["baseline"], in: project).errors == "wrote .preflint-baseline.json: 1 finding\n")
    let result = run(["--strict"], in: project)
    #expect(result.status == .clean && result.output == "")
    #expect(result.errors.hasPrefix("no findings (1 in the baseline) in 1 file"))
    #expect(run(["--no-baseline", "--strict", "-q"], in: project).status == .findings)
    #expect(run(["--format", "sarif"], in: project).output.contains("\"kind\": \"external\""))
    project.write("App/A.swift", "let a = 1\n")
    #expect(
      run([], in: project).errors.contains(
        "1 finding of the baseline no longer occurs: 'preflint baseline' removes it\n"))
    // A part of the project says nothing about the rest.
    project.write("App/B/C.swift", "let c = 1\n")
    #expect(!run(["App/B"], in: project).errors.contains("no longer"))
  }

  @Test func nothingIsWrittenAboutHalfAProject() {
    let project = project()
    project.writeHuge("App/B.swift", size: 2 << 30)
    let result = run(["baseline"], in: project)
    #expect(result.status == .failure)
    #expect(
      result.errors.hasSuffix(
        ".preflint-baseline.json: not written, since not everything could be read\n"))
    #expect(!FileSystem.exists(Array("\(project.path)/.preflint-baseline.json".utf8)))
  }

  @Test func peopleAreToldWhatToDoNext() {
    let result = run([], in: project(), isErrorTerminal: true)
    #expect(
      result.errors.contains(
        "why, and what to write instead: preflint explain mutable-key-default\n"))
    #expect(!result.errors.contains("preflint baseline"))
    let many = (0..<12).map { Self.key.replacing("struct K", with: "struct K\($0)") }.joined()
    let more = run([], in: project(["App/A.swift": many]), isErrorTerminal: true)
    #expect(more.errors.contains("to report only what is new from now on: preflint baseline\n"))
    #expect(!run([], in: project()).errors.contains("explain"))
  }

  // MARK: - Xcode

  @Test func aSandboxIsNamedOnce() {
    let problems = [
      FileProblem(path: "A.swift", kind: .unreadable(.system(1))),
      FileProblem(path: "B.swift", kind: .unreadable(.system(13))),
    ]
    let surroundings = RecordedSurroundings("/p", isXcodeBuild: true)
    surroundings.variables = ["ENABLE_USER_SCRIPT_SANDBOXING": "YES"]
    let loader = ProjectLoader(arguments: Arguments(), surroundings: surroundings)
    #expect(loader.report(problems, paths: .absolute(root: "/p")))
    #expect(
      surroundings.errors
        == "error: Xcode's script sandbox denies reading /p/A.swift and 1 other path: set the "
        + "build setting ENABLE_USER_SCRIPT_SANDBOXING to NO for the target with this script phase\n"
    )
  }

  @Test func aSandboxIsNamedOnceThoughItRefusesTheBaselineToo() throws {
    let project = project([".preflint-baseline.json": "{ \"version\": 1 }"])
    let surroundings = RecordedSurroundings(project.path, isXcodeBuild: true)
    surroundings.variables = ["ENABLE_USER_SCRIPT_SANDBOXING": "YES"]
    let loader = ProjectLoader(arguments: Arguments(), surroundings: surroundings)
    let progress = ProgressLine(surroundings: surroundings, start: 0, isShown: false)
    var loaded = try #require(loader.load(keepsBytes: true, threads: 1, progress: progress))
    project.setMode(".preflint-baseline.json", 0)
    // Who is root reads it all the same.
    guard case nil = loader.readBaseline(of: loaded) else { return }
    #expect(surroundings.errors.hasPrefix("error: Xcode's script sandbox denies reading "))
    let first = surroundings.errors
    loaded.problems = [FileProblem(path: "A.swift", kind: .unreadable(.system(1)))]
    #expect(loader.readBaseline(of: loaded) == nil && surroundings.errors == first)
  }

  // MARK: - Completions

  @Test(arguments: Shell.allCases)
  func completionsNameEverything(shell: Shell) {
    let text = Completions.text(for: shell)
    for option in CommandOption.all {
      #expect(text.contains(shell == .fish ? "-l \(option.name.dropFirst(2))" : option.name))
    }
    for command in Subcommand.allCases { #expect(text.contains(command.rawValue)) }
    for rule in RuleCatalog.all where rule.isImplemented { #expect(text.contains(rule.id)) }
  }

  @Test func helpNamesEveryOption() {
    let help = run(["--help"], in: project()).output
    for option in CommandOption.all { #expect(help.contains("\n  \(option.name)")) }
    for line in help.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
  }
}
