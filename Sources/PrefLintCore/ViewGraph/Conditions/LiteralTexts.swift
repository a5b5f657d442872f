// Numbers and texts as they are written: two writings may mean one value.

enum LiteralTexts {
  /// Whether two numbers mean the same value.
  static func areEqual(numbers left: String, _ right: String) -> Bool? {
    if left == right { return true }
    guard let a = number(left), let b = number(right) else { return nil }
    return a == b
  }

  /// Whether two texts between quotation marks are the same; what an escape stands for, or several lines, may be written in other
  /// ways.
  static func areEqual(texts left: String, _ right: String) -> Bool? {
    if left == right { return true }
    return isOneLine(left) && isOneLine(right) ? false : nil
  }

  /// Whether a text between quotation marks has no characters; an escape may stand for none.
  static func isEmpty(_ text: String) -> Bool? {
    // One of several lines may have none.
    guard let first = text.utf8.first else { return true }
    return first == backslash || first == UInt8(ascii: "\n") || first == UInt8(ascii: "\r")
      ? nil : false
  }

  private static func isOneLine(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 != backslash && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
  }

  /// Whether a text between quotation marks is one line of ASCII without escapes: it is what it is written as.
  static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20...0x7E).contains($0) && $0 != backslash }
  }

  /// What a number is worth: `1_000`, `0x10` and `1.0` are whole numbers, too.
  static func number(_ text: String) -> Double? {
    let digits = text.filter { $0 != "_" }
    for (mark, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(mark) {
      return Int(digits.dropFirst(2), radix: radix).map(Double.init) ?? Double(digits)
    }
    return Double(digits)
  }

  private static let backslash = UInt8(ascii: "\\")
}
