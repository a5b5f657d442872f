// Old-style property lists: what is read of good ones, and that bad ones are read, too.

import Testing

@testable import PrefLintCore

@Suite struct PropertyListTests {
  /// A list as text: `{key=value;}`, `(a,b)`.
  private func dump(_ text: String) -> String {
    let list = PropertyList(Array(text.utf8))
    return list.root.map { dump($0, list) } ?? "none"
  }

  private func dump(_ id: PropertyList.NodeID, _ list: PropertyList) -> String {
    if let text = list.text(id) { return text }
    let entries = list.entries(id).map { "\(dump($0.key, list))=\(dump($0.value, list));" }
    let elements = list.elements(id).map { dump($0, list) }
    if !entries.isEmpty { return "{\(entries.joined())}" }
    return "(\(elements.joined(separator: ",")))"
  }

  @Test(arguments: [
    ("// !$*UTF8*$!\n{ a = b; }", "{a=b;}"),
    ("{ a = ( b, \"c d\", ); e = { f = g; }; }", "{a=(b,c d);e={f=g;};}"),
    ("{ 4A /* a } name */ = { isa = X; }; }", "{4A={isa=X;};}"),
    ("{ path = Some/File+Extra.swift; }", "{path=Some/File+Extra.swift;}"),
    ("{ a = \"x\\\"y\\\\z\\n\\U00e9\\101\"; }", "{a=x\"y\\z\n\u{E9}A;}"),
    ("{ a = 'it'; }", "{a=it;}"),
    ("{ a = \"\"; b = c; }", "{a=;b=c;}"),
    ("{ a = <0fbd77>; b = c; }", "{b=c;}"),
    ("{ a = b // note\n; c = ü.swift; }", "{a=b;c=ü.swift;}"),
    ("( a, ( b ), { c = d; }, )", "(a,(b),{c=d;})"),
  ])
  func reads(text: String, expected: String) { #expect(dump(text) == expected) }

  @Test(arguments: [
    ("", "none"), ("word", "none"), ("\"", "none"), ("}", "none"), ("<", "none"),
    ("{ a", "()"), ("{ a = ", "()"), ("{ a = b", "{a=b;}"), ("{ a = \"b", "{a=b;}"),
    ("{ a = { b = c;", "{a={b=c;};}"), ("{ a = (b, c", "{a=(b,c);}"),
    ("{ a b = c; }", "{b=c;}"), ("{ = b; c = d; }", "{c=d;}"), ("{ a = ; c = d; }", "{c=d;}"),
    ("{ a = ); c = d; }", "{c=d;}"), ("{ a = b; } trailing = 1;", "{a=b;}"),
    ("{ a = \"b\\", "{a=b\\;}"), ("{ { x = y; } = b; c = d; }", "{c=d;}"),
    ("{ a = b /* open", "{a=b;}"),
  ])
  func dropsWhatIsMalformed(text: String, expected: String) { #expect(dump(text) == expected) }

  @Test func findsValuesByKey() {
    let list = PropertyList(Array("{ a = { name = \"x y\"; name = z; }; l = ( a ); }".utf8))
    let inner = list.value("a", of: list.root)
    #expect(list.text("name", of: inner) == "x y")
    #expect(list.text("other", of: inner) == nil)
    #expect(list.value("a", of: list.value("l", of: list.root)) == nil)
    #expect(list.elements(inner).isEmpty)
    #expect(list.entries(list.value("l", of: list.root)).isEmpty)
    #expect(list.elements(nil).isEmpty && list.value("a", of: nil) == nil)
  }

  /// Containers nest on no stack.
  @Test func nestsAsDeepAsThereAreBytes() {
    let deep = [UInt8](repeating: UInt8(ascii: "("), count: 1_000_000)
    let list = PropertyList(deep)
    #expect(list.elements(list.root).count == 1)
  }

  #if DEBUG
    /// A word is looked at by what looks for words, and by what looks for comments.
    @Test(arguments: [
      "k = (a, \"b\", {c = d;}); /* x */ ", "(", "{", "\"", "'\\", "/*", "/", "<", "<a> ", "a=",
      "=;",
      ")", "//\n", "*/ /*",
    ])
    func looksAtEachByteAFewTimes(unit: String) {
      let bytes = Array(("{" + String(repeating: unit, count: 10_000)).utf8)
      #expect(PropertyList(bytes).steps.steps <= 6 * bytes.count)
    }
  #endif
}
