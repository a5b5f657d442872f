// Types as they are written. What a name means is the project's business.

public typealias TypeReferenceID = FactID<TypeReference>
public typealias TypeReferenceList = FactList<TypeReferenceID>

/// A type as it is written in the sources.
public struct TypeReference: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// `Name<Arguments>`, with the type before the dot in `Base.Name`.
    case named(base: TypeReferenceID?, LocalName, arguments: TypeReferenceList)
    /// `T?`; `T!` is one, too.
    case optional(TypeReferenceID)
    case array(TypeReferenceID)
    case dictionary(key: TypeReferenceID, value: TypeReferenceID)
    /// `(a: A, B)`: element types; `()` is the empty tuple. A single unlabelled element in parentheses
    /// is that element itself.
    case tuple(TypeElementList)
    /// `(A, B) -> R`. Attributes, effects, `inout` and the like are dropped.
    case function(parameters: TypeElementList, result: TypeReferenceID)
    case some(TypeReferenceID)
    case any(TypeReferenceID)
    /// `T.Type` and `T.Protocol`.
    case metatype(TypeReferenceID)
    /// `A & B`.
    case composition(TypeReferenceList)
    /// `_`, packs, integers, `~Copyable`, `[3 of T]` and what could not be read.
    case other
  }

  public var kind: Kind
  public var range: TextRange

  public init(kind: Kind, range: TextRange) {
    self.kind = kind
    self.range = range
  }
}

public typealias TypeElementList = FactList<TypeElement>

/// An element of a tuple type or a parameter of a function type.
public struct TypeElement: Hashable, Sendable {
  public var label: LocalName
  public var type: TypeReferenceID
  /// Whether the parameter's type carries `@ViewBuilder` or another attribute whose name ends in `Builder`.
  public var isBuilder: Bool
  public var isVariadic: Bool

  public init(
    label: LocalName, type: TypeReferenceID, isBuilder: Bool = false, isVariadic: Bool = false
  ) {
    self.label = label
    self.type = type
    self.isBuilder = isBuilder
    self.isVariadic = isVariadic
  }
}
