// The findings that another version of the project, or a baseline, has. A finding is new if they lack it; a
// finding that they have is reported again if a view reads the object that did not before, since that view is a
// mistake of its own.

/// Findings by what they have in common, whatever their lines and wording.
public struct KnownFindings: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    var count: Int
    var readers: Set<String>
  }

  /// By the fingerprint that findings share which nothing tells apart.
  private(set) var entries: [String: Entry] = [:]

  public init() {}

  /// The findings of a result; what comments silence is not known.
  public init(_ findings: [Finding]) {
    for finding in findings {
      add(finding.sharedFingerprint, count: 1, readers: finding.readers)
    }
  }

  mutating func add(_ fingerprint: String, count: Int, readers: [String]) {
    entries[fingerprint, default: Entry(count: 0, readers: [])].count += count
    entries[fingerprint]?.readers.formUnion(readers)
  }

  /// What is new about a finding.
  enum Novelty: Equatable {
    case nothing
    /// These readers, by their position in the finding.
    case readers([Int])
    case everything
  }

  func novelty(of finding: Finding) -> Novelty {
    guard let entry = entries[finding.sharedFingerprint], finding.ordinal <= entry.count else {
      return .everything
    }
    let new = finding.readers.indices.filter { !entry.readers.contains(finding.readers[$0]) }
    return new.isEmpty ? .nothing : .readers(new)
  }
}

extension Finding {
  /// What leads the eye to the readers that are new: a step for each that the trace does not show.
  func pointing(toReaders new: [Int]) -> Finding {
    var finding = self
    guard readers.count == readerRanges.count else { return finding }
    for index in new where !trace.contains(where: { $0.range == readerRanges[index] }) {
      finding.trace.append(
        TraceStep(
          kind: .read, range: readerRanges[index],
          message: "'\(readers[index])' reads '\(subject)', which is new"))
    }
    return finding
  }
}

extension LintResult {
  /// The result without what another version of the project has.
  public func without(_ known: KnownFindings) -> LintResult {
    var result = self
    result.statistics.known = 0
    result.findings = findings.compactMap { finding in
      switch known.novelty(of: finding) {
      case .everything: return finding
      case .readers(let new): return finding.pointing(toReaders: new)
      case .nothing:
        result.statistics.known = (result.statistics.known ?? 0) + 1
        return nil
      }
    }
    return result
  }
}
