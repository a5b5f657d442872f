// What one parser says about one file, in a form that both parsers can give: the byte range of every
// token, and for every node its kind (PrefLint's names for them), byte range and a few details such
// as where its name stands. Two readings of a file are compared row by row.

import PrefLintCore
@_spi(RawSyntax) import SwiftSyntax

/// What a detail of a node says; its value is a UTF-8 offset.
enum Role: UInt32 {
  /// Start of the token that names or marks the node.
  case main
  /// End of the expression that is called.
  case calleeEnd
  /// End of the expression before the dot.
  case baseEnd
  /// Start of an argument's label, or of the argument if it has none.
  case label, noLabel
  /// Where an unlabelled trailing closure starts and ends.
  case trailingStart, trailingEnd
  /// Where the label of a labelled trailing closure starts, and where the closure starts and ends.
  case trailingLabel, labeledStart, labeledEnd
  /// Start of a closure parameter's or capture's name.
  case parameter, capture
  /// Where an attribute's name ends.
  case nameEnd

  var title: String { "\(self)" }
}

/// A node or token as one of the parsers reads it.
struct Row: Sendable {
  /// UTF-8 offsets.
  let start: UInt32
  let end: UInt32
  let kind: NodeKind
  /// Range in `Reading.details`.
  var firstDetail: UInt32
  var detailCount: UInt32

  /// Orders rows by where they start, then outermost first, then by kind.
  func precedes(_ other: Row) -> Bool {
    if start != other.start { return start < other.start }
    if end != other.end { return end > other.end }
    return kind.rawValue < other.kind.rawValue
  }

  func isSamePlace(as other: Row) -> Bool {
    start == other.start && end == other.end && kind == other.kind
  }
}

/// The byte range of a token, and how the parser calls it.
struct TokenRow: Sendable {
  /// UTF-8 offsets.
  let start: UInt32
  let end: UInt32
  let name: TokenName
}

/// The token kind of either parser; it is made text only for a message.
enum TokenName: Sendable {
  case ours(PrefLintCore.TokenKind, joinsPrevious: Bool)
  case theirs(RawTokenKind)

  var text: String {
    switch self {
    case .ours(let kind, _): return "\(kind)"
    case .theirs(let kind): return "\(kind)"
    }
  }
}

/// Everything that one parser says about one file.
struct Reading: Sendable {
  var tokens: [TokenRow] = []
  var rows: [Row] = []
  /// A role in the upper four bits, an offset in the lower 28.
  var details: [UInt32] = []

  mutating func open(_ kind: NodeKind, _ start: Int, _ end: Int) {
    // In broken sources, a node of nothing but missing tokens may end before it starts.
    rows.append(
      Row(
        start: UInt32(start), end: UInt32(max(start, end)), kind: kind,
        firstDetail: UInt32(details.count), detailCount: 0))
  }

  /// Adds a detail to the row opened last.
  mutating func add(_ role: Role, _ offset: Int) {
    details.append(role.rawValue << 28 | UInt32(offset))
    rows[rows.count - 1].detailCount += 1
  }

  func details(of row: Row) -> ArraySlice<UInt32> {
    details[Int(row.firstDetail)..<Int(row.firstDetail + row.detailCount)]
  }

  /// A row's details as text.
  func describe(_ row: Row) -> String {
    details(of: row).map { detail in
      let role = Role(rawValue: detail >> 28)?.title ?? "?"
      return "\(role) \(detail & 0x0FFF_FFFF)"
    }.joined(separator: ", ")
  }

  mutating func sort() {
    rows.sort { $0.precedes($1) }
  }
}
