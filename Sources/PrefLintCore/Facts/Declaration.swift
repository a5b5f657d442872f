// Declarations with everything that is written about them.

public typealias DeclarationID = FactID<Declaration>
public typealias DeclarationList = FactList<DeclarationID>

/// Modifiers that matter to a reader of the view tree.
public struct DeclarationModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `static`, and `class` before a member.
  public static let isStatic = Self(rawValue: 1 << 0)
  public static let isPrivate = Self(rawValue: 1 << 1)
  public static let isFilePrivate = Self(rawValue: 1 << 2)
  public static let isPublic = Self(rawValue: 1 << 3)
  public static let isOpen = Self(rawValue: 1 << 4)
  public static let isOverride = Self(rawValue: 1 << 5)
  public static let isLazy = Self(rawValue: 1 << 6)
  public static let isWeak = Self(rawValue: 1 << 7)
  public static let isMutating = Self(rawValue: 1 << 8)
  public static let isConvenience = Self(rawValue: 1 << 9)
  public static let isFinal = Self(rawValue: 1 << 10)
  public static let isIndirect = Self(rawValue: 1 << 11)
  /// `private(set)` and the like: the setter only.
  public static let hasPrivateSetter = Self(rawValue: 1 << 12)
  public static let isPackage = Self(rawValue: 1 << 13)
  /// Any modifier without a name here: `nonisolated`, `unowned`, `borrowing` and the like.
  public static let hasOther = Self(rawValue: 1 << 14)
  /// `@available(*, unavailable)`, whatever the build: no code can use the declaration.
  public static let isUnavailable = Self(rawValue: 1 << 15)
}

/// A declaration: of a type, an extension, a member, a global or a local.
public struct Declaration: Sendable {
  public enum Kind: Sendable {
    case structure, classType, actor, enumeration, protocolType
    /// `extension Type`
    case extensionOf(TypeReferenceID)
    case function(FunctionID)
    case initializer(FunctionID, isFailable: Bool)
    case deinitializer(FunctionID)
    case subscriptMember(FunctionID, AccessorList)
    /// One name of a `let` or `var`. `destructured` ones have no initializer of their own.
    case variable(VariableID)
    case enumCase(FunctionID, rawValue: ExpressionID?)
    case typeAlias(TypeReferenceID)
    case associatedType(TypeReferenceID?)
    /// A freestanding macro at declaration level: `#Preview("name") { }`.
    case macroExpansion(ArgumentList)
    /// Operators, precedence groups, macro declarations.
    case other
  }

  public var kind: Kind
  public var name: LocalName
  /// The whole declaration, attributes included.
  public var range: TextRange
  /// The name, or the keyword where there is none.
  public var nameRange: TextRange
  public var parent: DeclarationID?
  public var modifiers: DeclarationModifiers
  public var attributes: AttributeList
  public var genericParameters: GenericParameterList
  public var requirements: RequirementList
  /// The inheritance clause: of a type, an extension, an associated type.
  public var inheritance: TypeReferenceList
  /// Members of a type or an extension, in source order, those inside `#if` included.
  public var members: DeclarationList
  /// The conjunction of every `#if` around it.
  public var condition: BuildConditionID

  public init(
    kind: Kind, name: LocalName, range: TextRange, nameRange: TextRange, parent: DeclarationID?,
    modifiers: DeclarationModifiers = [], attributes: AttributeList = .empty,
    genericParameters: GenericParameterList = .empty, requirements: RequirementList = .empty,
    inheritance: TypeReferenceList = .empty, members: DeclarationList = .empty,
    condition: BuildConditionID = BuildConditionID(0)
  ) {
    self.kind = kind
    self.name = name
    self.range = range
    self.nameRange = nameRange
    self.parent = parent
    self.modifiers = modifiers
    self.attributes = attributes
    self.genericParameters = genericParameters
    self.requirements = requirements
    self.inheritance = inheritance
    self.members = members
    self.condition = condition
  }
}

public typealias GenericParameterList = FactList<GenericParameter>

/// `T: Constraint`, also `each T` and `let N: Int`.
public struct GenericParameter: Sendable {
  public var name: LocalName
  public var constraint: TypeReferenceID?

  public init(name: LocalName, constraint: TypeReferenceID?) {
    self.name = name
    self.constraint = constraint
  }
}

public typealias RequirementList = FactList<Requirement>

/// An element of a `where` clause.
public struct Requirement: Sendable {
  public var subject: TypeReferenceID
  /// `==` rather than `:`.
  public var isSameType: Bool
  public var bound: TypeReferenceID

  public init(subject: TypeReferenceID, isSameType: Bool, bound: TypeReferenceID) {
    self.subject = subject
    self.isSameType = isSameType
    self.bound = bound
  }
}

public typealias AttributeList = FactList<Attribute>

/// `@Name<Types>(arguments)`, also `@Module.Name`.
public struct Attribute: Sendable {
  /// The attribute's type; its name is the last component.
  public var type: TypeReferenceID
  public var name: LocalName
  public var arguments: ArgumentList
  /// Whether parentheses are written.
  public var hasArguments: Bool
  public var range: TextRange

  public init(
    type: TypeReferenceID, name: LocalName, arguments: ArgumentList, hasArguments: Bool,
    range: TextRange
  ) {
    self.type = type
    self.name = name
    self.arguments = arguments
    self.hasArguments = hasArguments
    self.range = range
  }
}

public typealias ParameterList = FactList<Parameter>

/// A parameter of a function, an initialiser, a subscript, an enum case or a closure.
public struct Parameter: Sendable {
  /// The argument label; `LocalName.none` for `_`. A closure's parameter has none.
  public var label: LocalName
  /// The name inside the body; `LocalName.none` for `_`.
  public var name: LocalName
  public var type: TypeReferenceID?
  public var defaultValue: ExpressionID?
  public var attributes: AttributeList
  public var isVariadic: Bool
  /// Whether an argument is code that may run when the function has returned: `@autoclosure @escaping`.
  public var isDelayed: Bool
  /// Whether the function may change what it is given.
  public var isInOut: Bool
  public var range: TextRange

  public init(
    label: LocalName, name: LocalName, type: TypeReferenceID?, defaultValue: ExpressionID? = nil,
    attributes: AttributeList = .empty, isVariadic: Bool = false, isDelayed: Bool = false,
    isInOut: Bool = false, range: TextRange
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.attributes = attributes
    self.isVariadic = isVariadic
    self.isDelayed = isDelayed
    self.isInOut = isInOut
    self.range = range
  }
}

public typealias FunctionID = FactID<Function>

/// The signature and body of a function, an initialiser or a subscript.
public struct Function: Sendable {
  public var parameters: ParameterList
  public var result: TypeReferenceID?
  /// Nil for a requirement of a protocol.
  public var body: Block?
  /// Whether it is declared to throw.
  public var isThrowing: Bool

  public init(
    parameters: ParameterList, result: TypeReferenceID?, body: Block?, isThrowing: Bool = false
  ) {
    self.parameters = parameters
    self.result = result
    self.body = body
    self.isThrowing = isThrowing
  }
}

public typealias VariableID = FactID<Variable>

/// One name of a `let` or `var`.
public struct Variable: Sendable {
  public var isLet: Bool
  public var type: TypeReferenceID?
  public var initializer: ExpressionID?
  /// Empty for a stored property without observers. A getter without the word `get` is one.
  public var accessors: AccessorList
  /// The word `let` or `var`, which the names of one declaration share.
  public var keyword: TextRange

  public init(
    isLet: Bool, type: TypeReferenceID?, initializer: ExpressionID?, accessors: AccessorList,
    keyword: TextRange
  ) {
    self.isLet = isLet
    self.keyword = keyword
    self.type = type
    self.initializer = initializer
    self.accessors = accessors
  }
}

public typealias AccessorList = FactList<Accessor>

/// An accessor with its body; a requirement (`{ get set }`) has none.
public struct Accessor: Sendable {
  public enum Kind: UInt8, Hashable, Sendable {
    case get, set, willSet, didSet, other
  }

  public var kind: Kind
  public var body: Block?
  /// Whether it is written `mutating`: a getter that changes the value it is asked of.
  public var isMutating: Bool
  public var range: TextRange

  public init(kind: Kind, body: Block?, isMutating: Bool = false, range: TextRange) {
    self.kind = kind
    self.body = body
    self.isMutating = isMutating
    self.range = range
  }
}
