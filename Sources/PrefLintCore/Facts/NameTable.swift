// The distinct texts of one file, as bytes in one array: a project links hundreds of thousands of names,
// and a heap object or a Unicode hash for each would cost more than reading the file.

/// The texts of one file's names; element 0 is empty.
public struct NameTable: Sendable {
  /// The texts, one behind the other.
  public private(set) var bytes: [UInt8] = []
  /// Where each text ends in `bytes`; it starts where its predecessor ends.
  public private(set) var ends: [UInt32] = [0]
  /// A hash of each text, equal for equal bytes in every file and every run.
  public private(set) var hashes: [UInt32] = [0]

  public init() {}

  init(bytes: [UInt8], ends: [UInt32], hashes: [UInt32]) {
    self.bytes = bytes
    self.ends = ends
    self.hashes = hashes
  }

  /// Where a name's text lies in `bytes`.
  @inlinable public func range(of name: LocalName) -> Range<Int> {
    name.index == 0 ? 0..<0 : Int(ends[name.index - 1])..<Int(ends[name.index])
  }

  /// The bytes of a name's text, without a copy.
  @inlinable public func utf8(of name: LocalName) -> ArraySlice<UInt8> { bytes[range(of: name)] }

  /// Whether a name is spelled so. Makes nothing.
  func spells(_ name: LocalName, _ text: String) -> Bool {
    let range = range(of: name)
    // Most differ in length.
    guard range.count == text.utf8.count else { return false }
    var text = text
    return text.withUTF8 { unsafe bytes[range].elementsEqual($0) }
  }

  /// The same for a text that is asked for often: most names differ in their hash.
  @inline(__always) func spells(_ name: LocalName, _ text: SoughtText) -> Bool {
    hashes[name.index] == text.hash && spells(name, text.text)
  }

  /// Whether it has one of some texts. O(names).
  func holds(oneOf texts: [SoughtText]) -> Bool {
    // A bit for each text's hash settles most names.
    let bits = texts.reduce(into: UInt64(0)) { $0 |= 1 &<< UInt64($1.hash) }
    return indices.contains { index in
      bits &>> UInt64(hashes[index]) & 1 == 1
        && texts.contains { spells(LocalName(index), $0) }
    }
  }

  /// The hash of a text in every table.
  static func hash(_ text: String) -> UInt32 {
    var text = text
    return text.withUTF8 { bytes in
      guard let first = bytes.baseAddress else { return 0 }
      return unsafe hashOfWord(first, bytes.count)
    }
  }

  /// The name with a text, if the file has it. O(names).
  public func firstName(of text: some StringProtocol) -> LocalName? {
    var text = String(text)
    return text.withUTF8 { wanted in
      guard let first = wanted.baseAddress else { return LocalName.none }
      let hash = unsafe hashOfWord(first, wanted.count)
      let place = indices.first {
        unsafe hashes[$0] == hash && utf8(of: LocalName($0)).elementsEqual(wanted)
      }
      return place.map { LocalName($0) }
    }
  }
}

/// A text with its hash.
struct SoughtText: Sendable {
  let text: String
  let hash: UInt32

  init(_ text: String) {
    self.text = text
    hash = NameTable.hash(text)
  }

  static let selfValue = SoughtText("self")
  static let wrappedValue = SoughtText("wrappedValue")
}

extension NameTable: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { ends.count }

  /// The text of a name. Allocates beyond 15 bytes: for messages, not for comparing.
  public subscript(index: Int) -> String {
    String(decoding: utf8(of: LocalName(index)), as: UTF8.self)
  }
}
