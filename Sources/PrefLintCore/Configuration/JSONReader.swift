// Reads JSON as RFC 8259 has it, and nothing more. One recursive descent over the bytes, without Foundation, which
// a static binary would have to carry along.

/// A mistake in a JSON document.
struct JSONError: Error, Equatable {
  /// 1-based, columns in UTF-8 bytes.
  var position: DocumentPosition
  /// A lower-case phrase that says what was expected.
  var message: String
}

struct JSONReader {
  /// Deeper documents are refused, because the reader recurses.
  static let depthLimit = 64

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// Reads a document.
  ///
  /// - Complexity: linear in the number of bytes.
  static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.value()
    reader.skipSpace()
    if reader.current != nil { throw reader.error("expected the end of the document") }
    return value
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func error(_ message: String, at offset: Int? = nil) -> JSONError {
    let place = LineTable(bytes).position(at: offset ?? index)
    return JSONError(
      position: DocumentPosition(line: place.line, column: place.utf8Column), message: message)
  }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    guard let byte = current else { throw error("expected a value before the end") }
    switch Unicode.Scalar(byte) {
    case "{": return try object()
    case "[": return try list()
    case "\"": return .text(try text())
    case "t" where takes("true"): return .truth(true)
    case "f" where takes("false"): return .truth(false)
    case "n" where takes("null"): return .null
    case "-", "0"..."9": return try number()
    default: throw error("expected a value")
    }
  }

  private mutating func takes(_ word: StaticString) -> Bool {
    let bytes = Array(word.description.utf8)
    guard self.bytes[index...].starts(with: bytes) else { return false }
    index += bytes.count
    return true
  }

  private mutating func enter() throws(JSONError) {
    index += 1
    depth += 1
    if depth > Self.depthLimit { throw error("nested more than \(Self.depthLimit) levels deep") }
    skipSpace()
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    try enter()
    defer { depth -= 1 }
    var members: [JSONValue.Member] = []
    if current == UInt8(ascii: "}") {
      index += 1
      return .object(members)
    }
    while true {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw error("expected a name in quotes") }
      let name = try text()
      skipSpace()
      guard current == UInt8(ascii: ":") else { throw error("expected ':' behind the name") }
      index += 1
      members.append(JSONValue.Member(name: name, value: try value()))
      if try ends(with: "}") { return .object(members) }
    }
  }

  private mutating func list() throws(JSONError) -> JSONValue {
    try enter()
    defer { depth -= 1 }
    var items: [JSONValue] = []
    if current == UInt8(ascii: "]") {
      index += 1
      return .list(items)
    }
    while true {
      items.append(try value())
      if try ends(with: "]") { return .list(items) }
    }
  }

  /// Passes over a comma or the closing bracket; true for the bracket.
  private mutating func ends(with bracket: Unicode.Scalar) throws(JSONError) -> Bool {
    skipSpace()
    guard current == UInt8(ascii: ",") || current == UInt8(ascii: bracket) else {
      throw error("expected ',' or '\(bracket)'")
    }
    index += 1
    return bytes[index - 1] == UInt8(ascii: bracket)
  }

  /// A whole number; fractions and exponents are read over only to say that none is expected.
  private mutating func number() throws(JSONError) -> JSONValue {
    let start = index
    if current == UInt8(ascii: "-") { index += 1 }
    let first = index
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    let digits = bytes[first..<index]
    let isWhole = current.map { ![0x2E, 0x65, 0x45].contains($0) } ?? true
    guard isWhole, digits.count == 1 || digits.first != UInt8(ascii: "0"),
      let number = Int(String(decoding: bytes[start..<index], as: UTF8.self))
    else { throw error("expected a whole number", at: start) }
    return .number(number)
  }

  private mutating func text() throws(JSONError) -> String {
    let start = index
    index += 1
    var result: [UInt8] = []
    while let byte = current {
      if byte < 0x20 { break }
      index += 1
      if byte == UInt8(ascii: "\"") {
        let text = String(decoding: result, as: UTF8.self)
        guard text.utf8.elementsEqual(result) else {
          throw error("expected a text in UTF-8", at: start)
        }
        return text
      }
      if byte == UInt8(ascii: "\\") {
        result += String(try escape()).utf8
      } else {
        result.append(byte)
      }
    }
    throw error("expected '\"' before the end of the line")
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = index - 1
    guard let byte = current else { throw error("expected an escape") }
    index += 1
    switch Unicode.Scalar(byte) {
    case "\"", "\\", "/": return Unicode.Scalar(byte)
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      var value = try unit(at: start)
      if (0xD800..<0xDC00).contains(value), takes("\\u") {
        let low = try unit(at: start)
        guard (0xDC00..<0xE000).contains(low) else {
          throw error("expected a pair of surrogates", at: start)
        }
        value = 0x10000 + ((value - 0xD800) << 10) + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(value) else {
        throw error("expected a pair of surrogates", at: start)
      }
      return scalar
    default: throw error("unknown escape", at: start)
    }
  }

  private mutating func unit(at start: Int) throws(JSONError) -> UInt32 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("expected four hexadecimal digits", at: start) }
    index += 4
    return value
  }
}
