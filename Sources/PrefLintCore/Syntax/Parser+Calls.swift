// Calls and subscripts: arguments, and the closures behind them. Which `{` belongs to a call is the
// one question here that syntax alone cannot answer; Swift's own rules of thumb do.

extension Parser {
  mutating func parseCall(
    _ node: NodeKind, _ bracket: TokenKind, _ start: Int, _ callee: Ref,
    _ context: ExpressionContext
  ) -> Ref {
    let open = position
    var list = NodeList()
    append(callee, to: &list)
    advance()
    var inner = ExpressionContext(flavor: .basic, pattern: context.pattern)
    if context.flavor == .attribute, node == .callExpr { inner.flavor = .attribute }
    parseArguments(bracket, inner, into: &list)
    close(bracket, &list)
    if kind == .leftBrace, context.flavor == .basic, isTrailingClosure(context) {
      parseTrailingClosures(into: &list)
    }
    return make(node, start, main: open, list)
  }

  /// Arguments up to, not including, the closing bracket.
  mutating func parseArguments(
    _ bracket: TokenKind, _ context: ExpressionContext, into list: inout NodeList
  ) {
    while kind != bracket && kind != .endOfFile {
      let start = position
      var label = Int(noToken)
      if peek() == .colon,
        kind.isWord && kind != .kwInout || kind == .wildcard || kind == .dollarIdentifier
      {
        label = position
        advance()
        advance()
      } else if kind == .colon {
        advance()
      }
      let value: Ref
      switch kind {
      case .binaryOperator, .leftAngle, .rightAngle,
        .identifier where peek() == .colonColon:
        value = isOperatorReference() ? parseOperatorReference() : parseExpression(context)
      default: value = parseExpression(context)
      }
      append(make(.argument, start, main: label, child: value), to: &list)
      guard take(.comma) else { return }
    }
  }

  /// Whether an operator stands alone as an argument: `reduce(0, +)`.
  func isOperatorReference() -> Bool {
    var at = position
    if peek() == .colonColon { at += 2 }
    switch kindAt(at) {
    case .binaryOperator, .leftAngle, .rightAngle: break
    default: return false
    }
    at += 1
    while hasFlag(at, .joinsPrevious) { at += 1 }
    switch kindAt(at) {
    case .comma, .rightParen, .rightBracket: return true
    default: return false
    }
  }

  mutating func parseOperatorReference() -> Ref {
    let start = position
    if peek() == .colonColon {
      advance()
      advance()
    }
    let name = takeOperator()
    return make(.declReferenceExpr, start, main: name)
  }

  // MARK: Trailing closures

  mutating func parseTrailingClosures(into list: inout NodeList) {
    append(parseClosure(), to: &list)
    while peek() == .colon, peek(2) == .leftBrace, kind.isWord || kind == .wildcard,
      kind != .kwDefault || hasFlag(position, .backticked), kind != .kwInout
    {
      let start = position
      advance()
      advance()
      let closure = parseClosure()
      append(make(.labeledClosure, start, main: start, child: closure), to: &list)
    }
  }

  /// Whether the `{` here belongs to the expression before it.
  mutating func isTrailingClosure(_ context: ExpressionContext) -> Bool {
    if context.flavor == .condition, startsLine(position + 1) { return false }
    if startsObservers() || peek() == .kwCase { return false }
    guard context.flavor == .condition else { return true }
    // On one line, what follows the `}` decides: `for x in a.filter { $0 } {`.
    let end = skipGroup(position)
    guard kindAt(end - 1) == .rightBrace else { return false }
    switch kindAt(end) {
    case .leftBrace, .kwWhere, .comma: return true
    case .leftBracket, .leftParen, .period, .kwIs, .kwAs, .postfixQuestion, .infixQuestion,
      .postfixExclamation, .colon, .equal, .postfixOperator, .binaryOperator:
      return !startsLine(end)
    case .leftAngle, .rightAngle: return !startsLine(end) && !hasFlag(end, .prefixPosition)
    default: return false
    }
  }
}
