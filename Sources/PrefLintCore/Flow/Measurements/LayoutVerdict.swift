// What a feedback does to the state that it goes through: whether the map from the state to what is measured, and back
// into the state, has a fixed point (E.3).

/// What becomes of state that is measured from the layout that it decides.
enum LayoutVerdict: Hashable {
  /// It settles, or nothing comes back.
  case safe
  /// It keeps the value that it has, whatever the content is.
  case frozen
  /// It grows without end.
  case diverges
  /// It has no value at which it stays, as far as is known.
  case drifts
  /// It goes to and fro between values.
  case flips
  case undecided

  /// Whether it is a finding.
  var isFeedback: Bool {
    switch self {
    case .frozen, .diverges, .drifts, .flips: true
    case .safe, .undecided: false
    }
  }

  /// Which of two is told: that something never ends, and how, rather than that it stays.
  var weight: Int {
    switch self {
    case .safe, .undecided: 0
    case .frozen: 1
    case .drifts: 2
    case .flips: 3
    case .diverges: 4
    }
  }
}

extension LayoutPiece {
  /// The map from a source to this piece.
  func verdict(of source: LayoutSource, initial: Double?) -> LayoutVerdict {
    switch self {
    case .infinite: return .safe
    case .opaque(let sources): return sources.contains(source) ? .undecided : .safe
    case .above(let least, let rest):
      if let growth = least.growth(with: source) { return growth }
      // Whatever else is there, it does not follow: what is more than the state stays nowhere.
      let (slope, constant) = least.split(at: source)
      if slope > 1, constant.parts.keys.allSatisfy(\.isConstant), !rest.contains(source) {
        return .drifts
      }
      return sources.contains(source) ? .undecided : .safe
    case .linear(let form): return form.verdict(of: source, initial: initial)
    case .rounded(let form, let rounding):
      // What is whole stays as it is.
      if form == LinearForm(parts: [source: 1]) { return .frozen }
      // Whole state grows by what is left of a number when that is rounded.
      let (slope, rest) = form.split(at: source)
      // Which way a half goes the state may decide.
      let isTold = rounding != .nearest || rest.constant - rest.constant.rounded(.down) != 0.5
      if slope == 1, rest.isNumber, isTold {
        let step = rounding.rounded(rest.constant)
        if step > 0 {
          return LinearForm(constant: step, parts: [source: 1]).verdict(
            of: source, initial: initial)
        }
      }
      return unrounded.verdict(of: source, initial: initial)
    case .maximum(let forms):
      let moved = forms.filter { $0.parts[source] != nil }
      guard !moved.isEmpty else { return .safe }
      let verdicts = moved.map { $0.verdict(of: source, initial: initial) }
      if verdicts.contains(.diverges) { return .diverges }
      // From a size that it has in any case it grows by its multiple.
      if forms.contains(where: { $0.parts[source] == nil && $0.sign == .positive }),
        moved.contains(where: { $0.grows(with: source) })
      {
        return .diverges
      }
      // From any size at all it grows by its multiple; without one there is nothing to see.
      let others = forms.filter { $0.parts[source] == nil }
      if moved.contains(where: { $0.grows(with: source) }),
        initial ?? 0 > 0
          || others.contains(where: { !$0.isNumber && $0.parts.keys.allSatisfy(\.isConstant) })
      {
        return .drifts
      }
      // None of them has a value at which it stays.
      if others.isEmpty, verdicts.allSatisfy({ $0 == .drifts }) { return .drifts }
      // What there is no room for comes back as soon as it is taken away: what is left in its absence is more than that.
      if verdicts.allSatisfy({ $0 == .flips }), !others.isEmpty {
        if others.allSatisfy({ other in moved.contains { $0.isMore(than: other, at: source) } }) {
          return .flips
        }
        // Where that is less, it is the value at which it stays.
        if others.count == 1,
          moved.allSatisfy({ $0.isLess(than: others[0], at: source) })
        {
          return .safe
        }
      }
      // What each of them brings nearer to a value comes to rest.
      if moved.allSatisfy({ abs($0.split(at: source).slope) < 1 }) { return .safe }
      // Content below the size that is set is not seen; content above it is: a ratchet (E.3).
      if verdicts.allSatisfy({ $0 == .frozen }) {
        return forms.allSatisfy {
          $0.parts[source] != nil || $0.isNumber && $0.constant <= initial ?? 0
        } ? .frozen : .safe
      }
      return .undecided
    case .minimum(let forms):
      let moved = forms.filter { $0.parts[source] != nil }
      guard !moved.isEmpty else { return .safe }
      let verdicts = moved.map { $0.verdict(of: source, initial: initial) }
      if verdicts.allSatisfy({ $0 == .frozen }) {
        if forms.allSatisfy({ $0.parts[source] != nil || $0.isNumber }) { return .frozen }
        // From nothing it never grows.
        return initial == 0 ? .frozen : .safe
      }
      if verdicts.contains(.undecided) { return .undecided }
      return moved.count < forms.count ? .safe : .undecided
    case .nested(let groups): return groups.verdict(of: source, initial: initial)
    }
  }
}

extension LinearForm {
  func verdict(of source: LayoutSource, initial: Double?) -> LayoutVerdict {
    let (slope, rest) = split(at: source)
    if slope == 0 { return .safe }
    // It begins with the value at which it stays.
    if slope != 1, rest.isNumber, let initial, initial * slope + rest.constant == initial {
      return .safe
    }
    // Other state and other measurements may follow.
    let isOpen = rest.parts.keys.contains { !$0.isConstant }
    let growth = rest.sign
    if slope == 1 {
      if rest.parts.isEmpty, rest.constant == 0 { return .frozen }
      // What is added is never less than nothing: it grows, or it is frozen.
      if growth != .unknown { return growth == .positive ? .diverges : .drifts }
      if isOpen { return .undecided }
      return rest.parts.isEmpty ? .safe : .drifts
    }
    if slope > 1 {
      if growth == .positive { return .diverges }
      return isOpen && growth == .unknown ? .undecided : .drifts
    }
    if slope <= -1 { return isOpen ? .undecided : .flips }
    return .safe
  }

  /// What becomes of a source that is never less than this; nil if it may settle.
  func growth(with source: LayoutSource) -> LayoutVerdict? {
    let (slope, rest) = split(at: source)
    guard rest.sign != .unknown, slope > 1 || slope == 1 && rest.sign == .positive else {
      return nil
    }
    return rest.sign == .positive ? .diverges : .drifts
  }

  /// Whether it is more than a multiple of the source.
  func grows(with source: LayoutSource) -> Bool {
    let (slope, rest) = split(at: source)
    return slope > 1 && rest.sign != .unknown
  }

  /// Whether it is more than another form where the source is that one. Where there may be any room, that of a small window is
  /// there, and more than a line needs.
  func isMore(than other: Self, at source: LayoutSource) -> Bool {
    let difference = at(other, source) + other.scaled(-1)
    if difference.sign == .positive { return true }
    return other.isLineAtMost && difference.constant > -StandardLayout.windowWidth
      && difference.parts.contains { part in
        if case .symbol(_, .positive) = part.key { part.value > 0 } else { false }
      }
  }

  /// Whether it is a number that is no more than a line, or one text.
  private var isLineAtMost: Bool {
    guard constant <= StandardLayout.lineLimit, parts.count <= 1 else { return false }
    return parts.allSatisfy { part in
      switch part.key {
      case .symbol(_, .positive), .bounded(_, .positive): part.value <= 1
      default: false
      }
    }
  }

  /// Whether it is no more than another form where the source is that one.
  func isLess(than other: Self, at source: LayoutSource) -> Bool {
    (other + at(other, source).scaled(-1)).sign != .unknown
  }

  private func at(_ value: Self, _ source: LayoutSource) -> Self {
    let (slope, rest) = split(at: source)
    return rest + value.scaled(slope)
  }

  /// Whether it certainly is above zero.
  var sign: LayoutSign {
    var isPositive = constant > 0
    guard constant >= 0 else { return .unknown }
    for (source, factor) in parts {
      switch source {
      case .symbol(_, let sign), .bounded(_, let sign):
        guard sign != .unknown, factor > 0 else { return .unknown }
        if sign == .positive { isPositive = true }
      case .cell, .quantity, .previous: return .unknown
      }
    }
    return isPositive ? .positive : .nonNegative
  }

  /// With something where there may be nothing: of content without a size there is nothing to see.
  var ofSomething: Self {
    var result = self
    result.parts = [:]
    for (part, factor) in parts {
      switch part {
      case .symbol(let id, .nonNegative): result.parts[.symbol(id, .positive)] = factor
      case .bounded(let id, .nonNegative): result.parts[.bounded(id, .positive)] = factor
      default: result.parts[part] = factor
      }
    }
    return result
  }
}
