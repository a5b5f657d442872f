// Declarations: what is written about them, in which order, and whose they are.

import Testing

@testable import PrefLintCore

struct FactsDeclarationTests {
  @Test(
    "types",
    arguments: [
      ("struct A { }", "struct A {  }"),
      (
        "public final class A<T: P, U>: B, C where T.X == Int, U: D { }",
        "public final class A<T: P, U>: B, C where T.X == Int, U: D {  }"
      ),
      ("actor A { }", "actor A {  }"),
      (
        "enum E: String { case a = \"x\", b }",
        "enum E: String { case a = \"x\"; case b }"
      ),
      (
        "indirect enum E { case a(Int, b: E), c }",
        "indirect enum E { case a(_ _: Int, b b: E); case c }"
      ),
      ("enum E { case a(_ x: Int = 1) }", "enum E { case a(_ x: Int = 1) }"),
      (
        "protocol P<X>: AnyObject { associatedtype X: Q = Int; func f(); var v: Int { get set }; init?(a: Int) }",
        "protocol P: AnyObject { associatedtype X: Q = Int; func f(); var v: Int { get set }; init?(a a: Int) }"
      ),
      ("extension A.B: P where X: Q { }", "extension[B] A.B: P where X: Q {  }"),
      ("extension [Int] { }", "extension[Array] [Int] {  }"),
      (
        "extension A: @retroactive P, @unchecked Sendable { }",
        "extension[A] A: P, Sendable {  }"
      ),
      ("struct A: ~Copyable { }", "struct A: <other> {  }"),
      ("struct A { struct B { let c = 1 } }", "struct A { struct B { let c = 1 } }"),
      ("typealias A<T> = B<T>", "typealias A<T> = B<T>"),
      ("struct A<each T, let n: Int> { }", "struct A<T, n: Int> {  }"),
      ("struct `A` { }", "struct A {  }"),
    ])
  func types(_ source: String, _ dump: String) {
    #expect(FactsDumper.dump(source) == dump)
  }

  @Test(
    "functions",
    arguments: [
      ("func f(_ a: A, b c: C, d: D) { }", "func f(_ a: A, b c: C, d d: D) { }"),
      ("func f(a: Int...) -> [Int] { a }", "func f(a a: Int...) -> [Int] { a }"),
      (
        "func f<T>(a: T = .x) throws(E) -> some View where T: P { a }",
        "func f<T>(a a: T = .x) -> some View where T: P { a }"
      ),
      ("func f(_: Int, _ _: Int) async { }", "func f(_ _: Int, _ _: Int) { }"),
      (
        "func f(@ViewBuilder content: () -> A) { }",
        "func f(@ViewBuilder content content: (() -> A)) { }"
      ),
      ("struct S { init?<T>(a: T) { } }", "struct S { init?<T>(a a: T) { } }"),
      ("struct S { init!() { } }", "struct S { init?() { } }"),
      ("class C { deinit { a() } }", "class C { deinit() { a() } }"),
      (
        "struct S { subscript(a: Int, b c: Int) -> Int { a } }",
        "struct S { subscript(_ a: Int, b c: Int) -> Int { get { a } } }"
      ),
      (
        "struct S { static subscript<T>(a: T) -> T { get { a } set { b } } }",
        "struct S { static subscript<T>(_ a: T) -> T { get { a } set { b } } }"
      ),
      (
        "struct S { static func + (a: S, b: S) -> S { a } }",
        "struct S { static func +(a a: S, b b: S) -> S { a } }"
      ),
      (
        "struct S { static func >>= (a: S, b: S) { } }",
        "struct S { static func >>=(a a: S, b b: S) { } }"
      ),
      (
        "struct S { mutating func f() { x = 1 } }",
        "struct S { mutating func f() { (x := 1) } }"
      ),
      ("class C { override class func f() { } }", "class C { static override func f() { } }"),
      (
        "class C { convenience init() { self.init(a: 1) } }",
        "class C { convenience init() { self.init(a: 1) } }"
      ),
      ("package func f(a: inout Int) { }", "package func f(a a: Int) { }"),
    ])
  func functions(_ source: String, _ dump: String) {
    #expect(FactsDumper.dump(source) == dump)
  }

  @Test(
    "variables",
    arguments: [
      ("let a = 1, b: Int = 2", "let a = 1\nlet b: Int = 2"),
      ("let a, b: Int", "let a: Int\nlet b: Int"),
      ("var a = 1, b, c: Int", "var a = 1\nvar b: Int\nvar c: Int"),
      ("var a: Int { 1 }", "var a: Int { get { 1 } }"),
      (
        "var a: Int { get { b } set { c = newValue } }",
        "var a: Int { get { b } set { (c := newValue) } }"
      ),
      (
        "var a = 1 { willSet { b } didSet(old) { c } }",
        "var a = 1 { willSet { b } didSet { c } }"
      ),
      (
        "var a: Int { _read { yield b } _modify { yield &b } }",
        "var a: Int { other { other(b) } other { other(&b) } }"
      ),
      ("struct S { let (a, b) = f() }", "struct S { let a = f().0; let b = f().1 }"),
      ("let (a, (_, b)) = f()", "let a = f().0\nlet b = f().1.1"),
      ("let (a, (b, _)) = (1, pair)", "let a = 1\nlet b = pair.0"),
      (
        "struct S { private(set) public var a = 1 }",
        "struct S { public private(set) var a = 1 }"
      ),
      (
        "class C { weak var a: A?; lazy var b = f(); static let c = 1; unowned(safe) let d: A }",
        "class C { weak var a: A?; lazy var b = f(); static let c = 1; let d: A }"
      ),
      ("var a: Int! = nil", "var a: Int? = nil"),
      ("let _ = f()", "let _ = f()"),
      (
        "protocol P { static var a: Int { get async throws } }",
        "protocol P { static var a: Int { get } }"
      ),
      ("var a: some View { }", "var a: some View { get { } }"),
    ])
  func variables(_ source: String, _ dump: String) {
    #expect(FactsDumper.dump(source) == dump)
  }

  @Test(
    "attributes",
    arguments: [
      ("@main struct A { }", "@main struct A {  }"),
      ("struct A { @State private var a = 1 }", "struct A { @State private var a = 1 }"),
      (
        "struct A { @EnvironmentObject<B>\n private var a }",
        "struct A { @EnvironmentObject<B> private var a }"
      ),
      (
        #"struct A { @Environment(\.x) var a; @Environment(B.self) var b }"#,
        #"struct A { @Environment(\.x) var a; @Environment(B.self) var b }"#
      ),
      ("@SwiftUI.State var a: Int", "@SwiftUI.State var a: Int"),
      ("@available(iOS 17, *) @objc(foo:) func f() { }", "@available() @objc() func f() { }"),
      ("@Wrapper(a: 1, b) @Other() var a: Int", "@Wrapper(a: 1, b) @Other() var a: Int"),
      ("#if A\n@one\n#else\n@two\n#endif\nfunc f() { }", "@one @two func f() { }"),
      (
        "@Test(\"name\", arguments: [1]) func f() { }",
        "@Test(\"name\", arguments: [1]) func f() { }"
      ),
      (
        "struct A { @ViewBuilder let content: () -> B }",
        "struct A { @ViewBuilder let content: (() -> B) }"
      ),
    ])
  func attributes(_ source: String, _ dump: String) {
    #expect(FactsDumper.dump(source) == dump)
  }

  @Test(
    "written types",
    arguments: [
      ("A", "A"), ("A.B<C>.D", "A.B<C>.D"), ("A?", "A?"), ("A??", "A??"), ("A!", "A?"),
      ("[A]", "[A]"), ("[A: B]", "[A: B]"), ("()", "()"), ("(A)", "A"), ("(a: A, B)", "(a: A, B)"),
      ("(A, _ b: B...) -> C", "((A, B...) -> C)"), ("(A) -> (B) -> C", "((A) -> ((B) -> C))"),
      ("@escaping (A) async throws -> B", "((A) -> B)"), ("some P", "some P"),
      ("any P & Q", "any (P & Q)"), ("A.Type", "A.Type"), ("A.Protocol", "A.Type"),
      ("inout A", "A"), ("_", "<other>"), ("[3 of A]", "<other>"), ("repeat each T", "<other>..."),
      ("(@ViewBuilder () -> A) -> B", "((@B (() -> A)) -> B)"),
      ("Binding<[A]?>", "Binding<[A]?>"), ("Self", "Self"), ("Any", "Any"),
      ("(some P)?", "some P?"), ("A<3>", "A<<other>>"), ("((A) -> B)?", "((A) -> B)?"),
    ])
  func writtenTypes(_ type: String, _ dump: String) {
    #expect(FactsDumper.dump("func f(_ a: \(type)) { }") == "func f(_ a: \(dump)) { }")
  }

  @Test(
    "imports",
    arguments: [
      ("import A", "import A"), ("@testable import A.B", "import A"),
      ("import struct A.B", "import A"), ("public import A", "import A"),
      ("#if canImport(A.B)\nimport A\n#endif", "import A #[canImport(A)]"),
    ])
  func imports(_ source: String, _ dump: String) {
    #expect(FactsDumper.dump(source) == dump)
  }

  @Test("other declarations have a place")
  func others() {
    let source = """
      infix operator +++: P
      macro m(a: Int) = #externalMacro(module: "A", type: "B")
      #warning("x")
      """
    #expect(
      FactsDumper.dump(source) == """
        other +++
        other m
        #warning("x")
        """)
  }

  @Test("a declaration knows the declaration around it")
  func parents() {
    let source = """
      struct A {
        var a: Int { let b = 1; func c() { let d = 2 }; return b }
        let e = { let f = 1; return f }()
        enum G { case h }
        init() { struct I { } }
      }
      f { let j = 1 }
      """
    let facts = FactsBuilder.facts(of: Array(source.utf8))
    let pairs = facts.declarations.map { declaration in
      facts[declaration.name] + "<" + (declaration.parent.map { facts[facts[$0].name] } ?? "")
    }
    #expect(
      pairs == [
        "A<", "a<A", "b<a", "c<a", "d<c", "e<A", "f<e", "G<A", "h<G", "init<A", "I<init", "j<",
      ])
  }

  @Test("#if around declarations becomes their condition")
  func conditions() {
    let source = """
      #if os(iOS) && !DEBUG
      struct A {
        #if X
        let a = 1
        #elseif Y
        let b = 1
        #else
        func c() { let d = 2 }
        #endif
      }
      #else
      struct B { }
      #endif
      struct C { }
      """
    #expect(
      FactsDumper.dump(source) == """
        struct A { let a = 1 #[((os(iOS) && !DEBUG) && X)]; \
        let b = 1 #[((os(iOS) && !DEBUG) && (!X && Y))]; \
        func c() { let d = 2 #[((os(iOS) && !DEBUG) && (!X && !Y))] } \
        #[((os(iOS) && !DEBUG) && (!X && !Y))] } #[(os(iOS) && !DEBUG)]
        struct B {  } #[!(os(iOS) && !DEBUG)]
        struct C {  }
        """)
  }

  @Test(
    "conditions",
    arguments: [
      ("os(iOS)", "os(iOS)"), ("DEBUG", "DEBUG"), ("!DEBUG", "!DEBUG"), ("!(!A)", "A"),
      ("!!A", "other"), ("A == B", "other"),
      ("A || B && C", "(A || (B && C))"), ("(A || B) && C", "((A || B) && C)"),
      ("A && B && C", "((A && B) && C)"), ("!(A || B)", "!(A || B)"),
      ("canImport(UIKit.UIView)", "canImport(UIKit)"),
      ("canImport(A, _version: 1.2) || B", "(canImport(A) || B)"),
      ("targetEnvironment(simulator)", "environment(simulator)"),
      ("swift(>=6)", "other"), ("compiler(<5.9) && A", "(other && A)"), ("arch(arm64)", "other"),
      ("hasFeature(X)", "other"), ("!swift(>=6)", "other"), ("false", "never"), ("0", "never"),
      ("true && A", "A"), ("A && A", "A"), ("!false && A", "A"), ("false || A", "A"),
    ])
  func conditionTexts(_ condition: String, _ dump: String) {
    #expect(
      FactsDumper.dump("#if \(condition)\nstruct A { }\n#endif")
        == "struct A {  } #[\(dump)]")
  }

  @Test("equal conditions are one element, and the first is always")
  func internedConditions() {
    let facts = FactsBuilder.facts(
      of: Array("#if A\nlet a = 1\n#endif\n#if A\nlet b = 1\n#else\nlet c = 1\n#endif".utf8))
    #expect(facts.conditions.count == 3)
    #expect(facts.conditions[0] == .always)
    #expect(facts.declarations.map(\.condition.index) == [1, 1, 2])
  }

  @Test("every name is there once, the empty one first")
  func names() {
    let facts = FactsBuilder.facts(of: Array("let a = \"a\"; let b = a + `b` + \"1\" + 1 + 1".utf8))
    #expect(Set(facts.names).count == facts.names.count)
    #expect(facts.names[0] == "")
    for (index, name) in facts.names.enumerated() {
      #expect(facts.names.firstName(of: name) == LocalName(index))
    }
  }
}
