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

  @Test func oneFileDoesNotDecideForTheNext() {
    var lowering = FactsBuilder.Lowering()
    for (text, isOutline) in [("import XCTest\n", true), ("", false), ("import Testing\n", true)] {
      let facts = lowering.facts(of: SyntaxTree.parse(Array((text + Self.code).utf8)))
      #expect(facts.isOutline == isOutline)
      #expect(facts.expressions.isEmpty == isOutline)
    }
  }
}
