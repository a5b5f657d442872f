// From a file's bytes to its facts: tokens, tree, then one pass over the tree. The pass appends to the
// pools of `FileFacts` from the leaves outwards; lists are gathered on scratch stacks, because the
// elements of a list stand together in their pool while those of nested lists come in between. Chains
// of modifiers, operators and `else if` are loops, so that only real nesting, which the parser limits,
// takes stack.

public enum FactsBuilder {
  /// The facts of a file, whatever its bytes are. O(bytes).
  public static func facts(of bytes: [UInt8]) -> FileFacts {
    facts(of: SyntaxTree.parse(bytes))
  }

  /// The facts of a file that is parsed already.
  public static func facts(of tree: SyntaxTree) -> FileFacts {
    withExtendedLifetime(tree) {
      var lowering = Lowering(tree)
      lowering.lowerFile()
      return lowering.finish()
    }
  }
}

extension FactsBuilder {
  /// The state of one file's pass.
  struct Lowering: ~Copyable {
    let tree: TreeReader
    let syntax: SyntaxTree
    var facts = FileFacts()
    var names: NameInterner
    var conditions = ConditionInterner()
    var operators = OperatorTable()

    /// The conjunction of the `#if`s around what is being lowered.
    var condition = BuildConditionID(0)
    /// The declaration around what is being lowered.
    var parent: DeclarationID?

    // Scratch stacks: a list is gathered above a mark and moved to its pool as a whole.

    /// Declarations, statements, expressions, types and patterns of unfinished lists.
    var ids: [UInt32] = []
    var chain: [NodeID] = []
    var argumentStack: [Argument] = []
    var attributeStack: [Attribute] = []
    var parameterStack: [Parameter] = []
    var accessorStack: [Accessor] = []
    var genericStack: [GenericParameter] = []
    var requirementStack: [Requirement] = []
    var typeElementStack: [TypeElement] = []
    var patternElementStack: [PatternElement] = []
    var branchConditionStack: [Condition] = []
    var selectionCaseStack: [SelectionCase] = []
    var configuredBlockStack: [ConfiguredBlock] = []
    var configuredExpressionStack: [ConfiguredExpression] = []
    var nameStack: [LocalName] = []
    var operandStack: [OperatorFolding.Operand] = []
    var operatorStack: [OperatorFolding.Operator] = []

    init(_ syntax: SyntaxTree) {
      self.syntax = syntax
      tree = TreeReader(syntax)
      names = NameInterner(syntax)
      // Half of a tree's nodes are expressions; one too few costs a copy of the pool, one too many
      // stays empty for as long as the project is held.
      facts.expressions.reserveCapacity(syntax.nodeCount / 2)
      facts.arguments.reserveCapacity(syntax.nodeCount / 8)
    }

    consuming func finish() -> FileFacts {
      facts.names = names.table
      facts.conditions = conditions.all
      facts.lineCount = SourceText.lineCount(syntax.source)
      if SourceText.mentionsPrefLint(syntax.source) { collectComments() }
      return facts
    }
  }
}

extension FactsBuilder.Lowering {
  /// Moves what a scratch stack holds above a mark to the end of a pool.
  @inline(__always)
  static func move<Element>(
    _ stack: inout [Element], from mark: Int, to pool: inout [Element]
  ) -> FactList<Element> {
    let count = stack.count - mark
    guard count > 0 else { return .empty }
    let start = pool.count
    for index in mark..<stack.count { pool.append(stack[index]) }
    stack.removeLast(count)
    return FactList(start: start, count: count)
  }

  /// The same for identifiers, which share one stack.
  @inline(__always)
  static func move<Element>(
    _ stack: inout [UInt32], from mark: Int, to pool: inout [FactID<Element>]
  ) -> FactList<FactID<Element>> {
    let count = stack.count - mark
    guard count > 0 else { return .empty }
    let start = pool.count
    for index in mark..<stack.count { pool.append(FactID(Int(stack[index]))) }
    stack.removeLast(count)
    return FactList(start: start, count: count)
  }

  // MARK: The file

  fileprivate mutating func lowerFile() {
    declareOperators()
    lowerTopLevel(tree.firstChild(syntax.root))
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
    ids.removeLast(ids.count - mark)
  }

  private mutating func takeStatements(from mark: Int) {
    for index in mark..<ids.count { facts.statements.append(StatementID(Int(ids[index]))) }
    ids.removeLast(ids.count - mark)
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
      lowering.facts.statements.removeLast(lowering.facts.statements.count - start)
      let body = Self.move(&lowering.ids, from: idMark, to: &lowering.facts.statementIDs)
      lowering.configuredBlockStack.append(ConfiguredBlock(condition: own, body: body))
    }
    guard configuredBlockStack[mark...].contains(where: { !$0.body.isEmpty }) else {
      configuredBlockStack.removeLast(configuredBlockStack.count - mark)
      return
    }
    assert(facts.statements.count == before)
    let clauses = Self.move(
      &configuredBlockStack, from: mark, to: &facts.configuredBlocks)
    facts.statements.append(add(.configured(clauses), range: tree.range(node)))
  }

  // MARK: Names

  /// The name of a word, an operator or a number; none for `_` and for no token.
  @inline(__always)
  mutating func name(_ token: TokenIndex) -> LocalName {
    guard Int(token) < tree.tokenCount else { return .none }
    let symbol = tree.symbol(token)
    if symbol != 0 { return names.name(ofSymbol: symbol) }
    return unnamed(token)
  }

  /// The name of a token without a symbol: a number stands for itself, everything else has none.
  private mutating func unnamed(_ token: TokenIndex) -> LocalName {
    switch tree.tokenKind(token) {
    case .integerLiteral, .floatLiteral: names.name(ofText: tree.range(ofToken: token))
    default: .none
    }
  }

  /// The name of an operator, the parts of a split one joined.
  mutating func operatorName(from first: TokenIndex, to end: TokenIndex) -> LocalName {
    if end <= first + 1 { return name(first) }
    return names.name(ofText: TextRange(start: tree.start(first), end: tree.end(end - 1)))
  }

  /// Where an operator that starts with a token ends: behind the parts that were split off it.
  func endOfOperator(_ first: TokenIndex) -> TokenIndex {
    var end = first + 1
    while Int(end) < tree.tokenCount, tree.tokenFlags(end).contains(.joinsPrevious) { end += 1 }
    return end
  }

  // MARK: Comments

  /// Comments lie between tokens, where nothing else but whitespace does.
  private mutating func collectComments() {
    var offset = 0
    for token in 0..<tree.tokenCount {
      let index = TokenIndex(truncatingIfNeeded: token)
      SourceText.comments(
        of: syntax.source, in: offset..<Int(tree.start(index)), to: &facts.comments)
      offset = Int(tree.end(index))
    }
  }
}
