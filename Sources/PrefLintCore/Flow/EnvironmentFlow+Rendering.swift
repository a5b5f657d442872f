// What values place where: how each step of the view tree passes the environment on. The catalogue says
// what a step does; the rows of the semantics stand at its effects.

extension EnvironmentFlow {
  /// Places a value in the view tree.
  func render(
    _ value: ValueID, _ environment: EnvironmentID, _ presence: PresenceID, _ node: Int32,
    isExpected: Bool = true
  ) {
    guard presence != .never, evaluator.matters(value, to: sought) else { return }
    guard depth < Self.depthLimit else { return note(node, "views are nested too deep to follow") }
    depth += 1
    defer { depth -= 1 }
    var value = value
    var environment = environment
    var node = node
    var (presence, assumed) = project.presences.split(presence)
    if assumed != .always { assumed = evaluator.preferenceConditions.rest(of: assumed, evaluator) }
    if assumed != .always {
      guard let rest = settle(assumed, &environment, node) else { return }
      assumed = rest
      if assumed != .always { node = step(.assumes(assumed), from: node, environment) }
    }
    // Chains are walked in a loop: they may be long.
    while true {
      switch evaluator.store[value] {
      case .modified(let base, let name, let arguments, let site):
        let next = apply(
          value, name, arguments, site, base, environment, presence, node)
        guard let (nextValue, nextEnvironment, nextNode) = next else { return }
        (value, environment, node) = (nextValue, nextEnvironment, nextNode)
      case .built(let inner, let site):
        build(inner, site, environment, presence, node)
        return
      case .typed(let inner, _):
        if inner == .unknown { return unknown(node, isExpected) }
        value = inner
      case .traced(let inner, _), .exact(let inner), .open(let inner, _), .erased(let inner),
        .seen(let inner, _):
        value = inner
      default:
        place(value, environment, presence, node, isExpected)
        return
      }
    }
  }

  func place(
    _ value: ValueID, _ environment: EnvironmentID, _ presence: PresenceID, _ node: Int32,
    _ isExpected: Bool
  ) {
    switch evaluator.store[value] {
    case .group(let values), .array(let values):
      for value in values { render(value, environment, presence, node, isExpected: isExpected) }
    case .union(let alternatives):
      let node = step(.joins, from: node, environment)
      guard isFirst(value, environment, presence, node) else { return }
      for alternative in alternatives {
        let outer = enter(alternative.presence, decided: alternative.isDecided)
        defer { local = outer }
        let joined = project.presences.and(presence, alternative.presence)
        let inner = alternative.isDecided ? environment : doubted(environment)
        if !alternative.isDecided {
          note(node, doubt(alternative, among: alternatives))
        }
        let next =
          alternative.guise.map { step(.stands($0), from: node, inner) } ?? node
        render(alternative.value, inner, joined, next, isExpected: isExpected)
      }
    case .component(let name, let arguments, let site):
      place(value, name, arguments, site, environment, presence, node)
    case .instance, .enumCase: build(value, nil, environment, presence, node)
    case .opaque(let type): placeOpaque(value, type, environment, presence, node, isExpected)
    case .unknown, .undecided: unknown(node, isExpected)
    default: break
    }
  }

  /// Why an alternative is not decided.
  private func doubt(_ alternative: Alternative, among all: [Alternative]) -> String {
    if alternative.guise != nil {
      return "whether a class's own member or an override of it is meant is not decided"
    }
    if all.count > 1, case .opaque? = all.last.map({ evaluator.store[$0.value] }),
      all.allSatisfy({ !$0.isDecided })
    {
      return "which of the views that code keeps stands here is not decided"
    }
    return all.count == 1
      ? "what stands here may have been replaced in a way that is not followed"
      : "constants decide this branch, but not in a way that the sources tell"
  }

  /// Goes on under a further condition within the body; returns the one to go back to.
  private func enter(_ presence: PresenceID, decided: Bool = true) -> LocalCondition {
    let outer = local
    local = outer.and(presence, decided: decided, project.presences)
    return outer
  }

  private func unknown(_ node: Int32, _ isExpected: Bool) {
    doubt(node)
    if isExpected { note(node, "what is built here is not decided") }
  }

  private func placeOpaque(
    _ value: ValueID, _ type: TypeID, _ environment: EnvironmentID, _ presence: PresenceID,
    _ node: Int32, _ isExpected: Bool
  ) {
    switch evaluator.standing(for: type, value) {
    case .views(let views):
      for view in views {
        let next = view.guise.map { step(.stands($0), from: node, environment) } ?? node
        build(
          view.value, nil, environment, project.presences.and(presence, view.presence), next)
      }
    case .undecided(let reason): note(node, reason)
    case .nothing: break
    }
  }

  /// Places a value of a type of the project.
  private func build(
    _ value: ValueID, _ site: Site?, _ environment: EnvironmentID, _ presence: PresenceID,
    _ node: Int32
  ) {
    let type = evaluator.type(of: value)
    guard let nominal = project.types.nominal(project.types.unwrapped(type)),
      !isDoubted(value)
    else {
      let next = site.map { step(.places($0), from: node, environment) } ?? node
      render(value, environment, presence, next)
      return
    }
    let presence = project.presences.and(presence, project[nominal].presence)
    guard presence != .never, !project[nominal].isTest else { return }
    guard evaluator.contentMember(of: nominal) != nil || project.isInstalled(nominal) else {
      return
    }
    let next = step(.builds(nominal, site), from: node, environment)
    visit(value, environment, presence, next)
  }

  /// Whether a value is only one of those that may stand in its place.
  private func isDoubted(_ value: ValueID) -> Bool {
    guard case .union(let alternatives) = evaluator.store[evaluator.core(value)] else {
      return false
    }
    return alternatives.contains { !$0.isDecided }
  }

  // MARK: Modifiers

  /// Applies a modifier: places its content, and gives what stands before it with the environment there.
  private func apply(
    _ whole: ValueID, _ name: Name, _ arguments: [ArgumentValue], _ site: Site, _ base: ValueID,
    _ environment: EnvironmentID, _ presence: PresenceID, _ node: Int32
  ) -> (ValueID, EnvironmentID, Int32)? {
    guard let entry = evaluator.modifierEntries[name] else {
      let inner = foreign(arguments, environment)
      placeContent(
        of: whole, arguments, nil, name, site, base, inner, presence, node)
      return (base, inner, node)
    }
    switch entry.effect {
    case .writesObject:
      return write(
        arguments.first?.value, site, base, environment, presence, node, mayBeNone: false)
    case .writesEnvironment:
      if let object = evaluator.keyedObject(arguments) {
        let (inner, next) = written(
          object, evaluator.supply(under: arguments), site, environment, node)
        return (base, inner, next)
      }
      if let key = keyPath(arguments) {
        let isWhole = key == [project.language.selfValue] || key.isEmpty
        let inner =
          isWhole ? doubted(environment) : writing(arguments, under: key, environment)
        let name = isWhole ? project.language.selfValue : key[0]
        return (base, inner, step(.writesValue(name, site), from: node, inner))
      }
      if arguments.count == 1, arguments[0].label == .none {
        return write(
          arguments[0].value, site, base, environment, presence, node, mayBeNone: true)
      }
      return (base, environment, node)
    case .appliesModifier:
      guard let modifier = arguments.first?.value else { return (base, environment, node) }
      applyModifier(modifier, to: base, site, environment, presence, node)
      return nil
    case .appliesStyle:
      if let style = arguments.first?.value {
        install(style: style, by: name, base, site, environment, presence, node)
        // What the style writes may stand around the labels of the controls below.
        let inner = arranged(by: style, environment)
        guard dropsParts(style, of: base, setBy: name) else { return (base, inner, node) }
        doubt(node)
        return (base, doubted(inner), node)
      }
      return (base, environment, node)
    case .asks:
      return (base, environment, node)
    default:
      var inner = environment
      var innerNode = node
      for injected in entry.injects {
        let type = project.namedType(
          project.names.intern(injected), arguments: [],
          in: LexicalContext(project: project, file: site.fileIndex, declaration: nil))
        inner = environments.intern(environments[inner].writing(type, .present))
        recordWrite(type, site)
        innerNode = step(.writes(type, site), from: innerNode, inner)
      }
      switch evaluator.appliedContent(of: base, arguments, entry, site, local) {
      case .built(let content): return (content, inner, innerNode)
      case .untold:
        doubt(innerNode)
        note(site, "what a closure makes of this is not decided")
        return (base, doubted(inner), innerNode)
      case nil: break
      }
      placeContent(of: whole, arguments, entry, name, site, base, inner, presence, innerNode)
      return (base, inner, innerNode)
    }
  }

  /// After a write under a key path, if views decide by what is written.
  private func writing(
    _ arguments: [ArgumentValue], under path: [Name], _ environment: EnvironmentID
  ) -> EnvironmentID {
    guard evaluator.decidingKeys.defaults[path[0]] != nil else { return environment }
    let isWhole =
      path.count == 1 && arguments.count == 2 && !evaluator.isCallable(arguments[1].value)
    return environments.intern(
      environments[environment].setting(
        path[0], isWhole ? evaluator.deciding(arguments[1].value) : .unknown))
  }

  private func keyPath(_ arguments: [ArgumentValue]) -> [Name]? {
    guard let first = arguments.first, case .keyPath(_, let names) = evaluator.store[first.value]
    else {
      return nil
    }
    return names
  }

  /// A write of an object (A1–A6). `environmentObject` takes none that may be missing: what a `T!` holds is there.
  private func write(
    _ value: ValueID?, _ site: Site, _ base: ValueID, _ environment: EnvironmentID,
    _ presence: PresenceID, _ node: Int32, mayBeNone: Bool
  ) -> (ValueID, EnvironmentID, Int32)? {
    guard let value else { return (base, environment, node) }
    let type = evaluator.type(of: value)
    if evaluator.core(value) == .none {
      // `.environment(nil as T?)` clears what is written further out (A6).
      let cleared = project.types.unwrapped(type)
      guard isDecidedObject(cleared) else { return (base, environment, node) }
      return (base, environments.intern(environments[environment].writing(cleared, .absent)), node)
    }
    if case .variants(let variants) = project.types[type] {
      for variant in variants {
        let joined = project.presences.and(presence, variant.presence)
        let (inner, next) = written(variant.type, .present, site, environment, node)
        let outer = enter(variant.presence)
        defer { local = outer }
        render(base, inner, joined, next)
      }
      return nil
    }
    if type == .unknown, isFromOutside(value) {
      var inner = environments[environment]
      inner.foreignRest = .undecided
      return (base, environments.intern(inner), node)
    }
    if case .optional(let wrapped) = project.types[type] {
      let (inner, next) = written(
        wrapped, mayBeNone ? .undecided : .present, site, environment, node)
      return (base, inner, next)
    }
    let (inner, next) = written(type, .present, site, environment, node)
    return (base, inner, next)
  }

  private func written(
    _ type: TypeID, _ supply: Supply, _ site: Site, _ environment: EnvironmentID, _ node: Int32
  ) -> (EnvironmentID, Int32) {
    guard isDecidedObject(type) else {
      hasUndecidedWrites = true
      note(site, "the type of the injected object is not decided")
      return (doubted(environment), node)
    }
    recordWrite(type, site)
    let inner = environments.intern(environments[environment].writing(type, supply))
    return (inner, step(.writes(type, site), from: node, inner))
  }

  /// `base.modifier(M())`: M reads at its own place; the base stands where its body puts the content.
  func applyModifier(
    _ modifier: ValueID, to base: ValueID, _ site: Site, _ environment: EnvironmentID,
    _ presence: PresenceID, _ node: Int32
  ) {
    let core = evaluator.core(modifier)
    if case .modified(let first, let name, let arguments, let place) = evaluator.store[core],
      project.names[name] == "concat", let second = arguments.first
    {
      let modify = project.names.intern("modifier")
      let inner = evaluator.store.intern(
        .modified(
          base, modify, [ArgumentValue(label: .none, value: first, isTrailing: false)], place))
      applyModifier(second.value, to: inner, site, environment, presence, node)
      return
    }
    if case .union(let alternatives) = evaluator.store[core] {
      for alternative in alternatives {
        let outer = enter(alternative.presence, decided: alternative.isDecided)
        defer { local = outer }
        let inner = alternative.isDecided ? environment : doubted(environment)
        applyModifier(
          alternative.value, to: base, site, inner,
          project.presences.and(presence, alternative.presence),
          alternative.guise.map { step(.stands($0), from: node, inner) } ?? node)
      }
      return
    }
    let type = project.types.unwrapped(evaluator.type(of: core))
    guard let nominal = project.types.nominal(type),
      let body = evaluator.modifierBody(core, nominal, content: base)
    else {
      let inner: EnvironmentID
      switch evaluator.store[core] {
      case .component: inner = environment
      default:
        doubt(node)
        note(site, "which modifier is applied is not decided")
        inner = doubted(environment)
      }
      render(base, inner, presence, node)
      return
    }
    let next = step(.builds(nominal, site), from: node, environment)
    let whole = evaluator.store.intern(
      .modified(
        base, project[nominal].name,
        [ArgumentValue(label: .none, value: core, isTrailing: false)], site))
    noteHanded(core, next)
    guard isFirst(whole, environment, presence, next) else { return }
    if case .built(_, let made) = evaluator.store[modifier] { modifierNodes.append((made, next)) }
    bodies[next] = body
    install(core, nominal, environment, next, presence)
    render(body, environment, presence, next)
  }

  /// A style is installed where a control below uses it: with what is written between, too.
  private func install(
    style: ValueID, by name: Name, _ base: ValueID, _ site: Site, _ environment: EnvironmentID,
    _ presence: PresenceID, _ node: Int32
  ) {
    guard let nominal = project.types.nominal(evaluator.type(of: style)),
      evaluator.contentMember(of: nominal) != nil, mayUse(styleOf: name, base)
    else { return }
    var inner = environments[environment]
    for type in writes(in: base, limit: 400) { inner = inner.writing(type, .undecided) }
    let id = environments.intern(inner)
    let next = step(.builds(nominal, site), from: node, id)
    if case .built(_, let made) = evaluator.store[style] { modifierNodes.append((made, next)) }
    visit(style, id, presence, next)
  }

  /// Types of the objects that a value writes somewhere inside.
  func writes(in value: ValueID, limit: Int) -> [TypeID] {
    var found: [TypeID] = []
    var waiting = [value]
    var seen: Set<ValueID> = []
    while let next = waiting.popLast(), seen.count < limit {
      guard seen.insert(next).inserted else { continue }
      if let type = evaluator.writtenType(next) { found.append(type) }
      waiting += evaluator.parts(of: next)
    }
    return found
  }
}

extension Evaluator {
  /// The type of the object that a modifier writes; nil for other values.
  func writtenType(_ value: ValueID) -> TypeID? {
    guard case .modified(_, let name, let arguments, _) = store[value],
      let effect = modifierEntries[name]?.effect,
      effect.writes, let first = arguments.first
    else { return nil }
    if case .keyPath = store[first.value] { return keyedObject(arguments) }
    return project.types.unwrapped(type(of: first.value))
  }

  /// The type of the object that a key path `\.[T.self]` among the arguments names.
  func keyedObject(_ arguments: [ArgumentValue]) -> TypeID? {
    guard let first = arguments.first, case .keyPath(let object, let names) = store[first.value],
      names == [language.subscripted]
    else { return nil }
    return object
  }

  /// What a write under such a key path does: nil clears, and a closure does what it likes.
  func supply(under arguments: [ArgumentValue]) -> Supply {
    guard arguments.count == 2 else { return .undecided }
    let value = arguments[1].value
    if core(value) == .none { return .absent }
    if isCallable(value) { return .undecided }
    if case .optional = project.types[type(of: value)] { return .undecided }
    return type(of: value) == .unknown ? .undecided : .present
  }
}
