// What comes up out of each kind of value: content side by side, branches, views of the project, components.

extension PreferenceFlow {
  func find(_ value: ValueID, _ local: LocalCondition) -> UpwardValues {
    switch evaluator.store[value] {
    case .modified: return chain(value, local)
    case .built(let inner, let site):
      if member != nil { builtLocally.insert(site) }
      return built(inner, site, local)
    case .typed(let inner, _): return inner == .unknown ? .unknown : upward(inner, local)
    case .exact(let inner), .open(let inner, _), .traced(let inner, _), .seen(let inner, _):
      return upward(inner, local)
    case .erased(let inner): return dynamic(upward(inner, local), site(of: inner))
    case .group(let values), .array(let values):
      return sideBySide(values.map { upward($0, local) })
    case .union(let alternatives): return union(alternatives, local)
    case .component(let name, let arguments, let site):
      var inside = component(name, arguments, site, local)
      // `Toggle(configuration)` shows the views that a style is given.
      if arguments.contains(where: { isStandIn($0.value) }) { inside.standsIn = true }
      return inside
    case .instance, .enumCase: return built(value, nil, local)
    case .opaque(let type):
      guard case .optional(let wrapped) = project.types[type], evaluator.isViewLike(wrapped) else {
        return opaque(type, value, local)
      }
      return optional(opaque(type, value, local))
    case .unknown, .undecided: return .unknown
    // What is nil here is an optional, and may be something elsewhere (D10).
    case .none: return dynamic(.nothing, nil)
    case .externalMember(let base, let name):
      // `configuration.label` is somebody's view; `Color.clear` and `.red` are nobody's.
      guard let base, holdsViews(base) else {
        return evaluator.standsIn(value) ? .standIn : .nothing
      }
      if isAmongStyles, StandardPreferences.styleMembers.contains(project.names[name]) {
        return .nothing
      }
      return .unknown
    default: return .nothing
    }
  }

  /// Whether a member of a value may be a view of the project. Code from outside has only those that it is given.
  private func holdsViews(_ value: ValueID) -> Bool {
    let core = evaluator.core(value)
    switch evaluator.store[core] {
    case .metatype, .boolean, .literal, .someConstant, .keyPath: return false
    case .externalMember(let base, _): return base.map { holdsViews($0) } ?? false
    case .opaque(let type):
      if case .external(_, let arguments) = project.types[project.types.unwrapped(type)] {
        return !arguments.isEmpty
      }
      return !evaluator.isScalar(type)
    default: return !evaluator.isScalar(evaluator.type(of: core))
    }
  }

  /// Side by side, in the order of the tree (D9); a listener in one hears nothing of another (D8).
  func together(_ parts: [UpwardValues], site: Site?) -> UpwardValues {
    let parts = parts.filter { !$0.isEmpty }
    guard let first = parts.first else { return .nothing }
    guard parts.count > 1 else { return first }
    for (index, part) in parts.enumerated() where !part.listeners.isEmpty {
      for (other, sibling) in parts.enumerated() where other != index {
        for use in sibling.emitters {
          for listener in part.listeners where uses[Int(listener)].key == uses[Int(use)].key {
            nearlyMeet(.siblings, emitter: use, listener, site ?? uses[Int(listener)].site)
          }
        }
      }
    }
    var result = UpwardValues()
    for part in parts { result.add(part) }
    return result
  }

  /// With a note that content is dynamic (D10).
  func dynamic(_ inside: UpwardValues, _ site: Site?) -> UpwardValues {
    var result = inside
    let content = DynamicContent(site: site)
    result.dynamic = result.dynamic.map(content.joined) ?? content
    return result
  }

  /// Views that whatever shows them puts together.
  private func sideBySide(_ parts: [UpwardValues]) -> UpwardValues {
    guard parts.count(where: { !$0.contributions.isEmpty }) > 1 else {
      return together(parts, site: nil)
    }
    let whole = newChoice()
    return together(parts.enumerated().map { $1.item($0, of: whole) }, site: nil)
  }

  /// What a container makes of its views: with dynamic content among them, the default where none sets a value (D10).
  func settled(_ inside: UpwardValues, _ site: Site?) -> UpwardValues {
    guard let content = inside.dynamic else { return inside.untold }
    let result = inside.untold
    // A container within that is one, too, contributes in any case.
    let isFilled = result.contributions.contains {
      $0.use == nil && $0.presence == .always && $0.conditions == 0
    }
    guard meetsAny, content.isCertain, !isFilled else { return result }
    return filled(result, content, site)
  }

  private func filled(
    _ inside: UpwardValues, _ content: DynamicContent, _ site: Site?
  ) -> UpwardValues {
    let choice = newChoice()
    let always = inside.contributions.compactMap { item -> TypeID? in
      guard let use = item.use, item.presence == .always, item.conditions == 0
      else { return nil }
      return uses[Int(use)].key
    }
    var result = inside.changed {
      $0.branches.append(.init(choice: choice, index: 0, isConditional: false))
    }
    result.contributions.append(
      Contribution(
        use: nil, presence: content.presence,
        branches: [.init(choice: choice, index: -1, isConditional: false)],
        hiddenKeys: always, site: site ?? content.site))
    return result
  }

  /// A place in a value that certainly is a view.
  func site(of value: ValueID) -> Site? {
    switch evaluator.store[value] {
    case .built(_, let site), .component(_, _, let site): return site
    case .modified(let base, _, _, let site): return self.site(of: base) ?? site
    case .group(let values): return values.lazy.compactMap { self.site(of: $0) }.first
    case .typed(let inner, _), .erased(let inner): return site(of: inner)
    default: return nil
    }
  }

  /// A view that may be nil.
  private func optional(_ inside: UpwardValues) -> UpwardValues {
    let choice = newChoice()
    return dynamic(inside.changed { $0.branches.append(.init(choice: choice, index: 0)) }, nil)
  }

  private func opaque(_ type: TypeID, _ value: ValueID, _ local: LocalCondition) -> UpwardValues {
    switch evaluator.standing(for: type, value) {
    case .undecided:
      guard case .external(let name, _) = project.types[type], name == evaluator.language.anyView
      else { return .unknown }
      return dynamic(.unknown, nil)
    case .nothing:
      if isPutTogether(type) { return .unknown }
      return standsIn(type) ? .standIn : .nothing
    case .views(let views):
      if views.count == 1 { return built(views[0].value, nil, local) }
      var result = UpwardValues()
      for view in views {
        result.add(built(view.value, nil, local).uncertain { _ in true })
      }
      return result
    }
  }

  /// Whether values of a type are made of others, of which the type as it is known does not tell: of one it is only known to be a
  /// view.
  private func isPutTogether(_ type: TypeID) -> Bool {
    guard case .external(let name, let arguments) = project.types[project.types.unwrapped(type)]
    else { return false }
    let language = evaluator.language
    return arguments.isEmpty
      && [language.modifiedContent, language.tupleView, language.view].contains(name)
  }

  /// A value of a type of the project.
  private func built(_ value: ValueID, _ site: Site?, _ local: LocalCondition) -> UpwardValues {
    let type = project.types.unwrapped(evaluator.type(of: value))
    guard let nominal = project.types.nominal(type) else { return upward(value, local) }
    guard !project[nominal].isTest else { return .nothing }
    if evaluator.isRepresentable(nominal) {
      _ = upwardBody(of: value, nominal)
      // A bridge brings up what views of hosts below emit; a recogniser of gestures is no view (D11).
      guard isBridge(nominal) else { return .nothing }
      return UpwardValues(
        contributions: meetsAny ? [Contribution(use: nil, site: site)] : [], bridges: [nominal])
    }
    guard evaluator.contentMember(of: nominal) != nil || project.isInstalled(nominal) else {
      return .nothing
    }
    // What somebody is given to apply, it applies to what it likes.
    if isModifier(nominal) { return .unknown }
    return upwardBody(of: value, nominal)
  }

  private func isBridge(_ nominal: NominalID) -> Bool {
    project.conformance(of: nominal).externals.contains {
      StandardPreferences.bridges.contains(project.names[$0])
    }
  }

  // MARK: Components

  private func component(
    _ name: Name, _ arguments: [ArgumentValue], _ site: Site,
    _ local: LocalCondition
  ) -> UpwardValues {
    guard let entry = evaluator.componentEntries[name] else {
      // Somebody else's component passes on what it is given, if it shows it.
      let parts = evaluator.placed(arguments, by: nil as ListedComponent?, site, local)
      var inside = listed(true) { together(contents(parts, local), site: site).uncertain.untold }
      inside.holdsControls = true
      return withNamedTypes(arguments, inside, local)
    }
    let placed = evaluator.placed(arguments, by: entry, site, local)
    let arrangement = StandardPreferences.arrangements[project.names[name]] ?? .untold
    // A scene and a host show one view, whatever it is made of.
    let isShown =
      entry.kind != .view && entry.kind != .navigationLink && entry.kind != .navigationContainer
    var parts = listed(arrangement == .group ? isListed : !isShown) { contents(placed, local) }
    if parts.count > 1, parts.contains(where: { !$0.contributions.isEmpty }) {
      let whole = newChoice()
      let isExclusive = StandardPreferences.exclusiveComponents.contains(project.names[name])
      parts = parts.enumerated().map { index, part in
        let branch = Contribution.Branch(choice: whole, index: Int32(truncatingIfNeeded: index))
        return isExclusive
          ? part.changed { $0.branches.append(branch) } : part.layer(index, of: whole)
      }
    }
    var inside = together(parts, site: site)
    if !plainComponents.contains(name) { inside.holdsControls = true }
    switch entry.kind {
    case .scene, .widgetConfiguration, .host: return .nothing
    case .navigationContainer:
      inside = inside.contained
      inside.holdsContainers = true
    case .view, .navigationLink: break
    }
    let result = passed(inside, by: name, arguments, site)
    switch arrangement {
    case .container: return settled(result, site)
    case .group, .elements: return result
    case .untold: return result.untold
    }
  }

  private func passed(
    _ inside: UpwardValues, by name: Name, _ arguments: [ArgumentValue], _ site: Site
  ) -> UpwardValues {
    switch passage(of: name, arguments) {
    case .passes, .passesFirst: return inside
    case .mayPass: return inside.uncertain
    case .repeats:
      let isEmitting = inside.contributions.contains { $0.use != nil }
      let repetition = isEmitting ? repetition(arguments, site) : .several
      let choice = newChoice()
      // Of elements that differ it is not told how many emit; rows of rows are as many as rows.
      let told = inside.uncertain {
        repetition == .untold || !$0.repeats && $0.branches.contains(where: \.isConditional)
      }
      let result = told.changed {
        if repetition == .several {
          $0.repeats = true
          $0.repeatsInList = true
        }
        $0.branches.append(.init(choice: choice, index: 0))
      }
      return dynamic(result, site)
    case .stops: return barred(inside, site)
    case .undecided:
      doubt(inside)
      return inside.uncertain
    case .mayStop:
      doubt(inside)
      return inside.uncertain.closed
    }
  }

  private func passage(of name: Name, _ arguments: [ArgumentValue]) -> PreferencePassage {
    if let known = componentPassages[name] { return known }
    // `List(items) { … }` is a list of `ForEach(items) { … }`.
    if StandardPreferences.rowComponents.contains(project.names[name]), arguments.count > 1,
      let data = arguments.first, data.label == .none, !data.isTrailing,
      !evaluator.isCallable(data.value)
    {
      return .repeats
    }
    return .passes
  }

  private func contents(_ placed: [PlacedContent], _ local: LocalCondition) -> [UpwardValues] {
    var parts: [UpwardValues] = []
    for item in placed {
      if item.isUnknown || item.isUntold { parts.append(.unknown) }
      guard item.isContent else { continue }
      switch item.role {
      case .destination: parts.append(upward(item.value, local).pushed)
      case .detached: _ = upward(item.value, local)
      case .arranger:
        // It shows the others wherever it likes. Of a closure's views they are the ones that stand in for others.
        let arranged = upward(item.value, local).uncertain
        let isClosure = item.slot?.parameters.isEmpty == false
        parts.append(isClosure ? arranged.resolved : arranged)
        if !isClosure { parts.append(.unknown) }
      default: parts.append(upward(item.value, local))
      }
    }
    if placed.contains(where: { $0.role == .arranger }) {
      // Listeners of the arrangement may hear what it shows.
      for part in parts { doubt(part) }
    }
    return parts
  }

  /// Content that comes up no further (D.4).
  func barred(_ inside: UpwardValues, _ site: Site) -> UpwardValues {
    var result = UpwardValues()
    result.barred = inside.barred
    for use in inside.emitters {
      let barred = BarredEmitter(use: use, kind: .stopped, site: site)
      if !result.barred.contains(barred) { result.barred.append(barred) }
    }
    return result
  }

  /// Code outside the project that is given a key may emit it and hear it; one that is given a view's type may build it.
  func withNamedTypes(
    _ arguments: [ArgumentValue], _ inside: UpwardValues, _ local: LocalCondition
  ) -> UpwardValues {
    var result = inside
    var namesKey = false
    for argument in arguments {
      guard case .metatype(let type) = evaluator.store[evaluator.core(argument.value)],
        let nominal = project.types.nominal(type)
      else { continue }
      if isKey(nominal) {
        namesKey = true
        givenAway.insert(nominal)
      }
      guard project.isInstalled(nominal) else { continue }
      result = together([result, upward(evaluator.opaque(type), local).uncertain], site: nil)
    }
    guard namesKey else { return result }
    doubt(result)
    result.isOpen = true
    return result
  }
}
