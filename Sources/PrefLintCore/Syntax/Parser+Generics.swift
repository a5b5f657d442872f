// Generic parameters, generic arguments and `where` clauses.

extension Parser {
  mutating func parseGenericParameters() -> Ref {
    let start = position
    guard enter() else { return skipTooDeep() }
    var list = NodeList()
    advance()
    while kind != .rightAngle && kind != .endOfFile {
      let first = position
      append(parseGenericParameter(), to: &list)
      guard take(.comma), position > first else { break }
    }
    if kind == .kwWhere { parseWhere(into: &list) }
    closeAngle()
    leave()
    return make(.genericParameterClause, start, main: start, list)
  }

  private mutating func parseGenericParameter() -> Ref {
    let start = position
    var list = NodeList()
    while kind == .at { append(parseAttribute(inType: false), to: &list) }
    if kind == .kwLet {
      advance()
    } else if kind == .kwEach, peek().isName {
      advance()
    }
    let name = takeName()
    if take(.colon) { append(parseType(), to: &list) }
    return make(.genericParameter, start, main: name, list)
  }

  mutating func parsePrimaryAssociatedTypes() -> Ref {
    let start = position
    advance()
    while kind.isName {
      advance()
      guard take(.comma) else { break }
    }
    closeAngle()
    return make(.primaryAssociatedTypeClause, start, main: start)
  }

  mutating func closeAngle() {
    if kind == .rightAngle { advance() } else { problems += 1 }
  }

  mutating func parseGenericArguments() -> Ref {
    let start = position
    guard enter() else { return skipTooDeep() }
    var list = NodeList()
    advance()
    while kind != .rightAngle && kind != .endOfFile {
      let first = position
      append(parseTypeOrInteger(), to: &list)
      guard take(.comma), position > first else { break }
    }
    closeAngle()
    leave()
    return make(.genericArgumentClause, start, main: start, list)
  }

  /// A type, or an integer where a value parameter's argument may stand.
  mutating func parseTypeOrInteger() -> Ref {
    let start = position
    if kind == .integerLiteral {
      advance()
      return make(.integerLiteralExpr, start, main: start)
    }
    if kind.isOperator, peek() == .integerLiteral, spells(position, "-") {
      advance()
      let literal = position
      advance()
      let value = make(.integerLiteralExpr, literal, main: literal)
      return make(.prefixOperatorExpr, start, main: start, child: value)
    }
    return parseType()
  }

  /// Generic arguments behind an expression, if `<` opens them: they must be readable as types and
  /// what follows `>` must be what may follow a type there. 0 if not.
  mutating func parseGenericArgumentsIfPresent() -> Ref {
    guard kind == .leftAngle else { return 0 }
    switch peek() {
    case .stringQuote, .multilineQuote, .floatLiteral, .dollarIdentifier, .kwNil,
      .kwTrue, .kwFalse, .kwSelf, .period:
      return 0
    default: break
    }
    // `X<~C>` and `X<>` are operators here, as Swift reads them, although they are brackets in a type.
    if hasFlag(position + 1, .joinsPrevious), peek() == .rightAngle || spells(position + 1, "~") {
      return 0
    }
    return speculate { parser in
      parser.parseGenericArguments()
    } isAccepted: { parser in
      parser.followsGenericArguments()
    }
  }

  private borrowing func followsGenericArguments() -> Bool {
    switch kind {
    case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon,
      .endOfFile, .postfixExclamation, .postfixQuestion, .colon:
      return true
    case .leftParen, .leftBracket: return !isAtLineStart
    case .binaryOperator: return isOperator(position, UInt8(ascii: "&"))
    case .rightAngle, .equal:
      // Parts of an operator that the tokenizer splits: `a<b>>c` is a shift.
      return false
    default: return false
    }
  }

  // MARK: where

  mutating func parseWhere(into list: inout NodeList) {
    guard kind == .kwWhere else { return }
    let start = position
    var requirements = NodeList()
    advance()
    repeat {
      guard kind != .leftBrace, kind != .endOfFile else { break }
      append(parseRequirement(), to: &requirements)
    } while take(.comma)
    append(make(.genericWhereClause, start, main: start, requirements), to: &list)
  }

  private mutating func parseRequirement() -> Ref {
    let start = position
    var list = NodeList()
    while kind == .at { append(parseAttribute(inType: false), to: &list) }
    append(parseTypeOrInteger(), to: &list)
    let mark = position
    if kind == .colon {
      advance()
      if kind == .identifier, peek() == .leftParen, spells(position, "_Trivial") || isLayout() {
        advance()
        move(to: skipGroup(position))
        return make(.layoutRequirement, start, main: mark, list)
      }
      append(parseType(), to: &list)
      return make(.conformanceRequirement, start, main: mark, list)
    }
    if kind.isOperator, spells(position, "==") {
      advance()
      append(parseTypeOrInteger(), to: &list)
      return make(.sameTypeRequirement, start, main: mark, list)
    }
    problems += 1
    return make(.conformanceRequirement, start, list)
  }

  private func isLayout() -> Bool {
    spells(position, "_TrivialAtMost") || spells(position, "_TrivialStride")
  }
}
