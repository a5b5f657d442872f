// What a byte can start or continue, as one table of 256 entries, and the Unicode ranges that Swift
// allows in identifiers and operators (those of its reference grammar).

/// What a byte starts.
enum ByteClass: UInt8 {
  /// No token starts here: control characters, a lone quote mark, …
  case other
  case space, lineBreak
  case letter, digit
  case operatorStart
  case nonASCII
  case quote, backtick, dollar, pound
  case leftParen, rightParen, leftBrace, rightBrace, leftBracket, rightBracket
  case comma, colon, semicolon, at, backslash
}

/// The table behind `ByteClass`, in memory that is never freed: one per process.
@safe struct ByteTable: @unchecked Sendable {
  let classes: UnsafePointer<ByteClass>
  /// Bit 4: starts an identifier. Bit 0: continues an identifier. Bit 1: continues an operator. Bit 2: ends a plain run of string
  /// text. Bit 3: a hexadecimal digit. Bytes ≥ 0x80 have none of these bits but are no plain ends.
  let bits: UnsafePointer<UInt8>

  static let word: UInt8 = 1
  static let oper: UInt8 = 2
  static let stringStop: UInt8 = 4
  static let hex: UInt8 = 8
  static let wordStart: UInt8 = 16

  static let shared = ByteTable()

  private init() {
    let classes = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
    let bits = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    unsafe classes.initialize(repeating: .other, count: 256)
    unsafe bits.initialize(repeating: 0, count: 256)
    for byte in 0x80...0xFF { unsafe classes[byte] = .nonASCII }
    func each(_ characters: StaticString, _ body: (Int) -> Void) {
      for at in 0..<characters.utf8CodeUnitCount { unsafe body(Int(characters.utf8Start[at])) }
    }
    each("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_") {
      unsafe classes[$0] = .letter
      unsafe bits[$0] |= ByteTable.word | ByteTable.wordStart
    }
    each("0123456789") {
      unsafe classes[$0] = .digit
      unsafe bits[$0] |= ByteTable.word | ByteTable.hex
    }
    each("abcdefABCDEF") { unsafe bits[$0] |= ByteTable.hex }
    each("$") {
      unsafe classes[$0] = .dollar
      unsafe bits[$0] |= ByteTable.word
    }
    each("/=-+*%<>!&|^~.?") {
      unsafe classes[$0] = .operatorStart
      unsafe bits[$0] |= ByteTable.oper
    }
    each("\"\\\r\n") { unsafe bits[$0] |= ByteTable.stringStop }
    each(" \t\u{0B}\u{0C}") { unsafe classes[$0] = .space }
    each("\r\n") { unsafe classes[$0] = .lineBreak }
    each("\"'") { unsafe classes[$0] = .quote }
    each("`") { unsafe classes[$0] = .backtick }
    each("#") { unsafe classes[$0] = .pound }
    each("(") { unsafe classes[$0] = .leftParen }
    each(")") { unsafe classes[$0] = .rightParen }
    each("{") { unsafe classes[$0] = .leftBrace }
    each("}") { unsafe classes[$0] = .rightBrace }
    each("[") { unsafe classes[$0] = .leftBracket }
    each("]") { unsafe classes[$0] = .rightBracket }
    each(",") { unsafe classes[$0] = .comma }
    each(":") { unsafe classes[$0] = .colon }
    each(";") { unsafe classes[$0] = .semicolon }
    each("@") { unsafe classes[$0] = .at }
    each("\\") { unsafe classes[$0] = .backslash }
    unsafe self.classes = unsafe UnsafePointer(classes)
    unsafe self.bits = unsafe UnsafePointer(bits)
  }
}

/// Whether a scalar beyond ASCII may stand in an identifier behind its start.
func continuesIdentifier(_ c: UInt32) -> Bool {
  switch c {
  case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
    0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
    0x203F...0x2040, 0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
    0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
    0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
    return true
  case 0x10000...0xEFFFD: return c & 0xFFFF <= 0xFFFD
  default: return false
  }
}

/// Whether a scalar beyond ASCII may start an identifier.
func startsIdentifier(_ c: UInt32) -> Bool {
  switch c {
  case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: return false
  default: return continuesIdentifier(c)
  }
}

/// Whether a scalar beyond ASCII may start an operator.
func startsOperator(_ c: UInt32) -> Bool {
  switch c {
  case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
    0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
    0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
    0x3008...0x3030:
    return true
  default: return false
  }
}

/// Whether a scalar beyond ASCII may stand in an operator behind its start: combining marks, too.
func continuesOperator(_ c: UInt32) -> Bool {
  switch c {
  case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
    0xE0100...0xE01EF:
    return true
  default: return startsOperator(c)
  }
}

/// How many of eight bytes, from the first on, are ASCII letters, digits or underscores.
@inline(__always)
func wordLength(_ bytes: UInt64) -> Int {
  let high: UInt64 = 0x8080_8080_8080_8080
  // Sums of seven-bit values do not carry into the next byte; the eighth bit says "at least".
  let low = bytes & ~high
  let folded = low | 0x2020_2020_2020_2020
  let letters = (folded &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(folded &+ 0x0505_0505_0505_0505)
  let digits = (low &+ 0x5050_5050_5050_5050) & ~(low &+ 0x4646_4646_4646_4646)
  let underscores = ~((low ^ 0x5F5F_5F5F_5F5F_5F5F) &+ 0x7F7F_7F7F_7F7F_7F7F)
  let others = ~(letters | digits | underscores) & high | bytes & high
  return others.trailingZeroBitCount &>> 3
}
