// The tokenizer: one pass over the bytes of a file, before the parser starts. What Swift leaves to
// context is decided here from the tokens before (regex literal or operator, prefix or binary),
// by the rules of Swift's own lexer; what only the parser can know (whether `<` opens generic
// arguments) is left open by splitting such operators. Interpolations keep a stack of their own,
// so that nesting costs memory but no recursion. It never fails.

/// Where text of a string literal goes on after an interpolation.
struct StringState {
  /// Parentheses that are open within the interpolation.
  var depth: Int
  var pounds: Int
  var isMultiline: Bool
}

@safe struct Tokenizer: ~Copyable {
  let storage: TokenStorage
  let base: UnsafePointer<UInt8>
  let length: Int
  let classes: UnsafePointer<ByteClass>
  let bits: UnsafePointer<UInt8>
  var position = 0

  // Raw copies of the storage's pointers: the hot path writes through them without touching a class.
  var count = 0
  private var capacity: Int
  private var kinds: UnsafeMutablePointer<TokenKind>
  private var flags: UnsafeMutablePointer<TokenFlags>
  private var starts: UnsafeMutablePointer<UInt32>
  private var ends: UnsafeMutablePointer<UInt32>
  private var symbols: UnsafeMutablePointer<UInt32>

  /// What the trivia before the next token was.
  var pending: TokenFlags = .newlineBefore
  var previousKind: TokenKind = .endOfFile

  /// The end of a conflict marker was searched to the end of the file in vain: nothing behind needs to search again.
  var hasUnclosedConflict = false
  /// What ends regex literals of several lines, for the whole file, and strings with pounds, for one line.
  var regexClosings: ClosingRuns?
  var stringClosings: ClosingRuns?
  /// Runs of operator characters that a comment within has cut off: each of its operators would go to the end of it.
  var dottedRun = OperatorRun()
  var plainRun = OperatorRun()
  /// How many tokens there are if the last one is a colon of `@objc(a:b:`.
  private var selectorCount = -1

  private var interner: Interner
  /// Open interpolations, the innermost in `current`.
  private var outer: [StringState] = []
  private var current = StringState(depth: 0, pounds: 0, isMultiline: true)
  private var isInInterpolation = false

  /// How many tokens behind the last one may be read, all of them `endOfFile`.
  static let sentinels = 4

  init(_ bytes: UnsafeBufferPointer<UInt8>, into storage: TokenStorage) {
    self.storage = storage
    // An empty file has no address of its own; nothing is read through this one.
    unsafe base = unsafe bytes.baseAddress ?? ByteTable.shared.bits
    length = bytes.count
    unsafe classes = ByteTable.shared.classes
    unsafe bits = ByteTable.shared.bits
    capacity = storage.capacity
    unsafe kinds = storage.kinds
    unsafe flags = storage.flags
    unsafe starts = storage.starts
    unsafe ends = storage.ends
    unsafe symbols = storage.symbols
    unsafe interner = Interner(base: base, length: length)
  }

  /// The byte at an offset, 0 behind the end.
  @inline(__always) func byte(_ at: Int) -> UInt8 { at < length ? known(at) : 0 }

  /// The byte at an offset within the file. What loops look at goes through here, to be counted.
  @inline(__always) func known(_ at: Int) -> UInt8 {
    storage.steps.add()
    return unsafe base[at]
  }

  // MARK: Emitting

  @inline(__always)
  mutating func emit(_ kind: TokenKind, from start: Int, symbol: UInt32 = 0) {
    emit(kind, from: start, to: position, symbol: symbol)
  }

  @inline(__always)
  mutating func emit(_ kind: TokenKind, from start: Int, to end: Int, symbol: UInt32 = 0) {
    if count == capacity { grow() }
    unsafe kinds[count] = kind
    unsafe flags[count] = pending
    unsafe starts[count] = UInt32(truncatingIfNeeded: start)
    unsafe ends[count] = UInt32(truncatingIfNeeded: end)
    unsafe symbols[count] = symbol
    count &+= 1
    pending = TokenFlags(rawValue: 0)
    previousKind = kind
  }

  /// The kind of the token before the previous one.
  var kindBeforePrevious: TokenKind { count > 1 ? unsafe kinds[count - 2] : .endOfFile }

  mutating func addFlag(_ flag: TokenFlags) {
    unsafe flags[count - 1].insert(flag)
  }

  private mutating func grow() {
    storage.count = count
    storage.grow(to: capacity * 2)
    capacity = storage.capacity
    unsafe kinds = storage.kinds
    unsafe flags = storage.flags
    unsafe starts = storage.starts
    unsafe ends = storage.ends
    unsafe symbols = storage.symbols
  }

  @inline(__always)
  mutating func intern(_ start: Int, _ end: Int) -> (symbol: UInt32, kind: TokenKind) {
    interner.intern(start, end - start)
  }

  // MARK: The loop

  mutating func run() {
    if byte(0) == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") {
      skipToLineBreak()
      emit(.shebang, from: 0)
    }
    while position < length {
      // Most tokens are words, most words stand behind one space: both without the big switch.
      var first = unsafe base[position]
      if first == UInt8(ascii: " ") {
        skipSpaces()
        guard position < length else { break }
        first = unsafe base[position]
      }
      if unsafe bits[Int(first)] & ByteTable.wordStart != 0 { lexWord() } else { step(first) }
    }
    // A string that the file's end breaks has nothing left to unwind: the parser sees its tokens end.
    emit(.endOfFile, from: length)
    let total = count
    // The parser peeks a few tokens ahead without asking where the file ends.
    for _ in 0..<Tokenizer.sentinels { emit(.endOfFile, from: length) }
    storage.count = total
    interner.export(to: storage)
  }

  /// Passes over one or more spaces. Indentation comes in runs.
  @inline(__always)
  private mutating func skipSpaces() {
    var at = position &+ 1
    while at &+ 8 <= length,
      unsafe UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self) == 0x2020_2020_2020_2020
    {
      at &+= 8
    }
    while at < length, unsafe base[at] == UInt8(ascii: " ") { at &+= 1 }
    position = at
    noteSpace()
  }

  @inline(__always)
  private mutating func step(_ first: UInt8) {
    let start = position
    switch unsafe classes[Int(first)] {
    case .space:
      position += 1
      noteSpace()
    case .lineBreak:
      position += 1
      noteSpace()
      pending.insert(.newlineBefore)
      if isInInterpolation { leaveBrokenStrings() }
    case .letter:
      lexWord()
    case .leftParen:
      position += 1
      current.depth += 1
      emit(.leftParen, from: start)
    case .rightParen:
      position += 1
      emit(.rightParen, from: start)
      current.depth -= 1
      if isInInterpolation, current.depth == 0 { leaveInterpolation() }
    case .leftBrace:
      position += 1
      emit(.leftBrace, from: start)
    case .rightBrace:
      position += 1
      emit(.rightBrace, from: start)
    case .leftBracket:
      position += 1
      emit(.leftBracket, from: start)
    case .rightBracket:
      position += 1
      emit(.rightBracket, from: start)
    case .comma:
      position += 1
      emit(.comma, from: start)
    case .colon:
      if byte(start + 1) == UInt8(ascii: ":"), !isInSelector() {
        position += 2
        emit(.colonColon, from: start)
      } else {
        let isFirstOfTwo = byte(start + 1) == UInt8(ascii: ":")
        position += 1
        emit(.colon, from: start)
        if isFirstOfTwo { selectorCount = count }
      }
    case .semicolon:
      position += 1
      emit(.semicolon, from: start)
    case .at:
      position += 1
      emit(.at, from: start)
    case .backslash:
      position += 1
      emit(.backslash, from: start)
    case .operatorStart:
      if first == UInt8(ascii: "."), unsafe bits[Int(byte(start + 1))] & ByteTable.oper == 0,
        byte(start + 1) < 0x80
      {
        position += 1
        emit(.period, from: start)
      } else {
        lexOperatorOrComment()
      }
    case .digit:
      lexNumber()
    case .quote:
      lexString(pounds: 0)
    case .dollar:
      lexDollar()
    case .backtick:
      lexBackticked()
    case .pound:
      lexPound()
    case .nonASCII:
      lexNonASCII()
    case .other:
      if first == 0 {
        position += 1
        noteSpace()
      } else {
        lexInvalid(1)
      }
    }
  }

  /// Whether the tokens before are those of `@objc(a:b:`, where `::` is an argument without label.
  private func isInSelector() -> Bool {
    var at = count - 1
    while at >= 3, unsafe kinds[at] == .colon || kinds[at].isWord {
      storage.steps.add()
      // Of many in a row each would look at all before it.
      if at + 1 == selectorCount { return true }
      at -= 1
    }
    guard at >= 2, unsafe kinds[at] == .leftParen && kinds[at - 2] == .at else { return false }
    let start = unsafe Int(starts[at - 1])
    let objc: StaticString = "objc"
    return unsafe Int(ends[at - 1]) - start == 4 && equalBytes(base + start, objc.utf8Start, 4)
  }

  @inline(__always) mutating func noteSpace() {
    pending.insert(.spaceBefore)
  }

  // MARK: Words

  @inline(__always)
  private mutating func lexWord() {
    let start = position
    var at = start
    var taken = 8
    while taken == 8, at &+ 8 <= length {
      taken = unsafe wordLength(
        UInt64(littleEndian: UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self)))
      at &+= taken
    }
    position = at
    // At the end of the file, or where a word goes on with something rarer.
    if taken == 8 || byte(at) >= 0x80 || byte(at) == UInt8(ascii: "$") { lexWordRest() }
    let word = intern(start, position)
    emit(word.kind, from: start, symbol: word.symbol)
  }

  /// Goes on over a word that has characters beyond ASCII.
  mutating func lexWordRest() {
    while position < length {
      let byte = known(position)
      if byte < 0x80 {
        guard unsafe bits[Int(byte)] & ByteTable.word != 0 else { return }
        position += 1
      } else {
        let scalar = scalar(at: position)
        guard scalar.isValid, continuesIdentifier(scalar.value) else { return }
        position += scalar.length
      }
    }
  }

  private mutating func lexDollar() {
    let start = position
    position += 1
    lexWordRest()
    var isNumber = position > start + 1
    for at in (start + 1)..<max(position, start + 1) where byte(at) < 0x30 || byte(at) > 0x39 {
      isNumber = false
    }
    let word = intern(start, position)
    emit(isNumber ? .dollarIdentifier : .identifier, from: start, symbol: word.symbol)
  }

  private mutating func lexBackticked() {
    let start = position
    var at = start + 1
    while at < length {
      let byte = known(at)
      if byte == UInt8(ascii: "`") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        break
      }
      at += 1
    }
    guard byte(at) == UInt8(ascii: "`"), at < length, at > start + 1 else {
      // An empty name counts as one broken piece, a lone backtick as another.
      position = start + (byte(start + 1) == UInt8(ascii: "`") ? 2 : 1)
      return emit(.invalid, from: start)
    }
    position = at + 1
    let word = intern(start + 1, at)
    emit(.identifier, from: start, symbol: word.symbol)
    addFlag(.backticked)
  }

  // MARK: Beyond ASCII

  private mutating func lexNonASCII() {
    let start = position
    let scalar = scalar(at: start)
    guard scalar.isValid else { return lexInvalid(scalar.length) }
    if startsIdentifier(scalar.value) {
      if scalar.value == 0xFEFF {
        // A byte order mark is trivia wherever it stands.
        position += scalar.length
        return noteSpace()
      }
      position += scalar.length
      lexWordRest()
      let word = intern(start, position)
      emit(word.kind, from: start, symbol: word.symbol)
    } else if startsOperator(scalar.value) {
      lexOperatorOrComment()
    } else if continuesIdentifier(scalar.value) {
      lexWordRest()
      emit(.identifier, from: start, symbol: intern(start, position).symbol)
    } else if scalar.value == 0xA0 {
      position += scalar.length
      noteSpace()
    } else {
      lexInvalid(scalar.length)
    }
  }

  /// Bytes that no token can start with; a run of them is one token.
  private mutating func lexInvalid(_ size: Int) {
    let start = position
    position += size
    if count > 0, pending.isEmpty, previousKind == .invalid {
      unsafe ends[count - 1] = UInt32(truncatingIfNeeded: position)
    } else {
      emit(.invalid, from: start)
    }
  }

  struct Scalar {
    var value: UInt32
    var length: Int
    var isValid: Bool
  }

  /// Decodes the scalar at an offset whose byte is ≥ 0x80. Of a broken one, the length is that of
  /// the bytes that cannot start the next.
  func scalar(at offset: Int) -> Scalar {
    let first = byte(offset)
    let size: Int
    var value: UInt32
    switch first {
    case 0xC2...0xDF: (size, value) = (2, UInt32(first & 0x1F))
    case 0xE0...0xEF: (size, value) = (3, UInt32(first & 0x0F))
    case 0xF0...0xF4: (size, value) = (4, UInt32(first & 0x07))
    default: (size, value) = (1, 0)
    }
    var at = 1
    while at < size, byte(offset + at) & 0xC0 == 0x80 {
      value = value << 6 | UInt32(byte(offset + at) & 0x3F)
      at += 1
    }
    let least: UInt32 = size == 2 ? 0x80 : size == 3 ? 0x800 : 0x10000
    let isValid =
      size > 1 && at == size && value >= least && value <= 0x10FFFF && value & ~0x7FF != 0xD800
    return Scalar(value: value, length: at, isValid: isValid)
  }

  // MARK: Interpolations

  mutating func enterInterpolation(_ state: StringState) {
    outer.append(current)
    current = state
    isInInterpolation = true
  }

  private mutating func popState() -> StringState {
    let state = current
    current = outer.removeLast()
    isInInterpolation = !outer.isEmpty
    return state
  }

  private mutating func leaveInterpolation() {
    let state = popState()
    lexStringText(pounds: state.pounds, isMultiline: state.isMultiline)
  }

  /// A line break ends single-line strings, however deep in their interpolations it stands.
  private mutating func leaveBrokenStrings() {
    while isInInterpolation, !current.isMultiline { _ = popState() }
  }
}
