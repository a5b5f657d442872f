// Which lines of a file a change touches, for services that show a finding only on such a line. Lines are compared
// as bytes; of a deletion, the lines around it count as touched.

/// The touched lines of the files that two versions of a project have.
public struct ChangedLines: Sendable {
  /// By path; a file that is not here is the same in both versions.
  private var lines: [String: Set<Int>] = [:]

  /// - Complexity: linear in the bytes of the files; for a file that differs, also the product of the lines that
  ///   differ and the edits between them.
  public init(from old: [SourceFile], to new: [SourceFile]) {
    let before = Dictionary(old.map { ($0.path, $0.bytes) }) { first, _ in first }
    for file in new {
      let bytes = before[file.path] ?? []
      if bytes != file.bytes { lines[file.path] = Self.touched(from: bytes, to: file.bytes) }
    }
  }

  /// The 1-based lines of the new text that were inserted, replaced, or stand beside a deletion.
  static func touched(from old: [UInt8], to new: [UInt8]) -> Set<Int> {
    let before = split(old)
    let after = split(new)
    let start = zip(before, after).prefix { $0 == $1 }.count
    let end = zip(before[start...].reversed(), after[start...].reversed())
      .prefix { $0 == $1 }.count
    if start == before.count, start == after.count { return [] }
    let removed = Array(before[start..<before.count - end])
    let inserted = Array(after[start..<after.count - end])
    if removed.isEmpty || inserted.isEmpty || removed.count * inserted.count > 1 << 24 {
      return lines(inserted.isEmpty ? nil : start..<start + inserted.count, at: start, after.count)
    }
    var touched: Set<Int> = []
    let difference = inserted.difference(from: removed)
    for case .insert(let offset, _, _) in difference.insertions {
      touched.insert(start + offset + 1)
    }
    // Where a removed line stood: behind the kept lines before it and what is inserted there.
    let gone = Set(
      difference.removals.map { change in
        if case .remove(let offset, _, _) = change { return offset }
        return -1
      })
    let fresh = Set(touched.map { $0 - start - 1 })
    var index = 0
    for offset in removed.indices {
      while fresh.contains(index) { index += 1 }
      if gone.contains(offset) {
        let around = lines(nil, at: start + index, after.count)
        // What stands in the place of a removed line is touched already.
        if around.allSatisfy({ !fresh.contains($0 - start - 1) }) { touched.formUnion(around) }
      } else {
        index += 1
      }
    }
    return touched
  }

  /// Lines of a range of indices, or those around a deletion at an index.
  private static func lines(_ range: Range<Int>?, at index: Int, _ count: Int) -> Set<Int> {
    if let range { return Set(range.map { $0 + 1 }) }
    return Set([index, index + 1].filter { $0 >= 1 && $0 <= count })
  }

  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Where each finding is to be shown: the first line of its place or its trace that the change touches, if one is.
  public func annotate(_ findings: inout [Finding], in files: [SourceFile]) {
    var tables = LineTables(files)
    for index in findings.indices {
      let finding = findings[index]
      let ranges = [finding.range] + finding.trace.map(\.range)
      for range in ranges {
        guard let touched = lines[files[range.file.index].path] else { continue }
        let first = tables.start(of: range).line
        let last = max(first, tables.end(of: range).line)
        guard let line = (first...last).first(where: touched.contains) else { continue }
        if line != first {
          let contents = tables.table(of: range.file).contents(ofLine: line)
          findings[index].annotation = SourceRange(
            file: range.file, start: UInt32(contents.lowerBound),
            end: UInt32(contents.upperBound))
        } else if range != finding.range {
          findings[index].annotation = range
        }
        break
      }
    }
  }
}
