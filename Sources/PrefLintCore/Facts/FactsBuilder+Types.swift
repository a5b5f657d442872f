// Types as they are written; attributes, specifiers and effects are dropped.

extension FactsBuilder.Lowering {
  @inline(__always)
  mutating func add(type kind: TypeReference.Kind, range: TextRange) -> TypeReferenceID {
    let id = TypeReferenceID(facts.types.count)
    facts.types.append(TypeReference(kind: kind, range: range))
    return id
  }

  /// Stands where a type is missing.
  mutating func missingType(at offset: UInt32) -> TypeReferenceID {
    add(type: .other, range: TextRange(start: offset, end: offset))
  }

  mutating func type(_ node: NodeID) -> TypeReferenceID {
    let kind = tree.kind(node)
    switch kind {
    case .identifierType: return identifierType(node)
    case .memberType, .optionalType, .implicitlyUnwrappedOptionalType, .metatypeType:
      return postfixType(node)
    case .arrayType:
      guard let child = tree.type(of: node) else { break }
      let element = type(child)
      return add(type: .array(element), range: tree.range(node))
    case .dictionaryType:
      guard let key = tree.type(of: node), let value = tree.nextSibling(key),
        tree.kind(value).isType
      else { break }
      let keyType = type(key)
      let valueType = type(value)
      return add(type: .dictionary(key: keyType, value: valueType), range: tree.range(node))
    case .tupleType: return tupleType(node)
    case .functionType: return functionType(node)
    case .compositionType:
      let types = self.types(of: node)
      return add(type: .composition(types), range: tree.range(node))
    case .someType, .anyType:
      guard let child = tree.type(of: node) else { break }
      let constraint = type(child)
      return add(
        type: kind == .someType ? .some(constraint) : .any(constraint), range: tree.range(node))
    case .attributedType:
      guard let child = tree.type(of: node) else { break }
      return type(child)
    default: break
    }
    return add(type: .other, range: tree.range(node))
  }

  private mutating func identifierType(_ node: NodeID) -> TypeReferenceID {
    let main = tree.mainToken(node)
    if tree.tokenKind(main) == .wildcard { return add(type: .other, range: tree.range(node)) }
    let arguments = tree.firstChild(node).map { genericArguments($0) } ?? .empty
    return add(
      type: .named(base: nil, name(main), arguments: arguments), range: tree.range(node))
  }

  /// `A.B.C?`, whose nesting grows to the left without limit: a loop from the innermost outwards.
  private mutating func postfixType(_ node: NodeID) -> TypeReferenceID {
    let mark = chain.count
    var current = node
    var base: TypeReferenceID?
    descent: while true {
      switch tree.kind(current) {
      case .memberType, .optionalType, .implicitlyUnwrappedOptionalType, .metatypeType:
        chain.append(current)
        guard let inner = tree.type(of: current) else { break descent }
        current = inner
      default:
        base = type(current)
        break descent
      }
    }
    while chain.count > mark {
      let outer = chain.removeLast()
      let range = tree.range(outer)
      switch tree.kind(outer) {
      case .memberType:
        let arguments = tree.child(outer, .genericArgumentClause).map { genericArguments($0) }
        base = add(
          type: .named(base: base, name(tree.mainToken(outer)), arguments: arguments ?? .empty),
          range: range)
      case .metatypeType: base = add(type: base.map { .metatype($0) } ?? .other, range: range)
      default: base = add(type: base.map { .optional($0) } ?? .other, range: range)
      }
    }
    return base ?? missingType(at: tree.range(node).end)
  }

  /// The types of a `genericArgumentClause`; an integer among them is a type that is not read.
  mutating func genericArguments(_ clause: NodeID) -> TypeReferenceList {
    let mark = ids.count
    for child in tree.children(of: clause) {
      let kind = tree.kind(child)
      if kind.isType {
        ids.append(type(child).rawValue)
      } else if kind.isExpression {
        ids.append(add(type: .other, range: tree.range(child)).rawValue)
      }
    }
    return ids.move(from: mark, to: &facts.typeIDs)
  }

  /// All types below a node.
  mutating func types(of node: NodeID) -> TypeReferenceList {
    let mark = ids.count
    for child in tree.children(of: node) where tree.kind(child).isType {
      ids.append(type(child).rawValue)
    }
    return ids.move(from: mark, to: &facts.typeIDs)
  }

  // MARK: Tuples and functions

  private mutating func tupleType(_ node: NodeID) -> TypeReferenceID {
    if let only = tree.firstChild(node), tree.nextSibling(only) == nil,
      tree.kind(only) == .tupleTypeElement, tree.mainToken(only) == noToken,
      let child = tree.type(of: only), tree.endToken(child) == tree.endToken(only)
    {
      return type(child)
    }
    let elements = typeElements(of: node)
    return add(type: .tuple(elements), range: tree.range(node))
  }

  private mutating func functionType(_ node: NodeID) -> TypeReferenceID {
    let parameters = typeElements(of: node)
    let result =
      tree.type(of: node).map { type($0) } ?? missingType(at: tree.range(node).end)
    return add(type: .function(parameters: parameters, result: result), range: tree.range(node))
  }

  private mutating func typeElements(of node: NodeID) -> TypeElementList {
    let mark = typeElementStack.count
    for element in tree.children(of: node) where tree.kind(element) == .tupleTypeElement {
      guard let child = tree.type(of: element) else { continue }
      let label = name(tree.mainToken(element))
      let type = type(child)
      typeElementStack.append(
        TypeElement(
          label: label, type: type, isBuilder: tree.carriesAttribute(child, endingWith: "Builder"),
          isVariadic: tree.isVariadic(element, type: child)))
    }
    return typeElementStack.move(from: mark, to: &facts.typeElements)
  }
}

extension TreeReader {
  /// Whether the type of a parameter or an element is followed by `...`.
  func isVariadic(_ node: NodeID, type: NodeID) -> Bool {
    let token = endToken(type)
    guard token < endToken(node), tokenKind(token).isOperator else { return false }
    let range = range(ofToken: token)
    return range.end - range.start == 3 && byte(range.start) == UInt8(ascii: ".")
  }

  /// Whether a parameter's type is `inout`.
  func isInOut(_ node: NodeID) -> Bool {
    guard kind(node) == .attributedType else { return false }
    return children(of: node).contains { child in
      let main = mainToken(child)
      return main != noToken && tokenKind(main) == .kwInout
    }
  }

  /// Whether a type carries an attribute whose name ends so.
  func carriesAttribute(_ node: NodeID, endingWith ending: String) -> Bool {
    guard kind(node) == .attributedType else { return false }
    for child in children(of: node) where kind(child) == .attribute {
      let main = mainToken(child)
      if main != noToken, ends(main, with: ending) { return true }
    }
    return false
  }
}
