// Inputs that nobody should write: whatever the bytes, there is a tree, its tokens tile the file, its
// nodes nest. Each runs on a thread with a small stack, so that a recursion without a limit shows.
// `SyntaxWorkTests` asks whether the work is linear.

import Foundation
import Testing

@testable import PrefLintCore

/// A box for what a thread brings back.
private final class Result: @unchecked Sendable {
  var value: String?
}

/// In bytes. The deepest nest that the parser follows, a hundred times `#a(`, takes over 512 KiB where nothing is
/// optimised: 5.2 KiB a level in eight frames. AddressSanitizer's frames are larger: there a hundred times `f(` takes more
/// than 1 MiB. The threads that PrefLint itself starts have 64 MiB.
private let smallStack = isSanitized ? 4 << 20 : 1 << 20

/// Whether a sanitizer has been linked to the tests.
private let isSanitized = ["__asan_init", "__tsan_init"].contains { (name: String) in
  unsafe dlsym(dlopen(nil, RTLD_NOW), name) != nil
}

/// Parses on a thread with a small stack and returns what is wrong with the tree, if anything.
private func problem(in source: [UInt8]) -> String? {
  let result = Result()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    result.value = check(SyntaxTree.parse(source))
    done.signal()
  }
  thread.stackSize = smallStack
  thread.start()
  done.wait()
  return result.value
}

private func check(_ tree: SyntaxTree) -> String? { tree.brokenInvariant }

@Suite struct SyntaxHostileTests {
  static let repeated: [String] = [
    "(", "[", "{", "f(", "f{", "a[", "[a:", "\"\\(", "((a,", "if a {", "if ", "switch a { case ",
    "switch ", "{ [", "{ (", "{ @a(", "a<", "let a: A<", "let a: [", "let a: (", "let a: () -> ",
    "(a: ", "func f(", "func f(a: ", "struct A {", "#if A\n", "#if A\n@b\n", "a\n#if A\n.b\n",
    "@a(", "@a ", "try ", "await ", "-", "- ", "!a ", "& ", "&a", "a ? ", "a ? b : ", "a + ",
    "a as ",
    "a is ", "\\a", "\\", ".a", "a.b()", "a?", "a!", "a..", "case .a(let ", "for ", "for a in {",
    "guard ", "while {", "do {", "do { } catch ", "repeat ", "repeat {", "defer {", "a: ",
    "a: while {",
    "x { } b: { ", "let (", "let a = {", "var a { get {", "var a: A { ", "enum A { case a(",
    "if case ", "if let ", "if a {} else ", "some ", "any ", "~", "each ", "repeat each ", "a::",
    "`a` ", "`", "'", "\"", "\"\"\"\n", "#\"", "/", "/*", "*/", "//", "#/", "#/\n", "@", "#", "##",
    "$",
    "\\(", ")", "]", "}", ">", "<", ">>", "a < b > ", "->", "...", "::", ";", ",", ":", "=", "!",
    "?",
    "#endif\n", "#else\n", "#if\n", "public ", "class ", "indirect ", "init(", "subscript(",
    "import ",
    "where ", "extension A where B == ", "operator ", "precedencegroup A {", "macro a(", "#a(",
    "#a {",
    "a { $0 in ", "a { b in ", "a { (b) in ", "throws ", "async ", "a throws -> ",
    "@convention(c) ",
    "let a: @b ", "let a: inout ", "yield ", "return ", "throw ", "unsafe ", "unsafe { ", "copy ",
    "f(a b\n", "f(\n", "[a b\n", "a<b(", "a<(", "a<[", "[3 of ", "let a: [3 of ", "<<<<<<< a\n",
    ">>>> a\n", "<#", "<# a #>", "0x", "1.", "1e", "1_", "\u{0}", "\u{FEFF}", "\r", "\r\n",
    "\u{301}",
    "é", "≠", "🎉", "\u{202E}", "\u{A0}", "“", "\"\\(a", "\"\"\"\n\\(",
    "if a { } else if b { } else ",
  ]

  @Test(arguments: repeated) func repeatedInput(_ unit: String) {
    let count = 10_000 / max(1, unit.utf8.count / 2)
    #expect(problem(in: Array(String(repeating: unit, count: count).utf8)) == nil)
  }

  static let prefixes = ["func f() {\n", "struct A {\n", "let a = f(", "switch a {\ncase 1:\n"]

  @Test(arguments: prefixes, ["(", "{ (a) ", "a<b,", "#if A\n@b\n", "f(a b\n", "if a { "])
  func repeatedInputWithin(_ prefix: String, _ unit: String) {
    let source = Array((prefix + String(repeating: unit, count: 20_000)).utf8)
    #expect(problem(in: source) == nil)
  }

  @Test(arguments: ["(", "[", "{", "f(", "a {", ")", "]", "}"]) func manyBrackets(_ bracket: String)
  {
    #expect(problem(in: Array(String(repeating: bracket, count: 100_000).utf8)) == nil)
  }

  @Test func balancedNesting() {
    for (open, close) in [("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("a{", "}")] {
      let source =
        String(repeating: open, count: 100_000) + "x" + String(repeating: close, count: 100_000)
        + "\nlet after = 1"
      let tree = SyntaxTree.parse(Array(source.utf8))
      #expect(check(tree) == nil)
      // What follows the nest is read again.
      let last = Array(tree.children(of: tree.root)).last
      #expect(last.map { tree.kind($0) } == .variableDecl)
    }
  }

  @Test func longChains() {
    let chains: [(String, String)] = [
      ("a", ".b()"), ("a", " + b"), ("a", "?.b"), ("a", "[0]"), ("a", "\n  .b { c }"),
      ("a", " ?? b"),
      ("let a: A", ".B"), ("let a: A", "?"), ("let a: A", " & B"), ("if a { }", " else if b { }"),
      ("a", " ? b : c"), ("\\A", ".b"), ("let a", ", b"), ("f { }", " a: { }"), ("a", " as B"),
      ("x = a", " = b"), ("enum A { case a", ", b"), ("a", "!"), ("\"\\(a)", "\\(b)"),
    ]
    for (head, link) in chains {
      let source = head + String(repeating: link, count: 100_000)
      let tree = SyntaxTree.parse(Array(source.utf8))
      #expect(check(tree) == nil)
      let isComplete = !(0..<UInt32(tree.nodeCount)).contains { row in
        tree.kind(NodeID(rawValue: row)) == .unparsed && row > 0
      }
      #expect(isComplete || head.hasPrefix("\""), "\(head)\(link)")
    }
  }

  @Test func bytesOfAnyKind() {
    var state: UInt64 = 0x5EED
    for size in [0, 1, 2, 3, 7, 8, 9, 64, 1000, 20_000] {
      var bytes: [UInt8] = []
      for _ in 0..<size {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(UInt8(truncatingIfNeeded: state >> 33))
      }
      #expect(problem(in: bytes) == nil)
      #expect(problem(in: bytes.map { $0 & 0x7F }) == nil)
      #expect(problem(in: bytes.map { $0 | 0x80 }) == nil)
      #expect(problem(in: Array(repeating: 0, count: size)) == nil)
      #expect(problem(in: Array(repeating: 0xFF, count: size)) == nil)
    }
  }

  /// Tokens of Swift in random order: closer to code than random bytes are.
  @Test func wordsInAnyOrder() {
    let words = Self.repeated + ["{", "}", "(", ")", "[", "]", "\n", " ", "a", "b", ":", ",", "in"]
    var state: UInt64 = 0xC0DE
    for _ in 0..<300 {
      var source = ""
      for _ in 0..<200 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        source += words[Int(truncatingIfNeeded: state >> 33) % words.count]
      }
      #expect(problem(in: Array(source.utf8)) == nil, "\(source)")
    }
  }

  @Test func everyTruncation() {
    for example in CorpusCase.all where example.file == "swiftui.txt" {
      let source = Array(example.source.utf8)
      for end in 0...source.count {
        #expect(check(SyntaxTree.parse(Array(source[..<end]))) == nil)
        #expect(check(SyntaxTree.parse(Array(source[end...]))) == nil)
      }
    }
  }

  @Test func everyCorpusSourceIsSound() {
    for example in CorpusCase.all {
      #expect(check(SyntaxTree.parse(Array(example.source.utf8))) == nil, "\(example.title)")
    }
  }

  @Test func lineBreaksAndMarksChangeNothing() {
    for example in CorpusCase.all where !example.source.contains("\r") {
      let plain = dump(SyntaxTree.parse(Array(example.source.utf8)))
      guard !plain.contains("\n\n"), !example.source.contains("\"\"\"") else { continue }
      let windows = example.source.replacingOccurrences(of: "\n", with: "\r\n")
      #expect(dump(SyntaxTree.parse(Array(windows.utf8))) == plain, "\(example.title)")
      let marked = [0xEF, 0xBB, 0xBF] + Array(example.source.utf8)
      #expect(dump(SyntaxTree.parse(marked)) == plain, "\(example.title)")
    }
  }
}
