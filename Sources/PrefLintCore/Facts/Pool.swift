// Growing memory for plain values. Lowering appends some ten million elements for a million lines; an
// `Array` would ask for each of them whether its buffer is shared, and shrinking one costs a general
// replacement. A pool is never shared, and shrinking it sets a number.

/// A growing run of values that need no destruction.
@safe struct Pool<Element>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init() {
    // Nothing is stored here: with no capacity, the first element makes room.
    unsafe base =
      UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)
      .unsafelyUnwrapped
    capacity = 0
  }

  deinit { if capacity > 0 { unsafe base.deallocate() } }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    unsafe (base + count).initialize(to: element)
    count += 1
  }

  mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    guard let first = elements.baseAddress else { return }
    if count + elements.count > capacity { grow(to: count + elements.count) }
    unsafe (base + count).initialize(from: first, count: elements.count)
    count += elements.count
  }

  @inline(never) private mutating func grow(to minimum: Int) {
    let size = max(capacity * 2, minimum, 16)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: size)
    if capacity > 0 {
      unsafe larger.moveInitialize(from: base, count: count)
      unsafe base.deallocate()
    }
    unsafe base = unsafe larger
    capacity = size
  }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count, "index out of range")
      return unsafe base[index]
    }
    _modify {
      precondition(index >= 0 && index < count, "index out of range")
      yield unsafe &base[index]
    }
  }

  @inline(__always) mutating func removeLast() -> Element {
    precondition(count > 0, "no element")
    count -= 1
    return unsafe base[count]
  }

  /// Forgets the elements from an index on.
  @inline(__always) mutating func truncate(to newCount: Int) {
    precondition(newCount >= 0 && newCount <= count, "index out of range")
    count = newCount
  }

  /// Becomes a run of equal elements.
  mutating func fill(_ element: Element, count newCount: Int) {
    count = 0
    if newCount > capacity { grow(to: newCount) }
    unsafe base.initialize(repeating: element, count: newCount)
    count = newCount
  }

  /// The bytes of a range of elements, valid until the next change.
  @unsafe func buffer(_ range: Range<Int>) -> UnsafeBufferPointer<Element> {
    precondition(range.upperBound <= count, "index out of range")
    return unsafe UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
  }

  /// A copy in no more memory than it takes.
  func array() -> [Element] {
    count == 0 ? [] : unsafe Array(UnsafeBufferPointer(start: base, count: count))
  }

  /// Moves the elements from `mark` on to the end of another pool.
  @inline(__always) mutating func move(from mark: Int, to pool: inout Self) -> FactList<Element> {
    let moved = count - mark
    guard moved > 0 else { return .empty }
    let start = pool.count
    if moved == 1 {
      unsafe pool.append(base[mark])
    } else {
      unsafe pool.append(contentsOf: UnsafeBufferPointer(start: base + mark, count: moved))
    }
    count = mark
    return FactList(start: start, count: moved)
  }
}

extension Pool where Element == UInt32 {
  /// Moves the identifiers from `mark` on to a pool of their own kind.
  @inline(__always) mutating func move<Fact>(
    from mark: Int, to pool: inout Pool<FactID<Fact>>
  ) -> FactList<FactID<Fact>> {
    let moved = count - mark
    guard moved > 0 else { return .empty }
    let start = pool.count
    for index in mark..<count { pool.append(FactID(Int(self[index]))) }
    truncate(to: mark)
    return FactList(start: start, count: moved)
  }
}
