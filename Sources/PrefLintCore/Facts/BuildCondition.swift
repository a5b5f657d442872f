// `#if` conditions. Every fact belongs to one; a path exists where all its facts do.

public typealias BuildConditionID = FactID<BuildCondition>

/// A condition of `#if`, or the conjunction of those around a fact. Element 0 of a file's conditions is
/// `always`.
public enum BuildCondition: Hashable, Sendable {
  case always
  case never
  /// `os(iOS)`
  case platform(LocalName)
  /// `canImport(UIKit)`: the first component of the module's name.
  case canImport(LocalName)
  /// `targetEnvironment(simulator)`
  case environment(LocalName)
  /// `DEBUG`
  case flag(LocalName)
  /// `swift(>=6)`, `compiler(…)`, `arch(…)`, `hasFeature(…)`, and what could not be read.
  case other
  case not(BuildConditionID)
  case and(BuildConditionID, BuildConditionID)
  case or(BuildConditionID, BuildConditionID)
}
