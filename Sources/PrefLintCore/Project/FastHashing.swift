// Hashing for the tables that evaluation asks at every step. Their keys are small integers that the
// analysis itself hands out, so nobody from outside can choose keys that collide, and the standard
// library's keyed hash would cost more than the rest of the look-up.

/// Combines words to a hash. Equal words in equal order give equal hashes, in every run.
struct HashMixer {
  private var state: UInt64 = 0x51_7c_c1_b7_27_22_0a_95

  @inline(__always) mutating func add(_ word: UInt64) {
    state = ((state &<< 5 | state &>> 59) ^ word) &* 0x9e37_79b9_7f4a_7c15
  }

  @inline(__always) mutating func add(_ word: UInt32) { add(UInt64(word)) }
  @inline(__always) mutating func add(_ word: Int) { add(UInt64(bitPattern: Int64(word))) }
  @inline(__always) mutating func add(_ flag: Bool) { add(flag ? 1 : UInt64(0)) }
  @inline(__always) mutating func add(_ value: some FastHashable) { value.mix(into: &self) }

  @inline(__always) mutating func add<Value: FastHashable>(_ value: Value?) {
    guard let value else { return add(UInt64.max) }
    value.mix(into: &self)
  }

  @inline(__always) mutating func add<Value: FastHashable>(_ values: [Value]) {
    add(values.count)
    for value in values { value.mix(into: &self) }
  }

  /// The hash of what was added, with every bit depending on every word.
  @inline(__always) var hash: UInt64 {
    var word = state
    word ^= word &>> 32
    word = word &* 0xd6e8_feb8_6659_fd93
    word ^= word &>> 29
    return word
  }
}

/// A key that is hashed by `HashMixer`, in dictionaries and sets as well.
protocol FastHashable: Hashable {
  /// Adds everything that tells unequal values apart.
  func mix(into mixer: inout HashMixer)
}

extension FastHashable {
  @inline(__always) var fastHash: UInt64 {
    var mixer = HashMixer()
    mix(into: &mixer)
    return mixer.hash
  }

  func hash(into hasher: inout Hasher) { hasher.combine(fastHash) }

  /// What dictionaries and sets ask. The seed differs from table to table, so that filling one in the order of
  /// another stays linear.
  @inline(__always) func _rawHashValue(seed: Int) -> Int { fastHash(seed) }

  @inline(__always) func fastHash(_ seed: Int) -> Int {
    var mixer = HashMixer()
    mixer.add(seed)
    mix(into: &mixer)
    return Int(truncatingIfNeeded: mixer.hash)
  }
}

/// A number that stands for something.
protocol FastID: FastHashable, Comparable, Sendable {
  var rawValue: UInt32 { get }
}

extension FastID {
  @inline(__always) func mix(into mixer: inout HashMixer) { mixer.add(rawValue) }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// Unique values, numbered in the order in which they came. Finding one costs O(1) and its comparison.
struct InternTable<Element: FastHashable> {
  private(set) var elements: [Element] = []
  /// Open addressing: an element's hash above its index plus one, or 0; a power of two of them, at most three quarters in use.
  private var slots: [UInt64] = [UInt64](repeating: 0, count: 64)

  @inline(__always) subscript(index: UInt32) -> Element { elements[Int(index)] }

  var count: Int { elements.count }

  /// The number of a value; nil for one that has none.
  func find(_ element: Element) -> UInt32? {
    let slot = slots[slot(of: element, element.fastHash & Self.hashBits)]
    return slot == 0 ? nil : UInt32(truncatingIfNeeded: slot) - 1
  }

  private static var hashBits: UInt64 { 0xffff_ffff_0000_0000 }

  /// Where the number of a value stands, or would.
  @inline(__always) private func slot(of element: Element, _ hash: UInt64) -> Int {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash &>> 32) & mask
    while true {
      let slot = slots[index]
      if slot == 0 { return index }
      if slot & Self.hashBits == hash,
        elements[Int(UInt32(truncatingIfNeeded: slot)) - 1] == element
      {
        return index
      }
      index = (index + 1) & mask
    }
  }

  /// The number of a value, and whether it is new.
  mutating func intern(_ element: Element) -> (index: UInt32, isNew: Bool) {
    let hash = element.fastHash & Self.hashBits
    let slot = slot(of: element, hash)
    if slots[slot] != 0 { return (UInt32(truncatingIfNeeded: slots[slot]) - 1, false) }
    elements.append(element)
    let index = UInt32(truncatingIfNeeded: elements.count)
    slots[slot] = hash | UInt64(index)
    if elements.count * 4 > slots.count * 3 { grow() }
    return (index - 1, true)
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    var larger = [UInt64](repeating: 0, count: mask + 1)
    for slot in slots where slot != 0 {
      var index = Int(truncatingIfNeeded: slot &>> 32) & mask
      while larger[index] != 0 { index = (index + 1) & mask }
      larger[index] = slot
    }
    slots = larger
  }
}
