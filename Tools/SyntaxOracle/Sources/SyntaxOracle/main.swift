// syntax-oracle: does PrefLint read Swift as SwiftSyntax does?

import Foundation

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("syntax-oracle: \(message)\n".utf8))
  exit(2)
}

do throws(OracleError) {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  let files = try swiftFiles(at: options.paths)
  if files.isEmpty { fail("no Swift files in \(options.paths.joined(separator: ", "))") }
  let run = Run(files: files, limit: max(options.limit, 50), isTracing: options.isTracing)
  let results = run.results(threads: options.threads)
  print(Report(run: run, results: results, options: options).text())
  let tokens = run.sound.tokens.agreement
  let nodes = run.sound.nodes.agreement
  exit(tokens < options.minimumTokens || nodes < options.minimumNodes ? 1 : 0)
} catch {
  if case .badArgument("") = error { fail("no path\n\(Options.usage)") }
  fail("\(error.text)\n\(Options.usage)")
}
