// Runs the fixtures of `Tests/Fixtures`: small projects whose comments say what must be found in them, the same
// projects changed in ways that must not matter, and programs of which the missing types are known.

import Foundation
import Testing

@testable import PrefLintCore

@Suite struct FixtureTests {
  @Test(arguments: Fixture.all)
  func findsWhatIsWantedAndNothingElse(fixture: Fixture) throws {
    try fixture.project.check()
  }

  /// The variations that move declarations lose and repeat none of what is wanted.
  @Test(arguments: Fixture.firing, [Variation.split, .reversed])
  func movingKeepsWhatIsWanted(fixture: Fixture, variation: Variation) {
    func wants(_ project: FixtureProject) -> [String] {
      project.files.flatMap(\.wanted).map { "\($0.rule) \($0.subject)" }.sorted()
    }
    #expect(wants(variation.applied(to: fixture.project)) == wants(fixture.project))
  }

  @Test(arguments: Fixture.all)
  func saysWhatItShows(fixture: Fixture) {
    #expect(
      fixture.project.files.contains { $0.explains },
      "no file of the fixture begins with a comment")
    for mark in fixture.project.wanted {
      #expect(RuleCatalog.rule(mark.rule) != nil, "\(mark) names no rule")
    }
  }

  @Test(arguments: Fixture.firing, Variation.allCases)
  func isTheSame(fixture: Fixture, variation: Variation) throws {
    try variation.applied(to: fixture.project).check()
  }

  @Test(arguments: Program.all(in: "truth/environment"))
  func agreesWithExecutedTruth(program: Program) throws {
    try program.check()
  }

  @Test(arguments: PreferenceProgram.all)
  func agreesWithExecutedTruthAboutPreferences(program: PreferenceProgram) throws {
    try program.check()
  }

  @Test(arguments: Program.all(in: "environment-programs"))
  func agreesWithReasonedTruth(program: Program) throws {
    try program.check()
  }

  @Test func fixturesAreThere() {
    #expect(Fixture.all.count >= 320)
    #expect(Program.all(in: "truth/environment").count == 160)
    #expect(Program.all(in: "environment-programs").count >= 50)
    #expect(PreferenceProgram.all.count == 120)
  }
}

// MARK: - Fixtures

/// A small project below a rule's folder.
struct Fixture: Sendable, CustomTestStringConvertible {
  /// `rule/name`.
  var name: String
  var project: FixtureProject

  var testDescription: String { name }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")

  /// All fixtures, ordered by name.
  static let all: [Fixture] = {
    RuleCatalog.all.flatMap { rule in
      folders(in: root.appending(path: rule.id)).map { folder in
        Fixture(
          name: "\(rule.id)/\(folder.lastPathComponent)", project: FixtureProject(folder: folder))
      }
    }
  }()

  /// Those in which something must be found.
  static let firing = all.filter { !$0.project.wanted.isEmpty }

  private static func folders(in folder: URL) -> [URL] {
    let contents =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)) ?? []
    return contents.filter(\.hasDirectoryPath)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}

/// The files of a fixture, as text.
struct FixtureProject: Sendable {
  var files: [FixtureFile]
  var xcodeProjects: [FixtureXcodeProject] = []
  var configuration: String?

  init(files: [FixtureFile], configuration: String? = nil) {
    self.files = files
    self.configuration = configuration
  }

  /// Reads all Swift files below a folder.
  init(folder: URL) {
    let paths = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    files = (paths ?? []).map { path in
      FixtureFile(
        path: path, text: (try? Self.text(of: folder.appending(path: path))) ?? "")
    }
    xcodeProjects = FixtureXcodeProject.all(in: folder)
    configuration = try? Self.text(of: folder.appending(path: ProjectLocation.configurationName))
  }

  static func text(of file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// What the comments want, of rules that are implemented.
  var wanted: Set<Mark> {
    Set(files.flatMap(\.wanted).filter { RuleCatalog.rule($0.rule)?.isImplemented ?? true })
  }

  /// What is found.
  func found() throws -> Set<Mark> {
    let sources = files.map { SourceFile(path: $0.path, bytes: $0.bytes) }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let configuration =
      try configuration.map { try ConfigurationReader.read(Array($0.utf8)) } ?? Configuration()
    let result = Linter.lint(
      LintInput(
        files: sources, xcodeProjects: xcodeProjects.map(\.source), configuration: configuration),
      threads: 1)
    return Set(
      result.findings.map { finding in
        let file = sources[finding.range.file.index]
        let line = LineTable(file.bytes).line(at: Int(finding.range.start))
        return Mark(path: file.path, line: line, rule: finding.rule, subject: finding.subject)
      })
  }

  /// Expects that what is found is what is wanted.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let wanted = wanted
    let found = try found()
    let missed = wanted.subtracting(found).sorted()
    let excess = found.subtracting(wanted).sorted()
    #expect(missed.isEmpty, "wanted, but not found: \(missed)", sourceLocation: sourceLocation)
    #expect(excess.isEmpty, "found, but not wanted: \(excess)", sourceLocation: sourceLocation)
  }
}

/// A file of a fixture.
struct FixtureFile: Sendable {
  /// Relative to the fixture's folder.
  var path: String
  /// Without the marks and line endings that a variation gives to the bytes.
  var text: String
  var hasByteOrderMark = false
  var lineEnding = "\n"

  var bytes: [UInt8] {
    (hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + Array(lines.joined(separator: lineEnding).utf8)
  }

  var lines: [String] {
    get { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    set { text = newValue.joined(separator: "\n") }
  }

  /// Whether the file begins with a comment about the fixture; a manifest's first line is for SwiftPM.
  var explains: Bool {
    lines.first { !$0.hasPrefix("// swift-tools-version") }?.hasPrefix("// ") ?? false
  }

  /// What the comments `// want rule(subject) …` want.
  var wanted: [Mark] {
    lines.enumerated().flatMap { index, line in
      Want.all(in: line).map {
        Mark(path: path, line: index + 1, rule: $0.rule, subject: $0.subject)
      }
    }
  }
}

/// An expectation of one comment.
struct Want: Sendable {
  var rule: String
  var subject: String

  static let comment = " // want "

  static func all(in line: String) -> [Want] {
    guard let start = line.range(of: comment) else { return [] }
    return line[start.upperBound...].split(separator: ")").compactMap { item in
      let parts = item.split(separator: "(", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return Want(
        rule: parts[0].trimmingCharacters(in: .whitespaces), subject: String(parts[1]))
    }
  }
}

/// A finding, or the wish for one.
struct Mark: Hashable, Comparable, Sendable, CustomStringConvertible {
  var path: String
  var line: Int
  var rule: String
  var subject: String

  var description: String { "\(path):\(line) \(rule)(\(subject))" }

  static func < (lhs: Mark, rhs: Mark) -> Bool {
    (lhs.path, lhs.line, lhs.rule, lhs.subject) < (rhs.path, rhs.line, rhs.rule, rhs.subject)
  }
}

// MARK: - Variations

/// A change of a project that changes no verdict, or silences all of them.
enum Variation: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case carriageReturns = "with CRLF"
  case byteOrderMark = "with a byte order mark"
  case emoji = "with emoji before the code"
  case suppressedOnTheLine = "suppressed on the line"
  case suppressedAbove = "suppressed on the line above"
  case commentedOut = "commented out"
  case quoted = "inside a string"
  case split = "split over two files"
  case reversed = "with the declarations in reverse"

  var testDescription: String { rawValue }

  func applied(to project: FixtureProject) -> FixtureProject {
    var project = project
    project.files = project.files.flatMap(applied)
    if self == .split {
      let names = project.files.filter { $0.path.hasSuffix("+Rest.swift") }.map {
        ($0.path as NSString).lastPathComponent.replacingOccurrences(of: "+Rest", with: "")
      }
      project.xcodeProjects = project.xcodeProjects.map { $0.splitting(Set(names)) }
    }
    return project
  }

  private func applied(to file: FixtureFile) -> [FixtureFile] {
    var file = file
    switch self {
    case .carriageReturns: file.lineEnding = "\r\n"
    case .byteOrderMark: file.hasByteOrderMark = true
    case .emoji:
      file.lines = file.lines.enumerated().map { index, line in
        index == 0 || !Want.all(in: line).isEmpty ? "/* 👩🏽‍🚀🏳️‍🌈 */ " + line : line
      }
    case .suppressedOnTheLine:
      file.lines = file.lines.map { line in
        guard let comment = Self.suppression(of: line) else { return line }
        return line.components(separatedBy: Want.comment)[0] + " " + comment
      }
    case .suppressedAbove:
      file.lines = file.lines.flatMap { line in
        guard let comment = Self.suppression(of: line) else { return [line] }
        return [comment, line.components(separatedBy: Want.comment)[0]]
      }
    case .commentedOut: file.lines = Self.silenced(file.lines).map { "// " + $0 }
    case .quoted:
      file.lines = ["let text = ####\"\"\""] + Self.silenced(file.lines) + ["\"\"\"####"]
    case .split: return TopLevel(of: file).split()
    case .reversed: return [TopLevel(of: file).reversed()]
    }
    return [file]
  }

  /// The comment that silences what a line's comment wants.
  private static func suppression(of line: String) -> String? {
    let rules = Set(Want.all(in: line).map(\.rule))
      .filter { RuleCatalog.rule($0)?.isImplemented ?? false }
    guard !rules.isEmpty else { return nil }
    return "// preflint:ignore[\(rules.sorted().joined(separator: ", "))] - test"
  }

  /// Lines without wishes and without suppressions, which would silence nothing.
  private static func silenced(_ lines: [String]) -> [String] {
    lines.map { line in
      line.components(separatedBy: Want.comment)[0]
        .replacingOccurrences(of: "preflint:", with: "silenced ")
    }
  }
}

/// The top-level declarations of a file, which blank lines separate.
private struct TopLevel {
  private let file: FixtureFile
  private let lines: [String]
  /// The lines before the first declaration: the comment and the imports.
  private var head: Range<Int>
  /// With the blank line that follows.
  private var declarations: [Range<Int>] = []

  init(of file: FixtureFile) {
    self.file = file
    lines = file.lines
    var start = 0
    var conditions = 0
    var blocks = 0
    head = 0..<0
    for (index, line) in lines.enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("#if") { conditions += 1 }
      if text.hasPrefix("#endif") { conditions -= 1 }
      blocks += line.components(separatedBy: "/*").count - line.components(separatedBy: "*/").count
      let next = index + 1 < lines.count ? lines[index + 1] : ""
      guard text.isEmpty, conditions == 0, blocks == 0, let first = next.first,
        !first.isWhitespace, first != "}"
      else { continue }
      if head.isEmpty { head = 0..<index + 1 } else { declarations.append(start..<index + 1) }
      start = index + 1
    }
    if start < lines.count { declarations.append(start..<lines.count) }
  }

  /// Two files with half of the declarations each; the second is padded so that no line moves.
  func split() -> [FixtureFile] {
    // A manifest is one file, whatever it holds.
    guard declarations.count > 1, !file.path.hasSuffix("Package.swift") else { return [file] }
    let cut = declarations[declarations.count / 2].lowerBound
    var first = file
    first.lines = Array(lines[..<cut])
    var second = file
    second.path = file.path.replacingOccurrences(of: ".swift", with: "+Rest.swift")
    second.lines = lines.enumerated().map { index, line in
      index >= cut || line.trimmingCharacters(in: .whitespaces).hasPrefix("import ")
        || line.hasPrefix("@testable import ") ? line : ""
    }
    return [first, second]
  }

  /// The file with its declarations from last to first.
  func reversed() -> FixtureFile {
    var result = file
    let parts = declarations.reversed().map { range in
      var part = Array(lines[range])
      if part.last?.isEmpty != true { part.append("") }
      return part
    }
    result.lines = Array(lines[head]) + parts.flatMap { $0 }
    return result
  }
}

// MARK: - Programs

/// A program in one file of which the missing types are known.
struct Program: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  /// The types that are missing somewhere below the program's root.
  var missing: Set<String>

  var testDescription: String { name }

  static func all(in folder: String) -> [Program] {
    let folder = Fixture.root.appending(path: folder)
    guard let data = try? Data(contentsOf: folder.appending(path: "expected.json")),
      let expected = try? JSONDecoder().decode([String: [String]].self, from: data)
    else { return [] }
    return expected.sorted { $0.key < $1.key }.map { name, missing in
      Program(
        name: name,
        text: (try? FixtureProject.text(of: folder.appending(path: name))) ?? "",
        missing: Set(known[name] ?? missing))
    }
  }

  /// Programs for which PrefLint says something else than the file of expectations, and what it says. A
  /// change of either side fails the test, so that this list cannot outlive its reasons.
  ///
  /// - `Case0048`: nothing injects `Cart48` on the way from `Root48_1` through `Child48_2`, `Relay48_15`
  ///   and `Decorate48_16` to `Leaf48_18`, which reads it; the list of expectations omits it.
  /// - `InoutParts`: what a function appends through an `inout` parameter is not followed; the view is
  ///   missed.
  private static let known: [String: [String]] = [
    "Case0048.swift": ["Cart48", "Session48", "Theme48"],
    "InoutParts.swift": [],
  ]

  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let project = FixtureProject(files: [FixtureFile(path: name, text: text)])
    let found = Set(
      try project.found().filter { $0.rule == "missing-environment-object" }.map(\.subject))
    let missed = missing.subtracting(found).sorted()
    let excess = found.subtracting(missing).sorted()
    #expect(!text.isEmpty, sourceLocation: sourceLocation)
    #expect(missed.isEmpty, "missing, but not found: \(missed)", sourceLocation: sourceLocation)
    #expect(excess.isEmpty, "found, but not missing: \(excess)", sourceLocation: sourceLocation)
  }
}
