// The leaves of expressions: names, literals, collections, closures, macros and key paths.

extension Parser {
  mutating func parsePrimary(_ context: ExpressionContext) -> Ref {
    let start = position
    switch kind {
    case .integerLiteral: return parseLeaf(.integerLiteralExpr)
    case .floatLiteral: return parseLeaf(.floatLiteralExpr)
    case .kwNil: return parseLeaf(.nilLiteralExpr)
    case .kwTrue, .kwFalse: return parseLeaf(.booleanLiteralExpr)
    case .stringQuote, .multilineQuote, .rawStringPounds: return parseString()
    case .regexSlash, .regexPounds: return parseRegex()
    case .dollarIdentifier: return parseLeaf(.declReferenceExpr)
    case .wildcard:
      return peek() == .colonColon ? parseName(context) : parseLeaf(.discardAssignmentExpr)
    case .leftBrace: return parseClosure()
    case .leftParen: return parseTuple(context)
    case .leftBracket: return parseCollection()
    case .period: return parseImplicitMember()
    case .pound: return parseMacroExpansion(.macroExpansionExpr, start, NodeList(), context)
    case .poundAvailable, .poundUnavailable: return parseAvailabilityCondition()
    case .kwSuper:
      return peek() == .colonColon ? parseName(context) : parseLeaf(.declReferenceExpr)
    case .kwAnyType:
      guard peek() != .colonColon else { return parseName(context) }
      let type = parseLeaf(.identifierType)
      return make(.typeExpr, start, child: type)
    case .kwSelf, .kwInit, .kwSelfType: return parseName(context)
    case .kwDeinit, .kwSubscript:
      return context.flavor == .attribute ? parseName(context) : missing(.missingExpr)
    case .colonColon: return parseName(context)
    default:
      return kind.isName ? parseName(context) : missing(.missingExpr)
    }
  }

  private mutating func parseLeaf(_ node: NodeKind) -> Ref {
    let start = position
    advance()
    return make(node, start, main: start)
  }

  // MARK: Names

  private mutating func parseName(_ context: ExpressionContext) -> Ref {
    let start = position
    if context.pattern == .binding, kind != .colonColon, isBinding() {
      advance()
      let pattern = make(.identifierPattern, start, main: start)
      return make(.patternExpr, start, child: pattern)
    }
    if peek() == .colonColon { advance() }
    if kind == .colonColon { advance() }
    let name = position
    if kind.isWord { advance() } else { problems += 1 }
    var list = NodeList()
    if kind == .leftParen, peek(2) == .colon {
      let names = parseArgumentNamesIfPresent()
      if names != 0 { append(names, to: &list) }
    }
    let reference = make(.declReferenceExpr, start, main: name, list)
    return kind == .leftAngle ? parseSpecialization(start, reference) : reference
  }

  /// Below a `let` of a pattern, a name binds unless it is the base of a member, call or subscript.
  private mutating func isBinding() -> Bool {
    switch peek() {
    case .period, .leftParen, .leftBracket, .colonColon: return false
    case .leftAngle:
      let start = position
      advance()
      let arguments = parseGenericArgumentsIfPresent()
      move(to: start)
      return arguments == 0
    default: return true
    }
  }

  private mutating func parseImplicitMember() -> Ref {
    let start = position
    advance()
    if kind.isWord, peek() == .colonColon {
      advance()
      advance()
    }
    guard kind.isWord && !(isAtLineStart && kind.isReservedKeyword) || kind == .integerLiteral
    else {
      problems += 1
      return make(.memberAccessExpr, start)
    }
    let name = position
    advance()
    var list = NodeList()
    if kind == .leftParen, peek(2) == .colon {
      let names = parseArgumentNamesIfPresent()
      if names != 0 { append(names, to: &list) }
    }
    return make(.memberAccessExpr, start, main: name, list)
  }

  // MARK: Strings and regexes

  private mutating func parseString() -> Ref {
    let start = position
    let isRaw = take(.rawStringPounds)
    let quote = position
    let opening = kind
    var list = NodeList()
    guard kind == .stringQuote || kind == .multilineQuote else { return missing(.missingExpr) }
    advance()
    while !hasFlag(position - 1, .unterminated) {
      switch kind {
      case .stringSegment: advance()
      case .backslash:
        let first = position
        advance()
        _ = take(.rawStringPounds)
        let open = position
        var parts = NodeList()
        if take(.leftParen) {
          parseArguments(.rightParen, .basic, into: &parts)
          close(.rightParen, &parts)
        }
        append(make(.interpolation, first, main: open, parts), to: &list)
      case opening:
        advance()
        if isRaw, kind == .rawStringPounds, isAttached(position) { advance() }
        return make(.stringLiteralExpr, start, main: quote, list)
      default:
        // An interpolation that a line break ends leaves its literal unfinished.
        problems += 1
        return make(.stringLiteralExpr, start, main: quote, list)
      }
    }
    problems += 1
    return make(.stringLiteralExpr, start, main: quote, list)
  }

  private mutating func parseRegex() -> Ref {
    let start = position
    _ = take(.regexPounds)
    let slash = position
    _ = take(.regexSlash)
    _ = take(.regexPattern)
    if kind == .regexSlash, isAttached(position) { advance() } else { problems += 1 }
    if kind == .regexPounds, isAttached(position) { advance() }
    return make(.regexLiteralExpr, start, main: slash)
  }

  // MARK: Tuples and collections

  private mutating func parseTuple(_ context: ExpressionContext) -> Ref {
    let start = position
    guard enter() else { return skipTooDeep() }
    var list = NodeList()
    advance()
    parseArguments(
      .rightParen, ExpressionContext(flavor: .basic, pattern: context.pattern), into: &list)
    close(.rightParen, &list)
    leave()
    return make(.tupleExpr, start, main: start, list)
  }

  private mutating func parseCollection() -> Ref {
    let start = position
    guard enter() else { return skipTooDeep() }
    defer { leave() }
    if mayBeInlineArray() {
      let type = speculate { parser in parser.parseSimpleType(takesMembers: false) }
      if type != 0 { return make(.typeExpr, start, child: type) }
    }
    var list = NodeList()
    advance()
    if kind == .colon, peek() == .rightBracket {
      advance()
      advance()
      return make(.dictionaryExpr, start, main: start)
    }
    var isDictionary = false
    while kind != .rightBracket && kind != .endOfFile {
      let first = position
      if kind == .poundIf {
        append(parseIfConfig(.arrayElements), to: &list)
        continue
      }
      let key = isOperatorReference() ? parseOperatorReference() : parseExpression(.basic)
      if kind == .colon {
        isDictionary = true
        let colon = position
        var parts = NodeList()
        append(key, to: &parts)
        advance()
        append(parseExpression(.basic), to: &parts)
        append(make(.dictionaryElement, first, main: colon, parts), to: &list)
      } else {
        append(key, to: &list)
      }
      if !take(.comma), kind != .poundIf || position == first { break }
    }
    close(.rightBracket, &list)
    return make(isDictionary ? .dictionaryExpr : .arrayExpr, start, main: start, list)
  }

  /// Cheap refusal of what cannot be `[3 of Int]`: the word must come within a few tokens.
  private func mayBeInlineArray() -> Bool {
    switch peek() {
    case .integerLiteral: return peek(2) == .kwOf
    case .prefixOperator: return peek(2) == .integerLiteral && peek(3) == .kwOf
    case let kind: return kind.isName && peek(2) == .kwOf && !startsLine(position + 2)
    }
  }

  // MARK: Closures

  mutating func parseClosure() -> Ref {
    let start = position
    guard enter() else { return skipTooDeep() }
    var list = NodeList()
    advance()
    if startsClosureSignature() { append(parseClosureSignature(), to: &list) }
    parseItems(.code, into: &list)
    close(.rightBrace, &list)
    leave()
    return make(.closureExpr, start, main: start, list)
  }

  private mutating func startsClosureSignature() -> Bool {
    var at = position
    switch kind {
    case .at, .leftParen, .leftBracket, .wildcard: break
    default:
      guard kind.isName else { return false }
      // Most closures end here: no list of names starts with a name and a dot, or a call.
      switch peek() {
      case .comma, .kwIn, .arrow, .kwThrows, .kwRethrows, .kwAsync: break
      default: return false
      }
    }
    while kindAt(at) == .at { at = skipAttribute(at) }
    if kindAt(at) == .leftBracket {
      at = skipGroup(at)
      if kindAt(at - 1) != .rightBracket { return false }
    }
    if kindAt(at) == .leftParen {
      at = skipGroup(at)
      if kindAt(at - 1) != .rightParen { return false }
    } else {
      while kindAt(at).isName || kindAt(at) == .wildcard {
        if isEffect(kindAt(at)), kindAt(at + 1) == .kwIn || kindAt(at + 1) == .arrow { break }
        at += 1
        guard kindAt(at) == .comma else { break }
        at += 1
      }
    }
    while isEffect(kindAt(at)) {
      at += 1
      if kindAt(at) == .leftParen, kindAt(at - 1) == .kwThrows { at = skipGroup(at) }
    }
    return kindAt(at) == .kwIn || kindAt(at) == .arrow
  }

  private mutating func parseClosureSignature() -> Ref {
    let start = position
    var list = NodeList()
    while kind == .at { append(parseAttribute(inType: false), to: &list) }
    if kind == .leftBracket { parseCaptures(into: &list) }
    if kind == .leftParen {
      append(parseParameters(.closure), to: &list)
    } else {
      while kind.isName || kind == .wildcard {
        if isEffect(kind), peek() == .kwIn || peek() == .arrow { break }
        append(parseLeaf(.closureParameter), to: &list)
        guard take(.comma) else { break }
      }
    }
    parseEffects(into: &list)
    if take(.arrow) { append(parseType(), to: &list) }
    parseEffects(into: &list)
    let keyword = position
    if !take(.kwIn) { problems += 1 }
    return make(.closureSignature, start, main: keyword, list)
  }

  private mutating func parseCaptures(into list: inout NodeList) {
    advance()
    while kind != .rightBracket && kind != .endOfFile && kind != .kwIn {
      let start = position
      var parts = NodeList()
      if kind == .kwWeak || kind == .kwUnowned,
        peek() != .comma && peek() != .rightBracket && peek() != .equal
      {
        let isUnowned = kind == .kwUnowned
        advance()
        if isUnowned, kind == .leftParen { move(to: skipGroup(position)) }
      }
      var name = Int(noToken)
      if kind.isName || kind == .kwSelf {
        name = position
        advance()
      } else {
        problems += 1
      }
      if take(.equal) { append(parseExpression(.basic), to: &parts) }
      append(make(.closureCapture, start, main: name, parts), to: &list)
      guard take(.comma), position > start else { break }
    }
    close(.rightBracket, &list)
  }

  // MARK: Macros

  mutating func parseMacroExpansion(
    _ node: NodeKind, _ start: Int, _ prefix: NodeList, _ context: ExpressionContext = .basic
  ) -> Ref {
    var list = prefix
    advance()
    if kind.isWord, peek() == .colonColon {
      advance()
      advance()
    }
    guard kind.isWord, !isAtLineStart else {
      problems += 1
      return make(node, start, list)
    }
    var name = position
    advance()
    if node == .macroExpansionDecl {
      while kind == .period, peek().isWord {
        name = position + 1
        advance()
        advance()
      }
    }
    let generics = parseGenericArgumentsIfPresent()
    if generics != 0 { append(generics, to: &list) }
    if kind == .leftParen, !isAtLineStart {
      advance()
      parseArguments(
        .rightParen, ExpressionContext(flavor: .basic, pattern: context.pattern), into: &list)
      close(.rightParen, &list)
    }
    if kind == .leftBrace, context.flavor == .basic, isTrailingClosure(context) {
      parseTrailingClosures(into: &list)
    }
    return make(node, start, main: name, list)
  }

  // MARK: Key paths

  mutating func parseKeyPath(_ context: ExpressionContext) -> Ref {
    let start = position
    var list = NodeList()
    advance()
    if kind != .period, !startsComponent() {
      append(parseSimpleType(takesMembers: false), to: &list)
    }
    while true {
      let first = position
      switch kind {
      case .postfixQuestion, .postfixExclamation:
        advance()
        append(make(.keyPathOptional, first, main: first), to: &list)
      case .leftBracket:
        if isAtLineStart { return make(.keyPathExpr, start, main: start, list) }
        parseKeyPathSubscript(first, into: &list)
      case .period:
        switch peek() {
        case .leftBracket:
          advance()
          parseKeyPathSubscript(first, into: &list)
        case .postfixQuestion, .postfixExclamation:
          let mark = position + 1
          advance()
          advance()
          append(make(.keyPathOptional, first, main: mark), to: &list)
        default: parseKeyPathProperty(into: &list)
        }
      default: return make(.keyPathExpr, start, main: start, list)
      }
    }
  }

  private func startsComponent() -> Bool {
    kind == .postfixQuestion || kind == .postfixExclamation
  }

  private mutating func parseKeyPathSubscript(_ first: Int, into list: inout NodeList) {
    let open = position
    var parts = NodeList()
    advance()
    parseArguments(.rightBracket, .basic, into: &parts)
    close(.rightBracket, &parts)
    append(make(.keyPathSubscript, first, main: open, parts), to: &list)
  }

  private mutating func parseKeyPathProperty(into list: inout NodeList) {
    let start = position
    var parts = NodeList()
    advance()
    if kind.isWord, peek() == .colonColon {
      advance()
      advance()
    }
    guard kind.isName || kind == .integerLiteral || kind.isWord && !isAtLineStart else {
      problems += 1
      append(make(.keyPathProperty, start), to: &list)
      return
    }
    let name = position
    advance()
    if kind == .leftParen, peek(2) == .colon {
      let names = parseArgumentNamesIfPresent()
      if names != 0 { append(names, to: &parts) }
    }
    let generics = parseGenericArgumentsIfPresent()
    if generics != 0 { append(generics, to: &parts) }
    append(make(.keyPathProperty, start, main: name, parts), to: &list)
    // `\.name(x)`: a method, applied.
    if kind == .leftParen, !isAtLineStart {
      let open = position
      var arguments = NodeList()
      advance()
      parseArguments(.rightParen, .basic, into: &arguments)
      close(.rightParen, &arguments)
      append(make(.keyPathMethod, open, main: open, arguments), to: &list)
    }
  }
}
