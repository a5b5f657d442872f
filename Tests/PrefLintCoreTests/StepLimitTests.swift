// What the analysis does not come to is said: a result that is not whole is told from one that is.

import Testing

@testable import PrefLintCore

struct StepLimitTests {
  private static let source = """
    import SwiftUI
    final class Cart: ObservableObject {}
    struct Badge: View {
      @EnvironmentObject var cart: Cart
      var body: some View { Text("\\(cart)") }
    }
    struct Page: View {
      var body: some View { VStack { Text("a"); Badge() } }
    }
    @main struct TheApp: App {
      var body: some Scene { WindowGroup { Page() } }
    }
    #Preview { List { Page(); Text("a"); Text("b") }.padding() }
    """

  private func lint(steps: Int?) -> LintResult {
    var input = LintInput(files: [SourceFile(path: "App.swift", bytes: Array(Self.source.utf8))])
    if let steps { input.steps = steps }
    return Linter.lint(input, threads: 1)
  }

  @Test func enoughStepsAreNotSpokenOf() {
    let result = lint(steps: nil)
    #expect(!result.isCutShort)
    #expect(!result.arePreviewsCutShort)
    #expect(
      result.findings.map(\.rule).sorted() == [
        "missing-environment-object", "missing-environment-object-in-preview",
      ])
  }

  @Test func whatIsCutShortIsSaid() {
    let result = lint(steps: 1)
    #expect(result.isCutShort)
    #expect(result.findings.isEmpty)
    #expect(result.statistics.provedReads == 0)
  }

  /// Previews come last: where the steps do not suffice for them, what apps show is told all the same.
  @Test func previewsAreLeftOutFirst() throws {
    let result = try #require(
      (1..<200).lazy.map { lint(steps: $0) }.first { $0.arePreviewsCutShort && !$0.isCutShort })
    #expect(result.findings.map(\.rule).contains("missing-environment-object"))
  }
}
