import Testing

@testable import PrefLintCore

/// What of a closure a view keeps that is given it: views that differ in nothing that matters are followed as one.
struct KeptClosureTests {
  @Test
  func constantsInAClosureInWhichNothingMattersAreNotKept() {
    #expect(numberOfFrames(content: "Text(isOpen ? \"open\" : \"closed\")") == 1)
  }

  @Test
  func constantsThatDecideWhetherAReaderStandsAreKept() {
    #expect(numberOfFrames(content: "if isOpen { Reader() }") == 2)
  }

  @Test
  func withoutRelevanceAllIsKept() {
    #expect(numberOfFrames(content: "Text(isOpen ? \"open\" : \"closed\")", followsAll: true) == 2)
  }

  /// As how many different values a view is followed that is built around content in which a constant is captured.
  private func numberOfFrames(content: String, followsAll: Bool = false) -> Int {
    FollowedProgram(
      """
      import SwiftUI
      @main struct Main: App {
        var body: some Scene { WindowGroup { Root().environmentObject(Model()) } }
      }
      final class Model: ObservableObject { var name = "" }
      struct Root: View {
        var body: some View { Row(isOpen: true); Row(isOpen: false) }
      }
      struct Row: View {
        let isOpen: Bool
        var body: some View { Frame { \(content) } }
      }
      struct Frame<Content: View>: View {
        @EnvironmentObject var model: Model
        @ViewBuilder let content: () -> Content
        var body: some View { Text(model.name); content() }
      }
      struct Reader: View {
        @EnvironmentObject var model: Model
        var body: some View { Text(model.name) }
      }
      """, followsAll: followsAll
    ).entries(of: "Frame").count
  }
}
