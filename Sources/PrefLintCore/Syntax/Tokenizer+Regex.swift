// Regex literals. `/` is an operator in most places; whether it starts a literal is decided by the
// token before it and by what a literal may look like, as Swift's lexer has it.

extension Tokenizer {
  /// Tries each possible reading of an operator that contains a slash as a regex literal.
  mutating func lexOperatorAsRegex(_ start: Int, _ end: Int) -> Bool {
    // Behind `try?`, an operator has nothing to its left.
    let isPreferred =
      (previousKind == .postfixQuestion || previousKind == .postfixExclamation)
      && kindBeforePrevious == .kwTry
    var at = start
    while at < end, byte(at) != UInt8(ascii: "/") { at += 1 }
    let left = isLeftBound(start)
    guard !left, previousKind != .kwFunc, previousKind != .kwOperator else { return false }
    var mustBeRegex = false
    if left == isRightBound(end, left) {
      guard isPreferred || isInExpressionPosition() else { return false }
      switch previousKind {
      case .leftParen, .leftBracket, .comma, .colon, .colonColon: mustBeRegex = isPreferred
      default: mustBeRegex = true
      }
    }
    guard let pattern = scanRegex(at: at, pounds: 0, mustBeRegex: mustBeRegex) else { return false }
    if at > start {
      // `!/a/`: what stands before the literal is a prefix operator.
      position = at
      emitOperator(start, at, left, isRightBound(at, left))
    }
    emitRegex(at, pounds: 0, pattern)
    return true
  }

  /// Lexes `#/…/#`; `start` is that of the pounds.
  mutating func lexRegex(at start: Int, mustBeRegex: Bool) -> Bool {
    var slash = start
    while byte(slash) == UInt8(ascii: "#") { slash += 1 }
    let pounds = slash - start
    guard let pattern = scanRegex(at: slash, pounds: pounds, mustBeRegex: mustBeRegex) else {
      return false
    }
    emitRegex(slash, pounds: pounds, pattern)
    return true
  }

  private struct Pattern {
    var end: Int
    var isTerminated: Bool
  }

  private mutating func emitRegex(_ slash: Int, pounds: Int, _ pattern: Pattern) {
    if pounds > 0 {
      position = slash
      emit(.regexPounds, from: slash - pounds)
    }
    position = slash + 1
    emit(.regexSlash, from: slash)
    position = pattern.end
    if position > slash + 1 { emit(.regexPattern, from: slash + 1) }
    guard pattern.isTerminated else { return addFlag(.unterminated) }
    position += 1
    emit(.regexSlash, from: pattern.end)
    guard pounds > 0 else { return }
    while byte(position) == UInt8(ascii: "#") { position += 1 }
    emit(.regexPounds, from: pattern.end + 1)
  }

  /// Finds the end of the pattern that starts behind a slash; `nil` if it is no regex.
  private mutating func scanRegex(at slash: Int, pounds: Int, mustBeRegex: Bool) -> Pattern? {
    var at = slash + 1
    var spansLines = false
    if pounds == 0 {
      switch byte(at) {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): if !mustBeRegex { return nil }
      case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
      default: break
      }
      if slash > 0, byte(slash - 1) == UInt8(ascii: "*") { return nil }
    } else {
      var next = at
      while byte(next) == UInt8(ascii: " ") || byte(next) == UInt8(ascii: "\t") { next += 1 }
      if byte(next) == UInt8(ascii: "\n") || byte(next) == UInt8(ascii: "\r") {
        guard closesBehind(next, pounds: pounds) else {
          return Pattern(end: next, isTerminated: false)
        }
        spansLines = true
        at = next
      }
    }
    var groups = 0
    var classDepth = 0
    var lastSpace = -1
    while true {
      if byte(at) == UInt8(ascii: "/") {
        var closing = 0
        while pounds > 0, byte(at + 1 + closing) == UInt8(ascii: "#") { closing += 1 }
        if closing >= pounds {
          if pounds == 0 {
            if byte(at + 1) == UInt8(ascii: "*") || byte(at + 1) == UInt8(ascii: "/") {
              return mustBeRegex ? Pattern(end: at, isTerminated: false) : nil
            }
            if lastSpace == at - 1, !mustBeRegex { return nil }
          }
          return Pattern(end: at, isTerminated: true)
        }
      }
      guard at < length else {
        return mustBeRegex ? Pattern(end: at, isTerminated: false) : nil
      }
      switch byte(at) {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        guard spansLines else {
          return mustBeRegex ? Pattern(end: at, isTerminated: false) : nil
        }
      case UInt8(ascii: "\\"):
        let next = byte(at + 1)
        if next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r"), at + 1 < length { at += 1 }
      case UInt8(ascii: "(") where classDepth == 0: groups += 1
      case UInt8(ascii: ")") where classDepth == 0:
        if groups > 0 { groups -= 1 } else if !mustBeRegex { return nil }
      case UInt8(ascii: "["): classDepth += 1
      case UInt8(ascii: "]"): classDepth = max(0, classDepth - 1)
      case UInt8(ascii: " "), UInt8(ascii: "\t"): lastSpace = at
      default: break
      }
      at += 1
    }
  }

  /// Whether the token before is one that an expression may follow.
  private func isInExpressionPosition() -> Bool {
    guard count > 0 else { return true }
    switch previousKind {
    case .leftBrace, .leftParen, .leftBracket, .prefixOperator, .prefixAmpersand, .binaryOperator,
      .equal, .semicolon, .comma, .colon, .infixQuestion, .poundIf, .poundElse, .poundElseif,
      .poundEndif, .invalid, .leftAngle:
      return true
    case .rightAngle: return pending.contains(.spaceBefore)
    case .kwTrue, .kwFalse, .kwAnyType, .kwNil, .kwSelf, .kwSelfType, .kwSuper: return false
    default: return previousKind.isReservedKeyword
    }
  }
}
