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
    /// Where the operator starts: what a missing operand has for its place.
    var start: UInt32
  }
}

extension FactsBuilder.Lowering {
  /// Lowers a `sequenceExpr`.
  mutating func sequence(_ node: NodeID) -> ExpressionID {
    let operandMark = operandStack.count
    let operatorMark = operatorStack.count
    // `try?` covers everything to its right, so that what stands there is folded on its own.
    var coverings: [(start: UInt32, operands: Int, operators: Int)] = []
    var expectsOperand = true
    for child in tree.children(of: node) {
      let kind = tree.kind(child)
      switch kind {
      case .binaryOperator:
        let name = operatorName(from: tree.mainToken(child), to: tree.endToken(child))
        push(
          .binary(name), precedence(of: name), child,
          above: coverings.last?.operators ?? operatorMark, &expectsOperand)
      case .assignment:
        push(
          .assignment, .assignment, child, above: coverings.last?.operators ?? operatorMark,
          &expectsOperand)
      case .ternary:
        let middle = tree.expression(of: child).map { expression($0) } ?? missing(child)
        push(
          .ternary(middle), .ternary, child, above: coverings.last?.operators ?? operatorMark,
          &expectsOperand)
      case .arrowOperator:
        push(
          .unknown, .arrow, child, above: coverings.last?.operators ?? operatorMark,
          &expectsOperand)
      case .asOperator, .isOperator:
        if expectsOperand { pushMissingOperand(at: tree.range(child).start) }
        reduce(above: coverings.last?.operators ?? operatorMark, before: .cast)
        castTop(child)
        expectsOperand = false
      case _ where kind.isExpression:
        if !expectsOperand {
          push(
            .unknown, .juxtaposition, child, above: coverings.last?.operators ?? operatorMark,
            &expectsOperand)
        }
        let (inner, isOptional) = tree.unwrapEffects(child)
        if isOptional {
          coverings.append(
            (tree.range(child).start, operandStack.count, operatorStack.count))
        }
        operandStack.append(
          OperatorFolding.Operand(expression: expression(inner), range: tree.range(inner)))
        expectsOperand = false
      default: continue
      }
    }
    if expectsOperand { pushMissingOperand(at: tree.range(node).end) }
    while let covering = coverings.popLast() {
      reduce(above: covering.operators, before: nil)
      let operand = operandStack.removeLast()
      let range = TextRange(start: covering.start, end: operand.range.end)
      operandStack.append(
        OperatorFolding.Operand(
          expression: add(.optionalTry(operand.expression), range: range), range: range))
    }
    reduce(above: operatorMark, before: nil)
    let result = operandStack.removeLast()
    assert(operandStack.count == operandMark && operatorStack.count == operatorMark)
    return result.expression
  }

  private mutating func push(
    _ kind: OperatorFolding.Operator.Kind, _ precedence: OperatorPrecedence, _ node: NodeID,
    above mark: Int, _ expectsOperand: inout Bool
  ) {
    let start = tree.range(node).start
    if expectsOperand { pushMissingOperand(at: start) }
    reduce(above: mark, before: precedence)
    operatorStack.append(
      OperatorFolding.Operator(kind: kind, precedence: precedence, start: start))
    expectsOperand = true
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
