// What the parser makes of Swift, case by case: `Tests/SyntaxCorpus/*.txt` holds sources and the trees
// expected of them. A file is a list of
//
//     === what the case shows
//     source
//     ---
//     tree
//
// A tree is `(kind:main child …)`; `main` is the text of the main token. After a deliberate change
// of the parser, `PREFLINT_RECORD=1 swift test --filter SyntaxCorpus` writes the trees anew; read the
// difference before committing it.

import Foundation
import Testing

@testable import PrefLintCore

struct CorpusCase: CustomTestStringConvertible, Sendable {
  var file: String
  var title: String
  var source: String
  var tree: String

  var testDescription: String { "\(file): \(title)" }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("SyntaxCorpus")

  static let files: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()

  static let all: [CorpusCase] = files.flatMap(read)

  static func read(_ file: String) -> [CorpusCase] {
    let text =
      (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
    return ("\n" + text).components(separatedBy: "\n=== ").dropFirst().map { part in
      let lines = part.components(separatedBy: "\n")
      let rule = lines.firstIndex(of: "---") ?? lines.count
      let tree = lines.dropFirst(rule + 1).joined(separator: "\n")
      return CorpusCase(
        file: file, title: lines[0], source: lines[1..<rule].joined(separator: "\n"),
        tree: tree.trimmingCharacters(in: .newlines))
    }
  }

  static func record() throws {
    for file in files {
      let text = read(file).map {
        "=== \($0.title)\n\($0.source)\n---\n\(dump(SyntaxTree.parse(Array($0.source.utf8))))\n"
      }.joined(separator: "\n")
      try text.write(to: folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
    }
  }
}

/// A tree as text: a node on one line where it fits, else its children on lines of their own.
func dump(_ tree: SyntaxTree) -> String { dump(tree, tree.root, indentation: 0) }

private func dump(_ tree: SyntaxTree, _ node: NodeID, indentation: Int) -> String {
  var head = "\(tree.kind(node))"
  if tree.mainToken(node) != noToken { head += ":" + tree.text(ofToken: tree.mainToken(node)) }
  func inner(_ indentation: Int) -> [String] {
    tree.children(of: node).map { dump(tree, $0, indentation: indentation) }
  }
  let line = "(" + ([head] + inner(0)).joined(separator: " ") + ")"
  if line.utf8.count + indentation <= 96, !line.contains("\n") { return line }
  let margin = String(repeating: " ", count: indentation + 1)
  return "(" + ([head] + inner(indentation + 1)).joined(separator: "\n" + margin) + ")"
}

@Suite struct SyntaxCorpusTests {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["PREFLINT_RECORD"] != nil))
  func record() throws { try CorpusCase.record() }

  @Test(arguments: CorpusCase.all) func tree(_ example: CorpusCase) {
    #expect(dump(SyntaxTree.parse(Array(example.source.utf8))) == example.tree)
  }

  @Test func corpusIsLarge() { #expect(CorpusCase.all.count >= 300) }
}
