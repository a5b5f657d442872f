// Memory in large pages. A project is read into hundreds of megabytes of small arrays; in pages of 4 KiB, each given at its
// first use, that costs a tenth of a run.

#if canImport(Glibc)
  import Glibc

  /// `mallopt` of the C library, whose header is in no module of Swift's (malloc.h, mallopt(3)).
  @_silgen_name("mallopt") private func mallopt(_ parameter: Int32, _ value: Int32) -> Int32
#endif

/// How a process that soon ends asks for its memory. All of it is advice: where the C library or the system takes none,
/// nothing is different.
public enum LargePages {
  #if canImport(Glibc)
    /// The size to which the C library aligns the heaps of threads (`HEAP_MAX_SIZE`).
    private static let heapSize = 64 << 20
    /// `M_TRIM_THRESHOLD`, `M_TOP_PAD` and `M_MMAP_THRESHOLD`.
    private static let parameters: (trim: Int32, pad: Int32, map: Int32) = (-1, -2, -3)

    /// Lets heaps be asked for as a whole, blocks of all sizes come from them, and nothing be given back before the end. To be
    /// called before the first thread starts.
    public static func prepareProcess() {
      _ = mallopt(parameters.pad, Int32(heapSize))
      _ = mallopt(parameters.trim, .max)
      _ = mallopt(parameters.map, Int32(heapSize / 2))
      unsafe isPrepared = true
    }

    /// Whether this is such a process: set once, before there are threads.
    nonisolated(unsafe) private static var isPrepared = false

    /// Asks for large pages in the heap from which the calling thread gets its memory now.
    ///
    /// - Parameter known: the heap for which that was done last.
    static func advise(_ known: inout UInt) {
      guard unsafe isPrepared, let block = unsafe malloc(1 << 16) else { return }
      let heap = UInt(bitPattern: block) / UInt(heapSize) * UInt(heapSize)
      unsafe free(block)
      guard heap != known, let start = unsafe UnsafeMutableRawPointer(bitPattern: heap) else {
        return
      }
      known = heap
      _ = unsafe madvise(start, heapSize, MADV_HUGEPAGE)
    }
  #else
    public static func prepareProcess() {}
    static func advise(_ known: inout UInt) {}
  #endif
}
