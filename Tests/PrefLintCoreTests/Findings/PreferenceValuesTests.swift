// What comes up out of a view: in order where that is told, and what only may come up as a set.

import Testing

@testable import PrefLintCore

struct PreferenceValuesTests {
  private func possible(
    _ use: Int32, _ presence: PresenceID = .always, isPushed: Bool = false
  ) -> PossibleEmitter {
    PossibleEmitter(use: use, presence: presence, isPushed: isPushed)
  }

  @Test func possibleEmittersAreJoinedOnce() {
    let some = PresenceID(rawValue: 7)
    let first = [possible(1), possible(3, some), possible(4, some)]
    let second = [possible(0), possible(1), possible(3, isPushed: true), possible(4)]
    let joined = [
      possible(0), possible(1), possible(3, some), possible(3, isPushed: true), possible(4),
    ]
    #expect(PossibleEmitter.joined(first, second) == joined)
    #expect(PossibleEmitter.joined(second, first) == joined)
    #expect(PossibleEmitter.joined(joined, first) == joined.map { $0 })
    #expect(PossibleEmitter.joined([], first) == first)
    #expect(PossibleEmitter.joined(first, []) == first)
  }

  @Test func whatMayComeUpHasNoOrder() {
    var values = UpwardValues(
      contributions: [Contribution(use: 2), Contribution(use: nil), Contribution(use: 1)])
    values = values.uncertain { $0.use != 1 }
    #expect(values.contributions.map(\.use) == [1])
    #expect(values.possible == [possible(2)])
    #expect(values.emitters == [1, 2])
    let pushed = values.pushed
    #expect(pushed.contributions.isEmpty)
    #expect(pushed.possible == [possible(1, isPushed: true), possible(2, isPushed: true)])
    #expect(pushed.contained.possible == [possible(1), possible(2)])
  }

  @Test func moreThanAnybodyWritesIsOnlyPossible() {
    var values = UpwardValues.nothing
    for use in 0..<Int32(UpwardValues.limit + 1) {
      values.add(UpwardValues(contributions: [Contribution(use: use)]))
    }
    #expect(values.contributions.isEmpty)
    #expect(values.possible.count == UpwardValues.limit + 1)
  }
}
