// Statements, and `if`, `switch` and `do`, which may be expressions.

extension Parser {
  mutating func parseLabeledStatement() -> Ref {
    let start = position
    advance()
    advance()
    let statement = parseStatement()
    return make(.labeledStmt, start, main: start, child: statement)
  }

  mutating func parseStatement() -> Ref {
    switch kind {
    case .kwIf: return parseCastable()
    case .kwSwitch: return parseCastable()
    case .kwGuard: return parseGuard()
    case .kwFor: return parseFor()
    case .kwWhile: return parseWhile()
    case .kwRepeat: return parseRepeat()
    case .kwDo: return parseDo(.doStmt)
    case .kwReturn: return parseReturn()
    case .kwThrow: return parseValueStatement(.throwStmt)
    case .kwDiscard: return parseValueStatement(.discardStmt)
    case .kwThen: return parseValueStatement(.thenStmt)
    case .kwYield: return parseYield()
    case .kwDefer:
      let start = position
      var list = NodeList()
      advance()
      appendCodeBlock(to: &list)
      return make(.deferStmt, start, main: start, list)
    case .kwBreak: return parseJump(.breakStmt)
    case .kwContinue: return parseJump(.continueStmt)
    case .kwFallthrough:
      let start = position
      advance()
      return make(.fallthroughStmt, start, main: start)
    default: return unparsedToken()
    }
  }

  /// `if … { } else { } as T`: a statement that turns out to be an operand.
  private mutating func parseCastable() -> Ref {
    let start = position
    let statement = kind == .kwIf ? parseIf() : parseSwitch()
    guard kind == .kwAs else { return statement }
    var list = NodeList()
    append(statement, to: &list)
    append(parseCast(), to: &list)
    return make(.sequenceExpr, start, list)
  }

  private mutating func parseValueStatement(_ node: NodeKind) -> Ref {
    let start = position
    advance()
    let value = parseExpression(.basic)
    return make(node, start, main: start, child: value)
  }

  private mutating func parseJump(_ node: NodeKind) -> Ref {
    let start = position
    advance()
    guard kind.isName, !isAtLineStart, !startsDeclaration(position, .code) else {
      return make(node, start)
    }
    let label = position
    advance()
    return make(node, start, main: label)
  }

  private mutating func parseReturn() -> Ref {
    let start = position
    advance()
    guard startsReturnValue() else { return make(.returnStmt, start, main: start) }
    let value = parseExpression(.basic)
    return make(.returnStmt, start, main: start, child: value)
  }

  private mutating func startsReturnValue() -> Bool {
    switch kind {
    case .rightBrace, .kwCase, .kwDefault, .semicolon, .poundIf, .poundEndif, .poundElse,
      .poundElseif, .endOfFile, .rightParen, .rightBracket, .kwLet, .kwVar, .kwFunc, .kwStruct,
      .kwClass, .kwEnum, .kwExtension, .kwImport, .kwProtocol, .kwTypealias, .kwInit, .kwPublic,
      .kwPrivate, .kwFileprivate, .kwInternal, .kwStatic, .at, .kwReturn, .kwGuard, .kwFor,
      .kwWhile, .kwDo, .kwThrow, .kwDefer, .kwBreak, .kwContinue, .kwFallthrough, .kwOperator,
      .kwSubscript, .kwDeinit, .kwAssociatedtype, .kwPrecedencegroup:
      return false
    case .kwIf, .kwSwitch: return true
    case .kwRepeat: return peek() != .leftBrace
    case .identifier:
      return !(peek() == .colon && startsStatement(kindAt(position + 2)))
    default:
      return !(kind.isName && startsDeclaration(position, .code))
    }
  }

  private mutating func parseYield() -> Ref {
    let start = position
    var list = NodeList()
    advance()
    if kind == .leftParen {
      advance()
      while kind != .rightParen && kind != .endOfFile && kind != .rightBrace {
        let first = position
        append(parseExpression(.basic), to: &list)
        guard take(.comma), position > first else { break }
      }
      close(.rightParen, &list)
    } else {
      append(parseExpression(.basic), to: &list)
    }
    return make(.yieldStmt, start, main: start, list)
  }

  // MARK: Conditions

  mutating func parseConditions(into list: inout NodeList) {
    while true {
      append(parseCondition(), to: &list)
      guard take(.comma) else {
        // `if a where b` and `if let x = y && …` of the past: take what is left of it.
        guard kind == .kwWhere else { return }
        problems += 1
        advance()
        continue
      }
      if kind == .kwElse { return }
    }
  }

  private mutating func parseCondition() -> Ref {
    let start = position
    switch kind {
    case .kwLet, .kwVar, .kwInout:
      var list = NodeList()
      advance()
      append(parseMatchingPattern(.binding), to: &list)
      if take(.colon) { append(parseType(), to: &list) }
      if take(.equal) { append(parseExpression(.condition), to: &list) }
      return make(.optionalBinding, start, main: start, list)
    case .kwCase:
      var list = NodeList()
      advance()
      append(parseMatchingPattern(.matching), to: &list)
      if take(.colon) { append(parseType(), to: &list) }
      if take(.equal) {
        append(parseExpression(.condition), to: &list)
      } else {
        problems += 1
      }
      return make(.matchingCondition, start, main: start, list)
    case .poundAvailable, .poundUnavailable: return parseAvailabilityCondition()
    default: return parseExpression(.condition)
    }
  }

  mutating func parseAvailabilityCondition() -> Ref {
    let start = position
    var list = NodeList()
    advance()
    if take(.leftParen) {
      parseAvailability(into: &list)
      close(.rightParen, &list)
    } else {
      problems += 1
    }
    return make(.availabilityCondition, start, main: start, list)
  }

  private mutating func parseGuard() -> Ref {
    let start = position
    var list = NodeList()
    advance()
    if kind == .kwElse { problems += 1 } else { parseConditions(into: &list) }
    if !take(.kwElse) { problems += 1 }
    appendCodeBlock(to: &list)
    return make(.guardStmt, start, main: start, list)
  }

  private mutating func parseWhile() -> Ref {
    let start = position
    var list = NodeList()
    advance()
    if kind == .leftBrace { problems += 1 } else { parseConditions(into: &list) }
    appendCodeBlock(to: &list)
    return make(.whileStmt, start, main: start, list)
  }

  private mutating func parseRepeat() -> Ref {
    let start = position
    var list = NodeList()
    advance()
    appendCodeBlock(to: &list)
    if take(.kwWhile) { append(parseExpression(.basic), to: &list) } else { problems += 1 }
    return make(.repeatStmt, start, main: start, list)
  }

  private mutating func parseFor() -> Ref {
    let start = position
    var list = NodeList()
    advance()
    _ = take(.kwTry)
    if kind == .kwAwait, peek() != .kwIn, peek() != .colon { advance() }
    if kind == .kwUnsafe, peek() != .kwIn, peek() != .colon { advance() }
    if take(.kwCase) {
      append(parseMatchingPattern(.matching), to: &list)
    } else {
      append(parsePattern(), to: &list)
    }
    if take(.colon) { append(parseType(), to: &list) }
    if take(.kwIn) {
      append(kind == .leftBrace ? missing(.missingExpr) : parseExpression(.condition), to: &list)
    } else {
      problems += 1
    }
    parseWhereCondition(.condition, into: &list)
    appendCodeBlock(to: &list)
    return make(.forStmt, start, main: start, list)
  }

  private mutating func parseWhereCondition(
    _ context: ExpressionContext, into list: inout NodeList
  ) {
    guard kind == .kwWhere else { return }
    let start = position
    advance()
    let condition = parseExpression(context)
    append(make(.whereClause, start, main: start, child: condition), to: &list)
  }

  mutating func parseDo(_ node: NodeKind) -> Ref {
    let start = position
    var list = NodeList()
    advance()
    parseEffects(into: &list)
    appendCodeBlock(to: &list)
    while kind == .kwCatch {
      let first = position
      var parts = NodeList()
      advance()
      if kind != .leftBrace {
        repeat {
          let item = position
          var pieces = NodeList()
          if kind != .leftBrace, kind != .kwWhere {
            append(parseMatchingPattern(.matching), to: &pieces)
          }
          parseWhereCondition(.condition, into: &pieces)
          append(make(.catchItem, item, pieces), to: &parts)
        } while take(.comma)
      }
      appendCodeBlock(to: &parts)
      append(make(.catchClause, first, main: first, parts), to: &list)
    }
    return make(node, start, main: start, list)
  }

  // MARK: if and switch

  /// An `else if` chain of any length is a loop: each `if` waits until the ones behind it are built.
  mutating func parseIf() -> Ref {
    var waiting: [(start: Int, list: NodeList)] = []
    while true {
      let start = position
      var list = NodeList()
      advance()
      if kind == .leftBrace { problems += 1 } else { parseConditions(into: &list) }
      appendCodeBlock(to: &list)
      if take(.kwElse) {
        if kind == .kwIf {
          waiting.append((start, list))
          continue
        }
        appendCodeBlock(to: &list)
      }
      var node = make(.ifExpr, start, main: start, list)
      while var outer = waiting.popLast() {
        append(node, to: &outer.list)
        node = make(.ifExpr, outer.start, main: outer.start, outer.list)
      }
      return node
    }
  }

  mutating func parseSwitch() -> Ref {
    let start = position
    guard enter() else { return skipTooDeep() }
    var list = NodeList()
    advance()
    append(kind == .leftBrace ? missing(.missingExpr) : parseExpression(.condition), to: &list)
    if take(.leftBrace) {
      parseSwitchCases(into: &list)
      close(.rightBrace, &list)
    } else {
      problems += 1
    }
    leave()
    return make(.switchExpr, start, main: start, list)
  }

  mutating func parseSwitchCases(into list: inout NodeList) {
    while kind != .endOfFile && kind != .rightBrace && !isEndOfCondition {
      let start = position
      if startsCase() {
        append(parseSwitchCase(), to: &list)
      } else if kind == .poundIf {
        append(parseIfConfig(.switchCases), to: &list)
      } else {
        problems += 1
        parseItems(.switchCase, into: &list)
      }
      if position == start { append(unparsedToken(), to: &list) }
    }
  }

  private mutating func startsCase() -> Bool {
    kind == .kwCase || kind == .kwDefault || (kind == .at && startsSwitchCase())
  }

  /// Whether a `case` follows the attributes here, or is what the `#if` here holds.
  mutating func startsSwitchCase() -> Bool {
    var at = position
    for _ in 0..<Parser.maximumNestedDirectives {
      guard kindAt(at) == .poundIf || kindAt(at) == .poundElseif || kindAt(at) == .poundElse else {
        break
      }
      guard let next = nextLine(behind: at) else { return false }
      at = next
    }
    while kindAt(at) == .at { at = skipAttribute(at) }
    return kindAt(at) == .kwCase || kindAt(at) == .kwDefault
  }

  mutating func parseSwitchCase() -> Ref {
    let start = position
    var list = NodeList()
    while kind == .at { append(parseAttribute(inType: false), to: &list) }
    let main = position
    if kind == .kwDefault {
      advance()
    } else {
      advance()
      repeat {
        let first = position
        _ = take(.kwCase)
        var parts = NodeList()
        append(parseMatchingPattern(.matching), to: &parts)
        parseWhereCondition(.basic, into: &parts)
        append(make(.switchCaseItem, first, parts), to: &list)
      } while take(.comma)
    }
    if !take(.colon) { problems += 1 }
    parseItems(.switchCase, into: &list)
    return make(.switchCase, start, main: main, list)
  }
}
