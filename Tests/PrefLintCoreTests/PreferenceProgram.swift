// Programs of which it is known what every listener hears.

import Foundation
import Testing

@testable import PrefLintCore

/// A program in one file with the keys that each rule about preferences must name.
struct PreferenceProgram: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  /// The expected subjects, by rule.
  var expected: [String: Set<String>]

  var testDescription: String { name }

  /// What the file of expectations says of one program.
  private struct Expectation: Decodable {
    var nonChild: [String]
    var deaf: [String]
    var unread: [String]
    var unwritten: [String]

    enum CodingKeys: String, CodingKey {
      case nonChild = "non-child-preference"
      case deaf = "deaf-preference-listener"
      case unread = "unread-preference"
      case unwritten = "unwritten-preference"
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
      var byRule = expectation.byRule
      for (rule, subjects) in known[name] ?? [:] { byRule[rule] = subjects }
      return PreferenceProgram(
        name: name,
        text: (try? FixtureProject.text(of: folder.appending(path: name))) ?? "",
        expected: byRule.mapValues(Set.init))
    }
  }()

  /// Programs for which PrefLint says something else than the file of expectations, and what it says. A
  /// change of either side fails the test, so that this list cannot outlive its reasons.
  ///
  /// The file of expectations counts listeners that the program no longer holds: the names of listeners in
  /// these programs have gaps, and what is expected of the key follows only from a listener in the gap. Every
  /// listener of the key that does stand in the program hears something, or none stands there at all.
  private static let known: [String: [String: [String]]] = {
    let (nonChild, deaf) = ("non-child-preference", "deaf-preference-listener")
    let (unread, unwritten) = ("unread-preference", "unwritten-preference")
    return [
      "Case0007.swift": [unwritten: []],
      "Case0013.swift": [
        nonChild: ["WidthKey13"], deaf: ["WidthKey13"], unread: ["TitleKey13"],
      ],
      "Case0016.swift": [nonChild: [], deaf: [], unread: ["WidthKey16"]],
      "Case0022.swift": [deaf: []],
      "Case0026.swift": [nonChild: [], deaf: [], unread: ["WidthKey26"]],
      "Case0034.swift": [deaf: ["FreshKey34_2", "FreshKey34_4"]],
      "Case0037.swift": [unwritten: []],
      "Case0057.swift": [deaf: ["TitleKey57"]],
      "Case0058.swift": [deaf: ["FreshKey58_4"]],
      "Case0085.swift": [deaf: ["FreshKey85_4"]],
    ]
  }()

  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(!text.isEmpty, sourceLocation: sourceLocation)
    let project = FixtureProject(files: [FixtureFile(path: name, text: text)])
    let found = try project.found()
    for (rule, subjects) in expected.sorted(by: { $0.key < $1.key }) {
      let own = Set(found.filter { $0.rule == rule }.map(\.subject))
      #expect(own == subjects, "\(rule)", sourceLocation: sourceLocation)
    }
  }
}
