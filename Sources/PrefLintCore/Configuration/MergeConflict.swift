// What Git leaves in a document that two branches changed: said as such, for as a mistake of the format it is a riddle.

/// The 1-based line of the first mark of a merge conflict. O(bytes).
func mergeConflictLine(in bytes: [UInt8]) -> Int? {
  let mark = Array("<<<<<<< ".utf8)
  var line = 1
  var start = 0
  while start < bytes.count {
    if bytes[start...].starts(with: mark) { return line }
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    start = end + 1
    line += 1
  }
  return nil
}
