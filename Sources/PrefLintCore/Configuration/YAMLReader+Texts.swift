// Texts: plain, in single quotes, in double quotes; each on one line.

/// A text and how it was written: what YAML takes a plain one for depends on its letters.
struct YAMLText {
  var value: String
  var isPlain: Bool
}

extension YAMLReader {
  enum Context {
    case block, flow
  }

  /// Reads a text that begins here.
  mutating func text(in context: Context) throws(ConfigurationError) -> YAMLText {
    switch current {
    case UInt8(ascii: "\""): YAMLText(value: try doubleQuoted(), isPlain: false)
    case UInt8(ascii: "'"): YAMLText(value: try singleQuoted(), isPlain: false)
    default: YAMLText(value: try plain(in: context), isPlain: true)
    }
  }

  private mutating func plain(in context: Context) throws(ConfigurationError) -> String {
    try checkPlainStart(in: context)
    let start = index
    var end = index
    while let byte = current, !isLineBreak(byte) {
      if byte == UInt8(ascii: "\t") { throw error("unexpected tab: use spaces") }
      if byte == UInt8(ascii: "#"), index > end { break }
      if context == .flow {
        if isFlowIndicator(byte) { break }
        // YAML 1.1 and 1.2 differ in what this is.
        if byte == UInt8(ascii: "?") {
          throw error("a text in brackets cannot hold '?': put it in quotes")
        }
      }
      if isAt(":", followedBy: { endsKey($0, in: context) }) { break }
      index += 1
      if byte != UInt8(ascii: " ") { end = index }
    }
    index = end
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Whether a colon with this behind it ends a key.
  func endsKey(_ next: UInt8?, in context: Context) -> Bool {
    if isSpaceOrEnd(next) { return true }
    guard let next, context == .flow else { return false }
    return isFlowIndicator(next)
  }

  private func isFlowIndicator(_ byte: UInt8) -> Bool {
    [UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}")]
      .contains(byte)
  }

  private func checkPlainStart(in context: Context) throws(ConfigurationError) {
    guard let byte = current, !isLineBreak(byte) else { throw error("expected a text") }
    let next = index + 1 < bytes.count ? bytes[index + 1] : nil
    switch Unicode.Scalar(byte) {
    case "*":
      throw error("a text cannot begin with '*', which names an alias: put it in quotes")
    case "&": throw error("anchors ('&') are not supported: repeat the settings, or quote the text")
    case "!": throw error("tags ('!') are not supported: put the text in quotes")
    case "|", ">":
      throw error(
        "texts of several lines ('\(Unicode.Scalar(byte))') are not supported: use quotes")
    case "%", "@", "`":
      throw error("a text cannot begin with '\(Unicode.Scalar(byte))': put it in quotes")
    case ",", "]", "}", "[", "{", "#":
      throw error("expected a text, found '\(Unicode.Scalar(byte))'")
    case ":" where endsKey(next, in: context): throw error("expected a key before ':'")
    case ":" where context == .flow:
      throw error("a text in brackets cannot begin with ':': put it in quotes")
    case "-" where isSpaceOrEnd(next), "?" where isSpaceOrEnd(next):
      throw error("expected a text, found '\(Unicode.Scalar(byte))'")
    case "-" where context == .flow && next.map(isFlowIndicator) == true,
      "?" where context == .flow && next.map(isFlowIndicator) == true:
      throw error("expected a text, found '\(Unicode.Scalar(byte))'")
    default: break
    }
  }

  private mutating func singleQuoted() throws(ConfigurationError) -> String {
    index += 1
    var result: [UInt8] = []
    while let byte = current, !isLineBreak(byte) {
      index += 1
      if byte == UInt8(ascii: "'") {
        // A doubled quote stands for one.
        guard current == byte else { return String(decoding: result, as: UTF8.self) }
        index += 1
      }
      result.append(byte)
    }
    throw error("expected ' before the end of the line")
  }

  private mutating func doubleQuoted() throws(ConfigurationError) -> String {
    index += 1
    var result: [UInt8] = []
    while let byte = current, !isLineBreak(byte) {
      if byte == UInt8(ascii: "\\") {
        result += String(try escapedCharacter()).utf8
        continue
      }
      index += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: result, as: UTF8.self) }
      result.append(byte)
    }
    throw error("expected \" before the end of the line")
  }

  /// Reads an escape that begins here with its backslash.
  private mutating func escapedCharacter() throws(ConfigurationError) -> Unicode.Scalar {
    let place = position
    let byte = index + 1 < bytes.count ? bytes[index + 1] : 0
    index += 2
    switch Unicode.Scalar(byte) {
    case "0": return "\0"
    case "a": return "\u{7}"
    case "b": return "\u{8}"
    case "t": return "\t"
    case "n": return "\n"
    case "v": return "\u{B}"
    case "f": return "\u{C}"
    case "r": return "\r"
    case "e": return "\u{1B}"
    case " ": return " "
    case "\"": return "\""
    case "/": return "/"
    case "\\": return "\\"
    case "N": return "\u{85}"
    case "_": return "\u{A0}"
    case "L": return "\u{2028}"
    case "P": return "\u{2029}"
    case "x": return try hexadecimal(2, at: place)
    case "u": return try hexadecimal(4, at: place)
    case "U": return try hexadecimal(8, at: place)
    default:
      throw ConfigurationError(
        position: place,
        message: "unknown escape: write '\\\\' for a backslash, or use single quotes")
    }
  }

  private mutating func hexadecimal(
    _ count: Int, at place: DocumentPosition
  ) throws(ConfigurationError) -> Unicode.Scalar {
    let digits = bytes[index...].prefix(count)
    guard digits.count == count,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else {
      throw ConfigurationError(
        position: place, message: "expected \(count) hexadecimal digits of a character")
    }
    index += count
    return scalar
  }
}
