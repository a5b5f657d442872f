// What a project's configuration teaches the catalogue about components from outside.

/// A modifier that a configuration describes.
public struct CatalogueAddition: Hashable, Sendable {
  /// What environment the content closures of the modifier have.
  public enum Content: String, CaseIterable, Sendable {
    /// That which enters the modifier, as for `sheet` and `overlay` (B1).
    case inherits
    /// None of the tree's: the modifier shows it in a host of its own (C3b, C11).
    case detached
  }

  public var name: String
  /// Nil leaves what is known.
  public var content: Content?
  /// Names of the types of the objects that the modifier writes (A1).
  public var injects: [String]

  public init(name: String, content: Content? = nil, injects: [String] = []) {
    self.name = name
    self.content = content
    self.injects = injects
  }
}

extension Catalogue {
  /// Adds what a configuration says to what is known. A modifier that is described twice writes the types
  /// of both; the last word on its content counts.
  public mutating func apply(_ additions: [CatalogueAddition]) {
    for addition in additions {
      var entry = modifiers[addition.name] ?? ModifierEntry(addition.name)
      if let content = addition.content {
        entry.setContent(content == .inherits ? .content : .detached)
      }
      for type in addition.injects where !entry.injects.contains(type) {
        entry.injects.append(type)
      }
      modifiers[addition.name] = entry
    }
  }
}

extension ModifierEntry {
  fileprivate mutating func setContent(_ role: SlotRole) {
    unlistedContent = role
    for index in slots.indices where [.content, .detached].contains(slots[index].role) {
      slots[index].role = role
    }
  }
}
