// The part of YAML that a configuration needs: block maps and lists, flow maps and lists, texts that are
// plain or quoted, comments. Whatever is outside is an error that says what to write, so that nothing is
// ever read differently from how another YAML reader would. One recursive descent over the bytes; what is
// in lines is here, what is in brackets and quotes in the extensions.

struct YAMLReader {
  /// Deeper documents are refused: the reader recurses, and a configuration needs five levels.
  static let depthLimit = 16

  let bytes: [UInt8]
  var index = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      index = 3
      lineStart = 3
    }
  }

  /// Reads a document.
  static func read(_ bytes: [UInt8]) throws(ConfigurationError) -> YAMLNode {
    try checkCharacters(bytes)
    if let line = mergeConflictLine(in: bytes) {
      throw ConfigurationError(
        position: DocumentPosition(line: line, column: 1),
        message: "a merge conflict: keep what is to hold, and remove Git's marks")
    }
    var reader = YAMLReader(bytes)
    return try reader.document()
  }

  // MARK: - Lines

  private mutating func document() throws(ConfigurationError) -> YAMLNode {
    try skipToContent(mayStartDocument: true)
    guard let byte = current else { return YAMLNode(position: position, value: .absent) }
    if byte == UInt8(ascii: "%") {
      throw error("directives ('%') are not supported: remove the line")
    }
    let node = try blockNode()
    if current != nil {
      throw error("expected the indentation of the first line, column 1")
    }
    return node
  }

  /// Reads the list, map or text that begins here; what belongs to it stands in this column or further
  /// to the right.
  private mutating func blockNode() throws(ConfigurationError) -> YAMLNode {
    try enter()
    defer { leave() }
    let start = position
    if isAt("-", followedBy: isSpaceOrEnd) { return try blockList() }
    if isAt("?", followedBy: isSpaceOrEnd) {
      throw error("keys that begin with '?' are not supported: write 'key: value'")
    }
    if current == UInt8(ascii: "[") || current == UInt8(ascii: "{") {
      let node = try flowNode()
      try endLine(after: "the closing bracket")
      return node
    }
    let text = try text(in: .block)
    try skipSpaces()
    if isAt(":", followedBy: isSpaceOrEnd) {
      return try blockMap(firstKey: text, at: start)
    }
    try endLine(after: "the value")
    return YAMLNode(position: start, value: .text(text.value, isPlain: text.isPlain))
  }

  /// - Parameter endsAtKey: whether the next key of the map around the list may be in its column.
  private mutating func blockList(
    endsAtKey: Bool = false
  ) throws(ConfigurationError) -> YAMLNode {
    let start = position
    var items: [YAMLNode] = []
    while position.column == start.column, isAt("-", followedBy: isSpaceOrEnd) {
      index += 1
      try skipSpaces()
      if isAtLineEnd {
        let dash = position
        try skipToContent()
        let isInside = current != nil && position.column > start.column
        items.append(isInside ? try blockNode() : YAMLNode(position: dash, value: .absent))
      } else {
        items.append(try blockNode())
      }
    }
    if !endsAtKey || position.column > start.column { try checkIndentation(of: start) }
    return YAMLNode(position: start, value: .list(items))
  }

  private mutating func blockMap(
    firstKey: YAMLText, at start: DocumentPosition
  ) throws(ConfigurationError) -> YAMLNode {
    var entries: [YAMLEntry] = []
    var key = firstKey
    var keyPosition = start
    while true {
      try check(key, at: keyPosition, in: entries)
      index += 1
      entries.append(
        YAMLEntry(
          key: key.value, position: keyPosition, value: try mapValue(under: start.column)))
      guard current != nil, position.column == start.column,
        !isAt("-", followedBy: isSpaceOrEnd)
      else { break }
      keyPosition = position
      if isAt("?", followedBy: isSpaceOrEnd) {
        throw error("keys that begin with '?' are not supported: write 'key: value'")
      }
      key = try text(in: .block)
      try skipSpaces()
      guard isAt(":", followedBy: isSpaceOrEnd) else {
        throw error("expected ':' and a space after the key '\(key.value)'")
      }
    }
    try checkIndentation(of: start)
    return YAMLNode(position: start, value: .map(entries))
  }

  /// Reads what stands behind the colon of a key in a column, or below it.
  private mutating func mapValue(under column: Int) throws(ConfigurationError) -> YAMLNode {
    try skipSpaces()
    if isAtLineEnd {
      let end = position
      try skipToContent()
      guard current != nil else { return YAMLNode(position: end, value: .absent) }
      if position.column > column { return try blockNode() }
      if position.column == column, isAt("-", followedBy: isSpaceOrEnd) {
        try enter()
        defer { leave() }
        return try blockList(endsAtKey: true)
      }
      return YAMLNode(position: end, value: .absent)
    }
    let start = position
    if isAt("-", followedBy: isSpaceOrEnd) {
      throw error("a list begins on a line of its own, or is written [a, b]")
    }
    if current == UInt8(ascii: "[") || current == UInt8(ascii: "{") {
      let node = try flowNode()
      try endLine(after: "the closing bracket")
      return node
    }
    let text = try text(in: .block)
    try skipSpaces()
    if isAt(":", followedBy: isSpaceOrEnd) {
      throw error("expected one value: put it in quotes, or begin a map on the next line")
    }
    try endLine(after: "the value")
    return YAMLNode(position: start, value: .text(text.value, isPlain: text.isPlain))
  }

  /// After a list or a map, the next line belongs to something further out.
  private func checkIndentation(of start: DocumentPosition) throws(ConfigurationError) {
    guard current != nil else { return }
    if position.column > start.column {
      throw error(
        "expected column \(start.column): a value is on one line, and a map or list stands alone")
    }
    if position.column == start.column {
      throw error("expected the next key or the end: a list and a map cannot be mixed")
    }
  }

  func check(
    _ key: YAMLText, at keyPosition: DocumentPosition, in entries: [YAMLEntry]
  ) throws(ConfigurationError) {
    if key.isPlain && key.value == "<<" {
      throw ConfigurationError(
        position: keyPosition, message: "merge keys ('<<') are not supported: repeat the settings")
    }
    if let earlier = entries.first(where: { $0.key == key.value }) {
      throw ConfigurationError(
        position: keyPosition,
        message: "the key '\(key.value)' is already in line \(earlier.position.line)")
    }
  }

  mutating func enter() throws(ConfigurationError) {
    depth += 1
    if depth > Self.depthLimit { throw error("nested more than \(Self.depthLimit) levels deep") }
  }

  mutating func leave() { depth -= 1 }

  // MARK: - Characters

  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  var position: DocumentPosition {
    DocumentPosition(line: line, column: index - lineStart + 1)
  }

  var isAtLineEnd: Bool {
    guard let byte = current else { return true }
    return isLineBreak(byte) || byte == UInt8(ascii: "#")
  }

  func error(_ message: String) -> ConfigurationError {
    ConfigurationError(position: position, message: message)
  }

  func isAt(_ character: Unicode.Scalar, followedBy condition: (UInt8?) -> Bool) -> Bool {
    current == UInt8(ascii: character)
      && condition(index + 1 < bytes.count ? bytes[index + 1] : nil)
  }

  mutating func skipSpaces() throws(ConfigurationError) {
    while current == UInt8(ascii: " ") { index += 1 }
    if current == UInt8(ascii: "\t") { throw error("unexpected tab: use spaces") }
  }

  /// Expects that nothing but a comment follows on the line, and goes on to the next content.
  private mutating func endLine(after what: String) throws(ConfigurationError) {
    try skipSpaces()
    if !isAtLineEnd { throw error("expected the end of the line after \(what)") }
    try skipToContent()
  }

  /// Goes to the next byte that is neither space nor comment, on this or a later line.
  mutating func skipToContent(mayStartDocument: Bool = false) throws(ConfigurationError) {
    var mayStartDocument = mayStartDocument
    while true {
      if index == lineStart, isDocumentMark {
        guard mayStartDocument, current == UInt8(ascii: "-") else {
          throw error("expected one document: remove this line")
        }
        mayStartDocument = false
        index += 3
        try skipSpaces()
        if !isAtLineEnd { throw error("expected the end of the line after '---'") }
        continue
      }
      try skipSpaces()
      if current == UInt8(ascii: "#") {
        if index > lineStart, bytes[index - 1] != UInt8(ascii: " ") {
          throw error("expected a space before the comment")
        }
        while let byte = current, !isLineBreak(byte) { index += 1 }
      }
      guard let byte = current, isLineBreak(byte) else { return }
      index += 1
      if byte == UInt8(ascii: "\r"), current == UInt8(ascii: "\n") { index += 1 }
      line += 1
      lineStart = index
    }
  }

  private var isDocumentMark: Bool {
    let mark = bytes[index...].prefix(3)
    return (mark.elementsEqual("---".utf8) || mark.elementsEqual("...".utf8))
      && isSpaceOrEnd(index + 3 < bytes.count ? bytes[index + 3] : nil)
  }

  /// Refuses what is not UTF-8 and what YAML does not allow or takes for a line break.
  private static func checkCharacters(_ bytes: [UInt8]) throws(ConfigurationError) {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      let problem: String
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput: return
      case .error: problem = "not UTF-8"
      case .valid(let encoded):
        let scalar = UTF8.decode(encoded)
        if isAllowed(scalar) || (offset == 0 && scalar == "\u{FEFF}") {
          offset += encoded.count
          continue
        }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        problem =
          "unexpected character U+" + String(repeating: "0", count: max(0, 4 - digits.count))
          + digits
      }
      let place = LineTable(bytes).position(at: offset)
      throw ConfigurationError(
        position: DocumentPosition(line: place.line, column: place.utf8Column), message: problem)
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE,
      0xFF00...0xFFFD, 0x10000...0x10FFFF:
      true
    default: false
    }
  }
}

func isLineBreak(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}

func isSpaceOrEnd(_ byte: UInt8?) -> Bool {
  guard let byte else { return true }
  return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || isLineBreak(byte)
}
