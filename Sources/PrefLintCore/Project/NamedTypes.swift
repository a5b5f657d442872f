// Which types of the project the code of a type names: what it may build, hold or register.

/// Where a file names something that may be a type, in the order of the file. O(facts of the file) to make.
struct TypeNamings {
  private struct Naming {
    var range: TextRange
    var name: Name
  }

  private let namings: [Naming]

  init(_ file: ProjectFile, _ names: ProjectNames) {
    let facts = file.facts
    var found: [Naming] = []
    func add(_ local: LocalName, at range: TextRange) {
      let name = file.name(local)
      guard names.kind(of: name) == .capitalised else { return }
      found.append(Naming(range: range, name: name))
    }
    for expression in facts.expressions {
      if case .name(let local, _) = expression.kind { add(local, at: expression.range) }
    }
    for type in facts.types {
      if case .named(_, let local, _) = type.kind { add(local, at: type.range) }
    }
    namings = found.sorted {
      ($0.range.start, $0.range.end, $0.name) < ($1.range.start, $1.range.end, $1.name)
    }
  }

  /// The names within a range. O(names in it + log n).
  func names(in range: TextRange) -> some Sequence<Name> {
    let first = namings.partitioningIndex { $0.range.start >= range.start }
    return namings[first...].lazy.prefix { $0.range.start < range.end }
      .filter { $0.range.end <= range.end }.map(\.name)
  }
}

extension Project {
  private func typeNamings(ofFile index: Int) -> TypeNamings {
    if let known = knownTypeNamings[index] { return known }
    let found = TypeNamings(files[index], names)
    knownTypeNamings[index] = found
    return found
  }

  /// The types of the project that the members of a type name, in expressions and in written types, in order. O(names in them).
  func typesNamed(inMembersOf id: NominalID) -> [NominalID] {
    var names: [Int: Set<Name>] = [:]
    for member in self[id].orderedMembers {
      let file = member.reference.fileIndex
      let range = files[file].facts[member.reference.id].range
      names[file, default: []].formUnion(typeNamings(ofFile: file).names(in: range))
    }
    var found: Set<NominalID> = []
    for (file, names) in names.sorted(by: { $0.key < $1.key }) {
      let place = LexicalContext(project: self, file: file, declaration: nil)
      for name in names.sorted() { found.formUnion(topLevelNominals(name, from: place)) }
    }
    return found.sorted()
  }
}
