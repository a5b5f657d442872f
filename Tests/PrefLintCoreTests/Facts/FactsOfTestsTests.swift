import Testing

@testable import PrefLintCore

/// Which code of tests is kept.
@Suite struct FactsOfTestsTests {
  private static let code = """
    final class CartTests: XCTestCase {
      private var cart: Cart { Cart(item: makeItem()) }
      func testTotal() throws {
        let total = cart.total(in: .euro)
        XCTAssertEqual(total, 3)
      }
      subscript(index: Int) -> Int { get { cart.items[index] } }
    }
    """

  private func facts(_ text: String) -> FileFacts { FactsBuilder.facts(of: Array(text.utf8)) }

  @Test(arguments: [
    "import XCTest", "import Foundation\nimport Testing",
    "#if DEBUG\nimport SnapshotTesting\n#endif",
    "@testable import Shop\nimport ViewInspector",
  ])
  func codeIsLeftOut(imports: String) {
    let facts = facts(imports + "\n" + Self.code)
    #expect(facts.isOutline)
    #expect(facts.expressions.isEmpty)
    #expect(facts.brokenInvariant(length: 1_000) == nil)
    // Declarations stay, and code is there, though empty.
    #expect(facts.functions.allSatisfy { $0.body?.isEmpty ?? true })
    let names = facts.declarations.map { facts[$0.name] }
    #expect(names == ["CartTests", "cart", "testTotal", "subscript"])
    for accessor in facts.accessors { #expect(accessor.body?.isEmpty == true) }
    // Who looks for a name finds the file.
    for word in ["makeItem", "total", "euro", "XCTAssertEqual", "items"] {
      #expect(facts.names.firstName(of: word) != nil, "\(word)")
    }
  }

  @Test(arguments: [
    // No file of tests.
    "import Foundation", "",
    // Tests that may read or write what flows through views.
    "import XCTest\nimport SwiftUI",
    "import XCTest\nlet values = EnvironmentValues()",
    "import XCTest\nfunc apply() { view.environment(cart) }",
    "import XCTest\nfunc apply() { view.onPreferenceChange(Key.self) { _ in } }",
    "import XCTest\nfunc reset() { Key.defaultValue = 0 }",
    // Code before the imports.
    "func first() {}\nimport XCTest",
  ])
  func codeIsKept(before: String) {
    let facts = facts(before + "\n" + Self.code)
    #expect(!facts.isOutline)
    #expect(facts.functions.contains { $0.body.map { !facts[$0].isEmpty } ?? false })
    #expect(!facts.expressions.isEmpty)
  }

  /// The parser passes over such code; who reads all of it has the same facts.
  @Test(arguments: [
    FactsOfTestsTests.code,
    "func test() { func inner() { { $0 }() }; let text = \"}\"; _ = \"\\(items.map { \"{\\($0)\" })\" }\nlet after = 1",
    "func test() {\n#if os(iOS)\n if a { b() }\n#else\n c { }\n#endif\n}\nstruct After {}",
    "func test() {\n#if os(iOS)\n if a {\n#else\n if b {\n#endif\n }\n}\nstruct After { func f() { g() } }",
    "class A { init() { self.init(1) } deinit { end() } func f() { if a { } \nfunc g() {}",
    "func a() { b(c { d [ e } }\nfunc f() {} }\nlet after = 1",
    "func a() {} }\nfunc b() { /* } */ // }\n}\nvar c: Int { didSet { d() } willSet { e() } }",
    "var a: Int { b { c } }\nimport Testing\nfunc d() { e() }",
    "func a() {",
  ])
  func passingOverChangesNoFacts(code: String) {
    let bytes = Array(("import XCTest\n" + code).utf8)
    let (left, whole) = (
      FactsBuilder.facts(of: bytes), FactsBuilder.facts(of: SyntaxTree.parse(bytes))
    )
    #expect(left.brokenInvariant(length: bytes.count) == nil)
    #expect(left.isOutline == whole.isOutline)
    #expect(Array(left.names) == Array(whole.names))
    #expect(left.declarations.map(\.range) == whole.declarations.map(\.range))
    #expect(left.declarations.map { left[$0.name] } == whole.declarations.map { whole[$0.name] })
    #expect(left.functions.map { $0.body?.isEmpty } == whole.functions.map { $0.body?.isEmpty })
    #expect(left.accessors.map(\.range) == whole.accessors.map(\.range))
    #expect(left.expressions.count == whole.expressions.count)
  }

  @Test func oneFileDoesNotDecideForTheNext() {
    var lowering = FactsBuilder.Lowering()
    for (text, isOutline) in [("import XCTest\n", true), ("", false), ("import Testing\n", true)] {
      let facts = lowering.facts(of: SyntaxTree.parse(Array((text + Self.code).utf8)))
      #expect(facts.isOutline == isOutline)
      #expect(facts.expressions.isEmpty == isOutline)
    }
  }
}
