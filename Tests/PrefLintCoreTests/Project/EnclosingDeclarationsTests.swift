// Which declaration is the innermost around a place, against a look at all of them.

import Testing

@testable import PrefLintCore

@Suite struct EnclosingDeclarationsTests {
  /// The one that begins last of those around an offset, and of several that begin together the last of the file.
  private func innermost(_ facts: FileFacts, at offset: UInt32) -> DeclarationID? {
    var best: DeclarationID?
    for (position, declaration) in facts.declarations.enumerated()
    where declaration.range.start <= offset && offset < declaration.range.end {
      if let known = best, facts[known].range.start > declaration.range.start { continue }
      best = DeclarationID(position)
    }
    return best
  }

  @Test(arguments: [
    "",
    "let a = 1, (b, c) = (2, 3)\n",
    "struct A { var a: Int { let x = { (y: Int) in func f() {}; return y }; return x(1) }\n}\nlet z = 1",
    """
    import SwiftUI
    @main struct App: SwiftUI.App {
      enum Route { case home, detail(id: Int); struct Nested { init() {} } }
      var body: some Scene { WindowGroup { Text("a") } }
      #if os(iOS)
        func one() -> Int { class Local { deinit {} }; return 1 }
      #else
        func one() -> Int { 2 }
      #endif
    }
    extension App { subscript(i: Int) -> Int { get { i } set {} } }
    #Preview("a") { Text("b") }
    """,
    "struct A { struct B { struct C { var d: Int { 1 }",
  ])
  func areThoseAroundEveryOffset(_ text: String) {
    let bytes = Array(text.utf8)
    let facts = FactsBuilder.facts(of: bytes)
    let enclosing = EnclosingDeclarations(facts)
    for offset in 0...UInt32(bytes.count + 1) {
      #expect(enclosing.innermost(at: offset) == innermost(facts, at: offset), "at \(offset)")
    }
  }
}
