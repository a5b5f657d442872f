// The command line as values. Every mistake is one line that says what to write.

import PrefLintCore

/// What the user asks for.
struct Arguments: Equatable {
  enum Action: Equatable {
    case lint, rules, help, version, baseline, config, initialize
    case explain(rule: String)
    case completions(Shell)
  }

  /// Another version of the project, to compare with.
  enum Since: Equatable {
    /// Where the branch left the main one.
    case mainBranch
    case revision(String)
  }

  /// A file that a format is written to.
  struct Output: Equatable {
    var format: ReportFormat
    var file: String
  }

  var action = Action.lint
  var paths: [String] = []
  /// Nil leaves the choice to the surroundings.
  var format: ReportFormat?
  var outputs: [Output] = []
  var colour = ColourChoice.auto
  var configuration: String?
  var since: Since?
  /// Whether the index is judged instead of the work tree.
  var isStaged = false
  var ignoresBaseline = false
  /// Whether `baseline` adds what is new.
  var addsToBaseline = false
  /// The rules to look for; empty means those of the settings.
  var rules: [String] = []
  /// The file whose text standard input has.
  var stdinPath: String?
  var requiresReasons = false
  var showsStatistics = false
  var writesGitHook = false
  var isStrict = false
  var showsNotes = false
  var isQuiet = false
  var listsUndecided = false
  var omitsSuppressed = false
  /// Whether findings are mended where that is safe.
  var fixes = false
  /// Whether a diff is printed instead of writing files.
  var printsDiff = false
  /// Nil means one for each processor.
  var threads: Int?
}

/// Why the arguments cannot be understood.
enum ArgumentError: Error, Equatable {
  case unknownOption(String)
  case foreignOption(String, command: String)
  case missingValue(String, placeholder: String)
  case unexpectedValue(String)
  case badValue(option: String, value: String, expected: String, words: [String])
  case unexpectedPath(String, command: String)
  case secondPath(String, command: String)
  case secondShell(String)
  case emptyPath
  case outputTwice(String)
  case outputToStandardOutput(String)
  case outputToSource(String)
  case diffWithoutFix
  case diffWithFormat(String)
  case conflict(String, String, String)
  case missingShell
  case unknownShell(String)
  case missingRule
  case unexpectedRule(String)
  case unknownRule(String)

  var message: String {
    switch self {
    case .unknownOption(let option):
      "unknown option '\(option)'\(didYouMean(option, among: Arguments.options))"
    case .foreignOption(let option, let command):
      "'\(command)' takes no '\(option)'\(owners(of: option))"
    case .missingValue(let option, let placeholder):
      "'\(option)' needs a value: \(option) \(placeholder)"
    case .unexpectedValue(let option): "'\(option)' takes no value"
    case .badValue(let option, let value, let expected, let words):
      "'\(option) \(value)': expected \(expected)\(didYouMean(value, among: words))"
    case .unexpectedPath(let path, let command):
      "'\(command)' takes no path, but '\(path)' is given"
    case .secondPath(let path, let command):
      "'\(command)' takes one path, but '\(path)' is given, too"
    case .outputTwice(let file):
      "two formats would be written to '\(file)': name a file for each"
    case .outputToStandardOutput(let format):
      "'--output \(format)=-': standard output gets what '--format \(format)' says"
    case .outputToSource(let file):
      "'\(file)' would be overwritten, and it is named like a source: name another file"
    case .secondShell(let text): "'completions' takes one shell, but '\(text)' is given, too"
    case .emptyPath: "a path is empty: write a file or folder, or '.' for the current folder"
    case .diffWithoutFix: "'--diff' shows what '--fix' would do: write '--fix --diff'"
    case .diffWithFormat(let format):
      "'--diff' is a format itself: leave out '--format \(format)'"
    case .conflict(let one, let other, let why):
      "'\(one)' and '\(other)' exclude each other: \(why)"
    case .missingShell: "'completions' needs a shell: bash, zsh or fish"
    case .unknownShell(let text):
      "unknown shell '\(text)': expected bash, zsh or fish"
    case .missingRule: "'explain' needs a rule, one of those that 'preflint rules' lists"
    case .unexpectedRule(let rule): "'explain' takes one rule, but '\(rule)' is given, too"
    case .unknownRule(let rule):
      "unknown rule '\(rule)'\(didYouMean(rule, among: RuleCatalog.all.map(\.id)))"
    }
  }
}

extension ArgumentError {
  /// Which subcommands take an option, if few do.
  private func owners(of option: String) -> String {
    guard let commands = CommandOption.named(option)?.commands, commands.count < 3 else {
      return ""
    }
    return ": it is for " + commands.map { "'preflint \($0.rawValue)'" }.joined(separator: " and ")
  }
}

extension Arguments {
  static let subcommands = Subcommand.allCases.map(\.rawValue)
  static let options = CommandOption.all.map(\.name)

  /// Reads the arguments without the command's own name.
  init(_ arguments: [String]) throws(ArgumentError) {
    var rest = arguments[...]
    var subcommand = Subcommand.lint
    if let first = rest.first, let named = Subcommand(rawValue: first) {
      subcommand = named
      rest.removeFirst()
    }
    var onlyPaths = false
    while let argument = rest.popFirst() {
      if onlyPaths || !argument.hasPrefix("-") || argument == "-" {
        if argument.isEmpty { throw .emptyPath }
        paths.append(argument)
      } else if argument == "--" {
        onlyPaths = true
      } else {
        try readOption(argument, of: subcommand, &rest)
      }
    }
    if action == .lint { try finish(subcommand) }
  }

  /// Checks what belongs together, and takes what stands where `lint` takes paths.
  private mutating func finish(_ subcommand: Subcommand) throws(ArgumentError) {
    if printsDiff, !fixes { throw .diffWithoutFix }
    if printsDiff, let format, format != .text { throw .diffWithFormat(format.rawValue) }
    if isStaged, fixes { throw .conflict("--staged", "--fix", "the index is not written") }
    if let stdinPath {
      if isStaged { throw .conflict("--staged", "--stdin-path", "both replace what is on disk") }
      if fixes, !printsDiff {
        throw .conflict("--stdin-path", "--fix", "no file is written; '--fix --diff' prints")
      }
      if let path = paths.first { throw .unexpectedPath(path, command: "--stdin-path") }
      paths = [Self.folder(of: stdinPath)]
    }
    switch subcommand {
    case .lint: break
    case .rules:
      if let path = paths.first { throw .unexpectedPath(path, command: subcommand.rawValue) }
      action = .rules
    case .explain: action = .explain(rule: try takeRule())
    case .completions:
      guard let text = paths.first else { throw .missingShell }
      guard let shell = Shell(rawValue: text) else { throw .unknownShell(text) }
      if paths.count > 1 { throw .secondShell(paths[1]) }
      action = .completions(shell)
    case .baseline, .config, .`init`:
      if paths.count > 1 { throw .secondPath(paths[1], command: subcommand.rawValue) }
      action =
        subcommand == .baseline ? .baseline : subcommand == .config ? .config : .initialize
    }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The rule that `explain` is asked about.
  private mutating func takeRule() throws(ArgumentError) -> String {
    guard let rule = paths.first else { throw .missingRule }
    if paths.count > 1 { throw .unexpectedRule(paths[1]) }
    guard RuleCatalog.rule(rule) != nil else { throw .unknownRule(rule) }
    paths = []
    return rule
  }

  private mutating func readOption(
    _ argument: String, of subcommand: Subcommand, _ rest: inout ArraySlice<String>
  ) throws(ArgumentError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let option = CommandOption.named(name) else { throw .unknownOption(name) }
    guard option.commands.contains(subcommand) else {
      throw .foreignOption(name, command: subcommand.rawValue)
    }
    if case .optional = option.value {
      let next = rest.first.flatMap { $0.hasPrefix("-") || $0.isEmpty ? nil : $0 }
      if attached == nil, next != nil { rest.removeFirst() }
      if attached?.isEmpty == true { throw .missingValue(name, placeholder: "REF") }
      since = (attached ?? next).map { .revision($0) } ?? .mainBranch
      return
    }
    guard let placeholder = option.value.placeholder else {
      if attached != nil { throw .unexpectedValue(name) }
      readFlag(option.name)
      return
    }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw .missingValue(name, placeholder: placeholder)
    }
    try readValue(value, of: option.name, subcommand)
  }

  private mutating func readFlag(_ option: String) {
    switch option {
    case "--strict": isStrict = true
    case "--notes": showsNotes = true
    case "--fix": fixes = true
    case "--diff": printsDiff = true
    case "--quiet": isQuiet = true
    case "--unresolved": listsUndecided = true
    case "--omit-suppressed": omitsSuppressed = true
    case "--staged": isStaged = true
    case "--no-baseline": ignoresBaseline = true
    case "--add": addsToBaseline = true
    case "--require-reasons": requiresReasons = true
    case "--statistics": showsStatistics = true
    case "--git-hook": writesGitHook = true
    case "--help": action = .help
    case "--version": if action != .help { action = .version }
    default: break
    }
  }

  private mutating func readValue(
    _ value: String, of option: String, _ subcommand: Subcommand
  ) throws(ArgumentError) {
    switch option {
    case "--config": configuration = value
    case "--stdin-path": stdinPath = value
    case "--rule":
      guard RuleCatalog.rule(value)?.isImplemented == true else { throw .unknownRule(value) }
      rules.append(value)
    case "--format":
      let format = try Self.format(value, of: option)
      if subcommand == .rules, format != .json, format != .text {
        throw .badValue(
          option: option, value: value, expected: "text or json", words: ["text", "json"])
      }
      self.format = format
    case "--output":
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let format = try Self.format(String(parts[0]), of: option)
      guard parts.count == 2, !parts[1].isEmpty else {
        throw .badValue(
          option: option, value: value, expected: "FORMAT=FILE, such as \(format)=report.txt",
          words: [])
      }
      if parts[1].hasSuffix(".swift") { throw .outputToSource(String(parts[1])) }
      if parts[1] == "-" { throw .outputToStandardOutput(format.rawValue) }
      if outputs.contains(where: { $0.file == parts[1] }) { throw .outputTwice(String(parts[1])) }
      outputs.append(Output(format: format, file: String(parts[1])))
    case "--color": colour = try Self.choice(value, of: option)
    case "--threads":
      guard let count = Int(value), (1...1024).contains(count) else {
        throw .badValue(
          option: option, value: value, expected: "a number from 1 to 1024", words: [])
      }
      threads = count
    default: break
    }
  }

  private static func format(
    _ text: String, of option: String
  ) throws(ArgumentError) -> ReportFormat {
    try choice(text, of: option)
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ text: String, of option: String
  ) throws(ArgumentError) -> Choice where Choice.RawValue == String {
    if let choice = Choice(rawValue: text) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    throw .badValue(
      option: option, value: text,
      expected: words.dropLast().joined(separator: ", ") + " or " + (words.last ?? ""),
      words: words)
  }
}
