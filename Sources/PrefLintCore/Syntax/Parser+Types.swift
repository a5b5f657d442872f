// Types. A type starts with specifiers and attributes, goes on with a simple type or a composition,
// and is a function type if `->` follows; suffixes (`?`, `.Type`, members) are a loop.

extension Parser {
  mutating func parseType() -> Ref {
    guard enter() else { return skipTooDeep() }
    let start = position
    let type: Ref
    switch kind {
    case .identifier:
      type = parseCompositionOrFunction()
    case .kwRepeat:
      advance()
      let inner = parseType()
      type = make(.packExpansionType, start, main: start, child: inner)
    default:
      type = parseAttributedType()
    }
    leave()
    return type
  }

  /// A type behind `:` of a variable or `->`: `some` with names, `<T: P> T`, may stand there.
  mutating func parseResultType() -> Ref {
    guard kind == .leftAngle else { return parseType() }
    let start = position
    var list = NodeList()
    append(parseGenericParameters(), to: &list)
    append(parseType(), to: &list)
    return make(.namedOpaqueReturnType, start, list)
  }

  private mutating func parseAttributedType() -> Ref {
    let start = position
    var list = NodeList()
    while isTypeSpecifier() { append(parseTypeSpecifier(), to: &list) }
    while kind == .at { append(parseAttribute(inType: true), to: &list) }
    while isTypeSpecifier() { append(parseTypeSpecifier(), to: &list) }
    let base = parseCompositionOrFunction()
    guard list.first != 0 else { return base }
    append(base, to: &list)
    return make(.attributedType, start, list)
  }

  private func isTypeSpecifier() -> Bool {
    switch kind {
    case .kwInout: return true
    case .kwUnderscoreShared, .kwUnderscoreOwned, .kwBorrowing, .kwConsuming, .kwSending,
      .kwIsolated,
      .kwUnderscoreConst, .kwUnderscoreResultDependsOn:
      break
    case .kwNonisolated:
      if peek() == .leftParen { return !startsLine(position + 1) }
    case .kwDependsOn:
      return peek() == .leftParen && isAttached(position + 1)
    default: return false
    }
    // Before nothing that could be a type, the word is the type's name.
    switch peek() {
    case .leftParen, .leftBracket, .at, .wildcard, .prefixOperator, .kwAnyType, .kwSelfType,
      .kwInout, .kwRepeat:
      return true
    case let next: return next.isName
    }
  }

  private mutating func parseTypeSpecifier() -> Ref {
    let start = position
    let specifier = kind
    advance()
    if kind == .leftParen, specifier == .kwNonisolated || specifier == .kwDependsOn {
      move(to: skipGroup(position))
    }
    return make(.typeSpecifier, start, main: start)
  }

  private mutating func parseCompositionOrFunction() -> Ref {
    let start = position
    let base = parseComposition()
    guard kind == .arrow || isEffect(kind), startsArrow() else { return base }
    var list = NodeList()
    var main = Int(noToken)
    if kindOf(base) == .tupleType {
      // The tuple's elements become the function's.
      list = lastTupleElements
      main = mainToken(base)
    } else {
      problems += 1
      append(base, to: &list)
    }
    parseEffects(into: &list)
    advance()
    append(parseType(), to: &list)
    return make(.functionType, start, main: main, list)
  }

  /// Whether `->` stands here or behind effects.
  private mutating func startsArrow() -> Bool {
    var at = position
    while isEffect(kindAt(at)) {
      at += 1
      if kindAt(at) == .leftParen { at = skipGroup(at) }
    }
    return kindAt(at) == .arrow
  }

  private mutating func parseComposition() -> Ref {
    let start = position
    switch kind {
    case .kwEach:
      advance()
      let inner = parseSimpleType()
      return make(.packElementType, start, main: start, child: inner)
    case .kwSome, .kwAny:
      let node: NodeKind = kind == .kwSome ? .someType : .anyType
      advance()
      let inner = parseAmpersands()
      return make(node, start, main: start, child: inner)
    default: return parseAmpersands()
    }
  }

  private mutating func parseAmpersands() -> Ref {
    let start = position
    let first = parseSimpleType()
    guard kind == .binaryOperator || kind == .prefixAmpersand || kind == .postfixOperator,
      isOperator(position, UInt8(ascii: "&"))
    else { return first }
    let main = position
    var list = NodeList()
    append(first, to: &list)
    while kind.isOperator, isOperator(position, UInt8(ascii: "&")) {
      advance()
      append(parseSimpleType(), to: &list)
    }
    return make(.compositionType, start, main: main, list)
  }

  mutating func parseSimpleType(takesMembers: Bool = true) -> Ref {
    let start = position
    if kind == .prefixOperator || kind == .binaryOperator, isOperator(position, UInt8(ascii: "~")) {
      guard enter() else { return skipTooDeep() }
      advance()
      let inner = parseSimpleType(takesMembers: takesMembers)
      leave()
      return make(.suppressedType, start, main: start, child: inner)
    }
    var type: Ref
    switch kind {
    case .leftParen:
      type = parseTupleType()
    case .leftBracket:
      type = parseCollectionType()
    case .kwAnyType, .wildcard:
      if peek() == .colonColon {
        type = parseIdentifierType()
      } else {
        advance()
        type = make(.identifierType, start, main: start)
      }
    default:
      guard kind.isName || kind == .kwSelfType || (kind.isWord && peek() == .colonColon) else {
        return missing(.missingType)
      }
      type = parseIdentifierType()
    }
    while true {
      switch kind {
      case .period:
        let isMetatype =
          (peek() == .kwMetatype || peek() == .kwProtocolMetatype) && peek(2) != .colonColon
          && !hasFlag(position + 1, .backticked)
        guard takesMembers || isMetatype else { return type }
        advance()
        type = parseMemberType(start, type, isMetatype)
      case .postfixQuestion:
        if isAtLineStart { return type }
        let mark = position
        advance()
        type = make(.optionalType, start, main: mark, child: type)
      case .postfixExclamation:
        if isAtLineStart { return type }
        let mark = position
        advance()
        type = make(.implicitlyUnwrappedOptionalType, start, main: mark, child: type)
      default: return type
      }
    }
  }

  /// `Name`, `Module::Name`, with generic arguments if `<` follows.
  private mutating func parseIdentifierType() -> Ref {
    let start = position
    if peek() == .colonColon {
      advance()
      advance()
    }
    guard kind.isWord else { return missing(.missingType) }
    let name = position
    advance()
    guard kind == .leftAngle else { return make(.identifierType, start, main: name) }
    let arguments = parseGenericArguments()
    return make(.identifierType, start, main: name, child: arguments)
  }

  /// What follows `.` behind a type.
  private mutating func parseMemberType(_ start: Int, _ base: Ref, _ isMetatype: Bool) -> Ref {
    if isMetatype {
      let name = position
      advance()
      return make(.metatypeType, start, main: name, child: base)
    }
    var list = NodeList()
    append(base, to: &list)
    if kind.isWord, peek() == .colonColon {
      advance()
      advance()
    }
    var name = Int(noToken)
    if kind.isWord || kind == .integerLiteral {
      name = position
      advance()
    } else {
      problems += 1
    }
    if kind == .leftAngle { append(parseGenericArguments(), to: &list) }
    return make(.memberType, start, main: name, list)
  }

  /// A name as attributes have it: members and generic arguments, no suffixes.
  mutating func parseAttributeName() -> Ref {
    let start = position
    var type = parseIdentifierType()
    while kind == .period, peek().isWord {
      advance()
      type = parseMemberType(start, type, false)
    }
    return type
  }

  private mutating func parseTupleType() -> Ref {
    let start = position
    guard enter() else { return skipTooDeep() }
    var list = NodeList()
    advance()
    while kind != .rightParen && kind != .endOfFile && kind != .rightBrace {
      let first = position
      var parts = NodeList()
      var label = Int(noToken)
      if startsParameterName(position, isClosure: false) {
        label = position
        advance()
        if kind.isWord || kind == .wildcard, kind != .kwInout { advance() }
        if !take(.colon) { problems += 1 }
      }
      append(parseType(), to: &parts)
      if kind.isOperator, spells(position, "...") { advance() }
      if take(.equal) { append(parseExpression(.basic), to: &parts) }
      append(make(.tupleTypeElement, first, main: label, parts), to: &list)
      guard take(.comma), position > first else { break }
    }
    close(.rightParen, &list)
    leave()
    lastTupleElements = list
    return make(.tupleType, start, main: start, list)
  }

  private mutating func parseCollectionType() -> Ref {
    let start = position
    guard enter() else { return skipTooDeep() }
    advance()
    var list = NodeList()
    append(parseTypeOrInteger(), to: &list)
    var main = start
    var node = NodeKind.arrayType
    if kind == .colon {
      main = position
      node = .dictionaryType
      advance()
      append(parseType(), to: &list)
    } else if kind == .kwOf {
      main = position
      node = .inlineArrayType
      advance()
      append(parseTypeOrInteger(), to: &list)
    } else if kindOf(list.first) == .integerLiteralExpr {
      problems += 1
    }
    close(.rightBracket, &list)
    leave()
    return make(node, start, main: main, list)
  }
}
