import Testing

@testable import PrefLintCore

@Suite struct SuppressionCommentTests {
  private func comments(_ text: String) -> [SuppressionComment] {
    SuppressionReader.comments(in: Array(text.utf8))
  }

  private func line(_ text: String) -> Int? { comments(text).first?.line }

  private let valid = "// preflint:ignore[missing-environment-object] - injected by the host"

  @Test func commentIsRead() throws {
    let comment = try #require(comments("let a = 1 \(valid)\n").first)
    #expect(comment.range == 10..<10 + valid.utf8.count)
    #expect(
      comment.content
        == .rules(
          [.init(id: "missing-environment-object", range: 29..<55)],
          reason: "injected by the host", scope: .line))
    #expect(comment.line == 1)
  }

  @Test(arguments: [
    "//preflint:ignore[mutable-key-default] - x",
    "//   preflint:ignore[ mutable-key-default ]   -   x y",
    "// preflint:ignore[mutable-key-default]- x",
    "// preflint:ignore[mutable-key-default,unread-preference] - x",
    "// preflint:ignore[mutable-key-default]\t-\tx",
  ])
  func spacesAreFree(text: String) {
    guard case .rules(let rules, let reason, _)? = comments(text + "\nlet a = 1").first?.content
    else {
      Issue.record("expected rules")
      return
    }
    #expect(rules.first?.id == "mutable-key-default")
    #expect(reason?.hasPrefix("x") == true && reason?.last != " ")
  }

  @Test(arguments: [
    ("// preflint:ignore", SuppressionComment.Problem.missingRules),
    ("// preflint:ignore - x", .missingRules),
    ("// preflint:ignore[] - x", .missingRules),
    ("// preflint:ignore[a", .missingRules),
    ("// preflint:ignore[mutable-key-default, ] - x", .missingRules),
    ("// preflint:ignore [mutable-key-default] - x", .missingRules),
    ("// preflint:ignore[mutable-key-defaults] - x", .unknownRule("mutable-key-defaults")),
    ("// preflint:ignore[unused-suppression] - x", .metaRule("unused-suppression")),
    (
      "// preflint:ignore[unread-preference, unread-preference] - x",
      .repeatedRule("unread-preference")
    ),
    ("// preflint:ignore[mutable-key-default] -  ", .missingReason),
    ("// preflint:ignore[mutable-key-default] because", .missingReason),
    ("// preflint:disable[mutable-key-default] - x", .unknownDirective("preflint:disable")),
    ("// preflint:ingore[mutable-key-default] - x", .unknownDirective("preflint:ingore")),
    ("// preflint: ignore[mutable-key-default] - x", .unknownDirective("preflint:")),
    ("/* preflint:ignore[mutable-key-default] - x */", .blockComment),
  ])
  func malformedCommentsAreNamed(text: String, problem: SuppressionComment.Problem) {
    #expect(comments(text + "\nlet a = 1").map(\.content) == [.invalid(problem)])
    #expect(problem.message.first?.isUppercase == false && problem.message.last != ".")
  }

  @Test(arguments: [
    "let a = \"// preflint:ignore[x] - y\"",
    "let a = \"\"\"\n// preflint:ignore[x] - y\n\"\"\"",
    "let a = #\"\\\" // preflint:ignore[x] - y\"#",
    "let a = \"\\(b(\")\")) // preflint:ignore[x] - y\"",
    "/// preflint:ignore[x] - y",
    "// see preflint:ignore[x] - y",
    "// let a = 1 // preflint:ignore[x] - y",
    "/* // preflint:ignore[x] - y */",
    "/* /* */ // preflint:ignore[x] - y */",
    "/*", "/* /*", "\"", "\"\"\"", "#", "\"\\(", "\"\\",
  ])
  func otherTextIsNoDirective(text: String) {
    #expect(comments(text) == [])
    #expect(comments("let b = 1\n" + text + "\n") == [])
  }

  @Test func commentsInInterpolationsDoNotEndStrings() {
    #expect(comments("let a = \"\\(b /* \" */)\" \(valid)").count == 1)
  }

  @Test func aReasonMayBeMissingOrSpeakOfAFile() {
    let id = "mutable-key-default"
    #expect(
      comments("// preflint:ignore[\(id)]\nlet a = 1").map(\.content)
        == [.rules([.init(id: id, range: 19..<38)], reason: nil, scope: .line)])
    #expect(
      comments("// preflint:ignore-file[\(id)] - generated").map(\.content)
        == [.rules([.init(id: id, range: 24..<43)], reason: "generated", scope: .file)])
  }

  @Test func commentSpeaksOfItsLine() {
    #expect(line("let a = 1\nlet b = 2 \(valid)\nlet c = 3") == 2)
    #expect(line("let a = 1 /* c */ \(valid)\nlet c = 3") == 1)
    #expect(line("let a = 1 \(valid)") == 1)
  }

  @Test func commentAloneSpeaksOfTheCodeBelow() {
    #expect(line("\(valid)\nlet b = 2") == 2)
    #expect(line("let a = 1\n  \(valid)\n  let b = 2") == 3)
    #expect(line("let a = 1\n\(valid)\n// more\n/// doc\nlet b = 2") == 5)
    #expect(line("/* c */ \(valid)\nlet b = 2") == 2)
    #expect(line("let a = 1\r\n\(valid)\r\nlet b = 2") == 3)
    #expect(line("\u{FEFF}\(valid)\nlet b = 2") == 2)
  }

  @Test func commentAloneSpeaksOfNothingElse() {
    #expect(comments("\(valid)\n\nlet b = 2").map(\.line) == [nil])
    #expect(comments("let a = 1\n\(valid)\n").map(\.line) == [nil])
    #expect(comments(valid).map(\.line) == [nil])
  }
}

@Suite struct SuppressionTests {
  private let rule = "missing-environment-object"

  /// Lints one file whose findings stand at the named words.
  private struct Case {
    var files: [SourceFile]

    init(_ text: String) { files = [SourceFile(path: "A.swift", text: text)] }

    func range(_ word: String) -> SourceRange {
      let text = String(decoding: files[0].bytes, as: UTF8.self)
      let start = text.utf8.count - (text.components(after: word) ?? text).utf8.count
      return SourceRange(
        file: FileID(0), start: UInt32(start - word.utf8.count), end: UInt32(start))
    }

    func finding(
      _ word: String, rule: String = "missing-environment-object", readers: [String] = []
    ) -> Finding {
      Finding(
        rule: rule, severity: .error, message: "m", subject: "S", range: range(word),
        readers: readers, readerRanges: readers.map(range), anchor: "a")
    }

    /// What is left of findings, and the findings about comments.
    func apply(
      _ findings: [Finding], undecided: [UndecidedStep] = [],
      configuration: Configuration = Configuration()
    ) -> (left: [Finding], comments: [Finding]) {
      var suppressions = Suppressions(of: files)
      let left = findings.compactMap { finding -> Finding? in
        if case .left(let left) = suppressions.apply(to: finding) { return left }
        return nil
      }
      let comments = suppressions.findings(configuration: configuration, undecided: undecided)
      return (left, comments)
    }
  }

  private static let comment = "// preflint:ignore[missing-environment-object] - x"

  @Test func commentSilencesTheFindingOfItsLine() {
    let code = Case("first()\nsecond() \(Self.comment)\nthird()\n")
    let result = code.apply([code.finding("first"), code.finding("second"), code.finding("third")])
    #expect(result.left.map(\.range) == [code.range("first"), code.range("third")])
    #expect(result.comments == [])
  }

  @Test func commentSilencesOnlyItsRule() {
    let code = Case("first() \(Self.comment)\n")
    let other = code.finding("first", rule: "\(rule)-in-preview")
    let result = code.apply([other])
    #expect(result.left == [other])
    #expect(result.comments.map(\.subject) == [rule])
  }

  @Test func commentAtAReaderSilencesThatReader() {
    let code = Case("root()\nreadA \(Self.comment)\nreadB\n")
    let result = code.apply([code.finding("root", readers: ["readA", "readB"])])
    #expect(result.left.map(\.readers) == [["readB"]])
    #expect(result.left.map(\.readerRanges) == [[code.range("readB")]])
    #expect(result.comments == [])
  }

  @Test func findingWithoutReadersIsSilenced() {
    let code = Case("root()\nreadA \(Self.comment)\n\(Self.comment)\nreadB\n")
    let result = code.apply([code.finding("root", readers: ["readA", "readB"])])
    #expect(result.left == [] && result.comments == [])
  }

  @Test func commentMayStandAtAnyLineOfAReader() {
    let code = Case("root()\n@EnvironmentObject\nvar a: A \(Self.comment)\n")
    let reader = "@EnvironmentObject\nvar a: A"
    #expect(code.apply([code.finding("root", readers: [reader])]).left == [])
  }

  @Test func unusedCommentIsAFinding() throws {
    let code = Case("first() // preflint:ignore[\(rule), \(rule)-in-preview] - x\n")
    let finding = try #require(code.apply([code.finding("first")]).comments.first)
    #expect(finding.rule == "unused-suppression")
    #expect(finding.subject == "\(rule)-in-preview")
    #expect(finding.severity == .warning)
    #expect(finding.range.start == 55 && finding.range.end == 92)
    #expect(finding.message == "'missing-environment-object-in-preview' finds nothing here")
  }

  @Test func commentWithoutCodeIsAFinding() {
    let code = Case("first()\n\(Self.comment)\n")
    #expect(code.apply([]).comments.map(\.reason) == ["no-code"])
  }

  @Test func commentForARuleThatIsOffMayStay() throws {
    let code = Case("first() \(Self.comment)\n")
    var configuration = Configuration()
    configuration.rules.named = [rule: .severity(.off)]
    #expect(code.apply([], configuration: configuration).comments == [])
  }

  @Test func commentAtAnUndecidedPlaceMayStay() {
    let code = Case("first() \(Self.comment)\nsecond() \(Self.comment)\n")
    let result = code.apply(
      [], undecided: [UndecidedStep(range: code.range("first"), message: "m")])
    #expect(result.comments.count == 1)
    #expect(result.comments.first.map { $0.range.start > code.range("second").start } == true)
  }

  @Test func invalidCommentIsAFinding() throws {
    let code = Case("first() // preflint:ignore[missing-enviroment-object] - x\n")
    let finding = try #require(code.apply([]).comments.first)
    #expect(finding.rule == "invalid-suppression")
    #expect(finding.reason == "unknown-rule")
    #expect(
      finding.message
        == "unknown rule 'missing-enviroment-object'; did you mean 'missing-environment-object'?")
  }
}

extension String {
  fileprivate func components(after word: String) -> String? {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(word) { return String(rest.dropFirst(word.count)) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
