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
  /// How deep brackets, blocks, types, patterns and `#if`s may nest; a call or a pair of parentheses
  /// takes one or two levels. A level costs up to 5 KiB of stack in a debug build (0.6 in an optimised
  /// one), and the smallest stack that a parser may run on is that of a secondary thread on macOS, 512
  /// KiB. The deepest of 31,000 files of real projects takes 45 levels.
  static let maximumDepth = 100

  /// How many tokens recovery and other looks ahead may pass before they give up. Without a bound, a
  /// file of unclosed brackets would cost quadratic time.
  static let maximumLookahead = 256

  /// How many `#if`s in a row a look ahead passes to see what they hold.
  static let maximumNestedDirectives = 8

  private let kinds: UnsafeMutablePointer<TokenKind>
  private let flags: UnsafeMutablePointer<TokenFlags>
  private let starts: UnsafeMutablePointer<UInt32>
  private let ends: UnsafeMutablePointer<UInt32>
  private let bytes: UnsafePointer<UInt8>
  private let steps: StepCount
  /// The index of `endOfFile`.
  let last: Int

  /// The current token and its kind.
  private(set) var position = 0
  private(set) var kind: TokenKind

  /// The memory of `nodeStorage`.
  private var nodes: UnsafeMutablePointer<Node>
  private var nodeCount = 1
  private var nodeCapacity: Int
  private let nodeStorage: NodeStorage

  var depth = 0
  /// How many `#if`s are open: where none is, `#else` and `#endif` are stray.
  var openConditions = 0
  /// How many times something was missing or left over; what speculation goes by.
  var problems = 0
  /// The first token that was passed over because it nests too deep.
  private(set) var firstTooDeep = noToken
  /// The first token where a brace closes nothing, or should close what it does not.
  var firstUnmatched = noToken
  /// Whether a `#if` ended without its `#endif`: a clause for another compiler may hold any braces.
  var hasOpenEnd = false
  /// The elements of the tuple type that was read last.
  var lastTupleElements = NodeList()
  /// Scratch memory of `skipGroup`.
  private var brackets: [TokenKind] = []
  /// For each opening bracket the token behind its group; empty until a long group is skipped.
  private var groupEnds: [UInt32] = []
  /// How many speculations are under way, and where one within another failed. An outer one that
  /// fails, too, reads the same tokens again, and must not repeat what failed: every level of nesting
  /// would double the time.
  private var speculations = 0
  private var refusals: Set<Int> = []
  private let storage: TokenStorage
  /// Which code is left out; nil where all is read.
  private var leftOut: CodeLeftOut?
  /// Whether a module was imported that says so.
  private var importsLeftOut = false
  /// Whether the code of the file is left out; nil before the first code. It is told from the imports before that, as they
  /// stand in all files that somebody writes.
  private(set) var isLeftOut: Bool?

  init(
    _ storage: TokenStorage, _ source: UnsafeBufferPointer<UInt8>, leavingOut: CodeLeftOut?,
    _ memory: inout SyntaxMemory
  ) {
    self.storage = storage
    leftOut = leavingOut
    unsafe kinds = storage.kinds
    unsafe flags = storage.flags
    unsafe starts = storage.starts
    unsafe ends = storage.ends
    unsafe bytes = unsafe source.baseAddress ?? ByteTable.shared.bits
    steps = storage.steps
    last = storage.count - 1
    unsafe kind = kinds[0]
    nodeStorage = memory.emptyNodes(capacity: storage.count + 16)
    nodeCapacity = nodeStorage.capacity
    unsafe nodes = nodeStorage.nodes
    unsafe nodes.initialize(
      to: Node(
        firstToken: 0, endToken: 0, mainToken: noToken, firstChild: 0, nextSibling: 0,
        kind: .unparsed))
  }

  /// Hands over the nodes.
  consuming func finish() -> (nodes: NodeStorage, count: Int) { (nodeStorage, nodeCount) }

  // MARK: Code left out

  mutating func noteImport(of module: Int) {
    guard let leftOut, !importsLeftOut else { return }
    importsLeftOut = leftOut.modules.contains { spells(module, $0) }
  }

  /// Whether the code is left out that is about to be read.
  mutating func leavesCodeOut() -> Bool {
    guard let leftOut else { return false }
    if let known = isLeftOut { return known }
    let isTold = unsafe importsLeftOut && !storage.hasWord(holding: leftOut.words, in: bytes)
    isLeftOut = isTold
    return isTold
  }

  /// Reads all code from here on, though nobody asks for it.
  mutating func keepsCode() { leftOut = nil }

  // MARK: Tokens

  func kindAt(_ token: Int) -> TokenKind {
    steps.add()
    return unsafe kinds[token]
  }

  /// The kind of a token up to `Tokenizer.sentinels` ahead.
  func peek(_ distance: Int = 1) -> TokenKind {
    kindAt(position + distance)
  }

  func startsLine(_ token: Int) -> Bool {
    hasFlag(token, .newlineBefore)
  }

  var isAtLineStart: Bool { startsLine(position) }

  func hasFlag(_ token: Int, _ flag: TokenFlags) -> Bool {
    steps.add()
    return unsafe flags[token].contains(flag)
  }

  /// Whether a token follows the one before it without trivia between.
  func isAttached(_ token: Int) -> Bool {
    !hasFlag(token, .spaceBefore)
  }

  mutating func advance() {
    if position < last { position &+= 1 }
    kind = kindAt(position)
  }

  mutating func move(to token: Int) {
    position = token
    kind = kindAt(token)
  }

  mutating func take(_ expected: TokenKind) -> Bool {
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

  mutating func make(
    _ kind: NodeKind, _ first: Int, main: Int = Int(noToken), _ list: NodeList = NodeList()
  ) -> Ref {
    steps.add()
    if nodeCount == nodeCapacity { growNodes() }
    unsafe nodes[nodeCount] = Node(
      firstToken: UInt32(truncatingIfNeeded: first),
      endToken: UInt32(truncatingIfNeeded: position),
      mainToken: UInt32(truncatingIfNeeded: main), firstChild: list.first, nextSibling: 0,
      kind: kind)
    nodeCount &+= 1
    return Ref(truncatingIfNeeded: nodeCount &- 1)
  }

  mutating func make(_ kind: NodeKind, _ first: Int, main: Int = Int(noToken), child: Ref) -> Ref {
    make(kind, first, main: main, NodeList(first: child, last: child))
  }

  mutating func append(_ node: Ref, to list: inout NodeList) {
    if list.last == 0 {
      list.first = node
    } else {
      unsafe nodes[Int(list.last)].nextSibling = node
    }
    list.last = node
  }

  func kindOf(_ node: Ref) -> NodeKind { unsafe nodes[Int(node)].kind }

  func mainToken(_ node: Ref) -> Int { unsafe Int(nodes[Int(node)].mainToken) }

  func firstToken(_ node: Ref) -> Int { unsafe Int(nodes[Int(node)].firstToken) }

  func firstChild(_ node: Ref) -> Ref { unsafe nodes[Int(node)].firstChild }

  private mutating func growNodes() {
    nodeStorage.grow(keeping: nodeCount)
    nodeCapacity = nodeStorage.capacity
    unsafe nodes = nodeStorage.nodes
  }

  mutating func missing(_ kind: NodeKind) -> Ref {
    problems += 1
    return make(kind, position)
  }

  // MARK: Speculation

  /// Reads something that may turn out not to be there; 0, with nothing taken, if it is broken or
  /// `isAccepted` says no. Nodes that exist before must not get siblings meanwhile.
  mutating func speculate(
    _ read: (inout Parser) -> Ref, isAccepted: (borrowing Parser) -> Bool = { _ in true }
  ) -> Ref {
    if refusals.contains(position) { return 0 }
    let start = position
    let nodesBefore = nodeCount
    let problemsBefore = problems
    let unmatchedBefore = firstUnmatched
    speculations += 1
    let node = read(&self)
    speculations -= 1
    if problems == problemsBefore, isAccepted(self) { return node }
    move(to: start)
    nodeCount = nodesBefore
    problems = problemsBefore
    firstUnmatched = unmatchedBefore
    if speculations > 0 { refusals.insert(start) }
    return 0
  }

  // MARK: Depth

  /// Whether one more level fits; every `true` is paid back with `leave()`.
  mutating func enter() -> Bool {
    guard depth < Parser.maximumDepth else { return false }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }

  /// What stands in for something that nests too deep: one token, or a group up to its bracket.
  mutating func skipTooDeep() -> Ref {
    problems += 1
    let start = position
    if firstTooDeep == noToken { firstTooDeep = TokenIndex(start) }
    switch kind {
    case .endOfFile, .rightParen, .rightBrace, .rightBracket, .comma, .colon, .semicolon: break
    default: move(to: skipGroup(position))
    }
    return make(.unparsed, start)
  }

  // MARK: Recovery

  /// The token behind the group that starts here, or the next token if none does. A `}` ends open
  /// parentheses, too: it is the stronger sign. Long groups are measured once for the whole file.
  mutating func skipGroup(_ token: Int) -> Int {
    var open = kindAt(token)
    guard open == .leftParen || open == .leftBrace || open == .leftBracket else {
      return min(token + 1, last)
    }
    if !groupEnds.isEmpty { return Int(groupEnds[token]) }
    brackets.removeAll(keepingCapacity: true)
    var at = token
    while at < last {
      if at - token > Parser.maximumLookahead {
        measureGroups()
        return Int(groupEnds[token])
      }
      let kind = kindAt(at)
      switch kind {
      case .leftParen, .leftBrace, .leftBracket:
        brackets.append(kind)
        open = kind
      case .rightParen: if open == .leftParen { brackets.removeLast() }
      case .rightBracket: if open == .leftBracket { brackets.removeLast() }
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

  /// Fills `groupEnds` by the same rules.
  private mutating func measureGroups() {
    groupEnds = Array(repeating: UInt32(truncatingIfNeeded: last), count: last + 1)
    var open: [Int] = []
    for at in 0..<last {
      switch kindAt(at) {
      case .leftParen, .leftBrace, .leftBracket: open.append(at)
      case .rightParen:
        if let top = open.last, kindAt(top) == .leftParen {
          groupEnds[top] = UInt32(truncatingIfNeeded: at + 1)
          open.removeLast()
        }
      case .rightBracket:
        if let top = open.last, kindAt(top) == .leftBracket {
          groupEnds[top] = UInt32(truncatingIfNeeded: at + 1)
          open.removeLast()
        }
      case .rightBrace:
        while let top = open.last, kindAt(top) != .leftBrace {
          groupEnds[top] = UInt32(truncatingIfNeeded: at)
          open.removeLast()
        }
        if let top = open.popLast() { groupEnds[top] = UInt32(truncatingIfNeeded: at + 1) }
      default: break
      }
    }
  }

  /// The first token of the line behind the directive here; `nil` if its line is absurdly long.
  mutating func nextLine(behind directive: Int) -> Int? {
    var at = directive + 1
    while at < last, !startsLine(at) {
      if at - directive > Parser.maximumLookahead { return nil }
      at = kindAt(at) == .leftParen ? skipGroup(at) : at + 1
    }
    return at
  }

  /// Takes a closing bracket, and before it what should not be there. Gives up, without taking
  /// anything, where the bracket seems to be missing.
  mutating func close(_ bracket: TokenKind, _ list: inout NodeList) {
    if kind == bracket { return advance() }
    let start = position
    if !recover(bracket, &list), bracket == .rightBrace, firstUnmatched == noToken {
      firstUnmatched = TokenIndex(start)
    }
  }

  /// Whether the bracket was found.
  @inline(never)
  private mutating func recover(_ bracket: TokenKind, _ list: inout NodeList) -> Bool {
    problems += 1
    let start = position
    var at = position
    while at < last, at - start < Parser.maximumLookahead {
      let next = kindAt(at)
      if next == bracket {
        move(to: at)
        append(make(.unparsed, start), to: &list)
        advance()
        return true
      }
      switch next {
      case .rightBrace, .rightParen, .rightBracket, .poundElse, .poundElseif, .poundEndif:
        return false
      case .kwFunc, .kwStruct, .kwClass, .kwEnum, .kwExtension, .kwImport, .kwProtocol, .kwVar,
        .kwLet, .kwReturn, .kwPublic, .kwPrivate:
        if startsLine(at) { return false }
      default: break
      }
      at = skipGroup(at)
    }
    return false
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
    var memory = SyntaxMemory()
    return parse(source, leavingOut: nil, &memory)
  }

  static func parse(
    _ source: [UInt8], leavingOut leftOut: CodeLeftOut?, _ memory: inout SyntaxMemory
  ) -> SyntaxTree {
    precondition(source.count < UInt32.max, "a source file of 4 GiB")
    let storage = memory.emptyTokens(capacity: source.count / 4 + 64)
    return unsafe source.withUnsafeBufferPointer { bytes in
      var tokenizer = unsafe Tokenizer(bytes, into: storage)
      tokenizer.run()
      var parser = unsafe Parser(storage, bytes, leavingOut: leftOut, &memory)
      let root = parser.parseSourceFile()
      let (firstTooDeep, isLeftOut) = (parser.firstTooDeep, parser.isLeftOut == true)
      let firstUnmatched = parser.hasOpenEnd ? noToken : parser.firstUnmatched
      let result = parser.finish()
      let tree = SyntaxTree(
        source: source, tokens: Tokens(storage: storage), nodes: result.nodes,
        nodeCount: result.count, root: NodeID(rawValue: root), firstTooDeep: firstTooDeep,
        firstUnmatched: firstUnmatched, leavesCodeOut: isLeftOut)
      assert(tree.brokenInvariant == nil, tree.brokenInvariant ?? "")
      return tree
    }
  }
}
