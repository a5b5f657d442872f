// Sets of small numbers, as bits.

/// A set of small numbers. Equal sets have equal words: the last is never zero.
struct BitSet: FastHashable, Sendable {
  private var words: [UInt64] = []

  init() {}

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(words.count)
    for word in words { mixer.add(word) }
  }

  init(_ elements: some Sequence<Int>) {
    for element in elements { insert(element) }
  }

  var isEmpty: Bool { words.isEmpty }

  func contains(_ element: Int) -> Bool {
    element >> 6 < words.count && words[element >> 6] >> UInt64(element & 63) & 1 == 1
  }

  /// Whether the element is new.
  @discardableResult mutating func insert(_ element: Int) -> Bool {
    if contains(element) { return false }
    while words.count <= element >> 6 { words.append(0) }
    words[element >> 6] |= 1 << UInt64(element & 63)
    return true
  }

  mutating func formUnion(_ other: BitSet) {
    for (index, word) in other.words.enumerated() {
      if index < words.count { words[index] |= word } else { words.append(word) }
    }
  }

  func intersects(_ other: BitSet) -> Bool {
    for (left, right) in zip(words, other.words) where left & right != 0 { return true }
    return false
  }

  func intersection(_ other: BitSet) -> BitSet {
    var result = BitSet()
    result.words = zip(words, other.words).map { $0 & $1 }
    while result.words.last == 0 { result.words.removeLast() }
    return result
  }

  func isSubset(of other: BitSet) -> Bool { intersection(other) == self }

  /// Whether an element, the least first, is as wanted.
  func contains(where isWanted: (Int) -> Bool) -> Bool {
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        if isWanted(index << 6 | rest.trailingZeroBitCount) { return true }
        rest &= rest - 1
      }
    }
    return false
  }

  /// In ascending order.
  var elements: [Int] {
    var result: [Int] = []
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        result.append(index << 6 | rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return result
  }
}
