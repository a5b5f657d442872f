// Which words are keywords. The table is asked once per distinct word of a file, not per token, so a
// small open-addressing table over the words' own hash does; it is built once per process.

/// Maps the bytes of a word to its kind.
struct KeywordTable: Sendable {
  private struct Slot {
    var word: StaticString
    var kind: TokenKind
  }

  private var slots: [Slot?]
  private static let mask = 511

  static let shared = KeywordTable()

  private init() {
    slots = Array(repeating: nil, count: KeywordTable.mask + 1)
    for (word, kind) in KeywordTable.words {
      var index = Int(unsafe hashOfWord(word.utf8Start, word.utf8CodeUnitCount)) & KeywordTable.mask
      while slots[index] != nil { index = (index + 1) & KeywordTable.mask }
      slots[index] = Slot(word: word, kind: kind)
    }
  }

  /// The keyword that the bytes spell, or `identifier`.
  func kind(_ bytes: UnsafePointer<UInt8>, _ count: Int, hash: UInt32) -> TokenKind {
    var index = Int(hash) & KeywordTable.mask
    while let slot = slots[index] {
      if slot.word.utf8CodeUnitCount == count, unsafe equalBytes(slot.word.utf8Start, bytes, count)
      {
        return slot.kind
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
    ("__owned", .kwOwned_), ("package", .kwPackage), ("postfix", .kwPostfix),
    ("prefix", .kwPrefix), ("Protocol", .kwProtocol_), ("read", .kwRead), ("reasync", .kwReasync),
    ("required", .kwRequired), ("sending", .kwSending), ("set", .kwSet), ("__shared", .kwShared_),
    ("some", .kwSome), ("then", .kwThen), ("Type", .kwType_), ("_modify", .kwUnderscoreModify),
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

/// A hash of a word: the same in every file and run. All bytes count, so that no input degrades a
/// table by its shape alone. Precondition: `count` ≥ 1.
@inline(__always)
func hashOfWord(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
  let raw = unsafe UnsafeRawPointer(bytes)
  var hash: UInt64
  if count >= 8 {
    hash = unsafe raw.loadUnaligned(as: UInt64.self) &* 0x9E37_79B9_7F4A_7C15
    var at = 8
    while at + 8 <= count {
      hash =
        (hash ^ (hash >> 29)) &+ (unsafe raw.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      hash = hash &* 0xBF58_476D_1CE4_E5B9
      at += 8
    }
    let last = unsafe raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    hash = (hash ^ (hash >> 31)) &+ last
  } else if count >= 4 {
    hash = unsafe UInt64(raw.loadUnaligned(as: UInt32.self))
    hash |= unsafe UInt64(raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)) << 32
  } else {
    hash = unsafe UInt64(bytes[0]) | UInt64(bytes[count >> 1]) << 8 | UInt64(bytes[count - 1]) << 16
  }
  hash = (hash ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
  return UInt32(truncatingIfNeeded: hash >> 32)
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
