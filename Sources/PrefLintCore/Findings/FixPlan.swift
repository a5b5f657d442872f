// From the fixes of findings to the new bytes of files. Fixes are taken in the order of the findings; one that
// overlaps a fix taken before, or after which a file reads worse than before, is refused as a whole. Everything
// between the edits keeps its bytes, and with them line endings, byte-order mark and encoding.

/// What the fixes of a run make of the files.
public struct FixPlan: Sendable {
  /// A file with its new bytes.
  public struct ChangedFile: Sendable {
    public var file: FileID
    public var bytes: [UInt8]
    /// Ordered by place, without overlaps.
    public var edits: [Fix.Edit]
  }

  /// Ordered by file.
  public private(set) var files: [ChangedFile] = []
  /// Positions in the list of findings whose fixes are taken, in order.
  public private(set) var taken: [Int] = []

  /// - Complexity: linear in the bytes of the changed files, each of which is parsed before and after.
  public init(findings: [Finding], files sources: [SourceFile]) {
    var broken: Set<FileID> = []
    while true {
      let (taken, edits) = Self.choose(findings, without: broken)
      let changed = edits.keys.sorted().map { file in
        let edits = edits[file] ?? []
        return ChangedFile(
          file: file, bytes: Self.applied(edits, to: sources[file.index].bytes), edits: edits)
      }
      let worse = changed.filter {
        problemCount(in: $0.bytes) > problemCount(in: sources[$0.file.index].bytes)
      }
      if worse.isEmpty {
        self.taken = taken
        files = changed
        return
      }
      broken.formUnion(worse.map(\.file))
    }
  }

  /// The fixes that do not touch some files and do not overlap, with their edits by file.
  private static func choose(
    _ findings: [Finding], without broken: Set<FileID>
  ) -> (taken: [Int], edits: [FileID: [Fix.Edit]]) {
    var taken: [Int] = []
    var chosen: [FileID: [Fix.Edit]] = [:]
    for (index, finding) in findings.enumerated() {
      guard let fix = finding.fix, !fix.edits.isEmpty,
        fix.edits.allSatisfy({ !broken.contains($0.range.file) })
      else { continue }
      var edits = chosen
      if fix.edits.allSatisfy({ add($0, to: &edits[$0.range.file, default: []]) }) {
        chosen = edits
        taken.append(index)
      }
    }
    return (taken, chosen)
  }

  /// Adds an edit to ordered ones; false if it overlaps another. The same edit counts once.
  private static func add(_ edit: Fix.Edit, to edits: inout [Fix.Edit]) -> Bool {
    guard edit.range.start <= edit.range.end else { return false }
    let position = edits.firstIndex { $0.range.start >= edit.range.start } ?? edits.count
    if position < edits.count, edits[position] == edit { return true }
    if position > 0, edits[position - 1].range.end > edit.range.start { return false }
    if position < edits.count {
      let next = edits[position].range
      // Two insertions at one place have no order.
      if next.start < edit.range.end || next.start == edit.range.start { return false }
    }
    edits.insert(edit, at: position)
    return true
  }

  private static func applied(_ edits: [Fix.Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var end = 0
    for edit in edits {
      result += bytes[end..<min(max(Int(edit.range.start), end), bytes.count)]
      result += edit.replacement.utf8
      end = min(max(Int(edit.range.end), end), bytes.count)
    }
    return result + bytes[end...]
  }
}

/// How many parts of a text are no Swift, as far as the parser tells.
private func problemCount(in bytes: [UInt8]) -> Int {
  let tree = SyntaxTree.parse(bytes)
  let nodes = (0..<tree.nodeCount).count { index in
    switch tree.kind(NodeID(rawValue: UInt32(index))) {
    case .unparsed, .missingDecl, .missingExpr, .missingPattern, .missingType: true
    default: false
    }
  }
  return nodes + (0..<tree.tokens.count).count { tree.tokens.kind(TokenIndex($0)) == .invalid }
}
