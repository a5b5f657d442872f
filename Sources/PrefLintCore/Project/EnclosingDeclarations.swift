// Which declaration of a file is the innermost around a place. Rules ask it of thousands of places.

/// The innermost declarations of a file, by offset.
struct EnclosingDeclarations {
  /// Where another declaration becomes the innermost, in ascending order.
  private var starts: [UInt32] = []
  /// Its number from there on; `outside` where there is none.
  private var declarations: [UInt32] = []
  private static let outside = UInt32.max

  /// O(n log n) in the declarations of the file.
  init(_ facts: FileFacts) {
    let ranges = facts.declarations.map(\.range)
    // Of those that begin at one place the last of the file counts as the inner one.
    let order = ranges.indices.sorted {
      (ranges[$0].start, $0) < (ranges[$1].start, $1)
    }
    /// The declarations around a place, the innermost last.
    var open: [Int] = []
    func close(before offset: UInt32) {
      while let inner = open.last, ranges[inner].end <= offset {
        open.removeLast()
        while let outer = open.last, ranges[outer].end <= ranges[inner].end { open.removeLast() }
        begin(ranges[inner].end)
      }
    }
    func begin(_ offset: UInt32) {
      let innermost = open.last.map { UInt32(truncatingIfNeeded: $0) } ?? Self.outside
      if starts.last == offset {
        declarations[declarations.count - 1] = innermost
      } else {
        starts.append(offset)
        declarations.append(innermost)
      }
    }
    for position in order where ranges[position].start < ranges[position].end {
      close(before: ranges[position].start)
      open.append(position)
      begin(ranges[position].start)
    }
    close(before: .max)
  }

  /// The innermost declaration that holds a UTF-8 offset. O(log n) in the declarations of the file.
  func innermost(at offset: UInt32) -> DeclarationID? {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, declarations[low - 1] != Self.outside else { return nil }
    return DeclarationID(Int(declarations[low - 1]))
  }
}
