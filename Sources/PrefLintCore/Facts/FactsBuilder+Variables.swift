// `let` and `var`: one declaration a name, whether they stand in a type, in a file or in a body; and the
// accessors of properties and subscripts.

extension FactsBuilder.Lowering {
  /// Leaves what a `let` or `var` binds on `ids`: declarations, or statements in a body.
  mutating func bind(_ node: NodeID, isLocal: Bool) {
    let prefix = prefix(of: node)
    let isLet = tree.tokenKind(tree.mainToken(node)) == .kwLet
    /// Names that wait for a type: `a` in `let a, b: Int`.
    var untyped: [VariableID] = []
    for binding in tree.siblings(from: prefix.rest) where tree.kind(binding) == .patternBinding {
      guard let pattern = tree.pattern(of: binding) else { continue }
      if tree.kind(pattern) == .identifierPattern {
        let id = bindName(
          pattern, of: binding, in: node, isLet: isLet, prefix: prefix, waiting: &untyped)
        ids.append(isLocal ? addStatement(declaring: id, node) : id.rawValue)
      } else if isLocal {
        ids.append(destructure(pattern, of: binding, in: node))
      } else {
        declareNames(in: pattern, of: binding, in: node, isLet: isLet, prefix: prefix)
      }
    }
  }

  private mutating func addStatement(declaring id: DeclarationID, _ node: NodeID) -> UInt32 {
    add(.declaration(id), range: tree.range(node)).rawValue
  }

  private mutating func destructure(
    _ pattern: NodeID, of binding: NodeID, in node: NodeID
  ) -> UInt32 {
    let lowered = self.pattern(pattern, typed: tree.type(of: binding))
    let value = tree.expression(of: binding).map { expression($0) }
    return add(.destructured(lowered, value), range: tree.range(node)).rawValue
  }

  /// Bindings at the top level that bind no name: what they evaluate is a statement.
  mutating func lowerNamelessBindings(_ node: NodeID) {
    for binding in tree.children(of: node) where tree.kind(binding) == .patternBinding {
      guard let pattern = tree.pattern(of: binding), tree.kind(pattern) == .wildcardPattern
      else { continue }
      facts.statements.append(
        StatementID(Int(destructure(pattern, of: binding, in: node))))
    }
  }

  /// `let (title, make) = ("Cart", { Row() })`: each name is a part of the value.
  private mutating func declareNames(
    in pattern: NodeID, of binding: NodeID, in node: NodeID, isLet: Bool, prefix: Prefix
  ) {
    let value = tree.expression(of: binding).map { expression($0) }
    var parts: [(token: TokenIndex, value: ExpressionID?)] = []
    gather(partsOf: pattern, value, &parts)
    for (token, value) in parts where token != noToken {
      let variable = add(
        Variable(
          isLet: isLet, type: nil, initializer: value, accessors: .empty, keyword: keyword(of: node)
        ))
      let id = addDeclaration(
        name: name(token), range: tree.range(node), nameRange: tree.range(ofToken: token),
        prefix: prefix, kind: .variable(variable))
      ids.append(id.rawValue)
    }
  }

  /// The names that a pattern binds, with what each is worth: an element of a tuple that is written out, or a member of another
  /// value.
  private mutating func gather(
    partsOf pattern: NodeID, _ value: ExpressionID?,
    _ parts: inout [(token: TokenIndex, value: ExpressionID?)]
  ) {
    switch tree.kind(pattern) {
    case .identifierPattern: parts.append((tree.mainToken(pattern), value))
    case .valueBindingPattern:
      if let inner = tree.pattern(of: pattern) { gather(partsOf: inner, value, &parts) }
    case .tuplePattern:
      let elements = Array(tree.children(of: pattern))
      for (index, element) in elements.enumerated() {
        guard let inner = tree.pattern(of: element) else { continue }
        let part = elements.count == 1 ? value : value.map { self.part(index, of: $0) }
        gather(partsOf: inner, part, &parts)
      }
    default: return
    }
  }

  private mutating func part(_ index: Int, of value: ExpressionID) -> ExpressionID {
    if case .tuple(let elements) = facts.expressions[value.index].kind, index < elements.count {
      return facts.arguments[Int(elements.start) + index].value
    }
    return add(
      .member(base: value, names.name(of: "\(index)"), genericArguments: .empty),
      range: facts.expressions[value.index].range)
  }

  private func keyword(of node: NodeID) -> TextRange { tree.mainRange(node) }

  private mutating func add(_ variable: Variable) -> VariableID {
    let id = VariableID(facts.variables.count)
    facts.variables.append(variable)
    return id
  }

  private mutating func bindName(
    _ pattern: NodeID, of binding: NodeID, in node: NodeID, isLet: Bool, prefix: Prefix,
    waiting untyped: inout [VariableID]
  ) -> DeclarationID {
    let main = tree.mainToken(pattern)
    let nameRange = tree.mainRange(pattern)
    let id = addDeclaration(
      name: name(main), range: tree.range(node), nameRange: nameRange, prefix: prefix)
    let outer = parent
    parent = id
    var variable = Variable(
      isLet: isLet, type: nil, initializer: nil, accessors: .empty, keyword: keyword(of: node))
    for child in tree.siblings(from: tree.nextSibling(pattern)) {
      let kind = tree.kind(child)
      if kind.isType {
        variable.type = type(child)
      } else if kind.isExpression {
        variable.initializer = expression(child)
      } else if kind == .accessorBlock {
        variable.accessors = accessors(child)
      }
    }
    let variableID = add(variable)
    if let type = variable.type {
      for waiting in untyped { facts.variables[waiting.index].type = type }
      untyped.removeAll()
    } else if variable.initializer != nil {
      untyped.removeAll()
    } else {
      untyped.append(variableID)
    }
    facts.declarations[id.index].kind = .variable(variableID)
    parent = outer
    return id
  }

  // MARK: Accessors

  /// The accessors of a block; a block without any is the body of a getter.
  mutating func accessors(_ node: NodeID) -> AccessorList {
    let mark = accessorStack.count
    if tree.isImplicitGetter(node) {
      let code = self.body(node)
      accessorStack.append(Accessor(kind: .get, body: code, range: tree.range(node)))
    } else {
      gatherAccessors(from: tree.firstChild(node))
    }
    return accessorStack.move(from: mark, to: &facts.accessors)
  }

  private mutating func gatherAccessors(from first: NodeID?) {
    for child in tree.siblings(from: first) {
      switch tree.kind(child) {
      case .accessorDecl:
        let code = tree.child(child, .codeBlock).map { body($0) }
        accessorStack.append(
          Accessor(
            kind: tree.accessorKind(child), body: code, isMutating: tree.isMutating(child),
            range: tree.range(child)))
      case .ifConfig:
        forEachClause(of: child) { (lowering, clause, _) in
          lowering.gatherAccessors(from: lowering.tree.firstChild(clause))
        }
      default: continue
      }
    }
  }
}

extension TreeReader {
  /// Whether a block has items where accessors could be; an empty one is a getter, too.
  fileprivate func isImplicitGetter(_ node: NodeID) -> Bool {
    for child in children(of: node) {
      switch kind(child) {
      case .accessorDecl: return false
      case .ifConfig:
        for clause in children(of: child) where self.child(clause, .accessorDecl) != nil {
          return false
        }
        return true
      case .unparsed: continue
      default: return true
      }
    }
    return firstToken(node) + 2 >= endToken(node)
  }

  fileprivate func isMutating(_ accessor: NodeID) -> Bool {
    children(of: accessor).contains { kind($0) == .modifier && modifier($0).contains(.isMutating) }
  }

  fileprivate func accessorKind(_ node: NodeID) -> Accessor.Kind {
    switch tokenKind(mainToken(node)) {
    case .kwGet: .get
    case .kwSet: .set
    case .kwWillSet: .willSet
    case .kwDidSet: .didSet
    default: .other
    }
  }
}
