// What a callback watches may stay the same while what is measured changes: `onChange(of: size.height > 400)`, `min(100, height)`.

extension LayoutTrigger {
  /// Whether what is watched is another value whenever what is measured is larger, as far as it is told how it follows.
  var followsEveryChange: Bool {
    switch watched {
    case .condition: false
    case .number(let term): term.ways.allSatisfy { $0.piece.followsEveryChange }
    default: true
    }
  }
}

extension LayoutPiece {
  fileprivate var followsEveryChange: Bool {
    switch self {
    case .linear, .above, .opaque, .infinite: true
    // Hundreds of points may be one number.
    case .rounded(let form, _): form.parts.values.allSatisfy { abs($0) >= 1 }
    case .minimum(let forms): !forms.contains { $0.parts.isEmpty }
    // No size is below zero.
    case .maximum(let forms): !forms.contains(where: Self.isPositiveNumber)
    case .nested(let groups):
      groups.allSatisfy { group in !group.contains { $0.parts.isEmpty } || group.count == 1 }
        && !groups.joined().contains(where: Self.isPositiveNumber)
    }
  }

  private static func isPositiveNumber(_ form: LinearForm) -> Bool {
    form.parts.isEmpty && form.constant > 0
  }
}
