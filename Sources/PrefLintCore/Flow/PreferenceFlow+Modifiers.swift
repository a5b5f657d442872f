// Chains of modifiers: a modifier works on what stands before it in the chain (D7).

extension PreferenceFlow {
  /// A chain, from its innermost value outwards; chains may be long.
  func chain(_ value: ValueID, _ local: LocalCondition) -> UpwardValues {
    let links = links(of: value)
    return heard(if: links.contains { mayHear($0) }) { chain(links, local) }
  }

  /// The modifiers of a chain, from the outside, up to one of the project.
  private func links(of value: ValueID) -> [ValueID] {
    var links: [ValueID] = []
    var current = value
    walk: while true {
      switch evaluator.store[current] {
      case .modified(let base, let name, let arguments, _):
        links.append(current)
        // What a modifier of the project does with its content is in its body, and in a closure what an animation does.
        if let entry = evaluator.modifierEntries[name],
          entry.effect == .appliesModifier
            || evaluator.argumentGivenBase(arguments, entry) != nil
        {
          break walk
        }
        current = base
      case .typed(let inner, _) where inner != .unknown: current = inner
      default: break walk
      }
    }
    return links
  }

  /// Whether something in a modifier may hear what it is attached to: a listener for a key of the project, or the body of a style
  /// or an animation in which one may stand.
  private func mayHear(_ link: ValueID) -> Bool {
    guard case .modified(_, let name, let arguments, _) = evaluator.store[link] else {
      return false
    }
    if roles[name] == .listens {
      if case .foreign = key(arguments) { return false }
      return true
    }
    guard let entry = evaluator.modifierEntries[name],
      entry.effect == .appliesStyle
        || (entry.slots + entry.alternatives.flatMap(\.slots)).contains(where: isGivenStandIn)
    else { return false }
    return arguments.contains { evaluator.interest(of: $0.value).contains(.preferences) }
  }

  private func chain(_ links: [ValueID], _ local: LocalCondition) -> UpwardValues {
    var below: UpwardValues?
    for link in links.reversed() {
      guard case .modified(let base, let name, let arguments, let site) = evaluator.store[link]
      else { continue }
      if evaluator.modifierEntries[name]?.effect == .appliesModifier {
        below = modified(base, by: arguments, site, local)
        continue
      }
      if let content = evaluator.appliedContent(
        of: base, arguments, evaluator.modifierEntries[name], site, local)
      {
        below = applied(content, to: base, local)
        continue
      }
      if below == nil, isPicture(base, name) { below = .nothing }
      below = applied(name, arguments, site, on: base, to: below ?? upward(base, local), local)
    }
    return below ?? .nothing
  }

  /// What comes up out of what a closure builds of a view; where that is not told, the view may stand in it.
  private func applied(
    _ content: AppliedContent, to base: ValueID, _ local: LocalCondition
  ) -> UpwardValues {
    switch content {
    case .built(let content): return upward(content, local)
    case .untold:
      var below = upward(base, local)
      doubt(below)
      below.isOpen = true
      return below
    }
  }

  /// Whether a value of which nothing is known is a picture, by a modifier that nothing else has.
  private func isPicture(_ value: ValueID, _ modifier: Name) -> Bool {
    guard pictureModifiers.contains(modifier) else { return false }
    switch evaluator.store[evaluator.core(value)] {
    case .unknown, .externalMember: return true
    default: return false
    }
  }

  private func applied(
    _ name: Name, _ arguments: [ArgumentValue], _ site: Site, on base: ValueID,
    to below: UpwardValues, _ local: LocalCondition
  ) -> UpwardValues {
    if let role = roles[name] {
      return preference(role, name, arguments, site, base, below, local)
    }
    guard let entry = evaluator.modifierEntries[name] else {
      let placed = evaluator.placed(arguments, by: nil as ListedModifier?, site, local)
      let inside = listed(true) {
        together(placed.map { content($0, local) }, site: site).uncertain.untold
      }
      return withNamedTypes(arguments, together([below, inside], site: site), local)
    }
    if entry.effect == .appliesStyle {
      return styled(below, arguments)
    }
    let placed = evaluator.placed(arguments, by: entry, site, local)
    let below = withOtherViews(arguments, by: entry, on: base, below, local)
    guard !placed.isEmpty else { return below }
    let passage = modifierPassages[name] ?? StandardPreferences.passage(of: entry.effect)
    var result = below
    for item in placed {
      // A layer is one view, whatever it is made of.
      var inside = applied(at: site, to: base) {
        listed(!passage.isLayer) { content(item, local) }
      }
      inside = passage.isLayer ? settled(inside, nil) : inside.untold
      // What is given for a view may be what the modifier is applied to.
      if isGivenStandIn(item.slot) {
        for listener in inside.labelled { hear(listener, below.uncertain) }
        inside = inside.resolved
      }
      if inside.isEmpty { continue }
      if item.role == .destination { inside = inside.pushed }
      if item.role == .detached { inside = inside.uncertain }
      switch passage {
      case .stops: result = together([result, barred(inside, site)], site: site)
      case .undecided:
        doubt(inside)
        // It may be around what the modifier is applied to: a transition.
        if !inside.listeners.isEmpty { doubt(below) }
        result = together([result, inside.uncertain], site: site)
      case .mayStop:
        doubt(inside)
        result = together([result, inside.uncertain.closed], site: site)
      case .passesFirst:
        result = behind(result, inside, site)
      case .passes: result = together([result, inside], site: site)
      case .mayPass, .repeats: result = together([result, inside.uncertain], site: site)
      }
    }
    return result
  }

  /// A background comes before what it is attached to; that is not relied on (D15).
  private func behind(
    _ base: UpwardValues, _ background: UpwardValues, _ site: Site
  ) -> UpwardValues {
    guard !base.contributions.isEmpty, !background.contributions.isEmpty else {
      return together([background, base], site: site)
    }
    let whole = newChoice()
    return together([background.layer(0, of: whole), base.layer(1, of: whole)], site: site)
  }

  /// `box.frame(Row())`: a view where SwiftUI's modifier takes none is given to another one of that name, or to a method of
  /// what is no view at all. It may be shown there.
  private func withOtherViews(
    _ arguments: [ArgumentValue], by entry: ListedModifier, on base: ValueID,
    _ below: UpwardValues, _ local: LocalCondition
  ) -> UpwardValues {
    guard entry.effect != .appliesModifier, entry.effect != .appliesStyle, !entry.effect.writes
    else { return below }
    var result = below
    for argument in arguments
    where evaluator.slot(for: argument, among: arguments, entry) == nil
      && !evaluator.isCallable(argument.value) && evaluator.holdsView(argument.value)
      && isView(argument.value)
    {
      let inside = upward(argument.value, local)
      doubt(inside)
      result = together([result, inside.uncertain], site: nil)
    }
    return result
  }

  /// Whether a value certainly is a view: styles and modifiers are installed, and none; a modifier of what is not known may
  /// be a colour's.
  private func isView(_ value: ValueID) -> Bool {
    var inner = evaluator.core(value)
    while case .modified(let base, _, _, _) = evaluator.store[inner] {
      inner = evaluator.core(base)
    }
    switch evaluator.store[inner] {
    case .component, .group, .array: return true
    default: break
    }
    guard
      let nominal = project.types.nominal(project.types.unwrapped(evaluator.type(of: inner)))
    else { return false }
    return project.conformance(of: nominal).externals.contains { project.names[$0] == "View" }
  }

  /// Whether the closure of a slot is given a view that stands in for others.
  private func isGivenStandIn(_ slot: Slot?) -> Bool {
    slot?.parameters.contains { parameter in
      guard case .external(let name) = parameter else { return false }
      return StandardPreferences.standIns.contains(name)
    } ?? false
  }

  private func content(_ placed: PlacedContent, _ local: LocalCondition) -> UpwardValues {
    if placed.isUnknown || placed.isUntold { return .unknown }
    return placed.isContent ? upward(placed.value, local) : .nothing
  }

  // MARK: Preferences

  private func preference(
    _ role: PreferenceRole, _ name: Name, _ arguments: [ArgumentValue], _ site: Site,
    _ base: ValueID, _ below: UpwardValues, _ local: LocalCondition
  ) -> UpwardValues {
    var below = below
    switch key(arguments) {
    case .foreign: break
    case .unknown:
      if role == .listens { hearAny(below) } else { below.isOpen = true }
    case .own(let key):
      let use = use(role, key, site, on: base)
      switch role {
      case .sets: below = set(key, use, below)
      case .transforms: below = transformed(key, use, below)
      case .listens:
        hear(use, below)
        below = below.heard(at: site) { uses[Int($0)].key == key }
        below.listeners.append(use)
        // What is not told may be one, too.
        if below.standsIn || below.isOpen { below.labelled.append(use) }
      }
    }
    guard role == .listens, let entry = evaluator.modifierEntries[name] else { return below }
    var result = below
    for item in evaluator.placed(arguments, by: entry, site, local) {
      let inside = settled(
        applied(at: site, to: base) { listed(false) { content(item, local) } }, nil)
      result =
        modifierPassages[name] == .passesFirst
        ? behind(result, inside, site) : together([result, inside], site: site)
    }
    return result
  }

  /// A value in the place of all below (D1); listeners below do not hear it (D7).
  private func set(_ key: TypeID, _ use: Int32, _ below: UpwardValues) -> UpwardValues {
    // Whether an emitter further in has its value replaced.
    func isHidden(_ hidden: Int32, isPushed: Bool) -> Bool {
      guard mayBeSame(uses[Int(hidden)].key, key) else { return false }
      if project.types.isGeneric(key) || project.types.isGeneric(uses[Int(hidden)].key) {
        // Parameters of two views have one name, and need not be one.
        uses[Int(hidden)].isDoubtful = true
        return false
      }
      // A pushed screen is no child of the link, or of what the link stands in (C4, C6).
      if isPushed { return false }
      replace(hidden, by: use)
      let barred = BarredEmitter(use: hidden, kind: .replaced, site: uses[Int(use)].site)
      if !result.barred.contains(barred) { result.barred.append(barred) }
      return true
    }
    var result = below
    result.contributions = []
    for var item in below.contributions {
      if let hidden = item.use {
        if isHidden(hidden, isPushed: item.isPushed) { continue }
      } else if meets(key) {
        item.hiddenKeys.append(key)
      }
      result.contributions.append(item)
    }
    result = result.keepingPossible { !isHidden($0.use, isPushed: $0.isPushed) }
    noteInverted(key, use, below)
    guard meets(key) else { return result.adding(possible: use) }
    result.contributions.append(Contribution(use: use))
    return result
  }

  private func transformed(_ key: TypeID, _ use: Int32, _ below: UpwardValues) -> UpwardValues {
    noteInverted(key, use, below)
    guard meets(key) else { return below.adding(possible: use) }
    let choice = newChoice()
    var result = below.changed { item in
      if item.use == nil {
        item.hiddenKeys.append(key)
      } else {
        item.branches.append(.init(choice: choice, index: 0, isConditional: false))
      }
    }
    result.contributions.append(
      Contribution(
        use: use, branches: [.init(choice: choice, index: 1, isConditional: false)]))
    return result
  }

  private func noteInverted(_ key: TypeID, _ use: Int32, _ below: UpwardValues) {
    for listener in below.listeners where uses[Int(listener)].key == key {
      nearlyMeet(.inverted, emitter: use, listener, uses[Int(use)].site)
    }
  }

  // MARK: Modifiers of the project

  /// `base.modifier(M())`: the base comes up where the modifier's body puts its content.
  private func modified(
    _ base: ValueID, by arguments: [ArgumentValue], _ site: Site, _ local: LocalCondition
  ) -> UpwardValues {
    guard let modifier = arguments.first?.value else { return upward(base, local) }
    return modified(base, by: modifier, site, local)
  }

  private func modified(
    _ base: ValueID, by modifier: ValueID, _ site: Site, _ local: LocalCondition
  ) -> UpwardValues {
    let core = evaluator.core(modifier)
    switch evaluator.store[core] {
    case .modified(let first, let name, let arguments, let place)
    where project.names[name] == "concat":
      guard let second = arguments.first else { break }
      let modify = project.names.intern("modifier")
      let inner = evaluator.store.intern(
        .modified(
          base, modify, [ArgumentValue(label: .none, value: first, isTrailing: false)], place))
      return modified(inner, by: second.value, site, local)
    case .union(let alternatives):
      let choice = newChoice()
      var result = UpwardValues()
      for (index, alternative) in alternatives.enumerated() {
        let presence = evaluator.inAnyEnvironment(alternative.presence)
        let inner = local.and(
          presence, decided: alternative.isDecided, project.presences)
        let part = assuming(presence) { modified(base, by: alternative.value, site, inner) }
        if !alternative.isDecided { doubt(part) }
        let branch = Contribution.Branch(choice: choice, index: Int32(truncatingIfNeeded: index))
        result.add(
          standing(part, in: presence).changed { $0.branches.append(branch) })
      }
      return result
    default: break
    }
    let type = project.types.unwrapped(evaluator.type(of: core))
    guard let nominal = project.types.nominal(type),
      let body = evaluator.modifierBody(core, nominal, content: base)
    else {
      var below = upward(base, local)
      if case .component = evaluator.store[core] { return below }
      if let nominal = project.types.nominal(type), isEffect(nominal) { return below }
      doubt(below)
      below.isOpen = true
      return below
    }
    return outside(nominal, upward(body, .whole))
  }
}
