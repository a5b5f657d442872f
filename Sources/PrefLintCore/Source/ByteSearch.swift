// Looking for a few bytes in many, at the speed of `memchr`.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension [UInt8] {
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
