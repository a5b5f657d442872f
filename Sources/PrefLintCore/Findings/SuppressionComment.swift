// The comment `// preflint:ignore[rule-id, …] - reason`: what it says, and the line that it speaks of. Only
// comments count, so text in a string literal never silences anything.

/// A comment that begins with `preflint:`.
struct SuppressionComment: Equatable {
  /// A rule that the comment names.
  struct NamedRule: Equatable {
    var id: String
    /// In the file, in bytes.
    var range: Range<Int>
  }

  enum Content: Equatable {
    /// The reason is nil if none is given.
    case rules([NamedRule], reason: String?, scope: Scope)
    case invalid(Problem)
  }

  /// What a comment speaks of.
  enum Scope: Equatable {
    /// The code of one line.
    case line
    /// The whole file: `preflint:ignore-file[…]`.
    case file
  }

  /// Why a comment cannot be understood.
  enum Problem: Equatable {
    case blockComment
    case unknownDirective(String)
    case missingRules
    case unknownRule(String)
    case metaRule(String)
    case repeatedRule(String)
    case missingReason
  }

  /// In the file, in bytes.
  var range: Range<Int>
  /// The line of the code that the comment speaks of, 1-based; nil if there is none.
  var line: Int?
  var content: Content
}

extension SuppressionComment.Problem {
  /// A kebab-case word for the JSON format.
  var reason: String {
    switch self {
    case .blockComment: "block-comment"
    case .unknownDirective: "unknown-directive"
    case .missingRules: "missing-rules"
    case .unknownRule: "unknown-rule"
    case .metaRule: "meta-rule"
    case .repeatedRule: "repeated-rule"
    case .missingReason: "missing-reason"
    }
  }

  var message: String {
    switch self {
    case .blockComment: "a suppression in a block comment has no effect"
    case .unknownDirective(let word):
      "unknown directive '\(word)'\(didYouMean(word, among: SuppressionReader.directives))"
    case .missingRules: "the suppression names no rule in brackets"
    case .unknownRule(let id):
      "unknown rule '\(id)'\(didYouMean(id, among: RuleCatalog.all.map(\.id)))"
    case .metaRule(let id): "'\(id)' cannot be suppressed by a comment"
    case .repeatedRule(let id): "the rule '\(id)' is named twice"
    case .missingReason: "the suppression gives no reason"
    }
  }

  var help: String {
    switch self {
    case .blockComment, .unknownDirective, .missingRules, .missingReason:
      "write '// preflint:ignore[rule-id] - reason'"
    case .unknownRule: "'preflint rules' lists the rules"
    case .metaRule: "set it to 'off' in the configuration"
    case .repeatedRule: "remove one"
    }
  }

  /// What the finding is about.
  var subject: String {
    switch self {
    case .unknownDirective(let text), .unknownRule(let text), .metaRule(let text),
      .repeatedRule(let text):
      text
    case .blockComment, .missingRules, .missingReason: SuppressionReader.directive
    }
  }
}

/// Finds suppression comments.
struct SuppressionReader {
  /// What every directive to PrefLint in a comment begins with.
  static let prefix: StaticString = "preflint:"
  static let directive = "preflint:ignore"
  static let fileDirective = "preflint:ignore-file"
  static let directives = [directive, fileDirective]

  private let bytes: [UInt8]
  private let lines: LineTable

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// All suppression comments of a file, in order.
  ///
  /// - Complexity: that of a search for the directive's first word; a file that holds it is parsed.
  static func comments(in bytes: [UInt8]) -> [SuppressionComment] {
    guard bytes.contain(prefix) else { return [] }
    let reader = SuppressionReader(bytes)
    return reader.comments(inTrivia: trivia(around: SyntaxTree.parse(bytes).tokens))
  }

  /// The ranges of bytes between tokens, in order: only comments and spaces stand there.
  private static func trivia(around tokens: Tokens) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var end = 0
    for token in 0..<TokenIndex(tokens.count) {
      let start = Int(tokens.start(token))
      if start > end { ranges.append(end..<start) }
      end = Int(tokens.end(token))
    }
    return ranges
  }

  private func comments(inTrivia trivia: [Range<Int>]) -> [SuppressionComment] {
    trivia.flatMap { gap in
      comments(in: gap).compactMap { comment in
        guard let content = content(of: comment) else { return nil }
        return SuppressionComment(
          range: comment, line: lineOfCode(for: comment, in: gap), content: content)
      }
    }
  }

  /// The ranges of the comments between two tokens.
  private func comments(in gap: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var index = gap.lowerBound
    while index + 1 < gap.upperBound {
      guard bytes[index] == slash, bytes[index + 1] == slash || bytes[index + 1] == star else {
        index += 1
        continue
      }
      let start = index
      if bytes[index + 1] == slash {
        while index < gap.upperBound, !isLineBreak(bytes[index]) { index += 1 }
      } else {
        index = endOfBlock(from: index, before: gap.upperBound)
      }
      result.append(start..<index)
    }
    return result
  }

  /// The end of a block comment; such comments nest.
  private func endOfBlock(from start: Int, before end: Int) -> Int {
    var index = start + 2
    var depth = 1
    while index + 1 < end, depth > 0 {
      if bytes[index] == slash, bytes[index + 1] == star {
        depth += 1
        index += 2
      } else if bytes[index] == star, bytes[index + 1] == slash {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    }
    return depth > 0 ? end : index
  }

  /// The line of the code before a comment on its line, or else of the code below it, from which only
  /// further comments may separate it.
  private func lineOfCode(for comment: Range<Int>, in gap: Range<Int>) -> Int? {
    let line = lines.line(at: comment.lowerBound)
    let isFirstLine = lines.line(at: gap.lowerBound) == line
    if isFirstLine && gap.lowerBound > lines.contents(ofLine: line).lowerBound { return line }
    guard gap.upperBound < bytes.count else { return nil }
    let next = lines.line(at: gap.upperBound)
    for between in line + 1..<max(next, line + 1) where isBlank(lines.contents(ofLine: between)) {
      return nil
    }
    return next
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// What a comment says; nil if it is no directive.
  private func content(of comment: Range<Int>) -> SuppressionComment.Content? {
    let isBlock = bytes[comment.lowerBound + 1] == star
    var index = comment.lowerBound + 2
    skipSpaces(&index, before: comment.upperBound)
    guard bytes[index..<comment.upperBound].starts(with: Self.prefix.description.utf8) else {
      return nil
    }
    if isBlock { return .invalid(.blockComment) }
    let word = bytes[index..<comment.upperBound].prefix { isWordByte($0) }
    let isFile = word.elementsEqual(Self.fileDirective.utf8)
    guard isFile || word.elementsEqual(Self.directive.utf8) else {
      return .invalid(.unknownDirective(String(decoding: word, as: UTF8.self)))
    }
    index = word.endIndex
    guard let rules = namedRules(&index, before: comment.upperBound), !rules.isEmpty else {
      return .invalid(.missingRules)
    }
    if let problem = problem(with: rules) { return .invalid(problem) }
    if isBlank(index..<comment.upperBound) {
      return .rules(rules, reason: nil, scope: isFile ? .file : .line)
    }
    guard let reason = reason(index..<comment.upperBound) else { return .invalid(.missingReason) }
    return .rules(rules, reason: reason, scope: isFile ? .file : .line)
  }

  /// Reads `[a, b]`.
  private func namedRules(
    _ index: inout Int, before end: Int
  ) -> [SuppressionComment.NamedRule]? {
    guard index < end, bytes[index] == UInt8(ascii: "["),
      let close = bytes[index..<end].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    var rules: [SuppressionComment.NamedRule] = []
    for part in bytes[index + 1..<close].split(separator: UInt8(ascii: ",")) {
      var start = part.startIndex
      skipSpaces(&start, before: part.endIndex)
      var stop = part.endIndex
      while stop > start, isBlank(stop - 1..<stop) { stop -= 1 }
      if start == stop { return nil }
      let id = String(decoding: bytes[start..<stop], as: UTF8.self)
      rules.append(SuppressionComment.NamedRule(id: id, range: start..<stop))
    }
    index = close + 1
    return rules
  }

  private func problem(
    with rules: [SuppressionComment.NamedRule]
  ) -> SuppressionComment.Problem? {
    var seen: Set<String> = []
    for rule in rules {
      if RuleCatalog.rule(rule.id) == nil { return .unknownRule(rule.id) }
      if [RuleCatalog.unusedSuppression, RuleCatalog.invalidSuppression].contains(rule.id) {
        return .metaRule(rule.id)
      }
      if !seen.insert(rule.id).inserted { return .repeatedRule(rule.id) }
    }
    return nil
  }

  /// The text of ` - reason`; nil if there is none.
  private func reason(_ range: Range<Int>) -> String? {
    var index = range.lowerBound
    skipSpaces(&index, before: range.upperBound)
    guard index < range.upperBound, bytes[index] == UInt8(ascii: "-") else { return nil }
    index += 1
    skipSpaces(&index, before: range.upperBound)
    var end = range.upperBound
    while end > index, isBlank(end - 1..<end) { end -= 1 }
    return end > index ? String(decoding: bytes[index..<end], as: UTF8.self) : nil
  }

  private func skipSpaces(_ index: inout Int, before end: Int) {
    while index < end, isBlank(index..<index + 1) { index += 1 }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    return scalar.properties.isAlphabetic || byte >= 0x80 || ":-_".unicodeScalars.contains(scalar)
  }

  private let slash = UInt8(ascii: "/")
  private let star = UInt8(ascii: "*")
}
