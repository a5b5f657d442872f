// Which of several members with one name a place can mean: those of files that are never in one program with
// it, or that it cannot see, are none; of equal signatures the nearest target's is.

extension Evaluator {
  /// The members that the code of a file can mean.
  ///
  /// - Complexity: linear in the members; one look-up each.
  @inline(__always) func visible(_ members: [Member], from frame: Frame) -> [Member] {
    let isTold = members.isEmpty || members.count == 1 && members[0].owner != nil
    return isTold ? members : findVisible(members, from: frame)
  }

  private func findVisible(_ members: [Member], from frame: Frame) -> [Member] {
    let file = frame.fileIndex
    let areAll = members.allSatisfy { isPossible($0, from: file) }
    var kept = areAll ? members : members.filter { isPossible($0, from: file) }
    if kept.count > 1 {
      let named = kept.filter { !isHidden($0, from: file) }
      if !named.isEmpty { kept = named }
    }
    guard kept.count > 1 else { return kept }
    let ranks = kept.map { rank($0, from: file) }
    guard let best = ranks.min(), ranks.contains(where: { $0 != best }) else { return kept }
    var nearest: [[Name]?: UInt8] = [:]
    let labels = kept.map { project.labels(of: $0) }
    for (label, rank) in zip(labels, ranks) {
      nearest[label] = min(nearest[label] ?? rank, rank)
    }
    return kept.indices.filter { ranks[$0] == nearest[labels[$0]] }.map { kept[$0] }
  }

  private func isPossible(_ member: Member, from file: Int) -> Bool {
    let other = member.reference.fileIndex
    if other == file { return true }
    if !isHere(member.presence) { return false }
    if member.owner == nil {
      if isHidden(member, from: file) { return false }
      // What a module keeps to itself extends nothing for others, whatever they call by its name.
      let reach = project.targets.reach(from: file, to: other)
      if reach == .imported || reach == .linked, !project.isShown(member) { return false }
    }
    // Code that runs on a conformer's value finds the conformer's members, whether it sees them or not.
    return member.owner != nil || project.targets.reach(from: file, to: other) != .none
  }

  /// Whether the code of a file can name a global: what another module keeps to itself it cannot.
  func isNamed(_ global: Member, from file: Int) -> Bool {
    switch project.targets.reach(from: file, to: global.reference.fileIndex) {
    case .imported: project.isShown(global)
    default: true
    }
  }

  /// Whether another file keeps a member to itself.
  func isHidden(_ member: Member, from file: Int) -> Bool {
    member.reference.fileIndex != file && project.isFilePrivate(member)
  }

  /// Smaller is nearer; what another module keeps to itself comes last.
  private func rank(_ member: Member, from file: Int) -> UInt8 {
    let reach = project.targets.reach(from: file, to: member.reference.fileIndex)
    let isElsewhere = reach == .imported || reach == .linked
    return isElsewhere && !project.isShown(member) ? UInt8.max : reach.rawValue
  }

  /// The type without the variants that do not exist where evaluation stands.
  func narrowed(_ type: TypeID) -> TypeID {
    guard case .variants(let variants) = project.types[type] else { return type }
    let possible = variants.filter { isHere($0.presence) }
    if possible.count == variants.count { return type }
    return project.variantType(possible.map { ($0.presence, $0.type) })
  }
}

extension Project {
  /// Whether only its own file can name a member: it, or the extension around it, says so.
  func isFilePrivate(_ member: Member) -> Bool {
    let hidden: DeclarationModifiers = [.isPrivate, .isFilePrivate]
    let declaration = declaration(member.reference)
    if !declaration.modifiers.isDisjoint(with: hidden) { return true }
    guard let parent = declaration.parent else { return false }
    let outer = files[member.reference.fileIndex].facts[parent]
    guard case .extensionOf = outer.kind else { return false }
    return !outer.modifiers.isDisjoint(with: hidden)
  }

  /// Whether other modules see a member: it, or the extension or protocol around it, says so.
  func isShown(_ member: Member) -> Bool {
    let declaration = declaration(member.reference)
    let shown: DeclarationModifiers = [.isPublic, .isOpen, .isPackage]
    if !declaration.modifiers.isDisjoint(with: shown) { return true }
    guard let parent = declaration.parent else { return false }
    let outer = files[member.reference.fileIndex].facts[parent]
    switch outer.kind {
    case .extensionOf, .protocolType, .enumeration:
      return !outer.modifiers.isDisjoint(with: shown)
    default: return false
    }
  }
}
