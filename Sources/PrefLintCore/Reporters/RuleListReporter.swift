// The rules as JSON, for programs that offer them or check a configuration.

/// Writes the list of rules as one JSON document.
public enum RuleListReporter {
  public static func text() -> String {
    let rules = RuleCatalog.all.map { rule in
      JSONValue.object([
        "id": .text(rule.id), "severity": .text(rule.severity.name),
        "fixable": .truth(rule.isFixable), "implemented": .truth(rule.isImplemented),
        "summary": .text(rule.summary), "docs": rule.isImplemented ? .text(rule.page) : nil,
      ])
    }
    return JSONValue.object(["version": 1, "rules": .list(rules)]).document
  }
}
