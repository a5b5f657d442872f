// A YAML document as PrefLint's configuration may use it: maps, lists and texts, each with its place.

/// A place in a document: 1-based, columns in UTF-8 bytes.
public struct DocumentPosition: Hashable, Comparable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (lhs: DocumentPosition, rhs: DocumentPosition) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}

/// A mistake in a configuration.
public struct ConfigurationError: Error, Equatable, Sendable {
  public var position: DocumentPosition
  /// A lower-case phrase that says what was expected.
  public var message: String

  /// One line for standard error.
  public func line(path: String) -> String {
    "\(path):\(position.line):\(position.column): error: \(clipped(message))"
  }
}

/// A message without the rest of what it quotes, where that is no text of a person.
func clipped(_ message: String) -> String {
  message.utf8.count > 600 ? message.prefix(300) + "…" : message
}

/// A value of a document.
struct YAMLNode: Equatable {
  indirect enum Value: Equatable {
    /// Nothing stands where a value could.
    case absent
    case text(String, isPlain: Bool)
    case list([YAMLNode])
    case map([YAMLEntry])
  }

  var position: DocumentPosition
  var value: Value

  /// What stands there, for a message.
  var description: String {
    switch value {
    case .absent: "nothing"
    case .text(let text, _): "'\(text)'"
    case .list: "a list"
    case .map: "a map"
    }
  }
}

/// A key of a map and its value.
struct YAMLEntry: Equatable {
  var key: String
  var position: DocumentPosition
  var value: YAMLNode
}
