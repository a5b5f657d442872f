// An order of sources: what is put into a term for one after another comes out alike in every run.

extension LayoutSource: Comparable {
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.order.lexicographicallyPrecedes(rhs.order) }

  /// What tells it from all others, as numbers.
  private var order: [Int] {
    switch self {
    case .cell(let id, let path): [0, Int(id)] + path.map(\.index)
    case .quantity(let id, let quantity): [1, Int(id), quantity.order] + quantity.space
    case .symbol(let id, let sign): [2, Int(id), Int(sign.rawValue)]
    case .bounded(let id, let sign): [3, Int(id), Int(sign.rawValue)]
    case .previous(let source): [4] + source.order
    }
  }
}

extension LayoutQuantity {
  /// The space of a position, as numbers.
  fileprivate var space: [Int] {
    guard case .position(_, let space) = self else { return [] }
    return switch space {
    case .local: [0]
    case .global: [1]
    case .named(let name): [2, name.index]
    case .unknown: [3]
    }
  }
}
