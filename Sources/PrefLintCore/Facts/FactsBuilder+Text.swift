// What lowering asks of a file's bytes rather than of its tree: lines, comments, and whether a
// suppression can be among them. Every byte of a project goes through here, eight at a time.

enum SourceText {
  /// How many line feeds there are, and whether `preflint:` stands anywhere.
  ///
  /// Eight bytes at a time in one integer: neither the library's vectors nor the compiler's are faster.
  static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (lineFeeds: Int, mentionsPrefLint: Bool) {
    var lineFeeds = 0
    var offset = 0
    var hits: UInt64 = 0
    if let base = bytes.baseAddress {
      let raw = unsafe UnsafeRawPointer(base)
      let last = bytes.count - 11
      while offset <= last {
        // As many steps as a byte can count, then the bytes are added up.
        var counts: UInt64 = 0
        let end = min(last, offset &+ 254 * 8)
        while offset <= end {
          let first = unsafe raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          let difference = first ^ every(UInt8(ascii: "\n"))
          // The high bit of each byte that differs: no carry leaves its byte.
          let isOther = ((difference & every(0x7F)) &+ every(0x7F)) | difference
          counts &+= (~isOther >> 7) & every(1)
          // Four letters that hardly any other word has in this order. Marks too much, never too
          // little.
          let second = unsafe raw.loadUnaligned(fromByteOffset: offset &+ 1, as: UInt64.self)
          let third = unsafe raw.loadUnaligned(fromByteOffset: offset &+ 2, as: UInt64.self)
          let fourth = unsafe raw.loadUnaligned(fromByteOffset: offset &+ 3, as: UInt64.self)
          let miss =
            (first ^ every(UInt8(ascii: "e"))) | (second ^ every(UInt8(ascii: "f")))
            | (third ^ every(UInt8(ascii: "l"))) | (fourth ^ every(UInt8(ascii: "i")))
          hits |= (miss &- every(1)) & ~miss
          offset &+= 8
        }
        // The sum of the eight bytes fits sixteen bits.
        let pairs = (counts & 0x00FF_00FF_00FF_00FF) &+ ((counts >> 8) & 0x00FF_00FF_00FF_00FF)
        lineFeeds += Int((pairs &* 0x0001_0001_0001_0001) >> 48)
      }
    }
    let mightMention = hits & every(0x80) != 0
    let searched = mightMention ? 0 : max(0, offset - 8)
    while offset < bytes.count {
      if unsafe bytes[offset] == UInt8(ascii: "\n") { lineFeeds += 1 }
      offset += 1
    }
    return (lineFeeds, unsafe find(in: bytes, from: searched))
  }

  /// A word of eight equal bytes.
  @inline(__always) private static func every(_ byte: UInt8) -> UInt64 {
    UInt64(byte) &* 0x0101_0101_0101_0101
  }

  private static func find(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    let word = StaticString("preflint:")
    var index = start
    while index + 9 <= bytes.count {
      if unsafe bytes[index] == UInt8(ascii: "p"),
        unsafe equalBytes(word.utf8Start, base + index, 9)
      {
        return true
      }
      index += 1
    }
    return false
  }

  /// Adds the ranges of the comments in a stretch of trivia.
  static func comments(
    in trivia: TextRange, of tree: borrowing TreeReader, to found: inout Pool<TextRange>
  ) {
    let slash = UInt8(ascii: "/")
    let star = UInt8(ascii: "*")
    let end = trivia.end
    var index = trivia.start
    while index + 1 < end {
      guard tree.byte(index) == slash else {
        index += 1
        continue
      }
      let start = index
      if tree.byte(index + 1) == slash {
        while index < end, tree.byte(index) != UInt8(ascii: "\n"),
          tree.byte(index) != UInt8(ascii: "\r")
        {
          index += 1
        }
      } else if tree.byte(index + 1) == star {
        index += 2
        var depth = 1
        while index < end, depth > 0 {
          let next = index + 1 < end ? tree.byte(index + 1) : 0
          if tree.byte(index) == star, next == slash {
            depth -= 1
            index += 2
          } else if tree.byte(index) == slash, next == star {
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
      found.append(TextRange(start: start, end: index))
    }
  }
}
