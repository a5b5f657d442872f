// The registry of rules: what is implemented has a check, a page with the fixed headings, and fixtures.

import Foundation
import Testing

@testable import PrefLintCore

@Suite struct RuleTests {
  private static let ofComments: Set = [
    RuleCatalog.unusedSuppression, RuleCatalog.invalidSuppression,
  ]

  private static let implemented = RuleCatalog.all.filter(\.isImplemented).map(\.id)

  @Test func everyImplementedRuleHasACheckAndNoOther() {
    let checked = Rule.all.flatMap(\.ids)
    #expect(Set(checked).count == checked.count)
    #expect(Set(checked) == Set(Self.implemented).subtracting(Self.ofComments))
  }

  @Test(arguments: implemented)
  func everyImplementedRuleHasAPage(rule: String) throws {
    let root = Fixture.root.deletingLastPathComponent().deletingLastPathComponent()
    let page = try FixtureProject.text(of: root.appending(path: "docs/rules/\(rule).md"))
    #expect(page.hasPrefix("# \(rule)\n"))
    for heading in [
      "What it does", "Why it matters", "Example", "Use instead", "Options", "Limits",
    ] {
      #expect(page.contains("\n## \(heading)\n"), "'\(heading)' is missing")
    }
    let severity = RuleCatalog.rule(rule)?.severity.name ?? ""
    #expect(page.contains("Default severity: \(severity)."))
    let readme = try FixtureProject.text(of: root.appending(path: "README.md"))
    #expect(readme.contains("[`\(rule)`](docs/rules/\(rule).md) | \(severity) |"))
  }

  @Test(arguments: implemented.filter { !ofComments.contains($0) })
  func everyImplementedRuleFiresInAFixture(rule: String) {
    #expect(Fixture.firing.contains { $0.project.wanted.contains { $0.rule == rule } })
  }

  @Test func rulesThatAreOffEverywhereDoNotRun() throws {
    let rule = "mutable-key-default"
    var configuration = Configuration()
    #expect(configuration.isOnSomewhere(rule))
    configuration.rules.named[rule] = .severity(.off)
    #expect(!configuration.isOnSomewhere(rule))
    configuration.overrides = [
      Configuration.Override(
        paths: [], rules: Configuration.RuleSettings(named: [rule: .byDefault]))
    ]
    #expect(configuration.isOnSomewhere(rule))
  }
}
