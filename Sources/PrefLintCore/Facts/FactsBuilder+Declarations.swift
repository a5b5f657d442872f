// Declarations: types with their members, functions, and the rest that has a name of its own. A
// declaration takes its place in the pool before what is inside it, so that children know their parent.

extension FactsBuilder.Lowering {
  /// Leaves the declarations of a node on `ids`: none for an import, one for most, one a name for
  /// variables and cases.
  mutating func declare(_ node: NodeID) {
    let outer = condition
    denyPlatforms(of: node)
    defer { condition = outer }
    switch tree.kind(node) {
    case .importDecl: importModule(node)
    case .structDecl: declareType(node, .structure)
    case .classDecl: declareType(node, .classType)
    case .actorDecl: declareType(node, .actor)
    case .enumDecl: declareType(node, .enumeration)
    case .protocolDecl: declareType(node, .protocolType)
    case .extensionDecl: declareExtension(node)
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl: declareFunction(node)
    case .variableDecl: bind(node, isLocal: false)
    case .enumCaseDecl: declareCases(node)
    case .typealiasDecl, .associatedtypeDecl: declareAlias(node)
    case .macroExpansionDecl, .macroExpansionExpr: declareMacroExpansion(node)
    default: declareOther(node)
    }
  }

  // MARK: Places in the pool

  /// What stands before the keyword of a declaration, and the first child behind it.
  struct Prefix {
    var attributes = AttributeList.empty
    var modifiers: DeclarationModifiers = []
    var rest: NodeID?
  }

  /// Takes a place in the pool. Its kind is set when its parts are known.
  mutating func addDeclaration(
    name: LocalName, range: TextRange, nameRange: TextRange, prefix: Prefix,
    kind: Declaration.Kind = .other
  ) -> DeclarationID {
    let id = DeclarationID(facts.declarations.count)
    facts.declarations.append(
      Declaration(
        kind: kind, name: name, range: range, nameRange: nameRange, parent: parent,
        modifiers: prefix.modifiers, attributes: prefix.attributes, condition: condition))
    return id
  }

  private mutating func addDeclaration(_ node: NodeID, prefix: Prefix) -> DeclarationID {
    let main = tree.mainToken(node)
    guard main != noToken else {
      return addDeclaration(
        name: .none, range: tree.range(node), nameRange: tree.keywordRange(node), prefix: prefix)
    }
    let end = tree.tokenKind(main).isOperator ? tree.endOfOperator(main) : main + 1
    return addDeclaration(
      name: operatorName(from: main, to: end), range: tree.range(node),
      nameRange: TextRange(start: tree.start(main), end: tree.end(end - 1)), prefix: prefix)
  }

  // MARK: Attributes and modifiers

  mutating func prefix(of node: NodeID) -> Prefix {
    var prefix = Prefix()
    let mark = attributeStack.count
    var next = tree.firstChild(node)
    while let child = next {
      switch tree.kind(child) {
      case .attribute:
        gatherAttribute(child)
        if isUnavailable(child) { prefix.modifiers.insert(.isUnavailable) }
      case .modifier: prefix.modifiers.formUnion(tree.modifier(child))
      case .ifConfig: gatherAttributes(under: child)
      default:
        prefix.rest = child
        prefix.attributes = attributeStack.move(from: mark, to: &facts.attributes)
        return prefix
      }
      next = tree.nextSibling(child)
    }
    prefix.attributes = attributeStack.move(from: mark, to: &facts.attributes)
    return prefix
  }

  /// Whether an attribute takes a declaration from all code, on all platforms.
  private func isUnavailable(_ attribute: NodeID) -> Bool {
    unavailablePlatform(attribute).map { tree.spells($0, "*") } ?? false
  }

  /// The token of the platform on which an attribute makes a declaration unavailable; nil for other attributes.
  private func unavailablePlatform(_ attribute: NodeID) -> TokenIndex? {
    guard tree.spells(tree.mainToken(attribute), "available") else { return nil }
    let arguments = tree.children(of: attribute).filter { tree.kind($0) == .availabilityArgument }
    guard let platform = arguments.first, arguments.count > 1,
      tree.spells(tree.mainToken(arguments[1]), "unavailable")
    else { return nil }
    return tree.mainToken(platform)
  }

  /// `@available(visionOS, unavailable)`: what uses the declaration is not compiled for that platform, as if it stood under
  /// `#if !os(visionOS)`.
  private mutating func denyPlatforms(of node: NodeID) {
    var next = tree.firstChild(node)
    while let child = next {
      switch tree.kind(child) {
      case .attribute:
        if let platform = unavailablePlatform(child), tree.tokenKind(platform).isWord {
          let denied = conditions.not(conditions.make(.platform(name(platform))))
          condition = conditions.and(condition, denied)
        }
      case .modifier: break
      default: return
      }
      next = tree.nextSibling(child)
    }
  }

  private mutating func gatherAttributes(under node: NodeID) {
    for clause in tree.children(of: node) {
      for child in tree.children(of: clause) {
        switch tree.kind(child) {
        case .attribute: gatherAttribute(child)
        case .ifConfig: gatherAttributes(under: child)
        default: continue
        }
      }
    }
  }

  mutating func gatherAttribute(_ node: NodeID) {
    let type =
      tree.type(of: node).map { self.type($0) } ?? missingType(at: tree.range(node).end)
    let arguments = self.arguments(of: node)
    attributeStack.append(
      Attribute(
        type: type, name: name(tree.mainToken(node)), arguments: arguments,
        hasArguments: tree.tokenKind(tree.endToken(node) &- 1) == .rightParen,
        range: tree.range(node)))
  }

  // MARK: Imports

  private mutating func importModule(_ node: NodeID) {
    let module = name(tree.mainToken(node))
    facts.imports.append(
      FileFacts.Import(module: module, condition: condition, isExported: isExported(node)))
  }

  /// `@_exported import`: who imports this module sees the other, too.
  private func isExported(_ node: NodeID) -> Bool {
    for child in tree.children(of: node) where tree.kind(child) == .attribute {
      if tree.spells(tree.mainToken(child), "_exported") { return true }
    }
    return false
  }

  // MARK: Types

  private mutating func declareType(_ node: NodeID, _ kind: Declaration.Kind) {
    let prefix = prefix(of: node)
    let id = addDeclaration(node, prefix: prefix)
    ids.append(id.rawValue)
    facts.declarations[id.index].kind = kind
    lowerParts(of: id, from: prefix.rest)
  }

  private mutating func declareExtension(_ node: NodeID) {
    let prefix = prefix(of: node)
    let id = addDeclaration(node, prefix: prefix)
    ids.append(id.rawValue)
    let written = tree.type(of: node)
    let type = written.map { self.type($0) } ?? missingType(at: tree.range(node).end)
    facts.declarations[id.index].kind = .extensionOf(type)
    if let written {
      let (name, range) = extendedName(written)
      facts.declarations[id.index].name = name
      facts.declarations[id.index].nameRange = range
    }
    lowerParts(of: id, from: prefix.rest)
  }

  /// The last component of an extended type; the type that `[T]` or `T?` is short for.
  private mutating func extendedName(_ type: NodeID) -> (LocalName, TextRange) {
    let main = tree.mainToken(type)
    let range = tree.range(type)
    switch tree.kind(type) {
    case .identifierType, .memberType: return (name(main), tree.mainRange(type))
    case .attributedType:
      return tree.type(of: type).map { extendedName($0) } ?? (.none, range)
    case .arrayType: return (names.name(of: "Array"), range)
    case .dictionaryType: return (names.name(of: "Dictionary"), range)
    case .optionalType: return (names.name(of: "Optional"), range)
    default: return (.none, range)
    }
  }

  /// Generic parameters, inheritance, requirements and members of a declaration.
  private mutating func lowerParts(of id: DeclarationID, from first: NodeID?) {
    for child in tree.siblings(from: first) {
      switch tree.kind(child) {
      case .genericParameterClause:
        facts.declarations[id.index].genericParameters = genericParameters(child)
      case .inheritanceClause:
        facts.declarations[id.index].inheritance = types(of: child)
      case .genericWhereClause:
        facts.declarations[id.index].requirements = requirements(child)
      case .memberBlock:
        let outer = parent
        parent = id
        let mark = ids.count
        gatherMembers(from: tree.firstChild(child))
        facts.declarations[id.index].members = ids.move(from: mark, to: &facts.declarationIDs)
        parent = outer
      default: continue
      }
    }
  }

  private mutating func gatherMembers(from first: NodeID?) {
    for child in tree.siblings(from: first) {
      let kind = tree.kind(child)
      if kind == .ifConfig {
        forEachClause(of: child) { (lowering, clause, _) in
          lowering.gatherMembers(from: lowering.tree.firstChild(clause))
        }
      } else if kind.isDeclaration || kind == .macroExpansionExpr {
        declare(child)
      }
    }
  }

  // MARK: Generics

  private mutating func genericParameters(_ clause: NodeID) -> GenericParameterList {
    let mark = genericStack.count
    for child in tree.children(of: clause) where tree.kind(child) == .genericParameter {
      let constraint = tree.type(of: child).map { type($0) }
      genericStack.append(
        GenericParameter(name: name(tree.mainToken(child)), constraint: constraint))
    }
    return genericStack.move(from: mark, to: &facts.genericParameters)
  }

  private mutating func requirements(_ clause: NodeID) -> RequirementList {
    let mark = requirementStack.count
    for child in tree.children(of: clause) {
      let kind = tree.kind(child)
      guard kind == .sameTypeRequirement || kind == .conformanceRequirement else { continue }
      guard let left = tree.firstChild(child), let right = tree.nextSibling(left) else { continue }
      let subject = typeOrOther(left)
      let bound = typeOrOther(right)
      requirementStack.append(
        Requirement(subject: subject, isSameType: kind == .sameTypeRequirement, bound: bound))
    }
    return requirementStack.move(from: mark, to: &facts.requirements)
  }

  private mutating func typeOrOther(_ node: NodeID) -> TypeReferenceID {
    tree.kind(node).isType ? type(node) : add(type: .other, range: tree.range(node))
  }

  // MARK: Functions

  private mutating func declareFunction(_ node: NodeID) {
    let prefix = prefix(of: node)
    let id = addDeclaration(node, prefix: prefix)
    ids.append(id.rawValue)
    let outer = parent
    parent = id
    defer { parent = outer }

    let nodeKind = tree.kind(node)
    var function = Function(parameters: .empty, result: nil, body: nil)
    var accessors = AccessorList.empty
    for child in tree.siblings(from: prefix.rest) {
      let kind = tree.kind(child)
      switch kind {
      case .genericParameterClause:
        facts.declarations[id.index].genericParameters = genericParameters(child)
      case .parameterClause:
        let mark = parameterStack.count
        gatherParameters(of: child, nodeKind == .subscriptDecl ? .subscripted : .function)
        function.parameters = parameterStack.move(from: mark, to: &facts.parameters)
      case .genericWhereClause:
        facts.declarations[id.index].requirements = requirements(child)
      case .codeBlock: function.body = body(child)
      case .effects:
        let effect = tree.tokenKind(tree.mainToken(child))
        function.isThrowing = effect == .kwThrows || effect == .kwRethrows
      case .accessorBlock: accessors = self.accessors(child)
      default: if kind.isType { function.result = type(child) }
      }
    }
    let functionID = FunctionID(facts.functions.count)
    facts.functions.append(function)
    facts.declarations[id.index].kind =
      switch nodeKind {
      case .initializerDecl: .initializer(functionID, isFailable: tree.isFailable(node))
      case .deinitializerDecl: .deinitializer(functionID)
      case .subscriptDecl: .subscriptMember(functionID, accessors)
      default: .function(functionID)
      }
  }

  // MARK: Parameters

  /// What a parameter's lone name is: a label, too, or only the name inside.
  enum ParameterStyle {
    case function, subscripted, enumCase, closure
  }

  /// Leaves the parameters of a clause on their stack, those under `#if` included.
  mutating func gatherParameters(of clause: NodeID, _ style: ParameterStyle) {
    for child in tree.children(of: clause) {
      switch tree.kind(child) {
      case .parameter: gatherParameter(child, style)
      case .ifConfig:
        forEachClause(of: child) { (lowering, inner, _) in
          lowering.gatherParameters(of: inner, style)
        }
      default: continue
      }
    }
  }

  private mutating func gatherParameter(_ node: NodeID, _ style: ParameterStyle) {
    let prefix = prefix(of: node)
    var typeID: TypeReferenceID?
    var isVariadic = false
    var isDelayed = false
    var isInOut = false
    var defaultValue: ExpressionID?
    for child in tree.siblings(from: prefix.rest) {
      let kind = tree.kind(child)
      if kind.isType {
        typeID = type(child)
        // A pack takes any number of arguments, as well.
        isVariadic = kind == .packExpansionType || tree.isVariadic(node, type: child)
        isInOut = tree.isInOut(child)
        isDelayed =
          tree.carriesAttribute(child, endingWith: "autoclosure")
          && tree.carriesAttribute(child, endingWith: "escaping")
      } else if kind.isExpression {
        defaultValue = expression(child)
      }
    }
    let first = tree.mainToken(node)
    var label = name(first)
    var inner = label
    if first != noToken, first + 1 < tree.endToken(node), tree.isParameterName(first + 1) {
      inner = name(first + 1)
    } else if style == .subscripted {
      label = .none
    }
    if style == .closure { label = .none }
    parameterStack.append(
      Parameter(
        label: label, name: inner, type: typeID, defaultValue: defaultValue,
        attributes: prefix.attributes, isVariadic: isVariadic, isDelayed: isDelayed,
        isInOut: isInOut,
        range: tree.range(node)))
  }

  // MARK: Cases

  private mutating func declareCases(_ node: NodeID) {
    let prefix = prefix(of: node)
    for element in tree.siblings(from: prefix.rest) where tree.kind(element) == .enumCaseElement {
      let main = tree.mainToken(element)
      let id = addDeclaration(
        name: name(main), range: tree.range(node),
        nameRange: tree.mainRange(element),
        prefix: prefix)
      ids.append(id.rawValue)
      let outer = parent
      parent = id
      var function = Function(parameters: .empty, result: nil, body: nil)
      if let clause = tree.child(element, .enumCaseParameterClause) {
        let mark = parameterStack.count
        gatherParameters(of: clause, .enumCase)
        function.parameters = parameterStack.move(from: mark, to: &facts.parameters)
      }
      let rawValue = tree.expression(of: element).map { expression($0) }
      let functionID = FunctionID(facts.functions.count)
      facts.functions.append(function)
      facts.declarations[id.index].kind = .enumCase(functionID, rawValue: rawValue)
      parent = outer
    }
  }

  // MARK: The rest

  private mutating func declareAlias(_ node: NodeID) {
    let prefix = prefix(of: node)
    let id = addDeclaration(node, prefix: prefix)
    ids.append(id.rawValue)
    lowerParts(of: id, from: prefix.rest)
    var type: TypeReferenceID?
    for child in tree.siblings(from: prefix.rest) where tree.kind(child).isType {
      type = self.type(child)
    }
    facts.declarations[id.index].kind =
      tree.kind(node) == .associatedtypeDecl
      ? .associatedType(type)
      : .typeAlias(type ?? missingType(at: tree.range(node).end))
  }

  mutating func declareMacroExpansion(_ node: NodeID) {
    let prefix = prefix(of: node)
    let id = addDeclaration(node, prefix: prefix)
    ids.append(id.rawValue)
    let outer = parent
    parent = id
    let arguments = self.arguments(from: prefix.rest)
    facts.declarations[id.index].kind = .macroExpansion(arguments)
    parent = outer
  }

  private mutating func declareOther(_ node: NodeID) {
    let prefix = prefix(of: node)
    ids.append(addDeclaration(node, prefix: prefix).rawValue)
  }
}

extension TreeReader {
  fileprivate func keywordRange(_ node: NodeID) -> TextRange {
    let token = keywordToken(node)
    return token < endToken(node) ? range(ofToken: token) : range(node)
  }

  func modifier(_ node: NodeID) -> DeclarationModifiers {
    let main = mainToken(node)
    // `private(set)`: the word, a parenthesis, the detail.
    if main != noToken, main + 2 < endToken(node), tokenKind(main + 2) == .kwSet {
      return .hasPrivateSetter
    }
    switch tokenKind(main) {
    case .kwStatic, .kwClass: return .isStatic
    case .kwPrivate: return .isPrivate
    case .kwFileprivate: return .isFilePrivate
    case .kwPublic: return .isPublic
    case .kwOpen: return .isOpen
    case .kwOverride: return .isOverride
    case .kwLazy: return .isLazy
    case .kwWeak: return .isWeak
    case .kwMutating: return .isMutating
    case .kwConvenience: return .isConvenience
    case .kwFinal: return .isFinal
    case .kwIndirect: return .isIndirect
    case .kwPackage: return .isPackage
    default: return .hasOther
    }
  }

  /// `init?`, `init!`
  fileprivate func isFailable(_ node: NodeID) -> Bool {
    switch tokenKind(mainToken(node) &+ 1) {
    case .postfixQuestion, .infixQuestion, .postfixExclamation: true
    default: false
    }
  }

  fileprivate func isParameterName(_ token: TokenIndex) -> Bool {
    let kind = tokenKind(token)
    return kind.isWord || kind == .wildcard
  }
}
