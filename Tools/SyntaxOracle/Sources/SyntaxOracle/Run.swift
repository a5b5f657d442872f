// Reads all files with both parsers, in parallel, and collects the results in the order of the files.

import Foundation
import PrefLintCore
import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// What came of one file.
struct FileResult: Sendable {
  let file: String
  let tokens: Count
  let nodes: Count
  /// SwiftSyntax finds errors in it.
  let hasErrors: Bool
  /// The innermost disagreements: those that hold no smaller one.
  let disagreements: [Disagreement]
  let disagreementCount: Int
  /// 1-based line, 1-based UTF-8 column and the line's text for each of `disagreements`.
  let places: [Place]
}

struct Place: Sendable {
  let line: Int
  let column: Int
  let text: String
}

func compare(_ file: String, keeping limit: Int) -> (FileResult, Tally)? {
  guard let source = bytes(of: file) else { return nil }
  let theirTree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
  var theirs = Reading(of: theirTree, source: source)
  var ours = Reading(of: SyntaxTree.parse(source))
  theirs.sort()
  ours.sort()
  let comparison = Comparison(ours: ours, theirs: theirs)
  var tally = comparison.tally
  tally.files = 1
  tally.bytes = source.count
  tally.lines = source.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  let innermost = innermost(comparison.disagreements, limit)
  let result = FileResult(
    file: file, tokens: tally.tokens, nodes: tally.nodes, hasErrors: theirTree.hasError,
    disagreements: innermost,
    disagreementCount: comparison.disagreements.count,
    places: innermost.map { place(of: Int($0.start), in: source) })
  return (result, tally)
}

private func place(of offset: Int, in source: [UInt8]) -> Place {
  let before = source[..<min(offset, source.count)]
  let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  let lineEnd = source[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
  return Place(
    line: before.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) },
    column: offset - lineStart + 1,
    text: String(decoding: source[lineStart..<min(lineEnd, lineStart + 160)], as: UTF8.self))
}

/// Hands out files to threads and collects their results.
final class Run: @unchecked Sendable {
  private let files: [String]
  private let limit: Int
  private let isTracing: Bool
  private let lock = NSLock()
  private var next = 0
  private var results: [FileResult?]
  /// Files that SwiftSyntax reads without an error, and the others.
  private(set) var sound = Tally()
  private(set) var broken = Tally()

  init(files: [String], limit: Int, isTracing: Bool) {
    self.files = files
    self.limit = limit
    self.isTracing = isTracing
    self.results = Array(repeating: nil, count: files.count)
  }

  /// The results in the order of the files; `nil` for a file that cannot be read.
  func results(threads: Int) -> [FileResult?] {
    let group = DispatchGroup()
    for _ in 0..<max(threads, 1) {
      group.enter()
      let thread = Thread {
        self.work()
        group.leave()
      }
      thread.stackSize = 512 << 20  // SwiftSyntax and the walk over its tree recurse.
      thread.start()
    }
    group.wait()
    return results
  }

  private func work() {
    while let index = take() {
      let result = compare(files[index], keeping: limit)
      lock.withLock {
        guard let (result, tally) = result else { return }
        results[index] = result
        if result.hasErrors { broken += tally } else { sound += tally }
      }
    }
  }

  private func take() -> Int? {
    lock.withLock {
      guard next < files.count else { return nil }
      defer { next += 1 }
      if isTracing { FileHandle.standardError.write(Data("\(files[next])\n".utf8)) }
      return next
    }
  }
}
