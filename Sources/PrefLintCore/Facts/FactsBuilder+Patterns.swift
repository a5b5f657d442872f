// Patterns. Swift's grammar reads most of them as expressions (`.some(let x)` is a call), and what they
// mean shows only in their place; here they become patterns again.

extension FactsBuilder.Lowering {
  mutating func add(pattern kind: Pattern.Kind, range: TextRange) -> PatternID {
    let id = PatternID(facts.patterns.count)
    facts.patterns.append(Pattern(kind: kind, range: range))
    return id
  }

  /// Stands where a pattern is missing.
  mutating func missingPattern(_ node: NodeID) -> PatternID {
    let end = tree.range(node).end
    return add(pattern: .wildcard, range: TextRange(start: end, end: end))
  }

  mutating func pattern(_ node: NodeID) -> PatternID {
    let range = tree.range(node)
    switch tree.kind(node) {
    case .identifierPattern:
      return add(pattern: .identifier(name(tree.mainToken(node))), range: range)
    case .valueBindingPattern:
      return tree.pattern(of: node).map { pattern($0) } ?? missingPattern(node)
    case .tuplePattern: return tuplePattern(node)
    case .isTypePattern:
      let type = tree.type(of: node).map { self.type($0) } ?? missingType(at: range.end)
      return add(pattern: .check(type), range: range)
    case .expressionPattern:
      guard let child = tree.expression(of: node) else { break }
      return pattern(ofExpression: child)
    default: break
    }
    return add(pattern: .wildcard, range: range)
  }

  /// A pattern with the type that is written behind it.
  mutating func pattern(_ node: NodeID, typed type: NodeID?) -> PatternID {
    let inner = pattern(node)
    guard let type else { return inner }
    let reference = self.type(type)
    let range = TextRange(start: tree.range(node).start, end: tree.range(type).end)
    return add(pattern: .cast(inner, reference), range: range)
  }

  private mutating func tuplePattern(_ node: NodeID) -> PatternID {
    if let only = tree.firstChild(node), tree.nextSibling(only) == nil,
      tree.mainToken(only) == noToken, let inner = tree.pattern(of: only)
    {
      return pattern(inner)
    }
    let mark = patternElementStack.count
    for element in tree.children(of: node) where tree.kind(element) == .tuplePatternElement {
      let label = name(tree.mainToken(element))
      let inner = tree.pattern(of: element).map { pattern($0) } ?? missingPattern(element)
      patternElementStack.append(PatternElement(label: label, pattern: inner))
    }
    let elements = patternElementStack.move(from: mark, to: &facts.patternElements)
    return add(pattern: .tuple(elements), range: tree.range(node))
  }

  // MARK: Patterns that read as expressions

  private mutating func pattern(ofExpression node: NodeID) -> PatternID {
    let range = tree.range(node)
    switch tree.kind(node) {
    case .patternExpr:
      if let child = tree.pattern(of: node) { return pattern(child) }
    case .discardAssignmentExpr: return add(pattern: .wildcard, range: range)
    case .tupleExpr:
      if let only = tree.onlyElement(ofTuple: node) {
        return tree.expression(of: only).map { pattern(ofExpression: $0) } ?? missingPattern(only)
      }
      return add(pattern: .tuple(elements(from: tree.firstChild(node))), range: range)
    case .memberAccessExpr:
      if tree.namesCase(node) { return enumCase(node, payload: .empty, range: range) }
    case .callExpr:
      guard let callee = tree.firstChild(node), tree.kind(callee) == .memberAccessExpr,
        tree.namesCase(callee) || tree.bindsName(in: node)
      else { break }
      let payload = elements(from: tree.nextSibling(callee))
      return enumCase(callee, payload: payload, range: range)
    case .optionalChainingExpr: return optionalPattern(node)
    case .sequenceExpr:
      if let cast = castPattern(node) { return cast }
    default: break
    }
    let value = expression(node)
    return add(pattern: .expression(value), range: range)
  }

  private mutating func elements(from first: NodeID?) -> PatternElementList {
    let mark = patternElementStack.count
    for argument in tree.siblings(from: first) where tree.kind(argument) == .argument {
      let label = name(tree.mainToken(argument))
      let inner =
        tree.expression(of: argument).map { pattern(ofExpression: $0) }
        ?? missingPattern(argument)
      patternElementStack.append(PatternElement(label: label, pattern: inner))
    }
    return patternElementStack.move(from: mark, to: &facts.patternElements)
  }

  private mutating func enumCase(
    _ member: NodeID, payload: PatternElementList, range: TextRange
  ) -> PatternID {
    let type = tree.expression(of: member).map { expression($0) }
    return add(
      pattern: .enumCase(type: type, nameOfReference(member), payload), range: range)
  }

  /// `pattern?`, also `pattern???`.
  private mutating func optionalPattern(_ node: NodeID) -> PatternID {
    let mark = chain.count
    var current = node
    while tree.kind(current) == .optionalChainingExpr, let inner = tree.expression(of: current) {
      chain.append(current)
      current = inner
    }
    var result =
      chain.count > mark ? pattern(ofExpression: current) : missingPattern(node)
    while chain.count > mark {
      let outer = chain.removeLast()
      result = add(pattern: .optional(result), range: tree.range(outer))
    }
    return result
  }

  /// `pattern as T`, `is T`.
  private mutating func castPattern(_ node: NodeID) -> PatternID? {
    guard let operand = tree.firstChild(node), let cast = tree.nextSibling(operand),
      tree.nextSibling(cast) == nil, tree.kind(cast) == .asOperator,
      let written = tree.type(of: cast)
    else { return nil }
    let inner = pattern(ofExpression: operand)
    let type = self.type(written)
    return add(pattern: .cast(inner, type), range: tree.range(node))
  }

  // MARK: Names
}

extension TreeReader {
  /// Whether `.name` or `base.name` can only be a case: without a base, or behind a name that starts
  /// like a type's.
  fileprivate func namesCase(_ member: NodeID) -> Bool {
    guard let base = expression(of: member) else { return true }
    var named = base
    if kind(named) == .genericSpecializationExpr {
      named = expression(of: named) ?? named
    }
    switch kind(named) {
    case .declReferenceExpr, .memberAccessExpr: break
    default: return false
    }
    return startsLikeType(mainToken(named))
  }

  /// Whether an argument of a call binds a name directly.
  fileprivate func bindsName(in call: NodeID) -> Bool {
    for argument in children(of: call) where kind(argument) == .argument {
      if child(argument, .patternExpr) != nil { return true }
    }
    return false
  }

  /// Calls `body` with the name token of every `identifierPattern` in a pattern.
  func forEachName(in pattern: NodeID, _ body: (TokenIndex) -> Void) {
    switch kind(pattern) {
    case .identifierPattern: body(mainToken(pattern))
    case .tuplePattern:
      for element in children(of: pattern) {
        if let inner = self.pattern(of: element) { forEachName(in: inner, body) }
      }
    case .valueBindingPattern:
      if let inner = self.pattern(of: pattern) { forEachName(in: inner, body) }
    default: return
    }
  }
}
