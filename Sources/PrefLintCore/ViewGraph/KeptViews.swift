// Which views a property of a model shows whose type does not say it: `item.view`, `route.content`. Code makes such values anywhere,
// keeps them in lists and objects, and shows them elsewhere; which of them stands at a place no place tells. Each of those that code
// gives to the property may stand there: nothing is found for one of them, but what reads below is followed, and is proved where it
// finds its object wherever the property is shown.

/// What is known of the views that properties of models are given.
struct KeptViews {
  fileprivate var values: [DeclarationReference: [Alternative]] = [:]

  init() {}
}

extension Evaluator {
  /// How many places give views to a property at most.
  private static let keptLimit = 160

  /// What a property of a value of which only the type is known may hold, where that is a view of any type, or code that makes one; nil
  /// where no code gives it one.
  ///
  /// - Complexity: linear in the files that name the types which have the property, once for each property, and in what they give it.
  func keptView(_ member: Member, _ declared: TypeID) -> ValueID? {
    guard keepsAnyView(declared), let owner = member.owner, !member.isStatic,
      !project.isInstalled(owner), mayKeep(owner)
    else { return nil }
    let given = viewsKept(in: member, of: owner)
    guard !given.isEmpty else { return nil }
    let other = Alternative(presence: .always, value: opaque(declared), isDecided: false)
    return union(given + [other])
  }

  private func mayKeep(_ owner: NominalID) -> Bool {
    switch project.kind(of: owner) {
    case .structure, .classType: project[owner].genericParameters.isEmpty
    default: false
    }
  }

  /// Whether a type is that of views of any type, or of code that makes one.
  private func keepsAnyView(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .external(let name, _): name == language.anyView
    case .existential(let bounds): bounds.contains { project.types.names(language.view, in: $0) }
    case .optional(let inner): keepsAnyView(inner)
    case .function(_, let result): keepsAnyView(result)
    default: false
    }
  }

  private func viewsKept(in member: Member, of owner: NominalID) -> [Alternative] {
    if let known = heldViews.kept.values[member.reference] { return known }
    // What is being found out is not told within itself.
    heldViews.kept.values[member.reference] = []
    let sites = gifts(to: member, of: owner)
    guard sites.count <= Self.keptLimit, !isHandedOn(member, of: owner) else { return [] }
    let outer = (place, isDecided, isContained, isOperated)
    defer { (place, isDecided, isContained, isOperated) = outer }
    var found: [Alternative] = []
    for site in sites {
      guard let code = project.member(around: site.made) else { continue }
      let presence = project.presence(of: code)
      (place, isDecided, isContained, isOperated) = (presence, false, false, false)
      let receiver = project.owner(of: code).map { opaque(project.selfType(of: $0)) }
      let frame = frame(ofCode: code, receiver: receiver)
      tellLocals(of: site.made.id, in: code, frame)
      let value = evaluate(site.made.id, frame)
      let view = site.isWhole ? field(member, of: value) : value
      guard let view, !isOpen(view) else { continue }
      found.append(Alternative(presence: presence, value: view, isDecided: false))
    }
    heldViews.kept.values[member.reference] = found
    return found
  }

  /// Tells the types of the local variables that an expression names, where what they begin with does.
  private func tellLocals(
    of id: ExpressionID, in code: DeclarationReference, _ frame: Frame
  ) {
    let facts = frame.file.facts
    var reader = NameUseReader(facts: facts)
    reader.expression(id)
    let names = Set(reader.uses.map(\.name))
    let range = facts[code.id].range
    for declaration in facts.declarations
    where names.contains(declaration.name) && range.contains(declaration.range) {
      guard case .variable(let local) = declaration.kind, facts[local].type == nil,
        let initial = facts[local].initializer
      else { continue }
      let type = type(of: evaluate(initial, frame))
      if type != .unknown { frame.bind(frame.file.name(declaration.name), opaque(type)) }
    }
  }

  /// Whether nothing is known of a view but its type.
  private func isOpen(_ view: ValueID) -> Bool {
    switch store[core(view)] {
    case .opaque, .unknown, .none, .undecided: true
    default: false
    }
  }

  /// Whether code puts what the property holds somewhere else, from where it may be shown in other surroundings.
  private func isHandedOn(_ member: Member, of owner: NominalID) -> Bool {
    let name = project.name(of: member.reference)
    let owners = [owner] + (project.heirs[owner] ?? [])
    func mayBeHeld(_ id: ExpressionID, _ index: Int) -> Bool {
      let file = project.files[index]
      guard file.lastName(of: id) == name else { return false }
      var head = id
      while true {
        switch file.facts[head].kind {
        case .optionalChain(let inner), .forceUnwrap(let inner): head = inner
        case .member(let base, _, _): return mayBe(base, index, owners)
        default:
          let around = project.owner(of: Site(file: index, id))
          return around.map(owners.contains) ?? false
        }
      }
    }
    return project.files(naming: name).contains { index in
      guard !project.files[index].isTest else { return false }
      let facts = project.files[index].facts
      return facts.expressions.contains { expression in
        switch expression.kind {
        case .assignment(let target, let value):
          // `self.view = view`
          return project.files[index].lastName(of: target) != name && mayBeHeld(value, index)
        case .call(let callee, let arguments):
          guard case .member(_, let local, _) = facts[callee].kind,
            let entry = modifierEntries[project.files[index].name(local)],
            entry.effect == .writesEnvironment
          else { return false }
          return facts[arguments].contains { mayBeHeld($0.value, index) }
        default: return false
        }
      }
    }
  }

  /// Whether an expression may be a value of one of some types.
  private func mayBe(_ id: ExpressionID, _ index: Int, _ owners: [NominalID]) -> Bool {
    guard let code = project.member(around: Site(file: index, id)) else { return true }
    let receiver = project.owner(of: code).map { opaque(project.selfType(of: $0)) }
    let frame = frame(ofCode: code, receiver: receiver)
    tellLocals(of: id, in: code, frame)
    let type = project.types.unwrapped(self.type(of: evaluate(id, frame)))
    guard let nominal = project.types.nominal(type) else {
      if case .external = project.types[type] { return false }
      return true
    }
    return owners.contains(nominal)
  }

  /// Where code makes a value with the property, or assigns to it.
  private func gifts(
    to member: Member, of owner: NominalID
  ) -> [(made: Site, isWhole: Bool)] {
    var found: [(made: Site, isWhole: Bool)] = []
    let property = project.name(of: member.reference)
    let types = [owner] + (project.heirs[owner] ?? [])
    for name in Set(types.map { project[$0].name }).sorted() {
      for index in project.files(naming: name) where !project.files[index].isTest {
        let file = project.files[index]
        for (position, expression) in file.facts.expressions.enumerated() {
          guard case .call(let callee, let arguments) = expression.kind else { continue }
          let site = Site(file: index, ExpressionID(position))
          if !file.facts[arguments].isEmpty, project.mayBuild(name, by: callee, inFile: index) {
            found.append((site, true))
          } else if file.isSuperInitialiser(callee, language),
            let around = project.owner(of: site), around != owner, project[around].name == name,
            let given = file.facts[arguments].first(where: { file.name($0.label) == property })
          {
            // An initialiser of the class puts what it is given under a property's name there.
            found.append((Site(file: index, given.value), false))
          }
        }
      }
    }
    for index in project.files(naming: property) where !project.files[index].isTest {
      let file = project.files[index]
      for expression in file.facts.expressions {
        guard case .assignment(let target, let value) = expression.kind,
          file.lastName(of: target) == property
        else { continue }
        let site = Site(file: index, value)
        // What an initialiser gives is in what it makes.
        guard let code = project.member(around: site), !project.isInitialiser(code) else {
          continue
        }
        found.append((site, false))
      }
    }
    return found
  }
}
