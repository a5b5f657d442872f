// Whether reading takes as many times the work as the input is longer. Work is counted in steps, which a debug build
// does: looks at bytes, tokens and nodes. Seconds would say how busy the machine is.

import Foundation
import Testing

@testable import PrefLintCore

#if DEBUG
  @Suite struct SyntaxWorkTests {
    /// The steps that reading a text takes, on a thread with a stack that is large enough.
    private static func steps(_ text: String) -> Int {
      parallelMap([Array(text.utf8)], threads: 1) { _, bytes in
        SyntaxTree.parse(bytes).tokens.storage.steps.steps
      }[0]
    }

    /// Four times the input; linear work is four times as much, and some look ahead to a bound.
    private static func growth(_ text: (_ factor: Int) -> String) -> Double {
      Double(steps(text(4))) / Double(max(1, steps(text(1))))
    }

    @Test(arguments: SyntaxHostileTests.repeated) func repeated(_ unit: String) {
      #expect(Self.growth { String(repeating: unit, count: 2_000 * $0) } < 6)
    }

    /// What looks for an end that is not there, or that is that of another one.
    @Test(arguments: [
      ("", "+/**/"), (".", "+/**/"), ("", ".+/**/"), ("", "+/*"), ("", "+//\n"), ("", "=/a /**/"),
      ("@objc(", ":"), ("@objc(", "a::"), ("@objc(", "a:b:::"), ("(", "a::"),
      ("", "#\"\"\"\\#("), ("", "##\"\"\"\\##(#\"\"\"\\#("), ("", "#\"\"\"\\#(\n"),
      ("", "\"\"\"\\("),
      ("", "#/\n"), ("", "#/\n\\/#\n"), ("##/\n", "/#"), ("", "/a"), ("", "= /a(\\/"), ("", "(/)"),
      ("", "<#"), ("", "+<#"), ("<<<<<<< a\n", "\n>>>> a\n"), ("", "'"), ("", "0x1.a"),
      ("", "0x1."),
      ("", "1.e"), ("a", "\\.?"), ("", "`a"), ("", "a<b>("), ("", "a<(b)->"), ("", "{(a,"),
      ("", "{[a]"),
      ("", "@a(b) "), ("", "@a(b)\n@c "), ("", "@a #if A\n"), ("", "#if A\n#if B\n@a\n#endif\n"),
    ])
    func searches(_ prefix: String, _ unit: String) {
      #expect(Self.growth { prefix + String(repeating: unit, count: 2_000 * $0) } < 6)
    }

    /// Literals that look for ends of their own: as many with fewer and fewer pounds as the root of what they fill.
    @Test(arguments: ["#/\n", "#/\n\\/#\n", "#\"\"\"\\#(", "#\"\"\"\\#(\n", "#\"\"\""])
    func fewerAndFewerPounds(_ unit: String) {
      let growth = Self.growth { factor in
        (1...(factor == 1 ? 80 : 160)).reversed().map { count in
          unit.replacingOccurrences(of: "#", with: String(repeating: "#", count: count))
        }.joined()
      }
      #expect(growth < 6)
    }

    /// What is remembered of a search gives the tokens that another search would give.
    @Test(arguments: [
      ("a+/**/-.*b", ["a", "+", "-", ".*", "b", ""]),
      ("a.+/**/-.*/**/.=", ["a", ".+", "-", ".*", ".=", ""]),
      ("=/a/+/**/+//b", ["=", "/", "a", "/", "+", "+", ""]),
      (
        "#\"\"\"#; ##\"\"\"\n\"\"\"##",
        ["#", "\"", "\"", "\"", "#", ";", "##", "\"\"\"", "\n", "\"\"\"", "##", ""]
      ),
      ("##/\na/#\n#/\nb/#", ["##", "/", "a", "/", "#", "#", "/", "\nb", "/", "#", ""]),
      ("@objc(a:::b) a::b", ["@", "objc", "(", "a", ":", ":", ":", "b", ")", "a", "::", "b", ""]),
    ])
    func findsTheSameTokens(_ source: String, _ expected: [String]) {
      #expect(Self.spellings(source) == expected)
    }

    private static func spellings(_ source: String) -> [String] {
      let bytes = Array(source.utf8)
      let tokens = Tokens.read(bytes)
      return (0..<TokenIndex(tokens.count)).map { token in
        String(decoding: bytes[Int(tokens.start(token))..<Int(tokens.end(token))], as: UTF8.self)
      }
    }
  }
#endif
