import Testing

@testable import PrefLintCore

@Suite struct ConfigurationReaderTests {
  private func read(_ text: String) throws(InvalidConfiguration) -> Configuration {
    try ConfigurationReader.read(Array(text.utf8))
  }

  @Test func wholeDocumentIsRead() throws {
    let configuration = try read(
      """
      required-version: "0.1"
      fail-on: warning
      include: ["App"]
      exclude: ["**/Generated"]       # read, never reported
      unread: ["Vendor"]
      deployment-targets: { iOS: "16.0", macOS: "13.0" }
      libraries: [DesignSystem]
      rules:
        all: default
        missing-environment-object: error
        unread-environment-object: warning
        frozen-measurement: off
        layout-feedback-loop: false
        non-child-preference: default
      overrides:
        - paths: ["Watch/**"]
          deployment-targets: { watchOS: "9.0" }
          rules: { layout-feedback-loop: note, all: off }
      catalogue:
        modifiers:
          partialSheet: { content: inherits }
          toast: { content: detached }
          withAppDependencies: { injects: [Session, Theme<Dark>] }
      baseline: .preflint-baseline.json
      """)
    var expected = Configuration()
    expected.failOn = .warning
    expected.include = [try GlobPattern("App")]
    expected.exclude = [try GlobPattern("**/Generated")]
    expected.unread = [try GlobPattern("Vendor")]
    expected.deploymentTargets = [.iOS: PlatformVersion(16), .macOS: PlatformVersion(13)]
    expected.libraries = ["DesignSystem"]
    expected.rules = .init(
      all: .byDefault,
      named: [
        "missing-environment-object": .severity(.error),
        "unread-environment-object": .severity(.warning),
        "frozen-measurement": .severity(.off), "layout-feedback-loop": .severity(.off),
        "non-child-preference": .byDefault,
      ])
    expected.overrides = [
      .init(
        paths: [try GlobPattern("Watch/**")], deploymentTargets: [.watchOS: PlatformVersion(9)],
        rules: .init(
          all: .severity(.off), named: ["layout-feedback-loop": .severity(.note)]))
    ]
    expected.modifiers = [
      .init(name: "partialSheet", content: .inherits),
      .init(name: "toast", content: .detached),
      .init(name: "withAppDependencies", injects: ["Session", "Theme<Dark>"]),
    ]
    expected.baseline = ".preflint-baseline.json"
    #expect(configuration == expected)
  }

  @Test(arguments: ["", "# nothing", "rules:\noverrides:\nexclude:\ncatalogue:\n  modifiers:\n"])
  func emptySettingsAreDefaults(text: String) throws {
    #expect(try read(text) == Configuration())
  }

  @Test(arguments: ["0", "0.1", "0.1.0"])
  func ownVersionIsAccepted(version: String) throws {
    _ = try read("required-version: \"\(version)\"")
  }

  @Test(arguments: [
    ("[a]", 1, 1, "expected settings such as 'fail-on: error', found a list"),
    ("strict", 1, 1, "expected settings such as 'fail-on: error', found 'strict'"),
    ("exlude: []", 1, 1, "unknown key 'exlude'; did you mean 'exclude'?"),
    ("fail_on: error", 1, 1, "unknown key 'fail_on'; did you mean 'fail-on'?"),
    (
      "only: []", 1, 1,
      "unknown key 'only': expected required-version, fail-on, require-reasons, include, exclude, unread, "
        + "deployment-targets, libraries, rules, overrides, catalogue or baseline"
    ),
    (
      "required-version: 0.1", 1, 19,
      "expected a version in quotes, found 0.1: without them YAML reads 16.10 as 16.1"
    ),
    ("required-version: [0]", 1, 19, "expected a version in quotes, found a list"),
    ("required-version: \"new\"", 1, 19, "expected a version such as \"0.1\", found 'new'"),
    (
      "required-version: \"0.2\"", 1, 19,
      "this is PrefLint 0.1.0, but version 0.2 is required: install it, or change "
        + "'required-version'"
    ),
    (
      "fail-on: waring", 1, 10,
      "expected error, warning or never, found 'waring'; did you mean 'warning'?"
    ),
    ("fail-on: off", 1, 10, "expected error, warning or never, found 'off'"),
    ("fail-on:", 1, 9, "expected error, warning or never, found nothing"),
    (
      "exclude: Vendor", 1, 10,
      "expected a list of patterns, such as [\"**/Generated\"], found 'Vendor'"
    ),
    ("exclude: [[a]]", 1, 11, "expected a pattern, found a list"),
    ("exclude: [/a]", 1, 11, "patterns are relative to the project root: remove the leading '/'"),
    ("include: [\"../a\"]", 1, 11, "patterns cannot leave the project root: remove '..'"),
    ("unread: [\"a[\"]", 1, 10, "'[' without ']'"),
    ("exclude: [\"{a,b}\"]", 1, 11, "'{…}' is not supported: write one pattern for each case"),
    ("exclude: [\"\"]", 1, 11, "expected a pattern, found an empty text"),
    ("exclude: [\"./\"]", 1, 11, "the pattern is empty"),
    (#"exclude: ["a\\"]"#, 1, 11, "nothing follows the last '\\'"),
    (
      "exclude: [yes]", 1, 11,
      "expected a pattern: YAML reads 'yes' as a truth value: put it in quotes"
    ),
    (
      "exclude: [2024]", 1, 11,
      "expected a pattern: YAML reads '2024' as a number: put it in quotes"
    ),
    (
      "exclude: [~]", 1, 11, "expected a pattern: YAML reads '~' as nothing: put it in quotes"
    ),
    (
      "exclude: [2024-01-02]", 1, 11,
      "expected a pattern: YAML reads '2024-01-02' as a date: put it in quotes"
    ),
    (
      "deployment-targets: [iOS]", 1, 21,
      "expected a map such as { iOS: \"16.0\" }, found a list"
    ),
    (
      "deployment-targets: { ios: \"16.0\" }", 1, 23,
      "unknown platform 'ios'; did you mean 'iOS'?"
    ),
    (
      "deployment-targets: { Linux: \"1\" }", 1, 23,
      "unknown platform 'Linux': expected iOS, macOS, macCatalyst, tvOS, watchOS or visionOS"
    ),
    (
      "deployment-targets: { iOS: 16.10 }", 1, 28,
      "expected a version in quotes, found 16.10: without them YAML reads 16.10 as 16.1"
    ),
    (
      "deployment-targets: { iOS: \"16.x\" }", 1, 28,
      "expected a version such as \"16.0\", found '16.x'"
    ),
    (
      "libraries: Core", 1, 12, "expected a list of modules, such as [DesignSystem], found 'Core'"
    ),
    ("libraries: [{a: b}]", 1, 13, "expected a text, found a map"),
    ("rules: [a]", 1, 8, "expected a map of rules and severities, found a list"),
    (
      "rules:\n  missing-enviroment-object: error", 2, 3,
      "unknown rule 'missing-enviroment-object'; did you mean 'missing-environment-object'?"
    ),
    ("rules: { line_length: off }", 1, 10, "unknown rule 'line_length': see 'preflint rules'"),
    (
      "rules: { mutable-key-default: warn }", 1, 31,
      "expected off, note, warning, error or default, found 'warn'"
    ),
    (
      "rules: { mutable-key-default: Error }", 1, 31,
      "expected off, note, warning, error or default, found 'Error'; did you mean 'error'?"
    ),
    (
      "rules: { mutable-key-default: true }", 1, 31,
      "expected off, note, warning, error or default, found 'true'"
    ),
    (
      "rules: { mutable-key-default: [off] }", 1, 31,
      "expected off, note, warning, error or default, found a list"
    ),
    ("rules: { all: error }", 1, 15, "expected off or default, found 'error'"),
    ("overrides: { paths: [a] }", 1, 12, "expected a list of maps with 'paths', found a map"),
    ("overrides: [a]", 1, 13, "expected a map with 'paths', found 'a'"),
    (
      "overrides:\n  - rules: { all: off }", 2, 5,
      "expected 'paths': the files that the override is for"
    ),
    ("overrides: [{ paths: [] }]", 1, 22, "expected at least one pattern"),
    (
      "overrides: [{ paths: [A] }]", 1, 13,
      "expected 'rules' or 'deployment-targets': what the override sets"
    ),
    (
      "fail-on: error\n<<<<<<< HEAD\nexclude: [A]\n", 2, 1,
      "a merge conflict: keep what is to hold, and remove Git's marks"
    ),
    (
      "overrides: [{ path: [a], paths: [b] }]", 1, 15, "unknown key 'path'; did you mean 'paths'?"
    ),
    ("catalogue: [a]", 1, 12, "expected a map with 'modifiers', found a list"),
    (
      "catalogue: { modifier: {} }", 1, 14, "unknown key 'modifier'; did you mean 'modifiers'?"
    ),
    ("catalogue: { views: {} }", 1, 14, "unknown key 'views': expected modifiers"),
    ("catalogue: { modifiers: [a] }", 1, 25, "expected a map of modifiers, found a list"),
    (
      "catalogue: { modifiers: { .sheet: {} } }", 1, 27,
      "expected the name of a modifier without a dot, such as 'partialSheet'"
    ),
    (
      "catalogue: { modifiers: { sheet: inherits } }", 1, 34,
      "expected a map such as { content: inherits } or { injects: [Session] }, found 'inherits'"
    ),
    (
      "catalogue: { modifiers: { sheet: { content: inherit } } }", 1, 45,
      "expected inherits or detached, found 'inherit'; did you mean 'inherits'?"
    ),
    (
      "catalogue: { modifiers: { sheet: { inject: [A] } } }", 1, 36,
      "unknown key 'inject'; did you mean 'injects'?"
    ),
    (
      "catalogue: { modifiers: { sheet: { injects: A } } }", 1, 45,
      "expected a list of types, such as [Session], found 'A'"
    ),
    ("baseline: [a]", 1, 11, "expected the path of the baseline, found a list"),
    ("baseline: ''", 1, 11, "expected the path of the baseline, found an empty text"),
    ("a: *b", 1, 4, "a text cannot begin with '*', which names an alias: put it in quotes"),
  ])
  func mistakesAreNamed(text: String, line: Int, column: Int, message: String) {
    let error = ConfigurationError(
      position: DocumentPosition(line: line, column: column), message: message)
    #expect(throws: InvalidConfiguration(errors: [error])) { try read(text) }
  }

  @Test func allMistakesAreShownInOrder() {
    do {
      _ = try read("rules: { a: b }\nfail-on: x\nfoo: 1\n")
      Issue.record("expected errors")
    } catch {
      #expect(
        error.errors.map { $0.line(path: ".preflint.yml") } == [
          ".preflint.yml:1:10: error: unknown rule 'a': see 'preflint rules'",
          ".preflint.yml:2:10: error: expected error, warning or never, found 'x'",
          ".preflint.yml:3:1: error: unknown key 'foo': expected required-version, fail-on, require-reasons, "
            + "include, exclude, unread, deployment-targets, libraries, rules, overrides, "
            + "catalogue or baseline",
        ])
    }
  }

  @Test(arguments: [
    "0", "-1", "1_000", "0x1F", "0o17", "0b10", "1.5", ".5", "1.", "1e3", "1.5E-3", "1:30", ".inf",
    "-.INF", ".nan", "12:30:45.6",
  ])
  func numbersNeedQuotes(text: String) throws {
    #expect(throws: InvalidConfiguration.self) { try read("exclude: [\(text)]") }
    _ = try read("exclude: [\"\(text)\"]")
  }

  @Test(arguments: ["2fa", "1.2.3", "e3", "0xg", "a", "x1", "1e", "-", "2024-x", "1-2-3"])
  func textsNeedNoQuotes(text: String) throws {
    _ = try? read("exclude: [\(text)]")
    if text != "-" { #expect(throws: Never.self) { try read("exclude: [\(text)]") } }
  }
}

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("exlude", "exclude"), ("overides", "overrides"), ("ruels", "rules"), ("RULES", "rules"),
    ("", nil), ("x", nil), ("something", nil),
  ])
  func nearestWordIsSuggested(text: String, word: String?) {
    #expect(suggestion(for: text, among: ["exclude", "overrides", "rules", "include"]) == word)
  }

  @Test func longTextsAreHarmless() {
    #expect(suggestion(for: String(repeating: "é", count: 100_000), among: ["rules"]) == nil)
  }
}
