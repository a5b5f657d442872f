// Operators, comments and bare regex literals: everything that an operator character can start.
// An operator is prefix, postfix or binary by what surrounds it, as Swift's lexer has it.

extension Tokenizer {
  mutating func lexOperatorOrComment() {
    let start = position
    let first = byte(start)
    if first == UInt8(ascii: "/") {
      switch byte(start + 1) {
      case UInt8(ascii: "/"):
        skipToLineBreak()
        return noteSpace()
      case UInt8(ascii: "*"): return skipBlockComment()
      default: break
      }
    } else if first == UInt8(ascii: "?") || first == UInt8(ascii: "!") {
      if isLeftBound(start) {
        position += 1
        return emit(
          first == UInt8(ascii: "?") ? .postfixQuestion : .postfixExclamation, from: start)
      }
    } else if first == UInt8(ascii: "<") {
      if byte(start + 1) == UInt8(ascii: "#"), lexPlaceholder() { return }
      if skipConflictMarker() { return }
    } else if first == UInt8(ascii: ">"), skipConflictMarker() {
      return
    }
    lexOperator()
  }

  // MARK: Operators

  private mutating func lexOperator() {
    let start = position
    let lastSlash = scanOperator()
    var end = position
    if lastSlash >= 0 {
      if lexOperatorAsRegex(start, end) { return }
      // A comment may start within: `+/* … */`. (One that starts first is none of ours.)
      if end - start > 2 {
        var at = start + 1
        while at < end {
          let next = byte(at + 1)
          if byte(at) == UInt8(ascii: "/"), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
            break
          }
          at += 1
        }
        if at < end {
          let run = OperatorRun(start: start, end: end, lastSlash: lastSlash)
          if byte(start) == UInt8(ascii: ".") { dottedRun = run } else { plainRun = run }
        }
        end = at
      }
    }
    position = end
    if previousKind == .kwFunc, end - start > 1, byte(end - 1) == UInt8(ascii: "<"),
      unsafe classes[Int(byte(end))] == .letter
    {
      // `func ==<T>(…)`: the name ends before the generic parameters.
      end -= 1
      position = end
    }
    let leftBound = isLeftBound(start)
    emitOperator(start, end, leftBound, isRightBound(end, leftBound))
  }

  /// Goes on to the operator's end; where its last slash is, or -1.
  private mutating func scanOperator() -> Int {
    let start = position
    let startsWithDot = byte(start) == UInt8(ascii: ".")
    // In a key path, `.` is a component's and `?` one of its own: `\.?.a`. No operator starts so.
    if startsWithDot, byte(start + 1) == UInt8(ascii: "?") || byte(start + 1) == UInt8(ascii: "!") {
      position += 1
      return -1
    }
    // An operator that starts within one with a dot, or without, ends with it.
    let run = startsWithDot ? dottedRun : plainRun
    if start > run.start, start < run.end {
      position = run.end
      return run.lastSlash >= start ? run.lastSlash : -1
    }
    var lastSlash = -1
    while position < length {
      let byte = known(position)
      if byte < 0x80 {
        guard unsafe bits[Int(byte)] & ByteTable.oper != 0 else { break }
        if position > start {
          if byte == UInt8(ascii: "."), !startsWithDot { break }
          if byte == UInt8(ascii: "<"), self.byte(position + 1) == UInt8(ascii: "#"),
            placeholderEnd(from: position) != nil
          {
            break
          }
        }
        if byte == UInt8(ascii: "/") { lastSlash = position }
        position += 1
      } else {
        let scalar = scalar(at: position)
        guard scalar.isValid,
          position == start ? startsOperator(scalar.value) : continuesOperator(scalar.value)
        else { break }
        position += scalar.length
      }
    }
    return lastSlash
  }

  mutating func emitOperator(_ start: Int, _ end: Int, _ left: Bool, _ right: Bool) {
    let kind: TokenKind =
      left == right ? .binaryOperator : left ? .postfixOperator : .prefixOperator
    let first = byte(start)
    if end - start == 1 {
      switch first {
      case UInt8(ascii: "="): return emit(.equal, from: start, to: end)
      case UInt8(ascii: "."): return emit(.period, from: start, to: end)
      case UInt8(ascii: "?"):
        return emit(left ? .postfixQuestion : .infixQuestion, from: start, to: end)
      case UInt8(ascii: "&") where kind == .prefixOperator:
        return emit(.prefixAmpersand, from: start, to: end, symbol: intern(start, end).symbol)
      case UInt8(ascii: "<"): return emitAngle(.leftAngle, start, kind)
      case UInt8(ascii: ">"): return emitAngle(.rightAngle, start, kind)
      default: break
      }
    } else {
      let second = byte(start + 1)
      switch first {
      case UInt8(ascii: ">"):
        emitAngle(.rightAngle, start, kind)
        return emitRest(start + 1, end, kind)
      case UInt8(ascii: "<") where mayOpenGenericArguments(start, end):
        emitAngle(.leftAngle, start, kind)
        return emitRest(start + 1, end, kind)
      case UInt8(ascii: "-") where end - start == 2 && second == UInt8(ascii: ">"):
        return emit(.arrow, from: start, to: end)
      case UInt8(ascii: "*") where end - start == 2 && second == UInt8(ascii: "/"):
        return emit(.invalid, from: start, to: end)
      default: break
      }
    }
    emit(kind, from: start, to: end, symbol: intern(start, end).symbol)
  }

  private mutating func emitAngle(_ angle: TokenKind, _ start: Int, _ kind: TokenKind) {
    emit(angle, from: start, to: start + 1, symbol: intern(start, start + 1).symbol)
    if kind == .prefixOperator { addFlag(.prefixPosition) }
    if kind == .postfixOperator { addFlag(.postfixPosition) }
  }

  /// `<-1>`, `<~Copyable>` and `<>`: the operator's first byte may be a bracket.
  private func mayOpenGenericArguments(_ start: Int, _ end: Int) -> Bool {
    if byte(start + 1) == UInt8(ascii: ">") {
      // `A<>`, `A<B<>>`, `A<>?`: a parameter pack without arguments.
      for at in start + 2..<end where !endsType(byte(at)) { return false }
      return true
    }
    guard end - start == 2, unsafe bits[Int(byte(end))] & ByteTable.word != 0 else { return false }
    return byte(start + 1) == UInt8(ascii: "-") || byte(start + 1) == UInt8(ascii: "~")
  }

  private func endsType(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ">") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
  }

  /// What follows the first angle of an operator that is split there.
  private mutating func emitRest(_ from: Int, _ end: Int, _ kind: TokenKind) {
    var start = from
    while start < end {
      let first = byte(start)
      switch first {
      case UInt8(ascii: ">"):
        emitAngle(.rightAngle, start, kind)
        start += 1
      case UInt8(ascii: "?"):
        emit(.postfixQuestion, from: start, to: start + 1)
        start += 1
      case UInt8(ascii: "!"):
        emit(.postfixExclamation, from: start, to: start + 1)
        start += 1
      case UInt8(ascii: "=") where end - start == 1:
        emit(.equal, from: start, to: end)
        start = end
      case UInt8(ascii: "-") where end - start == 2 && byte(start + 1) == UInt8(ascii: ">"):
        emit(.arrow, from: start, to: end)
        start = end
      default:
        let isPrefix = unsafe bits[Int(byte(end))] & ByteTable.word != 0
        emit(
          isPrefix && from - 1 == end - 2 ? .prefixOperator : kind, from: start, to: end,
          symbol: intern(start, end).symbol)
        start = end
      }
      addFlag(.joinsPrevious)
    }
  }

  // MARK: What surrounds an operator

  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch byte(start - 1) {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"),
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"): return start < 2 || byte(start - 2) != UInt8(ascii: "*")
    case 0xA0: return start < 2 || byte(start - 2) != 0xC2
    // A byte order mark.
    case 0xBF: return start < 3 || byte(start - 2) != 0xBB || byte(start - 3) != 0xEF
    default: return true
    }
  }

  func isRightBound(_ end: Int, _ leftBound: Bool) -> Bool {
    guard end < length else { return false }
    switch byte(end) {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"),
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "."): return !leftBound
    case UInt8(ascii: "/"):
      return byte(end + 1) != UInt8(ascii: "/") && byte(end + 1) != UInt8(ascii: "*")
    case 0xC2: return byte(end + 1) != 0xA0
    default: return true
    }
  }

  // MARK: Comments

  mutating func skipToLineBreak() {
    var at = position
    while at + 8 <= length {
      let word = unsafe UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self)
      let lf = word ^ 0x0A0A_0A0A_0A0A_0A0A
      let cr = word ^ 0x0D0D_0D0D_0D0D_0D0D
      let found =
        ((lf &- 0x0101_0101_0101_0101) & ~lf | (cr &- 0x0101_0101_0101_0101) & ~cr)
        & 0x8080_8080_8080_8080
      // On a big-endian machine the first hit would be the last byte; the loop below is as right.
      if found != 0 { break }
      at += 8
    }
    while at < length, known(at) != UInt8(ascii: "\n"), known(at) != UInt8(ascii: "\r") { at += 1 }
    position = at
  }

  private mutating func skipBlockComment() {
    var depth = 0
    var at = position
    while at < length {
      let byte = known(at)
      at += 1
      switch byte {
      case UInt8(ascii: "/") where self.byte(at) == UInt8(ascii: "*"):
        depth += 1
        at += 1
      case UInt8(ascii: "*") where self.byte(at) == UInt8(ascii: "/"):
        depth -= 1
        at += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): pending.insert(.newlineBefore)
      default: continue
      }
      if depth == 0 { break }
    }
    position = at
    noteSpace()
  }

  // MARK: Placeholders and conflict markers

  private func placeholderEnd(from start: Int) -> Int? {
    var at = start + 2
    while at < length {
      let byte = known(at)
      at += 1
      switch byte {
      case UInt8(ascii: "\n"): return nil
      case UInt8(ascii: "<") where self.byte(at) == UInt8(ascii: "#"): return nil
      case UInt8(ascii: "#") where self.byte(at) == UInt8(ascii: ">"): return at + 1
      default: continue
      }
    }
    return nil
  }

  private mutating func lexPlaceholder() -> Bool {
    guard let end = placeholderEnd(from: position) else { return false }
    let start = position
    position = end
    emit(.identifier, from: start, symbol: intern(start, end).symbol)
    return true
  }

  /// Passes over a version control conflict as if it were a comment.
  private mutating func skipConflictMarker() -> Bool {
    let start = position
    guard
      start == 0 || byte(start - 1) == UInt8(ascii: "\n") || byte(start - 1) == UInt8(ascii: "\r")
    else { return false }
    guard !hasUnclosedConflict else { return false }
    let terminator: StaticString
    if spells("<<<<<<< ", at: start) {
      terminator = ">>>>>>> "
    } else if spells(">>>> ", at: start) {
      terminator = "<<<<\n"
    } else {
      return false
    }
    var at = start
    while at < length {
      at += 1
      guard byte(at - 1) == UInt8(ascii: "\n") || byte(at - 1) == UInt8(ascii: "\r") else {
        continue
      }
      if spells(terminator, at: at) {
        position = at + terminator.utf8CodeUnitCount
        skipToLineBreak()
        noteSpace()
        pending.insert(.newlineBefore)
        return true
      }
    }
    hasUnclosedConflict = true
    return false
  }

  private func spells(_ text: StaticString, at offset: Int) -> Bool {
    unsafe offset + text.utf8CodeUnitCount <= length
      && equalBytes(base + offset, text.utf8Start, text.utf8CodeUnitCount)
  }
}
