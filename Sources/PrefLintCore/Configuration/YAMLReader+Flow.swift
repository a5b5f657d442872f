// Lists and maps in brackets; they may span lines.

extension YAMLReader {
  /// Reads the list or map whose bracket is here.
  mutating func flowNode() throws(ConfigurationError) -> YAMLNode {
    try enter()
    defer { leave() }
    return current == UInt8(ascii: "[") ? try flowList() : try flowMap()
  }

  private mutating func flowList() throws(ConfigurationError) -> YAMLNode {
    let start = position
    index += 1
    var items: [YAMLNode] = []
    while try !closes(with: "]") {
      items.append(try flowValue())
      try skipToContent()
      if current == UInt8(ascii: ":") {
        throw error("expected ',' or ']': write a map as { key: value }")
      }
      try separator(before: "]")
    }
    return YAMLNode(position: start, value: .list(items))
  }

  private mutating func flowMap() throws(ConfigurationError) -> YAMLNode {
    let start = position
    index += 1
    var entries: [YAMLEntry] = []
    while try !closes(with: "}") {
      let place = position
      let key = try text(in: .flow)
      try check(key, at: place, in: entries)
      try skipSpaces()
      // Behind a quoted key the value may follow at once, as in JSON.
      guard isAt(":", followedBy: { !key.isPlain || endsKey($0, in: .flow) }) else {
        throw error("expected ':' and a space after the key '\(key.value)'")
      }
      index += 1
      try skipToContent()
      let isAbsent = current == UInt8(ascii: ",") || current == UInt8(ascii: "}")
      let value =
        isAbsent ? YAMLNode(position: position, value: .absent) : try flowValue()
      entries.append(YAMLEntry(key: key.value, position: place, value: value))
      try separator(before: "}")
    }
    return YAMLNode(position: start, value: .map(entries))
  }

  private mutating func flowValue() throws(ConfigurationError) -> YAMLNode {
    if current == UInt8(ascii: "[") || current == UInt8(ascii: "{") { return try flowNode() }
    let place = position
    let text = try text(in: .flow)
    return YAMLNode(position: place, value: .text(text.value, isPlain: text.isPlain))
  }

  /// Passes over the closing bracket if it is next.
  private mutating func closes(with bracket: Unicode.Scalar) throws(ConfigurationError) -> Bool {
    try skipToContent()
    if current == nil { throw error("expected '\(bracket)' before the end of the document") }
    guard current == UInt8(ascii: bracket) else { return false }
    index += 1
    return true
  }

  /// Passes over a comma; before the closing bracket it may be missing.
  private mutating func separator(before bracket: Unicode.Scalar) throws(ConfigurationError) {
    try skipToContent()
    if current == UInt8(ascii: bracket) { return }
    if current == nil { throw error("expected '\(bracket)' before the end of the document") }
    guard current == UInt8(ascii: ",") else { throw error("expected ',' or '\(bracket)'") }
    index += 1
  }
}
