// Test code that can have nothing to do with SwiftUI: what programs show does not rest on it, so that it is left out. Tests
// are a third of many projects.

extension FactsBuilder.Lowering {
  /// The code of a function or accessor; none where the file is one of tests whose code is left out.
  mutating func body(_ node: NodeID) -> Block { leavesCodeOut() ? .empty : block(node) }

  /// Whether code of the file is left out. It is told from the imports before the first code, as they stand in all files
  /// that somebody writes.
  private mutating func leavesCodeOut() -> Bool {
    if let known = isOutline { return known }
    if tree.leavesCodeOut {
      nameWords()
      isOutline = true
      return true
    }
    var isTests = false
    for index in 0..<facts.imports.count {
      let module = facts.imports[index].module
      isTests = isTests || StandardTests.modules.contains { names.spells(module, $0) }
    }
    let isLeftOut = isTests && !tree.hasWord(holding: StandardTests.viewWords)
    if isLeftOut { nameWords() }
    isOutline = isLeftOut
    return isLeftOut
  }

  /// Gives every word of the file its name, so that who looks for one finds the file: what is left out may hold it.
  private mutating func nameWords() {
    guard tree.symbolCount > 0 else { return }
    for symbol in 1...tree.symbolCount { _ = names.name(ofSymbol: symbol, in: tree) }
  }
}

extension TreeReader {
  /// Whether some text stands in a word of the file.
  fileprivate func hasWord(holding parts: WordParts) -> Bool {
    symbolCount > 0
      && (1...symbolCount).contains { unsafe parts.stand(in: bytes(range(ofSymbol: $0))) }
  }
}
