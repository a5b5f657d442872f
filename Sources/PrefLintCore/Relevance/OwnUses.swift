// What code uses of the value whose member it is. A closure keeps that value, but what it does can only matter by the
// properties that it gets at: those that it names, and those that the members do which it names, and so on.

/// What code names of the value whose member it is written in.
struct UsesOfSelf {
  /// Whether it may place that value: it names `self`, or stands in an extension of a protocol, where a modifier without
  /// a base is one of `self`.
  var isWhole = false
  var members: Set<Name> = []

  static let whole = Self(isWhole: true)
}

final class OwnUses {
  private let project: Project
  /// Names that extensions give to values of the project from outside: their code has the whole value.
  private let namesOutside: NameSet
  private var ofMembers: [DeclarationReference: UsesOfSelf] = [:]
  private var reached: [Key: UsesOfSelf] = [:]

  private struct Key: FastHashable {
    var nominal: NominalID
    var name: Name

    @inline(__always) func mix(into mixer: inout HashMixer) {
      mixer.add(UInt64(nominal.rawValue) << 32 | UInt64(name.rawValue))
    }
  }

  init(project: Project) {
    self.project = project
    namesOutside = project.namesAddedOutside()
  }

  /// The properties of a value that code gets at, directly and by way of members that have code of their own.
  func properties(_ uses: UsesOfSelf, of nominal: NominalID) -> UsesOfSelf {
    if uses.isWhole { return .whole }
    var all = UsesOfSelf()
    for name in uses.members {
      let one = properties(name, of: nominal)
      if one.isWhole { return .whole }
      all.members.formUnion(one.members)
    }
    return all
  }

  /// The same of code that names one member. O(code of the members), once for each name.
  private func properties(_ name: Name, of nominal: NominalID) -> UsesOfSelf {
    let key = Key(nominal: nominal, name: name)
    if let known = reached[key] { return known }
    var found = UsesOfSelf()
    var waiting = [name]
    var seen: Set<Name> = [name]
    while let next = waiting.popLast() {
      let members = project.members(named: next, of: nominal)
      if members.isEmpty, namesOutside.contains(next) {
        found = .whole
        break
      }
      for member in members {
        let reference = member.reference
        let uses = ofMembers[reference] ?? read(reference)
        ofMembers[reference] = uses
        if uses.isWhole {
          found = .whole
          break
        }
        if case .variable = project.declaration(reference).kind { found.members.insert(next) }
        for name in uses.members where seen.insert(name).inserted { waiting.append(name) }
      }
      if found.isWhole { break }
    }
    reached[key] = found
    return found
  }

  /// What the code of a member names.
  private func read(_ reference: DeclarationReference) -> UsesOfSelf {
    let file = project.files[reference.fileIndex]
    let declaration = file.facts[reference.id]
    switch declaration.kind {
    case .enumCase: return UsesOfSelf()
    // A subscript is asked of the whole value.
    case .subscriptMember: return .whole
    default: break
    }
    guard let owner = project.owner(of: reference), project.kind(of: owner) != .protocolType else {
      return .whole
    }
    var reader = NameUseReader(facts: file.facts)
    reader.member(reference.id)
    return self.uses(reader.uses, in: file)
  }

  /// What uses of names are of the value itself.
  func uses(_ uses: [NameUse], in file: ProjectFile) -> UsesOfSelf {
    var result = UsesOfSelf()
    let facts = file.facts
    var heads: Set<ExpressionID> = []
    for use in uses {
      var name = file.name(use.name)
      switch use.base {
      case .ownSelf:
        if let head = head(of: use.site, facts) { heads.insert(head) }
      case .bare: if name == project.language.selfValue { continue }
      case .implicit, .keyPath, .other: continue
      }
      let kind = project.names.kind(of: name)
      if kind == .projection || kind == .underscored {
        name = project.names.withoutPrefix(name) ?? name
      }
      result.members.insert(name)
    }
    // `self` that stands in no `self.name`, and not only in the list of what a closure captures.
    result.isWhole = uses.contains { use in
      guard case .bare = use.base, file.name(use.name) == project.language.selfValue else {
        return false
      }
      return !use.isCaptured && !heads.contains(use.site)
    }
    return result
  }

  /// `self` in `self.name` and `self?.name`.
  private func head(of member: ExpressionID, _ facts: FileFacts) -> ExpressionID? {
    guard case .member(var current, _, _) = facts[member].kind else { return nil }
    while true {
      switch facts[current].kind {
      case .optionalChain(let inner), .forceUnwrap(let inner): current = inner
      case .name: return current
      default: return nil
      }
    }
  }
}
