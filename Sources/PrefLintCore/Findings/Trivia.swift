// Where no token is: the bytes in which comments may stand.

enum Trivia {
  /// The ranges of bytes that belong to no token, in order.
  static func ranges(of bytes: [UInt8]) -> [Range<Int>] {
    var scanner = TriviaScanner(bytes: bytes)
    return scanner.ranges()
  }
}

/// Tells comments and spaces from everything else; of the rest it only knows string literals, because
/// they may hold what looks like a comment.
private struct TriviaScanner {
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func ranges() -> [Range<Int>] {
    var result: [Range<Int>] = []
    while index < bytes.count {
      let start = index
      skipTrivia()
      if index > start { result.append(start..<index) }
      skipCode(untilParenthesis: false)
    }
    return result
  }

  private mutating func skipTrivia() {
    while index < bytes.count {
      if isSpaceOrEnd(bytes[index]) {
        index += 1
      } else if starts(with: "//") {
        while index < bytes.count, !isLineBreak(bytes[index]) { index += 1 }
      } else if starts(with: "/*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        index += 2
      } else if starts(with: "*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  /// Passes over code up to the next trivia, or up to the end of an interpolation.
  private mutating func skipCode(untilParenthesis: Bool) {
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      if untilParenthesis {
        skipTrivia()
        guard index < bytes.count else { return }
      } else if isSpaceOrEnd(byte) || starts(with: "//") || starts(with: "/*") {
        return
      }
      switch Unicode.Scalar(bytes[index]) {
      case "\"", "#": skipString()
      case "(":
        depth += 1
        index += 1
      case ")":
        depth -= 1
        index += 1
        if untilParenthesis && depth == 0 { return }
      default: index += 1
      }
    }
  }

  /// Passes over a string literal, or over `#` that begins none.
  private mutating func skipString() {
    var pounds = 0
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") {
      pounds += 1
      index += 1
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return }
    let isMultiline = starts(with: "\"\"\"")
    let quotes = isMultiline ? "\"\"\"" : "\""
    let end = quotes + String(repeating: "#", count: pounds)
    let escape = "\\" + String(repeating: "#", count: pounds)
    index += quotes.utf8.count
    while index < bytes.count {
      if starts(with: end) {
        index += end.utf8.count
        return
      }
      if !isMultiline && isLineBreak(bytes[index]) { return }
      guard starts(with: escape) else {
        index += 1
        continue
      }
      index += escape.utf8.count
      if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
        skipCode(untilParenthesis: true)
      } else {
        index = min(bytes.count, index + 1)
      }
    }
  }

  private func starts(with text: String) -> Bool {
    bytes[index...].starts(with: text.utf8)
  }
}
