// What every tree must be, whatever the bytes: tokens and trivia tile the file, and nodes nest in source order. A
// debug build checks each tree that it parses; tests and fuzzers ask for the reason.

extension Tokens {
  /// What contradicts the contract: tokens stand in order, none is empty but the last, and what lies between them is
  /// trivia. Nil if nothing does.
  ///
  /// - Complexity: linear in the bytes and tokens.
  func brokenInvariant(in source: [UInt8]) -> String? {
    var end = 0
    for token in 0..<TokenIndex(count) {
      let (first, last) = (Int(start(token)), Int(self.end(token)))
      if last < first { return "token \(token) ends before it starts" }
      if first < end { return "token \(token) overlaps the one before" }
      if last > source.count { return "token \(token) leaves the file" }
      if (first == last) != (Int(token) == count - 1) { return "token \(token) is empty" }
      if !Trivia(source, end..<first).isTrivia {
        return "bytes \(end)..<\(first) before token \(token) are no trivia"
      }
      if symbol(token).index > symbolCount { return "token \(token) has no symbol" }
      end = last
    }
    if kind(TokenIndex(count - 1)) != .endOfFile { return "no end of file" }
    return end == source.count ? nil : "the end of file is not at the end"
  }
}

extension SyntaxTree {
  /// What contradicts the contract of `Tokens` or `NodeKind`; nil if nothing does.
  ///
  /// - Complexity: linear in the bytes, tokens and nodes, without recursion.
  var brokenInvariant: String? { tokens.brokenInvariant(in: source) ?? brokenNode }

  /// Parents contain their children, which follow each other.
  private var brokenNode: String? {
    if endToken(root) != TokenIndex(tokens.count - 1) { return "the root ends early" }
    var waiting = [root]
    var visited = 0
    while let node = waiting.popLast() {
      visited += 1
      if visited > nodeCount { return "a node has two parents" }
      if endToken(node) < firstToken(node) { return "\(kind(node)) ends before it starts" }
      if mainToken(node) != noToken, Int(mainToken(node)) >= tokens.count {
        return "\(kind(node)) has a main token that is none"
      }
      var next = firstToken(node)
      for child in children(of: node) {
        if child.rawValue >= node.rawValue { return "\(kind(child)) is older than its parent" }
        if firstToken(child) < next { return "\(kind(child)) overlaps its sibling" }
        if endToken(child) > endToken(node) { return "\(kind(child)) leaves its parent" }
        next = endToken(child)
        waiting.append(child)
      }
    }
    return nil
  }
}

/// Bytes between two tokens.
private struct Trivia {
  private let bytes: [UInt8]
  private let range: Range<Int>

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  /// Whether they are spaces, comments and conflict markers only.
  var isTrivia: Bool {
    var at = range.lowerBound
    while at < range.upperBound {
      switch bytes[at] {
      case 0, 9...13, 32: at += 1
      case UInt8(ascii: "/") where starts(with: "//", at: at): at = endOfLine(from: at)
      case UInt8(ascii: "/") where starts(with: "/*", at: at): at = endOfComment(from: at)
      case 0xC2 where starts(with: "\u{A0}", at: at): at += 2
      case 0xEF where starts(with: "\u{FEFF}", at: at): at += 3
      case UInt8(ascii: "<") where starts(with: "<<<<<<< ", at: at):
        at = endOfConflict(from: at, closedBy: ">>>>>>> ")
      case UInt8(ascii: ">") where starts(with: ">>>> ", at: at):
        at = endOfConflict(from: at, closedBy: "<<<<\n")
      default: return false
      }
    }
    return at == range.upperBound
  }

  private func starts(with text: String, at offset: Int) -> Bool {
    bytes[offset..<range.upperBound].starts(with: text.utf8)
  }

  private func endOfLine(from start: Int) -> Int {
    bytes[start..<range.upperBound].firstIndex { $0 == 10 || $0 == 13 } ?? range.upperBound
  }

  private func endOfComment(from start: Int) -> Int {
    var depth = 0
    var at = start
    while at < range.upperBound {
      if starts(with: "/*", at: at) {
        (depth, at) = (depth + 1, at + 2)
      } else if starts(with: "*/", at: at) {
        (depth, at) = (depth - 1, at + 2)
        if depth == 0 { return at }
      } else {
        at += 1
      }
    }
    return at
  }

  private func endOfConflict(from start: Int, closedBy end: String) -> Int {
    var at = endOfLine(from: start)
    while at < range.upperBound {
      at += 1
      if at < range.upperBound, starts(with: end, at: at) {
        return endOfLine(from: at + end.utf8.count)
      }
      at = endOfLine(from: at)
    }
    return at
  }
}
