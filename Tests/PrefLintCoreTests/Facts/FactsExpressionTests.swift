// Expressions: what is folded, dropped and kept on the way from the tree to the facts.

import Testing

struct FactsExpressionTests {
  @Test(
    "operators are folded by precedence",
    arguments: [
      ("a + b * c", "(a + (b * c))"),
      ("a * b + c", "((a * b) + c)"),
      ("a - b - c", "((a - b) - c)"),
      ("a ?? b ?? c", "(a ?? (b ?? c))"),
      ("a == b && c < d || !e", "(((a == b) && (c < d)) || (! e))"),
      ("x = a + b", "(x := (a + b))"),
      ("x += a ?? b", "(x += (a ?? b))"),
      ("x = y = z", "(x := (y := z))"),
      ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
      ("a ? b ? c : d : e", "(a ? (b ? c : d) : e)"),
      ("x = a ?? b ? c + 1 : d", "(x := ((a ?? b) ? (c + 1) : d))"),
      ("a as B", "(a as B)"),
      ("a as? B ?? c", "((a as? B) ?? c)"),
      ("a + b as! C", "((a + b) as! C)"),
      ("a is B && c", "((a is B) && c)"),
      ("a == b as? C", "(a == (b as? C))"),
      ("a as? B as? C", "((a as? B) as? C)"),
      ("0..<n + 1", "(0 ..< (n + 1))"),
      ("a & b | c << 2", "((a & b) | (c << 2))"),
      ("a > b", "(a > b)"),
      ("a >>= b", "(a >>= b)"),
      ("a >> b", "(a >> b)"),
      ("a <> b + c", "(a <> (b + c))"),
      ("a <> b <> c", "((a <> b) <> c)"),
      ("-x + -1", "((- x) + (- 1))"),
      ("a...", "(a ...)"),
      ("...a", "(... a)"),
      ("(a + b) * c", "((a + b) * c)"),
      ("a\n  .b + c\n  .d", "(a.b + c.d)"),
      ("x = { $0 + 1 }", "(x := { ($0 + 1) })"),
      ("_ = a", "(_ := a)"),
    ])
  func operators(_ source: String, _ dump: String) {
    #expect(FactsDumper.dump(source) == dump)
  }

  @Test(
    "names keep the labels that are written with them",
    arguments: [
      ("x = row(for:)", "(x := row(for:))"),
      ("x = self.row(_:in:).y", "(x := self.row(_:in:).y)"),
      ("list.map(row(`in`:))", "list.map(row(in:))"),
      ("x = row(for: y)", "(x := row(for: y))"),
    ])
  func labelledNames(_ source: String, _ dump: String) {
    #expect(FactsDumper.dump(source) == dump)
  }

  @Test(
    "operators that the file declares have their precedence",
    arguments: [
      ("infix operator +++: MultiplicationPrecedence\na + b +++ c", "(a + (b +++ c))"),
      (
        "a |> b |> c + d\nprecedencegroup Pipe { associativity: right\n lowerThan: AdditionPrecedence }\n"
          + "infix operator |>: Pipe", "(a |> (b |> (c + d)))"
      ),
      (
        "infix operator <+>: High\nprecedencegroup High { higherThan: Low }\n"
          + "precedencegroup Low { higherThan: MultiplicationPrecedence }\na * b <+> c",
        "(a * (b <+> c))"
      ),
    ])
  func declaredOperators(_ source: String, _ dump: String) {
    let lines = FactsDumper.dump(source).split(separator: "\n").filter { !$0.hasPrefix("other ") }
    #expect(lines == [dump[...]])
  }

  @Test(
    "wrappers without a value are dropped",
    arguments: [
      ("try a()", "a()"),
      ("try! a()", "a()"),
      ("try await a()", "a()"),
      ("try? a()", "try?(a())"),
      ("try? await a()", "try?(a())"),
      ("try? a ?? b", "try?((a ?? b))"),
      ("x = try? a ?? b", "(x := try?((a ?? b)))"),
      ("x = try await a + b", "(x := (a + b))"),
      ("(try? a) ?? b", "(try?(a) ?? b)"),
      ("try? a() as? B", "try?((a() as? B))"),
      ("c ? try? a : b", "(c ? try?(a) : b)"),
      ("unsafe a.b", "a.b"),
      ("((a))", "a"),
      ("(a).b", "a.b"),
      ("f(&a)", "f(&a)"),
      ("f(consume a)", "f(a)"),
      ("f(copy a)", "f(a)"),
      ("f(repeat each a)", "f(a)"),
    ])
  func wrappers(_ source: String, _ dump: String) {
    #expect(FactsDumper.dump(source) == dump)
  }

  @Test(
    "chains keep their links",
    arguments: [
      ("a.b.c", "a.b.c"),
      ("a?.b!.c", "a?.b!.c"),
      ("a?[0]?.b()", "a?[0]?.b()"),
      (".a", ".a"),
      (".a(1).b", ".a(1).b"),
      ("a.0.1", "a.0.1"),
      ("a.self", "a.self"),
      ("a.init(b: 1)", "a.init(b: 1)"),
      ("a()()", "a()()"),
      ("a[b: 1, c]", "a[b: 1, c]"),
      ("Foo<Bar>()", "Foo<Bar>()"),
      ("Foo<Bar>.self", "Foo<Bar>.self"),
      ("Foo<Bar>.baz", "Foo<Bar>.baz"),
      ("a.Foo<Bar, [Int]>(x)", "a.Foo<Bar, [Int]>(x)"),
      ("super.init()", "super.init()"),
      ("Self.a", "Self.a"),
      ("f(x:y:)", "f(x:y:)"),
      ("a.f(x:)", "a.f(x:)"),
      ("$model.name", "$model.name"),
      ("_model.wrappedValue", "_model.wrappedValue"),
      ("`default`.`self`", "default.self"),
      ("a!", "a!"),
      ("f(+)", "f(+)"),
      ("a.reduce(0, +)", "a.reduce(0, +)"),
      ("f(_: 1)", "f(1)"),
      ("f(if: 1)", "f(if: 1)"),
    ])
  func chains(_ source: String, _ dump: String) {
    #expect(FactsDumper.dump(source) == dump)
  }

  @Test(
    "types where values stand",
    arguments: [
      ("[Foo]()", "type([Foo])()"),
      ("[String: Foo]()", "type([String: Foo])()"),
      ("[Foo?]()", "type([Foo?])()"),
      ("[[Foo.Bar<Int>]]()", "type([[Foo.Bar<Int>]])()"),
      ("[(Foo, b: Int)]()", "type([(Foo, b: Int)])()"),
      ("[Foo].self", "type([Foo]).self"),
      ("Foo?.self", "type(Foo?).self"),
      ("[a].count", "[a].count"),
      ("a?.self", "a?.self"),
      ("(any P).self", "type(any P).self"),
      ("f((A, B).self)", "f(type((A, B)).self)"),
      ("[(Int) -> Void]()", "type([((Int) -> Void)])()"),
      ("[any P]()", "type([any P])()"),
    ])
  func types(_ source: String, _ dump: String) {
    #expect(FactsDumper.dump(source) == dump)
  }

  @Test(
    "closures and trailing closures",
    arguments: [
      ("f { }", "f(; { })"),
      ("f(1) { a }", "f(1; { a })"),
      ("f { a } label: { b }", "f(; { a }, label: { b })"),
      ("f(x: 1) { $0 } then: { b } else: { c }", "f(x: 1; { $0 }, then: { b }, else: { c })"),
      ("f { x in x }", "f(; { (_ x) in x })"),
      ("f { x, _ in }", "f(; { (_ x, _ _) in })"),
      ("f { (x: Int, y) -> Bool in true }", "f(; { (_ x: Int, _ y) -> Bool in true })"),
      ("f { [weak self, x = a.b] in self }", "f(; { [self: self, x: a.b] in self })"),
      ("f { [unowned owner] _ in }", "f(; { [owner: owner] (_ _) in })"),
      ("f { @MainActor (x) async throws -> Int in x }", "f(; { (_ x) -> Int in x })"),
      ("a { }.b { }.c", "a(; { }).b(; { }).c"),
      ("f { a; b }", "f(; { a; b })"),
      ("x[0] { a }", "x[0; { a }]"),
      ("{ a }()", "{ a }()"),
    ])
  func closures(_ source: String, _ dump: String) {
    #expect(FactsDumper.dump(source) == dump)
  }

  @Test(
    "literals",
    arguments: [
      (#""""#, #""""#),
      (#""a b""#, #""a b""#),
      (#""a\n""#, #""a\n""#),
      (##"#"a"b"#"##, ##""a"b""##),
      (#""a\(b)c\(d, e: 1)""#, #""\(b, d, 1)""#),
      (#""\("x")""#, #""\("x")""#),
      ("\"\"\"\n  a\n  b\n  \"\"\"", "\"\n  a\n  b\n  \""),
      ("0x1F", "0x1F"),
      ("1_000.5e3", "1_000.5e3"),
      ("true", "true"),
      ("false", "false"),
      ("nil", "nil"),
      ("[]", "[]"),
      ("[a, b,]", "[a, b]"),
      ("[:]", "[:]"),
      ("[a: b, c: d]", "[a: b, c: d]"),
      ("()", "tuple()"),
      ("(a: x, y)", "tuple(a: x, y)"),
      (#"\Root.a.b"#, #"\Root.a.b"#),
      (#"f(\.a)"#, #"f(\.a)"#),
      (#"\.a[0]"#, #"\.a~"#),
      (#"\Root.a?.b"#, #"\Root.a.b~"#),
      (#"\.self"#, #"\.self"#),
      (#"x = #/a/#"#, "(x := other())"),
    ])
  func literals(_ source: String, _ dump: String) {
    #expect(FactsDumper.dump(source) == dump)
  }

  @Test(
    "macros are declarations in a file and expressions in a body",
    arguments: [
      (#"#Preview("x") { A() }"#, #"#Preview("x"; { A() })"#),
      ("f { #foo(a) }", "f(; { #foo(a) })"),
      ("x = #file", "(x := #file())"),
      ("x = #selector(A.b)", "(x := #selector(A.b))"),
    ])
  func macros(_ source: String, _ dump: String) {
    #expect(FactsDumper.dump(source) == dump)
  }

  @Test(
    "if, switch and do have values",
    arguments: [
      ("x = if a { 1 } else { 2 }", "(x := if a { 1 } else { 2 })"),
      (
        "f { if a { b } else if c { d } else { e } }",
        "f(; { if a { b } else { if c { d } else { e } } })"
      ),
      ("x = switch a { case 1: b default: c }", "(x := switch a { case 1: { b } default: { c } })"),
    ])
  func branches(_ source: String, _ dump: String) {
    #expect(FactsDumper.dump(source) == dump)
  }

  @Test(
    "#if within a chain and within an array",
    arguments: [
      (
        "a\n  .b()\n  #if os(iOS)\n  .c { d }\n  #else\n  .e\n  #endif\n  .f()",
        "a.b()#if([os(iOS)] ^.c(; { d }) [!os(iOS)] ^.e).f()"
      ),
      (
        "a\n  #if A\n  .b\n  #elseif B\n  .c\n  #endif\n",
        "a#if([A] ^.b [(!A && B)] ^.c)"
      ),
      (
        "a\n  #if A\n  .b\n  #if B\n  .c()\n  #endif\n  .d\n  #endif",
        "a#if([A] ^.b#if([B] ^.c()).d)"
      ),
      ("x = [\n  a,\n  #if A\n  b,\n  #endif\n  c\n]", "(x := [a, b, c])"),
    ])
  func configured(_ source: String, _ dump: String) {
    #expect(FactsDumper.dump(source) == dump)
  }
}
