// Expressions, with operators folded by precedence, trailing closures among the arguments, and wrappers
// that carry no value (`try`, `await`, parentheses) dropped.

public typealias ExpressionID = FactID<Expression>
public typealias ExpressionList = FactList<ExpressionID>

/// An expression of one file.
public struct Expression: Sendable {
  public enum Cast: UInt8, Hashable, Sendable {
    /// `as`
    case coercion
    /// `as?`
    case conditional
    /// `as!`
    case forced
    /// `is`
    case check
  }

  public enum Kind: Sendable {
    /// An identifier: also `self`, `Self`, `super`, `$0`, `$projected`, `_storage` and type names.
    case name(LocalName, genericArguments: TypeReferenceList)
    /// `base.name<Arguments>`; also `base.self`, `base.init`, `base.0`.
    case member(base: ExpressionID, LocalName, genericArguments: TypeReferenceList)
    /// `.name`
    case implicitMember(LocalName, genericArguments: TypeReferenceList)
    /// `callee(arguments) { trailing } label: { trailing }`
    case call(callee: ExpressionID, ArgumentList)
    /// `base[arguments]`
    case subscripted(base: ExpressionID, ArgumentList)
    case closure(ClosureID)
    /// `"text \(interpolated)"`: the interpolated expressions. `literal` is the name of the text between
    /// the quotes when nothing is interpolated.
    case string(literal: LocalName, ExpressionList)
    /// A number as written.
    case number(LocalName)
    case boolean(Bool)
    case none
    case array(ExpressionList)
    /// Keys and values in turn.
    case dictionary(ExpressionList)
    /// `(a: x, y)`, two elements or more, or `()`.
    case tuple(ArgumentList)
    /// `operand?` within a chain.
    case optionalChain(ExpressionID)
    /// `operand!`
    case forceUnwrap(ExpressionID)
    case ternary(condition: ExpressionID, then: ExpressionID, otherwise: ExpressionID)
    case binary(LocalName, ExpressionID, ExpressionID)
    /// `target = value`
    case assignment(target: ExpressionID, value: ExpressionID)
    case prefix(LocalName, ExpressionID)
    case postfix(LocalName, ExpressionID)
    case cast(ExpressionID, Cast, TypeReferenceID)
    /// `try? operand`
    case optionalTry(ExpressionID)
    /// `&operand`
    case inOut(ExpressionID)
    /// A type where only a type can stand: `[Int]`'s twin `(any P)`, `(A) -> B`, `some P`.
    case type(TypeReferenceID)
    /// `\Root.a.b`: the names of the components; `isPlain` is false when there are others (subscripts,
    /// `?`, `!`).
    case keyPath(root: TypeReferenceID?, NameList, isPlain: Bool)
    /// `if` with a value, or as a statement.
    case conditional(ConditionalID)
    /// `switch` with a value, or as a statement.
    case selection(SelectionID)
    /// `do` with a value, or as a statement: the bodies of `do` and its `catch`es, and what these catch; a `catch` without a pattern is
    /// `default`.
    case doCatch(BlockList, SelectionCaseList)
    /// `#name(arguments) { }`
    case macro(LocalName, ArgumentList)
    /// `#if` within a postfix chain. Every clause is a chain on `configurationBase`.
    case configured(base: ExpressionID, ConfiguredList)
    /// Stands for the base within a clause of `configured`.
    case configurationBase
    /// Anything else, with the expressions in it.
    case other(ExpressionList)
  }

  public var kind: Kind
  public var range: TextRange
  /// The offset of the word that names the expression: a member's name, else its first byte.
  public var nameStart: UInt32

  public init(kind: Kind, range: TextRange, nameStart: UInt32) {
    self.kind = kind
    self.range = range
    self.nameStart = nameStart
  }
}

public typealias NameList = FactList<LocalName>
public typealias ArgumentList = FactList<Argument>

/// An argument of a call, a subscript, a tuple or an attribute.
public struct Argument: Sendable {
  public var label: LocalName
  public var value: ExpressionID
  public var isTrailing: Bool

  public init(label: LocalName, value: ExpressionID, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

public typealias ConfiguredList = FactList<ConfiguredExpression>

/// A clause of `#if` within a postfix chain.
public struct ConfiguredExpression: Sendable {
  /// Holds what the clause itself demands and what its predecessors deny.
  public var condition: BuildConditionID
  public var value: ExpressionID

  public init(condition: BuildConditionID, value: ExpressionID) {
    self.condition = condition
    self.value = value
  }
}

public typealias ClosureID = FactID<Closure>

/// A closure.
public struct Closure: Sendable {
  public var parameters: ParameterList
  /// Captured names, each with what is captured when written (`[x = y]`).
  public var captures: ArgumentList
  public var result: TypeReferenceID?
  public var body: Block
  public var range: TextRange

  public init(
    parameters: ParameterList, captures: ArgumentList, result: TypeReferenceID?, body: Block,
    range: TextRange
  ) {
    self.parameters = parameters
    self.captures = captures
    self.result = result
    self.body = body
    self.range = range
  }
}

public typealias ConditionalID = FactID<Conditional>

/// `if conditions { } else { }`; `else if` is an `otherwise` that holds one conditional.
public struct Conditional: Sendable {
  public var conditions: ConditionList
  public var then: Block
  public var otherwise: Block?

  public init(conditions: ConditionList, then: Block, otherwise: Block?) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
  }
}

public typealias SelectionID = FactID<Selection>
public typealias SelectionCaseList = FactList<SelectionCase>

/// `switch subject { cases }`
public struct Selection: Sendable {
  public var subject: ExpressionID
  public var cases: SelectionCaseList

  public init(subject: ExpressionID, cases: SelectionCaseList) {
    self.subject = subject
    self.cases = cases
  }
}

/// A case of a `switch`; `default` has no pattern.
public struct SelectionCase: Sendable {
  public var patterns: PatternList
  /// The `where` clauses of its patterns.
  public var guards: ExpressionList
  public var body: Block
  /// The `#if` that it stands in.
  public var condition: BuildConditionID
  public var isDefault: Bool
  public var fallsThrough: Bool

  public init(
    patterns: PatternList, guards: ExpressionList, body: Block, condition: BuildConditionID,
    isDefault: Bool, fallsThrough: Bool
  ) {
    self.patterns = patterns
    self.guards = guards
    self.body = body
    self.condition = condition
    self.isDefault = isDefault
    self.fallsThrough = fallsThrough
  }
}

extension FileFacts {
  /// Whether an expression is `.name` or `.name(…)`: what stands around it says of which type.
  func isImplicit(_ id: ExpressionID) -> Bool {
    switch self[id].kind {
    case .implicitMember: true
    case .call(let callee, _): isImplicit(callee)
    default: false
    }
  }
}
