// Looking for a few bytes in many, at the speed of memory.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension [UInt8] {
  /// How often a byte stands there.
  ///
  /// - Complexity: linear, sixteen bytes at a time.
  func occurrences(of byte: UInt8) -> Int {
    unsafe withUnsafeBytes { buffer in
      let pattern = SIMD16<UInt8>(repeating: byte)
      var total = 0
      var index = 0
      while index + 16 <= buffer.count {
        // Each lane counts up to 255 before the lanes are added up.
        var counts = SIMD16<UInt8>()
        let end = Swift.min(index + 16 * 255, buffer.count - 15)
        while index < end {
          let bytes = unsafe buffer.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
          counts = counts &+ SIMD16<UInt8>().replacing(with: 1, where: bytes .== pattern)
          index += 16
        }
        total &+= (0..<16).reduce(0) { $0 &+ Int(counts[$1]) }
      }
      while index < buffer.count {
        if unsafe buffer[index] == byte { total += 1 }
        index += 1
      }
      return total
    }
  }

  /// Whether the bytes of a text stand somewhere.
  ///
  /// - Complexity: linear, and fast where the last byte of the text is rare.
  func contain(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard length > 0, count >= length else { return length == 0 }
    return unsafe withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return false }
      let last = Int32(unsafe text.utf8Start[length - 1])
      var index = length - 1
      while index < count, let hit = unsafe memchr(start + index, last, count - index) {
        index = unsafe UnsafeRawPointer(hit) - start
        // The byte before it settles most hits without a call.
        let first = index - length + 1
        let second = Swift.max(length - 2, 0)
        if unsafe buffer[first + second] == text.utf8Start[second]
          && memcmp(start + first, text.utf8Start, length) == 0
        {
          return true
        }
        index += 1
      }
      return false
    }
  }
}
