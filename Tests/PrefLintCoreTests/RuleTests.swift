// The registry of rules: what is implemented has a check, a row in the README, and fixtures.

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
  func everyImplementedRuleStandsInTheReadme(rule: String) throws {
    let severity = RuleCatalog.rule(rule)?.severity.name ?? ""
    let readme = try FixtureProject.text(of: RulePageTests.repository.appending(path: "README.md"))
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
