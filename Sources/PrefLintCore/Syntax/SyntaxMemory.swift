// The memory of trees that live one after another: a thread reads file after file, and the tokens and nodes of the next one stand
// where those of the last one stood. Without it each file takes pages that were never used, and the system clears them first.

/// Memory for tokens and nodes that is used again from file to file.
///
/// What a tree holds is never written to while that tree lives: its memory is used again only where nobody else holds it.
struct SyntaxMemory: ~Copyable {
  private var tokens: TokenStorage?
  private var nodes: NodeStorage?

  /// Storage for at least `capacity` tokens, without any.
  mutating func emptyTokens(capacity: Int) -> TokenStorage {
    if isKnownUniquelyReferenced(&tokens), let tokens, tokens.capacity >= capacity {
      tokens.reset()
      return tokens
    }
    let new = TokenStorage(capacity: capacity)
    tokens = new
    return new
  }

  /// Storage for at least `capacity` nodes, without any.
  mutating func emptyNodes(capacity: Int) -> NodeStorage {
    if isKnownUniquelyReferenced(&nodes), let nodes, nodes.capacity >= capacity { return nodes }
    let new = NodeStorage(capacity: capacity)
    nodes = new
    return new
  }
}

/// The memory behind the nodes of a tree: filled by the parser, immutable while a tree holds it.
@safe final class NodeStorage: @unchecked Sendable {
  private(set) var capacity: Int
  private(set) var nodes: UnsafeMutablePointer<Node>

  init(capacity: Int) {
    self.capacity = capacity
    unsafe nodes = .allocate(capacity: capacity)
  }

  deinit { unsafe nodes.deallocate() }

  /// Makes room for twice as many; the first `count` stay.
  func grow(keeping count: Int) {
    let new = UnsafeMutablePointer<Node>.allocate(capacity: capacity * 2)
    unsafe new.moveInitialize(from: nodes, count: count)
    unsafe nodes.deallocate()
    unsafe nodes = unsafe new
    capacity *= 2
  }
}
