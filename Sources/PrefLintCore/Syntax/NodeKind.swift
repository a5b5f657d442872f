// The kinds of nodes, and of each kind the exact layout of its children: this file is the contract
// between the parser and whatever reads trees.
//
// Notation: `main` is what `tree.mainToken(node)` gives. Children stand in source order exactly as
// listed: `x` one, `x?` none or one, `x*` any number, `x+` at least one, `a|b` either. `expr`, `type`,
// `pattern`, `decl`, `stmt` stand for any kind of that group (`kind.isExpression` …). `item` is
// `decl`, `stmt` or `expr`, or `ifConfig` or `unparsed`. Punctuation and keywords that are not
// mentioned are tokens of the node without a node of their own. Broken sources may lack any child and
// may hold `unparsed` nodes anywhere, so look children up by kind or group, not by force of position.
//
// A node's range runs from its first token's start to its last token's end: leading and trailing
// trivia excluded, attributes and modifiers of a declaration included, `;` after an item excluded.
// That is the range SwiftSyntax gives the node of the same name.

/// What a node is. One byte.
public enum NodeKind: UInt8, Sendable, CaseIterable {
  /// `item*`. The root of every tree.
  case sourceFile
  /// Tokens that the parser skipped: broken source, nesting beyond its limit, or a
  /// `#sourceLocation(…)` directive. No children.
  case unparsed

  // MARK: - Declarations
  //
  // Every declaration starts with `(attribute | ifConfig)* modifier*`, written PREFIX below; an
  // `ifConfig` in a PREFIX holds attributes. The keyword (`struct`, `func`, `let`, …) is
  // `tree.keywordToken(node)`.

  /// PREFIX. main: first name token of the path. `import struct A.B`: tokens only.
  case importDecl
  /// PREFIX genericParameterClause? inheritanceClause? genericWhereClause? memberBlock. main: name.
  case structDecl, classDecl, enumDecl, actorDecl
  /// PREFIX primaryAssociatedTypeClause? inheritanceClause? genericWhereClause? memberBlock.
  /// main: name.
  case protocolDecl
  /// PREFIX type inheritanceClause? genericWhereClause? memberBlock. main: none.
  case extensionDecl
  /// PREFIX genericParameterClause? parameterClause effects? type? genericWhereClause? codeBlock?.
  /// `type` is the result. main: name or (first part of the) operator.
  case functionDecl
  /// PREFIX genericParameterClause? parameterClause effects? type? genericWhereClause? codeBlock?.
  /// main: `init`. `init?` and `init!`: the token after main. (`type` only in broken sources.)
  case initializerDecl
  /// PREFIX effects? codeBlock?. main: `deinit`.
  case deinitializerDecl
  /// PREFIX genericParameterClause? parameterClause type genericWhereClause? accessorBlock?.
  /// main: `subscript`.
  case subscriptDecl
  /// PREFIX patternBinding+. main: `let`, `var` (or `inout`, `borrowing` … `let`).
  case variableDecl
  /// pattern type? expr? accessorBlock?. `type` after `:`, `expr` after `=`. main: none.
  case patternBinding
  /// PREFIX genericParameterClause? inheritanceClause? type? genericWhereClause?. `type` after `=`.
  /// main: name.
  case typealiasDecl
  /// PREFIX inheritanceClause? type? genericWhereClause?. `type`: default after `=`. main: name.
  case associatedtypeDecl
  /// PREFIX enumCaseElement+. main: `case`.
  case enumCaseDecl
  /// enumCaseParameterClause? expr?. `expr`: raw value after `=`. main: name.
  case enumCaseElement
  /// parameter*. `(…)` of an enum case. main: `(`.
  case enumCaseParameterClause
  /// PREFIX operatorDesignation?. `infix operator +++: P`. The fixity is a modifier.
  /// main: the operator.
  case operatorDecl
  /// No children. The names after `:` are tokens. main: first name.
  case operatorDesignation
  /// PREFIX precedenceGroupAttribute*. main: name.
  case precedenceGroupDecl
  /// No children. `associativity: left`. main: the attribute's keyword.
  case precedenceGroupAttribute
  /// PREFIX genericParameterClause? parameterClause effects? type? expr? genericWhereClause?.
  /// `expr`: after `=`. main: name.
  case macroDecl
  /// PREFIX genericArgumentClause? argument* closureExpr? labeledClosure*. A freestanding macro as
  /// a member, or with attributes or modifiers. main: name after `#` (of `#A.B`: the last).
  case macroExpansionDecl
  /// PREFIX with nothing behind it: attributes or modifiers without a declaration. main: none.
  case missingDecl
  /// PREFIX parameterName? effects? codeBlock?. main: `get`, `set`, `willSet`, `didSet`, `init`,
  /// `_read`, `_modify`, `read`, `modify`, `borrow`, `mutate`, `unsafeAddress`, …
  case accessorDecl
  /// PREFIX. `using @MainActor`, `using nonisolated`. main: the word behind `using`, if one.
  case usingDecl

  // MARK: - Parts of declarations

  /// type argument*. `@Name<T>.Other(…)`: `type` is the name as written (identifierType or
  /// memberType). Arguments that are no call arguments (`@available(iOS 17, *)`, `@objc(a:b:)`, …)
  /// are one `availabilityArgument` each or one `unparsedArguments`; `@abi(…)` holds
  /// a `decl`. main: last token of the name.
  case attribute
  /// No children. All tokens between the parentheses of an attribute such as `@objc(a:b:)`.
  case unparsedArguments
  /// No children. `private`, `static`, `nonisolated(unsafe)`, `private(set)`: the detail in
  /// parentheses is tokens, `tree.modifierDetail(node)` gives its word. main: the modifier's word.
  case modifier
  /// (declaration member | ifConfig | unparsed)*. main: `{`.
  case memberBlock
  /// type+. Types after `:`, possibly `attributedType`, `suppressedType`. main: `:`.
  case inheritanceClause
  /// genericParameter*. `<…>`. main: `<`.
  case genericParameterClause
  /// attribute* type?. `each T: P`, `let n: Int`: `type` after `:`. main: name.
  case genericParameter
  /// No children. `<A, B>` of a protocol. main: `<`.
  case primaryAssociatedTypeClause
  /// (sameTypeRequirement | conformanceRequirement | layoutRequirement)*. main: `where`.
  case genericWhereClause
  /// (type|expr) (type|expr). `A == B`. main: `==`.
  case sameTypeRequirement
  /// type type. `A: B`. main: `:`.
  case conformanceRequirement
  /// type. `T: _Trivial(32)`. main: `:`.
  case layoutRequirement
  /// (parameter | ifConfig)*. main: `(`.
  case parameterClause
  /// attribute* modifier* type? expr?. `label name: type... = default`.
  /// main: first name (label or `_`), none for an enum payload or subscript without a name. The
  /// second name, if any, is the token behind it: `tree.parameterLabel` and `tree.parameterName`.
  /// Ellipsis: `tree.isVariadic(node)`. Also the parameters of closures (`type?` none if inferred).
  case parameter
  /// type?. `async throws(E)`: `type` is the thrown one. Tokens: `async`, `reasync`, `throws`,
  /// `rethrows`, `await`. main: `throws`/`rethrows` or, without, `async`.
  case effects
  /// No children. `(newValue)` behind `set`. main: the name.
  case parameterName
  /// accessorDecl* | item*. `{ get set }`, `{ willSet {…} }` or the body of an implicit getter
  /// (`tree.isImplicitGetter(node)`: no accessor in it). main: `{`.
  case accessorBlock
  /// item*. main: `{`.
  case codeBlock
  /// ifConfigClause+. `#if … #endif` among statements, members, switch cases, accessors, attributes,
  /// parameters, array elements. main: `#if`.
  case ifConfig
  /// ifConfigCondition? item*. The children after the condition are what stands at that place:
  /// items, members, `switchCase`s, accessors, attributes; in a `postfixIfConfigExpr` at most one
  /// `expr`, whose innermost base is missing. main: `#if`, `#elseif`, `#else`.
  case ifConfigClause
  /// expr. The condition of `#if`, `#elseif` as an expression (`os(iOS) && !DEBUG`,
  /// `swift(>=6)`, `canImport(A, _version: 1.2)`). main: none.
  case ifConfigCondition
  /// No children. One comma-separated part of `@available(…)`, `#available(…)`: `iOS 17.0`, `*`,
  /// `deprecated`, `message: "…"`. main: first token.
  case availabilityArgument

  // MARK: - Statements

  /// expr?. main: `return`.
  case returnStmt
  /// expr. main: `throw`.
  case throwStmt
  /// No children. main: label or none.
  case breakStmt, continueStmt
  /// No children. main: `fallthrough`.
  case fallthroughStmt
  /// codeBlock. main: `defer`.
  case deferStmt
  /// effects? codeBlock catchClause*. main: `do`.
  case doStmt
  /// catchItem* codeBlock. main: `catch`.
  case catchClause
  /// pattern? whereClause?. main: none.
  case catchItem
  /// condition* codeBlock, where condition is `expr`, `optionalBinding`, `matchingCondition` or
  /// `availabilityCondition`. main: `guard`.
  case guardStmt
  /// condition* codeBlock. main: `while`.
  case whileStmt
  /// codeBlock expr. main: `repeat`.
  case repeatStmt
  /// pattern type? expr whereClause? codeBlock. `for try await case let x? in …`. main: `for`.
  case forStmt
  /// expr. main: `where`.
  case whereClause
  /// stmt or expr (`ifExpr`, `switchExpr`). main: the label.
  case labeledStmt
  /// expr*. main: `yield`.
  case yieldStmt
  /// expr. main: `discard`.
  case discardStmt
  /// expr. main: `then`.
  case thenStmt

  // MARK: - Conditions

  /// pattern type? expr?. `if let x: T = e`, `if let x`. main: `let` or `var`.
  case optionalBinding
  /// pattern type? expr. `if case p = e`. main: `case`.
  case matchingCondition
  /// availabilityArgument*. main: `#available` or `#unavailable`.
  case availabilityCondition

  // MARK: - Patterns

  /// No children. main: name.
  case identifierPattern
  /// No children. main: `_`.
  case wildcardPattern
  /// tuplePatternElement*. main: `(`.
  case tuplePattern
  /// pattern. main: label or none.
  case tuplePatternElement
  /// pattern. `let p`, `var p`. main: the keyword.
  case valueBindingPattern
  /// type. `is T`. main: `is`.
  case isTypePattern
  /// expr. Below a `let`, names are `patternExpr(identifierPattern)`: `case let .a(x)` is
  /// valueBindingPattern(expressionPattern(callExpr(memberAccessExpr, argument(patternExpr)))), and
  /// `case let (a, b)` holds a `tupleExpr` of `patternExpr`s. A lone `_` behind `case` or `catch` is
  /// a `discardAssignmentExpr`. main: none.
  case expressionPattern
  /// A pattern that is missing. No children, no tokens.
  case missingPattern

  // MARK: - Expressions

  /// (operand operator)+ operand?, flat in source order; precedence is not applied. operand: any other
  /// `expr`. operator: `binaryOperator`, `assignment`, `ternary`, `arrowOperator` (each followed by an
  /// operand), `asOperator`, `isOperator` (each holds its type, and the next child, if any, is an
  /// operator again). At least one operator. main: none.
  case sequenceExpr
  /// No children. main: the operator (its first part, if split).
  case binaryOperator
  /// No children. main: `=`.
  case assignment
  /// expr. `? expr :`; the operand behind it is the false branch's first. main: `?`.
  case ternary
  /// No children. `->` with the effects before it, in an expression. main: `->`.
  case arrowOperator
  /// type. `as T`, `as? T`, `as! T`: the mark is the token after main. main: `as`.
  case asOperator
  /// type. main: `is`.
  case isOperator
  /// expr. main: the operator. `&x` is `inOutExpr`.
  case prefixOperatorExpr
  /// expr. main: the operator.
  case postfixOperatorExpr
  /// expr. main: `&`.
  case inOutExpr
  /// expr. `try`, `try?`, `try!`: the mark is the token after main. main: `try`. Holds one operand:
  /// `try a + b` is a sequence whose first operand is the `tryExpr`.
  case tryExpr
  /// expr. main: `await`. The same holds.
  case awaitExpr
  /// expr. main: `unsafe`.
  case unsafeExpr
  /// expr. main: the keyword.
  case consumeExpr, borrowExpr, copyExpr
  /// expr. `repeat e`. main: `repeat`.
  case packExpansionExpr
  /// expr. `each e`. main: `each`.
  case packElementExpr
  /// argumentNames?. A name, `self`, `Self`, `super`, `init`, `$0`, `_`-less operator reference
  /// `(+)`. main: the name.
  case declReferenceExpr
  /// No children. `(a:b:)` behind a name. main: `(`.
  case argumentNames
  /// expr? argumentNames?. `base.name`; without base `.name` (implicit member, or in a
  /// `postfixIfConfigExpr` clause). The name may be a word, `self`, `init`, an integer or `Type`.
  /// main: the name.
  case memberAccessExpr
  /// expr argument* closureExpr? labeledClosure*. Callee, arguments, trailing closure. main: `(`, or
  /// none for a call with nothing but closures.
  case callExpr
  /// expr argument* closureExpr? labeledClosure*. main: `[`.
  case subscriptCallExpr
  /// expr | operator reference. One argument of a call, subscript, tuple, macro or attribute.
  /// main: label or none.
  case argument
  /// closureExpr. `label: {…}` behind a trailing closure. main: label.
  case labeledClosure
  /// expr genericArgumentClause. `Foo<T>`. main: `<`.
  case genericSpecializationExpr
  /// expr. `x?`. main: `?`.
  case optionalChainingExpr
  /// expr. `x!`. main: `!`.
  case forceUnwrapExpr
  /// expr? ifConfig. `base #if … .a() #else .b() #endif`; what follows `#endif` has it as its base.
  /// main: none.
  case postfixIfConfigExpr
  /// closureSignature? item*. main: `{`.
  case closureExpr
  /// attribute* closureCapture* (parameterClause | closureParameter*) effects? type?. Up to and
  /// including `in`. `type` is the result. main: `in`.
  case closureSignature
  /// expr?. `[weak self]`, `[unowned(safe) x = y]`: `expr` after `=`. Specifiers are tokens.
  /// main: name.
  case closureCapture
  /// No children. `x` or `_` of `{ x, _ in`. main: the name.
  case closureParameter
  /// argument*. `(a, b)`, `(a)`, `()`. main: `(`.
  case tupleExpr
  /// (expr | ifConfig)*. main: `[`.
  case arrayExpr
  /// dictionaryElement*. `[:]` has none. main: `[`.
  case dictionaryExpr
  /// expr expr. main: `:`.
  case dictionaryElement
  /// No children. main: the literal.
  case integerLiteralExpr, floatLiteralExpr, booleanLiteralExpr, nilLiteralExpr
  /// interpolation*. Plain text is `stringSegment` tokens. main: the opening quote.
  case stringLiteralExpr
  /// argument*. `\(…)`. main: `(`.
  case interpolation
  /// No children. main: the first slash.
  case regexLiteralExpr
  /// type? (keyPathProperty | keyPathSubscript | keyPathOptional | keyPathMethod)*.
  /// `\Root.a[0]?.b`. A dot before a component is its first token. main: `\`.
  case keyPathExpr
  /// argumentNames? genericArgumentClause?. main: the name.
  case keyPathProperty
  /// argument*. main: `[`.
  case keyPathSubscript
  /// No children. `?` or `!`. main: it.
  case keyPathOptional
  /// argument*. `(…)` behind a property. main: `(`.
  case keyPathMethod
  /// genericArgumentClause? argument* closureExpr? labeledClosure*. `#Preview("x") {…}`, `#file`,
  /// `#selector(…)`. main: the name after `#` (of `#A.B`: the last).
  case macroExpansionExpr
  /// condition* codeBlock (codeBlock | ifExpr)?. The last is the `else`. main: `if`.
  case ifExpr
  /// expr (switchCase | ifConfig)*. main: `switch`.
  case switchExpr
  /// attribute? switchCaseItem* item*. main: `case` or `default`.
  case switchCase
  /// pattern whereClause?. main: none.
  case switchCaseItem
  /// No children. `_`. main: `_`.
  case discardAssignmentExpr
  /// type. A type where an expression stands: `[Int].self`, `(any P).self`, generic `Foo<[T]>`'s
  /// inside, `some P`. Only where it cannot be read as an expression. main: none.
  case typeExpr
  /// pattern. See `expressionPattern`. main: none.
  case patternExpr
  /// `do` in an expression: effects? codeBlock catchClause*. main: `do`.
  case doExpr
  /// An expression that is missing. No children, no tokens.
  case missingExpr

  // MARK: - Types

  /// genericArgumentClause?. `Name<T>`, `Self`, `Any`, `_`. main: the name.
  case identifierType
  /// type genericArgumentClause?. `Base.Name<T>`. main: the last name.
  case memberType
  /// (type | expr)*. `expr` for integers. main: `<`.
  case genericArgumentClause
  /// type. main: `[`.
  case arrayType
  /// type type. main: `:`.
  case dictionaryType
  /// (type | expr) type. `[3 of Int]`. main: `of`.
  case inlineArrayType
  /// type. main: `?`, `!`.
  case optionalType, implicitlyUnwrappedOptionalType
  /// tupleTypeElement*. main: `(`.
  case tupleType
  /// type expr?. `label name: type...`. main: first label or none.
  case tupleTypeElement
  /// tupleTypeElement* effects? type. main: `(`.
  case functionType
  /// type+. `A & B`. main: the first `&`.
  case compositionType
  /// type. main: `some`.
  case someType
  /// type. main: `any`.
  case anyType
  /// type. `T.Type`, `T.Protocol`. main: `Type` or `Protocol`.
  case metatypeType
  /// (attribute | typeSpecifier)+ type. `@escaping`, `inout`, `sending`, … main: none.
  case attributedType
  /// No children. `inout`, `borrowing`, `isolated`, `nonisolated(nonsending)`, … main: the word.
  case typeSpecifier
  /// type. `~Copyable`. main: `~`.
  case suppressedType
  /// type. main: `repeat`.
  case packExpansionType
  /// type. main: `each`.
  case packElementType
  /// No children. `class` in an inheritance clause. main: `class`.
  case classRestrictionType
  /// genericParameterClause type. `<T: P> [T]`. main: none.
  case namedOpaqueReturnType
  /// A type that is missing. No children, no tokens.
  case missingType

  // MARK: - Groups

  @inlinable public var isDeclaration: Bool {
    rawValue >= NodeKind.importDecl.rawValue && rawValue <= NodeKind.usingDecl.rawValue
      && self != .patternBinding && self != .enumCaseElement && self != .enumCaseParameterClause
      && self != .operatorDesignation && self != .precedenceGroupAttribute
  }

  /// `struct`, `class`, `enum`, `actor`, `protocol`, `extension`: what has a `memberBlock`.
  @inlinable public var isTypeDeclaration: Bool {
    rawValue >= NodeKind.structDecl.rawValue && rawValue <= NodeKind.extensionDecl.rawValue
  }

  @inlinable public var isStatement: Bool {
    switch self {
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt, .fallthroughStmt, .deferStmt, .doStmt,
      .guardStmt, .whileStmt, .repeatStmt, .forStmt, .labeledStmt, .yieldStmt, .discardStmt,
      .thenStmt:
      return true
    default: return false
    }
  }

  @inlinable public var isPattern: Bool {
    switch self {
    case .identifierPattern, .wildcardPattern, .tuplePattern, .valueBindingPattern, .isTypePattern,
      .expressionPattern, .missingPattern:
      return true
    default: return false
    }
  }

  /// Operators of a `sequenceExpr` and parts of expressions are no expressions.
  @inlinable public var isExpression: Bool {
    guard rawValue >= NodeKind.sequenceExpr.rawValue, rawValue <= NodeKind.missingExpr.rawValue
    else { return false }
    switch self {
    case .binaryOperator, .assignment, .ternary, .arrowOperator, .asOperator, .isOperator,
      .argumentNames, .argument, .labeledClosure, .closureSignature, .closureCapture,
      .closureParameter, .dictionaryElement, .interpolation, .keyPathProperty, .keyPathSubscript,
      .keyPathOptional, .keyPathMethod, .switchCase, .switchCaseItem:
      return false
    default: return true
    }
  }

  @inlinable public var isType: Bool {
    guard rawValue >= NodeKind.identifierType.rawValue else { return false }
    return self != .genericArgumentClause && self != .tupleTypeElement && self != .typeSpecifier
  }
}
