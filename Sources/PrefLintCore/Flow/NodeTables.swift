// What is known of the nodes of a flow, found by their numbers: rules ask it at every step of every way, and a number needs no
// hash.

/// Values of nodes, in an array as long as the last node that has one.
struct NodeTable<Value> {
  private var values: [Value?] = []

  subscript(node: Int32) -> Value? {
    get { node >= 0 && node < values.count ? values[Int(node)] : nil }
    set {
      while values.count <= node { values.append(nil) }
      values[Int(node)] = newValue
    }
  }

  subscript(node: Int32, default value: @autoclosure () -> Value) -> Value {
    get { self[node] ?? value() }
    _modify {
      while values.count <= node { values.append(nil) }
      var own = values[Int(node)].take() ?? value()
      defer { values[Int(node)] = own }
      yield &own
    }
  }

  /// The nodes with values, in their order.
  var all: some Sequence<(node: Int32, value: Value)> {
    values.lazy.enumerated().compactMap { index, value in
      value.map { (Int32(truncatingIfNeeded: index), $0) }
    }
  }
}

/// Under what assumptions ways have come to nodes. One question after the other is asked with it, so that none begins with a
/// table of its own.
final class WaysToNodes {
  /// Which question a node was come to for last, and the last of its entries for that.
  private var questions: [UInt32] = []
  private var last: [Int32] = []
  private var question: UInt32 = 0
  private var entries: [(assumed: PresenceID, before: Int32, plain: UInt64)] = []
  private var isAsked = false

  /// Asks a question of a flow with so many nodes; what is asked before it ends gets an answer of its own.
  func ask<Answer>(nodes: Int, _ answer: (WaysToNodes) -> Answer) -> Answer {
    if isAsked { return WaysToNodes().ask(nodes: nodes, answer) }
    isAsked = true
    defer { isAsked = false }
    let missing = nodes - questions.count
    if missing > 0 {
      questions += repeatElement(question, count: missing)
      last += repeatElement(-1, count: missing)
    }
    question += 1
    entries.removeAll(keepingCapacity: true)
    return answer(self)
  }

  /// Notes a way to a node, unless one has led to it that assumes no more.
  ///
  /// - Complexity: linear in the ways to the node that are noted.
  func isNew(_ node: Int32, _ assumed: PresenceID, _ presences: PresenceTable) -> Bool {
    let place = Int(node)
    var entry: Int32 = questions[place] == question ? last[place] : -1
    let before = entry
    let mask = presences.mask(of: assumed)
    while entry >= 0 {
      let known = entries[Int(entry)]
      // Most are told apart without a look at their literals; nothing is in what holds nowhere, and that is in everything.
      if known.plain & ~mask.all == 0 || assumed == .never,
        presences.implies(assumed, known.assumed)
      {
        return false
      }
      entry = known.before
    }
    questions[place] = question
    last[place] = Int32(truncatingIfNeeded: entries.count)
    entries.append((assumed, before, mask.plain))
    return true
  }
}
