// The tree as lowering reads it: the table's own memory behind a value without reference counts. A
// lowering touches every node and most tokens of a project; through the tree's class, each touch would
// risk a retain. Indices are checked here, so that nothing else has to be trusted.

/// A view of a tree's tables and of the source below it. Valid as long as both are.
@safe struct TreeReader: ~Copyable {
  let root: NodeID
  let nodeCount: Int
  let tokenCount: Int
  let symbolCount: Int
  let sourceCount: Int
  /// Whether the parser has left out the code of functions.
  let leavesCodeOut: Bool
  private let nodes: UnsafePointer<Node>
  private let kinds: UnsafePointer<TokenKind>
  private let flags: UnsafePointer<TokenFlags>
  private let starts: UnsafePointer<UInt32>
  private let ends: UnsafePointer<UInt32>
  private let symbols: UnsafePointer<UInt32>
  private let symbolRows: UnsafePointer<SymbolRow>
  private let source: UnsafePointer<UInt8>

  /// - Parameter source: the bytes of `tree.source`, with a base address.
  init?(_ tree: SyntaxTree, source: UnsafeBufferPointer<UInt8>) {
    guard let base = source.baseAddress else { return nil }
    let storage = tree.tokens.storage
    root = tree.root
    nodeCount = tree.nodeCount
    tokenCount = storage.count
    symbolCount = storage.symbolCount
    sourceCount = source.count
    leavesCodeOut = tree.leavesCodeOut
    unsafe nodes = unsafe UnsafePointer(tree.nodes)
    unsafe kinds = unsafe UnsafePointer(storage.kinds)
    unsafe flags = unsafe UnsafePointer(storage.flags)
    unsafe starts = unsafe UnsafePointer(storage.starts)
    unsafe ends = unsafe UnsafePointer(storage.ends)
    unsafe symbols = unsafe UnsafePointer(storage.symbols)
    unsafe symbolRows = unsafe UnsafePointer(storage.symbolRows)
    unsafe self.source = base
  }

  private init() {
    root = NodeID(rawValue: 0)
    nodeCount = 0
    tokenCount = 0
    symbolCount = -1
    sourceCount = 0
    leavesCodeOut = false
    unsafe nodes = TreeReader.nowhere()
    unsafe kinds = TreeReader.nowhere()
    unsafe flags = TreeReader.nowhere()
    unsafe starts = TreeReader.nowhere()
    unsafe ends = TreeReader.nowhere()
    unsafe symbols = TreeReader.nowhere()
    unsafe symbolRows = TreeReader.nowhere()
    unsafe source = TreeReader.nowhere()
  }

  /// A reader of nothing: every index is out of its range.
  static var none: TreeReader { TreeReader() }

  private static func nowhere<T>() -> UnsafePointer<T> {
    unsafe UnsafePointer(bitPattern: MemoryLayout<T>.alignment).unsafelyUnwrapped
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
    unsafe Siblings(nodes: nodes, count: nodeCount, next: firstChild(node))
  }

  /// A node and the siblings behind it; none for nil.
  @inline(__always) func siblings(from node: NodeID?) -> Siblings {
    unsafe Siblings(nodes: nodes, count: nodeCount, next: node)
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

  /// The keyword that introduces a declaration: the token behind its attributes and modifiers.
  func keywordToken(_ declaration: NodeID) -> TokenIndex {
    var token = firstToken(declaration)
    for child in children(of: declaration) {
      switch kind(child) {
      case .attribute, .modifier, .ifConfig: token = endToken(child)
      default: return token
      }
    }
    return token
  }

  /// UTF-8 offsets without the trivia around; empty for an empty node.
  @inline(__always) func range(_ node: NodeID) -> TextRange {
    let first = firstToken(node)
    let end = endToken(node)
    let start = self.start(first)
    return TextRange(start: start, end: end > first ? self.end(end - 1) : start)
  }

  /// Where the node's name stands; the whole node, where the name is missing.
  func mainRange(_ node: NodeID) -> TextRange {
    let main = mainToken(node)
    return main == noToken ? range(node) : range(ofToken: main)
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

  /// Where a symbol stands first, without backticks.
  @inline(__always) func range(ofSymbol symbol: Int) -> TextRange {
    precondition(symbol <= symbolCount, "symbol of another tree")
    return unsafe TextRange(start: symbolRows[symbol].start, end: symbolRows[symbol].end)
  }

  @inline(__always) func hash(ofSymbol symbol: Int) -> UInt32 {
    precondition(symbol <= symbolCount, "symbol of another tree")
    return unsafe symbolRows[symbol].hash
  }

  // MARK: Source

  /// The byte at an offset; 0 beyond the end.
  @inline(__always) func byte(_ offset: UInt32) -> UInt8 {
    Int(offset) < sourceCount ? unsafe source[Int(offset)] : 0
  }

  /// The bytes of a range of the source, without a copy. Valid as long as the source.
  @inline(__always) @unsafe func bytes(_ range: TextRange) -> UnsafeBufferPointer<UInt8> {
    precondition(range.start <= range.end && Int(range.end) <= sourceCount, "range out of source")
    return unsafe UnsafeBufferPointer(
      start: source + Int(range.start), count: Int(range.end - range.start))
  }

  /// Whether a token is spelled so; no token is spelled in no way.
  func spells(_ token: TokenIndex, _ text: String) -> Bool {
    guard Int(token) < tokenCount else { return false }
    return unsafe bytes(range(ofToken: token)).elementsEqual(text.utf8)
  }

  /// Whether a token's text ends so.
  func ends(_ token: TokenIndex, with suffix: String) -> Bool {
    unsafe bytes(range(ofToken: token)).reversed().starts(with: suffix.utf8.reversed())
  }

  /// Whether a token is a word that starts with a capital, as a type's name does.
  func startsLikeType(_ token: TokenIndex) -> Bool {
    guard token != noToken, tokenKind(token).isWord else { return false }
    let first = byte(start(token))
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }

  func string(ofToken token: TokenIndex) -> String {
    token == noToken
      ? "" : unsafe String(decoding: bytes(range(ofToken: token)), as: UTF8.self)
  }
}

/// A node and what stands behind it under the same parent.
@safe struct Siblings: Sequence, IteratorProtocol {
  private let nodes: UnsafePointer<Node>
  private let count: Int
  private var upcoming: UInt32

  @inline(__always)
  fileprivate init(nodes: UnsafePointer<Node>, count: Int, next: NodeID?) {
    unsafe self.nodes = unsafe nodes
    self.count = count
    upcoming = next?.rawValue ?? 0
  }

  @inline(__always) mutating func next() -> NodeID? {
    guard upcoming != 0 else { return nil }
    let node = NodeID(rawValue: upcoming)
    precondition(node.index < count, "node of another tree")
    upcoming = unsafe nodes[node.index].nextSibling
    return node
  }
}
