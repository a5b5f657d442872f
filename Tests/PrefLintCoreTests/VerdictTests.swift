// The verdicts about boundaries: each has its fixtures, and the two that weigh less than an error do.

import Foundation
import Testing

@testable import PrefLintCore

@Suite struct VerdictTests {
  /// The rows of the table in the fixtures' README, as cells.
  private static let rows: [[Substring]] = {
    let text = (try? FixtureProject.text(of: Fixture.root.appending(path: "README.md"))) ?? ""
    let table = text.components(separatedBy: "## Verdicts").last ?? ""
    return table.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| row") }
      .map { line in
        line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
          $0.trimmingPrefix(" ")
        }
      }
  }()

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
    #expect(Self.rows.count == 19)
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
