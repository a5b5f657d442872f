// What `--help` and `rules` print.

import PrefLintCore

enum Help {
  static let text = """
    usage: preflint [lint] [PATH…] [OPTIONS]
           preflint rules              list the rules
           preflint explain RULE       what a rule proves, why, and what to write instead

    Reads a whole SwiftUI project and proves missing environment objects.
    Without a PATH, lints the current directory. The project is always read whole;
    a PATH limits what is reported to findings that touch it.

    options:
      --format text|json   how findings are written (default: text)
      --config FILE        use FILE instead of the nearest .preflint.yml
      --strict             fail on warnings, too
      --notes              show findings of the severity 'note', too
      --fix                mend what can be mended without changing behaviour
      --fix --diff         print that as a unified diff instead, and write nothing
      --unresolved         list what the sources do not decide, and why
      --quiet, -q          no summary and no notices
      --version            print the version
      --help, -h           print this text

    exit status:
      0  nothing at or above the failing severity
      1  findings
      2  the run itself failed: bad argument, bad configuration, unreadable source

    """

  /// The table of rules: identifier, default severity, what it proves.
  static func rules() -> String {
    let width = RuleCatalog.all.map(\.id.count).max() ?? 0
    return RuleCatalog.all.map { rule in
      let id = rule.id + String(repeating: " ", count: width - rule.id.count)
      let severity = rule.severity.name
      let gap = String(repeating: " ", count: 7 - severity.count)
      let planned = rule.isImplemented ? "" : " (planned)"
      return "\(id)  \(severity)\(gap)  \(rule.summary)\(planned)\n"
    }.joined()
  }
}
