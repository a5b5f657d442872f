// Programs of which it is known what every listener hears.

import Foundation
import Testing

@testable import PrefLintCore

/// A program in one file with the keys that each rule about preferences must name.
struct PreferenceProgram: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  /// The expected subjects, by rule, as the file of expectations has them.
  var written: [String: Set<String>]
  /// The numbers of the emitters that each listener heard when the program was executed.
  var heard: [String: [Int]]

  var testDescription: String { name }

  /// What the file of expectations says of one program.
  private struct Expectation: Decodable {
    var nonChild: [String]
    var deaf: [String]
    var unread: [String]
    var unwritten: [String]
    var heard: [String: [Int]]

    enum CodingKeys: String, CodingKey {
      case nonChild = "non-child-preference"
      case deaf = "deaf-preference-listener"
      case unread = "unread-preference"
      case unwritten = "unwritten-preference"
      case heard
    }

    var byRule: [String: [String]] {
      [
        CodingKeys.nonChild.rawValue: nonChild, CodingKeys.deaf.rawValue: deaf,
        CodingKeys.unread.rawValue: unread, CodingKeys.unwritten.rawValue: unwritten,
      ]
    }
  }

  static let all: [PreferenceProgram] = {
    let folder = Fixture.root.appending(path: "truth/preferences")
    guard let data = try? Data(contentsOf: folder.appending(path: "expected.json")),
      let expected = try? JSONDecoder().decode([String: Expectation].self, from: data)
    else { return [] }
    return expected.sorted { $0.key < $1.key }.map { name, expectation in
      PreferenceProgram(
        name: name,
        text: (try? FixtureProject.text(of: folder.appending(path: name))) ?? "",
        written: expectation.byRule.mapValues(Set.init), heard: expectation.heard)
    }
  }()

  /// What PrefLint says of a program instead of what is expected, and what shows that the expectation is not
  /// about the program as it stands.
  private struct Correction {
    /// The subjects that PrefLint names, for the rules of which it names others.
    var found: [String: [String]]
    /// The keys about which the two differ, each with the listeners of it that stand in the program.
    var listeners: [String: [String]]
  }

  /// Programs for which PrefLint says something else than the file of expectations. A change of either side
  /// fails the test, so that this list cannot outlive its reasons.
  ///
  /// The generator numbered listeners, and counted their keys, that it then did not write: their names are
  /// missing from the sequence. What is expected of such a key follows from a listener that is nowhere. The file
  /// itself shows it, and `checkReason` compares: no listener of the key stands in the program, or each that does
  /// hears something, so that none can be deaf. No other reading saves the expectation: `Case0007` declares
  /// two keys in the same words, uses neither, and is expected to name one of them.
  ///
  /// Where the listener is lost but the helper that it was to be applied by is still declared, the program does
  /// hold a listener that hears nothing, and the expectation holds.
  private static let known: [String: Correction] = {
    let (nonChild, deaf) = ("non-child-preference", "deaf-preference-listener")
    let (unread, unwritten) = ("unread-preference", "unwritten-preference")
    return [
      "Case0007.swift": Correction(found: [unwritten: []], listeners: ["WidthKey7": []]),
      "Case0013.swift": Correction(
        found: [nonChild: ["WidthKey13"], deaf: ["WidthKey13"], unread: ["TitleKey13"]],
        listeners: ["TitleKey13": []]),
      "Case0016.swift": Correction(
        found: [nonChild: [], deaf: [], unread: ["WidthKey16"]], listeners: ["WidthKey16": []]),
      "Case0022.swift": Correction(
        found: [deaf: []], listeners: ["TitleKey22": ["L1", "L3", "L4"]]),
      "Case0026.swift": Correction(
        found: [nonChild: [], deaf: [], unread: ["WidthKey26"]], listeners: ["WidthKey26": []]),
      "Case0034.swift": Correction(
        found: [deaf: ["FreshKey34_2", "FreshKey34_4"]],
        listeners: ["WidthKey34": ["L3", "L4", "L7"]]),
      "Case0037.swift": Correction(found: [unwritten: []], listeners: ["TitleKey37": []]),
      "Case0057.swift": Correction(
        found: [deaf: ["TitleKey57"]], listeners: ["WidthKey57": ["L5"]]),
      "Case0058.swift": Correction(
        found: [deaf: ["FreshKey58_4"]], listeners: ["WidthKey58": ["L4"]]),
      "Case0085.swift": Correction(
        found: [deaf: ["FreshKey85_4"]], listeners: ["TitleKey85": ["L4"]]),
    ]
  }()

  /// Whether a correction is right about the program: the listeners of its keys that stand there are those it
  /// names, and what was executed says that each of them heard something.
  private func checkReason(_ correction: Correction, sourceLocation: SourceLocation) {
    for (rule, subjects) in correction.found {
      let differing = Set(subjects).symmetricDifference(written[rule] ?? [])
      #expect(
        !differing.isEmpty && differing.isSubset(of: correction.listeners.keys),
        "\(rule)", sourceLocation: sourceLocation)
    }
    for (key, listeners) in correction.listeners {
      let calls = text.ranges(of: "onPreferenceChange(\(key).self").count
      #expect(calls == listeners.count, "\(key)", sourceLocation: sourceLocation)
      for listener in listeners {
        #expect(text.contains("(\"\(listener)\","), sourceLocation: sourceLocation)
        #expect(heard[listener]?.isEmpty == false, sourceLocation: sourceLocation)
      }
    }
  }

  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(!text.isEmpty, sourceLocation: sourceLocation)
    let project = FixtureProject(files: [FixtureFile(path: name, text: text)])
    let found = try project.found()
    let correction = Self.known[name]
    if let correction { checkReason(correction, sourceLocation: sourceLocation) }
    let expected = written.merging(correction?.found.mapValues(Set.init) ?? [:]) { $1 }
    for (rule, subjects) in expected.sorted(by: { $0.key < $1.key }) {
      let own = Set(found.filter { $0.rule == rule }.map(\.subject))
      #expect(own == subjects, "\(rule)", sourceLocation: sourceLocation)
    }
  }
}
