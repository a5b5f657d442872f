// Content of modifiers and components: what their slots place in which environment.

extension EnvironmentFlow {
  /// What a step places. The same value places the same in every environment.
  private func placed(by value: ValueID, _ find: () -> [PlacedContent]) -> [PlacedContent] {
    let key = PlacementKey(value: value, local: local)
    if let known = placements[key] { return known }
    let found = find()
    placements[key] = found
    return found
  }

  func placeContent(
    of value: ValueID, _ arguments: [ArgumentValue], _ entry: ListedModifier?, _ name: Name,
    _ site: Site,
    _ base: ValueID, _ environment: EnvironmentID, _ presence: PresenceID, _ node: Int32
  ) {
    if isInPicture(node), let entry, entry.effect.isOpened { return }
    let found = placed(by: value) {
      evaluator.placed(arguments, by: entry, site, local, onlyRelevant: true)
    }
    let shown = entry == nil ? PresenceID.always : evaluator.whereShown(arguments)
    let node = shown == .always ? node : step(.assumes(shown), from: node, environment)
    for placed in found {
      guard placed.isContent else {
        if placed.isUnknown { doubt(node) }
        continue
      }
      let (content, slot) = (placed.value, placed.slot)
      switch placed.role {
      case .destination:
        let attachment =
          isDoubtful(slot, arguments, site, base) ? doubted(environment) : environment
        push(content, name, site, base, attachment, presence, node)
      case .detached:
        render(content, .empty, presence, step(.detached(name, site), from: node, .empty))
      case .modifier:
        applyModifier(content, to: base, site, environment, presence, node)
      default:
        let inner =
          entry.map { presented(environment, by: $0, site, presence) } ?? environment
        let next = step(.content(name, site, base: base), from: node, inner)
        render(content, inner, presence, next, isExpected: slot != nil)
      }
    }
  }

  /// What the content of a modifier finds: all, unless it is a sheet of iOS 13 (C1).
  private func presented(
    _ environment: EnvironmentID, by entry: ListedModifier, _ site: Site, _ presence: PresenceID
  ) -> EnvironmentID {
    guard cuts(entry, site), project.presences[presence].platforms.contains(.iOS) else {
      return environment
    }
    var inner = environments[environment].presented
    inner.container = inner.container.map { environments.intern(environments[$0].presented) }
    return environments.intern(inner)
  }

  /// Whether a modifier of a file does not pass the environment on, on the oldest systems.
  func cuts(_ entry: ListedModifier, _ site: Site) -> Bool {
    entry.isCutOnIOS13 && filesOnIOS13.contains(site.fileIndex)
  }

  /// A pushed view has the environment of the navigation container (C4, C5).
  private func push(
    _ content: ValueID, _ name: Name, _ site: Site, _ base: ValueID?,
    _ environment: EnvironmentID, _ presence: PresenceID, _ node: Int32
  ) {
    if isInPicture(node) { return }
    let isDoubted = environments[environment].rest == .undecided
    let container = environments[environment].container.map { isDoubted ? doubted($0) : $0 }
    if container == nil {
      doubt(node)
      note(site, "the navigation container that shows this is not known")
    }
    // Without a container in sight, one outside may have anything that is here or more.
    var inner = container ?? .unknown
    var state = environments[inner]
    state.container = inner
    inner = environments.intern(state)
    let next = step(
      .pushed(name, site, base: base, attachment: environment), from: node, inner)
    render(content, inner, presence, next)
  }

  func place(
    _ value: ValueID, _ name: Name, _ arguments: [ArgumentValue], _ site: Site,
    _ environment: EnvironmentID,
    _ presence: PresenceID, _ node: Int32
  ) {
    guard let entry = evaluator.componentEntries[name] else {
      let inner = foreign(arguments, environment)
      placeSlots(of: value, arguments, nil, name, site, inner, presence, node)
      return
    }
    switch entry.kind {
    case .view, .navigationLink:
      placeSlots(of: value, arguments, entry, name, site, environment, presence, node)
    case .navigationContainer:
      var inner = environments[environment]
      var outer = inner
      outer.container = nil
      inner.container = environments.intern(outer)
      let id = environments.intern(inner)
      let next = step(.container(site), from: node, id)
      placeSlots(of: value, arguments, entry, name, site, id, presence, next)
    case .scene, .widgetConfiguration:
      let root = scene(name, site, environment, node)
      placeSlots(of: value, arguments, entry, name, site, environment, presence, root)
    case .host: break
    }
  }

  /// Every scene and every configuration of a widget is a root of its own (C16, C17).
  private func scene(
    _ name: Name, _ site: Site, _ environment: EnvironmentID, _ node: Int32
  ) -> Int32 {
    let outer = roots[root(of: node)]
    let root = addRoot(
      FlowRoot(
        kind: outer.kind, name: outer.name, site: site, range: calleeRange(site),
        anchor: outer.anchor + "." + project.names[name]),
      environment: environment)
    outerNodes[root] = node
    return root
  }

  private func placeSlots(
    of value: ValueID, _ arguments: [ArgumentValue], _ entry: ListedComponent?, _ name: Name,
    _ site: Site,
    _ environment: EnvironmentID, _ presence: PresenceID, _ node: Int32
  ) {
    let all = placed(by: value) {
      evaluator.placed(arguments, by: entry, site, local, onlyRelevant: true)
    }
    if all.contains(where: \.isUnknown) { doubt(node) }
    let placed = all.filter(\.isContent)
    for (index, item) in placed.enumerated() {
      let content = item.value
      switch item.role {
      case .destination: push(content, name, site, nil, environment, presence, node)
      case .detached:
        render(content, .empty, presence, step(.detached(name, site), from: node, .empty))
      default:
        var inner = environment
        // A document that is an object is one of the environment of its window (C16).
        if let slot = item.slot, let type = evaluator.documentType(of: slot, among: arguments),
          isDecidedObject(type)
        {
          inner = environments.intern(environments[inner].writing(type, .present))
        }
        for (other, arranger) in placed.enumerated() where arranger.role == .arranger {
          if other != index { inner = arranged(by: arranger.value, inner) }
        }
        render(content, inner, presence, node, isExpected: item.slot != nil)
      }
    }
  }

  /// The views that a representable is given to show, wherever its controllers hand them: what hosts them may inherit or not
  /// (C12), and what they write themselves holds.
  func placeGiven(
    _ value: ValueID, _ nominal: NominalID, _ environment: EnvironmentID, _ presence: PresenceID,
    _ node: Int32
  ) {
    guard case .instance(_, let fields) = evaluator.store[evaluator.core(value)] else { return }
    let arguments = fields.filter {
      evaluator.matters($0.value) && evaluator.holdsViews($0.name, of: value, nominal)
    }.map {
      ArgumentValue(label: $0.name, value: $0.value, isTrailing: false)
    }
    guard !arguments.isEmpty else { return }
    let site = Site(file: project[nominal].reference.fileIndex, ExpressionID(0))
    let name = project[nominal].name
    var (others, isOnlyHosted) = ([ArgumentValue](), true)
    for argument in arguments {
      switch hostedAsGiven.manner(of: argument.label, in: nominal, project) {
      case .presented(let bindings) where bindings.allSatisfy({ mayChange($0, fields) }):
        placePresented(argument, by: nominal, self.site(of: node) ?? site, presence, node)
      case .hosted: others.append(argument)
      default:
        isOnlyHosted = false
        others.append(argument)
      }
    }
    guard !others.isEmpty else { return }
    let inner = isOnlyHosted ? contained(environment) : hosted(in: environment)
    let next = step(.joins, from: node, inner)
    // A host that a closure makes which it is given is contained, too: `UIHostingConfiguration { … }`.
    evaluator.under(.always, contained: true) {
      placeSlots(of: value, others, nil, name, site, inner, presence, next)
    }
  }

  /// Whether a property is a binding to what changes as the app runs.
  private func mayChange(_ name: Name, _ fields: [FieldValue]) -> Bool {
    guard let field = fields.first(where: { $0.name == name }),
      case .binding(let inner) = evaluator.store[evaluator.core(field.value)]
    else { return false }
    switch evaluator.store[evaluator.core(inner)] {
    case .opaque: return true
    default: return false
    }
  }

  /// A view that a representable only presents: it begins anew (C15).
  private func placePresented(
    _ argument: ArgumentValue, by nominal: NominalID, _ site: Site, _ presence: PresenceID,
    _ node: Int32
  ) {
    let placed = evaluator.placed(
      [argument], by: nil as ListedComponent?, site, local, onlyRelevant: true)
    for item in placed {
      if item.isUnknown { doubt(node) }
      guard item.isContent else { continue }
      render(item.value, .empty, presence, step(.presents(nominal, site), from: node, .empty))
    }
  }

  /// The environment of what a representable shows in a way that is not followed.
  private func hosted(in environment: EnvironmentID) -> EnvironmentID {
    environments[environment].isOpen ? .unknown : .contained
  }

  /// The environment of what is hosted within a representable: what is around it may be there (C12), and nothing else.
  private func contained(_ environment: EnvironmentID) -> EnvironmentID {
    var inner = environments[environment]
    guard inner.rest == .absent, inner.values.isEmpty else { return hosted(in: environment) }
    inner.foreignRest = .undecided
    inner.container = nil
    inner.objects = inner.objects.compactMap { object in
      object.supply == .absent
        ? nil : EnvironmentEntry(type: object.type, supply: .undecided)
    }
    return environments.intern(inner)
  }

  /// The environment of views that another view shows wherever it likes: what it writes may enclose them.
  func arranged(by value: ValueID, _ environment: EnvironmentID) -> EnvironmentID {
    let types: [TypeID]?
    if let known = arrangers[value] {
      types = known
    } else {
      types = typesWritten(anywhereIn: value)
      arrangers[value] = .some(types)
    }
    guard let types else { return doubted(environment, isOpen: false) }
    if types.isEmpty { return environment }
    return environments.intern(
      types.reduce(environments[environment]) { $0.writing($1, .undecided) })
  }

  /// The types of the objects that a view writes or what it shows does; nil where that is not told.
  private func typesWritten(anywhereIn value: ValueID) -> [TypeID]? {
    var waiting = [value]
    var seen: Set<ValueID> = []
    var found: [TypeID] = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      guard seen.count < Self.arrangerLimit else { return nil }
      if let type = evaluator.writtenType(next) {
        guard isDecidedObject(type) else { return nil }
        if !found.contains(type) { found.append(type) }
      }
      // The views to be shown may be handed on to views that place them.
      waiting += contents(of: next) + shown(by: next)
    }
    return found
  }

  /// Whether something in a value may use the style that a modifier sets: a control, or what is not known; not behind
  /// a nearer modifier of that name (A17).
  func mayUse(styleOf modifier: Name, _ value: ValueID) -> Bool {
    var waiting = [value]
    var seen: Set<ValueID> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      guard seen.count < Self.arrangerLimit else { return true }
      switch evaluator.store[next] {
      case .component(let name, _, _):
        guard StandardComponents.unstyled.contains(project.names[name]) else { return true }
        waiting += contents(of: next)
      case .modified(let base, let name, _, _):
        guard evaluator.modifierEntries[name] != nil else { return true }
        waiting += name == modifier ? [] : contents(of: next)
        if name == modifier, !isOneStyle(next) { waiting.append(base) }
      case .unknown, .undecided, .externalMember, .closure, .function, .localFunction:
        return true
      case .opaque(let type):
        guard let nominal = project.types.nominal(type),
          project.kind(of: nominal) != .protocolType
        else {
          if evaluator.isViewLike(type) { return true }
          continue
        }
        waiting += shown(by: next)
      default: waiting += contents(of: next) + shown(by: next)
      }
    }
    return false
  }

  /// Whether a modifier sets one style in every case.
  private func isOneStyle(_ value: ValueID) -> Bool {
    guard case .modified(_, _, let arguments, _) = evaluator.store[value],
      let style = arguments.first
    else { return false }
    if case .union = evaluator.store[evaluator.core(style.value)] { return false }
    return true
  }

  /// The body of a value of the project.
  private func shown(by value: ValueID) -> [ValueID] {
    guard let nominal = project.types.nominal(evaluator.type(of: value)),
      project.isInstalled(nominal) || evaluator.contentMember(of: nominal) != nil
    else { return [] }
    return [evaluator.body(of: evaluator.core(value), nominal)]
  }

  /// What a value is made of, with what its closures build.
  private func contents(of value: ValueID) -> [ValueID] {
    func built(
      _ arguments: [ArgumentValue], _ entry: (any SlottedEntry)?, _ site: Site
    ) -> [ValueID] {
      let frame = evaluator.frame(at: site)
      return arguments.map { evaluator.content(of: $0, among: arguments, entry, frame) }
    }
    switch evaluator.store[value] {
    case .component(let name, let arguments, let site):
      return built(arguments, evaluator.componentEntries[name], site)
    case .modified(let base, let name, let arguments, let site):
      return [base] + built(arguments, evaluator.modifierEntries[name], site)
    default: return evaluator.parts(of: value)
    }
  }

  /// How many values of an arranger are looked at.
  private static let arrangerLimit = 2_000
}
