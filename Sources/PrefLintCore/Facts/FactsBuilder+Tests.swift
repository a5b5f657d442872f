// Test code that can have nothing to do with SwiftUI: what programs show does not rest on it, so that it is left out. Tests
// are a third of many projects.

extension FactsBuilder.Lowering {
  /// The code of a function or accessor; none where the file is one of tests whose code is left out.
  mutating func body(_ node: NodeID) -> Block { leavesCodeOut() ? .empty : block(node) }

  /// Whether code of the file is left out. It is told from the imports before the first code, as they stand in all files
  /// that somebody writes.
  private mutating func leavesCodeOut() -> Bool {
    if let known = isOutline { return known }
    var isTests = false
    for index in 0..<facts.imports.count {
      isTests = isTests || StandardTests.modules.contains(names.text(facts.imports[index].module))
    }
    isOutline = isTests && nameWords()
    return isOutline == true
  }

  /// Gives every word of the file its name, so that who looks for one finds the file: what is left out may hold it. False
  /// if one of them is said of environments, preferences or their keys.
  private mutating func nameWords() -> Bool {
    guard tree.symbolCount > 0 else { return true }
    let parts = StandardTests.viewWords
    for symbol in 1...tree.symbolCount {
      guard !tree.holds(oneOf: parts, symbol) else { return false }
    }
    for symbol in 1...tree.symbolCount { _ = names.name(ofSymbol: symbol, in: tree) }
    return true
  }
}

extension TreeReader {
  /// Whether one of a few texts stands in a word.
  fileprivate func holds(oneOf parts: [StaticString], _ symbol: Int) -> Bool {
    let text = unsafe bytes(range(ofSymbol: symbol))
    guard let base = text.baseAddress else { return false }
    for part in parts {
      let count = part.utf8CodeUnitCount
      // Most words are shorter.
      guard count <= text.count else { continue }
      let first = unsafe part.utf8Start.pointee
      for start in 0...(text.count - count)
      where unsafe base[start] == first && equalBytes(base + start, part.utf8Start, count) {
        return true
      }
    }
    return false
  }
}
