// The kinds of tokens. A token is a kind and a byte range; a word's text is resolved through its
// symbol. Reserved and contextual keywords have kinds of their own, in two contiguous blocks, so that
// "is this a name?" is one comparison: a contextual keyword is a name wherever the grammar does not
// ask for the keyword.

/// What a token is. One byte.
public enum TokenKind: UInt8, Sendable, CaseIterable {
  /// Zero-length; always the last token of a file.
  case endOfFile
  /// `#!…`, only as the first bytes of a file. No node but the root holds it.
  case shebang
  /// Bytes that are no Swift: a lone backtick, an unterminated literal's rest, invalid UTF-8, …
  case invalid

  // MARK: Punctuation

  case leftParen, rightParen, leftBrace, rightBrace, leftBracket, rightBracket
  case comma, colon, semicolon
  /// `::` of a module selector: `Module::name`.
  case colonColon
  /// `@`
  case at
  /// `#` before a macro name; `#if` and its like are one token each.
  case pound
  /// `.`
  case period
  /// `\` before a key path or an interpolation.
  case backslash
  /// `->`
  case arrow
  /// `=`
  case equal
  /// `&` directly before an operand.
  case prefixAmpersand
  /// `?` directly after an operand: optional chaining, `T?`.
  case postfixQuestion
  /// `?` of a ternary.
  case infixQuestion
  /// `!` directly after an operand.
  case postfixExclamation

  // MARK: Operators

  case prefixOperator, binaryOperator, postfixOperator
  /// `<` alone, or the first byte of `<-`/`<~` before an operand or of `<>`; may be an operator or a
  /// bracket.
  case leftAngle
  /// `>`: an operator that starts with `>` is always split into single `>` and the rest (`>>=` is
  /// `>`, `>`, `=`); each following part carries the flag `joinsPrevious`. So is one that starts
  /// with `<` before `>` or before `-` or `~` and an operand (`<`, `-`): it may open generic
  /// arguments.
  case rightAngle

  // MARK: Literals

  case integerLiteral, floatLiteral
  /// The `#`s of a raw string or of a raw interpolation.
  case rawStringPounds
  /// `"`
  case stringQuote
  /// `"""`
  case multilineQuote
  /// Text between quotes and interpolations, never empty. The text of a multi-line string is one
  /// segment, however many lines it has, with the line break after the opening quotes and the
  /// indentation of the closing ones. SwiftSyntax has a token per line and counts these as trivia.
  case stringSegment
  /// The `#`s of `#/…/#`.
  case regexPounds
  /// `/` of a regex literal.
  case regexSlash
  /// Text between the slashes of a regex literal.
  case regexPattern

  // MARK: Directives

  case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundUnavailable
  case poundSourceLocation

  // MARK: Names

  /// `_`
  case wildcard
  /// `$0`
  case dollarIdentifier
  /// A name; with backticks if the flag `backticked` is set (its symbol is the text without them).
  /// Editor placeholders `<#…#>` are identifiers, too.
  case identifier

  // MARK: Contextual keywords (names wherever the grammar does not ask for the keyword)

  case kwActor, kwAny, kwAsync, kwAwait, kwBorrow, kwBorrowing, kwConsume, kwConsuming
  case kwConvenience, kwCopy, kwDidSet, kwDiscard, kwDistributed, kwDynamic, kwEach, kwFinal
  case kwGet, kwIndirect, kwInfix, kwIsolated, kwLazy, kwMacro, kwModify, kwMutate
  case kwMutableAddressWithOwner, kwMutating, kwNonisolated, kwNonmutating, kwOf, kwOpen
  case kwOptional, kwOverride, kwUnderscoreOwned, kwPackage, kwPostfix, kwPrefix,
    kwProtocolMetatype, kwRead
  case kwReasync, kwRequired, kwSending, kwSet, kwUnderscoreShared, kwSome, kwThen, kwMetatype
  case kwUnderscoreModify, kwUnderscoreRead, kwUnderscoreConst, kwUnderscoreLocal
  case kwUnowned, kwUnsafe, kwUnsafeAddress, kwUnsafeMutableAddress, kwAddressWithOwner
  case kwUsing, kwWeak, kwWillSet, kwYield, kwSetterAccess, kwUnderscoreResultDependsOn
  case kwUnderscoreConsuming, kwDependsOn, kwScoped, kwLeft, kwRight, kwNone, kwCoroutine
  case kwPreconcurrency, kwNoncopyable, kwUnchecked, kwModule, kwInline
  case kwAssociativity, kwAssignment, kwHigherThan, kwLowerThan

  // MARK: Reserved keywords

  case kwAnyType  // Any
  case kwAs, kwAssociatedtype, kwBreak, kwCase, kwCatch, kwClass, kwContinue, kwDefault, kwDefer
  case kwDeinit, kwDo, kwElse, kwEnum, kwExtension, kwFallthrough, kwFalse, kwFileprivate, kwFor
  case kwFunc, kwGuard, kwIf, kwImport, kwIn, kwInit, kwInout, kwInternal, kwIs, kwLet, kwNil
  case kwOperator, kwPrecedencegroup, kwPrivate, kwProtocol, kwPublic, kwRepeat, kwRethrows
  case kwReturn, kwSelf
  case kwSelfType  // Self
  case kwStatic, kwStruct, kwSubscript, kwSuper, kwSwitch, kwThrow, kwThrows, kwTrue, kwTry
  case kwTypealias, kwVar, kwWhere, kwWhile

  /// A word that may stand as a name without backticks: an identifier or a contextual keyword.
  @inlinable public var isName: Bool {
    rawValue >= TokenKind.identifier.rawValue && rawValue < TokenKind.kwAnyType.rawValue
  }

  /// A word that Swift reserves.
  @inlinable public var isReservedKeyword: Bool { rawValue >= TokenKind.kwAnyType.rawValue }

  /// An identifier, a contextual or a reserved keyword: what may stand after `.` and as a label.
  @inlinable public var isWord: Bool { rawValue >= TokenKind.identifier.rawValue }

  /// Part of an operator, `<`, `>` and prefix `&` included.
  @inlinable public var isOperator: Bool {
    switch self {
    case .prefixOperator, .binaryOperator, .postfixOperator, .leftAngle, .rightAngle,
      .prefixAmpersand:
      return true
    default: return false
    }
  }
}

/// What surrounds a token. Trivia is whitespace and comments.
public struct TokenFlags: OptionSet, Sendable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line break stands between the previous token and this one (or this is the first token).
  public static let newlineBefore = TokenFlags(rawValue: 1)
  /// Trivia stands before this token.
  public static let spaceBefore = TokenFlags(rawValue: 2)
  /// Trivia stands after this token.
  public static let spaceAfter = TokenFlags(rawValue: 4)
  /// The token is a name in backticks.
  public static let backticked = TokenFlags(rawValue: 8)
  /// The token continues the operator that the previous token starts: `>` `>` `=`.
  public static let joinsPrevious = TokenFlags(rawValue: 16)
  /// A literal that the file ends or breaks.
  public static let unterminated = TokenFlags(rawValue: 32)
  /// For `leftAngle`, `rightAngle`: as an operator, this is a prefix operator.
  public static let prefixPosition = TokenFlags(rawValue: 64)
  /// For `leftAngle`, `rightAngle`: as an operator, this is a postfix operator.
  public static let postfixPosition = TokenFlags(rawValue: 128)
}
