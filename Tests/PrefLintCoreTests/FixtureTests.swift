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
    try check(fixture, variation)
  }

  /// What is silent stays so, whatever is changed at once.
  @Test(
    arguments: Fixture.silent,
    [
      [Variation.emoji, .conditional, .carriageReturns, .byteOrderMark],
      [.split, .moved, .stranger],
      [.reversed, .membersReversed, .renamed],
    ])
  func staysSilent(fixture: Fixture, variations: [Variation]) throws {
    try variations.reduce(fixture.project) { $1.applied(to: $0) }.check()
  }

  /// What is not followed, because no rule looks for anything in it, would have told nothing.
  @Test(arguments: Fixture.all)
  func followingEverythingTellsNoMore(fixture: Fixture) throws {
    func facts(followsAll: Bool) throws -> [String] {
      let result = try fixture.project.lint(followsAll: followsAll)
      return result.findings.map { "\($0.fingerprint) \($0.message) \($0.trace.map(\.message))" }
        + ["\(result.statistics.provedReads) of \(result.statistics.reads)"]
    }
    let (some, all) = (try facts(followsAll: false), try facts(followsAll: true))
    #expect(some == all, "\(Set(some).symmetricDifference(all).sorted())")
  }

  private func check(_ fixture: Fixture, _ variation: Variation) throws {
    let varied = variation.applied(to: fixture.project)
    let fingerprints = try varied.check()
    guard variation.keepsFingerprints else { return }
    #expect(fingerprints == Fixture.fingerprints[fixture.name])
  }

  @Test(arguments: Variation.allCases)
  func variationsVary(variation: Variation) {
    func contents(_ project: FixtureProject) -> Set<[UInt8]> {
      Set(project.files.map { Array($0.path.utf8) + $0.bytes })
    }
    let count = Fixture.firing.count {
      contents(variation.applied(to: $0.project)) != contents($0.project)
    }
    #expect(count * 4 > Fixture.firing.count)
  }

  /// Renaming is worth something only if most of what fixtures declare has another name afterwards.
  @Test func renamingRenames() {
    let counts = Fixture.all.map { Renaming(of: $0.project).counts }
    let (renamed, declared) = counts.reduce((0, 0)) { ($0.0 + $1.renamed, $0.1 + $1.declared) }
    #expect(renamed * 20 > declared * 11, "\(renamed) of \(declared) names")
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

  static let silent = all.filter(\.project.wanted.isEmpty)

  /// The fingerprints of what is found in each fixture that is not silent.
  static let fingerprints: [String: Set<String>] = Dictionary(
    uniqueKeysWithValues: firing.map {
      ($0.name, (try? $0.project.result().fingerprints) ?? [])
    })

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

  private var sources: [SourceFile] {
    files.map { SourceFile(path: $0.path, bytes: $0.bytes) }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  func lint(followsAll: Bool = false) throws -> LintResult {
    let configuration =
      try configuration.map { try ConfigurationReader.read(Array($0.utf8)) } ?? Configuration()
    var input = LintInput(
      files: sources, xcodeProjects: xcodeProjects.map(\.source), configuration: configuration)
    input.followsAll = followsAll
    return Linter.lint(input, threads: 1)
  }

  /// What is found, with the fingerprints of what stands in no preview: those name the file.
  func result() throws -> (found: Set<Mark>, fingerprints: Set<String>) {
    let sources = sources
    let result = try lint()
    let found = result.findings.map { finding in
      let file = sources[finding.range.file.index]
      let line = LineTable(file.bytes).line(at: Int(finding.range.start))
      return Mark(path: file.path, line: line, rule: finding.rule, subject: finding.subject)
    }
    let lasting = result.findings.filter { $0.rule != MissingEnvironmentObject.previewID }
    return (Set(found), Set(lasting.map(\.fingerprint)))
  }

  func found() throws -> Set<Mark> { try result().found }

  /// Expects that what is found is what is wanted, and gives the fingerprints of what is found.
  @discardableResult
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws -> Set<String> {
    let wanted = wanted
    let (found, fingerprints) = try result()
    let missed = wanted.subtracting(found).sorted()
    let excess = found.subtracting(wanted).sorted()
    #expect(missed.isEmpty, "wanted, but not found: \(missed)", sourceLocation: sourceLocation)
    #expect(excess.isEmpty, "found, but not wanted: \(excess)", sourceLocation: sourceLocation)
    return fingerprints
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
  private static let known: [String: [String]] = [
    "Case0048.swift": ["Cart48", "Session48", "Theme48"]
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
