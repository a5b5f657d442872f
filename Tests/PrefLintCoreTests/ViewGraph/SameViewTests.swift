import Testing

@testable import PrefLintCore

/// Views that differ in nothing that decides anything are followed as one, and one view as one.
struct SameViewTests {
  @Test
  func setsOfOptionsAreToldApartByNothing() {
    #expect(
      rows(
        "Row(options: [.wide, .small], isOn: flag); Row(options: [.small], isOn: flag)",
        properties: "let options: Options; let isOn: Bool") == 1)
  }

  @Test
  func anOptionalObjectIsAnotherOneWhereItDecides() {
    #expect(
      rows(
        "Row(held: held).environmentObject(Model()); Row(held: other)",
        properties: "let held: Model?") == 2)
  }

  @Test
  func branchesOfBuildsAreOneWayAgain() {
    let program = FollowedProgram(
      source(
        """
        #if os(iOS)
          List { Row(number: 0) }
        #elseif os(macOS)
          HStack { Row(number: 0) }
        #elseif canImport(Other)
          VStack { Row(number: 0) }
        #else
          Row(number: 0)
        #endif
        """, properties: "let number: Int"))
    #expect(program.entries(of: "Row") == [1])
  }

  @Test
  func aViewThatGivesAClosureToOneLikeItselfEnds() {
    let program = FollowedProgram(
      """
      import SwiftUI
      @main struct Main: App {
        var body: some Scene { WindowGroup { Shell(content: AnyView(Reader())) } }
      }
      final class Model: ObservableObject { var name = "" }
      struct Reader: View {
        @EnvironmentObject var model: Model
        var body: some View { Text(model.name) }
      }
      struct Shell: View {
        @State private var isOpen = false
        let content: AnyView
        var body: some View {
          content.sheet(isPresented: $isOpen) {
            Shell(content: AnyView(Reader().onTapGesture { isOpen = false }))
          }
        }
      }
      """)
    #expect(program.entries(of: "Shell").count == 2)
  }

  /// As how many different values the rows are followed that a view builds.
  private func rows(_ body: String, properties: String) -> Int {
    FollowedProgram(source(body, properties: properties)).entries(of: "Row").count
  }

  private func source(_ body: String, properties: String) -> String {
    """
    import SwiftUI
    @main struct Main: App {
      var body: some Scene { WindowGroup { Root(other: Model()).environmentObject(Model()) } }
    }
    final class Model: ObservableObject { var name = "" }
    struct Options: OptionSet {
      let rawValue: Int
      static let wide = Options(rawValue: 1)
      static let small = Options(rawValue: 2)
    }
    struct Root: View {
      @State private var held: Model?
      @State private var flag = false
      let other: Model
      var body: some View {
        \(body)
      }
    }
    struct Row: View {
      @EnvironmentObject var model: Model
      \(properties)
      var body: some View { Text(model.name) }
    }
    """
  }
}
