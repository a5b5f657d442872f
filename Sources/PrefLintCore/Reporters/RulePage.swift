// The page of a rule in docs/rules, with the same headings for every rule.

/// Writes the documentation of rules as Markdown.
public enum RulePage {
  /// The page of a rule; nil for a planned one.
  ///
  /// - Parameter report: what linting the rule's example prints.
  public static func text(of rule: RuleInfo, report: String) -> String? {
    guard let documentation = rule.documentation else { return nil }
    var page = Page()
    page.add("# \(rule.id)")
    page.add("Default severity: \(rule.severity.name).")
    page.addFacts(documentation)
    page.addExample(documentation, report: report)
    page.addOptions(rule, documentation)
    page.add("## Limits")
    page.add("The rule is silent about:")
    page.add(
      (documentation.limits + documentation.furtherLimits)
        .flatMap { wrapped($0, to: Page.width, first: "- ", rest: "  ") }
        .joined(separator: "\n"))
    return page.text
  }
}

extension RulePage {
  /// The part of a rule's page that helps beside a finding: what it proves, why, and what to write.
  static func help(of rule: RuleInfo) -> String {
    guard let documentation = rule.documentation else { return "" }
    var page = Page()
    page.addFacts(documentation)
    page.addExample(documentation, report: nil)
    return page.textWithoutLinks
  }
}

private struct Page {
  static let width = 120
  private var blocks: [String] = []

  var text: String { blocks.joined(separator: "\n\n") + "\n" }

  mutating func add(_ block: String) { blocks.append(block) }

  private mutating func add(paragraphs: [String]) {
    for paragraph in paragraphs { add(wrapped(paragraph, to: Self.width).joined(separator: "\n")) }
  }

  private mutating func add(code: String, language: String = "") {
    add("```\(language)\n\(code)\n```")
  }

  mutating func addFacts(_ documentation: RuleDocumentation) {
    add("## What it does")
    add(paragraphs: [documentation.proves] + documentation.details)
    if !documentation.reasons.isEmpty {
      add("`reason` in JSON says which kind it is:")
      let rows = documentation.reasons.map { "| `\($0.name)` | \($0.meaning) |" }
      add((["| reason | meaning |", "|---|---|"] + rows).joined(separator: "\n"))
    }
    add("## Why it matters")
    switch documentation.symptom {
    case .message(let message):
      add(paragraphs: [documentation.why])
      add(code: message)
    case .silence: add(paragraphs: [documentation.why + " Nothing says so at run time."])
    case nil: add(paragraphs: [documentation.why])
    }
    add(paragraphs: documentation.consequences)
  }

  /// The page for a reader who has no other pages beside it.
  var textWithoutLinks: String { withoutLinks(text) }

  mutating func addExample(_ documentation: RuleDocumentation, report: String?) {
    let example = documentation.example
    add("## Example")
    add(code: withoutLastBreak(example.wrongText), language: "swift")
    if let report { add(code: withoutLastBreak(report)) }
    add("## Use instead")
    add(code: unindented(example.right).joined(separator: "\n"), language: "swift")
    add(paragraphs: documentation.advice)
  }

  mutating func addOptions(_ rule: RuleInfo, _ documentation: RuleDocumentation) {
    add("## Options")
    let purpose = documentation.configurationPurpose.map { "The severity, and \($0)" }
    add("\(purpose ?? "The severity"), in `.preflint.yml`:")
    let lines =
      (documentation.configuration.map { [$0] } ?? [])
      + ["rules:", "  \(rule.id): \(rule.otherSeverity.name)"]
    add(code: lines.joined(separator: "\n"), language: "yaml")
    add(paragraphs: documentation.options)
    let comment = "`\(rule.suppressionComment)`"
    switch documentation.suppression {
    case .line: add("\(comment) silences a finding at its line.")
    case .lineOrReader:
      add("\(comment) silences a finding at its line, or one reader at its property.")
    case .never: add("The rule cannot be suppressed by a comment.")
    }
  }

  private func withoutLastBreak(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
