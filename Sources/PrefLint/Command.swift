// The command from arguments to exit status. Findings go to standard output and nothing else does.

import PrefLintCore

/// How a run ends.
enum RunStatus: Int32 {
  case clean = 0
  case findings = 1
  case failure = 2
}

struct Command<Place: Surroundings> {
  let surroundings: Place

  /// Runs the command with its arguments, without its own name.
  func run(_ arguments: [String]) -> RunStatus {
    let parsed: Arguments
    do {
      parsed = try Arguments(arguments)
    } catch {
      return fail(error.message + " (see --help)")
    }
    switch parsed.action {
    case .help: return print(Help.text)
    case .version: return print(Linter.version + "\n")
    case .rules:
      return print(parsed.format == .json ? RuleListReporter.text() : Help.rules())
    case .explain(let id):
      return print(RuleCatalog.rule(id).map(RuleExplanation.text) ?? "")
    case .completions(let shell): return print(Completions.text(for: shell))
    case .baseline: return BaselineCommand(arguments: parsed, surroundings: surroundings).run()
    case .config: return ConfigCommand(arguments: parsed, surroundings: surroundings).run()
    case .initialize: return InitCommand(arguments: parsed, surroundings: surroundings).run()
    case .lint: return LintCommand(arguments: parsed, surroundings: surroundings).run()
    }
  }

  private func print(_ text: String) -> RunStatus {
    surroundings.write(text) ? .clean : fail("cannot write to standard output")
  }

  private func fail(_ message: String) -> RunStatus {
    surroundings.report(error: message)
    return .failure
  }
}

extension Surroundings {
  /// One line on standard error about a cause of failure.
  func report(error message: String) { writeError("preflint: error: \(oneLine(message))\n") }

  /// One line on standard error about what changes nothing.
  func report(notice message: String) { writeError("preflint: notice: \(oneLine(message))\n") }
}
