// The names of one file: equal bytes, equal symbol. Open addressing over 32-bit slots; a slot holds
// the symbol, the symbol's row holds hash, place and kind, so that a hit touches two cache lines.

@safe struct Interner: ~Copyable {
  private struct Row {
    var hash: UInt32
    var start: UInt32
    var length: UInt32
    var kind: TokenKind
  }

  private let base: UnsafePointer<UInt8>
  private var slots: UnsafeMutablePointer<UInt32>
  private var mask: Int
  private var rows: UnsafeMutablePointer<Row>
  private var count = 0
  private let keywords = KeywordTable.shared

  init(base: UnsafePointer<UInt8>, expectedSymbols: Int) {
    unsafe self.base = unsafe base
    var size = 512
    while size < expectedSymbols * 2 { size *= 2 }
    mask = size - 1
    unsafe slots = .allocate(capacity: size)
    unsafe slots.initialize(repeating: 0, count: size)
    // Rows fill at most half of the slots; row 0 is no symbol.
    unsafe rows = .allocate(capacity: size / 2 + 1)
    unsafe rows.initialize(to: Row(hash: 0, start: 0, length: 0, kind: .invalid))
  }

  deinit {
    unsafe slots.deallocate()
    unsafe rows.deallocate()
  }

  @inline(__always)
  mutating func intern(_ start: Int, _ length: Int) -> (symbol: UInt32, kind: TokenKind) {
    let bytes = unsafe base + start
    let hash = unsafe hashOfWord(bytes, length)
    var index = Int(hash) & mask
    while true {
      let symbol = unsafe slots[index]
      if symbol == 0 { return add(start, length, hash, at: index) }
      let row = unsafe rows + Int(symbol)
      if unsafe row.pointee.hash == hash
        && row.pointee.length == UInt32(truncatingIfNeeded: length),
        unsafe equalBytes(base + Int(row.pointee.start), bytes, length)
      {
        return (symbol, unsafe row.pointee.kind)
      }
      index = (index + 1) & mask
    }
  }

  @inline(never)
  private mutating func add(
    _ start: Int, _ length: Int, _ hash: UInt32, at index: Int
  ) -> (symbol: UInt32, kind: TokenKind) {
    let kind = unsafe keywords.kind(base + start, length, hash: hash)
    count += 1
    unsafe (rows + count).initialize(
      to: Row(
        hash: hash, start: UInt32(truncatingIfNeeded: start),
        length: UInt32(truncatingIfNeeded: length), kind: kind))
    unsafe slots[index] = UInt32(count)
    let symbol = UInt32(count)
    if count * 2 > mask { grow() }
    return (symbol, kind)
  }

  private mutating func grow() {
    let size = (mask + 1) * 2
    let newRows = UnsafeMutablePointer<Row>.allocate(capacity: size / 2 + 1)
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
    storage.reserveSymbols(count)
    for symbol in 1..<(count + 1) {
      let row = unsafe rows[symbol]
      unsafe storage.symbolStarts[symbol] = row.start
      unsafe storage.symbolEnds[symbol] = row.start + row.length
      unsafe storage.symbolHashes[symbol] = row.hash
    }
    storage.symbolCount = count
  }
}

extension TokenStorage {
  /// Makes room for symbols 0 … count. Only called on storage without symbols.
  func reserveSymbols(_ count: Int) {
    guard count >= symbolCapacity else { return }
    symbolCapacity = count + 1
    unsafe symbolStarts.deallocate()
    unsafe symbolEnds.deallocate()
    unsafe symbolHashes.deallocate()
    unsafe symbolStarts = .allocate(capacity: symbolCapacity)
    unsafe symbolEnds = .allocate(capacity: symbolCapacity)
    unsafe symbolHashes = .allocate(capacity: symbolCapacity)
    unsafe symbolStarts[0] = 0
    unsafe symbolEnds[0] = 0
    unsafe symbolHashes[0] = 0
  }
}
