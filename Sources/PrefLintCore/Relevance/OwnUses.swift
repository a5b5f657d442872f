// What code uses of the value whose member it is. What it does can only depend on the properties that it gets at: those
// that it names, and those that the members do which it names, and so on.

/// What code names of the value whose member it is written in.
struct UsesOfSelf {
  /// Whether it may place that value: it names `self`, or stands in an extension of a protocol, where a modifier without
  /// a base is one of `self`.
  var isWhole = false
  /// Each once, in order: types are numbered as members are looked up.
  var members: [Name] = []
  /// Those of them that are asked of `self`, and nothing else.
  var explicit: Set<Name> = []
  /// Those of them that are called.
  var called: Set<Name> = []

  static let whole = Self(isWhole: true)
}

/// The properties that code gets at, directly and by way of members that have code of their own.
struct ReachedProperties {
  /// Whether it may be any of them.
  var isWhole = false
  var names: Set<Name> = []
  /// What is called by a name alone that is no member: a function from outside, or a modifier of the value itself.
  var foreignCalls: Set<Name> = []

  static let whole = Self(isWhole: true)

  mutating func formUnion(_ other: Self) {
    isWhole = isWhole || other.isWhole
    // Mostly the first one is all there is: to take it as it is costs nothing.
    if names.isEmpty { names = other.names } else { names.formUnion(other.names) }
    if foreignCalls.isEmpty {
      foreignCalls = other.foreignCalls
    } else {
      foreignCalls.formUnion(other.foreignCalls)
    }
  }
}

final class OwnUses {
  private let project: Project
  /// Names that extensions give to values of types from outside: their code has the whole value.
  private let namesOutside: NameSet
  private var ofMembers: [DeclarationReference: UsesOfSelf] = [:]
  private var reached: [Project.MemberKey: ReachedProperties] = [:]

  /// - Parameter namesOutside: what extensions add to types from outside (`namesAddedOutside`).
  init(project: Project, namesOutside: NameSet) {
    self.project = project
    self.namesOutside = namesOutside
  }

  /// The properties of a value that code gets at.
  func properties(_ uses: UsesOfSelf, of nominal: NominalID) -> ReachedProperties {
    if uses.isWhole { return .whole }
    var all = ReachedProperties()
    for name in uses.members {
      if project.members(named: name, of: nominal).isEmpty {
        guard addForeign(name, uses, to: &all) else { return .whole }
      } else {
        all.formUnion(properties(name, of: nominal))
      }
      if all.isWhole { return .whole }
    }
    return all
  }

  /// The properties of a value that one of its members gets at; itself, if it is one. O(code of the members that it leads
  /// to), once for each name.
  func properties(_ name: Name, of nominal: NominalID) -> ReachedProperties {
    let key = Project.MemberKey(nominal: nominal, name: name)
    if let known = reached[key] { return known }
    let found = read(name, of: nominal)
    reached[key] = found
    return found
  }

  private func read(_ name: Name, of nominal: NominalID) -> ReachedProperties {
    var found = ReachedProperties()
    var waiting = [name]
    var seen: Set<Name> = [name]
    while let next = waiting.popLast() {
      let members = project.members(named: next, of: nominal)
      if members.isEmpty { return .whole }
      for member in members {
        let reference = member.reference
        let uses = ofMembers[reference] ?? read(reference)
        ofMembers[reference] = uses
        if uses.isWhole { return .whole }
        if case .variable = project.declaration(reference).kind { found.names.insert(next) }
        for name in uses.members where !seen.contains(name) {
          if project.members(named: name, of: nominal).isEmpty {
            guard addForeign(name, uses, to: &found) else { return .whole }
          } else {
            seen.insert(name)
            waiting.append(name)
          }
        }
      }
    }
    return found
  }

  /// Adds what a name means that no member has; false if it may mean anything of the value.
  private func addForeign(
    _ name: Name, _ uses: UsesOfSelf, to found: inout ReachedProperties
  ) -> Bool {
    if uses.explicit.contains(name) || namesOutside.contains(name) { return false }
    if uses.called.contains(name) { found.foreignCalls.insert(name) }
    return true
  }

  /// What the code of a member names.
  private func read(_ reference: DeclarationReference) -> UsesOfSelf {
    let file = project.files[reference.fileIndex]
    switch file.facts[reference.id].kind {
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
    return UsesOfSelf(reader.uses, in: file, project)
  }
}

extension UsesOfSelf {
  /// What uses of names are of the value itself.
  init(_ uses: [NameUse], in file: ProjectFile, _ project: Project) {
    let facts = file.facts
    var heads: Set<ExpressionID> = []
    for use in uses {
      let name = file.name(use.name)
      let plain = project.names.plain(name)
      switch use.base {
      case .ownSelf:
        if let head = Self.head(of: use.site, facts) { heads.insert(head) }
        explicit.insert(plain)
      case .bare:
        if name == project.language.selfValue { continue }
        if use.isCalled { called.insert(plain) }
      case .implicit, .keyPath, .other: continue
      }
      // `_name` is a wrapper, or a property that is called so.
      members.append(name)
      if plain != name { members.append(plain) }
    }
    members.sort()
    var kept = 0
    for index in members.indices where index == 0 || members[index] != members[kept - 1] {
      members[kept] = members[index]
      kept += 1
    }
    members.removeLast(members.count - kept)
    // `self` that stands in no `self.name`, and not only in the list of what a closure captures; `super`, of which the
    // class above says what it uses.
    isWhole = uses.contains { use in
      guard case .bare = use.base else { return false }
      switch file.name(use.name) {
      case project.language.selfValue: return !use.isCaptured && !heads.contains(use.site)
      case project.language.superValue: return true
      default: return false
      }
    }
  }

  /// `self` in `self.name` and `self?.name`.
  private static func head(of member: ExpressionID, _ facts: FileFacts) -> ExpressionID? {
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
