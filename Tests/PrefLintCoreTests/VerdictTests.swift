// The verdicts about boundaries: each has its fixtures, and the two that weigh less than an error do.

import Foundation
import Testing

@testable import PrefLintCore

@Suite struct VerdictTests {
  private static let rows = table(below: "## Verdicts")

  /// The rows of a table in the fixtures' README, as cells.
  private static func table(below title: String) -> [[Substring]] {
    let text = (try? FixtureProject.text(of: Fixture.root.appending(path: "README.md"))) ?? ""
    let section = text.components(separatedBy: title + "\n").last ?? ""
    let table = section.components(separatedBy: "\n## ").first ?? ""
    return table.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| row") }
      .map { line in
        line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
          $0.trimmingPrefix(" ")
        }
      }
  }

  private func fixtures(in cell: Substring) -> [Fixture?] {
    cell.split(separator: "`").enumerated().filter {
      !$0.offset.isMultiple(of: 2) || cell.first == "`"
    }
    .map(\.element).filter { !$0.contains(",") && !$0.allSatisfy(\.isWhitespace) }
    .map { name in
      let path = name.contains("/") ? String(name) : "missing-environment-object/\(name)"
      return Fixture.all.first { $0.name == path }
    }
  }

  @Test func everyVerdictHasItsFixtures() {
    #expect(Self.rows.count == 20)
    for row in Self.rows {
      #expect(row.count == 4, "\(row)")
      let (reaches, fails) = (fixtures(in: row[2]), fixtures(in: row[3]))
      #expect(!reaches.isEmpty, "\(row)")
      #expect(!(reaches + fails).contains { $0 == nil }, "\(row) names a fixture that is not there")
      // Where nothing is ever reported, nothing fails.
      let isNeverReported =
        row[1].contains("never") && !row[1].contains("the reason") || row[1].contains("silent")
      #expect(fails.isEmpty == isNeverReported, "\(row)")
      for case let fixture? in fails {
        #expect(!fixture.project.wanted.isEmpty, "\(fixture.name) finds nothing")
      }
    }
  }

  /// Keys of a fixture's file: "`rule/name/File.swift` FirstKey, SecondKey; …".
  private struct Keys {
    var fixture: Fixture?
    var file: FixtureFile?
    var names: [String]
  }

  private func keys(in cell: Substring) -> [Keys] {
    cell.split(separator: ";").map { part in
      let parts = part.split(separator: "`").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
      let path = (parts.first ?? "").split(separator: "/")
      let fixture = Fixture.all.first { $0.name == path.prefix(2).joined(separator: "/") }
      let file = fixture?.project.files.first {
        $0.path == path.dropFirst(2).joined(separator: "/")
      }
      let names = (parts.count == 2 ? parts[1] : "").components(separatedBy: ", ")
      return Keys(fixture: fixture, file: file, names: names.filter { !$0.isEmpty })
    }
  }

  @Test func everyRowAboutPreferencesHasItsFixtures() throws {
    let rows = Self.table(below: "## Preferences")
    #expect(
      rows.prefix(22).map { $0[0].trimmingCharacters(in: .whitespaces) }
        == (1...22).map { "D\($0)" })
    #expect(rows.count == 22 + 15)
    for row in rows {
      try #require(row.count == 4, "\(row)")
      let (silent, firing) = (keys(in: row[2]), keys(in: row[3]))
      #expect(!silent.isEmpty && !firing.isEmpty, "\(row)")
      for item in silent + firing {
        let file = try #require(item.file, "\(row) names a file that is not there")
        #expect(!item.names.isEmpty, "\(row)")
        for name in item.names {
          #expect(file.text.contains("struct \(name): PreferenceKey"), "\(row): \(name)")
        }
      }
      for item in silent {
        let wanted = Set(item.fixture?.project.wanted.map(\.subject) ?? [])
        #expect(wanted.isDisjoint(with: item.names), "\(row)")
      }
      for item in firing {
        let wanted = Set(item.file?.wanted.map(\.subject) ?? [])
        #expect(wanted.isSuperset(of: item.names), "\(row)")
      }
    }
  }

  private func severities(_ source: String) -> [Severity] {
    let head = """
      import SwiftUI
      final class Cart: ObservableObject {}
      struct Badge: View {
        @EnvironmentObject var cart: Cart
        var body: some View { Text("\\(cart)") }
      }

      """
    let file = SourceFile(path: "App.swift", bytes: Array((head + source).utf8))
    return Linter.lint(LintInput(files: [file]), threads: 1).findings
      .filter { $0.rule == "missing-environment-object" }.map(\.severity)
  }

  private func app(_ view: String) -> String {
    """
    @main struct A: App {
      @StateObject var cart = Cart()
      var body: some Scene { WindowGroup {
    \(view)
      } } }
    """
  }

  @Test func toolbarsOfMacsWeighLess() {
    let toolbar = "Text(\"\").environmentObject(cart).toolbar { Badge() }"
    #expect(severities(app(toolbar)) == [.error])
    #expect(severities(app("#if os(macOS)\n\(toolbar)\n#endif")) == [.warning])
    #expect(severities(app("#if os(iOS)\n\(toolbar)\n#endif")) == [.error])
  }

  @Test func previewsOfMenusWeighLess() {
    let menu = "Text(\"\").contextMenu { Text(\"\") } preview: { Badge() }"
    #expect(severities(app(menu + ".environmentObject(cart)")) == [.warning])
    #expect(
      severities(app("Text(\"\").environmentObject(cart).contextMenu { Badge() }")) == [.error])
  }
}
