// SwiftSyntax's tokens, split and joined as PrefLint has them. This is the splitting table; README.md
// lists it in words. Where the table leaves a choice (operators that PrefLint splits only sometimes),
// `Comparison` joins PrefLint's parts instead, by their flag `joinsPrevious`.

import PrefLintCore
@_spi(RawSyntax) import SwiftSyntax

extension Collector {
  mutating func add(_ token: TokenSyntax) {
    let start = start(of: token)
    let end = end(of: token)
    switch token.rawTokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      // `>>=` is `>`, `>`, `=`: PrefLint's tokenizer does not know whether a `>` closes a generic.
      addOperator(token, start, end)
    case .endOfFile:
      append(token, start, end)
    default:
      if end > start { append(token, start, end) }
    }
  }

  private mutating func append(_ token: TokenSyntax, _ start: Int, _ end: Int) {
    append(token.rawTokenKind, start, end)
  }

  private mutating func append(_ kind: RawTokenKind, _ start: Int, _ end: Int) {
    reading.tokens.append(
      TokenRow(start: UInt32(start), end: UInt32(end), name: .theirs(kind)))
  }

  private mutating func addOperator(_ token: TokenSyntax, _ start: Int, _ end: Int) {
    var at = start
    while at < end, source[at] == UInt8(ascii: ">") {
      append(token, at, at + 1)
      at += 1
    }
    if at < end { append(token, at, end) }
  }

  /// The text between quotes and interpolations is one token, with all its lines and indentation.
  /// SwiftSyntax has one per line and counts indentation and some line breaks as trivia.
  mutating func visitString(_ node: Syntax) {
    let outer = textStart
    for child in node.children(viewMode: .sourceAccurate) {
      switch child.kind {
      case .token:
        guard let token = child.as(TokenSyntax.self) else { continue }
        let start = start(of: token)
        if isQuote(token), token.id == closingQuote(of: node)?.id {
          addText(to: start)
        }
        add(token)
        textStart = end(of: token)
      case .stringLiteralSegmentList, .simpleStringLiteralSegmentList:
        for segment in child.children(viewMode: .sourceAccurate) {
          guard segment.kind == .expressionSegment else { continue }
          addText(to: start(of: segment))
          visit(segment)
          textStart = end(of: segment)
        }
      default: visit(child)
      }
    }
    textStart = outer
  }

  private mutating func addText(to end: Int) {
    if end > textStart { append(.stringSegment, textStart, end) }
  }

  private func isQuote(_ token: TokenSyntax) -> Bool {
    switch token.rawTokenKind {
    case .stringQuote, .multilineStringQuote, .singleQuote: return true
    default: return false
    }
  }

  private func closingQuote(of node: Syntax) -> TokenSyntax? {
    node.as(StringLiteralExprSyntax.self)?.closingQuote
      ?? node.as(SimpleStringLiteralExprSyntax.self)?.closingQuote
  }

  /// `16.0` is a number to a tokenizer; SwiftSyntax's parser splits it in a version.
  mutating func visitVersion(_ node: Syntax) {
    let tokens = Array(node.tokens(viewMode: .sourceAccurate))
    var at = 0
    if tokens.count >= 3, end(of: tokens[0]) == start(of: tokens[1]),
      end(of: tokens[1]) == start(of: tokens[2])
    {
      append(.floatLiteral, start(of: tokens[0]), end(of: tokens[2]))
      at = 3
    }
    for token in tokens[at...] { add(token) }
  }
}
