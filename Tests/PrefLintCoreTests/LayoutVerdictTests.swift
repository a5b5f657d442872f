// The rows of E.3 and E.4: each has views that are found and views about which the rules are silent.

import Foundation
import Testing

@testable import PrefLintCore

@Suite struct LayoutVerdictTests {
  /// The rows of the table in the fixtures' README, as cells.
  private static let rows: [[String]] = {
    let text = (try? FixtureProject.text(of: Fixture.root.appending(path: "README.md"))) ?? ""
    let table = text.components(separatedBy: "## Layout").last ?? ""
    return table.split(separator: "\n").filter { $0.hasPrefix("| E.") }.map { line in
      // What a row says may hold a bar in code, but no cell does.
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }()

  private static let rules: Set<String> = [
    "layout-feedback-loop", "frozen-measurement", "never-equal-measurement-write",
    "state-write-during-update", "unbounded-geometry-reader",
  ]

  /// The lines of the views that a cell names; nil for one that is not there.
  private func views(in cell: String) -> [(name: String, lines: [Substring]?)] {
    cell.split(separator: "`").map(String.init).filter { $0.contains("#") }.map { name in
      let parts = name.components(separatedBy: "#")
      let path = parts[0].contains("/") ? parts[0] : "layout-feedback-loop/\(parts[0])"
      let file = Fixture.root.appending(path: "\(path)/App.swift")
      let text = (try? FixtureProject.text(of: file)) ?? ""
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard
        let first = lines.firstIndex(where: {
          $0.hasPrefix("struct \(parts[1])") && !isPart($0, of: parts[1])
        })
      else { return (name, nil) }
      let rest = lines[(first + 1)...]
      let end = rest.firstIndex { $0 == "}" } ?? lines.endIndex
      return (name, Array(lines[first..<end]))
    }
  }

  /// Whether a declaration has a longer name that begins alike.
  private func isPart(_ line: Substring, of name: String) -> Bool {
    let next = line.dropFirst("struct ".count + name.count).first
    return next.map { $0.isLetter || $0.isNumber } ?? false
  }

  private func wants(_ lines: [Substring]) -> Bool {
    lines.contains { line in
      guard let wanted = line.range(of: "// want ") else { return false }
      return Self.rules.contains { line[wanted.upperBound...].contains($0) }
    }
  }

  @Test func everyRowHasItsViews() {
    #expect(Self.rows.filter { $0[0].hasPrefix("E.3") }.count >= 21)
    #expect(Self.rows.filter { $0[0].hasPrefix("E.4") }.count >= 23)
    for row in Self.rows {
      #expect(row.count == 4, "\(row)")
      let (found, silent) = (views(in: row[2]), views(in: row[3]))
      #expect(!silent.isEmpty, "\(row[0])")
      #expect(found.isEmpty == row[1].contains("silent"), "\(row[0])")
      for view in found {
        #expect(view.lines.map(wants) == true, "\(row[0]): nothing is found in \(view.name)")
      }
      for view in silent {
        #expect(view.lines.map(wants) == false, "\(row[0]): \(view.name) is not silent")
      }
    }
  }
}
