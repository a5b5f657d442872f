import Testing

@testable import PrefLintCore

@Suite struct ConfigurationValueTests {
  @Test func ruleSettingsAreLayered() throws {
    var configuration = Configuration()
    configuration.rules = .init(
      all: .severity(.off), named: ["unread-environment-object": .severity(.warning)])
    configuration.overrides = [
      .init(paths: [try GlobPattern("Watch/**")], rules: .init(all: .byDefault)),
      .init(
        paths: [try GlobPattern("**/Old")],
        rules: .init(named: ["missing-environment-object": .severity(.note)])),
    ]
    func severity(_ rule: String, _ path: String) -> Severity {
      configuration.severity(ofRule: rule, proved: .error, inPath: path)
    }
    #expect(severity("missing-environment-object", "A.swift") == .off)
    #expect(severity("unread-environment-object", "A.swift") == .warning)
    #expect(severity("missing-environment-object", "Watch/A.swift") == .error)
    #expect(severity("unread-environment-object", "Watch/A.swift") == .off)
    #expect(severity("missing-environment-object", "Watch/Old/A.swift") == .note)
    #expect(!configuration.isOn("missing-environment-object", inPath: "A.swift"))
  }

  @Test func deploymentTargetsAreLayered() throws {
    var configuration = Configuration()
    configuration.deploymentTargets = [.iOS: PlatformVersion(16), .macOS: PlatformVersion(13)]
    configuration.overrides = [
      .init(
        paths: [try GlobPattern("Legacy")],
        deploymentTargets: [.iOS: PlatformVersion(13), .watchOS: PlatformVersion(9)])
    ]
    #expect(configuration.deploymentTargets(forPath: "A.swift")[.iOS] == PlatformVersion(16))
    #expect(
      configuration.deploymentTargets(forPath: "Legacy/A.swift") == [
        .iOS: PlatformVersion(13), .macOS: PlatformVersion(13), .watchOS: PlatformVersion(9),
      ])
  }

  @Test func reportedPathsAreIncludedAndNotExcluded() throws {
    var configuration = Configuration()
    #expect(configuration.reports(path: "A.swift"))
    configuration.exclude = [try GlobPattern("**/Generated")]
    #expect(!configuration.reports(path: "App/Generated/A.swift"))
    configuration.include = [try GlobPattern("App")]
    #expect(configuration.reports(path: "App/A.swift"))
    #expect(!configuration.reports(path: "Other/A.swift"))
  }

  @Test(arguments: [
    ("16", PlatformVersion(16)), ("16.4", PlatformVersion(16, 4)),
    ("10.15.7", PlatformVersion(10, 15, 7)),
    ("", nil), ("16.", nil), ("x", nil), ("1.2.3.4", nil), ("-1", nil), ("1234567", nil),
  ])
  func versionsAreRead(text: String, version: PlatformVersion?) {
    #expect(PlatformVersion(text) == version)
  }

  @Test func versionsAreOrdered() {
    #expect(PlatformVersion(16, 4) < PlatformVersion(16, 10))
    #expect(PlatformVersion(9) < PlatformVersion(10))
  }
}

@Suite struct RuleCatalogTests {
  @Test func identifiersAreKebabCaseAndUnique() {
    let ids = RuleCatalog.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.allSatisfy { $0 == "-" || ("a"..."z").contains($0) }, "\(id)")
    }
    #expect(ids.count == 27)
  }

  @Test func summariesArePhrases() {
    for rule in RuleCatalog.all {
      #expect(rule.summary.first?.isLowercase == true && rule.summary.last != ".", "\(rule.id)")
    }
  }
}
