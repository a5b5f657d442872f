// Attributes, and `#if` in every place where Swift has it.

extension Parser {
  // MARK: Attributes

  mutating func parseAttribute(inType: Bool) -> Ref {
    let start = position
    var list = NodeList()
    advance()
    let name = position
    guard kind.isWord, !(isAtLineStart && kind.isReservedKeyword) else {
      problems += 1
      return make(.attribute, start)
    }
    append(parseAttributeName(), to: &list)
    // Generic arguments end behind the name.
    let main = mainToken(list.last)
    let isPlain = position == name + 1
    if kind == .leftParen, !isAtLineStart, takesArguments(name, isPlain, inType) {
      parseAttributeArguments(name, isPlain, into: &list)
    }
    return make(.attribute, start, main: main, list)
  }

  private func takesArguments(_ name: Int, _ isPlain: Bool, _ inType: Bool) -> Bool {
    if inType, isPlain {
      for word: StaticString in Parser.bareTypeAttributes where spells(name, word) { return false }
    }
    return true
  }

  private static let bareTypeAttributes: [StaticString] = [
    "escaping", "Sendable", "autoclosure", "noescape", "noDerivative", "preconcurrency",
    "retroactive", "unchecked", "async", "_local", "_noMetadata",
  ]

  /// Attributes whose arguments are no call arguments.
  private static let specialAttributes: [StaticString] = [
    "objc", "_specialize", "specialized", "differentiable", "derivative", "transpose",
    "_implements", "_effects", "_originallyDefinedIn", "_dynamicReplacement", "_documentation",
    "backDeployed", "_backDeploy",
  ]

  private mutating func parseAttributeArguments(
    _ name: Int, _ isPlain: Bool, into list: inout NodeList
  ) {
    // With trivia before `(`, it may be what the attribute stands before: `@escaping (Int) -> Void`.
    if !isAttached(position) {
      let end = skipGroup(position)
      guard kindAt(end) == .at || startsDeclaration(end, .members) else { return }
    }
    advance()
    if isPlain {
      if spells(name, "available") || spells(name, "_spi_available") {
        parseAvailability(into: &list)
        return close(.rightParen, &list)
      }
      if spells(name, "abi") {
        append(parseDeclaration(.members), to: &list)
        return close(.rightParen, &list)
      }
      for word: StaticString in Parser.specialAttributes where spells(name, word) {
        let start = position
        while kind != .rightParen && kind != .endOfFile && kind != .rightBrace {
          move(to: skipGroup(position))
        }
        if position > start { append(make(.unparsedArguments, start), to: &list) }
        return close(.rightParen, &list)
      }
    }
    let isMacroRole = isPlain && (spells(name, "attached") || spells(name, "freestanding"))
    if isMacroRole, kind == .kwExtension {
      // The role is a name, whatever else the word means.
      let start = position
      advance()
      let role = make(.declReferenceExpr, start, main: start)
      append(make(.argument, start, child: role), to: &list)
      _ = take(.comma)
    }
    parseArguments(.rightParen, isMacroRole ? .attribute : .basic, into: &list)
    close(.rightParen, &list)
  }

  /// `iOS 17, *`: each part between commas is a node.
  mutating func parseAvailability(into list: inout NodeList) {
    while kind != .rightParen && kind != .endOfFile && kind != .rightBrace {
      let start = position
      while kind != .comma && kind != .rightParen && kind != .endOfFile && kind != .rightBrace {
        move(to: skipGroup(position))
      }
      if position > start { append(make(.availabilityArgument, start, main: start), to: &list) }
      guard take(.comma) else { return }
    }
  }

  /// The token behind an attribute, without reading it.
  mutating func skipAttribute(_ token: Int) -> Int {
    var at = token + 1
    guard kindAt(at).isWord else { return at }
    at += 1
    while kindAt(at) == .period || kindAt(at) == .colonColon, kindAt(at + 1).isWord { at += 2 }
    if kindAt(at) == .leftAngle { at = skipAngles(at) }
    if kindAt(at) == .leftParen, isAttached(at) { at = skipGroup(at) }
    return at
  }

  /// The token behind the `>` that closes what opens here; the same token if none does.
  private mutating func skipAngles(_ token: Int) -> Int {
    var at = token
    var open = 0
    while at < last, at - token < Parser.maximumLookahead {
      switch kindAt(at) {
      case .leftAngle: open += 1
      case .rightAngle:
        open -= 1
        if open == 0 { return at + 1 }
      case .leftBrace, .rightBrace, .rightParen, .rightBracket, .semicolon: return token
      default: break
      }
      at = skipGroup(at)
    }
    return token
  }

  // MARK: #if

  /// What the branches of a `#if` hold.
  enum Branch {
    case code, initializer, members, switchCases, accessors, attributes, postfix, arrayElements
  }

  mutating func parseIfConfig(_ branch: Branch) -> Ref {
    let start = position
    guard enter() else { return skipTooDeep() }
    openConditions += 1
    var list = NodeList()
    repeat {
      append(parseClause(branch), to: &list)
    } while kind == .poundElseif || kind == .poundElse
    openConditions -= 1
    if kind == .poundEndif {
      advance()
    } else {
      problems += 1
      hasOpenEnd = true
    }
    leave()
    return make(.ifConfig, start, main: start, list)
  }

  private mutating func parseClause(_ branch: Branch) -> Ref {
    let start = position
    var list = NodeList()
    let hasCondition = kind != .poundElse
    advance()
    if hasCondition, !isAtLineStart {
      let first = position
      let condition = parseExpression(ExpressionContext(flavor: .directive, pattern: .none))
      append(make(.ifConfigCondition, first, child: condition), to: &list)
    }
    // Nothing else belongs on the line of the directive.
    if !isAtLineStart, kind != .endOfFile, !isEndOfCondition {
      problems += 1
      let first = position
      while !isAtLineStart && kind != .endOfFile { advance() }
      append(make(.unparsed, first), to: &list)
    }
    switch branch {
    case .code: parseItems(.code, into: &list)
    case .initializer: parseItems(.initializer, into: &list)
    case .members: parseItems(.members, into: &list)
    case .switchCases: parseSwitchCases(into: &list)
    case .accessors: parseAccessors(into: &list)
    case .attributes:
      while kind == .at || (kind == .poundIf) {
        append(kind == .at ? parseAttribute(inType: false) : parseIfConfig(.attributes), to: &list)
      }
    case .postfix: parsePostfixBranch(into: &list)
    case .arrayElements:
      while !isEndOfCondition && kind != .rightBracket && kind != .endOfFile {
        let first = position
        append(parseExpression(.basic), to: &list)
        guard take(.comma) || position > first else { break }
      }
    }
    if !isEndOfCondition { skipBranchRest(into: &list) }
    return make(.ifConfigClause, start, main: start, list)
  }

  /// What is left of a branch that holds something else than its place allows.
  private mutating func skipBranchRest(into list: inout NodeList) {
    guard kind != .endOfFile, kind != .rightBrace else { return }
    problems += 1
    let start = position
    while !isEndOfCondition && kind != .endOfFile && kind != .rightBrace {
      move(to: skipGroup(position))
    }
    append(make(.unparsed, start), to: &list)
  }

  /// If a `#if` holds nothing but attributes (and so belongs to a declaration): the token behind its
  /// `#endif`.
  mutating func isConditionOfAttributes(_ token: Int, nesting: Int = 0) -> Int? {
    // Deeper ones than any source has would cost time and stack at every level.
    guard nesting < Parser.maximumNestedDirectives else { return nil }
    var at = token
    var seen = false
    while true {
      guard let next = nextLine(behind: at) else { return nil }
      at = next
      while true {
        if kindAt(at) == .at {
          seen = true
          at = skipAttribute(at)
        } else if kindAt(at) == .poundIf {
          guard let end = isConditionOfAttributes(at, nesting: nesting + 1) else { return nil }
          seen = true
          at = end
        } else {
          break
        }
      }
      switch kindAt(at) {
      case .poundElse, .poundElseif: continue
      case .poundEndif: return seen ? at + 1 : nil
      default: return nil
      }
    }
  }
}
