// What `explain` prints: the documentation of a rule on one screen of a terminal.

/// Writes the documentation of rules for a terminal.
public enum RuleExplanation {
  /// Fewer lines than 40, of 80 columns; only the messages of systems and compilers are not broken into lines,
  /// so that they may be copied and searched for.
  public static func text(of rule: RuleInfo) -> String {
    var screen = Screen()
    screen.add("\(rule.id) (\(severity(of: rule)))")
    screen.add("")
    if let documentation = rule.documentation {
      screen.add(documentation, of: rule)
    } else {
      screen.add(paragraph: "It will prove: \(rule.summary).")
      screen.add("")
      screen.add(paragraph: "The rule is planned: it may be configured, and finds nothing yet.")
    }
    return screen.text
  }

  private static func severity(of rule: RuleInfo) -> String {
    rule.severity == .off ? "off by default" : rule.severity.name
  }
}

private struct Screen {
  static let width = 80
  private(set) var text = ""

  mutating func add(_ line: String) { text += line + "\n" }

  mutating func add(paragraph: String) { add(paragraph, first: "", rest: "") }

  private mutating func add(_ paragraph: String, first: String, rest: String) {
    let lines = wrapped(withoutLinks(paragraph), to: Self.width, first: first, rest: rest)
    for line in lines { add(String(line.map { $0 == "`" ? "'" : $0 })) }
  }

  private mutating func add(code: String) {
    for line in unindented(code) { add(line.isEmpty ? "" : "    " + line) }
  }

  mutating func add(_ documentation: RuleDocumentation, of rule: RuleInfo) {
    add(paragraph: documentation.proves)
    add("")
    switch documentation.symptom {
    case .message(let message):
      add(paragraph: documentation.why)
      add("    " + message)
    case .silence: add(paragraph: documentation.why + " Nothing says so at run time.")
    case nil: add(paragraph: documentation.why)
    }
    add("")
    add("Wrong:")
    add(code: documentation.example.wrong)
    add("Right:")
    add(code: documentation.example.right)
    add("")
    add("Silent about:")
    for limit in documentation.limits { add(limit, first: "- ", rest: "  ") }
    add("")
    switch documentation.suppression {
    case .line: add("To suppress, at the line of the finding:")
    case .lineOrReader: add("To suppress, at the line of the finding or of one reader's property:")
    case .never: add("It cannot be suppressed by a comment.")
    }
    if documentation.suppression != .never { add(code: rule.suppressionComment) }
    add("To configure, in .preflint.yml:")
    if let configuration = documentation.configuration { add(code: configuration) }
    add(code: "rules: { \(rule.id): \(rule.otherSeverity.name) }")
    add("More: \(rule.page)")
  }
}

/// Markdown with the texts of links in place of the links.
func withoutLinks(_ text: String) -> String {
  var result = ""
  var rest = text[...]
  while let character = rest.popFirst() {
    if character == "[", let end = rest.firstIndex(of: "]"),
      rest[end...].dropFirst().first == "(",
      let close = rest[end...].firstIndex(of: ")")
    {
      result += rest[..<end]
      rest = rest[close...].dropFirst()
    } else {
      result.append(character)
    }
  }
  return result
}
