// What is known of the names that code declares, by the form of their declarations alone.

/// Names that a body declares of which evaluation follows what changes do. One that is declared twice is followed no longer.
struct FollowedNames {
  private var counters: [Name: DeclarationID] = [:]
  private var lists: [Name: DeclarationID] = [:]
  private var others: Set<Name> = []
  /// Variables that have accessors, observers or a wrapper, and what their accessors change.
  var observed: Set<Name> = []

  enum Form {
    /// A variable of type `Int` that starts with a number.
    case counter
    /// A constant list that is written out.
    case list
    case other
  }

  mutating func declare(_ name: Name, _ form: Form, _ id: DeclarationID) {
    if [counters[name], lists[name]].contains(where: { $0 != nil && $0 != id }) {
      others.insert(name)
    }
    switch form {
    case .counter: counters[name] = id
    case .list: lists[name] = id
    case .other: others.insert(name)
    }
  }

  func isCounter(_ name: Name) -> Bool { counters[name] != nil && !others.contains(name) }

  func isList(_ name: Name) -> Bool { lists[name] != nil && !others.contains(name) }
}
