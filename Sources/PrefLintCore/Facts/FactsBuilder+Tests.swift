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
      isTests = isTests || FileFacts.testModules.contains(names.text(facts.imports[index].module))
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

extension TreeReader {
  /// Whether a word is one without which nothing can be read or written in an environment, or emitted as a preference:
  /// `environment`, `EnvironmentValues`, `onPreferenceChange` and the like.
  fileprivate func maySpeakOfViews(_ symbol: Int) -> Bool {
    let text = unsafe bytes(range(ofSymbol: symbol))
    for start in text.indices {
      switch unsafe text[start] {
      case UInt8(ascii: "n"):
        if unsafe Self.stands("nvironment", at: start, in: text) { return true }
      case UInt8(ascii: "r"):
        if unsafe Self.stands("reference", at: start, in: text) { return true }
      case UInt8(ascii: "d"):
        if unsafe Self.stands("defaultValue", at: start, in: text) { return true }
      case UInt8(ascii: "S"): if unsafe Self.stands("SwiftUI", at: start, in: text) { return true }
      default: continue
      }
    }
    return false
  }

  @unsafe private static func stands(
    _ part: StaticString, at start: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let count = part.utf8CodeUnitCount
    guard start + count <= text.count, let base = text.baseAddress else { return false }
    return unsafe equalBytes(base + start, part.utf8Start, count)
  }
}
