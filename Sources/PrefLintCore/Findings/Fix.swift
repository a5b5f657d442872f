// What a machine may write to mend a finding. A fix is whole or nothing: its edits belong together.

/// A change of the sources that mends a finding and changes no behaviour.
public struct Fix: Sendable, Equatable {
  /// A replacement of some bytes of a file.
  public struct Edit: Sendable, Equatable {
    /// UTF-8 offsets; empty for an insertion.
    public var range: SourceRange
    public var replacement: String

    public init(range: SourceRange, replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// A lower-case phrase for the imperative: "write 'static let'".
  public var description: String
  /// Ordered by place; none overlaps another.
  public var edits: [Edit]

  public init(description: String, edits: [Edit]) {
    self.description = description
    self.edits = edits
  }
}
