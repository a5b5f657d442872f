// Conditions of result builders, as they are written: they are dynamic content whatever their branches show (D10), while
// what `? :` or a function of one type chooses is one view.

extension PreferenceFlow {
  /// Whether values stand in different branches of one condition in a builder.
  func areBranches(_ values: [ValueID]) -> Bool {
    let sites = values.compactMap { site(of: $0) }
    guard let first = sites.first, sites.count == values.count,
      sites.allSatisfy({ $0.file == first.file })
    else { return false }
    let facts = project.files[first.fileIndex].facts
    let offsets = sites.map { facts[$0.id].range.start }
    return branches(ofFile: first.fileIndex).contains { branches in
      var taken: Set<Int> = []
      return offsets.allSatisfy { offset in
        guard
          let index = branches.firstIndex(where: { $0.start <= offset && offset < $0.end })
        else { return false }
        return taken.insert(index).inserted
      }
    }
  }

  /// Whether two contributions may never be there at once: what decides that one of them is there asks what was asked for both before,
  /// wherever that stands.
  func mayExclude(_ first: Contribution, _ second: Contribution) -> Bool {
    let common = first.branches.filter { $0.isConditional && second.branches.contains($0) }
    guard !common.isEmpty else { return false }
    let own =
      first.branches.filter { $0.isConditional && !second.branches.contains($0) }
      + second.branches.filter { $0.isConditional && !first.branches.contains($0) }
    guard !own.isEmpty else { return false }
    func asked(_ branches: [Contribution.Branch]) -> Set<Name> {
      branches.reduce(into: []) { $0.formUnion(namesAsked(byChoice: $1.choice)) }
    }
    return !asked(own).isDisjoint(with: asked(common))
  }

  /// The names of the values that the condition of a choice asks: of chains the last. O(expressions of the file), once for each choice.
  private func namesAsked(byChoice choice: Int32) -> Set<Name> {
    if let known = choiceNames[choice] { return known }
    let names = findNames(choiceSites[choice] ?? [])
    choiceNames[choice] = names
    return names
  }

  private func findNames(_ sites: [Site]) -> Set<Name> {
    guard let first = sites.first, sites.allSatisfy({ $0.file == first.file }) else { return [] }
    let file = project.files[first.fileIndex]
    let facts = file.facts
    let offsets = sites.map { facts[$0.id].range.start }
    var asked: [ExpressionID] = []
    var innermost = UInt32.max
    for expression in facts.expressions {
      let range = expression.range
      guard range.end - range.start < innermost,
        offsets.allSatisfy({ range.start <= $0 && $0 < range.end })
      else { continue }
      switch expression.kind {
      case .conditional(let id): asked = facts[facts[id].conditions].compactMap(DecidingNames.asked)
      case .selection(let id): asked = [facts[id].subject]
      case .ternary(let condition, _, _): asked = [condition]
      default: continue
      }
      innermost = range.end - range.start
    }
    return DecidingNames.names(in: asked, file, withBases: false)
  }

  /// The branches of every condition that stands directly in a builder. O(expressions and declarations of the file), once.
  private func branches(ofFile index: Int) -> [[TextRange]] {
    if let known = builderBranches[index] { return known }
    let file = project.files[index]
    var found: [[TextRange]] = []
    for expression in file.facts.expressions {
      guard case .call(let callee, let arguments) = expression.kind,
        buildsContent(callee, file)
      else { continue }
      for argument in file.facts[arguments] {
        guard case .closure(let closure) = file.facts[argument.value].kind else { continue }
        collect(file.facts[closure].body, file.facts, &found)
      }
    }
    for position in file.facts.declarations.indices {
      let id = DeclarationID(position)
      guard let body = file.facts.body(of: id), isBuilder(id, file, index) else { continue }
      collect(body, file.facts, &found)
    }
    builderBranches[index] = found
    return found
  }

  /// Whether closures that a call is given build views, as far as they are views at all.
  private func buildsContent(_ callee: ExpressionID, _ file: ProjectFile) -> Bool {
    switch file.facts[callee].kind {
    case .name(let name, _): evaluator.componentEntries[file.name(name)] != nil
    case .member(_, let name, _): evaluator.modifierEntries[file.name(name)] != nil
    default: false
    }
  }

  private func isBuilder(_ id: DeclarationID, _ file: ProjectFile, _ index: Int) -> Bool {
    let declaration = file.facts[id]
    if file.facts[declaration.attributes].contains(where: {
      file.facts[$0.name].hasSuffix("Builder")
    }) {
      return true
    }
    guard let owner = project.owner(of: DeclarationReference(file: index, id)) else { return false }
    return project.isInstalled(owner)
      && evaluator.contentMember(of: owner) == file.name(declaration.name)
  }

  private func collect(_ block: Block, _ facts: FileFacts, _ found: inout [[TextRange]]) {
    for id in facts[block] {
      switch facts[id].kind {
      case .expression(let value):
        let blocks: [Block]
        switch facts[value].kind {
        case .conditional(let conditional):
          blocks = [facts[conditional].then] + (facts[conditional].otherwise.map { [$0] } ?? [])
        case .selection(let selection): blocks = facts[facts[selection].cases].map(\.body)
        default: continue
        }
        found.append(blocks.compactMap { facts.range(of: $0) })
        for block in blocks { collect(block, facts, &found) }
      case .configured(let clauses):
        for clause in facts[clauses] { collect(clause.body, facts, &found) }
      default: continue
      }
    }
  }
}

extension FileFacts {
  /// The code of a function, or of a property's getter.
  fileprivate func body(of id: DeclarationID) -> Block? {
    switch self[id].kind {
    case .function(let function): self[function].body
    case .variable(let variable): getter(of: variable)?.body
    default: nil
    }
  }
}
