// Which types of the project the code of a type names: what it may build, hold or register.

extension Project {
  /// The types of the project that the members of a type name, in expressions and in written types, in order. O(facts of the files
  /// in which they stand).
  func typesNamed(inMembersOf id: NominalID) -> [NominalID] {
    var found: Set<NominalID> = []
    var ranges: [Int: [TextRange]] = [:]
    for member in self[id].orderedMembers {
      let file = member.reference.fileIndex
      ranges[file, default: []].append(files[file].facts[member.reference.id].range)
    }
    for (index, ranges) in ranges.sorted(by: { $0.key < $1.key }) {
      let file = files[index]
      let place = LexicalContext(project: self, file: index, declaration: nil)
      func add(_ local: LocalName, at range: TextRange) {
        let name = file.name(local)
        guard names.kind(of: name) == .capitalised,
          ranges.contains(where: { $0.start <= range.start && range.end <= $0.end })
        else { return }
        found.formUnion(topLevelNominals(name, from: place))
      }
      for expression in file.facts.expressions {
        if case .name(let local, _) = expression.kind { add(local, at: expression.range) }
      }
      for type in file.facts.types {
        if case .named(_, let local, _) = type.kind { add(local, at: type.range) }
      }
    }
    return found.sorted()
  }
}
