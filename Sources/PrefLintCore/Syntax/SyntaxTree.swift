// The tree of one file: an append-only table of nodes, 24 bytes each, linked by indices; no heap
// object per node. A node knows its kind, its tokens (first, end), its main token, its first child
// and its next sibling. `NodeKind` says what the children of each kind are.

/// A node of one tree.
public struct NodeID: Hashable, Sendable {
  public var rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
  @inlinable public var index: Int { Int(rawValue) }
}

/// One row of the table. Children are appended before their parent, so ids grow from the leaves up.
@usableFromInline struct Node {
  @usableFromInline var firstToken: UInt32
  /// Exclusive.
  @usableFromInline var endToken: UInt32
  @usableFromInline var mainToken: UInt32
  /// 0 for none: node 0 is never a child.
  @usableFromInline var firstChild: UInt32
  @usableFromInline var nextSibling: UInt32
  @usableFromInline var kind: NodeKind
}

/// The syntax tree of one file.
@safe public final class SyntaxTree: @unchecked Sendable {
  /// The file's bytes.
  public let source: [UInt8]
  public let tokens: Tokens
  /// Always a `sourceFile`.
  public let root: NodeID
  public let nodeCount: Int
  /// The first token that is in no node because it nests deeper than the parser goes; else `noToken`.
  public let firstTooDeep: TokenIndex
  /// The first token where a brace closes nothing, or should close what it does not; else `noToken`.
  public let firstUnmatched: TokenIndex
  /// Whether the bodies of functions are without their content, as their code is left out.
  let leavesCodeOut: Bool
  /// The memory of `storage`.
  @usableFromInline let nodes: UnsafeMutablePointer<Node>
  private let storage: NodeStorage

  init(
    source: [UInt8], tokens: Tokens, nodes: NodeStorage, nodeCount: Int, root: NodeID,
    firstTooDeep: TokenIndex, firstUnmatched: TokenIndex, leavesCodeOut: Bool
  ) {
    self.source = source
    self.tokens = tokens
    storage = nodes
    unsafe self.nodes = nodes.nodes
    self.nodeCount = nodeCount
    self.root = root
    self.firstTooDeep = firstTooDeep
    self.firstUnmatched = firstUnmatched
    self.leavesCodeOut = leavesCodeOut
  }

  @inlinable func node(_ id: NodeID) -> Node {
    precondition(id.index < nodeCount, "node of another tree")
    return unsafe nodes[id.index]
  }

  // MARK: Nodes

  @inlinable public func kind(_ id: NodeID) -> NodeKind { node(id).kind }

  @inlinable public func firstToken(_ id: NodeID) -> TokenIndex { node(id).firstToken }

  /// The token behind the node's last one. Equal to `firstToken` for an empty node.
  @inlinable public func endToken(_ id: NodeID) -> TokenIndex { node(id).endToken }

  /// The token that names or marks the node, as `NodeKind` says for each kind; else `noToken`.
  @inlinable public func mainToken(_ id: NodeID) -> TokenIndex { node(id).mainToken }

  /// UTF-8 offsets, without the trivia around. An empty node has an empty range.
  @inlinable public func range(of id: NodeID) -> Range<Int> {
    let node = node(id)
    let start = Int(tokens.start(node.firstToken))
    guard node.endToken > node.firstToken else { return start..<start }
    return start..<Int(tokens.end(node.endToken - 1))
  }

  /// The children in source order. O(1) for each step, no allocation.
  @inlinable public func children(of id: NodeID) -> Children {
    Children(tree: self, next: node(id).firstChild)
  }

  @inlinable public func firstChild(_ id: NodeID) -> NodeID? {
    let child = node(id).firstChild
    return child == 0 ? nil : NodeID(rawValue: child)
  }

  @inlinable public func nextSibling(_ id: NodeID) -> NodeID? {
    let sibling = node(id).nextSibling
    return sibling == 0 ? nil : NodeID(rawValue: sibling)
  }

  /// The child at a 0-based position. O(position).
  @inlinable public func child(_ id: NodeID, at position: Int) -> NodeID? {
    var left = position
    var child = node(id).firstChild
    while child != 0, left > 0 {
      child = node(NodeID(rawValue: child)).nextSibling
      left -= 1
    }
    return child == 0 ? nil : NodeID(rawValue: child)
  }

  /// The first child of one kind.
  @inlinable public func child(_ id: NodeID, _ kind: NodeKind) -> NodeID? {
    var child = node(id).firstChild
    while child != 0 {
      let node = node(NodeID(rawValue: child))
      if node.kind == kind { return NodeID(rawValue: child) }
      child = node.nextSibling
    }
    return nil
  }

  /// The first child that is an expression.
  @inlinable public func expression(of id: NodeID) -> NodeID? {
    for child in children(of: id) where kind(child).isExpression { return child }
    return nil
  }

  /// The first child that is a type.
  @inlinable public func type(of id: NodeID) -> NodeID? {
    for child in children(of: id) where kind(child).isType { return child }
    return nil
  }

  /// The first child that is a pattern.
  @inlinable public func pattern(of id: NodeID) -> NodeID? {
    for child in children(of: id) where kind(child).isPattern { return child }
    return nil
  }

  // MARK: Names

  /// The symbol of the node's main token.
  @inlinable public func name(_ id: NodeID) -> Symbol {
    let token = node(id).mainToken
    return token == noToken ? .none : tokens.symbol(token)
  }

  /// The bytes of a symbol as text. Allocates: for messages and tables, not for comparing.
  public func text(_ symbol: Symbol) -> String {
    String(decoding: source[tokens.range(of: symbol)], as: UTF8.self)
  }

  /// The bytes of a token as text. Allocates.
  public func text(ofToken token: TokenIndex) -> String {
    String(decoding: source[Int(tokens.start(token))..<Int(tokens.end(token))], as: UTF8.self)
  }

  /// The bytes of a node as text. Allocates.
  public func text(of id: NodeID) -> String {
    String(decoding: source[range(of: id)], as: UTF8.self)
  }
}

/// The children of a node.
public struct Children: Sequence, IteratorProtocol {
  @usableFromInline let tree: SyntaxTree
  @usableFromInline var upcoming: UInt32

  @inlinable init(tree: SyntaxTree, next: UInt32) {
    self.tree = tree
    self.upcoming = next
  }

  @inlinable public mutating func next() -> NodeID? {
    guard upcoming != 0 else { return nil }
    let id = NodeID(rawValue: upcoming)
    upcoming = tree.node(id).nextSibling
    return id
  }
}
