// What each format promises its readers, on a report with every part that a finding may have and with names
// that are full of markup. Whether real readers take the documents is checked by `.ci/formats`.

import Foundation
import Testing

@testable import PrefLintCore

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct FormatTests {
  private static let layout = TextLayout(
    paths: .relative(root: "/p", to: "/p"), showsNotes: true)

  /// A report with a suppressed finding, a fix, an unread file and hostile names.
  private static func report(_ findings: [Finding] = [hostile, ReportSample.finding]) -> Report {
    var report = ReportSample.report(listsUndecided: true)
    var silenced = ReportSample.note
    silenced.fingerprint = "1:fedcba9876543210"
    report.result = LintResult(
      findings: findings, undecided: [ReportSample.undecided],
      statistics: report.result.statistics,
      silenced: [
        SilencedFinding(finding: silenced, cause: .comment(reason: "the host injects it")),
        SilencedFinding(finding: silenced, cause: .baseline),
      ])
    report.repositoryPrefix = "apps/my app/"
    report.problems = [
      FileProblem(path: "App/Huge.swift", kind: .unreadable(.tooLarge)),
      FileProblem(path: "App/Link", kind: .brokenLink),
      FileProblem(path: "App/RootView.swift", kind: .tooDeep(line: 3)),
    ]
    report.rules = ["missing-environment-object", "mutable-key-default"]
    return report
  }

  private static let hostile: Finding = {
    let range = ReportSample.range(0, "trips: TripStore")
    var finding = Finding(
      rule: "mutable-key-default", severity: .warning,
      message: "'a<b>&\"|`*%\u{1}\n:,' is 100% <script>", subject: "a<b>", range: range,
      fix: Fix(
        description: "write 'let'", edits: [Fix.Edit(range: range, replacement: "let \"x\"")]),
      anchor: "x")
    finding.fingerprint = "1:00000000000000ff"
    return finding
  }()

  private func document(_ format: ReportFormat, _ report: Report = report()) throws -> Any {
    let text = format.text(of: report, layout: Self.layout)
    return try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  private func lines(_ format: ReportFormat, _ report: Report = report()) -> [Substring] {
    format.text(of: report, layout: Self.layout).split(separator: "\n")
  }

  @Test(arguments: ReportFormat.allCases)
  func everyFormatIsTheSameTwiceAndEndsItsLastLine(format: ReportFormat) {
    let text = format.text(of: Self.report(), layout: Self.layout)
    #expect(text == format.text(of: Self.report(), layout: Self.layout))
    #expect(text.last == "\n")
    #expect(!text.contains("\u{1}") || format == .github)
    #expect(!text.contains("/p/"), "an absolute path")
  }

  @Test(arguments: ReportFormat.allCases)
  func everyFormatTakesAnEmptyReport(format: ReportFormat) throws {
    var report = Report(
      files: [],
      result: LintResult(findings: [], undecided: [], statistics: LintStatistics()))
    report.rules = ["mutable-key-default"]
    let text = format.text(of: report, layout: Self.layout)
    switch format {
    case .text, .github, .rdjsonl, .agent: #expect(text == "")
    case .json, .sarif, .gitlab: _ = try document(format, report)
    case .checkstyle, .junit: _ = try XML(text)
    case .markdown: #expect(text.hasPrefix("## PrefLint: no findings\n"))
    }
  }

  // MARK: - GitHub

  @Test func githubEscapesAsTheRunnerReads() {
    let lines = lines(.github)
    #expect(
      lines[0].hasPrefix(
        "::error file=apps/my app/App/RootView.swift,line=6,endLine=6,col=8,endColumn=12,"
          + "title=missing-environment-object::'TripStore' does not reach"))
    #expect(lines[0].contains("%0Aapps/my app/App/RootView.swift:4:8: injected here"))
    #expect(lines[1].hasPrefix("::warning file=apps/my app/App/MapPicker.swift,line=4,"))
    #expect(lines[1].contains("::'a<b>&\"|`*%25\u{1}%0A:,' is 100%25 <script>%0Ahelp: write 'let'"))
    #expect(lines[2].hasPrefix("::notice ") && lines.count == 3)
    #expect(GitHubReporter.property("a:b,c%\r\n") == "a%3Ab%2Cc%25%0D%0A")
    #expect(GitHubReporter.data("\r\n") == "%0D%0A")
  }

  @Test func githubShowsWhatAChangeTouches() {
    var finding = ReportSample.finding
    finding.annotation = ReportSample.range(0, "@EnvironmentObject")
    let line = lines(.github, Self.report([finding]))[0]
    #expect(line.hasPrefix("::error file=apps/my app/App/MapPicker.swift,line=4,"))
    #expect(line.contains("%0Aat apps/my app/App/RootView.swift:6:8%0A"))
  }

  // MARK: - SARIF

  private func sarif(_ report: Report = report()) throws -> [String: Any] {
    let document = try #require(try document(.sarif, report) as? [String: Any])
    return try #require((document["runs"] as? [[String: Any]])?.first)
  }

  @Test func sarifOpensAsReadersExpect() {
    let text = SARIFReporter.text(of: Self.report())
    #expect(
      text.hasPrefix("{\n  \"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n"))
  }

  @Test func sarifPlacesAreRelativeAndInUTF16() throws {
    let run = try sarif()
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let results = try #require(run["results"] as? [[String: Any]])
    let text = String(describing: results)
    #expect(text.contains("apps/my%20app/App/RootView.swift"))
    let location = (results[1]["locations"] as? [[String: Any]])?.first?["physicalLocation"]
    let region = (location as? [String: Any])?["region"] as? [String: Int]
    #expect(region == ["startLine": 6, "startColumn": 8, "endLine": 6, "endColumn": 13])
    let bases = try #require(run["originalUriBaseIds"] as? [String: Any])
    #expect(bases["%SRCROOT%"] != nil)
  }

  @Test func sarifRulesAreThoseOfTheCatalogue() throws {
    let run = try sarif()
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(
      rules.compactMap { $0["id"] as? String } == RuleCatalog.all.filter(\.isImplemented).map(\.id))
    for rule in rules {
      let help = try #require(rule["help"] as? [String: String])
      #expect(
        help["text"]?.isEmpty == false && help["markdown"]?.contains("## What it does") == true)
      #expect(help["markdown"]?.contains("](") == false)
      #expect((rule["shortDescription"] as? [String: String])?["text"]?.isEmpty == false)
      let full = try #require((rule["fullDescription"] as? [String: String])?["text"])
      #expect(!full.replacing("\n\n", with: "").contains("\n"), "a line break inside a sentence")
    }
    let results = try #require(run["results"] as? [[String: Any]])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
  }

  @Test func sarifTracesAreCodeFlows() throws {
    let results = try #require(try sarif()["results"] as? [[String: Any]])
    let finding = results[1]
    let flows = try #require(finding["codeFlows"] as? [[String: [[String: [[String: Any]]]]]])
    let steps = try #require(flows.first?["threadFlows"]?.first?["locations"])
    #expect(steps.count == 3)
    #expect((finding["relatedLocations"] as? [Any])?.count == 1)
    #expect(results[0]["codeFlows"] == nil)
    #expect(
      finding["partialFingerprints"] as? [String: String]
        == ["primaryLocationLineHash": "0123456789abcdef:1", "preflint/v1": "0123456789abcdef"])
  }

  @Test func sarifSaysWhatIsSuppressed() throws {
    let results = try #require(try sarif()["results"] as? [[String: Any]])
    let suppressions = results.map { $0["suppressions"] as? [[String: String]] }
    #expect(suppressions.count == 4)
    #expect(suppressions[0]?.isEmpty == true && suppressions[1]?.isEmpty == true)
    #expect(suppressions[2] == [["kind": "inSource", "justification": "the host injects it"]])
    #expect(suppressions[3] == [["kind": "external", "justification": "in the baseline"]])
  }

  @Test func sarifSaysWhatCouldNotBeRead() throws {
    let invocation = try #require((try sarif()["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notifications = try #require(
      invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(
      notifications.compactMap { $0["level"] as? String } == ["error", "note", "error", "note"])
    let places = notifications.compactMap { ($0["locations"] as? [[String: Any]])?.first }
      .compactMap { $0["physicalLocation"] as? [String: Any] }
    #expect((places[2]["region"] as? [String: Int])?["startLine"] == 3)
    var whole = Self.report()
    whole.problems = [FileProblem(path: "App/Link", kind: .brokenLink)]
    let other = try #require((try sarif(whole)["invocations"] as? [[String: Any]])?.first)
    #expect(other["executionSuccessful"] as? Bool == true)
  }

  @Test(arguments: [
    ("a/b.swift", "a/b.swift"), ("a b#c?.swift", "a%20b%23c%3F.swift"),
    ("c:d/é.swift", "c%3Ad/%C3%A9.swift"), ("100%.swift", "100%25.swift"),
    ("a[1]\\.swift", "a%5B1%5D%5C.swift"),
  ])
  func pathsBecomeURIs(path: String, uri: String) {
    #expect(relativeURI(of: path) == uri)
  }

  // MARK: - XML

  @Test func checkstyleHasWhatReadersNeed() throws {
    let root = try XML(ReportFormat.checkstyle.text(of: Self.report(), layout: Self.layout))
    #expect(root.name == "checkstyle" && root.attributes["version"] != nil)
    #expect(
      root.children.map { $0.attributes["name"] } == ["App/MapPicker.swift", "App/RootView.swift"])
    let errors = root.children.flatMap(\.children)
    #expect(errors.map { $0.attributes["severity"] } == ["warning", "error"])
    #expect(errors.map { $0.attributes["line"] } == ["4", "6"])
    #expect(errors[1].attributes["source"] == "preflint.missing-environment-object")
    #expect(errors[0].attributes["message"]?.contains("a<b>&\"|`*% ") == true)
    #expect(errors[1].attributes["message"]?.contains("\nhelp: move line 4") == true)
  }

  @Test func junitHasWhatReadersNeed() throws {
    let root = try XML(ReportFormat.junit.text(of: Self.report(), layout: Self.layout))
    #expect(root.name == "testsuites")
    #expect(root.attributes["tests"] == "2" && root.attributes["failures"] == "1")
    #expect(root.children.map(\.name) == ["testsuite", "testsuite"])
    let cases = root.children.flatMap(\.children)
    for testCase in cases {
      #expect(testCase.name == "testcase")
      #expect(testCase.attributes["classname"]?.hasPrefix("preflint.") == true)
      #expect(testCase.attributes["name"]?.contains(":4:") == false)
    }
    #expect(cases[0].children.map(\.name) == ["failure"])
    #expect(cases[0].children[0].attributes["type"] == "error")
    #expect(cases[1].children.map(\.name) == ["system-out"])
  }

  @Test func junitFailsWhatTheRunFails() throws {
    var report = Self.report([Self.hostile, Self.hostile])
    report.failingSeverity = .warning
    let root = try XML(ReportFormat.junit.text(of: report, layout: Self.layout))
    #expect(root.attributes["failures"] == "2" && root.attributes["tests"] == "3")
    let names = root.children.flatMap(\.children).compactMap { $0.attributes["name"] }
    #expect(Set(names).count == 3)
    report.failingSeverity = nil
    let never = try XML(ReportFormat.junit.text(of: report, layout: Self.layout))
    #expect(never.attributes["failures"] == "0")
  }

  // MARK: - Others

  @Test func gitlabFingerprintsAreUnique() throws {
    let items = try #require(try document(.gitlab) as? [[String: Any]])
    #expect(items.compactMap { $0["severity"] as? String } == ["minor", "major"])
    #expect(Set(items.compactMap { $0["fingerprint"] as? String }).count == 2)
    let location = try #require(items[1]["location"] as? [String: Any])
    #expect(location["path"] as? String == "apps/my app/App/RootView.swift")
    #expect(location["lines"] as? [String: Int] == ["begin": 6, "end": 6])
  }

  @Test func reviewdogLinesAreDiagnostics() throws {
    let lines = lines(.rdjsonl)
    #expect(lines.count == 2)
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let diagnostic = try #require(object)
      #expect(["WARNING", "ERROR"].contains(diagnostic["severity"] as? String))
      #expect((diagnostic["code"] as? [String: String])?["value"] != nil)
    }
    #expect(lines[0].contains(#""suggestions": [{ "range": "#))
    #expect(lines[1].contains(#""related_locations": ["#))
    // Bytes, as reviewdog counts them: the line of the second step begins with a tab and has emoji.
    #expect(
      lines[1].contains(
        #""path": "App/TripEditor.swift", "range": { "start": { "line": 2, "column": 49 }"#))
  }

  @Test func markdownHoldsNoMarkupFromTheSources() {
    let text = ReportFormat.markdown.text(of: Self.report(), layout: Self.layout)
    #expect(text.hasPrefix("## PrefLint: 1 error, 1 warning\n"))
    #expect(text.contains("\n**2 paths could not be read: this is not all.**\n"))
    #expect(!text.contains("<script>") && text.contains("&lt;script&gt;"))
    #expect(text.contains("a&lt;b&gt;&amp;\"\\|\\`\\*%  :,"))
    #expect(text.contains("| error | `apps/my app/App/RootView.swift:6` |"))
    #expect(MarkdownReporter.code("a`|b") == "`a'\\|b`")
  }

  @Test func markdownStaysBelowTheLimitOfASummary() {
    let findings = Array(repeating: ReportSample.finding, count: 3000)
    let text = ReportFormat.markdown.text(of: Self.report(findings), layout: Self.layout)
    #expect(text.utf8.count < 1 << 20)
    #expect(text.hasSuffix(" more findings not shown here.\n"))
  }

  @Test func agentsGetALineForEachFinding() {
    let lines = lines(.agent)
    #expect(lines.count == 3)
    #expect(
      lines[0]
        == "App/RootView.swift:6:8 error missing-environment-object: 'TripStore' does not reach "
        + "'TripEditor', presented outside '.environmentObject(trips)'; 'MapPicker' reads "
        + "'TripStore'; so do 'RouteView' and 1 more at App/MapPicker.swift:4:3; fix: move line 4 "
        + "after line 6, or inject inside the sheet's content")
  }

  @Test func coloursChangeNothingElse() {
    for isForPeople in [true, false] {
      var layout = Self.layout
      layout.isForPeople = isForPeople
      let plain = ReportFormat.text.text(of: Self.report(), layout: layout)
      layout.isColoured = true
      let coloured = ReportFormat.text.text(of: Self.report(), layout: layout)
      #expect(coloured.contains("\u{1B}[1;31merror:"))
      #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    }
  }
}

/// An element of an XML document, as a parser reads it.
private final class XML: NSObject, XMLParserDelegate {
  var name = ""
  var attributes: [String: String] = [:]
  var children: [XML] = []
  private var open: [XML] = []

  override init() {}

  /// The root element of a document that is well-formed.
  convenience init(_ text: String) throws {
    self.init()
    let parser = XMLParser(data: Data(text.utf8))
    open = [self]
    parser.delegate = self
    guard parser.parse(), let root = children.first else {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
    (name, attributes, children) = (root.name, root.attributes, root.children)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let element = XML()
    (element.name, element.attributes) = (name, attributes)
    open.last?.children.append(element)
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }
}
