// Compares two readings of one file and counts, per kind, what is equal and what is not.

import PrefLintCore

/// How often the two sides agree about one kind of node, or about tokens.
struct Count: Sendable {
  var equal = 0
  /// Same kind and range, other details.
  var different = 0
  var onlyTheirs = 0
  var onlyOurs = 0

  var total: Int { equal + different + onlyTheirs + onlyOurs }

  /// In percent; 100 where there is nothing to compare.
  var agreement: Double { total == 0 ? 100 : 100 * Double(equal) / Double(total) }

  static func += (left: inout Count, right: Count) {
    left.equal += right.equal
    left.different += right.different
    left.onlyTheirs += right.onlyTheirs
    left.onlyOurs += right.onlyOurs
  }
}

/// The counts of one file or of many.
struct Tally: Sendable {
  var tokens = Count()
  /// By raw value of `NodeKind`.
  var kinds = [Count](repeating: Count(), count: NodeKind.allCases.count)
  var files = 0
  var lines = 0
  var bytes = 0

  var nodes: Count {
    var sum = Count()
    for count in kinds { sum += count }
    return sum
  }

  static func += (left: inout Tally, right: Tally) {
    left.tokens += right.tokens
    for kind in left.kinds.indices { left.kinds[kind] += right.kinds[kind] }
    left.files += right.files
    left.lines += right.lines
    left.bytes += right.bytes
  }
}

/// Something that one side has and the other has not, or has with other details.
struct Disagreement: Sendable {
  /// UTF-8 offsets.
  let start: UInt32
  let end: UInt32
  /// What each side has here: kinds, ranges, details. Empty for nothing.
  let theirs: String
  let ours: String
  /// The same without places: equal for disagreements of the same shape.
  let shape: String

  var length: UInt32 { end - start }
  var isToken: Bool { shape.hasPrefix("tokens: ") }
}

struct Comparison {
  private(set) var tally = Tally()
  private(set) var disagreements: [Disagreement] = []
  private let ours: Reading
  private let theirs: Reading

  /// Both readings' rows are sorted.
  init(ours: Reading, theirs: Reading) {
    self.ours = ours
    self.theirs = theirs
    compareTokens()
    compareRows()
  }

  // MARK: Tokens

  private mutating func compareTokens() {
    var our = 0
    var their = 0
    while our < ours.tokens.count || their < theirs.tokens.count {
      if our < ours.tokens.count, their < theirs.tokens.count {
        let mine = ours.tokens[our]
        let other = theirs.tokens[their]
        if mine.start == other.start, let next = lastPart(from: our, endingAt: other.end) {
          tally.tokens.equal += 1
          our = next + 1
          their += 1
          continue
        }
      }
      (our, their) = skipTokens(our, their)
    }
  }

  /// The token that ends where SwiftSyntax's does: `our` itself, or the last of the operator parts
  /// that PrefLint keeps apart and marks `joinsPrevious`.
  private func lastPart(from our: Int, endingAt end: UInt32) -> Int? {
    var at = our
    while at < ours.tokens.count {
      if ours.tokens[at].end == end { return at }
      guard ours.tokens[at].end < end, at + 1 < ours.tokens.count,
        case .ours(_, joinsPrevious: true) = ours.tokens[at + 1].name
      else { return nil }
      at += 1
    }
    return nil
  }

  /// Goes on behind the next place where both sides start a token.
  private mutating func skipTokens(_ our: Int, _ their: Int) -> (Int, Int) {
    var nextOur = our
    var nextTheir = their
    repeat {
      let mine = nextOur < ours.tokens.count ? ours.tokens[nextOur].end : .max
      let other = nextTheir < theirs.tokens.count ? theirs.tokens[nextTheir].end : .max
      if mine <= other { nextOur += 1 }
      if other <= mine { nextTheir += 1 }
    } while !meets(nextOur, nextTheir)
    tally.tokens.onlyOurs += nextOur - our
    tally.tokens.onlyTheirs += nextTheir - their
    let mine = ours.tokens[our..<nextOur]
    let other = theirs.tokens[their..<nextTheir]
    let all = Array(mine) + Array(other)
    disagreements.append(
      Disagreement(
        start: all.map(\.start).min() ?? 0, end: all.map(\.end).max() ?? 0,
        theirs: view(other), ours: view(mine), shape: "tokens: \(names(other)) / \(names(mine))"))
    return (nextOur, nextTheir)
  }

  /// The first of the tokens with their ranges.
  private func view(_ rows: ArraySlice<TokenRow>) -> String {
    let first = rows.prefix(8).map { "\($0.name.text) \($0.start)..<\($0.end)" }
    return first.joined(separator: ", ") + (rows.count > 8 ? ", …" : "")
  }

  private func names(_ rows: ArraySlice<TokenRow>) -> String {
    let first = rows.prefix(4).map(\.name.text)
    return first.joined(separator: " ") + (rows.count > 4 ? " …" : "")
  }

  private func meets(_ our: Int, _ their: Int) -> Bool {
    guard our < ours.tokens.count else { return their >= theirs.tokens.count }
    guard their < theirs.tokens.count else { return false }
    return ours.tokens[our].start == theirs.tokens[their].start
  }

  // MARK: Nodes

  private mutating func compareRows() {
    var our = 0
    var their = 0
    while our < ours.rows.count || their < theirs.rows.count {
      guard our < ours.rows.count else {
        addOnlyTheirs(theirs.rows[their])
        their += 1
        continue
      }
      let mine = ours.rows[our]
      guard their < theirs.rows.count, !mine.precedes(theirs.rows[their]) else {
        addOnlyOurs(mine)
        our += 1
        continue
      }
      let other = theirs.rows[their]
      guard mine.isSamePlace(as: other) else {
        addOnlyTheirs(other)
        their += 1
        continue
      }
      if ours.details(of: mine).elementsEqual(theirs.details(of: other)) {
        tally.kinds[Int(mine.kind.rawValue)].equal += 1
      } else {
        tally.kinds[Int(mine.kind.rawValue)].different += 1
        addDisagreement(
          mine, theirs: "\(other.kind) (\(theirs.describe(other)))",
          ours: "\(mine.kind) (\(ours.describe(mine)))", shape: "\(mine.kind): other details")
      }
      our += 1
      their += 1
    }
  }

  private mutating func addOnlyTheirs(_ row: Row) {
    tally.kinds[Int(row.kind.rawValue)].onlyTheirs += 1
    let view = theirs.describe(row)
    addDisagreement(
      row, theirs: "\(row.kind) \(row.start)..<\(row.end) (\(view))", ours: "",
      shape: "\(row.kind) only SwiftSyntax")
  }

  private mutating func addOnlyOurs(_ row: Row) {
    tally.kinds[Int(row.kind.rawValue)].onlyOurs += 1
    let view = ours.describe(row)
    addDisagreement(
      row, theirs: "", ours: "\(row.kind) \(row.start)..<\(row.end) (\(view))",
      shape: "\(row.kind) only PrefLint")
  }

  private mutating func addDisagreement(
    _ row: Row, theirs: String, ours: String, shape: String
  ) {
    // A file that is read quite differently would fill the memory with messages nobody reads.
    guard disagreements.count < 2_000 else { return }
    disagreements.append(
      Disagreement(start: row.start, end: row.end, theirs: theirs, ours: ours, shape: shape))
  }
}
