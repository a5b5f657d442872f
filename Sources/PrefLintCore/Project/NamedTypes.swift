// Which types of the project the code of a type names: what it may build, hold or register.

extension Project {
  /// The types of the project that the members of a type name, in expressions and in written types, in order. O(facts of the files
  /// in which they stand).
  ///
  /// - Parameter onlyCalled: whether only those count that are called by their name: what is built.
  func typesNamed(inMembersOf id: NominalID, onlyCalled: Bool = false) -> [NominalID] {
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
        switch expression.kind {
        case .name(let local, _) where !onlyCalled: add(local, at: expression.range)
        case .call(let callee, _) where onlyCalled:
          guard case .name(let local, _) = file.facts[callee].kind else { continue }
          add(local, at: expression.range)
        default: continue
        }
      }
      for type in file.facts.types where !onlyCalled {
        if case .named(_, let local, _) = type.kind { add(local, at: type.range) }
      }
    }
    return found.sorted()
  }
}
