// What expressions were worth a moment ago: only the same expression in the same surroundings is answered.

import Testing

@testable import PrefLintCore

@Suite("Values of a moment ago")
struct RecentValuesTests {
  private let key = RecentKey(
    frame: 1, expression: ExpressionID(7), expected: .unknown, presence: .always, circumstances: 1,
    locals: 42)

  private func result(_ value: ValueID) -> KnownResult { KnownResult(value: value, use: .none) }

  @Test func theSameIsAnswered() {
    var values = RecentValues()
    #expect(values.value(key, isAsking: false) == nil)
    values.keep(result(.empty), key, isAsked: false)
    #expect(values.value(key, isAsking: false) == result(.empty))
    #expect(values.value(key, isAsking: true) == result(.empty))
  }

  @Test func whatWasOnlyAskedAnswersNobodyWhoWantsItsReads() {
    var values = RecentValues()
    values.keep(result(.empty), key, isAsked: true)
    #expect(values.value(key, isAsking: true) == result(.empty))
    #expect(values.value(key, isAsking: false) == nil)
  }

  @Test func otherSurroundingsAreOthers() {
    var values = RecentValues()
    values.keep(result(.empty), key, isAsked: false)
    let changes: [(inout RecentKey) -> Void] = [
      { $0.frame = 2 }, { $0.expression = ExpressionID(8) }, { $0.presence = .never },
      { $0.circumstances = 3 }, { $0.locals = 43 },
    ]
    for change in changes {
      var other = key
      change(&other)
      #expect(values.value(other, isAsking: false) == nil)
    }
  }

  @Test func whatIsDisplacedIsForgottenAndNothingElse() {
    var values = RecentValues()
    var keys: [RecentKey] = []
    for number in 1...5_000 {
      var next = key
      next.frame = UInt32(number)
      keys.append(next)
      values.keep(result(ValueID(rawValue: UInt32(number))), next, isAsked: false)
    }
    let known = keys.filter { values.value($0, isAsking: false) != nil }
    #expect(!known.isEmpty && known.count <= 1_024)
    #expect(values.value(keys[4_999], isAsking: false) == result(ValueID(rawValue: 5_000)))
    for key in known {
      #expect(values.value(key, isAsking: false) == result(ValueID(rawValue: key.frame)))
    }
  }
}
