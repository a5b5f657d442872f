// "Did you mean": the known word that is nearest to an unknown one.

/// The word to suggest for a misspelt one, or nil if none is near.
///
/// - Complexity: the product of the lengths, for each word.
public func suggestion(for text: String, among words: [String]) -> String? {
  guard text.utf8.count <= 64 else { return nil }
  let folded = Array(text.lowercased().utf8)
  var best: (word: String, distance: Int)?
  for word in words {
    let distance = editDistance(folded, Array(word.lowercased().utf8))
    if distance < best?.distance ?? .max { best = (word, distance) }
  }
  // A third of the letters may be wrong; more is another word.
  guard let best, best.distance <= max(1, max(text.utf8.count, best.word.utf8.count) / 3) else {
    return nil
  }
  return best.word
}

/// The addition to an error about an unknown word; empty if no known one is near.
public func didYouMean(_ text: String, among words: [String]) -> String {
  suggestion(for: text, among: words).map { "; did you mean '\($0)'?" } ?? ""
}

/// How many letters are to be inserted, removed, replaced or swapped with their neighbour.
private func editDistance(_ lhs: [UInt8], _ rhs: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...rhs.count)
  for (row, left) in lhs.enumerated() {
    var current = [row + 1]
    for (column, right) in rhs.enumerated() {
      var distance = last[column] + (left == right ? 0 : 1)
      distance = min(distance, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left == rhs[column - 1], lhs[row - 1] == right {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    beforeLast = last
    last = current
  }
  return last[rhs.count]
}
