// PrefLint's reading of a file.

import PrefLintCore

extension Reading {
  /// The rows of a tree, in no particular order.
  init(of tree: SyntaxTree) {
    let tokens = tree.tokens
    self.tokens.reserveCapacity(tokens.count)
    for token in 0..<TokenIndex(tokens.count) {
      let joins = tokens.flags(token).contains(.joinsPrevious)
      self.tokens.append(
        TokenRow(
          start: tokens.start(token), end: tokens.end(token),
          name: .ours(tokens.kind(token), joinsPrevious: joins)))
    }
    var pending = Array(tree.children(of: tree.root))
    while let node = pending.popLast() {
      add(node, of: tree)
      pending.append(contentsOf: tree.children(of: node))
    }
  }

  private mutating func add(_ node: NodeID, of tree: SyntaxTree) {
    let kind = tree.kind(node)
    if kind == .unparsedArguments { return }  // Not compared: SwiftSyntax has nodes for each kind.
    let range = tree.range(of: node)
    open(kind, range.lowerBound, range.upperBound)
    let main = tree.mainToken(node)
    if main != noToken, kind.hasComparedMain {
      add(.main, Int(tree.tokens.start(main)))
      if kind == .attribute { add(.nameEnd, Int(tree.tokens.end(main))) }
    }
    switch kind {
    case .callExpr, .subscriptCallExpr, .macroExpansionExpr, .macroExpansionDecl:
      addCall(node, of: tree)
    case .memberAccessExpr:
      if let base = tree.expression(of: node) { add(.baseEnd, tree.range(of: base).upperBound) }
    case .closureExpr:
      if let signature = tree.child(node, .closureSignature) { addNames(signature, of: tree) }
    default: break
    }
  }

  private mutating func addCall(_ node: NodeID, of tree: SyntaxTree) {
    var hasCallee = false
    for child in tree.children(of: node) {
      let range = tree.range(of: child)
      switch tree.kind(child) {
      case .argument:
        let label = tree.mainToken(child)
        if label == noToken {
          add(.noLabel, range.lowerBound)
        } else {
          add(.label, Int(tree.tokens.start(label)))
        }
      case .labeledClosure:
        add(.trailingLabel, range.lowerBound)
        guard let closure = tree.child(child, .closureExpr) else { continue }
        let body = tree.range(of: closure)
        add(.labeledStart, body.lowerBound)
        add(.labeledEnd, body.upperBound)
      case let kind:
        let isCall = tree.kind(node) == .callExpr || tree.kind(node) == .subscriptCallExpr
        if isCall, !hasCallee {
          hasCallee = true
          add(.calleeEnd, range.upperBound)
        } else if kind == .closureExpr {
          add(.trailingStart, range.lowerBound)
          add(.trailingEnd, range.upperBound)
        }
      }
    }
  }

  private mutating func addNames(_ signature: NodeID, of tree: SyntaxTree) {
    for child in tree.children(of: signature) {
      switch tree.kind(child) {
      case .closureCapture: addName(.capture, child, of: tree)
      case .closureParameter: addName(.parameter, child, of: tree)
      case .parameterClause:
        for parameter in tree.children(of: child) where tree.kind(parameter) == .parameter {
          addName(.parameter, parameter, of: tree)
        }
      default: break
      }
    }
  }

  private mutating func addName(_ role: Role, _ node: NodeID, of tree: SyntaxTree) {
    let name = tree.mainToken(node)
    if name != noToken { add(role, Int(tree.tokens.start(name))) }
  }
}
