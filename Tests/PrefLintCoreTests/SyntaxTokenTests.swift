// The tokenizer's decisions, one by one: where tokens start and end, of what kind they are, and what
// the flags and symbols say. Expected tokens are written as `kind`, or `kind text` where the text is
// not obvious, one after the other.

import Testing

@testable import PrefLintCore

@Suite struct SyntaxTokenTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var source: String
    var tokens: [String]

    init(_ source: String, _ tokens: String...) {
      self.source = source
      self.tokens = tokens
    }

    var testDescription: String { source.debugDescription }
  }

  static let examples: [Example] = [
    Example(""),
    Example(" \t\n\r\n\u{0C}\u{0B}"),
    Example("// a\n/* b /* c */ d */ /// e"),
    Example("/**/ a", "identifier a"),
    Example("#!/usr/bin/swift\na", "shebang #!/usr/bin/swift", "identifier a"),
    Example("\u{FEFF}a", "identifier a"),
    Example("a\u{0}b\u{A0}c", "identifier a", "identifier b", "identifier c"),
    Example(
      "( ) { } [ ] , : ; @ # \\", "leftParen (", "rightParen )", "leftBrace {",
      "rightBrace }", "leftBracket [", "rightBracket ]", "comma ,", "colon :", "semicolon ;",
      "at @", "pound #", "backslash \\"),
    Example("a::b", "identifier a", "colonColon ::", "identifier b"),
    // Words
    Example("class Class klass", "kwClass class", "identifier Class", "identifier klass"),
    Example(
      "self Self super Any", "kwSelf self", "kwSelfType Self", "kwSuper super", "kwAnyType Any"),
    Example("async open some get", "kwAsync async", "kwOpen open", "kwSome some", "kwGet get"),
    Example(
      "associatedtype precedencegroup fileprivate", "kwAssociatedtype associatedtype",
      "kwPrecedencegroup precedencegroup", "kwFileprivate fileprivate"),
    Example("`class` `a b`", "identifier `class`", "identifier `a b`"),
    Example("_ __ _a", "wildcard _", "identifier __", "identifier _a"),
    Example(
      "$0 $12 $a $", "dollarIdentifier $0", "dollarIdentifier $12", "identifier $a",
      "identifier $"),
    Example("a1_$b", "identifier a1_$b"),
    Example("été 变量 🎉🎉", "identifier été", "identifier 变量", "identifier 🎉🎉"),
    Example(
      "abcdefg abcdefgh abcdefghi", "identifier abcdefg", "identifier abcdefgh",
      "identifier abcdefghi"),
    Example("<#a b#>", "identifier <#a b#>"),
    // Numbers
    Example(
      "0 1_0 0b1 0o7 0xF_f", "integerLiteral 0", "integerLiteral 1_0", "integerLiteral 0b1",
      "integerLiteral 0o7", "integerLiteral 0xF_f"),
    Example(
      "1.5 1e5 1.5e-5 0x1p3 0x1.8p+3", "floatLiteral 1.5", "floatLiteral 1e5",
      "floatLiteral 1.5e-5", "floatLiteral 0x1p3", "floatLiteral 0x1.8p+3"),
    Example(
      "1.a 1...2", "integerLiteral 1", "period .", "identifier a", "integerLiteral 1",
      "binaryOperator ...", "integerLiteral 2"),
    Example(
      "a.0.1", "identifier a", "period .", "integerLiteral 0", "period .", "integerLiteral 1"),
    Example(
      "0xff.a 12ab", "integerLiteral 0xff", "period .", "identifier a", "integerLiteral 12ab"),
    // Strings
    Example("\"\"", "stringQuote \"", "stringQuote \""),
    Example("\"a\\\"b\"", "stringQuote \"", "stringSegment a\\\"b", "stringQuote \""),
    Example(
      "\"a\\(b)c\"", "stringQuote \"", "stringSegment a", "backslash \\", "leftParen (",
      "identifier b", "rightParen )", "stringSegment c", "stringQuote \""),
    Example(
      "\"\\(f((a), \"\\(b)\"))\"", "stringQuote \"", "backslash \\", "leftParen (",
      "identifier f", "leftParen (", "leftParen (", "identifier a", "rightParen )", "comma ,",
      "stringQuote \"", "backslash \\", "leftParen (", "identifier b", "rightParen )",
      "stringQuote \"", "rightParen )", "rightParen )", "stringQuote \""),
    Example(
      "#\"\\(a)\\#(b)\"#", "rawStringPounds #", "stringQuote \"", "stringSegment \\(a)",
      "backslash \\", "rawStringPounds #", "leftParen (", "identifier b", "rightParen )",
      "stringQuote \"", "rawStringPounds #"),
    Example(
      "#\"\"\"#", "rawStringPounds #", "stringQuote \"", "stringSegment \"", "stringQuote \"",
      "rawStringPounds #"),
    Example(
      "\"\"\"\na\"\"b\n\"\"\"", "multilineQuote \"\"\"", "stringSegment \na\"\"b\n",
      "multilineQuote \"\"\""),
    Example("\"a\nb", "stringQuote \"", "stringSegment a", "identifier b"),
    Example(
      "\"\\(a\nb", "stringQuote \"", "backslash \\", "leftParen (", "identifier a",
      "identifier b"),
    Example(
      "\"\\(\"\\(a\nb", "stringQuote \"", "backslash \\", "leftParen (", "stringQuote \"",
      "backslash \\", "leftParen (", "identifier a", "identifier b"),
    Example(
      "\"\"\"\n\\(a\n)\"\"\"", "multilineQuote \"\"\"", "stringSegment \n", "backslash \\",
      "leftParen (", "identifier a", "rightParen )", "multilineQuote \"\"\""),
    Example("\"\"\"\na", "multilineQuote \"\"\"", "stringSegment \na"),
    Example("'a' b", "invalid 'a'", "identifier b"),
    // Regexes
    Example("= /a b/", "equal =", "regexSlash /", "regexPattern a b", "regexSlash /"),
    Example(
      "(/[/]/)", "leftParen (", "regexSlash /", "regexPattern [", "regexSlash /",
      "rightBracket ]", "postfixOperator /", "rightParen )"),
    Example(
      "a / b / c", "identifier a", "binaryOperator /", "identifier b", "binaryOperator /",
      "identifier c"),
    Example(
      "a /b/ c", "identifier a", "regexSlash /", "regexPattern b", "regexSlash /",
      "identifier c"),
    Example(
      "#/a/b/#", "regexPounds #", "regexSlash /", "regexPattern a/b", "regexSlash /",
      "regexPounds #"),
    Example(
      "#/\na\n/#", "regexPounds #", "regexSlash /", "regexPattern \na\n", "regexSlash /",
      "regexPounds #"),
    Example("!/a/", "prefixOperator !", "regexSlash /", "regexPattern a", "regexSlash /"),
    Example(
      "try? /^ a/", "kwTry try", "postfixQuestion ?", "regexSlash /", "regexPattern ^ a",
      "regexSlash /"),
    Example(
      "func /(a)", "kwFunc func", "prefixOperator /", "leftParen (", "identifier a",
      "rightParen )"),
    Example(
      "(a/b, c/d)", "leftParen (", "identifier a", "binaryOperator /", "identifier b",
      "comma ,", "identifier c", "binaryOperator /", "identifier d", "rightParen )"),
    // Operators
    Example(
      "a+b a + b a +b a+ b", "identifier a", "binaryOperator +", "identifier b", "identifier a",
      "binaryOperator +", "identifier b", "identifier a", "prefixOperator +", "identifier b",
      "identifier a", "postfixOperator +", "identifier b"),
    Example(
      "-a &b a&b", "prefixOperator -", "identifier a", "prefixAmpersand &", "identifier b",
      "identifier a", "binaryOperator &", "identifier b"),
    Example(
      "a=b a->b", "identifier a", "equal =", "identifier b", "identifier a", "arrow ->",
      "identifier b"),
    Example(
      "a? a! a??b a ? b", "identifier a", "postfixQuestion ?", "identifier a",
      "postfixExclamation !", "identifier a", "postfixQuestion ?", "postfixQuestion ?",
      "identifier b", "identifier a", "infixQuestion ?", "identifier b"),
    Example("a ?? b", "identifier a", "binaryOperator ??", "identifier b"),
    Example("a>>b", "identifier a", "rightAngle >", "rightAngle >", "identifier b"),
    Example("a >>= b", "identifier a", "rightAngle >", "rightAngle >", "equal =", "identifier b"),
    Example("a >= b", "identifier a", "rightAngle >", "equal =", "identifier b"),
    Example(
      "A<B>?", "identifier A", "leftAngle <", "identifier B", "rightAngle >",
      "postfixQuestion ?"),
    Example(
      "A<B>...", "identifier A", "leftAngle <", "identifier B", "rightAngle >",
      "postfixOperator ..."),
    Example(
      "A<-1>", "identifier A", "leftAngle <", "prefixOperator -", "integerLiteral 1",
      "rightAngle >"),
    Example(
      "a << b <= c", "identifier a", "binaryOperator <<", "identifier b", "binaryOperator <=",
      "identifier c"),
    Example(
      "func ==<T>", "kwFunc func", "prefixOperator ==", "leftAngle <", "identifier T",
      "rightAngle >"),
    Example(
      "a.b .c a...b", "identifier a", "period .", "identifier b", "period .", "identifier c",
      "identifier a", "binaryOperator ...", "identifier b"),
    Example("\\.?.a", "backslash \\", "period .", "postfixQuestion ?", "period .", "identifier a"),
    Example("a +/* b */ c", "identifier a", "binaryOperator +", "identifier c"),
    Example("a+/* b */c", "identifier a", "postfixOperator +", "identifier c"),
    Example("a /* b */+ c", "identifier a", "binaryOperator +", "identifier c"),
    Example(
      "a ≠ b ∑c", "identifier a", "binaryOperator ≠", "identifier b", "prefixOperator ∑",
      "identifier c"),
    Example("*/", "invalid */"),
    // Directives
    Example(
      "#if a\n#elseif b\n#else\n#endif", "poundIf #if", "identifier a", "poundElseif #elseif",
      "identifier b", "poundElse #else", "poundEndif #endif"),
    Example(
      "#available #unavailable #sourceLocation #file", "poundAvailable #available",
      "poundUnavailable #unavailable", "poundSourceLocation #sourceLocation", "pound #",
      "identifier file"),
    Example("###", "pound #", "pound #", "pound #"),
    Example(
      "@objc(a::b:)", "at @", "identifier objc", "leftParen (", "identifier a", "colon :",
      "colon :", "identifier b", "colon :", "rightParen )"),
    Example("a\n<<<<<<< b\nc\n=======\nd\n>>>>>>> e\nf", "identifier a", "identifier f"),
    // Bytes that are no Swift
    Example("a \u{7} b", "identifier a", "invalid \u{7}", "identifier b"),
    Example("` a", "invalid `", "identifier a"),
    Example("a /* b", "identifier a"),
  ]

  @Test(arguments: examples) func tokens(_ example: Example) {
    let source = Array(example.source.utf8)
    let tree = SyntaxTree.parse(source)
    let tokens = tree.tokens
    let found = (0..<TokenIndex(tokens.count)).map {
      tokens.kind($0) == .endOfFile
        ? "endOfFile" : "\(tokens.kind($0)) \(tree.text(ofToken: $0))"
    }
    #expect(found == example.tokens + ["endOfFile"])
    #expect(tokens.end(TokenIndex(tokens.count - 1)) == UInt32(source.count))
  }

  @Test func invalidBytesAreOneToken() {
    let tree = SyntaxTree.parse([0x61, 0x20, 0xFF, 0xFE, 0x80, 0xC0, 0x20, 0x62])
    let kinds = (0..<TokenIndex(tree.tokens.count)).map { tree.tokens.kind($0) }
    #expect(kinds == [.identifier, .invalid, .identifier, .endOfFile])
  }

  @Test func flags() {
    let tokens = SyntaxTree.parse(Array("a b\nc(`d`)>>e /* x\n */ f".utf8)).tokens
    let flags = (0..<TokenIndex(tokens.count)).map { tokens.flags($0) }
    #expect(flags[0] == [.newlineBefore, .spaceAfter])
    #expect(flags[1] == [.spaceBefore, .spaceAfter])
    #expect(flags[2] == [.spaceBefore, .newlineBefore])
    #expect(flags[3] == [])
    #expect(flags[4] == [.backticked])
    #expect(flags[6] == [] && flags[7] == [.joinsPrevious])
    #expect(flags[8] == [.spaceAfter])
    #expect(flags[9] == [.spaceBefore, .newlineBefore])
  }

  @Test func unterminatedLiteralsAreMarked() {
    for source in ["\"a", "\"", "\"\"\"", "\"a\n", "#/a", "#\"a\""] {
      let tokens = SyntaxTree.parse(Array(source.utf8)).tokens
      #expect(tokens.flags(TokenIndex(tokens.count - 2)).contains(.unterminated), "\(source)")
    }
  }

  @Test func symbolsAreEqualForEqualText() {
    let source =
      "a `a` b abcdefgh abcdefghi + + class `class` abcdefghi1234567890 abcdefghi1234567890"
    let tree = SyntaxTree.parse(Array(source.utf8))
    let symbols = (0..<TokenIndex(tree.tokens.count)).map { tree.tokens.symbol($0) }
    #expect(symbols[0] == symbols[1] && symbols[0] != symbols[2])
    #expect(symbols[3] != symbols[4])
    #expect(symbols[5] == symbols[6] && symbols[5] != .none)
    #expect(symbols[7] == symbols[8])
    #expect(symbols[9] == symbols[10])
    #expect(symbols[11] == .none)
    #expect(tree.text(symbols[8]) == "class")
    #expect(tree.tokens.symbolCount == Set(symbols).subtracting([.none]).count)
    // A symbol's hash is that of its bytes, wherever they stand.
    let other = SyntaxTree.parse(Array("x abcdefghi".utf8))
    #expect(other.tokens.hash(of: other.tokens.symbol(1)) == tree.tokens.hash(of: symbols[4]))
    let atEnd = SyntaxTree.parse(Array("a".utf8))
    #expect(atEnd.tokens.hash(of: atEnd.tokens.symbol(0)) == tree.tokens.hash(of: symbols[0]))
  }

  @Test func manySymbols() {
    let names = (0..<5000).map { "name\($0)" }
    let tree = SyntaxTree.parse(Array((names + names).joined(separator: " ").utf8))
    #expect(tree.tokens.symbolCount == 5000)
    for index in [0, 1, 17, 4999] {
      let symbol = tree.tokens.symbol(TokenIndex(index))
      #expect(symbol == tree.tokens.symbol(TokenIndex(index + 5000)))
      #expect(tree.text(symbol) == names[index])
    }
  }
}
