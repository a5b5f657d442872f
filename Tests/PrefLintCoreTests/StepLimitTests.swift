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

  private static let listening = """
    import SwiftUI
    struct Width: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    struct Row: View { var body: some View { Text("row").preference(key: Width.self, value: 1) } }
    struct Page: View {
      var body: some View { VStack { Text("a"); Row() }.onPreferenceChange(Width.self) { _ in } }
    }
    struct Alone: View {
      var body: some View { Text("a").onPreferenceChange(Width.self) { _ in } }
    }
    @main struct TheApp: App { var body: some Scene { WindowGroup { Page(); Alone() } } }
    """

  /// What is left out may stand below a listener that nothing else is heard by.
  @Test func ofWhatIsCutShortNothingIsSaidToBeAbsent() {
    var input = LintInput(
      files: [SourceFile(path: "App.swift", bytes: Array(Self.listening.utf8))])
    #expect(Linter.lint(input, threads: 1).findings.map(\.rule) == ["deaf-preference-listener"])
    for steps in 1..<120 {
      input.steps = steps
      let result = Linter.lint(input, threads: 1)
      if result.isCutShort {
        #expect(!result.findings.map(\.rule).contains("deaf-preference-listener"))
      }
    }
  }

  /// A page to which so many functions of views are applied that decide at run time what they make of it.
  private static func layers(_ count: Int) -> String {
    """
    import SwiftUI
    extension View {
      @ViewBuilder func framed(if isFramed: Bool, _ width: CGFloat) -> some View {
        if isFramed { self.frame(width: width) } else { self }
      }
    }
    struct Page: View {
      @State private var isFramed = false
      var body: some View {
        Text("a")\((0..<count).map { ".framed(if: isFramed, \($0))" }.joined())
      }
    }
    @main struct TheApp: App { var body: some Scene { WindowGroup { Page() } } }
    """
  }

  /// How many steps a program takes.
  private func steps(_ source: String) -> Int {
    var input = LintInput(files: [SourceFile(path: "App.swift", bytes: Array(source.utf8))])
    var (low, high) = (0, 1 << 16)
    while low < high {
      input.steps = (low + high) / 2
      let isCutShort = Linter.lint(input, threads: 1).isCutShort
      if isCutShort { low = input.steps + 1 } else { high = input.steps }
    }
    return low
  }

  /// What a function makes of one of the views that it may be applied to it makes of all of them.
  @Test func functionsOfViewsAreCalledOnceForAllThatTheyAreAppliedTo() {
    let (few, many) = (steps(Self.layers(3)), steps(Self.layers(6)))
    #expect(many < 3 * few)
  }
}
