// Parameters of closures without a written type. What a closure is called with stands in the catalogue: an element of a collection,
// mostly, which is no `EnvironmentValues` where the collection's type is known.

extension EnvironmentHolders {
  /// Whether what a name means at a place is of another type: by what everything of the name is, or by the closure whose parameter
  /// it is. O(facts of the file).
  mutating func isOther(_ name: Name, at place: ExpressionID, _ index: Int) -> Bool {
    if isOther(name) { return true }
    let file = project.files[index]
    let facts = file.facts
    let range = facts[place].range
    let around = facts.closures.indices.filter {
      facts.closures[$0].range.start <= range.start && range.end <= facts.closures[$0].range.end
    }.sorted { facts.closures[$0].range.start > facts.closures[$1].range.start }
    for position in around {
      let closure = facts.closures[position]
      let parameters = facts[closure.parameters]
      // `{ $item in }` gives `item`, too.
      var parameter = parameters.firstIndex { plain(file.name($0.name)) == plain(name) }.map {
        $0 - parameters.startIndex
      }
      if parameters.isEmpty { parameter = Self.position(of: project.names[name]) }
      guard let parameter else { continue }
      if !parameters.isEmpty, let type = parameters[parameters.startIndex + parameter].type {
        return isOther(type, file)
      }
      // A variable of the name may stand between.
      let isHidden = facts.declarations.contains {
        file.name($0.name) == name && closure.range.start <= $0.range.start
          && $0.range.end <= closure.range.end
      }
      return !isHidden && isGivenOthers(ClosureID(position), parameter, file)
    }
    return false
  }

  /// `$items` without its first character.
  private func plain(_ name: Name) -> Name {
    let isProjection = project.names.kind(of: name) == .projection
    return (isProjection ? project.names.withoutPrefix(name) : nil) ?? name
  }

  /// 1 for `$1`.
  private static func position(of name: String) -> Int? {
    name.utf8.first == UInt8(ascii: "$") ? Int(name.dropFirst()) : nil
  }

  /// Whether a closure is called with values of another type.
  private func isGivenOthers(_ id: ClosureID, _ parameter: Int, _ file: ProjectFile) -> Bool {
    let facts = file.facts
    for expression in facts.expressions {
      guard case .call(let callee, let list) = expression.kind else { continue }
      let arguments = facts[list]
      guard
        let own = arguments.first(where: {
          if case .closure(id) = facts[$0.value].kind { true } else { false }
        })
      else { continue }
      func given(_ entry: (any SlottedEntry)?) -> Bool {
        let labels = arguments.map { facts[$0.label] }
        guard let slot = entry?.slot(facts[own.label], among: labels),
          parameter < slot.parameters.count
        else { return false }
        switch slot.parameters[parameter] {
        case .element(let label), .unwrapped(let label), .value(let label):
          let subject = arguments.first { facts[$0.label] == label && $0.value != own.value }
          return subject.map { holdsOthers($0.value, file) } ?? false
        case .external(let type): return type != "EnvironmentValues"
        case .base: return true
        case .instance, .binding, .document: return false
        }
      }
      switch facts[callee].kind {
      case .name(let local, _):
        guard project.topLevelTypes[file.name(local)] == nil,
          project.globals[file.name(local)] == nil
        else { return false }
        return given(project.catalogue.components[facts[local]])
      case .member(let base, let local, _):
        let isOwn = project.externalMembers.values.contains { $0[file.name(local)] != nil }
        guard !isOwn else { return false }
        switch project.catalogue.members[facts[local]] {
        case nil: return given(project.catalogue.modifiers[facts[local]])
        case .fold: return parameter == 1 && holdsOthers(base, file)
        default: return holdsOthers(base, file)
        }
      default: return false
      }
    }
    return false
  }

  /// Whether what a collection, an optional or a binding holds is of another type.
  private func holdsOthers(_ id: ExpressionID, _ file: ProjectFile) -> Bool {
    let facts = file.facts
    switch facts[id].kind {
    case .name(let local, _):
      return holdsOthers(plain(file.name(local)))
    case .member(let base, let local, _):
      return project.catalogue.members[facts[local]] == nil
        ? holdsOthers(file.name(local)) : holdsOthers(base, file)
    case .optionalChain(let inner), .forceUnwrap(let inner): return holdsOthers(inner, file)
    case .call(let callee, let arguments):
      switch facts[callee].kind {
      case .name(let local, _):
        guard StandardTypes.genericContainers.contains(facts[local]) else { return false }
        return facts[arguments].first.map { holdsOthers($0.value, file) } ?? false
      case .member(let base, let local, _):
        switch project.catalogue.members[facts[local]] {
        case .sameCollection, .optionalElement, .element, .enumerated:
          return holdsOthers(base, file)
        default: return false
        }
      default: return false
      }
    case .array(let elements):
      return facts[elements].allSatisfy {
        switch facts[$0].kind {
        case .number, .string, .boolean: true
        default: false
        }
      }
    case .binary(let operation, _, _): return ["..<", "..."].contains(facts[operation])
    default: return false
    }
  }

  /// Whether everything of a name is written with a type in which there is no environment. O(declarations of the files that
  /// hold it).
  private func holdsOthers(_ name: Name) -> Bool {
    var isDeclared = false
    for index in project.files(naming: name) {
      let file = project.files[index]
      for declaration in file.facts.declarations where file.name(declaration.name) == name {
        guard case .variable(let id) = declaration.kind else { continue }
        guard let type = file.facts[id].type, isWhollyOther(type, file) else { return false }
        isDeclared = true
      }
      for parameter in file.facts.parameters where file.name(parameter.name) == name {
        guard let type = parameter.type, isWhollyOther(type, file) else { return false }
        isDeclared = true
      }
    }
    return isDeclared
  }

  /// Whether a type is another one, and what it is made of.
  private func isWhollyOther(_ type: TypeReferenceID, _ file: ProjectFile) -> Bool {
    switch file.facts[type].kind {
    case .optional(let wrapped), .array(let wrapped): return isWhollyOther(wrapped, file)
    case .dictionary(let key, let value):
      return isWhollyOther(key, file) && isWhollyOther(value, file)
    case .named(_, _, let arguments):
      return isOther(type, file) && file.facts[arguments].allSatisfy { isWhollyOther($0, file) }
    default: return false
    }
  }
}
