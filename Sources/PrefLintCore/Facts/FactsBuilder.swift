// From a file's bytes to its facts: tokens, tree, then one pass over the tree. The pass appends to the
// pools of `FileFacts` from the leaves outwards; lists are gathered on scratch stacks, because the
// elements of a list stand together in their pool while those of nested lists come in between. Chains
// of modifiers, operators and `else if` are loops, so that only real nesting, which the parser limits,
// takes stack.

public enum FactsBuilder {
  /// The facts of a file, whatever its bytes are. O(bytes).
  public static func facts(of bytes: [UInt8]) -> FileFacts {
    var memory = SyntaxMemory()
    return facts(of: SyntaxTree.parse(bytes, leavingOut: StandardTests.leftOut, &memory))
  }

  /// The facts of a file that is parsed already.
  public static func facts(of tree: SyntaxTree) -> FileFacts {
    var lowering = Lowering()
    return lowering.facts(of: tree)
  }
}

extension FactsBuilder {
  /// The pass over a file, with memory that it uses again for the next one.
  struct Lowering: ~Copyable {
    /// The file that is being lowered; none between two files.
    private(set) var tree = TreeReader.none
    var facts = Pools()
    var names = NameInterner()
    var conditions = ConditionInterner()
    var operators = OperatorTable()

    /// The conjunction of the `#if`s around what is being lowered.
    var condition = BuildConditionID(0)
    /// The declaration around what is being lowered.
    var parent: DeclarationID?
    /// The statements around what is being lowered that `break` and `continue` may mean.
    var jumpTargets = Pool<JumpTarget>()
    /// Whether the file is one of tests whose code is left out; nil where there was no code yet.
    var isOutline: Bool?

    // Scratch stacks: a list is gathered above a mark and moved to its pool as a whole.

    /// Declarations, statements, expressions, types and patterns of unfinished lists.
    var ids = Pool<UInt32>()
    var chain = Pool<NodeID>()
    var argumentStack = Pool<Argument>()
    var attributeStack = Pool<Attribute>()
    var parameterStack = Pool<Parameter>()
    var accessorStack = Pool<Accessor>()
    var genericStack = Pool<GenericParameter>()
    var requirementStack = Pool<Requirement>()
    var typeElementStack = Pool<TypeElement>()
    var patternElementStack = Pool<PatternElement>()
    var branchConditionStack = Pool<Condition>()
    var selectionCaseStack = Pool<SelectionCase>()
    var blockStack = Pool<Block>()
    var configuredBlockStack = Pool<ConfiguredBlock>()
    var configuredExpressionStack = Pool<ConfiguredExpression>()
    var nameStack = Pool<LocalName>()
    var operandStack = Pool<OperatorFolding.Operand>()
    var operatorStack = Pool<OperatorFolding.Operator>()
  }
}

extension FactsBuilder.Lowering {
  // MARK: The file

  mutating func facts(of syntax: SyntaxTree) -> FileFacts {
    withExtendedLifetime(syntax) {
      unsafe syntax.source.withUnsafeBufferPointer { source in
        names.reset()
        guard let reader = unsafe TreeReader(syntax, source: source) else { return }
        tree = reader
        names.prepare(for: tree)
        isOutline = nil
        declareOperators()
        lowerTopLevel(tree.firstChild(tree.root))
        tree = .none
      }
    }
    func offset(_ token: TokenIndex) -> UInt32? {
      token == noToken ? nil : syntax.tokens.start(token)
    }
    return finish(
      tooDeep: offset(syntax.firstTooDeep), unmatched: offset(syntax.firstUnmatched))
  }

  /// Hands over a copy of what the pools hold, and empties them for the next file.
  private mutating func finish(tooDeep: UInt32?, unmatched: UInt32?) -> FileFacts {
    let result = FileFacts(
      facts, names: names.table(), conditions: conditions.all, isOutline: isOutline == true,
      tooDeep: tooDeep, unmatched: unmatched)
    if conditions.all.count > 1 { conditions = ConditionInterner() }
    facts.removeAll()
    operators.removeAll()
    return result
  }

  /// Items of the file, or of a clause of `#if` at its top level.
  mutating func lowerTopLevel(_ first: NodeID?) {
    for item in tree.siblings(from: first) {
      let kind = tree.kind(item)
      let mark = ids.count
      switch kind {
      case .ifConfig:
        lowerTopLevelConfiguration(item)
      case .macroExpansionExpr:
        declareMacroExpansion(item)
        takeTopLevel(from: mark)
      case .unparsed, .ifConfigCondition:
        continue
      case _ where kind.isDeclaration:
        declare(item)
        takeTopLevel(from: mark)
        if kind == .variableDecl { lowerNamelessBindings(item) }
      default:
        lowerItem(item)
        takeStatements(from: mark)
      }
    }
  }

  private mutating func takeTopLevel(from mark: Int) {
    for index in mark..<ids.count { facts.topLevel.append(DeclarationID(Int(ids[index]))) }
    ids.truncate(to: mark)
  }

  private mutating func takeStatements(from mark: Int) {
    for index in mark..<ids.count { facts.statements.append(StatementID(Int(ids[index]))) }
    ids.truncate(to: mark)
  }

  /// `#if` at the top level: its declarations join the file's under their conditions, its statements
  /// stay together.
  private mutating func lowerTopLevelConfiguration(_ node: NodeID) {
    let before = facts.statements.count
    let mark = configuredBlockStack.count
    forEachClause(of: node) { (lowering, clause, own) in
      let start = lowering.facts.statements.count
      lowering.lowerTopLevel(lowering.tree.firstChild(clause))
      let idMark = lowering.ids.count
      for index in start..<lowering.facts.statements.count {
        lowering.ids.append(lowering.facts.statements[index].rawValue)
      }
      lowering.facts.statements.truncate(to: start)
      let body = lowering.ids.move(from: idMark, to: &lowering.facts.statementIDs)
      lowering.configuredBlockStack.append(ConfiguredBlock(condition: own, body: body))
    }
    var isEmpty = true
    for index in mark..<configuredBlockStack.count where !configuredBlockStack[index].body.isEmpty {
      isEmpty = false
    }
    guard !isEmpty else { return configuredBlockStack.truncate(to: mark) }
    assert(facts.statements.count == before)
    let clauses = configuredBlockStack.move(from: mark, to: &facts.configuredBlocks)
    facts.statements.append(add(.configured(clauses), range: tree.range(node)))
  }

  // MARK: Names

  /// The name of a word, an operator or a number; none for `_` and for no token.
  @inline(__always)
  mutating func name(_ token: TokenIndex) -> LocalName {
    guard Int(token) < tree.tokenCount else { return .none }
    let symbol = tree.symbol(token)
    if symbol != 0 { return names.name(ofSymbol: symbol, in: tree) }
    return unnamed(token)
  }

  /// The name of a token without a symbol: a number stands for itself, everything else has none.
  private mutating func unnamed(_ token: TokenIndex) -> LocalName {
    switch tree.tokenKind(token) {
    case .integerLiteral, .floatLiteral: names.name(ofText: tree.range(ofToken: token), in: tree)
    default: .none
    }
  }

  /// The name of an operator, the parts of a split one joined.
  mutating func operatorName(from first: TokenIndex, to end: TokenIndex) -> LocalName {
    if end <= first + 1 { return name(first) }
    let text = TextRange(start: tree.start(first), end: tree.end(end - 1))
    return names.name(ofText: text, in: tree)
  }
}

extension TreeReader {
  /// Where an operator that starts with a token ends: behind the parts that were split off it.
  func endOfOperator(_ first: TokenIndex) -> TokenIndex {
    var end = first + 1
    while Int(end) < tokenCount, tokenFlags(end).contains(.joinsPrevious) { end += 1 }
    return end
  }
}
