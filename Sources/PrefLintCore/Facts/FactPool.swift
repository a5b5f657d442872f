// Facts are flat: every element is a value in one array of its file, and elements name each other by
// index. Nothing in them is shared between files, so that files are read in parallel, encoded byte for
// byte alike anywhere, and dropped or replaced one by one.

/// The index of an element of a file's facts.
public struct FactID<Element>: Hashable, Sendable {
  public let rawValue: UInt32

  @inlinable public init(_ rawValue: Int) { self.rawValue = UInt32(truncatingIfNeeded: rawValue) }

  @inlinable public var index: Int { Int(rawValue) }
}

extension FactID: FastHashable {
  @inline(__always) func mix(into mixer: inout HashMixer) { mixer.add(rawValue) }

  public func hash(into hasher: inout Hasher) { hasher.combine(fastHash) }

  public func _rawHashValue(seed: Int) -> Int { fastHash(seed) }
}

/// A run of consecutive elements in one of a file's arrays.
public struct FactList<Element>: Hashable, Sendable {
  public let start: UInt32
  public let count: UInt32

  @inlinable public init(start: Int, count: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.count = UInt32(truncatingIfNeeded: count)
  }

  /// The list without elements.
  @inlinable public static var empty: Self { Self(start: 0, count: 0) }

  @inlinable public var isEmpty: Bool { count == 0 }

  @inlinable public var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// A name of one file: an index into `FileFacts.names`.
public struct LocalName: Hashable, Sendable {
  public let rawValue: UInt32

  @inlinable public init(_ rawValue: Int) { self.rawValue = UInt32(truncatingIfNeeded: rawValue) }

  @inlinable public var index: Int { Int(rawValue) }

  /// The empty name: a missing argument label, `_`, or a name that was not written.
  @inlinable public static var none: Self { Self(0) }
}

/// A half-open range of UTF-8 offsets in the facts' file.
public struct TextRange: Hashable, Sendable {
  public let start: UInt32
  public let end: UInt32

  @inlinable public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  /// Whether a range lies within this one.
  @inlinable public func contains(_ other: TextRange) -> Bool {
    start <= other.start && other.end <= end
  }
}
