// Conditions on the state itself: two ways of which each leads to the other, or one that is never left.

extension LayoutJudge {
  /// A condition on the state itself that each of its two outcomes contradicts.
  func thresholds(_ term: LayoutTerm) -> LayoutVerdict? {
    guard let (first, second) = outcomes(term),
      [first, second].allSatisfy({ $0.form.parts.keys.allSatisfy(\.isConstant) }),
      let afterFirst = first.holdsAfter(first.form),
      let afterSecond = second.holdsAfter(second.form)
    else { return nil }
    return afterFirst != first.holds && afterSecond != second.holds ? .flips : .safe
  }

  /// Whether the state stays as it is in one of two ways, and the other way leads to that one: `height > 0 ? height : nil`.
  func latches(_ term: LayoutTerm) -> Bool {
    guard !write.trigger.standing.contains(where: reader.isDecidedByCallbacks),
      let (first, second) = outcomes(term)
    else { return false }
    let itself = LinearForm(parts: [source: 1])
    let (kept, other) = first.form == itself ? (first, second) : (second, first)
    guard kept.form == itself, other.form.parts[source] == nil else { return false }
    return kept.holdsAfter(other.form.ofSomething) == kept.holds
  }

  /// What grows on one of two ways, where the other way leads to that one and it never leaves it: `height > 0 ? height + 8 : nil`.
  func growsPastThreshold(_ term: LayoutTerm) -> LayoutVerdict? {
    guard write.guards.isEmpty, term.ways.count == 2,
      !write.trigger.standing.contains(where: reader.isDecidedByCallbacks)
    else { return nil }
    for (way, other) in [(term.ways[0], term.ways[1]), (term.ways[1], term.ways[0])] {
      guard way.guards.count == 1, other.guards == [reader.opposite(way.guards[0])],
        let start = start(of: other.piece), start.sign == .positive,
        way.piece.verdict(of: source, initial: nil) == .diverges,
        lasts(way.guards[0], from: start.ofSomething)
      else { continue }
      return .diverges
    }
    return nil
  }

  /// What a piece is at least, whatever the state is.
  private func start(of piece: LayoutPiece) -> LinearForm? {
    switch piece {
    case .linear(let form): form
    case .maximum(let forms):
      forms.first { $0.sign == .positive && $0.parts.keys.allSatisfy(\.isConstant) }
    default: nil
    }
  }

  /// Whether a condition on the state alone holds of a number and of all that are more.
  private func lasts(_ item: LayoutGuard, from start: LinearForm) -> Bool {
    if case .both(let left, let right) = condition(item).kind {
      return item.holds
        ? lasts(left, from: start) && lasts(right, from: start)
        : lasts(reader.opposite(left), from: start) || lasts(reader.opposite(right), from: start)
    }
    guard case .comparison(let left, let operation, let right) = condition(item).kind,
      let difference = (left + right.scaled(-1)).linear
    else { return false }
    let (slope, rest) = difference.split(at: source)
    guard slope != 0, rest.parts.keys.allSatisfy(\.isConstant) else { return false }
    let order = (start.scaled(slope) + rest).order
    let isAbove = order == (slope > 0 ? .greater : .less)
    let isAtLeast = isAbove || order == .equal
    return switch (operation, item.holds) {
    case ("!=", true), ("==", false): isAbove
    case (">", true), ("<=", false): slope > 0 && isAbove
    case ("<", true), (">=", false): slope < 0 && isAbove
    case (">=", true), ("<", false): slope > 0 && isAtLeast
    case ("<=", true), (">", false): slope < 0 && isAtLeast
    default: false
    }
  }

  /// One of two ways between which the state decides.
  private struct Outcome {
    var form: LinearForm
    /// Whether the condition holds on this way, and after it.
    var holds: Bool
    var holdsAfter: (LinearForm) -> Bool?
  }

  private func outcomes(_ term: LayoutTerm) -> (Outcome, Outcome)? {
    guard write.guards.isEmpty, term.ways.count == 2 else { return nil }
    let (first, second) = (term.ways[0], term.ways[1])
    guard first.guards.count == 1, second.guards.count == 1,
      first.guards[0].condition == second.guards[0].condition,
      case .comparison(let left, let operation, let right) = condition(first.guards[0]).kind,
      case .linear(let a) = first.piece, case .linear(let b) = second.piece
    else { return nil }
    func outcome(_ form: LinearForm) -> Bool? {
      let value = LayoutTerm(.linear(form))
      guard let l = left.replacing(source, by: value).linear,
        let r = right.replacing(source, by: value).linear
      else { return nil }
      return LayoutComparison.holds(l, operation, r)
    }
    return (
      Outcome(form: a, holds: first.guards[0].holds, holdsAfter: outcome),
      Outcome(form: b, holds: second.guards[0].holds, holdsAfter: outcome)
    )
  }
}
