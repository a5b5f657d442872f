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

  /// Whether an expression is a whole number by its type, so that dividing it drops the rest: `Int(x)`, state that is declared so.
  ///
  /// - Parameter value: what it is worth.
  func isWhole(_ id: ExpressionID, _ value: LayoutValue, _ frame: LayoutFrame) -> Bool {
    let facts = project.files[frame.file].facts
    switch facts[id].kind {
    case .call(let callee, _):
      guard case .name(let name, _) = facts[callee].kind else { return false }
      return StandardTypes.integers.contains(facts[name])
    case .binary(let operation, let left, let right):
      guard ["+", "-", "*", "/", "%"].contains(facts[operation]) else { return false }
      return isWhole(left, self.value(left, frame), frame)
        || isWhole(right, self.value(right, frame), frame)
    case .tuple(let elements):
      guard facts[elements].count == 1, let only = facts[elements].first else { return false }
      return isWhole(only.value, value, frame)
    default:
      guard case .cell(let id, let path, _) = value else { return false }
      if let type = writtenType(id, path) { return StandardTypes.integers.contains(type) }
      guard let (facts, variable) = variable(id, path), facts[variable].type == nil,
        let initial = facts[variable].initializer, case .number(let text) = facts[initial].kind
      else { return false }
      return facts[text].allSatisfy(\.isNumber)
    }
  }
}
