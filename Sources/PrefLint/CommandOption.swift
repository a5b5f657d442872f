// The options of the command line as a table: what is read, what `--help` prints and what shells complete all
// come from here.

import PrefLintCore

/// What a command is asked to do.
enum Subcommand: String, CaseIterable {
  case lint, baseline, rules, explain, config, `init`, completions

  /// What `--help` says of it.
  var usage: (arguments: String, purpose: String) {
    switch self {
    case .lint: ("[PATH…]", "lint a project (the default)")
    case .baseline: ("[PATH]", "write what is found now to a baseline")
    case .rules: ("", "list the rules")
    case .explain: ("RULE", "what a rule proves, why, and what to write instead")
    case .config: ("[FILE]", "print the settings in effect, and which line decides each")
    case .`init`: ("[PATH]", "write a commented .preflint.yml, or a Git hook")
    case .completions: ("SHELL", "print completions for bash, zsh or fish")
    }
  }
}

/// An option of the command line.
struct CommandOption {
  enum Value {
    case none
    /// One of some words; a list of words may be open.
    case word(String, [String])
    case file(String)
    case text(String)
    /// A value that may be left out.
    case optional(String)
    /// A word from a list, `=` and a file.
    case wordAndFile(String, [String])

    /// How `--help` calls the value; nil without one.
    var placeholder: String? {
      switch self {
      case .none: nil
      case .word(let name, _), .file(let name), .text(let name), .optional(let name),
        .wordAndFile(let name, _):
        name
      }
    }
  }

  var name: String
  var short: String?
  var value: Value
  /// A lower-case phrase for `--help`.
  var help: String
  /// The subcommands that take it.
  var commands: [Subcommand]

  init(
    _ name: String, short: String? = nil, _ value: Value, _ help: String,
    for commands: [Subcommand] = [.lint]
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
    self.commands = commands
  }

  /// The option with a name, long or short.
  static func named(_ name: String) -> CommandOption? {
    all.first { $0.name == name || $0.short == name }
  }
}

extension CommandOption {
  private static let formats = ReportFormat.allCases.map(\.rawValue)

  /// All options, in the order of `--help`.
  static let all = [
    CommandOption(
      "--format", .word("FORMAT", formats),
      "how findings are written: \(formats.joined(separator: ", ")) "
        + "(default: text, or github under GitHub Actions)", for: [.lint, .rules]),
    CommandOption(
      "--output", .wordAndFile("FORMAT=FILE", formats),
      "write a FORMAT to a FILE as well; may be repeated"),
    CommandOption(
      "--color", .word("WHEN", ColourChoice.allCases.map(\.rawValue)),
      "colour text: auto (the default), always or never; NO_COLOR and FORCE_COLOR are known"),
    CommandOption(
      "--since", .optional("REF"),
      "report only what REF does not have (default: where the branch left the main one)"),
    CommandOption(
      "--staged", .none, "judge what the next commit will hold, and report only what HEAD does not"),
    CommandOption("--no-baseline", .none, "report what the baseline holds, too"),
    CommandOption(
      "--add", .none, "add what is new to the baseline, instead of only removing what is gone",
      for: [.baseline]),
    CommandOption(
      "--rule", .word("RULE", RuleCatalog.all.filter(\.isImplemented).map(\.id)),
      "look for one rule only; may be repeated"),
    CommandOption(
      "--stdin-path", .file("FILE"),
      "take FILE from standard input, as an editor has it, and report on it"),
    CommandOption(
      "--config", .file("FILE"), "use FILE instead of the nearest .preflint.yml",
      for: [.lint, .baseline, .config]),
    CommandOption("--strict", .none, "fail on warnings, too"),
    CommandOption("--notes", .none, "show findings of the severity 'note' in text, too"),
    CommandOption("--fix", .none, "mend what can be mended without changing behaviour"),
    CommandOption(
      "--diff", .none, "with --fix: print that as a unified diff instead, and write nothing"),
    CommandOption("--unresolved", .none, "list what the sources do not decide, and why"),
    CommandOption(
      "--omit-suppressed", .none, "leave suppressed findings out of sarif: code scanning opens them"
    ),
    CommandOption(
      "--require-reasons", .none, "let no suppression count that gives no reason"),
    CommandOption("--statistics", .none, "say how many findings each rule has, and what took time"),
    CommandOption(
      "--git-hook", .none, "write a hook that lints what is committed", for: [.`init`]),
    CommandOption(
      "--threads", .text("COUNT"), "how many threads work at once", for: [.lint, .baseline]),
    CommandOption(
      "--quiet", short: "-q", .none, "no summary and no notices",
      for: [.lint, .baseline, .config, .`init`]),
    CommandOption("--version", .none, "print the version", for: Subcommand.allCases),
    CommandOption("--help", short: "-h", .none, "print this text", for: Subcommand.allCases),
  ]
}

/// When text is coloured.
enum ColourChoice: String, CaseIterable {
  case auto, always, never
}
