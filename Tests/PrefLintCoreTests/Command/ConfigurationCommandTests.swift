import PrefLintCore
import Testing

@testable import PrefLint

@Suite struct ConfigurationCommandTests {
  private func run(
    _ arguments: [String], in project: TemporaryProject, folder: String = ""
  ) -> (status: RunStatus, output: String, errors: String) {
    let surroundings = RecordedSurroundings(project.path + folder)
    let status = Command(surroundings: surroundings).run(arguments)
    return (status, surroundings.output, surroundings.errors)
  }

  @Test func mistakesStopTheRun() {
    let project = TemporaryProject([
      ".preflint.yml": "exlude: [a]\nfail-on: x\n", "App/A.swift": "",
    ])
    let result = run([], in: project, folder: "/App")
    #expect(result.status == .failure)
    #expect(result.output == "")
    #expect(
      result.errors == """
        ../.preflint.yml:1:1: error: unknown key 'exlude'; did you mean 'exclude'?
        ../.preflint.yml:2:10: error: expected error, warning or never, found 'x'

        """)
  }

  @Test func givenConfigurationIsNamedAsGiven() {
    let project = TemporaryProject(["ci/lint.yml": "a: *b", "A.swift": ""])
    let result = run(["--config", "./ci/lint.yml"], in: project)
    #expect(result.status == .failure)
    #expect(
      result.errors == """
        ./ci/lint.yml:1:4: error: a text cannot begin with '*', which names an alias: \
        put it in quotes

        """)
  }

  @Test func missingConfigurationFails() {
    let project = TemporaryProject(["A.swift": "", "folder/": ""])
    let missing = run(["--config", "none.yml"], in: project)
    #expect(missing.status == .failure)
    #expect(missing.errors == "preflint: error: none.yml: no such file or folder\n")
    let folder = run(["--config", "folder"], in: project)
    #expect(folder.errors == "preflint: error: folder: not a regular file\n")
  }

  @Test func aConfigurationThatLeadsNowhereFails() {
    let project = TemporaryProject(["A.swift": ""])
    project.link(".preflint.yml", to: "nowhere")
    let result = run([], in: project)
    #expect(result.status == .failure)
    #expect(
      result.errors
        == "preflint: error: \(project.path)/.preflint.yml: the link leads nowhere: mend or remove it\n"
    )
    project.delete(".preflint.yml")
    project.link(".preflint-baseline.json", to: "nowhere")
    #expect(run([], in: project).errors.contains(".preflint-baseline.json: no such file or folder"))
  }

  @Test func whatIsQuotedHasAnEnd() {
    let long = String(repeating: "a", count: 100_000)
    for text in [long, "rules: { \(long): off }", "fail-on: \(long)", "exclude: \(long)"] {
      let result = run([], in: TemporaryProject([".preflint.yml": text, "A.swift": ""]))
      #expect(result.status == .failure && result.errors.utf8.count < 700)
    }
    let entry = "{ \"\(long)\": {}, \"version\": 1 }"
    let result = run([], in: TemporaryProject([".preflint-baseline.json": entry, "A.swift": ""]))
    #expect(result.status == .failure && result.errors.utf8.count < 700)
  }

  @Test func misnamedConfigurationFails() {
    let project = TemporaryProject([".preflint.yaml": "", "A.swift": ""])
    let result = run([], in: project)
    #expect(result.status == .failure)
    #expect(result.errors.contains("the name of a configuration is '.preflint.yml': rename it"))
  }

  @Test func unreadFoldersAreNotOpened() {
    let project = TemporaryProject([
      ".preflint.yml": "unread: [Vendor]", "A.swift": "", "Vendor/B.swift": "",
    ])
    project.link("Vendor/broken", to: "nowhere")
    let result = run([], in: project)
    #expect(result.errors.hasPrefix("no findings in 1 file (0 lines)"))
    let vendor = run(["Vendor"], in: project)
    #expect(
      vendor.errors
        == "preflint: error: Vendor: never opened: see 'unread' in docs/configuration.md\n")
  }

  @Test func baselineIsNotPassedOverInSilence() {
    let project = TemporaryProject([".preflint.yml": "baseline: b.json", "A.swift": ""])
    let result = run([], in: project)
    #expect(
      result.errors.hasPrefix(
        "preflint: error: b.json: no such file or folder: 'preflint baseline' writes it\n"))
    #expect(result.status == .failure)
  }
}
