// Which code can matter to what is looked for in the view tree: code in which it stands, and code that names such
// code. Views of other code need not be followed. Mentions are compared by name and owner, not resolved, so that too
// much may be followed, but not too little; what a value holds is judged by the value itself.

/// What can matter, by declaration and type.
final class Relevance {
  let project: Project
  let mentions: [Mentions]
  /// The number of each file's first unit.
  private(set) var firstUnits: [Int] = []
  private var unitInterests: [Interest] = []
  /// The types around each unit, of those that were asked for.
  private var unitOwners: [[NominalID]?] = []
  private var typeInterests: [Interest] = []
  /// The names of relevant declarations, with whose they are.
  private var providers: [Name: [Provided]] = [:]
  /// The units that mention each name: those of name `n` are `users[starts[n]..<starts[n + 1]]`.
  private var starts: [UInt32] = []
  private var users: [User] = []
  /// What is to be spread, in the order in which it was found: what is found of it until its turn is spread at once.
  private var waiting = WaitingNumbers()
  private var waitingTypes = WaitingNumbers()
  /// The types of objects and the keys that are read somewhere, by name.
  var supplyNumbers: [Name: Int] = [:]
  private var closures: [ClosureKey: Interest] = [:]
  private var selfUses: [ClosureKey: UsesOfSelf] = [:]
  /// The names in the closure that was asked for last.
  private var lastUses: (key: ClosureKey, uses: [NameUse])?
  /// Whether values of a type can hold views, or code that builds them.
  var carriage: CarriedViews
  /// The types that each class gives to a generic superclass, and the classes that give one to a superclass of the project.
  private let typesGiven: TypesByType
  let givers: TypesByType
  /// What is a source wherever it is mentioned.
  private let sourceNames: [Name: Interest]
  /// What is asked of an environment by those who read objects.
  private(set) var objectSupplies: Interest = []

  /// A declaration that a name may mean.
  struct Provider: Equatable {
    enum Scope: Equatable {
      /// Any mention may mean it.
      case anything
      /// A nested type: a bare mention within the type around it, or one after that type.
      case nested(NominalID)
      /// A member of a type: a bare mention in a type that is related to it, or one after a value.
      case member(NominalID)
      /// A member in extensions of a type outside the project.
      case extended(Name)
      /// A member of a view: a bare mention in a type that is related to it. Whoever has the view has named its type.
      case viewMember(NominalID)
    }

    var scope: Scope
    var file: Int
    /// Whether other files cannot name it.
    var isPrivate = false
    /// Whether it is only ever called, not named.
    var isCalled = false
    /// Whether it is a member of the type, not of its values.
    var isStatic = false
    /// Whether `.name` may mean it: a static member that is a value of its type, as far as is known.
    var isImplicit = true
  }

  private struct Provided {
    var provider: Provider
    var interest: Interest
  }

  private struct User {
    var unit: UInt32
    var form: Mention.Form
    var isCalled: Bool
    var base: Name
  }

  /// Names that may stand for any type: aliases, generic parameters, `Self`.
  private(set) var openNames: Set<Name> = []
  private(set) var typesByName: [Name: [NominalID]] = [:]
  private let fixedNames: FixedNames

  init(project: Project, mentions: [Mentions]) {
    self.project = project
    self.mentions = mentions
    carriage = CarriedViews(project: project)
    fixedNames = FixedNames(project: project)
    typesGiven = Self.typesGiven(in: project)
    givers = Self.givers(of: typesGiven, project)
    let sources = RelevanceSources(project: project)
    sourceNames = sources.names
    for file in mentions {
      firstUnits.append(unitInterests.count)
      unitInterests += repeatElement([], count: file.units.count)
    }
    unitOwners = Array(repeating: nil, count: unitInterests.count)
    typeInterests = Array(repeating: [], count: project.nominals.count)
    gatherNames()
    indexUsers()
    for (index, file) in mentions.enumerated() where !project.files[index].isTest {
      for found in sources.units(of: file, inFile: index) {
        var interest = found.interest
        if let key = found.key {
          interest.formUnion(.supply(number(of: key)))
        } else if found.isRead {
          let supplies = found.typeNames.map(supplies) ?? .allSupplies
          interest.formUnion(supplies)
          objectSupplies.formUnion(supplies)
        }
        mark(firstUnits[index] + found.unit, interest)
        // A wrapper is checked where its type is installed, whatever uses it.
        guard found.isRead else { continue }
        for owner in owners(ofUnit: found.unit, inFile: index).prefix(1) {
          mark(owner, interest)
        }
      }
    }
    for key in sources.preferenceKeys { mark(key, .preferences) }
    for unit in unitsMakingParameters() { mark(unit, .all) }
    spread()
    // Nobody asks for users any more.
    starts = []
    users = []
  }

  // MARK: Asking

  /// Whether a modifier emits or hears preferences that rules look at.
  func isOfPreferences(_ name: Name) -> Bool {
    sourceNames[name]?.contains(.preferences) ?? false
  }

  /// Whether code that makes a host can matter: by what it names, or because its callers may say what is shown.
  func mayMake(_ reference: DeclarationReference) -> Bool {
    guard interest(of: reference).isEmpty else { return true }
    let file = project.files[reference.fileIndex]
    let context = LexicalContext(reference: reference, project: project)
    if let function = project.function(of: reference) {
      for parameter in file.facts[function.parameters] {
        guard let type = parameter.type else { return true }
        if carriage.canCarry(project.resolveType(type, in: context)) { return true }
      }
    }
    guard file.facts[reference.id].parent != nil else { return false }
    guard let owner = project.owner(of: reference) else { return true }
    if !project[owner].genericParameters.isEmpty { return true }
    // `super.init(rootView: .init())`
    if typesGiven[owner]?.contains(where: { !interest(of: $0).isEmpty }) ?? false { return true }
    // A view may host itself.
    return carriage.isPlaced(owner)
      ? !interest(of: owner).isEmpty : carriage.canCarry(project.selfType(of: owner))
  }

  /// What a view of a type can build, read or write, with what it is given left aside.
  func interest(of type: NominalID) -> Interest { typeInterests[Int(type.rawValue)] }

  /// What the code of a member or global can matter to.
  func interest(of reference: DeclarationReference) -> Interest {
    if project.files[reference.fileIndex].isTest { return [] }
    let start = project.declaration(reference).range.start
    guard let unit = unit(at: start, inFile: reference.fileIndex) else { return .all }
    return unitInterests[unit]
  }

  /// What a member by some name, of whatever type, can matter to.
  func interest(ofMember name: Name) -> Interest {
    (providers[name] ?? []).reduce(into: []) { $0.formUnion($1.interest) }
  }

  /// What the names in a closure can matter to.
  func interest(of closure: ClosureID, inFile file: Int) -> Interest {
    guard let unit = unit(around: closure, file) else { return .all }
    let around = unitInterests[unit]
    guard !around.isEmpty else { return [] }
    let key = ClosureKey(file: UInt32(truncatingIfNeeded: file), closure: closure)
    if let known = closures[key] { return known }
    let facts = project.files[file].facts
    let owners = owners(ofUnit: unit)
    var interest = typeInterest(in: facts[closure].range, unit - firstUnits[file], file, owners)
    for use in uses(in: closure, key) {
      let mention: Mention
      switch use.base {
      case .bare, .ownSelf: mention = Mention(use.name, .bare, isCalled: use.isCalled)
      case .other(let base, _):
        mention = .member(use.name, of: base, isCalled: use.isCalled, facts)
      case .implicit: mention = Mention(use.name, .implicit, isCalled: use.isCalled)
      case .keyPath: mention = Mention(use.name, .member)
      }
      interest.formUnion(sourceNames[project.files[file].name(use.name)] ?? [])
      if isParameter(mention, facts) || isUntold(mention, file) { interest.formUnion(.all) }
      interest.formUnion(
        meaning(of: mention, inFile: file, at: facts[closure].range.start, owners))
      if interest.isSuperset(of: around) { break }
    }
    interest.formIntersection(around)
    closures[key] = interest
    return interest
  }

  /// What a closure names of the value whose member it is written in.
  func usesOfSelf(_ closure: ClosureID, inFile file: Int) -> UsesOfSelf {
    let key = ClosureKey(file: UInt32(truncatingIfNeeded: file), closure: closure)
    if let known = selfUses[key] { return known }
    var result = UsesOfSelf.whole
    if let unit = unit(around: closure, file), let owner = owners(ofUnit: unit).first,
      project.kind(of: owner) != .protocolType
    {
      result = UsesOfSelf(uses(in: closure, key), in: project.files[file], project)
    }
    selfUses[key] = result
    return result
  }

  private func uses(in closure: ClosureID, _ key: ClosureKey) -> [NameUse] {
    // Who asks one thing of a closure asks the other as well.
    if let last = lastUses, last.key == key { return last.uses }
    var reader = NameUseReader(facts: project.files[Int(key.file)].facts)
    reader.closure(closure)
    lastUses = (key, reader.uses)
    return reader.uses
  }

  private func unit(around closure: ClosureID, _ file: Int) -> Int? {
    unit(at: project.files[file].facts[closure].range.start, inFile: file)
  }

  /// The number of the unit at an offset.
  func unit(at offset: UInt32, inFile file: Int) -> Int? {
    mentions[file].unit(at: offset).map { firstUnits[file] + $0 }
  }

  /// What types that are written within a range of a unit matter to.
  private func typeInterest(
    in range: TextRange, _ unit: Int, _ file: Int, _ owners: [NominalID]
  ) -> Interest {
    let facts = project.files[file].facts
    var interest: Interest = []
    for type in facts.types[mentions[file].units[unit].types.range] {
      guard case .named(let base, let name, _) = type.kind, range.start <= type.range.start,
        type.range.end <= range.end
      else { continue }
      var mention = Mention(name, .bare)
      if let base, case .named(_, let outer, _) = facts[base].kind {
        mention = Mention(name, .typeMember, base: outer)
      }
      interest.formUnion(meaning(of: mention, inFile: file, at: range.start, owners))
    }
    return interest
  }

  private func meaning(
    of mention: Mention, inFile file: Int, at offset: UInt32, _ owners: [NominalID]
  ) -> Interest {
    let names = project.files[file].names
    let name = names[mention.name.index]
    let user = User(
      unit: 0, form: mention.form, isCalled: mention.isCalled,
      base: mention.base == .none ? .none : names[mention.base.index])
    var interest: Interest = []
    func add(_ name: Name, _ user: User) {
      for provided in providers[name] ?? []
      where accepts(provided.provider, user, inFile: file, owners) {
        interest.formUnion(provided.interest)
      }
    }
    add(name, user)
    for type in fixedNames.types(name, inFile: file, at: offset) {
      add(type, User(unit: 0, form: .bare, isCalled: true, base: .none))
    }
    return interest
  }

  /// Whether a mention may mean a declaration.
  private func accepts(
    _ provider: Provider, _ user: User, inFile file: Int, _ owners: @autoclosure () -> [NominalID]
  ) -> Bool {
    if provider.file != file {
      if provider.isPrivate || project.targets.reach(from: file, to: provider.file) == .none {
        return false
      }
    }
    if provider.isCalled, !user.isCalled { return false }
    switch provider.scope {
    case .anything: return true
    case .extended(let extended):
      guard user.form == .typeMember, !openNames.contains(user.base),
        typesByName[user.base] == nil
      else { return true }
      return user.base == extended
    case .member(let owner), .nested(let owner):
      switch user.form {
      case .bare: return owners().contains { isRelated($0, owner) }
      case .member: return !provider.isStatic || isRequired(owner)
      case .implicit: return provider.isImplicit
      case .typeMember:
        if openNames.contains(user.base) { return true }
        return typesByName[user.base]?.contains { isRelated($0, owner) } ?? false
      }
    case .viewMember(let owner):
      guard user.form == .bare else { return false }
      return owners().contains { isRelated($0, owner) }
    }
  }

  /// Whether a static member may be asked of a type that is not named: by way of a protocol.
  private func isRequired(_ owner: NominalID) -> Bool {
    project.kind(of: owner) == .protocolType || !project.conformance(of: owner).protocols.isEmpty
  }

  private func isRelated(_ first: NominalID, _ second: NominalID) -> Bool {
    project.areRelated(first, second)
  }

  /// The types around a unit, from the inside.
  private func owners(ofUnit unit: Int, inFile file: Int) -> [NominalID] {
    let facts = project.files[file].facts
    var found: [NominalID] = []
    for declaration in mentions[file].declarations[mentions[file].units[unit].declarations.range] {
      var current = facts[declaration].parent
      while let id = current {
        let place = DeclarationReference(file: file, id)
        if let owner = project.nominal(holdingMembersOf: place), !found.contains(owner) {
          found.append(owner)
        }
        current = facts[id].parent
      }
    }
    return found
  }

  private func owners(ofUnit unit: Int) -> [NominalID] {
    if let known = unitOwners[unit] { return known }
    let found = findOwners(ofUnit: unit)
    unitOwners[unit] = found
    return found
  }

  private func findOwners(ofUnit unit: Int) -> [NominalID] {
    let file = file(ofUnit: unit)
    return owners(ofUnit: unit - firstUnits[file], inFile: file)
  }

  // MARK: Spreading

  private func gatherNames() {
    for nominal in project.nominals { typesByName[nominal.name, default: []].append(nominal.id) }
    if let name = project.names.find("Self") { openNames.insert(name) }
    for file in project.files where !file.isTest {
      for parameter in file.facts.genericParameters { openNames.insert(file.name(parameter.name)) }
      for declaration in file.facts.declarations {
        switch declaration.kind {
        case .typeAlias, .associatedType: openNames.insert(file.name(declaration.name))
        default: break
        }
      }
    }
  }

  private func indexUsers() {
    var counts = [UInt32](repeating: 0, count: project.names.count + 1)
    for (index, file) in mentions.enumerated() where !project.files[index].isTest {
      let names = project.files[index].names
      for use in file.uses { counts[names[use.name.index].index + 1] += 1 }
    }
    let fixed = usersOfFixedNames()
    for use in fixed { counts[use.type.index + 1] += 1 }
    for index in 1..<counts.count { counts[index] += counts[index - 1] }
    starts = counts
    var users = Array(
      repeating: User(unit: 0, form: .bare, isCalled: false, base: .none),
      count: Int(counts[counts.count - 1]))
    for (index, file) in mentions.enumerated() where !project.files[index].isTest {
      let names = project.files[index].names
      for (number, unit) in file.units.enumerated() {
        let user = UInt32(truncatingIfNeeded: firstUnits[index] + number)
        for position in unit.uses.range {
          let use = file.uses[position]
          let name = names[use.name.index].index
          users[Int(counts[name])] = User(
            unit: user, form: use.form, isCalled: use.isCalled,
            base: use.base == .none ? .none : names[use.base.index])
          counts[name] += 1
        }
      }
    }
    for use in fixed {
      users[Int(counts[use.type.index])] = User(
        unit: use.unit, form: .bare, isCalled: true, base: .none)
      counts[use.type.index] += 1
    }
    self.users = users
  }

  /// The units that name types by generic parameters which the extension around them fixes.
  private func usersOfFixedNames() -> [(type: Name, unit: UInt32)] {
    var found: [(type: Name, unit: UInt32)] = []
    for (index, file) in mentions.enumerated() where !fixedNames.isEmpty(inFile: index) {
      let names = project.files[index].names
      for (number, unit) in file.units.enumerated() {
        let user = UInt32(truncatingIfNeeded: firstUnits[index] + number)
        for use in file.uses[unit.uses.range] {
          let types = fixedNames.types(
            names[use.name.index], inFile: index, at: unit.range.start)
          found += types.map { ($0, user) }
        }
      }
    }
    return found
  }

  func mark(_ unit: Int, _ interest: Interest) {
    guard !unitInterests[unit].isSuperset(of: interest) else { return }
    unitInterests[unit].formUnion(interest)
    waiting.add(unit)
  }

  func mark(_ type: NominalID, _ interest: Interest) {
    guard !typeInterests[Int(type.rawValue)].isSuperset(of: interest) else { return }
    typeInterests[Int(type.rawValue)].formUnion(interest)
    waitingTypes.add(Int(type.rawValue))
  }

  private func spread() {
    let givers = unitsGivingViews()
    while true {
      if let unit = waiting.next() {
        let index = file(ofUnit: unit)
        let file = mentions[index]
        let declarations = file.units[unit - firstUnits[index]].declarations
        for id in file.declarations[declarations.range] {
          provide(DeclarationReference(file: index, id), unitInterests[unit])
        }
        for property in givers[unit] ?? [] { mark(property, unitInterests[unit]) }
      } else if let type = waitingTypes.next() {
        provide(project.nominals[type].id)
      } else {
        return
      }
    }
  }

  private func file(ofUnit unit: Int) -> Int {
    var low = 0
    var high = firstUnits.count
    while low < high {
      let middle = (low + high) / 2
      if firstUnits[middle] <= unit { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// Adds what a declaration can matter to; false if that was known.
  private static func note(_ provided: Provided, _ known: inout [Provided]) -> Bool {
    guard let index = known.firstIndex(where: { $0.provider == provided.provider }) else {
      known.append(provided)
      return true
    }
    guard !known[index].interest.isSuperset(of: provided.interest) else { return false }
    known[index].interest.formUnion(provided.interest)
    return true
  }

  func provide(_ name: Name, _ provider: Provider, _ interest: Interest) {
    guard name != .none else { return }
    // In place: what many types have a member of would be copied for each of them.
    let provided = Provided(provider: provider, interest: interest)
    guard Self.note(provided, &providers[name, default: []]) else { return }
    let index = Int(name.rawValue)
    guard index + 1 < starts.count else { return }
    for position in starts[index]..<starts[index + 1] {
      let user = users[Int(position)]
      let unit = Int(user.unit)
      guard !unitInterests[unit].isSuperset(of: interest),
        accepts(provider, user, inFile: file(ofUnit: unit), owners(ofUnit: unit))
      else { continue }
      mark(unit, interest)
    }
  }
}
