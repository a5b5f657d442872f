// Lines and columns of byte offsets. Built when somebody asks about a file: the analysis itself only
// counts bytes.

/// A place as a person or an editor counts it: everything is 1-based.
public struct LinePosition: Hashable, Sendable {
  public var line: Int
  /// In UTF-8 bytes, as Swift's compiler counts.
  public var utf8Column: Int
  /// In UTF-16 units, as editors count.
  public var utf16Column: Int

  public init(line: Int, utf8Column: Int, utf16Column: Int) {
    self.line = line
    self.utf8Column = utf8Column
    self.utf16Column = utf16Column
  }
}

/// Where the lines of a text begin. A line ends with LF, CRLF or a lone CR; a byte-order mark belongs to
/// no column.
public struct LineTable: Sendable {
  private let bytes: [UInt8]
  /// The offset of each line's first byte; never empty.
  private let starts: [Int]

  /// - Complexity: linear in the number of bytes.
  public init(_ bytes: [UInt8]) {
    var starts = [Self.markLength(of: bytes)]
    var index = starts[0]
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == lineFeed {
        starts.append(index)
      } else if byte == carriageReturn {
        if index < bytes.count, bytes[index] == lineFeed { index += 1 }
        starts.append(index)
      }
    }
    self.bytes = bytes
    self.starts = starts
  }

  /// The number of lines; a last line without any byte does not count.
  public var count: Int {
    starts[starts.count - 1] == bytes.count ? starts.count - 1 : starts.count
  }

  /// The 1-based line that holds an offset. An offset in a line's ending belongs to that line.
  ///
  /// - Complexity: logarithmic in the number of lines.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The line and columns of an offset, which is clamped to the text.
  ///
  /// - Complexity: logarithmic in the number of lines and linear in the length of the line.
  public func position(at offset: Int) -> LinePosition {
    let line = line(at: offset)
    let start = starts[line - 1]
    let offset = min(max(offset, start), bytes.count)
    let before = String(decoding: bytes[start..<offset], as: UTF8.self)
    return LinePosition(
      line: line, utf8Column: offset - start + 1, utf16Column: before.utf16.count + 1)
  }

  /// The offsets of a line's bytes without its ending; empty for a line that does not exist.
  public func contents(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return 0..<0 }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : bytes.count
    if end > start, bytes[end - 1] == lineFeed { end -= 1 }
    if end > start, bytes[end - 1] == carriageReturn { end -= 1 }
    return start..<end
  }

  /// The text of a line without its ending, with U+FFFD for what is not UTF-8.
  public func text(ofLine line: Int) -> String {
    String(decoding: bytes[contents(ofLine: line)], as: UTF8.self)
  }

  /// The number of lines of a text, as `count` gives it, without building a table.
  public static func count(in bytes: [UInt8]) -> Int {
    let feeds = bytes.occurrences(of: lineFeed)
    var returns = 0
    if bytes.contain("\r") {
      for (byte, next) in zip(bytes, bytes.dropFirst()) {
        returns &+= byte == carriageReturn && next != lineFeed ? 1 : 0
      }
      if bytes.last == carriageReturn { returns += 1 }
    }
    let endsOpen =
      bytes.count > markLength(of: bytes) && bytes.last != lineFeed && bytes.last != carriageReturn
    return feeds + returns + (endsOpen ? 1 : 0)
  }

  private static func markLength(of bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
