// Which words are keywords. The table is asked once per distinct word of a file, not per token, so a
// small open-addressing table over the words' own hash does; it is built once per process.

/// Maps the bytes of a word to its kind. Its memory is never freed: there is one per process.
@safe struct KeywordTable: @unchecked Sendable {
  @unsafe private struct Slot {
    var hash: UInt32
    /// 0 if the slot is free.
    var length: UInt32
    var bytes: UnsafePointer<UInt8>
    var kind: TokenKind
  }

  private let slots: UnsafePointer<Slot>
  private static let mask = 511

  static let shared = KeywordTable()

  private init() {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: KeywordTable.mask + 1)
    unsafe slots.initialize(
      repeating: Slot(hash: 0, length: 0, bytes: ByteTable.shared.bits, kind: .identifier),
      count: KeywordTable.mask + 1)
    for (word, kind) in KeywordTable.words {
      let length = word.utf8CodeUnitCount
      let hash = unsafe WordKey(word.utf8Start, length, readable: length).hash
      var index = Int(hash) & KeywordTable.mask
      while unsafe slots[index].length != 0 { index = (index + 1) & KeywordTable.mask }
      unsafe slots[index] = Slot(
        hash: hash, length: UInt32(length), bytes: word.utf8Start, kind: kind)
    }
    unsafe self.slots = unsafe UnsafePointer(slots)
  }

  /// The keyword that the bytes spell, or `identifier`.
  @inline(__always)
  func kind(_ bytes: UnsafePointer<UInt8>, _ count: Int, hash: UInt32) -> TokenKind {
    var index = Int(hash) & KeywordTable.mask
    while unsafe slots[index].length != 0 {
      let slot = unsafe slots + index
      if unsafe slot.pointee.hash == hash && slot.pointee.length == UInt32(count)
        && equalBytes(slot.pointee.bytes, bytes, count)
      {
        return unsafe slot.pointee.kind
      }
      index = (index + 1) & KeywordTable.mask
    }
    return .identifier
  }

  private static let words: [(StaticString, TokenKind)] = [
    ("_", .wildcard),
    ("Any", .kwAnyType), ("as", .kwAs), ("associatedtype", .kwAssociatedtype), ("break", .kwBreak),
    ("case", .kwCase), ("catch", .kwCatch), ("class", .kwClass), ("continue", .kwContinue),
    ("default", .kwDefault), ("defer", .kwDefer), ("deinit", .kwDeinit), ("do", .kwDo),
    ("else", .kwElse), ("enum", .kwEnum), ("extension", .kwExtension),
    ("fallthrough", .kwFallthrough), ("false", .kwFalse), ("fileprivate", .kwFileprivate),
    ("for", .kwFor), ("func", .kwFunc), ("guard", .kwGuard), ("if", .kwIf), ("import", .kwImport),
    ("in", .kwIn), ("init", .kwInit), ("inout", .kwInout), ("internal", .kwInternal), ("is", .kwIs),
    ("let", .kwLet), ("nil", .kwNil), ("operator", .kwOperator),
    ("precedencegroup", .kwPrecedencegroup), ("private", .kwPrivate), ("protocol", .kwProtocol),
    ("public", .kwPublic), ("repeat", .kwRepeat), ("rethrows", .kwRethrows), ("return", .kwReturn),
    ("self", .kwSelf), ("Self", .kwSelfType), ("static", .kwStatic), ("struct", .kwStruct),
    ("subscript", .kwSubscript), ("super", .kwSuper), ("switch", .kwSwitch), ("throw", .kwThrow),
    ("throws", .kwThrows), ("true", .kwTrue), ("try", .kwTry), ("typealias", .kwTypealias),
    ("var", .kwVar), ("where", .kwWhere), ("while", .kwWhile),
    ("actor", .kwActor), ("any", .kwAny), ("async", .kwAsync), ("await", .kwAwait),
    ("borrow", .kwBorrow), ("borrowing", .kwBorrowing), ("_borrowing", .kwBorrowing),
    ("consume", .kwConsume),
    ("consuming", .kwConsuming), ("convenience", .kwConvenience), ("copy", .kwCopy),
    ("didSet", .kwDidSet), ("discard", .kwDiscard), ("distributed", .kwDistributed),
    ("dynamic", .kwDynamic), ("each", .kwEach), ("final", .kwFinal), ("get", .kwGet),
    ("indirect", .kwIndirect), ("infix", .kwInfix), ("isolated", .kwIsolated), ("lazy", .kwLazy),
    ("macro", .kwMacro), ("modify", .kwModify), ("mutate", .kwMutate),
    ("mutableAddressWithOwner", .kwMutableAddressWithOwner), ("mutating", .kwMutating),
    ("nonisolated", .kwNonisolated), ("nonmutating", .kwNonmutating), ("of", .kwOf),
    ("open", .kwOpen), ("optional", .kwOptional), ("override", .kwOverride),
    ("__owned", .kwUnderscoreOwned), ("package", .kwPackage), ("postfix", .kwPostfix),
    ("prefix", .kwPrefix), ("Protocol", .kwProtocolMetatype), ("read", .kwRead),
    ("reasync", .kwReasync),
    ("required", .kwRequired), ("sending", .kwSending), ("set", .kwSet),
    ("__shared", .kwUnderscoreShared),
    ("some", .kwSome), ("then", .kwThen), ("Type", .kwMetatype), ("_modify", .kwUnderscoreModify),
    ("_read", .kwUnderscoreRead), ("_const", .kwUnderscoreConst), ("_local", .kwUnderscoreLocal),
    ("unowned", .kwUnowned), ("unsafe", .kwUnsafe), ("unsafeAddress", .kwUnsafeAddress),
    ("unsafeMutableAddress", .kwUnsafeMutableAddress), ("addressWithOwner", .kwAddressWithOwner),
    ("addressWithNativeOwner", .kwAddressWithOwner),
    ("mutableAddressWithNativeOwner", .kwMutableAddressWithOwner),
    ("using", .kwUsing), ("weak", .kwWeak), ("willSet", .kwWillSet), ("yield", .kwYield),
    ("__setter_access", .kwSetterAccess), ("_resultDependsOnSelf", .kwUnderscoreResultDependsOn),
    ("_resultDependsOn", .kwUnderscoreResultDependsOn), ("__consuming", .kwUnderscoreConsuming),
    ("dependsOn", .kwDependsOn), ("scoped", .kwScoped), ("left", .kwLeft), ("right", .kwRight),
    ("none", .kwNone), ("associativity", .kwAssociativity), ("assignment", .kwAssignment),
    ("higherThan", .kwHigherThan), ("lowerThan", .kwLowerThan), ("coroutine", .kwCoroutine),
    ("preconcurrency", .kwPreconcurrency), ("noncopyable", .kwNoncopyable),
    ("unchecked", .kwUnchecked), ("module", .kwModule), ("inline", .kwInline),
  ]
}

/// What tells words apart, of up to eight bytes completely: the bytes themselves, read in one load.
struct WordKey {
  /// Of a longer word, a mixture of all its bytes, so that no input degrades a table by its shape.
  var bytes: UInt64
  /// The same for the same word in every file and run.
  var hash: UInt32

  /// `readable` is how many bytes may be read from the start on. Precondition: `count` ≥ 1.
  @inline(__always)
  init(_ start: UnsafePointer<UInt8>, _ count: Int, readable: Int) {
    let raw = unsafe UnsafeRawPointer(start)
    if count <= 8 {
      if readable >= 8 {
        let word = unsafe UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
        bytes = word & (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count))
      } else {
        bytes = 0
        for at in 0..<count { unsafe bytes |= UInt64(start[at]) &<< UInt64(8 &* at) }
      }
    } else {
      let head = unsafe UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
      let tail = unsafe UInt64(
        littleEndian: raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
      bytes = (head &* 0x9E37_79B9_7F4A_7C15) ^ (tail &>> 29) &+ tail
      var at = 8
      while at &+ 8 < count {
        let next = unsafe UInt64(
          littleEndian: raw.loadUnaligned(fromByteOffset: at, as: UInt64.self))
        bytes = (bytes ^ (bytes &>> 31) ^ next) &* 0xBF58_476D_1CE4_E5B9
        at &+= 8
      }
    }
    let mixed = (bytes ^ UInt64(truncatingIfNeeded: count) &<< 56) &* 0x9E37_79B9_7F4A_7C15
    hash = UInt32(truncatingIfNeeded: mixed &>> 32)
  }
}

/// The hash that tokens give for a symbol with these bytes. Precondition: `count` ≥ 1.
func hashOfWord(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
  unsafe WordKey(bytes, count, readable: count).hash
}

/// Whether two runs of bytes are equal. Precondition: `count` ≥ 1.
@inline(__always)
func equalBytes(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int) -> Bool {
  let x = unsafe UnsafeRawPointer(a)
  let y = unsafe UnsafeRawPointer(b)
  if count >= 8 {
    var at = 0
    while at + 8 <= count {
      if unsafe x.loadUnaligned(fromByteOffset: at, as: UInt64.self)
        != y.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      {
        return false
      }
      at += 8
    }
    return unsafe x.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      == y.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
  }
  if count >= 4 {
    return unsafe x.loadUnaligned(as: UInt32.self) == y.loadUnaligned(as: UInt32.self)
      && x.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
        == y.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
  }
  return unsafe a[0] == b[0] && a[count >> 1] == b[count >> 1] && a[count - 1] == b[count - 1]
}
