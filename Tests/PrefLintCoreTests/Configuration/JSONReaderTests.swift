// JSON is read as Foundation reads it, and what is no JSON is refused with its place.

import Foundation
import Testing

@testable import PrefLintCore

@Suite struct JSONReaderTests {
  private static let documents = [
    "{}", "[]", " [ 1 , -2 , 0 ] ", "\"\"", "null", "true", "false", "123456789",
    #"{"a": {"b": [{}, [], "c"]}, "d": null}"#,
    #""\"\\\/\b\f\n\r\t\u0041\u00e9\ud83d\udc4b""#, "\"é👋\"", "\u{FEFF}[1]", "[\n\t1\r\n]",
  ]

  @Test(arguments: documents)
  func documentsAreReadAsFoundationReadsThem(text: String) throws {
    let value = try JSONReader.read(Array(text.utf8))
    let bytes = Data(text.replacing("\u{FEFF}", with: "").utf8)
    let expected = try JSONSerialization.jsonObject(with: bytes, options: .fragmentsAllowed)
    #expect(isEqual(value, expected), "\(value)")
    let again = try JSONReader.read(Array(value.document.utf8))
    #expect(again == value)
    #expect(try JSONReader.read(Array(value.line.utf8)) == value)
  }

  private func isEqual(_ value: JSONValue, _ other: Any) -> Bool {
    switch value {
    case .null: return other is NSNull
    case .truth(let truth): return other as? Bool == truth
    case .number(let number): return other as? Int == number
    case .text(let text): return other as? String == text
    case .list(let items):
      guard let others = other as? [Any], others.count == items.count else { return false }
      return zip(items, others).allSatisfy(isEqual)
    case .object(let members):
      guard let others = other as? [String: Any], others.count == members.count else {
        return false
      }
      return members.allSatisfy { member in
        others[member.name].map { isEqual(member.value, $0) } ?? false
      }
    }
  }

  @Test(arguments: [
    ("", 1, 1), ("[1,]", 1, 4), ("{\"a\" 1}", 1, 6), ("{\"a\": 1,}", 1, 9), ("[1 2]", 1, 4),
    ("\"a\nb\"", 1, 3), ("\"\\x\"", 1, 2), ("\"\\ud83d\"", 1, 2), ("\"\\u12\"", 1, 2),
    ("01", 1, 1), ("1.5", 1, 1), ("1e3", 1, 1), ("nul", 1, 1), ("1 1", 1, 3), ("\n\n  x", 3, 3),
    ("[", 1, 2), ("{", 1, 2), ("\"", 1, 2), ("99999999999999999999", 1, 1), ("-", 1, 1),
  ])
  func whatIsNoJSONIsRefused(text: String, line: Int, column: Int) {
    #expect { _ = try JSONReader.read(Array(text.utf8)) } throws: { error in
      (error as? JSONError)?.position == DocumentPosition(line: line, column: column)
    }
  }

  @Test func depthHasALimit() {
    let text = String(repeating: "[", count: 100_000)
    #expect { _ = try JSONReader.read(Array(text.utf8)) } throws: { error in
      (error as? JSONError)?.message == "nested more than 64 levels deep"
    }
    #expect { _ = try JSONReader.read([0x22, 0xFF, 0x22]) } throws: { error in
      (error as? JSONError)?.message == "expected a text in UTF-8"
    }
  }
}
