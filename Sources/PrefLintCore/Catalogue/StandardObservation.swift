// How views learn that an object has changed: which declarations make a property of a class observed.

enum StandardObservation {
  /// The protocol of objects that announce changes, and the member that does.
  static let protocolName = "ObservableObject"
  static let publisher = "objectWillChange"
  /// What announces one.
  static let announcing = "send"
  /// Wrappers of such an object's properties that announce theirs.
  static let publishing: Set<String> = ["Published", "AppStorage"]
  /// Wrappers with which a view observes such an object that it holds; `@State` does not.
  static let observingWrappers: Set<String> = [
    "StateObject", "ObservedObject", "EnvironmentObject",
  ]
  /// Macros that make every stored property of a class observed, and attributes that leave one out.
  static let macros: Set<String> = ["Observable", "Model", "Perceptible"]
  static let ignoring: Set<String> = [
    "ObservationIgnored", "PerceptionIgnored", "Transient",
  ]
  /// Macros of classes whose objects a store gives back, and protocols of what is read from what was stored.
  static let storing: Set<String> = ["Model"]
  static let loadedProtocols = ["Decodable", "Codable", "NSCoding", "NSSecureCoding"]

  /// Values of the environment with what code asks of the system that changes together with them: a view may have such a value
  /// only to be updated then, as fonts that are scaled outside of SwiftUI ask it to.
  static let changingTogether: [String: [String]] = [
    "dynamicTypeSize": scaling, "sizeCategory": scaling,
  ]
  private static let scaling = [
    "UIFontMetrics", "preferredContentSizeCategory", "preferredFont", "scaledFont", "scaledValue",
  ]
}
