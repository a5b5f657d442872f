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
    for index in 0..<facts.imports.count where names.isTestModule(facts.imports[index].module) {
      isTests = true
    }
    isOutline = isTests && nameWords()
    return isOutline == true
  }

  /// Gives every word of the file its name, so that who looks for one finds the file: what is left out may hold it. False
  /// if one of them is said of environments, preferences or their keys.
  private mutating func nameWords() -> Bool {
    guard tree.symbolCount > 0 else { return true }
    for symbol in 1...tree.symbolCount {
      guard !tree.maySpeakOfViews(symbol) else { return false }
    }
    for symbol in 1...tree.symbolCount { _ = names.name(ofSymbol: symbol, in: tree) }
    return true
  }
}

extension NameInterner {
  /// Whether a name is that of a framework of tests.
  fileprivate func isTestModule(_ name: LocalName) -> Bool {
    FileFacts.testModules.contains(text(name))
  }
}

extension TreeReader {
  /// Whether a word is one without which nothing can be read or written in an environment, or emitted as a preference.
  fileprivate func maySpeakOfViews(_ symbol: Int) -> Bool {
    let text = unsafe bytes(range(ofSymbol: symbol))
    return Self.wholeWords.contains { unsafe text.elementsEqual($0.utf8) }
      || Self.partsOfWords.contains { unsafe Self.holds(text, $0) }
  }

  private static let wholeWords = ["SwiftUI", "defaultValue"]
  /// Of `environment`, `EnvironmentValues`, `onPreferenceChange` and the like.
  private static let partsOfWords = ["nvironment", "reference"]

  @unsafe private static func holds(_ text: UnsafeBufferPointer<UInt8>, _ part: String) -> Bool {
    let length = part.utf8.count
    guard text.count >= length else { return false }
    return (0...(text.count - length)).contains { start in
      unsafe text[start..<(start + length)].elementsEqual(part.utf8)
    }
  }
}
