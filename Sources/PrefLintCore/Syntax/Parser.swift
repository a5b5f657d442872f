// The parser: recursive descent over the tokens of a file, straight into the table of nodes. It
// follows the decisions of Swift's own parser (what starts a declaration, which `{` is a body, when
// `<` opens generic arguments), and where a decision needs to look ahead it looks at kinds in place,
// or parses speculatively and takes the nodes back.
//
// Error tolerance: whatever is missing becomes a `missing…` node, whatever is left over an `unparsed`
// one. Every loop either takes a token or ends. Chains (operators, members, calls, `else if`) are
// loops; only real nesting recurses, down to `Parser.maximumDepth`.

/// The index of a node while it is built; 0 stands for none.
typealias Ref = UInt32

/// The children of a node to be: a chain through `nextSibling`.
struct NodeList {
  var first: Ref = 0
  var last: Ref = 0
}

@safe struct Parser: ~Copyable {
  /// How deep brackets, blocks, types, patterns and `#if`s may nest. One level costs up to 2 KiB of
  /// stack in an optimised and 6 KiB in a debug build, and the smallest stack that a parser may run
  /// on is that of a secondary thread on macOS, 512 KiB. SwiftSyntax stops at 256 levels, of which an
  /// expression in parentheses takes two; no source that a person wrote comes near.
  static let maximumDepth = 180

  /// How many tokens recovery may look ahead for a closing bracket. Without a bound, a file of
  /// unclosed brackets would cost quadratic time.
  static let maximumRecovery = 256

  private let kinds: UnsafeMutablePointer<TokenKind>
  private let flags: UnsafeMutablePointer<TokenFlags>
  private let starts: UnsafeMutablePointer<UInt32>
  private let ends: UnsafeMutablePointer<UInt32>
  private let bytes: UnsafePointer<UInt8>
  /// The index of `endOfFile`.
  let last: Int

  /// The current token and its kind.
  private(set) var position = 0
  private(set) var kind: TokenKind

  private var nodes: UnsafeMutablePointer<Node>
  private var nodeCount = 1
  private var nodeCapacity: Int

  var depth = 0
  /// How many `#if`s are open: where none is, `#else` and `#endif` are stray.
  var openConditions = 0
  /// How many times something was missing or left over; what speculation goes by.
  var problems = 0
  /// The elements of the tuple type that was read last.
  var lastTupleElements = NodeList()
  /// Scratch memory of `skipGroup`.
  private var brackets: [TokenKind] = []

  init(_ storage: TokenStorage, _ source: UnsafeBufferPointer<UInt8>) {
    unsafe kinds = storage.kinds
    unsafe flags = storage.flags
    unsafe starts = storage.starts
    unsafe ends = storage.ends
    unsafe bytes = unsafe source.baseAddress ?? ByteTable.shared.bits
    last = storage.count - 1
    unsafe kind = kinds[0]
    nodeCapacity = storage.count + 16
    unsafe nodes = .allocate(capacity: nodeCapacity)
    unsafe nodes.initialize(
      to: Node(
        firstToken: 0, endToken: 0, mainToken: noToken, firstChild: 0, nextSibling: 0,
        kind: .unparsed))
  }

  /// Hands over the nodes; whoever takes them frees them.
  consuming func finish() -> (nodes: UnsafeMutablePointer<Node>, count: Int) {
    unsafe (nodes, nodeCount)
  }

  // MARK: Tokens

  @inline(__always) func kindAt(_ token: Int) -> TokenKind { unsafe kinds[token] }

  /// The kind of a token up to `Tokenizer.sentinels` ahead.
  @inline(__always) func peek(_ distance: Int = 1) -> TokenKind {
    unsafe kinds[position + distance]
  }

  @inline(__always) func startsLine(_ token: Int) -> Bool {
    unsafe flags[token].contains(.newlineBefore)
  }

  @inline(__always) var isAtLineStart: Bool { startsLine(position) }

  func hasFlag(_ token: Int, _ flag: TokenFlags) -> Bool { unsafe flags[token].contains(flag) }

  /// Whether a token follows the one before it without trivia between.
  @inline(__always) func isAttached(_ token: Int) -> Bool {
    unsafe !flags[token].contains(.spaceBefore)
  }

  @inline(__always) mutating func advance() {
    if position < last { position += 1 }
    unsafe kind = kinds[position]
  }

  mutating func move(to token: Int) {
    position = token
    unsafe kind = kinds[token]
  }

  @inline(__always) mutating func take(_ expected: TokenKind) -> Bool {
    guard kind == expected else { return false }
    advance()
    return true
  }

  /// Whether a token's text is this one. For the few words that are no keywords.
  func spells(_ token: Int, _ text: StaticString) -> Bool {
    let start = unsafe Int(starts[token])
    let count = unsafe Int(ends[token]) - start
    return unsafe count == text.utf8CodeUnitCount
      && equalBytes(bytes + start, text.utf8Start, count)
  }

  /// Whether an operator token consists of one character.
  func isOperator(_ token: Int, _ character: UInt8) -> Bool {
    unsafe ends[token] - starts[token] == 1 && bytes[Int(starts[token])] == character
  }

  // MARK: Nodes

  @inline(__always)
  mutating func make(
    _ kind: NodeKind, _ first: Int, main: Int = Int(noToken), _ list: NodeList = NodeList()
  ) -> Ref {
    if nodeCount == nodeCapacity { growNodes() }
    unsafe nodes[nodeCount] = Node(
      firstToken: UInt32(truncatingIfNeeded: first),
      endToken: UInt32(truncatingIfNeeded: position),
      mainToken: UInt32(truncatingIfNeeded: main), firstChild: list.first, nextSibling: 0,
      kind: kind)
    nodeCount += 1
    return Ref(truncatingIfNeeded: nodeCount - 1)
  }

  @inline(__always)
  mutating func make(_ kind: NodeKind, _ first: Int, main: Int = Int(noToken), child: Ref) -> Ref {
    make(kind, first, main: main, NodeList(first: child, last: child))
  }

  @inline(__always)
  mutating func append(_ node: Ref, to list: inout NodeList) {
    if list.last == 0 {
      list.first = node
    } else {
      unsafe nodes[Int(list.last)].nextSibling = node
    }
    list.last = node
  }

  @inline(__always) func kindOf(_ node: Ref) -> NodeKind { unsafe nodes[Int(node)].kind }

  func mainToken(_ node: Ref) -> Int { unsafe Int(nodes[Int(node)].mainToken) }

  func firstToken(_ node: Ref) -> Int { unsafe Int(nodes[Int(node)].firstToken) }

  func firstChild(_ node: Ref) -> Ref { unsafe nodes[Int(node)].firstChild }

  private mutating func growNodes() {
    let capacity = nodeCapacity * 2
    let new = UnsafeMutablePointer<Node>.allocate(capacity: capacity)
    unsafe new.moveInitialize(from: nodes, count: nodeCount)
    unsafe nodes.deallocate()
    unsafe nodes = unsafe new
    nodeCapacity = capacity
  }

  mutating func missing(_ kind: NodeKind) -> Ref {
    problems += 1
    return make(kind, position)
  }

  // MARK: Speculation

  struct Checkpoint {
    fileprivate var position: Int
    fileprivate var nodeCount: Int
    fileprivate var problems: Int
  }

  /// Where to come back to if what follows is not what it might be. Nodes that exist at a checkpoint
  /// must not get siblings before it is decided.
  func checkpoint() -> Checkpoint {
    Checkpoint(position: position, nodeCount: nodeCount, problems: problems)
  }

  mutating func restore(_ checkpoint: Checkpoint) {
    move(to: checkpoint.position)
    nodeCount = checkpoint.nodeCount
    problems = checkpoint.problems
  }

  func hasProblems(since checkpoint: Checkpoint) -> Bool { problems != checkpoint.problems }

  // MARK: Depth

  /// Whether one more level fits; every `true` is paid back with `leave()`.
  @inline(__always) mutating func enter() -> Bool {
    guard depth < Parser.maximumDepth else { return false }
    depth += 1
    return true
  }

  @inline(__always) mutating func leave() { depth -= 1 }

  /// What stands in for something that nests too deep: one token, or a group up to its bracket.
  mutating func skipTooDeep() -> Ref {
    problems += 1
    let start = position
    switch kind {
    case .endOfFile, .rightParen, .rightBrace, .rightBracket, .comma, .colon, .semicolon: break
    default: move(to: skipGroup(position))
    }
    return make(.unparsed, start)
  }

  // MARK: Recovery

  /// The token behind the group that starts here, or the next token if none does. A `}` ends open
  /// parentheses, too: it is the stronger sign.
  mutating func skipGroup(_ token: Int) -> Int {
    var at = token
    var open = kindAt(at)
    guard open == .leftParen || open == .leftBrace || open == .leftBracket else {
      return min(at + 1, last)
    }
    brackets.removeAll(keepingCapacity: true)
    while at < last {
      let kind = kindAt(at)
      switch kind {
      case .leftParen, .leftBrace, .leftBracket:
        brackets.append(kind)
        open = kind
      case .rightParen:
        if open == .leftParen { brackets.removeLast() }
      case .rightBracket:
        if open == .leftBracket { brackets.removeLast() }
      case .rightBrace:
        while let top = brackets.last, top != .leftBrace { brackets.removeLast() }
        // The `}` of a group around this one ends it unclosed.
        if brackets.isEmpty { return at }
        brackets.removeLast()
      default: break
      }
      at += 1
      guard let top = brackets.last else { return at }
      open = top
    }
    return last
  }

  /// Takes a closing bracket, and before it what should not be there. Gives up, without taking
  /// anything, where the bracket seems to be missing.
  mutating func close(_ bracket: TokenKind, _ list: inout NodeList) {
    if kind == bracket { return advance() }
    problems += 1
    let start = position
    var at = position
    while at < last, at - start < Parser.maximumRecovery {
      let next = kindAt(at)
      if next == bracket {
        move(to: at)
        append(make(.unparsed, start), to: &list)
        return advance()
      }
      switch next {
      case .rightBrace, .rightParen, .rightBracket, .poundElse, .poundElseif, .poundEndif: return
      case .kwFunc, .kwStruct, .kwClass, .kwEnum, .kwExtension, .kwImport, .kwProtocol, .kwVar,
        .kwLet, .kwReturn, .kwPublic, .kwPrivate:
        if startsLine(at) { return }
      default: break
      }
      at = skipGroup(at)
    }
  }

  /// One token that fits nowhere, as a node.
  mutating func unparsedToken() -> Ref {
    problems += 1
    let start = position
    advance()
    return make(.unparsed, start)
  }
}

extension SyntaxTree {
  /// Reads a file. Any bytes give a tree; what is no Swift becomes `invalid` tokens and `unparsed`
  /// nodes. Precondition: less than 4 GiB.
  public static func parse(_ source: [UInt8]) -> SyntaxTree {
    precondition(source.count < UInt32.max, "a source file of 4 GiB")
    let storage = TokenStorage(capacity: source.count / 4 + 64, symbolCapacity: 16)
    return unsafe source.withUnsafeBufferPointer { bytes in
      var tokenizer = unsafe Tokenizer(bytes, into: storage)
      tokenizer.run()
      var parser = unsafe Parser(storage, bytes)
      let root = parser.parseSourceFile()
      let result = unsafe parser.finish()
      return unsafe SyntaxTree(
        source: source, tokens: Tokens(storage: storage), nodes: result.nodes,
        nodeCount: result.count, root: NodeID(rawValue: root))
    }
  }
}
