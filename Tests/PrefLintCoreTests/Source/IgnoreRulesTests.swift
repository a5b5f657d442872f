import Testing

@testable import PrefLintCore

@Suite struct IgnoreRulesTests {
  private func ignores(_ text: String, _ path: String, isFolder: Bool = false) -> Bool {
    var rules = IgnoreRules()
    rules.add(IgnoreFile(Array(text.utf8), depth: 0))
    return rules.ignores(pathComponents(path.utf8), isFolder: isFolder)
  }

  @Test func namesMatchAtAnyDepth() {
    #expect(ignores("Gen.swift", "Gen.swift"))
    #expect(ignores("Gen.swift", "a/b/Gen.swift"))
    #expect(!ignores("Gen.swift", "a/Gen.swift/x"))
  }

  @Test func slashesTieToTheFolder() {
    #expect(ignores("/Gen.swift", "Gen.swift"))
    #expect(!ignores("/Gen.swift", "a/Gen.swift"))
    #expect(ignores("a/Gen.swift", "a/Gen.swift"))
    #expect(!ignores("a/Gen.swift", "b/a/Gen.swift"))
    #expect(ignores("**/a/Gen.swift", "b/a/Gen.swift"))
    #expect(ignores("a/**/c.swift", "a/c.swift"))
    #expect(ignores("a/**", "a/b/c.swift"))
    #expect(!ignores("a/**", "a", isFolder: true))
  }

  @Test func trailingSlashMeansFolder() {
    #expect(ignores("Gen/", "x/Gen", isFolder: true))
    #expect(!ignores("Gen/", "x/Gen"))
  }

  @Test func lastRuleDecides() {
    #expect(!ignores("*.swift\n!Keep.swift", "a/Keep.swift"))
    #expect(ignores("!Keep.swift\n*.swift", "a/Keep.swift"))
    #expect(ignores("*.swift\n!Keep.swift", "a/Other.swift"))
  }

  @Test func innermostFileDecides() {
    var rules = IgnoreRules()
    rules.add(IgnoreFile(Array("*.swift".utf8), depth: 0))
    rules.add(IgnoreFile(Array("!/B.swift".utf8), depth: 1))
    #expect(rules.ignores(pathComponents("a/A.swift".utf8), isFolder: false))
    #expect(!rules.ignores(pathComponents("a/B.swift".utf8), isFolder: false))
    #expect(rules.ignores(pathComponents("a/b/B.swift".utf8), isFolder: false))
  }

  @Test func linesAreReadAsGitReadsThem() {
    #expect(!ignores("# x.swift", "# x.swift"))
    #expect(ignores("\\#x.swift", "#x.swift"))
    #expect(ignores("\\!x.swift", "!x.swift"))
    #expect(ignores("x.swift   ", "x.swift"))
    #expect(ignores("x.swift\\ ", "x.swift "))
    #expect(ignores("x.swift\r\ny.swift\r\n", "y.swift"))
    #expect(ignores("\u{FEFF}x.swift", "x.swift"))
    #expect(!ignores("\n\n!\n/\n[x", "x"))
  }
}
