// unbounded-geometry-reader: a `GeometryReader` that shows nothing and only measures, outside of a background or an
// overlay: it takes all the space that is offered (E.3).

extension Rule {
  static let unboundedGeometryReader = Rule(ofCode: "unbounded-geometry-reader") { context in
    UnboundedReader.all(in: context.project).map { site in
      Finding(
        rule: "unbounded-geometry-reader", severity: .warning,
        message: "'GeometryReader' only measures here, and takes all the space that is offered",
        subject: "GeometryReader", range: context.nameRange(site),
        help: "put it into 'background' of the view to be measured, or use 'onGeometryChange'",
        anchor: context.anchor(of: site))
    }
  }
}

/// Readers that show nothing and stand in a stack, next to other views. What a reader that stands elsewhere gets is not
/// told by its own file: a view's whole body may be used in a background, and a scroll view offers it nothing.
private struct UnboundedReader {
  let project: Project
  let file: ProjectFile
  private var facts: FileFacts { file.facts }

  static func all(in project: Project) -> [Site] {
    let readers = Set(
      StandardLayout.behaviours.filter { $0.value == .measures }.compactMap {
        project.names.find($0.key)
      })
    var found: [Site] = []
    for index in project.files(namingOneOf: readers) where !project.files[index].isTest {
      let file = project.files[index]
      let reader = UnboundedReader(project: project, file: file)
      for position in file.facts.expressions.indices {
        let id = ExpressionID(position)
        guard case .call(let callee, let arguments) = file.facts[id].kind,
          case .name(let local, _) = file.facts[callee].kind, !readers.contains(file.name(local)),
          case .stack? = StandardLayout.behaviours[file.facts[local]]
        else { continue }
        let rows = reader.rows(arguments).filter { reader.isOne($0, of: readers) }
        guard !rows.isEmpty, !reader.isScrolled(id) else { continue }
        found += rows.compactMap(reader.callee).map { Site(file: index, $0) }
      }
    }
    return found
  }

  /// What the content of a stack of two views or more builds; nothing where it is one view alone.
  private func rows(_ arguments: ArgumentList) -> [ExpressionID] {
    guard let last = facts[arguments].last, case .closure(let closure) = facts[last.value].kind
    else { return [] }
    let body = facts[facts[closure].body]
    return body.count > 1 ? body.compactMap(value) : []
  }

  /// Whether a view is a reader that only measures, and takes what it is offered.
  private func isOne(_ id: ExpressionID, of readers: Set<Name>) -> Bool {
    var current = id
    while case .call(let callee, let arguments) = facts[current].kind {
      switch facts[callee].kind {
      case .name(let local, _):
        return readers.contains(file.name(local)) && onlyMeasures(arguments)
      case .member(let base, let local, _):
        // A size of its own bounds it.
        let effect = StandardLayout.allEffects[facts[local]] ?? .other
        guard effect == .none || effect == .moves || effect == .transforms || effect == .pads else {
          return false
        }
        current = base
      default: return false
      }
    }
    return false
  }

  private func callee(of id: ExpressionID) -> ExpressionID? {
    var current = id
    while case .call(let callee, _) = facts[current].kind {
      guard case .member(let base, _, _) = facts[callee].kind else { return callee }
      current = base
    }
    return nil
  }

  /// Whether a place is in the content of something that scrolls, or in a layer of a view, which has that view's size.
  private func isScrolled(_ id: ExpressionID) -> Bool {
    facts.expressions.indices.contains { position in
      guard case .call(let callee, let arguments) = facts[ExpressionID(position)].kind else {
        return false
      }
      switch facts[callee].kind {
      case .name(let local, _):
        guard let behaviour = StandardLayout.behaviours[facts[local]],
          behaviour == .scrolls || behaviour == .rows
        else { return false }
      case .member(_, let local, _):
        guard StandardLayout.layers.contains(facts[local]) else { return false }
      default: return false
      }
      return facts[arguments].contains { holds(facts[$0.value].range, id) }
    }
  }

  private func holds(_ range: TextRange, _ id: ExpressionID) -> Bool {
    range.start <= facts[id].range.start && facts[id].range.end <= range.end
  }

  /// Whether its content draws nothing, and does something with the geometry.
  private func onlyMeasures(_ arguments: ArgumentList) -> Bool {
    guard let last = facts[arguments].last, case .closure(let closure) = facts[last.value].kind,
      facts[facts[closure].body].count == 1, let statement = facts[facts[closure].body].first,
      let content = value(statement)
    else { return false }
    var current = content
    var emits = false
    while case .call(let callee, let list) = facts[current].kind {
      switch facts[callee].kind {
      case .member(let base, let local, _):
        let modifier = facts[local]
        if StandardLayout.callbacks[modifier] != nil || StandardPreferences.roles[modifier] != nil {
          emits = true
        }
        current = base
        continue
      case .name(let local, _):
        return emits && list.isEmpty && StandardLayout.behaviours[facts[local]] == .empty
      default: return false
      }
    }
    guard emits, case .member(let base, let local, _) = facts[current].kind,
      case .name(let type, _) = facts[base].kind
    else { return false }
    // `Color.clear`
    return facts[local] == "clear" && StandardLayout.behaviours[facts[type]] == .fills
  }

  private func value(_ statement: StatementID) -> ExpressionID? {
    switch facts[statement].kind {
    case .expression(let id), .returned(let id?): id
    default: nil
    }
  }
}
