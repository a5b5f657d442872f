// The names of one file: equal bytes, equal symbol. Open addressing over 32-bit slots; a slot holds
// the symbol, the symbol's row holds hash, place and kind, so that a hit touches two cache lines.

@safe struct Interner: ~Copyable {
  private struct Row {
    var bytes: UInt64
    var start: UInt32
    var length: UInt32
    var hash: UInt32
    var kind: TokenKind
  }

  private let base: UnsafePointer<UInt8>
  private let end: Int
  private var slots: UnsafeMutablePointer<UInt32>
  private var mask: Int
  private var rows: UnsafeMutablePointer<Row>
  private var count = 0
  private let keywords = KeywordTable.shared

  init(base: UnsafePointer<UInt8>, length: Int) {
    unsafe self.base = unsafe base
    end = length
    var size = 512
    while size < length / 32 { size *= 2 }
    mask = size - 1
    unsafe slots = .allocate(capacity: size)
    unsafe slots.initialize(repeating: 0, count: size)
    // Rows fill at most half of the slots; row 0 is no symbol.
    unsafe rows = .allocate(capacity: size / 2 + 2)
    unsafe rows.initialize(to: Row(bytes: 0, start: 0, length: 0, hash: 0, kind: .invalid))
  }

  deinit {
    unsafe slots.deallocate()
    unsafe rows.deallocate()
  }

  @inline(__always)
  mutating func intern(_ start: Int, _ length: Int) -> (symbol: UInt32, kind: TokenKind) {
    let word = unsafe base + start
    let key = unsafe WordKey(word, length, readable: end &- start)
    var index = Int(truncatingIfNeeded: key.hash) & mask
    while true {
      let symbol = unsafe slots[index]
      if symbol == 0 { return add(start, length, key, at: index) }
      let row = unsafe rows + Int(truncatingIfNeeded: symbol)
      if unsafe row.pointee.bytes == key.bytes
        && row.pointee.length == UInt32(truncatingIfNeeded: length)
        && (length <= 8 || equalBytes(base + Int(row.pointee.start), word, length))
      {
        return (symbol, unsafe row.pointee.kind)
      }
      index = (index &+ 1) & mask
    }
  }

  @inline(never)
  private mutating func add(
    _ start: Int, _ length: Int, _ key: WordKey, at index: Int
  ) -> (symbol: UInt32, kind: TokenKind) {
    let kind = unsafe keywords.kind(base + start, length, hash: key.hash)
    count += 1
    unsafe (rows + count).initialize(
      to: Row(
        bytes: key.bytes, start: UInt32(truncatingIfNeeded: start),
        length: UInt32(truncatingIfNeeded: length), hash: key.hash, kind: kind))
    unsafe slots[index] = UInt32(count)
    let symbol = UInt32(count)
    if count * 2 > mask { grow() }
    return (symbol, kind)
  }

  private mutating func grow() {
    let size = (mask + 1) * 2
    let newRows = UnsafeMutablePointer<Row>.allocate(capacity: size / 2 + 2)
    unsafe newRows.moveInitialize(from: rows, count: count + 1)
    unsafe rows.deallocate()
    unsafe rows = unsafe newRows
    unsafe slots.deallocate()
    unsafe slots = .allocate(capacity: size)
    unsafe slots.initialize(repeating: 0, count: size)
    mask = size - 1
    for symbol in 1...count {
      var index = unsafe Int(rows[symbol].hash) & mask
      while unsafe slots[index] != 0 { index = (index + 1) & mask }
      unsafe slots[index] = UInt32(symbol)
    }
  }

  /// Hands the names over to the tokens.
  func export(to storage: TokenStorage) {
    let symbols = UnsafeMutablePointer<SymbolRow>.allocate(capacity: count + 1)
    for symbol in 0...count {
      let row = unsafe rows[symbol]
      unsafe (symbols + symbol).initialize(
        to: SymbolRow(start: row.start, end: row.start + row.length, hash: row.hash))
    }
    unsafe storage.takeSymbols(symbols, count: count)
  }
}
