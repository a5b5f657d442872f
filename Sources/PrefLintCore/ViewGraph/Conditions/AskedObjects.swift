// Which objects conditions ask in ways that name no property of a view: a function or an operator is given one, a cast or a
// set tells of it. Two conditions that ask objects of one class so may have one answer, or each other's opposite; no name
// tells which, so that the class stands for all of them.

/// The classes whose objects decide branches that write objects.
struct AskedObjects {
  /// Those of which a function, a cast or a comparison tells something.
  private(set) var wholes: Set<NominalID> = []
  /// Those of which members are asked.
  private(set) var owners: Set<NominalID> = []
  /// Chains of members that begin at types.
  private(set) var globals: Set<Name> = []
  private let project: Project
  /// Members whose code has been read.
  private var followed: Set<DeclarationReference> = []
  /// The first values of local variables that have been read.
  private var locals: Set<Site> = []
  /// What the names that conditions and loops bind are taken from, by file.
  private var bindings: [Int: [LocalName: [ExpressionID]]] = [:]

  init(project: Project) { self.project = project }

  var isEmpty: Bool { wholes.isEmpty && owners.isEmpty }

  /// Where an expression stands: names are looked up from there.
  private struct Place {
    var file: Int
    var member: DeclarationReference?
    var owner: NominalID?
  }

  // MARK: Conditions

  /// Reads what the condition of a branch that writes asks.
  ///
  /// - Complexity: linear in the condition and the code that it calls by name, for each name in the declarations of the file.
  mutating func read(_ asked: ExpressionID, _ index: Int, as role: AskedRole = .asked) {
    let site = Site(file: index, asked)
    let place = Place(
      file: index, member: project.member(around: site), owner: project.owner(of: site))
    read(asked, role, place)
  }

  private mutating func read(_ id: ExpressionID, _ role: AskedRole, _ place: Place) {
    let file = project.files[place.file]
    var waiting = [(id, role)]
    while let (next, role) = waiting.popLast() {
      switch file.facts[next].kind {
      case .name(let local, _):
        add(types(ofName: local, place), role)
        if let owner = place.owner { follow(file.name(local), of: owner) }
        for member in project.globals[file.name(local)] ?? [] { follow(member, of: nil) }
        // `let isAllowed = mayShop(user)`
        waiting += values(of: local, place).map { ($0, role) }
      case .member(let base, let name, _):
        if role != .base,
          let text = GlobalChain.text(next, file.facts, inTypeNamed: staticType(place))
        {
          globals.insert(project.names.intern(text))
        }
        if case .name(let owner, _) = file.facts[base].kind {
          let members = project.externalMembers[file.name(owner)]?[file.name(name)]
          for member in members ?? [] { follow(member, of: nil) }
          if project.names.kind(of: file.name(owner)) == .capitalised,
            let type = project.types.nominal(type(named: file.name(owner), place))
          {
            follow(file.name(name), of: type)
          }
        }
        let isOwn = isSelf(base, file)
        let owners = isOwn ? Set(place.owner.map { [$0] } ?? []) : types(of: base, place)
        for type in owners.sorted() {
          follow(file.name(name), of: type)
        }
        add(role == .whole ? types(of: next, place) : [], role)
        if isOwn { add(types(of: next, place), role) }
        waiting += AskedRole.parts(of: next, role, file.facts)
      case .closure(let closure):
        var reader = NameUseReader(facts: file.facts)
        reader.closure(closure)
        for use in reader.uses {
          if case .bare = use.base { add(types(ofName: use.name, place), .whole) }
        }
      default: waiting += AskedRole.parts(of: next, role, file.facts)
      }
    }
  }

  private mutating func add(_ types: Set<NominalID>, _ role: AskedRole) {
    switch role {
    case .asked: break
    case .whole: wholes.formUnion(types)
    case .base: owners.formUnion(types)
    }
  }

  /// Reads what the code of a computed property or a function decides by.
  private mutating func follow(_ name: Name, of owner: NominalID) {
    for member in project.members(named: name, of: owner).prefix(4) { follow(member, of: owner) }
  }

  private mutating func follow(_ member: Member, of owner: NominalID?) {
    guard followed.insert(member.reference).inserted else { return }
    let place = Place(
      file: member.reference.fileIndex, member: member.reference, owner: member.owner ?? owner)
    for asked in DecidingNames(project: project).asked(inBodyOf: member) {
      read(asked, .asked, place)
    }
    // `let isPad = UIDevice.current.userInterfaceIdiom == .pad`
    let facts = project.files[place.file].facts
    if case .variable(let id) = facts[member.reference.id].kind, let value = facts[id].initializer {
      read(value, .asked, place)
    }
  }

  /// The type in whose static code a place is.
  private func staticType(_ place: Place) -> String? {
    guard let member = place.member else { return nil }
    let facts = project.files[place.file].facts
    guard facts[member.id].modifiers.contains(.isStatic), let parent = facts[member.id].parent
    else { return nil }
    if let owner = place.owner { return project.names[project[owner].name] }
    let reference = DeclarationReference(file: place.file, parent)
    guard let type = project.extendedTypes[reference],
      case .external(let name, _) = project.types[type]
    else { return nil }
    return project.names[name]
  }

  private func isSelf(_ id: ExpressionID, _ file: ProjectFile) -> Bool {
    guard case .name(let name, _) = file.facts[id].kind else { return false }
    return file.name(name) == project.language.selfValue
  }

  /// What the local variables of a name begin with.
  private mutating func values(of local: LocalName, _ place: Place) -> [ExpressionID] {
    guard let member = place.member else { return [] }
    let facts = project.files[place.file].facts
    let around = facts[member.id].range
    return facts.declarations.compactMap { declaration in
      guard declaration.name == local, around.contains(declaration.range),
        declaration.range != around, case .variable(let id) = declaration.kind,
        let value = facts[id].initializer,
        locals.insert(Site(file: place.file, value)).inserted
      else { return nil }
      return value
    }
  }

  // MARK: Types

  /// The classes that the value of a name may have.
  mutating func types(ofName local: LocalName, _ index: Int, around id: ExpressionID) -> Set<
    NominalID
  > {
    let site = Site(file: index, id)
    return types(
      ofName: local,
      Place(file: index, member: project.member(around: site), owner: project.owner(of: site)))
  }

  private mutating func types(ofName local: LocalName, _ place: Place, depth: Int = 0) -> Set<
    NominalID
  > {
    let file = project.files[place.file]
    let name = file.name(local)
    var found: Set<NominalID> = []
    guard depth < 8 else { return found }
    if name == project.language.selfValue { return Set(place.owner.map { [$0] } ?? []) }
    if let member = place.member {
      let context = LexicalContext(reference: member, project: project)
      let around = file.facts[member.id].range
      for parameter in file.facts.parameters
      where parameter.name == local && around.contains(parameter.range) {
        if let type = parameter.type {
          found.formUnion(objects(in: project.resolveType(type, in: context)))
        }
      }
      for declaration in file.facts.declarations
      where declaration.name == local && around.contains(declaration.range)
        && declaration.range != around
      {
        guard case .variable(let id) = declaration.kind else { continue }
        found.formUnion(types(of: file.facts[id], context, place, depth))
      }
      for bound in bound(inFile: place.file)[local] ?? []
      where around.contains(file.facts[bound].range) {
        // `if let user` asks the property of its name.
        if case .name(local, _) = file.facts[bound].kind { continue }
        found.formUnion(types(of: bound, place, depth: depth + 1))
      }
    }
    if let owner = place.owner { found.formUnion(types(ofMember: name, of: owner, depth)) }
    return found
  }

  private mutating func types(
    of variable: Variable, _ context: LexicalContext, _ place: Place, _ depth: Int
  ) -> Set<NominalID> {
    if let type = variable.type { return objects(in: project.resolveType(type, in: context)) }
    return variable.initializer.map { types(of: $0, place, depth: depth + 1) } ?? []
  }

  private mutating func types(ofMember name: Name, of owner: NominalID, _ depth: Int) -> Set<
    NominalID
  > {
    guard let member = project.members(named: name, of: owner).first else { return [] }
    let index = member.reference.fileIndex
    let facts = project.files[index].facts
    let context = LexicalContext(reference: member.reference, project: project)
    switch facts[member.reference.id].kind {
    case .variable(let id):
      return types(
        of: facts[id], context,
        Place(file: index, member: member.reference, owner: member.owner ?? owner), depth)
    case .function(let id):
      return facts[id].result.map { objects(in: project.resolveType($0, in: context)) } ?? []
    default: return []
    }
  }

  private mutating func types(of id: ExpressionID, _ place: Place, depth: Int = 0) -> Set<
    NominalID
  > {
    let file = project.files[place.file]
    guard depth < 8 else { return [] }
    switch file.facts[id].kind {
    case .name(let local, _):
      if project.names.kind(of: file.name(local)) == .capitalised {
        return objects(in: type(named: file.name(local), place))
      }
      return types(ofName: local, place, depth: depth)
    case .member(let base, let name, _):
      let owners =
        isSelf(base, file)
        ? Set(place.owner.map { [$0] } ?? []) : types(of: base, place, depth: depth + 1)
      return owners.sorted().reduce(into: []) {
        $0.formUnion(types(ofMember: file.name(name), of: $1, depth + 1))
      }
    case .call(let callee, _): return types(of: callee, place, depth: depth + 1)
    case .subscripted(let base, _), .optionalChain(let base), .forceUnwrap(let base),
      .optionalTry(let base):
      return types(of: base, place, depth: depth + 1)
    case .cast(let operand, _, let type):
      let context = LexicalContext(
        project: project, file: place.file, declaration: place.member?.id)
      return types(of: operand, place, depth: depth + 1)
        .union(objects(in: project.resolveType(type, in: context)))
    case .binary(_, let left, let right), .ternary(_, let left, let right):
      return types(of: left, place, depth: depth + 1)
        .union(types(of: right, place, depth: depth + 1))
    default: return []
    }
  }

  private func type(named name: Name, _ place: Place) -> TypeID {
    let context = LexicalContext(project: project, file: place.file, declaration: place.member?.id)
    return project.namedType(name, arguments: [], in: context)
  }

  /// The types of the project in a type whose values hold state: of views it is their properties that decide.
  private func objects(in type: TypeID) -> Set<NominalID> {
    switch project.types[type] {
    case .nominal(let id, let arguments):
      let inner = arguments.reduce(into: Set()) { $0.formUnion(objects(in: $1)) }
      let isData = project.kind(of: id) == .enumeration || project.isInstalled(id)
      return isData ? inner : inner.union([id])
    case .optional(let inner), .array(let inner): return objects(in: inner)
    case .dictionary(let key, let value): return objects(in: key).union(objects(in: value))
    case .external(_, let inner), .tuple(_, let inner), .existential(let inner),
      .opaque(let inner):
      return inner.reduce(into: []) { $0.formUnion(objects(in: $1)) }
    case .variants(let variants):
      return variants.reduce(into: []) { $0.formUnion(objects(in: $1.type)) }
    default: return []
    }
  }

  /// The names that conditions, cases and loops of a file bind, with what they take them from.
  private mutating func bound(inFile index: Int) -> [LocalName: [ExpressionID]] {
    if let known = bindings[index] { return known }
    let facts = project.files[index].facts
    var found: [LocalName: [ExpressionID]] = [:]
    func bind(_ id: PatternID, _ value: ExpressionID) {
      switch facts[id].kind {
      case .identifier(let name): found[name, default: []].append(value)
      case .tuple(let elements), .enumCase(_, _, let elements):
        for element in facts[elements] { bind(element.pattern, value) }
      case .optional(let inner), .cast(let inner, _): bind(inner, value)
      case .wildcard, .check, .expression: break
      }
    }
    for condition in facts.branchConditions {
      switch condition {
      case .optionalBinding(let pattern, _, let value), .match(let pattern, let value):
        bind(pattern, value)
      case .expression, .availability: break
      }
    }
    for selection in facts.selections {
      for item in facts[selection.cases] {
        for pattern in facts[item.patterns] { bind(pattern, selection.subject) }
      }
    }
    for statement in facts.statementPool {
      switch statement.kind {
      case .forEach(let pattern, let sequence, _, _): bind(pattern, sequence)
      case .destructured(let pattern, let value?): bind(pattern, value)
      default: break
      }
    }
    bindings[index] = found
    return found
  }
}

/// In what way a condition asks a part of it.
enum AskedRole {
  /// Whether it is true, or holds something.
  case asked
  /// What of it decides is not told: a function is given it, it is compared or cast.
  case whole
  /// A member of it.
  case base

  /// The parts of an expression, each with the way in which it is asked.
  static func parts(of id: ExpressionID, _ role: AskedRole, _ facts: FileFacts) -> [(
    ExpressionID, AskedRole
  )] {
    var found: [(ExpressionID, AskedRole)] = []
    forEachPart(of: id, role, facts) { found.append(($0, $1)) }
    return found
  }

  /// Goes through the parts of an expression, each with the way in which it is asked.
  static func forEachPart(
    of id: ExpressionID, _ role: AskedRole, _ facts: FileFacts,
    _ body: (ExpressionID, AskedRole) -> Void
  ) {
    func wholes(_ list: ArgumentList) {
      for argument in facts[list] { body(argument.value, .whole) }
    }
    switch facts[id].kind {
    case .member(let base, _, _): body(base, .base)
    case .call(let callee, let arguments):
      switch facts[callee].kind {
      case .member(let base, _, _): body(base, .whole)
      case .name: body(callee, .asked)
      default: break
      }
      wholes(arguments)
    case .subscripted(let base, let arguments):
      body(base, .whole)
      wholes(arguments)
    case .tuple(let arguments): wholes(arguments)
    case .binary(let name, let left, let right):
      switch facts[name] {
      case "&&", "||", "??":
        body(left, .asked)
        body(right, .asked)
      default:
        if case .none = facts[right].kind { return body(left, .asked) }
        body(left, .whole)
        body(right, .whole)
      }
    case .ternary(let condition, let then, let otherwise):
      body(condition, .asked)
      body(then, role)
      body(otherwise, role)
    case .prefix(_, let operand), .postfix(_, let operand), .optionalChain(let operand),
      .forceUnwrap(let operand):
      body(operand, role)
    case .optionalTry(let operand), .cast(let operand, _, _): body(operand, .whole)
    case .string(_, let elements), .array(let elements), .dictionary(let elements),
      .other(let elements):
      for element in facts[elements] { body(element, .whole) }
    case .conditional(let id):
      for asked in facts[facts[id].conditions].compactMap(DecidingNames.asked) {
        body(asked, .asked)
      }
      for block in [facts[id].then, facts[id].otherwise].compactMap(\.self) {
        forEachResult(of: block, facts) { body($0, role) }
      }
    case .selection(let id):
      body(facts[id].subject, .whole)
      for item in facts[facts[id].cases] {
        for asked in facts[item.guards] { body(asked, .asked) }
        forEachResult(of: item.body, facts) { body($0, role) }
      }
    default: break
    }
  }

  /// What a branch is worth that is a part of an expression, or gives back.
  private static func forEachResult(
    of block: Block, _ facts: FileFacts, _ body: (ExpressionID) -> Void
  ) {
    for statement in facts[block] {
      switch facts[statement].kind {
      case .expression(let value), .returned(let value?): body(value)
      default: continue
      }
    }
  }
}
