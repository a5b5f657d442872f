// Postfix chains, `base.a(b).c { }`: left-deep trees of any length. The way to the innermost base is
// walked with a stack of nodes, and the links are lowered from there outwards.

extension FactsBuilder.Lowering {
  /// Lowers a chain by its outermost link.
  ///
  /// - Parameter onConfiguration: The chain is a clause of `#if`: a link without a base stands on what
  ///   comes before the `#if`.
  mutating func postfixChain(_ node: NodeID, onConfiguration: Bool) -> ExpressionID {
    let mark = chain.count
    var current = node
    var base: ExpressionID?
    while tree.isLink(tree.kind(current)) {
      chain.append(current)
      guard let inner = tree.firstChild(current), tree.kind(inner).isExpression else {
        if onConfiguration {
          let start = tree.range(current).start
          base = add(.configurationBase, range: TextRange(start: start, end: start))
        }
        break
      }
      if tree.standsForType(inner, under: current) {
        let type = typeOfExpression(inner)
        base = add(.type(type), range: tree.range(inner))
        break
      }
      current = inner
      if !tree.isLink(tree.kind(current)) { base = expression(current) }
    }
    while chain.count > mark {
      let link = chain.removeLast()
      base = lower(link, on: base)
    }
    return base ?? expression(current)
  }

  private mutating func lower(_ link: NodeID, on written: ExpressionID?) -> ExpressionID {
    let range = tree.range(link)
    let kind = tree.kind(link)
    guard let base = written ?? (kind == .memberAccessExpr ? nil : missing(before: link)) else {
      let name = nameOfReference(link)
      let nameStart = tree.nameStart(of: link, or: range)
      return add(
        .implicitMember(name, genericArguments: .empty), range: range, nameStart: nameStart)
    }
    switch kind {
    case .memberAccessExpr:
      let name = nameOfReference(link)
      let id = add(
        .member(base: base, name, genericArguments: .empty), range: range,
        nameStart: tree.nameStart(of: link, or: range))
      keepLabels(of: link, as: id)
      return id
    case .callExpr:
      let arguments = self.arguments(of: link, behindBase: written != nil)
      if let call = completed(base, of: link, with: arguments) { return call }
      return add(
        .call(callee: base, arguments), range: range,
        nameStart: facts.expressions[base.index].nameStart)
    case .subscriptCallExpr:
      let arguments = self.arguments(of: link, behindBase: written != nil)
      return add(.subscripted(base: base, arguments), range: range)
    case .genericSpecializationExpr: return specialize(base, link)
    case .optionalChainingExpr:
      return add(
        .optionalChain(base), range: range, nameStart: facts.expressions[base.index].nameStart)
    case .forceUnwrapExpr:
      return add(
        .forceUnwrap(base), range: range, nameStart: facts.expressions[base.index].nameStart)
    case .postfixOperatorExpr:
      let main = tree.mainToken(link)
      let name = main == noToken ? .none : operatorName(from: main, to: tree.endOfOperator(main))
      return add(.postfix(name, base), range: range)
    case .postfixIfConfigExpr: return configured(base, link)
    default: return base
    }
  }

  /// `if list.reduce(0) { $0 + $1 } > 2`: in a condition the tree has two calls, as SwiftSyntax has, for what the compiler takes as one.
  private mutating func completed(
    _ base: ExpressionID, of link: NodeID, with closures: ArgumentList
  ) -> ExpressionID? {
    guard tree.mainToken(link) == noToken, let inner = tree.firstChild(link),
      tree.kind(inner) == .callExpr, tree.mainToken(inner) != noToken,
      case .call(let callee, let first) = facts.expressions[base.index].kind
    else { return nil }
    let mark = argumentStack.count
    for list in [first, closures] {
      for position in list.range { argumentStack.append(facts.arguments[position]) }
    }
    let arguments = argumentStack.move(from: mark, to: &facts.arguments)
    facts.expressions[base.index].kind = .other(.empty)
    return add(
      .call(callee: callee, arguments), range: tree.range(link),
      nameStart: facts.expressions[base.index].nameStart)
  }

  private mutating func missing(before link: NodeID) -> ExpressionID {
    let start = tree.range(link).start
    return add(.other(.empty), range: TextRange(start: start, end: start))
  }

  private mutating func arguments(of link: NodeID, behindBase: Bool) -> ArgumentList {
    let first = tree.firstChild(link)
    return arguments(from: behindBase ? first.flatMap { tree.nextSibling($0) } : first)
  }

  /// Generic arguments belong to the name that they stand behind.
  private mutating func specialize(_ base: ExpressionID, _ link: NodeID) -> ExpressionID {
    guard let clause = tree.child(link, .genericArgumentClause) else { return base }
    let arguments = genericArguments(clause)
    switch facts.expressions[base.index].kind {
    case .name(let name, _):
      facts.expressions[base.index].kind = .name(name, genericArguments: arguments)
    case .member(let inner, let name, _):
      facts.expressions[base.index].kind = .member(
        base: inner, name, genericArguments: arguments)
    case .implicitMember(let name, _):
      facts.expressions[base.index].kind = .implicitMember(name, genericArguments: arguments)
    default: return base
    }
    facts.expressions[base.index].range = tree.range(link)
    return base
  }

  /// `#if` within a chain: each clause is a chain on what stands before.
  private mutating func configured(_ base: ExpressionID, _ link: NodeID) -> ExpressionID {
    let mark = configuredExpressionStack.count
    if let config = tree.child(link, .ifConfig) {
      forEachClause(of: config) { (lowering, clause, own) in
        let value: ExpressionID
        if let node = lowering.tree.expression(of: clause) {
          value =
            lowering.tree.isLink(lowering.tree.kind(node))
            ? lowering.postfixChain(node, onConfiguration: true) : lowering.expression(node)
        } else {
          let end = lowering.tree.range(clause).end
          value = lowering.add(.configurationBase, range: TextRange(start: end, end: end))
        }
        lowering.configuredExpressionStack.append(
          ConfiguredExpression(condition: own, value: value))
      }
    }
    let clauses = configuredExpressionStack.move(from: mark, to: &facts.configuredExpressions)
    return add(
      .configured(base: base, clauses), range: tree.range(link),
      nameStart: facts.expressions[base.index].nameStart)
  }

  // MARK: Types that read as expressions

  /// The type that an expression spells, as `isType` found.
  private mutating func typeOfExpression(_ node: NodeID) -> TypeReferenceID {
    let range = tree.range(node)
    switch tree.kind(node) {
    case .typeExpr:
      return tree.type(of: node).map { type($0) } ?? add(type: .other, range: range)
    case .declReferenceExpr:
      return add(
        type: .named(base: nil, name(tree.mainToken(node)), arguments: .empty), range: range)
    case .memberAccessExpr:
      let base = tree.expression(of: node).map { typeOfExpression($0) }
      if let base, tree.tokenKind(tree.mainToken(node)) == .kwMetatype {
        return add(type: .metatype(base), range: range)
      }
      return add(
        type: .named(base: base, name(tree.mainToken(node)), arguments: .empty), range: range)
    case .genericSpecializationExpr:
      guard let inner = tree.expression(of: node),
        let clause = tree.child(node, .genericArgumentClause)
      else { return add(type: .other, range: range) }
      let base = typeOfExpression(inner)
      let arguments = genericArguments(clause)
      guard case .named(let outer, let name, _) = facts.types[base.index].kind else { return base }
      facts.types[base.index] = TypeReference(
        kind: .named(base: outer, name, arguments: arguments), range: range)
      return base
    case .optionalChainingExpr:
      let wrapped = tree.expression(of: node).map { typeOfExpression($0) }
      return add(type: wrapped.map { .optional($0) } ?? .other, range: range)
    case .arrayExpr:
      let element = tree.expression(of: node).map { typeOfExpression($0) }
      return add(type: element.map { .array($0) } ?? .other, range: range)
    case .dictionaryExpr:
      guard let element = tree.firstChild(node), let key = tree.firstChild(element),
        let value = tree.nextSibling(key)
      else { return add(type: .other, range: range) }
      let keyType = typeOfExpression(key)
      let valueType = typeOfExpression(value)
      return add(type: .dictionary(key: keyType, value: valueType), range: range)
    case .tupleExpr:
      if let only = tree.onlyElement(ofTuple: node), let value = tree.expression(of: only) {
        return typeOfExpression(value)
      }
      return add(type: .tuple(tupleElementsOfExpression(node)), range: range)
    case .sequenceExpr: return functionTypeOfExpression(node)
    default: return add(type: .other, range: range)
    }
  }

  private mutating func tupleElementsOfExpression(_ node: NodeID) -> TypeElementList {
    let mark = typeElementStack.count
    for element in tree.children(of: node) {
      guard let value = tree.expression(of: element) else { continue }
      let label = name(tree.mainToken(element))
      let type = typeOfExpression(value)
      typeElementStack.append(TypeElement(label: label, type: type))
    }
    return typeElementStack.move(from: mark, to: &facts.typeElements)
  }

  /// `(A) -> B`, read as operands around arrows.
  private mutating func functionTypeOfExpression(_ node: NodeID) -> TypeReferenceID {
    let operands = tree.children(of: node).filter { tree.kind($0).isExpression }
    guard var result = operands.last.map({ typeOfExpression($0) }) else {
      return add(type: .other, range: tree.range(node))
    }
    let end = tree.range(node).end
    for operand in operands.dropLast().reversed() {
      let range = TextRange(start: tree.range(operand).start, end: end)
      let parameters =
        tree.kind(operand) == .tupleExpr ? tupleElementsOfExpression(operand) : .empty
      result = add(type: .function(parameters: parameters, result: result), range: range)
    }
    return result
  }
}

extension TreeReader {
  fileprivate func isLink(_ kind: NodeKind) -> Bool {
    switch kind {
    case .memberAccessExpr, .callExpr, .subscriptCallExpr, .genericSpecializationExpr,
      .optionalChainingExpr, .forceUnwrapExpr, .postfixOperatorExpr, .postfixIfConfigExpr:
      true
    default: false
    }
  }

  fileprivate func nameStart(of link: NodeID, or range: TextRange) -> UInt32 {
    let main = mainToken(link)
    return main == noToken ? range.start : start(main)
  }

  /// Whether the base of a link is a type that the grammar reads as an expression: `[Int]` of
  /// `[Int]()`, `Foo?` of `Foo?.self`.
  fileprivate func standsForType(_ base: NodeID, under link: NodeID) -> Bool {
    switch kind(base) {
    case .arrayExpr, .dictionaryExpr:
      switch kind(link) {
      case .callExpr: return isType(base, depth: 0)
      case .memberAccessExpr: return namesTypeMember(link) && isType(base, depth: 0)
      default: return false
      }
    case .optionalChainingExpr, .tupleExpr:
      return kind(link) == .memberAccessExpr && namesTypeMember(link)
        && isType(base, depth: 0)
    default: return false
    }
  }

  /// `.self` and `.init`, which a value seldom has behind brackets or `?`.
  fileprivate func namesTypeMember(_ link: NodeID) -> Bool {
    switch tokenKind(mainToken(link)) {
    case .kwSelf, .kwInit: true
    default: false
    }
  }

  /// Whether an expression spells a type, with names that start like a type's.
  fileprivate func isType(_ node: NodeID, depth: Int) -> Bool {
    // A test that walks into every level costs the square of the nesting.
    guard depth < 16 else { return false }
    switch kind(node) {
    case .typeExpr: return true
    case .declReferenceExpr, .memberAccessExpr:
      let main = mainToken(node)
      guard startsLikeType(main) else { return false }
      guard kind(node) == .memberAccessExpr else { return true }
      return expression(of: node).map { isType($0, depth: depth + 1) } ?? false
    case .genericSpecializationExpr, .optionalChainingExpr:
      return expression(of: node).map { isType($0, depth: depth + 1) } ?? false
    case .arrayExpr:
      guard let only = firstChild(node), nextSibling(only) == nil else { return false }
      return isType(only, depth: depth + 1)
    case .dictionaryExpr:
      guard let only = firstChild(node), nextSibling(only) == nil,
        let key = firstChild(only), let value = nextSibling(key)
      else { return false }
      return isType(key, depth: depth + 1) && isType(value, depth: depth + 1)
    case .tupleExpr:
      for element in children(of: node) {
        guard let value = expression(of: element), isType(value, depth: depth + 1) else {
          return false
        }
      }
      return true
    case .sequenceExpr:
      for child in children(of: node) {
        switch kind(child) {
        case .arrowOperator: continue
        default: guard isType(child, depth: depth + 1) else { return false }
        }
      }
      return true
    default: return false
    }
  }
}
