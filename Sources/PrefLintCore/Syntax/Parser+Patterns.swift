// Patterns: those of declarations and loops, which only bind names, and those of `case`, which are
// expressions with bindings in them until types are known.

extension Parser {
  /// A pattern that binds: `x`, `_`, `(a, b: c)`, `let x`.
  mutating func parsePattern() -> Ref {
    let start = position
    switch kind {
    case .leftParen:
      guard enter() else { return skipTooDeep() }
      var list = NodeList()
      advance()
      while kind != .rightParen && kind != .endOfFile && kind != .rightBrace {
        let first = position
        var label = Int(noToken)
        if kind.isName, peek() == .colon {
          label = position
          advance()
          advance()
        }
        let pattern = parsePattern()
        append(make(.tuplePatternElement, first, main: label, child: pattern), to: &list)
        guard take(.comma), position > first else { break }
      }
      close(.rightParen, &list)
      leave()
      return make(.tuplePattern, start, main: start, list)
    case .wildcard:
      advance()
      return make(.wildcardPattern, start, main: start)
    case .kwLet, .kwVar, .kwInout:
      return parseBinding { parser in parser.parsePattern() }
    default:
      if kind.isName || kind == .dollarIdentifier
        || (kind.isWord && !isAtLineStart && kind != .kwIn)
      {
        advance()
        return make(.identifierPattern, start, main: start)
      }
      return missing(.missingPattern)
    }
  }

  private mutating func parseBinding(_ parseInner: (inout Parser) -> Ref) -> Ref {
    let start = position
    guard enter() else { return skipTooDeep() }
    advance()
    let inner = parseInner(&self)
    leave()
    return make(.valueBindingPattern, start, main: start, child: inner)
  }

  /// Whether `borrowing` introduces a binding here, rather than being a name.
  func startsBorrowingBinding() -> Bool {
    (peek().isName || peek() == .wildcard) && !startsLine(position + 1)
  }

  /// A pattern of `case`, `catch`, `if let`: matched, with bindings if a `let` introduced it.
  mutating func parseMatchingPattern(_ mode: ExpressionContext.Pattern) -> Ref {
    let start = position
    switch kind {
    case .kwIs:
      advance()
      let type = parseType()
      return make(.isTypePattern, start, main: start, child: type)
    case .kwLet, .kwVar, .kwInout:
      return parseBinding { parser in parser.parseMatchingPattern(.binding) }
    case .kwBorrowing where startsBorrowingBinding():
      return parseBinding { parser in parser.parseMatchingPattern(.binding) }
    case .identifier where mode == .binding:
      // The common `if let x =`, without the detour over an expression.
      switch peek() {
      case .equal, .colon, .comma, .leftBrace, .kwElse, .rightParen, .kwIn, .kwWhere:
        advance()
        return make(.identifierPattern, start, main: start)
      default: break
      }
    default: break
    }
    let expression = parseSequence(ExpressionContext(flavor: .condition, pattern: mode))
    switch kindOf(expression) {
    case .patternExpr: return firstChild(expression)
    default: return make(.expressionPattern, start, child: expression)
    }
  }
}
