// The numbers for which a comparison holds or fails: `count > 3`, `progress < 1`. Of whole numbers none lie between two
// neighbours, of fractions some do.

struct NumberRange {
  private var low = -Double.infinity
  private var high = Double.infinity
  private var includesLow = false
  private var includesHigh = false

  /// The numbers that answer a comparison with a bound; all for an operator that is not known.
  init(_ operation: String, _ bound: Double, holds: Bool) {
    switch (operation, holds) {
    case (">", true), ("<=", false): low = bound
    case (">=", true), ("<", false): (low, includesLow) = (bound, true)
    case ("<", true), (">=", false): high = bound
    case ("<=", true), (">", false): (high, includesHigh) = (bound, true)
    default: break
    }
  }

  /// Whether it goes on for ever above.
  var isEndlessAbove: Bool { high == .infinity }

  /// Whether a number is in it.
  func contains(_ number: Double) -> Bool {
    (number > low || includesLow && number == low)
      && (number < high || includesHigh && number == high)
  }

  /// Whether some number is in both.
  ///
  /// - Parameter isWhole: whether the numbers are whole; nil where that is not known.
  /// - Returns: nil where the answer hangs on that.
  func overlaps(_ other: NumberRange, isWhole: Bool?) -> Bool? {
    let (whole, any) = (overlapsInWholeNumbers(other), overlapsInFractions(other))
    guard let isWhole else { return whole == any ? whole : nil }
    return isWhole ? whole : any
  }

  private func overlapsInFractions(_ other: NumberRange) -> Bool {
    let (first, last) = (max(low, other.low), min(high, other.high))
    return first < last || contains(first) && other.contains(first)
  }

  private func overlapsInWholeNumbers(_ other: NumberRange) -> Bool {
    max(firstWhole, other.firstWhole) <= min(lastWhole, other.lastWhole)
  }

  private var firstWhole: Double { includesLow ? low.rounded(.up) : low.rounded(.down) + 1 }

  private var lastWhole: Double { includesHigh ? high.rounded(.down) : high.rounded(.up) - 1 }
}
