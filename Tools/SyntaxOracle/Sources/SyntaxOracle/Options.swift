// The command's arguments.

struct Options {
  var paths: [String] = []
  var limit = 20
  var isByFile = false
  var showsBroken = false
  var isTracing = false
  var threads = 2
  var minimumTokens = 100.0
  var minimumNodes = 99.99

  static let usage = """
    usage: syntax-oracle [options] PATH…

    Compares PrefLint's tokens and nodes with SwiftSyntax's for all Swift files at or below PATH.
    Exit status: 0 agreement, 1 too much disagreement, 2 bad usage.

      --limit N          show at most N shapes and N disagreements (20)
      --by-file          a line for each file that disagrees
      --broken           show disagreements in files where SwiftSyntax finds errors
      --min-tokens P     least agreement of tokens in percent (100)
      --min-nodes P      least agreement of nodes in percent (99.99)
      --threads N        files read at a time (2)
      --trace            print each file's name before it is read
    """

  init(_ arguments: [String]) throws(OracleError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--limit": limit = try Self.number(&rest, argument)
      case "--threads": threads = try Self.number(&rest, argument)
      case "--min-tokens": minimumTokens = try Self.percentage(&rest, argument)
      case "--min-nodes": minimumNodes = try Self.percentage(&rest, argument)
      case "--by-file": isByFile = true
      case "--broken": showsBroken = true
      case "--trace": isTracing = true
      default:
        guard !argument.hasPrefix("-") else { throw .badArgument(argument) }
        paths.append(argument)
      }
    }
    guard !paths.isEmpty else { throw .badArgument("") }
  }

  private static func number(
    _ rest: inout ArraySlice<String>, _ name: String
  ) throws(OracleError) -> Int {
    guard let value = rest.popFirst().flatMap({ Int($0) }), value >= 0 else {
      throw .badArgument(name)
    }
    return value
  }

  private static func percentage(
    _ rest: inout ArraySlice<String>, _ name: String
  ) throws(OracleError) -> Double {
    guard let value = rest.popFirst().flatMap({ Double($0) }) else { throw .badArgument(name) }
    return value
  }
}
