// What the tree answers about nodes: ranges, children, and the questions about declarations that save
// others from counting tokens.

import Testing

@testable import PrefLintCore

@Suite struct SyntaxTreeTests {
  private func tree(_ source: String) -> SyntaxTree { SyntaxTree.parse(Array(source.utf8)) }

  /// The first node of a kind, in source order.
  private func first(_ kind: NodeKind, in tree: SyntaxTree) throws -> NodeID {
    var waiting = [tree.root]
    while let node = waiting.popLast() {
      if tree.kind(node) == kind { return node }
      waiting.append(contentsOf: Array(tree.children(of: node)).reversed())
    }
    throw Missing(kind: kind)
  }

  private struct Missing: Error { var kind: NodeKind }

  @Test func rangesExcludeTrivia() throws {
    let tree = tree("  // a\n  @A private  var b: C = d  ; /* e */ f( ) // g\n")
    #expect(tree.text(of: try first(.variableDecl, in: tree)) == "@A private  var b: C = d")
    #expect(tree.text(of: try first(.callExpr, in: tree)) == "f( )")
    #expect(tree.text(of: try first(.attribute, in: tree)) == "@A")
  }

  @Test func childrenAreReachedByPositionAndKind() throws {
    let tree = tree("f(a, b: c) { d }")
    let call = try first(.callExpr, in: tree)
    #expect(
      tree.children(of: call).map { tree.kind($0) }
        == [.declReferenceExpr, .argument, .argument, .closureExpr])
    #expect(tree.child(call, at: 2).map { tree.text(of: $0) } == "b: c")
    #expect(tree.child(call, at: 4) == nil)
    #expect(tree.child(call, .closureExpr).map { tree.text(of: $0) } == "{ d }")
    #expect(tree.child(call, .labeledClosure) == nil)
    #expect(tree.expression(of: call).map { tree.text(of: $0) } == "f")
    let argument = try #require(tree.child(call, at: 2))
    #expect(tree.text(tree.name(argument)) == "b")
    #expect(tree.firstChild(argument).map { tree.text(of: $0) } == "c")
    #expect(tree.nextSibling(argument).map { tree.kind($0) } == .closureExpr)
  }

  @Test(arguments: [
    ("@A private static func b() {}", NodeKind.functionDecl, "func"),
    ("final class A {}", .classDecl, "class"), ("class func a() {}", .functionDecl, "func"),
    ("#if A\n@B\n#endif\npublic struct C {}", .structDecl, "struct"),
    ("@A(b) var c: D", .variableDecl, "var"), ("extension A {}", .extensionDecl, "extension"),
  ]) func keywords(_ source: String, _ kind: NodeKind, _ keyword: String) throws {
    let tree = tree(source)
    #expect(tree.text(ofToken: tree.keywordToken(try first(kind, in: tree))) == keyword)
  }

  @Test(
    arguments: [
      ("func f(a: A) {}", "a", "a"), ("func f(a b: A) {}", "a", "b"),
      ("func f(_ a: A) {}", nil, "a"),
      ("func f(a _: A) {}", "a", nil), ("func f(_: A) {}", nil, nil),
      ("func f(@A in b: inout C) {}", "in", "b"), ("case a(A)", nil, nil),
    ] as [(String, String?, String?)])
  func parameterNames(_ source: String, _ label: String?, _ name: String?) throws {
    let tree = tree("enum E { \(source) }")
    let parameter = try first(.parameter, in: tree)
    #expect(tree.parameterLabel(parameter).map { tree.text(ofToken: $0) } == label)
    #expect(tree.parameterName(parameter).map { tree.text(ofToken: $0) } == name)
  }

  @Test func variadicParameters() throws {
    for (source, isVariadic) in [
      ("func f(a: A...) {}", true), ("func f(a: A) {}", false), ("func f(a: A = b...c) {}", false),
      ("func f(a: A<B>...) {}", true),
    ] {
      let tree = tree(source)
      #expect(tree.isVariadic(try first(.parameter, in: tree)) == isVariadic, "\(source)")
    }
  }

  @Test func modifierDetails() throws {
    for (source, detail) in [
      ("private(set) var a: A", "set"), ("unowned(safe) var a: A", "safe"),
      ("private var a: A", nil),
    ] {
      let tree = tree(source)
      let found = tree.modifierDetail(try first(.modifier, in: tree))
      #expect(found.map { tree.text(ofToken: $0) } == detail)
    }
  }

  @Test func implicitGetters() throws {
    for (source, isImplicit) in [
      ("var a: A { b }", true), ("var a: A {}", true), ("var a: A { get { b } }", false),
      ("var a: A { willSet {} }", false), ("var a: A {\n#if B\nget { c }\n#endif\n}", false),
      ("var a: A {\n#if B\nc\n#endif\n}", true), ("var a: A { get }", false),
    ] {
      let tree = tree(source)
      #expect(tree.isImplicitGetter(try first(.accessorBlock, in: tree)) == isImplicit, "\(source)")
    }
  }

  @Test func groupsOfKinds() {
    for kind in NodeKind.allCases {
      let groups = [
        kind.isDeclaration, kind.isStatement, kind.isExpression, kind.isPattern, kind.isType,
      ]
      #expect(groups.filter { $0 }.count <= 1, "\(kind)")
      let name = "\(kind)"
      if name.hasSuffix("Decl") { #expect(kind.isDeclaration, "\(kind)") }
      if name.hasSuffix("Stmt") { #expect(kind.isStatement, "\(kind)") }
      if name.hasSuffix("Expr") { #expect(kind.isExpression, "\(kind)") }
      if name.hasSuffix("Pattern") { #expect(kind.isPattern, "\(kind)") }
      if name.hasSuffix("Type") { #expect(kind.isType, "\(kind)") }
    }
  }
}
