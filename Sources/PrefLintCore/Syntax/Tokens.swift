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
    unsafe storage.flags[checked(token)]
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
    return unsafe Int(storage.symbolStarts[symbol.index])..<Int(storage.symbolEnds[symbol.index])
  }

  /// A hash of the symbol's bytes, the same in every file and run.
  @inlinable public func hash(of symbol: Symbol) -> UInt32 {
    precondition(symbol.index <= storage.symbolCount)
    return unsafe storage.symbolHashes[symbol.index]
  }

  @inlinable func checked(_ token: TokenIndex) -> Int {
    precondition(Int(token) < storage.count, "token index out of range")
    return Int(token)
  }
}

/// The memory behind `Tokens`: filled by the tokenizer, immutable afterwards.
@safe @usableFromInline final class TokenStorage: @unchecked Sendable {
  @usableFromInline var count = 0
  @usableFromInline var capacity: Int
  @usableFromInline var kinds: UnsafeMutablePointer<TokenKind>
  @usableFromInline var flags: UnsafeMutablePointer<TokenFlags>
  @usableFromInline var starts: UnsafeMutablePointer<UInt32>
  @usableFromInline var ends: UnsafeMutablePointer<UInt32>
  @usableFromInline var symbols: UnsafeMutablePointer<UInt32>

  @usableFromInline var symbolCount = 0
  @usableFromInline var symbolCapacity: Int
  @usableFromInline var symbolStarts: UnsafeMutablePointer<UInt32>
  @usableFromInline var symbolEnds: UnsafeMutablePointer<UInt32>
  @usableFromInline var symbolHashes: UnsafeMutablePointer<UInt32>

  init(capacity: Int, symbolCapacity: Int) {
    self.capacity = max(capacity, 16)
    self.symbolCapacity = max(symbolCapacity, 16)
    unsafe kinds = .allocate(capacity: self.capacity)
    unsafe flags = .allocate(capacity: self.capacity)
    unsafe starts = .allocate(capacity: self.capacity)
    unsafe ends = .allocate(capacity: self.capacity)
    unsafe symbols = .allocate(capacity: self.capacity)
    unsafe symbolStarts = .allocate(capacity: self.symbolCapacity)
    unsafe symbolEnds = .allocate(capacity: self.symbolCapacity)
    unsafe symbolHashes = .allocate(capacity: self.symbolCapacity)
    unsafe symbolStarts[0] = 0
    unsafe symbolEnds[0] = 0
    unsafe symbolHashes[0] = 0
  }

  deinit {
    unsafe kinds.deallocate()
    unsafe flags.deallocate()
    unsafe starts.deallocate()
    unsafe ends.deallocate()
    unsafe symbols.deallocate()
    unsafe symbolStarts.deallocate()
    unsafe symbolEnds.deallocate()
    unsafe symbolHashes.deallocate()
  }
}
