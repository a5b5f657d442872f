// The schema for editors is generated from the keys that the reader knows, and the reader knows no other.
// `PREFLINT_RECORD=1 swift test --filter ConfigurationSchema` writes it anew.

import Foundation
import Testing

@testable import PrefLintCore

@Suite struct ConfigurationSchemaTests {
  private static let file = RulePageTests.repository.appending(
    path: "docs/schemas/preflint.schema.json")

  @Test func schemaIsWhatTheKeysRenderTo() throws {
    let text = ConfigurationSchema.text()
    if ProcessInfo.processInfo.environment["PREFLINT_RECORD"] != nil {
      try Data(text.utf8).write(to: Self.file)
    }
    #expect(
      (try? FixtureProject.text(of: Self.file)) == text,
      "PREFLINT_RECORD=1 swift test --filter ConfigurationSchema writes it anew")
  }

  @Test(arguments: ConfigurationKey.all.map(\.name))
  func theReaderKnowsEveryKey(key: String) throws {
    // Without a value a key is known, whatever else is wrong with it.
    do {
      _ = try ConfigurationReader.read(Array("\(key): {}\n".utf8))
    } catch {
      #expect(!error.errors.contains { $0.message.hasPrefix("unknown key") })
    }
  }

  @Test func everyRuleHasASchema() throws {
    let document = try JSONReader.read(Array(ConfigurationSchema.text().utf8))
    guard case .object(let rules)? = document["definitions"]?["rules"]?["properties"] else {
      Issue.record("no rules")
      return
    }
    #expect(rules.map(\.name) == ["all"] + RuleCatalog.all.map(\.id))
  }

  @Test func optionsOfRulesAreRead() throws {
    let text = """
      require-reasons: false
      rules:
        missing-environment-object: { severity: warning, except: [Session, "Store<A>"] }
        mutable-key-default: { except: [K] }
      """
    let configuration = try ConfigurationReader.read(Array(text.utf8))
    #expect(!configuration.requiresReasons)
    #expect(configuration.rules.setting(of: "missing-environment-object") == .severity(.warning))
    #expect(configuration.rules.setting(of: "mutable-key-default") == nil)
    #expect(configuration.excepts("Store<A>", ofRule: "missing-environment-object", inPath: "A"))
    #expect(!configuration.excepts("K", ofRule: "missing-environment-object", inPath: "A"))
  }

  @Test(arguments: [
    (
      "rules: { mutable-key-default: { sevrity: off } }",
      "unknown key 'sevrity'; did you mean 'severity'?"
    ),
    (
      "rules: { mutable-key-default: { except: K } }",
      "expected a list of types or keys, such as [Session], found 'K'"
    ),
    ("require-reasons: yes", "expected true or false, found 'yes'"),
    ("require-reasons: \"true\"", "expected true or false, found 'true'"),
  ])
  func wrongOptionsAreErrors(text: String, message: String) {
    #expect { _ = try ConfigurationReader.read(Array(text.utf8)) } throws: { error in
      (error as? InvalidConfiguration)?.errors.map(\.message) == [message]
    }
  }

  @Test func aRunMayLookForOneRule() throws {
    let text = """
      rules: { missing-environment-object: warning, mutable-key-default: off }
      overrides:
        - paths: [Old]
          rules: { all: off, unread-preference: error }
      """
    let configuration = try ConfigurationReader.read(Array(text.utf8))
    func severity(_ rule: String, in path: String, of wanted: Set<String>) -> Severity {
      configuration.restricted(to: wanted).severity(ofRule: rule, proved: .error, inPath: path)
    }
    let missing = "missing-environment-object"
    #expect(severity(missing, in: "A.swift", of: [missing]) == .warning)
    #expect(severity(missing, in: "Old/A.swift", of: [missing]) == .off)
    #expect(severity("mutable-key-default", in: "A.swift", of: [missing]) == .off)
    #expect(severity("unread-preference", in: "Old/A.swift", of: [missing]) == .off)
    // What is off is asked for by name.
    #expect(severity("mutable-key-default", in: "A.swift", of: ["mutable-key-default"]) == .error)
    let off = "unread-environment-object"
    #expect(severity(off, in: "A.swift", of: [off]) == .warning)
    #expect(!configuration.restricted(to: [off]).isLookedFor(missing))
  }

  @Test func aDraftIsAConfiguration() throws {
    let files = [
      SourceFile(path: "Kit/Generated/A.swift", text: ""),
      SourceFile(path: "Kit/B.pb.swift", text: ""),
      SourceFile(
        path: "Kit/Package.swift",
        text:
          "let p = Package(name: \"Kit\", platforms: [.iOS(.v16), .macOS(.v10_15), .tvOS(\"15.2\")])"
      ),
    ]
    let project = SourceFile(
      path: "App.xcodeproj/project.pbxproj",
      text: "\t\tIPHONEOS_DEPLOYMENT_TARGET = 17.4;\n\t\tIPHONEOS_DEPLOYMENT_TARGET = 16.4;\n")
    let text = ConfigurationDraft(files: files, xcodeProjects: [project]).text
    let configuration = try ConfigurationReader.read(Array(text.utf8))
    #expect(
      configuration.deploymentTargets == [
        .iOS: PlatformVersion(16, 4), .macOS: PlatformVersion(10, 15),
        .tvOS: PlatformVersion(15, 2),
      ])
    #expect(
      text.contains("runs on, as App.xcodeproj/project.pbxproj or Kit/Package.swift says.\n"))
    #expect(!configuration.reports(path: "Kit/Generated/A.swift"))
    #expect(!configuration.reports(path: "Kit/B.pb.swift"))
    #expect(configuration.reports(path: "Kit/C.swift"))
    let empty = ConfigurationDraft(files: [], xcodeProjects: []).text
    var expected = Configuration()
    expected.rules.all = .byDefault
    #expect(try ConfigurationReader.read(Array(empty.utf8)) == expected)
    // What is offered as a comment is valid, too.
    let offered = empty.split(separator: "\n").filter { line in
      line.wholeMatch(of: /\s*# (?:[a-z-]+:.*|  .*)/) != nil || !line.hasPrefix("#")
    }.map { $0.replacing("# ", with: "", maxReplacements: 1) }.joined(separator: "\n")
    _ = try ConfigurationReader.read(Array(offered.utf8))
  }
}
