// Code that nobody asks for is passed over, bracket by bracket, rather than read into nodes: that of tests is a third of many
// projects.

/// The files of which the code of functions is not read: those that import one of some modules, and hold none of some words.
struct CodeLeftOut: Sendable {
  let modules: [StaticString]
  let words: WordParts
}

/// Texts that may stand in a word, and what most words without them are told by.
struct WordParts: Sendable {
  private let texts: [StaticString]
  /// The length of the shortest.
  private let leastCount: Int
  /// The bits of their first bytes, by the six lower bits of these.
  private let starts: UInt64

  init(_ texts: [StaticString]) {
    self.texts = texts
    leastCount = texts.map(\.utf8CodeUnitCount).min() ?? 0
    starts = texts.reduce(0) { unsafe $0 | Self.bit(of: $1.utf8Start.pointee) }
  }

  @inline(__always) private static func bit(of byte: UInt8) -> UInt64 { 1 &<< UInt64(byte) }

  /// Whether one of them stands in a word.
  func stand(in word: UnsafeBufferPointer<UInt8>) -> Bool {
    // Most words are shorter.
    guard let base = word.baseAddress, word.count >= leastCount else { return false }
    var start = 0
    while start <= word.count - leastCount {
      if unsafe starts & Self.bit(of: base[start]) != 0,
        unsafe begin(UnsafeBufferPointer(start: base + start, count: word.count - start))
      {
        return true
      }
      start += 1
    }
    return false
  }

  /// Whether one of them begins a text.
  private func begin(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = text.baseAddress else { return false }
    return texts.contains { part in
      let (first, count) = unsafe (part.utf8Start, part.utf8CodeUnitCount)
      return unsafe count <= text.count && base[0] == first.pointee
        && equalBytes(base, first, count)
    }
  }
}

extension TokenStorage {
  /// Whether some text stands in a word of the file.
  func hasWord(holding parts: WordParts, in bytes: UnsafePointer<UInt8>) -> Bool {
    guard symbolCount > 0 else { return false }
    return (1...symbolCount).contains { symbol in
      let row = unsafe symbolRows[symbol]
      return unsafe parts.stand(
        in: UnsafeBufferPointer(start: bytes + Int(row.start), count: Int(row.end - row.start)))
    }
  }
}

extension Parser {
  /// The body of a function or an accessor; without its content where that is left out.
  mutating func parseFunctionBody(_ body: Body = .code) -> Ref {
    guard leavesCodeOut(), depth < Parser.maximumDepth else { return parseCodeBlock(body) }
    guard let end = endOfBraces() else {
      // Who looks for the end again and again would pass over the same tokens again and again.
      keepsCode()
      return parseCodeBlock(body)
    }
    let start = position
    move(to: end)
    return make(.codeBlock, start, main: start)
  }

  /// The token behind the braces that open here; nil where they do not close, or `#if` does not tell which of them do.
  private func endOfBraces() -> Int? {
    var conditions: [Int] = []
    var open = 0
    var at = position
    while at < last {
      switch kindAt(at) {
      case .leftBrace: open += 1
      case .rightBrace:
        open -= 1
        if open == 0 { return conditions.isEmpty ? at + 1 : nil }
      case .poundIf: conditions.append(open)
      case .poundElse, .poundElseif: if conditions.last != open { return nil }
      case .poundEndif: if conditions.popLast() != open { return nil }
      default: break
      }
      at += 1
    }
    return nil
  }
}
