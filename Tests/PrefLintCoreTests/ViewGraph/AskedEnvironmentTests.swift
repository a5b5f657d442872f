import Testing

@testable import PrefLintCore

/// In how many environments a view is entered: what nothing below it asks for tells no environments apart.
struct AskedEnvironmentTests {
  @Test
  func objectsThatNothingReadsDoNotCount() {
    #expect(numberOfEntries(leaf: "Text(\"a\")") == 1)
  }

  @Test
  func objectsThatAreReadCount() {
    #expect(numberOfEntries(leaf: "Other()") == 2)
  }

  @Test
  func aReaderOfAnyObjectTellsAllApart() {
    #expect(numberOfEntries(leaf: "AnyReader<Model>()") == 2)
  }

  @Test
  func valuesByWhichViewsDecideCountWhereTheyAreRead() {
    #expect(numberOfEntries(leaf: "Text(\"a\")", difference: ".environment(\\.mode, true)") == 1)
    #expect(numberOfEntries(leaf: "Decider()", difference: ".environment(\\.mode, true)") == 2)
  }

  @Test
  func withoutRelevanceAllCounts() {
    #expect(numberOfEntries(leaf: "Text(\"a\")", followsAll: true) == 2)
  }

  /// In how many environments `Leaf` is entered, which reads `Model`, at two places, one of which has something more.
  private func numberOfEntries(
    leaf: String, difference: String = ".environmentObject(More())", followsAll: Bool = false
  ) -> Int {
    FollowedProgram(
      """
      import SwiftUI
      @main struct Main: App {
        var body: some Scene { WindowGroup { Root().environmentObject(Model()) } }
      }
      final class Model: ObservableObject { var name = "" }
      final class More: ObservableObject { var name = "" }
      extension EnvironmentValues { @Entry var mode = false }
      struct Root: View {
        var body: some View { Leaf(); Leaf()\(difference) }
      }
      struct Leaf: View {
        @EnvironmentObject var model: Model
        var body: some View { Text(model.name); \(leaf) }
      }
      struct Other: View {
        @EnvironmentObject var more: More
        var body: some View { Text(more.name) }
      }
      struct Decider: View {
        @Environment(\\.mode) var mode
        var body: some View { if mode { Other() } }
      }
      struct AnyReader<Object: ObservableObject>: View {
        @EnvironmentObject var object: Object
        var body: some View { Text("a") }
      }
      """, followsAll: followsAll
    ).entries(of: "Leaf").reduce(0, +)
  }
}
