// The documentation of rules: pages are what it renders to, explanations fit on a screen, and its examples show
// what they claim. `PREFLINT_RECORD=1 swift test --filter RulePage` writes the pages anew.

import Foundation
import Testing

@testable import PrefLintCore

extension RuleInfo: CustomTestStringConvertible {
  public var testDescription: String { id }

  /// The file of the rule's example, linted with what the rule needs of the configuration.
  fileprivate func lint(_ text: String, named file: String) throws -> Report {
    var lines = documentation?.configuration.map { [$0] } ?? []
    if severity == .off { lines += ["rules:", "  \(id): warning"] }
    let configuration = try ConfigurationReader.read(Array(lines.joined(separator: "\n").utf8))
    let files = [SourceFile(path: file, text: text)]
    let input = LintInput(files: files, configuration: configuration)
    return Report(files: files, result: Linter.lint(input, threads: 1))
  }

  /// What linting the example prints.
  fileprivate func report() throws -> String {
    guard let example = documentation?.example else { return "" }
    return TextReporter.text(
      of: try lint(example.wrongText, named: example.file),
      layout: TextLayout(paths: .relative(root: "/", to: "/"), showsNotes: true))
  }
}

@Suite struct RulePageTests {
  static let repository = Fixture.root.deletingLastPathComponent().deletingLastPathComponent()
  private static let pages = repository.appending(path: "docs/rules")
  fileprivate static let implemented = RuleCatalog.all.filter(\.isImplemented)

  @Test(arguments: implemented)
  func pageIsWhatTheDocumentationRendersTo(rule: RuleInfo) throws {
    let file = Self.repository.appending(path: rule.page)
    let text = try #require(RulePage.text(of: rule, report: rule.report()))
    if ProcessInfo.processInfo.environment["PREFLINT_RECORD"] != nil {
      try Data(text.utf8).write(to: file)
    }
    #expect(
      (try? FixtureProject.text(of: file)) == text,
      "PREFLINT_RECORD=1 swift test --filter RulePage writes the pages anew")
  }

  @Test(arguments: implemented)
  func pageHasTheHeadings(rule: RuleInfo) throws {
    let page = try #require(RulePage.text(of: rule, report: ""))
    // Every other part between fences is code.
    let prose = page.components(separatedBy: "```").enumerated().filter { $0.0.isMultiple(of: 2) }
    let headings = prose.flatMap { $0.element.split(separator: "\n") }.filter { $0.hasPrefix("#") }
    #expect(
      headings == [
        "# \(rule.id)", "## What it does", "## Why it matters", "## Example", "## Use instead",
        "## Options", "## Limits",
      ])
  }

  @Test func noPageIsLeftOver() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.pages.path(percentEncoded: false))
    #expect(Set(files) == Set(Self.implemented.map { "\($0.id).md" }))
  }

  @Test(arguments: implemented)
  func linksLeadToPages(rule: RuleInfo) throws {
    let page = try #require(RulePage.text(of: rule, report: ""))
    for link in page.matches(of: /\]\(([^)#]*)[^)]*\)/).map(\.output.1) {
      #expect(Self.implemented.contains { "\($0.id).md" == link }, "\(link)")
    }
  }
}

@Suite struct RuleExampleTests {
  @Test(arguments: RulePageTests.implemented)
  func theExampleHasThisFindingAndNoOther(rule: RuleInfo) throws {
    let example = try #require(rule.documentation?.example)
    let findings = try rule.lint(example.wrongText, named: example.file).result.findings
    #expect(findings.contains { $0.rule == rule.id })
    // The other end of the same mistake, and what a comment that cannot be understood was to silence.
    let others = findings.filter { finding in
      finding.rule != rule.id && finding.twin?.rule != rule.id
        && !findings.contains { $0.rule == rule.id && $0.twin?.rule == finding.rule }
    }
    #expect(others.isEmpty || rule.id == RuleCatalog.invalidSuppression, "\(others.map(\.rule))")
  }

  @Test(arguments: RulePageTests.implemented)
  func whatToWriteInsteadHasNone(rule: RuleInfo) throws {
    let example = try #require(rule.documentation?.example)
    let findings = try rule.lint(example.rightText, named: example.file).result.findings
    #expect(findings.isEmpty, "\(findings.map(\.message))")
  }

  @Test(arguments: RulePageTests.implemented)
  func itsConfigurationIsValid(rule: RuleInfo) throws {
    let lines = (rule.documentation?.configuration).map { [$0] } ?? []
    let flow = lines + ["rules: { \(rule.id): \(rule.otherSeverity.name) }"]
    let configuration = try ConfigurationReader.read(Array(flow.joined(separator: "\n").utf8))
    #expect(configuration.rules.setting(of: rule.id) == .severity(rule.otherSeverity))
  }

  @Test(arguments: Fixture.firing)
  func reasonsAreDocumented(fixture: Fixture) throws {
    let files = fixture.project.files.map { SourceFile(path: $0.path, bytes: $0.bytes) }
    let findings = Linter.lint(LintInput(files: files), threads: 1).findings
    for finding in findings {
      guard let reason = finding.reason else { continue }
      let documentation = RuleCatalog.rule(finding.rule)?.documentation
      let known = documentation?.reasons.contains { $0.name == reason }
      #expect(known == true, "'\(reason)' of '\(finding.rule)'")
    }
  }
}

@Suite struct RuleExplanationTests {
  @Test(arguments: RuleCatalog.all)
  func explanationFitsOnAScreen(rule: RuleInfo) {
    let text = RuleExplanation.text(of: rule)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let rows = lines.reduce(0) { $0 + max(1, ($1.count + 79) / 80) }
    #expect(rows < 40, "\(rows) rows:\n\(text)")
    let message: String? =
      if case .message(let message)? = rule.documentation?.symptom { message } else { nil }
    for line in lines where line.count > 80 {
      #expect(message.map(line.hasSuffix) == true, "\(line)")
    }
    #expect(!text.contains("`") && !text.contains("]("))
    #expect(lines.allSatisfy { $0.last != " " })
  }

  @Test func explanationSaysEverything() throws {
    let rule = try #require(RuleCatalog.rule("mutable-key-default"))
    #expect(
      RuleExplanation.text(of: rule) == """
        mutable-key-default (warning)

        It proves that the 'defaultValue' of an 'EnvironmentKey' or a 'PreferenceKey' is
        a stored 'static var'.

        Any code may change the default value of all views at once, without an update of
        any of them. The language mode of Swift 6 refuses it:
            Static property 'defaultValue' is not concurrency-safe because it is \
        nonisolated global shared mutable state

        Wrong:
            struct SpacingKey: EnvironmentKey {
              static var defaultValue: CGFloat = 8
            }
        Right:
            struct SpacingKey: EnvironmentKey {
              static let defaultValue: CGFloat = 8
            }

        Silent about:
        - Variables with a property wrapper.

        To suppress, at the line of the finding:
            // preflint:ignore[mutable-key-default] - reason
        To configure, in .preflint.yml:
            rules: { mutable-key-default: error }
        More: docs/rules/mutable-key-default.md

        """)
  }

  @Test func plannedRulesAreSaidToBe() throws {
    let rule = RuleInfo(
      id: "new-rule", severity: .off, summary: "something new", topic: "new-rule")
    #expect(
      RuleExplanation.text(of: rule) == """
        new-rule (off by default)

        It will prove: something new.

        The rule is planned: it may be configured, and finds nothing yet.

        """)
  }

  @Test func paragraphsAreBrokenOutsideOfCode() {
    #expect(
      wrapped("one `two three`\nfour", to: 10, first: "- ", rest: "  ") == [
        "- one", "  `two three`", "  four",
      ])
    #expect(wrapped("", to: 10) == [""])
    #expect(unindented("    a {\n\n      b\n    }") == ["a {", "", "  b", "}"])
  }
}
