// What a reader of layout is told to follow, and what of that it has asked for: with another scope that answers the same it reads the same.

/// How far a reader follows views into their bodies. Most views of a tree say nothing about a measurement.
struct LayoutScope {
  /// How deep views are followed that are given nothing which matters: what they are decides whether they are rigid.
  var plainDepth = 0
  /// Types that let what they measure out: they are followed wherever they stand.
  var leaking: Set<NominalID> = []
  /// What of the views' code is read; nil: all.
  var relevance: LayoutRelevances?
  /// How much is read, in expressions and statements.
  var stepLimit = 6_000
  /// State that is written from a measurement: views that are given it are followed.
  var marked: Set<DeclarationReference> = []
}

extension LayoutScope {
  /// Whether a reader with this scope reads what it read with another one, of which it was refused some state and types.
  func readsAlike(_ other: LayoutScope, refused: ScopeRefusals) -> Bool {
    marked.isEmpty == other.marked.isEmpty && marked.isSuperset(of: other.marked)
      && leaking.isSuperset(of: other.leaking) && refused.marked.isDisjoint(with: marked)
      && refused.leaking.isDisjoint(with: leaking)
  }
}

/// What a reader asked its scope for that was not in it.
struct ScopeRefusals {
  var marked: Set<DeclarationReference> = []
  var leaking: Set<NominalID> = []
}

extension LayoutReader {
  /// Whether a view's content may say something about a measurement.
  func matters(_ instance: LayoutInstance, _ fields: Set<LayoutSource>) -> Bool {
    inlineDepth == 0 || inlineDepth < scope.plainDepth || isLeaking(instance.nominal)
      || fields.contains(where: isMarked) || isMeasured(fields)
      || environment.objects.values.contains { sources(of: $0).contains(where: isMarked) }
      || environmentValues.values.contains { reached(by: $0).contains(where: isMarked) }
      || instance.fields.contains { name, value in
        switch value {
        case .view: true
        case .closure(let closure):
          isRead(closure) && buildsViews(name, of: instance.nominal)
        case .binding(let inner): sources(of: inner).contains(where: isMarked)
        default: false
        }
      }
  }

  /// Whether what a closure builds may say something about a measurement.
  func isRead(_ closure: LayoutClosure) -> Bool {
    guard let relevance = scope.relevance, case .instance(let owner)? = closure.frame.receiver
    else { return true }
    let range = project.files[closure.file].facts[closure.id].range
    return relevance[owner.nominal].holds(range, in: closure.file)
  }

  func isMarked(_ source: LayoutSource) -> Bool {
    guard case .cell(let id, _) = source else { return false }
    if scope.marked.contains(cells[Int(id)].property) { return true }
    if refusedCells.count < cells.count {
      refusedCells += repeatElement(false, count: cells.count - refusedCells.count)
    }
    refusedCells[Int(id)] = true
    return false
  }

  private func isLeaking(_ type: NominalID) -> Bool {
    if scope.leaking.contains(type) { return true }
    refusedTypes.insert(type)
    return false
  }

  /// What the scope was asked for that it does not hold.
  var refused: ScopeRefusals {
    let marked = refusedCells.indices.filter { refusedCells[$0] }.map { cells[$0].property }
    return ScopeRefusals(marked: Set(marked), leaking: refusedTypes)
  }
}
