// Numbers that are rounded to whole ones: less than a whole point more or less is as if nothing had changed.

/// How a number becomes a whole one.
enum LayoutRounding: UInt8, Hashable {
  case nearest, up, down

  /// How much less than the number the result may be.
  var loss: Double {
    switch self {
    case .nearest: 0.5
    case .up: 0
    case .down: 1
    }
  }

  func rounded(_ number: Double) -> Double {
    switch self {
    case .nearest: number.rounded()
    case .up: number.rounded(.up)
    case .down: number.rounded(.down)
    }
  }

  /// `round(x)` and its like.
  init?(function: String) {
    guard let known = StandardLayout.roundings[function] else { return nil }
    self = known
  }
}

extension LayoutPiece {
  /// At least what a rounded number is.
  private static func least(_ form: LinearForm, _ rounding: LayoutRounding) -> Self {
    .above(form + LinearForm(constant: -rounding.loss), Set(form.parts.keys))
  }

  /// Without a number that is rounded: its least, which is all that sums and choices know of it.
  var unrounded: Self {
    if case .rounded(let form, let rounding) = self { Self.least(form, rounding) } else { self }
  }

  func rounded(_ rounding: LayoutRounding) -> Self {
    switch self {
    case .linear(let form):
      form.isNumber
        ? .linear(LinearForm(constant: rounding.rounded(form.constant))) : .rounded(form, rounding)
    case .rounded, .infinite: self
    case .above(let least, let sources):
      .above(least + LinearForm(constant: -rounding.loss), sources)
    case .maximum, .minimum, .nested, .opaque: .opaque(sources)
    }
  }
}

extension LayoutTerm {
  func rounded(_ rounding: LayoutRounding) -> Self {
    Self(ways: ways.map { Way(guards: $0.guards, piece: $0.piece.rounded(rounding)) })
  }
}

extension LayoutReader {
  /// `x.rounded(.up)`; nil for what is no number, and for rules that are not told.
  func rounded(_ value: LayoutValue, by arguments: [LayoutArgument]) -> LayoutValue? {
    guard let term = number(value) else { return nil }
    guard let rule = arguments.first else { return .number(term.rounded(.nearest)) }
    guard case .symbol(let name) = rule.value,
      let rounding = StandardLayout.roundingRules[text(name)]
    else { return .unknown(term.sources) }
    return .number(term.rounded(rounding))
  }
}
