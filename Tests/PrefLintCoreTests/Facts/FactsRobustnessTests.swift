// Whatever the bytes are, there are facts: sources cut anywhere, chains of any length, and nesting
// without end.

import Testing

@testable import PrefLintCore

struct FactsRobustnessTests {
  /// Some of everything.
  private static let sample = """
    // preflint:ignore[x] - y
    import SwiftUI
    #if os(iOS) || (canImport(UIKit) && !DEBUG)
    @available(iOS 17, *) @main public struct App<T: P, each U>: View, Q where T.X == [Int] {
      @State private var a: Int? = nil, b = "x\\(a ?? 1, c: "y")"
      @EnvironmentObject<Store<A>> var store
      @Environment(\\.colorScheme) private(set) var scheme
      var body: some View {
        VStack(alignment: .leading, spacing: 1.5) { [weak self, x = y.z] (v: Int, w) async throws -> R in
          if let a, case .some(let q?) = f(), #available(iOS 16, *) { Text("a") }
          else if a is Int { B() } else { C { d } e: { g } }
          switch a { case .x(let y, z: 1) where y > 2, .w: A() ; @unknown default: B() }
          ForEach(0..<3, id: \\.self) { Text("\\($0)") }
            #if DEBUG
            .padding(.all, 1)
            #elseif os(macOS)
            .frame(width: a ? 1 : b ?? c, height: -1)
            #endif
            .onChange(of: a) { x = try? await f(&y) as? [String: (A, B)?] }
        }
      }
      subscript<K>(a: K, b c: Int = 1) -> (A) -> B { get { { $0 } } set { let (p, q) = newValue } }
      func f(_ a: A..., b: inout B) rethrows -> any P & Q { guard a else { throw E.x }; defer { g() }
        for case let (x, y)? in z where x { repeat { break } while y }; do { try h() } catch { i() }
        return #macro(a) { b } }
      init?(a: A = .b<C>()) { self.a = [A]() + [:] ; l: while true { continue l } }
      #if A
      deinit { }
      #endif
      static func >>= (a: Self, b: Self) -> Bool { \"\"\"
        multi \\(line)
        \"\"\" == #"raw"# && /regex/ != nil }
    }
    #else
    enum E: Int { indirect case a(x: Int, E), b = 2; typealias T = A?.Type }
    protocol P<A>: AnyObject { associatedtype A: Q = Int where A.B == C; var v: Int { get set } }
    infix operator +++: M; precedencegroup M { higherThan: AdditionPrecedence associativity: left }
    extension [A]: @retroactive P { }
    #endif
    #Preview("x") { A().b() }
    """

  private func lower(_ source: some Sequence<UInt8>) -> FileFacts {
    FactsBuilder.facts(of: Array(source))
  }

  private func lower(_ source: String) -> FileFacts { lower(source.utf8) }

  @Test("a source cut anywhere has facts that can be read")
  func truncation() {
    let bytes = Array(Self.sample.utf8)
    for end in stride(from: 0, through: bytes.count, by: 3) {
      let facts = lower(bytes[..<end])
      let dumper = FactsDumper(facts: facts)
      for id in facts.topLevel { _ = dumper.text(id) }
      for id in facts.statements { _ = dumper.text(id) }
      check(facts, upTo: end)
    }
  }

  @Test("a source that starts anywhere has facts that can be read")
  func beheading() {
    let bytes = Array(Self.sample.utf8)
    for start in stride(from: 0, through: bytes.count, by: 7) {
      let facts = lower(bytes[start...])
      let dumper = FactsDumper(facts: facts)
      for id in facts.topLevel { _ = dumper.text(id) }
      for id in facts.statements { _ = dumper.text(id) }
      check(facts, upTo: bytes.count - start)
    }
  }

  @Test("a source without one of its tokens has facts that can be read")
  func omission() {
    let bytes = Array(Self.sample.utf8)
    let tree = SyntaxTree.parse(bytes)
    for token in 0..<tree.tokens.count {
      let index = TokenIndex(token)
      let range = Int(tree.tokens.start(index))..<Int(tree.tokens.end(index))
      check(lower(bytes[..<range.lowerBound] + bytes[range.upperBound...]), upTo: bytes.count)
    }
  }

  /// Every range lies in the file.
  private func check(_ facts: FileFacts, upTo end: Int) {
    #expect(facts.brokenInvariant(length: end) == nil)
  }

  @Test("bytes that are no Swift have facts", arguments: [0, 1, 2, 3])
  func noise(_ seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    let alphabet = Array("(){}[]<>#@\\\"`.,:;?!=&|+-*/ \n\r\0aif_$1\u{FEFF}é".utf8) + [0xFF, 0x80]
    for _ in 0..<200 {
      var bytes: [UInt8] = []
      for _ in 0..<100 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(alphabet[Int(state >> 33) % alphabet.count])
      }
      check(lower(bytes), upTo: bytes.count)
    }
  }

  @Test("many files at once have the facts that each has alone", arguments: [1, 2, 3])
  func manyFiles(_ threads: Int) {
    // Longer and shorter ones in turn, so that each meets the memory of a larger one.
    let bytes = Array(Self.sample.utf8)
    let files = (0..<100).map { index in
      SourceFile(path: "\(index)", bytes: Array(bytes[..<(bytes.count * (index * 37 % 101) / 100)]))
    }
    let together = files.read(threads: threads).map(\.swiftReading.facts)
    #expect(together.count == files.count)
    for (file, facts) in zip(files, together) {
      let alone = FactsBuilder.facts(of: file.bytes)
      #expect(FactsDumper.dump(facts) == FactsDumper.dump(alone))
      #expect(facts.names.bytes == alone.names.bytes && facts.names.ends == alone.names.ends)
      #expect(facts.expressions.map(\.range) == alone.expressions.map(\.range))
      #expect(facts.conditions == alone.conditions)
    }
  }

  // MARK: Length

  /// A recursion that takes 100 bytes a step would need four times the stack that tests run on.
  private static let length = 20_000

  @Test(
    "length costs no stack",
    arguments: [
      ("a", "\n.b()", ""), ("a", " + a", ""), ("a", " ?? a", ""), ("x = a", " as B", ""),
      ("a", " ? b : a", ""), ("a", " = a", ""), ("x = a", " = try? a", ""), ("a", "?", ".b"),
      ("a", "[0]", ""), ("a", "!", ""), ("let a: A", ".B", " = 1"), ("let a: A", "?", " = 1"),
      ("if a { }", " else if b { }", ""), ("a", "\n#if A\n.b\n#endif", ""),
      ("let a: A", " & B", ""), ("f(a", ", a", ")"), ("let a = 1", ", b = 1", ""),
      ("switch a {", "\ncase 1: b", "}"), ("#if A", "\n#elseif B\nlet a = 1", "\n#endif"),
      ("#if A", " || B", "\nlet a = 1\n#endif"), ("x = \"", "\\(a)", "\""),
      ("", "struct A { }\n", ""),
      ("if case a", "?", " = b { }"), ("f", " { } a: { }", ""),
    ])
  func length(_ start: String, _ part: String, _ end: String) {
    let source = start + String(repeating: part, count: Self.length) + end
    check(lower(source), upTo: source.utf8.count)
  }

  @Test(
    "nesting beyond the limit is no crash",
    arguments: [
      ("(", ")"), ("[", "]"), ("{", "}"), ("f {", "}"), ("if a {", "}"), ("struct A {", "}"),
      ("-", "a"), ("\"\\(", ")\""), ("#if A\n", "#endif\n"), ("let a: [", "]"), ("a ? ", " : b"),
      ("try ", ""), ("func f() {", "}"), ("switch a { case b:", "}"), ("case .a(", ")"), ("- ", ""),
      ("a(", ")"), ("a<", ">"), ("\\a[", "]"), ("#a(", ")"), ("@a(", ")"), ("await ", ""),
    ])
  func nesting(_ open: String, _ close: String) {
    let source =
      String(repeating: open, count: 4000) + String(repeating: close, count: 4000)
    check(lower(source), upTo: source.utf8.count)
    check(lower(String(repeating: open, count: 4000)), upTo: source.utf8.count)
  }
}
