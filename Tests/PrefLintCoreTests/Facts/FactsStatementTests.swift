// Statements, conditions and patterns.

import Testing

@testable import PrefLintCore

struct FactsStatementTests {
  @Test(
    "statements",
    arguments: [
      ("return", "return"), ("return a", "return a"), ("throw a", "throw a"),
      ("guard a, let b else { return }", "guard a, let let:b = b else { return }"),
      ("for a in b { c }", "for let:a in b { c }"),
      ("for try await (a, b) in c where d { }", "for (let:a, let:b) in c where d { }"),
      ("for case let a? in b { }", "for let:a? in b { }"),
      ("for a: Int in b { }", "for (let:a as Int) in b { }"),
      ("for _ in 0..<3 { }", "for _ in (0 ..< 3) { }"),
      ("while a, let b = c { d }", "while a, let let:b = c { d }"),
      ("repeat { a } while b", "repeat { a } while b"),
      ("defer { a }", "defer { a }"),
      ("do { a } catch { b }", "do { a } catch { b }"),
      (
        "do { a } catch let e as E where e.x { b } catch { c }",
        "do { a } catch (let:e as E) where e.x { e.x; b } catch { c }"
      ),
      ("do { a } catch E.a, E.b(1) { b }", "do { a } catch E.a, E.b(1) { b }"),
      ("do { a } catch is E { b }", "do { a } catch is E { b }"),
      ("do { a }", "do { a }"),
      ("outer: for a in b { break outer }", "for let:a in b { break 18 }"),
      (
        "while a { for b in c { break }; continue }",
        "while a { for let:b in c { break 21 }; continue 11 }"
      ),
      (
        "l: while a { switch b { default: break; continue; break l } }",
        "while a { switch b { default: { break 24; continue 14; break 14 } } }"
      ),
      ("l: do { if a { break l } }", "do { if a { break 14 } }"),
      ("l: if a { while b { continue l } }", "if a { while b { continue 14 } }"),
      ("while a { { break }; break m }", "while a { { break 11 }; other }"),
      ("break", "other"),
      ("if a { b } else { c }", "if a { b } else { c }"),
      // One call, though the tree has two there, as SwiftSyntax has.
      ("if f(1) { a } > 2 { b }", "if (f(1; { a }) > 2) { b }"),
      ("if #available(iOS 17, *) { a }", "if #available { a }"),
      ("if #unavailable(iOS 17) { a }", "if #available { a }"),
      (
        "if let a, let b: B = c, case .d(let e) = f { }",
        "if let let:a = a, let let:b: B = c, case .d(let:e) = f { }"
      ),
      ("if let self { }", "if let let:self = self { }"),
      ("if var a = b as? C { }", "if let let:a = (b as? C) { }"),
      ("let a = 1, b = 2", "let a = 1; let b = 2"),
      ("let (a, b) = c", "let (let:a, let:b) = c"),
      ("let (a, b): (A, B) = c", "let ((let:a, let:b) as (A, B)) = c"),
      ("let _ = a", "let _ = a"),
      ("func g() { h }", "func g() { h }"),
      ("struct S { }", "struct S {  }"),
      ("var a: Int { 1 }", "var a: Int { get { 1 } }"),
      ("@State var a = 1", "@State var a = 1"),
      ("a; b", "a; b"),
      ("continue", "other"),
      ("#if A\na\n#else\nb\n#endif", "#if([A] { a } [!A] { b })"),
      ("#if A\nlet a = 1\n#endif", "#if([A] { let a = 1 #[A] })"),
      ("a\n#if A\n.b()\n#endif", "a#if([A] ^.b())"),
    ])
  func statements(_ source: String, _ dump: String) {
    #expect(FactsDumper.dump("func f() { \(source)\n}") == "func f() { \(dump) }")
  }

  @Test(
    "cases of a switch",
    arguments: [
      ("case .a: b", "case .a: { b }"),
      ("case .a, .b: c", "case .a, .b: { c }"),
      ("case .a(let x): x", "case .a(let:x): { x }"),
      ("case let .a(x, y: y): x", "case .a(let:x, y: let:y): { x }"),
      ("case E.a(1, _): x", "case E.a(1, _): { x }"),
      ("case .a(.b(let x), c: 2): x", "case .a(.b(let:x), c: 2): { x }"),
      ("case let x where x > 1: x", "case let:x where (x > 1): { x }"),
      ("case is A: x", "case is A: { x }"),
      ("case let x as A: x", "case (let:x as A): { x }"),
      ("case (let x, .a): x", "case (let:x, .a): { x }"),
      ("case let (x, y): x", "case (let:x, let:y): { x }"),
      ("case let x?: x", "case let:x?: { x }"),
      ("case .some(let x?): x", "case .some(let:x?): { x }"),
      ("case 1...3: x", "case (1 ... 3): { x }"),
      ("case nil: x", "case nil: { x }"),
      ("case \"a\", \"b\": x", "case \"a\", \"b\": { x }"),
      ("case a.b: x", "case a.b: { x }"),
      ("case E.a: x", "case E.a: { x }"),
      ("case .a: fallthrough\ndefault: x", "case .a: { other } fallthrough default: { x }"),
      ("@unknown default: x", "default: { x }"),
      ("case .a where b, .c where d: x", "case .a, .c where b where d: { x }"),
      (
        "#if A\ncase .a: b\n#else\ncase .c: d\n#endif\ndefault: e",
        "case .a: { b } #[A] case .c: { d } #[!A] default: { e }"
      ),
    ])
  func cases(_ source: String, _ dump: String) {
    #expect(FactsDumper.dump("switch v {\n\(source)\n}") == "switch v { \(dump) }")
  }

  @Test("statements of a script stand beside its declarations")
  func script() {
    let source = """
      #!/usr/bin/swift
      let a = 1
      print(a)
      #if A
      print(b)
      let c = 2
      #endif
      """
    #expect(
      FactsDumper.dump(source) == """
        let a = 1
        let c = 2 #[A]
        print(a)
        #if([A] { print(b) })
        """)
  }
}
