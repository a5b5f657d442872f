// The command line as values. Every mistake is one line that says what to write.

import PrefLintCore

/// What the user asks for.
struct Arguments: Equatable {
  enum Action: Equatable {
    case lint, rules, help, version
    case explain(rule: String)
  }

  enum Format: String, CaseIterable {
    case text, json
  }

  var action = Action.lint
  var paths: [String] = []
  var format = Format.text
  var configuration: String?
  var isStrict = false
  var showsNotes = false
  var isQuiet = false
  var listsUndecided = false
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
  case missingValue(String)
  case unexpectedValue(String)
  case badValue(option: String, value: String, expected: String, words: [String])
  case unexpectedPath(String)
  case emptyPath
  case diffWithoutFix
  case diffWithFormat
  case missingRule
  case unexpectedRule(String)
  case unknownRule(String)

  var message: String {
    switch self {
    case .unknownOption(let option):
      "unknown option '\(option)'\(didYouMean(option, among: Arguments.options))"
    case .missingValue(let option): "'\(option)' needs a value: \(option) VALUE"
    case .unexpectedValue(let option): "'\(option)' takes no value"
    case .badValue(let option, let value, let expected, let words):
      "'\(option) \(value)': expected \(expected)\(didYouMean(value, among: words))"
    case .unexpectedPath(let path): "'rules' takes no path, but '\(path)' is given"
    case .emptyPath: "a path is empty: write a file or folder, or '.' for the current folder"
    case .diffWithoutFix: "'--diff' shows what '--fix' would do: write '--fix --diff'"
    case .diffWithFormat: "'--diff' is a format itself: leave out '--format json'"
    case .missingRule: "'explain' needs a rule, one of those that 'preflint rules' lists"
    case .unexpectedRule(let rule): "'explain' takes one rule, but '\(rule)' is given, too"
    case .unknownRule(let rule):
      "unknown rule '\(rule)'\(didYouMean(rule, among: RuleCatalog.all.map(\.id)))"
    }
  }
}

extension Arguments {
  static let subcommands = ["explain", "lint", "rules"]
  static let options = [
    "--config", "--diff", "--fix", "--format", "--help", "--notes", "--quiet", "--strict",
    "--threads",
    "--unresolved", "--version",
  ]

  /// Reads the arguments without the command's own name.
  init(_ arguments: [String]) throws(ArgumentError) {
    var rest = arguments[...]
    var subcommand = "lint"
    if let first = rest.first, Self.subcommands.contains(first) {
      subcommand = first
      if first == "rules" { action = .rules }
      rest.removeFirst()
    }
    var onlyPaths = false
    while let argument = rest.popFirst() {
      if onlyPaths || !argument.hasPrefix("-") || argument == "-" {
        paths.append(argument)
      } else if argument == "--" {
        onlyPaths = true
      } else {
        try readOption(argument, &rest)
      }
    }
    if action == .rules, let path = paths.first { throw .unexpectedPath(path) }
    if action == .lint, subcommand == "lint", paths.contains("") { throw .emptyPath }
    if printsDiff, !fixes { throw .diffWithoutFix }
    if printsDiff, format == .json { throw .diffWithFormat }
    if action == .lint, subcommand == "explain" { action = .explain(rule: try takeRule()) }
  }

  /// The rule that `explain` is asked about, which stands where `lint` takes a path.
  private mutating func takeRule() throws(ArgumentError) -> String {
    guard let rule = paths.first else { throw .missingRule }
    if paths.count > 1 { throw .unexpectedRule(paths[1]) }
    guard RuleCatalog.rule(rule) != nil else { throw .unknownRule(rule) }
    paths = []
    return rule
  }

  private mutating func readOption(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(ArgumentError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    switch option {
    case "--config": configuration = try value(of: option, attached, &rest)
    case "--format":
      let text = try value(of: option, attached, &rest)
      guard let format = Format(rawValue: text) else {
        let words = Format.allCases.map(\.rawValue)
        throw .badValue(
          option: option, value: text, expected: words.joined(separator: " or "), words: words)
      }
      self.format = format
    case "--threads":
      let text = try value(of: option, attached, &rest)
      guard let count = Int(text), (1...1024).contains(count) else {
        throw .badValue(
          option: option, value: text, expected: "a number from 1 to 1024", words: [])
      }
      threads = count
    default:
      guard readFlag(option) else { throw .unknownOption(option) }
      if attached != nil { throw .unexpectedValue(option) }
    }
  }

  /// Reads an option without a value; false if it is none.
  private mutating func readFlag(_ option: String) -> Bool {
    switch option {
    case "--strict": isStrict = true
    case "--notes": showsNotes = true
    case "--fix": fixes = true
    case "--diff": printsDiff = true
    case "--quiet", "-q": isQuiet = true
    case "--unresolved": listsUndecided = true
    case "--help", "-h": action = .help
    case "--version": if action != .help { action = .version }
    default: return false
    }
    return true
  }

  private func value(
    of option: String, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(ArgumentError) -> String {
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw .missingValue(option)
    }
    return value
  }
}
