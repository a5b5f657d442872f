// What becomes of an object that a view is given depends on who gives it, and on who else shows the view: where a view around it is
// read, too, that one tells.

/// The feedbacks through objects that are given, of each view that was read for itself.
struct LayoutRounds {
  /// A write of a callback, wherever the view stands.
  struct Callback: Hashable {
    var written: Site
    var called: Site

    init(_ write: LayoutWrite) { (written, called) = (write.site, write.trigger.site) }
  }

  private struct Round {
    var root: NominalID
    /// The views of which the content was read with it.
    var inside: Set<NominalID>
    var feedback: LayoutFeedback?
  }

  private var rounds: [Callback: [Round]] = [:]
  private var order: [Callback] = []

  /// What a view's code writes, and what of that is a feedback. O(nodes + writes).
  mutating func add(
    _ root: NominalID, _ reader: LayoutReader, _ found: [Callback: LayoutFeedback]
  ) {
    var inside: Set<NominalID> = []
    for node in reader.nodes { if case .inlined(let type) = node.kind { inside.insert(type) } }
    inside.remove(root)
    var seen: Set<Callback> = []
    for write in reader.writes {
      let callback = Callback(write)
      guard seen.insert(callback).inserted else { continue }
      if rounds[callback] == nil { order.append(callback) }
      rounds[callback, default: []].append(
        Round(root: root, inside: inside, feedback: found[callback]))
    }
  }

  /// Those of the outermost views, in the order in which they were read: where a view stands in others that were not read with it,
  /// these must keep it.
  func feedbacks(of isKept: (NominalID) -> Bool) -> [LayoutFeedback] {
    order.flatMap { callback -> [LayoutFeedback] in
      let all = rounds[callback] ?? []
      let outer = all.filter { round in !all.contains { $0.inside.contains(round.root) } }
      return outer.filter { $0.feedback != nil && isKept($0.root) }.compactMap(\.feedback)
        .prefix(1).map { $0 }
    }
  }
}

extension LayoutReader {
  /// Whether a write goes into an object that somebody gives.
  func isShared(_ write: LayoutWrite) -> Bool { cells[Int(write.cell)].isShared }

  /// Whether the code that is read need not be all that decides what such an object holds: others write it, or the object may be of
  /// another class.
  func isOpen(_ write: LayoutWrite) -> Bool {
    if telling.contains(write.trigger.site) || isDisturbed(by: write) { return true }
    guard isShared(write), let type = type(of: cells[Int(write.cell)].property) else {
      return false
    }
    guard (project.heirs[type] ?? []).isEmpty else { return true }
    return isOpen(write.cell) || OtherWriters(self).existElsewhere(write.cell, write)
  }

  /// Whether code that was not read may do something with the object of a cell. Only asked when all is read.
  private func isOpen(_ cell: Int32) -> Bool {
    if let known = openCells[cell] { return known }
    var result = true
    if !mayBeReplaced(cell), let mentions = LayoutMentions(self, of: cell) {
      // What callbacks write besides may decide who shows the view.
      result = !mentions.areAllRead(
        writes.filter { $0.cell == cell }.flatMap { propertyNames(of: cell, $0.path) })
    }
    openCells[cell] = result
    return result
  }
}
