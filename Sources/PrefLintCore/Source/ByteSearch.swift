// Looking for a few bytes in many, at the speed of memory.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension [UInt8] {
  /// How often an ASCII byte stands there.
  ///
  /// - Complexity: linear, eight bytes at a time.
  func occurrences(of byte: UInt8) -> Int {
    unsafe withUnsafeBytes { buffer in
      let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
      let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
      var total = 0
      var index = 0
      while index + 8 <= buffer.count {
        let word = unsafe buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ pattern
        // The high bit of each byte of the sum is set unless the byte is zero.
        total &+= (~(((word & low) &+ low) | word | low)).nonzeroBitCount
        index += 8
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
        if unsafe memcmp(start + (index - length + 1), text.utf8Start, length) == 0 {
          return true
        }
        index += 1
      }
      return false
    }
  }
}
