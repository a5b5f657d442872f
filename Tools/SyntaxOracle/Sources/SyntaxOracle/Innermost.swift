// Which disagreements of a file are worth showing. One misreading makes every node around it differ,
// so the smallest are taken, each with what else differs at the same place.

/// At most `limit` disagreements that hold no smaller one, in order; tokens alone if any differ.
func innermost(_ all: [Disagreement], _ limit: Int) -> [Disagreement] {
  let tokens = all.filter(\.isToken)
  if !tokens.isEmpty { return Array(tokens.prefix(limit)) }
  let sorted = all.sorted {
    $0.length != $1.length ? $0.length < $1.length : $0.start < $1.start
  }
  var chosen: [Disagreement] = []
  for disagreement in sorted where chosen.count < limit {
    let touchesAnother = chosen.contains {
      $0.start <= disagreement.end && disagreement.start <= $0.end
    }
    if !touchesAnother { chosen.append(disagreement) }
  }
  return chosen.sorted { $0.start < $1.start }.map { $0.joined(with: all) }
}

extension Disagreement {
  /// Both sides' views of this place: what differs and starts or ends where this does.
  fileprivate func joined(with all: [Disagreement]) -> Disagreement {
    let near = all.filter { $0.start == start || $0.end == end }
      .sorted { $0.length != $1.length ? $0.length < $1.length : $0.start < $1.start }
      .prefix(6)
    if near.count < 2 { return self }
    func view(_ part: (Disagreement) -> String) -> String {
      near.map(part).filter { !$0.isEmpty }.joined(separator: "; ")
    }
    let theirs = view(\.theirs)
    let ours = view(\.ours)
    return Disagreement(
      start: start, end: end, theirs: theirs, ours: ours,
      shape: near.map(\.shape).prefix(4).joined(separator: " + "))
  }
}
