// Statements and the blocks that hold them, among them `if`, `switch` and `do`, which are expressions in
// facts wherever they stand.

extension FactsBuilder.Lowering {
  @inline(__always)
  mutating func add(_ kind: Statement.Kind, range: TextRange) -> StatementID {
    let id = StatementID(facts.statementPool.count)
    facts.statementPool.append(Statement(kind: kind, range: range))
    return id
  }

  /// The items below a node: of a code block, a closure, an accessor block, a case of `switch`.
  mutating func block(_ node: NodeID) -> Block {
    let mark = ids.count
    for child in tree.children(of: node) { lowerItem(child) }
    return ids.move(from: mark, to: &facts.statementIDs)
  }

  /// The first code block below a node.
  mutating func codeBlock(of node: NodeID) -> Block {
    tree.child(node, .codeBlock).map { block($0) } ?? .empty
  }

  /// Leaves the statements of an item on `ids`: mostly one, one a name for bindings.
  mutating func lowerItem(_ node: NodeID) {
    let kind = tree.kind(node)
    let targets = jumpTargets.count
    if kind == .whileStmt || kind == .repeatStmt || kind == .forStmt {
      jumpTargets.append(JumpTarget(start: start(of: node), label: 0, isLoop: true))
    }
    defer { jumpTargets.truncate(to: targets) }
    switch kind {
    case .variableDecl: bind(node, isLocal: true)
    case .importDecl: declare(node)
    case .ifConfig: leave(configuredStatements(node), node)
    case .returnStmt:
      let value = tree.expression(of: node).map { expression($0) }
      leave(.returned(value), node)
    case .throwStmt: leave(.thrown(expression(in: node)), node)
    case .guardStmt:
      let conditions = self.branchConditions(of: node)
      leave(.guarded(conditions, otherwise: codeBlock(of: node)), node)
    case .whileStmt:
      let conditions = self.branchConditions(of: node)
      leave(.whileLoop(conditions, codeBlock(of: node)), node)
    case .repeatStmt:
      let body = codeBlock(of: node)
      leave(.repeatLoop(body, while: expression(in: node)), node)
    case .forStmt: leave(forEach(node), node)
    case .deferStmt: leave(.deferred(codeBlock(of: node)), node)
    case .doStmt: leave(.expression(doCatch(node)), node)
    case .labeledStmt: lowerLabeled(node)
    case .thenStmt: leave(.expression(expression(in: node)), node)
    case .yieldStmt, .discardStmt: leave(.expression(others(node)), node)
    case .breakStmt, .continueStmt: leave(jump(node), node)
    case .fallthroughStmt, .unparsed: leave(.other, node)
    case .closureSignature, .attribute, .switchCaseItem, .ifConfigCondition: return
    case _ where kind.isExpression: leave(.expression(expression(node)), node)
    case _ where kind.isDeclaration:
      let mark = ids.count
      declare(node)
      for index in mark..<ids.count {
        let declaration = DeclarationID(Int(ids[index]))
        ids[index] = add(.declaration(declaration), range: tree.range(node)).rawValue
      }
    default: return
    }
  }

  @inline(__always)
  private mutating func leave(_ kind: Statement.Kind, _ node: NodeID) {
    ids.append(add(kind, range: tree.range(node)).rawValue)
  }

  private func start(of node: NodeID) -> UInt32 { tree.range(node).start }

  /// Whoever names the label means the statement behind it.
  private mutating func lowerLabeled(_ node: NodeID) {
    guard let statement = tree.firstChild(node) else { return leave(.other, node) }
    jumpTargets.append(
      JumpTarget(
        start: start(of: statement), label: tree.symbol(tree.mainToken(node)), isLoop: false))
    lowerItem(statement)
    jumpTargets.truncate(to: jumpTargets.count - 1)
  }

  /// `break` leaves the innermost loop or `switch`, `continue` goes on with the innermost loop, unless a label says which.
  private func jump(_ node: NodeID) -> Statement.Kind {
    let continues = tree.kind(node) == .continueStmt
    let token = tree.mainToken(node)
    let label = token == noToken ? 0 : tree.symbol(token)
    for index in (0..<jumpTargets.count).reversed() {
      let target = jumpTargets[index]
      if label == 0 ? target.label == 0 && (!continues || target.isLoop) : target.label == label {
        return .jump(Jump(target: target.start, continues: continues))
      }
    }
    return .other
  }

  private mutating func configuredStatements(_ node: NodeID) -> Statement.Kind {
    let mark = configuredBlockStack.count
    forEachClause(of: node) { (lowering, clause, own) in
      let body = lowering.block(clause)
      lowering.configuredBlockStack.append(ConfiguredBlock(condition: own, body: body))
    }
    return .configured(
      configuredBlockStack.move(from: mark, to: &facts.configuredBlocks))
  }

  private mutating func forEach(_ node: NodeID) -> Statement.Kind {
    let patternNode = tree.pattern(of: node)
    let pattern =
      patternNode.map { self.pattern($0, typed: tree.type(of: node)) } ?? missingPattern(node)
    let sequence = expression(in: node)
    let condition = tree.child(node, .whereClause).map { expression(in: $0) }
    return .forEach(pattern, in: sequence, where: condition, codeBlock(of: node))
  }

  // MARK: Conditions

  /// The conditions before the first code block.
  mutating func branchConditions(of node: NodeID) -> ConditionList {
    let mark = branchConditionStack.count
    for child in tree.children(of: node) {
      let kind = tree.kind(child)
      if kind == .codeBlock { break }
      switch kind {
      case .optionalBinding:
        guard let bound = tree.pattern(of: child) else { continue }
        let pattern = self.pattern(bound)
        let type = tree.type(of: child).map { self.type($0) }
        let value: ExpressionID
        if let written = tree.expression(of: child) {
          value = expression(written)
        } else {
          // `if let name` reads the name that it shadows.
          value = add(
            .name(name(tree.mainToken(bound)), genericArguments: .empty),
            range: tree.range(bound))
        }
        branchConditionStack.append(.optionalBinding(pattern, type, value))
      case .matchingCondition:
        let pattern =
          tree.pattern(of: child).map { self.pattern($0, typed: tree.type(of: child)) }
          ?? missingPattern(child)
        branchConditionStack.append(.match(pattern, expression(in: child)))
      case .availabilityCondition:
        branchConditionStack.append(.availability(names.name(ofText: tree.range(child), in: tree)))
      case _ where kind.isExpression:
        branchConditionStack.append(.expression(expression(child)))
      default: continue
      }
    }
    return branchConditionStack.move(from: mark, to: &facts.branchConditions)
  }

  // MARK: Branches

  /// `if`, with its `else if`s in a loop from the last one outwards.
  mutating func conditional(_ node: NodeID) -> ExpressionID {
    let mark = chain.count
    chain.append(node)
    var otherwise: Block?
    var current = node
    while let next = tree.elseBranch(of: current) {
      if tree.kind(next) == .ifExpr {
        chain.append(next)
        current = next
      } else {
        otherwise = block(next)
        break
      }
    }
    while true {
      let branch = chain.removeLast()
      let range = tree.range(branch)
      let conditions = branchConditions(of: branch)
      let then = codeBlock(of: branch)
      let id = ConditionalID(facts.conditionals.count)
      facts.conditionals.append(
        Conditional(conditions: conditions, then: then, otherwise: otherwise))
      let result = add(.conditional(id), range: range)
      if chain.count == mark { return result }
      let statement = add(.expression(result), range: range)
      let start = facts.statementIDs.count
      facts.statementIDs.append(statement)
      otherwise = Block(start: start, count: 1)
    }
  }

  mutating func selection(_ node: NodeID) -> ExpressionID {
    var subject: ExpressionID?
    var first = tree.firstChild(node)
    if let child = first, tree.kind(child).isExpression {
      subject = expression(child)
      first = tree.nextSibling(child)
    }
    let mark = selectionCaseStack.count
    jumpTargets.append(JumpTarget(start: start(of: node), label: 0, isLoop: false))
    gatherCases(from: first, under: BuildConditionID(0))
    jumpTargets.truncate(to: jumpTargets.count - 1)
    let cases = selectionCaseStack.move(from: mark, to: &facts.selectionCases)
    let value = subject ?? missing(node)
    let id = SelectionID(facts.selections.count)
    facts.selections.append(Selection(subject: value, cases: cases))
    return add(.selection(id), range: tree.range(node))
  }

  /// Cases, those under `#if` with the conjunction of the `#if`s within the `switch`.
  private mutating func gatherCases(from first: NodeID?, under condition: BuildConditionID) {
    for child in tree.siblings(from: first) {
      switch tree.kind(child) {
      case .switchCase: gatherCase(child, under: condition)
      case .ifConfig:
        forEachClause(of: child) { (lowering, clause, own) in
          let inner = lowering.conditions.and(condition, own)
          lowering.gatherCases(from: lowering.tree.firstChild(clause), under: inner)
        }
      default: continue
      }
    }
  }

  private mutating func gatherCase(_ node: NodeID, under condition: BuildConditionID) {
    let mark = ids.count
    var fallsThrough = false
    for child in tree.children(of: node) {
      switch tree.kind(child) {
      case .switchCaseItem:
        let pattern = tree.pattern(of: child).map { self.pattern($0) } ?? missingPattern(child)
        ids.append(pattern.rawValue)
      case .fallthroughStmt: fallsThrough = true
      default: continue
      }
    }
    let patterns = ids.move(from: mark, to: &facts.patternIDs)
    for child in tree.children(of: node) where tree.kind(child) == .switchCaseItem {
      guard let clause = tree.child(child, .whereClause) else { continue }
      ids.append(expression(in: clause).rawValue)
    }
    let guards = ids.move(from: mark, to: &facts.expressionIDs)
    let body = block(node)
    selectionCaseStack.append(
      SelectionCase(
        patterns: patterns, guards: guards, body: body, condition: condition,
        isDefault: tree.tokenKind(tree.mainToken(node)) == .kwDefault,
        fallsThrough: fallsThrough))
  }

  /// The bodies of `do` and of each `catch`.
  mutating func doCatch(_ node: NodeID) -> ExpressionID {
    let mark = (blocks: blockStack.count, cases: selectionCaseStack.count)
    let body = codeBlock(of: node)
    blockStack.append(body)
    for clause in tree.children(of: node) where tree.kind(clause) == .catchClause {
      let (patterns, guards) = caught(by: clause)
      let body = catchBlock(of: clause, behind: guards)
      blockStack.append(body)
      selectionCaseStack.append(
        SelectionCase(
          patterns: patterns, guards: guards, body: body, condition: BuildConditionID(0),
          isDefault: patterns.isEmpty, fallsThrough: false))
    }
    let blocks = blockStack.move(from: mark.blocks, to: &facts.blocks)
    let cases = selectionCaseStack.move(from: mark.cases, to: &facts.selectionCases)
    return add(.doCatch(blocks, cases), range: tree.range(node))
  }

  /// What a `catch` asks of an error.
  private mutating func caught(by node: NodeID) -> (PatternList, ExpressionList) {
    let mark = ids.count
    for item in tree.children(of: node) where tree.kind(item) == .catchItem {
      guard let pattern = tree.pattern(of: item) else { continue }
      let id = self.pattern(pattern)
      ids.append(id.rawValue)
    }
    let patterns = ids.move(from: mark, to: &facts.patternIDs)
    for item in tree.children(of: node) where tree.kind(item) == .catchItem {
      guard let clause = tree.child(item, .whereClause) else { continue }
      ids.append(expression(in: clause).rawValue)
    }
    return (patterns, ids.move(from: mark, to: &facts.expressionIDs))
  }

  /// The body of a `catch`, behind what its patterns ask: `catch where model.isOpen` reads before it catches.
  private mutating func catchBlock(of node: NodeID, behind guards: ExpressionList) -> Block {
    let mark = ids.count
    for position in guards.range {
      let condition = facts.expressionIDs[position]
      ids.append(
        add(.expression(condition), range: facts.expressions[condition.index].range).rawValue)
    }
    if let body = tree.child(node, .codeBlock) {
      for child in tree.children(of: body) { lowerItem(child) }
    }
    return ids.move(from: mark, to: &facts.statementIDs)
  }
}

/// A statement that `break` or `continue` may mean.
struct JumpTarget {
  /// The UTF-8 offset at which it begins, behind its label.
  var start: UInt32
  /// The symbol of its label; 0 where it is meant without one.
  var label: Int
  var isLoop: Bool
}

extension TreeReader {
  /// What stands behind the first code block of an `if`.
  fileprivate func elseBranch(of node: NodeID) -> NodeID? {
    var isBehindBody = false
    for child in children(of: node) {
      switch kind(child) {
      case .codeBlock:
        if isBehindBody { return child }
        isBehindBody = true
      case .ifExpr: if isBehindBody { return child }
      default: continue
      }
    }
    return nil
  }
}
