// Expressions that are no chain: names, literals, closures, and the wrappers that carry no value.

extension FactsBuilder.Lowering {
  @inline(__always)
  mutating func add(
    _ kind: Expression.Kind, range: TextRange, nameStart: UInt32
  ) -> ExpressionID {
    let id = ExpressionID(facts.expressions.count)
    facts.expressions.append(Expression(kind: kind, range: range, nameStart: nameStart))
    return id
  }

  @inline(__always)
  mutating func add(_ kind: Expression.Kind, range: TextRange) -> ExpressionID {
    add(kind, range: range, nameStart: range.start)
  }

  /// Stands where an expression is missing: nothing, at the end of a node.
  mutating func missing(_ node: NodeID) -> ExpressionID {
    let end = tree.range(node).end
    return add(.other(.empty), range: TextRange(start: end, end: end))
  }

  /// The first expression below a node.
  mutating func expression(in node: NodeID) -> ExpressionID {
    for child in tree.children(of: node) where tree.kind(child).isExpression {
      return expression(child)
    }
    return missing(node)
  }

  /// Every nesting goes through here, so that nothing but calls keeps its frame small.
  mutating func expression(_ node: NodeID) -> ExpressionID {
    let kind = tree.kind(node)
    switch kind {
    case .declReferenceExpr: return reference(node)
    case .memberAccessExpr, .callExpr, .subscriptCallExpr, .genericSpecializationExpr,
      .optionalChainingExpr, .forceUnwrapExpr, .postfixOperatorExpr, .postfixIfConfigExpr:
      return postfixChain(node, onConfiguration: false)
    case .sequenceExpr: return sequence(node)
    case .stringLiteralExpr: return string(node)
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
      .discardAssignmentExpr:
      return literal(node, kind)
    case .closureExpr: return closure(node)
    case .tupleExpr: return tuple(node)
    case .tryExpr, .awaitExpr, .unsafeExpr: return effects(node)
    case .consumeExpr, .borrowExpr, .copyExpr, .packExpansionExpr, .packElementExpr:
      return expression(in: node)
    case .arrayExpr: return array(node)
    case .dictionaryExpr: return dictionary(node)
    case .prefixOperatorExpr, .inOutExpr: return prefixed(node, kind)
    case .typeExpr: return typeValue(node)
    case .keyPathExpr: return keyPath(node)
    case .macroExpansionExpr: return macro(node)
    case .ifExpr: return conditional(node)
    case .switchExpr: return selection(node)
    case .doExpr: return doCatch(node)
    case .patternExpr: return patternName(node)
    default: return others(node)
    }
  }

  private mutating func reference(_ node: NodeID) -> ExpressionID {
    let id = add(.name(nameOfReference(node), genericArguments: .empty), range: tree.range(node))
    keepLabels(of: node, as: id)
    return id
  }

  /// Keeps the labels that stand behind a name: `row(for:)`.
  mutating func keepLabels(of node: NodeID, as id: ExpressionID) {
    guard let names = tree.child(node, .argumentNames) else { return }
    let mark = nameStack.count
    for token in tree.firstToken(names)..<tree.endToken(names)
    where tree.tokenKind(token + 1) == .colon {
      nameStack.append(tree.tokenKind(token) == .wildcard ? .none : name(token))
    }
    let labels = nameStack.move(from: mark, to: &facts.nameRuns)
    facts.labelledReferences.append(
      FileFacts.LabelledReference(expression: id, labels: labels))
  }

  /// A literal of one token, and `_`.
  private mutating func literal(_ node: NodeID, _ kind: NodeKind) -> ExpressionID {
    let range = tree.range(node)
    switch kind {
    case .booleanLiteralExpr:
      return add(.boolean(tree.tokenKind(tree.mainToken(node)) == .kwTrue), range: range)
    case .nilLiteralExpr: return add(.none, range: range)
    case .discardAssignmentExpr: return add(.name(.none, genericArguments: .empty), range: range)
    default: return add(.number(names.name(ofText: range, in: tree)), range: range)
    }
  }

  private mutating func prefixed(_ node: NodeID, _ kind: NodeKind) -> ExpressionID {
    let operand = expression(in: node)
    if kind == .inOutExpr { return add(.inOut(operand), range: tree.range(node)) }
    let main = tree.mainToken(node)
    let name = main == noToken ? .none : operatorName(from: main, to: tree.endOfOperator(main))
    return add(.prefix(name, operand), range: tree.range(node))
  }

  private mutating func typeValue(_ node: NodeID) -> ExpressionID {
    guard let child = tree.type(of: node) else { return others(node) }
    let type = self.type(child)
    return add(.type(type), range: tree.range(node))
  }

  private mutating func macro(_ node: NodeID) -> ExpressionID {
    let arguments = self.arguments(of: node)
    return add(.macro(name(tree.mainToken(node)), arguments), range: tree.range(node))
  }

  /// What has no kind of its own, with the expressions in it.
  mutating func others(_ node: NodeID) -> ExpressionID {
    let mark = ids.count
    for child in tree.children(of: node) where tree.kind(child).isExpression {
      ids.append(expression(child).rawValue)
    }
    let list = ids.move(from: mark, to: &facts.expressionIDs)
    return add(.other(list), range: tree.range(node))
  }

  /// The name that a pattern within an expression binds; where a pattern cannot stand, a name.
  private mutating func patternName(_ node: NodeID) -> ExpressionID {
    var pattern = tree.pattern(of: node)
    while let outer = pattern, tree.kind(outer) == .valueBindingPattern {
      pattern = tree.pattern(of: outer)
    }
    guard let pattern, tree.kind(pattern) == .identifierPattern else { return others(node) }
    return add(
      .name(name(tree.mainToken(pattern)), genericArguments: .empty), range: tree.range(node))
  }

  /// The name of a reference, the parts of an operator joined.
  mutating func nameOfReference(_ node: NodeID) -> LocalName {
    let main = tree.mainToken(node)
    guard main != noToken else { return .none }
    if main + 1 < tree.endToken(node), tree.tokenKind(main).isOperator {
      return operatorName(from: main, to: tree.endOfOperator(main))
    }
    return name(main)
  }

  // MARK: Wrappers

  private mutating func effects(_ node: NodeID) -> ExpressionID {
    let (inner, isOptional) = unwrapEffects(node)
    switch tree.kind(inner) {
    case .tryExpr, .awaitExpr, .unsafeExpr: return others(inner)
    default: break
    }
    let operand = expression(inner)
    return isOptional ? add(.optionalTry(operand), range: tree.range(node)) : operand
  }

  /// Steps through `try`, `await` and `unsafe`, and notes a `try` that is no `try?`.
  mutating func unwrapEffects(_ node: NodeID) -> (inner: NodeID, isOptional: Bool) {
    let (inner, isOptional, attempt) = tree.unwrapEffects(node)
    if let attempt, !isOptional { facts.attempts.append(attempt) }
    return (inner, isOptional)
  }

  /// A tuple; parentheses around one expression are that expression.
  private mutating func tuple(_ node: NodeID) -> ExpressionID {
    if let only = tree.onlyElement(ofTuple: node) { return argumentValue(only) }
    let arguments = self.arguments(of: node)
    return add(.tuple(arguments), range: tree.range(node))
  }

  // MARK: Arguments

  /// The value of an `argument`: an expression, or an operator by its name.
  mutating func argumentValue(_ node: NodeID) -> ExpressionID {
    for child in tree.children(of: node) {
      let kind = tree.kind(child)
      if kind.isExpression { return expression(child) }
      if kind == .binaryOperator {
        let name = operatorName(from: tree.mainToken(child), to: tree.endToken(child))
        return add(.name(name, genericArguments: .empty), range: tree.range(child))
      }
    }
    return missing(node)
  }

  /// The arguments below a node, trailing closures included.
  mutating func arguments(of node: NodeID) -> ArgumentList {
    arguments(from: tree.firstChild(node))
  }

  mutating func arguments(from first: NodeID?) -> ArgumentList {
    let mark = argumentStack.count
    for child in tree.siblings(from: first) {
      switch tree.kind(child) {
      case .argument:
        let label = name(tree.mainToken(child))
        let value = argumentValue(child)
        argumentStack.append(Argument(label: label, value: value))
      case .closureExpr:
        let value = closure(child)
        argumentStack.append(Argument(label: .none, value: value, isTrailing: true))
      case .labeledClosure:
        let label = name(tree.mainToken(child))
        let value = expression(in: child)
        argumentStack.append(Argument(label: label, value: value, isTrailing: true))
      default: continue
      }
    }
    return argumentStack.move(from: mark, to: &facts.arguments)
  }

  // MARK: Literals

  private mutating func string(_ node: NodeID) -> ExpressionID {
    let range = tree.range(node)
    if tree.firstChild(node) == nil {
      let text = tree.textBetweenQuotes(node)
      return add(.string(literal: names.name(ofText: text, in: tree), .empty), range: range)
    }
    let mark = ids.count
    for interpolation in tree.children(of: node) where tree.kind(interpolation) == .interpolation {
      for argument in tree.children(of: interpolation) where tree.kind(argument) == .argument {
        ids.append(argumentValue(argument).rawValue)
      }
    }
    let parts = ids.move(from: mark, to: &facts.expressionIDs)
    return add(.string(literal: .none, parts), range: range)
  }

  private mutating func array(_ node: NodeID) -> ExpressionID {
    let mark = ids.count
    elements(from: tree.firstChild(node))
    let list = ids.move(from: mark, to: &facts.expressionIDs)
    return add(.array(list), range: tree.range(node))
  }

  /// Elements of an array, those under `#if` included.
  private mutating func elements(from first: NodeID?) {
    for child in tree.siblings(from: first) {
      let kind = tree.kind(child)
      if kind.isExpression {
        ids.append(expression(child).rawValue)
      } else if kind == .ifConfig {
        forEachClause(of: child) { (lowering, clause, _) in
          lowering.elements(from: lowering.tree.firstChild(clause))
        }
      }
    }
  }

  private mutating func dictionary(_ node: NodeID) -> ExpressionID {
    let mark = ids.count
    for element in tree.children(of: node) where tree.kind(element) == .dictionaryElement {
      var count = 0
      for child in tree.children(of: element) where tree.kind(child).isExpression && count < 2 {
        ids.append(expression(child).rawValue)
        count += 1
      }
      while count < 2 {
        ids.append(missing(element).rawValue)
        count += 1
      }
    }
    let list = ids.move(from: mark, to: &facts.expressionIDs)
    return add(.dictionary(list), range: tree.range(node))
  }

  private mutating func keyPath(_ node: NodeID) -> ExpressionID {
    var root: TypeReferenceID?
    var isPlain = true
    let mark = nameStack.count
    var last: NodeID?
    var count = 0
    for child in tree.children(of: node) {
      let kind = tree.kind(child)
      if !kind.isType { (last, count) = (child, count + 1) }
      switch kind {
      case .keyPathProperty: nameStack.append(nameOfReference(child))
      case .keyPathSubscript, .keyPathOptional, .keyPathMethod: isPlain = false
      default: if kind.isType { root = type(child) }
      }
    }
    let components = nameStack.move(from: mark, to: &facts.nameRuns)
    let path = add(.keyPath(root: root, components, isPlain: isPlain), range: tree.range(node))
    guard count == 1, let last, tree.kind(last) == .keyPathSubscript else { return path }
    // `\.[T.self]` leads to what the subscript gives of the root.
    let arguments = self.arguments(of: last)
    return add(.subscripted(base: path, arguments), range: tree.range(node))
  }

  // MARK: Closures

  mutating func closure(_ node: NodeID) -> ExpressionID {
    let range = tree.range(node)
    var captures = ArgumentList.empty
    var parameters = ParameterList.empty
    var result: TypeReferenceID?
    if let first = tree.firstChild(node), tree.kind(first) == .closureSignature {
      captures = self.captures(of: first)
      parameters = closureParameters(of: first)
      result = tree.type(of: first).map { type($0) }
    }
    let body = block(node)
    let id = ClosureID(facts.closures.count)
    facts.closures.append(
      Closure(
        parameters: parameters, captures: captures, result: result, body: body, range: range))
    return add(.closure(id), range: range)
  }

  private mutating func captures(of signature: NodeID) -> ArgumentList {
    let mark = argumentStack.count
    for child in tree.children(of: signature) where tree.kind(child) == .closureCapture {
      let main = tree.mainToken(child)
      guard main != noToken else { continue }
      let label = name(main)
      let value =
        tree.expression(of: child).map { expression($0) }
        ?? add(.name(label, genericArguments: .empty), range: tree.range(ofToken: main))
      argumentStack.append(Argument(label: label, value: value))
    }
    return argumentStack.move(from: mark, to: &facts.arguments)
  }

  private mutating func closureParameters(of signature: NodeID) -> ParameterList {
    let mark = parameterStack.count
    for child in tree.children(of: signature) {
      switch tree.kind(child) {
      case .parameterClause: gatherParameters(of: child, .closure)
      case .closureParameter:
        parameterStack.append(
          Parameter(
            label: .none, name: name(tree.mainToken(child)), type: nil, range: tree.range(child)))
      default: continue
      }
    }
    return parameterStack.move(from: mark, to: &facts.parameters)
  }
}

extension TreeReader {
  /// Steps through `try`, `await` and `unsafe`, and tells whether a `try?` was among them, and where a `try` was.
  fileprivate func unwrapEffects(
    _ node: NodeID
  ) -> (inner: NodeID, isOptional: Bool, attempt: UInt32?) {
    var inner = node
    var isOptional = false
    var attempt: UInt32?
    while true {
      switch kind(inner) {
      case .tryExpr:
        attempt = start(mainToken(inner))
        switch tokenKind(mainToken(inner) &+ 1) {
        case .postfixQuestion, .infixQuestion: isOptional = true
        default: break
        }
      case .awaitExpr, .unsafeExpr: break
      default: return (inner, isOptional, attempt)
      }
      guard let next = expression(of: inner) else { return (inner, false, attempt) }
      inner = next
    }
  }

  /// The element of `(x)`.
  func onlyElement(ofTuple node: NodeID) -> NodeID? {
    guard let only = firstChild(node), nextSibling(only) == nil,
      kind(only) == .argument, mainToken(only) == noToken
    else { return nil }
    return only
  }

  /// From behind the opening quote to before the closing one; to the end of what is unfinished.
  fileprivate func textBetweenQuotes(_ node: NodeID) -> TextRange {
    let quote = mainToken(node)
    let end = endToken(node)
    guard quote != noToken, quote < end else {
      let start = range(node).start
      return TextRange(start: start, end: start)
    }
    let kind = tokenKind(quote)
    var last = end - 1
    if last > quote, tokenKind(last) == .rawStringPounds { last -= 1 }
    let start = self.end(quote)
    let isClosed = last > quote && tokenKind(last) == kind
    return TextRange(
      start: start, end: max(start, isClosed ? self.start(last) : range(node).end))
  }
}
