// Who reads and who writes the properties of a project's own keys. What may be a use and cannot be told counts
// as both, so that "never" is said only where nothing of the kind stands in the sources.

/// The uses of a property of `EnvironmentValues`, of all properties of its name.
struct EnvironmentKeyUses {
  /// Wrappers that read it, outside tests.
  var wrappers: [EnvironmentWrapper] = []
  /// Calls that write it, outside tests.
  var writes: [EnvironmentKeyWrite] = []
  /// Whether something else may read it or certainly does.
  var mayBeReadElsewhere = false
  /// Whether something else may write it or certainly does.
  var mayBeWrittenElsewhere = false
  /// Whether what it holds may be called: else a call by its name is one of a function.
  var mayBeCalled = false
}

extension EnvironmentDeclarations {
  /// The uses of all properties of the project's keys, by name.
  func findKeyUses() -> (properties: [Name: EnvironmentKeyUses], keys: Set<NominalID>) {
    var uses: [Name: EnvironmentKeyUses] = [:]
    for property in keys.properties {
      let mayBeCalled = project.callability(of: property.reference) != .no
      uses[property.name, default: EnvironmentKeyUses()].mayBeCalled =
        mayBeCalled || uses[property.name]?.mayBeCalled == true
    }
    guard !uses.isEmpty || !keys.types.isEmpty else { return ([:], []) }
    for wrapper in wrappers {
      guard case .value(let expression) = wrapper.kind else { continue }
      let file = project.files[wrapper.reference.fileIndex]
      if let name = Self.property(ofKeyPath: expression, file) {
        uses[name]?.wrappers.append(wrapper)
      }
    }
    for write in writes {
      guard let name = write.components.first else { continue }
      if write.isTest {
        uses[name]?.mayBeWrittenElsewhere = true
      } else {
        uses[name]?.writes.append(write)
      }
    }
    var holders = EnvironmentHolders(project: project)
    var named: Set<NominalID> = []
    let keyNames = Dictionary(
      grouping: keys.types, by: { project[$0].name })
    let accessors = Set(keys.properties.flatMap(\.keys).map(\.site))
    for index in project.files(namingOneOf: Set(uses.keys).union(keyNames.keys)) {
      var scan = KeyUseScan(project: project, index: index, keyPaths: keyPaths)
      scan.run(&uses, &holders, keyNames, accessors, &named)
    }
    named.formUnion(keys.types.filter(project.isGivenToOthers))
    return (uses, named)
  }

  /// The property that a key path from `EnvironmentValues` begins with.
  static func property(ofKeyPath id: ExpressionID, _ file: ProjectFile) -> Name? {
    guard case .keyPath(_, let names, _) = file.facts[id].kind else { return nil }
    return file.facts[names].first.map(file.name)
  }
}

/// The look through one file's expressions.
private struct KeyUseScan {
  let project: Project
  let index: Int
  let keyPaths: Set<Site>
  private var file: ProjectFile { project.files[index] }

  init(project: Project, index: Int, keyPaths: Set<Site>) {
    self.project = project
    self.index = index
    self.keyPaths = keyPaths
  }

  mutating func run(
    _ uses: inout [Name: EnvironmentKeyUses], _ holders: inout EnvironmentHolders,
    _ keyNames: [Name: [NominalID]], _ accessors: Set<Site>, _ named: inout Set<NominalID>
  ) {
    let facts = file.facts
    var assigned: Set<ExpressionID> = []
    var called: Set<ExpressionID> = []
    for expression in facts.expressions {
      switch expression.kind {
      case .assignment(let target, _): assigned.insert(target)
      case .call(let callee, _): called.insert(callee)
      default: continue
      }
    }
    let extensions = environmentExtensions()
    for position in facts.expressions.indices {
      let id = ExpressionID(position)
      switch facts.expressions[position].kind {
      case .keyPath(let root, let names, _):
        guard let name = facts[names].first.map(file.name), uses[name] != nil,
          !keyPaths.contains(Site(file: index, id)), mayBeEnvironment(root)
        else { continue }
        uses[name]?.mayBeReadElsewhere = true
        uses[name]?.mayBeWrittenElsewhere = true
      case .member(let base, let local, _):
        let name = file.name(local)
        if name == project.language.selfValue {
          guard !accessors.contains(Site(file: index, id)) else { continue }
          named.formUnion(keys(base, keyNames))
        }
        guard let use = uses[name], use.mayBeCalled || !called.contains(id) else { continue }
        note(base, name, assigned.contains(id), extensions, &holders, &uses)
      case .name(let local, _):
        let name = file.name(local)
        guard uses[name] != nil, isWithin(extensions, facts.expressions[position].range) else {
          continue
        }
        uses[name]?.mayBeReadElsewhere = true
        uses[name]?.mayBeWrittenElsewhere = true
      default: continue
      }
    }
  }

  private func note(
    _ base: ExpressionID, _ name: Name, _ isAssigned: Bool, _ extensions: [TextRange],
    _ holders: inout EnvironmentHolders, _ uses: inout [Name: EnvironmentKeyUses]
  ) {
    let facts = file.facts
    var current = base
    while true {
      switch facts[current].kind {
      case .optionalChain(let inner), .forceUnwrap(let inner):
        current = inner
        continue
      case .name(let local, _):
        let holder = file.name(local)
        if holder == project.language.selfValue {
          guard isWithin(extensions, facts[current].range) else { return }
        } else if project.topLevelTypes[holder] != nil
          || holders.isOther(holder, at: current, index)
        {
          return
        }
      case .member(_, let local, _):
        let holder = file.name(local)
        if facts[local] == "environment" {
          // The environment of a context can only be read (F3).
          uses[name]?.mayBeReadElsewhere = true
          return
        }
        if holders.isOther(holder) { return }
      default: break
      }
      break
    }
    if !isAssigned { uses[name]?.mayBeReadElsewhere = true }
    uses[name]?.mayBeWrittenElsewhere = true
  }

  private func keys(_ base: ExpressionID, _ keyNames: [Name: [NominalID]]) -> [NominalID] {
    switch file.facts[base].kind {
    case .name(let name, _), .member(_, let name, _): keyNames[file.name(name)] ?? []
    default: []
    }
  }

  private func mayBeEnvironment(_ root: TypeReferenceID?) -> Bool {
    guard let root, case .named(_, let name, _) = file.facts[root].kind else { return true }
    let text = file.name(name)
    return text == project.language.environmentValues
      || (project.topLevelTypes[text] ?? []).contains {
        if case .alias = $0 { true } else { false }
      }
  }

  private func environmentExtensions() -> [TextRange] {
    file.facts.declarations.compactMap { declaration in
      guard case .extensionOf(let type) = declaration.kind,
        case .named(_, let name, _) = file.facts[type].kind,
        file.name(name) == project.language.environmentValues
      else { return nil }
      return declaration.range
    }
  }

  private func isWithin(_ ranges: [TextRange], _ range: TextRange) -> Bool {
    ranges.contains { $0.start <= range.start && range.end <= $0.end }
  }
}
