// Code that runs below a representable: what it hosts is contained (C12, C14). It begins at the representables, and goes on to
// what they make: by themselves, through functions that make views and controllers for them, and in the objects that feed
// cells to the lists of what they made. A controller that some other one of these makes is not followed if that one presents
// anything, which makes a new root (C15).

struct ContainedCode {
  /// Types of which all code is contained.
  fileprivate(set) var types: Set<NominalID> = []
  /// Functions and properties that make something for contained code, whatever else their types do.
  fileprivate(set) var members: Set<DeclarationReference> = []
  /// Values of properties that representables are given, by file.
  fileprivate var values: [Int: [TextRange]] = [:]

  /// Whether a host is made in such code. A function that makes one for contained code may make others for its other callers:
  /// these are told apart where they are evaluated.
  func contains(_ host: HostCall, _ project: Project) -> Bool {
    if let owner = host.owner, contains(owner, project, isWanted: { isVariable($0, project) }) {
      return true
    }
    guard let values = values[host.site.fileIndex] else { return false }
    let place = project.files[host.site.fileIndex].facts[host.site.id].range
    return values.contains { $0.start <= place.start && place.end <= $0.end }
  }

  func contains(_ reference: DeclarationReference, _ project: Project) -> Bool {
    contains(reference, project, isWanted: { _ in true })
  }

  private func contains(
    _ reference: DeclarationReference, _ project: Project,
    isWanted: (DeclarationReference) -> Bool
  ) -> Bool {
    var current: DeclarationID? = reference.id
    while let id = current {
      let place = DeclarationReference(file: reference.fileIndex, id)
      if members.contains(place), isWanted(place) { return true }
      if project.nominals(holdingMembersOf: place).contains(where: types.contains) { return true }
      current = project.declaration(place).parent
    }
    return false
  }

  private func isVariable(_ reference: DeclarationReference, _ project: Project) -> Bool {
    if case .variable = project.declaration(reference).kind { return true }
    return false
  }
}

struct ContainedCodeReader {
  private let project: Project
  private var found = ContainedCode()
  private var waiting: [Code] = []
  /// The names that a file uses.
  private var uses: [Int: [CodeUse]] = [:]
  /// A type and the types that its code names.
  private var owners: [NominalID: Owners] = [:]
  private lazy var holders = MemberHolders(of: project)
  /// The names that code of a type has been followed by.
  private var followed: Set<Followed> = []
  private var parts: [DeclarationReference: Part?] = [:]
  /// Types that stand in others, by their names.
  private var nested: [Name: [NominalID]] = [:]
  private let presentingCalls: NameSet

  private struct Owners {
    var ordered: [NominalID]
    var all: Set<NominalID>
  }

  private struct Followed: FastHashable {
    var owner: NominalID
    var name: Name
    var role: Role

    @inline(__always) func mix(into mixer: inout HashMixer) {
      mixer.add(UInt64(owner.rawValue) << 32 | UInt64(name.rawValue))
      mixer.add(role.rawValue)
    }
  }

  /// What of a platform a function or a property makes, or sets up, and the class of what a function makes if that is the
  /// project's.
  private struct Part {
    var kind: PlatformPart
    var type: NominalID?
  }

  /// Code that is contained, and what it may do.
  private struct Code {
    var owner: NominalID?
    var ranges: [(file: Int, range: TextRange)]
    var role: Role
    /// Whether it presents something, or shows a window: what it makes may begin anew (C15).
    var presents = false
  }

  private enum Role: Int {
    /// The code of a representable: each object that it makes is a part of it.
    case representable
    /// A function that makes a controller or a view for such code.
    case maker
    /// A controller, a view or a cell, or what feeds cells to one: it shows views, and may present controllers.
    case part
  }

  /// O(facts of the files with such code) for each type of it.
  static func read(_ project: Project) -> ContainedCode {
    var reader = ContainedCodeReader(project: project)
    reader.read()
    return reader.found
  }

  private init(project: Project) {
    self.project = project
    presentingCalls = NameSet(StandardTypes.presentingCalls.compactMap(project.names.find))
  }

  private mutating func read() {
    let protocols = project.catalogue.representableProtocols
    for nominal in project.nominals
    where project.conformance(of: nominal.id).externals.contains(where: {
      protocols.contains(project.names[$0])
    }) {
      add(nominal.id, .representable)
    }
    guard !found.types.isEmpty else { return }
    for nominal in project.nominals where project.owner(of: nominal.reference) != nil {
      nested[nominal.name, default: []].append(nominal.id)
    }
    let given = GivenParts(to: found.types.sorted(), project)
    found.members = given.members
    found.values = given.values
    for type in given.types.sorted() { add(type, .part) }
    // Nested types belong to the type around them.
    for nominal in project.nominals where isNested(nominal) { add(nominal.id, .representable) }
    while let code = waiting.popLast() { follow(code) }
  }

  private mutating func add(_ id: NominalID, _ role: Role) {
    guard found.types.insert(id).inserted else { return }
    let ranges = project[id].orderedMembers.map {
      (file: $0.reference.fileIndex, range: project.declaration($0.reference).range)
    }
    waiting.append(Code(owner: id, ranges: ranges, role: role))
    guard role == .representable else { return }
    for member in project[id].orderedMembers {
      if let type = part(madeBy: member.reference)?.type { add(type, .part) }
    }
  }

  private mutating func add(_ member: DeclarationReference, _ role: Role) {
    guard found.members.insert(member).inserted else { return }
    waiting.append(
      Code(
        owner: project.owner(of: member),
        ranges: [(member.fileIndex, project.declaration(member).range)], role: role))
  }

  private mutating func follow(_ code: Code) {
    var code = code
    for (file, range) in code.ranges where !code.presents {
      code.presents = uses(in: file, range).contains { presentingCalls.contains($0.name) }
    }
    for (file, range) in code.ranges {
      for use in uses(in: file, range) {
        // Where a type is declared for each platform the one of the code's is meant.
        let place = LexicalContext(
          project: project, file: file,
          declaration: project.files[file].enclosing.innermost(at: use.start))
        if project.names.kind(of: use.name) == .capitalised, let types = types(use, place) {
          for type in types where isPart(type, use, code) { add(type, .part) }
        } else {
          follow(use, code, place)
        }
      }
    }
  }

  /// The types that a name may mean, by itself or as one of another type (`Reader.Cell`); nil for what is no type.
  private mutating func types(_ use: CodeUse, _ place: LexicalContext) -> [NominalID]? {
    let inside = nested[use.name] ?? []
    if use.isAlone { return project.topLevelNominals(use.name, from: place) + inside }
    guard case .type(let outer) = use.base else { return nil }
    let own = inside.filter { type in
      project.owner(of: project[type].reference).map { project[$0].name == outer } ?? false
    }
    return own.isEmpty ? nil : own
  }

  /// Whether a type that is named belongs to the code that names it: what a controller registers as its cells, or builds as its
  /// views, stands in it.
  private func isPart(_ type: NominalID, _ use: CodeUse, _ code: Code) -> Bool {
    guard project.kind(of: type) == .classType else { return false }
    if project.isPlatformView(type) || project.isPlatformSource(type) { return true }
    switch code.role {
    case .representable: return use.isCalled
    case .maker: return use.isCalled && project.isPlatformPart(type)
    // A controller that another one makes may be presented.
    case .part: return use.isCalled && !code.presents && project.isPlatformPart(type)
    }
  }

  /// Goes on to functions that make what the code shows.
  private mutating func follow(_ use: CodeUse, _ code: Code, _ place: LexicalContext) {
    guard project.memberNames.contains(use.name) else { return }
    if let owner = code.owner {
      switch use.base {
      case .value, .none:
        let asked = Followed(owner: owner, name: use.name, role: code.role)
        guard followed.insert(asked).inserted else { return }
      case .type: break
      }
    }
    for member in members(meantBy: use, code, place) {
      guard let part = part(madeBy: member) else { continue }
      if code.role == .part, code.presents, part.kind == .controller { continue }
      if let type = part.type { add(type, .part) }
      let owner = project.owner(of: member)
      if code.role != .part, owner != code.owner {
        // Its type may be contained as a part of something, which tells nothing of what this makes.
        add(member, .maker)
      } else if !(owner.map(found.types.contains) ?? false) {
        add(member, code.role == .part ? .part : .maker)
      }
    }
  }

  /// The functions and properties that a name may mean: of the type before it, else of the types that the code around it names.
  private mutating func members(
    meantBy use: CodeUse, _ code: Code, _ place: LexicalContext
  ) -> [DeclarationReference] {
    var types: [NominalID] = []
    switch use.base {
    case .type(let name): types = Set(project.topLevelNominals(name, from: place)).sorted()
    case .value, .none:
      guard let owner = code.owner else { return [] }
      let owners = owners(around: owner)
      let holders = holders[use.name]
      // A name that many types have is looked for in those around alone.
      if holders.count > owners.ordered.count {
        types = owners.ordered
      } else {
        for holder in holders where holder != types.last && owners.all.contains(holder) {
          types.append(holder)
        }
      }
    }
    return types.flatMap { project[$0].members(named: use.name).map(\.reference) }
  }

  private mutating func owners(around id: NominalID) -> Owners {
    if let known = owners[id] { return known }
    let all = Set(project.typesNamed(inMembersOf: id)).union([id])
    let found = Owners(ordered: all.sorted(), all: all)
    owners[id] = found
    return found
  }

  private mutating func part(madeBy member: DeclarationReference) -> Part? {
    if let known = parts[member] { return known }
    let part = findPart(madeBy: member)
    parts[member] = .some(part)
    return part
  }

  private func findPart(madeBy member: DeclarationReference) -> Part? {
    let facts = project.files[member.fileIndex].facts
    let context = LexicalContext(reference: member, project: project)
    switch facts[member.id].kind {
    case .function(let id):
      guard let result = facts[id].result else {
        // What is given a cell sets it up.
        let isGivenView = facts[facts[id].parameters].contains {
          $0.type.flatMap { project.platformPart($0, in: context) } == .view
        }
        return isGivenView ? Part(kind: .view) : nil
      }
      guard let kind = project.platformPart(result, in: context) else { return nil }
      let type = project.types.unwrapped(project.resolveType(result, in: context))
      if let made = project.types.nominal(type) { return Part(kind: kind, type: made) }
      return Part(kind: kind)
    case .variable(let id):
      return facts[id].type.flatMap { project.platformPart($0, in: context) }.map { Part(kind: $0) }
    default: return nil
    }
  }

  private func isNested(_ nominal: Nominal) -> Bool {
    var current = project.declaration(nominal.reference).parent
    while let id = current {
      let place = DeclarationReference(file: nominal.reference.fileIndex, id)
      if let outer = project.nominal(holdingMembersOf: place), found.types.contains(outer) {
        return true
      }
      current = project.declaration(place).parent
    }
    return false
  }

  /// The names that a part of a file uses.
  private mutating func uses(in file: Int, _ range: TextRange) -> ArraySlice<CodeUse> {
    let all = uses[file] ?? codeUses(of: project.files[file], project)
    uses[file] = all
    let first = all.partitioningIndex { $0.start >= range.start }
    let last = all.partitioningIndex { $0.start >= range.end }
    return all[first..<max(first, last)]
  }
}
