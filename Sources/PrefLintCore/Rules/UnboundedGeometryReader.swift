// unbounded-geometry-reader: a `GeometryReader` that shows nothing and only measures, outside of a background or an
// overlay: it takes all the space that is offered (E.3).

extension Rule {
  static let unboundedGeometryReader = Rule(id: "unbounded-geometry-reader") { context in
    UnboundedReader.all(in: context.project).map { site in
      Finding(
        rule: "unbounded-geometry-reader", severity: .warning,
        message: "'GeometryReader' only measures here, and takes all the space that is offered",
        subject: "GeometryReader", range: context.flow.nameRange(site),
        help: "put it into 'background' of the view to be measured, or use 'onGeometryChange'",
        anchor: context.anchor(of: site))
    }
  }
}

/// Readers that show nothing.
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
    for (index, file) in project.files.enumerated()
    where !file.isTest && file.names.contains(where: readers.contains) {
      let reader = UnboundedReader(project: project, file: file)
      let layered = reader.layered()
      for position in file.facts.expressions.indices {
        let id = ExpressionID(position)
        guard case .call(let callee, let arguments) = file.facts[id].kind,
          case .name(let local, _) = file.facts[callee].kind, readers.contains(file.name(local)),
          reader.onlyMeasures(arguments), !layered.contains(where: { reader.holds($0, id) })
        else { continue }
        found.append(Site(file: index, callee))
      }
    }
    return found
  }

  private func holds(_ range: TextRange, _ id: ExpressionID) -> Bool {
    range.start <= facts[id].range.start && facts[id].range.end <= range.end
  }

  /// The arguments of modifiers that show them in a layer with the size of the view.
  private func layered() -> [TextRange] {
    facts.expressions.flatMap { expression -> [TextRange] in
      guard case .call(let callee, let arguments) = expression.kind,
        case .member(_, let local, _) = facts[callee].kind,
        StandardLayout.layers.contains(facts[local])
      else { return [] }
      return facts[arguments].map { facts[$0.value].range }
    }
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
