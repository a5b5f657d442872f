// Which format a command writes where, and in which colours.

import Foundation
import PrefLintCore
import Testing

@testable import PrefLint

@Suite struct FormatCommandTests {
  private static let key =
    "import SwiftUI\n\nstruct K: PreferenceKey {\n  static var defaultValue = 0\n"
    + "  static func reduce(value: inout Int, nextValue: () -> Int) {}\n}\n"

  private func run(
    _ arguments: [String], variables: [String: String] = [:], isTerminal: Bool = false,
    isXcodeBuild: Bool = false, folder: String = "", in project: TemporaryProject? = nil
  ) -> (status: RunStatus, output: String, errors: String) {
    let project = project ?? TemporaryProject([".git/HEAD": "", "App/A.swift": Self.key])
    let surroundings = RecordedSurroundings(
      project.path + folder, isTerminal: isTerminal, isXcodeBuild: isXcodeBuild)
    surroundings.variables = variables
    let status = Command(surroundings: surroundings).run(arguments)
    return (status, surroundings.output, surroundings.errors)
  }

  @Test func githubIsChosenByItself() {
    let variables = ["GITHUB_ACTIONS": "true"]
    #expect(run([], variables: variables).output.hasPrefix("::warning file=App/A.swift,line=4,"))
    #expect(
      run(["--format", "text"], variables: variables).output.hasPrefix("App/A.swift:4:14: warning"))
    #expect(run([]).output.hasPrefix("App/A.swift:4:14: warning"))
  }

  @Test func servicesKnowPathsFromTheRepository() {
    let project = TemporaryProject([
      ".git/HEAD": "", "ios/.preflint.yml": "fail-on: never\n", "ios/App/A.swift": Self.key,
    ])
    for format in ["github", "gitlab", "sarif", "markdown"] {
      let result = run(["--format", format], folder: "/ios/App", in: project)
      #expect(result.output.contains("ios/App/A.swift"), "\(format)")
    }
    for format in ["text", "checkstyle", "rdjsonl", "agent", "junit"] {
      let result = run(["--format", format], folder: "/ios/App", in: project)
      #expect(result.output.contains("A.swift") && !result.output.contains("/A.swift"), "\(format)")
    }
  }

  @Test func severalFormatsAtOnce() {
    let project = TemporaryProject([".git/HEAD": "", "App/A.swift": Self.key])
    let result = run(
      ["--output", "sarif=out.sarif", "--output=junit=out.xml", "-q"], in: project)
    #expect(result.status == .clean && result.output.hasPrefix("App/A.swift:4:14: warning"))
    let sarif = try? FileSystem.read(Array("\(project.path)/out.sarif".utf8))
    let junit = try? FileSystem.read(Array("\(project.path)/out.xml".utf8))
    #expect(String(decoding: sarif ?? [], as: UTF8.self).hasPrefix("{\n  \"$schema\""))
    #expect(String(decoding: junit ?? [], as: UTF8.self).hasPrefix("<?xml"))
  }

  @Test func aFileThatCannotBeWrittenFails() {
    let result = run(["--output", "json=none/out.json", "-q"])
    #expect(result.status == .failure)
    #expect(
      result.errors
        == "preflint: error: none/out.json: cannot write 'json': no such file or folder\n")
  }

  @Test(
    arguments: [
      ([], [:], true, true), ([], [:], false, false),
      ([], ["NO_COLOR": "1"], true, false), ([], ["NO_COLOR": ""], true, true),
      ([], ["FORCE_COLOR": "1"], false, true), ([], ["FORCE_COLOR": "0"], true, false),
      ([], ["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false),
      ([], ["TERM": "dumb"], true, false),
      (["--color", "never"], ["FORCE_COLOR": "1"], true, false),
      (["--color=always"], ["NO_COLOR": "1"], false, true),
    ] as [([String], [String: String], Bool, Bool)])
  func coloursAreChosen(
    arguments: [String], variables: [String: String], isTerminal: Bool, isColoured: Bool
  ) {
    let result = run(arguments, variables: variables, isTerminal: isTerminal)
    #expect(result.output.contains("\u{1B}[") == isColoured)
    // Colours choose no layout.
    let plain = result.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain.hasPrefix("App/A.swift:4") != isTerminal)
  }

  @Test func xcodeGetsNoColours() {
    let result = run([], variables: ["FORCE_COLOR": "1"], isTerminal: true, isXcodeBuild: true)
    #expect(!result.output.contains("\u{1B}["))
  }

  @Test func suppressedFindingsAreLeftOutOfSARIFOnRequest() {
    let text = Self.key.replacing(
      "= 0", with: "= 0 // preflint:ignore[mutable-key-default] - set once")
    let project = TemporaryProject([".git/HEAD": "", "App/A.swift": text])
    let with = run(["--format", "sarif"], in: project).output
    #expect(with.contains("\"justification\": \"set once\""))
    let without = run(["--format", "sarif", "--omit-suppressed"], in: project).output
    #expect(!without.contains("\"suppressions\"") && without.contains("\"results\": []"))
  }

  @Test func rulesAreListedAsJSON() throws {
    let output = run(["rules", "--format", "json"]).output
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let rules = try #require(object?["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == RuleCatalog.all.map(\.id))
    let fixable = rules.filter { $0["fixable"] as? Bool == true }.compactMap { $0["id"] as? String }
    #expect(fixable.contains("mutable-key-default"))
  }
}

@Suite struct ProgressTests {
  private static let key =
    "import SwiftUI\nstruct K: EnvironmentKey { static var defaultValue = 0 }\n"

  private func errors(
    _ arguments: [String] = [], tick: Int, isErrorTerminal: Bool = true
  ) -> String {
    let project = TemporaryProject(["A.swift": Self.key])
    let surroundings = RecordedSurroundings(project.path)
    surroundings.tick = tick
    surroundings.isErrorTerminal = isErrorTerminal
    _ = Command(surroundings: surroundings).run(arguments)
    return surroundings.errors
  }

  @Test func aLongRunSaysWhatItDoesToPeople() {
    let errors = errors(tick: 300)
    // The line is removed before the summary.
    if let first = errors.firstRange(of: "\r\u{1B}[K") {
      #expect(errors[first.upperBound...].contains("1 file …"))
      #expect(errors.contains("\r\u{1B}[K1 warning in 1 file"))
    }
    #expect(!errors.hasSuffix("…"))
  }

  @Test func readingIsSaidWhileItLasts() {
    let surroundings = WatchedSurroundings()
    let progress = ProgressLine(surroundings: surroundings, start: 0, isShown: true)
    #expect(progress.reading { surroundings.waits(for: "\r\u{1B}[Kreading files …") })
    #expect(surroundings.errors.hasSuffix("…\r\u{1B}[K"), "the line is gone when the work is done")
    #expect(progress.times.map(\.name) == ["reading files"])
  }

  @Test func aShortRunAndAProgramSeeNothing() {
    #expect(!errors(tick: 0).contains("\r"))
    #expect(!errors(tick: 300, isErrorTerminal: false).contains("\r"))
    #expect(!errors(["--quiet"], tick: 300).contains("\r"))
  }

  @Test func statisticsTellRulesAndStages() {
    let lines = errors(["--statistics"], tick: 10, isErrorTerminal: false).split(separator: "\n")
    #expect(lines[0] == "findings by rule:" && lines[1] == "  mutable-key-default  1 warning")
    #expect(lines[2] == "time by stage:")
    let names = lines[3...8].map { $0.dropFirst(2).split(separator: "  ")[0] }
    #expect(names == ["reading files"] + Stage.allCases.map { Substring($0.name) })
    #expect(lines[3...8].allSatisfy { $0.hasSuffix(" s") })
    #expect(lines[9].hasPrefix("1 warning in 1 file"))
  }
}

/// Surroundings in which time passes fast, and work can wait until something is written.
private final class WatchedSurroundings: Surroundings, @unchecked Sendable {
  private let condition = NSCondition()
  // Behind the condition:
  private var text = ""
  private var time = 0

  let workingFolder: [UInt8]? = nil
  let isTerminal = true
  let isErrorTerminal = true
  let isXcodeBuild = false
  var errors: String { condition.withLock { text } }

  func now() -> Int {
    condition.withLock {
      time += 300
      return time
    }
  }

  func writeError(_ text: String) {
    condition.withLock {
      self.text += text
      condition.broadcast()
    }
  }

  /// False if it is not written in ten seconds.
  func waits(for line: String) -> Bool {
    condition.withLock {
      let end = Date(timeIntervalSinceNow: 10)
      while !text.contains(line), condition.wait(until: end) {}
      return text.contains(line)
    }
  }

  func readInput() -> [UInt8]? { nil }
  func variable(_ name: String) -> String? { nil }
  func pause(milliseconds: Int) {}
  func write(_ bytes: [UInt8]) -> Bool { true }
}
