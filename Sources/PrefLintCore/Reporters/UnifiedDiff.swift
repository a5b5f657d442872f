// Changes of files as a unified diff, for `patch -p1` and `git apply` in the project root. The edits say which
// lines change, so that nothing has to be compared.

/// Writes a unified diff.
public enum UnifiedDiff {
  /// The diff of all files of a plan; bytes, as sources need not be UTF-8.
  public static func bytes(of plan: FixPlan, files: [SourceFile]) -> [UInt8] {
    plan.files.flatMap { changed in
      let source = files[changed.file.index]
      return bytes(path: source.path, old: source.bytes, edits: changed.edits)
    }
  }

  /// The diff of one file.
  ///
  /// - Parameter edits: ordered by place, without overlaps.
  static func bytes(path: String, old: [UInt8], edits: [Fix.Edit]) -> [UInt8] {
    let lines = Lines(old)
    var hunks: [[Change]] = []
    for change in changes(edits, lines) {
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    if hunks.isEmpty { return [] }
    // A name with spaces ends at a tab.
    let name = oneLine(path) + (path.contains(" ") ? "\t" : "")
    var result = Array("--- a/\(name)\n+++ b/\(name)\n".utf8)
    var shift = 0
    for hunk in hunks { add(hunk, lines, &shift, to: &result) }
    return result
  }

  /// Lines around a change.
  private static let context = 3

  /// Old lines, and the lines in their place.
  private struct Change {
    var old: Range<Int>
    var new: [ArraySlice<UInt8>]
  }

  /// What the edits do to whole lines: edits in one line are one change.
  private static func changes(_ edits: [Fix.Edit], _ lines: Lines) -> [Change] {
    var changes: [Change] = []
    var index = 0
    while index < edits.count {
      let first = lines.line(at: Int(edits[index].range.start))
      var last = lines.line(at: Int(edits[index].range.end))
      var text = Array(lines.bytes[lines.start(of: first)..<Int(edits[index].range.start)])
      var end = Int(edits[index].range.start)
      while index < edits.count, lines.line(at: Int(edits[index].range.start)) <= last {
        text += lines.bytes[end..<Int(edits[index].range.start)]
        text += edits[index].replacement.utf8
        end = Int(edits[index].range.end)
        last = max(last, lines.line(at: end))
        index += 1
      }
      text += lines.bytes[end..<lines.start(of: last + 1)]
      let new = Lines(text)
      let change = Change(
        old: first..<min(last + 1, lines.count), new: (0..<new.count).map { new.line($0) })
      if let change = trimmed(change, lines) { changes.append(change) }
    }
    return changes
  }

  /// A change without the lines at both ends that stay as they are; nil if no other is left.
  private static func trimmed(_ change: Change, _ lines: Lines) -> Change? {
    var (old, new) = (change.old, change.new[...])
    while let line = new.first, !old.isEmpty, lines.line(old.lowerBound) == line {
      old = old.lowerBound + 1..<old.upperBound
      new.removeFirst()
    }
    while let line = new.last, !old.isEmpty, lines.line(old.upperBound - 1) == line {
      old = old.lowerBound..<old.upperBound - 1
      new.removeLast()
    }
    return old.isEmpty && new.isEmpty ? nil : Change(old: old, new: Array(new))
  }

  private static func add(
    _ hunk: [Change], _ lines: Lines, _ shift: inout Int, to result: inout [UInt8]
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let start = max(0, first.old.lowerBound - context)
    let end = min(lines.count, last.old.upperBound + context)
    let growth = hunk.reduce(0) { $0 + $1.new.count - $1.old.count }
    let newCount = end - start + growth
    result += "@@ -\(span(start, end - start)) +\(span(start + shift, newCount)) @@\n".utf8
    shift += growth
    var position = start
    for change in hunk {
      for line in position..<change.old.lowerBound { add(lines.line(line), " ", to: &result) }
      for line in change.old { add(lines.line(line), "-", to: &result) }
      for line in change.new { add(line, "+", to: &result) }
      position = change.old.upperBound
    }
    for line in position..<end { add(lines.line(line), " ", to: &result) }
  }

  /// A first line, 1-based, and a count; the line before where there is none.
  private static func span(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  private static func add(
    _ line: ArraySlice<UInt8>, _ mark: Character, to result: inout [UInt8]
  ) {
    result += String(mark).utf8
    result += line
    if line.last != lineFeed { result += "\n\\ No newline at end of file\n".utf8 }
  }
}

/// A text in lines as `diff` and `patch` see them: each ends with LF, and what stands before it belongs to it.
private struct Lines {
  let bytes: [UInt8]
  /// The offset of each line's first byte, and the end.
  private var bounds: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    bounds = [0]
    for (offset, byte) in bytes.enumerated() where byte == lineFeed { bounds.append(offset + 1) }
    if bounds.last != bytes.count { bounds.append(bytes.count) }
  }

  var count: Int { bounds.count - 1 }

  func start(of line: Int) -> Int { bounds[min(line, count)] }

  func line(_ index: Int) -> ArraySlice<UInt8> { bytes[bounds[index]..<bounds[index + 1]] }

  /// The 0-based line that holds an offset; the end of a text that ends with LF is a line of its own.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = bounds.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if bounds[middle] <= offset { low = middle } else { high = middle }
    }
    return low == count && count > 0 && bytes.last != lineFeed ? low - 1 : low
  }
}

private let lineFeed = UInt8(ascii: "\n")
