// preflint-bench: how fast PrefLint reads a folder, stage by stage, next to SwiftSyntax's parser on
// the same bytes in the same run; and what the whole command takes.

import Foundation
import PrefLintCore
import SwiftParser
import SwiftSyntax

let usage = """
  usage: preflint-bench [--rounds N] [--command PREFLINT] FOLDER

    --rounds N           timed rounds of each stage (5)
    --command PREFLINT   the release binary of preflint, to time the whole command
  """

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("preflint-bench: \(message)\n\(usage)\n".utf8))
  exit(2)
}

var rounds = 5
var program: String?
var folder: String?
var rest = CommandLine.arguments.dropFirst()
while let argument = rest.popFirst() {
  switch argument {
  case "--rounds":
    guard let value = rest.popFirst().flatMap({ Int($0) }), value > 0 else { fail(argument) }
    rounds = value
  case "--command": program = rest.popFirst()
  default: folder = argument
  }
}
guard let folder else { fail("no folder") }
let corpus = Corpus(folder: folder)
if corpus.files.isEmpty { fail("no Swift files in '\(folder)'") }

let reference = "SwiftSyntax `Parser.parse`"
let stages = [
  Stage(name: "reading the files") {
    corpus.paths.reduce(0) { $0 &+ (FileManager.default.contents(atPath: $1)?.count ?? 0) }
  },
  Stage(name: "tokens") { corpus.files.reduce(0) { $0 &+ Tokens.read($1).count } },
  Stage(name: "tree (tokens and parse)") {
    corpus.files.reduce(0) { $0 &+ SyntaxTree.parse($1).nodeCount }
  },
  Stage(name: "facts (tree and lowering)") {
    corpus.files.reduce(0) { $0 &+ FactsBuilder.facts(of: $1).expressions.count }
  },
  Stage(name: reference) {
    corpus.files.reduce(0) { sum, file in
      sum &+ file.withUnsafeBufferPointer { Parser.parse(source: $0).totalLength.utf8Length }
    }
  },
]

let megabytes = String(format: "%.1f", corpus.megabytes)
print(
  "\(grouped(Double(corpus.files.count))) files, \(grouped(Double(corpus.lineCount))) lines, "
    + "\(megabytes) MB; \(rounds) rounds\n")
print(
  stageTable(
    PrefLintBench.measure(stages, rounds: rounds), reference: reference, corpus: corpus))

if let program {
  var runs: [CommandRun] = []
  for round in 0...(rounds * 2) {
    guard let run = CommandRun(program: program, arguments: ["lint", folder]) else {
      fail("'\(program)' cannot be started")
    }
    if run.status > 1 { fail("'\(program) lint \(folder)' ends with \(run.status)") }
    // The first run brings the files into the page cache.
    if round > 0 { runs.append(run) }
  }
  print("\n" + commandTable(runs))
}
