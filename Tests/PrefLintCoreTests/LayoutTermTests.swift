// Numbers of a layout that are put together: what they are worth for numbers in the place of their sources.

import Testing

@testable import PrefLintCore

@Suite struct LayoutTermTests {
  private func source(_ id: Int32) -> LayoutSource { .cell(id, []) }

  private func form(_ id: Int32, plus constant: Double = 0) -> LinearForm {
    LinearForm(constant: constant, parts: [source(id): 1])
  }

  private func largest(_ ids: Range<Int32>) -> LayoutPiece { .maximum(ids.map { form($0) }) }

  private func number(_ form: LinearForm, _ values: [Double]) -> Double {
    form.parts.reduce(form.constant) { sum, part in
      guard case .cell(let id, _) = part.key else { return sum }
      return sum + part.value * values[Int(id)]
    }
  }

  /// The number, or the bound, that a piece is for numbers of its sources.
  private func number(_ piece: LayoutPiece, _ values: [Double]) -> Double? {
    switch piece {
    case .linear(let form), .above(let form, _): number(form, values)
    case .maximum(let forms): forms.map { number($0, values) }.max()
    case .minimum(let forms): forms.map { number($0, values) }.min()
    default: nil
    }
  }

  private let samples: [[Double]] = [
    [1, 2, 3, 4, 5, 6, 7, 8], [8, 7, 6, 5, 4, 3, 2, 1], [0, 9, 0, 9, 0, 9, 0, 9],
  ]

  @Test func rowsThatAreTheLargestOfSomeAddUp() {
    let sum = largest(0..<3) + largest(3..<6)
    for values in samples {
      let wanted = values[0..<3].max()! + values[3..<6].max()!
      #expect(number(sum, values) == wanted)
    }
    let smallest =
      LayoutPiece.minimum([form(0), form(1)]) + .minimum([form(2), form(3)])
    for values in samples {
      #expect(number(smallest, values) == values[0..<2].min()! + values[2..<4].min()!)
    }
  }

  @Test func moreFormsThanTheLimitAreABound() {
    let sum = largest(0..<6) + largest(2..<8) + largest(0..<3)
    guard case .above(_, let sources) = sum else {
      Issue.record("\(sum)")
      return
    }
    #expect(sources == Set((0..<8).map(source)))
    for values in samples {
      let whole = values[0..<6].max()! + values[2..<8].max()! + values[0..<3].max()!
      #expect(number(sum, values).map { $0 <= whole } == true)
    }
  }
}
