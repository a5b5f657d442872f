// Numbers, strings and what starts with `#`. A number takes every word character behind it, as
// Swift's lexer does: `12abc` is one broken literal, not two tokens.

extension Tokenizer {
  // MARK: Numbers

  mutating func lexNumber() {
    let start = position
    if byte(start) == UInt8(ascii: "0") {
      switch byte(start + 1) {
      case UInt8(ascii: "x"): return lexHexNumber()
      case UInt8(ascii: "o"), UInt8(ascii: "b"):
        position += 2
        lexWordRest()
        return emit(.integerLiteral, from: start)
      default: break
      }
    }
    skipDigits()
    let next = byte(position)
    if next == UInt8(ascii: ".") {
      // `x.0.1` is two members; `1.description` a member of 1.
      guard isDigit(byte(position + 1)), previousKind != .period else {
        return emit(.integerLiteral, from: start)
      }
      position += 1
      skipDigits()
    } else if next | 0x20 != UInt8(ascii: "e") {
      lexWordRest()
      return emit(.integerLiteral, from: start)
    }
    if byte(position) | 0x20 == UInt8(ascii: "e") {
      position += 1
      if byte(position) == UInt8(ascii: "+") || byte(position) == UInt8(ascii: "-") {
        position += 1
      }
      lexWordRest()
    }
    emit(.floatLiteral, from: start)
  }

  private mutating func lexHexNumber() {
    let start = position
    position += 2
    guard isHexDigit(byte(position)) else {
      lexWordRest()
      return emit(.integerLiteral, from: start)
    }
    skipHexDigits()
    let dot = position
    let hasFraction = byte(dot) == UInt8(ascii: ".")
    if hasFraction {
      guard isHexDigit(byte(dot + 1)) else { return emit(.integerLiteral, from: start) }
      position += 1
      skipHexDigits()
    }
    guard byte(position) | 0x20 == UInt8(ascii: "p") else {
      // `0xff.description` is a member, although `.de` looks like a fraction.
      if hasFraction { position = dot } else { lexWordRest() }
      return emit(.integerLiteral, from: start)
    }
    position += 1
    let isSigned = byte(position) == UInt8(ascii: "+") || byte(position) == UInt8(ascii: "-")
    if isSigned { position += 1 }
    if !isDigit(byte(position)), hasFraction, !isDigit(byte(dot + 1)), !isSigned {
      position = dot
      return emit(.integerLiteral, from: start)
    }
    lexWordRest()
    emit(.floatLiteral, from: start)
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private func isHexDigit(_ byte: UInt8) -> Bool { unsafe bits[Int(byte)] & ByteTable.hex != 0 }

  private mutating func skipDigits() {
    while isDigit(byte(position)) || byte(position) == UInt8(ascii: "_") { position += 1 }
  }

  private mutating func skipHexDigits() {
    while isHexDigit(byte(position)) || byte(position) == UInt8(ascii: "_") { position += 1 }
  }

  // MARK: What starts with #

  mutating func lexPound() {
    let start = position
    var at = start
    while byte(at) == UInt8(ascii: "#") { at += 1 }
    if byte(at) == UInt8(ascii: "\"") || byte(at) == UInt8(ascii: "'") {
      position = at
      emit(.rawStringPounds, from: start)
      return lexString(pounds: at - start)
    }
    if byte(at) == UInt8(ascii: "/"), lexRegex(at: start, mustBeRegex: true) { return }
    // All but the last of several are alone; each looking at those behind it would take long.
    while position + 1 < at {
      position += 1
      emit(.pound, from: position - 1)
    }
    lexDirective()
  }

  private mutating func lexDirective() {
    let start = position
    var end = start + 1
    while unsafe classes[Int(byte(end))] == .letter { end += 1 }
    let kind = directive(from: start + 1, to: end)
    position = kind == .pound ? start + 1 : end
    emit(kind, from: start)
  }

  private func directive(from start: Int, to end: Int) -> TokenKind {
    func spells(_ word: StaticString) -> Bool {
      unsafe end - start == word.utf8CodeUnitCount
        && equalBytes(base + start, word.utf8Start, end - start)
    }
    switch byte(start) {
    case UInt8(ascii: "i"): return spells("if") ? .poundIf : .pound
    case UInt8(ascii: "e"):
      if spells("else") { return .poundElse }
      if spells("endif") { return .poundEndif }
      return spells("elseif") ? .poundElseif : .pound
    case UInt8(ascii: "a"): return spells("available") ? .poundAvailable : .pound
    case UInt8(ascii: "u"): return spells("unavailable") ? .poundUnavailable : .pound
    case UInt8(ascii: "s"): return spells("sourceLocation") ? .poundSourceLocation : .pound
    default: return .pound
    }
  }

  // MARK: Strings

  /// Lexes a string from its opening quote on; `pounds` before it are emitted already.
  mutating func lexString(pounds: Int) {
    let start = position
    if byte(start) == UInt8(ascii: "'") { return lexSingleQuoted() }
    let isMultiline =
      byte(start + 1) == UInt8(ascii: "\"") && byte(start + 2) == UInt8(ascii: "\"")
      && (pounds == 0 || !closesOnSameLine(from: start + 2, pounds: pounds))
    position += isMultiline ? 3 : 1
    emit(isMultiline ? .multilineQuote : .stringQuote, from: start)
    lexStringText(pounds: pounds, isMultiline: isMultiline)
  }

  private func hasPounds(_ pounds: Int, at offset: Int) -> Bool {
    var at = 0
    while at < pounds, byte(offset + at) == UInt8(ascii: "#") { at += 1 }
    return at == pounds
  }

  /// Lexes text from the position on to the closing delimiter (included), or to the `(` of an
  /// interpolation (included), or to where the literal breaks off.
  mutating func lexStringText(pounds: Int, isMultiline: Bool) {
    let start = position
    var at = start
    while true {
      while at < length, unsafe bits[Int(known(at))] & ByteTable.stringStop == 0 { at += 1 }
      guard at < length else { break }
      let stop = known(at)
      if stop == UInt8(ascii: "\"") {
        if isMultiline {
          guard byte(at + 1) == stop, byte(at + 2) == stop, hasPounds(pounds, at: at + 3) else {
            at += 1
            continue
          }
        } else if pounds > 0, !hasPounds(pounds, at: at + 1) {
          at += 1
          continue
        }
        emitText(from: start, to: at)
        position = at + (isMultiline ? 3 : 1)
        emit(isMultiline ? .multilineQuote : .stringQuote, from: at)
        if pounds > 0 {
          let poundsStart = position
          while byte(position) == UInt8(ascii: "#") { position += 1 }
          emit(.rawStringPounds, from: poundsStart)
        }
        return
      }
      if stop == UInt8(ascii: "\\") {
        guard hasPounds(pounds, at: at + 1) else {
          at += 1
          continue
        }
        let escaped = byte(at + 1 + pounds)
        guard escaped == UInt8(ascii: "(") else {
          // Of what an escape may hold, only a quote or a backslash could be taken for something else.
          let isTaken = escaped == UInt8(ascii: "\"") || escaped == stop
          at += 1 + pounds + (isTaken ? 1 : 0)
          continue
        }
        emitText(from: start, to: at)
        position = at + 1
        emit(.backslash, from: at)
        if pounds > 0 {
          position += pounds
          emit(.rawStringPounds, from: at + 1)
        }
        position += 1
        emit(.leftParen, from: position - 1)
        return enterInterpolation(StringState(depth: 1, pounds: pounds, isMultiline: isMultiline))
      }
      // A line break.
      guard isMultiline else { break }
      at += 1
    }
    emitText(from: start, to: at)
    position = at
    addFlag(.unterminated)
  }

  private mutating func emitText(from start: Int, to end: Int) {
    if end > start { emit(.stringSegment, from: start, to: end) }
  }

  /// `'…'` is no Swift, but one broken literal rather than many tokens.
  private mutating func lexSingleQuoted() {
    let start = position
    var at = start + 1
    while at < length, known(at) != UInt8(ascii: "\n"), known(at) != UInt8(ascii: "\r") {
      let byte = known(at)
      at += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "'") { break }
    }
    position = min(at, length)
    emit(.invalid, from: start)
  }
}
