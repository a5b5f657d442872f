import Testing

@testable import PrefLintCore

@Suite struct NumberRangeTests {
  private func range(_ operation: String, _ bound: Double, holds: Bool = true) -> NumberRange {
    NumberRange(operation, bound, holds: holds)
  }

  @Test func betweenNeighboursAreFractionsAlone() {
    let (above, below) = (range(">", 0), range("<", 1))
    #expect(above.overlaps(below, isWhole: true) == false)
    #expect(above.overlaps(below, isWhole: false) == true)
    #expect(above.overlaps(below, isWhole: nil) == nil)
  }

  @Test func endsCountOnlyWhereTheyBelong() {
    #expect(range(">=", 1).overlaps(range("<=", 1), isWhole: nil) == true)
    #expect(range(">", 1).overlaps(range("<=", 1), isWhole: nil) == false)
    #expect(range(">=", 1).overlaps(range("<", 1), isWhole: nil) == false)
    #expect(range(">=", 0.5).overlaps(range("<=", 0.7), isWhole: true) == false)
  }

  @Test func whatFailsIsTheRest() {
    #expect(range(">", 3, holds: false).contains(3))
    #expect(!range(">=", 3, holds: false).contains(3))
    #expect(range(">", 3, holds: false).overlaps(range(">", 3), isWhole: nil) == false)
    #expect(range(">", 3).isEndlessAbove)
    #expect(!range("<", 3).isEndlessAbove)
  }

  @Test func anUnknownOperatorTellsNothing() {
    #expect(range("<=>", 3).overlaps(range("<", -1_000), isWhole: true) == true)
  }
}
