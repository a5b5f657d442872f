// The YAML reader next to PyYAML, on documents that were written for it and on thousands that are made of them by
// chance: what it accepts, PyYAML accepts and reads alike; what PyYAML refuses, it refuses. Runs where
// PREFLINT_PYTHON names a Python that has PyYAML, as `.ci/run` does.

import Foundation
import Testing

@testable import PrefLintCore

@Suite struct YAMLOracleTests {
  private static let python = ProcessInfo.processInfo.environment["PREFLINT_PYTHON"]

  private static let documents = [
    "a: b\nc: [d, e]\nf: { g: h, i: [j] }\n", "- a\n- b: c\n  d: e\n-\n  - f\n", "a:\n- b\n- c\n",
    "a: 'it''s'\nb: \"x\\ty\\u00e9\\\\\"\n", "# c\na: b # d\n\n\ne: 'f' # g\n", "a:\nb: c\n",
    "---\na: b\n", "a:\n  b:\n    c: d\n  e: f\ng: h\n", "[a, [b, {c: d}], 'e']\n",
    "{a: b,\n c: d}\n",
    "overrides:\n  - paths: [\"Watch/**\"]\n    rules: { all: off }\n", "a: b c d\n",
    "a: -b\nc: ?d\n",
    "\u{FEFF}a: b\n", "a: \"\"\nb: ''\n", "a b: c\n\"d e\": f\n", "a: [b, c,]\n", "a: {}\nb: []\n",
    "a: x#y\nb: x:y\n", "a: 1.2.3\nb: 2020-01-01\n", "a: { \"b\":c }\n", "? a\n", "a: *b\n",
    "a: &b c\n",
    "a: !t b\n", "a: |\n  b\n", "a: b: c\n", "a: [b\n", "a: b\na: c\n", "%YAML 1.2\n", "a: \tb\n",
    "<<: a\n", "a: @b\n", "a: `b\n", "a\n b\n", "a: b\n c: d\n", "- a\nb: c\n", "a: }\n", "a: 'b\n",
    "a:\r\n  b: c\r\n", "a: b\n...\n", "a: b\n---\nc: d\n", "[a: b]\n", "{a, b}\n", "a: \"\\q\"\n",
  ]

  /// Documents made of the ones above by inserting, removing and repeating, always the same ones.
  private static var mutants: [String] {
    var seed: UInt64 = 20_240_601
    func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(max(1, bound)))
    }
    let alphabet = Array("ab:-,[]{}'\"# \n\t?&*!|>%@\\~.1")
    var result: [String] = []
    for _ in 0..<4000 {
      var text = Array(documents[next(documents.count)])
      for _ in 0...next(3) {
        let place = next(text.count + 1)
        switch next(3) {
        case 0: text.insert(alphabet[next(alphabet.count)], at: place)
        case 1: if place < text.count { text.remove(at: place) }
        default:
          let end = min(text.count, place + next(6))
          if place < end { text.insert(contentsOf: text[place..<end], at: next(text.count)) }
        }
      }
      result.append(String(text))
    }
    return result
  }

  /// What PyYAML makes of documents: JSON with every scalar as a text, or nil where it refuses.
  private func oracle(_ documents: [String], python: String) throws -> [String?] {
    let script = """
      import json, sys, yaml

      class Loader(yaml.BaseLoader):
          pass

      def mapping(loader, node):
          pairs = [(loader.construct_object(k, deep=True), loader.construct_object(v, deep=True)) for k, v in node.value]
          keys = [k for k, _ in pairs]
          if any(not isinstance(k, str) for k in keys) or len(set(keys)) < len(keys):
              raise ValueError('keys')
          return {'map': pairs}

      Loader.add_constructor('tag:yaml.org,2002:map', mapping)
      for line in sys.stdin:
          try:
              print(json.dumps(yaml.load(json.loads(line), Loader)), flush=False)
          except Exception:
              print('refused')
      """
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = ["-c", script]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let lines = documents.map { JSONValue.text($0).line + "\n" }.joined()
    let writer = Thread { [handle = input.fileHandleForWriting] in
      handle.write(Data(lines.utf8))
      try? handle.close()
    }
    writer.start()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map {
      $0 == "refused" ? nil : String($0)
    }
  }

  /// The reader's node in the form in which the oracle writes it.
  private func value(of node: YAMLNode) -> JSONValue {
    switch node.value {
    case .absent: ""
    case .text(let text, _): .text(text)
    case .list(let items): .list(items.map(value))
    case .map(let entries):
      .object([
        "map": .list(entries.map { .list([.text($0.key), value(of: $0.value)]) })
      ])
    }
  }

  @Test(.enabled(if: python != nil)) func whatIsReadIsWhatPyYAMLReads() throws {
    let documents = Self.documents + Self.mutants
    let expected = try oracle(documents, python: try #require(Self.python))
    try #require(expected.count == documents.count)
    var accepted = 0
    var unsupported = 0
    for (document, expected) in zip(documents, expected) {
      let result = Result { () throws(ConfigurationError) -> YAMLNode in
        try YAMLReader.read(Array(document.utf8))
      }
      switch result {
      case .success(let node):
        accepted += 1
        guard let expected else {
          Issue.record("only PrefLint accepts \(document.debugDescription)")
          continue
        }
        // An empty document is an empty map to one and nothing to the other.
        let read = expected == "null" ? "" : try JSONReader.read(Array(expected.utf8))
        #expect(value(of: node) == read, "\(document.debugDescription)")
      case .failure(let error):
        #expect(error.position.line >= 1 && error.position.column >= 1 && !error.message.isEmpty)
        if expected != nil { unsupported += 1 }
      }
    }
    #expect(
      accepted > 500, "\(accepted) of \(documents.count) accepted, \(unsupported) unsupported")
  }
}
