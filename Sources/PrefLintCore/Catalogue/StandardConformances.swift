// To which protocols of the standard library its own types conform, for the ones that Swift tells overloads apart by (The Swift
// Standard Library, "Numbers and Basic Values", "Strings and Text").

enum StandardConformances {
  private static let common: Set<String> = [
    "Codable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Hashable",
    "Sendable",
  ]
  private static let numeric: Set<String> = common.union([
    "AdditiveArithmetic", "Comparable", "CustomReflectable", "ExpressibleByIntegerLiteral",
    "LosslessStringConvertible", "Numeric", "Strideable",
  ])
  private static let unsigned: Set<String> = numeric.union([
    "BinaryInteger", "CVarArg", "FixedWidthInteger", "UnsignedInteger",
  ])
  private static let signed: Set<String> = numeric.union([
    "BinaryInteger", "CVarArg", "FixedWidthInteger", "SignedInteger", "SignedNumeric",
  ])
  private static let floating: Set<String> = numeric.union([
    "BinaryFloatingPoint", "CVarArg", "ExpressibleByFloatLiteral", "FloatingPoint",
    "SignedNumeric",
  ])

  /// All protocols of `protocols` that a type has.
  static let ofTypes: [String: Set<String>] = [
    "Bool": common.union(["ExpressibleByBooleanLiteral", "LosslessStringConvertible"]),
    "CGFloat": floating.subtracting(["LosslessStringConvertible"]),
    "Double": floating, "Float": floating, "TimeInterval": floating,
    "Int": signed, "Int8": signed, "Int16": signed, "Int32": signed, "Int64": signed,
    "UInt": unsigned, "UInt8": unsigned, "UInt16": unsigned, "UInt32": unsigned,
    "UInt64": unsigned,
    "String": common.union([
      "BidirectionalCollection", "Collection", "Comparable", "ExpressibleByStringInterpolation",
      "ExpressibleByStringLiteral", "LosslessStringConvertible", "RangeReplaceableCollection",
      "Sequence", "StringProtocol", "TextOutputStream", "TextOutputStreamable",
    ]),
  ]

  /// The protocols that are told here: a type of `ofTypes` has them only if that says so.
  static let protocols = signed.union(floating).union(ofTypes["String"] ?? [])
    .union(["ExpressibleByBooleanLiteral", "UnsignedInteger"])
    .union([
      "AsyncSequence", "CaseIterable", "DataProtocol", "Error", "Identifiable", "MutableCollection",
      "OptionSet", "RandomAccessCollection", "RawRepresentable", "SetAlgebra", "View",
    ])
    // What Foundation adds is not told.
    .subtracting(["CVarArg", "CustomReflectable"])

  /// Which protocols a protocol comes with, of those that overloads ask for.
  static let inherited: [String: Set<String>] = [
    "BidirectionalCollection": ["Collection", "Sequence"],
    "BinaryFloatingPoint": [
      "AdditiveArithmetic", "Comparable", "Equatable", "FloatingPoint", "Hashable", "Numeric",
      "SignedNumeric",
    ],
    "BinaryInteger": ["AdditiveArithmetic", "Comparable", "Equatable", "Hashable", "Numeric"],
    "Collection": ["Sequence"],
    "Comparable": ["Equatable"],
    "FixedWidthInteger": [
      "AdditiveArithmetic", "BinaryInteger", "Comparable", "Equatable", "Hashable", "Numeric",
    ],
    "FloatingPoint": [
      "AdditiveArithmetic", "Comparable", "Equatable", "Hashable", "Numeric", "SignedNumeric",
    ],
    "Hashable": ["Equatable"],
    "Numeric": ["AdditiveArithmetic", "Equatable"],
    "RandomAccessCollection": ["BidirectionalCollection", "Collection", "Sequence"],
    "SignedNumeric": ["AdditiveArithmetic", "Equatable", "Numeric"],
    "StringProtocol": [
      "BidirectionalCollection", "Collection", "Comparable", "Equatable", "Hashable", "Sequence",
    ],
  ]
}
