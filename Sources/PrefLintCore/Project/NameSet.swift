// Sets of names that are asked for at every step.

/// A set of names, by their numbers: O(1) to ask, without hashing.
struct NameSet {
  private var holds: [Bool] = []

  @inline(__always) func contains(_ name: Name) -> Bool {
    name.index < holds.count && holds[name.index]
  }

  mutating func insert(_ name: Name) {
    if name.index >= holds.count {
      holds += repeatElement(false, count: name.index + 1 - holds.count)
    }
    holds[name.index] = true
  }
}
