// What `--help` and `rules` print, from the tables of options and rules.

import PrefLintCore

enum Help {
  static var text: String {
    var text = ""
    let calls = Subcommand.allCases.map { command in
      command == .lint
        ? "preflint [lint] [PATH…] [OPTIONS]"
        : "preflint \(command.rawValue) \(command.usage.arguments)"
    }
    let width = calls.map(\.count).max() ?? 0
    for (index, command) in Subcommand.allCases.enumerated() {
      let gap = String(repeating: " ", count: width - calls[index].count)
      text += index == 0 ? "usage: " : "       "
      text += calls[index] + gap + "  " + command.usage.purpose + "\n"
    }
    text += """

      Reads a whole SwiftUI project and proves mistakes in its view tree.
      Without a PATH, lints the current directory. The project is always read whole;
      a PATH limits what is reported to findings that touch it.

      options:

      """
    for option in CommandOption.all { text += help(for: option) }
    text += """

      exit status:
        0  nothing at or above the failing severity
        1  findings
        2  the run itself failed: bad argument, bad configuration, unreadable source

      """
    return text
  }

  /// The lines about an option: its name and value, and what it does from a column of its own.
  private static func help(for option: CommandOption) -> String {
    var name = option.name
    if case .optional(let placeholder) = option.value {
      name += " [\(placeholder)]"
    } else if let placeholder = option.value.placeholder {
      name += " " + placeholder
    }
    if let short = option.short { name += ", \(short)" }
    let margin = String(repeating: " ", count: column)
    var first = "  " + name
    var text = ""
    if first.count + 2 > column {
      text += first + "\n"
      first = margin
    } else {
      first += String(repeating: " ", count: column - first.count)
    }
    let owner = option.commands.contains(.lint) ? "" : "'\(option.commands[0].rawValue)': "
    return text
      + wrapped(owner + option.help, to: 80, first: first, rest: margin).map { $0 + "\n" }.joined()
  }

  private static let column = 24

  /// The table of rules: identifier, default severity, whether '--fix' mends it, what it proves.
  static func rules() -> String {
    let rows =
      [["rule", "severity", "fixable", "what it proves"]]
      + RuleCatalog.all.map { rule in
        [
          rule.id, rule.severity.name, rule.isFixable ? "yes" : "no",
          rule.summary + (rule.isImplemented ? "" : " (planned)"),
        ]
      }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count) + "  "
      }
      return cells.joined() + row[3] + "\n"
    }.joined()
  }
}
