// Writes of state in code that SwiftUI runs while it updates views: in the members that it calls then, in the methods and
// computed properties that these use, of the view and of objects that it observes, and in closures that run before they
// return. What runs later is not looked at.

/// A write of state during an update (E8, F5).
struct UpdateWrite {
  /// The state property, or the published property of an object.
  var property: DeclarationReference
  /// Whether it belongs to an object that views observe.
  var isPublished: Bool
  var site: Site
  /// The member that SwiftUI calls.
  var entry: DeclarationReference
  /// The call in it that leads to the write, if that stands in another member.
  var call: Site?
  /// Whether it stands in a closure that layout calls.
  var isInLayout: Bool

  /// All of a project, by type, in the order of the code.
  static func all(in project: Project) -> [UpdateWrite] {
    let wrappers = Set(StandardLayout.updateWrappers.compactMap(project.names.find))
    let objects = Set(StandardObservation.observingWrappers.compactMap(project.names.find))
    guard !wrappers.isEmpty || !objects.isEmpty else { return [] }
    var entries: [Name: [MemberRequirement]] = [:]
    for (text, members) in StandardLayout.updateMembers {
      guard let name = project.names.find(text) else { continue }
      entries[name] = members
    }
    let declared = DeclaredFunctions(of: project)
    let published = PublishedState(of: project)
    var found: [UpdateWrite] = []
    for nominal in project.nominals where nominal.kind == .structure && !nominal.isTest {
      let members = project.conformance(of: nominal.id).externals.flatMap { entries[$0] ?? [] }
      guard !members.isEmpty else { continue }
      let state = UpdateState(of: nominal, in: project, state: wrappers, objects: objects)
      guard !state.isEmpty else { continue }
      for requirement in members {
        for member in project.witnesses(of: requirement, in: nominal.id)
        where !member.isStatic && member.owner == nominal.id {
          var reader = UpdateReader(
            project: project, nominal: nominal, state: state, entry: member.reference,
            declared: declared, published: published)
          reader.read(member.reference)
          for write in reader.writes where !found.contains(where: { $0.site == write.site }) {
            found.append(write)
          }
        }
      }
    }
    return found
  }
}

/// The properties of a type whose writes matter during an update.
private struct UpdateState {
  /// State and bindings; the published properties of an object.
  var properties: [Name: DeclarationReference] = [:]
  /// Objects of the project's classes that the type observes.
  var objects: [Name: NominalID] = [:]
  var isPublished = false

  var isEmpty: Bool { properties.isEmpty && objects.isEmpty }

  init(of nominal: Nominal, in project: Project, state: Set<Name>, objects wrappers: Set<Name>) {
    for member in nominal.orderedMembers where !member.isStatic {
      let file = project.files[member.reference.fileIndex]
      let declaration = file.facts[member.reference.id]
      guard !declaration.attributes.isEmpty, case .variable(let variable) = declaration.kind else {
        continue
      }
      for attribute in file.facts[declaration.attributes] {
        let wrapper = file.name(attribute.name)
        if state.contains(wrapper) {
          properties[file.name(declaration.name)] = member.reference
        } else if wrappers.contains(wrapper),
          let object = Self.type(of: variable, member.reference, in: project)
        {
          objects[file.name(declaration.name)] = object
        }
      }
    }
  }

  /// What an observed object publishes.
  init(publishedBy nominal: Nominal, in project: Project, _ wrappers: Set<Name>) {
    self.init(of: nominal, in: project, state: wrappers, objects: [])
    isPublished = true
  }

  private static func type(
    of variable: VariableID, _ reference: DeclarationReference, in project: Project
  ) -> NominalID? {
    let file = project.files[reference.fileIndex]
    let context = LexicalContext(reference: reference, project: project)
    var type = file.facts[variable].type.map { project.resolveType($0, in: context) } ?? .unknown
    if type == .unknown, let initializer = file.facts[variable].initializer,
      case .call(let callee, _) = file.facts[initializer].kind,
      case .name(let local, _) = file.facts[callee].kind
    {
      type = project.namedType(file.name(local), arguments: [], in: context)
    }
    guard case .nominal(let nominal, _) = project.types[type],
      project[nominal].kind == .classType
    else { return nil }
    return nominal
  }
}

/// What the objects of a project publish, by class.
private final class PublishedState {
  private let project: Project
  private let wrappers: Set<Name>
  private var states: [NominalID: UpdateState] = [:]

  init(of project: Project) {
    self.project = project
    wrappers = Set(StandardObservation.publishing.compactMap(project.names.find))
  }

  /// O(members of the class), once.
  func state(of object: NominalID) -> UpdateState {
    if let known = states[object] { return known }
    let state = UpdateState(publishedBy: project[object], in: project, wrappers)
    states[object] = state
    return state
  }
}

/// Reads the code of one member that SwiftUI calls, and what it calls.
private struct UpdateReader {
  let project: Project
  let nominal: Nominal
  let state: UpdateState
  let entry: DeclarationReference
  let declared: DeclaredFunctions
  let published: PublishedState
  private(set) var writes: [UpdateWrite] = []

  private var seen: Set<DeclarationReference> = []
  private var call: Site?
  private var depth = 0
  /// The parameters of the member that is read which are bindings of state.
  private var bindings: [Name: DeclarationReference] = [:]

  /// How many objects' methods call each other.
  private static let reach = 3

  init(
    project: Project, nominal: Nominal, state: UpdateState, entry: DeclarationReference,
    declared: DeclaredFunctions, published: PublishedState
  ) {
    self.declared = declared
    self.published = published
    self.project = project
    self.nominal = nominal
    self.state = state
    self.entry = entry
  }

  // MARK: Members

  mutating func read(_ member: DeclarationReference) {
    guard seen.insert(member).inserted else { return }
    let file = project.files[member.fileIndex]
    let timing = UpdateTiming(project: project, file: file, declared: declared)
    var reader = NameUseReader(facts: file.facts, timing: timing.timing)
    switch file.facts[member.id].kind {
    case .function: reader.member(member.id)
    case .variable(let variable):
      for accessor in file.facts[file.facts[variable].accessors] where accessor.kind == .get {
        reader.accessor(accessor)
      }
    default: return
    }
    for use in reader.uses where use.timing != .later { note(use, member.fileIndex) }
  }

  private mutating func note(_ use: NameUse, _ index: Int) {
    let file = project.files[index]
    let name = file.name(use.name)
    let site = Site(file: index, use.site)
    switch use.base {
    case .bare, .ownSelf:
      if let property = property(name) {
        let isMethod = !use.isChanged && !use.isUpdated
        guard !isMethod || changes(use, file) else { return }
        guard !isMethod && !use.isPart || holdsValue(property, isMethod && !use.isPart),
          !use.isPart || staysInValue(use, property, isMethod, file)
        else { return }
        writes.append(
          UpdateWrite(
            property: property, isPublished: state.isPublished, site: site, entry: entry,
            call: call, isInLayout: use.timing == .layout))
        return
      }
      follow(name, isCall: use.isCalled, site)
    case .other(let base, isLocal: true):
      guard use.isChanged || use.isUpdated, name == project.language.wrappedValue,
        case .name(let local, _) = file.facts[base].kind,
        let property = bindings[file.name(local)]
      else { return }
      writes.append(
        UpdateWrite(
          property: property, isPublished: false, site: site, entry: entry, call: call,
          isInLayout: use.timing == .layout))
    case .other(let base, isLocal: false):
      if namesOwnType(base, file) {
        return follow(name, isCall: use.isCalled, site, isStatic: true)
      }
      guard let object = object(base, file) else { return }
      note(name, use, of: object, site, file)
    default: break
    }
  }

  private func changes(_ use: NameUse, _ file: ProjectFile) -> Bool {
    use.method != .none && StandardLayout.changes(file.facts[use.method])
  }

  /// Goes on in a member of the same type that is called or read.
  private mutating func follow(
    _ called: Name, isCall: Bool, _ site: Site, isStatic: Bool = false
  ) {
    guard let members = nominal.members[called], members.count == 1,
      members[0].isStatic == isStatic, runs(members[0].reference, isCall: isCall)
    else { return }
    let outer = (call, bindings)
    if call == nil { call = site }
    bindings = isCall ? given(by: site, to: members[0].reference) : [:]
    if !isStatic || !bindings.isEmpty { read(members[0].reference) }
    (call, bindings) = outer
  }

  /// `Self.`, or the type's name.
  private func namesOwnType(_ id: ExpressionID, _ file: ProjectFile) -> Bool {
    guard case .name(let local, _) = file.facts[id].kind else { return false }
    return file.name(local) == nominal.name || file.name(local) == project.language.selfType
  }

  private func given(by site: Site, to member: DeclarationReference) -> [Name: DeclarationReference]
  {
    let target = project.files[member.fileIndex]
    guard case .function(let function) = target.facts[member.id].kind else { return [:] }
    let file = project.files[site.fileIndex]
    return PassedBindings.given(by: site.id, in: file, to: function, of: target) {
      if let passed = bindings[$0] { return passed }
      return project.names.kind(of: $0) == .projection ? property($0) : nil
    }
  }

  /// Whether naming a member runs its code before the next statement.
  private func runs(_ member: DeclarationReference, isCall: Bool) -> Bool {
    let facts = project.files[member.fileIndex].facts
    switch facts[member.id].kind {
    case .function: return isCall
    case .variable(let variable):
      return !isCall && facts.getter(of: variable) != nil
    default: return false
    }
  }

  // MARK: Objects

  /// The class of an observed object that an expression names.
  private func object(_ id: ExpressionID, _ file: ProjectFile) -> NominalID? {
    switch file.facts[id].kind {
    case .name(let local, _): return state.objects[file.name(local)]
    case .member(let base, let local, _):
      guard case .name(let own, _) = file.facts[base].kind,
        file.name(own) == project.language.selfValue
      else { return nil }
      return state.objects[file.name(local)]
    default: return nil
    }
  }

  /// A member of an observed object is written or called.
  private mutating func note(
    _ name: Name, _ use: NameUse, of object: NominalID, _ site: Site, _ file: ProjectFile
  ) {
    let state = published.state(of: object)
    guard !state.properties.isEmpty else { return }
    var reader = UpdateReader(
      project: project, nominal: project[object], state: state, entry: entry,
      declared: declared, published: published)
    if use.isCalled {
      guard depth < Self.reach, let members = project[object].members[name], members.count == 1,
        !members[0].isStatic, runs(members[0].reference, isCall: true)
      else { return }
      reader.depth = depth + 1
      reader.call = call ?? site
      reader.read(members[0].reference)
      writes += reader.writes
    } else if state.properties[name] != nil {
      var own = use
      own.base = .ownSelf
      reader.call = call
      reader.note(own, site.fileIndex)
      writes += reader.writes
    }
  }

  // MARK: Properties

  private func property(_ name: Name) -> DeclarationReference? {
    if let known = state.properties[name] { return known }
    switch project.names.kind(of: name) {
    case .projection, .underscored:
      guard let plain = project.names.withoutPrefix(name) else { return nil }
      return state.properties[plain]
    case .plain, .capitalised: return nil
    }
  }

  /// The type that `T(…)`, or `T.member`, names.
  private static func typeName(of id: ExpressionID, _ facts: FileFacts) -> LocalName? {
    switch facts[id].kind {
    case .name(let name, _): name
    case .call(let callee, _): typeName(of: callee, facts)
    case .member(let base, _, _):
      if case .name(let name, _) = facts[base].kind { name } else { nil }
    default: nil
    }
  }

  /// Whether a property holds a value, rather than an object whose parts are not state.
  private func holdsValue(_ property: DeclarationReference, _ isMethod: Bool) -> Bool {
    let facts = project.files[property.fileIndex].facts
    guard case .variable(let id) = facts[property.id].kind else { return false }
    if facts[id].type == nil, let initializer = facts[id].initializer {
      switch facts[initializer].kind {
      case .boolean, .number, .string, .array, .dictionary: return true
      default: break
      }
    }
    return type(of: property).map { isValue($0, isMethod) } ?? false
  }

  /// The type of a property, by its annotation or the type that its initial value names.
  private func type(of property: DeclarationReference) -> TypeID? {
    let facts = project.files[property.fileIndex].facts
    guard case .variable(let id) = facts[property.id].kind else { return nil }
    let context = LexicalContext(reference: property, project: project)
    if let type = facts[id].type { return project.resolveType(type, in: context) }
    guard let initializer = facts[id].initializer,
      let name = Self.typeName(of: initializer, facts)
    else { return nil }
    return project.namedType(
      project.files[property.fileIndex].name(name), arguments: [], in: context)
  }

  private func isValue(_ type: TypeID, _ isMethod: Bool) -> Bool {
    switch project.types[project.types.unwrapped(type)] {
    case .array, .dictionary, .tuple: return true
    case .nominal(let nominal, _):
      return !isMethod && project[nominal].kind == .structure
    case .external(let name, _):
      let text = project.names[name]
      return text == "Bool" || text == "Set" || text == "CGSize" || text == "CGRect"
        || text == "CGPoint" || project.catalogue.scalars.contains(text)
    default: return false
    }
  }

  /// Whether what is changed in a property is a part of its value: on the way there is no object, and nothing of which it is not known
  /// what it changes. O(expressions of the file).
  private func staysInValue(
    _ use: NameUse, _ property: DeclarationReference, _ isMethod: Bool, _ file: ProjectFile
  ) -> Bool {
    guard var current = type(of: property) else { return true }
    var place = use.site
    while let next = step(behind: place, file.facts) {
      place = next
      switch file.facts[next].kind {
      case .optionalChain, .forceUnwrap: current = project.types.unwrapped(current)
      case .subscripted:
        switch project.types[project.types.unwrapped(current)] {
        case .array(let element): current = element
        case .dictionary(_, let value): current = value
        default: return false
        }
      case .member(_, let local, _):
        let name = file.name(local)
        if name == project.language.wrappedValue { continue }
        if isMethod, local == use.method { return isValue(current, true) }
        switch project.types[project.types.unwrapped(current)] {
        case .nominal(let nominal, _):
          guard project[nominal].kind == .structure, let part = stored(name, of: nominal) else {
            return false
          }
          guard let type = type(of: part) else { return true }
          current = type
        case .external, .tuple: return isValue(current, isMethod)
        default: return false
        }
      default: return false
      }
    }
    return true
  }

  /// A stored property of a structure.
  private func stored(_ name: Name, of nominal: NominalID) -> DeclarationReference? {
    guard let members = project[nominal].members[name], members.count == 1, !members[0].isStatic
    else { return nil }
    let facts = project.files[members[0].reference.fileIndex].facts
    guard case .variable(let variable) = facts[members[0].reference.id].kind,
      facts.getter(of: variable) == nil
    else { return nil }
    return members[0].reference
  }

  /// The expression that takes a part of another one.
  private func step(behind place: ExpressionID, _ facts: FileFacts) -> ExpressionID? {
    facts.expressions.indices.lazy.map { ExpressionID($0) }.first { id in
      switch facts[id].kind {
      case .member(let base, _, _), .subscripted(let base, _), .optionalChain(let base),
        .forceUnwrap(let base):
        base == place
      default: false
      }
    }
  }
}
