// Interning: the tokenizer has numbered the words of a file already, so that a word costs one load from
// a table. Only literals, and the few texts that no single token spells, are looked up by their bytes.

/// Gives the texts of one file their names, each text one.
@safe struct NameInterner: ~Copyable {
  private(set) var table = NameTable()
  private let syntax: SyntaxTree
  /// The name of each symbol, or `unnamed`.
  private var symbolNames: [UInt32]
  /// Open addressing over the names, 0 for a free slot.
  private var slots: [UInt32]
  private static var unnamed: UInt32 { .max }

  init(_ syntax: SyntaxTree) {
    self.syntax = syntax
    let symbols = syntax.tokens.symbolCount
    symbolNames = Array(repeating: Self.unnamed, count: symbols + 1)
    var size = 64
    while size < symbols * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    table.reserve(names: symbols + symbols / 4 + 1, bytes: symbols * 10)
  }

  @inline(__always) mutating func name(ofSymbol symbol: Int) -> LocalName {
    let known = symbolNames[symbol]
    return known != Self.unnamed ? LocalName(Int(known)) : addSymbol(symbol)
  }

  private mutating func addSymbol(_ symbol: Int) -> LocalName {
    let id = Symbol(rawValue: UInt32(truncatingIfNeeded: symbol))
    let range = syntax.tokens.range(of: id)
    let isWildcard = range.count == 1 && syntax.source[range.lowerBound] == UInt8(ascii: "_")
    let name =
      isWildcard ? .none : intern(syntax.source, range, hash: syntax.tokens.hash(of: id))
    symbolNames[symbol] = name.rawValue
    return name
  }

  /// The name of a stretch of the file.
  mutating func name(ofText range: TextRange) -> LocalName {
    let range = Int(range.start)..<Int(range.end)
    guard !range.isEmpty else { return .none }
    let hash = unsafe syntax.source.withUnsafeBufferPointer { bytes in
      unsafe bytes.baseAddress.map { unsafe hashOfWord($0 + range.lowerBound, range.count) } ?? 0
    }
    return intern(syntax.source, range, hash: hash)
  }

  /// The name of a text that the file need not contain.
  mutating func name(of text: String) -> LocalName {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty else { return .none }
    let hash = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe bytes.baseAddress.map { unsafe hashOfWord($0, bytes.count) } ?? 0
    }
    return intern(bytes, 0..<bytes.count, hash: hash)
  }

  private mutating func intern(_ bytes: [UInt8], _ range: Range<Int>, hash: UInt32) -> LocalName {
    let mask = slots.count - 1
    var index = Int(hash) & mask
    while slots[index] != 0 {
      let name = LocalName(Int(slots[index]))
      if table.hashes[name.index] == hash, table.utf8(of: name).elementsEqual(bytes[range]) {
        return name
      }
      index = (index + 1) & mask
    }
    let name = table.append(bytes[range], hash: hash)
    slots[index] = name.rawValue
    if table.count * 2 > slots.count { grow() }
    return name
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for name in 1..<table.count {
      var index = Int(table.hashes[name]) & mask
      while slots[index] != 0 { index = (index + 1) & mask }
      slots[index] = UInt32(truncatingIfNeeded: name)
    }
  }
}
