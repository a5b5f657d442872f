// The findings that a team has decided to live with for now, in a file beside the code. One line for each, keyed by
// fingerprint and sorted by it, with a comma behind every one, so that two branches rarely write the same lines and
// Git merges them. What names the finding for people is written, too, but only fingerprint, count and readers count.

/// A baseline.
public struct Baseline: Equatable, Sendable {
  /// What the baseline holds for one fingerprint.
  public struct Entry: Equatable, Sendable {
    public var count: Int
    public var rule: String
    public var file: String
    public var message: String
    /// Sorted.
    public var readers: [String]
  }

  /// The version of the format.
  public static let formatVersion = 1
  /// The largest count that is read: nobody has more findings, and counts of any document can be added up.
  static let largestCount = Int(UInt32.max)
  /// Where a baseline is looked for without a setting, relative to the project root.
  public static let defaultPath = ".preflint-baseline.json"

  /// By the fingerprint that findings share which nothing tells apart.
  public private(set) var entries: [String: Entry] = [:]

  public init() {}

  /// The baseline of all findings of a result; entries of several findings name the first.
  public init(_ result: LintResult, files: [SourceFile]) {
    for finding in result.findings {
      let entry = Entry(
        count: 1, rule: finding.rule, file: files[finding.range.file.index].path,
        message: finding.message, readers: finding.readers)
      merge(finding.sharedFingerprint, entry) { $0 + $1 }
    }
  }

  private mutating func merge(
    _ fingerprint: String, _ entry: Entry, _ add: (Int, Int) -> Int
  ) {
    guard var known = entries[fingerprint] else {
      entries[fingerprint] = entry
      entries[fingerprint]?.readers = Set(entry.readers).sorted()
      return
    }
    known.count = add(known.count, entry.count)
    known.readers = Set(known.readers + entry.readers).sorted()
    entries[fingerprint] = known
  }

  /// The number of findings that it holds.
  public var count: Int { entries.values.reduce(0) { $0 + $1.count } }

  /// What is left of the baseline where findings are gone; nothing is added.
  ///
  /// - Parameter current: the baseline of what is found now.
  public func shrunk(to current: Baseline) -> Baseline {
    var result = Baseline()
    for (fingerprint, entry) in entries {
      guard var now = current.entries[fingerprint] else { continue }
      now.count = min(entry.count, now.count)
      now.readers = now.readers.filter(entry.readers.contains)
      result.entries[fingerprint] = now
    }
    return result
  }

  /// How many entries have readers that another baseline does not know, though it has the entry.
  public func widenedCount(beyond other: Baseline) -> Int {
    entries.count { fingerprint, entry in
      guard let known = other.entries[fingerprint] else { return false }
      return entry.readers.contains { !known.readers.contains($0) }
    }
  }

  /// How many findings it holds that another baseline lacks, with those that have new readers.
  public func count(notIn other: Baseline) -> Int {
    entries.reduce(0) { sum, item in
      guard let known = other.entries[item.key] else { return sum + item.value.count }
      let hasNewReader = item.value.readers.contains { !known.readers.contains($0) }
      return sum + max(hasNewReader ? 1 : 0, item.value.count - known.count)
    }
  }

  var known: KnownFindings {
    var known = KnownFindings()
    for (fingerprint, entry) in entries {
      known.add(fingerprint, count: entry.count, readers: entry.readers)
    }
    return known
  }
}

// MARK: - As a document

extension Baseline {
  /// The document, with a line break at its end.
  public var text: String {
    var text = "{\n"
    for (fingerprint, entry) in entries.sorted(by: { $0.key < $1.key }) {
      let value = JSONValue.object([
        "count": .number(entry.count), "rule": .text(entry.rule), "file": .text(entry.file),
        "message": .text(entry.message), "readers": .list(entry.readers.map { .text($0) }),
      ])
      text += "  \(jsonQuoted(fingerprint)): \(value.line),\n"
    }
    return text + "  \"version\": \(Self.formatVersion)\n}\n"
  }

  /// Reads a document. A fingerprint that stands twice, as after a merge of both sides, counts once.
  public init(_ bytes: [UInt8]) throws(BaselineError) {
    if let line = mergeConflictLine(in: bytes) {
      throw BaselineError(
        position: DocumentPosition(line: line, column: 1),
        message: "a merge conflict: keep the lines of both sides, and remove Git's marks",
        advice: nil)
    }
    let document: JSONValue
    do {
      document = try JSONReader.read(bytes)
    } catch {
      throw BaselineError(position: error.position, message: error.message)
    }
    guard case .object(let members) = document else {
      throw BaselineError(message: "expected an object with fingerprints")
    }
    guard let version = document["version"] else {
      throw BaselineError(message: "expected 'version'")
    }
    guard version == .number(Self.formatVersion) else {
      throw BaselineError(
        message: "version \(version.line) of the format is unknown to PrefLint \(Linter.version)",
        advice: "install the version that wrote it")
    }
    for member in members where member.name != "version" {
      guard case .number(let count)? = member.value["count"],
        (1...Self.largestCount).contains(count),
        case .text(let rule)? = member.value["rule"], case .text(let file)? = member.value["file"],
        case .text(let message)? = member.value["message"],
        case .list(let items)? = member.value["readers"]
      else {
        throw BaselineError(
          message: "'\(member.name)': expected 'count', 'rule', 'file', 'message' and 'readers'")
      }
      let readers = items.compactMap { item in
        if case .text(let reader) = item { return reader }
        return nil
      }
      let entry = Entry(count: count, rule: rule, file: file, message: message, readers: readers)
      merge(member.name, entry, max)
    }
  }
}

/// Why a baseline cannot be read.
public struct BaselineError: Error, Equatable, Sendable {
  var position: DocumentPosition?
  /// A lower-case phrase.
  var message: String
  /// What to do, if the message does not say so.
  var advice: String? = "mend it, or delete it and run 'preflint baseline'"

  /// One line for standard error.
  public func line(path: String) -> String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(path)\(place): error: \(clipped(message))\(advice.map { ": " + $0 } ?? "")"
  }
}

// MARK: - Applied to a run

extension LintResult {
  /// The result without what a baseline holds, which is silenced instead.
  public func applying(_ baseline: Baseline) -> LintResult {
    let known = baseline.known
    var result = self
    result.findings = findings.compactMap { finding in
      switch known.novelty(of: finding) {
      case .everything: return finding
      case .readers(let new): return finding.pointing(toReaders: new)
      case .nothing:
        result.silenced.append(SilencedFinding(finding: finding, cause: .baseline))
        result.statistics.baselined += 1
        return nil
      }
    }
    return result
  }
}

extension Baseline {
  /// How many findings it holds that are gone.
  ///
  /// - Parameters:
  ///   - result: what is found in the whole project.
  ///   - rules: the rules that were looked for; of others nothing is known.
  public func staleCount(in result: LintResult, files: [SourceFile], rules: Set<String>) -> Int {
    let current = Baseline(result, files: files)
    return entries.reduce(0) { sum, item in
      guard rules.contains(item.value.rule) else { return sum }
      return sum + max(0, item.value.count - (current.entries[item.key]?.count ?? 0))
    }
  }
}
