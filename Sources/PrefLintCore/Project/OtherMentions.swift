// Where a type may be made without its name being called: `.init()` where a type is told, `Row.self`, `map(Row.init)`, `Self()`, an alias,
// a generic argument.

extension Project {
  /// Whether values of a type may be made elsewhere than where a call names it.
  ///
  /// - Complexity: linear in the files that hold the name.
  func mayBeMadeUnnamed(_ type: NominalID) -> Bool {
    let name = self[type].name
    return files(naming: name).contains { index in
      !files[index].isTest && (isMeant(name, in: files[index]) || makesItself(type, index))
    }
  }

  /// Whether a file names a type otherwise than to call it or to extend it.
  private func isMeant(_ name: Name, in file: ProjectFile) -> Bool {
    let facts = file.facts
    var extended: Set<Int> = []
    for declaration in facts.declarations {
      if case .extensionOf(let target) = declaration.kind { extended.insert(target.index) }
    }
    for (position, reference) in facts.types.enumerated() where !extended.contains(position) {
      if case .named(_, let local, _) = reference.kind, file.name(local) == name { return true }
    }
    var called: Set<Int> = []
    for expression in facts.expressions {
      switch expression.kind {
      case .call(let callee, _):
        called.insert(callee.index)
        if case .member(let base, let local, _) = facts[callee].kind,
          file.name(local) == language.initializer
        {
          called.insert(base.index)
        }
      // `Row.height`, and `Outer.Row`, which is asked for itself.
      case .member(let base, let local, _):
        if file.name(local) != language.selfValue, file.name(local) != language.initializer {
          called.insert(base.index)
        }
      default: break
      }
    }
    return facts.expressions.indices.contains { position in
      guard !called.contains(position) else { return false }
      switch facts.expressions[position].kind {
      case .name(let local, _), .member(_, let local, _), .implicitMember(let local, _):
        return file.name(local) == name
      default: return false
      }
    }
  }

  /// Whether the code of a type makes a value of its own type without the type's name.
  private func makesItself(_ type: NominalID, _ index: Int) -> Bool {
    let facts = files[index].facts
    let places = [self[type].reference] + self[type].orderedMembers.map(\.reference)
    let ranges = places.filter { $0.fileIndex == index }.map { declaration($0).range }
    return facts.expressions.contains { expression in
      switch expression.kind {
      case .name(let local, _):
        guard files[index].name(local) == language.selfType else { return false }
      case .call(let callee, _):
        guard case .name(let local, _) = facts[callee].kind, facts[local] == "type" else {
          return false
        }
      default: return false
      }
      return ranges.contains {
        $0.start <= expression.range.start && expression.range.end <= $0.end
      }
    }
  }
}
