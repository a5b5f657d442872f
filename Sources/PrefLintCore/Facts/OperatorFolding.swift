// Operator precedence: a flat sequence of operands and operators becomes nested expressions, by the
// shunting-yard algorithm. No recursion, so that the length of a sequence costs no stack.

enum OperatorFolding {
  /// An operand with the range that it takes in the source, parentheses and `try` included.
  struct Operand {
    var expression: ExpressionID
    var range: TextRange
  }

  /// A binary operator that waits for its right operand.
  struct Operator {
    enum Kind {
      case binary(LocalName)
      case assignment
      /// With the expression between `?` and `:`.
      case ternary(ExpressionID)
      /// `->` and operands without an operator between them: what no expression stands for.
      case unknown
    }

    var kind: Kind
    var precedence: OperatorPrecedence
  }

  /// How far a sequence is.
  struct State {
    /// The operators of this sequence, or of its innermost `try?`, stand above this mark.
    var operators: Int
    var expectsOperand = true
    /// Open `try?`s: each covers everything to its right, so that what stands there is folded on its
    /// own.
    var coverings: [(start: UInt32, operators: Int)] = []
  }
}

extension FactsBuilder.Lowering {
  /// Lowers a `sequenceExpr`.
  mutating func sequence(_ node: NodeID) -> ExpressionID {
    var state = OperatorFolding.State(operators: operatorStack.count)
    for child in tree.children(of: node) {
      let kind = tree.kind(child)
      if kind.isExpression {
        pushOperand(child, &state)
      } else {
        pushOperator(child, kind, &state)
      }
    }
    if state.expectsOperand { pushMissingOperand(at: tree.range(node).end) }
    while let covering = state.coverings.popLast() {
      reduce(above: state.operators, before: nil)
      cover(from: covering.start)
      state.operators = covering.operators
    }
    reduce(above: state.operators, before: nil)
    return operandStack.removeLast().expression
  }

  private mutating func pushOperand(_ node: NodeID, _ state: inout OperatorFolding.State) {
    if !state.expectsOperand { push(.unknown, .juxtaposition, node, &state) }
    let (inner, isOptional) = unwrapEffects(node)
    if isOptional {
      state.coverings.append((start: tree.range(node).start, operators: state.operators))
      state.operators = operatorStack.count
    }
    let operand = expression(inner)
    operandStack.append(
      OperatorFolding.Operand(expression: operand, range: tree.range(inner)))
    state.expectsOperand = false
  }

  private mutating func pushOperator(
    _ node: NodeID, _ kind: NodeKind, _ state: inout OperatorFolding.State
  ) {
    switch kind {
    case .binaryOperator:
      let name = operatorName(from: tree.mainToken(node), to: tree.endToken(node))
      push(.binary(name), precedence(of: name), node, &state)
    case .assignment: push(.assignment, .assignment, node, &state)
    case .ternary:
      let middle = expression(in: node)
      push(.ternary(middle), .ternary, node, &state)
    case .arrowOperator: push(.unknown, .arrow, node, &state)
    case .asOperator, .isOperator:
      if state.expectsOperand { pushMissingOperand(at: tree.range(node).start) }
      reduce(above: state.operators, before: .cast)
      castTop(node)
      state.expectsOperand = false
    default: return
    }
  }

  /// Puts a `try?` around the operand on the stack.
  private mutating func cover(from start: UInt32) {
    let operand = operandStack.removeLast()
    let range = TextRange(start: start, end: operand.range.end)
    operandStack.append(
      OperatorFolding.Operand(
        expression: add(.optionalTry(operand.expression), range: range), range: range))
  }

  private mutating func push(
    _ kind: OperatorFolding.Operator.Kind, _ precedence: OperatorPrecedence, _ node: NodeID,
    _ state: inout OperatorFolding.State
  ) {
    let start = tree.range(node).start
    if state.expectsOperand { pushMissingOperand(at: start) }
    reduce(above: state.operators, before: precedence)
    operatorStack.append(OperatorFolding.Operator(kind: kind, precedence: precedence))
    state.expectsOperand = true
  }

  private mutating func pushMissingOperand(at offset: UInt32) {
    let range = TextRange(start: offset, end: offset)
    operandStack.append(
      OperatorFolding.Operand(expression: add(.other(.empty), range: range), range: range))
  }

  /// Applies the operators above a mark that bind at least as tightly as `next`, all of them for nil.
  private mutating func reduce(above mark: Int, before next: OperatorPrecedence?) {
    while operatorStack.count > mark {
      let top = operatorStack[operatorStack.count - 1]
      if let next {
        let level = top.precedence.level
        guard level > next.level || (level == next.level && !next.isRightAssociative) else {
          return
        }
      }
      operatorStack.truncate(to: operatorStack.count - 1)
      let rhs = operandStack.removeLast()
      let lhs = operandStack.removeLast()
      let range = TextRange(start: lhs.range.start, end: rhs.range.end)
      let kind: Expression.Kind
      switch top.kind {
      case .binary(let name): kind = .binary(name, lhs.expression, rhs.expression)
      case .assignment: kind = .assignment(target: lhs.expression, value: rhs.expression)
      case .ternary(let middle):
        kind = .ternary(condition: lhs.expression, then: middle, otherwise: rhs.expression)
      case .unknown:
        let start = facts.expressionIDs.count
        facts.expressionIDs.append(lhs.expression)
        facts.expressionIDs.append(rhs.expression)
        kind = .other(ExpressionList(start: start, count: 2))
      }
      operandStack.append(
        OperatorFolding.Operand(expression: add(kind, range: range), range: range))
    }
  }

  /// `as` and `is` hold their right side, so that they apply to what stands on the stack at once.
  private mutating func castTop(_ node: NodeID) {
    let operand = operandStack.removeLast()
    let cast: Expression.Cast
    if tree.kind(node) == .isOperator {
      cast = .check
    } else {
      cast =
        switch tree.tokenKind(tree.mainToken(node) &+ 1) {
        case .postfixQuestion, .infixQuestion: .conditional
        case .postfixExclamation: .forced
        default: .coercion
        }
    }
    let end = tree.range(node).end
    let type = tree.type(of: node).map { self.type($0) } ?? missingType(at: end)
    let range = TextRange(start: operand.range.start, end: end)
    operandStack.append(
      OperatorFolding.Operand(
        expression: add(.cast(operand.expression, cast, type), range: range), range: range))
  }
}
