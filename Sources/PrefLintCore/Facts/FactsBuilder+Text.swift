// What lowering asks of a file's bytes rather than of its tree: lines, comments, and whether a
// suppression can be among them. All of it is linear and most files answer the last with no.

enum SourceText {
  /// The number of lines, as `wc -l` counts, plus one for an unfinished last line.
  static func lineCount(_ bytes: [UInt8]) -> Int {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      var start = 0
      // In blocks whose count fits a byte, so that the inner loop runs on vectors of bytes.
      while start < bytes.count {
        let end = min(start + 255, bytes.count)
        var found: UInt8 = 0
        for index in start..<end {
          found &+= unsafe bytes[index] == UInt8(ascii: "\n") ? 1 : 0
        }
        count += Int(found)
        start = end
      }
      if let last = unsafe bytes.last, last != UInt8(ascii: "\n") { count += 1 }
      return count
    }
  }

  /// Whether `preflint:` stands anywhere. Looks at every ninth byte of a text without those letters.
  static func mentionsPrefLint(_ bytes: [UInt8]) -> Bool {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      var last = 8
      while last < bytes.count {
        switch unsafe bytes[last] {
        case UInt8(ascii: ":"):
          if unsafe bytes[(last - 8)...last].elementsEqual("preflint:".utf8) { return true }
          last += 9
        // The distance from the letter's last place to the end of the word.
        case UInt8(ascii: "t"): last += 1
        case UInt8(ascii: "n"): last += 2
        case UInt8(ascii: "i"): last += 3
        case UInt8(ascii: "l"): last += 4
        case UInt8(ascii: "f"): last += 5
        case UInt8(ascii: "e"): last += 6
        case UInt8(ascii: "r"): last += 7
        case UInt8(ascii: "p"): last += 8
        default: last += 9
        }
      }
      return false
    }
  }

  /// Adds the ranges of the comments in a stretch of trivia.
  static func comments(of bytes: [UInt8], in trivia: Range<Int>, to found: inout [TextRange]) {
    let slash = UInt8(ascii: "/")
    let star = UInt8(ascii: "*")
    let end = min(trivia.upperBound, bytes.count)
    var index = trivia.lowerBound
    while index + 1 < end {
      guard bytes[index] == slash else {
        index += 1
        continue
      }
      let start = index
      if bytes[index + 1] == slash {
        while index < end, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
          index += 1
        }
      } else if bytes[index + 1] == star {
        index += 2
        var depth = 1
        while index < end, depth > 0 {
          let next = index + 1 < end ? bytes[index + 1] : 0
          if bytes[index] == star, next == slash {
            depth -= 1
            index += 2
          } else if bytes[index] == slash, next == star {
            depth += 1
            index += 2
          } else {
            index += 1
          }
        }
        index = min(index, end)
      } else {
        index += 1
        continue
      }
      found.append(
        TextRange(
          start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: index)))
    }
  }
}
