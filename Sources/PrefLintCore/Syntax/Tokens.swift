// The tokens of one file as a struct of arrays: 14 bytes a token, no heap object per token, no text.
// Words and operators are interned per file: equal text, equal `Symbol`. A project maps the symbols
// of a file to its own by reading each symbol's bytes (and hash) once, not each token's.

/// The index of a token in its file.
public typealias TokenIndex = UInt32

/// "No such token", as `tree.mainToken` gives it.
public let noToken = TokenIndex.max

/// A name or operator of one file; equal text in one file is the same symbol. Backticks are no part
/// of a symbol. Symbols are numbered 1, 2, 3, … by first occurrence; 0 stands for none.
public struct Symbol: Hashable, Sendable {
  public var rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none = Symbol(rawValue: 0)
  @inlinable public var index: Int { Int(rawValue) }
}

/// The tokens of one file; the last one is `endOfFile`.
///
/// Tokens and the trivia between them tile the file: they never overlap and stand in order.
/// Offsets are UTF-8 offsets from the first byte of the file, a byte order mark included.
public struct Tokens: Sendable {
  @usableFromInline let storage: TokenStorage

  init(storage: TokenStorage) { self.storage = storage }

  /// The number of tokens, `endOfFile` included; at least 1.
  @inlinable public var count: Int { storage.count }

  @inlinable public func kind(_ token: TokenIndex) -> TokenKind {
    unsafe storage.kinds[checked(token)]
  }

  @inlinable public func flags(_ token: TokenIndex) -> TokenFlags {
    let index = checked(token)
    var flags = unsafe storage.flags[index]
    // What follows a token is what the next one notes as before it; behind the last is nothing.
    if unsafe storage.flags[index + 1].contains(.spaceBefore) { flags.insert(.spaceAfter) }
    return flags
  }

  /// Where the token starts.
  @inlinable public func start(_ token: TokenIndex) -> UInt32 {
    unsafe storage.starts[checked(token)]
  }

  /// Where the token ends, exclusive.
  @inlinable public func end(_ token: TokenIndex) -> UInt32 {
    unsafe storage.ends[checked(token)]
  }

  /// The symbol of a word or operator; none for every other token.
  @inlinable public func symbol(_ token: TokenIndex) -> Symbol {
    unsafe Symbol(rawValue: storage.symbols[checked(token)])
  }

  /// Symbols are 1 … `symbolCount`.
  @inlinable public var symbolCount: Int { storage.symbolCount }

  /// The bytes of a symbol at its first occurrence, without backticks. Empty for `none`.
  @inlinable public func range(of symbol: Symbol) -> Range<Int> {
    precondition(symbol.index <= storage.symbolCount)
    let row = unsafe storage.symbolRows[symbol.index]
    return Int(row.start)..<Int(row.end)
  }

  /// A hash of the symbol's bytes, the same in every file and run.
  @inlinable public func hash(of symbol: Symbol) -> UInt32 {
    precondition(symbol.index <= storage.symbolCount)
    return unsafe storage.symbolRows[symbol.index].hash
  }

  @inlinable func checked(_ token: TokenIndex) -> Int {
    precondition(Int(token) < storage.count, "token index out of range")
    return Int(token)
  }
}

/// What is known of a symbol: its bytes at its first occurrence and their hash.
@usableFromInline struct SymbolRow {
  @usableFromInline var start: UInt32
  @usableFromInline var end: UInt32
  @usableFromInline var hash: UInt32
}

/// The memory behind `Tokens`: filled by the tokenizer, immutable afterwards. All arrays of tokens
/// share one block.
@safe @usableFromInline final class TokenStorage: @unchecked Sendable {
  @usableFromInline var count = 0
  private(set) var capacity: Int
  @usableFromInline private(set) var kinds: UnsafeMutablePointer<TokenKind>
  @usableFromInline private(set) var flags: UnsafeMutablePointer<TokenFlags>
  @usableFromInline private(set) var starts: UnsafeMutablePointer<UInt32>
  @usableFromInline private(set) var ends: UnsafeMutablePointer<UInt32>
  @usableFromInline private(set) var symbols: UnsafeMutablePointer<UInt32>

  @usableFromInline private(set) var symbolCount = 0
  /// What the tokenizer and the parser looked at.
  private(set) var steps = StepCount()

  /// Row 0 is that of `Symbol.none`.
  @usableFromInline private(set) var symbolRows: UnsafeMutablePointer<SymbolRow>

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    unsafe starts = TokenStorage.allocate(self.capacity)
    let parts = unsafe TokenStorage.parts(starts, self.capacity)
    unsafe ends = unsafe parts.0
    unsafe symbols = unsafe parts.1
    unsafe kinds = unsafe parts.2
    unsafe flags = unsafe parts.3
    unsafe symbolRows = .allocate(capacity: 1)
    unsafe symbolRows.initialize(to: SymbolRow(start: 0, end: 0, hash: 0))
  }

  deinit {
    unsafe starts.deallocate()
    unsafe symbolRows.deallocate()
  }

  /// Room for a token: three 32-bit columns and two of a byte.
  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<UInt32> {
    .allocate(capacity: capacity * 3 + capacity / 2 + 1)
  }

  private static func parts(
    _ block: UnsafeMutablePointer<UInt32>, _ capacity: Int
  ) -> (
    UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<TokenKind>,
    UnsafeMutablePointer<TokenFlags>
  ) {
    let bytes = unsafe UnsafeMutableRawPointer(block + capacity * 3)
    return unsafe (
      block + capacity, block + capacity * 2,
      bytes.bindMemory(to: TokenKind.self, capacity: capacity),
      (bytes + capacity).bindMemory(to: TokenFlags.self, capacity: capacity)
    )
  }

  /// Takes all tokens away, for those of another file.
  func reset() {
    count = 0
    symbolCount = 0
    steps = StepCount()
  }

  func grow(to newCapacity: Int) {
    let block = unsafe TokenStorage.allocate(newCapacity)
    let new = unsafe TokenStorage.parts(block, newCapacity)
    unsafe block.initialize(from: starts, count: count)
    unsafe new.0.initialize(from: ends, count: count)
    unsafe new.1.initialize(from: symbols, count: count)
    unsafe new.2.initialize(from: kinds, count: count)
    unsafe new.3.initialize(from: flags, count: count)
    unsafe starts.deallocate()
    unsafe starts = unsafe block
    unsafe ends = unsafe new.0
    unsafe symbols = unsafe new.1
    unsafe kinds = unsafe new.2
    unsafe flags = unsafe new.3
    capacity = newCapacity
  }

  /// Takes over the rows of symbols 0 … count.
  func takeSymbols(_ rows: UnsafeMutablePointer<SymbolRow>, count: Int) {
    unsafe symbolRows.deallocate()
    unsafe symbolRows = unsafe rows
    symbolCount = count
  }
}
