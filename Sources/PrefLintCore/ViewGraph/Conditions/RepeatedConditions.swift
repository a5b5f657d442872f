// Which values decide at more than one place of a project: only what they assume can contradict itself.

/// Chains of members that decide branches at more than one place of a project: only these can contradict
/// each other.
final class RepeatedConditions {
  let conditions: ConditionIndex
  /// Properties of views that decide at several places of them, one of which writes objects, with their names.
  var properties: [Property: Name] = [:]
  /// Parameters that decide so, with the names of their values.
  private var parameters: [ConditionParameter: Name] = [:]
  /// Constants of code, of files and of types that decide so.
  private var constants: [DeclarationReference: Name] = [:]
  /// The names of values that others are computed from, or that several properties may share.
  private(set) var sources: [Name: [Name]] = [:]
  /// Values that may differ along a path: members of objects of which there may be several, results of calls.
  var varying: Set<Name> = []
  /// The environment values by which branches that write objects are decided, with the names of their values.
  private(set) var environmentKeys: [Name: Name] = [:]
  /// Types of objects whose members decide branches that write objects.
  private(set) var objectTypes: Set<NominalID> = []
  /// Values of properties that own such objects, and of the objects' members the owners.
  var owners: Set<Name> = []
  private(set) var objects: [Name: Name] = [:]
  /// Calls with constants by which branches that write objects are decided, and calls of flags.
  private(set) var calls: Set<Name> = []
  /// The classes whose objects decide branches that write objects.
  private(set) var asked: AskedObjects
  /// What is only asked around calls that set preferences or listen to them.
  private(set) var preferenceKeys: Set<Name> = []
  /// The properties whose values nothing else has, by type.
  private var ownKeys: [NominalID: [(property: Name, key: Name)]] = [:]
  /// Which of the properties are set together.
  private lazy var joint = JointWrites(project: project, asked: properties)
  /// What getters ask that decide nothing twice themselves.
  var getterSources: [Property: [Name]] = [:]
  /// Whether ways to what is missing are looked at again.
  private let isComparing: Bool
  private let project: Project
  private var names: ProjectNames { project.names }

  /// A property of a type.
  struct Property: FastHashable, Comparable {
    var owner: NominalID
    var name: Name

    static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.owner.rawValue, lhs.name.rawValue) < (rhs.owner.rawValue, rhs.name.rawValue)
    }

    @inline(__always) func mix(into mixer: inout HashMixer) {
      mixer.add(UInt64(owner.rawValue) << 32 | UInt64(name.rawValue))
    }
  }

  /// - Parameters:
  ///   - steps: the steps of ways whose conditions are to be compared, besides those under which something is written.
  ///   - calls: the calls that set preferences or listen to them: of the conditions around them only what views store is compared.
  convenience init(
    project: Project, decidingKeys: DecidingKeys, steps: Set<Site> = [],
    preferences calls: Set<Site> = []
  ) {
    let conditions = ConditionIndex(project: project)
    self.init(conditions, decidingKeys, steps)
    for call in FlagCalls(project: project).names {
      self.calls.insert(call)
      varying.insert(call)
    }
    guard !calls.isEmpty else { return }
    let others = RepeatedConditions(conditions, decidingKeys, steps.union(calls))
    for (property, key) in others.properties.sorted(by: { $0.key < $1.key })
    where properties[property] == nil && key == name(property, project)
      && others.sources[key]?.isEmpty ?? true && !mayVary(property.owner, project)
    {
      properties[property] = key
      ownKeys[property.owner, default: []].append((property.name, key))
      preferenceKeys.insert(key)
    }
  }

  private init(_ conditions: ConditionIndex, _ decidingKeys: DecidingKeys, _ steps: Set<Site>) {
    self.conditions = conditions
    project = conditions.project
    asked = AskedObjects(project: project)
    isComparing = !steps.isEmpty
    findProperties(
      of: project, EnvironmentWrites(project: project, decidingKeys: decidingKeys, steps: steps))
  }

  private func findProperties(of project: Project, _ writes: EnvironmentWrites) {
    var found: [Property: Use] = [:]
    var deciders: Set<Name> = []
    let writing = writes.files
    var places: [Int: [TextRange]] = [:]
    for index in writing { places[index] = writes.places(in: index) }
    for index in writing { findWriters(index, places[index] ?? [], project, &deciders) }
    var members: Set<Property> = []
    for index in writing { findWritingUses(index, places[index] ?? [], project, &found, &members) }
    findIndirectUses(places, project, &found, &members)
    // A function that hands on what it is given is given what decides, too. Closures that write are handed to any function.
    var next = Dictionary(uniqueKeysWithValues: deciders.map { ($0, Set<Name>()) })
    for round in 0..<Self.handingRounds where round == 0 || !next.isEmpty {
      var handing: [Name: Set<Name>] = [:]
      for index in Set(writing + project.files(namingOneOf: next.keys.sorted())).sorted()
      where !project.files[index].isTest {
        findHanded(
          index, to: next, places[index] ?? [], project, &found, &members, &handing)
      }
      next = handing.filter { !deciders.contains($0.key) }
      deciders.formUnion(next.keys)
    }
    for (key, use) in found.sorted(by: { $0.key < $1.key }) where use.writes || use.isHanded {
      properties[key] = name(key, project)
    }
    for key in members.sorted() where properties[key] == nil {
      properties[key] = name(key, project)
      varying.insert(name(key, project))
    }
    for index in conditions.viewFiles { findLocalDecisions(index, project) }
    findCompanions(of: Set(found.filter { $0.value.writes }.map(\.key.name)), project)
    findSources(of: project)
    for key in properties.keys where project.kind(of: key.owner) == .classType {
      objectTypes.insert(key.owner)
    }
    findRandomProperties(project)
    let shared = SharedConditions(project: project)
    for (key, stored) in shared.storedProperties().sorted(by: { $0.key < $1.key })
    where stored.count > 1 {
      guard stored.contains(where: { found[$0].map { $0.writes || $0.isHanded } ?? false }) else {
        continue
      }
      for property in stored { properties[property] = key }
    }
    properties.merge(shared.objectValues(writes: places)) { _, object in object }
    for (property, own) in properties.sorted(by: { $0.key < $1.key }) {
      let plain = name(property, project)
      if own == plain {
        ownKeys[property.owner, default: []].append((property.name, own))
      } else {
        // The value has another name, and depends on the same ones.
        sources[own] = [plain]
      }
    }
  }

  /// Notes that a parameter decides. It has a value of its own in each call, of which several may be on one path.
  func decides(_ parameter: ConditionParameter, _ project: Project) {
    guard parameters[parameter] == nil else { return }
    let function = parameter.function
    let value = project.names.intern(
      "\(function.file).\(function.declaration)(\(project.names[parameter.name])")
    parameters[parameter] = value
    varying.insert(value)
  }

  /// The same of a constant: what it was made with is its value, of a local one for as long as its code runs.
  private func decides(_ constant: DeclarationReference, isLocal: Bool, _ project: Project) {
    guard constants[constant] == nil else { return }
    let name = project.names[project.name(of: constant)]
    let value = project.names.intern("\(constant.file).\(constant.declaration):\(name)")
    constants[constant] = value
    if isLocal { varying.insert(value) }
  }

  func name(_ key: Property, _ project: Project) -> Name {
    project.names.intern(
      "\(project.names[project[key.owner].name])#\(key.owner.rawValue).\(project.names[key.name])")
  }

  /// What computed properties depend on decides with them; an environment value is one for all properties that read it.
  private func findSources(of project: Project) {
    let reader = DecidingNames(project: project)
    var waiting = properties.keys.sorted()
    func depend(_ own: Name, on source: Property) {
      let value = name(source, project)
      sources[own, default: []].append(value)
      guard properties[source] == nil else { return }
      properties[source] = value
      if mayVary(source.owner, project) { varying.insert(value) }
      waiting.append(source)
    }
    while let key = waiting.popLast() {
      let own = name(key, project)
      guard sources[own] == nil,
        let member = project.members(named: key.name, of: key.owner).first(where: { !$0.isStatic })
      else { continue }
      sources[own] = []
      if let path = reader.environmentKey(of: member) {
        let value = project.names.intern("\\\(project.names[path])")
        environmentKeys[path] = value
        sources[own] = [value]
        continue
      }
      let uses = reader.uses(inBodyOf: member)
      for use in uses.union(uses.flatMap { reader.uses(inFunction: $0, of: key.owner) }).sorted() {
        for source in properties(use, key.owner, project) where source != key {
          depend(own, on: source)
        }
      }
      // What a protocol requires is what the conformer has that it is asked of.
      for witness in witnesses(of: key, project) { depend(own, on: witness) }
      sources[own]?.sort()
    }
  }

  /// Whether what a type's values have may change between two questions, or be asked of two of them on one path: all but what a view
  /// itself has may.
  func mayVary(_ owner: NominalID, _ project: Project) -> Bool {
    project.kind(of: owner) != .structure || !project.isInstalled(owner)
  }

  /// What the conformers of a protocol have under the name of a property that it requires.
  private func witnesses(of key: Property, _ project: Project) -> [Property] {
    guard project.kind(of: key.owner) == .protocolType,
      project.members(named: key.name, of: key.owner).contains(where: project.isRequirement)
    else { return [] }
    return (project.heirs[key.owner] ?? []).compactMap {
      property(key.name, of: $0, project)
    }.filter { $0 != key }
  }

  /// The properties that a use may name in the code of a type; none for functions and what other modules declare. It is one, unless the
  /// object is a local variable and several types have such a member.
  func properties(
    _ use: DecidingNames.Use, _ owner: NominalID, _ project: Project
  ) -> [Property] {
    guard use.object != .none else {
      return [property(use.name, of: owner, project)].compactMap(\.self)
    }
    let shared = SharedConditions(project: project)
    if let type = shared.objectClass(use.object, of: owner, orStructure: true)
      .flatMap({ shared.type(of: use.path, of: $0) })
    {
      return [property(use.name, of: type, project)].compactMap(\.self)
    }
    guard project.members(named: use.object, of: owner).isEmpty else { return [] }
    return project.nominals.compactMap { nominal in
      guard nominal.declares(use.name), !project.isInstalled(nominal.id) else { return nil }
      return property(use.name, of: nominal.id, project)
    }
  }

  func property(_ name: Name, of owner: NominalID, _ project: Project) -> Property? {
    if name == project.language.selfValue, project.kind(of: owner) == .enumeration {
      return Property(owner: owner, name: name)
    }
    guard let member = project.members(named: name, of: owner).first(where: { !$0.isStatic }),
      case .variable = project.declaration(member.reference).kind, let declaring = member.owner
    else { return nil }
    return Property(owner: declaring, name: name)
  }

  /// The name of a value that may be, or may not be, the same as another one.
  func share(_ value: Name, as text: String, of object: Name? = nil) -> Name {
    let own = names.intern(text)
    if sources[own] == nil { sources[own] = [value] }
    if let object { objects[own] = object }
    return own
  }

  /// The names of what members of some types decide.
  func members(of types: Set<NominalID>) -> [Name] {
    properties.filter { types.contains($0.key.owner) }.map(\.value)
  }

  /// Whether some value is a property that code sets.
  func isSetByCode(_ values: Set<Name>) -> Bool { joint.holds(oneOf: values) }

  /// Whether what sets a value may set others, too, that another object or view has.
  func isSetBesideOthers(_ value: Name) -> Bool { joint.isSetBesideOthers(value) }

  /// Whether nothing gives a question the answer.
  func isNever(_ question: Question, _ isSet: Bool) -> Bool { joint.isNever(question, isSet) }

  /// Whether two questions ask properties that are set together, so that it is not told whether these can have the answers.
  func areJoint(_ one: Question, _ isSet: Bool, _ other: Question, _ isOtherSet: Bool) -> Bool {
    joint.areJoint(one, isSet, other, isOtherSet)
  }

  /// Whether any value is traced: nobody asks twice where this is false.
  var mayTrace: Bool {
    !(properties.isEmpty && parameters.isEmpty && constants.isEmpty && environmentKeys.isEmpty)
  }

  /// Whether a value may differ along a path.
  func isVarying(_ name: Name) -> Bool { !varying.isEmpty && varying.contains(name) }

  /// How a property decides.
  private struct Use {
    /// How often it is handed to code that decides by it.
    var handedTo = 0
    /// Whether a branch under it writes objects.
    var writes = false
    var isHanded: Bool { handedTo > 0 }
  }

  /// Finds functions and types that write objects in a branch.
  private func findWriters(
    _ index: Int, _ writes: [TextRange], _ project: Project, _ deciders: inout Set<Name>
  ) {
    let file = project.files[index]
    for decision in WritingDecision.all(in: index, project, writes: writes) {
      var around = project.enclosingDeclaration(of: Site(file: index, decision.site))
      while let id = around {
        switch file.facts[id].kind {
        case .function, .structure, .classType: deciders.insert(file.name(file.facts[id].name))
        default: break
        }
        around = file.facts[id].parent
      }
    }
  }

  /// How often what is handed on is followed to who hands it on.
  private static let handingRounds = 4

  /// Finds what branches are decided by that write.
  private func findWritingUses(
    _ index: Int, _ writes: [TextRange], _ project: Project,
    _ found: inout [Property: Use], _ members: inout Set<Property>
  ) {
    var handing: [Name: Set<Name>] = [:]
    for decision in WritingDecision.all(in: index, project, writes: writes) {
      for id in decision.asked { asked.read(id, index, as: decision.isSelection ? .whole : .asked) }
      add(
        decision.asked, at: decision.site, index, isHanded: false, project, &found, &members,
        &handing)
    }
  }

  /// Finds what branches are decided by that name code of the project which writes. Only what is asked at several places is looked at,
  /// and of the environment only members of objects and values that the project adds.
  private func findIndirectUses(
    _ writes: [Int: [TextRange]], _ project: Project, _ found: inout [Property: Use],
    _ members: inout Set<Property>
  ) {
    let helpers = WritingHelpers(project: project, writes: writes)
    let naming = project.files(namingOneOf: helpers.names.sorted()).filter {
      !project.files[$0].isTest
    }
    let decisions = naming.map { index in
      (index, WritingDecision.all(in: index, project, writes: helpers.mentions(inFile: index)))
    }
    let counts = AskedCounts(
      of: decisions.flatMap { index, own in
        own.flatMap(\.asked).map { (project.files[index], $0) }
      }, conditions)
    var handing: [Name: Set<Name>] = [:]
    for (index, decisions) in decisions {
      for decision in decisions {
        let owner = AskingCode(around: Site(file: index, decision.site), project).owner
        let asked = decision.asked.filter {
          counts.isRepeated($0, project.files[index], in: owner)
        }
        guard !asked.isEmpty else { continue }
        add(
          asked, at: decision.site, index, isHanded: false, project, &found, &members, &handing)
      }
    }
  }

  /// Finds what is handed to code that decides by it, and the functions that are given that, with the labels of the
  /// arguments.
  private func findHanded(
    _ index: Int, to deciders: [Name: Set<Name>], _ writes: [TextRange], _ project: Project,
    _ found: inout [Property: Use], _ members: inout Set<Property>,
    _ handing: inout [Name: Set<Name>]
  ) {
    let file = project.files[index]
    let facts = file.facts
    for (position, expression) in facts.expressions.enumerated() {
      guard case .call(let callee, let arguments) = expression.kind,
        let name = EnvironmentWrites.calleeName(callee, file),
        deciders[name] != nil || holdsWriter(facts[arguments], file, writes)
      else { continue }
      let labels = deciders[name] ?? []
      let values = facts[arguments].filter {
        labels.isEmpty || labels.contains(file.name($0.label))
      }
      .map(\.value)
      // Content that writes decides nothing by being handed on.
      for id in values {
        let range = facts[id].range
        if !writes.contains(where: { range.start <= $0.start && $0.end <= range.end }) {
          asked.read(id, index)
        }
      }
      add(
        values, at: ExpressionID(position), index, isHanded: true, project, &found, &members,
        &handing)
    }
  }

  /// Notes what a decision depends on, or a value that is handed to code which decides.
  private func add(
    _ asked: [ExpressionID], at site: ExpressionID, _ index: Int, isHanded: Bool,
    _ project: Project, _ found: inout [Property: Use], _ members: inout Set<Property>,
    _ handing: inout [Name: Set<Name>]
  ) {
    let reader = DecidingNames(project: project)
    let file = project.files[index]
    let uses = asked.reduce(into: Set()) { $0.formUnion(reader.uses(in: $1, index)) }
    for text in asked.flatMap({ reader.calls(in: $0, file) }) {
      let name = project.names.intern(text)
      calls.insert(name)
      varying.insert(name)
    }
    let global = GlobalConstants(project: project)
    for id in asked {
      for constant in global.references(in: id, index).sorted() {
        decides(constant, isLocal: false, project)
      }
    }
    guard !uses.isEmpty else { return }
    let code = AskingCode(around: Site(file: index, site), project)
    var given: Set<Name> = []
    for use in uses.sorted() {
      guard let parameter = code.parameter(use.object == .none ? use.name : use.object) else {
        if use.object == .none, let local = code.constant(use.name) {
          decides(local, isLocal: true, project)
        }
        continue
      }
      decides(parameter, project)
      given.insert(parameter.name)
      if isHanded, code.mayDecide(parameter),
        case .function = project.declaration(parameter.function).kind
      {
        handing[project.name(of: parameter.function), default: []].insert(code.label(of: parameter))
      }
      let shared = SharedConditions(project: project)
      if use.object != .none,
        let type = code.type(of: parameter).flatMap({ shared.type(of: use.path, of: $0) }),
        let key = property(use.name, of: type, project)
      {
        members.insert(key)
      }
    }
    guard let owner = code.owner else { return }
    for use in uses.union(uses.flatMap { reader.uses(inFunction: $0, of: owner) }).sorted() {
      // A parameter hides the property of its name.
      guard !given.contains(use.object == .none ? use.name : use.object) else { continue }
      for key in properties(use, owner, project) {
        if use.object != .none || mayVary(key.owner, project) {
          members.insert(key)
        } else if isHanded {
          found[key, default: Use()].handedTo += 1
          // What a view hands on it may have been given by its label. To trace all of that costs too much but where ways are compared.
          if isComparing { handing[project[key.owner].name, default: []].insert(key.name) }
        } else {
          found[key, default: Use()].writes = true
        }
      }
    }
  }

  /// Whether a closure among the arguments writes objects.
  private func holdsWriter(
    _ arguments: ArraySlice<Argument>, _ file: ProjectFile, _ writes: [TextRange]
  ) -> Bool {
    arguments.contains { argument in
      guard case .closure = file.facts[argument.value].kind else { return false }
      let range = file.facts[argument.value].range
      return writes.contains { range.start <= $0.start && $0.end <= range.end }
    }
  }

  /// The name under which what a property decides is assumed; nil where it decides nothing twice.
  func key(of property: Name, in owner: NominalID) -> Name? {
    properties.isEmpty ? nil : properties[Property(owner: owner, name: property)]
  }

  /// The properties of a type that decide and whose values nothing else has, with the names of these.
  func ownKeys(of owner: NominalID) -> [(property: Name, key: Name)] { ownKeys[owner] ?? [] }

  /// The name under which what a parameter decides is assumed; nil where it decides nothing twice.
  func key(of parameter: Name, in function: DeclarationReference) -> Name? {
    parameters.isEmpty
      ? nil : parameters[ConditionParameter(function: function, name: parameter)]
  }

  /// The name under which what a constant decides is assumed; nil where it decides nothing twice.
  func key(ofConstant constant: DeclarationReference) -> Name? {
    constants.isEmpty ? nil : constants[constant]
  }

  /// The name of a condition that occurs again; nil for others.
  func name(of id: ExpressionID, _ file: ProjectFile) -> Name? {
    conditions.chains.name(of: id, file)
  }
}
