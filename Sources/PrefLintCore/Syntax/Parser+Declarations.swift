// Declarations: first attributes and modifiers, then the keyword decides. Types and extensions,
// imports, cases, aliases, operators; functions and variables have files of their own.

extension Parser {
  mutating func parseDeclaration(_ body: Body) -> Ref {
    let start = position
    var list = NodeList()
    parsePrefix(into: &list)
    switch kind {
    case .kwLet, .kwVar, .kwInout: return parseVariable(start, list, body)
    case .kwFunc: return parseFunction(start, list)
    case .kwStruct: return parseNominal(.structDecl, start, list)
    case .kwClass: return parseNominal(.classDecl, start, list)
    case .kwEnum: return parseNominal(.enumDecl, start, list)
    case .kwActor where peek().isName: return parseNominal(.actorDecl, start, list)
    case .kwProtocol: return parseNominal(.protocolDecl, start, list)
    case .kwExtension: return parseExtension(start, list)
    case .kwImport: return parseImport(start, list)
    case .kwInit: return parseInitializer(start, list)
    case .kwDeinit: return parseDeinitializer(start, list)
    case .kwSubscript: return parseSubscript(start, list)
    case .kwCase: return parseEnumCase(start, list)
    case .kwTypealias: return parseTypealias(start, list)
    case .kwAssociatedtype: return parseAssociatedtype(start, list)
    case .kwOperator: return parseOperator(start, list)
    case .kwPrecedencegroup: return parsePrecedenceGroup(start, list)
    case .kwMacro where peek().isName: return parseMacroDeclaration(start, list)
    case .kwUsing where !startsLine(position + 1): return parseUsing(start, list)
    case .pound where peek().isWord: return parseMacroExpansion(.macroExpansionDecl, start, list)
    default:
      problems += 1
      return make(.missingDecl, start, list)
    }
  }

  // MARK: Modifiers

  /// Attributes and modifiers, in any order that broken sources may have them.
  mutating func parsePrefix(into list: inout NodeList) {
    while true {
      switch kind {
      case .at: append(parseAttribute(inType: false), to: &list)
      case .poundIf:
        guard isConditionOfAttributes(position) != nil else { return }
        append(parseIfConfig(.attributes), to: &list)
      case .kwPublic, .kwPrivate, .kwFileprivate, .kwInternal, .kwStatic:
        append(parseModifier(), to: &list)
      case .kwClass:
        guard isClassModifier() else { return }
        append(parseModifier(), to: &list)
      default:
        guard kind.isName, isContextualModifier(kind), !isDeclarationName() else { return }
        append(parseModifier(), to: &list)
      }
    }
  }

  /// Whether a word that may be a modifier names something: `actor open {`, or nothing follows it.
  private func isDeclarationName() -> Bool {
    switch peek() {
    case .leftParen: return !mayHaveDetail(kind) && kind != .kwOpen
    case .leftBrace, .rightBrace, .colon, .equal, .comma, .endOfFile, .period: return true
    default: return false
    }
  }

  private mutating func isClassModifier() -> Bool {
    switch peek() {
    case .kwFunc, .kwVar, .kwLet, .kwSubscript, .kwInit, .kwTypealias, .kwPublic, .kwPrivate,
      .kwFileprivate, .kwInternal, .kwStatic, .kwStruct, .kwEnum, .kwAssociatedtype:
      return true
    case let next where isContextualModifier(next):
      // `class open {` declares a class of that name; `class override func` does not.
      return startsDeclaration(position + 1, .members)
    default: return false
    }
  }

  mutating func parseModifier() -> Ref {
    let start = position
    let modifier = kind
    advance()
    if kind == .leftParen, mayHaveDetail(modifier) || modifier == .kwOpen, peek().isWord,
      peek(2) == .rightParen
    {
      advance()
      advance()
      advance()
    }
    return make(.modifier, start, main: start)
  }

  // MARK: Types and extensions

  private mutating func parseNominal(_ node: NodeKind, _ start: Int, _ prefix: NodeList) -> Ref {
    var list = prefix
    advance()
    let name = takeName()
    if kind == .leftAngle {
      append(
        node == .protocolDecl ? parsePrimaryAssociatedTypes() : parseGenericParameters(), to: &list)
    }
    parseInheritance(into: &list)
    parseWhere(into: &list)
    if kind == .leftBrace { append(parseMemberBlock(), to: &list) } else { problems += 1 }
    return make(node, start, main: name, list)
  }

  private mutating func parseExtension(_ start: Int, _ prefix: NodeList) -> Ref {
    var list = prefix
    advance()
    append(parseType(), to: &list)
    parseInheritance(into: &list)
    parseWhere(into: &list)
    if kind == .leftBrace { append(parseMemberBlock(), to: &list) } else { problems += 1 }
    return make(.extensionDecl, start, list)
  }

  /// The name that must stand here; a reserved word counts where it is on the same line.
  mutating func takeName() -> Int {
    guard kind.isName || kind == .wildcard || (kind.isWord && !isAtLineStart) else {
      problems += 1
      return Int(noToken)
    }
    let name = position
    advance()
    return name
  }

  mutating func parseInheritance(into list: inout NodeList) {
    guard kind == .colon else { return }
    let start = position
    var types = NodeList()
    advance()
    while true {
      if kind == .kwClass {
        let token = position
        advance()
        append(make(.classRestrictionType, token, main: token), to: &types)
      } else {
        append(parseType(), to: &types)
      }
      guard take(.comma) else { break }
    }
    append(make(.inheritanceClause, start, main: start, types), to: &list)
  }

  // MARK: Imports

  private mutating func parseImport(_ start: Int, _ prefix: NodeList) -> Ref {
    advance()
    switch kind {
    case .kwTypealias, .kwStruct, .kwClass, .kwEnum, .kwProtocol, .kwVar, .kwLet, .kwFunc: advance()
    case .kwActor, .kwMacro: if peek().isName, !startsLine(position + 1) { advance() }
    default: break
    }
    let name = position
    guard kind.isWord || kind.isOperator, !isAtLineStart else {
      problems += 1
      return make(.importDecl, start, prefix)
    }
    noteImport(of: name)
    advance()
    while kind == .period || kind == .colonColon {
      advance()
      if kind.isWord || kind.isOperator { advance() } else { problems += 1 }
    }
    return make(.importDecl, start, main: name, prefix)
  }

  private mutating func parseUsing(_ start: Int, _ prefix: NodeList) -> Ref {
    var list = prefix
    advance()
    if kind == .at {
      append(parseAttribute(inType: false), to: &list)
      return make(.usingDecl, start, list)
    }
    let name = takeName()
    return make(.usingDecl, start, main: name, list)
  }

  // MARK: Cases

  private mutating func parseEnumCase(_ start: Int, _ prefix: NodeList) -> Ref {
    var list = prefix
    let keyword = position
    advance()
    repeat {
      let first = position
      var parts = NodeList()
      let name = takeName()
      if kind == .leftParen { append(parseParameters(.enumCase), to: &parts) }
      if kind == .equal {
        advance()
        append(parseExpression(.basic), to: &parts)
      }
      append(make(.enumCaseElement, first, main: name, parts), to: &list)
    } while take(.comma)
    return make(.enumCaseDecl, start, main: keyword, list)
  }

  // MARK: Aliases

  private mutating func parseTypealias(_ start: Int, _ prefix: NodeList) -> Ref {
    var list = prefix
    advance()
    let name = takeName()
    if kind == .leftAngle { append(parseGenericParameters(), to: &list) }
    if kind == .colon { parseInheritance(into: &list) }
    if take(.equal) { append(parseType(), to: &list) } else { problems += 1 }
    parseWhere(into: &list)
    return make(.typealiasDecl, start, main: name, list)
  }

  private mutating func parseAssociatedtype(_ start: Int, _ prefix: NodeList) -> Ref {
    var list = prefix
    advance()
    let name = takeName()
    parseInheritance(into: &list)
    if take(.equal) { append(parseType(), to: &list) }
    parseWhere(into: &list)
    return make(.associatedtypeDecl, start, main: name, list)
  }

  // MARK: Operators

  /// Takes an operator with all its parts; the index of the first one.
  mutating func takeOperator() -> Int {
    let start = position
    advance()
    while hasFlag(position, .joinsPrevious) { advance() }
    return start
  }

  var isAtOperatorName: Bool {
    kind.isOperator || kind == .postfixExclamation || kind == .postfixQuestion
      || kind == .infixQuestion || kind == .equal || kind == .arrow
  }

  private mutating func parseOperator(_ start: Int, _ prefix: NodeList) -> Ref {
    var list = prefix
    advance()
    var name = Int(noToken)
    if isAtOperatorName {
      name = takeOperator()
      while isAtOperatorName, isAttached(position) { advance() }
    } else {
      problems += 1
    }
    if kind == .colon {
      let first = position
      advance()
      let main = position
      while (kind.isName || kind.isOperator) && take(kind) && take(.comma) {}
      append(make(.operatorDesignation, first, main: main), to: &list)
    }
    if kind == .leftBrace, !isAtLineStart { move(to: skipGroup(position)) }
    return make(.operatorDecl, start, main: name, list)
  }

  private mutating func parsePrecedenceGroup(_ start: Int, _ prefix: NodeList) -> Ref {
    var list = prefix
    advance()
    let name = takeName()
    guard take(.leftBrace) else {
      problems += 1
      return make(.precedenceGroupDecl, start, main: name, list)
    }
    while kind.isName {
      let first = position
      advance()
      if take(.colon) {
        repeat {
          if kind.isWord { advance() }
          while kind == .period, peek().isWord {
            advance()
            advance()
          }
        } while take(.comma)
      }
      append(make(.precedenceGroupAttribute, first, main: first), to: &list)
    }
    close(.rightBrace, &list)
    return make(.precedenceGroupDecl, start, main: name, list)
  }
}
