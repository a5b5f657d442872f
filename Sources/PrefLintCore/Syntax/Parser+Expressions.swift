// Expressions: sequences of operands and operators, prefixes, and the chain of suffixes behind an
// operand. Sequences and chains are loops and may be of any length.

/// Where an expression stands, which decides what may follow it.
struct ExpressionContext {
  enum Flavor: UInt8 {
    case basic
    /// Before a body: `{` is no trailing closure, as a rule.
    case condition
    /// On the line of a `#if`, which ends it.
    case directive
    /// Arguments of an attribute: `deinit` and `subscript` may be names.
    case attribute
  }

  enum Pattern: UInt8 {
    case none
    /// Within `case`: `let` introduces a binding.
    case matching
    /// Below that `let`: names are bindings.
    case binding
  }

  var flavor: Flavor
  var pattern: Pattern

  static let basic = ExpressionContext(flavor: .basic, pattern: .none)
  static let condition = ExpressionContext(flavor: .condition, pattern: .none)
  static let attribute = ExpressionContext(flavor: .attribute, pattern: .none)
}

extension Parser {
  mutating func parseExpression(_ context: ExpressionContext) -> Ref {
    if context.pattern != .none {
      switch kind {
      case .kwIs, .kwLet, .kwVar, .kwInout: return parsePatternExpression()
      case .kwBorrowing:
        if startsBorrowingBinding() { return parsePatternExpression() }
      default: break
      }
    }
    return parseSequence(context)
  }

  private mutating func parsePatternExpression() -> Ref {
    let start = position
    let pattern = parseMatchingPattern(.matching)
    return make(.patternExpr, start, child: pattern)
  }

  // MARK: Sequences

  mutating func parseSequence(_ context: ExpressionContext) -> Ref {
    guard enter() else { return skipTooDeep() }
    let start = position
    let first = parseOperand(context)
    guard mayBeInfix(kind), kindOf(first) != .missingExpr else {
      leave()
      return first
    }
    var list = NodeList()
    append(first, to: &list)
    var operators = 0
    while !(context.flavor == .directive && isAtLineStart), let infix = parseInfix(context) {
      append(infix.node, to: &list)
      operators += 1
      guard infix.takesOperand else { continue }
      if context.flavor == .directive, isAtLineStart {
        problems += 1
        break
      }
      let operand = parseOperand(context)
      append(operand, to: &list)
      if kindOf(operand) == .missingExpr { break }
    }
    leave()
    return operators == 0 ? first : make(.sequenceExpr, start, list)
  }

  private func mayBeInfix(_ kind: TokenKind) -> Bool {
    switch kind {
    case .binaryOperator, .infixQuestion, .equal, .kwIs, .kwAs, .kwAsync, .arrow, .kwThrows,
      .leftAngle, .rightAngle:
      return true
    default: return false
    }
  }

  private mutating func parseInfix(
    _ context: ExpressionContext
  ) -> (node: Ref, takesOperand: Bool)? {
    let start = position
    switch kind {
    case .binaryOperator:
      advance()
      return (make(.binaryOperator, start, main: start), true)
    case .leftAngle, .rightAngle:
      if hasFlag(start, .prefixPosition) || hasFlag(start, .postfixPosition) { return nil }
      _ = takeOperator()
      return (make(.binaryOperator, start, main: start), true)
    case .infixQuestion:
      advance()
      let middle = parseSequence(context)
      var list = NodeList()
      append(middle, to: &list)
      let isComplete = take(.colon)
      if !isComplete { problems += 1 }
      return (make(.ternary, start, main: start, list), isComplete || !isAtLineStart)
    case .equal:
      guard context.pattern == .none else { return nil }
      advance()
      return (make(.assignment, start, main: start), true)
    case .kwIs:
      advance()
      let type = parseType()
      return (make(.isOperator, start, main: start, child: type), false)
    case .kwAs: return (parseCast(), false)
    case .kwAsync, .arrow, .kwThrows:
      if kind == .kwAsync, peek() != .arrow, peek() != .kwThrows { return nil }
      while isEffect(kind) {
        let isThrows = kind == .kwThrows
        advance()
        if isThrows, kind == .leftParen { move(to: skipGroup(position)) }
      }
      let main = position
      if !take(.arrow) { problems += 1 }
      return (make(.arrowOperator, start, main: main), true)
    default: return nil
    }
  }

  /// `as T`, `as? T`, `as! T`.
  mutating func parseCast() -> Ref {
    let start = position
    advance()
    if kind == .postfixQuestion || kind == .postfixExclamation { advance() }
    let type = parseType()
    return make(.asOperator, start, main: start, child: type)
  }

  // MARK: Operands

  /// One operand with its effects: `try await x`, `copy x`, `!x`, `x.y(z)`.
  mutating func parseOperand(_ context: ExpressionContext) -> Ref {
    switch kind {
    case .identifier:
      guard context.pattern == .none else { return parsePostfix(context) }
      // The most common operand, a name, without the detour over everything that it might be.
      switch peek() {
      case .colonColon, .leftAngle: return parsePostfix(context)
      case .leftParen: if peek(3) == .colon { return parsePostfix(context) }
      default: break
      }
      let start = position
      advance()
      let name = make(.declReferenceExpr, start, main: start)
      return parseSuffixes(start, name, context)
    case .kwTry:
      let start = position
      advance()
      if kind == .postfixQuestion || kind == .postfixExclamation { advance() }
      return parsePrefixed(.tryExpr, start, context)
    case .kwAwait: return parseKeywordPrefixed(.awaitExpr, context)
    case .kwUnsafe:
      if isPrefixKeyword(acceptsClosure: true, prefersPostfix: false, context) {
        return parseKeywordPrefixed(.unsafeExpr, context)
      }
    case .kwBorrow: if isPrefixKeyword() { return parseKeywordPrefixed(.borrowExpr, context) }
    case .kwCopy: if isPrefixKeyword() { return parseKeywordPrefixed(.copyExpr, context) }
    case .kwConsume: if isPrefixKeyword() { return parseKeywordPrefixed(.consumeExpr, context) }
    case .kwEach: if isPrefixKeyword() { return parseKeywordPrefixed(.packElementExpr, context) }
    case .kwRepeat:
      let start = position
      advance()
      let inner = parseExpression(context)
      return make(.packExpansionExpr, start, main: start, child: inner)
    case .kwAny:
      if isPrefixKeyword() { return parseTypeExpression() }
    case .at, .kwInout:
      if let type = parseTypeIfReadable() { return type }
    case .kwNonisolated:
      if peek() == .leftParen, spells(position + 2, "nonsending"), let type = parseTypeIfReadable()
      {
        return type
      }
    default: break
    }
    return parseUnary(context)
  }

  private mutating func parseKeywordPrefixed(
    _ node: NodeKind, _ context: ExpressionContext
  ) -> Ref {
    let start = position
    advance()
    return parsePrefixed(node, start, context)
  }

  private mutating func parsePrefixed(
    _ node: NodeKind, _ start: Int, _ context: ExpressionContext
  ) -> Ref {
    guard enter() else { return skipTooDeep() }
    let operand = parseOperand(context)
    leave()
    return make(node, start, main: start, child: operand)
  }

  private mutating func parseTypeExpression() -> Ref {
    let start = position
    let type = parseType()
    return make(.typeExpr, start, child: type)
  }

  private mutating func parseTypeIfReadable() -> Ref? {
    let type = speculate { parser in parser.parseTypeExpression() }
    return type == 0 ? nil : type
  }

  private mutating func parseUnary(_ context: ExpressionContext) -> Ref {
    let start = position
    let node: NodeKind
    switch kind {
    case .kwIf: return parseIf()
    case .kwSwitch: return parseSwitch()
    case .kwDo: return parseDo(.doExpr)
    case .backslash: return parseKeyPath(context)
    case .prefixAmpersand: node = .inOutExpr
    case .prefixOperator: node = .prefixOperatorExpr
    case .leftAngle, .rightAngle:
      guard hasFlag(position, .prefixPosition) else { return missing(.missingExpr) }
      node = .prefixOperatorExpr
    default: return parsePostfix(context)
    }
    guard enter() else { return skipTooDeep() }
    _ = takeOperator()
    let operand = parseUnary(context)
    leave()
    return make(node, start, main: start, child: operand)
  }

  // MARK: Suffixes

  private mutating func parsePostfix(_ context: ExpressionContext) -> Ref {
    let start = position
    let head = parsePrimary(context)
    if kindOf(head) == .missingExpr { return head }
    return parseSuffixes(start, head, context)
  }

  mutating func parseSuffixes(
    _ start: Int, _ head: Ref, _ context: ExpressionContext
  ) -> Ref {
    var expression = head
    while true {
      switch kind {
      case .period:
        if context.flavor == .directive, isAtLineStart { return expression }
        expression = parseMember(start, expression)
      case .leftParen:
        if isAtLineStart { return expression }
        expression = parseCall(.callExpr, .rightParen, start, expression, context)
      case .leftBracket:
        if isAtLineStart { return expression }
        expression = parseCall(.subscriptCallExpr, .rightBracket, start, expression, context)
      case .leftBrace:
        guard !isLiteral(kindOf(expression)), isTrailingClosure(context) else { return expression }
        var list = NodeList()
        append(expression, to: &list)
        parseTrailingClosures(into: &list)
        expression = make(.callExpr, start, list)
        if kind == .leftBrace { return expression }
      case .postfixQuestion:
        if context.flavor == .directive, isAtLineStart { return expression }
        let mark = position
        advance()
        expression = make(.optionalChainingExpr, start, main: mark, child: expression)
      case .postfixExclamation:
        let mark = position
        advance()
        expression = make(.forceUnwrapExpr, start, main: mark, child: expression)
      case .postfixOperator:
        let mark = position
        advance()
        expression = make(.postfixOperatorExpr, start, main: mark, child: expression)
      case .leftAngle, .rightAngle:
        guard hasFlag(position, .postfixPosition) else { return expression }
        let mark = takeOperator()
        expression = make(.postfixOperatorExpr, start, main: mark, child: expression)
      case .poundIf:
        if context.flavor == .directive { return expression }
        guard isPostfixCondition() else { return expression }
        var list = NodeList()
        append(expression, to: &list)
        append(parseIfConfig(.postfix), to: &list)
        expression = make(.postfixIfConfigExpr, start, list)
      default: return expression
      }
    }
  }

  private func isLiteral(_ node: NodeKind) -> Bool {
    switch node {
    case .arrayExpr, .booleanLiteralExpr, .dictionaryExpr, .floatLiteralExpr, .integerLiteralExpr,
      .nilLiteralExpr, .regexLiteralExpr, .stringLiteralExpr:
      return true
    default: return false
    }
  }

  /// `.name`, `.0`, `.self`, `.name(a:b:)`, `.name<T>`; `base` is 0 where there is none.
  private mutating func parseMember(_ start: Int, _ base: Ref) -> Ref {
    var list = NodeList()
    if base != 0 { append(base, to: &list) }
    advance()
    if kind.isWord, peek() == .colonColon {
      advance()
      advance()
    }
    guard takesMemberName() else {
      problems += 1
      return make(.memberAccessExpr, start, list)
    }
    let name = position
    advance()
    if kind == .leftParen, peek(2) == .colon {
      let names = parseArgumentNamesIfPresent()
      if names != 0 { append(names, to: &list) }
    }
    let member = make(.memberAccessExpr, start, main: name, list)
    return kind == .leftAngle ? parseSpecialization(start, member) : member
  }

  /// Whether the token behind `.` is its name. On the next line only if nothing else could start
  /// with it: whoever is typing has written the dot but not yet the name.
  private func takesMemberName() -> Bool {
    if kind == .integerLiteral || kind.isName { return true }
    return kind.isWord && !isAtLineStart || kind == .wildcard && !isAtLineStart
      || kind == .dollarIdentifier
  }

  mutating func parseSpecialization(_ start: Int, _ base: Ref) -> Ref {
    guard kind == .leftAngle else { return base }
    let main = position
    let arguments = parseGenericArgumentsIfPresent()
    guard arguments != 0 else { return base }
    var list = NodeList()
    append(base, to: &list)
    append(arguments, to: &list)
    return make(.genericSpecializationExpr, start, main: main, list)
  }

  /// `(a:b:)` behind a name, as a reference to a function by its labels. 0 if it is a call.
  mutating func parseArgumentNamesIfPresent() -> Ref {
    guard !isAtLineStart else { return 0 }
    var at = position + 1
    while kindAt(at) != .rightParen {
      let label = kindAt(at)
      guard label.isWord || label == .wildcard, label != .kwInout, kindAt(at + 1) == .colon else {
        return 0
      }
      at += 2
    }
    guard at > position + 1 else { return 0 }
    let start = position
    move(to: at + 1)
    return make(.argumentNames, start, main: start)
  }

  // MARK: #if in a chain

  /// Whether the first branch of the `#if` here continues the chain: `.name`.
  private mutating func isPostfixCondition() -> Bool {
    var at = position
    for _ in 0..<Parser.maximumNestedDirectives {
      guard let next = nextLine(behind: at) else { return false }
      at = next
      if kindAt(at) != .poundIf { break }
    }
    return kindAt(at) == .period && kindAt(at + 1).isWord
  }

  /// The chain of one branch, which starts with a member of whatever stands before the `#if`.
  mutating func parsePostfixBranch(into list: inout NodeList) {
    let start = position
    let head: Ref
    switch kind {
    case .period:
      head = parseMember(start, 0)
    case .poundIf:
      let config = parseIfConfig(.postfix)
      head = make(.postfixIfConfigExpr, start, child: config)
    default: return
    }
    append(parseSuffixes(start, head, .basic), to: &list)
  }
}
