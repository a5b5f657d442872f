import Testing

@testable import PrefLintCore

/// Screens that lead to screens like themselves are followed as few values, whatever they hand on.
struct EndlessValuesTests {
  @Test
  func anActionThatNamesTheActionItWasGivenIsNotKeptInItself() {
    let screens = entries(
      ofScreen: "var locate: ((Int) -> Void)? = nil",
      next: "Screen(locate: { id in model.name = String(id); locate?(id) })")
    #expect(screens == 3)
  }

  @Test
  func aBuilderThatBuildsWithTheBuilderItWasGivenIsKeptInItselfAFewTimes() {
    let screens = entries(
      ofScreen: "var header: () -> AnyView = { AnyView(EmptyView()) }",
      next: "Screen(header: { AnyView(VStack { header(); Text(model.name) }) })")
    #expect(screens > 4 && screens < 140)
  }

  @Test
  func aDepthIsNotCountedOnAndOn() {
    let screens = entries(
      ofScreen: "var depth = 0", next: "if depth >= 0 { Screen(depth: depth + 1) }")
    #expect(screens == 34)
  }

  @Test
  func aListIsNotKeptLongerAndLonger() {
    let screens = entries(
      ofScreen: "var marks: [Int] = []",
      next: "Screen(marks: marks.map { $0 + 1 } + [model.name.isEmpty ? 0 : 1])")
    #expect(screens > 16 && screens < 64)
  }

  /// Screens that wrap an action in one of their own are as many values as there are ways through them.
  @Test
  func actionsOfManyScreensAreNotKeptInEachOrder() {
    let names = ["A", "B", "C", "D", "E", "F"]
    let program = FollowedProgram(
      """
      import SwiftUI
      @main struct Main: App {
        var body: some Scene { WindowGroup { Menu(done: {}).environmentObject(Model()) } }
      }
      final class Model: ObservableObject { var name = "" }
      struct Menu: View {
        @EnvironmentObject var model: Model
        let done: () -> Void
        var body: some View {
          \(names.map { "\($0)(done: done)" }.joined(separator: "\n"))
          Button(model.name, action: done)
        }
      }
      \(names.map { name in
        """
        struct \(name): View {
          @EnvironmentObject var model: Model
          let done: () -> Void
          var body: some View { Menu(done: { model.name = "\(name)"; done() }) }
        }
        """
      }.joined(separator: "\n"))
      """)
    let menus = program.entries(of: "Menu").count
    #expect(menus > 1 + 6 && menus < 400)
  }

  /// Each of many conditions that sets a property would double what a structure may be.
  @Test
  func aStructureOfMoreFormsThanAnythingLooksAtIsKnownByItsType() {
    let program = FollowedProgram("struct Style { var size = 0 }")
    let (project, evaluator) = (program.project, program.flow.evaluator)
    let style = project.selfType(of: project.nominals[0].id)
    let forms = (0...Evaluator.alternativeLimit).map { number in
      let size = evaluator.store.intern(.literal(project.names.intern("\(number)"), .unknown))
      let name = project.names.intern("size")
      return evaluator.store.intern(.instance(style, [FieldValue(name: name, value: size)]))
    }
    func alternatives(_ values: [ValueID]) -> [ValueID] {
      let all = values.enumerated().map { number, value in
        let platforms = PlatformSet(rawValue: .init(number % 60 + 1))
        return Alternative(
          presence: project.presences.intern(Presence(platforms: platforms)), value: value,
          isDecided: false)
      }
      guard case .union(let found) = evaluator.store[evaluator.union(all)] else { return [] }
      return found.map(\.value)
    }
    #expect(alternatives(forms.dropLast()) == forms.dropLast())
    #expect(alternatives(forms) == [evaluator.opaque(style)])
    #expect(alternatives(forms + [.none]) == [evaluator.opaque(style), .none])
    #expect(alternatives(Array(repeating: forms[0], count: 40)) == [forms[0]])
  }

  /// A helper that puts what it is applied to into a closure may be applied a few times in one chain.
  @Test
  func aChainOfOneHelperIsFollowed() {
    let program = FollowedProgram(
      """
      import SwiftUI
      @main struct Main: App {
        var body: some Scene { WindowGroup { Leaf().card().card().card().card().card().card().environmentObject(Model()) } }
      }
      final class Model: ObservableObject { var name = "" }
      extension View {
        func card() -> some View { Card { self } }
      }
      struct Card<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content() }
      }
      struct Leaf: View {
        @EnvironmentObject var model: Model
        var body: some View { Text(model.name) }
      }
      """)
    #expect(program.entries(of: "Leaf") == [1])
    #expect(program.entries(of: "Card").count == 6)
  }

  /// As how many values a screen is entered that leads to another one.
  private func entries(ofScreen property: String, next: String) -> Int {
    FollowedProgram(
      """
      import SwiftUI
      @main struct Main: App {
        var body: some Scene { WindowGroup { Screen().environmentObject(Model()) } }
      }
      final class Model: ObservableObject { var name = "" }
      struct Screen: View {
        @EnvironmentObject var model: Model
        \(property)
        var body: some View {
          Text(model.name)
          NavigationLink("next") { \(next) }
        }
      }
      """
    ).entries(of: "Screen").count
  }
}
