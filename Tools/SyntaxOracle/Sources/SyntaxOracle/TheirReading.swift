// SwiftSyntax's reading of a file, brought into PrefLint's form: tokens through the splitting table,
// nodes through the kind table. What is changed on the way, and why, stands at each place and in
// README.md.

import PrefLintCore
import SwiftParser
@_spi(ExperimentalLanguageFeatures) import SwiftSyntax

extension Reading {
  /// The rows of a tree, in no particular order.
  init(of tree: SourceFileSyntax, source: [UInt8]) {
    var collector = Collector(source: source)
    collector.visitChildren(of: Syntax(tree))
    self = collector.reading
  }
}

struct Collector {
  var reading = Reading()
  let source: [UInt8]
  /// Above 0: tokens are collected, nodes are not.
  var muted = 0
  /// Where the text of the innermost string literal goes on.
  var textStart = 0

  init(source: [UInt8]) {
    self.source = source
    reading.tokens.reserveCapacity(source.count / 4)
    reading.rows.reserveCapacity(source.count / 4)
  }

  mutating func visitChildren(of node: Syntax) {
    for child in node.children(viewMode: .sourceAccurate) { visit(child) }
  }

  mutating func visit(_ node: Syntax) {
    let kind = node.kind
    if kind == .token {
      if let token = node.as(TokenSyntax.self) { add(token) }
      return
    }
    if muted == 0, let nodeKind = nodeKind(of: kind) { addRow(nodeKind, node) }
    switch kind {
    case .stringLiteralExpr, .simpleStringLiteralExpr: visitString(node)
    case .versionTuple: visitVersion(node)
    case .memberAccessExpr, .keyPathPropertyComponent: visitNamed(node)
    case .attribute: visitAttribute(node)
    case .sequenceExpr: visitSequence(node)
    case .ifConfigClause: visitClause(node)
    case .doStmt: visitDo(node)
    case .operatorDecl: visitOperator(node)
    case .arrowExpr, .poundSourceLocation: visitTokens(of: node)
    default: visitChildren(of: node)
    }
  }

  /// The name in `a.name` is part of the access in PrefLint, a `DeclReferenceExpr` in SwiftSyntax.
  private mutating func visitNamed(_ node: Syntax) {
    let children = node.children(viewMode: .sourceAccurate)
    let name =
      node.as(MemberAccessExprSyntax.self)?.declName
      ?? node.as(KeyPathPropertyComponentSyntax.self)?.declName
    for child in children {
      if let name, child.id == name.id { visitChildren(of: child) } else { visit(child) }
    }
  }

  /// Arguments of an attribute that are no call arguments have many shapes in SwiftSyntax; of these
  /// only those of `@available` and `@abi` are compared, the others by their tokens.
  private mutating func visitAttribute(_ node: Syntax) {
    guard let attribute = node.as(AttributeSyntax.self), let arguments = attribute.arguments else {
      return visitChildren(of: node)
    }
    let isMuted: Bool
    switch arguments {
    case .argumentList, .availability, .abiArguments: isMuted = false
    default: isMuted = true
    }
    for child in node.children(viewMode: .sourceAccurate) {
      if isMuted, child.id == Syntax(arguments).id {
        muted += 1
        visit(child)
        muted -= 1
      } else {
        visit(child)
      }
    }
  }

  /// The type behind `as` and `is` belongs to the operator in PrefLint; in SwiftSyntax it is a
  /// `TypeExpr` of its own.
  private mutating func visitSequence(_ node: Syntax) {
    guard let sequence = node.as(SequenceExprSyntax.self) else { return visitChildren(of: node) }
    var followsOperator = false
    for element in sequence.elements {
      if followsOperator, element.kind == .typeExpr {
        visitChildren(of: Syntax(element))
      } else {
        visit(Syntax(element))
      }
      followsOperator = element.kind == .unresolvedAsExpr || element.kind == .unresolvedIsExpr
    }
  }

  /// The condition of `#if` has a node around it in PrefLint.
  private mutating func visitClause(_ node: Syntax) {
    if muted == 0, let condition = node.as(IfConfigClauseSyntax.self)?.condition {
      reading.open(.ifConfigCondition, start(of: condition), end(of: condition))
    }
    visitChildren(of: node)
  }

  /// `do throws(E)` has its effects in a node in PrefLint.
  private mutating func visitDo(_ node: Syntax) {
    if muted == 0, let effects = node.as(DoStmtSyntax.self)?.throwsClause {
      reading.open(.effects, start(of: effects), end(of: effects))
    }
    visitChildren(of: node)
  }

  /// `prefix`, `infix` and `postfix` of an operator declaration are modifiers in PrefLint.
  private mutating func visitOperator(_ node: Syntax) {
    if muted == 0, let fixity = node.as(OperatorDeclSyntax.self)?.fixitySpecifier {
      reading.open(.modifier, start(of: fixity), end(of: fixity))
      reading.add(.main, start(of: fixity))
    }
    visitChildren(of: node)
  }

  /// The effects of `->` in an expression are tokens in PrefLint; `#sourceLocation(…)` is skipped.
  private mutating func visitTokens(of node: Syntax) {
    muted += 1
    visitChildren(of: node)
    muted -= 1
  }

  // MARK: Places

  func start(of node: some SyntaxProtocol) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  func end(of node: some SyntaxProtocol) -> Int {
    node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// PrefLint's nodes do not contain the comma behind them.
  func endWithoutComma(of node: Syntax) -> Int {
    let end = end(of: node)
    guard end > 0, source[end - 1] == UInt8(ascii: ",") else { return end }
    let children = node.children(viewMode: .sourceAccurate)
    guard let comma = children.last, comma.as(TokenSyntax.self)?.tokenKind == .comma,
      let token = comma.previousToken(viewMode: .sourceAccurate)
    else { return end }
    return self.end(of: token)
  }
}
