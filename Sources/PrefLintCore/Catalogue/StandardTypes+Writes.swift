// What is known of the code that writes: what fills lists, what runs closures at once.

extension StandardTypes {
  /// Types whose values without arguments have no elements.
  static let listTypes: Set<String> = ["Array", "Dictionary", "Set"]
  /// Methods after which a list has elements, and the one that takes them all away.
  static let filling: Set<String> = ["append", "insert"]
  static let emptying = "removeAll"
  /// What no list answers that has no elements.
  static let questionsOfElements = ["first", "last", "contains", "hasPrefix", "hasSuffix"]
  /// What runs a closure with the code around it.
  static let continuingCallees: Set<String> = [
    "withAnimation", "withTransaction", "sync", "assumeIsolated", "performAndWait", "forEach",
  ]
  /// The modifier whose controls do nothing.
  static let disabling = "disabled"
  /// The label of what a presentation does once it is gone.
  static let dismissing = "onDismiss"
}
