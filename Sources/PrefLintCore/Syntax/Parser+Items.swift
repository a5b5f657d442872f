// What a file, a block and a type's members hold, and which of declaration, statement or expression
// starts at a token.

extension Parser {
  /// What a list of items is the content of.
  enum Body {
    case code, members
    /// The statements of a `case`: ended by the next one.
    case switchCase
    /// The body of an initializer, where `init` is a call.
    case initializer
  }

  mutating func parseSourceFile() -> Ref {
    var list = NodeList()
    if kind == .shebang { advance() }
    while kind != .endOfFile {
      parseItems(.code, into: &list)
      // A stray closing bracket or `#endif`.
      guard kind != .endOfFile else { break }
      if kind == .rightBrace, firstUnmatched == noToken { firstUnmatched = TokenIndex(position) }
      append(unparsedToken(), to: &list)
    }
    return make(.sourceFile, 0, list)
  }

  /// Items up to a closing brace, the end of a `#if` branch, or the end of the file.
  mutating func parseItems(_ body: Body, into list: inout NodeList) {
    while true {
      let start = position
      switch kind {
      case .endOfFile, .rightBrace: return
      case .semicolon:
        advance()
        continue
      case .poundElse, .poundElseif, .poundEndif:
        if openConditions > 0 { return }
        append(unparsedToken(), to: &list)
        continue
      case .kwCase, .kwDefault:
        if body == .switchCase { return }
      case .at, .poundIf:
        if body == .switchCase, startsSwitchCase() { return }
      default: break
      }
      let item = body == .members ? parseMember() : parseItem(body)
      append(item, to: &list)
      if position == start { append(unparsedToken(), to: &list) }
    }
  }

  mutating func parseCodeBlock(_ body: Body = .code) -> Ref {
    let start = position
    guard enter() else { return skipTooDeep() }
    var list = NodeList()
    advance()
    parseItems(body, into: &list)
    close(.rightBrace, &list)
    leave()
    return make(.codeBlock, start, main: start, list)
  }

  /// Appends the block that must stand here; passes over a few tokens of the line to find it.
  mutating func appendCodeBlock(to list: inout NodeList) {
    if kind != .leftBrace {
      problems += 1
      let start = position
      var at = position
      while at < last, !startsLine(at), at - start < Parser.maximumLookahead {
        switch kindAt(at) {
        case .leftBrace:
          move(to: at)
          append(make(.unparsed, start), to: &list)
          append(parseCodeBlock(), to: &list)
          return
        case .rightBrace, .rightParen, .rightBracket: return
        default: at = skipGroup(at)
        }
      }
      return
    }
    append(parseCodeBlock(), to: &list)
  }

  // MARK: One item

  mutating func parseItem(_ body: Body) -> Ref {
    switch kind {
    case .identifier:
      if peek() == .colon, startsStatement(kindAt(position + 2)) { return parseLabeledStatement() }
      return parseExpression(.basic)
    case .kwLet, .kwVar, .kwFunc, .kwStruct, .kwClass, .kwEnum, .kwExtension, .kwImport,
      .kwProtocol, .kwTypealias, .kwAssociatedtype, .kwDeinit, .kwSubscript, .kwOperator,
      .kwPrecedencegroup, .kwPublic, .kwPrivate, .kwFileprivate, .kwInternal, .kwStatic, .at:
      return parseDeclaration(.code)
    case .kwInit:
      return body == .initializer ? parseExpression(.basic) : parseDeclaration(.code)
    case .kwInout:
      return parseDeclaration(.code)
    case .poundIf:
      return isConditionOfAttributes(position) != nil
        ? parseDeclaration(.code) : parseIfConfig(body == .initializer ? .initializer : .code)
    case .poundSourceLocation:
      let start = position
      advance()
      if kind == .leftParen, !isAtLineStart { move(to: skipGroup(position)) }
      return make(.unparsed, start)
    case .kwCase, .kwDefault:
      // Nothing but a switch holds these.
      return parseSwitchCase()
    default:
      if startsStatement(kind) {
        if kind == .kwRepeat, peek() != .leftBrace { return parseExpression(.basic) }
        return parseStatement()
      }
      switch kind {
      case .kwYield, .kwDiscard:
        return isPrefixKeyword() ? parseStatement() : parseLabelOrExpression()
      case .kwThen:
        // Only within `if` and `switch` expressions, and only as an experiment: a name.
        return parseLabelOrExpression()
      default: break
      }
      if kind.isName {
        if startsDeclaration(position, .code) { return parseDeclaration(.code) }
        return parseLabelOrExpression()
      }
      return parseExpression(.basic)
    }
  }

  private mutating func parseLabelOrExpression() -> Ref {
    if peek() == .colon, kind.isName, startsStatement(kindAt(position + 2)) {
      return parseLabeledStatement()
    }
    return parseExpression(.basic)
  }

  // MARK: One member

  mutating func parseMember() -> Ref {
    if kind == .poundIf, isConditionOfAttributes(position) == nil { return parseIfConfig(.members) }
    if kind == .poundSourceLocation { return parseItem(.code) }
    if startsDeclaration(position, .members) { return parseDeclaration(.members) }
    // Not a member: everything up to the next one.
    problems += 1
    let start = position
    repeat {
      move(to: skipGroup(position))
    } while kind != .endOfFile && kind != .rightBrace && !isEndOfCondition && kind != .poundIf
      && !(isAtLineStart && startsDeclaration(position, .members))
    return make(.unparsed, start)
  }

  var isEndOfCondition: Bool {
    openConditions > 0 && (kind == .poundElse || kind == .poundElseif || kind == .poundEndif)
  }

  mutating func parseMemberBlock() -> Ref {
    let start = position
    guard enter() else { return skipTooDeep() }
    var list = NodeList()
    advance()
    parseItems(.members, into: &list)
    close(.rightBrace, &list)
    leave()
    return make(.memberBlock, start, main: start, list)
  }

  // MARK: What starts here

  func startsStatement(_ kind: TokenKind) -> Bool {
    switch kind {
    case .kwReturn, .kwIf, .kwGuard, .kwFor, .kwSwitch, .kwWhile, .kwDo, .kwThrow, .kwDefer,
      .kwBreak, .kwContinue, .kwFallthrough, .kwRepeat:
      return true
    default: return false
    }
  }

  /// Whether a declaration starts at a token: past attributes and modifiers stands a keyword.
  mutating func startsDeclaration(_ token: Int, _ body: Body) -> Bool {
    var at = token
    var hasPrefix = false
    // No declaration has more modifiers than this.
    while at - token < Parser.maximumLookahead {
      let kind = kindAt(at)
      switch kind {
      case .kwLet, .kwVar, .kwFunc, .kwStruct, .kwClass, .kwEnum, .kwExtension, .kwImport,
        .kwProtocol, .kwTypealias, .kwAssociatedtype, .kwDeinit, .kwSubscript, .kwOperator,
        .kwPrecedencegroup, .kwInit, .at:
        return true
      case .kwPublic, .kwPrivate, .kwFileprivate, .kwInternal, .kwStatic: return true
      case .kwInout: return at + 1 <= last && kindAt(at + 1).isName
      case .kwCase: return body == .members
      case .kwActor, .kwMacro:
        return kindAt(at + 1).isName && !startsLine(at + 1)
      case .kwUsing:
        return !hasPrefix && !startsLine(at + 1)
          && (kindAt(at + 1) == .at || kindAt(at + 1).isName)
      case .pound:
        return (hasPrefix || body == .members) && kindAt(at + 1).isWord && !startsLine(at + 1)
      case .poundIf:
        guard let end = isConditionOfAttributes(at) else { return false }
        at = end
        hasPrefix = true
      default:
        guard isContextualModifier(kind) else { return false }
        hasPrefix = true
        at += 1
        if kindAt(at) == .leftParen, mayHaveDetail(kind), kindAt(at + 1).isWord,
          kindAt(at + 2) == .rightParen
        {
          at += 3
        }
      }
    }
    return false
  }

  func isContextualModifier(_ kind: TokenKind) -> Bool {
    switch kind {
    case .kwAsync, .kwBorrowing, .kwConsuming, .kwConvenience, .kwDistributed, .kwDynamic, .kwFinal,
      .kwIndirect, .kwInfix, .kwIsolated, .kwLazy, .kwMutating, .kwNonisolated, .kwNonmutating,
      .kwOpen, .kwOptional, .kwOverride, .kwPackage, .kwPostfix, .kwPrefix, .kwReasync, .kwRequired,
      .kwSending, .kwSetterAccess, .kwUnderscoreConst, .kwUnderscoreLocal, .kwUnderscoreConsuming,
      .kwUnowned, .kwWeak:
      return true
    default: return false
    }
  }

  /// Whether `(…)` behind a modifier belongs to it. Not of `open`: that is a call more often.
  func mayHaveDetail(_ kind: TokenKind) -> Bool {
    switch kind {
    case .kwPublic, .kwPrivate, .kwFileprivate, .kwInternal, .kwNonisolated, .kwPackage, .kwUnowned:
      return true
    default: return false
    }
  }

  /// Whether a word that may be a keyword before an operand (`yield x`, `copy x`) is one here.
  mutating func isPrefixKeyword(
    acceptsClosure: Bool = false, prefersPostfix: Bool = true, _ context: ExpressionContext = .basic
  ) -> Bool {
    let next = position + 1
    guard !startsLine(next) else { return false }
    switch kindAt(next) {
    case .wildcard, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringQuote,
      .multilineQuote, .rawStringPounds, .regexSlash, .regexPounds, .prefixAmpersand,
      .prefixOperator, .at, .backslash, .pound, .kwAnyType, .kwSelfType, .kwSelf, .kwSuper, .kwInit,
      .kwTrue, .kwFalse, .kwNil, .kwRepeat, .kwTry, .kwIf, .kwSwitch:
      return true
    case .leftAngle, .rightAngle: return hasFlag(next, .prefixPosition)
    case .period, .leftParen, .leftBracket: return !prefersPostfix && !isAttached(next)
    case .leftBrace:
      guard acceptsClosure else { return false }
      let start = position
      advance()
      let isClosure = isTrailingClosure(context)
      move(to: start)
      return isClosure
    case let kind: return kind.isName
    }
  }
}
