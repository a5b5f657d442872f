import Testing

@testable import PrefLintCore

@Suite struct LineTableTests {
  private func table(_ text: String) -> LineTable { LineTable(Array(text.utf8)) }

  @Test(arguments: [
    ("", 0), ("a", 1), ("a\n", 1), ("a\nb", 2), ("\n", 1), ("\n\n", 2), ("a\r\nb\r\n", 2),
    ("a\rb", 2), ("a\r\r\nb", 3), ("\u{FEFF}", 0), ("\u{FEFF}a", 1), ("\r", 1), ("\n\r", 2),
  ])
  func linesAreCounted(text: String, lines: Int) {
    #expect(table(text).count == lines)
    #expect(LineTable.count(in: Array(text.utf8)) == lines)
  }

  @Test func longTextsAreCounted() {
    for count in 0..<40 {
      let text =
        String(repeating: "a\n", count: count) + String(repeating: "é\u{8A}", count: count % 9)
      #expect(LineTable.count(in: Array(text.utf8)) == table(text).count)
    }
    let feeds = [UInt8](repeating: 10, count: 1000)
    #expect(feeds.occurrences(of: 10) == 1000 && feeds.occurrences(of: 11) == 0)
    #expect([UInt8](0...255).occurrences(of: 10) == 1)
  }

  @Test func textsAreFound() {
    let bytes = Array("xpreflint preflin preflint: ".utf8)
    #expect(bytes.contain("preflint:") && !bytes.contain("preflint;") && bytes.contain(""))
    #expect(!Array("preflint".utf8).contain("preflint:") && [58].contain(":"))
    for offset in 0..<200 {
      let before = Array(repeating: UInt8(ascii: "p"), count: offset)
      #expect((before + Array("preflint:".utf8) + before).contain("preflint:"))
      #expect(!(before + Array("preflint".utf8)).contain("preflint:"))
    }
  }

  @Test func everyLineEndingCounts() {
    let table = table("a\nbb\r\ncc\rd")
    #expect([0, 1, 2, 4, 5, 6, 8, 9].map { table.line(at: $0) } == [1, 1, 2, 2, 2, 3, 3, 4])
    #expect(table.text(ofLine: 2) == "bb")
    #expect(table.text(ofLine: 3) == "cc")
    #expect(table.text(ofLine: 4) == "d")
    #expect(table.text(ofLine: 5) == "")
    #expect(table.text(ofLine: 0) == "")
  }

  @Test func columnsCountBytesAndUnits() {
    let table = table("é👩‍👩‍👧x\n👋y")
    let x = table.position(at: 2 + 18)
    #expect(x == LinePosition(line: 1, utf8Column: 21, utf16Column: 10))
    let y = table.position(at: 2 + 18 + 2 + 4)
    #expect(y == LinePosition(line: 2, utf8Column: 5, utf16Column: 3))
  }

  @Test func byteOrderMarkHasNoColumn() {
    let table = table("\u{FEFF}ab\nc")
    #expect(table.position(at: 3) == LinePosition(line: 1, utf8Column: 1, utf16Column: 1))
    #expect(table.position(at: 4) == LinePosition(line: 1, utf8Column: 2, utf16Column: 2))
    #expect(table.position(at: 0) == LinePosition(line: 1, utf8Column: 1, utf16Column: 1))
    #expect(table.text(ofLine: 1) == "ab")
  }

  @Test func endAndBeyondAreClamped() {
    let table = table("ab\n")
    #expect(table.position(at: 3) == LinePosition(line: 2, utf8Column: 1, utf16Column: 1))
    #expect(table.position(at: 99) == LinePosition(line: 2, utf8Column: 1, utf16Column: 1))
  }

  @Test func invalidBytesAreOneUnitEach() {
    let table = LineTable([0x61, 0xFF, 0xFE, 0x62])
    #expect(table.position(at: 3) == LinePosition(line: 1, utf8Column: 4, utf16Column: 4))
    #expect(table.text(ofLine: 1) == "a\u{FFFD}\u{FFFD}b")
  }
}
