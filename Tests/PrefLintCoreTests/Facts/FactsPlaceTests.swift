// Places: every range starts and ends with its construct, and names are found where they are written.

import Testing

@testable import PrefLintCore

struct FactsPlaceTests {
  private func text(_ source: String, _ range: TextRange) -> String {
    String(decoding: Array(source.utf8)[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  @Test(
    "an expression's range is its construct without trivia",
    arguments: [
      ("f( a + b * c )", ["a + b * c", "b * c", "f( a + b * c )", "a", "b", "c", "f"]),
      ("(a + b) * c", ["(a + b) * c", "a + b", "a", "b", "c"]),
      ("x = try? a ?? b", ["x = try? a ?? b", "try? a ?? b", "a ?? b", "x", "a", "b"]),
      (
        "a /* b */\n  .c { d } // e",
        ["a /* b */\n  .c { d }", "a /* b */\n  .c", "a", "{ d }", "d"]
      ),
      ("a as? [B] ?? c", ["a as? [B] ?? c", "a as? [B]", "a", "c"]),
      ("Foo<Int>.self", ["Foo<Int>.self", "Foo<Int>"]),
      ("[Foo]()", ["[Foo]()", "[Foo]"]),
      ("\"é\\(x)\"", ["\"é\\(x)\"", "x"]),
    ])
  func expressionRanges(_ source: String, _ expected: [String]) {
    let facts = FactsBuilder.facts(of: Array(source.utf8))
    #expect(Set(facts.expressions.map { text(source, $0.range) }) == Set(expected))
    #expect(facts.expressions.count == expected.count)
  }

  @Test(
    "the name of a member is where it is written",
    arguments: [
      ("a\n  .bcd(e)", "bcd"), ("a.b?.c()?.d!", "d"), ("f(a)", "f"), (".ab", "ab"),
      ("a.b[0]", "a"), ("Foo<A>.bar<B>()", "bar"), ("a.b { } c: { }", "b"), ("a.0", "0"),
    ])
  func nameStarts(_ source: String, _ name: String) throws {
    let facts = FactsBuilder.facts(of: Array(source.utf8))
    let statement = try #require(facts.statements.first)
    guard case .expression(let id) = facts[statement].kind else { return }
    #expect(source.utf8.dropFirst(Int(facts[id].nameStart)).starts(with: name.utf8))
  }

  @Test("a declaration's range holds its attributes and modifiers, its name range the name")
  func declarationRanges() {
    let source = """
      // a
      @A(1) public func f(
        x: Int
      ) { } // b
      struct S { @B private let c = 1, d = 2; init() { }; subscript(a: Int) -> Int { a } }
      extension A.B { deinit { } }
      enum E { case g, h(Int) }
      """
    let facts = FactsBuilder.facts(of: Array(source.utf8))
    let places = facts.declarations.map {
      text(source, $0.nameRange) + "|" + text(source, $0.range).prefix(14)
    }
    #expect(
      places == [
        "f|@A(1) public f", "S|struct S { @B ", "c|@B private let", "d|@B private let",
        "init|init() { }", "subscript|subscript(a: I", "B|extension A.B ", "deinit|deinit { }",
        "E|enum E { case ", "g|case g, h(Int)", "h|case g, h(Int)",
      ])
    #expect(facts.attributes.map { text(source, $0.range) } == ["@A(1)", "@B"])
    #expect(
      facts.parameters.map { text(source, $0.range) } == ["x: Int", "a: Int", "Int"])
  }

  @Test("where 'try' stands that is no 'try?'")
  func attempts() {
    let source = "do { try a(); x = try? b(); y = await try c() + d() } catch { try e }"
    let facts = FactsBuilder.facts(of: Array(source.utf8))
    let places = facts.attempts.map { text(source, TextRange(start: $0, end: $0 + 5)) }
    #expect(places == ["try a", "try c", "try e"])
  }
}
