// Writes of values that never equal the last one: they run again without end where they make their own callback run.

extension MeasurementFlow {
  /// A new value in each call: of an identity around the callback, of what the callback watches, or of what is measured.
  func judgeEndless(_ write: LayoutWrite, _ reader: LayoutReader, _ maps: LayoutMaps) {
    guard write.guards.isEmpty, write.trigger.kind == .change,
      !write.trigger.standing.contains(where: reader.isDecidedByCallbacks)
    else { return }
    let used: Site?
    // What follows other state is written only when that is another: a callback that runs again may leave it as it was.
    let runsAnyway = write.origins.allSatisfy { maps.isNeverEqual(reader.writes[$0]) }
    if runsAnyway, let site = identity(around: write, reader) {
      used = site
    } else if runsAnyway, reader.differs(write.trigger.watched, by: write) {
      used = write.emission ?? write.trigger.site
    } else {
      let moves = maps.moves(write)
      // What sees that the state has changed may take it back.
      let isOvertaken = reader.reactions.contains { $0.overlaps(write.part) }
      if moves == true, isOvertaken { return note(write, reader) }
      if moves == true {
        used = use(of: .cell(write.cell, write.path), reader)
      } else if runsAnyway, renews(write, reader) {
        used = write.emission
      } else {
        if moves == nil { note(write, reader) }
        return
      }
    }
    guard let used, !endless.contains(where: { $0.written == write.site }) else { return }
    endless.append(
      EndlessWrite(
        property: reader.cells[Int(write.cell)].known, callback: write.trigger.site,
        written: write.site, used: used))
  }

  /// A new identity outside of the callback makes it run anew.
  private func identity(around write: LayoutWrite, _ reader: LayoutReader) -> Site? {
    guard write.trigger.runsFirst, write.trigger.node >= 0 else { return nil }
    var current = reader.nodes[Int(write.trigger.node)].parent
    while current >= 0 {
      let node = reader.nodes[Int(current)]
      if case .modified(_, let name, _, _) = node.kind, StandardLayout.identities.contains(name),
        let site = node.site,
        node.arguments.contains(where: { reader.differs($0.value, by: write) })
      {
        return site
      }
      current = node.parent
    }
    return nil
  }

  /// Whether a callback hears a value that never equals the last one, from a view that builds it anew with each write (D22): one
  /// whose body reads the state itself, not in code that SwiftUI runs apart.
  private func renews(_ write: LayoutWrite, _ reader: LayoutReader) -> Bool {
    let owner = reader.cells[Int(write.cell)].owner
    guard let emission = write.emission, project.owner(of: emission) == owner,
      reader.isNeverEqual(write.trigger.watched)
    else { return false }
    return reader.nodes.indices.contains { index in
      let node = reader.nodes[index]
      guard
        node.arguments.contains(where: {
          reader.sources(of: $0.value).contains(.cell(write.cell, write.path))
        })
      else { return false }
      var current = node.parent
      while current >= 0 {
        switch reader.nodes[Int(current)].kind {
        case .inlined(let type): return type == owner
        case .component(_, .stack?), .component(_, .layers?), .component(_, .transparent?),
          .component(_, .hugs?), .component(_, .single?), .modified, .group, .branch:
          break
        default: return false
        }
        current = reader.nodes[Int(current)].parent
      }
      return false
    }
  }
}
