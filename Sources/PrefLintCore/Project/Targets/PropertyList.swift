// The old-style property lists in which Xcode keeps its projects: `{ key = value; }`, `( a, b )`, words and
// quoted texts, with comments. One pass over the bytes appends nodes to flat memory; it never fails. What is
// malformed is dropped, and what is cut off ends where it ends.

/// An old-style property list. Nodes name each other by index; the first is the outermost value. How many of them are
/// looked at is bounded by how many there are: what a list names again and again would be read as often.
struct PropertyList {
  /// The index of a node.
  typealias NodeID = Int32

  private struct Node: Sendable {
    enum Kind: UInt8 { case word, quoted, list, dictionary }

    var kind: Kind
    /// The bytes of a text, without its quotes.
    var start: UInt32
    var end: UInt32
    /// The first value of a list; the first key of a dictionary, whose keys and values alternate.
    var first: NodeID = -1
    var next: NodeID = -1
  }

  /// A container that is not closed yet.
  private struct Open {
    var node: NodeID
    var last: NodeID = -1
    var key: NodeID = -1
    var hasEquals = false
  }

  /// How many nodes may still be looked at.
  private final class Budget {
    var left = 0

    /// Whether there is one left; takes it.
    func takes() -> Bool {
      left -= 1
      return left >= 0
    }
  }

  private let bytes: [UInt8]
  private var nodes: [Node] = []
  private let budget = Budget()
  /// The bytes that were looked at.
  let steps = StepCount()

  /// How often each node may be looked at on average; of 165 real projects the highest came to 2.1.
  private static let looks = 16

  /// Reads a property list.
  ///
  /// - Complexity: linear in the bytes.
  init(_ bytes: [UInt8]) {
    // Offsets are 32 bits wide; a longer project is none.
    self.bytes = bytes.count < Int(UInt32.max) ? bytes : []
    read()
    budget.left = nodes.count * Self.looks
  }

  // MARK: Asking

  /// Whether more was asked than there is to know: some of what was asked was not answered.
  var isExhausted: Bool { budget.left < 0 }

  var root: NodeID? { nodes.isEmpty ? nil : 0 }

  /// The values of a list; of anything else none.
  func elements(_ id: NodeID?) -> [NodeID] {
    guard let id, nodes[Int(id)].kind == .list else { return [] }
    var found: [NodeID] = []
    var current = nodes[Int(id)].first
    while current >= 0, budget.takes() {
      found.append(current)
      current = nodes[Int(current)].next
    }
    return found
  }

  /// The keys and values of a dictionary; of anything else none.
  func entries(_ id: NodeID?) -> [(key: NodeID, value: NodeID)] {
    guard let id, nodes[Int(id)].kind == .dictionary else { return [] }
    var found: [(key: NodeID, value: NodeID)] = []
    var current = nodes[Int(id)].first
    while current >= 0, budget.takes() {
      let value = nodes[Int(current)].next
      guard value >= 0 else { break }
      found.append((current, value))
      current = nodes[Int(value)].next
    }
    return found
  }

  /// The first value of a key.
  ///
  /// - Complexity: linear in the dictionary.
  func value(_ key: StaticString, of id: NodeID?) -> NodeID? {
    guard let id, nodes[Int(id)].kind == .dictionary else { return nil }
    var current = nodes[Int(id)].first
    while current >= 0, budget.takes() {
      let value = nodes[Int(current)].next
      guard value >= 0 else { return nil }
      if spells(current, key) { return value }
      current = nodes[Int(value)].next
    }
    return nil
  }

  func text(_ key: StaticString, of id: NodeID?) -> String? { value(key, of: id).flatMap(text) }

  /// Whether a node is a text without escapes that equals another.
  func spells(_ id: NodeID, _ text: StaticString) -> Bool {
    guard let range = range(id), range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { unsafe bytes[range].elementsEqual($0) }
  }

  /// The bytes of a text as they are written; nil for a container.
  func written(_ id: NodeID) -> ArraySlice<UInt8>? { range(id).map { bytes[$0] } }

  /// A text with its escapes read; nil for a container.
  func text(_ id: NodeID) -> String? {
    guard let range = range(id) else { return nil }
    let slice = bytes[range]
    guard nodes[Int(id)].kind == .quoted, slice.contains(Self.backslash) else {
      return String(decoding: slice, as: UTF8.self)
    }
    return String(decoding: unescaped(slice), as: UTF8.self)
  }

  private func range(_ id: NodeID) -> Range<Int>? {
    let node = nodes[Int(id)]
    guard node.kind == .word || node.kind == .quoted else { return nil }
    return Int(node.start)..<Int(node.end)
  }

  /// `\n`, `\t`, `\"`, `\U00e9` and three octal digits; any other escaped byte stands for itself.
  private func unescaped(_ slice: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var index = slice.startIndex
    while index < slice.endIndex {
      let byte = slice[index]
      index += 1
      guard byte == Self.backslash, index < slice.endIndex else {
        result.append(byte)
        continue
      }
      let escaped = slice[index]
      index += 1
      switch escaped {
      case UInt8(ascii: "n"): result.append(10)
      case UInt8(ascii: "t"): result.append(9)
      case UInt8(ascii: "r"): result.append(13)
      case UInt8(ascii: "U"), UInt8(ascii: "u"):
        let (value, count) = Self.number(slice[index...].prefix(4), radix: 16)
        index += count
        let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
        result += Array(String(Character(scalar)).utf8)
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        let (value, count) = Self.number(slice[(index - 1)...].prefix(3), radix: 8)
        index += count - 1
        result.append(UInt8(truncatingIfNeeded: value))
      default: result.append(escaped)
      }
    }
    return result
  }

  private static func number(_ digits: ArraySlice<UInt8>, radix: UInt32) -> (UInt32, Int) {
    var value: UInt32 = 0
    var count = 0
    for byte in digits {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix else { break }
      value = value * radix + UInt32(digit)
      count += 1
    }
    return (value, count)
  }

  // MARK: Reading

  private mutating func read() {
    nodes.reserveCapacity(bytes.count / 16)
    let source = bytes
    unsafe source.withUnsafeBufferPointer { unsafe read(Source($0, steps)) }
  }

  /// The bytes as they lie in memory: projects are megabytes of them.
  @safe private struct Source {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let steps: StepCount
    let count: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ steps: StepCount) {
      unsafe self.bytes = unsafe bytes
      self.steps = steps
      count = bytes.count
    }

    @inline(__always) subscript(at: Int) -> UInt8 {
      precondition(at >= 0 && at < count, "index out of range")
      steps.add()
      return unsafe bytes[at]
    }
  }

  private mutating func read(_ bytes: Source) {
    var open: [Open] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      // Half of a project is blanks.
      if byte <= Self.blank {
        index += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        let kind: Node.Kind = byte == UInt8(ascii: "{") ? .dictionary : .list
        let node = append(kind, index, index, to: &open)
        if let node { open.append(Open(node: node)) }
        if node == nil { return }
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        let kind: Node.Kind = byte == UInt8(ascii: "}") ? .dictionary : .list
        // A bracket of the other kind closes nothing.
        if let last = open.last, nodes[Int(last.node)].kind == kind { open.removeLast() }
        if open.isEmpty { return }
        index += 1
      case UInt8(ascii: "="):
        if let last = open.indices.last, open[last].key >= 0 { open[last].hasEquals = true }
        index += 1
      case UInt8(ascii: ";"):
        if let last = open.indices.last {
          open[last].key = -1
          open[last].hasEquals = false
        }
        index += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let end = Self.endOfQuoted(bytes, from: index + 1, quote: byte)
        guard append(.quoted, index + 1, end, to: &open) != nil else { return }
        index = end + 1
      case UInt8(ascii: "<"):
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
        index += 1
      default:
        if byte == Self.slash, let end = Self.endOfComment(bytes, at: index) {
          index = end
        } else if Self.isWord(byte) {
          var end = index + 1
          while end < bytes.count {
            let next = bytes[end]
            guard Self.isWord(next) else { break }
            if next == Self.slash, Self.isBlockComment(bytes, at: end) { break }
            end += 1
          }
          guard append(.word, index, end, to: &open) != nil else { return }
          index = end
        } else {
          index += 1
        }
      }
    }
  }

  /// Appends a node where it belongs; nil where the outermost value is a text or there are too many.
  private mutating func append(
    _ kind: Node.Kind, _ start: Int, _ end: Int, to open: inout [Open]
  ) -> NodeID? {
    let isContainer = kind == .list || kind == .dictionary
    guard nodes.count < Int(NodeID.max), !open.isEmpty || (nodes.isEmpty && isContainer) else {
      return nil
    }
    let id = NodeID(truncatingIfNeeded: nodes.count)
    nodes.append(
      Node(
        kind: kind, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end)))
    guard let last = open.indices.last else { return id }
    if nodes[Int(open[last].node)].kind == .list {
      link(id, &open[last])
    } else if open[last].hasEquals {
      link(open[last].key, &open[last])
      link(id, &open[last])
      open[last].key = -1
      open[last].hasEquals = false
    } else if !isContainer {
      open[last].key = id
    }
    return id
  }

  private mutating func link(_ id: NodeID, _ open: inout Open) {
    if open.last < 0 {
      nodes[Int(open.node)].first = id
    } else {
      nodes[Int(open.last)].next = id
    }
    open.last = id
  }

  private static func endOfQuoted(_ bytes: Source, from start: Int, quote: UInt8) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote { break }
      index += byte == backslash ? 2 : 1
    }
    return min(index, bytes.count)
  }

  /// Whether a slash begins a comment that has an end of its own.
  private static func isBlockComment(_ bytes: Source, at index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == star
  }

  /// Where a comment that a slash starts here ends.
  private static func endOfComment(_ bytes: Source, at index: Int) -> Int? {
    guard index + 1 < bytes.count else { return nil }
    var end = index + 2
    switch bytes[index + 1] {
    case slash:
      while end < bytes.count, bytes[end] != 10, bytes[end] != 13 { end += 1 }
      return end
    case star:
      while end + 1 < bytes.count {
        // What is no slash is looked at once.
        if bytes[end + 1] == slash {
          if bytes[end] == star { return end + 2 }
          end += 1
        } else {
          end += bytes[end + 1] == star ? 1 : 2
        }
      }
      return bytes.count
    default: return nil
    }
  }

  /// Bytes of texts without quotes; everything beyond ASCII is one.
  @inline(__always) private static func isWord(_ byte: UInt8) -> Bool {
    if byte >= 0x80 { return true }
    let bits: UInt64 = byte < 64 ? 0x07ff_e810_0000_0000 : 0x47ff_fffe_87ff_ffff
    return bits &>> UInt64(byte & 63) & 1 == 1
  }

  private static let blank = UInt8(ascii: " ")
  private static let backslash = UInt8(ascii: "\\")
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
}
