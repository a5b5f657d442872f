// The tree as lowering reads it: the table's own memory behind a value without reference counts. A
// lowering touches every node and most tokens of a project; through the tree's class, each touch would
// risk a retain. Indices are checked here, so that nothing else has to be trusted.

/// A view of a tree's tables. Valid as long as the tree that it was made of.
@safe struct TreeReader {
  private let nodes: UnsafePointer<Node>
  private let nodeCount: Int
  private let kinds: UnsafePointer<TokenKind>
  private let flags: UnsafePointer<TokenFlags>
  private let starts: UnsafePointer<UInt32>
  private let ends: UnsafePointer<UInt32>
  private let symbols: UnsafePointer<UInt32>
  let tokenCount: Int

  init(_ tree: SyntaxTree) {
    let storage = tree.tokens.storage
    unsafe nodes = unsafe UnsafePointer(tree.nodes)
    nodeCount = tree.nodeCount
    unsafe kinds = unsafe UnsafePointer(storage.kinds)
    unsafe flags = unsafe UnsafePointer(storage.flags)
    unsafe starts = unsafe UnsafePointer(storage.starts)
    unsafe ends = unsafe UnsafePointer(storage.ends)
    unsafe symbols = unsafe UnsafePointer(storage.symbols)
    tokenCount = storage.count
  }

  // MARK: Nodes

  @inline(__always) private func checked(_ node: NodeID) -> Int {
    precondition(node.index < nodeCount, "node of another tree")
    return node.index
  }

  @inline(__always) func kind(_ node: NodeID) -> NodeKind { unsafe nodes[checked(node)].kind }

  @inline(__always) func firstToken(_ node: NodeID) -> TokenIndex {
    unsafe nodes[checked(node)].firstToken
  }

  @inline(__always) func endToken(_ node: NodeID) -> TokenIndex {
    unsafe nodes[checked(node)].endToken
  }

  @inline(__always) func mainToken(_ node: NodeID) -> TokenIndex {
    unsafe nodes[checked(node)].mainToken
  }

  @inline(__always) func firstChild(_ node: NodeID) -> NodeID? {
    let child = unsafe nodes[checked(node)].firstChild
    return child == 0 ? nil : NodeID(rawValue: child)
  }

  @inline(__always) func nextSibling(_ node: NodeID) -> NodeID? {
    let sibling = unsafe nodes[checked(node)].nextSibling
    return sibling == 0 ? nil : NodeID(rawValue: sibling)
  }

  /// The children in source order.
  @inline(__always) func children(of node: NodeID) -> Siblings {
    Siblings(tree: self, upcoming: firstChild(node))
  }

  /// A node and the siblings behind it; none for nil.
  @inline(__always) func siblings(from node: NodeID?) -> Siblings {
    Siblings(tree: self, upcoming: node)
  }

  func child(_ node: NodeID, _ wanted: NodeKind) -> NodeID? {
    for child in children(of: node) where kind(child) == wanted { return child }
    return nil
  }

  func expression(of node: NodeID) -> NodeID? {
    for child in children(of: node) where kind(child).isExpression { return child }
    return nil
  }

  func type(of node: NodeID) -> NodeID? {
    for child in children(of: node) where kind(child).isType { return child }
    return nil
  }

  func pattern(of node: NodeID) -> NodeID? {
    for child in children(of: node) where kind(child).isPattern { return child }
    return nil
  }

  /// UTF-8 offsets without the trivia around; empty for an empty node.
  @inline(__always) func range(_ node: NodeID) -> TextRange {
    let first = firstToken(node)
    let end = endToken(node)
    let start = self.start(first)
    return TextRange(start: start, end: end > first ? self.end(end - 1) : start)
  }

  // MARK: Tokens

  @inline(__always) private func checked(_ token: TokenIndex) -> Int {
    precondition(Int(token) < tokenCount, "token index out of range")
    return Int(token)
  }

  /// The kind of a token; `invalid` for none.
  @inline(__always) func tokenKind(_ token: TokenIndex) -> TokenKind {
    Int(token) < tokenCount ? unsafe kinds[Int(token)] : .invalid
  }

  @inline(__always) func tokenFlags(_ token: TokenIndex) -> TokenFlags {
    unsafe flags[checked(token)]
  }

  @inline(__always) func start(_ token: TokenIndex) -> UInt32 { unsafe starts[checked(token)] }

  @inline(__always) func end(_ token: TokenIndex) -> UInt32 { unsafe ends[checked(token)] }

  @inline(__always) func range(ofToken token: TokenIndex) -> TextRange {
    TextRange(start: start(token), end: end(token))
  }

  /// The symbol of a word or operator, 0 for every other token.
  @inline(__always) func symbol(_ token: TokenIndex) -> Int {
    unsafe Int(symbols[checked(token)])
  }
}

/// A node and what stands behind it under the same parent.
struct Siblings: Sequence, IteratorProtocol {
  fileprivate let tree: TreeReader
  fileprivate var upcoming: NodeID?

  @inline(__always) mutating func next() -> NodeID? {
    guard let node = upcoming else { return nil }
    upcoming = tree.nextSibling(node)
    return node
  }
}
