import Testing

@testable import PrefLintCore

@Suite struct YAMLReaderTests {
  /// A document in brackets: `{a: [b, 'c']}`; a quoted text keeps single quotes, nothing is `~`.
  private func outline(_ text: String) throws -> String {
    func outline(_ node: YAMLNode) -> String {
      switch node.value {
      case .absent: "~"
      case .text(let text, let isPlain): isPlain ? text : "'\(text)'"
      case .list(let items): "[" + items.map(outline).joined(separator: ", ") + "]"
      case .map(let entries):
        "{" + entries.map { "\($0.key): \(outline($0.value))" }.joined(separator: ", ") + "}"
      }
    }
    return outline(try YAMLReader.read(Array(text.utf8)))
  }

  @Test(arguments: [
    ("", "~"),
    ("# only a comment\n\n", "~"),
    ("\u{FEFF}a: b", "{a: b}"),
    ("a: b", "{a: b}"),
    ("---\na: b\n", "{a: b}"),
    ("# c\n--- # d\na: b\n", "{a: b}"),
    ("a: b # comment\n# more\nc: d#e\n", "{a: b, c: d#e}"),
    ("a : b\n\"c\" : d", "{a: b, c: d}"),
    ("a:\nb: c", "{a: ~, b: c}"),
    ("a:\n  b: c\n  d:\n    e: f\ng: h", "{a: {b: c, d: {e: f}}, g: h}"),
    ("a:\n  - b\n  - c\nd: e", "{a: [b, c], d: e}"),
    ("a:\n- b\n- c\nd: e", "{a: [b, c], d: e}"),
    ("- a:\n  - b\n  c: d\n- e", "[{a: [b], c: d}, e]"),
    ("a:\n  -\n    b: c\n  -\n  - d", "{a: [{b: c}, ~, d]}"),
    ("- a: b\n  c: d\n- e: f", "[{a: b, c: d}, {e: f}]"),
    ("-   a: b\n    c: d", "[{a: b, c: d}]"),
    ("- - a\n  - b\n- c", "[[a, b], c]"),
    ("a: [b, \"c, d\", 'e']", "{a: [b, 'c, d', 'e']}"),
    ("a: []\nb: {}", "{a: [], b: {}}"),
    ("a: [b, c,]", "{a: [b, c]}"),
    ("a: [\n  b, # comment\n  c\n]\nd: e", "{a: [b, c], d: e}"),
    ("a: { b: c, d: [e], f: {g: h} }", "{a: {b: c, d: [e], f: {g: h}}}"),
    ("a: {b: , c: }", "{a: {b: ~, c: ~}}"),
    ("a: {\"b\":\"c\"}", "{a: {b: 'c'}}"),
    ("[a, b]", "[a, b]"),
    ("{a: b}", "{a: b}"),
    ("text", "text"),
    ("a: -b", "{a: -b}"),
    ("a: b:c", "{a: b:c}"),
    ("a: ?b", "{a: ?b}"),
    ("a: b, [c]", "{a: b, [c]}"),
    ("a: Store<AppState>", "{a: Store<AppState>}"),
    ("a: 'it''s'", "{a: 'it's'}"),
    ("a: ''", "{a: ''}"),
    (#"a: "\"\\\/\t\x41\u00e9\U0001F44B""#, "{a: '\"\\/\tAé👋'}"),
    ("a: \"b\tc\"", "{a: 'b\tc'}"),
    ("a: b\r\nc: d\re: f", "{a: b, c: d, e: f}"),
    ("é: 👋", "{é: 👋}"),
    ("a: b\n---x: c", "{a: b, ---x: c}"),
  ])
  func documentsAreRead(text: String, expected: String) throws {
    #expect(try outline(text) == expected)
  }

  @Test(arguments: [
    ("a: *b", 1, 4, "a text cannot begin with '*', which names an alias: put it in quotes"),
    ("a: [**/x]", 1, 5, "a text cannot begin with '*', which names an alias: put it in quotes"),
    ("a: &b c", 1, 4, "anchors ('&') are not supported: repeat the settings, or quote the text"),
    ("a: !b c", 1, 4, "tags ('!') are not supported: put the text in quotes"),
    ("!b\na: c", 1, 1, "tags ('!') are not supported: put the text in quotes"),
    ("a: |\n  b", 1, 4, "texts of several lines ('|') are not supported: use quotes"),
    ("a: >-\n  b", 1, 4, "texts of several lines ('>') are not supported: use quotes"),
    ("a: @b", 1, 4, "a text cannot begin with '@': put it in quotes"),
    ("a: `b`", 1, 4, "a text cannot begin with '`': put it in quotes"),
    ("a: %b", 1, 4, "a text cannot begin with '%': put it in quotes"),
    ("%YAML 1.2\n---\na: b", 1, 1, "directives ('%') are not supported: remove the line"),
    ("a: b\n---\nc: d", 2, 1, "expected one document: remove this line"),
    ("a: b\n...\n", 2, 1, "expected one document: remove this line"),
    ("---\n---\n", 2, 1, "expected one document: remove this line"),
    ("a: [\n---\n]", 2, 1, "expected one document: remove this line"),
    ("--- a", 1, 5, "expected the end of the line after '---'"),
    ("\ta: b", 1, 1, "unexpected tab: use spaces"),
    ("a:\n\tb: c", 2, 1, "unexpected tab: use spaces"),
    ("a:\tb", 1, 3, "unexpected tab: use spaces"),
    ("a: b\tc", 1, 5, "unexpected tab: use spaces"),
    ("a: b\na: c", 2, 1, "the key 'a' is already in line 1"),
    ("a: {b: c, 'b': d}", 1, 11, "the key 'b' is already in line 1"),
    ("<<: b", 1, 1, "merge keys ('<<') are not supported: repeat the settings"),
    ("a: { <<: b }", 1, 6, "merge keys ('<<') are not supported: repeat the settings"),
    ("a: b: c", 1, 5, "expected one value: put it in quotes, or begin a map on the next line"),
    ("a: \"b\": c", 1, 7, "expected one value: put it in quotes, or begin a map on the next line"),
    ("a: - b", 1, 4, "a list begins on a line of its own, or is written [a, b]"),
    ("? a\n: b", 1, 1, "keys that begin with '?' are not supported: write 'key: value'"),
    ("a: b\n? c", 2, 1, "keys that begin with '?' are not supported: write 'key: value'"),
    (": a", 1, 1, "expected a key before ':'"),
    ("a: b\nc", 2, 2, "expected ':' and a space after the key 'c'"),
    ("a: b\nc:d", 2, 4, "expected ':' and a space after the key 'c:d'"),
    (
      "a: b\n  c: d", 2, 3,
      "expected column 1: a value is on one line, and a map or list stands alone"
    ),
    (
      "a: b\n  continued", 2, 3,
      "expected column 1: a value is on one line, and a map or list stands alone"
    ),
    (
      "a:\n    b: c\n  d: e", 3, 3,
      "expected column 1: a value is on one line, and a map or list stands alone"
    ),
    ("  a: b\nc: d", 2, 1, "expected the indentation of the first line, column 1"),
    ("a: b\n- c", 2, 1, "expected the next key or the end: a list and a map cannot be mixed"),
    ("- a\nb: c", 2, 1, "expected the next key or the end: a list and a map cannot be mixed"),
    ("a: \"b", 1, 6, "expected \" before the end of the line"),
    ("a: 'b\n  c'", 1, 6, "expected ' before the end of the line"),
    ("a: \"b\" c", 1, 8, "expected the end of the line after the value"),
    ("a: \"b\"# c", 1, 7, "expected a space before the comment"),
    ("a: [b] c", 1, 8, "expected the end of the line after the closing bracket"),
    ("[a]: b", 1, 4, "expected the end of the line after the closing bracket"),
    ("a: [b", 1, 6, "expected ']' before the end of the document"),
    ("a: [b,", 1, 7, "expected ']' before the end of the document"),
    ("a: {b: c", 1, 9, "expected '}' before the end of the document"),
    ("a: [b, , c]", 1, 8, "expected a text, found ','"),
    ("a: [b}", 1, 6, "expected ',' or ']'"),
    ("a: [b: c]", 1, 6, "expected ',' or ']': write a map as { key: value }"),
    ("a: [- b]", 1, 5, "expected a text, found '-'"),
    ("a: {b}", 1, 6, "expected ':' and a space after the key 'b'"),
    ("a: {b:c}", 1, 8, "expected ':' and a space after the key 'b:c'"),
    ("a: {b: c d: e}", 1, 11, "expected ',' or '}'"),
    ("a: {[b]: c}", 1, 5, "expected a text, found '['"),
    ("a: [b?.swift]", 1, 6, "a text in brackets cannot hold '?': put it in quotes"),
    ("a: [:b]", 1, 5, "a text in brackets cannot begin with ':': put it in quotes"),
    ("a: ]", 1, 4, "expected a text, found ']'"),
    (#"a: "\q""#, 1, 5, "unknown escape: write '\\\\' for a backslash, or use single quotes"),
    (#"a: "\u12""#, 1, 5, "expected 4 hexadecimal digits of a character"),
    (#"a: "\uD800""#, 1, 5, "expected 4 hexadecimal digits of a character"),
    (#"a: "\x-1""#, 1, 5, "expected 2 hexadecimal digits of a character"),
    ("a: \u{1}", 1, 4, "unexpected character U+0001"),
    ("a: b\u{2028}c", 1, 5, "unexpected character U+2028"),
    ("é: \u{7F}", 1, 5, "unexpected character U+007F"),
    ("a: \u{FEFF}b", 1, 4, "unexpected character U+FEFF"),
  ])
  func everythingElseIsAnError(text: String, line: Int, column: Int, message: String) {
    let expected = ConfigurationError(
      position: DocumentPosition(line: line, column: column), message: message)
    #expect(throws: expected) { try YAMLReader.read(Array(text.utf8)) }
  }

  @Test func bytesHaveToBeUnicode() {
    let expected = ConfigurationError(
      position: DocumentPosition(line: 2, column: 4), message: "not UTF-8")
    #expect(throws: expected) { try YAMLReader.read(Array("a: b\nc: ".utf8) + [0xFF]) }
  }

  @Test func depthIsLimited() throws {
    func nested(_ open: String, _ close: String, _ count: Int) -> [UInt8] {
      Array((String(repeating: open, count: count) + String(repeating: close, count: count)).utf8)
    }
    _ = try YAMLReader.read(nested("[", "]", 15))
    let expected = ConfigurationError(
      position: DocumentPosition(line: 1, column: 16), message: "nested more than 16 levels deep")
    #expect(throws: expected) { try YAMLReader.read(nested("[", "]", 100_000)) }
    #expect(throws: ConfigurationError.self) { try YAMLReader.read(nested("- ", "", 100_000)) }
    #expect(throws: ConfigurationError.self) { try YAMLReader.read(nested("{a: ", "", 100_000)) }
  }

  @Test func noPrefixOfADocumentIsFatal() {
    let text = Array("a:\n  - {b: \"c\\u0041\", d: ['e']}\n  - f: g # h\n\"i\": j\n".utf8)
    for count in text.indices {
      _ = try? YAMLReader.read(Array(text[..<count]))
      for byte in [UInt8(ascii: ":"), 0x22, 0x5B, 0x0A, 0xFF, 0x20] {
        var changed = text
        changed[count] = byte
        _ = try? YAMLReader.read(changed)
      }
    }
  }

  @Test func placesAreKept() throws {
    let node = try YAMLReader.read(Array("a: b\né: { c: d }\n".utf8))
    guard case .map(let entries) = node.value, case .map(let inner) = entries[1].value.value else {
      Issue.record("expected maps")
      return
    }
    #expect(entries[0].value.position == DocumentPosition(line: 1, column: 4))
    #expect(entries[1].position == DocumentPosition(line: 2, column: 1))
    #expect(inner[0].position == DocumentPosition(line: 2, column: 7))
    #expect(inner[0].value.position == DocumentPosition(line: 2, column: 10))
  }
}
