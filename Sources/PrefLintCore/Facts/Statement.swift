// Statements, conditions and patterns.

public typealias StatementID = FactID<Statement>
/// The statements between two braces.
public typealias Block = FactList<StatementID>
public typealias BlockList = FactList<Block>

/// A statement.
public struct Statement: Sendable {
  public enum Kind: Sendable {
    /// Also `if`, `switch` and `do`, whose expressions say so.
    case expression(ExpressionID)
    /// A local `let` or `var`, a function or a type. Several bindings are several statements.
    case declaration(DeclarationID)
    case returned(ExpressionID?)
    case thrown(ExpressionID)
    case guarded(ConditionList, otherwise: Block)
    case forEach(PatternID, in: ExpressionID, where: ExpressionID?, Block)
    case whileLoop(ConditionList, Block)
    case repeatLoop(Block, while: ExpressionID)
    case deferred(Block)
    case configured(ConfiguredBlockList)
    /// `let (a, b) = x`: a binding whose pattern is not one name.
    case destructured(PatternID, ExpressionID?)
    case jump(Jump)
    /// `fallthrough` and what could not be read.
    case other
  }

  public var kind: Kind
  public var range: TextRange

  public init(kind: Kind, range: TextRange) {
    self.kind = kind
    self.range = range
  }

  /// Whether it is `break`, `continue`, `fallthrough`, or could not be read.
  var isJumpOrUnread: Bool {
    switch kind {
    case .jump, .other: true
    default: false
    }
  }
}

/// `break` or `continue`.
public struct Jump: Hashable, Sendable {
  /// Where the statement begins that is left, or whose next round is begun: its UTF-8 offset, without its label.
  public var target: UInt32
  public var continues: Bool

  public init(target: UInt32, continues: Bool) {
    self.target = target
    self.continues = continues
  }
}

public typealias ConfiguredBlockList = FactList<ConfiguredBlock>

/// A clause of `#if` around statements.
public struct ConfiguredBlock: Sendable {
  /// Holds what the clause itself demands and what its predecessors deny.
  public var condition: BuildConditionID
  public var body: Block

  public init(condition: BuildConditionID, body: Block) {
    self.condition = condition
    self.body = body
  }
}

public typealias ConditionList = FactList<Condition>

/// An element of the conditions of `if`, `guard` and `while`.
public enum Condition: Sendable {
  case expression(ExpressionID)
  /// `let name = value`; the short form `let name` has the name as its value.
  case optionalBinding(PatternID, TypeReferenceID?, ExpressionID)
  /// `case pattern = value`
  case match(PatternID, ExpressionID)
  /// `#available(…)`, `#unavailable(…)`, as written.
  case availability(LocalName)
}

public typealias PatternID = FactID<Pattern>
public typealias PatternList = FactList<PatternID>

/// A pattern. `let` and `var` inside it are dropped: an `identifier` binds.
public struct Pattern: Sendable {
  public enum Kind: Sendable {
    case wildcard
    case identifier(LocalName)
    case tuple(PatternElementList)
    /// `.name(payload)` or `Type.name(payload)`
    case enumCase(type: ExpressionID?, LocalName, PatternElementList)
    /// `pattern?`
    case optional(PatternID)
    /// `is T`
    case check(TypeReferenceID)
    /// `pattern as T`, and `pattern: T`.
    case cast(PatternID, TypeReferenceID)
    case expression(ExpressionID)
  }

  public var kind: Kind
  public var range: TextRange

  public init(kind: Kind, range: TextRange) {
    self.kind = kind
    self.range = range
  }
}

public typealias PatternElementList = FactList<PatternElement>

/// An element of a tuple pattern or of an enum case's payload.
public struct PatternElement: Sendable {
  public var label: LocalName
  public var pattern: PatternID

  public init(label: LocalName, pattern: PatternID) {
    self.label = label
    self.pattern = pattern
  }
}
