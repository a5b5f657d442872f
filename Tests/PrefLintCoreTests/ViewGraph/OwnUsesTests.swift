import Testing

@testable import PrefLintCore

/// Which properties the members of a type get at.
struct OwnUsesTests {
  @Test
  func whatAMemberNamesAndWhatThoseNameThatItNames() {
    #expect(reached(by: "first") == ["first"])
    #expect(reached(by: "direct") == ["direct", "first"])
    #expect(reached(by: "explicit") == ["first", "second"])
    #expect(reached(by: "indirect") == ["direct", "first", "second"])
    #expect(reached(by: "projected") == ["flag", "projected"])
    #expect(reached(by: "circle") == ["second"])
    #expect(reached(by: "underscored") == ["_third", "underscored"])
  }

  @Test
  func localsAndParametersAreNoProperties() {
    #expect(reached(by: "hidden") == [])
  }

  @Test
  func aClosureThatCapturesTheValueUsesWhatItNames() {
    #expect(reached(by: "captured") == ["first"])
    #expect(reached(by: "handed") == nil)
  }

  @Test
  func whoeverHasTheWholeValueMayUseAll() {
    for member in ["whole", "indexed", "unknown", "extended"] {
      #expect(reached(by: member) == nil, "\(member)")
    }
  }

  @Test
  func aModifierAloneIsOneOfTheValue() {
    #expect(reached(by: "modified") == nil)
    #expect(reached(by: "printed") == ["first"])
  }

  /// What a member of `Card` gets at; nil if it may be everything.
  private func reached(by member: String) -> Set<String>? {
    let evaluator = program.flow.evaluator
    let project = program.project
    guard let card = project.nominals.first(where: { project.names[$0.name] == "Card" }),
      let name = project.names.find(member)
    else {
      Issue.record("no member '\(member)'")
      return nil
    }
    let uses = UsesOfSelf(members: [name])
    return evaluator.reached(uses, of: project.selfType(of: card.id)).map {
      Set($0.map { project.names[$0] })
    }
  }

  private let program = FollowedProgram(
    """
    import SwiftUI

    struct Card: View {
      let first: Int
      let second: Int
      let _third: Int
      @State var flag = false
      var underscored: Int { _third }
      var direct: Int { first + 1 }
      func explicit() -> Int { self.first + self.second }
      func indirect() -> Int { direct + second }
      var projected: Binding<Bool> { $flag }
      func circle() -> Int { second > 0 ? square() : 0 }
      func square() -> Int { circle() }
      func hidden(first: Int) -> Int {
        let second = 2
        return first + second
      }
      func captured() -> () -> Int { { [self] in first } }
      func handed() -> () -> Void { { [card = self] in show(card) } }
      func whole() { show(self) }
      subscript(index: Int) -> Int { first }
      func indexed() -> Int { self[0] }
      func unknown() -> some View { self.padding() }
      func extended() -> some View { framed() }
      func modified() -> some View { padding() }
      func printed() { print(first) }
      var body: some View { Text("\\(first)") }
    }

    func show(_ card: Card) {}

    extension View {
      func framed() -> some View { padding() }
    }

    @main struct Main: App {
      var body: some Scene { WindowGroup { Card(first: 1, second: 2, _third: 3) } }
    }
    """)
}
