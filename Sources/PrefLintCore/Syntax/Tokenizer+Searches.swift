// What the tokenizer remembers of searches ahead. A literal or an operator that looks for its end, does not find it and
// is cut off where it began, leaves the same bytes to the next one: many of them would take quadratic time.

/// Where literals with pounds may end: quotes or slashes, each with the pounds behind it.
struct ClosingRuns {
  /// Fewer and fewer pounds from front to back: none behind one of them has as many.
  private var runs: [(start: Int, pounds: Int)] = []
  private var passed = 0
  /// Where the search ended.
  var end = 0

  /// Precondition: `start` lies behind that of the one before.
  mutating func add(_ start: Int, pounds: Int) {
    while let last = runs.last, last.pounds <= pounds { runs.removeLast() }
    runs.append((start, pounds))
  }

  /// Whether one with as many pounds stands here or behind. Precondition: asked from front to back.
  mutating func hasRun(from start: Int, pounds: Int) -> Bool {
    while passed < runs.count, runs[passed].start < start { passed += 1 }
    return passed < runs.count && runs[passed].pounds >= pounds
  }
}

/// Characters in a row that an operator goes over.
struct OperatorRun {
  var start = 0
  var end = 0
  /// -1 for none.
  var lastSlash = -1
}

extension Tokenizer {
  /// `#"""#` is a single-line literal that looks like the start of a multi-line one.
  mutating func closesOnSameLine(from start: Int, pounds: Int) -> Bool {
    if stringClosings.map({ start >= $0.end }) ?? true {
      stringClosings = stringClosings(from: start)
    }
    return stringClosings?.hasRun(from: start, pounds: pounds) ?? false
  }

  /// The quotes from here to the end of the line.
  private func stringClosings(from start: Int) -> ClosingRuns {
    var found = ClosingRuns()
    var at = start
    while at < length {
      let byte = known(at)
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      if byte == UInt8(ascii: "\"") { found.add(at, pounds: poundCount(at: at + 1)) }
      at += 1
    }
    found.end = at
    return found
  }

  /// Whether a regex literal of several lines, whose first line breaks here, has an end.
  mutating func closesBehind(_ lineBreak: Int, pounds: Int) -> Bool {
    if regexClosings == nil { regexClosings = regexClosings(from: lineBreak) }
    return regexClosings?.hasRun(from: lineBreak, pounds: pounds) ?? false
  }

  /// The slashes from here to the end of the file. A backslash escapes no line break, so that what is escaped does not
  /// depend on the line that the search starts with.
  private func regexClosings(from start: Int) -> ClosingRuns {
    var found = ClosingRuns()
    var at = start
    while at < length {
      switch known(at) {
      case UInt8(ascii: "\\"):
        let next = byte(at + 1)
        if next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { at += 1 }
      case UInt8(ascii: "/"): found.add(at, pounds: poundCount(at: at + 1))
      default: break
      }
      at += 1
    }
    found.end = at
    return found
  }

  private func poundCount(at start: Int) -> Int {
    var at = start
    while byte(at) == UInt8(ascii: "#") { at += 1 }
    return at - start
  }
}
