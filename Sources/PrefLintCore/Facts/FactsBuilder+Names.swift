// Interning: the tokenizer has numbered the words of a file already, so that a word costs one load from
// a table. Only literals, and the few texts that no single token spells, are looked up by their bytes.

/// Gives the texts of one file after the other their names, each text of a file one.
struct NameInterner: ~Copyable {
  private var bytes = Pool<UInt8>()
  private var ends = Pool<UInt32>()
  private var hashes = Pool<UInt32>()
  /// The name of each symbol, or `unnamed`.
  private var symbolNames = Pool<UInt32>()
  /// Open addressing over the names, 0 for a free slot.
  private var slots = Pool<UInt32>()
  private static var unnamed: UInt32 { .max }

  /// Forgets the last file.
  mutating func reset() {
    bytes.truncate(to: 0)
    ends.fill(0, count: 1)
    hashes.fill(0, count: 1)
  }

  /// Makes room for the names of a file.
  mutating func prepare(for tree: borrowing TreeReader) {
    symbolNames.fill(Self.unnamed, count: tree.symbolCount + 1)
    var size = 64
    while size < tree.symbolCount * 2 { size *= 2 }
    slots.fill(0, count: size)
  }

  /// The names of the file so far.
  func table() -> NameTable {
    NameTable(bytes: bytes.array(), ends: ends.array(), hashes: hashes.array())
  }

  func spells(_ name: LocalName, _ text: SoughtText) -> Bool {
    hashes[name.index] == text.hash && self.text(name) == text.text
  }

  func text(_ name: LocalName) -> String { unsafe String(decoding: utf8(of: name), as: UTF8.self) }

  @unsafe private func utf8(of name: LocalName) -> UnsafeBufferPointer<UInt8> {
    let start = name.index == 0 ? 0 : Int(ends[name.index - 1])
    return unsafe bytes.buffer(start..<Int(ends[name.index]))
  }

  @inline(__always)
  mutating func name(ofSymbol symbol: Int, in tree: borrowing TreeReader) -> LocalName {
    let known = symbolNames[symbol]
    return known != Self.unnamed ? LocalName(Int(known)) : addSymbol(symbol, in: tree)
  }

  @inline(never)
  private mutating func addSymbol(_ symbol: Int, in tree: borrowing TreeReader) -> LocalName {
    let range = tree.range(ofSymbol: symbol)
    let isWildcard =
      range.end == range.start + 1 && tree.byte(range.start) == UInt8(ascii: "_")
    let name =
      isWildcard ? .none : unsafe intern(tree.bytes(range), hash: tree.hash(ofSymbol: symbol))
    symbolNames[symbol] = name.rawValue
    return name
  }

  /// The name of a stretch of the file.
  mutating func name(ofText range: TextRange, in tree: borrowing TreeReader) -> LocalName {
    unsafe intern(tree.bytes(range))
  }

  /// The name of a text that the file need not contain.
  mutating func name(of text: String) -> LocalName {
    var text = text
    return text.withUTF8 { unsafe intern($0) }
  }

  private mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> LocalName {
    guard let first = text.baseAddress, !text.isEmpty else { return .none }
    return unsafe intern(text, hash: hashOfWord(first, text.count))
  }

  private mutating func intern(_ text: UnsafeBufferPointer<UInt8>, hash: UInt32) -> LocalName {
    let mask = slots.count - 1
    var index = Int(hash) & mask
    while slots[index] != 0 {
      let name = Int(slots[index])
      if hashes[name] == hash, unsafe isText(of: name, text) { return LocalName(name) }
      index = (index + 1) & mask
    }
    let name = LocalName(ends.count)
    unsafe bytes.append(contentsOf: text)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    hashes.append(hash)
    slots[index] = name.rawValue
    if ends.count * 2 > slots.count { grow() }
    return name
  }

  private func isText(of name: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let known = unsafe utf8(of: LocalName(name))
    guard known.count == text.count, let lhs = known.baseAddress, let rhs = text.baseAddress else {
      return false
    }
    return unsafe text.count == 0 || equalBytes(lhs, rhs, text.count)
  }

  private mutating func grow() {
    slots.fill(0, count: slots.count * 2)
    let mask = slots.count - 1
    for name in 1..<ends.count {
      var index = Int(hashes[name]) & mask
      while slots[index] != 0 { index = (index + 1) & mask }
      slots[index] = UInt32(truncatingIfNeeded: name)
    }
  }
}
