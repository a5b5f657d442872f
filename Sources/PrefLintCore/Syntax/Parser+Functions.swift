// Functions, initializers, subscripts, macros, variables and accessors: what has parameters, effects,
// results and bodies.

extension Parser {
  // MARK: Functions

  mutating func parseFunction(_ start: Int, _ prefix: NodeList) -> Ref {
    var list = prefix
    advance()
    var name = Int(noToken)
    if isAtOperatorName {
      name = takeOperator()
    } else {
      name = takeName()
    }
    parseSignature(into: &list)
    if kind == .leftBrace { append(parseFunctionBody(), to: &list) }
    return make(.functionDecl, start, main: name, list)
  }

  /// Generic parameters, parameters, effects, result, `where`.
  private mutating func parseSignature(into list: inout NodeList) {
    if kind == .leftAngle { append(parseGenericParameters(), to: &list) }
    if kind == .leftParen {
      append(parseParameters(.function), to: &list)
    } else {
      problems += 1
    }
    parseEffects(into: &list)
    parseResult(into: &list)
    parseWhere(into: &list)
  }

  mutating func parseInitializer(_ start: Int, _ prefix: NodeList) -> Ref {
    var list = prefix
    let keyword = position
    advance()
    switch kind {
    case .postfixQuestion, .postfixExclamation, .infixQuestion: advance()
    case .prefixOperator, .binaryOperator: if isOperator(position, UInt8(ascii: "!")) { advance() }
    default: break
    }
    parseSignature(into: &list)
    if kind == .leftBrace { append(parseFunctionBody(.initializer), to: &list) }
    return make(.initializerDecl, start, main: keyword, list)
  }

  mutating func parseDeinitializer(_ start: Int, _ prefix: NodeList) -> Ref {
    var list = prefix
    let keyword = position
    advance()
    parseEffects(into: &list)
    if kind == .leftBrace { append(parseFunctionBody(), to: &list) }
    return make(.deinitializerDecl, start, main: keyword, list)
  }

  mutating func parseSubscript(_ start: Int, _ prefix: NodeList) -> Ref {
    var list = prefix
    let keyword = position
    advance()
    parseSignature(into: &list)
    if kind == .leftBrace { append(parseAccessorBlock(), to: &list) }
    return make(.subscriptDecl, start, main: keyword, list)
  }

  mutating func parseMacroDeclaration(_ start: Int, _ prefix: NodeList) -> Ref {
    var list = prefix
    advance()
    let name = takeName()
    if kind == .leftAngle { append(parseGenericParameters(), to: &list) }
    if kind == .leftParen { append(parseParameters(.function), to: &list) }
    parseEffects(into: &list)
    parseResult(into: &list)
    if take(.equal) { append(parseExpression(.basic), to: &list) }
    parseWhere(into: &list)
    return make(.macroDecl, start, main: name, list)
  }

  // MARK: Effects and results

  func isEffect(_ kind: TokenKind) -> Bool {
    kind == .kwAsync || kind == .kwThrows || kind == .kwRethrows || kind == .kwReasync
  }

  mutating func parseEffects(into list: inout NodeList) {
    guard isEffect(kind) else { return }
    append(parseEffects(), to: &list)
  }

  mutating func parseEffects() -> Ref {
    let start = position
    var main = position
    var list = NodeList()
    while isEffect(kind) {
      if kind == .kwThrows || kind == .kwRethrows { main = position }
      advance()
      if kind == .leftParen, kindAt(position - 1) == .kwThrows {
        advance()
        append(parseType(), to: &list)
        close(.rightParen, &list)
      }
    }
    return make(.effects, start, main: main, list)
  }

  private mutating func parseResult(into list: inout NodeList) {
    guard take(.arrow) else { return }
    append(parseResultType(), to: &list)
  }

  // MARK: Parameters

  enum ParameterPlace {
    case function, enumCase, closure
  }

  mutating func parseParameters(_ place: ParameterPlace) -> Ref {
    let start = position
    guard enter() else { return skipTooDeep() }
    var list = NodeList()
    advance()
    while kind != .rightParen && kind != .endOfFile && kind != .rightBrace {
      let first = position
      append(parseParameter(place), to: &list)
      if !take(.comma) { break }
      if position == first { break }
    }
    close(.rightParen, &list)
    leave()
    return make(
      place == .enumCase ? .enumCaseParameterClause : .parameterClause, start, main: start, list)
  }

  private mutating func parseParameter(_ place: ParameterPlace) -> Ref {
    let start = position
    var list = NodeList()
    if place != .enumCase {
      while kind == .at { append(parseAttribute(inType: false), to: &list) }
    }
    while isParameterModifier() { append(parseModifier(), to: &list) }
    var name = Int(noToken)
    if startsParameterName(position, isClosure: place != .enumCase) {
      name = position
      advance()
      if kind.isWord || kind == .wildcard || kind == .dollarIdentifier, kind != .kwInout {
        advance()
      }
      if take(.colon) {
        append(parseType(), to: &list)
        takeEllipsis()
      } else if place != .closure {
        problems += 1
      }
    } else {
      append(parseType(), to: &list)
      takeEllipsis()
    }
    if take(.equal) { append(parseExpression(.basic), to: &list) }
    return make(.parameter, start, main: name, list)
  }

  private mutating func takeEllipsis() {
    if kind.isOperator, spells(position, "...") { advance() }
  }

  /// `isolated`, `_const` before a parameter's name (before its type they belong to the type).
  private func isParameterModifier() -> Bool {
    switch kind {
    case .kwIsolated, .kwUnderscoreConst, .kwNonisolated:
      return (peek().isWord || peek() == .wildcard) && peek(2) != .colon
        || peek(2).isWord
          && peek(3) == .colon
    default: return false
    }
  }

  /// Whether the label or name of a parameter stands at a token, rather than its type.
  func startsParameterName(_ token: Int, isClosure: Bool) -> Bool {
    let kind = kindAt(token)
    guard kind.isWord || kind == .wildcard || kind == .dollarIdentifier, kind != .kwInout else {
      return false
    }
    let next = kindAt(token + 1)
    if next == .colon { return true }
    if next.isWord || next == .wildcard || next == .dollarIdentifier, next != .kwInout {
      switch kind {
      case .kwIsolated, .kwSome, .kwAny, .kwEach, .kwRepeat, .kwUnderscoreShared,
        .kwUnderscoreOwned,
        .kwUnderscoreConst, .kwBorrowing, .kwConsuming, .kwSending:
        return kindAt(token + 2) == .colon
      default: return true
      }
    }
    if next == .postfixQuestion || next == .postfixExclamation { return false }
    return isClosure
  }

  // MARK: Variables

  mutating func parseVariable(_ start: Int, _ prefix: NodeList, _ body: Body) -> Ref {
    var list = prefix
    let keyword = position
    advance()
    repeat {
      let first = position
      var parts = NodeList()
      append(parsePattern(), to: &parts)
      if take(.colon) { append(parseResultType(), to: &parts) }
      var hasValue = false
      if take(.equal) {
        hasValue = true
        append(parseExpression(.basic), to: &parts)
      }
      if kind == .leftBrace, !hasValue || !isAtLineStart || startsObservers() {
        append(parseAccessorBlock(), to: &parts)
      }
      append(make(.patternBinding, first, parts), to: &list)
    } while take(.comma)
    return make(.variableDecl, start, main: keyword, list)
  }

  // MARK: Accessors

  private func isAccessor(_ kind: TokenKind) -> Bool {
    switch kind {
    case .kwGet, .kwSet, .kwWillSet, .kwDidSet, .kwInit, .kwUnderscoreRead, .kwUnderscoreModify,
      .kwUnsafeAddress, .kwUnsafeMutableAddress, .kwAddressWithOwner, .kwMutableAddressWithOwner:
      return true
    default: return false
    }
  }

  /// `borrow` is a likely name of a function that a getter calls; so are `read`, `modify` and `mutate`,
  /// and as accessors they are still an experiment: read as such only behind another accessor.
  private func isYoungAccessor(_ token: Int, isFirst: Bool) -> Bool {
    let next = kindAt(token + 1)
    switch kindAt(token) {
    case .kwBorrow:
      return next == .leftBrace || next == .rightBrace || startsLine(token + 1) && isAccessor(next)
    case .kwRead, .kwModify, .kwMutate: return !isFirst && next == .leftBrace
    default: return false
    }
  }

  /// Whether an accessor starts at a token, past its attributes and its modifier.
  private mutating func startsAccessor(_ token: Int, isFirst: Bool = true) -> Bool {
    var at = token
    while kindAt(at) == .at { at = skipAttribute(at) }
    switch kindAt(at) {
    case .kwMutating, .kwNonmutating, .kwConsuming, .kwUnderscoreConsuming, .kwBorrowing:
      at += 1
    default: break
    }
    return isAccessor(kindAt(at)) || isYoungAccessor(at, isFirst: isFirst)
  }

  /// Whether `{ willSet {…} }` or its like stands here: no trailing closure.
  mutating func startsObservers() -> Bool {
    switch peek() {
    case .kwDidSet, .kwWillSet, .kwInit: return true
    case .at:
      // The compiler's own mark of such a block.
      if spells(position + 2, "_accessorBlock") { return true }
      var at = position + 1
      while kindAt(at) == .at { at = skipAttribute(at) }
      return kindAt(at) == .kwDidSet || kindAt(at) == .kwWillSet || kindAt(at) == .kwInit
    default: return false
    }
  }

  mutating func parseAccessorBlock() -> Ref {
    let start = position
    guard enter() else { return skipTooDeep() }
    var list = NodeList()
    advance()
    if startsAccessor(position) || (kind == .poundIf && isConditionOfAccessors()) {
      parseAccessors(into: &list)
    } else {
      // A getter is code, too, and the first may tell.
      _ = leavesCodeOut()
      parseItems(.code, into: &list)
    }
    close(.rightBrace, &list)
    leave()
    return make(.accessorBlock, start, main: start, list)
  }

  private mutating func isConditionOfAccessors() -> Bool {
    var at = position
    for _ in 0..<Parser.maximumNestedDirectives where kindAt(at) == .poundIf {
      guard let next = nextLine(behind: at) else { return false }
      at = next
    }
    return startsAccessor(at)
  }

  /// Accessors up to `}` or the end of a `#if` branch.
  mutating func parseAccessors(into list: inout NodeList) {
    while kind != .endOfFile && kind != .rightBrace && !isEndOfCondition {
      if kind == .poundIf {
        append(parseIfConfig(.accessors), to: &list)
      } else if startsAccessor(position, isFirst: list.first == 0) {
        append(parseAccessor(), to: &list)
      } else if kind == .semicolon {
        advance()
      } else {
        return
      }
    }
  }

  private mutating func parseAccessor() -> Ref {
    let start = position
    var list = NodeList()
    while kind == .at { append(parseAttribute(inType: false), to: &list) }
    if !isAccessor(kind), !isYoungAccessor(position, isFirst: false) {
      append(parseModifier(), to: &list)
    }
    let keyword = position
    advance()
    if kind == .leftParen {
      let first = position
      advance()
      let name = takeName()
      var rest = NodeList()
      close(.rightParen, &rest)
      append(make(.parameterName, first, main: name, rest), to: &list)
    }
    parseEffects(into: &list)
    if kind == .leftBrace { append(parseFunctionBody(), to: &list) }
    return make(.accessorDecl, start, main: keyword, list)
  }
}
